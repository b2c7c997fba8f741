Feature: Concepts
  Light and energy, systems and adjacency, what is empty, and whose pieces stand on a system.

  @CON_1
  Rule: CON-1 Light and energy

    @CON_2 @CON_3 @PRB_1 @interaction
    Scenario: A probe harvests a cube, and a unit makes energy of that same cube
      FR: La sonde collecte un cube vert en phase 3 ; en phase 4, l'unité transforme ce même cube en énergie.
      Given the position
        """
        units white basic; units black none
        N  green-E  p:lat
        E  green-L  p:lat   white.probe@P
        """
      When White plays "N deploy basic planet"
      Then nobody scores
      And the reserve holds 10 blue, 9 green, 10 yellow, 10 red
      And the position shows
        """
        light white 1 green
        energy white none
        """
      When White plays "recover N planet"
      Then White scores 4
      And the reserve holds 10 blue, 9 green, 10 yellow, 10 red
      And the position shows
        """
        light white none
        energy white 1 green
        """

    Scenario: An energy cube is no light cube any more and is not transformed again
      FR: Un cube d'énergie ne redevient pas lumière : la seconde unité verte n'a plus rien à transformer.
      Given the position
        """
        phase 4
        N  green-E  p:lat   white.basic@P
        S  green-E  p:lat   white.basic@P
        light white 1 green
        """
      When White plays "recover N planet"
      Then White scores 4
      When White plays "recover S planet"
      Then nobody scores
      And the position shows
        """
        light white none
        energy white 1 green
        """

  @CON_2
  Rule: CON-2 Harvesting a cube

    @R_05
    Scenario Outline: A unit on a <colour> planet takes one <colour> cube from the reserve to its own board
      FR: Le cube collecté passe de la réserve à la zone de collecte du joueur, et à nulle autre.
      Given the position
        """
        phase 4; objectives <other> four_probes three_green
        N <colour>-L p:lat white.basic@P
        light black 1 blue 1 green 1 yellow 1 red
        """
      When White plays "recover N planet"
      And White plays "keep_probe"
      Then nobody scores
      And the reserve holds <reserve>
      And the position shows
        """
        light white 1 <colour>
        energy white none
        light black 1 blue 1 green 1 yellow 1 red
        """

      Examples:
        | colour | other | reserve                          |
        | blue   | red   | 8 blue, 9 green, 9 yellow, 9 red |
        | green  | red   | 9 blue, 8 green, 9 yellow, 9 red |
        | yellow | red   | 9 blue, 9 green, 8 yellow, 9 red |
        | red    | blue  | 9 blue, 9 green, 9 yellow, 8 red |

    @HAR_4
    Scenario: A cube comes from the reserve and from nowhere else
      FR: Le dernier cube rouge de la réserve est pris ; la seconde unité ne trouve plus rien, ni chez Noir ni ailleurs.
      Given the position
        """
        phase 4
        N blue-E m:red white.basic@M
        S blue-E m:red white.basic@M
        light white 4 red
        light black 5 red
        """
      When White plays "recover N moon"
      Then the reserve holds 10 blue, 10 green, 10 yellow, 0 red
      And the position shows
        """
        light white 5 red
        """
      When White plays "recover S moon"
      Then the reserve holds 10 blue, 10 green, 10 yellow, 0 red
      And the position shows
        """
        light white 5 red
        light black 5 red
        """

    @R_18
    Scenario: A seventh red cube finds room
      FR: Aucune limite de place : un septième cube rouge s'ajoute aux six premiers.
      Given the position
        """
        phase 4
        N blue-E m:red white.basic@M
        light white 6 red
        """
      When White plays "recover N moon"
      Then the reserve holds 10 blue, 10 green, 10 yellow, 3 red
      And the position shows
        """
        light white 7 red
        """

    @R_17 @PRB_3
    Scenario: A second red cube brings out no second red probe
      FR: Chaque zone n'a qu'une sonde : la rouge étant déjà placée, les cubes rouges suivants n'en font placer aucune.
      Given the position
        """
        units white basic; units black none
        N  red-L   p:lat   white.probe@P
        E  red-L   p:lat
        S  blue-E  m:red
        """
      When White plays "S deploy basic moon"
      Then the position shows
        """
        light white 1 red
        """
      And White is to recover a unit
      And White's board holds the probes blue, green, yellow
      When White plays "recover S moon"
      Then the position shows
        """
        light white 2 red
        N  red-L   p:lat   white.probe@P
        E  red-L   p:lat
        """
      And White is to enlist a unit

  @CON_3
  Rule: CON-3 Transforming a cube

    Scenario: Transforming moves one of one's own cubes and leaves all others where they are
      FR: Un seul cube vert du joueur passe en énergie ; ses autres cubes et ceux de Noir ne bougent pas.
      Given the position
        """
        phase 4
        N green-E p:lat white.basic@P
        light white 2 green 1 red
        light black 3 green
        """
      When White plays "recover N planet"
      Then White scores 4
      And the reserve holds 10 blue, 5 green, 10 yellow, 9 red
      And the position shows
        """
        light white 1 green 1 red
        energy white 1 green
        light black 3 green
        energy black none
        """

    @TRF_3
    Scenario: Without a green light cube of one's own, nothing of another colour or of another player is transformed
      FR: Faute de cube vert à soi, ni le cube rouge du joueur ni les cubes verts de Noir ne sont transformés.
      Given the position
        """
        phase 4
        N green-E p:lat white.basic@P
        S red-E   p:lat white.basic@P
        light white 1 red
        light black 3 green
        """
      When White plays "recover N planet"
      Then nobody scores
      And the position shows
        """
        light white 1 red
        energy white none
        light black 3 green
        energy black none
        """
      When White plays "recover S planet"
      Then White scores 2
      And the position shows
        """
        light white none
        energy white 1 red
        """

    @R_18
    Scenario: A seventh energy cube of a colour finds room
      FR: Aucune limite de place non plus en zone d'énergie : un septième cube rouge s'y ajoute.
      Given the position
        """
        phase 4
        N red-E p:lat white.basic@P
        light white 1 red
        energy white 6 red
        """
      When White plays "recover N planet"
      Then White scores 2
      And the position shows
        """
        light white none
        energy white 7 red
        """

  @CON_4
  Rule: CON-4 Value of a transformed cube

    @example
    Scenario Outline: A <colour> cube is worth <points> points when it is transformed
      FR: Un cube transformé vaut 5 PV s'il est bleu, 4 s'il est vert, 3 s'il est jaune, 2 s'il est rouge.
      Given the position
        """
        phase 4
        N <colour>-E p:lat white.basic@P
        light white 1 blue 1 green 1 yellow 1 red
        """
      When White plays "recover N planet"
      Then White scores <points>
      And the position shows
        """
        energy white 1 <colour>
        """

      Examples:
        | colour | points |
        | blue   | 5      |
        | green  | 4      |
        | yellow | 3      |
        | red    | 2      |

    Scenario Outline: On a black planet the value is that of the <colour> cube chosen
      FR: Sur une planète noire, c'est la couleur du cube choisi qui fixe la valeur.
      Given the position
        """
        phase 4
        N black-E p:lat white.basic@P
        light white 1 blue 1 green 1 yellow 1 red
        """
      When White plays "recover N planet"
      And White plays "transform <colour>"
      Then White scores <points>

      Examples:
        | colour | points |
        | blue   | 5      |
        | green  | 4      |
        | yellow | 3      |
        | red    | 2      |

  @CON_5
  Rule: CON-5 System

    Scenario: A ship does not go where no system lies
      FR: Les vaisseaux vont de système en système : une case vide de la zone n'est pas une destination.
      Given the position
        """
        N red-L m:green black.basic@P
        E red-L m:blue
        """
      When White tries "N > (0,2)"
      Then it is refused: NO_SYSTEM_THERE

    @DIS_5 @interaction @example
    Scenario: A planet without its satellite is no system yet
      FR: Tant que le satellite manque, la planète posée ne fait pas un système ; le jeton pris le complète.
      Given the position
        """
        phase 1; turn black; first white
        N red-L m:green white.ship
        planets blue | - | - | -
        satellites m:red | - | - | -
        """
      When Black plays "take_planet 1"
      And Black plays "lay_planet (0,2) light"
      Then Black is to choose a satellite
      And the position shows
        """
        (0,2) none
        """
      When Black plays "take_satellite 1"
      Then the position shows
        """
        (0,2) blue-L m:red
        """
      And White may play "move (0,2)"
      And White may not play "move NE": NO_SYSTEM_THERE

  @CON_6
  Rule: CON-6 Adjacency

    @MOV_3
    Scenario: Systems that share an edge are adjacent, and systems that touch at a corner are not
      FR: Le vaisseau passe d'un système à ceux qui ont un côté commun avec lui, jamais en diagonale.
      Given the position
        """
        (2,2)  red-L    m:green  white.ship
        (2,3)  blue-L   m:red
        (3,2)  blue-L   m:red
        (2,1)  green-L  m:red
        (1,2)  green-L  m:blue
        (1,1)  yellow-L m:blue
        (1,3)  yellow-L m:blue
        (3,1)  red-L    m:yellow
        (3,3)  red-L    m:yellow
        """
      Then White's legal actions are
        """
        move (2,3)
        move (3,2)
        move (2,1)
        move (1,2)
        """
      And White may not play "move (1,1)": NOT_ADJACENT
      And White may not play "move (3,3)": NOT_ADJACENT

    @R_21 @MOV_3
    Scenario Outline: The number of first steps from the centre depends on the reading <reading>
      FR: Depuis le centre, le premier pas mène à quatre systèmes, ou à huit selon la lecture de R-21.
      Given R-21 is read as <reading>
      And the position
        """
        N  red-L    m:green
        NE blue-L   m:red
        E  blue-L   m:red
        SE green-L  m:red
        S  green-L  m:blue
        SW yellow-L m:blue
        W  yellow-L m:blue
        NW red-L    m:yellow
        """
      Then White's legal actions are
        """
        move N
        move E
        move S
        move W
        <NE>
        <SE>
        <SW>
        <NW>
        """

      Examples:
        | reading         | NE      | SE      | SW      | NW      |
        | orthogonal_four | none    | none    | none    | none    |
        | all_eight       | move NE | move SE | move SW | move NW |

    @R_21 @interaction
    Scenario Outline: Eight ways out of the centre change nothing about later steps: <reading>
      FR: La lecture large de R-21 ne vaut qu'au départ du centre : de N à E, le pas reste interdit.
      Given R-21 is read as <reading>
      And the position
        """
        N  red-L    m:green black.basic@P
        NE blue-L   m:red
        E  blue-L   m:red
        """
      When White tries "N > E"
      Then it is refused: NOT_ADJACENT
      And White may play "move NE"

      Examples:
        | reading         |
        | orthogonal_four |
        | all_eight       |

    @R_19 @interaction
    Scenario Outline: Laying planets corner to corner does not let ships step diagonally: <reading>
      FR: Même si R-19 permet de poser en diagonale, le vaisseau ne passe pas d'un coin à l'autre.
      Given R-19 is read as <reading>
      And the position
        """
        (1,1)  red-L    m:green  white.ship
        (2,2)  blue-L   m:red
        (1,2)  blue-L   m:red
        """
      Then White's legal actions are
        """
        move (1,2)
        """
      And White may not play "move (2,2)": NOT_ADJACENT

      Examples:
        | reading                |
        | orthogonal             |
        | orthogonal_or_diagonal |

  @CON_7
  Rule: CON-7 Centre of the space zone

    @R_20
    Scenario: No planet is laid on the centre, even when no ship stands there
      FR: Manche 2, aucun vaisseau au centre : il ne reçoit pourtant jamais de planète.
      Given the position
        """
        round 2; phase 1
        N red-L   m:green  white.ship
        S blue-L  m:red    black.ship
        planets green | - | - | -
        """
      And White has played "take_planet 1"
      When White tries "lay_planet centre light"
      Then it is refused: ON_THE_CENTRE
      And White's legal lay_planet actions are
        """
        lay_planet (0,2) light
        lay_planet (0,2) energy
        lay_planet NE light
        lay_planet NE energy
        lay_planet NW light
        lay_planet NW energy
        lay_planet (0,-2) light
        lay_planet (0,-2) energy
        lay_planet SE light
        lay_planet SE energy
        lay_planet SW light
        lay_planet SW energy
        """

    @MOV_10 @MOV_9
    Scenario: The centre takes any number of ships that are ejected, and none that moves
      FR: Le vaisseau éjecté rejoint les autres au centre ; mais aucun vaisseau ne s'y déplace de lui-même.
      Given the position
        """
        players white black silver
        N red-L   m:green  black.ship
        """
      When White plays "N"
      Then Black scores 1
      And White may not play "move centre": MOVE_TO_THE_CENTRE, MUST_STOP
      When White plays "deploy basic planet"
      Then the position shows
        """
        N red-L m:green white.basic@P white.ship
        ship black centre
        ship silver centre
        """
      And Black may play "move N"

    @MOV_2
    Scenario: No unit is deployed on the centre
      FR: Le centre n'a ni planète ni lune : une unité n'y trouve pas d'emplacement, et le vaisseau doit d'abord partir.
      Given the position
        """
        N red-L m:green
        """
      When White tries "deploy basic planet"
      Then it is refused: NOT_MOVED, ON_THE_CENTRE
      And White's legal actions are
        """
        move N
        """

    Scenario: A system on the centre cannot be
      FR: Le centre n'est pas un système : une position qui y met une planète est impossible.
      Given the position
        """
        phase 1
        N red-L m:green
        planets green | - | - | -
        """
      And White has played "take_planet 1"
      Then White may not play "lay_planet centre energy": ON_THE_CENTRE
      When someone sets up the position
        """
        N red-L m:green
        (0,0) green-E m:red
        """
      Then it cannot be
        """
        (0,0): the centre is no system
        """

  @CON_8
  Rule: CON-8 Empty system

    @R_26 @MOV_4
    Scenario: A system where only a ship stands is empty
      FR: Un vaisseau ne remplit pas un système : Blanc éjecte celui de Noir et doit s'arrêter.
      Given the position
        """
        N     red-L   m:green  black.ship
        (0,2) blue-L  m:red
        """
      When White plays "N"
      Then Black scores 1
      And White may not play "move (0,2)": MUST_STOP
      And White's legal actions are
        """
        deploy basic planet
        deploy basic moon
        """
      When White plays "deploy basic planet"
      Then the position shows
        """
        N     red-L   m:green  white.basic@P white.ship
        (0,2) blue-L  m:red
        ship black centre
        """

    @MOV_4 @MOV_5 @interaction
    Scenario Outline: A system with <piece> is not empty, and a ship may pass through it
      FR: Une unité ou une sonde, de n'importe quel joueur, suffit à remplir un système ; le vaisseau peut alors poursuivre.
      Given the position
        """
        N     red-L   m:green  <piece>
        (0,2) blue-L  m:red
        """
      When White plays "N > (0,2) deploy basic planet"
      Then <gain>
      And the position shows
        """
        N     red-L   m:green  <piece>
        (0,2) blue-L  m:red    white.basic@P white.ship
        """

      Examples:
        | piece         | gain           |
        | black.basic@P | Black scores 1 |
        | black.basic@M | Black scores 1 |
        | black.probe@P | Black scores 1 |
        | white.basic@P | nobody scores  |
        | white.basic@M | nobody scores  |
        | white.probe@P | nobody scores  |

    @MOV_4 @MOV_5 @R_26 @interaction
    Scenario: A unit deployed on an empty system opens the way to the next player
      FR: Sitôt que Blanc y déploie une unité, le système n'est plus vide et Noir peut le traverser.
      Given the position
        """
        N     red-L   m:green
        (0,2) blue-L  m:red
        """
      When White plays "N"
      Then White may not play "move (0,2)": MUST_STOP
      When White plays "deploy basic moon"
      Then nobody scores
      When Black plays "N > (0,2) deploy basic planet"
      Then White scores 1
      And the position shows
        """
        N     red-L   m:green white.basic@M
        (0,2) blue-L  m:red   black.basic@P black.ship
        """

  @CON_9
  Rule: CON-9 Pieces on a system

    @R_22 @MOV_12 @MOV_13
    Scenario Outline: White enters a system with <pieces>: <gains>
      FR: Vaisseau, unités et sondes comptent comme pions ; un pion de Blanc sur place annule le bonus, son vaisseau en mouvement non.
      Given the position
        """
        players white black silver
        N red-L m:green <pieces>
        """
      When White plays "N"
      Then <gains>

      Examples:
        | pieces                    | gains                              |
        | black.ship                | Black scores 1                     |
        | black.basic@P             | Black scores 1                     |
        | black.basic@M             | Black scores 1                     |
        | black.probe@P             | Black scores 1                     |
        | black.ship silver.basic@P | Black scores 1 and Silver scores 1 |
        | black.ship white.basic@M  | nobody scores                      |
        | black.ship white.basic@P  | nobody scores                      |
        | black.ship white.probe@P  | nobody scores                      |

    @R_22 @MOV_10 @MOV_13
    Scenario: A ship beside a unit of the mover is ejected without a point
      FR: L'unité de Blanc annule aussi le point du vaisseau de Noir, qui repart pourtant au centre ; plus loin, l'unité de Noir est payée.
      Given the position
        """
        N  red-L   m:green  white.basic@M black.ship
        NE blue-L  m:red    black.basic@P
        """
      When White plays "N"
      Then nobody scores
      And the position shows
        """
        N  red-L   m:green  white.basic@M white.ship
        ship black centre
        """
      When White plays "NE"
      Then Black scores 1

  @CON_10
  Rule: CON-10 Example: one blue cube

    @CON_1 @CON_2 @CON_3 @CON_4 @example
    Scenario: A blue cube is harvested, and later transformed for 5 points
      FR: Le cube bleu passe de la réserve à la zone de collecte bleue, puis en zone d'énergie bleue, ce qui rapporte 5 PV.
      Given the position
        """
        phase 4; objectives red four_probes three_green
        N  blue-L  p:lat  white.basic@P
        S  blue-E  p:lat  white.basic@P
        """
      When White plays "recover N planet"
      And White plays "keep_probe"
      Then nobody scores
      And the reserve holds 9 blue, 10 green, 10 yellow, 10 red
      And the position shows
        """
        light white 1 blue
        energy white none
        """
      When White plays "recover S planet"
      Then White scores 5
      And the reserve holds 9 blue, 10 green, 10 yellow, 10 red
      And the position shows
        """
        light white none
        energy white 1 blue
        """
