"""Steps, verdicts, what a seat may know and how a game ended, as HTML for notebooks."""

import enum
import html
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import attrs

from rulespec.engine import Event, Step, Verdict
from rulespec.game import Game
from rulespec.language import Bilingual, Language
from rulespec.showing import picture_of
from rulespec.text.ids import clauses_among

ALLOWED: Final = Bilingual("✓ allowed", "✓ permis")
REFUSED: Final = Bilingual("✗ refused", "✗ refusé")
SEEN: Final = Bilingual("What {seat} may know", "Ce que {seat} peut savoir")
ENDED: Final = Bilingual("How the game ended", "Comment la partie s'est terminée")
NOBODY: Final = Bilingual("nobody", "personne")
NO_EVENT: Final = Bilingual("nothing happens", "rien ne se passe")


def page(game: Game, thing: object, language: Language = Language.EN) -> str | None:
    """A thing of a game as HTML; None for a position, which is a picture, and for what is none of its own."""
    match thing:
        case Step():
            return _whole(_picture(thing), _events(game, thing.events, language))
        case Verdict():
            return _verdict(game, thing, language)
        case _ if isinstance(thing, game.engine.observation):
            seat = game.telling.name(getattr(thing, "seat"), language)  # noqa: B009  of any game
            return _whole(_heading(SEEN.in_language(language).format(seat=seat)), _picture(thing))
        case _ if isinstance(thing, game.engine.end):
            return _whole(_heading(ENDED.in_language(language)), _table(game, thing, language))
        case _:
            return None


def _verdict(game: Game, verdict: Verdict, language: Language) -> str:
    answer = ALLOWED if verdict.allowed else REFUSED
    reasons = [
        (game.telling.why(objection.reason, language), clauses_among(objection.clauses))
        for objection in verdict.objections
    ]
    because = _list(reasons) if reasons else _events(game, verdict.events, language)
    return _whole(_heading(answer.in_language(language)), because)


def _events(game: Game, events: Iterable[Event[Any]], language: Language) -> str:
    told = [(game.telling.tell(event, language), clauses_among(event.clauses)) for event in events]
    return _list(told) if told else f"<p>{NO_EVENT.in_language(language)}</p>"


def _list(sentences: Iterable[tuple[str, Iterable[str]]]) -> str:
    """Sentences, each with the clauses behind it."""
    items = (
        f"<li>{html.escape(sentence)} <small>{html.escape(' '.join(clauses))}</small></li>"
        for sentence, clauses in sentences
    )
    return f"<ul>{''.join(items)}</ul>"


def _table(game: Game, thing: object, language: Language) -> str:
    """The fields of a thing, each on a line: who is named is named as in the game."""

    def name(part: object) -> str:
        if isinstance(part, enum.Enum):
            return game.telling.name(part, language)
        return str(part)

    kind = type(thing)
    assert attrs.has(kind), "how a game ended has fields"
    fields = {field.name: _said(getattr(thing, field.name), name) for field in attrs.fields(kind)}
    nobody = NOBODY.in_language(language)
    rows = (
        f"<tr><th>{html.escape(field)}</th><td>{html.escape(said or nobody)}</td></tr>"
        for field, said in fields.items()
    )
    return f"<table>{''.join(rows)}</table>"


def _said(value: object, name: Callable[[object], str]) -> str:
    match value:
        case Mapping():
            return ", ".join(f"{name(key)} {_said(part, name) or '–'}" for key, part in value.items())
        case tuple() if any(isinstance(part, tuple) for part in value):
            return ", ".join(f"{rank}. {_said(part, name)}" for rank, part in enumerate(value, start=1))
        case tuple():
            return " + ".join(map(name, value))
        case _:
            return name(value)


def _picture(thing: object) -> str:
    return picture_of(thing) or ""


def _heading(text: str) -> str:
    return f"<p><strong>{html.escape(text)}</strong></p>"


def _whole(*parts: str) -> str:
    return f"<div>{''.join(parts)}</div>"
