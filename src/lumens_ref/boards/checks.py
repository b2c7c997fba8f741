"""What a board file has to satisfy: every check, and what it looks for."""

import enum
from collections.abc import Mapping
from typing import Final

import attrs

from rulespec.engine.frozen import FrozenMap
from rulespec.errors import Fault
from rulespec.language import Bilingual, Language


class Level(enum.Enum):
    """What becomes of a board that fails a check."""

    ERROR = "error"
    """It is refused."""
    WARNING = "warning"
    """It is used, and the warning is shown."""


LEVEL_NAMES: Final[Mapping[Level, Bilingual]] = FrozenMap(
    {Level.ERROR: Bilingual("error", "erreur"), Level.WARNING: Bilingual("warning", "avertissement")}
)


class Check(enum.Enum):
    """A check, by its code."""

    FIELDS = "B-01"
    LABELS = "B-02"
    ROWS = "B-03"
    PLAYERS = "B-04"
    SIZE = "B-05"
    ROOM_COUNT = "B-06"
    ROOM_IN_ONE_PIECE = "B-07"
    CENTRAL_ROOM = "B-08"
    ONE_ROOM_OF_NINE = "B-09"
    STARTS = "B-10"
    START_CORNERS = "B-11"
    CENTRAL_ROOM_OFF_CENTRE = "B-20"
    UNUSUAL_STARTS_FOR_THREE = "B-21"
    ROOMS_THAT_TOUCH = "B-22"

    @property
    def code(self) -> str:
        """Its code."""
        return self.value

    @property
    def level(self) -> Level:
        """From B-20 on a check only warns."""
        return Level.WARNING if self in WARNINGS else Level.ERROR

    @property
    def asks(self) -> Bilingual:
        """What it asks of a board."""
        return ASKED[self]


WARNINGS: Final = (Check.CENTRAL_ROOM_OFF_CENTRE, Check.UNUSUAL_STARTS_FOR_THREE, Check.ROOMS_THAT_TOUCH)

ASKED: Final[Mapping[Check, Bilingual]] = FrozenMap(
    {
        Check.FIELDS: Bilingual(
            "exactly the fields of a board file; format is lumens-board and version is 1",
            "exactement les champs d'un fichier de plateau ; format vaut lumens-board et version vaut 1",
        ),
        Check.LABELS: Bilingual(
            "name and source are a line of text each; status is one of the four; the name of an invented "
            "board contains the word invented",
            "name et source sont chacun une ligne de texte ; status est l'un des quatre ; le nom d'un "
            "plateau inventé contient le mot « invented »",
        ),
        Check.ROWS: Bilingual(
            "all rows of the grid have the same length and consist of the letters A to Z and dots",
            "toutes les rangées de la grille ont la même longueur et se composent de lettres A à Z et de "
            "points",
        ),
        Check.PLAYERS: Bilingual(
            "players is [2], [3], [4] or [3, 4]", "players vaut [2], [3], [4] ou [3, 4]"
        ),
        Check.SIZE: Bilingual(
            "13 columns and 9 rows for two players, 15 by 15 for three or four",
            "13 colonnes et 9 rangées à deux joueurs, 15 sur 15 à trois ou quatre",
        ),
        Check.ROOM_COUNT: Bilingual(
            "9 rooms for two players, 11 for three or four", "9 salles à deux joueurs, 11 à trois ou quatre"
        ),
        Check.ROOM_IN_ONE_PIECE: Bilingual(
            "the cells of every room hang together by their edges",
            "les cases de chaque salle se tiennent par leurs côtés",
        ),
        Check.CENTRAL_ROOM: Bilingual(
            "central_room is a room of the grid and has 9 cells",
            "central_room est une salle de la grille et compte 9 cases",
        ),
        Check.ONE_ROOM_OF_NINE: Bilingual(
            "no other room has 9 cells: the rulebook tells the central room by that number",
            "aucune autre salle ne compte 9 cases : la règle désigne la salle centrale par ce nombre",
        ),
        Check.STARTS: Bilingual(
            "starts has one list for each number of players, with that many different cells of the board",
            "starts a une liste pour chaque nombre de joueurs, avec autant de cases différentes du plateau",
        ),
        Check.START_CORNERS: Bilingual(
            "four players start in the four corners, listed clockwise; two in opposite corners",
            "à quatre, on part des quatre angles, dans le sens horaire ; à deux, d'angles opposés",
        ),
        Check.CENTRAL_ROOM_OFF_CENTRE: Bilingual(
            "the central room holds the middle cell of the board",
            "la salle centrale contient la case du milieu du plateau",
        ),
        Check.UNUSUAL_STARTS_FOR_THREE: Bilingual(
            "three players start in two corners of one side and the middle cell of the opposite side, "
            "listed clockwise",
            "à trois, on part de deux angles d'un côté et de la case du milieu du côté opposé, dans le sens "
            "horaire",
        ),
        Check.ROOMS_THAT_TOUCH: Bilingual(
            "no two rooms share an edge: on the side that is known rooms are apart",
            "aucune salle n'en touche une autre par un côté : sur le côté connu, elles sont séparées",
        ),
    }
)


@attrs.frozen
class BoardFault:
    """One thing that is wrong, or strange, at one place of a board file."""

    check: Check
    path: str
    """Where, as a JSON pointer."""
    place: Bilingual
    """Where, for people."""
    message: Bilingual
    """What was expected, and what was found."""

    @property
    def code(self) -> str:
        """The code of the check."""
        return self.check.code

    @property
    def is_error(self) -> bool:
        """The board is refused."""
        return self.check.level is Level.ERROR

    @property
    def fault(self) -> Fault:
        """The same, as errors list it."""
        place = self.place
        return Fault(Bilingual(f"{self.code}, {place.en}", f"{self.code}, {place.fr}"), self.message)

    def in_language(self, language: Language) -> str:
        """Code, place and message, for somebody who reads that language."""
        return self.fault.in_language(language)
