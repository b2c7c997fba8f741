Feature: Turns
  Clockwise, one after another: place a chip, then draw one. Nobody passes.

  @TRN_1
  Rule: TRN-1 Clockwise turns

    Scenario: Turns go round clockwise, and the first player begins
      FR: Les tours se suivent dans le sens horaire, à partir du premier joueur.
      Given the position
        """
        board invented-example
        players yellow green red
        pending draw_first_player chance
        """
      When Chance plays "first green"
      Then Green is to place a chip
      When the game goes on
        """
        green: start 1
        chance: draw 2/5
        """
      Then Red is to place a chip
      When the game goes on
        """
        red: start 1
        chance: draw 2/5
        """
      Then Yellow is to place a chip
      When the game goes on
        """
        yellow: start 1
        chance: draw 2/5
        """
      Then Green is to place a chip

    Scenario: Nobody plays out of turn
      FR: On ne joue pas pendant le tour d'un autre.
      Given the position
        """
        13,1   G3
        """
      Then Green may not play "place 10,1 1": NOT_YOUR_TURN
      And Chance may not play "draw 1/6": NOT_YOUR_TURN

  @TRN_2
  Rule: TRN-2 Two phases of a turn

    Scenario: A chip is placed, then one is drawn, then the next player has the turn
      FR: On place, on pioche, puis c'est au suivant.
      Given the position
        """
        1,9   Y3
        hand yellow 1/6
        """
      Then Yellow may not play "draw 1/6": WRONG_DECISION
      When Yellow plays "place 4,9 1"
      Then the events are Placed
      And Chance is to draw a chip for Yellow
      And Yellow may not play "place 1,6 6": NOT_YOUR_TURN
      And Green may not play "place 12,1 1": NOT_YOUR_TURN
      When Chance plays "draw 2/5"
      Then the events are Drawn, TurnBegan
      And Green is to place a chip
      And the position shows
        """
        4,9 Y1
        hand yellow 2/5
        """

  @TRN_3
  Rule: TRN-3 No passing

    @R_12
    Scenario: Whoever can place a chip must place one
      FR: Qui peut placer un jeton le doit : passer est refusé.
      Given R-12 is read as compulsory
      And the position
        """
        1,9   Y3
        hand yellow 3/4
        """
      Then Yellow's legal actions are
        """
        place 1,6 3
        place 1,6 4
        place 4,9 3
        place 4,9 4
        start 3
        start 4
        """
      And Yellow may not play "pass": MUST_PLACE

    @R_12
    Scenario: Under the other reading a player may keep the chip
      FR: Selon l'autre lecture, Jaune peut garder son jeton : il ne pioche pas, et c'est à Vert.
      Given R-12 is read as may_pass
      And the position
        """
        1,9   Y3
        hand yellow 3/4
        """
      Then Yellow's legal actions are
        """
        place 1,6 3
        place 1,6 4
        place 4,9 3
        place 4,9 4
        start 3
        start 4
        pass
        """
      When Yellow plays "pass"
      Then the events are Passed, TurnBegan
      And Green is to place a chip
      And the position shows
        """
        passed yellow
        hand yellow 3/4
        """

    @R_12
    Scenario: A placement ends a row of passes
      FR: Un placement interrompt la série : il faut que tous passent de suite pour que la partie s'arrête.
      Given R-12 is read as may_pass
      And the position
        """
        passed green
        1,9   Y3
        """
      When Yellow plays "start 1"
      Then the position shows
        """
        passed none
        """
      When Chance plays "draw 2/5"
      And Green plays "pass"
      Then Yellow is to place a chip

    @R_12
    Scenario: When all who could place have passed in a row, the game ends
      FR: Quand tous ceux qui pouvaient placer ont passé de suite, la partie s'arrête.
      Given R-12 is read as may_pass
      And the position
        """
        1,9   Y3
        """
      When Yellow plays "pass"
      And Green plays "pass"
      Then the game is over
      And the position shows
        """
        ended all_passed
        """

    @R_12 @R_21 @OUT_1 @interaction
    Scenario: Passing is not waited for from a player who is out
      FR: Rouge est hors jeu : il suffit que les deux autres passent.
      Given R-12 is read as may_pass
      And the position
        """
        board invented-example
        players yellow green red
        8,15   R6/R1
        7,15   Y1
        8,14   Y2
        9,15   G1
        turn green
        """
      When Green plays "pass"
      Then the events are Passed, WentOut, TurnBegan
      When Yellow plays "pass"
      Then the game is over

    @R_03 @DRW_1
    Scenario: What the text states plainly has to be done: nobody declines to draw
      FR: L'indicatif oblige : après avoir placé, on pioche, on ne peut pas y renoncer.
      Given the position
        """
        1,9   Y3
        """
      Then Yellow may not play "pass": MUST_PLACE
      When Yellow plays "start 1"
      Then Chance is to draw a chip for Yellow
      And Yellow may not play "pass": NOT_YOUR_TURN
      And Chance may not play "pass": WRONG_DECISION
