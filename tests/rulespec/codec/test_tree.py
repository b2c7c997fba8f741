"""One strict reader for every door: bounded, and no key has the last word over another of its name."""

import itertools
import json
import re
from random import Random

import pytest

from rulespec.codec import portable
from rulespec.codec.border import Json, dumps
from rulespec.codec.misfit import Misfit, expected, pointer, under
from rulespec.codec.tree import Bounds, NotJson, parse, read
from rulespec.errors import FormatError
from rulespec.language import Bilingual

BOUNDS = Bounds(size=1_000, depth=5)
TWICE = Bilingual(
    "expected each key once, found it twice", "chaque clé attendue une seule fois, trouvée deux fois"
)


def refused(text: str | bytes, bounds: Bounds = BOUNDS) -> Bilingual:
    with pytest.raises(NotJson) as caught:
        parse(text, bounds)
    return caught.value.told


@pytest.mark.parametrize(
    "text", ['{"a":[1,{"b":null}]}', b' { "a" : [ 1 , {"b": null } ] } ', '{"\\u0061":[1,{"b":null}]}']
)
def test_bytes_and_text_are_read_however_they_are_laid_out(text: str | bytes) -> None:
    assert parse(text, BOUNDS) == {"a": [1, {"b": None}]}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "x" * 1_001,
            Bilingual(
                "/: expected at most 1000 bytes, found more", "/ : attendu au plus 1000 octets, trouvé plus"
            ),
        ),
        (
            b"x" * 1_001,
            Bilingual(
                "/: expected at most 1000 bytes, found 1001", "/ : attendu au plus 1000 octets, trouvé 1001"
            ),
        ),
        (
            "[" * 6 + "]" * 6,
            Bilingual(
                "/: expected at most 5 levels of nesting, found more",
                "/ : attendu au plus 5 niveaux d'imbrication, trouvé plus",
            ),
        ),
        (
            "\ud800",
            Bilingual(
                "/: expected Unicode text, found a lone surrogate at character 0",
                "/ : attendu un texte Unicode, trouvé un demi-codet seul au caractère 0",
            ),
        ),
    ],
)
def test_what_is_too_much_is_not_read(text: str | bytes, told: Bilingual) -> None:
    assert refused(text) == told


@pytest.mark.parametrize("text", ["", "{", "[1,]", '{"a":NaN}', "-Infinity", '"\\ud800"', b"\xff", "01"])
def test_what_is_no_json_is_said_to_be_none(text: str | bytes) -> None:
    told = refused(text)
    assert re.match(r"/: expected JSON, found a mistake at line 1, column \d: ", told.en)
    assert re.match(r"/ : attendu du JSON, trouvé une erreur à la ligne 1, colonne \d : ", told.fr)


def test_brackets_in_strings_neither_count_nor_hide_others() -> None:
    assert parse(f'["{"[" * 40}", "\\"{"{" * 40}"]', BOUNDS) == ["[" * 40, '"' + "{" * 40]
    deep = '["]",' * 6 + '"["' + ',"["]' * 6
    assert "levels of nesting" in refused(deep).en
    assert "levels of nesting" in refused(deep.replace('"]"', '"\\\\]"')).en
    assert parse('["]",' * 5 + '"["' + ',"["]' * 5, BOUNDS)


def test_depth_is_what_it_is_whatever_stands_in_strings() -> None:
    chance = Random(42)
    bounds = Bounds(10_000, 3)
    deep_enough = set()
    for _ in range(3_000):
        text = json.dumps(tree := nested(chance, 0))
        fits = depth(tree) <= bounds.depth
        deep_enough.add(fits)
        if fits:
            assert parse(text, bounds) == tree
        else:
            assert "levels of nesting" in refused(text, bounds).en
    assert deep_enough == {True, False}


def nested(chance: Random, level: int) -> object:
    word = "".join(chance.choices('[]{}"\\a:', k=chance.randrange(4)))
    if level > 4 or chance.random() < 0.3:
        return word
    parts = [nested(chance, level + 1) for _ in range(chance.randrange(3))]
    return parts if chance.random() < 0.5 else {f"{word}{index}": part for index, part in enumerate(parts)}


def depth(tree: object) -> int:
    parts = tree.values() if isinstance(tree, dict) else tree
    return 1 + max(map(depth, parts), default=0) if isinstance(parts, list | type({}.values())) else 0


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ('{"a":1,"a":2}', "vector.a"),
        ('{"a":1,"\\u0061":2}', "vector.a"),
        ('{"a":1,"b":":","a":2}', "vector.a"),
        ('{"a:":1,"b":"\\":","a:":2}', 'vector["a:"]'),
        ('[{"x":{}},{"x":{"y":[0,{"z":1,"z":1}]}}]', "vector[1].x.y[1].z"),
        ('{"a":{"b":{"c":{"d":1,"d":1}}}}', "vector.a.b.c.d"),
        ('{"a":{"b":1},"a":{"c":2}}', "vector.a"),
        ('{"":1,"":2}', 'vector[""]'),
    ],
)
def test_a_repeated_key_is_refused_at_every_depth(text: str, path: str) -> None:
    for laid_out in (text, text.encode(), text.replace(",", " ,\n ")):
        with pytest.raises(FormatError) as caught:
            read(laid_out, BOUNDS, "vector")
        assert (caught.value.place, caught.value.message) == (path, TWICE)
    with pytest.raises(Misfit) as misfit:
        parse(text, BOUNDS)
    assert misfit.value.said == TWICE
    assert not isinstance(misfit.value, NotJson)


def test_a_key_may_stand_in_several_objects() -> None:
    tree: Json = {"a": {"a": 1}, "b": [{"a": 1}, {"a": ':"a":'}]}
    for text in (json.dumps(tree), json.dumps(tree, indent=3), dumps(tree)):
        assert parse(text, BOUNDS) == tree


def test_any_repeated_key_is_noticed() -> None:
    """Every object of a tree, in every layout, with one of its keys said again."""
    words = ("a", "b:", 'c"', "d\\", "é", "{")
    for chosen in itertools.permutations(words, 3):
        inner = {word: index for index, word in enumerate(chosen)}
        for indent in (None, 2):
            text = json.dumps([{"x": inner}], indent=indent, ensure_ascii=indent is None)
            assert parse(text, BOUNDS) == [{"x": inner}]
            at = text.index(json.dumps(chosen[0], ensure_ascii=indent is None))
            again = f"{text[:at]}{json.dumps(chosen[-1])}: 7, {text[at:]}"
            with pytest.raises(Misfit) as caught:
                parse(again, BOUNDS)
            assert caught.value.trail == [chosen[-1], "x", 0]


def test_a_misfit_is_told_with_its_place() -> None:
    misfit = expected(Bilingual("a string", "une chaîne"), [1]).within(3).within("a/b~c").within("x y")
    assert misfit.told == Bilingual(
        "/x y/a~1b~0c/3: expected a string, found a list of 1",
        "/x y/a~1b~0c/3 : attendu une chaîne, trouvé une liste de 1",
    )
    assert (
        str(misfit.in_document("reply")) == 'reply["x y"]["a/b~c"][3]: expected a string, found a list of 1'
    )
    assert pointer(("b", "a", 0)) == under("/b/a", 0) == "/b/a/0"


def test_pairs_keep_what_is_said_twice() -> None:
    assert portable.loads_pairs(b'{"a":1,"a":[2.5]}') == [("a", "1"), ("a", ["2.5"])]
