"""Forms follow from types; what has none is named, with its class and its field."""

import enum
from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, NewType, TypeVar

import attrs
import pytest
from jsonschema import Draft202012Validator

from rulespec.codec.definitions import Definitions
from rulespec.codec.derivation import DERIVATIONS, LONGEST
from rulespec.codec.forms import Form, Forms
from rulespec.codec.hints import NoForm
from rulespec.codec.lists import by_member
from rulespec.codec.misfit import Misfit
from rulespec.codec.roles import ObservationT, SeatT
from rulespec.engine import CHANCE, Action, Chance, Decision, FrozenMap

ThingT = TypeVar("ThingT")


class Guest(enum.Enum):
    """A seat."""

    ANNE = 1
    BEN = 2
    CARA = 3


class Dish(enum.Enum):
    SOUP = 1
    BLACK_BREAD = 2


class Course(enum.Enum):
    FIRST = 1
    SECOND = 2


class Place(NamedTuple):
    row: int
    column: int


@attrs.frozen
class Plate:
    dish: Dish
    full: bool


@attrs.frozen
class Glass:
    colour: str


@attrs.frozen
class Tray(Generic[ThingT]):
    things: tuple[ThingT, ...]


@attrs.frozen
class TrayOfPlates(Tray[Plate]):
    pass


@attrs.frozen(kw_only=True)
class Bill:
    paid_by: Guest
    sum: int = attrs.field(validator=attrs.validators.ge(0))


@attrs.frozen
class Party:
    seats: tuple[Guest, ...]
    plates: FrozenMap[Guest, Plate]
    toasts: FrozenMap[Guest, int] | None


@attrs.frozen
class Story(Generic[SeatT, ObservationT]):
    teller: SeatT | Chance | None
    party: ObservationT


@attrs.frozen
class Eat(Action):
    dish: Dish


@attrs.frozen
class Wait(Action):
    pass


@attrs.frozen
class Hungry(Decision[Guest | Chance]):
    dishes: tuple[Dish, ...]


@attrs.frozen
class Doll:
    inside: "Doll | None"


Title = NewType("Title", str)
Counts = tuple[int, int]

PARTY = Party(
    (Guest.CARA, Guest.ANNE),
    FrozenMap({Guest.CARA: Plate(Dish.SOUP, full=True), Guest.ANNE: Plate(Dish.BLACK_BREAD, full=False)}),
    None,
)
PLATES = {"cara": {"dish": "soup", "full": True}, "anne": {"dish": "black_bread", "full": False}}
PARTY_TREE = {
    "seats": ["cara", "anne"],
    "plates": PLATES,
    "toasts": None,
}


def forms(**given: Any) -> Forms:
    longest = {Guest: 3, Dish: 4, Plate: 2, Place: 8, str: 3, tuple[Dish, ...]: 2}
    stated = {
        "derivations": DERIVATIONS,
        "kinds": (Eat, Wait, Hungry),
        "roles": {SeatT: Guest, ObservationT: Party},
        "seats": Guest,
        "longest": {**LONGEST, **longest},
        "partial": (Course,),
        "own": {Counts: by_member(Dish)},
    }
    return Forms(**{**stated, **given})


def schema(form: Form) -> dict[str, Any]:
    definitions = Definitions()
    described = form.describe(definitions)
    return {**described, "$defs": definitions.made}


def misfit(form: Form, raw: object) -> tuple[str, list[str | int]]:
    with pytest.raises(Misfit) as caught:
        form.read(raw)
    return str(caught.value), caught.value.trail


