"""Questions about LUM42 for the vectors."""
