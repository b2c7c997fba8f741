from tests.mutants.selection import Selection, Track, remembering

HERE = "lum42_ref.rules.chief"


def track(id_: str, *lines: int, clauses: tuple[str, ...] = ()) -> Track:
    return Track(id_, frozenset(clauses), 0.1, {HERE: frozenset(lines)})


GAME = track("game/2-players/a", 1, 2, 3, clauses=("CHF-1",))
LONG_STEP = track("step/chief/long", 1, 2, 3)
SHORT_STEP = track("step/chief/short", 1, 2)
REFUSAL = track("refusal/chief/a", 2, 3)
NAMING = track("legal/chief/naming", 1, clauses=("CHF-1", "CHF-2"))
ALL = Selection.of([GAME, LONG_STEP, SHORT_STEP, REFUSAL, NAMING])


def test_only_vectors_that_execute_the_statement_are_tried() -> None:
    assert ALL.executing(HERE, [3]) == {GAME.id, LONG_STEP.id, REFUSAL.id}
    assert ALL.executing(HERE, [9]) == set()
    assert ALL.executing("lum42_ref.rules.combat", [3]) == set()


def test_the_vectors_that_call_a_function_are_found() -> None:
    calling = Track("step/chief/calling", frozenset(), 0.1, {}, frozenset({"rules.chief.prevails"}))
    assert Selection.of([calling, GAME]).calling({"rules.chief.prevails"}) == {calling.id}


def test_specific_kinds_come_before_whole_games_and_short_ones_before_long_ones() -> None:
    assert ALL.in_order(ALL.tracks.keys(), ()) == [
        REFUSAL.id,
        SHORT_STEP.id,
        LONG_STEP.id,
        NAMING.id,
        GAME.id,
    ]


def test_vectors_that_name_the_clause_come_first() -> None:
    assert ALL.in_order(ALL.tracks.keys(), ("CHF-1",))[:3] == [NAMING.id, GAME.id, REFUSAL.id]


def test_killers_of_like_mutants_come_before_all_others_if_they_execute_the_statement() -> None:
    among = {LONG_STEP.id, REFUSAL.id}
    assert ALL.in_order(among, (), [GAME.id, LONG_STEP.id]) == [LONG_STEP.id, REFUSAL.id]


def test_the_latest_killers_are_remembered_first_and_each_once() -> None:
    assert remembering(["a", "b"], ["b", "c"]) == ["b", "c", "a"]
    assert len(remembering([str(number) for number in range(100)], ["new"])) == 40
