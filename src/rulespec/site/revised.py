"""What changed in a clause or ruling since its first wording, folded below it."""

from collections.abc import Iterator, Sequence
from typing import Final

from rulespec.language import Bilingual
from rulespec.site.edition import Edition, inline
from rulespec.site.links import Linker
from rulespec.text.revisions import Revision

WHAT_CHANGED: Final = Bilingual(
    "Revision {number}: what changed, and why", "Révision {number} : ce qui a changé, et pourquoi"
)
PUT_ANEW: Final = Bilingual("Revision {number}, {day}:", "Révision {number}, {day} :")


def what_changed(
    edition: Edition, revisions: Sequence[Revision], linker: Linker, *, own: str
) -> Iterator[str]:
    """Every revision, the latest first; nothing for a text as it was first."""
    if not revisions:
        return
    summary = edition.say(WHAT_CHANGED).format(number=revisions[-1].number)
    told = "".join(_told(edition, one, linker, own) for one in reversed(revisions))
    yield f'<details class="rs-revised"><summary>{summary}</summary>{told}</details>'


def _told(edition: Edition, one: Revision, linker: Linker, own: str) -> str:
    day = f'<time datetime="{one.date}">{one.date}</time>'
    head = edition.say(PUT_ANEW).format(number=one.number, day=day)
    return f'<p><span class="rs-faint">{head}</span> {inline(edition.say(one.text), linker, own=own)}</p>'
