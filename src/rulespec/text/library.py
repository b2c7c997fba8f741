"""Where the texts of this package lie, in a checkout and in an installed package alike."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent.parent / "lum42_ref"
CLAUSES = PACKAGE / "clauses"


def errata_directory() -> Path:
    """The register: inside an installed package, at the top of a checkout."""
    packaged = PACKAGE / "errata"
    return packaged if packaged.is_dir() else PACKAGE.parent.parent / "errata" / "lum42"
