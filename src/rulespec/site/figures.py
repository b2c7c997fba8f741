"""Figures: a tale as a drawn picture with the text that says the same."""

import hashlib
import html
import re
from collections.abc import Iterable
from pathlib import Path

import attrs

from lum42_ref import drawing, telling
from lum42_ref.drawing import sentences
from lum42_ref.drawing.marks import path_taken
from lum42_ref.model.components import Seat
from lum42_ref.model.events import Event, PhaseBegan, RoundBegan, ShipMoved, TurnBegan
from lum42_ref.model.space import Cell
from lum42_ref.model.table import Phase, State
from lum42_ref.vocabulary.things import SEATS
from rulespec.site.links import Linker
from rulespec.site.tales import Refusal, Tale
from rulespec.site.words import AFTER, BEFORE, COLON, NOBODY_SCORES, POINTS, PRINTED, REFUSED
from rulespec.text.language import Language

FRAME = (TurnBegan, PhaseBegan, RoundBegan)
"""Events that only say whose turn it is."""
PICTURES = "pictures/"
PHONE = "screen and (max-width: 44em)"
ALONE = 0.6
"""A position that stands alone is made smaller: its cells are as large as those of two side by side."""
SIZE = re.compile(r'viewBox="0 0 (?P<width>\d+) (?P<height>\d+)"')


@attrs.frozen
class Picture:
    """A drawing that was written, and its size."""

    file: str
    width: int
    height: int


@attrs.define
class Gallery:
    """The pictures of the site in one language; the same drawing is kept once."""

    directory: Path
    """The top of the pages."""
    language: Language

    def picture(self, tale: Tale, *, narrow: bool) -> Picture:
        """The drawing of a tale, for a page or for a phone."""
        return self._keep(self._draw(tale, narrow=narrow))

    def position(self, state: State, *, whole_table: bool, legend: bool, narrow: bool) -> Picture:
        """A position alone, as large as wished."""
        return self._keep(
            drawing.draw(state, whole_table=whole_table, legend=legend, narrow=narrow, language=self.language)
        )

    def _draw(self, tale: Tale, *, narrow: bool) -> str:
        if tale.after is None:
            whole = tale.before.phase not in {Phase.DISCOVERY, Phase.DEPLOYMENT}
            return drawing.draw(
                tale.before, whole_table=whole, legend=False, narrow=narrow, language=self.language
            )
        return drawing.draw(
            tale.after,
            whole_table=False,
            before=tale.before,
            path=path_taken(_first_ship(tale.events)),
            changed=tale.events,
            legend=False,
            narrow=narrow,
            language=self.language,
        )

    def _keep(self, svg: str) -> Picture:
        size = SIZE.search(svg)
        assert size is not None, "a drawing says how large it is"
        name = hashlib.sha256(svg.encode()).hexdigest()[:16]
        path = self.directory / PICTURES / f"{name}.svg"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(svg, encoding="utf-8")
        return Picture(f"{PICTURES}{name}.svg", int(size["width"]), int(size["height"]))


def figure(
    tale: Tale,
    gallery: Gallery,
    linker: Linker,
    *,
    title: str = "",
    printed: bool = False,
    narrow: bool = False,
) -> str:
    """The picture of a tale; below it what is played, what comes of it, and who scores."""
    language = linker.language
    slim = gallery.picture(tale, narrow=True)
    wide = slim if narrow else gallery.picture(tale, narrow=False)
    if tale.after is None and not narrow:
        wide = attrs.evolve(wide, width=round(wide.width * ALONE), height=round(wide.height * ALONE))
    shown = image(wide, slim, linker, described(tale, language))
    parts = []
    if title:
        mark = f' <span class="lum-mark">{PRINTED.in_language(language)}</span>' if printed else ""
        parts.append(f'<p class="lum-title">{title}{mark}</p>')
    parts += told(tale, linker)
    caption = f"<figcaption>{''.join(parts)}</figcaption>" if parts else ""
    return f'<figure class="lum-figure" data-search-exclude>{shown}{caption}</figure>'


