"""The code: a page a module, filled in from its docstrings when the site is built."""

import re
from typing import Final

from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.edition import Edition
from rulespec.site.material import MACHINERY

OF_THE_GAME: Final = {
    "engine": Bilingual(
        "the whole interface: new game, legal actions, verdicts, play",
        "toute l'interface : partie, actions légales, verdicts, jeu",
    ),
    "paper": Bilingual(
        "text, pictures and files, a call each", "texte, images et fichiers, un appel pour chacun"
    ),
    "rulings": Bilingual("the readings in force", "les lectures en vigueur"),
    "model": Bilingual("what lies on the table", "ce qui se trouve sur la table"),
    "rules": Bilingual(
        "what may be done: a module a chapter", "ce que l'on peut faire : un module par chapitre"
    ),
    "soundness": Bilingual("which positions and layouts can be", "les positions et mises en place possibles"),
    "vocabulary": Bilingual("the words of the game", "les mots du jeu"),
    "notation": Bilingual(
        "positions, actions and records as text", "positions, actions et parties sous forme de texte"
    ),
    "codec": Bilingual("the same as JSON", "les mêmes en JSON"),
    "drawing": Bilingual("positions as pictures", "positions en images"),
    "telling": Bilingual(
        "events, decisions and reasons as sentences", "événements, choix et motifs en phrases"
    ),
}
"""The parts of a game that readers look for, and what they are."""
OF_THE_MACHINERY: Final = {
    "text": Bilingual("clauses, rulings, trace", "clauses, décisions, traçabilité"),
    "engine": Bilingual("decisions, chapters, verdicts", "choix, chapitres, verdicts"),
    "vocabulary": Bilingual(
        "entries, frames of sentences, grammar", "entrées, modèles de phrases, grammaire"
    ),
    "notation": Bilingual("text in and out", "le texte, lu et écrit"),
    "codec": Bilingual("JSON in and out", "le JSON, lu et écrit"),
    "telling": Bilingual("sentences", "les phrases"),
    "drawing": Bilingual("pictures", "les images"),
    "game": Bilingual("all that a game is made of", "tout ce dont un jeu est fait"),
    "saving": Bilingual("positions and games in files", "positions et parties dans des fichiers"),
    "notebook": Bilingual("what notebooks show", "ce que montrent les carnets"),
    "recorded": Bilingual("scenarios written down", "les scénarios enregistrés"),
    "vectors": Bilingual("test vectors", "vecteurs de test"),
    "conformance": Bilingual("checking other programs", "vérifier d'autres programmes"),
    "errors": Bilingual("what goes wrong, and how it is said", "ce qui ne va pas, et comment c'est dit"),
}
"""The parts of the machinery, and what they are."""
LEFT_OUT: Final = ("cli", "site", "command", "public", "version")
"""Parts that are of no use to other programs, or only pass on what others have."""
DEFINED: Final = re.compile(r"^(?:def|class|@|[A-Za-z]\w*(?::|\s*=))", re.MULTILINE)
"""What a module has of its own; ``__all__`` is none of it."""
WITHOUT_MEMBERS: Final = """
    options:
      members: false
"""
"""For packages that only pass on what their modules have."""
SHORTER: Final = """
    options:
      heading_level: 3
      separate_signature: false
      show_attribute_values: false
      show_signature_annotations: false
      show_labels: false
      show_symbol_type_heading: false
      show_symbol_type_toc: false
"""
"""For modules with so many members that their page would be long: no values, and a short list of contents."""
INTRODUCTION: Final = Bilingual(
    "The package `{package}`. Functions that carry out a clause cite it; the citations lead to the clause.",
    "Le paquet `{package}`. Les fonctions qui réalisent une clause la citent ; les citations mènent à la "
    "clause. Les descriptions sont en anglais, comme le code.",
)
SHARED: Final = Bilingual(
    "The package `{package}`: the machinery, which knows no rulebook and serves every one.",
    "Le paquet `{package}` : la mécanique, qui ne connaît aucun livret et les sert tous.",
)
GUIDE: Final = Bilingual(
    "Text, pictures, files and games to play again: [programming with the engine](../programming.md).",
    "Texte, images, fichiers et parties à rejouer : [programmer avec le moteur](../programming.md).",
)
THE_GAME: Final = Bilingual("The game", "Le jeu")
THE_MACHINERY: Final = Bilingual("The machinery", "La mécanique")
EXAMPLE: Final = """```python
import {package} as game

state = game.new_game(seed=7)
action = game.legal_actions(state)[0]
game.explain(state, action)                    # .allowed, .reasons, .objections, .events, .clauses
doubts = game.explain(state, action, depends_on=True).depends_on
for doubt in doubts:                           # one for each ruling that decides here
    print(doubt.ruling, doubt.reading)         # its id, and the reading in force
    for reading, verdict in doubt.others.items():
        print(reading, verdict.allowed)        # what each other reading would answer
step = game.play(state, action)                # .state, .events
```"""

