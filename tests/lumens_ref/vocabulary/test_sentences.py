"""What a referee says: who, where, which number, counted from where, covering what."""

import pytest

from lumens_ref.engine import legal_actions
from lumens_ref.model import decisions as ask
from lumens_ref.model import events as happens
from lumens_ref.model.board import Cell
from lumens_ref.model.components import Chip, Kind, Seat
from lumens_ref.model.decisions import Purpose
from lumens_ref.model.events import Way
from lumens_ref.model.table import Ending
from lumens_ref.notation import read_card
from lumens_ref.telling import tell, tell_action, tell_decision
from rulespec.engine import CHANCE
from rulespec.language import Language

YELLOW, GREEN, RED, VIOLET = Seat
HOME, THERE = Cell(1, 9), Cell(4, 9)
BY = ("PLC-5",)

EVENTS = {
    "a start place": (
        happens.StartTaken(BY, RED, HOME),
        "Red takes the start place at (1,9).",
        "Rouge prend la place de départ en (1,9).",
    ),
    "a draw as its owner sees it": (
        happens.Drawn(BY, GREEN, Kind.TWO_FIVE, Purpose.TURN),
        "Green draws a 2/5 chip.",
        "Vert pioche un jeton 2/5.",
    ),
    "a draw as others see it": (
        happens.Drawn(BY, GREEN, Kind.TWO_FIVE, Purpose.TURN).seen_by(YELLOW),
        "Green draws a chip.",
        "Vert pioche un jeton.",
    ),
    "a first chip": (
        happens.Drawn(BY, GREEN, Kind.ONE_SIX, Purpose.START),
        "Green draws a 1/6 chip for its start marker.",
        "Vert pioche un jeton 1/6 pour son marqueur de départ.",
    ),
    "a first hand, seen by others": (
        happens.Drawn(BY, GREEN, None, Purpose.HAND),
        "Green draws a chip as its first hand.",
        "Vert pioche un jeton comme première main.",
    ),
    "a face": (
        happens.FaceChosen(BY, YELLOW, 6),
        "Yellow chooses 6 for its first chip.",
        "Jaune choisit le 6 pour son premier jeton.",
    ),
    "a face that others do not see yet": (
        happens.FaceChosen(BY, YELLOW, 6).seen_by(GREEN),
        "Yellow chooses a face for its first chip.",
        "Jaune choisit la face de son premier jeton.",
    ),
    "the first player": (
        happens.FirstPlayerDrawn(BY, VIOLET),
        "Violet is drawn as first player.",
        "Le sort désigne Violet premier joueur.",
    ),
    "a turn": (happens.TurnBegan(BY, YELLOW), "It is Yellow's turn.", "C'est au tour de Jaune."),
    "a first chip laid": (
        happens.Placed(BY, YELLOW, HOME, 6, Way.SETUP, (), None),
        "Yellow lays a 6 on its start marker at (1,9).",
        "Jaune pose un 6 sur son marqueur de départ en (1,9).",
    ),
    "a placement": (
        happens.Placed(BY, YELLOW, THERE, 3, Way.COUNT, (HOME,), None),
        "Yellow places a 3 on (4,9), counted from (1,9).",
        "Jaune place un 3 en (4,9), compté depuis (1,9).",
    ),
    "a placement from two origins on a chip of somebody else": (
        happens.Placed(BY, YELLOW, THERE, 3, Way.COUNT, (Cell(4, 6), HOME), Chip(GREEN, 1)),
        "Yellow places a 3 on (4,9), counted from (4,6) and from (1,9), and covers Green's 1.",
        "Jaune place un 3 en (4,9), compté depuis (4,6) et depuis (1,9), et recouvre le 1 de Vert.",
    ),
    "a placement on a chip of one's own": (
        happens.Placed(BY, YELLOW, THERE, 3, Way.COUNT, (HOME,), Chip(YELLOW, 5)),
        "Yellow places a 3 on (4,9), counted from (1,9), and covers its own 5.",
        "Jaune place un 3 en (4,9), compté depuis (1,9), et recouvre son propre 5.",
    ),
    "a direct placement": (
        happens.Placed(("STA-1",), RED, HOME, 1, Way.DIRECT, (), Chip(RED, 3)),
        "Red places a 1 directly on its start marker at (1,9), and covers its own 3.",
        "Rouge pose un 1 directement sur son marqueur de départ en (1,9), et recouvre son propre 3.",
    ),
    "a direct placement for want of any other": (
        happens.Placed(("STA-4", "STA-1"), RED, HOME, 1, Way.DIRECT, (), Chip(RED, 3)),
        (
            "Red has no ordinary placement and places a 1 directly on its start marker at (1,9), "
            "and covers its own 3."
        ),
        (
            "Rouge n'a aucun placement ordinaire et pose un 1 directement sur son marqueur de départ "
            "en (1,9), et recouvre son propre 3."
        ),
    ),
    "an empty bag": (
        happens.BagEmpty(BY, GREEN),
        "Green's bag is empty: there is no chip to draw.",
        "Le sac de Vert est vide : il n'y a pas de jeton à piocher.",
    ),
    "a pass": (
        happens.Passed(BY, GREEN),
        "Green keeps the chip and passes.",
        "Vert garde le jeton et passe.",
    ),
    "a player who goes out": (
        happens.WentOut(BY, GREEN),
        "Green has neither an ordinary placement nor a direct one left, and is out until the final count.",
        "Vert n'a plus ni placement ordinaire ni pose directe, et reste hors jeu jusqu'au décompte final.",
    ),
    "nobody draws": (
        happens.Ended(BY, Ending.NOBODY_DRAWS),
        "Nobody can draw any more: the game ends and the final count follows.",
        "Plus personne ne peut piocher : la partie s'arrête et le décompte final suit.",
    ),
    "nobody places": (
        happens.Ended(BY, Ending.NOBODY_PLACES),
        "Nobody can place a chip any more: the game ends and the final count follows.",
        "Plus personne ne peut placer de jeton : la partie s'arrête et le décompte final suit.",
    ),
    "both": (
        happens.Ended(BY, Ending.BOTH),
        "Some can draw no more and the others can place no more: the game ends and the final count follows.",
        (
            "Les uns ne peuvent plus piocher, les autres ne peuvent plus placer : "
            "la partie s'arrête et le décompte final suit."
        ),
    ),
    "all have passed": (
        happens.Ended(BY, Ending.ALL_PASSED),
        "All who could place a chip have passed: the game ends and the final count follows.",
        "Tous ceux qui pouvaient placer un jeton ont passé : la partie s'arrête et le décompte final suit.",
    ),
    "a room, the highest total first": (
        happens.RoomCounted(
            BY, "E", {YELLOW: 4, GREEN: 10, RED: 9}, {YELLOW: 3, GREEN: 1, RED: 2}, {GREEN: 4, RED: 2}
        ),
        "Room E: Green 10 (4 VP), Red 9 (2 VP), Yellow 4 (nothing).",
        "Salle E : Vert 10 (4 PV), Rouge 9 (2 PV), Jaune 4 (rien).",
    ),
    "a room where nobody is": (
        happens.RoomCounted(BY, "A", {}, {}, {}),
        "Room A: nobody has a top chip there.",
        "Salle A : personne n'y a de jeton du dessus.",
    ),
    "a tie that the central room breaks": (
        happens.TieBroken(BY, (GREEN, VIOLET), {GREEN: 5, VIOLET: 0}),
        "Green and Violet are level on victory points; the central room decides: Green 5, Violet 0.",
        "Vert et Violet sont à égalité de points de victoire ; la salle centrale décide : Vert 5, Violet 0.",
    ),
    "a victory": (happens.Won(BY, (GREEN,)), "Green wins.", "Vert gagne."),
    "a shared victory": (
        happens.Won(BY, (YELLOW, GREEN, RED)),
        "Yellow, Green and Red share the victory.",
        "Jaune, Vert et Rouge se partagent la victoire.",
    ),
}


