"""The group of commands that a rulebook has; each is imported only when it is called."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

import click

from rulespec.cli.outputs import flush, guarded
from rulespec.cli.subject import Meant, OwnCommand, Subject, nothing_known
from rulespec.cli.usage import Misuse, asked_language, show
from rulespec.errors import RulesError
from rulespec.files import CannotWrite
from rulespec.language import Bilingual
from rulespec.text.book import Book

if TYPE_CHECKING:
    from rulespec.game import Game  # loaded by the commands that play


WRONG_INPUT: Final = 2
"""Exit code: what was given cannot be understood. 1 is the code of an answer: refused, different, faulty."""
NOT_WRITTEN: Final = 3
"""Exit code: the answer could not be written."""
INTERRUPTED: Final = 130
"""Exit code: the user ended it, as shells have it."""
EXIT_CODES: Final = (
    "Exit codes: 0 yes or done; 1 no (refused, different, faulty); 2 the input is wrong; "
    "3 the answer could not be written. A reader who closes the pipe changes none of them."
)


def main(
    book: Book,
    load_game: "Callable[[], Game]",
    meant: Meant = nothing_known,
    own: Sequence[OwnCommand] = (),
) -> NoReturn:
    """Run the command of a rulebook and end the process with its exit code."""
    subject = Subject(book, load_game, meant, own)
    with guarded():
        code = _run(subject)
    sys.exit(code)


def _run(subject: Subject) -> int:
    """The exit code of the command; our own errors become one plain message."""
    subject.language = asked_language(subject.book.name, sys.argv[1:])
    try:
        code = _invoked(subject)
        flush()
    except CannotWrite as error:
        complain(subject, error)
        return NOT_WRITTEN
    except RulesError as error:
        complain(subject, error)
        return WRONG_INPUT
    return code


def _invoked(subject: Subject) -> int:
    """Run a command, whichever way it ends."""
    try:
        code = commands(subject).main(prog_name=subject.book.name, standalone_mode=False)
    except click.ClickException as error:
        show(error, subject.language)
        return WRONG_INPUT
    except click.Abort:
        return INTERRUPTED
    except SystemExit as ended:
        code = ended.code
    return code if isinstance(code, int) else 0


def complain(subject: Subject, error: RulesError) -> None:
    """Tell what went wrong, in the language of the answer."""
    from rulespec.engine.verdict import IllegalAction

    said = error.in_language(subject.language)
    if isinstance(error, IllegalAction):
        from rulespec.cli.complaints import refusal

        said = refusal(subject, error)
    click.echo(f"{subject.book.name}: {said}", err=True)


def commands(subject: Subject) -> click.Group:
    """The command of a rulebook; the game is loaded once a command needs it."""
    book = subject.book
    group = Commands(
        book.name,
        own=subject.own,
        help=f"The rules of {book.title}, clause by clause.",
        epilog=EXIT_CODES,
        context_settings={
            "help_option_names": ["-h", "--help"],
            "obj": subject,
        },
    )
    return click.version_option(book.version, prog_name=book.name)(group)


class Commands(click.Group):
    """Commands by name, loaded when needed, so that one command does not pay for the others."""

    def __init__(self, name: str, *, own: Sequence[OwnCommand] = (), **settings: Any) -> None:  # noqa: ANN401
        super().__init__(name, **settings)
        self.offered = {**OFFERED, **{each.name: (each.line, each.load) for each in own}}
        """What every rulebook has, then what only this one has."""
        self.near = {**NEAR, **{each.name: each.near for each in own}}

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  click's signature
        """The commands in the order of the help."""
        return list(self.offered)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import a command, now that it is called."""
        if cmd_name not in self.offered:
            return None
        _, load = self.offered[cmd_name]
        return load()

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command, or suggest the one that was probably meant."""
        wanted = args[0]
        if wanted not in self.offered and not wanted.startswith("-"):
            raise Misuse(self.no_such_command(wanted), ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (line, _) in self.offered.items()])

    def no_such_command(self, wanted: str) -> Bilingual:
        """There is no such command; perhaps there is one near to it in meaning, or in letters."""
        from rulespec.language import quoted
        from rulespec.vocabulary.lexicon import Lexicon, Written

        known = Lexicon(
            (name, Written(Bilingual(name, name), near=tuple(self.near.get(name, "").split())))
            for name in self.offered
        )
        return NO_SUCH_COMMAND.filled(wanted=quoted(wanted), hint=known.hint(wanted))


def _ask() -> click.Command:
    from rulespec.cli.ask import ask

    return ask


def _show() -> click.Command:
    from rulespec.cli.show import show

    return show


def _moves() -> click.Command:
    from rulespec.cli.moves import moves

    return moves


def _new() -> click.Command:
    from rulespec.cli.new import new

    return new


def _random() -> click.Command:
    from rulespec.cli.random_position import random_position

    return random_position


def _draw() -> click.Command:
    from rulespec.cli.draw import draw

    return draw


def _replay() -> click.Command:
    from rulespec.cli.replay import replay

    return replay


def _convert() -> click.Command:
    from rulespec.cli.convert import convert

    return convert


def _clause() -> click.Command:
    from rulespec.cli.clause import clause

    return clause


def _ruling() -> click.Command:
    from rulespec.cli.ruling import ruling

    return ruling


def _rulebook() -> click.Command:
    from rulespec.cli.rulebook import rulebook

    return rulebook


def _perft() -> click.Command:
    from rulespec.cli.perft import perft

    return perft


def _vectors() -> click.Command:
    from rulespec.cli.vectors import vectors

    return vectors


def _conform() -> click.Command:
    from rulespec.cli.conform import conform

    return conform


def _answer() -> click.Command:
    from rulespec.cli.answer import answer

    return answer


def _trace() -> click.Command:
    from rulespec.cli.trace import trace

    return trace


OFFERED: Final[Mapping[str, tuple[str, Callable[[], click.Command]]]] = {
    "ask": ("Is an action legal in a position, and why?", _ask),
    "show": ("Show a position in the terminal.", _show),
    "moves": ("List the legal actions of a position and what each would cause.", _moves),
    "new": ("Write the first position of a game.", _new),
    "random": ("Write a position deep in a game by lot.", _random),
    "draw": ("Draw a position, or an action, as an SVG picture.", _draw),
    "replay": ("Play a game record again.", _replay),
    "convert": ("Write a position or a game in another form.", _convert),
    "clause": ("Show a clause of the rules, or search them.", _clause),
    "ruling": ("Show a ruling (question, readings, decision), or search them.", _ruling),
    "rulebook": ("List the whole rulebook, for people or (--json) for programs.", _rulebook),
    "perft": ("Count the lines of play that begin in a position.", _perft),
    "vectors": ("Verify, count and compare test vectors.", _vectors),
    "conform": ("Put test vectors to any program and report clause by clause.", _conform),
    "answer": ("Answer test vectors with our own engine, as conform asks them.", _answer),
    "trace": ("Show where each clause is carried out and tested; --check guards it.", _trace),
}
"""Every command that all rulebooks have, in the order of the help: its line there, and how it is imported."""
NEAR: Final[Mapping[str, str]] = {
    "ask": "question check legal can may explain why demander demande question vérifier peut pourquoi",
    "show": "print display board view position montrer afficher voir",
    "moves": "actions list options play coups actions lister jouer",
    "new": "begin start setup deal nouvelle commencer début",
    "random": "lot any sample hasard aléatoire",
    "draw": "picture image svg paint dessiner dessin image",
    "replay": "record game rejouer partie relevé",
    "convert": "export import json card convertir exporter fiche",
    "clause": "rule search article règle chercher",
    "ruling": "decision doubt reading décision doute lecture",
    "rulebook": "rules catalogue règles livret",
    "perft": "count compter",
    "vectors": "tests test vecteurs",
    "conform": "engine certify moteur certifier conformité",
    "trace": "coverage citations couverture",
}
"""Words that are near to a command in meaning, in either language."""
NO_SUCH_COMMAND: Final = Bilingual("No such command {wanted}{hint}", "Aucune commande {wanted}{hint}")
