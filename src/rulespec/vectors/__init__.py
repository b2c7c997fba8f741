"""Test vectors: questions about a game with their answers, for any implementation to check itself against.

A game says what it contributes in one object, ``rulespec.vectors.questions.Questions``.
"""