@pytest.mark.parametrize("name", EVENTS)
def test_what_happens_is_told(name: str) -> None:
    event, english, french = EVENTS[name]
    assert [tell(event, language) for language in Language] == [english, french]


ACTIONS = [
    (ask.TakeStart(HOME), "Take the start place at (1,9)", "Prendre la place de départ en (1,9)"),
    (ask.Draw(Kind.TWO_FIVE), "Draw a 2/5 chip", "Piocher un jeton 2/5"),
    (ask.ShowFace(6), "Lay the first chip with 6 up", "Poser le premier jeton, face 6 visible"),
    (ask.First(GREEN), "Draw Green as first player", "Tirer au sort Vert comme premier joueur"),
    (
        ask.Place(THERE, 3),
        "Count to (4,9) and place the chip there, 3 up",
        "Compter jusqu'en (4,9) et y placer le jeton, face 3 visible",
    ),
    (
        ask.Start(1),
        "Place the chip directly on one's own start marker, 1 up",
        "Poser le jeton directement sur son propre marqueur de départ, face 1 visible",
    ),
    (ask.Pass(), "Keep the chip and pass", "Garder le jeton et passer"),
]


@pytest.mark.parametrize(("action", "english", "french"), ACTIONS)
def test_an_action_says_what_it_does(action: ask.Place, english: str, french: str) -> None:
    assert [tell_action(action, language) for language in Language] == [english, french]


