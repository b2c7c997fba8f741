"""What reports say, in both languages."""

from collections.abc import Mapping
from typing import Final

from rulespec.conformance.session import Grade
from rulespec.language import Bilingual

TITLE: Final = Bilingual("Conformance", "Conformité")
CONFORMS: Final = Bilingual("conforms", "conforme")
DOES_NOT_CONFORM: Final = Bilingual("does not conform", "non conforme")
NOTHING_RAN: Final = Bilingual("nothing was executed", "rien n'a été exécuté")
PROGRAM: Final = Bilingual("Program", "Programme")
COMMAND: Final = Bilingual("Command", "Commande")
VECTORS: Final = Bilingual("Vectors", "Vecteurs")
SELECTION: Final = Bilingual("Selection", "Sélection")
ALL: Final = Bilingual("all", "tous")
RULES: Final = Bilingual("Rules", "Règles")
KIND: Final = Bilingual("kind", "type")
CHAPTER: Final = Bilingual("chapter", "chapitre")
CLAUSE: Final = Bilingual("clause", "clause")
TITLE_COLUMN: Final = Bilingual("title", "titre")
PROVEN: Final = Bilingual("proven", "prouvée")
BY_KIND: Final = Bilingual("By kind", "Par type")
BY_CHAPTER: Final = Bilingual("By chapter", "Par chapitre")
BY_CLAUSE: Final = Bilingual("By clause", "Par clause")
FAILURES: Final = Bilingual("What failed or errored", "Échecs et erreurs")
SKIPS: Final = Bilingual("Why vectors were skipped", "Pourquoi des vecteurs ont été sautés")
CLAUSES: Final = Bilingual("Clauses", "Clauses")
EXPECTED: Final = Bilingual("expected", "attendu")
FOUND: Final = Bilingual("found", "trouvé")
QUESTION: Final = Bilingual("question", "question")
PICTURE: Final = Bilingual("The position", "La position")
ERRORS: Final = Bilingual("standard error", "erreur standard")
MORE: Final = Bilingual("and {} more; see report.json", "et {} de plus ; voir report.json")
CLAUSES_PROVEN: Final = Bilingual(
    "{} of {} clauses asked are proven", "{} clauses prouvées sur {} interrogées"
)
YES: Final = Bilingual("yes", "oui")
NO: Final = Bilingual("no", "non")
COLON: Final = Bilingual(": ", " : ")
COUNTED: Final[Mapping[Grade, Bilingual]] = {
    Grade.PASSED: Bilingual("passed", "réussis"),
    Grade.FAILED: Bilingual("failed", "échoués"),
    Grade.ERRORED: Bilingual("errored", "en erreur"),
    Grade.SKIPPED: Bilingual("skipped", "sautés"),
}
GRADES: Final[Mapping[Grade, Bilingual]] = {
    Grade.PASSED: Bilingual("passed", "réussi"),
    Grade.FAILED: Bilingual("failed", "échec"),
    Grade.ERRORED: Bilingual("errored", "erreur"),
    Grade.SKIPPED: Bilingual("skipped", "sauté"),
}
