"""Cards, actions and records in French, in any case, and complaints in the language of the reader."""

import itertools
from typing import Any

import pytest

from lum42_ref.engine import legal_actions, new_game, play
from lum42_ref.model import actions as act
from lum42_ref.model.components import Seat, Slot, UnitKind
from lum42_ref.notation import (
    NOTATION,
    Line,
    read_action,
    read_card,
    read_line,
    read_record,
    write_action,
    write_card,
    write_record,
)
from lum42_ref.notation.spellings import CELLS, KINDS_OF_PIECE, PIECES, SCRIPT, TILES
from lum42_ref.notation.statements import CARD_STATEMENTS, OF_CARDS
from lum42_ref.universe import action_universe
from lum42_ref.version import __version__
from lum42_ref.vocabulary import VOCABULARY, things
from rulespec.engine import GameRecord
from rulespec.errors import FormatError, RulesError
from rulespec.language import Bilingual, Language
from rulespec.notation import Made
from rulespec.vocabulary import Lexicon

ENGLISH = """\
players white black silver gold; round 3; phase 2; first black; turn gold
reading R-23 ship_plus_piece
objectives red four_probes two_blue_two_red
N      red-L    m:green   black.basic@P silver.chief@M
SW     black-E  p:lat     gold.ship
W      blue-L   m:white   gold.probe@P
NW     green-L  p:tele
score gold 12
light gold 3 red 1 blue
energy white 2 green
units gold twosome; locked gold none
exile harvest gold.basic
achieved light white
skipped silver
pending navigate gold path=SW
"""
FRENCH = """\
Joueurs Blanc Noir Argenté Doré; manche 3; phase 2; premier noir; TOUR doré
lecture r-23 ship_plus_piece
objectifs rouge quatre_sondes deux_bleus_deux_rouges
n      rouge-L   l:verte    noir.base@P argenté.chef@L
SO     noire-E   p:latéral  dore.vaisseau
Ouest  bleue-L   lune:blanche  or.sonde@planète
NO     verte-l   p:téléportation
score doré 12
lumière doré 3 rouge 1 bleu
énergie blanc 2 vert
unités doré binôme; verrouillées doré aucune
exil collecte doré.base
atteint lumière blanc
passé argenté
attente naviguer doré chemin=SO
"""

LEXICONS: list[Lexicon[Any]] = [
    *(lexicon for known in things.THINGS for lexicon in (known.words, known.marks)),
    SCRIPT.actions.by_word,
    SCRIPT.decisions.by_word,
    SCRIPT.deciders,
    *(form.names for form in SCRIPT.decisions.by_kind.values()),
    CARD_STATEMENTS.beginnings,
    NOTATION.header.known,
    NOTATION.layouts.heading_words,
    CELLS,
    KINDS_OF_PIECE,
    TILES,
    PIECES,
]
SAME_IN_BOTH = {
    *("N", "NE", "E", "SE", "S", "centre", "P", "L", "p:lat", "p:diag", "p:tele", *"12345"),
    *("phase", "score", "satellites", "saboteur", "booster", "production", "transformation"),
}
"""Words that need no other in French."""


def test_a_card_can_be_written_in_french() -> None:
    assert read_card(FRENCH) == read_card(ENGLISH)
    assert read_card(FRENCH.upper().replace("SHIP_PLUS_PIECE", "ship_plus_piece")) == read_card(ENGLISH)


def test_what_is_written_stays_english() -> None:
    assert write_card(read_card(FRENCH)) == write_card(read_card(ENGLISH))


def test_languages_may_be_mixed() -> None:
    assert read_card("tour gold; N rouge-L m:green noir.basic@P") == read_card(
        "turn gold; N red-L m:green black.basic@P"
    )


@pytest.mark.parametrize("lexicon", LEXICONS)
def test_every_word_means_one_thing_whatever_the_language(lexicon: Lexicon[Any]) -> None:
    for thing, written in lexicon.entries:
        assert [lexicon.lookup(form) for form in written.understood] == [thing] * len(written.understood)


