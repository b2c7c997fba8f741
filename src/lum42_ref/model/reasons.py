"""Reasons: everything that can speak against an action, as a closed list."""

from rulespec.engine.kinds import Reason as AnyReason


class Reason(AnyReason):
    """Why an action is refused.

    With each stand the clauses and rulings of its usual cause, then those of other causes; an objection names
    the ones that hold in its case. The order of the members is the order in which reasons are reported.
    """

    GAME_OVER = 1, ("END-1",)
    """The game is over; nobody decides anything any more.

    Rules:
        END-1: When the game ends
    """

    OTHER_SEAT = (
        2,
        ("RND-3",),
        ("TRV-1", "CMB-2", "CMB-3", "ROG-2", "EXL-6", "FST-1", "FST-3", "R-53", "R-59"),
    )
    """Another player decides now.

    Rules:
        RND-3: Turn order
        TRV-1: Traveller: may flee when attacked
        CMB-2: Attacked player places first
        CMB-3: Attacker places second
        ROG-2: Rogue: the unit driven out
        EXL-6: Probe after a light swap
        FST-1: Who names the first player
        FST-3: Tie for the fewest points
    """

    OTHER_DECISION = (
        3,
        ("RND-2",),
        (
            "DIS-2",
            "DIS-4",
            "DIS-5",
            "MOV-1",
            "TRV-1",
            "CMB-2",
            "CMB-3",
            "ROG-2",
            "REC-1",
            "REC-3",
            "REC-4",
            "EXL-1",
            "SCI-1",
            "PRB-7",
            "EXL-5",
            "TWO-1",
            "CRW-2",
            "FST-1",
        ),
    )
    """The action answers another decision than the one that is pending.

    Rules:
        RND-2: Five phases in order
        DIS-2: Drawing the planet
        DIS-4: Where the planet goes
        DIS-5: Drawing the satellite
        MOV-1: A turn of phase 2
        TRV-1: Traveller: may flee when attacked
        CMB-2: Attacked player places first
        CMB-3: Attacker places second
        ROG-2: Rogue: the unit driven out
        REC-1: One unit at a time
        REC-3: Action on a light face or a moon
        REC-4: Action on an energy face
        EXL-1: Taking the slot's bonus
        SCI-1: Scientist: either action
        PRB-7: When a probe is placed
        EXL-5: Swap slot
        TWO-1: Twosome: planet and moon
        CRW-2: Crew change in turn order
        FST-1: Who names the first player
    """

    NO_SUCH_PLANET_STACK = 4, ("SET-4",)
    """There is no stack of planets of that number.

    Rules:
        SET-4: Planet stacks
    """

    PLANET_STACK_EXHAUSTED = 5, ("DIS-2", "R-13")
    """The stack has no planet left.

    Rules:
        DIS-2: Drawing the planet
    """

    NO_SUCH_SATELLITE_STACK = 6, ("SET-6",)
    """There is no stack of satellites of that number.

    Rules:
        SET-6: Satellite stacks
    """

    SATELLITE_STACK_EXHAUSTED = 7, ("DIS-5", "R-13")
    """The stack has no satellite left.

    Rules:
        DIS-5: Drawing the satellite
    """

    OUTSIDE_THE_ZONE = 8, ("DIS-4", "CMP-12", "R-10"), ("CON-5", "TRV-3")
    """The cell lies outside the space zone.

    Rules:
        DIS-4: Where the planet goes
        CMP-12: Areas of the game board
        CON-5: System
        TRV-3: Traveller: where it flees
    """

    ON_THE_CENTRE = 9, ("DIS-4", "CON-7", "R-20"), ("DEP-1", "TRV-3")
    """The centre takes no planet and no unit.

    Rules:
        DIS-4: Where the planet goes
        CON-7: Centre of the space zone
        DEP-1: Deploying on stopping
        TRV-3: Traveller: where it flees
    """

    CELL_TAKEN = 10, ("DIS-4",)
    """A system lies on that cell already.

    Rules:
        DIS-4: Where the planet goes
    """

    NOT_BESIDE_A_SYSTEM = 11, ("DIS-4", "CON-6"), ("R-19",)
    """No system is adjacent to that cell.

    Rules:
        DIS-4: Where the planet goes
        CON-6: Adjacency
    """

    NO_LIGHT_FACE = 12, ("CMP-7",)
    """A black planet has no light face.

    Rules:
        CMP-7: Faces of a black planet
    """

    NO_SYSTEM_THERE = 13, ("CON-5",), ("TRV-3", "REC-1", "PRB-8")
    """No system lies on that cell.

    Rules:
        CON-5: System
        TRV-3: Traveller: where it flees
        REC-1: One unit at a time
        PRB-8: Where a probe goes
    """

    MOVE_TO_THE_CENTRE = 14, ("MOV-9", "R-20")
    """A ship must not move onto the centre.

    Rules:
        MOV-9: No move to the centre
    """

    ALREADY_VISITED = 15, ("MOV-7",), ("MOV-2", "R-30")
    """The ship is in that system, or was there earlier in this move.

    Rules:
        MOV-7+2: No system twice in one move
        MOV-2: Moving is compulsory
    """

    MUST_STOP = 16, ("MOV-4", "CON-8")
    """The ship has entered an empty system and ends its move there.

    Rules:
        MOV-4: Forced stop on an empty system
        CON-8: Empty system
    """

    NOT_ADJACENT = 17, ("MOV-3", "CON-6"), ("CON-7", "R-21")
    """An ordinary step goes to an adjacent system.

    Rules:
        MOV-3: Ordinary step
        CON-6: Adjacency
        CON-7: Centre of the space zone
    """

    PORTAL_SPENT = 18, ("POR-1", "R-31")
    """The portal must not be used at this point of the move.

    Rules:
        POR-1: Using a portal
    """

    NOT_IN_LINE = 19, ("POR-2", "R-33")
    """A lateral portal leads to other systems of its row and its column only.

    Rules:
        POR-2: Lateral portal
    """

    NOT_ON_A_DIAGONAL = 20, ("POR-3", "R-33")
    """A diagonal portal leads to other systems on its diagonals only.

    Rules:
        POR-3: Diagonal portal
    """

    NO_TELEPORTATION_THERE = 21, ("POR-4", "POR-5"), ("R-34",)
    """The system is not another one that fits the planet left or has a teleportation portal.

    Rules:
        POR-4: Teleportation by colour
        POR-5: Teleportation by portal
    """

    DEAD_END = 22, ("MOV-2", "MOV-6", "R-28")
    """After this step no unit could be deployed any more in this move.

    Rules:
        MOV-2: Moving is compulsory
        MOV-6: Stopping on an occupied system
    """

    NOT_MOVED = 23, ("MOV-2",)
    """The ship has not moved yet.

    Rules:
        MOV-2: Moving is compulsory
    """

    LEGAL_TURN_EXISTS = 24, ("MOV-1", "R-29")
    """A legal turn exists, so the turn must not be skipped.

    Rules:
        MOV-1: A turn of phase 2
    """

    UNIT_NOT_AVAILABLE = 25, ("DEP-8",)
    """The player has no available unit of that kind.

    Rules:
        DEP-8: Available units
    """

    UNIT_LOCKED = 26, ("SET-14",)
    """The unit has not been unlocked yet.

    Rules:
        SET-14: Locked special units
    """

    NO_MOON = 27, ("DEP-7",), ("TRV-3", "DIS-6")
    """The satellite is a portal, and no unit is put on a portal.

    Rules:
        DEP-7: Not on a portal
        TRV-3: Traveller: where it flees
        DIS-6: What satellites do
    """

    OWN_PIECE_ON_SLOT = 28, ("DEP-5",), ("R-66",)
    """The player's own unit or probe stands on that slot.

    Rules:
        DEP-5: Not on one's own slot
    """

    PROBE_ON_PLANET = 29, ("DEP-6", "SAB-1"), ("R-66",)
    """A probe stands on the planet; only a Saboteur may be deployed there, and only on an opponent's.

    Rules:
        DEP-6: Not on a planet with a probe
        SAB-1: Saboteur: onto an opposing probe
    """

    SLOT_NOT_FREE = 30, ("TRV-3", "R-70")
    """A unit or probe stands on that slot.

    Rules:
        TRV-3: Traveller: where it flees
    """

    SLOT_JUST_LEFT = 31, ("TRV-3", "R-70")
    """The Traveller must go to another slot than the one it flees from.

    Rules:
        TRV-3: Traveller: where it flees
    """

    SAME_SYSTEM = 32, ("TRV-3", "R-70")
    """The Traveller must flee to another system.

    Rules:
        TRV-3: Traveller: where it flees
    """

    SYSTEM_NOT_EMPTY = 33, ("TRV-3", "CON-8", "R-70")
    """The Traveller must flee to a system without units and probes.

    Rules:
        TRV-3: Traveller: where it flees
        CON-8: Empty system
    """

    EXILE_SLOT_HELD = 34, ("EXL-2",)
    """A unit holds that slot already.

    Rules:
        EXL-2+2: Four slots for one unit
    """

    SLOT_LOST = 35, ("ROG-2", "R-77")
    """A unit driven out must go to another slot.

    Rules:
        ROG-2: Rogue: the unit driven out
    """

    NO_ROGUE = 36, ("ROG-1",)
    """Only a Rogue may take a slot that is held.

    Rules:
        ROG-1: Rogue: taking a slot in the Exile
    """

    NOBODY_TO_OUST = 37, ("ROG-1",), ("EXL-8", "R-78")
    """That is not a one-unit slot that a unit of an opponent holds.

    Rules:
        ROG-1: Rogue: taking a slot in the Exile
        EXL-8: 1 VP slot
    """

    NO_POWER_WHEN_OUSTED = 38, ("ROG-2", "R-77")
    """A unit that was driven out does not use a power.

    Rules:
        ROG-2: Rogue: the unit driven out
    """

    COMBAT_UNIT_EXEMPT = 39, ("ROG-1", "R-78")
    """The unit of the same combat must not be driven out.

    Rules:
        ROG-1: Rogue: taking a slot in the Exile
    """

    ROGUE_OF_THE_CHAIN = 40, ("ROG-1", "R-77")
    """A Rogue that has driven out a unit in this chain is safe from it.

    Rules:
        ROG-1: Rogue: taking a slot in the Exile
    """

    NO_OWN_UNIT_THERE = 41, ("REC-1",)
    """The player has no such unit there.

    Rules:
        REC-1: One unit at a time
    """

    NO_HARVEST_HERE = 42, ("REC-4",), ("UNT-1", "DOU-2", "TWO-1", "EXL-4")
    """The place asks for a transformation, not for a harvest.

    Rules:
        REC-4: Action on an energy face
        UNT-1: Basic units
        DOU-2: Doubler: same kind of action
        TWO-1: Twosome: planet and moon
        EXL-4+2: Transformation slot
    """

    NO_TRANSFORMATION_HERE = 43, ("REC-3",), ("UNT-1", "DOU-2", "TWO-1", "EXL-3")
    """The place asks for a harvest, not for a transformation.

    Rules:
        REC-3: Action on a light face or a moon
        UNT-1: Basic units
        DOU-2: Doubler: same kind of action
        TWO-1: Twosome: planet and moon
        EXL-3: Harvest slot
    """

    OTHER_COLOUR = 44, ("HAR-1",), ("TRF-1", "DOU-2", "DOU-3", "SCI-2", "R-63")
    """The place, or the first cube, asks for another colour.

    Rules:
        HAR-1: What a unit harvests
        TRF-1: What a unit transforms
        DOU-2: Doubler: same kind of action
        DOU-3: Doubler: one colour on a black planet
        SCI-2: Scientist: colour
    """

    RESERVE_EXHAUSTED = 45, ("HAR-4", "R-44"), ("HAR-5", "EXL-3", "SCI-1", "SCI-2", "SCI-3", "R-46", "R-64")
    """The reserve has no cube of that colour.

    Rules:
        HAR-4: Empty reserve
        HAR-5: White moon
        EXL-3: Harvest slot
        SCI-1: Scientist: either action
        SCI-2: Scientist: colour
        SCI-3: Scientist: black planet and white moon
    """

    NO_SUCH_LIGHT_CUBE = 46, ("TRF-3",), ("TRF-4", "EXL-4", "SCI-1", "SCI-2", "SCI-3", "R-64")
    """The player has no light cube of that colour.

    Rules:
        TRF-3: No matching cube
        TRF-4: Black planet
        EXL-4+2: Transformation slot
        SCI-1: Scientist: either action
        SCI-2: Scientist: colour
        SCI-3: Scientist: black planet and white moon
    """

    NOT_TWO_CUBES = 47, ("DOU-1", "R-62"), ("DOU-2", "DOU-3", "R-63")
    """The Doubler cannot carry out its action twice with that colour.

    Rules:
        DOU-1: Doubler: action twice
        DOU-2: Doubler: same kind of action
        DOU-3: Doubler: one colour on a black planet
    """

    COLOUR_NEEDED = (
        48,
        ("HAR-5",),
        (
            "HAR-1",
            "TRF-1",
            "TRF-4",
            "EXL-3",
            "EXL-4",
            "DOU-2",
            "DOU-3",
            "SCI-1",
            "SCI-2",
            "SCI-3",
            "R-63",
            "R-64",
        ),
    )
    """Only a Scientist names an action without a colour, and only one that is impossible.

    Rules:
        HAR-5: White moon
        HAR-1: What a unit harvests
        TRF-1: What a unit transforms
        TRF-4: Black planet
        EXL-3: Harvest slot
        EXL-4+2: Transformation slot
        DOU-2: Doubler: same kind of action
        DOU-3: Doubler: one colour on a black planet
        SCI-1: Scientist: either action
        SCI-2: Scientist: colour
        SCI-3: Scientist: black planet and white moon
    """

    ACTION_OWED = 49, ("REC-3", "HAR-1", "R-47"), ("HAR-5", "SCI-1")
    """The action of a light face or a moon must be carried out.

    Rules:
        REC-3: Action on a light face or a moon
        HAR-1: What a unit harvests
        HAR-5: White moon
        SCI-1: Scientist: either action
    """

    ACTION_OWED_ON_ENERGY_FACE = 50, ("REC-4", "TRF-1", "R-47"), ("TRF-4", "SCI-1")
    """The action of an energy face must be carried out.

    Rules:
        REC-4: Action on an energy face
        TRF-1: What a unit transforms
        TRF-4: Black planet
        SCI-1: Scientist: either action
    """

    SECOND_ACTION_OWED = 51, ("DOU-1", "R-62")
    """The second action of a Doubler must be carried out.

    Rules:
        DOU-1: Doubler: action twice
    """

    BONUS_OWED = 52, ("EXL-1", "EXL-5", "R-48"), ("EXL-3", "EXL-4")
    """The bonus of the Exile must be taken.

    Rules:
        EXL-1: Taking the slot's bonus
        EXL-5: Swap slot
        EXL-3: Harvest slot
        EXL-4+2: Transformation slot
    """

    OTHER_PLANET = 53, ("PRB-8",)
    """The planet does not show a light face of the probe's colour.

    Rules:
        PRB-8: Where a probe goes
    """

    PLANET_OCCUPIED = 54, ("PRB-9",)
    """A unit or a probe stands on that planet.

    Rules:
        PRB-9: Not on an occupied planet
    """

    PLANET_JUST_LEFT = 55, ("PRB-9", "R-41")
    """The unit that harvested still counts as standing there.

    Rules:
        PRB-9: Not on an occupied planet
    """

    PROBE_MUST_GO = 56, ("PRB-7", "R-40")
    """The probe must be placed, as a planet is free for it.

    Rules:
        PRB-7: When a probe is placed
    """

    NO_OPPONENT = 57, ("EXL-5",)
    """A swap is made with an opponent who takes part in the game.

    Rules:
        EXL-5: Swap slot
    """

    NOTHING_TO_GIVE = 58, ("EXL-5",)
    """The player has no such cube to give.

    Rules:
        EXL-5: Swap slot
    """

    NOTHING_TO_TAKE = 59, ("EXL-5",)
    """The opponent has no such cube to give.

    Rules:
        EXL-5: Swap slot
    """

    SAME_COLOUR = 60, ("EXL-5", "R-52")
    """The two cubes of a swap must have different colours.

    Rules:
        EXL-5: Swap slot
    """

    HALF_IMPOSSIBLE = 61, ("TWO-1", "R-71"), ("HAR-4", "HAR-5", "TRF-3", "TRF-4", "R-44", "R-46")
    """That half cannot be carried out now, and it is not owed.

    Rules:
        TWO-1: Twosome: planet and moon
        HAR-4: Empty reserve
        HAR-5: White moon
        TRF-3: No matching cube
        TRF-4: Black planet
    """

    OTHER_HALF_FIRST = 62, ("TWO-1", "R-71")
    """The other half comes first.

    Rules:
        TWO-1: Twosome: planet and moon
    """

    HALF_OWED = 63, ("TWO-1", "R-72"), ("REC-3", "REC-4", "R-47")
    """A half that is owed must be carried out.

    Rules:
        TWO-1: Twosome: planet and moon
        REC-3: Action on a light face or a moon
        REC-4: Action on an energy face
    """

    NOT_LOCKED = 64, ("CRW-5",), ("UNT-4", "R-79")
    """The unit is not one of the player's locked special units.

    Rules:
        CRW-5: Free choice of special unit
        UNT-4: Extension units
    """

    NOT_PLAYING = 65, ("FST-2",)
    """Nobody plays that colour.

    Rules:
        FST-2: Any player may be named
    """
