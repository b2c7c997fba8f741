"""A word of a text, and where it stands."""

import enum
import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

import attrs

from rulespec.errors import FormatError, Said
from rulespec.language import Bilingual, listed, quoted
from rulespec.text.nearest import NO_HINT, did_you_mean
from rulespec.vocabulary import Lexicon, Things, plain_lexicon

Thing = TypeVar("Thing")
MemberT = TypeVar("MemberT", bound=enum.Enum)

LONGEST_SHOWN: Final = 60
"""How much of a wrong word a message repeats."""
MOST_LISTED: Final = 12
"""So many known words are listed; of more, only the nearest is named."""
EXPECTED: Final = Bilingual(
    "expected {expected}, found {found}{hint}", "attendu : {expected} ; trouvé : {found}{hint}"
)
LINE: Final = Bilingual("line {line}", "ligne {line}")
LINE_AND_COLUMN: Final = Bilingual("line {line}, column {column}", "ligne {line}, colonne {column}")
TOO_LONG: Final = Bilingual(
    "expected at most {most} characters, found {found}",
    "attendu : au plus {most} caractères ; trouvé : {found}",
)
A_NUMBER: Final = Bilingual(
    "{called}: a whole number from 0 to {most}", "{called}, un nombre entier de 0 à {most}"
)


@attrs.frozen
class Word:
    """A word and where it stands."""

    text: str
    line: int
    column: int

    @property
    def place(self) -> Bilingual:
        """Line and column, counted from 1."""
        return LINE_AND_COLUMN.filled(line=self.line, column=self.column)

    def refuse(self, expected: Said, known: Iterable[str] = ()) -> FormatError:
        """This word is wrong; say what was expected, and the nearest word there is."""
        if isinstance(known, Lexicon):
            hint = known.hint(self.text[:LONGEST_SHOWN])
        else:
            hint = did_you_mean(self.text, known) if known else NO_HINT
        found = quoted(shortened(self.text))
        return FormatError(self.place, EXPECTED.filled(expected=expected, found=found, hint=hint))

    def one_of(self, known: Mapping[str, Thing], called: Said) -> Thing:
        """The thing this word stands for, in either language."""
        if self.text in known:
            return known[self.text]
        lexicon = known if isinstance(known, Lexicon) else plain_lexicon(known)
        try:
            return lexicon.lookup(self.text)
        except KeyError:
            raise self.refuse(one_among(called, lexicon), lexicon) from None

    def named(self, things: Things[MemberT, Bilingual]) -> MemberT:
        """The thing whose word this is."""
        return self.one_of(things.words, things.called)

    def marked(self, things: Things[MemberT, Bilingual]) -> MemberT:
        """The thing whose mark this is."""
        return self.one_of(things.marks, things.called)

    def number(self, called: Said, most: int = 999) -> int:
        """A whole number from 0 up."""
        if not re.fullmatch(r"[0-9]{1,4}", self.text) or int(self.text) > most:
            raise self.refuse(A_NUMBER.filled(called=called, most=most))
        return int(self.text)

    def parts(self, separator: str) -> "list[Word]":
        """The words that a sign joins in this one, each where it stands."""
        begin, found = self.column, []
        for text in self.text.split(separator):
            found.append(Word(text, self.line, begin))
            begin += len(text) + len(separator)
        return found


def words_of(text: str, line: int, begin: int = 1) -> list[Word]:
    """The words of a line with their columns."""
    return [Word(found[0], line, begin + found.start()) for found in re.finditer(r"\S+", text)]


def one_among(called: Said, known: Lexicon[Thing]) -> Said:
    """What was expected, with all words for it where they are few."""
    if len(known) > MOST_LISTED:
        return called
    return Bilingual("{called} ({words})", "{called} ({words})").filled(
        called=called, words=listed(known.words)
    )


def on_line(number: int) -> Bilingual:
    """A whole line as a place."""
    return LINE.filled(line=number)


def shortened(text: str) -> str:
    """The text, or its beginning where it would fill the screen."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def as_found(words: Iterable[Word]) -> Bilingual:
    """Words as a message repeats them."""
    return quoted(shortened(" ".join(word.text for word in words)))


def misshapen(place: Said, shape: Said, words: Iterable[Word]) -> FormatError:
    """Words that are not put together as they should be."""
    return FormatError(place, EXPECTED.filled(expected=shape, found=as_found(words), hint=""))
