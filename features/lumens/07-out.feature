Feature: Players who are out
  Whoever can place nothing more, neither by counting nor directly, is out until the final count.
  In the ten sixes every 6 is blocked or points off the board; with a covered start chip a player is stuck there.

  @OUT_1
  Rule: OUT-1 Out of the game

    Scenario: A player with neither a target nor the right is out
      FR: Jaune n'a ni arrivée ni pose directe : quand vient son tour, il est hors jeu, et Vert rejoue.
      Given the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 3/4
        """
      When the game goes on
        """
        green: start 3
        chance: draw 1/6
        """
      Then the events are Placed, Drawn, WentOut, TurnBegan
      And the position shows
        """
        out yellow
        turn green
        """
      And Yellow may not play "place 7,5 1": NOT_YOUR_TURN, PLAYER_OUT

    Scenario: A player whose first chip is single is never out
      FR: Tant que le premier jeton est seul, la pose directe reste : Jaune est bloqué, mais pas hors jeu.
      Given the position
        """
        1,9   Y6; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6/G1; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        """
      When the game goes on
        """
        yellow: start 1
        chance: draw 1/6
        """
      Then the events are Placed, Drawn, WentOut, TurnBegan
      And Yellow is to place a chip
      And the position shows
        """
        out green
        """

    @R_20 @PLC_12
    Scenario: A right that is left is of no use where the start marker carries two chips
      FR: Marqueur recouvert en comptant : selon cette lecture le droit reste, mais la case est pleine. Jaune est hors jeu.
      Given R-19 is read as direct_only
      And the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 3/4
        """
      When Green plays "start 3"
      And Chance plays "draw 1/6"
      Then the events are Placed, Drawn, WentOut, TurnBegan
      And the position shows
        """
        out yellow
        """

    @R_21
    Scenario Outline: When a stuck player goes out, read as <reading>
      FR: À son tour, pour de bon ; selon d'autres lectures, aussitôt, ou jamais : on passe son tour.
      Given R-21 is read as <reading>
      And the position
        """
        1,9   Y1/Y6
        1,8   G1/G6
        2,9   G1
        4,9   G2
        turn green
        hand green 3/4
        """
      When Green plays "place 2,9 3"
      Then the events are <placing>
      When Chance plays "draw 1/6"
      Then the events are <drawing>
      And Green is to place a chip
      And the position shows
        """
        out <out>
        """
      And Yellow may not play "start 1": <reasons>

      Examples:
        | reading           | placing         | drawing                   | out    | reasons                   |
        | own_turn_for_good | Placed          | Drawn, WentOut, TurnBegan | yellow | NOT_YOUR_TURN, PLAYER_OUT |
        | at_once           | Placed, WentOut | Drawn, TurnBegan          | yellow | NOT_YOUR_TURN, PLAYER_OUT |
        | skip_each_turn    | Placed          | Drawn, TurnBegan          | none   | NOT_YOUR_TURN             |

    @R_21 @END_2
    Scenario Outline: All readings of R-21 come to the same end: <reading>
      FR: Quand Vert aussi est bloqué, la partie s'arrête ; les scores sont les mêmes selon les trois lectures.
      Given R-21 is read as <reading>
      And the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 1/6
        """
      When the game goes on
        """
        green: start 6
        chance: draw 2/5
        """
      Then the game is over
      And the position shows
        """
        out <out>
        ended nobody_places
        """
      And the scores are Yellow 16, Green 16

      Examples:
        | reading           | out          |
        | own_turn_for_good | yellow green |
        | at_once           | yellow green |
        | skip_each_turn    | none         |

    @R_21
    Scenario Outline: Two turns of the other player later, read as <reading>
      FR: Vert joue deux fois de suite : Jaune est hors jeu, ou passe chaque fois son tour sans jamais l'être.
      Given R-21 is read as <reading>
      And the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 3/4
        """
      When the game goes on
        """
        green: start 3
        chance: draw 1/6
        green: place 10,1 1
        chance: draw 1/6
        """
      Then the events are <events>
      And Green is to place a chip
      And the position shows
        """
        out <out>
        """
      And Yellow may not play "place 7,5 1": <reasons>

      Examples:
        | reading           | out    | reasons                   | events                                                        |
        | own_turn_for_good | yellow | NOT_YOUR_TURN, PLAYER_OUT | Placed, Drawn, WentOut, TurnBegan, Placed, Drawn, TurnBegan   |
        | at_once           | yellow | NOT_YOUR_TURN, PLAYER_OUT | Placed, Drawn, TurnBegan, Placed, Drawn, TurnBegan            |
        | skip_each_turn    | none   | NOT_YOUR_TURN             | Placed, Drawn, TurnBegan, Placed, Drawn, TurnBegan            |

    @R_21 @DRW_3
    Scenario Outline: Stuck after one's own placement with <left> left in the bag, read as <reading>
      FR: Il reste <left> jeton dans le sac de Jaune, bloqué par sa propre pose : sans jeton, on n'est pas hors jeu.
      Given R-21 is read as <reading>
      And the position
        """
        1,9   Y6; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        2,2 G2/Y2; 3,2 G2/Y2; 4,2 G2/Y2; 5,2 G2/Y2; 6,2 G2/Y2; 7,2 G2/Y2; 8,2 G2/Y2; 9,2 G2/Y2; 10,2 G1/Y1
        2,3 G3/Y3; 3,3 G3/Y3; 4,3 G3/Y3; 5,3 G3/Y3; 6,3 G3/Y3; 7,3 G3/Y3; 8,3 G3/Y3; 9,3 G1/Y1
        10,3  <last>
        hand yellow 1/6
        hand green 3/4
        """
      When Yellow plays "start 6"
      Then the events are <events>

      Examples:
        | reading           | left | last  | events                      |
        | own_turn_for_good | 1    | G1    | Placed                      |
        | own_turn_for_good | 0    | G1/Y3 | Placed, BagEmpty, TurnBegan |
        | at_once           | 1    | G1    | Placed, WentOut             |
        | at_once           | 0    | G1/Y3 | Placed, BagEmpty, TurnBegan |

  @OUT_2
  Rule: OUT-2 What stays of a player who is out

    @PLC_8 @PLC_12 @PLC_13
    Scenario: Chips and start marker of a player who is out are as much in the way as before
      FR: Jaune est hors jeu : ses jetons bloquent, se recouvrent, comptent encore, et son marqueur reste fermé.
      Given R-12 is read as may_pass
      And the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6/G1; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        6,3   G2
        4,9   G3
        3,5   G5
        out yellow
        turn green
        hand green 3/4
        """
      Then Green may not play "place 2,5 3": PATH_BLOCKED
      And Green may not play "place 1,9 3": CELL_FULL, FOREIGN_START
      And Green may play "place 6,1 3"
      When the game goes on
        """
        green: place 6,5 3
        chance: draw 1/6
        green: pass
        """
      Then the position shows
        """
        6,5 G3/Y6
        out yellow
        """
      And room G has the totals Yellow 6

    @R_22 @SCO_10
    Scenario Outline: With one of three stuck, a room is counted for so many: R-22 <reading>, R-21 <stuck>
      FR: Rouge est hors jeu ; on compte toujours pour trois, sauf selon l'autre lecture. Qui passe son tour est là.
      Given R-12 is read as may_pass
      And R-22 is read as <reading>
      And R-21 is read as <stuck>
      And the position
        """
        board invented-example
        players yellow green red
        8,8   Y6
        7,9   Y2
        9,8   G1
        9,9   G3
        8,9   R6
        8,15  R6/R1
        7,15  Y1
        8,14  Y2
        9,15  G1
        out <out>
        passed green
        """
      When Yellow plays "pass"
      Then room F has the totals Yellow 8, Green 4, Red 6
      And room F pays <paid>

      Examples:
        | reading          | stuck             | out  | paid            |
        | starting_players | own_turn_for_good | red  | Yellow 4, Red 2 |
        | players_left     | own_turn_for_good | red  | Yellow 4        |
        | starting_players | at_once           | red  | Yellow 4, Red 2 |
        | players_left     | at_once           | red  | Yellow 4        |
        | starting_players | skip_each_turn    | none | Yellow 4, Red 2 |
        | players_left     | skip_each_turn    | none | Yellow 4, Red 2 |

    @SCO_2 @END_3
    Scenario: A player who is out takes part in the final count
      FR: Jaune, hors jeu, garde ses totaux et peut gagner.
      Given the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        7,5   Y5
        out yellow
        turn green
        hand green 1/6
        """
      When the game goes on
        """
        green: start 6
        chance: draw 2/5
        """
      Then room E has the totals Yellow 11, Green 6
      And the scores are Yellow 16, Green 12
      And Yellow wins

  @OUT_3
  Rule: OUT-3 The others go on

    Scenario: The others take their turns as if the seat were empty
      FR: Rouge, bloqué, est hors jeu : Jaune et Vert continuent entre eux.
      Given the position
        """
        board invented-example
        players yellow green red
        8,15  R6/R1
        7,15  Y1
        8,14  Y2
        9,15  G1
        turn green
        """
      When the game goes on
        """
        green: start 1
        chance: draw 1/6
        """
      Then the events are Placed, Drawn, WentOut, TurnBegan
      And Yellow is to place a chip
      When the game goes on
        """
        yellow: start 1
        chance: draw 1/6
        green: place 10,15 1
        chance: draw 1/6
        """
      Then Yellow is to place a chip
      And the position shows
        """
        out red
        """

    Scenario: One player alone goes on
      FR: Le dernier qui peut placer continue seul.
      Given the position
        """
        1,9   Y6/Y1; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        turn green
        hand green 3/4
        """
      When the game goes on
        """
        green: start 3
        chance: draw 1/6
        green: place 10,1 6
        chance: draw 1/6
        green: place 13,4 6
        chance: draw 1/6
        """
      Then Green is to place a chip
