"""``python -m tests.lum42_ref.questions.refresh``: bring the examples on the pages up to date.

Run it after ``make vectors``. It tells the transcripts on the page on order anew, and takes the values of the
examples of vectors from the suite; keys and what is left out stay as they are written.
"""

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

from tests.conftest import ROOT
from tests.lum42_ref.questions.test_pages import KINDS, LANGUAGES, vectors
from tests.lum42_ref.questions.transcripts import transcript
from tests.support.vector_pages import LEFT_OUT, is_shortened

Json = Any
SCALAR = re.compile(r'"(?:[^"\\]|\\.)*"(?!\s*:)|-?\b\d+\b|\btrue\b|\bfalse\b|\bnull\b')
KEY_OR_SCALAR = re.compile(rf'"(?:[^"\\]|\\.)*"\s*:|{SCALAR.pattern}')


def leaves(example: Json, whole: Json) -> Iterator[Json]:
    """The value for each value of an example, in the order in which they are written."""
    match example:
        case dict():
            for name, part in example.items():
                yield from leaves(part, LEFT_OUT if name == LEFT_OUT else whole[name])
        case list():
            for number, part in enumerate(example):
                late = LEFT_OUT in example[:number]
                yield from leaves(
                    part, part if part == LEFT_OUT else whole[number - len(example) if late else number]
                )
        case str() if example.endswith(LEFT_OUT):
            kept = len(example) - len(LEFT_OUT)
            yield LEFT_OUT if kept == 0 else f"{whole[:kept]}{LEFT_OUT}"
        case _:
            yield whole


def named_like(word: str, example: Json) -> Json:
    """The vector that an example shows: one that asks the same, or else the first of its name."""
    asked = {key: part for key, part in example.items() if key not in ("_info", "expect")}
    for vector in vectors(word):
        if is_shortened({**asked, LEFT_OUT: LEFT_OUT}, vector):
            return vector
    name = example["_info"]["id"].removesuffix(LEFT_OUT)
    suite = {vector["_info"]["id"]: vector for vector in vectors(word)}
    for beginning in (name, name.rpartition("/")[0]):
        for found in sorted(suite):
            if found.startswith(beginning):
                return suite[found]
    raise AssertionError(f"no vector is called {name}: choose another example")


def refreshed(word: str, block: str) -> str:
    """An example with the values of the suite."""
    example = json.loads(block)
    if any(is_shortened(example, vector) for vector in vectors(word)):
        return block
    values = leaves(example, named_like(word, example))

    def value(found: re.Match[str]) -> str:
        return found[0] if found[0].endswith(":") else json.dumps(next(values), ensure_ascii=False)

    return KEY_OR_SCALAR.sub(value, block)


def main() -> None:
    """Rewrite the pages."""
    for word, language in itertools.product(KINDS, LANGUAGES):
        path = ROOT / "docs" / "lum42" / f"vector-{word}.{language}.md"
        text = path.read_text(encoding="utf-8")
        (block,) = re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        path.write_text(text.replace(block, refreshed(word, block)), encoding="utf-8")
    for language in LANGUAGES:
        path = ROOT / "docs" / "lum42" / f"order.{language}.md"
        text = path.read_text(encoding="utf-8")
        for block in re.findall(r"^```order\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            text = text.replace(block, transcript(block))
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
