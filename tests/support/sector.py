"""A sector: some systems with pieces and ships on them, and every route that annex A and B.4 allow there."""

from collections.abc import Iterator
from random import Random

from lum42_ref import State
from tests.support.notation import position, reading_lines

READINGS = {
    "R-21": ("orthogonal_four", "all_eight"),
    "R-30": ("start_counts", "start_free"),
    "R-31": ("any_departure", "first_step_only", "once_per_move"),
    "R-34": ("planet_left_any_face", "same_face_too"),
}
DEFAULT_READINGS = {ruling: values[0] for ruling, values in READINGS.items()}
CENTRE = (0, 0)
MOVER, OTHERS = "white", ("black", "silver")
OWNERS = ("white", "white", "black", "black", "silver")
"""Whose piece stands somewhere, by lot."""
TRIES = 8
"""How often a piece is sought for each planet of a crowded sector."""

Cell = tuple[int, int]
Place = tuple[str, str, str, dict[str, tuple[str, str]]]
"""Colour, face and satellite of a system, and owner and kind of the piece on each slot."""


class Sector:
    """Some systems with pieces and ships on them, and every route of White through them."""

    def __init__(
        self,
        seed: int,
        rulings: dict[str, str],
        sizes: tuple[int, int] = (6, 10),
        *,
        crowded: bool = False,
    ) -> None:
        random = Random(seed)
        self.rulings = rulings
        reach = range(-2, 2) if crowded else range(-2, 3)
        span = [(x, y) for x in reach for y in reach if (x, y) != CENTRE]
        cells = random.sample(span, random.randint(*sizes))
        planets = [c for c in ("red", "blue", "green", "yellow") for _ in range(6)] + ["black"] * 4
        moons = [f"m:{c}" for c in ("red", "blue", "green", "yellow") for _ in range(3)] + ["m:white"] * 4
        portals = [f"p:{way}" for way in ("lat", "diag", "tele") for _ in range(4)]
        random.shuffle(planets)
        satellites = random.sample(moons, 12) + portals
        random.shuffle(satellites)
        left = {"white": 2, "black": 3, "silver": 3}
        probes: set[tuple[str, str]] = set()
        self.systems: dict[Cell, Place] = {}
        for cell in cells:
            colour, satellite = planets.pop(), satellites.pop()
            face = "E" if colour == "black" else random.choice("LLLE")
            on: dict[str, tuple[str, str]] = {}
            for slot in "PM" if satellite.startswith("m") else "P":
                for _ in range(TRIES if crowded and slot == "P" else 1):
                    owner = random.choice(OWNERS)
                    what = random.choice(
                        ["basic", "probe", "probe", "nothing"] if slot == "P" else ["basic", "nothing"]
                    )
                    if what == "probe" and face == "L" and (owner, colour) not in probes:
                        probes.add((owner, colour))
                        on[slot] = (owner, "probe")
                    elif what == "basic" and left[owner]:
                        left[owner] -= 1
                        on[slot] = (owner, "basic")
                    if slot in on:
                        break
            self.systems[cell] = (colour, face, satellite, on)
        berths = random.sample(cells, 3)
        self.ships: dict[str, Cell] = {
            seat: random.choice([CENTRE, cell]) for seat, cell in zip((MOVER, *OTHERS), berths, strict=True)
        }
        self.available = "basic saboteur" if random.random() < 0.3 else "basic"

    def card(self) -> str:
        lines = [
            reading_lines(self.rulings),
            f"units {MOVER} {self.available}",
            f"players {' '.join(self.ships)}",
        ]
        for cell, (colour, face, satellite, on) in self.systems.items():
            pieces = [f"{owner}.{what}@{slot}" for slot, (owner, what) in on.items()]
            pieces += [f"{seat}.ship" for seat, where in self.ships.items() if where == cell]
            lines.append(f"({cell[0]},{cell[1]}) {colour}-{face} {satellite} {' '.join(pieces)}")
        return "\n".join(lines)

    def position(self) -> State:
        return position(self.card())

    def ordinary(self, cell: Cell, other: Cell) -> bool:
        """Whether a ship goes there by a step."""
        dx, dy = abs(cell[0] - other[0]), abs(cell[1] - other[1])
        if cell == CENTRE and self.rulings["R-21"] == "all_eight":
            return max(dx, dy) == 1
        return dx + dy == 1

    def portal(self, cell: Cell, other: Cell) -> bool:
        """Whether a ship goes there through the portal it leaves."""
        if cell == CENTRE:
            return False
        dx, dy = abs(cell[0] - other[0]), abs(cell[1] - other[1])
        colour, face, satellite, _ = self.systems[cell]
        to_colour, to_face, to_satellite, _ = self.systems[other]
        if satellite == "p:lat":
            return 0 in (dx, dy)
        if satellite == "p:diag":
            return dx == dy
        if satellite == "p:tele":
            any_face = self.rulings["R-34"] == "planet_left_any_face"
            return to_satellite == "p:tele" or (colour == to_colour and (any_face or face == to_face))
        return False

    def deployments(self, cell: Cell) -> set[str]:
        _, _, satellite, on = self.systems[cell]
        found: set[str] = set()
        for unit in self.available.split():
            owner, what = on.get("P", ("", ""))
            if not owner or (owner != MOVER and (what == "basic" or unit == "saboteur")):
                found.add(f"deploy {unit} planet")
            if satellite.startswith("m") and on.get("M", ("", ""))[0] != MOVER:
                found.add(f"deploy {unit} moon")
        return found

    def steps(self, path: list[Cell], *, spent: bool) -> Iterator[tuple[Cell, bool]]:
        """The next cells of a route, completed or not, and whether a portal has been spent by then."""
        last = path[-1]
        if len(path) > 1 and not self.systems[last][3]:
            return
        visited = path[1:] if self.rulings["R-30"] == "start_free" else path
        for cell in self.systems:
            if cell in visited or cell == last:
                continue
            if self.ordinary(last, cell):
                yield cell, spent
            elif self.portal(last, cell):
                open_to = {
                    "any_departure": True,
                    "first_step_only": len(path) == 1,
                    "once_per_move": not spent,
                }
                if open_to[self.rulings["R-31"]]:
                    yield cell, True

    def completes(self, path: list[Cell], *, spent: bool) -> bool:
        if self.deployments(path[-1]):
            return True
        return any(self.completes([*path, cell], spent=then) for cell, then in self.steps(path, spent=spent))

    def onward(self, path: list[Cell], *, spent: bool) -> dict[Cell, bool]:
        return {
            cell: then
            for cell, then in self.steps(path, spent=spent)
            if self.completes([*path, cell], spent=then)
        }

    def expected(self, path: list[Cell], *, spent: bool) -> set[str]:
        moves = {f"move ({x},{y})" for x, y in self.onward(path, spent=spent)}
        if len(path) == 1:
            return moves or {"skip_turn"}
        return moves | self.deployments(path[-1])

    def moves(self, path: list[Cell], *, spent: bool) -> Iterator[tuple[Cell, ...]]:
        """Every complete move that begins so: A.3 to the letter, one simple path after the other."""
        if len(path) > 1 and self.deployments(path[-1]):
            yield tuple(path)
        for cell, then in self.steps(path, spent=spent):
            yield from self.moves([*path, cell], spent=then)

    def bonus(self, cell: Cell, ships: dict[str, Cell]) -> set[str]:
        """Whom one entry pays under the default readings, annex A.5."""
        owners = {owner for owner, _ in self.systems[cell][3].values()}
        if MOVER in owners:
            return set()
        return owners | {seat for seat, where in ships.items() if where == cell and seat != MOVER}
