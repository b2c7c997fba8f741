Feature: Components
  Of all that is in the box only the chips can surprise anybody: each has two faces, and there are eight of each kind.

  @CMP_4
  Rule: CMP-4 Three kinds of chip

    @SET_10
    Scenario Outline: A <kind> chip shows <low> or <high>, and nothing else
      FR: Un jeton a deux faces, dont la somme fait 7 ; il ne peut pas en montrer une autre.
      Given the position
        """
        first-chip yellow <kind>
        pending choose_face yellow
        """
      Then Yellow's legal actions are
        """
        face <low>
        face <high>
        """
      And Yellow may not play "face <other>": FACE_NOT_AVAILABLE

      Examples:
        | kind | low | high | other |
        | 1/6  | 1   | 6    | 2     |
        | 2/5  | 2   | 5    | 3     |
        | 3/4  | 3   | 4    | 6     |

    @DRW_1
    Scenario: A ninth chip of a kind never comes out of a bag, nor lies anywhere
      FR: Les huit jetons 1/6 de Jaune sont posés : il n'en sort plus de son sac, et un neuvième serait de trop.
      Given the position
        """
        1,9   Y6/Y1
        1,7   Y6/Y6
        3,7   Y1/Y1
        5,7   Y1/Y6
        13,1  G6
        hand green 1/6
        pending draw_chip chance player=yellow
        """
      Then the chances are
        | outcome  | weight |
        | draw 2/5 | 8      |
        | draw 3/4 | 8      |
      And Chance may not play "draw 1/6": NOT_IN_BAG
      And the position shows
        """
        bag yellow 1/6 0, 2/5 8, 3/4 8
        bag green 1/6 6, 2/5 8, 3/4 8
        """
      When someone sets up the position
        """
        1,9   Y6/Y1
        1,7   Y6/Y6
        3,7   Y1/Y1
        5,7   Y1/Y6
        7,7   Y6
        """
      Then it cannot be
        """
        chips of yellow: expected 8 chips 1/6 in all, found 9
        """
