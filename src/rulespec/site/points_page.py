"""Points explained: one recorded game, its points as trees that lead from a total down to the clauses."""

import html
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rulespec.engine import GameRecord
from rulespec.language import Bilingual
from rulespec.saving import NO_RECORD, recognised
from rulespec.site import captions
from rulespec.site.edition import Edition
from rulespec.site.links import Linker
from rulespec.tally import Gain, Part, Tally, tallies

PAGE: Final = "points"
RECORDS: Final = "*.record"
"""The games among the examples of the docs; the first of them is told."""
INTRODUCTION: Final = Bilingual(
    "Where does a score come from? Below is a whole game, played by the engine: every player's total, part "
    "by part, and in each part every event that brought points, with the clauses that gave them. Numbers "
    "in grey count the actions of the game. All points are there: the sums are checked against the final "
    "score.",
    "D'où vient un score ? Voici une partie entière, jouée par le moteur : le total de chaque joueur, étape "
    "par étape, et dans chacune tous les événements qui ont rapporté des points, avec les clauses qui les "
    "accordent. Les numéros en gris comptent les actions de la partie. Aucun point ne manque : les sommes "
    "sont confrontées au score final.",
)
RECORD: Final = Bilingual("The record of this game", "Le relevé de cette partie")
THE_SAME: Final = Bilingual("The same for any game:", "La même chose pour toute partie :")
PLAYER: Final = Bilingual("Player", "Joueur")
TOTAL: Final = Bilingual("Total", "Total")
BEFORE_ALL: Final = Bilingual("At the start", "Au début")


def write_points(edition: Edition) -> None:
    """Write the page, if the docs have a recorded game among their examples."""
    records = sorted((edition.material.book.docs / "examples").glob(RECORDS))
    if not records:
        return
    record = recognised(edition.material.game, records[0].read_text(encoding="utf-8")).thing
    if not isinstance(record, GameRecord):
        edition.blame(edition.place(records[0]), edition.say(NO_RECORD))
        return
    _write(edition, records[0], tallies(edition.material.game, record), record)


def _write(edition: Edition, file: Path, told: Sequence[Tally], record: GameRecord[Any, Any]) -> None:
    linker = edition.linker(f"{PAGE}/")
    title = edition.say(captions.POINTS_EXPLAINED)
    taken = f"files/examples/{file.name}"
    edition.take_along(file, taken)
    command = f"{edition.material.book.name} replay {file.name} --points --lang {edition.language}"
    offered = (
        f'<p><a href="{linker.address(taken)}" download>{edition.say(RECORD)}</a>. '
        f"{edition.say(THE_SAME)} <code>{command}</code></p>"
    )
    *_, last = edition.material.game.notation.replay(record)
    ended = "".join(
        f"<li>{html.escape(line)}</li>"
        for line in edition.material.game.results(last.state, edition.language)
    )
    trees = "".join(_tree(edition, tally, linker) for tally in told)
    results = f'<ul class="rs-results">{ended}</ul>'
    edition.write(
        PAGE, title, [f"# {title}", edition.say(INTRODUCTION), _table(edition, told), trees, results, offered]
    )


def _table(edition: Edition, told: Sequence[Tally]) -> str:
    """A line a player: the points of every part, and all of them."""
    heads = [PLAYER, *(part.title or BEFORE_ALL for part in told[0].parts), TOTAL]
    head = "".join(f'<th scope="col">{html.escape(edition.say(text))}</th>' for text in heads)
    rows = "".join(
        f'<tr><th scope="row">{_name(edition, tally)}</th>'
        f"{''.join(f'<td>{part.points}</td>' for part in tally.parts)}"
        f"<td><strong>{tally.points}</strong></td></tr>"
        for tally in told
    )
    label = edition.say(captions.POINTS_EXPLAINED)
    return (
        f'<div class="rs-wide" tabindex="0" role="region" aria-label="{label}"><table class="rs-tally">'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _tree(edition: Edition, tally: Tally, linker: Linker) -> str:
    parts = "".join(_part(edition, part, linker) for part in tally.parts)
    return (
        f'<details class="rs-tree"><summary>{_name(edition, tally)} '
        f"<strong>{_points(edition, tally.points)}</strong></summary>{parts}</details>"
    )


def _part(edition: Edition, part: Part, linker: Linker) -> str:
    title = html.escape(edition.say(part.title or BEFORE_ALL))
    if not part.gains:
        return f'<p class="rs-faint">{title} {_points(edition, 0)}</p>'
    gains = "".join(_gain(edition, gain, linker) for gain in part.gains)
    return (
        f"<details><summary>{title} <strong>{_points(edition, part.points)}</strong></summary>"
        f"<ul>{gains}</ul></details>"
    )


def _gain(edition: Edition, gain: Gain, linker: Linker) -> str:
    """The event with its clauses, and the action by which it came about."""
    telling = edition.material.game.telling
    told = html.escape(telling.tell(gain.event, edition.language))
    came = ""
    if gain.action is not None and gain.decider is not None:
        said = html.escape(telling.tell_action(gain.action, edition.language))
        who = html.escape(telling.name(gain.decider, edition.language))
        came = f'<br><span class="rs-faint">{gain.number} · {who}{edition.say(captions.COLON)}{said}</span>'
    return f"<li>{told} {linker.cite_all(gain.event.clauses)}{came}</li>"


def _name(edition: Edition, tally: Tally) -> str:
    return html.escape(edition.material.game.telling.name(tally.seat, edition.language))


def _points(edition: Edition, number: int) -> str:
    return html.escape(edition.material.game.telling.points(number, edition.language))
