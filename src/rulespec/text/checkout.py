"""The texts of a rulebook in a checkout of the project, with everything there that cites them."""

import attrs

from rulespec.text.book import Book
from rulespec.text.catalogue import Catalogue, load_catalogue
from rulespec.text.citations import read_features, read_python, read_vectors
from rulespec.text.register import Register, load_register
from rulespec.text.trace import Trace, build_trace


@attrs.frozen
class Checkout:
    """Clauses, rulings and the places that cite them, read once."""

    book: Book
    catalogue: Catalogue
    register: Register
    trace: Trace

    @classmethod
    def read(cls, book: Book) -> "Checkout":
        """Read everything; FaultyText names what cannot be read."""
        catalogue, register = load_catalogue(book), load_register(book)
        citations = [
            *read_python(book.root, book.directory),
            *read_features(book.root, book.features),
            *read_vectors(book.root, book.vectors),
        ]
        return cls(book, catalogue, register, build_trace(catalogue, register, citations))
