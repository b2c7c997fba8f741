Feature: End of the game
  Two ends: nobody can draw any more, because all is placed; or nobody can place any more. Then the rooms are counted.

  @END_1
  Rule: END-1 End: nobody can draw

    @R_25 @DRW_3
    Scenario: The game ends when everybody has placed all 24 chips
      FR: La partie s'arrête quand chacun a placé ses 24 jetons.
      Given R-25 is read as play_out_hands
      And the position
        """
        1,9   Y3; 1,7 Y1/Y6; 2,7 Y1/Y6; 3,7 Y1/Y6; 4,7 Y1/Y6; 5,7 Y2/Y5; 6,7 Y2/Y5
        7,7   Y2/Y5; 8,7 Y2/Y5; 9,7 Y3/Y4; 10,7 Y3/Y4; 11,7 Y3/Y4
        13,1  G1; 13,5 G2; 1,3 G1/G6; 2,3 G1/G6; 3,3 G1/G6; 4,3 G2/G5; 5,3 G2/G5
        6,3   G2/G5; 7,3 G3/G4; 8,3 G3/G4; 9,3 G3/G4; 10,3 G3/G4
        hand yellow 3/4
        hand green 1/6
        turn green
        """
      When the game goes on
        """
        green: start 1
        chance: draw 2/5
        yellow: start 3
        """
      Then Green is to place a chip
      When Green plays "place 11,5 2"
      Then the game is over
      And the position shows
        """
        ended nobody_draws
        hand yellow none
        hand green none
        """
      And the scores are Yellow 4, Green 8
      And Green wins

    @R_25
    Scenario Outline: The bags are empty and everybody holds a chip, read as <reading>
      FR: Les sacs sont vides : on place encore les jetons en main ; selon l'autre lecture, la partie s'arrête là.
      Given R-25 is read as <reading>
      And the position
        """
        1,9   Y3; 1,7 Y1/Y6; 2,7 Y1/Y6; 3,7 Y1/Y6; 4,7 Y1/Y6; 5,7 Y2/Y5; 6,7 Y2/Y5
        7,7   Y2/Y5; 8,7 Y2/Y5; 9,7 Y3/Y4; 10,7 Y3/Y4; 11,7 Y3/Y4
        13,1  G1; 13,5 G2; 1,3 G1/G6; 2,3 G1/G6; 3,3 G1/G6; 4,3 G2/G5; 5,3 G2/G5
        6,3   G2/G5; 7,3 G3/G4; 8,3 G3/G4; 9,3 G3/G4; 10,3 G3/G4
        hand yellow 3/4
        hand green 1/6
        turn green
        """
      Then the position shows
        """
        bag yellow none
        bag green 1/6 0, 2/5 1, 3/4 0
        """
      When the game goes on
        """
        green: start 1
        chance: draw 2/5
        """
      Then the position shows
        """
        <shown>
        hand yellow 3/4
        hand green 2/5
        """
      And the scores are <scores>

      Examples:
        | reading              | shown              | scores            |
        | play_out_hands       | ended none         | Yellow 0, Green 0 |
        | stop_when_bags_empty | ended nobody_draws | Yellow 4, Green 4 |

    @R_25 @R_21 @OUT_1 @interaction
    Scenario Outline: A bag that a stuck player cannot use, R-25 read as <last>, R-21 as <stuck>
      FR: Vert est bloqué, son sac plein ne compte pas ; celui de Jaune se vide : dernier jeton, ou fin immédiate.
      Given R-25 is read as <last>
      And R-21 is read as <stuck>
      And the position
        """
        1,9   Y3; 13,1 G1/G6; 12,1 Y1/Y6; 13,2 Y1/Y6; 1,7 Y1/Y6; 2,7 Y1/Y6; 3,7 Y2/Y5
        4,7   Y2/Y5; 5,7 Y2/Y5; 6,7 Y2/Y5; 7,7 Y3/Y4; 8,7 Y3/Y4; 9,7 Y3
        hand yellow 3/4
        bag yellow 1/6 0, 2/5 0, 3/4 1
        """
      When the game goes on
        """
        yellow: start 3
        chance: draw 3/4
        """
      Then the position shows
        """
        out <out>
        ended <ended>
        """

      Examples:
        | last                 | stuck             | out   | ended        |
        | play_out_hands       | own_turn_for_good | green | none         |
        | play_out_hands       | at_once           | green | none         |
        | play_out_hands       | skip_each_turn    | none  | none         |
        | stop_when_bags_empty | own_turn_for_good | none  | nobody_draws |
        | stop_when_bags_empty | at_once           | green | nobody_draws |
        | stop_when_bags_empty | skip_each_turn    | none  | nobody_draws |

  @END_2
  Rule: END-2 End: nobody can place

    Scenario: The game ends when nobody can place a chip, by counting or directly
      FR: Les dix six, les deux marqueurs recouverts : personne ne peut plus rien placer.
      Given the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 1/6
        """
      When Green plays "start 6"
      And Chance plays "draw 2/5"
      Then the game is over
      And the position shows
        """
        ended nobody_places
        out yellow green
        hand green 2/5
        """

    @R_26
    Scenario Outline: Nobody has a target, but a right is left, read as <reading>
      FR: Plus personne n'a d'arrivée, mais Jaune garde son droit : on continue, ou non, selon la lecture.
      Given R-26 is read as <reading>
      And the position
        """
        1,9   Y6; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G1; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 1/6
        """
      When Green plays "start 6"
      And Chance plays "draw 2/5"
      Then the position shows
        """
        ended <ended>
        out none
        """

      Examples:
        | reading       | ended         |
        | right_counts  | none          |
        | ordinary_only | nobody_places |

    @END_1 @OUT_1 @DRW_3
    Scenario: One player has placed everything, the other can place nothing
      FR: L'un a tout placé, l'autre est bloqué : la partie s'arrête, pour les deux raisons.
      Given the position
        """
        1,9   Y3; 13,1 G1/G6; 12,1 Y1/Y6; 13,2 Y1/Y6; 1,7 Y1/Y6; 2,7 Y1/Y6; 3,7 Y2/Y5
        4,7   Y2/Y5; 5,7 Y2/Y5; 6,7 Y2/Y5; 7,7 Y3/Y4; 8,7 Y3/Y4; 9,7 Y3/Y4
        hand yellow 3/4
        """
      When Yellow plays "start 3"
      Then the game is over
      And the position shows
        """
        ended both
        out green
        """

    @R_26 @R_21 @interaction
    Scenario Outline: The end and being out, R-26 read as <end>, R-21 as <stuck>
      FR: Jaune bloqué sans droit, Vert pose directement : qui est hors jeu, et par quoi finit la partie.
      Given R-26 is read as <end>
      And R-21 is read as <stuck>
      And the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G1; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 1/6
        """
      When Green plays "start 6"
      And Chance plays "draw 2/5"
      Then the position shows
        """
        ended nobody_places
        out <out>
        """

      Examples:
        | end           | stuck             | out          |
        | right_counts  | own_turn_for_good | yellow green |
        | right_counts  | at_once           | yellow green |
        | right_counts  | skip_each_turn    | none         |
        | ordinary_only | own_turn_for_good | none         |
        | ordinary_only | at_once           | yellow green |
        | ordinary_only | skip_each_turn    | none         |

  @END_3
  Rule: END-3 Final count

    @SCO_1
    Scenario: The rooms are counted at once, and nobody has anything more to do
      FR: La partie finie, les salles sont comptées aussitôt, et plus personne n'a rien à faire.
      Given the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 1/6
        """
      When Green plays "start 6"
      Then nobody scores
      When Chance plays "draw 2/5"
      Then Yellow scores 16 and Green scores 16
      And Green may not play "start 1": GAME_OVER
      And Yellow may not play "place 7,9 6": GAME_OVER
      And Chance may not play "draw 2/5": GAME_OVER