@pytest.mark.parametrize(
    ("kind", "thing", "tree"),
    [
        (int, 3, 3),
        (bool, True, True),
        (str, "a line", "a line"),
        (Title, "a line", "a line"),
        (tuple[str, ...], ("ABC-1", "R-02"), ["ABC-1", "R-02"]),
        (Dish, Dish.BLACK_BREAD, "black_bread"),
        (Dish | Chance, CHANCE, "chance"),
        (Dish | Guest | None, Guest.ANNE, "anne"),
        (Dish | Guest | None, None, None),
        (int | None, 4, 4),
        (Plate, Plate(Dish.SOUP, full=True), {"dish": "soup", "full": True}),
        (Plate | None, Plate(Dish.SOUP, full=True), {"dish": "soup", "full": True}),
        (Plate | Glass, Glass("green"), {"type": "glass", "colour": "green"}),
        (Plate | Dish, Plate(Dish.SOUP, full=True), {"dish": "soup", "full": True}),
        (Plate | Dish, Dish.SOUP, "soup"),
        (Plate | Glass | Dish | None, Glass("red"), {"type": "glass", "colour": "red"}),
        (Plate | Glass | Dish | None, Dish.SOUP, "soup"),
        (Plate | Glass | Dish | None, None, None),
        (Action, Eat(Dish.SOUP), {"type": "eat", "dish": "soup"}),
        (Action | None, Wait(), {"type": "wait"}),
        (Action | Glass, Wait(), {"type": "wait"}),
        (Decision[Any], Hungry(CHANCE, ()), {"type": "hungry", "seat": "chance", "dishes": []}),
        (Eat, Eat(Dish.SOUP), {"dish": "soup"}),
        (tuple[Dish, ...], (Dish.SOUP, Dish.SOUP), ["soup", "soup"]),
        (tuple[tuple[Dish, ...], ...], ((), (Dish.SOUP,)), [[], ["soup"]]),
        (tuple[Dish, int], (Dish.SOUP, 2), ["soup", 2]),
        (Place, Place(2, -1), [2, -1]),
        (Counts, (1, 2), {"soup": 1, "black_bread": 2}),
        (FrozenMap[Dish, int], FrozenMap({Dish.SOUP: 1, Dish.BLACK_BREAD: 0}), {"soup": 1, "black_bread": 0}),
        (FrozenMap[Guest, int], FrozenMap({Guest.BEN: 0}), {"ben": 0}),
        (FrozenMap[Course, int], FrozenMap({Course.SECOND: 2}), {"second": 2}),
        (
            FrozenMap[Guest | Chance, int],
            FrozenMap[object, int]({CHANCE: 1, Guest.BEN: 2}),
            {"chance": 1, "ben": 2},
        ),
        (Mapping[Place, int], FrozenMap({Place(0, 1): 5}), [{"place": [0, 1], "value": 5}]),
        (
            FrozenMap[Place, Plate],
            FrozenMap({Place(1, 1): Plate(Dish.SOUP, full=True), Place(0, 1): Plate(Dish.SOUP, full=False)}),
            [
                {"place": [1, 1], "dish": "soup", "full": True},
                {"place": [0, 1], "dish": "soup", "full": False},
            ],
        ),
        (
            FrozenMap[Place, tuple[Dish, Guest]],
            FrozenMap({Place(1, 1): (Dish.SOUP, Guest.BEN)}),
            [{"place": [1, 1], "dish": "soup", "guest": "ben"}],
        ),
        (
            FrozenMap[Place, Plate | Glass],
            FrozenMap({Place(1, 1): Glass("red")}),
            [{"place": [1, 1], "type": "glass", "colour": "red"}],
        ),
        (FrozenMap[str, Dish], FrozenMap({"x": Dish.SOUP}), [{"key": "x", "value": "soup"}]),
        (Bill, Bill(paid_by=Guest.BEN, sum=3), {"paid_by": "ben", "sum": 3}),
        (
            TrayOfPlates,
            TrayOfPlates((Plate(Dish.SOUP, full=True),)),
            {"things": [{"dish": "soup", "full": True}]},
        ),
        (Tray[Dish], Tray((Dish.SOUP,)), {"things": ["soup"]}),
        (Party, PARTY, PARTY_TREE),
        (Story, Story(Guest.BEN, PARTY), {"teller": "ben", "party": PARTY_TREE}),
        (Story, Story(CHANCE, PARTY), {"teller": "chance", "party": PARTY_TREE}),
    ],
)
def test_what_is_written_follows_from_the_type(kind: object, thing: object, tree: object) -> None:
    form = forms().of(kind)
    assert form.write(thing) == tree
    assert form.read(tree) == thing
    Draft202012Validator.check_schema(schema(form))
    Draft202012Validator(schema(form)).validate(tree)


def odd(kind: object) -> type:
    """A class with one field of that type."""
    return attrs.make_class("Odd", {"part": attrs.field(type=kind)})  # type: ignore[call-overload]


@attrs.frozen
class Typed:
    type: int


@attrs.frozen
class Placed:
    place: int


class Drink(enum.Enum):
    SOUP = 1


@pytest.mark.parametrize(
    ("kind", "missing"),
    [
        (odd(float), "Odd.part: no form can be derived for float"),
        (odd(FrozenMap), "Odd.part: no form can be derived for FrozenMap"),
        (odd(tuple[Glass, ...]), "Odd.part: no bound for a list of Glass"),
        (odd(FrozenMap[Glass, int]), "Odd.part: no bound for a list of Glass"),
        (odd(odd(tuple[Glass, ...])), "Odd.part: no bound for a list of Glass"),
        (odd(int | str), "Odd.part: int is not written as an object"),
        (odd(Dish | Drink), "Odd.part: Dish and Drink have words in common: soup"),
        (odd(FrozenMap[Place, Placed]), "Placed.place: the key means something else in JSON"),
        (odd(Typed | Glass), "Typed.type: the key means something else in JSON"),
        (Tray, "Tray.things: no form can be derived for ThingT"),
        (Doll, "Doll.inside: a type that contains itself cannot be written"),
    ],
)
def test_a_type_without_a_form_is_named_with_its_class_and_field(kind: object, missing: str) -> None:
    with pytest.raises(NoForm) as caught:
        forms().of(kind)
    assert str(caught.value) == missing


def test_a_tuple_that_lacks_a_place_for_a_member_is_named() -> None:
    with pytest.raises(NoForm, match=r"^Odd.part: tuple\[int\] has no place for each Dish$"):
        forms(own={tuple[int]: by_member(Dish)}).of(odd(tuple[int]))