def image(wide: Picture, slim: Picture, linker: Linker, alt: str) -> str:
    """A picture that loads when it comes into sight; phones get a drawing of their own."""
    source = ""
    if slim.file != wide.file:
        source = (
            f'<source media="{PHONE}" srcset="{linker.address(slim.file)}"'
            f' width="{slim.width}" height="{slim.height}">'
        )
    return (
        f"<picture>{source}"
        f'<img src="{linker.address(wide.file)}" width="{wide.width}" height="{wide.height}"'
        f' alt="{html.escape(alt)}" loading="lazy"></picture>'
    )


def told(tale: Tale, linker: Linker) -> list[str]:
    """What is played, each event with its clauses, the points, and each refusal with its reasons."""
    language = linker.language
    parts: list[str] = []
    if tale.played:
        parts.append(f'<p class="lum-play">{_actions(tale, language)}</p>')
    events = [event for event in tale.events if not isinstance(event, FRAME)]
    if events:
        items = "".join(f"<li>{_event(event, linker)}</li>" for event in events)
        parts.append(f'<ul class="lum-events">{items}</ul>')
    if tale.played and (tale.points or not tale.refusals):
        parts.append(f'<p class="lum-points">{points(tale, language)}</p>')
    parts += [_refusal(refusal, linker) for refusal in tale.refusals]
    return parts


def points(tale: Tale, language: Language) -> str:
    """Who scores how much, or that nobody does."""
    gained = tale.points
    if not gained:
        return NOBODY_SCORES.in_language(language)
    listed = ", ".join(
        f"{SEATS[seat].name.in_language(language)} +{number}" for seat, number in gained.items()
    )
    return f"{POINTS.in_language(language)}{COLON.in_language(language)}<strong>{listed}</strong>"


def described(tale: Tale, language: Language) -> str:
    """What there is to see: systems that hold something, then what happens."""
    before = tale.before
    seen = [
        sentences.system_sentence(cell, system, _ships(before, cell), language)
        for cell, system in before.space.items()
        if system.on_planet is not None or system.on_moon is not None or _ships(before, cell)
    ]
    start = ". ".join((*(seen or [sentences.headline(before, language)]),)) + "."
    happened = [telling.tell(event, language) for event in tale.events if not isinstance(event, FRAME)]
    if tale.after is None:
        return start
    return (
        f"{BEFORE.in_language(language)}{COLON.in_language(language)}{start} "
        f"{AFTER.in_language(language)}{COLON.in_language(language)}{' '.join(happened)}"
    )


def _ships(state: State, cell: Cell) -> list[Seat]:
    return [seat for seat, place in state.ships.items() if place == cell]


def _first_ship(events: Iterable[Event]) -> list[Event]:
    """The moves of the ship that moved first; another one's path would be drawn as its continuation."""
    moves = [event for event in events if isinstance(event, ShipMoved)]
    return [event for event in moves if event.seat == moves[0].seat]


def _actions(tale: Tale, language: Language) -> str:
    """Who plays what, in words; a player who goes on is not named again."""
    spoken: list[tuple[Seat, str]] = []
    for seat, action in tale.played:
        words = html.escape(telling.tell_action(action, language))
        if spoken and spoken[-1][0] == seat:
            spoken[-1] = (seat, f"{spoken[-1][1]} · {words}")
        else:
            spoken.append((seat, words))
    return "<br>".join(_said(seat, words, language) for seat, words in spoken)


def _said(seat: Seat, words: str, language: Language) -> str:
    name = SEATS[seat].name.in_language(language)
    return f"<strong>{name}</strong>{COLON.in_language(language)}{words}"


def _event(event: Event, linker: Linker) -> str:
    return f"{html.escape(telling.tell(event, linker.language))} {linker.cite_all(event.clauses)}"


def _refusal(refusal: Refusal, linker: Linker) -> str:
    language = linker.language
    words = html.escape(telling.tell_action(refusal.action, language))
    mark = REFUSED.in_language(language)
    reasons = "".join(
        f"<li>{html.escape(telling.why(reason, language))} "
        f"{linker.cite_all([reason.clause, *([reason.ruling] if reason.ruling else [])])}</li>"
        for reason in refusal.reasons
    )
    return (
        f'<p class="lum-play lum-refused">{_said(refusal.seat, words, language)}'
        f' <span class="lum-no">{mark}</span></p><ul class="lum-events">{reasons}</ul>'
    )
