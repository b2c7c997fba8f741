"""Grammar: what sentences in English and French need to know of a name."""

import enum
from typing import Final

import attrs

from rulespec.language import Bilingual

VOWELS: Final = "aàâeéèêiîïoôuùûœ"


class Gender(enum.Enum):
    """The gender of a French noun."""

    MASCULINE = "masculine"
    FEMININE = "feminine"


MASCULINE, FEMININE = Gender


@attrs.frozen
class Adjective(Bilingual):
    """A word that takes the gender of what it describes; in French it is listed in the masculine."""

    feminine: str

    @property
    def plural(self) -> str:
        """The French masculine plural."""
        return f"{self.fr}s"

    @property
    def definite(self) -> Bilingual:
        """As the name of a player, which has no article: Elder, Aîné."""
        return Bilingual(self.en, self.fr)

    @property
    def indefinite(self) -> Bilingual:
        """With its article, where the thing described follows in English: an old, un vieux."""
        return Bilingual(f"{_a(self.en)} {self.en}", f"un {self.fr}")

    @property
    def genitive(self) -> Bilingual:
        """Of the player whose name it is: Elder's before a thing, d'Aîné after it."""
        return Bilingual(f"{self.en}'s", elided("de", self.fr))

    def agreeing(self, gender: Gender) -> str:
        """The French form that goes with a noun of that gender."""
        return self.feminine if gender is FEMININE else self.fr

    def said_of(self, noun: "Noun") -> Bilingual:
        """The word alone, where the thing has been named: of a house, small, petite."""
        return Bilingual(self.en, self.agreeing(noun.gender))

    def counted(self, count: int) -> Bilingual:
        """So many masculine things of that kind: 2 small, 2 petits."""
        return Bilingual(f"{count} {self.en}", f"{count} {self.fr if count == 1 else self.plural}")


@attrs.frozen
class Noun(Bilingual):
    """The name of a thing, without an article."""

    gender: Gender
    several: bool = False
    """There are several of it: whoever speaks of one of them says a thing, not the thing."""
    proper: bool = False
    """It has no article in English: Elder's king, le roi Aîné."""

    @property
    def definite(self) -> Bilingual:
        """With its article: the king, le roi; the anvil, l'enclume."""
        article = "la" if self.gender is FEMININE else "le"
        return Bilingual(self.en if self.proper else f"the {self.en}", elided(article, self.fr))

    @property
    def indefinite(self) -> Bilingual:
        """As one of its kind: a king, un roi; an anvil, une enclume."""
        article = "une" if self.gender is FEMININE else "un"
        return Bilingual(f"{_a(self.en)} {self.en}", f"{article} {self.fr}")

    @property
    def one(self) -> Bilingual:
        """The thing if there is but one, otherwise a thing."""
        return self.indefinite if self.several else self.definite

    @property
    def genitive(self) -> Bilingual:
        """What something belongs to: of the king, du roi; of the anvil, de l'enclume."""
        english = f"{self.en}'s" if self.proper else f"of {self.definite.en}"
        return Bilingual(english, contracted("de", self.definite.fr))

    @property
    def dative(self) -> Bilingual:
        """To whom or what something is done: to the king, au roi; to the anvil, à l'enclume."""
        return Bilingual(f"to {self.definite.en}", contracted("à", self.definite.fr))

    def described(self, adjective: Adjective) -> "Noun":
        """A house that is small: small house, maison petite."""
        return Noun(f"{adjective.en} {self.en}", f"{self.fr} {adjective.agreeing(self.gender)}", self.gender)

    def owned_by(self, owner: Adjective) -> "Noun":
        """A thing and whose it is, as on a label: Elder's house, maison Aînée."""
        french = f"{self.fr} {owner.agreeing(self.gender)}"
        return Noun(f"{owner.genitive.en} {self.en}", french, self.gender, proper=True)


def elided(particle: str, word: str) -> str:
    """A French le, la or de before a word: la maison, l'enclume; de Paul, d'Anne."""
    return f"{particle[0]}'{word}" if word[0].lower() in VOWELS else f"{particle} {word}"


def contracted(particle: str, thing: str) -> str:
    """A French à or de before a thing with its article: à la maison, au roi, du roi."""
    if thing.startswith("le "):
        return f"{'au' if particle == 'à' else 'du'} {thing.removeprefix('le ')}"
    return f"{particle} {thing}"


def _a(word: str) -> str:
    return "an" if word[0].lower() in VOWELS else "a"