DECISIONS: list[tuple[ask.Decision, str, str]] = [
    (
        ask.ChooseStart(RED),
        "Red takes a start place: choice of cell",
        "Rouge prend une place de départ : choix de la case",
    ),
    (
        ask.ChooseFace(RED),
        "Red lays its first chip on its start marker: choice of face",
        "Rouge pose son premier jeton sur son marqueur de départ : choix de la face",
    ),
    (
        ask.DrawChip(CHANCE, RED, Purpose.TURN),
        "Chance draws a chip for Red from its bag",
        "Le hasard pioche pour Rouge un jeton de son sac",
    ),
    (
        ask.DrawChip(CHANCE, RED, Purpose.START),
        "Chance draws a chip for Red from its bag, for its start marker",
        "Le hasard pioche pour Rouge un jeton de son sac, pour son marqueur de départ",
    ),
    (
        ask.DrawChip(RED, RED, Purpose.HAND),
        "Red picks a chip from its bag, its first hand",
        "Rouge choisit un jeton de son sac, sa première main",
    ),
    (
        ask.DrawFirstPlayer(CHANCE),
        "Chance draws the first player",
        "Le hasard désigne le premier joueur",
    ),
    (ask.PlaceChip(RED), "Red places the chip in hand", "Rouge place le jeton de sa main"),
]


@pytest.mark.parametrize(("decision", "english", "french"), DECISIONS)
def test_a_decision_says_who_decides_what(decision: ask.Decision, english: str, french: str) -> None:
    assert [tell_decision(decision, language) for language in Language] == [english, french]


SIXES = "1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6; 13,1 G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6"
"""With a 6 on the start marker nobody has an ordinary placement."""
POSSIBLE = {
    "both": (
        "1,9 Y3",
        "Yellow places the chip in hand by counting or directly on its start marker",
        "Jaune place le jeton de sa main en comptant ou directement sur son marqueur de départ",
    ),
    "the right is spent": (
        "1,9 Y3/Y2",
        "Yellow places the chip in hand by counting",
        "Jaune place le jeton de sa main en comptant",
    ),
    "stuck": (
        f"1,9 Y6; {SIXES}",
        "Yellow places the chip in hand directly on its start marker",
        "Jaune place le jeton de sa main directement sur son marqueur de départ",
    ),
    "passing": (
        "1,9 Y3/Y2; reading R-12 may_pass",
        "Yellow places the chip in hand by counting, or keeps it and passes",
        "Jaune place le jeton de sa main en comptant, ou le garde et passe",
    ),
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_a_turn_is_told_with_what_is_possible(name: str) -> None:
    card, english, french = POSSIBLE[name]
    state = read_card(card)
    (decision,) = state.pending
    possible = legal_actions(state)
    assert [tell_decision(decision, language, possible) for language in Language] == [english, french]


def test_what_is_possible_does_not_tell_the_hand() -> None:
    hands = [read_card(f"1,9 Y3; hand yellow {kind}") for kind in ("1/6", "2/5", "3/4")]
    told = {
        tell_decision(state.pending[-1], language, legal_actions(state))
        for state in hands
        for language in Language
    }
    assert len(told) == len(Language)
