Feature: Phase 1: discovery
  In turn, each player takes a planet, lays it beside a system with a face of their choice, and gives it a satellite.

  @DIS_1
  Rule: DIS-1 One new system each

    Scenario: A player adds one planet with one satellite, and then it is the next player's turn
      FR: Chacun ajoute exactement une planète et un satellite ; Blanc ne peut pas en ajouter d'autre.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red blue | - | - | -
        satellites m:white m:red | - | - | -
        """
      When the game goes on
        """
        white: take_planet 1
        white: lay_planet (0,2) light
        white: take_satellite 1
        """
      Then the events are PlanetTaken, PlanetLaid, SatelliteTaken, TurnBegan
      And the position shows
        """
        N     blue-L p:lat
        (0,2) red-L  m:white
        planets blue | - | - | -
        satellites m:red | - | - | -
        """
      And Black is to choose a planet
      And White may not play "take_planet 1": OTHER_SEAT

    @RND_2
    Scenario: Nobody passes in phase 1
      FR: Nul ne peut passer : seules les piles s'offrent au choix.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red | blue | - | green
        """
      Then White's legal actions are
        """
        take_planet 1
        take_planet 2
        take_planet 4
        """
      And White may not play "skip_turn": OTHER_DECISION
      And White may not play "decline": OTHER_DECISION

  @DIS_2
  Rule: DIS-2 Drawing the planet

    @R_12
    Scenario: The planet is the top tile of the stack that is chosen, and the next one comes to light
      FR: Blanc prend le sommet de la pile 2 ; la tuile suivante devient visible de tous.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red red | green yellow | blue | black
        """
      When White plays "take_planet 2"
      Then every player sees on top of the planet stacks red, yellow, blue, black
      When White plays "lay_planet (0,2) light"
      And White plays "take_satellite 1"
      Then the position shows
        """
        planets red red | yellow | blue | black
        """

    @R_13
    Scenario: No planet is taken from an exhausted stack
      FR: Une pile épuisée ne peut être choisie.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets - | red | - | -
        """
      When White tries "take_planet 1"
      Then it is refused: PLANET_STACK_EXHAUSTED
      And White's legal actions are
        """
        take_planet 2
        """

    @R_13 @RND_2
    Scenario: The satellite is not chosen before the planet is laid
      FR: La planète, sa face et sa case sont fixées avant le choix du satellite.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red | - | - | -
        satellites p:lat | m:white | m:red | m:blue
        """
      When White tries "take_satellite 2"
      Then it is refused: OTHER_DECISION
      When White plays "take_planet 1"
      Then White may not play "take_satellite 2": OTHER_DECISION
      When White plays "lay_planet (0,2) light"
      Then White may play "take_satellite 2"

    @R_13 @DIS_4
    Scenario: A planet that is taken is not put back
      FR: La planète prise doit être posée ; on n'en prend pas une autre.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red | black | - | -
        """
      And White has played "take_planet 1"
      When White tries "take_planet 2"
      Then it is refused: OTHER_DECISION
      And White is to lay the planet

  @DIS_3
  Rule: DIS-3 Choosing the face

    @R_11
    Scenario: A red planet is laid as red light or as red energy, and as nothing else
      FR: Les deux faces d'une tuile sont de la même couleur : la planète rouge reste rouge, côté lumière ou côté énergie.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red | - | - | -
        satellites m:red | - | - | -
        """
      When White plays "take_planet 1"
      Then White's legal actions are
        """
        lay_planet (0,2) light
        lay_planet (0,2) energy
        lay_planet NE light
        lay_planet NE energy
        lay_planet NW light
        lay_planet NW energy
        """

    @R_11
    Scenario Outline: A <planet> planet laid with its <face> face up lies as <tile>
      FR: La planète se pose avec la face choisie, et garde sa couleur.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets <planet> | - | - | -
        satellites m:red | - | - | -
        """
      When the game goes on
        """
        white: take_planet 1
        white: lay_planet (0,2) <face>
        white: take_satellite 1
        """
      Then the position shows
        """
        (0,2) <tile> m:red
        """

      Examples:
        | planet | face   | tile     |
        | blue   | light  | blue-L   |
        | blue   | energy | blue-E   |
        | green  | light  | green-L  |
        | green  | energy | green-E  |
        | yellow | light  | yellow-L |
        | yellow | energy | yellow-E |
        | red    | light  | red-L    |
        | red    | energy | red-E    |
        | black  | energy | black-E  |

    @CMP_7 @TRF_4 @interaction
    Scenario: A black planet leaves no choice of face, and a unit on it can only transform
      FR: Qui pose une planète noire n'a pas le choix de la face ; l'unité qui s'y rend ne pourra que transformer, dans la couleur qu'elle veut.
      Given the position
        """
        phase 1; first white; turn black; ship white N
        units white basic; units black none
        N blue-L p:diag
        planets black | - | - | -
        satellites p:diag | - | - | -
        light white 1 blue 1 red
        """
      When Black plays "take_planet 1"
      Then Black may not play "lay_planet (0,2) light": NO_LIGHT_FACE
      When the game goes on
        """
        black: lay_planet (0,2) energy
        black: take_satellite 1
        white: (0,2) deploy basic planet
        white: recover (0,2) planet
        """
      Then White's legal actions are
        """
        transform blue
        transform red
        """
      And White may not play "harvest red": NO_HARVEST_HERE
      When White plays "transform blue"
      Then White scores 5

  @DIS_4
  Rule: DIS-4 Where the planet goes

    @CON_6 @R_05
    Scenario: A planet goes beside a system, not on one and not away from all
      FR: La case doit être libre et adjacente à un système existant.
      Given the position
        """
        phase 1
        (2,1)  blue-L   p:lat
        (2,2)  red-L    p:lat
        planets black | - | - | -
        """
      When White plays "take_planet 1"
      Then White's legal actions are
        """
        lay_planet (1,1) energy
        lay_planet (3,1) energy
        lay_planet (2,0) energy
        lay_planet (1,2) energy
        lay_planet (3,2) energy
        lay_planet (2,3) energy
        """
      And White may not play "lay_planet (2,1) energy": CELL_TAKEN
      And White may not play "lay_planet (-2,0) energy": NOT_BESIDE_A_SYSTEM
      And White may not play "lay_planet (1,0) energy": NOT_BESIDE_A_SYSTEM

    @R_10 @CMP_12
    Scenario Outline: Whether a planet may be laid on <cell> depends on the zone <reading>
      FR: Selon la taille de la zone spatiale, la case au-delà du troisième rang est dedans ou dehors.
      Given R-10 is read as <reading>
      And the position
        """
        phase 1
        (1,0) blue-L p:lat; (2,0) blue-L p:lat; (3,0) blue-L p:lat
        (0,1) red-L  p:tele; (0,2) red-L  p:tele; (0,3) red-L  p:tele
        planets green | - | - | -
        """
      And White has played "take_planet 1"
      When White tries "lay_planet <cell> light"
      Then it is <verdict>

      Examples:
        | reading    | cell  | verdict                   |
        | square_7x7 | (4,0) | refused: OUTSIDE_THE_ZONE |
        | square_7x7 | (0,4) | refused: OUTSIDE_THE_ZONE |
        | unbounded  | (4,0) | allowed                   |
        | unbounded  | (0,4) | allowed                   |
        | rect_4x3   | (4,0) | allowed                   |
        | rect_4x3   | (0,4) | refused: OUTSIDE_THE_ZONE |
        | rect_3x4   | (4,0) | refused: OUTSIDE_THE_ZONE |
        | rect_3x4   | (0,4) | allowed                   |
        | rect_3x3   | (4,0) | refused: OUTSIDE_THE_ZONE |
        | rect_3x3   | (0,4) | refused: OUTSIDE_THE_ZONE |

    @R_10 @interaction
    Scenario: A zone of 5 × 5 cells has room for three players and not for four
      FR: Vingt-quatre cases suffisent aux 23 systèmes d'une partie à trois, non aux 28 d'une partie à quatre.
      Given R-10 is read as rect_2x2
      And a game of 3 players drawn by lot
      And the game has come to round 5
      When every player adds a system
      Then the space zone holds 23 systems
      When someone sets the game up otherwise
        """
        players white black silver gold
        """
      Then it cannot be
        """
        reading R-10: rect_2x2 has room for 24 systems, and the game needs 28
        """

    @R_19
    Scenario Outline: Whether a corner is enough depends on the reading <reading>
      FR: En (2,2), seul un coin touche le système (1,1) : cela ne suffit que si R-19 admet la diagonale.
      Given R-19 is read as <reading>
      And the position
        """
        phase 1
        NE blue-L p:lat
        planets red | - | - | -
        """
      And White has played "take_planet 1"
      When White tries "lay_planet (2,2) light"
      Then it is <verdict>
      And White may play "lay_planet (1,2) light"
      And White may play "lay_planet (2,1) light"

      Examples:
        | reading                | verdict                      |
        | orthogonal             | refused: NOT_BESIDE_A_SYSTEM |
        | orthogonal_or_diagonal | allowed                      |

    @R_10 @R_19 @CMP_12 @interaction
    Scenario Outline: A cell that touches an edge system by its corner alone, in the zone <zone>, read as <adjacency>
      FR: Hors de la zone et reliée par un seul coin, la case (4,1) est refusée pour l'une, l'autre ou les deux raisons, ou permise.
      Given R-10 is read as <zone>
      And R-19 is read as <adjacency>
      And the position
        """
        phase 1
        (3,0) blue-L p:lat
        planets red | - | - | -
        """
      And White has played "take_planet 1"
      When White tries "lay_planet (4,1) light"
      Then it is <verdict>

      Examples:
        | zone       | adjacency              | verdict                                        |
        | square_7x7 | orthogonal             | refused: OUTSIDE_THE_ZONE, NOT_BESIDE_A_SYSTEM |
        | square_7x7 | orthogonal_or_diagonal | refused: OUTSIDE_THE_ZONE                      |
        | unbounded  | orthogonal             | refused: NOT_BESIDE_A_SYSTEM                   |
        | unbounded  | orthogonal_or_diagonal | allowed                                        |

    @R_19 @R_20 @CON_7 @interaction
    Scenario Outline: The centre is no system to lay a planet beside: <reading>
      FR: E, S et W touchent le centre, qui n'est pas un système ; sans autre voisin, aucune planète ne s'y pose.
      Given R-19 is read as <reading>
      And the position
        """
        phase 1
        (0,2) blue-L p:lat
        planets red | - | - | -
        """
      And White has played "take_planet 1"
      Then White may not play "lay_planet E light": NOT_BESIDE_A_SYSTEM
      And White may not play "lay_planet S light": NOT_BESIDE_A_SYSTEM
      And White may not play "lay_planet W light": NOT_BESIDE_A_SYSTEM
      And White may not play "lay_planet centre light": ON_THE_CENTRE, NOT_BESIDE_A_SYSTEM
      And White may play "lay_planet N light"

      Examples:
        | reading                |
        | orthogonal             |
        | orthogonal_or_diagonal |

    Scenario: A planet just laid makes room for the next player's planet
      FR: Noir peut poser sa planète à côté du système que Blanc vient d'ajouter, plus loin du centre.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red red | - | - | -
        satellites p:lat p:lat | - | - | -
        """
      When White plays "take_planet 1"
      Then White may not play "lay_planet (0,3) light": NOT_BESIDE_A_SYSTEM
      When the game goes on
        """
        white: lay_planet (0,2) light
        white: take_satellite 1
        black: take_planet 1
        black: lay_planet (0,3) light
        black: take_satellite 1
        """
      Then the position shows
        """
        (0,2) red-L p:lat
        (0,3) red-L p:lat
        """

  @DIS_5
  Rule: DIS-5 Drawing the satellite

    @R_13
    Scenario: The satellite is the top token of the stack that is chosen, and goes to the planet just laid
      FR: Le jeton du sommet de la pile choisie va sur la planète que le joueur vient de poser.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red | - | - | -
        satellites p:diag p:tele | m:white m:blue | m:red | -
        """
      When White plays "take_planet 1"
      And White plays "lay_planet NE light"
      Then White's legal actions are
        """
        take_satellite 1
        take_satellite 2
        take_satellite 3
        """
      When White plays "take_satellite 2"
      Then the position shows
        """
        N  blue-L p:lat
        NE red-L  m:white
        satellites p:diag p:tele | m:blue | m:red | -
        """

    @R_13 @interaction
    Scenario: Where one stack of each kind is left, its tiles are the only choice
      FR: Les piles épuisées sont refusées ; il ne reste qu'une pile de chaque sorte, et le dernier joueur prend les dernières tuiles.
      Given the position
        """
        phase 1; round 5; first black; turn white
        N blue-L p:lat
        planets - | - | - | black
        satellites - | - | m:white | -
        """
      Then White's legal actions are
        """
        take_planet 4
        """
      And White may not play "take_planet 3": PLANET_STACK_EXHAUSTED
      When White plays "take_planet 4"
      And White plays "lay_planet (0,2) energy"
      Then White's legal actions are
        """
        take_satellite 3
        """
      And White may not play "take_satellite 4": SATELLITE_STACK_EXHAUSTED
      When White plays "take_satellite 3"
      Then the position shows
        """
        (0,2) black-E m:white
        phase 2; turn black
        """
      And every player sees on top of the planet stacks -, -, -, -
      And every player sees on top of the satellite stacks -, -, -, -

    Scenario: There is no fifth satellite stack
      FR: Il n'y a que quatre piles de satellites.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red | - | - | -
        satellites m:red | - | - | -
        """
      When White plays "take_planet 1"
      And White plays "lay_planet (0,2) light"
      Then White may not play "take_satellite 5": NO_SUCH_SATELLITE_STACK
      And White's legal actions are
        """
        take_satellite 1
        """

    Scenario: A planet that has been laid gets its satellite before anything else
      FR: La planète posée reçoit d'abord son satellite ; on ne prend pas une seconde planète.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red | black | - | -
        satellites m:red | - | - | -
        """
      When White plays "take_planet 1"
      And White plays "lay_planet NE light"
      Then White may not play "take_planet 2": OTHER_DECISION
      And White may play "take_satellite 1"

  @DIS_6
  Rule: DIS-6 What satellites do

    @interaction
    Scenario Outline: What a new system offers with <satellite>
      FR: La lune offre un second emplacement ; le portail n'en offre pas, mais un déplacement spécial au départ.
      Given the position
        """
        phase 1; first white; turn black; ship white N
        N  blue-L   m:red
        S  yellow-L m:red
        planets green | - | - | -
        satellites <satellite> | - | - | -
        """
      When the game goes on
        """
        black: take_planet 1
        black: lay_planet (0,2) light
        black: take_satellite 1
        white: move (0,2)
        """
      Then White's legal actions are
        """
        deploy basic planet
        <moon>
        """
      When White plays "deploy basic planet"
      And Black plays "N deploy basic planet"
      Then White's legal actions are
        """
        move N
        <far>
        """

      Examples:
        | satellite | moon              | far    |
        | m:white   | deploy basic moon | none   |
        | m:green   | deploy basic moon | none   |
        | p:lat     | none              | move S |
        | p:diag    | none              | none   |
        | p:tele    | none              | none   |

    @HAR_1
    Scenario: A unit on a new moon harvests the moon's colour
      FR: Sur la lune rouge du nouveau système, l'unité collecte un cube rouge.
      Given the position
        """
        phase 1; first white; turn black; ship white N
        units white basic; units black none
        N  blue-L   p:lat
        planets green | - | - | -
        satellites m:red | - | - | -
        """
      When the game goes on
        """
        black: take_planet 1
        black: lay_planet (0,2) energy
        black: take_satellite 1
        white: move (0,2)
        white: deploy basic moon
        white: recover (0,2) moon
        """
      Then the position shows
        """
        light white 1 red
        """

  @DIS_7
  Rule: DIS-7 End of phase 1

    Scenario: Phase 1 ends with the last player's satellite
      FR: Dès que chacun a ajouté son système, la phase 2 commence par le premier joueur.
      Given the position
        """
        phase 1; first black; turn white
        N blue-L p:lat
        planets red red | - | - | -
        satellites p:lat p:lat | - | - | -
        """
      When White plays "take_planet 1"
      And White plays "lay_planet (0,2) light"
      Then White is to choose a satellite
      When White plays "take_satellite 1"
      Then the events are SatelliteTaken, PhaseBegan, TurnBegan
      And Black is to move or deploy
      And Black may not play "take_planet 1": OTHER_DECISION

    Scenario Outline: After phase 1 of round <round> with <players> players there are <systems> systems
      FR: Après la phase 1 de la manche r à n joueurs, la zone spatiale compte 8 + n × r systèmes.
      Given a game of <players> players drawn by lot
      And the game has come to round <round>
      When every player adds a system
      Then the space zone holds <systems> systems

      Examples:
        | players | round | systems |
        | 2       | 1     | 10      |
        | 2       | 2     | 12      |
        | 2       | 3     | 14      |
        | 2       | 4     | 16      |
        | 2       | 5     | 18      |
        | 3       | 1     | 11      |
        | 3       | 2     | 14      |
        | 3       | 5     | 23      |
        | 4       | 1     | 12      |
        | 4       | 2     | 16      |
        | 4       | 5     | 28      |

  @DIS_8
  Rule: DIS-8 Example: red planet, white moon

    @DIS_1 @DIS_2 @DIS_3 @DIS_4 @DIS_5 @example
    Scenario: A red planet is laid energy face up and given a white moon
      FR: Poser une planète rouge côté énergie et lui donner une lune blanche est une découverte valable.
      Given the position
        """
        phase 1
        N blue-L p:lat
        planets red blue | - | - | -
        satellites m:white m:red | - | - | -
        """
      When White plays "take_planet 1"
      And White plays "lay_planet (0,2) energy"
      And White plays "take_satellite 1"
      Then nobody scores
      And the events are PlanetTaken, PlanetLaid, SatelliteTaken, TurnBegan
      And the position shows
        """
        N     blue-L p:lat
        (0,2) red-E  m:white
        planets blue | - | - | -
        satellites m:red | - | - | -
        """
      And Black is to choose a planet
