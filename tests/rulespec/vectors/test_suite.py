"""Suites: written, read from directories and archives, indexed and verified."""

import hashlib
import io
import json
import lzma
import re
import tarfile
import zipfile
from pathlib import Path

import attrs
import pytest

from lum42_ref import __version__
from lum42_ref.model.actions import Move
from lum42_ref.model.components import Seat
from lum42_ref.model.space import CENTRE
from lum42_ref.questions import QUESTIONS
from rulespec.errors import FormatError
from rulespec.vectors import packing, suite, vector_json
from rulespec.vectors.suite import FiledVector
from rulespec.vectors.vector import VERSION, AnyVector, Digest, Legal
from tests.rulespec.vectors.samples import asked, position, samples, tree


def by_id(vectors: list[AnyVector]) -> list[AnyVector]:
    return sorted(vectors, key=lambda vector: vector.info.id)


ALL = by_id(list(samples().values()))


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    suite.write_suite(QUESTIONS, tmp_path / "vectors", ALL)
    return tmp_path / "vectors"


def packed_as_tar(directory: Path, path: Path, mode: str) -> Path:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode=mode) as archive:  # type: ignore[call-overload]
        archive.add(directory, "some-name-1.0.0")
    path.write_bytes(buffer.getvalue())
    return path


def packed_as_zip(directory: Path, path: Path) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(directory.rglob("*.json")):
            archive.write(file, f"some-name/{file.relative_to(directory)}")
    return path


def refusal(path: Path) -> str:
    with pytest.raises(FormatError) as caught:
        suite.load(QUESTIONS, path)
    return str(caught.value).removeprefix(f"{path}: ")


def test_a_suite_is_read_back_from_a_directory(directory: Path) -> None:
    assert by_id(suite.load(QUESTIONS, directory)) == ALL


@pytest.mark.parametrize("mode", ["w", "w:gz", "w:xz"])
def test_a_suite_is_read_back_from_a_tar(directory: Path, tmp_path: Path, mode: str) -> None:
    assert suite.load(QUESTIONS, packed_as_tar(directory, tmp_path / "suite", mode)) == suite.load(
        QUESTIONS, directory
    )


def test_a_suite_is_read_back_from_a_zip(directory: Path, tmp_path: Path) -> None:
    assert suite.load(QUESTIONS, packed_as_zip(directory, tmp_path / "suite.zip")) == suite.load(
        QUESTIONS, directory
    )


def test_there_is_a_file_for_each_kind_and_chapter_and_a_line_for_each_vector() -> None:
    other = asked(Legal(position()), "movement/another-ship")
    files = suite.files(QUESTIONS, [*ALL, other])
    assert sorted(files) == [
        "game/2-players.json",
        "index.json",
        "legal/movement.json",
        "observation/4-players.json",
        "perft/movement.json",
        "refusal/movement.json",
        "scoring/2-players.json",
        "step/movement.json",
    ]
    lines = files["legal/movement.json"].decode().splitlines()
    assert (lines[0], len(lines), lines[-1]) == ("[", 4, "]")
    ids = [vector["_info"]["id"] for vector in json.loads(files["legal/movement.json"])]
    assert [id_.rpartition("/")[0] for id_ in ids] == ["legal/movement/a-ship", "legal/movement/another-ship"]


def test_files_do_not_depend_on_the_order_in_which_vectors_come() -> None:
    assert suite.files(QUESTIONS, ALL) == suite.files(QUESTIONS, ALL[::-1])
    assert list(suite.files(QUESTIONS, ALL)) == list(suite.files(QUESTIONS, ALL[::-1]))


def test_the_index_tells_what_is_in_the_files() -> None:
    files = suite.files(QUESTIONS, ALL)
    index = json.loads(files.pop("index.json"))
    assert (index["format"], index["version"]) == ("lum42-vector-index", VERSION)
    assert (index["vector_format"], index["rules_version"]) == ("lum42-vector", __version__)
    assert index["vectors"] == len(QUESTIONS.kinds)
    assert index["kinds"] == dict.fromkeys(QUESTIONS.by_word, 1)
    assert index["files"] == [
        {
            "path": path,
            "vectors": 1,
            "bytes": len(content),
            "sha256": hashlib.sha256(content).hexdigest(),
        }
        for path, content in files.items()
    ]
    assert index["clauses"]["END-3"] == sum("END-3" in vector.info.clauses for vector in ALL)
    assert index["rulings"]["R-61"] == 1
    mov = [int(clause[4:]) for clause in index["clauses"] if clause.startswith("MOV-")]
    assert mov == sorted(mov)


