Feature: The right to one's own start marker
  Once a game a chip may be laid directly on one's own start marker; whoever is stuck must do so.
  The ten sixes are a position in which nobody can count anywhere: each 6 is blocked or points off the board.

  @STA_1
  Rule: STA-1 Direct placement on one's own start marker

    @R_17
    Scenario Outline: The right while there are targets, read as <reading>
      FR: Le droit s'exerce à n'importe quel tour ; selon l'autre lecture, seulement si l'on est bloqué.
      Given R-17 is read as <reading>
      And the position
        """
        1,9   Y3
        """
      Then Yellow's targets are 1,6 4,9
      When Yellow tries "start 1"
      Then <verdict>

      Examples:
        | reading         | verdict                          |
        | any_turn        | it is allowed                    |
        | only_when_stuck | it is refused: RIGHT_NEEDS_STUCK |

    Scenario: The chip is laid directly, and the old one lies below it
      FR: Le jeton est posé directement ; celui qui s'y trouvait est dessous.
      Given the position
        """
        1,9   Y3
        hand yellow 2/5
        """
      When Yellow plays "start 5"
      Then the chip was laid directly
      And the position shows
        """
        1,9 Y5/Y3
        """

  @STA_2
  Rule: STA-2 What the direct placement is free of

    Scenario: Neither origin, count nor free path is needed
      FR: Ni origine, ni compte, ni chemin libre : rien ne mène au marqueur, et l'on y pose pourtant.
      Given the position
        """
        1,9   Y3
        3,9   G1
        4,9   Y6
        """
      Then Yellow may not play "place 1,9 1": NO_ORIGIN
      When Yellow plays "start 1"
      Then the chip was laid directly

    @R_20 @R_19 @PLC_12
    Scenario Outline: A start chip that was covered by counting: R-19 <spends>, R-20 <limit>
      FR: Premier jeton recouvert en comptant : le droit est-il épuisé, et un troisième jeton permis ?
      Given R-19 is read as <spends>
      And R-20 is read as <limit>
      And the position
        """
        1,9   Y4/Y2
        4,9   Y3
        """
      When Yellow tries "start 1"
      Then <verdict>

      Examples:
        | spends      | limit       | verdict                               |
        | any_cover   | limit_holds | it is refused: CELL_FULL, RIGHT_SPENT |
        | any_cover   | third_chip  | it is refused: RIGHT_SPENT            |
        | direct_only | limit_holds | it is refused: CELL_FULL              |
        | direct_only | third_chip  | it is allowed                         |

    @R_20 @R_19 @PLC_12 @STA_3 @interaction
    Scenario: Even where the right may put a third chip, counting may not, and a fourth never lies there
      FR: Selon ces lectures, le droit pose un troisième jeton ; compter ne le peut pas, et il n'y en a jamais quatre.
      Given R-19 is read as direct_only
      And R-20 is read as third_chip
      And the position
        """
        1,9   Y4/Y2
        4,9   Y3
        """
      Then Yellow may not play "place 1,9 1": CELL_FULL
      When the game goes on
        """
        yellow: start 1
        chance: draw 1/6
        green: start 1
        chance: draw 1/6
        """
      Then the position shows
        """
        1,9 Y1/Y4/Y2
        used yellow green
        """
      And Yellow may not play "start 1": CELL_FULL, RIGHT_SPENT

  @STA_3
  Rule: STA-3 Once a game

    Scenario: The direct placement is made once
      FR: Une seule pose directe par partie : ensuite la case est pleine et le droit épuisé.
      Given the position
        """
        1,9   Y3
        hand yellow 1/6
        """
      And Yellow has played "start 1"
      And Chance has played "draw 3/4"
      When Green plays "start 1"
      And Chance plays "draw 3/4"
      Then Yellow may not play "start 3": CELL_FULL, RIGHT_SPENT
      And Yellow's legal start actions are
        """
        none
        """

    @R_19 @PLC_14
    Scenario: Covering the first chip by counting spends the right too
      FR: Recouvrir son premier jeton en comptant épuise aussi le droit.
      Given R-19 is read as any_cover
      And the position
        """
        1,9   Y2
        4,9   Y3
        """
      When the game goes on
        """
        yellow: place 1,9 6
        chance: draw 1/6
        green: start 1
        chance: draw 1/6
        """
      Then Yellow may not play "start 1": CELL_FULL, RIGHT_SPENT
      And the position shows
        """
        used none
        """

    @R_19
    Scenario: Under the other reading counting and placing directly are two things
      FR: Selon l'autre lecture, seule la pose directe épuise le droit : compter jusque-là est une autre action.
      Given R-19 is read as direct_only
      And the position
        """
        1,9   Y2
        4,9   Y3
        hand yellow 1/6
        """
      Then Yellow's legal actions are
        """
        place 1,7 1
        place 1,7 6
        place 1,9 1
        place 1,9 6
        place 3,9 1
        place 3,9 6
        place 4,6 1
        place 4,6 6
        place 7,9 1
        place 7,9 6
        start 1
        start 6
        """
      When the game goes on
        """
        yellow: place 1,9 6
        chance: draw 1/6
        green: start 1
        chance: draw 1/6
        """
      Then Yellow may not play "start 1": CELL_FULL
      When the game goes on
        """
        yellow: place 7,9 1
        chance: draw 1/6
        """
      Then Green may not play "start 1": CELL_FULL, RIGHT_SPENT
      And the position shows
        """
        used green
        """

    @R_19
    Scenario: A right that has been used stays used where a third chip could lie
      FR: Le droit employé une fois l'est pour de bon, même là où un troisième jeton trouverait place.
      Given R-19 is read as direct_only
      And R-20 is read as third_chip
      And the position
        """
        1,9   Y4/Y2
        used yellow
        """
      Then Yellow may not play "start 1": RIGHT_SPENT

  @STA_4
  Rule: STA-4 Compulsory when stuck

    @R_12
    Scenario: Whoever is stuck has to cover the own start chip, and chooses only the face
      FR: Les dix six : bloqué, Jaune doit poser sur son marqueur ; il choisit seulement la face.
      Given the position
        """
        1,9   Y6
        1,5   Y6
        6,1   Y6
        6,5   Y6
        6,9   Y6
        13,1  G6
        13,5  G6
        8,1   G6
        8,5   G6
        8,9   G6
        hand yellow 3/4
        """
      Then Yellow's legal actions are
        """
        start 3
        start 4
        """
      And Yellow may not play "pass": MUST_PLACE
      And Yellow may not play "place 7,5 3": PATH_BLOCKED
      When Yellow plays "start 3"
      Then the chip was laid directly

    Scenario: Covering the start chip may open the board again
      FR: Le 3 posé sur le marqueur rend deux arrivées à Jaune.
      Given the position
        """
        1,9   Y6; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        hand yellow 3/4
        hand green 3/4
        """
      When the game goes on
        """
        yellow: start 3
        chance: draw 1/6
        green: start 3
        chance: draw 1/6
        """
      Then Yellow's targets are 1,6 4,9

    @R_17
    Scenario: Where the right needs a stuck player, a stuck player has it
      FR: Selon l'autre lecture aussi, qui est bloqué pose directement.
      Given R-17 is read as only_when_stuck
      And the position
        """
        1,9   Y6; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        hand yellow 3/4
        """
      Then Yellow's legal actions are
        """
        start 3
        start 4
        """
      When Yellow plays "start 4"
      Then the chip was laid directly

    @R_12
    Scenario: Under the other reading a stuck player, too, may pass
      FR: Si l'on peut passer, celui qui est bloqué le peut aussi.
      Given R-12 is read as may_pass
      And the position
        """
        1,9   Y6; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        hand yellow 3/4
        """
      Then Yellow's legal actions are
        """
        start 3
        start 4
        pass
        """
      When the game goes on
        """
        yellow: start 3
        chance: draw 1/6
        green: start 6
        """
      Then the events are Placed, Drawn, TurnBegan, Placed

    @R_19 @R_20 @OUT_1 @R_21 @interaction
    Scenario Outline: Stuck, with the start chip covered by counting: R-19 <spends>, R-20 <limit>
      FR: Bloqué, premier jeton recouvert en comptant : hors jeu, ou encore une pose directe, un troisième jeton.
      Given R-19 is read as <spends>
      And R-20 is read as <limit>
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
        """
      Then the events are <events>
      And <who> is to place a chip

      Examples:
        | spends      | limit       | events                             | who    |
        | any_cover   | limit_holds | Placed, Drawn, WentOut, TurnBegan  | Green  |
        | any_cover   | third_chip  | Placed, Drawn, WentOut, TurnBegan  | Green  |
        | direct_only | limit_holds | Placed, Drawn, WentOut, TurnBegan  | Green  |
        | direct_only | third_chip  | Placed, Drawn, TurnBegan           | Yellow |

    @R_17 @R_18 @PLC_14 @interaction
    Scenario: A target that is only one's own start marker, closed to counting, leaves the player stuck
      FR: Seul le marqueur est à portée, et R-18 le ferme au compte : bloqué, Jaune y pose directement.
      Given R-17 is read as only_when_stuck
      And R-18 is read as only_by_right
      And the position
        """
        1,9   Y6; 1,5 Y4; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        1,4   G6; 2,5 G6
        hand yellow 3/4
        """
      Then Yellow may not play "place 1,9 3": OWN_START_BY_RIGHT_ONLY
      And Yellow's legal actions are
        """
        start 3
        start 4
        """

    @OUT_1 @OUT_3
    Scenario: Where nobody has a target any more, the right that is left keeps the game going
      FR: Par défaut, la pose directe est un placement : Jaune doit la faire, et elle peut rouvrir le jeu.
      Given R-26 is read as right_counts
      And the position
        """
        1,9   Y6; 1,5 Y6; 6,1 Y6; 6,5 Y6; 6,9 Y6
        13,1  G6/G1; 13,5 G6; 8,1 G6; 8,5 G6; 8,9 G6
        hand yellow 3/4
        """
      When the game goes on
        """
        yellow: start 3
        chance: draw 1/6
        """
      Then Yellow is to place a chip
      And Yellow's targets are 1,6 4,9
      When the game goes on
        """
        yellow: place 1,6 6
        chance: draw 1/6
        yellow: place 4,9 6
        chance: draw 1/6
        """
      Then the position shows
        """
        out green
        """

  @STA_5
  Rule: STA-5 Example: Pia's start marker

    @example @STA_1
    Scenario: Pia lays a 1 on the 3 of her start marker
      FR: Pia (rouge) pose directement un 1 sur le 3 de son marqueur ; c'est désormais le 1 qui compte.
      Given the position
        """
        board invented-example
        players yellow green red violet
        15,15  R3
        hand red 1/6
        turn red
        """
      Then Red's targets are 15,12 12,15
      When Red plays "start 1"
      Then the chip was laid directly
      And the position shows
        """
        15,15 R1/R3
        """
      When the game goes on
        """
        chance: draw 2/5
        violet: start 1
        chance: draw 2/5
        yellow: start 1
        chance: draw 2/5
        green: start 1
        chance: draw 2/5
        """
      Then Red's targets are 15,14 14,15
      And Red may not play "start 2": CELL_FULL, RIGHT_SPENT
