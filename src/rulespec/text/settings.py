"""The switches in code, held against the register."""

import re
from collections.abc import Iterable, Iterator, Mapping

import attrs

from rulespec.errors import Fault
from rulespec.text.register import Register, Ruling, Status


@attrs.frozen
class Setting:
    """A switch as the code has it."""

    ruling: str
    name: str
    title: str
    readings: Mapping[str, str]
    """What the code says each reading means."""
    default: str

    @classmethod
    def from_docstring(cls, docstring: str, name: str, default: str) -> "Setting":
        """Read ``R-23: Title.`` and the ``Readings:`` section of the class that stands for the switch."""
        head, _, body = docstring.partition("Readings:\n")
        ruling, _, title = head.strip().rstrip(".").partition(": ")
        items = re.findall(r"^ {8}(\w+): (.+?)(?=^ {8}\w|\Z)", body, flags=re.MULTILINE | re.DOTALL)
        readings = {reading: " ".join(text.split()) for reading, text in items}
        return cls(ruling, name, title, readings, default)


def setting_faults(register: Register, settings: Iterable[Setting]) -> Iterator[Fault]:
    """The switches in code and the open rulings of the register are the same, to the letter."""
    by_ruling = {setting.ruling: setting for setting in settings}
    for ruling in register:
        setting = by_ruling.pop(ruling.id, None)
        if setting is not None and ruling.status is Status.OPEN:
            yield from _differences(ruling, setting)
        elif setting is not None:
            yield Fault(f"{ruling.id}.md", "status: settled in the register, yet it has a switch in code")
        elif ruling.status is Status.OPEN:
            yield Fault(f"{ruling.id}.md", "status: open in the register, yet it has no switch in code")
    for unknown in by_ruling:
        yield Fault(unknown, "has a switch in code and is not in the register")


def _differences(ruling: Ruling, setting: Setting) -> Iterator[Fault]:
    said = {reading.name: reading.text.en for reading in ruling.readings}
    for what, register_says, code_says in (
        ("setting", ruling.setting, setting.name),
        ("title", ruling.title.en, setting.title),
        ("default", ruling.default, setting.default),
        ("readings", ", ".join(said), ", ".join(setting.readings)),
        *((f"reading {name}", said[name], text) for name, text in setting.readings.items() if name in said),
    ):
        if register_says != code_says:
            yield Fault(
                f"{ruling.id}.md", f"{what}: the register says {register_says!r}, the code {code_says!r}"
            )
