"""The frames of the notation, filled by the toy rulebook: chance writes lines as everybody does."""

import random

import attrs
import pytest

from high_ref.engine import ENGINE
from high_ref.model.decisions import Deal, DealCard, Pass, Play, PlayOrPass, Roll, Show
from high_ref.model.table import Layout, State
from high_ref.model.things import Card, Seat
from high_ref.notation import NOTATION, SCRIPT, HighDraft
from high_ref.rulings import EqualNumber, Rulings
from high_ref.universe import action_universe
from rulespec.engine import CHANCE, Action, GameRecord
from rulespec.engine.universe import UnboundedUniverse, Universe
from rulespec.errors import FormatError
from rulespec.language import Bilingual, Language
from rulespec.notation import IncompleteNotation, Line, Script
from rulespec.vocabulary import told

RED, BLUE = Seat.RED, Seat.BLUE
POSITION = "players red blue; turns 1; hand red 1 3; hand blue 2 2; pending play_or_pass red die=2\n"
RECORD = """\
high-record 1
rules 1.0.0
reading R-01 equal_beats
players red blue

actions
chance: deal_card two
chance: deal_card three
chance: deal_card one
chance: deal_card one
chance: show 2
# The die is beaten.
red: play two
chance: show 3
blue: pass
"""


def refusal(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        NOTATION.read_line(text)
    return str(caught.value)


def test_every_action_is_a_word_and_its_fields() -> None:
    assert [
        NOTATION.write_action(action) for action in (DealCard(Card.TWO), Show(3), Play(Card.ONE), Pass())
    ] == [
        "deal_card two",
        "show 3",
        "play one",
        "pass",
    ]
    assert SCRIPT.actions.shapes == {
        "deal_card": Bilingual("deal_card CARD", "donner_carte CARTE"),
        "show": Bilingual("show NUMBER", "montrer NOMBRE"),
        "play": Bilingual("play CARD", "jouer CARTE"),
        "pass": Bilingual("pass", "passer"),
    }


def test_a_line_may_name_chance_as_who_decides() -> None:
    assert NOTATION.read_line("chance: show 3") == Line(CHANCE, (Show(3),))
    assert NOTATION.read_line("blue: pass") == Line(BLUE, (Pass(),))
    assert refusal("green: pass") == (
        "line 1, column 1: expected a seat (red, blue, lime, chance), found 'green'"
    )


def test_without_whole_turns_a_line_is_one_action() -> None:
    assert refusal("red: plya one") == (
        "line 1, column 6: expected an action (deal_card, show, play, pass), found 'plya'; "
        "did you mean 'play'?"
    )


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        ("deal chance player=red", Deal(CHANCE, RED)),
        ("roll chance player=blue", Roll(CHANCE, BLUE)),
        ("play_or_pass red die=2", PlayOrPass(RED, 2)),
    ],
)
def test_decisions_of_chance_and_of_seats_are_written_alike(
    text: str, decision: Deal | Roll | PlayOrPass
) -> None:
    assert NOTATION.read_decision(text) == decision
    assert NOTATION.write_decision(decision) == text


def test_a_card_and_one_line_say_the_same_position() -> None:
    state = NOTATION.read_card(POSITION)
    assert NOTATION.read_card(NOTATION.write_card(state)) == state
    line = NOTATION.write_one_line(state)
    assert line == (
        "players_red_blue~~turns_1~~hand_red_1_3~~hand_blue_2_2~~pending_play~-or~-pass_red_die~e2"
    )
    assert NOTATION.read_one_line(line) == state


def test_signs_that_a_game_does_not_shorten_are_escaped() -> None:
    card = "a(b):c@d/e+f*g | h=i>j,k_l; m\n"
    one_line = NOTATION.cards.one_line
    assert one_line.write(card) == "a~ab~b~cc~dd~fe~hf~ig_~o_h~ei~gj~kk~-l~~m"
    assert one_line.read(one_line.write(card)) == card.strip().replace("; ", ";")


def test_a_record_holds_what_chance_brought() -> None:
    record = NOTATION.read_record(RECORD)
    assert record == GameRecord(
        "1.0.0",
        Rulings(equal_number=EqualNumber.EQUAL_BEATS),
        Layout((RED, BLUE)),
        (
            DealCard(Card.TWO),
            DealCard(Card.THREE),
            DealCard(Card.ONE),
            DealCard(Card.ONE),
            Show(2),
            Play(Card.TWO),
            Show(3),
            Pass(),
        ),
        ((5, "The die is beaten."),),
    )
    assert NOTATION.write_record(record) == RECORD
    *_, last = NOTATION.replay(record)
    assert last.state.points == {RED: 2, BLUE: 0}


