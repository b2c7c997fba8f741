"""How a command was called wrongly, in the language of whoever called it; click speaks English alone."""

import os
import re
from collections.abc import Mapping, Sequence
from typing import Final

import click

from rulespec.language import Bilingual, Language

FRENCH: Final[Mapping[str, str]] = {
    r"Missing argument ('.+?')\.": r"Il manque l'argument \1.",
    r"Missing option ('.+?')\.": r"Il manque l'option \1.",
    r"Missing command\.": "Il manque une commande.",
    r"No such option:? '?([^'\s]+?)'?\.?(?=\s|$)": r"Aucune option '\1'.",
    r"\(?Did you mean (?:one of: )?(.+?)\?\)?$": r"Vouliez-vous dire \1 ?",
    r"\(?Possible options: (.+?)\)?$": r"Vouliez-vous dire \1 ?",
    r"Invalid value for (.+?): ": r"Valeur incorrecte pour \1 : ",
    r"Invalid value: ": "Valeur incorrecte : ",
    r"('.*?') is not one of ": r"\1 n'est pas l'un de ",
    r"('.*?') is not a valid integer(?: range)?\.": r"\1 n'est pas un nombre entier.",
    r"('.*?') is not a valid float(?: range)?\.": r"\1 n'est pas un nombre.",
    r"(-?\d+) is not in the range (.+?)\.$": r"\1 n'est pas dans l'intervalle \2.",
    r"Got unexpected extra arguments? \((.*)\)": r"Arguments en trop (\1)",
    r"Option ('.+?') requires an argument\.": r"L'option \1 demande une valeur.",
    r"Option ('.+?') does not take a value\.": r"L'option \1 ne prend pas de valeur.",
    r"(?:File|Path|Directory) ('.*?') does not exist\.": r"\1 n'existe pas.",
    r"File ('.*?') is a directory\.": r"\1 est un dossier.",
    r"Directory ('.*?') is a file\.": r"\1 est un fichier.",
    r"(?:File|Path|Directory) ('.*?') is not readable\.": r"\1 est illisible.",
    r"Choose from:": "Au choix :",
}
"""What click says, as regular expressions, and the same in French."""
USAGE: Final = Bilingual("Usage: ", "Usage : ")
HELP: Final = Bilingual("Try '{command} --help' for help.", "L'aide : {command} --help")
ERROR: Final = Bilingual("Error: {message}", "Erreur : {message}")


class Misuse(click.UsageError):
    """A command was called wrongly, as we find ourselves; it is said in both languages."""

    def __init__(self, said: Bilingual, ctx: click.Context | None = None) -> None:
        self.said = said
        super().__init__(said.en, ctx)


def asked_language(name: str, arguments: Sequence[str]) -> Language:
    """The language that a command line asks for, before anything else of it is understood."""
    asked = os.environ.get(f"{name.upper()}_LANG", "")
    for number, word in enumerate(arguments):
        if word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        elif word == "--lang":
            asked = "".join(arguments[number + 1 : number + 2])
    return Language(asked) if asked in set(Language) else Language.EN


def show(error: click.ClickException, language: Language) -> None:
    """Tell how a command is called, and what was wrong; to whoever says nothing, all that can be said."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        click.echo(error.format_message(), err=True)
        return
    if context is not None:
        usage = context.get_usage().replace(USAGE.en, USAGE.in_language(language), 1)
        click.echo(usage, err=True)
        click.echo(HELP.in_language(language).format(command=context.command_path), err=True)
        click.echo(err=True)
    message = _said(error, language)
    click.echo(ERROR.in_language(language).format(message=message), err=True)


def _said(error: click.ClickException, language: Language) -> str:
    if isinstance(error, Misuse):
        return error.said.in_language(language)
    message = error.format_message()
    return message if language is Language.EN else in_french(message)


def in_french(message: str) -> str:
    """What click says, in French."""
    for english, french in FRENCH.items():
        message = re.sub(english, french, message)
    return message
