"""The site of the rulebooks: pages in English and French, made from their texts and from what was executed.

A rulebook makes its command with ``site_command``: ``write`` writes the pages that mkdocs builds. When all
are built, ``python -m rulespec.site`` makes one site of them: it adds door and homes and follows every link.
"""
