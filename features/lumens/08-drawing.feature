Feature: Phase 2: drawing a chip
  After placing, a chip out of one's own bag: unseen, hidden, and never more than one.

  @DRW_1
  Rule: DRW-1 Drawing a chip

    Scenario: Every chip left in one's own bag is as likely as any other
      FR: On pioche dans son propre sac ; chaque jeton qui y reste a autant de chances.
      Given the position
        """
        1,9   Y3
        4,9   Y3
        1,6   Y6
        7,6   Y5
        13,1  G2
        hand yellow 3/4
        """
      When Yellow plays "place 4,6 4"
      Then the chances are
        | outcome  | weight |
        | draw 1/6 | 7      |
        | draw 2/5 | 7      |
        | draw 3/4 | 5      |
      And Yellow may not play "draw 1/6": NOT_YOUR_TURN
      When Chance plays "draw 1/6"
      Then the events are Drawn, TurnBegan
      And the position shows
        """
        hand yellow 1/6
        bag yellow 1/6 6, 2/5 7, 3/4 5
        """

    Scenario: What has run out is not drawn any more
      FR: Plus de jeton 2/5 dans le sac : il ne peut pas être pioché.
      Given the position
        """
        bag yellow 1/6 1, 2/5 0, 3/4 0
        1,9   Y2/Y2; 1,7 Y2/Y2; 2,7 Y5/Y5; 3,7 Y5/Y5
        4,7   Y1/Y1; 5,7 Y6/Y6; 6,7 Y1/Y6; 7,7 Y1
        8,7   Y3/Y3; 9,7 Y3/Y3; 10,7 Y4/Y4; 11,7 Y4/Y4
        hand yellow none
        pending draw_chip chance player=yellow
        """
      Then the chances are
        | outcome  | weight |
        | draw 1/6 | 1      |
      And Chance may not play "draw 2/5": NOT_IN_BAG
      And Chance may not play "draw 3/4": NOT_IN_BAG

    @R_23
    Scenario Outline: Who decides which chip is drawn, read as <reading>
      FR: Le hasard décide, chaque jeton ayant autant de chances ; selon l'autre lecture, le joueur choisit.
      Given R-23 is read as <reading>
      And the position
        """
        1,9   Y3
        hand yellow 3/4
        """
      When Yellow plays "start 4"
      Then <who> is to draw a chip for Yellow
      And <other> may not play "draw 2/5": NOT_YOUR_TURN
      And Green may not play "draw 2/5": NOT_YOUR_TURN
      When <who> plays "draw 2/5"
      Then Green is to place a chip
      And Green cannot know which chip Yellow holds

      Examples:
        | reading | who    | other  |
        | random  | Chance | Yellow |
        | chosen  | Yellow | Chance |

  @DRW_2
  Rule: DRW-2 Hidden hand

    Scenario: The chip drawn is seen by its owner alone
      FR: Le jeton pioché est caché : aux autres, tout autre jeton du sac paraîtrait pareil.
      Given the position
        """
        1,9   Y3
        hand yellow 3/4
        hand green 1/6
        """
      When the game goes on
        """
        yellow: start 4
        chance: draw 2/5
        """
      Then Green cannot know which chip Yellow holds
      And Yellow cannot know which chip Green holds
      And Green has not seen 8 × 1/6, 8 × 2/5, 6 × 3/4 of Yellow
      And the position shows
        """
        hand yellow 2/5
        """

    Scenario: A hand never holds more than one chip
      FR: La main ne contient jamais qu'un jeton : on place avant de piocher, et l'on ne pioche qu'une fois.
      Given the position
        """
        1,9   Y3
        hand yellow 3/4
        """
      Then Yellow may not play "draw 1/6": WRONG_DECISION
      When the game goes on
        """
        yellow: start 3
        chance: draw 2/5
        """
      Then Chance may not play "draw 1/6": NOT_YOUR_TURN
      And the position shows
        """
        hand yellow 2/5
        """

    @R_24
    Scenario Outline: What can be reckoned of an opponent's hand, read as <reading>
      FR: On peut compter tout ce qui a été posé ; selon l'autre lecture, seulement ce qui se voit encore.
      Given R-24 is read as <reading>
      And the position
        """
        13,1  G1
        10,1  G3
        9,1   Y1/G6
        hand yellow 1/6
        hand green 2/5
        """
      When the game goes on
        """
        yellow: start 1
        chance: draw 2/5
        """
      Then Yellow has not seen <unseen> of Green
      And Yellow cannot know which chip Green holds

      Examples:
        | reading       | unseen                    |
        | whole_history | 6 × 1/6, 8 × 2/5, 7 × 3/4 |
        | tops_only     | 7 × 1/6, 8 × 2/5, 7 × 3/4 |

    @R_24 @R_23 @interaction
    Scenario: A chip that was picked is hidden like one that was drawn
      FR: Un jeton choisi dans le sac reste aussi caché qu'un jeton pioché.
      Given R-23 is read as chosen
      And R-24 is read as tops_only
      And the position
        """
        1,9   Y3
        """
      When the game goes on
        """
        yellow: start 6
        yellow: draw 3/4
        """
      Then Green cannot know which chip Yellow holds
      And Green sees Y6 on 1,9, 2 high

  @DRW_3
  Rule: DRW-3 Empty bag

    Scenario: With an empty bag the chip in hand is still placed
      FR: Sac vide, Jaune place encore le jeton qu'il a en main ; alors seulement il ne peut plus piocher.
      Given the position
        """
        1,9   Y3; 1,7 Y1/Y6; 2,7 Y1/Y6; 3,7 Y1/Y6; 4,7 Y1/Y6; 5,7 Y2/Y5; 6,7 Y2/Y5
        7,7   Y2/Y5; 8,7 Y2/Y5; 9,7 Y3/Y4; 10,7 Y3/Y4; 11,7 Y3/Y4
        hand yellow 3/4
        """
      Then the position shows
        """
        bag yellow none
        """
      When Yellow plays "start 4"
      Then the events are Placed, BagEmpty, TurnBegan
      And Green is to place a chip
      And the position shows
        """
        hand yellow none
        """

    Scenario: Whoever has placed every chip has no further turn
      FR: Jaune a tout placé : il n'est pas hors jeu, il n'a simplement plus de tour.
      Given the position
        """
        1,9   Y3; 1,7 Y1/Y6; 2,7 Y1/Y6; 3,7 Y1/Y6; 4,7 Y1/Y6; 5,7 Y2/Y5; 6,7 Y2/Y5
        7,7   Y2/Y5; 8,7 Y2/Y5; 9,7 Y3/Y4; 10,7 Y3/Y4; 11,7 Y3/Y4
        hand yellow 3/4
        """
      When the game goes on
        """
        yellow: start 4
        green: start 1
        chance: draw 1/6
        """
      Then Green is to place a chip
      And the position shows
        """
        out none
        """
      And Yellow may not play "start 1": NOT_YOUR_TURN
