"""What reports say, in both languages."""

from collections.abc import Mapping
from typing import Final

from rulespec.conformance.findings import Proof
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
PROOF: Final = Bilingual("proof", "preuve")
NOT_ASKED: Final = Bilingual("not asked", "non posés")
BY_KIND: Final = Bilingual("By kind", "Par type")
BY_CHAPTER: Final = Bilingual("By chapter", "Par chapitre")
BY_CLAUSE: Final = Bilingual("By clause", "Par clause")
SUSPECTS: Final = Bilingual("Where to look first", "Où regarder d'abord")
FAILURES: Final = Bilingual("What failed or errored", "Échecs et erreurs")
SKIPS: Final = Bilingual("Why vectors were skipped", "Pourquoi des vecteurs ont été sautés")
CLAUSES: Final = Bilingual("clauses", "clauses")
COMMON_CLAUSES: Final = Bilingual("clauses of all", "clauses de tous")
READINGS: Final = Bilingual("readings", "lectures")
ACTION: Final = Bilingual("action", "action")
NUMBERED_ACTION: Final = Bilingual("action {}", "action {}")
OPENING: Final = Bilingual("opening", "ouverture")
NOTHING_DONE: Final = Bilingual("nothing is done yet", "rien n'est encore joué")
CARD: Final = Bilingual("card", "fiche")
CARD_BEFORE: Final = Bilingual("card before it", "fiche avant elle")
ASKED: Final = Bilingual("asked", "question")
ANSWERED: Final = Bilingual("answered", "réponse")
DIFFERENCES: Final = Bilingual("differences", "différences")
FURTHER: Final = Bilingual("and further ones", "et d'autres encore")
ADVICE: Final = Bilingual("hint", "conseil")
EXAMPLE: Final = Bilingual("for example", "par exemple")
ALIKE: Final = Bilingual("{} alike", "{} semblables")
VECTOR: Final = Bilingual("vector", "vecteur")
OTHERS: Final = Bilingual("also", "aussi")
MORE_IDS: Final = Bilingual("and {} more", "et {} de plus")
AGAIN: Final = Bilingual("again", "refaire")
READINGS_PLAYED: Final = Bilingual("Readings", "Lectures")
DEFAULTS: Final = Bilingual("default", "par défaut")
FAIL_FAST: Final = Bilingual("up to the first failure", "jusqu'au premier échec")
EXPECTED: Final = Bilingual("expected", "attendu")
FOUND: Final = Bilingual("found", "trouvé")
QUESTION: Final = Bilingual("question", "question")
PICTURE: Final = Bilingual("The position", "La position")
ERRORS: Final = Bilingual("standard error", "erreur standard")
MORE: Final = Bilingual("and {} more; see report.json", "et {} de plus ; voir report.json")
MORE_WITH_REPORT: Final = Bilingual(
    "and {} more; --report DIR writes all", "et {} de plus ; --report DIR les écrit tous"
)
CLAUSES_WITH_VECTORS: Final = Bilingual("{} clauses have vectors", "{} clauses ont des vecteurs")
PROOFS: Final[Mapping[Proof, Bilingual]] = {
    Proof.PROVEN: Bilingual("proven", "prouvée"),
    Proof.PARTLY: Bilingual("partly", "en partie"),
    Proof.FAILED: Bilingual("failed", "échec"),
    Proof.UNTESTED: Bilingual("untested", "non éprouvée"),
}
PROOFS_COUNTED: Final[Mapping[Proof, Bilingual]] = {
    Proof.PROVEN: Bilingual("proven", "prouvées"),
    Proof.PARTLY: Bilingual("partly", "en partie"),
    Proof.FAILED: Bilingual("failed", "en échec"),
    Proof.UNTESTED: Bilingual("untested", "non éprouvées"),
}
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
