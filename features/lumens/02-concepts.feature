Feature: Concepts
  The words of the rules: passages and rooms, numbers and stacks, origin and target, the start cell.
  Where only a count is to be shown, everybody passes (R-12 read as may_pass), so that the game ends at once.

  @CON_1
  Rule: CON-1 Passages and rooms

    @SCO_1 @SCO_11
    Scenario: A chip lies in one room, or in a passage and in no room at all
      FR: Le 5 sur une case de la salle H ne compte que là ; le 6 sur un passage ne compte nulle part.
      Given R-12 is read as may_pass
      And the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players
        players yellow green
        actions
        chance: draw 1/6
        chance: draw 1/6
        yellow: face 6
        green: face 1
        chance: draw 2/5
        chance: draw 2/5
        chance: first yellow
        """
      When the game goes on
        """
        yellow: place 7,9 5
        chance: draw 1/6
        green: pass
        yellow: place 1,3 6
        chance: draw 3/4
        green: pass
        yellow: pass
        """
      Then the rooms pay
        | room | Yellow | Green |
        | A    |        |       |
        | B    |        |       |
        | C    |        | 4     |
        | D    |        |       |
        | E    |        |       |
        | F    |        |       |
        | G    | 4      |       |
        | H    | 4      |       |
        | I    |        |       |

  @CON_2
  Rule: CON-2 Room

    Scenario: All cells of a room are counted together, however far apart
      FR: La salle B fait le tour d'un passage : le 2 à un bout et le 3 à l'autre font 5, plus que le 4 de Vert.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        5,2   Y2
        9,2   Y3
        7,1   G4
        """
      When Yellow plays "pass"
      Then room B has the totals Yellow 5, Green 4
      And room B pays Yellow 4

    @R_02 @SCO_5
    Scenario: A room and its points are what the table says, whatever words the text has for them
      FR: Salle ou pièce, c'est tout un ; et la deuxième place y rapporte, bien que le résumé n'en dise rien.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,8   Y5
        8,9   G3
        """
      When Yellow plays "pass"
      Then room F has the totals Yellow 5, Green 3
      And room F pays Yellow 4, Green 2

  @CON_3
  Rule: CON-3 Central room

    @R_07 @WIN_2
    Scenario: The central room is the one of nine cells
      FR: Jaune et Vert ont autant de PV ; dans la salle E, la seule de neuf cases, Jaune a plus.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        6,4   Y1
        8,6   Y2
        7,5   G2
        5,1   G6
        """
      When Yellow plays "pass"
      Then room E has the totals Yellow 3, Green 2
      And the scores are Yellow 8, Green 8
      And the central room tells them apart: Yellow 3, Green 2
      And Yellow wins

  @CON_5
  Rule: CON-5 Number of a chip

    @SCO_2
    Scenario Outline: The same chip is worth <up>, and reaches <up> cells far, with its <up> up
      FR: Le même jeton 3/4 vaut 3 et porte à trois cases, ou vaut 4 et porte à quatre, selon sa face visible.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        7,5   Y<up>
        """
      Then Yellow's targets are <targets> 1,8 2,9
      When Yellow plays "pass"
      Then room E has the totals Yellow <up>

      Examples:
        | up | targets          |
        | 3  | 7,2 4,5 10,5 7,8 |
        | 4  | 7,1 3,5 11,5 7,9 |

  @CON_6
  Rule: CON-6 Stack and top chip

    @R_16
    Scenario Outline: A covered chip as origin for <cell>, read as <reading>
      FR: Sous un jeton vert, le 3 de Jaune est mort ; selon l'autre lecture, on en part encore, pour trois cases.
      Given R-16 is read as <reading>
      And the position
        """
        7,5   G2/Y3
        hand yellow 3/4
        """
      Then Yellow's targets are <targets>
      When Yellow tries "place <cell> 3"
      Then <verdict>

      Examples:
        | reading      | cell | targets                  | verdict                       |
        | top_only     | 10,5 | 1,8 2,9                  | it is refused: ORIGIN_COVERED |
        | any_own_chip | 10,5 | 7,2 4,5 10,5 7,8 1,8 2,9 | it is allowed                 |
        | top_only     | 9,5  | 1,8 2,9                  | it is refused: NO_ORIGIN      |
        | any_own_chip | 9,5  | 7,2 4,5 10,5 7,8 1,8 2,9 | it is refused: NO_ORIGIN      |

    @PLC_11
    Scenario: Covering one's own chip kills it as well
      FR: Jaune recouvre son propre 2 d'un 6 : c'est désormais de six cases que l'on part de là.
      Given the position
        """
        7,5   Y2
        9,5   Y2
        hand yellow 1/6
        hand green 1/6
        """
      When Yellow plays "place 9,5 6"
      And Chance plays "draw 1/6"
      And Green plays "start 1"
      And Chance plays "draw 1/6"
      Then the position shows
        """
        9,5 Y6/Y2
        """
      And Yellow's targets are 5,5 7,3 7,7 1,8 2,9
      And Yellow may not play "place 11,5 6": ORIGIN_COVERED

    @SCO_2
    Scenario: A covered chip counts for nobody
      FR: Le 6 recouvert de Vert ne compte plus ; seul compte le 1 posé dessus.
      Given R-12 is read as may_pass
      And the position
        """
        7,5   G6
        7,8   Y3
        hand yellow 1/6
        """
      When the game goes on
        """
        yellow: place 7,5 1
        chance: draw 2/5
        green: pass
        yellow: pass
        """
      Then room E has the totals Yellow 1
      And room E pays Yellow 4

    @R_24 @DRW_2
    Scenario Outline: What is known of a covered chip, read as <reading>
      FR: Tout jeton posé a été vu de tous ; selon l'autre lecture, on ne voit que celui du dessus.
      Given R-24 is read as <reading>
      And the position
        """
        7,5   Y6/G1
        """
      Then Yellow sees <seen> on 7,5, 2 high
      And Yellow has not seen <unseen> of Green
      And Green has not seen 6 × 1/6, 8 × 2/5, 8 × 3/4 of Yellow
      When Yellow plays "start 1"
      And Chance plays "draw 2/5"
      Then Green cannot know which chip Yellow holds

      Examples:
        | reading       | seen  | unseen                    |
        | whole_history | Y6/G1 | 6 × 1/6, 8 × 2/5, 8 × 3/4 |
        | tops_only     | Y6    | 7 × 1/6, 8 × 2/5, 8 × 3/4 |

  @CON_7
  Rule: CON-7 Origin

    @PLC_1
    Scenario: Two counts to the same cell are one placement with two origins
      FR: Deux origines mènent à la même case : c'est un seul placement, et l'événement nomme les deux.
      Given the position
        """
        7,5   Y2
        9,8   Y3
        """
      When Yellow plays "place 9,5 1"
      Then the chip was counted from 7,5 9,8

    Scenario: A count begins at a chip of one's own, never at another's
      FR: On part d'un jeton à soi : un 2 vert qui mène à la même case n'est pas une origine.
      Given the position
        """
        7,5   Y2
        9,8   Y3
        11,5  G2
        7,7   G2
        """
      Then Yellow may not play "place 7,9 1": NO_ORIGIN
      When Yellow plays "place 9,5 1"
      Then the chip was counted from 7,5 9,8

  @CON_8
  Rule: CON-8 Target

    Scenario: The target is where the count ends
      FR: Partant d'un 3, l'arrivée est la troisième case ; les cases d'avant et d'après n'en sont pas.
      Given the position
        """
        7,5   Y3
        """
      Then Yellow may not play "place 8,5 1": NO_ORIGIN
      And Yellow may not play "place 9,5 1": NO_ORIGIN
      And Yellow may not play "place 11,5 1": NO_ORIGIN
      When Yellow plays "place 10,5 1"
      Then the chip was counted from 7,5
      And the position shows
        """
        8,5 none
        9,5 none
        10,5 Y1
        11,5 none
        """

  @CON_9
  Rule: CON-9 Start cell

    @SET_9 @STA_1
    Scenario: A start marker stays where it is, under one chip and under two
      FR: Le marqueur de Jaune reste en (1,9), sous un jeton puis sous deux : c'est toujours sa case de départ.
      Given the position
        """
        first-chip yellow 3/4 3
        first-chip green 1/6
        pending choose_face green
        """
      When the game goes on
        """
        green: face 1
        chance: draw 1/6
        chance: draw 1/6
        chance: first yellow
        yellow: start 1
        """
      Then the position shows
        """
        start yellow 1,9
        start green 13,1
        1,9 Y1/Y3
        13,1 G1
        """
