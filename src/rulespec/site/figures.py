"""Figures: a tale as a drawn picture with the text that says the same."""

import enum
import hashlib
import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import attrs

from rulespec.drawing import Drawing
from rulespec.engine import Step
from rulespec.engine.table import AnyState
from rulespec.game import Game
from rulespec.language import Bilingual, Language
from rulespec.site.captions import AFTER, BEFORE, COLON, COPY_CARD, NOBODY_SCORES, POINTS, REFUSED
from rulespec.site.doubts import depends_on
from rulespec.site.links import Linker
from rulespec.site.tales import Alike, Refusal, Tale

PICTURES: Final = "pictures/"
LARGE: Final = Bilingual("Enlarge the picture", "Agrandir l'image")
MORE: Final = Bilingual("… and {number} more of the same kind", "… et {number} de plus du même genre")
PHONE: Final = "screen and (max-width: 44em)"
ALONE: Final = 0.6
"""A position that stands alone is made smaller: it is then as large as one of two side by side."""
MARKED: Final = '<li class="rs-marked">'
SIZE: Final = re.compile(r'viewBox="0 0 (?P<width>\d+) (?P<height>\d+)"')


@attrs.frozen
class Picture:
    """A drawing that was written, and its size."""

    file: str
    width: int
    height: int

    def scaled(self, factor: float) -> "Picture":
        """The same, shown larger or smaller."""
        return attrs.evolve(self, width=round(self.width * factor), height=round(self.height * factor))


@attrs.define
class Gallery:
    """The pictures of the site in one language; the same drawing is kept once."""

    game: Game
    directory: Path
    """The top of the pages."""
    language: Language

    def picture(self, tale: Tale, *, narrow: bool) -> Picture:
        """The drawing of a tale, for a page or for a phone."""
        return self._keep(self._draw(tale, narrow=narrow))

    def key(self, state: AnyState, *, narrow: bool) -> Picture:
        """A position with everything that lies on the table, and what it all means."""
        return self._keep(self.game.drawing.draw(state, narrow=narrow, language=self.language))

    def cover(self, state: AnyState) -> Picture:
        """A position by itself, as the home shows it."""
        return self._keep(
            self.game.drawing.draw(state, whole_table=False, legend=False, language=self.language)
        )

    def _draw(self, tale: Tale, *, narrow: bool) -> str:
        drawing = drawing_of(tale, self.game)
        refused = [refusal.action for refusal in tale.refusals]
        if tale.after is None:
            return drawing.draw(
                tale.before,
                refused=refused,
                whole_table=drawing.needs_whole_table(tale.before),
                legend=False,
                narrow=narrow,
                language=self.language,
            )
        return drawing.draw_change(
            tale.before,
            Step(tale.after, tale.events),
            refused=refused,
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


def figure(  # noqa: PLR0913  keywords, each for some pages
    tale: Tale,
    gallery: Gallery,
    linker: Linker,
    *,
    title: str = "",
    narrow: bool = False,
    below: str = "",
    brief: bool = False,
) -> str:
    """The picture of a tale; below it what is played, what comes of it, and who scores.

    If brief only who scores, where the text beside it tells the rest and has the card.
    """
    slim = gallery.picture(tale, narrow=True)
    wide = slim if narrow else gallery.picture(tale, narrow=False)
    if tale.after is None and not narrow:
        wide = wide.scaled(ALONE)
    parts = []
    if title:
        parts.append(f'<p class="rs-title">{title}</p>')
    if brief:
        parts += scored(tale, gallery.game, linker)
    else:
        parts += [
            *told(tale, gallery.game, linker),
            depends_on(tale, gallery.game, linker),
            below,
            copy_card(tale.before, gallery.game, linker.language),
        ]
    alt = happening(tale, gallery.game, linker.language) if brief else ""
    shown = image(wide, slim, linker, alt or described(tale, gallery.game, linker.language))
    return f'<figure class="rs-figure">{shown}<figcaption>{"".join(parts)}</figcaption></figure>'


def key_figure(state: AnyState, gallery: Gallery, linker: Linker) -> str:
    """A position with everything on the table, and what it all means."""
    wide, slim = (gallery.key(state, narrow=narrow) for narrow in (False, True))
    alt = gallery.game.drawing.contents(state, gallery.language)
    return (
        f'<figure class="rs-figure">{image(wide, slim, linker, alt)}'
        f"<figcaption>{copy_card(state, gallery.game, linker.language)}</figcaption></figure>"
    )


def drawing_of(tale: Tale, game: Game) -> Drawing[Any, Any]:
    """How a tale is drawn: with everything in it, or as one player sees it."""
    return game.drawing if tale.viewer is None else game.drawings[tale.viewer]


def copy_card(state: AnyState, game: Game, language: Language) -> str:
    """A button that copies the card of a position; the theme listens to what is to be copied."""
    card = html.escape(game.notation.write_card(state)).replace("\n", "&#10;")
    return (
        f'<p class="rs-card"><button type="button" data-clipboard-text="{card}">'
        f"{COPY_CARD.in_language(language)}</button></p>"
    )


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
        f'<a class="rs-large" href="{linker.address(wide.file)}"'
        f' aria-label="{LARGE.in_language(linker.language)}">⤢</a>'
    )


