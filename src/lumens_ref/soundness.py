"""What every layout and every position must satisfy; all faults are named at once."""

from collections.abc import Iterator
from typing import Final

import attrs

from lumens_ref.model.components import LIMIT, OF_EACH_KIND, Kind, Seat
from lumens_ref.model.course import resume
from lumens_ref.model.decisions import ChooseFace, ChooseStart, DrawChip, DrawFirstPlayer, PlaceChip, Purpose
from lumens_ref.model.table import Ending, Layout, State, height
from lumens_ref.rules import ending, setup, victory
from lumens_ref.rules.draws import who_draws
from lumens_ref.rules.start_right import can_place
from lumens_ref.rules.turns import can_never_place_again
from lumens_ref.rulings import (
    PlacementDuty,
    RightAndStackLimit,
    Rulings,
    SetupFaces,
    StuckEffect,
    WhatSpendsRight,
)
from lumens_ref.vocabulary import things
from rulespec.engine import CHANCE, Chance
from rulespec.errors import Fault
from rulespec.language import Bilingual

BOARD: Final = Bilingual("board", "plateau")
PLAYERS: Final = Bilingual("seats", "joueurs")
STARTS: Final = Bilingual("starts", "départs")
START: Final = Bilingual("start", "départ")
CHIPS: Final = Bilingual("chips", "jetons")
HAND: Final = Bilingual("hand", "main")
SCORE_OF: Final = Bilingual("score", "score")
FIRST: Final = Bilingual("first", "premier")
FIRST_CHIPS: Final = Bilingual("first chips", "premiers jetons")
OUT: Final = Bilingual("out", "hors-jeu")
PASSED: Final = Bilingual("passed", "passé")
USED_RIGHT: Final = Bilingual("used right", "droit utilisé")
ENDED: Final = Bilingual("ended", "terminée")
PENDING: Final = Bilingual("pending", "attente")
BAGS: Final = Bilingual("bags", "sacs")
HANDS: Final = Bilingual("hands", "mains")
SCORES: Final = Bilingual("scores", "scores")
TURN: Final = Bilingual("turn", "tour")
"""Where faults lie, in the words of a card."""

