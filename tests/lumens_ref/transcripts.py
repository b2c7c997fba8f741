"""``python -m tests.lumens_ref.transcripts`` writes down what ``lumens`` says to all kinds of questions."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import attrs

from rulespec.language import Language
from tests.lumens_ref.support.shell import as_typed, typed

FOLDER: Final = Path(__file__).parent / "told"


def in_french(chips: str) -> str:
    """Letters of colours as French has them; what else is there is alike."""
    return chips.replace("Y", "J").replace("G", "Ve")


HANDS: Final = ("13,1 G1; hand yellow 3/4; hand green 1/6", "13,1 Ve1; main jaune 3/4; main vert 1/6")
"""Green's start marker, and what both hold; the turn is Yellow's, who was first."""
TURN: Final = (f"1,9 Y3; {HANDS[0]}", f"1,9 J3; {HANDS[1]}")
SIXES: Final = "1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6"
"""Every chip is blocked or points off the board; but for start markers."""
STUCK: Final = (
    f"1,9 Y6/Y1; 13,1 G6; {SIXES}; hand yellow 3/4; hand green 1/6; out yellow; turn green",
    f"1,9 J6/J1; 13,1 Ve6; {in_french(SIXES)}; main jaune 3/4; main vert 1/6; hors-jeu jaune; tour vert",
)
"""Green has its start marker left."""
ALL_SIXES: Final = f"1,9 Y6/Y1; 13,1 G6/G6; {SIXES}"
OVER: Final = (
    f"{ALL_SIXES}; hand yellow 3/4; hand green 2/5; out yellow green; ended nobody_places",
    f"{in_french(ALL_SIXES)}; main jaune 3/4; main vert 2/5; hors jaune vert; terminée personne_ne_place",
)
"""Nobody could place any more."""
FULL_BOARD: Final = (
    "2,1 Y3; 13,1 G4/G2; 1,3 Y5; 6,3 Y1/Y6; 7,3 G3/G6; 10,3 G6; 11,3 G4/G1; 13,3 G6/G2; 2,4 Y3; 5,4 Y2/Y2; "
    "7,4 Y3/G6; 1,5 Y3; 4,5 Y6/Y5; 11,5 G6; 5,6 G5; 7,6 G2; 1,7 Y2/Y6; 2,7 Y3/Y6; 5,7 Y1/Y3; 7,7 G5/Y5; "
    "11,7 G2/G4; 11,8 G3; 1,9 Y2/Y6; 3,9 Y4/Y2; 7,9 Y4/Y6; 10,9 G1/G4; 11,9 G1; 12,9 G5; 13,9 G4/G3"
)
LAST_CHIP: Final = (
    f"{FULL_BOARD}; hand green 2/5; turn green",
    f"{in_french(FULL_BOARD)}; main vert 2/5; tour vert",
)
"""Green holds the last chip of all, and both will have 16 VP."""
DRAW: Final = (
    "1,9 Y3; 4,9 Y3; 13,1 G1; hand green 1/6; pending draw_chip chance player=yellow",
    "1,9 J3; 4,9 J3; 13,1 Ve1; main vert 1/6; attente piocher_jeton hasard joueur=jaune",
)
ONES_AND_SIXES: Final = "2,1 Y1/Y1; 3,1 Y1/Y1; 4,1 Y6/Y6; 5,1 Y6/Y6"
NONE_LEFT: Final = (f"{DRAW[0]}; {ONES_AND_SIXES}", f"{DRAW[1]}; {in_french(ONES_AND_SIXES)}")
"""All of Yellow's ones and sixes lie on the board."""
BEGINNING: Final = (
    "first-chip yellow 1/6; first-chip green 1/6; pending choose_face yellow",
    "premier-jeton jaune 1/6; premier-jeton vert 1/6; attente choisir_face jaune",
)
FIRST_PLAYER: Final = (
    f"1,9 Y3; {HANDS[0]}; pending draw_first_player chance",
    f"1,9 J3; {HANDS[1]}; attente tirer_premier_joueur hasard",
)
CHOICE_OF_STARTS: Final = (
    "reading R-10 chosen_in_order; pending choose_start yellow",
    "lecture R-10 chosen_in_order; attente choisir_départ jaune",
)


