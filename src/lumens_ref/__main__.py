"""``python -m lumens_ref``: the command ``lumens``."""

from lumens_ref.command import main

main()