SEATS: Final = Bilingual(
    "expected 2 to 4 different players, found {found}",
    "attendu : 2 à 4 joueurs différents ; trouvé : {found}",
)
OTHER_BOARD: Final = Bilingual(
    "the board {name} is not made for {players} players",
    "le plateau {name} n'est pas fait pour {players} joueurs",
)
NO_PLACE: Final = Bilingual(
    "{cell} is no start place of {players}", "{cell} n'est pas une place de départ à {players}"
)
SHARED_PLACE: Final = Bilingual(
    "{cell} is the start cell of two players", "{cell} est la case de départ de deux joueurs"
)
NO_START: Final = Bilingual("a start cell is missing for {seat}", "il manque une case de départ pour {seat}")
CHOSEN: Final = Bilingual(
    "under R-10 chosen_in_order the players choose: none can be given",
    "selon R-10 chosen_in_order, les joueurs choisissent : rien ne peut être donné",
)
OFF_BOARD: Final = Bilingual("the board has no cell {cell}", "le plateau n'a pas de case {cell}")
TOO_HIGH: Final = Bilingual(
    "expected one or two chips, found {found}", "attendu : un ou deux jetons ; trouvé : {found}"
)
PLACED_SINCE: Final = Bilingual(
    "a chip has just been placed: nobody has passed since",
    "un jeton vient d'être posé : personne n'a passé depuis",
)
HAS_PASSED: Final = Bilingual(
    "{seat} has passed already: the game would have ended", "{seat} a déjà passé : la partie serait finie"
)
MISSING: Final = Bilingual("nothing is said of {seat}", "rien n'est dit de {seat}")
NO_FACE: Final = Bilingual(
    "the first chip of {seat} has the faces {faces}, found {found}",
    "le premier jeton de {seat} a les faces {faces} ; trouvé : {found}",
)
NOT_PLAYING: Final = Bilingual("{seat} does not play", "{seat} ne joue pas")
FOREIGN: Final = Bilingual(
    "the start marker of {owner} carries a chip of {seat}",
    "le marqueur de départ de {owner} porte un jeton de {seat}",
)
WRONG_SUM: Final = Bilingual(
    "expected {expected} chips {kind} in all, found {found}",
    "attendu : {expected} jetons {kind} en tout ; trouvé : {found}",
)
BARE_START: Final = Bilingual(
    "the start marker of {seat} carries no chip, though turns have begun",
    "le marqueur de départ de {seat} ne porte aucun jeton, bien que les tours aient commencé",
)
NO_HAND: Final = Bilingual(
    "{seat} holds no chip, though the bag is not empty",
    "{seat} n'a pas de jeton en main, bien que le sac ne soit pas vide",
)
HAND_WHILE_DRAWING: Final = Bilingual(
    "{seat} draws and holds a chip already", "{seat} pioche et tient déjà un jeton"
)
NOT_STUCK: Final = Bilingual(
    "{seat} is out, and could place a chip", "{seat} est hors jeu et pourrait poser un jeton"
)
STUCK: Final = Bilingual(
    "{seat} can place nothing more, and is not out", "{seat} ne peut plus rien poser et n'est pas hors jeu"
)
NEVER_OUT: Final = Bilingual(
    "under R-21 skip_each_turn nobody is out", "selon R-21 skip_each_turn, personne n'est hors jeu"
)
TWICE: Final = Bilingual("{seat} is named twice", "{seat} est nommé deux fois")
NO_PASSING: Final = Bilingual(
    "nobody may pass, unless R-12 is may_pass", "nul ne peut passer, sauf si R-12 est may_pass"
)
NOT_KEPT: Final = Bilingual(
    "kept only where R-19 is direct_only", "conservé seulement si R-19 est direct_only"
)
NOT_COVERED: Final = Bilingual(
    "{seat} has placed directly, and the start chip is not covered",
    "{seat} a fait la pose directe, et son premier jeton n'est pas recouvert",
)
SCORE: Final = Bilingual(
    "expected {expected} VP, found {found}", "attendu : {expected} PV ; trouvé : {found}"
)
WAITS_AFTER_END: Final = Bilingual("the game has ended: nothing waits", "la partie est finie : rien n'attend")
NOTHING_WAITS: Final = Bilingual(
    "the game goes on: somebody has to decide", "la partie continue : quelqu'un doit décider"
)
ONE_WAITS: Final = Bilingual(
    "exactly one decision waits, found {found}", "une seule décision attend ; trouvé : {found}"
)
NOT_ENDED: Final = Bilingual("the game cannot have ended so", "la partie ne peut pas avoir fini ainsi")
HAS_ENDED: Final = Bilingual("the game would have ended already", "la partie serait déjà finie")
SETUP_NEXT: Final = Bilingual(
    "the setup would ask something else now", "la mise en place demanderait autre chose ici"
)
NOT_FIRST: Final = Bilingual(
    "no first player is known, though turns have begun",
    "le premier joueur n'est pas connu, bien que les tours aient commencé",
)
OTHER_TURN: Final = Bilingual(
    "it is the turn of {active}, not of {seat}", "c'est le tour de {active}, non de {seat}"
)
IS_OUT: Final = Bilingual("{seat} is out and has no turn", "{seat} est hors jeu et n'a plus de tour")
EMPTY_HAND: Final = Bilingual("{seat} holds no chip to place", "{seat} n'a pas de jeton à poser")
CANNOT_PLACE: Final = Bilingual(
    "{seat} can place nothing: the turn would have gone on",
    "{seat} ne peut rien poser : le tour aurait passé",
)
BY_CHANCE: Final = Bilingual("chance", "le hasard")
OTHER_DRAWER: Final = Bilingual("{expected} decides this draw", "c'est {expected} qui décide de cette pioche")
TOO_EARLY: Final = Bilingual("turns have not begun", "les tours n'ont pas commencé")
UNLAID: Final = Bilingual(
    "a first chip waits, though turns have begun",
    "un premier jeton attend, bien que les tours aient commencé",
)


