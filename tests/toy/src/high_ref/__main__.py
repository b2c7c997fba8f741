"""``python -m high_ref``: the command ``high``."""

from high_ref.command import main

main()
