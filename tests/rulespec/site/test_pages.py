import json
import re
from pathlib import Path

import pytest

from high_ref.game import GAME
from high_ref.model.reasons import Reason
from rulespec.engine import Circumstance, Considered
from rulespec.language import Bilingual, Language
from rulespec.site.api_pages import write_api
from rulespec.site.contents import contents
from rulespec.site.edition import Edition
from rulespec.site.excerpts import clause_list, plain_example
from rulespec.site.hand_pages import write_hand_page
from rulespec.site.links import Linker
from rulespec.site.question_pages import load_questions, write_questions
from rulespec.site.reasons_page import looked_at, write_reasons
from rulespec.site.rules_pages import source, write_rules
from rulespec.site.ruling_pages import write_rulings
from rulespec.site.scenario_pages import write_scenarios
from rulespec.site.trace_page import write_trace
from rulespec.site.writing import SitePlan, write_edition
from tests.rulespec.site.samples import (
    QUESTIONS,
    checkout,
    edition,
    material,
    page,
    write_file,
    write_page,
)
from tests.support.toy_scenarios import CARD


def with_questions(root: Path, language: Language) -> Edition:
    pages = edition(root, language)
    write_questions(pages, load_questions(GAME, pages.material.written_pages / "questions.toml"))
    return pages


@pytest.mark.parametrize(
    ("considered", "english", "french"),
    [
        (Considered(Reason.TOO_LOW), "always", "toujours"),
        (
            Considered(Reason.TOO_LOW, unless=(Reason.NOT_IN_HAND, Reason.NO_SUCH_SIDE)),
            "not if <code>NOT_IN_HAND</code> or <code>NO_SUCH_SIDE</code> holds",
            "pas si <code>NOT_IN_HAND</code> ou <code>NO_SUCH_SIDE</code> s'applique",
        ),
        (
            Considered(
                Reason.TOO_LOW,
                beside=(Reason.NOT_IN_HAND,),
                where=Circumstance(Bilingual("rain falls", "la pluie tombe"), lambda *_: True),
            ),
            "only beside <code>NOT_IN_HAND</code>; only if rain falls",
            "seulement avec <code>NOT_IN_HAND</code> ; seulement si la pluie tombe",
        ),
    ],
)
def test_when_a_reason_is_looked_at_is_said_in_both_languages(
    tmp_path: Path, considered: Considered, english: str, french: str
) -> None:
    for language, said in ((Language.EN, english), (Language.FR, french)):
        pages = edition(tmp_path / language, language)
        assert looked_at(pages, considered, pages.linker("reasons/")) == said


