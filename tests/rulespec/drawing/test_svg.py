"""The writer of SVG: escaping, numbers, and blocks set beside and below each other."""

from rulespec.drawing.svg import Block, below, beside, element, in_rows, spoken, text, wrapped


def test_text_and_attributes_are_escaped() -> None:
    assert text('<b> & "c"', 1, 2, 10, 'a"b') == (
        '<text x="1" y="2" font-size="10" class="a&quot;b">&lt;b&gt; &amp; &quot;c&quot;</text>'
    )
    assert spoken("<&>") == '<g role="img"><title>&lt;&amp;&gt;</title></g>'


def test_numbers_are_written_short() -> None:
    assert element("rect", x=1.0, y=2.25, width=-0.04) == '<rect x="1" y="2.2" width="-0"/>'


def test_blocks_beside_each_other_are_as_high_as_the_highest() -> None:
    both = beside((Block(10, 5, "a"), Block(20, 7, "b")), 3)
    assert both == Block(33, 7, '<g transform="translate(0 0)">a</g><g transform="translate(13 0)">b</g>')


def test_blocks_below_each_other_are_as_wide_as_the_widest() -> None:
    both = below((Block(10, 5, "a"), Block(20, 7, "b")), 3)
    assert both == Block(20, 15, '<g transform="translate(0 0)">a</g><g transform="translate(0 8)">b</g>')


def test_text_is_cut_into_lines_that_fit() -> None:
    assert wrapped("one two three four", 10, 60) == ("one two", "three four")
    assert wrapped("indivisible", 10, 5) == ("indivisible",)


def test_things_are_set_row_by_row() -> None:
    assert in_rows(5, 2) == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]


def test_no_line_begins_with_a_colon() -> None:
    assert wrapped("Tour 1 sur 6 : fin", 10, 75) == ("Tour 1 sur", "6 : fin")
