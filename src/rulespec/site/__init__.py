"""The published site: pages in English and French, written from the rulebook and from what was executed.

``python -m lum42_ref.site write`` writes the pages that mkdocs builds; ``python -m lum42_ref.site finish``
adds the door of the built site and follows every link in it.
"""
