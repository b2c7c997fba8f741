Feature: Doubler
  Recovered from a system, the Doubler may harvest twice or transform twice.

  @DOU_1
  Rule: DOU-1 Doubler: action twice

    Scenario: A Doubler may harvest a second cube
      FR: Le Doubleur peut collecter un second cube.
      Given the position
        """
        round 2; phase 4
        N    red-E   m:green   white.doubler@M
        E    blue-E  m:blue    black.basic@M
        """
      When White plays "recover N moon"
      Then the position shows
        """
        light white 1 green
        """
      And White's legal actions are
        """
        harvest green
        decline
        """
      When White plays "harvest green"
      Then the position shows
        """
        light white 2 green
        """
      And Black is to recover a unit

    Scenario: The second action of a Doubler may be left out
      FR: On peut renoncer à la seconde action du Doubleur.
      Given the position
        """
        round 2; phase 4; light white 2 green
        N    green-E  p:diag   white.doubler@P
        E    blue-E   m:blue   black.basic@M
        """
      When White plays "recover N planet"
      And White plays "decline"
      Then White scores 4
      And the position shows
        """
        light white 1 green
        energy white 1 green
        """
      And Black is to recover a unit

    Scenario: There is no third action
      FR: Il n'y a pas de troisième action.
      Given the position
        """
        round 2; phase 4; light white 3 green
        N    green-E  p:diag   white.doubler@P
        E    blue-E   m:blue   black.basic@M
        """
      When White plays "recover N planet"
      And White plays "transform green"
      Then White scores 8
      And the position shows
        """
        light white 1 green
        energy white 2 green
        """
      And Black is to recover a unit
      And White may not play "transform green": OTHER_SEAT

    Scenario: The first action is owed
      FR: La première action est due, comme pour toute unité ; sur une planète noire, on ne fait qu'en choisir la couleur.
      Given the position
        """
        round 2; phase 4; light white 1 blue 1 red
        N    black-E  p:lat   white.doubler@P
        """
      When White plays "recover N planet"
      Then White may not play "decline": ACTION_OWED_ON_ENERGY_FACE
      And White's legal actions are
        """
        transform blue
        transform red
        """

    @R_62
    Scenario Outline: With two cubes under <reading>: <points> at once, and <then>
      FR: Avec deux cubes, la seconde transformation est facultative ou due selon la lecture.
      Given the position
        """
        round 2; phase 4; light white 2 green
        N    green-E  p:diag   white.doubler@P
        E    blue-E   m:blue   black.basic@M
        """
      And R-62 is read as <reading>
      When White plays "recover N planet"
      Then <points>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """
      And <then>

      Examples:
        | reading         | points         | light   | energy  | then                       |
        | second_optional | White scores 4 | 1 green | 1 green | White may play "decline"   |
        | both_mandatory  | White scores 8 | none    | 2 green | Black is to recover a unit |
        | all_or_nothing  | White scores 8 | none    | 2 green | Black is to recover a unit |

    @R_62
    Scenario Outline: With a single cube under <reading>: <points>
      FR: Avec un seul cube, il est transformé, sauf si les deux actions n'en font qu'une.
      Given the position
        """
        round 2; phase 4; light white 1 green
        N    green-E  p:diag   white.doubler@P
        E    blue-E   m:blue   black.basic@M
        """
      And R-62 is read as <reading>
      When White plays "recover N planet"
      Then <points>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """
      And Black is to recover a unit

      Examples:
        | reading         | points         | light   | energy  |
        | second_optional | White scores 4 | none    | 1 green |
        | both_mandatory  | White scores 4 | none    | 1 green |
        | all_or_nothing  | nobody scores  | 1 green | none    |

    @R_62 @interaction
    Scenario Outline: With one cube left in the reserve under <reading> a Doubler harvests: <light>
      FR: Quand la réserve n'a plus qu'un cube, le Doubleur le collecte, sauf si les deux actions n'en font qu'une.
      Given the position
        """
        round 2; phase 4; energy black 9 red
        N    blue-E   m:red    white.doubler@M
        E    blue-E   m:blue   black.basic@M
        """
      And R-62 is read as <reading>
      When White plays "recover N moon"
      Then the position shows
        """
        light white <light>
        """
      And the reserve holds <reserve>
      And Black is to recover a unit

      Examples:
        | reading         | light | reserve |
        | second_optional | 1 red | 0 red   |
        | both_mandatory  | 1 red | 0 red   |
        | all_or_nothing  | none  | 1 red   |

    @R_47 @R_62 @interaction
    Scenario Outline: Where units may decline, a Doubler that begins, under <reading>: <points>, and <then>
      FR: Quand on peut renoncer à l'action (R-47), le Doubleur peut tout laisser ; ce qui suit dépend de R-62.
      Given the position
        """
        round 2; phase 4; light white 2 green
        N    green-E  p:diag   white.doubler@P
        E    blue-E   m:blue   black.basic@M
        """
      And R-47 is read as may_decline
      And R-62 is read as <reading>
      When White plays "recover N planet"
      Then nobody scores
      And White's legal actions are
        """
        transform green
        decline
        """
      When White plays "transform green"
      Then <points>
      And <then>

      Examples:
        | reading         | points         | then                       |
        | second_optional | White scores 4 | White may play "decline"   |
        | both_mandatory  | White scores 8 | Black is to recover a unit |
        | all_or_nothing  | White scores 8 | Black is to recover a unit |

    @R_47 @interaction
    Scenario Outline: A Doubler that declines its first action has no second one under <reading>
      FR: Un Doubleur qui renonce à sa première action n'en a pas de seconde.
      Given the position
        """
        round 2; phase 4; light white 2 green
        N    green-E  p:diag   white.doubler@P
        E    blue-E   m:blue   black.basic@M
        """
      And R-47 is read as may_decline
      And R-62 is read as <reading>
      When White plays "recover N planet"
      And White plays "decline"
      Then nobody scores
      And Black is to recover a unit

      Examples:
        | reading         |
        | second_optional |
        | both_mandatory  |
        | all_or_nothing  |

    @TRF_3 @interaction
    Scenario: With a single cube the second action is lost
      FR: Avec un seul cube, la seconde action est perdue et rien n'est demandé.
      Given the position
        """
        round 2; phase 4; light white 1 green 3 red
        N    green-E  p:diag   white.doubler@P
        E    blue-E   m:blue   black.basic@M
        """
      When White plays "recover N planet"
      Then White scores 4
      And the events are UnitRecovered, CubeTransformed, Scored, ActionLost, TurnBegan
      And the position shows
        """
        light white 3 red
        energy white 1 green
        """

    @OBJ_5 @OBJ_11 @R_43 @interaction
    Scenario: The second cube of a Doubler completes the energy objective
      FR: Le second cube transformé réalise l'objectif énergie : 4 points, puis 8.
      Given the position
        """
        round 2; phase 4; objectives blue four_probes three_green
        N    green-E  p:diag   white.doubler@P
        light white 2 green; energy white 1 green
        """
      When White plays "recover N planet"
      Then White scores 4
      And the position shows
        """
        achieved energy none
        """
      When White plays "transform green"
      Then White scores 12
      And the position shows
        """
        achieved energy white
        """

    @OBJ_7 @OBJ_11 @R_43 @interaction
    Scenario: The second cube of a Doubler completes the light objective
      FR: Le second cube collecté est le quatrième rouge : l'objectif lumière vaut 8 points.
      Given the position
        """
        round 2; phase 4; objectives blue four_red three_green
        N    green-E  m:red   white.doubler@M
        light white 2 red
        """
      When White plays "recover N moon"
      Then nobody scores
      When White plays "harvest red"
      Then White scores 8
      And the position shows
        """
        achieved light white
        """

    @OBJ_7 @R_43 @interaction
    Scenario: An objective completed by the first cube is scored before the second
      FR: L'objectif réalisé par le premier cube est récompensé aussitôt, avant la seconde action.
      Given the position
        """
        round 2; phase 4; objectives blue four_red three_green
        N    green-E  m:red   white.doubler@M
        light white 3 red
        """
      When White plays "recover N moon"
      Then White scores 8
      And White's legal actions are
        """
        harvest red
        decline
        """

    @OBJ_2 @interaction
    Scenario: Each harvest of a Doubler counts for the harvest objective
      FR: Chacune des deux collectes rapporte le point de l'objectif collecte.
      Given the position
        """
        round 2; phase 4; objectives blue four_probes three_green
        N    green-E  m:blue   white.doubler@M
        """
      When White plays "recover N moon"
      And White plays "harvest blue"
      Then White scores 2

    @PRB_7 @R_43 @interaction
    Scenario: The probe of the first cube is placed before the second action
      FR: La sonde du premier cube se place, même sur la planète quittée, avant la seconde action.
      Given the position
        """
        round 2; phase 4
        N    red-L   p:lat    white.doubler@P
        E    blue-E  m:blue   black.basic@M
        """
      When White plays "recover N planet"
      Then White is to place or keep the probe
      When White plays "place_probe N"
      Then the position shows
        """
        N red-L p:lat white.probe@P
        """
      And White is to use the unit
      When White plays "harvest red"
      Then the position shows
        """
        light white 2 red
        """
      And Black is to recover a unit

    @PRB_10 @R_41 @interaction
    Scenario: A Doubler that still counts as standing on its planet keeps its probe through both actions
      FR: Si l'unité compte encore sur sa planète, la sonde n'y va ni après le premier cube ni après le second.
      Given the position
        """
        round 2; phase 4
        N    red-L   p:lat    white.doubler@P
        E    blue-E  m:blue   black.basic@M
        """
      And R-41 is read as not_this_harvest
      When White plays "recover N planet"
      Then White's legal actions are
        """
        harvest red
        decline
        """
      When White plays "harvest red"
      Then the position shows
        """
        N red-L p:lat
        light white 2 red
        """
      And Black is to recover a unit

    @PRB_7 @interaction
    Scenario: A probe kept after the first cube may be placed after the second
      FR: Une sonde gardée après le premier cube peut être placée après le second.
      Given the position
        """
        round 2; phase 4
        N    red-L   p:lat    white.doubler@P
        """
      When the game goes on
        """
        white: recover N planet
        white: keep_probe
        white: harvest red
        """
      Then White's legal actions are
        """
        place_probe N
        keep_probe
        """

    @R_62 @R_63 @interaction
    Scenario: Two cubes of two colours are enough for a Doubler that must take both from a white moon
      FR: Il reste deux cubes, de couleurs différentes : le Doubleur tenu de collecter deux fois peut commencer par l'un ou l'autre.
      Given the position
        """
        round 2; phase 4; energy black 10 blue 10 green 9 yellow 9 red
        N    red-E   m:white   white.doubler@M
        E    blue-E  p:lat     black.basic@P
        """
      And R-62 is read as all_or_nothing
      When White plays "recover N moon"
      Then White's legal actions are
        """
        harvest yellow
        harvest red
        """

    @HAR_4 @R_62 @interaction
    Scenario: A single cube is not enough for a Doubler that must take both from a white moon
      FR: Il ne reste qu'un cube : le Doubleur tenu de collecter deux fois n'en collecte aucun.
      Given the position
        """
        round 2; phase 4; energy black 10 blue 10 green 10 yellow 9 red
        N    red-E   m:white   white.doubler@M
        E    blue-E  p:lat     black.basic@P
        """
      And R-62 is read as all_or_nothing
      When White plays "recover N moon"
      Then the reserve holds 0 blue, 0 green, 0 yellow, 1 red
      And the position shows
        """
        light white none
        """
      And Black is to recover a unit

  @DOU_2
  Rule: DOU-2 Doubler: same kind of action

    Scenario: From an energy face both actions are transformations
      FR: Depuis une face énergie, les deux actions sont des transformations.
      Given the position
        """
        round 2; phase 4; light white 2 green
        N    green-E  m:green   white.doubler@P
        """
      When White plays "recover N planet"
      Then White's legal actions are
        """
        transform green
        decline
        """
      And White may not play "harvest green": NO_HARVEST_HERE

    Scenario: From a moon both actions are harvests of its colour
      FR: Depuis une lune de couleur, les deux actions sont des collectes de cette couleur.
      Given the position
        """
        round 2; phase 4; light white 2 green
        N    green-E  m:green   white.doubler@M
        """
      When White plays "recover N moon"
      Then White's legal actions are
        """
        harvest green
        decline
        """
      And White may not play "transform green": NO_TRANSFORMATION_HERE
      And White may not play "harvest red": OTHER_COLOUR

    Scenario: From a light face both actions are harvests of its colour
      FR: Depuis une face lumière, les deux actions sont des collectes de sa couleur.
      Given the position
        """
        round 2; phase 4; light white 2 green
        N    green-L  m:red   white.doubler@P
        S    green-L  p:lat   white.probe@P
        """
      When White plays "recover N planet"
      Then White's legal actions are
        """
        harvest green
        decline
        """
      And White may not play "transform green": NO_TRANSFORMATION_HERE
      And White may not play "harvest red": OTHER_COLOUR

    @R_63 @HAR_5
    Scenario: On a white moon a Doubler may take one blue and one green cube
      FR: Sur une lune blanche, le Doubleur peut prendre un cube bleu et un cube vert.
      Given the position
        """
        round 2; phase 4
        N    red-E   m:white   white.doubler@M
        """
      When White plays "recover N moon"
      And White plays "harvest blue"
      Then White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        decline
        """
      When White plays "harvest green"
      Then the position shows
        """
        light white 1 blue 1 green
        """

    @HAR_5 @HAR_2 @PRB_7 @interaction
    Scenario: On a white moon a Doubler may bring out two probes
      FR: Chacune des deux collectes permet de placer la sonde de sa couleur, la bleue puis la verte.
      Given the position
        """
        round 2; phase 4
        N    red-E     m:white   white.doubler@M
        E    blue-L    p:lat
        S    green-L   p:lat
        """
      When the game goes on
        """
        white: recover N moon
        white: harvest blue
        white: place_probe E
        white: harvest green
        white: place_probe S
        """
      Then the position shows
        """
        E blue-L p:lat white.probe@P
        S green-L p:lat white.probe@P
        light white 1 blue 1 green
        """

    @R_63 @HAR_5
    Scenario Outline: After a blue cube from a white moon, under <reading>: <green>
      FR: Selon la lecture, les deux cubes d'une lune blanche peuvent ou non différer.
      Given the position
        """
        round 2; phase 4
        N    red-E   m:white   white.doubler@M
        """
      And R-63 is read as <reading>
      When White plays "recover N moon"
      And White plays "harvest blue"
      Then <green>
      And White may play "harvest blue"
      And White may play "decline"

      Examples:
        | reading          | green                                            |
        | free_each_time   | White may play "harvest green"                   |
        | same_colour_both | White may not play "harvest green": OTHER_COLOUR |

    @R_62 @HAR_5 @interaction
    Scenario Outline: After the first cube from a white moon, under <reading>: <decline>
      FR: Sur une lune blanche, la seconde collecte est facultative ou due selon la lecture ; sa couleur reste libre.
      Given the position
        """
        round 2; phase 4
        N    red-E   m:white   white.doubler@M
        """
      And R-62 is read as <reading>
      When White plays "recover N moon"
      And White plays "harvest blue"
      Then <decline>
      And White's legal harvest actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        """

      Examples:
        | reading         | decline                                          |
        | second_optional | White may play "decline"                         |
        | both_mandatory  | White may not play "decline": SECOND_ACTION_OWED |
        | all_or_nothing  | White may not play "decline": SECOND_ACTION_OWED |

    @R_63 @interaction
    Scenario Outline: With one blue cube left for a white moon, under <reading>: <then>
      FR: Si le bleu s'épuise au premier cube, le second est d'une autre couleur, ou perdu s'il doit être bleu.
      Given the position
        """
        round 2; phase 4; energy black 9 blue
        N    red-E   m:white   white.doubler@M
        E    blue-E  m:blue    black.basic@M
        """
      And R-63 is read as <reading>
      When White plays "recover N moon"
      And White plays "harvest blue"
      Then <then>
      And the reserve holds 0 blue

      Examples:
        | reading          | then                           |
        | free_each_time   | White may play "harvest green" |
        | same_colour_both | Black is to recover a unit     |

    @R_62 @R_63 @interaction
    Scenario Outline: With one blue cube left, where both cubes are taken or none, under <reading>: <blue>
      FR: Si le Doubleur prend deux cubes ou aucun, il faut deux cubes de la couleur là où les deux doivent être semblables.
      Given the position
        """
        round 2; phase 4; energy black 9 blue
        N    red-E   m:white   white.doubler@M
        """
      And R-62 is read as all_or_nothing
      And R-63 is read as <reading>
      When White plays "recover N moon"
      Then <blue>
      When White plays "harvest red"
      Then <then>

      Examples:
        | reading          | blue                                             | then                           |
        | free_each_time   | White may play "harvest blue"                    | White may play "harvest green" |
        | same_colour_both | White may not play "harvest blue": NOT_TWO_CUBES | White is to enlist a unit      |

    @R_47 @R_62 @interaction
    Scenario: A foreign colour with a single cube left is refused twice where both cubes are taken or none
      FR: Une autre couleur que celle de la lune, dont il ne reste qu'un cube, est refusée pour deux raisons, quand on prend deux cubes ou aucun.
      Given the position
        """
        round 2; phase 4; energy black 9 blue
        N    red-E   m:red   white.doubler@M
        """
      And R-47 is read as may_decline
      And R-62 is read as all_or_nothing
      When White plays "recover N moon"
      Then White may not play "harvest blue": OTHER_COLOUR, NOT_TWO_CUBES
      And White may play "harvest red"

  @DOU_3
  Rule: DOU-3 Doubler: one colour on a black planet

    @interaction
    Scenario: On a black planet the second cube has the colour of the first
      FR: Sur une planète noire, le second cube a la couleur du premier.
      Given the position
        """
        round 2; phase 4; light white 2 blue 2 red
        N    black-E  p:lat   white.doubler@P
        """
      When White plays "recover N planet"
      Then White's legal actions are
        """
        transform blue
        transform red
        """
      When White plays "transform blue"
      Then White scores 5
      And White's legal actions are
        """
        transform blue
        decline
        """
      And White may not play "transform red": OTHER_COLOUR
      When White plays "transform blue"
      Then White scores 5
      And the position shows
        """
        light white 2 red
        energy white 2 blue
        """

    @R_62 @interaction
    Scenario: On a black planet a colour held only once may be chosen, and the second action is lost
      FR: Sur une planète noire, on peut choisir une couleur dont on n'a qu'un cube ; la seconde action est alors perdue.
      Given the position
        """
        round 2; phase 4; light white 1 blue 2 red
        N    black-E  p:lat    white.doubler@P
        E    blue-E   m:blue   black.basic@M
        """
      When White plays "recover N planet"
      And White plays "transform blue"
      Then White scores 5
      And the position shows
        """
        light white 2 red
        energy white 1 blue
        """
      And Black is to recover a unit

    @R_62 @interaction
    Scenario Outline: On a black planet with one blue and two red cubes, under <reading>: <blue>
      FR: Si les deux actions n'en font qu'une, seule une couleur possédée en double peut être choisie.
      Given the position
        """
        round 2; phase 4; light white 1 blue 2 red
        N    black-E  p:lat    white.doubler@P
        E    blue-E   m:blue   black.basic@M
        """
      And R-62 is read as <reading>
      When White plays "recover N planet"
      Then <blue>
      When White plays "transform red"
      Then <points>

      Examples:
        | reading         | blue                                               | points         |
        | second_optional | White may play "transform blue"                    | White scores 2 |
        | both_mandatory  | White may play "transform blue"                    | White scores 4 |
        | all_or_nothing  | White may not play "transform blue": NOT_TWO_CUBES | White scores 4 |

    @R_62 @interaction
    Scenario Outline: On a black planet with one green and one red cube, under <reading>: <then>
      FR: Avec deux cubes de couleurs différentes, le Doubleur n'en transforme qu'un, ou aucun si les deux actions n'en font qu'une.
      Given the position
        """
        round 2; phase 4; light white 1 green 1 red
        N    black-E  p:lat    white.doubler@P
        E    blue-E   m:blue   black.basic@M
        """
      And R-62 is read as <reading>
      When White plays "recover N planet"
      Then <then>
      And the position shows
        """
        light white 1 green 1 red
        energy white none
        """

      Examples:
        | reading         | then                             |
        | second_optional | White may play "transform green" |
        | both_mandatory  | White may play "transform green" |
        | all_or_nothing  | Black is to recover a unit       |

    @DOU_2 @R_63 @interaction
    Scenario Outline: The second cube is named with its colour too, on a <place>
      FR: La seconde couleur est fixée, mais elle se nomme.
      Given R-63 is read as same_colour_both
      And the position
        """
        phase 4; round 2; light white 3 green
        N    black-E  m:white  white.doubler@<side>
        E    green-L  p:lat    white.probe@P
        """
      When White plays "recover N <slot>"
      And White plays "<action> green"
      And White tries "<action>"
      Then it is refused: COLOUR_NEEDED
      And White may not play "<action> red": <other>

      Examples:
        | place        | side | slot   | action    | other                            |
        | black planet | P    | planet | transform | OTHER_COLOUR, NO_SUCH_LIGHT_CUBE |
        | white moon   | M    | moon   | harvest   | OTHER_COLOUR                     |

  @DOU_4
  Rule: DOU-4 Doubler: examples

    @DOU_1 @DOU_2 @example
    Scenario: A Doubler on a red planet harvests two red cubes
      FR: Un Doubleur sur une planète rouge, face lumière, collecte 2 cubes rouges.
      Given the position
        """
        round 2; phase 4
        N    red-L   p:diag   white.doubler@P
        S    red-L   p:lat    white.probe@P
        """
      When White plays "recover N planet"
      And White plays "harvest red"
      Then nobody scores
      And the position shows
        """
        light white 2 red
        """

    @DOU_1 @DOU_2 @TRF_2 @example
    Scenario: A Doubler on a green planet transforms two green cubes for 8 points
      FR: Un Doubleur sur une planète verte, face énergie, transforme 2 cubes verts : 8 points.
      Given the position
        """
        round 2; phase 4; light white 2 green
        N    green-E  p:diag   white.doubler@P
        """
      When White plays "recover N planet"
      And White plays "transform green"
      Then White scores 8
      And the position shows
        """
        light white none
        energy white 2 green
        """
