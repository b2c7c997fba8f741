"""What a page may load and run: only what lies beside it, and nothing that is written into it."""

from typing import Final

POLICY: Final = (
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'"
)
"""The Content-Security-Policy of every page; the signs in the theme's styles are data."""
