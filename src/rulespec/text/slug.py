"""Names as parts of addresses and of file names."""

import re
import unicodedata


def slug(name: str) -> str:
    """A name in lower-case ASCII letters, digits and dashes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
