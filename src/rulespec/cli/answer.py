"""The command ``answer``: our own engine as a program under test, the model of an adapter."""

import sys

import click

from rulespec.cli.subject import Subject, pass_subject
from rulespec.vectors.answering import converse


@click.command()
@pass_subject
def answer(subject: Subject) -> None:
    """Answer the questions of the command conform on standard input, with our own engine."""
    converse(subject.load_game().questions(), sys.stdin.buffer, sys.stdout.buffer)
