Feature: Phase 1: placing a chip
  From a chip of one's own one counts as many cells as its number says, straight, and past nobody.
  Where the count ends, the new chip is laid, with either face up.

  @PLC_1
  Rule: PLC-1 Any own chip as origin

    Scenario: From the first chip one reaches two cells
      FR: Depuis l'angle, le premier jeton a deux arrivées.
      Given the position
        """
        1,9   Y3
        hand yellow 3/4
        """
      Then Yellow's targets are 1,6 4,9
      And Yellow's legal start actions are
        """
        start 3
        start 4
        """
      And Yellow may not play "place 5,5 3": NO_ORIGIN

    Scenario: Every chip that lies on top can be the origin
      FR: On part de n'importe lequel de ses jetons visibles ; le 2 posé en (4,9) est lui-même à portée du 3.
      Given the position
        """
        1,9   Y3
        4,9   Y2
        """
      Then Yellow's targets are 1,6 4,9 2,9 6,9 4,7
      And Yellow may not play "place 5,5 1": NO_ORIGIN
      When Yellow plays "place 4,9 1"
      Then the chip was counted from 1,9

    @CON_7
    Scenario: It makes no difference from which of several origins one counts
      FR: Trois de ses jetons mènent au même endroit : un seul placement, trois origines.
      Given the position
        """
        5,5   Y2
        7,2   Y3
        8,5   Y1
        """
      When Yellow plays "place 7,5 1"
      Then the chip was counted from 5,5 7,2 8,5

    @R_16 @CON_6
    Scenario Outline: Two of one's own chips in one stack, read as <reading>
      FR: Des deux jetons de Jaune empilés, seul compte celui du dessus ; selon l'autre lecture, les deux.
      Given R-16 is read as <reading>
      And the position
        """
        7,5   Y1/Y3
        """
      Then Yellow's targets are <targets>
      When Yellow tries "place 10,5 6"
      Then <verdict>

      Examples:
        | reading      | targets                                  | verdict                       |
        | top_only     | 7,4 6,5 8,5 7,6 1,8 2,9                  | it is refused: ORIGIN_COVERED |
        | any_own_chip | 7,4 6,5 8,5 7,6 7,2 4,5 10,5 7,8 1,8 2,9 | it is allowed                 |

    @R_16 @PLC_8
    Scenario Outline: A covered origin whose path is blocked, read as <reading>
      FR: Recouvert, il n'est pas une origine ; s'il en est une, le chemin est bloqué. Une raison exclut l'autre.
      Given R-16 is read as <reading>
      And the position
        """
        7,5   G1/Y3
        9,5   G1
        """
      Then Yellow may not play "place 10,5 1": <reason>

      Examples:
        | reading      | reason         |
        | top_only     | ORIGIN_COVERED |
        | any_own_chip | PATH_BLOCKED   |

  @PLC_2
  Rule: PLC-2 Exact count

    Scenario Outline: A <number> reaches the cells <number> away
      FR: Un jeton porte exactement à autant de cases que dit son nombre, dans les quatre directions.
      Given the position
        """
        1,9   Y6/Y1
        7,5   Y<number>
        1,8   G1
        2,9   G1
        """
      Then Yellow's targets are <targets>
      And Yellow may not play "place <short> 1": NO_ORIGIN
      And Yellow may not play "place <far> 1": NO_ORIGIN
      When Yellow plays "place <exact> 1"
      Then the chip was counted from 7,5

      Examples:
        | number | targets          | short | exact | far  |
        | 1      | 7,4 6,5 8,5 7,6  | 7,5   | 8,5   | 9,5  |
        | 2      | 7,3 5,5 9,5 7,7  | 8,5   | 9,5   | 10,5 |
        | 3      | 7,2 4,5 10,5 7,8 | 9,5   | 10,5  | 11,5 |
        | 4      | 7,1 3,5 11,5 7,9 | 10,5  | 11,5  | 12,5 |
        | 5      | 2,5 12,5         | 11,5  | 12,5  | 13,5 |
        | 6      | 1,5 13,5         | 12,5  | 13,5  | 11,5 |

    @R_14
    Scenario Outline: The first cell counted: from a 3 in the corner, read as <reading>
      FR: La case voisine est la première comptée ; selon l'autre lecture, c'est celle de l'origine.
      Given R-14 is read as <reading>
      And the position
        """
        1,9   Y3
        """
      Then Yellow's targets are <targets>
      And Yellow may not play "place <not> 1": NO_ORIGIN
      When Yellow plays "place <cell> 1"
      Then the chip was counted from 1,9

      Examples:
        | reading          | targets | cell | not |
        | next_cell_is_one | 1,6 4,9 | 4,9  | 3,9 |
        | origin_is_one    | 1,7 3,9 | 3,9  | 4,9 |

    @R_14
    Scenario: If the origin counts as one, a 1 leads nowhere
      FR: Si la case de l'origine compte pour un, un 1 ne mène nulle part : il ne reste que la pose directe.
      Given R-14 is read as origin_is_one
      And the position
        """
        1,9   Y1
        """
      Then Yellow's targets are none
      And Yellow's legal actions are
        """
        start 1
        start 6
        """
      And Yellow may not play "place 2,9 1": NO_ORIGIN

  @PLC_3
  Rule: PLC-3 Straight line

    Scenario: A count does not turn a corner
      FR: Trois cases, dont un tournant : ce n'est pas un compte.
      Given the position
        """
        7,5   Y3
        """
      Then Yellow may not play "place 9,4 1": NO_ORIGIN
      And Yellow may not play "place 8,7 1": NO_ORIGIN
      When Yellow plays "place 7,8 1"
      Then the chip was counted from 7,5

  @PLC_4
  Rule: PLC-4 No diagonal

    Scenario: A count never runs diagonally
      FR: Trois cases en diagonale ne comptent pas, dans aucun sens.
      Given the position
        """
        7,5   Y3
        """
      Then Yellow may not play "place 10,8 1": NO_ORIGIN
      And Yellow may not play "place 10,2 1": NO_ORIGIN
      And Yellow may not play "place 4,8 1": NO_ORIGIN
      And Yellow may not play "place 4,2 1": NO_ORIGIN

  @PLC_5
  Rule: PLC-5 The chip goes on the target

    Scenario: The chip lies on the cell where the count ended
      FR: Le jeton va sur la case d'arrivée, et nulle part ailleurs.
      Given the position
        """
        1,9   Y4
        """
      Then Yellow may not play "place 4,9 1": NO_ORIGIN
      And Yellow may not play "place 6,9 1": NO_ORIGIN
      When Yellow plays "place 5,9 1"
      Then the position shows
        """
        1,9 Y4
        4,9 none
        5,9 Y1
        6,9 none
        """

  @PLC_6
  Rule: PLC-6 Choice of the face

    Scenario Outline: A <kind> chip is laid with <low> or <high> up
      FR: Le jeton en main montre l'une ou l'autre de ses deux faces, pas un autre nombre.
      Given the position
        """
        1,9   Y3
        hand yellow <kind>
        """
      Then Yellow's legal actions are
        """
        place 1,6 <low>
        place 1,6 <high>
        place 4,9 <low>
        place 4,9 <high>
        start <low>
        start <high>
        """
      And Yellow may not play "place 4,9 <other>": FACE_NOT_AVAILABLE
      And Yellow may not play "start <other>": FACE_NOT_AVAILABLE

      Examples:
        | kind | low | high | other |
        | 1/6  | 1   | 6    | 3     |
        | 2/5  | 2   | 5    | 6     |
        | 3/4  | 3   | 4    | 1     |

    @PLC_2 @PLC_13
    Scenario: All that speaks against a placement is said at once
      FR: Une face que le jeton n'a pas, une case où rien ne mène, et qui est de surcroît un départ adverse.
      Given the position
        """
        13,4  Y2
        hand yellow 1/6
        """
      Then Yellow may not play "place 13,1 3": FACE_NOT_AVAILABLE, NO_ORIGIN, FOREIGN_START
      And Yellow may not play "place 13,2 3": FACE_NOT_AVAILABLE
      And Yellow may not play "place 13,1 1": NO_ORIGIN, FOREIGN_START

  @PLC_7
  Rule: PLC-7 The new number does not decide the place

    Scenario Outline: With a <kind> chip in hand the targets are the same
      FR: Quel que soit le jeton en main, les arrivées sont les mêmes : seuls comptent les jetons posés.
      Given the position
        """
        1,9   Y3
        hand yellow <kind>
        """
      Then Yellow's targets are 1,6 4,9
      And Yellow may not play "place <cell> <number>": NO_ORIGIN

      Examples:
        | kind | cell | number |
        | 1/6  | 2,9  | 1      |
        | 2/5  | 6,9  | 5      |
        | 3/4  | 5,9  | 4      |

  @PLC_8
  Rule: PLC-8 Blocked path

    Scenario Outline: <chips> blocks the way past it
      FR: Un jeton entre origine et arrivée bloque le chemin, quel qu'en soit le propriétaire, seul ou empilé.
      Given the position
        """
        1,9   Y6/Y1
        7,5   Y3
        <cell>   <chips>
        """
      Then Yellow may not play "place 10,5 1": PATH_BLOCKED
      And Yellow may play "place 4,5 1"

      Examples:
        | chips | cell |
        | G1    | 8,5  |
        | G1    | 9,5  |
        | Y6    | 9,5  |
        | G1/Y2 | 8,5  |

    Scenario: A chip on the target itself blocks nothing, one before it does
      FR: Le jeton sur l'arrivée ne bloque pas : on le recouvre. Un jeton devant elle bloque.
      Given the position
        """
        7,5   Y2
        8,5   G1
        9,5   G6
        5,5   Y6
        """
      Then Yellow's targets are 7,3 5,5 7,7 1,8 2,9
      And Yellow may not play "place 9,5 1": PATH_BLOCKED
      When Yellow plays "place 5,5 1"
      Then the position shows
        """
        5,5 Y1/Y6
        """

    Scenario Outline: Shut in on all four sides, a <number>
      FR: Enfermé de tous côtés, un 1 recouvre encore ses voisins ; un 2 ne mène plus nulle part.
      Given the position
        """
        7,5   Y<number>
        7,4   G1
        6,5   G1
        8,5   G1
        7,6   G1
        """
      Then Yellow's targets are <targets>
      When Yellow tries "place 9,5 1"
      Then it is refused: <reason>

      Examples:
        | number | targets                  | reason       |
        | 1      | 7,4 6,5 8,5 7,6 1,8 2,9  | NO_ORIGIN    |
        | 2      | 1,8 2,9                  | PATH_BLOCKED |

    Scenario: With one way blocked another origin may still lead there
      FR: D'un côté le chemin est bloqué, de l'autre il est libre : on part de l'origine qui le peut.
      Given the position
        """
        7,5   Y3
        6,5   G1
        8,5   G1
        10,3  Y2
        """
      Then Yellow may not play "place 4,5 1": PATH_BLOCKED
      When Yellow plays "place 10,5 1"
      Then the chip was counted from 10,3

    @PLC_12
    Scenario: A target can be behind a chip and full as well
      FR: Chemin bloqué et case pleine : les deux raisons sont dites.
      Given the position
        """
        7,5   Y3
        8,5   G1
        10,5  G1/Y2
        """
      Then Yellow may not play "place 10,5 1": PATH_BLOCKED, CELL_FULL

    Scenario: What others place only ever closes ways
      FR: En (7,8), Vert ferme le chemin de Jaune : un placement adverse n'ouvre jamais rien.
      Given the position
        """
        7,9   Y4
        10,8  G3
        turn green
        """
      When the game goes on
        """
        green: place 7,8 1
        chance: draw 1/6
        """
      Then Yellow's targets are 3,9 11,9 1,8 2,9
      And Yellow may not play "place 7,5 1": PATH_BLOCKED

  @PLC_9
  Rule: PLC-9 Passage or room

    @R_13
    Scenario Outline: Passages as targets, from a <number>, read as <reading>
      FR: Toute case convient ; selon d'autres lectures, il faut une salle, toujours ou si l'on en atteint une.
      Given R-13 is read as <reading>
      And the position
        """
        1,9   Y<number>
        """
      Then Yellow's targets are <targets>
      When Yellow tries "place <passage> 1"
      Then <verdict>

      Examples:
        | reading           | number | targets | passage | verdict                    |
        | any_cell          | 3      | 1,6 4,9 | 1,6     | it is allowed              |
        | rooms_if_possible | 3      | 1,6 4,9 | 1,6     | it is allowed              |
        | rooms_only        | 3      | none    | 1,6     | it is refused: ROOMS_ONLY  |
        | any_cell          | 4      | 1,5 5,9 | 1,5     | it is allowed              |
        | rooms_if_possible | 4      | 5,9     | 1,5     | it is refused: ROOMS_FIRST |
        | rooms_only        | 4      | 5,9     | 1,5     | it is refused: ROOMS_ONLY  |

    @R_06 @R_13
    Scenario Outline: A count runs through passages and rooms alike, with chips into rooms read as <reading>
      FR: Du passage à la salle H, le bord de la salle n'arrête pas le compte.
      Given R-13 is read as <reading>
      And the position
        """
        1,9   Y4
        """
      Then Yellow may not play "place 4,9 1": <reasons>
      When Yellow plays "place 5,9 1"
      Then the chip was counted from 1,9

      Examples:
        | reading    | reasons               |
        | any_cell   | NO_ORIGIN             |
        | rooms_only | NO_ORIGIN, ROOMS_ONLY |

    @R_13 @STA_1 @interaction
    Scenario Outline: The direct placement is open under every reading of R-13: <reading>
      FR: La pose directe reste permise, que les jetons doivent aller dans les salles ou non.
      Given R-13 is read as <reading>
      And the position
        """
        board invented-example
        players yellow green red
        turn red
        8,15  R5
        hand red 1/6
        """
      Then Red's targets are <targets>
      When Red tries "place 8,10 1"
      Then <verdict>
      When Red plays "start 1"
      Then the chip was laid directly

      Examples:
        | reading           | targets         | verdict                    |
        | any_cell          | 3,15 13,15 8,10 | it is allowed              |
        | rooms_if_possible | 3,15 13,15      | it is refused: ROOMS_FIRST |
        | rooms_only        | 3,15 13,15      | it is refused: ROOMS_ONLY  |

    @R_13 @R_12 @STA_4 @interaction
    Scenario: Where only rooms are targets, who reaches none has to place directly
      FR: Si seules les salles sont des arrivées et qu'aucune n'est à portée, la pose directe est imposée.
      Given R-13 is read as rooms_only
      And the position
        """
        1,9   Y3
        """
      Then Yellow's legal actions are
        """
        start 1
        start 6
        """
      And Yellow may not play "pass": MUST_PLACE
      And Yellow may not play "place 4,9 1": ROOMS_ONLY

  @PLC_10
  Rule: PLC-10 Edge of the board

    @R_15
    Scenario Outline: A 6 near the edge, read as <reading>
      FR: Un compte qui sort du plateau ne mène nulle part ; selon l'autre lecture, il s'arrête au bord.
      Given R-15 is read as <reading>
      And the position
        """
        3,5   Y6
        """
      Then Yellow's targets are <targets> 1,8 2,9
      And Yellow may not play "place 0,5 1": NOT_ON_BOARD
      And Yellow may not play "place 3,11 1": NOT_ON_BOARD
      When Yellow tries "place 3,1 1"
      Then <verdict>

      Examples:
        | reading        | targets         | verdict                  |
        | exact_on_board | 9,5             | it is refused: NO_ORIGIN |
        | stop_at_edge   | 3,1 1,5 9,5 3,9 | it is allowed            |

    Scenario: A cell that does not exist is no target, whatever face lies up
      FR: Il n'y a pas de colonne 14 : la case n'existe pas, et le 3 n'est pas sur le jeton.
      Given the position
        """
        12,5  Y2
        hand yellow 1/6
        """
      Then Yellow may not play "place 14,5 1": NOT_ON_BOARD
      And Yellow may not play "place 14,5 3": NOT_ON_BOARD, FACE_NOT_AVAILABLE
      And Yellow's targets are 10,5 12,3 12,7 1,8 2,9

    @R_15 @R_14 @interaction
    Scenario Outline: Both ways of counting at the edge: R-14 <count>, R-15 <edge>
      FR: Les deux lectures se combinent : d'abord jusqu'où l'on compte, puis ce que fait le bord.
      Given R-14 is read as <count>
      And R-15 is read as <edge>
      And the position
        """
        1,9   Y6/Y1
        3,5   Y6
        """
      Then Yellow's targets are <targets>
      And Yellow may not play "place 3,0 1": NOT_ON_BOARD

      Examples:
        | count            | edge           | targets                 |
        | next_cell_is_one | exact_on_board | 9,5 1,3 7,9             |
        | next_cell_is_one | stop_at_edge   | 3,1 1,5 9,5 3,9 1,3 7,9 |
        | origin_is_one    | exact_on_board | 8,5 1,4 6,9             |
        | origin_is_one    | stop_at_edge   | 3,1 1,5 8,5 3,9 1,4 6,9 |

  @PLC_11
  Rule: PLC-11 Covering a single chip

    Scenario Outline: A single <chip> is covered
      FR: Un jeton seul peut être recouvert, qu'il soit adverse ou à soi.
      Given the position
        """
        7,5   Y2
        9,5   <chip>
        """
      When Yellow plays "place 9,5 1"
      Then the position shows
        """
        9,5 Y1/<chip>
        """
      And the events are Placed

      Examples:
        | chip |
        | G6   |
        | Y6   |

    @CON_6
    Scenario: A chip that has been covered leads nowhere any more
      FR: Recouvert par Jaune, le 6 de Vert ne lui sert plus d'origine.
      Given the position
        """
        7,5   Y2
        9,5   G6
        hand green 3/4
        """
      When the game goes on
        """
        yellow: place 9,5 1
        chance: draw 1/6
        """
      Then Green's targets are 12,1 13,2
      And Green may not play "place 3,5 3": ORIGIN_COVERED

  @PLC_12
  Rule: PLC-12 Never a third chip

    Scenario Outline: Two chips, <stack>, fill a cell
      FR: Deux jetons remplissent une case, à qui qu'ils soient.
      Given the position
        """
        7,5   Y2
        9,5   <stack>
        """
      Then Yellow may not play "place 9,5 1": CELL_FULL

      Examples:
        | stack |
        | G6/G1 |
        | G6/Y1 |
        | Y6/G1 |

    Scenario: No position has three chips on a cell
      FR: Une position avec trois jetons sur une case ne peut pas exister.
      Given the position
        """
        7,5   Y2
        9,5   G6/G1
        """
      Then Yellow may not play "place 9,5 6": CELL_FULL
      When someone sets up the position
        """
        9,5   Y1/G6/G1
        """
      Then it cannot be
        """
        cell 9,5: expected one or two chips, found 3
        """

    @STA_3 @R_19
    Scenario: One's own start cell, too, takes two chips
      FR: Sa propre case de départ n'en prend pas davantage, ni en comptant, ni directement.
      Given the position
        """
        1,9   Y4/Y2
        4,9   Y3
        """
      Then Yellow may not play "place 1,9 1": CELL_FULL
      And Yellow may not play "start 1": CELL_FULL, RIGHT_SPENT

  @PLC_13
  Rule: PLC-13 Start marker of another player

    Scenario Outline: Nobody places a chip on another's start marker: <chips>
      FR: Le marqueur adverse est fermé, que son jeton soit seul ou recouvert.
      Given the position
        """
        13,1  <chips>
        13,3  Y2
        """
      Then Yellow may not play "place 13,1 1": <reasons>
      And Yellow's targets are 11,3 13,5 1,8 2,9

      Examples:
        | chips | reasons                  |
        | G3    | FOREIGN_START            |
        | G3/G1 | CELL_FULL, FOREIGN_START |

    Scenario: No position has a chip of another player on a start marker
      FR: Un jeton jaune sur le marqueur de Vert ne peut pas s'y trouver.
      Given the position
        """
        13,3  Y2
        """
      Then Yellow may not play "place 13,1 1": FOREIGN_START
      When someone sets up the position
        """
        13,1  Y1/G3
        """
      Then it cannot be
        """
        cell 13,1: the start marker of Green carries a chip of Yellow
        """

    Scenario: Every other start marker is closed
      FR: À trois, les deux autres marqueurs sont fermés.
      Given the position
        """
        board invented-example
        players yellow green red
        15,4  Y3
        8,11  Y4
        """
      Then Yellow may not play "place 15,1 1": FOREIGN_START
      And Yellow may not play "place 8,15 1": FOREIGN_START
      And Yellow's targets are 12,4 15,7 4,11 8,7 12,11 1,2 2,1

  @PLC_14
  Rule: PLC-14 One's own start marker by counting

    @PLC_11
    Scenario: A count may end on one's own start marker
      FR: On peut arriver sur son propre marqueur en comptant, et recouvrir son premier jeton.
      Given the position
        """
        1,9   Y2
        4,9   Y3
        """
      When Yellow plays "place 1,9 1"
      Then the chip was counted from 4,9
      And the position shows
        """
        1,9 Y1/Y2
        """

    @R_18 @R_17
    Scenario Outline: Counting to one's own start marker, where the right needs a stuck player: R-18 <reading>
      FR: Y arriver en comptant est permis ; selon l'autre lecture, seule la pose directe y mène.
      Given R-17 is read as only_when_stuck
      And R-18 is read as <reading>
      And the position
        """
        1,9   Y2
        4,9   Y3
        """
      Then Yellow's targets are <targets>
      And Yellow may not play "start 1": RIGHT_NEEDS_STUCK
      When Yellow tries "place 1,9 1"
      Then <verdict>

      Examples:
        | reading       | targets                 | verdict                                |
        | allowed       | 1,9 1,7 3,9 4,6 7,9     | it is allowed                          |
        | only_by_right | 1,7 3,9 4,6 7,9         | it is refused: OWN_START_BY_RIGHT_ONLY |

    @R_18
    Scenario Outline: By default nothing depends on R-18: the result is the same, read as <reading>
      FR: Par défaut, recouvrir son premier jeton est permis de toute façon : le résultat est le même.
      Given R-18 is read as <reading>
      And the position
        """
        1,9   Y2
        4,9   Y3
        """
      Then Yellow's legal start actions are
        """
        start 1
        start 6
        """
      When Yellow tries "place 1,9 1"
      Then <verdict>
      When Yellow plays "start 1"
      Then the position shows
        """
        1,9 Y1/Y2
        """

      Examples:
        | reading       | verdict                                |
        | allowed       | it is allowed                          |
        | only_by_right | it is refused: OWN_START_BY_RIGHT_ONLY |