@attrs.frozen
class Session:
    """A command, typed in English and in French."""

    shows: str
    en: tuple[str, ...]
    fr: tuple[str, ...]

    def words(self, language: Language) -> tuple[str, ...]:
        """What is typed."""
        return self.en if language is Language.EN else (*self.fr, "--lang", "fr")


def asked(
    shows: str, cards: Sequence[str], action: tuple[str, str], *more: str, beside: str | None = None
) -> Session:
    """A question about one action; what is beside the hands is added to the card of both languages."""
    english, french = cards
    if beside is not None:
        english, french = f"{beside}; {english}", f"{in_french(beside)}; {french}"
    return Session(shows, ("ask", english, action[0], *more), ("ask", french, action[1], *more))


REFUSED: Final = (
    asked("no origin", HANDS, ("yellow: place 3,9 3", "jaune : placer 3,9 3"), beside="1,9 Y3"),
    asked("covered", HANDS, ("yellow: 7,2 4", "jaune : 7,2 4"), beside="1,9 Y1; 7,5 G1/Y3"),
    asked("blocked", HANDS, ("Y: 4,9 3", "J : 4,9 3"), beside="1,9 Y3; 2,9 G4"),
    asked("full", HANDS, ("yellow: put 1,7 3", "jaune : poser 1,7 3"), beside="1,9 Y2; 1,7 G1/Y6"),
    asked("foreign start", HANDS, ("yellow: 13,1 3", "JAUNE : 13,1 3"), beside="1,9 Y1; 12,1 Y1"),
    asked("right spent", HANDS, ("yellow: start 3", "jaune : départ 3"), beside="1,9 Y2/Y1"),
    asked("not your turn", HANDS, ("green: 12,1 1", "vert : 12,1 1"), beside="1,9 Y3"),
    asked("out", STUCK, ("yellow: start 3", "jaune : départ 3")),
    asked("must place", HANDS, ("yellow: pass", "jaune : passer"), beside="1,9 Y3"),
    asked("no such face", HANDS, ("yellow: 4,9 5", "jaune : 4,9 5"), beside="1,9 Y3"),
    asked("not on the board", HANDS, ("yellow: 1,12 3", "jaune : 1,12 3"), beside="1,9 Y3"),
    asked("another decision", HANDS, ("yellow: face 3", "jaune : face 3"), beside="1,9 Y3"),
    asked("not in the bag", NONE_LEFT, ("chance: draw 1/6", "hasard : piocher 1/6")),
    asked("nobody plays that colour", FIRST_PLAYER, ("first red", "premier rouge")),
    asked("the game is over", OVER, ("start 3", "départ 3")),
    asked(
        "the right needs one who is stuck",
        HANDS,
        ("yellow: start 3", "jaune : départ 3"),
        "--reading",
        "R-17=only_when_stuck",
        beside="1,9 Y3",
    ),
    asked(
        "no count to one's own start",
        HANDS,
        ("yellow: 1,9 3", "jaune : 1,9 3"),
        "--reading",
        "R-18=only_by_right",
        beside="1,9 Y3; 4,9 Y3",
    ),
    asked(
        "rooms first",
        HANDS,
        ("yellow: 4,9 3", "jaune : 4,9 3"),
        "--reading",
        "R-13=rooms_if_possible",
        beside="1,9 Y3; 7,8 Y2",
    ),
    asked(
        "rooms only",
        HANDS,
        ("yellow: 4,9 3", "jaune : 4,9 3"),
        "--reading",
        "R-13=rooms_only",
        beside="1,9 Y3",
    ),
    asked("no start place", CHOICE_OF_STARTS, ("yellow: take 2,2", "jaune : prendre 2,2")),
    Session(
        "a start place that is taken",
        ("ask", CHOICE_OF_STARTS[0], "yellow: take 1,9", "green: take 1,9", "--card"),
        ("ask", CHOICE_OF_STARTS[1], "jaune : prendre 1,9", "vert : prendre 1,9", "--card"),
    ),
)
"""Every reason there is, at least once."""
PLAYED: Final = (
    Session(
        "a whole line of play",
        (
            "ask",
            BEGINNING[0],
            "yellow: face 6",
            "green: face 1",
            "draw 3/4",
            "draw 2/5",
            "first green",
            "green: 12,1 5",
            "draw 1/6",
            "yellow: 7,9 3",
            "--card",
        ),
        (
            "ask",
            BEGINNING[1],
            "jaune : face 6",
            "vert : montrer 1",
            "piocher 3/4",
            "pioche 5/2",
            "premier vert",
            "vert : placer 12,1 5",
            "hasard : PIOCHER 1/6",
            "J : (7,9) 3",
            "--card",
        ),
    ),
    asked("the last chip, and the middle decides", LAST_CHIP, ("green: 9,9 5", "vert : 9,9 5"), "--card"),
    Session(
        "nobody can place any more, and two share",
        ("ask", STUCK[0], "green: start 6", "draw 2/5", "--card"),
        ("ask", STUCK[1], "vert : départ 6", "piocher 2/5", "--card"),
    ),
    Session("every turn", ("moves", TURN[0], "--turns"), ("moves", TURN[1], "--turns")),
    Session("every action", ("moves", TURN[0]), ("moves", TURN[1])),
    Session("every draw", ("moves", DRAW[0]), ("moves", DRAW[1])),
    Session("a new game", ("new", "--seed", "7"), ("new", "--seed", "7")),
    Session(
        "a new game of four",
        ("new", "--seed", "7", "--variant", "invented-example"),
        ("new", "--seed", "7", "--variant", "invented-example"),
    ),
    Session("deep in a game", ("random", "--seed", "7"), ("random", "--seed", "7")),
)
MISTAKEN: Final = (
    Session(
        "start markers with foreign chips, and more",
        ("show", "1,9 G3; 13,1 Y1/R2; 7,5 Y1/G2/Y3; 14,1 Y2; players yellow green"),
        ("show", "1,9 Ve3; 13,1 J1/R2; 7,5 J1/Ve2/J3; 14,1 J2; joueurs jaune vert"),
    ),
    Session(
        "more chips than there are",
        ("show", "1,9 Y3; 13,1 G1; hand yellow 3/4; hand green 1/6; bag yellow 1/6 9; bag green 2/5 2"),
        ("show", "1,9 J3; 13,1 Ve1; main jaune 3/4; main vert 1/6; sac jaune 1/6 9; sac vert 2/5 2"),
    ),
    Session(
        "three players without a board",
        ("new", "--players", "3"),
        ("new", "--players", "3"),
    ),
    Session("a colour that no letter says", ("show", "4,9 V3"), ("show", "4,9 V3")),
    Session(
        "a colon is missing",
        ("ask", TURN[0], "yellow 4,9 3"),
        ("ask", TURN[1], "jaune 4,9 3"),
    ),
    Session(
        "a word of other games",
        ("ask", TURN[0], "yellow: jump 3"),
        ("ask", TURN[1], "jaune : sauter 3"),
    ),
    Session(
        "a number is missing",
        ("ask", TURN[0], "yellow: 4,9"),
        ("ask", TURN[1], "jaune : 4,9"),
    ),
    Session("no such kind", ("show", "hand yellow 1/5"), ("show", "main jaune 1/5")),
    Session("no card at all", ("show", ""), ("show", "")),
    Session("no board of that name", ("board", "two-playres"), ("board", "two-playres")),
    Session("a board that is none", ("board", "{}"), ("board", "{}")),
)
SESSIONS: Final = (*REFUSED, *PLAYED, *MISTAKEN)


@cache
def transcript(language: Language) -> str:
    """Everything that is typed, and what is said to it, with the exit code where it is not 0."""
    return "\n".join("\n".join(told(session, language)) for session in SESSIONS)


def told(session: Session, language: Language) -> Iterator[str]:
    """One command, and what is said to it."""
    words = session.words(language)
    said = typed(*words)
    yield f"=== {session.shows}"
    yield as_typed(words)
    yield said.err + said.out + (f"[{said.code}]\n" if said.code else "")


def path(language: Language) -> Path:
    """Where the transcript lies."""
    return FOLDER / f"commands.{language}.txt"


if __name__ == "__main__":
    for each in Language:
        path(each).write_text(transcript(each), encoding="utf-8")
