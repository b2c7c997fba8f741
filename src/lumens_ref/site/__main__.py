"""``python -m lumens_ref.site``: write the pages that mkdocs builds."""

from lumens_ref.book import BOOK
from lumens_ref.site.plan import load_plan
from rulespec.site.command import site_command

if __name__ == "__main__":
    site_command(BOOK, load_plan)()
