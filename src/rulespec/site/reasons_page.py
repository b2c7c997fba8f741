"""The reasons for refusals, action by action: when each is looked at, and which vectors show it."""

import html
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rulespec.engine import Considered, Reason
from rulespec.engine.chapter import AnyChapter
from rulespec.language import Bilingual
from rulespec.site import captions
from rulespec.site.edition import Edition, inline
from rulespec.site.excerpts import reason_links
from rulespec.site.links import Linker
from rulespec.vectors.showing_reasons import Tried
from rulespec.vectors.vector import VectorId
from rulespec.vocabulary import either

INTRODUCTION: Final = Bilingual(
    "An action can be refused for several reasons at once, and a refusal names all of them. But where one "
    "reason makes another meaningless, the other is not looked at. This table says so for every action that "
    "answers a decision: an engine that keeps to it gives the same reasons as ours. It is written from the "
    "code, and every refusal in random play is held to it. Vectors write the reasons in small letters.",
    "Une action peut être refusée pour plusieurs motifs à la fois, et un refus les nomme tous. Mais là où un "
    "motif prive un autre de sens, cet autre n'est pas examiné. Ce tableau le dit pour chaque action qui "
    "répond à un choix : un moteur qui s'y tient donne les mêmes motifs que le nôtre. Il est tiré du code, "
    "et chaque refus de parties jouées au hasard y est confronté. Les vecteurs écrivent les motifs en "
    "minuscules.",
)
FIRST: Final = Bilingual("Before anything else", "Avant toute chose")
ONE_ALONE: Final = Bilingual(
    "Of these three the first that holds is the only reason; nothing below is then looked at.",
    "De ces trois motifs, le premier qui s'applique est le seul donné ; la suite n'est alors pas examinée.",
)
REASON: Final = Bilingual("Reason", "Motif")
LOOKED_AT: Final = Bilingual("Looked at", "Examiné")
RESTS_ON: Final = Bilingual("Can rest on", "Peut s'appuyer sur")
VECTORS: Final = Bilingual("Vectors", "Vecteurs")
ALWAYS: Final = Bilingual("always", "toujours")
UNLESS: Final = Bilingual("not if {}", "pas si {}")
HOLD: Final = Bilingual(" holds", " s'applique")
BESIDE: Final = Bilingual("only beside {}", "seulement avec {}")
ONLY_IF: Final = Bilingual("only if {}", "seulement si {}")
NEVER_REFUSED: Final = Bilingual("Nothing speaks against it.", "Rien ne s'y oppose.")
MOST_SHOWN: Final = 2
"""So many vectors are named for each line."""


def write_reasons(edition: Edition) -> None:
    """Write the table of all actions; without vectors, none is named."""
    engine, linker = edition.material.game.engine, edition.linker("reasons/")
    shown = edition.material.reasons_shown
    title = edition.say(captions.REASONS)
    general = [engine.refusals.game_over, engine.refusals.other_seat, engine.refusals.other_decision]
    parts = [f"# {title}", edition.say(INTRODUCTION)]
    parts += [f"## {edition.say(FIRST)} {{ #first }}", edition.say(ONE_ALONE)]
    parts.append(_table(edition, linker, [Considered(reason) for reason in general], _of_any_action(shown)))
    for chapter in engine.chapters:
        parts += _chapter(edition, linker, chapter, shown)
    edition.write("reasons", title, parts)


def _of_any_action(shown: Mapping[Tried, tuple[VectorId, ...]]) -> Mapping[Reason, Sequence[str]]:
    found: dict[Reason, list[str]] = {}
    for (_, _, reason), ids in shown.items():
        found.setdefault(reason, []).extend(ids)
    return {reason: sorted(ids) for reason, ids in found.items()}


def _chapter(
    edition: Edition,
    linker: Linker,
    chapter: AnyChapter[object, object],
    shown: Mapping[Tried, tuple[VectorId, ...]],
) -> Iterator[str]:
    """A decision, and the actions that answer it."""
    word = edition.material.game.codec.word
    yield f"## `{word(chapter.decision)}` {{ #{word(chapter.decision)} }}"
    for action, considered in chapter.considers.items():
        yield f"### `{word(action)}` {{ #{word(chapter.decision)}-{word(action)} }}"
        ids = {one.reason: shown.get((chapter.decision, action, one.reason), ()) for one in considered}
        yield _table(edition, linker, considered, ids) if considered else edition.say(NEVER_REFUSED)


def _table(
    edition: Edition, linker: Linker, considered: Sequence[Considered], shown: Mapping[Reason, Sequence[str]]
) -> str:
    heads = "".join(
        f'<th scope="col">{edition.say(head)}</th>' for head in (REASON, LOOKED_AT, RESTS_ON, VECTORS)
    )
    rows = "".join(_row(edition, linker, one, shown.get(one.reason, ())) for one in considered)
    return (
        f'<div class="rs-wide rs-stacked" tabindex="0"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _row(edition: Edition, linker: Linker, one: Considered, shown: Sequence[str]) -> str:
    why = html.escape(edition.material.game.telling.why(one.reason, edition.language))
    columns = (
        f"{reason_links(edition, [one.reason.name], linker)}<br>{why}",
        looked_at(edition, one, linker),
        linker.cite_all(one.reason.clauses),
        "<br>".join(f"<code>{name}</code>" for name in shown[:MOST_SHOWN]),
    )
    return f"<tr>{''.join(f'<td>{column}</td>' for column in columns)}</tr>"


def looked_at(edition: Edition, one: Considered, linker: Linker) -> str:
    """When a reason is looked at, in a few words."""
    said = []
    if one.unless:
        said.append(edition.say(UNLESS).format(_listed(edition, one.unless)) + edition.say(HOLD))
    if one.beside:
        said.append(edition.say(BESIDE).format(_listed(edition, one.beside)))
    if one.where is not None:
        said.append(edition.say(ONLY_IF).format(inline(edition.say(one.where.words), linker)))
    return edition.say(captions.SEMICOLON).join(said) or edition.say(ALWAYS)


def _listed(edition: Edition, reasons: Sequence[Reason]) -> str:
    names = [f"<code>{reason.name}</code>" for reason in reasons]
    return edition.say(either([Bilingual(name, name) for name in names]))
