import pytest

from rulespec.errors import FaultyText
from rulespec.text.lock import Stamp, outdated, parse_lock, render_lock, unbumped

OLD, NEW = "0" * 64, "1" * 64


def test_a_lock_file_reads_back() -> None:
    current = {"MOV-4": Stamp(1, OLD), "R-23": Stamp(2, NEW)}
    assert parse_lock(render_lock(current), "texts.lock") == current


@pytest.mark.parametrize("line", ["MOV-4", "MOV-4 0 " + OLD, f"MOV-4 1 {OLD}\nMOV-4 1 {OLD}"])
def test_a_damaged_lock_file_names_the_line(line: str) -> None:
    with pytest.raises(
        FaultyText, match=r"texts\.lock:\d: expected '<id> <revision> <sha256>', each id once"
    ):
        parse_lock(line, "texts.lock")


@pytest.mark.parametrize(
    ("current", "message"),
    [
        ({"MOV-4": Stamp(1, NEW)}, "its text changed, its revision did not: set `revision = 2`"),
        ({"MOV-4": Stamp(2, OLD)}, "revision 2 has the same text as revision 1"),
        ({"MOV-4": Stamp(0, OLD)}, "revision went back from 1 to 0"),
        ({}, "dropped; a published id never disappears"),
    ],
)
def test_text_and_revision_move_together(current: dict[str, Stamp], message: str) -> None:
    [fault] = unbumped(current, {"MOV-4": Stamp(1, OLD)})
    assert fault.place == "MOV-4"
    assert fault.message.startswith(message)


@pytest.mark.parametrize(
    ("remembered", "message"),
    [
        ({}, "not in the lock file yet: run `lum42 trace --update`"),
        ({"MOV-4": Stamp(1, OLD)}, "the lock file still has revision 1: run `lum42 trace --update`"),
    ],
)
def test_an_accepted_change_wants_an_update(remembered: dict[str, Stamp], message: str) -> None:
    current = {"MOV-4": Stamp(2, NEW)}
    assert list(unbumped(current, remembered)) == []
    [fault] = outdated(current, remembered)
    assert fault.message == message


def test_an_unchanged_text_is_no_fault() -> None:
    same = {"MOV-4": Stamp(1, OLD)}
    assert [*unbumped(same, same), *outdated(same, same)] == []