def test_an_action_or_a_turn_begins_with_one_meaning() -> None:
    """A cell that begins a turn is no action, and no heading of a record is one."""
    both = [
        *[written for _, written in SCRIPT.actions.by_word.entries],
        *[written for _, written in CELLS.entries],
        *[written for _, written in NOTATION.layouts.heading_words.entries],
    ]
    assert Lexicon((written, written) for written in both).knows("move")


def test_every_word_of_the_notation_is_french_too() -> None:
    written = [word for lexicon in LEXICONS for word in lexicon.words]
    same = {word.en for word in written if word.en == word.fr}
    assert same - set(itertools.chain(TILES, PIECES)) == SAME_IN_BOTH


def test_parts_of_decisions_all_have_a_french_name() -> None:
    names = {name for form in SCRIPT.decisions.by_kind.values() for name in form.names}
    assert set(VOCABULARY.parts) == names


def test_what_is_stated_once_for_each_is_known_in_both_languages() -> None:
    for statement in OF_CARDS.values():
        assert (statement.each is not None) == (
            statement.made is Made.FOR_EACH and statement.written.word.en != "reading"
        )
    with pytest.raises(FormatError) as caught:
        read_card("N red-L m:white; score gold 1; score Doré 2")
    assert str(caught.value) == "line 1, column 32: 'score Doré' is stated twice"


def french_forms(text: str) -> str:
    """An action as we write it, word for word in French."""
    verb, *rest = text.split()
    form = SCRIPT.actions.by_word[verb]
    words = [form.written.word.fr]
    for spelling, word in zip(form.fields.values(), rest, strict=False):
        choices = [known for known in LEXICONS if word in known and _reads(spelling, known, word)]
        found = {choice.words[list(choice).index(word)].fr for choice in choices}
        words.append(min(found) if found else word)
    return " ".join(words)


def _reads(spelling: object, known: Lexicon[Any], word: str) -> bool:
    from rulespec.notation import Spelling, Word  # noqa: PLC0415

    assert isinstance(spelling, Spelling)
    french = known.words[list(known).index(word)].fr
    try:
        return bool(spelling.read(Word(french, 1, 1)) == spelling.read(Word(word, 1, 1)))
    except FormatError:
        return False


def test_every_action_can_be_written_in_french_in_any_case() -> None:
    state = read_card("players white black silver gold; N red-L m:green; E blue-E p:lat")
    universe = action_universe(state)
    assert {type(action) for action in universe} == set(SCRIPT.actions.by_kind)
    for action in universe:
        french = french_forms(write_action(action))
        assert [read_action(french), read_action(french.upper())] == [action, action], french


@pytest.mark.parametrize(
    "text",
    [
        "gold: move N",
        "gold:move N",
        "gold :move n",
        "  GOLD : Move  north",
        "copper: move N",
        "doré : déplacer nord",
        "or:deplacer N",
    ],
)
def test_one_move_in_many_ways(text: str) -> None:
    assert read_line(text) == Line(Seat.GOLD, (read_action("move N"),))


def test_a_whole_turn_in_french() -> None:
    assert read_line("doré : NO > (0,2) déployer chef lune") == read_line(
        "gold: NW > (0,2) deploy chief moon"
    )


def test_semicolons_join_what_one_seat_does_in_a_row() -> None:
    assert read_line("gold: N deploy chief planet; harvest red; place_probe (0,1)") == Line(
        Seat.GOLD,
        (
            read_action("move N"),
            act.Deploy(UnitKind.CHIEF, Slot.PLANET),
            read_action("harvest red"),
            read_action("place_probe N"),
        ),
    )
    with pytest.raises(FormatError, match=r"^line 1: expected an action: take_planet"):
        read_line("harvest red;")