def test_two_classes_with_one_word_are_named() -> None:
    with pytest.raises(NoForm, match=r"^Eat and Wait have the same word eat$"):
        forms(word=lambda _: "eat").of(Action)


def test_two_classes_of_one_name_are_not_described_as_one() -> None:
    first, second = odd(int), odd(str)
    form = forms().of(tuple[first, second])  # type: ignore[valid-type]
    with pytest.raises(NoForm, match="have the same name"):
        schema(form)


def test_a_game_can_write_its_things_with_words_of_its_own() -> None:
    words = {Eat: "dine", Dish.SOUP: "potage"}
    form = forms(word=lambda thing: words.get(thing, "other")).of(Action)
    assert form.write(Eat(Dish.SOUP)) == {"type": "dine", "dish": "potage"}
    assert form.read({"type": "dine", "dish": "potage"}) == Eat(Dish.SOUP)


def test_what_is_held_by_seat_comes_in_the_order_of_the_seats() -> None:
    plates = {"anne": PLATES["anne"], "cara": PLATES["cara"]}
    tree = {**PARTY_TREE, "plates": plates, "toasts": {"anne": 1, "cara": 2}}
    party = forms().of(Party).read(tree)
    assert list(party.plates) == list(party.toasts) == [Guest.CARA, Guest.ANNE]


def test_what_is_held_by_a_word_comes_in_the_order_of_the_words() -> None:
    form = forms().of(FrozenMap[Dish, int])
    assert list(form.read({"black_bread": 1, "soup": 2})) == [Dish.SOUP, Dish.BLACK_BREAD]


@pytest.mark.parametrize(
    ("kind", "raw", "message", "trail"),
    [
        (Bill, {"paid_by": "ben", "sum": -1}, "'sum' must be >= 0: -1", []),
        (tuple[Dish, int], ["soup"], "expected a list of 2, found a list of 1", []),
        (
            tuple[Dish, int],
            ["soup", "two"],
            'expected a whole number from -1000000 to 1000000, found "two"',
            [1],
        ),
        (Place, [1], "expected a list [row, column], found a list of 1", []),
        (Place, [1, None], "expected a whole number from -1000000 to 1000000, found null", [1]),
        (Plate | Dish, 7, "expected one of soup, black_bread, found 7", []),
        (Plate | Dish, {"dish": "soup"}, "expected this key, found none", ["full"]),
        (
            FrozenMap[Dish, int],
            {"soup": "x", "black_bread": 1},
            'expected a whole number from -1000000 to 1000000, found "x"',
            ["soup"],
        ),
        (FrozenMap[Dish, int], {"wine": 1}, "unknown key; expected soup, black_bread", ["wine"]),
        (FrozenMap[Dish, int], {"soup": 1}, "expected this key, found none", ["black_bread"]),
        (
            FrozenMap[Place, int],
            [{"place": [0, 0], "what": 1}],
            "unknown key; expected place, value",
            ["what", 0],
        ),
        (
            FrozenMap[Place, int],
            [{"value": 1, "plac": 1}],
            "unknown key; expected place, value; did you mean 'place'?",
            ["plac", 0],
        ),
        (
            FrozenMap[Place, int],
            [{"value": 1, "place": 1}],
            "expected a list [row, column], found 1",
            ["place", 0],
        ),
        (
            FrozenMap[Place, int],
            [{"value": 1, "place": [0, 0]}, {"value": 2, "place": [0, 0]}],
            "expected each place once, found a list of 2",
            ["place", 1],
        ),
        (
            Party,
            {**PARTY_TREE, "seats": ["anne"] * 4},
            "expected a list of at most 3, found a list of 4",
            ["seats"],
        ),
    ],
)
def test_what_does_not_fit_is_refused_at_its_place(
    kind: object, raw: object, message: str, trail: list[str | int]
) -> None:
    assert misfit(forms().of(kind), raw) == (message, trail)


@pytest.mark.parametrize(
    ("kind", "thing", "message"),
    [
        (tuple[Dish, ...], (Dish.SOUP,) * 5, "expected a list of at most 4, found 5"),
        (tuple[Dish, int], (Dish.SOUP,), "expected 2 values, found 1"),
        (FrozenMap[Dish, int], {Dish.SOUP: 1}, "expected a mapping from all of 2, found 1"),
        (Place, (1, True), "expected a whole number from -1000000 to 1000000, found True"),
        (
            tuple[str, ...],
            ("no id",),
            "expected the id of a clause or a ruling, such as ABC-4 or R-23, found 'no id'",
        ),
    ],
)
def test_what_could_not_be_read_again_is_not_written(kind: object, thing: object, message: str) -> None:
    with pytest.raises(ValueError, match=r"^expected ") as caught:
        forms().of(kind).write(thing)
    assert str(caught.value) == message


def test_forms_can_be_extended_for_other_documents() -> None:
    more = forms().extended(own={float: lambda _, __: Form(float, str, lambda _: {})}, longest={Glass: 1})
    assert more.of(tuple[Glass, ...]).read([{"colour": "red"}]) == (Glass("red"),)
    assert more.of(odd(float)).write(odd(float)(1.5)) == {"part": "1.5"}
