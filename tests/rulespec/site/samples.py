"""A small site to test with: the toy rulebook, its scenarios, and a few pages."""

import shutil
from pathlib import Path

from high_ref.book import BOOK
from high_ref.game import GAME
from rulespec.language import Language
from rulespec.site.edition import Edition
from rulespec.site.material import Material, load_material
from rulespec.site.search_index import LIBRARY, MODULES
from tests.support.toy_scenarios import CARD, write_records

CHECKOUT = Path(__file__).resolve().parents[3]
CHAPTERS = "\n".join(
    f'[{code}]\nintro_en = "About {code}."\nintro_fr = "De {code}."\n' for code in ("HND", "TRN", "END")
)
QUESTIONS = f"""
en.introduction = "Asked and answered."
fr.introduction = "Demandé et tranché."

[[question]]
id = "equal-card"
clauses = ["TRN-2"]
rulings = ["R-01"]
en = {{ q = "May I play an equal card?", a = "No, only a higher one [[TRN-2]]." }}
fr = {{ q = "Puis-je jouer une carte égale ?", a = "Non, seulement une plus haute [[TRN-2]]." }}
card = "{CARD}"
play = ["red: play three"]
otherwise = [{{ reading = "R-01 equal_beats", points = {{ red = 3 }}, decides = "chance roll" }}]
"""


def checkout(root: Path) -> Path:
    """The toy rulebook as a project of its own, with all that its site needs, free to be damaged."""
    shutil.copytree(CHECKOUT / "tests" / "toy", root, dirs_exist_ok=True)
    shutil.copytree(CHECKOUT / "docs" / "assets", root / "docs" / "assets")
    write_records(root)
    write_file(root, "CHANGELOG.md", "# Changelog\n\n- Something.\n")
    write_page(root, "chapters.toml", CHAPTERS)
    write_page(root, "questions.toml", QUESTIONS)
    for language in Language:
        write_page(root, f"index.{language}.md", "# Home\n")
        for library in LIBRARY.values():
            write_file(root, f"{MODULES}/{library.format(language=language)}", "// a library\n")
    return root


def write_page(root: Path, name: str, text: str) -> Path:
    return write_file(root, f"docs/{BOOK.name}/site/{name}", text)


def write_file(root: Path, name: str, text: str) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def material(root: Path) -> Material:
    return load_material(GAME, root, root / "recorded")


def edition(root: Path, language: Language = Language.EN) -> Edition:
    return Edition.begin(material(checkout(root)), language, root / "pages")


def page(root: Path, name: str) -> str:
    return (root / "pages" / f"{name}.md").read_text(encoding="utf-8")