@pytest.mark.parametrize("seed", range(6))
def test_every_position_and_record_of_a_game_reads_back(seed: int) -> None:
    chance, layout = random.Random(seed), Layout(tuple(Seat)[: 2 + seed % 2])
    state, played = ENGINE.opening(layout).state, list[Action]()
    while actions := ENGINE.legal_actions(state):
        assert NOTATION.read_card(NOTATION.write_card(state)) == state
        assert NOTATION.read_one_line(NOTATION.write_one_line(state)) == state
        assert set(actions) <= set(action_universe(state))
        played.append(chance.choice(actions))
        state = ENGINE.play(state, played[-1]).state
    record = GameRecord("1.0.0", Rulings(), layout, tuple(played))
    assert NOTATION.read_record(NOTATION.write_record(record)) == record


def test_a_type_that_nobody_spells_is_named() -> None:
    with pytest.raises(IncompleteNotation, match=r"^notation: no spelling for int, which Show.number needs$"):
        attrs.evolve(SCRIPT, numbers={})


@attrs.frozen
class Bow(Action):
    """Somebody may bow, and then how often is said."""

    to: Seat | None
    number: int


def test_a_field_that_may_be_missing_stands_last() -> None:
    kinds = attrs.evolve(SCRIPT.vocabulary.kinds, actions=(Bow,))
    vocabulary = attrs.evolve(SCRIPT.vocabulary, kinds=kinds, actions=(told(Bow, "Bow", "S'incliner"),))
    with pytest.raises(IncompleteNotation, match="Bow has a field that may be missing before its last"):
        Script(engine=ENGINE, vocabulary=vocabulary, numbers=SCRIPT.numbers)


def test_the_universe_is_the_product_of_what_fields_can_hold() -> None:
    state = ENGINE.opening(Layout((RED, BLUE))).state
    assert action_universe(state) == [
        *(DealCard(card) for card in Card),
        *(Show(number) for number in range(5)),
        *(Play(card) for card in Card),
        Pass(),
    ]


@attrs.frozen
class Walk(Action):
    """From here to there, with a light or without."""

    here: Card
    there: Card
    light: bool


def test_things_of_a_position_come_first_one_by_one() -> None:
    steps = Universe[int]((Pass, Walk), {}, {Card: lambda last: tuple(Card)[:last]})
    one, two = Card.ONE, Card.TWO
    assert steps(2) == [
        Walk(one, one, light=False),
        Walk(one, one, light=True),
        Walk(one, two, light=False),
        Walk(one, two, light=True),
        Walk(two, one, light=False),
        Walk(two, one, light=True),
        Walk(two, two, light=False),
        Walk(two, two, light=True),
        Pass(),
    ]


def test_a_field_that_could_hold_anything_is_named() -> None:
    state = ENGINE.opening(Layout((RED, BLUE))).state
    with pytest.raises(UnboundedUniverse, match=r"^universe: what can Show.number hold\?$"):
        Universe[State](ENGINE.actions, {}, {})(state)


def test_what_a_draft_puts_right_is_noted() -> None:
    def finish(draft: HighDraft) -> State:
        draft.notes.append(Bilingual("put right", "rectifié"))
        return draft.state()

    cards = attrs.evolve(NOTATION.cards, finish=finish)
    noted = attrs.evolve(NOTATION, cards=cards).read_noted_card(POSITION, [("R-01", "equal_beats")])
    assert noted.notes == (Bilingual("put right", "rectifié"),)
    assert noted.state.terms.rulings.differences() == {"R-01": "equal_beats"}
    assert NOTATION.read_noted_card(POSITION).notes == ()


def test_any_game_is_understood_in_french_in_any_case() -> None:
    french = (
        "Joueurs ROUGE bleu; tours 1; main rouge 1 trois; main Bleue 2 2; attente jouer_ou_passer rouge dé=2"
    )
    assert NOTATION.read_card(french) == NOTATION.read_card(POSITION)
    assert NOTATION.read_line("hasard : montrer 3") == NOTATION.read_line("chance: show 3")
    assert NOTATION.read_line("Rouge:JOUER un") == NOTATION.read_line("red: play one")


def test_a_mistake_is_told_in_french_with_the_word_that_is_near_in_meaning() -> None:
    with pytest.raises(FormatError) as caught:
        NOTATION.read_line("rouge : poser un")
    assert caught.value.in_language(Language.FR) == (
        "ligne 1, colonne 9 : attendu : une action (donner_carte, montrer, jouer, passer) ; "
        "trouvé : « poser » ; vouliez-vous dire « jouer » ?"
    )
