"""The command of a rulebook: thin, every answer comes from elsewhere."""
