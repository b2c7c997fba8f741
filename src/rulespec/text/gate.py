"""The gate: texts, links, switches, citations and snapshot agree, or every fault is named."""

from rulespec.errors import Fault, FaultyText
from rulespec.files import write_file
from rulespec.text.book import Book
from rulespec.text.checkout import Checkout
from rulespec.text.described import read_descriptions, setting_faults
from rulespec.text.lock import Stamp, outdated, parse_lock, render_lock, stamps, unbumped
from rulespec.text.register import link_faults
from rulespec.text.toml_fields import read_text
from rulespec.text.trace import construction_faults, render_snapshot, snapshot_faults


def check(book: Book) -> list[Fault]:
    """Every fault of a rulebook in its checkout."""
    try:
        checkout = Checkout.read(book)
        remembered = parse_lock(read_text(book.lock), book.lock.name)
        committed = read_text(book.snapshot)
        lasting = _lasting_faults(checkout)
    except FaultyText as error:
        return list(error.faults)
    current = stamps(book, checkout.catalogue, checkout.register)
    return [
        *lasting,
        *unbumped(book, current, remembered),
        *outdated(book, current, remembered),
        *snapshot_faults(book, checkout.trace, committed),
    ]


def update(book: Book) -> None:
    """Rewrite lock file and snapshot; FaultyText if there is a fault that no rewriting makes right."""
    checkout = Checkout.read(book)
    current = stamps(book, checkout.catalogue, checkout.register)
    remembered: dict[str, Stamp] = {}
    if book.lock.exists():
        remembered = parse_lock(read_text(book.lock), book.lock.name)
    if faults := [*_lasting_faults(checkout), *unbumped(book, current, remembered)]:
        raise FaultyText(faults)
    write_file(book.lock, render_lock(book, current))
    write_file(book.snapshot, render_snapshot(book, checkout.trace))


def _lasting_faults(checkout: Checkout) -> list[Fault]:
    """Faults that do not go away when lock file and snapshot are rewritten."""
    book = checkout.book
    settings = book.switches().settings()
    descriptions = read_descriptions(book.readings) if settings else {}
    return [
        *link_faults(checkout.catalogue, checkout.register),
        *setting_faults(checkout.register, settings, descriptions),
        *construction_faults(checkout.catalogue, book.root),
        *checkout.trace.faults,
    ]