def test_a_chapter_has_every_clause_with_its_anchor_and_an_example_drawn(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_rules(pages, {"TRN": "A turn [[TRN-1]]."})
    text = page(tmp_path, "rules/trn")
    assert re.findall(r"\{ #(TRN-\d+) ", text) == ["TRN-1", "TRN-2", "TRN-3", "TRN-4"]
    assert 'A turn <a class="rs-cite" href="#TRN-1">TRN-1</a>.' in text
    assert text.count("<figure") == 3
    assert 'A card scores its number <span class="rs-mark">example of the rulebook</span></summary>' in text
    assert text.count('<details class="rs-fold" data-wide>') == 2 + 4, "first examples, and what is behind"
    assert 'The card does not beat the die. <span class="rs-cites"><a href="#TRN-2">TRN-2</a>' in text
    assert pages.faults == []


def test_pictures_have_alternative_texts_and_a_drawing_for_phones(tmp_path: Path) -> None:
    pages = edition(tmp_path, Language.FR)
    write_rulings(pages)
    text = page(tmp_path, "rulings/r-01")
    (image,) = re.findall(r'<picture>(?:(?!</picture>).)*alt="Avant.*?</picture>', text)
    assert 'alt="Avant : Rouge : 0 | 2 3. Bleu : 0 | 1 1. Après : Rouge joue un deux.' in image
    (file,) = re.findall(r"pictures/\w+\.svg", image)
    assert (tmp_path / "pages" / file).read_text(encoding="utf-8").startswith("<svg")
    assert 'loading="lazy"' in image


def test_code_and_reasons_lead_to_where_they_are_described(tmp_path: Path) -> None:
    write_rules(edition(tmp_path), {})
    facts = page(tmp_path, "rules/trn").partition("#TRN-2 ")[2].partition("</dl>")[0]
    assert (
        '<a href="../../api/rules.turns/#high_ref.rules.turns.beats"><code>rules.turns.beats</code>' in facts
    )
    assert '<a href="../../api/model.reasons/#high_ref.model.reasons.Reason.TOO_LOW"><code>TOO_LOW' in facts
    assert '<dd>English, <span lang="en">Play</span></dd>' in facts


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("fr:p3-4:Mise en place", 'French, p. 3–4, <span lang="fr">Mise en place</span>'),
        ("fr:l7:Titre", 'French, l. 7, <span lang="fr">Titre</span>'),
        ("en:Setup", 'English, <span lang="en">Setup</span>'),
        ("box:lid", "box:lid"),
    ],
)
def test_a_place_in_a_rulebook_is_told_in_words(tmp_path: Path, place: str, shown: str) -> None:
    assert source(edition(tmp_path), place) == shown


