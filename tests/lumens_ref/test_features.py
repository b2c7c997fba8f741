"""The executable rulebook: every scenario of features/ is a test here."""

from pytest_bdd import scenarios

scenarios("../../features/lumens")
