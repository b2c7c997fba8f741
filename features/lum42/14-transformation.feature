Feature: Transformation
  A unit on an energy face turns one of its owner's light cubes into an energy cube, which scores at once.

  @TRF_1
  Rule: TRF-1 What a unit transforms

    @CON_3 @REC_4
    Scenario: One cube of the planet's colour moves from the harvest area to the energy area
      FR: Un seul cube, de la couleur de la planète, passe de la zone de collecte à la zone d'énergie ; la réserve ne change pas.
      Given the position
        """
        phase 4
        N    yellow-E  m:red    white.basic@P
        light white 1 blue 3 yellow 2 red
        energy white 1 yellow
        light black 2 yellow
        """
      When White plays "recover N planet"
      Then White scores 3
      And the position shows
        """
        light white 1 blue 2 yellow 2 red
        energy white 2 yellow
        light black 2 yellow
        energy black none
        """
      And the reserve holds 9 blue, 10 green, 4 yellow, 8 red

    @interaction
    Scenario: A transformation places no probe and does not score for the harvest objective
      FR: Transformer n'est pas collecter : la sonde rouge reste, et l'objectif collecte rouge ne donne rien.
      Given the position
        """
        phase 4; objectives red four_probes three_green
        N    red-E     p:lat    white.basic@P
        S    red-L     p:lat
        light white 1 red
        """
      When White plays "recover N planet"
      Then White scores 2
      And the events are UnitRecovered, CubeTransformed, Scored, PhaseBegan, TurnBegan

    @R_47 @R_03 @interaction
    Scenario: A transformation takes a cube that was meant for the light objective
      FR: Blanc doit transformer un de ses trois cubes verts : le cube vert collecté ensuite n'est que le troisième.
      Given the position
        """
        phase 4; objectives blue four_green three_red
        N    green-E   m:green  white.basic@P white.basic@M
        light white 3 green
        """
      When White plays "recover N planet"
      And White plays "recover N moon"
      Then White scores 4
      And the position shows
        """
        light white 3 green
        energy white 1 green
        achieved light none
        """

    @OBJ_7 @OBJ_11 @interaction
    Scenario: An objective once achieved stays achieved when its cubes are transformed
      FR: Blanc collecte d'abord le quatrième cube vert, puis en transforme un : l'objectif reste acquis.
      Given the position
        """
        phase 4; objectives blue four_green three_red
        N    green-E   m:green  white.basic@P white.basic@M
        light white 3 green
        """
      When White plays "recover N moon"
      Then White scores 8
      When White plays "recover N planet"
      Then White scores 4
      And the position shows
        """
        light white 3 green
        energy white 1 green
        achieved light white
        """

    @R_47
    Scenario: A coloured planet asks for a cube of its own colour
      FR: Sur une planète rouge (face énergie), seul un cube rouge se transforme, et il faut nommer sa couleur.
      Given R-47 is read as may_decline
      And the position
        """
        phase 4; light white 1 red 1 blue
        N    red-E   p:lat   white.basic@P
        """
      When White plays "recover N planet"
      Then White may not play "transform blue": OTHER_COLOUR
      And White may not play "transform": COLOUR_NEEDED
      And White may not play "transform green": OTHER_COLOUR, NO_SUCH_LIGHT_CUBE
      And White may play "decline"

  @TRF_2
  Rule: TRF-2 Points at once

    @CON_4 @TRF_1
    Scenario Outline: A <colour> cube is worth <value> points
      FR: Le cube transformé rapporte aussitôt sa valeur : bleu 5, vert 4, jaune 3, rouge 2.
      Given the position
        """
        phase 4
        N    <colour>-E  p:lat    white.basic@P
        E    blue-E      m:white  black.basic@M
        score white 10
        light white 1 <colour>
        """
      When White plays "recover N planet"
      Then White scores <value>
      And the events are UnitRecovered, CubeTransformed, Scored, TurnBegan
      And the scores are White <total>, Black 0
      And the position shows
        """
        light white none
        energy white 1 <colour>
        """

      Examples:
        | colour | value | total |
        | blue   | 5     | 15    |
        | green  | 4     | 14    |
        | yellow | 3     | 13    |
        | red    | 2     | 12    |

    @CON_3 @R_18
    Scenario: A score has no upper limit
      FR: Le score n'est pas plafonné : aux 99 points de Blanc s'ajoutent les 5 points du cube bleu.
      Given the position
        """
        round 5; phase 4; score white 99
        N    blue-E    p:lat    white.basic@P
        E    blue-E    p:lat    black.basic@P
        light white 1 blue
        """
      When White plays "recover N planet"
      Then the scores are White 104, Black 0

    @R_43 @OBJ_5 @OBJ_11 @interaction
    Scenario: The cube scores first, then the energy objective is looked at
      FR: Le troisième cube vert rapporte 4 points, puis l'objectif énergie 8 points.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    green-E   p:lat    white.basic@P
        light white 1 green
        energy white 2 green
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, CubeTransformed, Scored, ObjectiveAchieved, Scored, PhaseBegan, TurnBegan
      And White scores 12
      And the position shows
        """
        achieved energy white
        """

    @R_43 @DOU_1 @OBJ_5 @OBJ_11 @interaction
    Scenario: A Doubler's first cube completes the energy objective before the second is transformed
      FR: Le premier cube du Doubleur rapporte 4 points et l'objectif énergie ; le second, transformé ou non, vient après.
      Given the position
        """
        round 2; phase 4; objectives blue four_probes three_green
        N    green-E   p:lat    white.doubler@P
        light white 2 green
        energy white 2 green
        """
      When White plays "recover N planet"
      Then White scores 12
      And White's legal actions are
        """
        transform green
        decline
        """
      When White plays "transform green"
      Then White scores 4
      And the position shows
        """
        light white none
        energy white 4 green
        """

    @EXL_4_r2 @TRF_1 @interaction
    Scenario: The transformation slot of the Exile alone gives no points
      FR: Le même cube bleu vaut 5 points sur une planète bleue et aucun dans l'Exil.
      Given the position
        """
        phase 4
        N    blue-E    p:lat    white.basic@P
        exile transformation white.basic
        light white 2 blue
        """
      When White plays "recover_exile transformation basic"
      And White plays "transform blue"
      Then nobody scores
      When White plays "recover N planet"
      Then White scores 5
      And the position shows
        """
        energy white 2 blue
        """

  @TRF_3
  Rule: TRF-3 No matching cube

    Scenario: A transformation is lost where its owner has no cube
      FR: Blanc n'a aucun cube : la transformation est perdue, et rien ne se passe.
      Given the position
        """
        phase 4
        N    green-E   m:green  white.basic@P
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, PhaseBegan, TurnBegan
      And nobody scores
      And the position shows
        """
        light white none
        energy white none
        """

    Scenario Outline: A transformation on green is lost where there is <what>
      FR: Sans cube de lumière vert dans sa zone de collecte, le joueur ne transforme rien ; l'action est perdue.
      Given the position
        """
        phase 4
        N    green-E   m:green  white.basic@P
        <cubes>
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, PhaseBegan, TurnBegan
      And nobody scores
      And the position shows
        """
        <cubes>
        """

      Examples:
        | what                                | cubes                              |
        | nothing but other colours           | light white 2 blue 1 yellow 1 red  |
        | nothing but energy                  | energy white 1 green               |
        | nothing but an opponent's cube      | light black 1 green                |

    @HAR_1 @interaction
    Scenario Outline: The order of recovery decides whether there is a cube to transform: <first> first
      FR: Le cube vert de la lune peut être transformé s'il est collecté d'abord ; dans l'ordre inverse, la transformation est perdue.
      Given the position
        """
        phase 4
        N    green-E   m:green  white.basic@P white.basic@M
        """
      When White plays "recover N <first>"
      And White plays "recover N <second>"
      Then <points>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """

      Examples:
        | first  | second | points         | light   | energy  |
        | moon   | planet | White scores 4 | none    | 1 green |
        | planet | moon   | nobody scores  | 1 green | none    |

    @SCI_1
    Scenario: A Scientist names no colour that it does not have
      FR: Sans cube vert, le Scientifique ne peut pas annoncer la transformation d'un cube vert.
      Given the position
        """
        round 2; phase 4
        N    green-E   p:lat    white.scientist@P
        light white 1 red
        """
      When White plays "recover N planet"
      Then White may not play "transform green": NO_SUCH_LIGHT_CUBE
      And White may not play "transform red": OTHER_COLOUR
      And White's legal actions are
        """
        harvest green
        transform
        """

    Scenario Outline: A lost transformation leaves nothing to decline (R-47 <reading>)
      FR: Sans cube à transformer, rien n'est demandé, quelle que soit la lecture.
      Given the position
        """
        phase 4
        N    green-E   p:lat    white.basic@P
        """
      And R-47 is read as <reading>
      When White plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, PhaseBegan, TurnBegan

      Examples:
        | reading               |
        | mandatory_if_possible |
        | may_decline           |

  @TRF_4
  Rule: TRF-4 Black planet

    @REC_4 @interaction
    Scenario: A black planet lets its owner choose among several cubes
      FR: Blanc a des cubes bleus, jaunes et rouges : il choisit parmi ces couleurs, et une seule fois.
      Given the position
        """
        phase 4
        N    black-E   p:lat    white.basic@P
        light white 1 blue 2 yellow 3 red
        light black 1 green
        """
      When White plays "recover N planet"
      Then White may not play "transform green": NO_SUCH_LIGHT_CUBE
      And White's legal actions are
        """
        transform blue
        transform yellow
        transform red
        """
      When White plays "transform yellow"
      Then White scores 3
      And the position shows
        """
        light white 1 blue 1 yellow 3 red
        energy white 1 yellow
        """

    @TRF_2 @CON_4
    Scenario Outline: On a black planet a <colour> cube is worth <value> points
      FR: La planète noire ne change pas la valeur du cube choisi.
      Given the position
        """
        phase 4
        N    black-E   p:lat    white.basic@P
        light white 1 blue 1 green 1 yellow 1 red
        """
      When White plays "recover N planet"
      And White plays "transform <colour>"
      Then White scores <value>
      And the position shows
        """
        energy white 1 <colour>
        """

      Examples:
        | colour | value |
        | blue   | 5     |
        | green  | 4     |
        | yellow | 3     |
        | red    | 2     |

    @R_47
    Scenario Outline: Whether the transformation on a black planet may be declined (R-47 <reading>)
      FR: Blanc voudrait garder ses cubes : il doit en transformer un, ou peut renoncer, selon la lecture.
      Given the position
        """
        phase 4
        N    black-E   p:lat    white.basic@P
        light white 1 blue 1 red
        """
      And R-47 is read as <reading>
      When White plays "recover N planet"
      Then White <verdict>
      And White's legal actions are
        """
        transform blue
        transform red
        <declined>
        """

      Examples:
        | reading               | verdict                                            | declined |
        | mandatory_if_possible | may not play "decline": ACTION_OWED_ON_ENERGY_FACE | none     |
        | may_decline           | may play "decline"                                 | decline  |

    @R_03
    Scenario: A basic unit on a black planet names the colour and does not harvest
      FR: Sur la planète noire, la couleur doit être nommée, et l'unité de base ne collecte pas.
      Given the position
        """
        phase 4
        N    black-E   m:red    white.basic@P
        light white 1 blue 1 red
        """
      When White plays "recover N planet"
      Then White may not play "transform": COLOUR_NEEDED
      And White may not play "harvest red": NO_HARVEST_HERE
      And White may play "transform red"

    @OBJ_5 @OBJ_11 @TRF_2 @interaction
    Scenario: On a black planet the cheaper cube may complete the energy objective
      FR: Blanc transforme un cube rouge à 2 points plutôt qu'un bleu à 5 : l'objectif énergie lui en donne 8 de plus.
      Given the position
        """
        phase 4; objectives blue four_probes two_blue_two_red
        N    black-E   p:lat    white.basic@P
        light white 1 blue 1 red
        energy white 2 blue 1 red
        """
      When White plays "recover N planet"
      And White plays "transform red"
      Then White scores 10
      And the position shows
        """
        light white 1 blue
        energy white 2 blue 2 red
        achieved energy white
        """

  @TRF_5
  Rule: TRF-5 Black planet with no cube

    Scenario: A transformation on a black planet is lost where its owner has no cube
      FR: Blanc n'a aucun cube : même la planète noire ne transforme rien.
      Given the position
        """
        phase 4
        N    black-E   p:lat    white.basic@P
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, PhaseBegan, TurnBegan
      And nobody scores
      And the position shows
        """
        light white none
        energy white none
        """

    Scenario Outline: A transformation on a black planet is lost where there is <what>
      FR: Sans aucun cube de lumière, le joueur ne transforme rien sur la planète noire.
      Given the position
        """
        phase 4
        N    black-E   p:lat    white.basic@P
        <cubes>
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, PhaseBegan, TurnBegan
      And nobody scores
      And the position shows
        """
        <cubes>
        """

      Examples:
        | what                              | cubes                                    |
        | nothing but energy                | energy white 1 blue 1 green 1 yellow 1 red |
        | nothing but an opponent's cubes   | light black 1 blue 1 green 1 yellow 1 red  |

  @TRF_6
  Rule: TRF-6 Example: green planet

    @TRF_1 @TRF_2 @example
    Scenario: A unit on a green energy face transforms a green cube for 4 points
      FR: Le cube vert passe en zone d'énergie et rapporte aussitôt 4 points.
      Given the position
        """
        phase 4
        N    green-E   p:lat    white.basic@P
        light white 1 green
        """
      When White plays "recover N planet"
      Then White scores 4
      And the position shows
        """
        light white none
        energy white 1 green
        """
