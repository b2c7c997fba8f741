"""The code: a page a module, filled in from its docstrings when the site is built."""

from rulespec.site import words
from rulespec.site.book import Book
from rulespec.text.language import Bilingual

FRONT = (
    (
        "engine",
        Bilingual(
            "the whole interface: new game, legal actions, verdicts, play",
            "toute l'interface : partie, actions légales, verdicts, jeu",
        ),
    ),
    ("rulings", Bilingual("the readings in force", "les lectures en vigueur")),
    ("model", Bilingual("what lies on the table", "ce qui se trouve sur la table")),
    (
        "rules",
        Bilingual("what may be done: a module a chapter", "ce que l'on peut faire : un module par chapitre"),
    ),
    (
        "notation",
        Bilingual(
            "positions, actions and records as text", "positions, actions et parties sous forme de texte"
        ),
    ),
    ("codec", Bilingual("the same as JSON", "les mêmes en JSON")),
    ("drawing", Bilingual("positions as pictures", "positions en images")),
    (
        "telling",
        Bilingual("events, decisions and reasons as sentences", "événements, choix et motifs en phrases"),
    ),
    ("rulebook", Bilingual("clauses, rulings, trace", "clauses, décisions, traçage")),
    ("vectors", Bilingual("test vectors", "vecteurs de test")),
    ("conformance", Bilingual("checking other programs", "vérifier d'autres programmes")),
    ("errors", Bilingual("what goes wrong, and how it is said", "ce qui ne va pas, et comment c'est dit")),
)
"""The parts of the package that readers look for, and what they are."""
SHORTER = """
    options:
      heading_level: 3
      separate_signature: false
      show_attribute_values: false
      show_signature_annotations: false
"""
LONG: dict[str, str] = dict.fromkeys(("model.reasons", "model.events"), SHORTER)
"""Modules with so many members that their page would be long: no values, and a short table of contents."""
LEFT_OUT = ("cli", "site")
INTRODUCTION = Bilingual(
    "The package `lum42_ref`. Functions that carry out a clause cite it; the citations lead to the clause.",
    "Le paquet `lum42_ref`. Les fonctions qui réalisent une clause la citent ; les citations mènent à la "
    "clause. Les "
    "descriptions sont en anglais, comme le code.",
)
EXAMPLE = """```python
import lum42_ref as lum

state = lum.new_game(players=4, seed=7)
action = lum.legal_actions(state)[0]
lum.explain(state, action)                     # .allowed, .reasons, .events, .clauses, .rulings
step = lum.play(state, action)                 # .state, .events
```"""


def write_api(book: Book) -> None:
    """Write the page of every module, and the list of parts."""
    listed = []
    for part, meaning in FRONT:
        modules = [name for name in shown_modules(book) if name == part or name.startswith(f"{part}.")]
        if modules:
            links = " · ".join(f"[`{name}`]({name}.md)" for name in modules)
            listed.append(f"### `{part}`\n\n{book.say(meaning)}\n\n{links}")
    title = book.say(words.API)
    book.write("api/index", title, [f"# {title}", book.say(INTRODUCTION), EXAMPLE, *listed])
    for name in shown_modules(book):
        path = f"api/{name}"
        parts = [f"# `{name}` {{ #module }}", f"::: lum42_ref.{name}" + LONG.get(name, "")]
        book.write(path, name, parts, search="\n  boost: 0.3")


def shown_modules(book: Book) -> list[str]:
    """The modules that have a page."""
    return [
        name
        for name in book.material.modules
        if name.partition(".")[0] not in LEFT_OUT and not name.rpartition(".")[2].startswith("_")
    ]
