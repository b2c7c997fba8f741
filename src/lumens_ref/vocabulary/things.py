"""The things of Lumens: one entry each, with its names in both languages, its mark on cards and its letters.

Letters stand for players on chips. V alone is no letter: it begins vert as well as violet, which begins alike
in both languages, so a letter more tells them apart.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from lumens_ref.model.board import Cell, Status
from lumens_ref.model.components import Chip, Kind, Seat
from lumens_ref.model.decisions import Purpose
from lumens_ref.model.events import Way
from lumens_ref.model.table import Ending
from lumens_ref.rules.victory import Decisive
from rulespec.language import Bilingual
from rulespec.vocabulary import FEMININE, MASCULINE, Adjective, Entry, Noun, Things

BOARD: Final = Noun("board", "plateau", MASCULINE)
CHIP: Final = Noun("chip", "jeton", MASCULINE, several=True)
FIRST_CHIP: Final = Noun("first chip", "premier jeton", MASCULINE)
TOP_CHIP: Final = Noun("top chip", "jeton du dessus", MASCULINE)
STACK: Final = Noun("stack", "pile", FEMININE)
FACE: Final = Noun("face", "face", FEMININE)
NUMBER: Final = Noun("number", "nombre", MASCULINE)
BAG: Final = Noun("bag", "sac", MASCULINE)
HAND: Final = Noun("hand", "main", FEMININE)
CELL: Final = Noun("cell", "case", FEMININE)
PASSAGE: Final = Noun("passage", "passage", MASCULINE)
ROOM: Final = Noun("room", "salle", FEMININE)
CENTRAL_ROOM: Final = Noun("central room", "salle centrale", FEMININE)
START_MARKER: Final = Noun("start marker", "marqueur de départ", MASCULINE)
START_CELL: Final = Noun("start cell", "case de départ", FEMININE)
ORIGIN: Final = Noun("origin", "origine", FEMININE)
TARGET: Final = Noun("target", "arrivée", FEMININE)
COUNT: Final = Noun("count", "compte", MASCULINE)
TOTAL: Final = Noun("total", "total", MASCULINE)
FIRST_PLAYER: Final = Noun("first player", "premier joueur", MASCULINE)
POINTS: Final = Bilingual("VP", "PV")
OUT: Final = Bilingual("out", "hors jeu")
STUCK: Final = Bilingual("stuck", "bloqué")
NONE: Final = Adjective("none", "aucun", "aucune")
"""Stands alone where there is nothing or nobody."""

SEATS: Final = Things(
    Seat,
    Bilingual("a seat", "un joueur"),
    {
        Seat.YELLOW: Entry(Adjective("Yellow", "Jaune", "Jaune"), letter=Bilingual("Y", "J"), also="Y J"),
        Seat.GREEN: Entry(Adjective("Green", "Vert", "Verte"), letter=Bilingual("G", "Ve"), also="G Ve"),
        Seat.RED: Entry(Adjective("Red", "Rouge", "Rouge"), letter=Bilingual("R", "R"), also="R"),
        Seat.VIOLET: Entry(
            Adjective("Violet", "Violet", "Violette"),
            letter=Bilingual("Vi", "Vi"),
            also="Vi",
            near="purple pourpre mauve lilac",
        ),
    },
)


def _kind(kind: Kind, words: str) -> Entry[Noun]:
    """A kind of chip by its two faces, in either order."""
    low, high = kind.faces
    mark = f"{low}/{high}"
    also = f"{high}/{low} {words}"
    name = Noun(f"{mark} chip", f"jeton {mark}", MASCULINE)
    return Entry(name, word=Bilingual(mark, mark), also=also, near=f"{low} {high} {low}{high}")


KINDS: Final = Things(
    Kind,
    Bilingual("a kind of chip", "une sorte de jeton"),
    {
        Kind.ONE_SIX: _kind(Kind.ONE_SIX, "one_six un_six"),
        Kind.TWO_FIVE: _kind(Kind.TWO_FIVE, "two_five deux_cinq"),
        Kind.THREE_FOUR: _kind(Kind.THREE_FOUR, "three_four trois_quatre"),
    },
)
PURPOSES: Final = Things(
    Purpose,
    Bilingual("what a chip is drawn for", "ce pour quoi on pioche"),
    {
        Purpose.START: Entry(FIRST_CHIP, word=Bilingual("start", "départ")),
        Purpose.HAND: Entry(Noun("first hand", "première main", FEMININE), word=Bilingual("hand", "main")),
        Purpose.TURN: Entry(Noun("turn", "tour", MASCULINE)),
    },
)
WAYS: Final = Things(
    Way,
    Bilingual("how a chip is placed", "la façon de placer un jeton"),
    {
        Way.SETUP: Entry(Noun("setup", "mise en place", FEMININE)),
        Way.COUNT: Entry(
            Noun("ordinary placement", "placement ordinaire", MASCULINE), word=Bilingual("count", "compte")
        ),
        Way.DIRECT: Entry(
            Noun("direct placement", "pose directe", FEMININE),
            word=Bilingual("direct", "directe"),
            near="jump",
        ),
    },
)
ENDINGS: Final = Things(
    Ending,
    Bilingual("how a game ends", "une fin de partie"),
    {
        Ending.NOBODY_DRAWS: Entry(Bilingual("nobody draws", "personne ne pioche")),
        Ending.NOBODY_PLACES: Entry(Bilingual("nobody places", "personne ne place")),
        Ending.BOTH: Entry(Bilingual("both", "les deux")),
        Ending.ALL_PASSED: Entry(Bilingual("all passed", "tous ont passé")),
    },
)
STATUSES: Final = Things(
    Status,
    Bilingual("a status of a board", "un statut de plateau"),
    {
        Status.PUBLISHED: Entry(Bilingual("published", "publié")),
        Status.SECOND_HAND: Entry(
            Bilingual("known at second hand", "connu de seconde main"),
            word=Bilingual("second-hand", "seconde-main"),
        ),
        Status.RECONSTRUCTED: Entry(Bilingual("reconstructed", "reconstitué")),
        Status.INVENTED: Entry(Bilingual("invented", "inventé")),
    },
)
DECISIVE: Final = Things(
    Decisive,
    Bilingual("what decides a game", "ce qui décide une partie"),
    {
        Decisive.POINTS: Entry(Bilingual("victory points", "points de victoire"), word="points"),
        Decisive.CENTRAL_ROOM: Entry(CENTRAL_ROOM),
        Decisive.SHARED: Entry(Bilingual("shared victory", "victoire partagée"), word="shared"),
    },
)

THINGS: Final = (SEATS, KINDS, PURPOSES, WAYS, ENDINGS, STATUSES, DECISIVE)
"""Every thing that is a member of an enum."""
FURTHER: Final = (
    BOARD,
    CHIP,
    STACK,
    FACE,
    NUMBER,
    BAG,
    HAND,
    CELL,
    PASSAGE,
    ROOM,
    START_MARKER,
    START_CELL,
    ORIGIN,
    TARGET,
    COUNT,
    TOTAL,
    POINTS,
    OUT,
    STUCK,
)
"""Names of what is no member of an enum."""

SYNONYMS: Final[Mapping[str, Bilingual]] = {
    word: name
    for name, words in (
        (CHIP, ("token", "tile", "counter", "piece", "pion", "tuile", "pièce")),
        (FACE, ("side", "côté")),
        (NUMBER, ("pip", "pips", "value", "valeur", "chiffre")),
        (BAG, ("pouch", "stock", "supply", "réserve", "pioche")),
        (CELL, ("square", "field", "space", "carré")),
        (PASSAGE, ("corridor", "hallway", "aisle", "couloir", "allée")),
        (ROOM, ("area", "zone", "region", "block", "bâtiment")),
        (CENTRAL_ROOM, ("centre", "center", "tiebreak", "tiebreaker", "départage")),
        (START_MARKER, ("base", "home", "starting marker", "maison", "pion de départ")),
        (ORIGIN, ("source", "starting chip", "jeton de départ")),
        (TARGET, ("destination", "landing", "but")),
        (STACK, ("tower", "pile up", "tour de jetons")),
        (Bilingual("cover", "recouvrir"), ("capture", "stack up", "capturer", "empiler")),
        (OUT, ("eliminated", "dead", "éliminé", "exclu")),
        (STUCK, ("blocked in", "no move", "coincé")),
        (Noun("direct placement", "pose directe", FEMININE), ("right", "the right", "droit", "le droit")),
        (Bilingual("draw", "piocher"), ("shuffle", "pull", "tirer", "mélanger")),
        (Bilingual("tie", "égalité"), ("draw game", "ex æquo")),
    )
    for word in words
}
"""What the rulebook says for words that people search for."""


def name_of_cell(cell: Cell) -> Bilingual:
    """A cell in a sentence: (4,9)."""
    return Bilingual(f"({cell})", f"({cell})")


def name_of_chip(chip: Chip) -> Bilingual:
    """A chip that lies on the board: Green's 1, le 1 de Vert."""
    owner = SEATS[chip.seat].name.genitive
    return Bilingual(f"{owner.en} {chip.number}", f"le {chip.number} {owner.fr}")


def names(seats: Iterable[Seat]) -> Bilingual:
    """Players as people list them: Yellow, Green and Red."""
    *others, last = [SEATS[seat].name for seat in seats]
    if not others:
        return Bilingual(last.en, last.fr)
    english, french = ", ".join(name.en for name in others), ", ".join(name.fr for name in others)
    return Bilingual(f"{english} and {last.en}", f"{french} et {last.fr}")
