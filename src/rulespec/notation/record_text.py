"""Game records: a header, then every action, with headings and comments."""

from collections.abc import Callable, Iterator, Sequence
from itertools import dropwhile
from typing import Any, Final, Generic

import attrs

from rulespec.engine.engine import LayoutT, StateT
from rulespec.engine.kinds import Action
from rulespec.engine.record import GameRecord
from rulespec.errors import FormatError
from rulespec.language import Bilingual, quoted
from rulespec.notation.draft import AnyDraft, DraftT
from rulespec.notation.line_of_play import Lines
from rulespec.notation.readings import SwitchesT, reading_lines
from rulespec.notation.statements import Statement, Statements
from rulespec.notation.word import TOO_LONG, misshapen, on_line, words_of
from rulespec.vocabulary import Lexicon, plain_lexicon

LONGEST_RECORD: Final = 400_000
"""Characters."""
FORM: Final = 1
"""The version of the form in which records are written."""
RECORD: Final = Bilingual("record", "relevé")
HEADER: Final = Bilingual("header", "en-tête")
RULES_NEEDED: Final = Bilingual(
    "expected a line such as: rules 0.1.0", "attendu : une ligne telle que « règles 0.1.0 »"
)
ACTIONS: Final = "actions"
"""The line between header and actions."""


@attrs.frozen(kw_only=True)
class Layouts(Generic[DraftT, LayoutT, StateT]):
    """What the header of a record says of a layout, and which headings its actions have."""

    begin: Callable[[], DraftT]
    """A draft of which nothing is stated yet."""
    statements: Sequence[Statement[DraftT]]
    """The lines of the header that are the game's own."""
    finish: Callable[[DraftT], LayoutT]
    """The layout, or what is missing from it."""
    lines: Callable[[LayoutT], Iterator[str]]
    """The lines that say all of a layout."""
    headings: Callable[[StateT], Sequence[str]] = lambda _: ()
    """What stands above the actions of a position, the widest heading first."""
    heading_words: Lexicon[str] = attrs.field(factory=lambda: plain_lexicon({}))
    """The first words of headings."""


AnyLayouts = Layouts[Any, LayoutT, StateT]
"""Whatever the drafts are."""


@attrs.define
class Notes:
    """What a record says from its first action on."""

    actions: list[Action] = attrs.field(factory=list)
    lines: list[int] = attrs.field(factory=list)
    """The line on which each action stands."""
    comments: list[tuple[int, str]] = attrs.field(factory=list)


@attrs.frozen
class RecordReader(Generic[LayoutT, StateT]):
    """The reader of a game's records."""

    title: str
    """The first line."""
    layouts: AnyLayouts[LayoutT, StateT]
    statements: Statements[AnyDraft]
    lines: Lines[Any, StateT]

    def read(self, text: str) -> "GameRecord[LayoutT, Any]":
        """The game that a record describes; its actions are not played yet."""
        if len(text) > LONGEST_RECORD:
            raise FormatError(RECORD, TOO_LONG.filled(most=LONGEST_RECORD, found=len(text)))
        (first, title), *lines = _numbered(text)
        if title.strip() != self.title:
            raise misshapen(on_line(first), quoted(self.title), words_of(title, first))
        header = self._read_header(lines)
        notes = self._read_actions(lines)
        if header.rules_version is None:
            raise FormatError(HEADER, RULES_NEEDED)
        layout = self.layouts.finish(header)
        return GameRecord(
            header.rules_version, header.rulings, layout, tuple(notes.actions), tuple(notes.comments)
        )

    def lines_of_actions(self, text: str) -> tuple[int, ...]:
        """The line on which each action stands."""
        return tuple(self._read_actions(_numbered(text)).lines)

    def _read_header(self, lines: Sequence[tuple[int, str]]) -> AnyDraft:
        draft: AnyDraft = self.layouts.begin()
        made: set[str] = set()
        for number, line in lines:
            if _begins_the_actions(line):
                break
            if words := words_of(line.partition("#")[0], number):
                self.statements.read(draft, words, made)
        return draft

    def _read_actions(self, lines: Sequence[tuple[int, str]]) -> Notes:
        notes = Notes()
        after_the_header = dropwhile(lambda line: not _begins_the_actions(line[1]), lines)
        next(after_the_header, None)
        for number, line in after_the_header:
            content, hash_sign, comment = line.partition("#")
            if hash_sign:
                notes.comments.append((len(notes.actions), comment.strip()))
            words = words_of(content, number)
            if words and not self.layouts.heading_words.knows(words[0].text):
                read = self.lines.read(content, number=number).actions
                notes.actions += read
                notes.lines += [number] * len(read)
        return notes


def header_lines(
    record: GameRecord[LayoutT, SwitchesT], layout_lines: Callable[[LayoutT], Iterator[str]]
) -> Iterator[str]:
    """What comes before the actions."""
    yield f"rules {record.rules_version}"
    yield from reading_lines(record.rulings)
    yield from layout_lines(record.layout)


def action_lines(
    record: GameRecord[LayoutT, Any],
    states: Iterator[StateT],
    headings: Callable[[StateT], Sequence[str]],
    say: Callable[[StateT, Action], str],
) -> Iterator[str]:
    """Every action with the headings above it, and the remarks."""
    remarks: dict[int, list[str]] = {}
    for count, remark in record.comments:
        remarks.setdefault(count, []).extend(remark.splitlines() or [""])
    above: Sequence[str] = ()
    for number, state in enumerate(states):
        if number < len(record.actions):
            yield from new_headings(above, headings(state))
            above = headings(state)
        yield from (f"# {remark}".rstrip() for remark in remarks.get(number, ()))
        if number < len(record.actions):
            yield say(state, record.actions[number])


def new_headings(above: Sequence[str], now: Sequence[str]) -> Iterator[str]:
    """From the widest heading that has changed on; above the widest of all stands an empty line."""
    for place, heading in enumerate(now):
        if heading != (above[place] if place < len(above) else None):
            yield from (f"\n{line}" if at == 0 else line for at, line in enumerate(now) if at >= place)
            return


def _numbered(text: str) -> list[tuple[int, str]]:
    """The lines with their numbers, from the first that is not empty; at least one."""
    lines = list(enumerate(text.splitlines(), start=1))
    return list(dropwhile(lambda line: not line[1].strip(), lines)) or [(1, "")]


def _begins_the_actions(line: str) -> bool:
    return line.partition("#")[0].strip().lower() == ACTIONS