def told(tale: Tale, game: Game, linker: Linker) -> list[str]:
    """What is played, each event with its clauses, the points, how all stand, and every refusal."""
    parts: list[str] = []
    if tale.played:
        parts.append(f'<p class="rs-play">{_actions(tale, game, linker.language)}</p>')
    if tale.remarkable:
        items = "".join(item for alike in tale.told for item in _items(alike, tale, game, linker))
        parts.append(f'<ul class="rs-events">{items}</ul>')
    parts += scored(tale, game, linker)
    if tale.counted:
        lines = "".join(f"<li>{html.escape(line)}</li>" for line in game.results(tale.last, linker.language))
        parts.append(f'<ul class="rs-events">{lines}</ul>')
    parts += [_refusal(refusal, game, linker) for refusal in tale.refusals]
    return parts


def scored(tale: Tale, game: Game, linker: Linker) -> list[str]:
    """The points, where something was played; that nobody scores, in a game in which that is worth a word."""
    if tale.played and (tale.points or (game.scores_in_play and not tale.refusals)):
        return [f'<p class="rs-points">{points(tale, game, linker.language)}</p>']
    return []


def points(tale: Tale, game: Game, language: Language) -> str:
    """Who scores how much, or that nobody does."""
    if not tale.points:
        return NOBODY_SCORES.in_language(language)
    gained = [f"{game.telling.name(seat, language)} +{number}" for seat, number in tale.points.items()]
    return f"{POINTS.in_language(language)}{COLON.in_language(language)}<strong>{', '.join(gained)}</strong>"


def described(tale: Tale, game: Game, language: Language) -> str:
    """What there is to see, then what happens."""
    start = drawing_of(tale, game).contents(tale.before, language)
    before, after, colon = (text.in_language(language) for text in (BEFORE, AFTER, COLON))
    happened = happening(tale, game, language)
    if tale.after is None:
        return f"{start} {happened}".rstrip()
    return f"{before}{colon}{start} {after}{colon}{happened}"


def happening(tale: Tale, game: Game, language: Language) -> str:
    """What happens, and what is refused; nothing where a position stands alone."""
    no, colon = REFUSED.in_language(language), COLON.in_language(language)
    happened = [game.telling.tell(event, language) for alike in tale.told for event in alike.events]
    refused = [
        f"{game.telling.name(refusal.seat, language)}, {no}{colon}"
        f"{game.telling.tell_action(refusal.action, language)}."
        for refusal in tale.refusals
    ]
    return " ".join(happened * (tale.after is not None) + refused)


def _actions(tale: Tale, game: Game, language: Language) -> str:
    """Who plays what, in words; a player who goes on is not named again."""
    spoken: list[tuple[enum.Enum, str]] = []
    for seat, action in tale.played:
        said = html.escape(game.telling.tell_action(action, language))
        if spoken and spoken[-1][0] == seat:
            spoken[-1] = (seat, f"{spoken[-1][1]} · {said}")
        else:
            spoken.append((seat, said))
    return "<br>".join(_spoken(game.telling.name(seat, language), said, language) for seat, said in spoken)


def _spoken(name: str, said: str, language: Language) -> str:
    return f"<strong>{name}</strong>{COLON.in_language(language)}{said}"


def _items(alike: Alike, tale: Tale, game: Game, linker: Linker) -> Iterator[str]:
    """Events of one kind, each with its clauses, and how many more there were."""
    for event, clauses in alike.cited:
        said = html.escape(game.telling.tell(event, linker.language))
        mark = MARKED if event in tale.marked else "<li>"
        yield f"{mark}{said} {linker.cite_all(clauses)}".rstrip() + "</li>"
    if alike.left_out:
        yield f"<li>{MORE.in_language(linker.language).format(number=alike.left_out)}</li>"


def _refusal(refusal: Refusal, game: Game, linker: Linker) -> str:
    language = linker.language
    said = html.escape(game.telling.tell_action(refusal.action, language))
    reasons = "".join(
        f"<li>{html.escape(game.telling.why(objection.reason, language))} "
        f"{linker.cite_all(objection.clauses)}</li>"
        for objection in refusal.objections
    )
    return (
        f'<p class="rs-play rs-refused">{_spoken(game.telling.name(refusal.seat, language), said, language)}'
        f' <span class="rs-no">{REFUSED.in_language(language)}</span></p><ul class="rs-events">{reasons}</ul>'
    )
