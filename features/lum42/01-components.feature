Feature: Components
  What is in the box, as far as play can show it: the pawns of a player, the faces of a planet, the size of
  the space zone.

  @CMP_4
  Rule: CMP-4 Pawns of a player

    @SET_12 @SET_13 @SET_14 @SET_15 @R_07 @example
    Scenario: Each of four players begins with sixteen pawns, and the fourth colour is gold
      FR: Blanc, Noir, Argenté et Doré ont chacun 1 vaisseau, 4 sondes, 3 unités de base, 5 unités spéciales, 2 cubes d'objectif et 1 cube de score.
      Given a game of 4 players drawn by lot
      Then White's board holds the probes blue, green, yellow, red
      And Black's board holds the probes blue, green, yellow, red
      And Silver's board holds the probes blue, green, yellow, red
      And Gold's board holds the probes blue, green, yellow, red
      And the scores are White 0, Black 0, Silver 0, Gold 0
      And the position shows
        """
        players white black silver gold
        ship white centre
        ship black centre
        ship silver centre
        ship gold centre
        units white basic basic basic
        units black basic basic basic
        units silver basic basic basic
        units gold basic basic basic
        locked white doubler scientist saboteur chief traveller
        locked black doubler scientist saboteur chief traveller
        locked silver doubler scientist saboteur chief traveller
        locked gold doubler scientist saboteur chief traveller
        achieved light none
        achieved energy none
        """

    Scenario Outline: Nobody has more pawns than the box gives: <pawns>
      FR: Une position où un joueur aurait plus de pions que la boîte n'en donne est impossible.
      Given a game of 2 players drawn by lot
      When someone sets up the position
        """
        round 2
        N red-L m:green
        E red-L m:blue
        <statement>
        """
      Then it cannot be
        """
        <fault>
        """

      Examples:
        | pawns              | statement                                                | fault                                                                         |
        | a fourth basic     | units white basic basic basic basic                      | units white: expected at most 3 basic, found 4                                |
        | a second Chief     | units white chief; exile one white.chief                 | units white: expected at most 1 chief, found 2                                |
        | a second red probe | S red-L m:red white.probe@P; W red-L p:lat white.probe@P | red probe of White: expected once, on the board or on a planet; found 2 times |

  @CMP_7
  Rule: CMP-7 Faces of a black planet

    @DIS_3 @example
    Scenario: A black planet is never laid light face up
      FR: La face lumière manque à toute planète noire : on ne la pose que côté énergie.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets black red | - | - | -
        """
      And White has played "take_planet 1"
      When White tries "lay_planet (0,2) light"
      Then it is refused: NO_LIGHT_FACE
      And White's legal actions are
        """
        lay_planet (0,2) energy
        lay_planet NE energy
        lay_planet NW energy
        """

    @DIS_4 @interaction
    Scenario: A black planet light face up on a taken cell is refused for both reasons
      FR: La face et la case se jugent ensemble : les deux motifs de refus sont donnés à la fois.
      Given the position
        """
        phase 1
        N  blue-L p:lat
        NE blue-L p:lat
        planets black red | - | - | -
        """
      And White has played "take_planet 1"
      When White tries "lay_planet NE light"
      Then it is refused: CELL_TAKEN, NO_LIGHT_FACE

  @CMP_12
  Rule: CMP-12 Areas of the game board

    @R_10
    Scenario Outline: The space zone ends three cells from the centre: <beyond> lies outside
      FR: La zone spatiale compte 7 × 7 cases : à trois cases du centre on est au bord, à quatre on est dehors.
      Given the position
        """
        phase 1
        <edge> blue-L p:lat
        planets red | - | - | -
        """
      And White has played "take_planet 1"
      When White tries "lay_planet <beyond> light"
      Then it is refused: OUTSIDE_THE_ZONE
      And White may play "lay_planet <along> light"

      Examples:
        | edge   | beyond | along  |
        | (3,0)  | (4,0)  | (3,1)  |
        | (-3,0) | (-4,0) | (-3,1) |
        | (0,3)  | (0,4)  | (1,3)  |
        | (0,-3) | (0,-4) | (1,-3) |
        | (3,3)  | (4,3)  | (2,3)  |
        | (3,3)  | (3,4)  | (3,2)  |

    Scenario: A system outside the space zone cannot be
      FR: Aucun système ne se trouve hors de la zone spatiale, et aucun vaisseau n'y va.
      Given the position
        """
        (3,0) blue-L p:diag white.ship
        (2,0) red-L m:red
        """
      When White tries "move (4,0)"
      Then it is refused: OUTSIDE_THE_ZONE
      When someone sets up the position
        """
        (2,0) red-L m:red
        (4,0) blue-L p:lat
        """
      Then it cannot be
        """
        (4,0): lies outside the space zone (R-10 square_7x7)
        """

    @R_10
    Scenario: The zone of 7 × 7 cells takes a system on each of its corners
      FR: Les quatre coins de la zone de 7 × 7 cases peuvent porter un système.
      Given the position
        """
        phase 1
        (3,2) blue-L p:lat; (-3,2) blue-L p:lat; (3,-2) blue-L p:lat; (-3,-2) blue-L p:lat
        planets red | - | - | -
        """
      And White has played "take_planet 1"
      Then White may play "lay_planet (3,3) light"
      And White may play "lay_planet (-3,3) light"
      And White may play "lay_planet (3,-3) light"
      And White may play "lay_planet (-3,-3) light"
      And White may not play "lay_planet (4,2) light": OUTSIDE_THE_ZONE
      And White may not play "lay_planet (-4,-2) light": OUTSIDE_THE_ZONE
