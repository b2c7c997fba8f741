"""What a command is about: a rulebook, and the game behind it."""

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import attrs
import click
from click.types import OptionHelpExtra

from rulespec.language import Bilingual, Language
from rulespec.text.book import Book

if TYPE_CHECKING:
    from rulespec.game import Game  # loaded by the commands that play

Meant = Callable[[str], Bilingual | None]


def nothing_known(_word: str) -> None:
    """Of a rulebook that knows no words but its own."""
    return


@attrs.frozen
class OwnCommand:
    """A command that one rulebook has and others do not."""

    name: str
    line: str
    """What it does, as the help lists it."""
    load: Callable[[], click.Command]
    """How it is imported."""
    near: str = ""
    """Words that are near to it in meaning, in either language."""


class Subject:
    """The rulebook of a command, and its game, which is loaded only if the command asks for it."""

    def __init__(
        self,
        book: Book,
        load_game: "Callable[[], Game]",
        meant: Meant = nothing_known,
        own: Sequence[OwnCommand] = (),
    ) -> None:
        self.book = book
        self.load_game = load_game
        self.meant = meant
        """What the rulebook calls something that people call otherwise."""
        self.own = own
        """The commands that only this rulebook has."""
        self.language = Language.EN
        """In which errors are told: that of the answer, once an option has said it."""


pass_subject = click.make_pass_decorator(Subject)
"""Hand a command its subject, before its arguments and options."""


class LanguageOption(click.Option):
    """The language of the answer; a variable of the environment, named after the rulebook, can say it too."""

    def resolve_envvar_value(self, ctx: click.Context) -> str | None:
        """What the environment says, if anything."""
        return os.environ.get(language_variable(ctx)) or None

    def get_help_extra(self, ctx: click.Context) -> OptionHelpExtra:
        """The variable is named in the help."""
        extra = super().get_help_extra(ctx)
        extra["envvars"] = (language_variable(ctx),)
        return extra


def language_variable(ctx: click.Context) -> str:
    """The variable of the environment that names the language."""
    subject = ctx.find_object(Subject)
    assert subject is not None, "a command has its subject"
    return f"{subject.book.name.upper()}_LANG"


def _speak(ctx: click.Context, _parameter: click.Parameter, value: str) -> Language:
    """Answer in a language, errors too."""
    language = Language(value)
    subject = ctx.find_object(Subject)
    assert subject is not None, "a command has its subject"
    subject.language = language
    return language


language_option = click.option(
    "--lang",
    "language",
    cls=LanguageOption,
    type=click.Choice([language.value for language in Language]),
    default=Language.EN.value,
    show_default=True,
    callback=_speak,
    is_eager=True,
    help="Language of the answer.",
)