def test_a_record_can_be_written_in_french() -> None:
    state, actions = new_game(players=2, seed=7), []
    for _ in range(6):
        actions.append(legal_actions(state)[0])
        state = play(state, actions[-1]).state
    layout = NOTATION.engine.deal((Seat.WHITE, Seat.BLACK), 7, NOTATION.engine.rulings())
    record = GameRecord(__version__, NOTATION.engine.rulings(), layout, tuple(actions))
    written = write_record(record)
    french = (
        written.replace("rules ", "règles ")
        .replace("players white black", "joueurs blanc noir")
        .replace("round ", "manche ")
        .replace("black:", "noir :")
        .replace("white:", "Blanc :")
        .replace("take_planet", "prendre_planète")
        .replace("lay_planet", "poser_planète")
        .replace("system ", "Système ")
    )
    assert french != written
    assert read_record(french) == read_record(written) == record


COMPLAINTS = [
    (
        "N rouge-L l:verte\nturn pourpre",
        "ligne 2, colonne 6 : attendu : un joueur (blanc, noir, argenté, doré) ; trouvé : « pourpre »",
    ),
    (
        "N rouge-L l:verte\ntuor doré",
        (
            "ligne 2, colonne 1 : attendu : une case ou un énoncé ; trouvé : « tuor » ; "
            "vouliez-vous dire « tour » ?"
        ),
    ),
    (
        "N rouge-L l:verte\nunités doré capitaine",
        (
            "ligne 2, colonne 13 : attendu : une unité (base, doubleur, scientifique, saboteur, chef, "
            "voyageur, binôme, booster, renégat) ; trouvé : « capitaine » ; vouliez-vous dire « chef » ?"
        ),
    ),
    (
        "N rouge-L l:verte\nlumière doré 21 rouge",
        "ligne 2, colonne 14 : attendu : un nombre de cubes, un nombre entier de 0 à 20 ; trouvé : « 21 »",
    ),
    (
        "N rouge-L l:verte\nmanche",
        "ligne 2, colonne 1 : attendu : manche 1 à 5 ; trouvé : « manche »",
    ),
    (
        "N rouge-L l:verte\nattente naviguer doré",
        "ligne 2, colonne 9 : naviguer : attendu chemin=…",
    ),
    (
        "N rouge-L l:verte\nlecture R-23 rien",
        (
            "ligne 2, colonne 14 : attendu : une lecture de R-23 (one_per_opponent, ship_plus_piece) ; "
            "trouvé : « rien »"
        ),
    ),
    ("", "fiche : attendu : au moins un système, par exemple : N rouge-L l:blanche, ou une unité en Exil"),
]


@pytest.mark.parametrize(("card", "complaint"), COMPLAINTS)
def test_a_mistake_is_told_in_french_to_those_who_read_french(card: str, complaint: str) -> None:
    with pytest.raises(RulesError) as caught:
        read_card(card)
    assert caught.value.in_language(Language.FR) == complaint


def test_a_mistake_in_a_line_of_play_is_told_in_french() -> None:
    with pytest.raises(RulesError) as caught:
        read_line("doré : récolter rouge")
    assert caught.value.in_language(Language.FR) == (
        "ligne 1, colonne 8 : attendu : une action, ou un tour tel que "
        "« (0,1) > (0,2) déployer base planète » ; trouvé : « récolter » ; vouliez-vous dire « collecter » ?"
    )


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("spaceship", Bilingual("ship", "vaisseau")),
        ("leader", Bilingual("Chief", "Chef")),
        ("bataille", Bilingual("attack", "attaque")),
        ("copper", Bilingual("Gold", "Doré")),
        ("collect", Bilingual("harvest", "collecte")),
        ("harvest", None),
    ],
)
def test_the_word_of_the_rulebook_is_known_for_other_words(word: str, name: Bilingual | None) -> None:
    meant = VOCABULARY.meant(word)
    assert (meant and Bilingual(meant.en, meant.fr)) == name
