"""The key to a picture: items in rows."""

from rulespec.drawing.key import key
from rulespec.language import Bilingual, Language

DOG, CAT, COW = Bilingual("dog", "chien"), Bilingual("cat", "chat"), Bilingual("cow", "vache")


def test_items_are_set_in_rows() -> None:
    block = key([("<d/>", DOG), ("<c/>", CAT), ("<w/>", COW)], 420, Language.FR)
    assert (block.width, block.height) == (420, 2 * 56)
    assert block.markup == (
        '<g class="legend"><title>légende</title>'
        '<g transform="translate(0 0)"><g transform="translate(30 28)"><d/></g>'
        '<text x="66" y="35" font-size="20">chien</text></g>'
        '<g transform="translate(210 0)"><g transform="translate(30 28)"><c/></g>'
        '<text x="66" y="35" font-size="20">chat</text></g>'
        '<g transform="translate(0 56)"><g transform="translate(30 28)"><w/></g>'
        '<text x="66" y="35" font-size="20">vache</text></g></g>'
    )


def test_a_picture_too_narrow_for_two_items_has_one_in_a_row() -> None:
    assert key([("", DOG), ("", CAT)], 150, Language.EN).height == 2 * 56
