"""The site of a game: pages in English and French, written from its rulebook and from what was executed.

A game makes the command with ``site_command``: ``write`` writes the pages that mkdocs builds; ``finish`` adds
the door of the built site and follows every link in it.
"""