def layout_faults(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Two to four players, on a board made for so many, each at a start place of it.

    Rules:
        CMP-1: Number of players
        CMP-2: Two-sided board
            Each side has its numbers of players.
        CMP-8: Player colours
    """
    seats, players = layout.seats, len(layout.seats)
    if not 2 <= players <= len(Seat) or len(set(seats)) < players:  # noqa: PLR2004  at least two
        yield Fault(PLAYERS, SEATS.filled(found=players))
    if players not in layout.board.players:
        yield Fault(BOARD, OTHER_BOARD.filled(name=layout.board.name, players=players))
        return
    if setup.places_are_chosen(rulings):
        if layout.starts:
            yield Fault(STARTS, CHOSEN)
        return
    yield from (
        Fault(STARTS, NO_START.filled(seat=_name(seat))) for seat in seats if seat not in layout.starts
    )
    yield from _start_faults(layout, rulings)


def _start_faults(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    players = len(layout.seats)
    places = setup.start_places(layout.board, players, rulings)
    taken = list(layout.starts.values())
    for seat, cell in layout.starts.items():
        where = belonging(START, seat)
        if seat not in layout.seats:
            yield Fault(where, NOT_PLAYING.filled(seat=_name(seat)))
        if cell not in places:
            yield Fault(where, NO_PLACE.filled(cell=cell, players=players))
        elif taken.count(cell) > 1:
            yield Fault(where, SHARED_PLACE.filled(cell=cell))


def position_faults(state: State) -> Iterator[Fault]:
    """Everything that play could not have produced of what matters in a position.

    Design:
        How level the turns are does not matter: a card shows a point, not a whole game.
    """
    terms = state.terms
    chosen = setup.places_are_chosen(terms.rulings)
    layout = Layout(terms.seats, terms.board, state.starts)
    fixed = attrs.evolve(terms.rulings, start_assignment=Rulings().start_assignment)
    found = [*layout_faults(layout, fixed)]
    if chosen and _is_setup(state):
        found = [fault for fault in found if fault.place != STARTS]
    found += _stack_faults(state)
    entries = [*_entry_faults(state)]
    if not entries and all(seat in state.starts for seat in terms.seats if not chosen):
        entries = [*_chip_faults(state)]
    found += entries
    if not found:
        found += [*_course_faults(state), *_field_faults(state)]
    if not found:
        found += _pending_faults(state)
    yield from found


def belonging(what: Bilingual, seat: Seat) -> Bilingual:
    """A place that is a player's: hand of yellow, main de jaune."""
    name = _name(seat)
    return Bilingual(f"{what.en} of {name.en.lower()}", f"{what.fr} de {name.fr.lower()}")


def _name(seat: Seat | Chance) -> Bilingual:
    return BY_CHANCE if seat is CHANCE else things.SEATS[seat].name


def _is_setup(state: State) -> bool:
    """No turn has begun; a game in which nobody ever has one can have ended all the same (R-13 with R-26)."""
    return state.active is None and state.ended is None


def _entry_faults(state: State) -> Iterator[Fault]:
    """Whoever plays has a bag, a hand and a score, and nobody else has or does anything."""
    seats = state.terms.seats
    for what, kept in ((BAGS, state.bags), (HANDS, state.hands), (SCORES, state.scores)):
        yield from (Fault(what, MISSING.filled(seat=_name(seat))) for seat in seats if seat not in kept)
        yield from (Fault(what, NOT_PLAYING.filled(seat=_name(seat))) for seat in kept if seat not in seats)
    for seat, chip in state.first_chips.items():
        if seat not in seats:
            yield Fault(FIRST_CHIPS, NOT_PLAYING.filled(seat=_name(seat)))
        if chip.face not in (None, *chip.kind.faces):
            faces = "/".join(map(str, chip.kind.faces))
            yield Fault(FIRST_CHIPS, NO_FACE.filled(seat=_name(seat), faces=faces, found=chip.face))
    asked = [wait.player if isinstance(wait, DrawChip) else wait.seat for wait in state.pending]
    for what, somebody in ((FIRST, state.first), (TURN, state.active), *((PENDING, seat) for seat in asked)):
        if somebody is not None and somebody not in (CHANCE, *seats):
            yield Fault(what, NOT_PLAYING.filled(seat=_name(somebody)))


def _stack_faults(state: State) -> Iterator[Fault]:
    """Stacks of one or two chips, and on start cells only chips of their owners."""
    homes = {cell: seat for seat, cell in state.starts.items()}
    higher = [state.starts.get(seat) for seat in state.used_right] if _third_can_be(state) else []
    for cell, stack in state.stacks.items():
        where = Bilingual(f"cell {cell}", f"case {cell}")
        if cell not in state.terms.board:
            yield Fault(where, OFF_BOARD.filled(cell=cell))
        if not 1 <= len(stack) <= LIMIT + (cell in higher):
            yield Fault(where, TOO_HIGH.filled(found=len(stack)))
        for chip in dict.fromkeys(stack):
            if chip.seat not in state.terms.seats:
                yield Fault(where, NOT_PLAYING.filled(seat=_name(chip.seat)))
            elif homes.get(cell, chip.seat) is not chip.seat:
                yield Fault(where, FOREIGN.filled(owner=_name(homes[cell]), seat=_name(chip.seat)))


def _third_can_be(state: State) -> bool:
    """The right goes beyond the limit, and counting does not spend it: a start cell can take a third chip."""
    rulings = state.terms.rulings
    beyond = rulings.right_and_stack_limit is RightAndStackLimit.THIRD_CHIP
    return beyond and rulings.what_spends_right is WhatSpendsRight.DIRECT_ONLY


def _chip_faults(state: State) -> Iterator[Fault]:
    """Bag, hand, first chip and board of each player make eight of every kind.

    Rules:
        CMP-3: Light chips
            Nothing is ever added or lost.
    """
    for seat in state.terms.seats:
        first, hand = state.first_chips.get(seat), state.hands.get(seat)
        away = [chip.kind for stack in state.stacks.values() for chip in stack if chip.seat is seat]
        away += [kind for kind in (hand, first.kind if first else None) if kind is not None]
        for kind in Kind:
            found = max(0, state.bags[seat].of(kind)) + away.count(kind)
            if found != OF_EACH_KIND:
                said = WRONG_SUM.filled(
                    expected=OF_EACH_KIND, kind="/".join(map(str, kind.faces)), found=found
                )
                yield Fault(belonging(CHIPS, seat), said)


def _course_faults(state: State) -> Iterator[Fault]:
    """Once turns have begun every start marker carries a chip, and who can draw has drawn."""
    if _is_setup(state):
        return
    if state.first is None:
        yield Fault(FIRST, NOT_FIRST)
    if state.first_chips:
        yield Fault(FIRST_CHIPS, UNLAID)
    for seat in state.terms.seats:
        if not height(state, state.starts[seat]):
            yield Fault(belonging(START, seat), BARE_START.filled(seat=_name(seat)))
        draws = any(isinstance(wait, DrawChip) and wait.player is seat for wait in state.pending)
        if draws and state.hands[seat] is not None:
            yield Fault(belonging(HAND, seat), HAND_WHILE_DRAWING.filled(seat=_name(seat)))
        if not draws and state.hands[seat] is None and state.bags[seat].total:
            yield Fault(belonging(HAND, seat), NO_HAND.filled(seat=_name(seat)))


def _field_faults(state: State) -> Iterator[Fault]:
    """Who is out can place nothing; the fields of other readings are empty unless these are in force."""
    rulings = state.terms.rulings
    for place, seats in ((OUT, state.out), (PASSED, state.passed), (USED_RIGHT, state.used_right)):
        for seat in dict.fromkeys(seats):
            if seat not in state.terms.seats:
                yield Fault(place, NOT_PLAYING.filled(seat=_name(seat)))
            if seats.count(seat) > 1:
                yield Fault(place, TWICE.filled(seat=_name(seat)))
    waiting = state.pending[-1] if state.pending else None
    if state.passed and isinstance(waiting, DrawChip) and waiting.purpose is Purpose.TURN:
        yield Fault(PASSED, PLACED_SINCE)
    may_pass = rulings.placement_duty is PlacementDuty.MAY_PASS
    if may_pass and isinstance(waiting, PlaceChip) and waiting.seat in state.passed:
        yield Fault(PASSED, HAS_PASSED.filled(seat=_name(waiting.seat)))
    if state.passed and rulings.placement_duty is PlacementDuty.COMPULSORY:
        yield Fault(PASSED, NO_PASSING)
    if state.used_right and rulings.what_spends_right is WhatSpendsRight.ANY_COVER:
        yield Fault(USED_RIGHT, NOT_KEPT)
    yield from _score_faults(state)
    if _is_setup(state):
        yield from _early_faults(state)
        return
    for seat in state.used_right:
        if height(state, state.starts[seat]) < 2:  # noqa: PLR2004  covered
            yield Fault(USED_RIGHT, NOT_COVERED.filled(seat=_name(seat)))
    yield from _out_faults(state)


def _early_faults(state: State) -> Iterator[Fault]:
    """Before turns begin nobody is out, has passed or placed directly; but for R-11 nobody is first."""
    for place, seats in ((OUT, state.out), (PASSED, state.passed), (USED_RIGHT, state.used_right)):
        if seats:
            yield Fault(place, TOO_EARLY)
    if state.first is not None and state.terms.rulings.setup_faces is SetupFaces.SIMULTANEOUS:
        yield Fault(FIRST, TOO_EARLY)


def _out_faults(state: State) -> Iterator[Fault]:
    effect = state.terms.rulings.stuck_effect
    if state.out and effect is StuckEffect.SKIP_EACH_TURN:
        yield Fault(OUT, NEVER_OUT)
    for seat in state.terms.seats:
        if seat in state.out and can_place(state, seat):
            yield Fault(OUT, NOT_STUCK.filled(seat=_name(seat)))
        if effect is StuckEffect.AT_ONCE and seat not in state.out and can_never_place_again(state, seat):
            yield Fault(OUT, STUCK.filled(seat=_name(seat)))


def _score_faults(state: State) -> Iterator[Fault]:
    """Score markers move at the end, and as far as the rooms say."""
    over = state.ended is not None
    counted = victory.outcome(state).vp if over else {}
    for seat in state.terms.seats:
        expected = counted[seat] if over else setup.starting_score(state.terms.rulings)
        if state.scores.get(seat) != expected:
            yield Fault(
                belonging(SCORE_OF, seat), SCORE.filled(expected=expected, found=state.scores.get(seat))
            )


def _pending_faults(state: State) -> Iterator[Fault]:
    """What waits is what play would ask here."""
    if state.ended is not None:
        if state.pending:
            yield Fault(PENDING, WAITS_AFTER_END)
        if not _can_have_ended(state):
            yield Fault(ENDED, NOT_ENDED)
        return
    if len(state.pending) != 1:
        yield Fault(PENDING, ONE_WAITS.filled(found=len(state.pending)) if state.pending else NOTHING_WAITS)
        return
    waiting = state.pending[0]
    if _is_setup(state):
        yield from _setup_faults(state)
    elif isinstance(waiting, ChooseStart | ChooseFace | DrawFirstPlayer):
        yield Fault(PENDING, SETUP_NEXT)
    elif isinstance(waiting, DrawChip):
        yield from _draw_faults(state, waiting)
    elif isinstance(waiting, PlaceChip):
        yield from _turn_faults(state, waiting)


def _can_have_ended(state: State) -> bool:
    """The reason given is the one that the position gives, and nobody had a turn left."""
    if ending.why(state) is not state.ended:
        return False
    if ending.ends_early(state) or state.ended is Ending.ALL_PASSED:
        return True
    return not any(
        seat not in state.out and state.hands[seat] is not None and can_place(state, seat)
        for seat in state.terms.seats
    )


def _setup_faults(state: State) -> Iterator[Fault]:
    """The setup asks one thing after the other, and the table shows how far it has come."""
    course = resume(attrs.evolve(state, pending=()))
    elsewhere = set(state.stacks) - set(state.starts.values())
    asked_elsewhere = not setup.go_on(course) or course.pending != state.pending or course.events
    if elsewhere or asked_elsewhere or _is_half_laid(state):
        yield Fault(PENDING, SETUP_NEXT)


def _is_half_laid(state: State) -> bool:
    """First chips wait beside some that are laid, or beside hands; but for R-11 they are laid together."""
    together = state.terms.rulings.setup_faces is SetupFaces.SIMULTANEOUS
    return together and bool(state.first_chips) and bool(state.stacks or any(state.hands.values()))


def _draw_faults(state: State, draw: DrawChip) -> Iterator[Fault]:
    """A chip is drawn in one's own turn, after placing."""
    if draw.purpose is not Purpose.TURN:
        yield Fault(PENDING, SETUP_NEXT)
    if draw.player is not state.active:
        active = _name(state.active) if state.active else ""
        yield Fault(PENDING, OTHER_TURN.filled(active=active, seat=_name(draw.player)))
    expected = who_draws(state, draw.player, draw.purpose)
    if draw.seat is not expected:
        yield Fault(PENDING, OTHER_DRAWER.filled(expected=_name(expected)))


def _turn_faults(state: State, turn: PlaceChip) -> Iterator[Fault]:
    """Whoever has the turn is in, holds a chip, and can place it."""
    seat = turn.seat
    if seat is not state.active:
        active = _name(state.active) if state.active else ""
        yield Fault(PENDING, OTHER_TURN.filled(active=active, seat=_name(seat)))
    if seat in state.out:
        yield Fault(PENDING, IS_OUT.filled(seat=_name(seat)))
    elif state.hands[seat] is None:
        yield Fault(PENDING, EMPTY_HAND.filled(seat=_name(seat)))
    elif not can_place(state, seat):
        yield Fault(PENDING, CANNOT_PLACE.filled(seat=_name(seat)))
    elif ending.ends_early(state):
        yield Fault(PENDING, HAS_ENDED)