def test_a_suite_takes_the_place_of_the_one_that_was_there(directory: Path) -> None:
    suite.write_suite(QUESTIONS, directory, [samples()["step"]])
    assert suite.load(QUESTIONS, directory) == [samples()["step"]]
    assert sorted(file.name for file in directory.rglob("*.json")) == ["index.json", "movement.json"]


def test_a_path_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none") == "expected a directory or an archive of vectors (.tar.gz or .zip)"


def test_a_file_that_is_no_archive_is_refused(tmp_path: Path) -> None:
    (tmp_path / "suite.tar.gz").write_bytes(b"nothing of the kind")
    assert refusal(tmp_path / "suite.tar.gz").startswith("expected a directory or an archive")


def test_an_empty_suite_is_refused(directory: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert refusal(tmp_path / "empty") == "expected vectors, found none"
    for file in directory.glob("*/*.json"):
        file.unlink()
    assert refusal(directory) == "expected vectors, found none"
    assert refusal(packed_as_tar(directory, tmp_path / "a.tar.gz", "w:gz")) == "expected vectors, found none"
    assert refusal(packed_as_zip(directory, tmp_path / "a.zip")) == "expected vectors, found none"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "step/bad.json: expected JSON, found a mistake at line 1, column "),
        ("{}", "step/bad.json: expected a list of vectors"),
        ("[{}]", "step/bad.json[0].type: expected one of step, refusal, "),
        ("[1]", "step/bad.json[0]: expected an object, found 1"),
        ("[NaN]", "step/bad.json: expected JSON, found a mistake at line 1, column "),
        ("[" * 5000, "step/bad.json: expected at most 32 levels of nesting, found more"),
        ('[{"type":"step","type":"step"}]', "step/bad.json[0].type: expected each key once, found it twice"),
    ],
)
def test_a_file_that_holds_no_vectors_is_refused_by_its_name(
    directory: Path, content: str, message: str
) -> None:
    (directory / "step" / "bad.json").write_text(content, encoding="utf-8")
    assert refusal(directory).startswith(message)


@pytest.mark.parametrize("key", ["action", "hash", "cell", "digest"])
def test_a_vector_that_says_something_twice_is_refused_wherever_it_stands(directory: Path, key: str) -> None:
    file = directory / "step" / "movement.json"
    said = re.search(rf'"{key}":(?:"[^"]*"|\[[^\[\]]*\]|\{{[^{{}}]*\}})', file.read_text(encoding="utf-8"))
    assert said is not None
    file.write_text(
        file.read_text(encoding="utf-8").replace(said[0], f"{said[0]},{said[0]}", 1), encoding="utf-8"
    )
    complaint = refusal(directory)
    assert complaint.startswith("step/movement.json[")
    assert complaint.endswith(f"{key}: expected each key once, found it twice")


def test_a_file_that_is_no_text_is_refused(directory: Path) -> None:
    (directory / "step" / "bad.json").write_bytes(b"\xff\xfe[]")
    assert refusal(directory).startswith("step/bad.json: expected JSON")


