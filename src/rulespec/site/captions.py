"""What the pages say besides the rulebook, in both languages."""

from typing import Final

from rulespec.language import Bilingual

COLON: Final = Bilingual(": ", " : ")
BEFORE: Final = Bilingual("Before", "Avant")
AFTER: Final = Bilingual("After", "Après")
POINTS: Final = Bilingual("Points", "Points")
NOBODY_SCORES: Final = Bilingual("Nobody scores.", "Personne ne marque.")
REFUSED: Final = Bilingual("refused", "refusé")
PRINTED: Final = Bilingual("example of the rulebook", "exemple du livret")
COPY_CARD: Final = Bilingual("Copy card", "Copier la fiche")

EXAMPLE: Final = Bilingual("example", "exemple")
REVISION: Final = Bilingual("revision", "révision")
DEFAULT: Final = Bilingual("in force", "en vigueur")

RULEBOOK: Final = Bilingual("Rulebook", "Livret")
RULINGS: Final = Bilingual("Rulings", "Décisions")
IMPLEMENTED_IN: Final = Bilingual("Implemented in", "Réalisée dans")
REFUSED_AS: Final = Bilingual("Refused as", "Refus")
PROVED_BY: Final = Bilingual("Proved by", "Prouvée par")
BY_CONSTRUCTION: Final = Bilingual("true by construction", "vraie par construction")
TEST: Final = Bilingual("the test", "le test")
SCENARIO: Final = Bilingual("Scenario", "Scénario")
SCENARIOS: Final = Bilingual("Scenarios", "Scénarios")
CLAUSE: Final = Bilingual("Clause", "Clause")
CLAUSES: Final = Bilingual("Clauses", "Clauses")

HOME: Final = Bilingual("Home", "Accueil")
RULES: Final = Bilingual("Rules", "Règles")
QUESTIONS: Final = Bilingual("Questions", "Questions")
REFERENCE: Final = Bilingual("Reference", "Référence")
IMPLEMENTERS: Final = Bilingual("Implementers", "Développeurs")
SEMICOLON: Final = Bilingual("; ", " ; ")
NOTATION: Final = Bilingual("Notation", "Notation")
STRENGTH: Final = Bilingual("Strength of the vectors", "Force des vecteurs")
REASONS: Final = Bilingual("Reasons for refusals", "Motifs de refus")
TRACE: Final = Bilingual("Trace", "Traçabilité")
API: Final = Bilingual("API", "API")
CHANGELOG: Final = Bilingual("Changelog", "Journal des changements")

OVERRIDES: Final = Bilingual("Overrides", "Déroge à")
YIELDS_TO: Final = Bilingual("Yields to", "Cède devant")
EXCEPTIONS: Final = Bilingual("Exceptions", "Exceptions")
PICTURE: Final = Bilingual("Picture", "Image")
POINTS_EXPLAINED: Final = Bilingual("Points explained", "Les points expliqués")


def counted(number: int, one: Bilingual, many: Bilingual) -> Bilingual:
    """So many of something; French treats 0 as singular."""
    return Bilingual(
        f"{number} {one.en if number == 1 else many.en}",
        f"{number} {one.fr if number < 2 else many.fr}",  # noqa: PLR2004  French counts from two
    )


def scenarios(number: int) -> Bilingual:
    """So many scenarios."""
    return counted(number, Bilingual("scenario", "scénario"), Bilingual("scenarios", "scénarios"))


def vectors(number: int) -> Bilingual:
    """So many vectors."""
    return counted(number, Bilingual("vector", "vecteur"), Bilingual("vectors", "vecteurs"))


def clauses(number: int) -> Bilingual:
    """So many clauses."""
    return counted(number, Bilingual("clause", "clause"), Bilingual("clauses", "clauses"))


def runs(number: int) -> Bilingual:
    """So many runs of one scenario."""
    return counted(number, Bilingual("run", "exécution"), Bilingual("runs", "exécutions"))
