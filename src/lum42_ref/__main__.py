"""``python -m lum42_ref``: the command ``lum42``."""

from lum42_ref.command import main

main()
