"""The key to a picture: letters in lines, items in rows."""

from rulespec.drawing.key import key
from rulespec.language import Bilingual, Language

DOG, CAT, COW = Bilingual("dog", "chien"), Bilingual("cat", "chat"), Bilingual("cow", "vache")


def test_items_are_set_in_rows_below_the_letters() -> None:
    block = key([("<d/>", DOG), ("<c/>", CAT), ("<w/>", COW)], ["D dog", "C cat"], 400, Language.FR)
    assert (block.width, block.height) == (400, 34 + 2 * 46)
    assert block.markup == (
        '<g class="legend"><title>légende</title>'
        '<text x="0" y="24" font-size="20">D\xa0dog · C\xa0cat</text>'
        '<g transform="translate(0 34)"><g transform="translate(24 23)"><d/></g>'
        '<text x="58" y="30" font-size="20">chien</text></g>'
        '<g transform="translate(200 34)"><g transform="translate(24 23)"><c/></g>'
        '<text x="58" y="30" font-size="20">chat</text></g>'
        '<g transform="translate(0 80)"><g transform="translate(24 23)"><w/></g>'
        '<text x="58" y="30" font-size="20">vache</text></g></g>'
    )


def test_a_picture_too_narrow_for_two_items_has_one_in_a_row() -> None:
    assert key([("", DOG), ("", CAT)], ["D"], 150, Language.EN).height == 34 + 2 * 46


def test_a_key_without_letters_begins_with_its_items() -> None:
    assert key([("", DOG)], (), 150, Language.EN).height == 46
