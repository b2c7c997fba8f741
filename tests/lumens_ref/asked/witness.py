"""The positions of a witness who knew clauses and rulings alone: set up, and held against the engine."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import attrs

from lumens_ref import engine
from lumens_ref.boards import shipped
from lumens_ref.drawing.marks import Barrier
from lumens_ref.drawing.refusals import refused
from lumens_ref.engine import ENGINE
from lumens_ref.model.board import Cell, reading_order
from lumens_ref.model.components import FULL, Chip, Counts, FirstChip, Kind, Seat
from lumens_ref.model.decisions import (
    ChooseFace,
    ChooseStart,
    Decision,
    DrawChip,
    DrawFirstPlayer,
    Place,
    PlaceChip,
    Purpose,
    Start,
)
from lumens_ref.model.events import (
    BagEmpty,
    Drawn,
    Ended,
    FirstPlayerDrawn,
    Passed,
    Placed,
    StartTaken,
    Way,
    WentOut,
)
from lumens_ref.model.table import Stack, State, Terms
from lumens_ref.rules import ending
from lumens_ref.rules.counting import targets
from lumens_ref.rules.draws import who_draws
from lumens_ref.rules.setup import start_places, starting_score
from lumens_ref.rulings import Rulings, SetupFaces
from rulespec.engine import CHANCE, Action, Event, Verdict
from rulespec.text.switches import other_readings
from tests.lumens_ref.asked.known import Known, written
from tests.lumens_ref.support.positions import LETTERS, SEATS, action, cell, kind, shown

POSITIONS: Final = Path(__file__).parent / "positions.toml"
Fields = Mapping[str, Any]
"""A position or a question, as the file has it."""
Difference = tuple[str, object, object]
"""What was compared, what the witness expects, and what the engine says."""


@cache
def every_position() -> Mapping[str, Fields]:
    """All positions by their names, which are all different."""
    listed = tomllib.loads(POSITIONS.read_text(encoding="utf-8"))["position"]
    named = {position["name"]: position for position in listed}
    assert len(named) == len(listed)
    return named


# --- setting up


def readings_of(position: Fields) -> Rulings:
    """The default readings but for those that are named."""
    rulings = Rulings()
    for name, reading in position.get("readings", {}).items():
        rulings = rulings.with_reading(name, reading)
    return rulings


def kinds(counts: Mapping[str, int]) -> Counts:
    """So many of each kind."""
    return Counts(*[counts.get(written(each), 0) for each in Kind])


def stack(text: str) -> Stack:
    """The upper chip first: ``A6/B1``."""
    return tuple(Chip(SEATS[chip[0]], int(chip[1:])) for chip in reversed(text.split("/")))


def starts_of(position: Fields, seats: Sequence[Seat], rulings: Rulings) -> dict[Seat, Cell]:
    """As the board file has them, as the position says, or as far as they are taken."""
    for given in ("starts", "starts_taken"):
        if given in position:
            return {SEATS[letter]: cell(at) for letter, at in position[given].items()}
    if "choose_start" in position.get("node", ""):
        return {}
    board = shipped()[position["board"]]
    return dict(zip(seats, start_places(board, len(seats), rulings), strict=False))


def left_over(lying: Mapping[Cell, Stack], hand: Kind | None, first: FirstChip | None, seat: Seat) -> Counts:
    """What is neither placed nor in hand."""
    away = [chip.kind for chips in lying.values() for chip in chips if chip.seat is seat]
    away += [each for each in (hand, first.kind if first else None) if each is not None]
    return Counts(*[FULL.of(each) - away.count(each) for each in Kind])


def waiting_in(position: Fields) -> tuple[str, str]:
    """The node and its seat, as the file says them."""
    if "to_move" in position:
        return "place", position["to_move"]
    node, _, letter = position.get("node", "end").partition(" ")
    return node, letter


def decision_in(state: State, node: str, letter: str) -> Decision | None:
    """What waits at a node."""
    seat = SEATS.get(letter)
    if seat is None:
        return DrawFirstPlayer(CHANCE) if node == "first_player" else None
    purposes = {"draw": Purpose.TURN, "draw_first": Purpose.START, "draw_hand": Purpose.HAND}
    if node in purposes:
        return DrawChip(who_draws(state, seat, purposes[node]), seat, purposes[node])
    return {"place": PlaceChip, "face": ChooseFace, "choose_start": ChooseStart}[node](seat)


def set_up(position: Fields) -> State:
    """The position, under its readings; asked anew under them where it is over by them."""
    rulings = readings_of(position)
    if "over" not in position:
        return state_of(position, rulings)
    return ENGINE.under(state_of(position, Rulings()), rulings)


def state_of(position: Fields, rulings: Rulings) -> State:
    """The position as it stands in the file."""
    seats = tuple(SEATS[letter] for letter in position["players"])
    node, letter = waiting_in(position)
    lying = {cell(at): stack(text) for at, text in position["cells"].items()}
    first = {SEATS[each]: FirstChip(kind(text)) for each, text in position.get("setup_chips", {}).items()}
    starts = starts_of(position, seats, rulings)
    if node == "face" and rulings.setup_faces is SetupFaces.SIMULTANEOUS:
        chosen = {seat: lying.pop(starts[seat])[0] for seat in seats if starts[seat] in lying}
        first = {seat: FirstChip(chip.kind, chip.number) for seat, chip in chosen.items()} | first
    hands = dict.fromkeys(seats) | {
        SEATS[each]: kind(text) for each, text in position.get("hands", {}).items()
    }
    bags = {seat: left_over(lying, hands[seat], first.get(seat), seat) for seat in seats}
    bags |= {SEATS[each]: kinds(counts) for each, counts in position.get("bags", {}).items()}
    in_turns = node in {"place", "draw", "end"}
    begun = SEATS[position.get("first", position["players"][0])]
    state = State(
        terms=Terms(seats, rulings, shipped()[position["board"]]),
        starts=starts,
        stacks=lying,
        bags=bags,
        hands=hands,
        first_chips=first,
        out=tuple(SEATS[each] for each in position.get("out", ())),
        first=begun if in_turns or "first" in position else None,
        active=SEATS.get(letter, seats[-1]) if in_turns else None,
        passed=tuple(SEATS[each] for each in position.get("passes", ())),
        used_right=used_right(position, rulings),
        scores=dict.fromkeys(seats, starting_score(rulings)),
        ended=None,
        pending=(),
    )
    if node == "end":
        ended = attrs.evolve(state, ended=ending.why(state))
        return attrs.evolve(ended, scores=engine.outcome(ended).vp)
    waiting = decision_in(state, node, letter)
    assert waiting is not None
    return attrs.evolve(state, pending=(waiting,))


def used_right(position: Fields, rulings: Rulings) -> tuple[Seat, ...]:
    """Who has made the direct placement, where that is told apart from covering by counting."""
    spent = [SEATS[each] for each, how in position.get("rights", {}).items() if how == "spent"]
    return tuple(spent) if rulings.what_spends_right.value == "direct_only" else ()


# --- the words of the file


def told(events: Sequence[Event[Any]]) -> list[str]:
    """Events in the words of the file, up to the end of the game; not whose turn begins."""
    found = []
    for event in events:
        found += words(event)
        if isinstance(event, Ended):
            break
    return found


def words(event: Event[Any]) -> list[str]:
    """One event in the words of the file; none, if the file has none for it."""
    match event:
        case Placed():
            return [] if event.way is Way.SETUP else [placed(event)]
        case Drawn():
            assert event.kind is not None
            return [f"drawn {LETTERS[event.seat]} {written(event.kind)} {event.purpose.value}"]
        case Ended():
            named = [clause for clause in event.clauses if clause in {"END-1", "END-2"}]
            return [" ".join(["ended", *named])]
        case WentOut() | BagEmpty() | Passed() | FirstPlayerDrawn():
            names = {WentOut: "went_out", BagEmpty: "bag_empty", Passed: "passed"}
            return [f"{names.get(type(event), 'first_player_drawn')} {LETTERS[event.seat]}"]
        case StartTaken():
            return [f"start_taken {LETTERS[event.seat]} {event.cell}"]
        case _:
            return []


def placed(event: Placed) -> str:
    """``placed A 4,9 3 count from 4,7 and 1,9 covers A2``."""
    said = f"placed {LETTERS[event.seat]} {event.cell} {event.number} {event.way.value}"
    if event.way is Way.COUNT:
        said += " from " + " and ".join(str(at) for at in event.origins)
    if event.covered is not None:
        said += f" covers {LETTERS[event.covered.seat]}{event.covered.number}"
    return said


def node_of(state: State) -> str:
    """The node of a position in the words of the file."""
    waiting = engine.decision(state)
    match waiting:
        case None:
            return "end"
        case DrawChip():
            nodes = {Purpose.TURN: "draw", Purpose.START: "draw_first", Purpose.HAND: "draw_hand"}
            return f"{nodes[waiting.purpose]} {LETTERS[waiting.player]}"
        case DrawFirstPlayer():
            return "first_player"
        case _:
            nodes_of: Mapping[type, str] = {
                PlaceChip: "place",
                ChooseFace: "face",
                ChooseStart: "choose_start",
            }
            assert isinstance(waiting.seat, Seat)
            return f"{nodes_of[type(waiting)]} {LETTERS[waiting.seat]}"


def action_of(question: Fields) -> Action:
    """What is asked about."""
    word, _, rest = question["action"].partition(" ")
    if word == "place":
        return action(rest)
    return action(f"take {rest}" if word == "choose_start" else question["action"])


# --- holding them together


def differences(position: Fields) -> Iterator[Difference]:
    """Everything in which a position and the engine differ."""
    state = set_up(position)
    compared: list[tuple[str, object]] = [*of_the_turn(position, state), *of_the_count(position, state)]
    for what, found in compared:
        if what in position and (expected := as_worded_now(position, what)) != found:
            yield what, expected, found
    yield from of_what_the_count_depends_on(position, state)
    for question in position.get("ask", ()):
        for what, expected, found in of_the_answer(question, state):
            yield f"{question.get('by', '')} {question['action']}: {what}".strip(), expected, found
    for known in position.get("knows", ()):
        yield from of_what_is_known(known, position, state)


def of_the_turn(position: Fields, state: State) -> Iterator[tuple[str, object]]:
    """Targets, legal actions, and what chance may bring."""
    legal = engine.legal_actions(state)
    yield "legal", len(legal)
    waiting = engine.decision(state)
    if isinstance(waiting, PlaceChip):
        own = state.starts[waiting.seat]
        cells = {
            own if isinstance(each, Start) else each.cell for each in legal if isinstance(each, Start | Place)
        }
        yield "targets", [str(at) for at in targets(state, waiting.seat)]
        yield "legal_cells", [str(at) for at in sorted(cells, key=reading_order)]
    decider = engine.decider(state)
    yield "decider", LETTERS[decider] if isinstance(decider, Seat) else "chance"
    if isinstance(waiting, DrawChip):
        bag = state.bags[waiting.player]
        left = {written(each): bag.of(each) for each in Kind if bag.of(each)}
        weights = [weight for _, weight in engine.chances(state)]
        assert weights == (list(left.values()) if decider is CHANCE else [])
        yield "chances", left
    elif isinstance(waiting, DrawFirstPlayer):
        yield "chances", {each.removeprefix("first "): 1 for each in map(said_first, legal)}
    del position


def said_first(each: Action) -> str:
    """The letter of a first player."""
    player = getattr(each, "player")  # noqa: B009
    return LETTERS[player]


def of_the_count(position: Fields, state: State) -> Iterator[tuple[str, object]]:
    """Rooms, VP, winners and places, as if the game stopped now."""
    if "vp" not in position:
        return
    outcome = engine.outcome(state)
    yield (
        "rooms",
        {
            room: {"totals": without_zeros(count.totals), "vp": shown(count.vp)}
            for room, count in outcome.rooms.items()
            if count.vp
        },
    )
    yield "vp", shown(outcome.vp)
    yield "winners", [LETTERS[seat] for seat in outcome.winners]
    yield "places", shown(outcome.places)
    yield "tie_break", None if outcome.central is None else shown(outcome.central)


def without_zeros(totals: Mapping[Seat, int]) -> dict[str, int]:
    """Who is not there has no total in the file, even where R-28 ranks it."""
    return {letter: total for letter, total in shown(totals).items() if total}


def as_worded_now(fields: Fields, what: str) -> object:
    """R-32 has been reworded since the witness wrote: a tie-break names the winner, and moves nobody."""
    expected = fields[what]
    if what.startswith("places") and fields.get("readings", {}).get("lower_places") is None:
        points: dict[str, int] = fields[what.replace("places", "vp")]
        ranks = sorted(set(points.values()), reverse=True)
        return {letter: 1 + ranks.index(had) for letter, had in points.items()}
    return expected


def of_what_the_count_depends_on(position: Fields, state: State) -> Iterator[Difference]:
    """The rulings of which another reading changes VP, winners or places."""
    if "count_depends_on" not in position:
        return
    told_now = counted(state)
    found = {
        setting.ruling
        for setting, others in other_readings(state.terms.rulings)
        if any(counted(ENGINE.relabelled(state, other)) != told_now for other in others.values())
    }
    yield from unless_between(position, "count_depends_on", found, {"R-32"})


def counted(state: State) -> tuple[object, ...]:
    """What a count comes to."""
    outcome = engine.outcome(state)
    rooms = [(shown(count.totals), shown(count.vp)) for count in outcome.rooms.values()]
    return outcome.vp, set(outcome.winners), outcome.places, rooms


def unless_between(fields: Fields, name: str, found: set[str], besides: set[str]) -> Iterator[Difference]:
    """All that must be there, and beside it nothing but what may be."""
    expected, perhaps = set(fields[name]), {*fields.get(f"{name}_perhaps", ()), *besides}
    if not expected <= found <= expected | perhaps:
        yield name, sorted(expected), sorted(found - perhaps | found & expected)


def asker(question: Fields, state: State) -> Any:
    """Who asks: for what chance decides, whoever decides it, if it is that draw."""
    waiting = engine.decision(state)
    seat = SEATS.get(question.get("by", ""))
    if question["action"].split()[0] == "draw" and isinstance(waiting, DrawChip) and waiting.player is seat:
        return waiting.seat
    return seat


def of_the_answer(question: Fields, state: State) -> Iterator[Difference]:
    """Allowed or refused, by what, with which events, and on what that hangs."""
    asked, seat = action_of(question), asker(question, state)
    verdict = engine.explain(state, asked, seat, depends_on=True)
    answer = "legal" if verdict.allowed else "refused"
    if answer != question["answer"]:
        yield "answer", question["answer"], f"{answer} {names(verdict)}"
        return
    expected = told_by_the_engine(question.get("reasons", []))
    if expected != names(verdict):
        yield "reasons", expected, names(verdict)
    if not GENERAL & set(names(verdict)) and not set(question.get("clauses_cited", ())) <= set(
        verdict.clauses
    ):
        yield "clauses_cited", question["clauses_cited"], list(verdict.clauses)
    if "blocking" in question:
        cells = {sign.cell for sign in refused(state, asked) if isinstance(sign, Barrier)}
        if question["blocking"] != (found := [str(at) for at in sorted(cells, key=reading_order)]):
            yield "blocking", question["blocking"], found
    if verdict.allowed:
        yield from of_what_happens(question, engine.play(state, asked, seat).state, verdict)
    hangs_on = {doubt.ruling for doubt in verdict.depends_on or ()}
    without_markers = {**question, "depends_on": set(question["depends_on"]) - {"R-08"}}
    yield from unless_between(without_markers, "depends_on", hangs_on, {"R-23"} if is_draw(state) else set())


GENERAL: Final = {"game_over", "not_your_turn", "wrong_decision"}
"""Where one of these holds, the engine looks no further than whether the player is out."""


def told_by_the_engine(reasons: Sequence[str]) -> list[str]:
    """What is left of all reasons that apply, where one of the general ones does."""
    for general in ("game_over", "not_your_turn", "wrong_decision"):
        if general in reasons:
            return sorted({general, *reasons} & {general, "player_out"})
    return sorted(reasons)


def is_draw(state: State) -> bool:
    """A draw waits: who decides it is what R-23 is about."""
    return isinstance(engine.decision(state), DrawChip)


def names(verdict: Verdict) -> list[str]:
    """The reasons in the words of the file."""
    return sorted(reason.name.lower() for reason in verdict.reasons)


def of_what_is_known(known: Fields, position: Fields, state: State) -> Iterator[Difference]:
    """What a seat knows, and what it does not."""
    seat = SEATS[known["seat"]]
    questions = position.get("ask", ())
    facts = Known(engine.observe(state, seat), state, action_of(questions[0]) if questions else None)
    for fact, expected in known["facts"].items():
        if (found := facts.of(fact)) != expected:
            yield f"{known['seat']} knows {fact}", expected, found


def of_what_happens(question: Fields, after: State, verdict: Verdict) -> Iterator[Difference]:
    """Events, the node that follows, and how the game has ended."""
    expected = [event for event in question.get("events", ()) if not event.endswith("setup")]
    if "events" in question and expected != told(verdict.events):
        yield "events", expected, told(verdict.events)
    if "next" in question and question["next"] != node_of(after):
        yield "next", question["next"], node_of(after)
    for what, found in of_the_count({"vp": None}, after):
        if f"{what}_after" in question and (wanted := as_worded_now(question, f"{what}_after")) != found:
            yield f"{what}_after", wanted, found
