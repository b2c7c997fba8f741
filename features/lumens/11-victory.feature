Feature: Victory
  The most victory points win; the central room tells apart those who are level at the top, or the victory is shared.
  So that few chips show the point, most of these games end because everybody passes (R-12 read as may_pass).

  @WIN_1
  Rule: WIN-1 Most victory points

    Scenario: Whoever has the most victory points wins
      FR: Celui qui a le plus de PV gagne.
      Given the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        7,5   Y5
        turn green
        hand green 1/6
        """
      When Green plays "start 6"
      And Chance plays "draw 2/5"
      Then the scores are Yellow 16, Green 12
      And Yellow wins
      And the places are Yellow; Green

    Scenario: The central room matters only to those who are level at the top
      FR: Vert domine la salle centrale, mais Jaune a plus de PV : Jaune gagne.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        7,5   G6
        5,1   Y2
        2,4   Y2
        """
      When Yellow plays "pass"
      Then the scores are Yellow 12, Green 8
      And Yellow wins

    @R_32
    Scenario Outline: Two level behind the winner, read as <reading>
      FR: Derrière le vainqueur, les ex æquo partagent une place ; selon l'autre lecture, la salle centrale tranche.
      Given R-12 is read as may_pass
      And R-32 is read as <reading>
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,8   G5
        8,9   R2
        4,5   R1
        12,5  Y2
        12,6  R1
        7,2   Y1
        """
      When Yellow plays "pass"
      Then the scores are Yellow 12, Green 8, Red 8
      And Yellow wins
      And the places are <places>

      Examples:
        | reading                 | places                |
        | points_only             | Yellow; Green and Red |
        | central_room_everywhere | Yellow; Green; Red    |

    @R_32
    Scenario Outline: A single 1 in the central room, against nothing there, read as <reading>
      FR: Derrière Jaune, Vert a un 1 en salle centrale et Rouge n'y est pas : selon l'autre lecture, Vert précède.
      Given R-12 is read as may_pass
      And R-32 is read as <reading>
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,9   G1
        4,5   Y2
        12,9  Y1
        12,5  R2
        4,9   R1
        """
      When Yellow plays "pass"
      Then the scores are Yellow 12, Green 8, Red 8
      And the places are <places>

      Examples:
        | reading                 | places                |
        | points_only             | Yellow; Green and Red |
        | central_room_everywhere | Yellow; Green; Red    |

  @WIN_2
  Rule: WIN-2 Tie: the central room

    @CON_3 @R_07
    Scenario: The higher total in the central room wins
      FR: À égalité de PV, le plus fort total dans la salle centrale l'emporte.
      Given the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        7,5   Y5
        7,1   G5
        turn green
        hand green 1/6
        """
      When Green plays "start 6"
      And Chance plays "draw 2/5"
      Then the scores are Yellow 12, Green 12
      And the central room tells them apart: Yellow 11, Green 6
      And Yellow wins
      And the places are Yellow and Green

    @R_01
    Scenario: Being there is enough if the other is not
      FR: Y être suffit, si l'autre n'y est pas : le texte français, qui fait foi, ne demande rien de plus.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        7,5   G1
        5,1   Y1
        """
      When Yellow plays "pass"
      Then the scores are Yellow 8, Green 8
      And the central room tells them apart: Yellow 0, Green 1
      And Green wins

    @R_29
    Scenario Outline: More in numbers against more chips, read as <reading>
      FR: On compare les totaux ; selon l'autre lecture, le nombre de jetons du dessus.
      Given R-12 is read as may_pass
      And R-29 is read as <reading>
      And the position
        """
        passed green
        6,4   Y6
        7,5   G2
        8,6   G3
        5,1   G1
        """
      When Yellow plays "pass"
      Then room E has the totals Yellow 6, Green 5
      And the scores are Yellow 8, Green 8
      And the central room tells them apart: <apart>
      And <winner> wins

      Examples:
        | reading      | apart             | winner |
        | number_total | Yellow 6, Green 5 | Yellow |
        | chip_count   | Yellow 1, Green 2 | Green  |

    @R_30
    Scenario Outline: A third player leads the central room, read as <reading>
      FR: Rouge domine la salle centrale : on ne compare que les ex æquo ; selon l'autre lecture, l'égalité demeure.
      Given R-12 is read as may_pass
      And R-30 is read as <reading>
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,7   Y5
        8,8   G3
        8,9   R6
        7,8   R3
        4,5   G2
        4,6   Y1
        """
      When Yellow plays "pass"
      Then room F has the totals Yellow 5, Green 3, Red 9
      And the scores are Yellow 8, Green 8, Red 4
      And <who wins>
      And the places are Yellow and Green; Red

      Examples:
        | reading         | who wins                           |
        | best_among_tied | Yellow wins                        |
        | first_in_room   | Yellow and Green share the victory |

    @R_29 @R_30 @interaction
    Scenario Outline: Who leads the central room, and by what: R-29 <measure>, R-30 <scope>
      FR: Qui domine la salle centrale dépend aussi de la mesure : total des nombres ou nombre de jetons.
      Given R-12 is read as may_pass
      And R-29 is read as <measure>
      And R-30 is read as <scope>
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,7   Y1
        7,7   Y1
        9,7   Y1
        8,8   G5
        8,9   R6
        7,8   R2
        4,5   Y2
        4,6   G1
        """
      When Yellow plays "pass"
      Then room F has the totals Yellow 3, Green 5, Red 8
      And the scores are Yellow 8, Green 8, Red 4
      And <who wins>

      Examples:
        | measure      | scope           | who wins                           |
        | number_total | best_among_tied | Green wins                         |
        | number_total | first_in_room   | Yellow and Green share the victory |
        | chip_count   | best_among_tied | Yellow wins                        |
        | chip_count   | first_in_room   | Yellow wins                        |

  @WIN_3
  Rule: WIN-3 Shared victory

    Scenario Outline: None of those level is in the central room, read as <reading>
      FR: Jaune et Vert sont à égalité, absents de la salle centrale, où Rouge a 1 : ils partagent de toute façon.
      Given R-12 is read as may_pass
      And R-30 is read as <reading>
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,9   R1
        4,5   Y2
        12,9  Y1
        12,5  G2
        4,9   G1
        """
      When Yellow plays "pass"
      Then the scores are Yellow 12, Green 12, Red 4
      And Yellow and Green share the victory
      And the places are Yellow and Green; Red

      Examples:
        | reading         |
        | best_among_tied |
        | first_in_room   |

    Scenario: Whoever is level in the central room as well shares the victory
      FR: À égalité aussi dans la salle centrale, on partage la victoire.
      Given the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 1/6
        """
      When Green plays "start 6"
      And Chance plays "draw 2/5"
      Then the scores are Yellow 16, Green 16
      And Yellow and Green share the victory
      And the places are Yellow and Green

    Scenario: With nobody in the central room the victory is shared
      FR: Personne dans la salle centrale : les ex æquo partagent la victoire.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        """
      When Yellow plays "pass"
      Then the scores are Yellow 4, Green 4
      And Yellow and Green share the victory

    @R_31 @WIN_2
    Scenario Outline: Three are level, and two of them in the central room too, read as <reading>
      FR: Trois ex æquo, dont deux encore en salle centrale : ceux-là partagent ; selon l'autre lecture, tous les trois.
      Given R-12 is read as may_pass
      And R-31 is read as <reading>
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,7   Y5
        8,8   G5
        8,9   R2
        4,5   R1
        12,5  R1
        """
      When Yellow plays "pass"
      Then the scores are Yellow 8, Green 8, Red 8
      And <who share> share the victory

      Examples:
        | reading    | who share             |
        | best_share | Yellow and Green      |
        | all_share  | Yellow, Green and Red |

    @R_31 @R_30 @R_29 @interaction
    Scenario Outline: Three level at the top: R-29 <measure>, R-30 <scope>, R-31 <partial>
      FR: Trois ex æquo et un quatrième qui domine la salle centrale : chaque lecture a son mot à dire.
      Given R-12 is read as may_pass
      And R-29 is read as <measure>
      And R-30 is read as <scope>
      And R-31 is read as <partial>
      And the position
        """
        board invented-example
        passed green red violet
        8,7   Y5
        8,8   G5
        8,9   R2
        7,8   R2
        9,8   Vi6
        7,2   Y1
        7,13  G1
        4,9   R1
        4,5   Y2
        4,6   R1
        12,5  G1
        12,9  R1
        """
      When Yellow plays "pass"
      Then the scores are Yellow 14, Green 14, Red 14, Violet 8
      And room F has the totals Yellow 5, Green 5, Red 4, Violet 6
      And <who wins>

      Examples:
        | measure      | scope           | partial    | who wins                                 |
        | number_total | best_among_tied | best_share | Yellow and Green share the victory       |
        | number_total | best_among_tied | all_share  | Yellow, Green and Red share the victory  |
        | number_total | first_in_room   | best_share | Yellow, Green and Red share the victory  |
        | chip_count   | best_among_tied | all_share  | Red wins                                 |
        | chip_count   | first_in_room   | all_share  | Red wins                                 |

  @WIN_4
  Rule: WIN-4 Example: Max before Sarah

    @example @WIN_2 @END_1
    Scenario: Max and Sarah have 20 each, Max is in the central room, and Sarah is not
      FR: Max (vert) et Sarah (violet) ont 20 PV, Timo (jaune) 14, Pia (rouge) 12 ; Max est en salle centrale et gagne.
      Given the position
        """
        board invented-example
        1,1   Y2; 2,1 R5; 15,1 G6; 13,1 R5; 7,2 G6; 8,2 Vi5; 4,5 G6; 3,6 Y5
        12,5  Y6; 11,6 G5; 7,7 G6; 8,7 R5; 4,9 Vi6; 3,10 Y5; 12,9 Vi6; 11,10 R5
        1,15  Vi6; 1,13 Y5; 7,13 Vi6; 8,13 G5; 15,15 R6; 15,13 Vi5
        1,4   Y1/Y6; 2,4 Y1/Y6; 3,4 Y1/Y6; 4,4 Y2/Y5; 5,4 Y2/Y5; 6,4 Y3/Y4; 7,4 Y3/Y4; 8,4 Y3/Y4
        9,4   Y3/Y4; 10,4 G1/G6; 11,4 G1/G6; 12,4 G2/G5; 13,4 G2/G5; 14,4 G2/G5; 15,4 G3/G4; 1,12 G3/G4
        2,12  G3/G4; 3,12 G3/G4; 4,12 R1/R6; 5,12 R1/R6; 6,12 R1/R6; 7,12 R1/R2; 8,12 R5/R2; 9,12 R5/R3
        10,12 R4/R3; 11,12 R4/R3; 12,12 R4/R3; 13,12 R4/Vi1; 14,12 Vi6/Vi1; 15,12 Vi6/Vi2; 1,8 Vi5/Vi2
        2,8   Vi5/Vi2; 3,8 Vi5/Vi3; 4,8 Vi4/Vi3; 5,8 Vi4/Vi3; 6,8 Vi4/Vi3; 10,8 Vi4
        hand yellow 1/6
        """
      When Yellow plays "start 6"
      Then the rooms pay
        | room | Yellow | Green | Red | Violet |
        | A    | 4      |       | 2   |        |
        | B    |        | 4     | 2   |        |
        | C    |        | 4     |     | 2      |
        | D    | 2      | 4     |     |        |
        | E    | 4      | 2     |     |        |
        | F    |        | 4     | 2   |        |
        | G    | 2      |       |     | 4      |
        | H    |        |       | 2   | 4      |
        | I    | 2      |       |     | 4      |
        | J    |        | 2     |     | 4      |
        | K    |        |       | 4   | 2      |
      And the scores are Yellow 14, Green 20, Red 12, Violet 20
      And the central room tells them apart: Green 6, Violet 0
      And Green wins
      And the places are Green and Violet; Yellow; Red

    @R_30 @R_32 @WIN_2 @interaction
    Scenario Outline: Whoever loses in the central room has which place? R-30 <scope>, R-32 <places>
      FR: Vert perd en salle centrale : selon R-32, il reste premier avec Jaune, ou devient deuxième.
      Given R-12 is read as may_pass
      And R-30 is read as <scope>
      And R-32 is read as <places>
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,7   Y5
        8,8   G3
        8,9   R6
        7,8   R3
        4,5   G2
        4,6   Y1
        """
      When Yellow plays "pass"
      Then <who wins>
      And the places are <order>

      Examples:
        | scope           | places                  | who wins                           | order                 |
        | best_among_tied | points_only             | Yellow wins                        | Yellow and Green; Red |
        | best_among_tied | central_room_everywhere | Yellow wins                        | Yellow; Green; Red    |
        | first_in_room   | points_only             | Yellow and Green share the victory | Yellow and Green; Red |
        | first_in_room   | central_room_everywhere | Yellow and Green share the victory | Yellow and Green; Red |

    @R_31 @R_32 @WIN_2 @interaction
    Scenario Outline: Of three level at the top, one is behind: R-31 <partial>, R-32 <places>
      FR: Trois ex æquo, Rouge derrière en salle centrale : sa place dépend de R-31 et de R-32.
      Given R-12 is read as may_pass
      And R-31 is read as <partial>
      And R-32 is read as <places>
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,7   Y5
        8,8   G5
        8,9   R2
        4,5   R1
        12,5  R1
        """
      When Yellow plays "pass"
      Then <who share> share the victory
      And the places are <order>

      Examples:
        | partial    | places                  | who share             | order                 |
        | best_share | points_only             | Yellow and Green      | Yellow, Green and Red |
        | best_share | central_room_everywhere | Yellow and Green      | Yellow and Green; Red |
        | all_share  | points_only             | Yellow, Green and Red | Yellow, Green and Red |
        | all_share  | central_room_everywhere | Yellow, Green and Red | Yellow, Green and Red |