@pytest.mark.parametrize("mode", ["w:gz", "w:xz", "w:bz2"])
def test_an_archive_that_was_cut_short_is_refused(directory: Path, tmp_path: Path, mode: str) -> None:
    path = packed_as_tar(directory, tmp_path / "suite", mode)
    whole = path.read_bytes()
    for size in (len(whole) // 2, len(whole) * 9 // 10):
        path.write_bytes(whole[:size])
        assert refusal(path).startswith(("the archive is damaged: ", "expected a directory or an archive"))


@pytest.mark.parametrize("mode", ["w:gz", "w:xz"])
def test_an_archive_with_altered_bytes_is_refused(directory: Path, tmp_path: Path, mode: str) -> None:
    path = packed_as_tar(directory, tmp_path / "suite", mode)
    altered = bytearray(path.read_bytes())
    for place in range(len(altered) // 2, len(altered) // 2 + 40):
        altered[place] ^= 0xFF
    path.write_bytes(altered)
    assert refusal(path).startswith(("the archive is damaged: ", "game/2-players.json: expected JSON"))
    assert lzma.LZMAError in packing.DAMAGED


def test_a_zip_with_altered_bytes_is_refused(directory: Path, tmp_path: Path) -> None:
    path = packed_as_zip(directory, tmp_path / "suite.zip")
    altered = bytearray(path.read_bytes())
    for place in range(200, 260):
        altered[place] ^= 0xFF
    path.write_bytes(altered)
    assert refusal(path).startswith("the archive is damaged: ")


def test_an_archive_that_is_too_large_is_refused_before_it_is_unpacked(
    directory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packing, "LARGEST_SUITE", 1000)
    for path in (
        packed_as_tar(directory, tmp_path / "a.tar.gz", "w:gz"),
        packed_as_zip(directory, tmp_path / "a.zip"),
    ):
        assert refusal(path).startswith("expected at most 1000 bytes of vectors, found ")


def test_schemas_beside_the_vectors_are_not_read_as_vectors(directory: Path) -> None:
    (directory / "schemas").mkdir()
    schema = directory / "schemas" / "vector-step.schema.json"
    schema.write_text(vector_json.schema_text(QUESTIONS, "step"), encoding="utf-8")
    assert by_id(suite.load(QUESTIONS, directory)) == ALL


def filed(vector: AnyVector) -> FiledVector:
    """A vector as it would stand in a file."""
    return FiledVector(vector, vector_json.hash_of(vector_json.write(QUESTIONS, vector)))


def found(vector: AnyVector) -> list[str]:
    return [deviation.found for deviation in suite.verify(QUESTIONS, [filed(vector)])]


def verified(directory: Path) -> list[str]:
    return [deviation.found for deviation in suite.verify(QUESTIONS, suite.filed(QUESTIONS, directory))]


def test_our_engine_answers_the_samples_as_expected(directory: Path) -> None:
    assert verified(directory) == []


def test_the_order_of_keys_does_not_change_an_answer() -> None:
    for word in QUESTIONS.by_word:
        turned = json.loads(json.dumps(tree(word), sort_keys=True))
        assert found(vector_json.read(QUESTIONS, turned, "sample")) == []


def test_another_answer_is_a_deviation() -> None:
    step = samples()["step"]
    scores = {**step.expect.scores, Seat.BLACK: 40}
    wrong = attrs.evolve(step, expect=attrs.evolve(step.expect, scores=scores))
    (deviation,) = found(hashed(wrong))
    assert deviation.startswith("scores: expected {")
    assert "40" in deviation


def test_a_wrong_hash_is_a_deviation() -> None:
    step = samples()["step"]
    wrong = attrs.evolve(step, info=attrs.evolve(step.info, hash=Digest("0" * 64)))
    assert found(wrong) == ["the hash is that of another vector"]


def test_the_hash_is_that_of_the_text_that_stands_in_the_file(directory: Path) -> None:
    """A default reading that is spelled out is read as if it were not there, but it is other text."""
    file = directory / "legal" / "movement.json"
    (vector,) = json.loads(file.read_bytes())
    vector["state"]["terms"]["rulings"]["R-79"] = "off"
    file.write_text(json.dumps([vector]), encoding="utf-8")
    assert by_id(suite.load(QUESTIONS, directory)) == ALL
    assert verified(directory) == ["the hash is that of another vector"]


def hashed(vector: AnyVector) -> AnyVector:
    return attrs.evolve(vector, info=attrs.evolve(vector.info, hash=filed(vector).hash))


def test_an_action_that_is_refused_where_it_should_be_allowed_is_a_deviation() -> None:
    step = samples()["step"]
    onto_the_centre = attrs.evolve(step.question, action=Move(CENTRE))
    (deviation,) = found(hashed(attrs.evolve(step, question=onto_the_centre)))
    assert "is refused: MOVE_TO_THE_CENTRE (MOV-9)" in deviation


def test_a_position_that_cannot_be_is_a_deviation() -> None:
    legal = samples()["legal"]
    state = attrs.evolve(legal.question.state, boards={})
    (deviation,) = found(hashed(attrs.evolve(legal, question=Legal(state))))
    assert deviation == "boards: expected one entry for each player, and no other"
