"""Test vectors: questions about LUM42 with their answers, for any implementation to check itself against."""
