"""How a command begins a game by lot: who plays, which readings are in force, and from which seed."""

import secrets
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeVar

import attrs
import click

from rulespec.cli.inputs import chosen_readings, reading_option
from rulespec.cli.usage import Misuse
from rulespec.engine import CHANCE, Action, GameRecord, Layout
from rulespec.engine.lots import by_lot
from rulespec.engine.table import AnyState
from rulespec.game import Game
from rulespec.language import Bilingual, quoted
from rulespec.text.nearest import did_you_mean
from rulespec.text.switches import Switches
from rulespec.vectors.questions import PLAIN, Variant

Command = TypeVar("Command", bound=Callable[..., Any])

SEEDS: Final = 1_000_000
"""So many seeds are drawn from where none is given: they are short enough to be told."""
NO_VARIANT: Final = Bilingual(
    "there is no variant {wanted}; there are {known}{hint}",
    "il n'y a pas de variante {wanted} ; il y a {known}{hint}",
)
SEED: Final = Bilingual("a seed is a whole number from 0 up", "une graine est un nombre entier à partir de 0")


@attrs.frozen
class Beginning:
    """A game that begins."""

    game: Game
    players: int
    seed: int
    rulings: Switches
    layout: Layout[Any]
    options: tuple[str, ...]
    """What a command is given to begin it again."""

    def first_choice(self) -> tuple[AnyState, tuple[Action, ...]]:
        """The first position in which a player decides, and what chance brought before, by the seed."""
        engine = self.game.engine
        state: AnyState = engine.opening(self.layout, self.rulings).state
        lot = by_lot(engine, Random(f"deal {self.seed}"))  # noqa: S311  a game, not a secret
        brought: list[Action] = []
        while engine.decider(state) is CHANCE:
            brought.append(lot(state))
            state = engine.play(state, brought[-1]).state
        return state, tuple(brought)

    def written(self, form: str, state: AnyState, actions: tuple[Action, ...], command: str) -> str:
        """A position of the game, or the game up to it, in some form; as text it says how it came about."""
        notation, book = self.game.notation, self.game.book
        remark = " ".join(["#", book.name, command, *self.options])
        match form:
            case "card":
                return f"{remark}\n{notation.write_card(state)}".removesuffix("\n")
            case "line":
                return notation.write_one_line(state)
            case "record":
                record = GameRecord(book.version, self.rulings, self.layout, actions)
                return notation.write_record(record).removesuffix("\n")
            case _:
                return self.game.codec.encode(state)


def beginning_options(command: Command) -> Command:
    """The options of a command that begins a game."""
    for option in (
        click.option("--players", type=int, help="How many play (default: as many as usually do)."),
        click.option("--seed", type=int, help="What chance goes by (default: another one each time)."),
        click.option("--variant", help="A way to play that the game names, such as an extension."),
        reading_option,
        click.option(
            "--to",
            "form",
            type=click.Choice(["card", "line", "json", "record"]),
            default="card",
            show_default=True,
            help="card, one line for links and file names, JSON, or the game as a record.",
        ),
    ):
        command = option(command)
    return command


def begin(
    game: Game, players: int | None, seed: int | None, variant: str | None, readings: tuple[str, ...]
) -> Beginning:
    """A game by lot."""
    if seed is not None and seed < 0:
        raise Misuse(SEED)
    way = _variant(game, variant)
    seats = game.engine.first_seats(way.players if players is None else players)
    lot = secrets.randbelow(SEEDS) if seed is None else seed
    chosen = [f"{ruling}={reading}" for ruling, reading in way.readings.items()]
    rulings: Switches = chosen_readings(game, [*chosen, *readings])
    openings = game.questions().openings
    deal = way.deal or openings.asked_for or openings.deal
    layout: Layout[Any] = deal(seats, lot, rulings)
    options = ["--players", str(len(seats)), "--seed", str(lot)]
    options += ["--variant", variant] if variant else []
    options += [word for reading in readings for word in ("--reading", reading)]
    return Beginning(game, len(seats), lot, rulings, layout, tuple(options))


def _variant(game: Game, wanted: str | None) -> Variant:
    """The way to play that was asked for; the plain one, if none was."""
    if wanted is None:
        return PLAIN
    variants = {each.name: each for each in game.questions().openings.variants}
    if wanted not in variants:
        hint = did_you_mean(wanted, variants)
        raise Misuse(NO_VARIANT.filled(wanted=quoted(wanted), known=", ".join(variants), hint=hint))
    return variants[wanted]