def test_a_ruling_shows_one_position_under_each_reading(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_rulings(pages)
    text = page(tmp_path, "rulings/r-01")
    assert text.count("<figure") == 2
    shown = ["rs-chosen", "higher_only</code>", '"rs-no">refused', "equal_beats</code>", "<strong>Red +2<"]
    assert sorted(shown, key=text.index) == shown
    listed = page(tmp_path, "rulings/index")
    assert listed.count("<li data-kind=") == 1
    assert 'data-status="open" data-chapters="TRN"' in listed


def test_what_stands_beside_the_rulings_is_a_page_under_its_own_title(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_file(tmp_path, "errata/high/annex-a.en.md", "# Annex A: ties\n\nSee R-01.\n")
    write_rulings(pages)
    assert pages.written["rulings/annex-a"] == "Annex A: ties"
    assert 'See <a class="rs-cite" href="../r-01/">R-01</a>.' in page(tmp_path, "rulings/annex-a")
    assert "- [Annex A: ties](annex-a.md)" in page(tmp_path, "rulings/index")


def test_the_french_scenario_is_summed_up_and_its_text_is_marked_as_english(tmp_path: Path) -> None:
    pages = edition(tmp_path, Language.FR)
    write_scenarios(pages)
    text = page(tmp_path, "scenarios/turns")
    assert "<p>Carte égale au dé : refusée, ou jouée.</p>" in text
    assert '<pre class="rs-gherkin" lang="en" tabindex="0">Given R-01 is read as &lt;reading&gt;' in text
    assert "\n\n" not in text[text.index("<pre") : text.index("</pre>")]


@pytest.mark.parametrize(
    ("language", "always", "nothing"),
    [(Language.EN, "always", "Nothing speaks against it."), (Language.FR, "toujours", "Rien ne s'y oppose.")],
)
def test_the_reasons_stand_under_the_actions_they_speak_against(
    tmp_path: Path, language: Language, always: str, nothing: str
) -> None:
    pages = edition(tmp_path, language)
    write_reasons(pages)
    text = page(tmp_path, "reasons")
    headings = re.findall(r"^#{2,3} `(\w+)`", text, re.MULTILINE)
    assert headings == ["deal", "deal_card", "roll", "show", "play_or_pass", "play", "pass"]
    rows = re.findall(r"<tr><td>.*?<code>(\w+)</code></a><br>.*?</td><td>(.*?)</td>", text)
    assert rows == [
        (name, always) for name in ("GAME_OVER", "OTHER_SEAT", "OTHER_DECISION", "NOT_IN_THE_PACK")
    ] + [(name, always) for name in ("NO_SUCH_SIDE", "NOT_IN_HAND", "TOO_LOW")]
    assert text.rstrip().endswith(nothing)
    assert pages.faults == []


def test_the_trace_has_a_row_for_every_clause(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_trace(pages)
    assert page(tmp_path, "trace").count("<tr><td>") == len(pages.material.catalogue)


def test_questions_are_played_and_answered_on_a_page_of_their_own(tmp_path: Path) -> None:
    with_questions(tmp_path, Language.FR)
    text = page(tmp_path, "questions")
    assert "Demandé et tranché." in text
    assert 'seulement une plus haute <a class="rs-cite" href="../rules/trn/#TRN-2">TRN-2</a>.' in text
    assert 'href="trn/#equal-card"' in text
    assert "Points : <strong>Rouge +3</strong>" in page(tmp_path, "questions/trn")


def test_what_another_reading_would_change_is_told_in_one_line(tmp_path: Path) -> None:
    with_questions(tmp_path, Language.EN)
    (line,) = re.findall(r'<p class="rs-otherwise">(.*?)</p>', page(tmp_path, "questions/trn"))
    assert line == (
        'Under another reading of <a class="rs-cite" href="../../rulings/r-01/">R-01</a> (an equal number '
        "beats it too): Points: <strong>Red +3</strong>. Chance rolls the die for Blue."
    )


@pytest.mark.parametrize(
    ("reading", "part", "told"),
    [
        ("equal_beats", "points = {}", "Points : <strong>Rouge +2</strong>."),
        ("equal_beats", "legal = []", "Alors légal : Montrer 1 ; Montrer 2 ; Montrer 3."),
        ("higher_only", "points = {}", "Personne ne marque."),
        ("higher_only", "refused = []", "La carte ne bat pas le dé."),
        ("higher_only", "winners = []", "Rouge joue une carte contre 2, ou passe."),
    ],
)
def test_each_part_of_what_would_change_is_told(tmp_path: Path, reading: str, part: str, told: str) -> None:
    pages = edition(tmp_path, Language.FR)
    text = QUESTIONS.replace("play three", "play two").partition("otherwise")[0]
    path = write_page(
        tmp_path, "questions.toml", f'{text}otherwise = [{{reading = "R-01 {reading}", {part}}}]'
    )
    write_questions(pages, load_questions(GAME, path))
    (line,) = re.findall(r'<p class="rs-otherwise">(.*?)</p>', page(tmp_path, "questions/trn"))
    assert line.endswith(f") : {told}")


def test_an_outline_is_named_by_the_run_that_is_shown_and_left_open_in_lists(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_rules(pages, {})
    assert "An equal card, read as higher only</summary>" in page(tmp_path, "rules/trn")
    assert "An equal card, read as …</a>" in page(tmp_path, "proofs/trn")


def test_a_hand_written_page_gets_links_and_pictures_and_keeps_its_code(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_page(tmp_path, "files/a.card", CARD)
    text = (
        "# Quick\n\n"
        "See [[TRN-2]], [lists](lists.en.md#one), [format](../vectors.en.md), [a](files/a.card).\n\n"
        f"```high\n{CARD}\n> red: play three\n>? blue: pass\n```\n\n```text\n[[TRN-2]]\n```\n"
    )
    write_hand_page(pages, write_page(tmp_path, "quick-rules.en.md", text))
    text = page(tmp_path, "quick-rules")
    assert 'See <a class="rs-cite" href="../rules/trn/#TRN-2">TRN-2</a>,' in text
    assert "[lists](lists.md#one), [format](vector-format.md), [a](files/site/files/a.card)" in text
    assert (tmp_path / "pages" / "files" / "site" / "files" / "a.card").is_file()
    assert "```text\n[[TRN-2]]\n```" in text
    assert "<strong>Red</strong>: Play a three" in text
    assert '<strong>Blue</strong>: Pass <span class="rs-no">refused</span>' in text
    assert pages.faults == []


def test_a_guide_of_another_rulebook_is_linked_to_as_a_page_of_the_same_site(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_file(tmp_path, "docs/other/vectors.en.md", "# Format\n")
    text = "# Guide\n\nAs [`there`](../other/vectors.en.md#hash), not [here](guide.en.md#a).\n"
    write_hand_page(pages, write_file(tmp_path, "docs/high/guide.en.md", text))
    assert '<a href="../../other/vector-format/#hash">`there`</a>, not [here](guide.md#a)' in page(
        tmp_path, "guide"
    )
    assert pages.faults == []


def test_a_link_to_a_guide_that_another_rulebook_does_not_have_is_a_fault(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    source = write_file(tmp_path, "docs/high/guide.en.md", "# Guide\n\n[There](../other/order.en.md).\n")
    write_hand_page(pages, source)
    (fault,) = pages.faults
    assert str(fault) == "docs/high/guide.en.md: links to ../other/order.en.md, which is not there"


@pytest.mark.parametrize(
    ("language", "summary", "change"),
    [
        (
            Language.EN,
            "Depends on R-01",
            "equal beats too <code>equal_beats</code>: allowed: Red plays a two; Red would gain 2 points",
        ),
        (
            Language.FR,
            "Dépend de R-01",
            "égal aussi <code>equal_beats</code> : permis : Rouge joue un deux ; Rouge marquerait 2 points",
        ),
    ],
)
def test_a_figure_says_which_readings_it_depends_on(
    tmp_path: Path, language: Language, summary: str, change: str
) -> None:
    pages = edition(tmp_path, language)
    text = f"# Home\n\n```high\n{CARD}\n>? red: play two\n```\n"
    write_hand_page(pages, write_page(tmp_path, f"index.{language}.md", text))
    assert (
        f'<details class="rs-depends"><summary>{summary}</summary><ul class="rs-events"><li>'
        '<a class="rs-cite" href="rulings/r-01/">R-01</a> '
        f"{change}</li></ul></details>"
    ) in page(tmp_path, "index")


def test_a_figure_that_depends_on_nothing_says_nothing_about_it(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    text = f"# Home\n\n```high\n{CARD}\n> red: pass\n```\n"
    write_hand_page(pages, write_page(tmp_path, "index.en.md", text))
    assert "<figure" in page(tmp_path, "index")
    assert "rs-depends" not in page(tmp_path, "index")


def test_a_question_names_the_rulings_it_depends_on_unless_more_is_said_of_them(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    named = '<p class="rs-otherwise">Depends on <span class="rs-cites"><a href="../rulings/r-01/">R-01</a>'
    asked = QUESTIONS.replace("play three", "play two")
    silent = "\n".join(line for line in asked.splitlines() if not line.startswith("otherwise"))
    for text, times in ((asked.replace(", points = { red = 3 }", ""), 0), (silent, 1)):
        source = write_page(tmp_path, "questions.toml", text)
        write_questions(pages, load_questions(GAME, source))
        assert page(tmp_path, "questions").count(named) == times


def test_the_key_shows_the_whole_table_and_what_it_all_means(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_hand_page(pages, write_page(tmp_path, "pictures-key.en.md", f"# Key\n\n```high-key\n{CARD}\n```\n"))
    text = page(tmp_path, "pictures-key")
    (file,) = set(re.findall(r"pictures/\w+\.svg", text))
    drawn = (tmp_path / "pages" / file).read_text(encoding="utf-8")
    assert ">decides</text>" in drawn
    assert 'alt="Red: 0 | 2 3. Blue: 0 | 1 1."' in text


def test_what_is_wrong_on_a_hand_written_page_is_named_with_its_place(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    text = "# Home\n\n[[TRN-99]]\n\n```high\nhand purple 1\n```\n\n```high-key\nhand purple 1\n```\n"
    source = write_page(tmp_path, "index.en.md", text)
    write_hand_page(pages, source)
    write_hand_page(pages, source.with_name("glossary.en.md"))
    write_hand_page(pages, write_page(tmp_path, "headless.en.md", "Text.\n"))
    assert [fault.place for fault in pages.faults] == [
        "docs/high/site/index.en.md",
        "docs/high/site/index.en.md:5",
        "docs/high/site/index.en.md:9",
        "docs/high/site/glossary.en.md",
        "docs/high/site/headless.en.md",
    ]
    assert [fault.message for fault in pages.faults][3:] == [
        "this page is missing",
        "expected a heading: # Title",
    ]


def test_every_module_has_a_page_and_those_that_only_pass_on_are_short(tmp_path: Path) -> None:
    pages = edition(tmp_path)
    write_file(tmp_path, "src/rulespec/engine/verdict.py", "class Verdict: ...\n")
    write_file(tmp_path, "src/rulespec/site/edition.py", "class Edition: ...\n")
    write_api(pages)
    assert page(tmp_path, "api/rules.turns").endswith("::: high_ref.rules.turns\n")
    assert "      members: false\n" in page(tmp_path, "api/model")
    assert "      show_attribute_values: false\n" in page(tmp_path, "api/model.reasons")
    assert page(tmp_path, "api/rulespec.engine.verdict").endswith("::: rulespec.engine.verdict\n")
    assert "api/rulespec.site.edition" not in pages.written
    listed = page(tmp_path, "api/index")
    assert "import high_ref as game" in listed
    assert "[`rules`](rules.md) · [`rules.ending`](rules.ending.md)" in listed
    assert "[`rulespec.engine.verdict`](rulespec.engine.verdict.md)" in listed


def own_page(edition: Edition, linker: Linker) -> list[str]:
    return [clause_list(edition, ["TRN-3"], linker), plain_example(edition, ["TRN-3", "TRN-2"], linker)]


def test_a_game_has_pages_of_its_own(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    for language in Language:
        write_page(root, f"moves.{language}.md", "# Moves\n\nWritten.")
    plan = SitePlan(GAME, {"moves": own_page})
    pages = write_edition(plan, material(root), Language.EN, root / "pages")
    assert pages.faults == []
    text = page(root, "moves")
    assert "Written.\n\n" in text
    assert (
        '<ul class="rs-clauses"><li><a class="rs-cite" href="../rules/trn/#TRN-3">TRN-3</a> The player'
        in text
    )
    assert "<summary>A card scores its number" in text
    assert {"Reference": [{"Moves": "moves.md"}]} in contents(pages, plan.own_pages)


def test_a_whole_edition_names_what_is_missing_and_lists_what_there_is(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    lost = ("chapters.toml", "questions.toml", "index.en.md")
    for name in lost:
        (root / "docs" / "high" / "site" / name).unlink()
    pages = write_edition(SitePlan(GAME, {"moves": own_page}), material(root), Language.EN, root / "pages")
    assert {fault.place for fault in pages.faults} == {
        f"docs/high/site/{name}" for name in (*lost, "moves.en.md")
    }
    listed = re.findall(r'"([\w/.-]+)\.md"', json.dumps(contents(pages)))
    unlisted = ("rulings/r-", "proofs/", "scenarios/t")
    hidden = [path for path in pages.written if path.startswith(unlisted) or path.endswith("/code")]
    assert sorted([*listed, *hidden]) == sorted(pages.written)


def test_what_is_shown_where_a_clause_is_cited(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    write_edition(SitePlan(GAME), material(root), Language.EN, root / "pages")
    previews = json.loads((root / "pages" / "assets" / "previews.json").read_text(encoding="utf-8"))
    assert previews["TRN-3"] == ["Passing", "The player may pass and keep the hand as it is.", "permission"]
    assert previews["R-01"][1].endswith("→ only a higher number beats the die")
    assert len(previews) == 8 + 1
