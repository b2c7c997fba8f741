"""The published site: pages in English and French, written from the rulebook and from what was executed.

``python -m rulespec.site write`` writes the pages that mkdocs builds; ``python -m rulespec.site finish``
adds the door of the built site and follows every link in it.
"""