DEPENDS_ON: Final = Bilingual(
    "`depends_on` names every ruling of which another reading would change the answer: whether the action is "
    "allowed, or what would happen, points included. The clauses and the reasons that are named do not "
    "count, nor does who decides next. It is worked out by asking the same question again, one reading "
    "changed at a time and the decision posed as that reading poses it; two readings that only matter "
    "together are therefore not found. Where a ruling has more readings than can be listed, one stands for "
    "each name in the register. A reading under which the position could not exist has no answer and is "
    "left out of `others`. "
    "Without `depends_on=True` the field is `None`, and nothing is worked out.",
    "`depends_on` nomme chaque décision dont une autre lecture changerait la réponse : le fait que l'action "
    "soit permise, ou ce qui se passerait, points compris. Les clauses et les motifs cités ne comptent "
    "pas, ni qui décide ensuite. Pour le savoir, la même question est reposée, une seule lecture changée à "
    "la fois, et le choix posé comme elle le pose ; deux lectures qui ne comptent qu'ensemble ne sont donc "
    "pas trouvées. Quand une décision a plus de lectures qu'on n'en peut énumérer, une lecture représente "
    "chaque nom du registre. Une lecture "
    "sous laquelle la position ne peut exister n'a pas de réponse et manque dans `others`. Sans "
    "`depends_on=True`, le champ vaut `None` et rien n'est calculé.",
)


def write_api(edition: Edition) -> None:
    """Write the page of every module, and the list of parts."""
    package, title = edition.material.book.package, edition.say(captions.API)
    parts = [
        f"# {title}",
        edition.say(INTRODUCTION).format(package=package),
        EXAMPLE.format(package=package),
        *_guide(edition),
        edition.say(DEPENDS_ON),
        f"## {edition.say(THE_GAME)} {{ #game }}",
        *_listed(edition, package, OF_THE_GAME),
        f"## {edition.say(THE_MACHINERY)} {{ #machinery }}",
        edition.say(SHARED).format(package=MACHINERY),
        *_listed(edition, MACHINERY, OF_THE_MACHINERY),
    ]
    edition.write("api/index", title, parts)
    for module in shown_modules(edition):
        _write_module(edition, module)


def _guide(edition: Edition) -> list[str]:
    """The page that shows text, pictures and files, if the game has one."""
    guide = edition.material.book.docs / f"programming.{edition.language}.md"
    return [edition.say(GUIDE)] if guide.is_file() else []


def shown_modules(edition: Edition) -> list[str]:
    """The modules that have a page, by their full names."""
    return [
        module
        for module in edition.material.modules
        if module.split(".")[1] not in LEFT_OUT and not module.rpartition(".")[2].startswith("_")
    ]


def module_path(edition: Edition, module: str) -> str:
    """The path of the page of a module."""
    return edition.material.module_page(module).rstrip("/")


def _listed(edition: Edition, package: str, parts: dict[str, Bilingual]) -> list[str]:
    listed = []
    for part, meaning in parts.items():
        whole = f"{package}.{part}"
        modules = [name for name in shown_modules(edition) if f"{name}.".startswith(f"{whole}.")]
        if modules:
            names = [module_path(edition, name).removeprefix("api/") for name in modules]
            links = " · ".join(f"[`{name}`]({name}.md)" for name in names)
            listed.append(f"### `{part}`\n\n{edition.say(meaning)}\n\n{links}")
    return listed


def _write_module(edition: Edition, module: str) -> None:
    path, engine = module_path(edition, module), edition.material.game.engine
    name = path.removeprefix("api/")
    options = ""
    if module in (engine.reasons.__module__, engine.event.__module__, type(engine).__module__):
        options = SHORTER
    elif not DEFINED.search(edition.material.source_of(module)):
        options = WITHOUT_MEMBERS
    edition.write(path, name, [f"# `{name}` {{ #module }}", f"::: {module}{options}"])
