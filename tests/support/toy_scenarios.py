"""Scenarios of the toy rulebook, as if they had been played and recorded."""

from pathlib import Path

import attrs

from high_ref.game import GAME
from high_ref.model.table import State
from high_ref.model.things import Seat
from rulespec.recorded import Attempt, RecordedScenario, Recordings, Tag

CARD = "players red blue; turns 1; hand red 2 3; hand blue 1 1; pending play_or_pass red die=2"
RECORDINGS: Recordings[Seat, State] = Recordings(GAME.codec)
FEATURE = f'''Feature: Turns

  @TRN_2
  Rule: TRN-2 Beating the die

    @R_01
    Scenario Outline: An equal card, read as <reading>
      FR: Carte égale au dé : refusée, ou jouée.
      Given R-01 is read as <reading>
      And the position
        """
        {CARD}

        """
      When Red plays "play two"

      Examples:
        | reading     |
        | higher_only |
        | equal_beats |

    @TRN_4 @example
    Scenario: A card scores its number
      FR: Une carte rapporte son nombre.
      Given the position
        """
        {CARD}
        """
      When Red plays "play three"
'''
PRINTED = "A card scores its number"


def attempt(card: str, line: str) -> Attempt[Seat, State]:
    before = GAME.notation.read_card(card)
    read = GAME.notation.read_line(line, before)
    (action,) = read.actions
    assert read.seat is not None, "the line says who decides"
    verdict = GAME.engine.explain(before, action, read.seat)
    after = GAME.engine.play(before, action, read.seat).state if verdict.allowed else None
    return Attempt(before, read.seat, action, verdict, after)


def recorded(reading: str, row: int) -> RecordedScenario[Seat, State]:
    """A run of the outline: under one reading the action is refused, under the other it is played."""
    tried = attempt(f"reading R-01 {reading}; {CARD}", "red: play two")
    return RecordedScenario(
        feature="02-turns",
        line=7,
        rule="TRN-2 Beating the die",
        name=f"An equal card, read as {reading}",
        summary_fr="Carte égale au dé : refusée, ou jouée.",
        tags=(Tag("R_01"), Tag("TRN_2")),
        row=row,
        example={"reading": reading},
        readings={"R-01": reading},
        played=(tried,) if tried.verdict.allowed else (),
        asked=() if tried.verdict.allowed else (tried,),
        end=tried.after or tried.before,
    )


def printed() -> RecordedScenario[Seat, State]:
    """The run of a scenario without rows, which the rulebook prints."""
    played = attempt(CARD, "red: play three")
    return attrs.evolve(
        recorded("equal_beats", 0),
        line=FEATURE.splitlines().index(f"    Scenario: {PRINTED}") + 1,
        name=PRINTED,
        summary_fr="Une carte rapporte son nombre.",
        tags=(Tag("TRN_2"), Tag("TRN_4"), Tag("example")),
        example={},
        readings={},
        played=(played,),
        end=played.after,
    )


def write_records(root: Path) -> None:
    features = root / "features" / "high"
    features.mkdir(parents=True)
    (features / "02-turns.feature").write_text(FEATURE, encoding="utf-8")
    for row, reading in enumerate(("higher_only", "equal_beats"), 1):
        RECORDINGS.write(root / "recorded", recorded(reading, row), "An equal card, read as <reading>")
    RECORDINGS.write(root / "recorded", printed(), PRINTED)
