"""Searching the texts: every word must occur; for one that occurs nowhere the rulebook's own is suggested."""

import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from rulespec.cli.subject import Subject
from rulespec.language import Bilingual, Language, quoted
from rulespec.text.folding import folded
from rulespec.text.nearest import NO_HINT, hint


def contains(texts: Sequence[Bilingual], ids: Sequence[str], wanted: str, language: Language) -> bool:
    """Every word is in the texts or the ids; case and accents do not matter."""
    text = folded(" ".join([*ids, *(each.in_language(language) for each in texts)]))
    return all(word in text for word in folded(wanted).split())


def nothing_found(subject: Subject, said: Bilingual, wanted: str, language: Language) -> NoReturn:
    """Say that nothing was found, with the word that the rulebook uses, if it is known; exit code 1."""
    found = quoted(wanted).in_language(language)
    near = _suggestion(subject, wanted).in_language(language)
    click.echo(f"{subject.book.name}: {said.in_language(language)} {found}{near}", err=True)
    sys.exit(1)


def _suggestion(subject: Subject, wanted: str) -> Bilingual:
    for word in (wanted, *wanted.split()):
        if meant := subject.meant(word):
            return hint(Bilingual(meant.en, meant.fr))
    return NO_HINT
