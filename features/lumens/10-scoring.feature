Feature: Final count of the rooms
  Every room by itself: totals of the numbers on top, places by totals, victory points for places.
  So that few chips show the point, most of these games end because everybody passes (R-12 read as may_pass).

  @SCO_1
  Rule: SCO-1 Every room by itself

    @SCO_7
    Scenario: Every room is evaluated by itself, whoever leads elsewhere
      FR: Chaque salle est évaluée à part ; ici la partie finit parce que personne ne peut plus rien placer.
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
      Then the rooms pay
        | room | Yellow | Green |
        | A    |        |       |
        | B    |        | 4     |
        | C    |        | 4     |
        | D    |        |       |
        | E    | 4      |       |
        | F    |        |       |
        | G    | 4      |       |
        | H    | 4      | 4     |
        | I    |        |       |
      And the scores are Yellow 12, Green 12

    @example @SCO_13 @SCO_14 @SCO_15 @SCO_16 @END_1 @SCO_4 @SCO_5 @SCO_6 @SCO_7 @SCO_8 @SCO_9
    Scenario: The four printed rooms in one whole game
      FR: Les quatre salles des exemples dans une partie entière : Timo (jaune) pose le dernier des 96 jetons.
      Given the position
        """
        board invented-example
        1,1   Y2; 15,1 G1; 15,15 R1; 1,15 Vi1
        7,2   Y6; 8,2 Y4; 9,2 G5; 7,3 G4; 8,3 R4
        7,13  Vi6; 8,13 Vi6; 9,13 G5; 7,14 Y4
        4,5   R6; 3,6 R4; 4,6 Vi5; 5,6 Vi5; 4,7 Y6
        12,5  G5; 11,6 G4; 12,6 Vi4; 13,6 Y4
        1,4   Y1/Y6; 2,4 Y1/Y6; 3,4 Y1/Y2; 4,4 Y5/Y2; 5,4 Y5/Y2; 6,4 Y5/Y2; 7,4 Y3/Y4; 8,4 Y3/Y4
        9,4   Y3/G1; 10,4 G6/G1; 11,4 G6/G1; 12,4 G6/G1; 13,4 G2/G5; 14,4 G2/G5; 15,4 G2/G3; 1,12 G4/G3
        2,12  G4/G3; 3,12 G4/R1; 4,12 R6/R1; 5,12 R6/R1; 6,12 R6/R2; 7,12 R5/R2; 8,12 R5/R2; 9,12 R5/R2
        10,12 R5/R3; 11,12 R4/R3; 12,12 R4/R3; 13,12 R4/Vi1; 14,12 Vi6/Vi1; 15,12 Vi6/Vi1; 1,8 Vi2/Vi5
        2,8   Vi2/Vi5; 3,8 Vi2/Vi5; 4,8 Vi3/Vi4; 5,8 Vi3/Vi4; 6,8 Vi3/Vi4; 10,8 Vi3
        hand yellow 1/6
        """
      When Yellow plays "start 6"
      Then the rooms pay
        | room | Yellow | Green | Red | Violet |
        | A    | 4      |       |     |        |
        | B    |        | 4     |     |        |
        | C    | 4      | 2     |     |        |
        | D    |        |       | 4   | 4      |
        | E    | 2      | 4     |     | 2      |
        | F    |        |       |     |        |
        | G    |        |       |     |        |
        | H    |        |       |     |        |
        | I    |        |       |     | 4      |
        | J    |        | 2     |     | 4      |
        | K    |        |       | 4   |        |
      And the scores are Yellow 10, Green 12, Red 8, Violet 14
      And Violet wins

  @SCO_2
  Rule: SCO-2 Room total

    Scenario: A total is the sum of the numbers on top
      FR: Le total est la somme des nombres visibles ; ce qui est recouvert ne compte pas.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        6,4   Y2
        7,4   Y5/G6
        8,6   Y1
        6,6   G6
        7,6   G1/Y6
        """
      When Yellow plays "pass"
      Then room E has the totals Yellow 8, Green 7
      And room E pays Yellow 4

    @R_27 @CON_5
    Scenario Outline: The chip on a start cell in a room, read as <reading>
      FR: Le 4 sur le marqueur de Jaune compte pour la salle G ; selon l'autre lecture, il ne compte pas.
      Given R-12 is read as may_pass
      And R-27 is read as <reading>
      And the position
        """
        passed green
        1,9   Y4
        2,8   G2
        """
      When Yellow plays "pass"
      Then room G has the totals <totals>
      And room G pays <paid>

      Examples:
        | reading | totals            | paid     |
        | counts  | Yellow 4, Green 2 | Yellow 4 |
        | ignored | Green 2           | Green 4  |

    @R_27 @R_28 @SCO_7 @interaction
    Scenario Outline: A room with nothing but a start chip: R-27 <start>, R-28 <absent>
      FR: Si le jeton du marqueur ne compte pas, la salle est vide ; ce qu'elle rapporte dépend alors de R-28.
      Given R-12 is read as may_pass
      And R-27 is read as <start>
      And R-28 is read as <absent>
      And the position
        """
        passed green
        1,9   Y4
        """
      When Yellow plays "pass"
      Then room G <pays>

      Examples:
        | start   | absent          | pays                   |
        | counts  | presence_needed | pays Yellow 4          |
        | counts  | zero_ranks      | pays Yellow 4          |
        | ignored | presence_needed | pays nobody            |
        | ignored | zero_ranks      | pays Yellow 4, Green 4 |

  @SCO_3
  Rule: SCO-3 Places in a room

    @R_28
    Scenario Outline: A room with <chips>, read as <reading>
      FR: Sans jeton visible dans la salle, pas de place ; selon l'autre lecture, un total de 0 en vaut un autre.
      Given R-12 is read as may_pass
      And R-28 is read as <reading>
      And the position
        """
        board invented-example
        passed green red violet
        1,9   Vi1
        <chips>
        """
      When Yellow plays "pass"
      Then room <room> <pays>

      Examples:
        | reading         | chips         | room | pays                                        |
        | presence_needed | 4,5 Y3        | D    | pays Yellow 4                               |
        | zero_ranks      | 4,5 Y3        | D    | pays Yellow 4, Green 2, Red 2, Violet 2     |
        | presence_needed | 4,5 Y3        | E    | pays nobody                                 |
        | zero_ranks      | 4,5 Y3        | E    | pays Yellow 4, Green 4, Red 4, Violet 4     |
        | presence_needed | 4,5 Y3; 4,6 G2 | D   | pays Yellow 4, Green 2                      |
        | zero_ranks      | 4,5 Y3; 4,6 G2 | D   | pays Yellow 4, Green 2                      |

    @R_28 @R_22 @OUT_2 @interaction
    Scenario Outline: Zero in a room where a player is out: R-28 <absent>, R-22 <basis>
      FR: Un total de 0 classe aussi ; mais si l'on ne compte que ceux qui restent, la deuxième place ne rapporte rien.
      Given R-12 is read as may_pass
      And R-28 is read as <absent>
      And R-22 is read as <basis>
      And the position
        """
        board invented-example
        players yellow green red
        4,5   Y3
        8,15  R6/R1
        7,15  R1
        6,15  Y2/Y2
        7,14  Y2/Y2
        8,14  Y2
        9,15  G1
        out red
        passed green
        """
      When Yellow plays "pass"
      Then room D pays <paid>

      Examples:
        | absent          | basis            | paid                     |
        | presence_needed | starting_players | Yellow 4                 |
        | zero_ranks      | starting_players | Yellow 4, Green 2, Red 2 |
        | zero_ranks      | players_left     | Yellow 4                 |

    Scenario: The number of chips does not decide
      FR: Un seul 6 l'emporte sur trois jetons qui font 5 ensemble.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        6,4   G6
        7,5   Y2
        8,6   Y2
        8,4   Y1
        """
      When Yellow plays "pass"
      Then room E has the totals Yellow 5, Green 6
      And room E pays Green 4

  @SCO_4
  Rule: SCO-4 First place

    Scenario Outline: First place pays 4, by however little: <green> against <yellow>
      FR: La première place vaut 4 PV, que l'avance soit grande ou petite.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        7,4   G<green>
        7,5   Y<yellow>
        """
      When Yellow plays "pass"
      Then room E has the totals Yellow <yellow>, Green <green>
      And room E pays Green 4

      Examples:
        | green | yellow |
        | 6     | 1      |
        | 6     | 5      |

  @SCO_5
  Rule: SCO-5 Second place

    @SCO_4
    Scenario: Second place pays 2
      FR: À trois ou quatre, la deuxième place vaut 2 PV.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,8   G4
        8,9   R3
        """
      When Yellow plays "pass"
      Then room F pays Green 4, Red 2

  @SCO_6
  Rule: SCO-6 Lower places

    Scenario: Third and fourth place pay nothing
      FR: La troisième et la quatrième place ne rapportent rien.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        passed green red violet
        8,7   Y2
        8,8   G6
        8,9   R4
        7,8   Vi3
        """
      When Yellow plays "pass"
      Then room F has the totals Yellow 2, Green 6, Red 4, Violet 3
      And room F pays Green 4, Red 2

  @SCO_7
  Rule: SCO-7 Tie for first place

    Scenario: Two with the same total have 4 each
      FR: Deux ex æquo en tête marquent chacun 4 PV, à deux joueurs aussi.
      Given the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 1/6
        """
      When Green plays "start 6"
      And Chance plays "draw 2/5"
      Then room E has the totals Yellow 6, Green 6
      And room E pays Yellow 4, Green 4

    Scenario: Four with the same total have 4 each
      FR: Quatre ex æquo aussi.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        passed green red violet
        8,7   Y3
        8,8   G3
        8,9   R3
        7,8   Vi3
        """
      When Yellow plays "pass"
      Then room F pays Yellow 4, Green 4, Red 4, Violet 4

  @SCO_8
  Rule: SCO-8 No second place after a tie for first

    @SCO_7
    Scenario: Behind two who are tied for first nobody has second place
      FR: Derrière deux ex æquo en tête, le suivant ne marque rien.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        players yellow green red
        passed green red
        8,7   Y4
        8,8   G4
        8,9   R3
        """
      When Yellow plays "pass"
      Then room F pays Yellow 4, Green 4

  @SCO_9
  Rule: SCO-9 Tie for second place

    @SCO_4
    Scenario Outline: <how many> tied for second place have 2 each
      FR: Les ex æquo de deuxième place, derrière un premier seul, marquent chacun 2 PV.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        passed green red violet
        8,7   Y6
        8,8   G4
        8,9   R4
        7,8   Vi<violet>
        """
      When Yellow plays "pass"
      Then room F pays <paid>

      Examples:
        | how many | violet | paid                                |
        | Two      | 3      | Yellow 4, Green 2, Red 2            |
        | Three    | 4      | Yellow 4, Green 2, Red 2, Violet 2  |

  @SCO_10
  Rule: SCO-10 Two players: first place only

    @SCO_4
    Scenario: With two players second place pays nothing
      FR: À deux, la deuxième place ne rapporte rien.
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
      Then room E has the totals Yellow 11, Green 6
      And room E pays Yellow 4

  @SCO_11
  Rule: SCO-11 Passages score nothing

    Scenario: Chips in passages bring nothing, however many
      FR: Les jetons posés dans les passages ne rapportent rien, si nombreux soient-ils.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        3,3   G6
        4,3   G6
        7,3   G6
        7,7   G6
        9,5   G6
        6,2   G6
        """
      When Yellow plays "pass"
      Then the scores are Yellow 4, Green 4

  @SCO_12
  Rule: SCO-12 Marking the score

    @R_08
    Scenario Outline: Victory points move the marker on from <begin>, read as <reading>
      FR: Le marqueur avance d'autant de pas que la salle rapporte de PV.
      Given R-12 is read as may_pass
      And R-08 is read as <reading>
      And the position
        """
        passed green
        7,5   Y3
        """
      When Yellow plays "pass"
      Then Yellow scores 8 and Green scores 4
      And the scores are Yellow <yellow>, Green <green>

      Examples:
        | reading | begin | yellow | green |
        | zero    | 0     | 8      | 4     |
        | one     | 1     | 9      | 5     |

  @SCO_13
  Rule: SCO-13 Example: three different totals

    @example @SCO_4 @SCO_5 @SCO_6
    Scenario: Timo 10, Max 9, Pia 4
      FR: Timo (jaune) 10, Max (vert) 9, Pia (rouge) 4 : Timo marque 4 PV, Max 2, Pia 0.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        passed green red violet
        7,2   Y6
        8,2   Y4
        9,2   G5
        7,3   G4
        8,3   R4
        """
      When Yellow plays "pass"
      Then room C has the totals Yellow 10, Green 9, Red 4
      And room C pays Yellow 4, Green 2

  @SCO_14
  Rule: SCO-14 Example: a second room

    @example @R_02 @SCO_4 @SCO_5 @SCO_6
    Scenario: Sarah 12, Max 5, Timo 4
      FR: Sarah (violet) 12, Max (vert) 5, Timo (jaune) 4 : Sarah marque 4 PV, Max 2, Timo 0.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        passed green red violet
        7,13  Vi6
        8,13  Vi6
        9,13  G5
        7,14  Y4
        """
      When Yellow plays "pass"
      Then room J has the totals Yellow 4, Green 5, Violet 12
      And room J pays Green 2, Violet 4

  @SCO_15
  Rule: SCO-15 Example: tie for first place

    @example @SCO_7 @SCO_8
    Scenario: Pia 10, Sarah 10, Timo 6
      FR: Pia (rouge) et Sarah (violet) 10, Timo (jaune) 6 : 4 PV chacune ; Timo, pourtant suivant, marque 0.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        passed green red violet
        7,2   R6
        8,2   R4
        9,2   Vi5
        7,3   Vi5
        8,3   Y6
        """
      When Yellow plays "pass"
      Then room C has the totals Yellow 6, Red 10, Violet 10
      And room C pays Red 4, Violet 4

  @SCO_16
  Rule: SCO-16 Example: tie for second place

    @example @SCO_4 @SCO_9
    Scenario: Max 9, Sarah 4, Timo 4
      FR: Max (vert) 9, Sarah (violet) et Timo (jaune) 4 : Max marque 4 PV, Sarah et Timo 2 chacun.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        passed green red violet
        7,13  G5
        8,13  G4
        9,13  Vi4
        7,14  Y4
        """
      When Yellow plays "pass"
      Then room J has the totals Yellow 4, Green 9, Violet 4
      And room J pays Yellow 2, Green 4, Violet 2
