"""The vocabulary: one entry a thing, with its word, its names in both languages, its mark and its letter."""

from rulespec.vocabulary.entries import Entry, Things, as_word, plain_word, plain_words, shape_of
from rulespec.vocabulary.frames import Frame, Phrase, Possible, asked_by, either, form_of, told, told_by
from rulespec.vocabulary.grammar import FEMININE, MASCULINE, Adjective, Gender, Noun, contracted, elided
from rulespec.vocabulary.lexicon import IncompleteVocabulary, JoinedWords, Lexicon, Written, plain_lexicon
from rulespec.vocabulary.vocabulary import Kinds, Vocabulary, composed_name

__all__ = [
    "FEMININE",
    "MASCULINE",
    "Adjective",
    "Entry",
    "Frame",
    "Gender",
    "IncompleteVocabulary",
    "JoinedWords",
    "Kinds",
    "Lexicon",
    "Noun",
    "Phrase",
    "Possible",
    "Things",
    "Vocabulary",
    "Written",
    "as_word",
    "asked_by",
    "composed_name",
    "contracted",
    "either",
    "elided",
    "form_of",
    "plain_lexicon",
    "plain_word",
    "plain_words",
    "shape_of",
    "told",
    "told_by",
]
