"""The command group; each command is imported only when it is called."""

import importlib
import sys

import click

from lum42_ref import __version__
from rulespec.errors import RulesError

COMMANDS = {
    "ask": "Is an action legal in a position, and why?",
    "show": "Show a position in the terminal.",
    "moves": "List the legal actions of a position and what each would cause.",
    "draw": "Draw a position, or an action, as an SVG picture.",
    "replay": "Play a game record again.",
    "convert": "Write a position or a game in another form.",
    "clause": "Show a clause of the rules, or search them.",
    "ruling": "Show a ruling: the question, its readings, the decision.",
    "rulebook": "List the whole rulebook, for people or (--json) for programs.",
    "perft": "Count the lines of play that begin in a position.",
    "vectors": "Verify, count and compare test vectors.",
    "conform": "Put test vectors to any program and report clause by clause.",
    "answer": "Answer test vectors with our own engine, as conform asks them.",
    "trace": "Show where each clause is carried out and tested; --check guards it.",
}
"""Every command and its line in the help; the module of the same name holds it."""


class Commands(click.Group):
    """Commands by name, loaded when needed, so that one command does not pay for the others."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  click's signature
        """The commands in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import the module of a command, now that it is called."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(importlib.import_module(f"rulespec.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)  # noqa: S101  an invariant of this package
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="lum42")
def lum42() -> None:
    """The rules of LUM42, clause by clause."""


def main() -> None:
    """Run the command; our own errors become one plain message and exit code 2."""
    try:
        lum42(prog_name="lum42")
    except RulesError as error:
        click.echo(f"lum42: {error}", err=True)
        sys.exit(2)
