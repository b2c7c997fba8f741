Feature: Harvest
  A harvest takes a light cube out of the reserve; the probe of its colour may then leave the board. What the reserve
  does not hold cannot be harvested.

  @HAR_1
  Rule: HAR-1 What a unit harvests

    @CON_2 @REC_3
    Scenario Outline: A unit on a <colour> <slot> harvests one <colour> cube
      FR: L'unité rapporte un cube de la couleur de sa planète ou de sa lune, pris dans la réserve.
      Given the position
        """
        phase 4; objectives <other> four_probes three_green
        N    <system>
        """
      When White plays "recover N <slot>"
      Then nobody scores
      And the position shows
        """
        light white 1 <colour>
        light black none
        """
      And the reserve holds <reserve>

      Examples:
        | colour | slot   | other | system                         | reserve                             |
        | blue   | planet | red   | blue-L m:red white.basic@P     | 9 blue, 10 green, 10 yellow, 10 red |
        | green  | planet | red   | green-L m:red white.basic@P    | 10 blue, 9 green, 10 yellow, 10 red |
        | yellow | planet | red   | yellow-L m:red white.basic@P   | 10 blue, 10 green, 9 yellow, 10 red |
        | red    | planet | blue  | red-L m:blue white.basic@P     | 10 blue, 10 green, 10 yellow, 9 red |
        | blue   | moon   | red   | red-L m:blue white.basic@M     | 9 blue, 10 green, 10 yellow, 10 red |
        | green  | moon   | red   | red-L m:green white.basic@M    | 10 blue, 9 green, 10 yellow, 10 red |
        | yellow | moon   | red   | red-L m:yellow white.basic@M   | 10 blue, 10 green, 9 yellow, 10 red |
        | red    | moon   | blue  | blue-L m:red white.basic@M     | 10 blue, 10 green, 10 yellow, 9 red |

    @R_43 @OBJ_2 @OBJ_11 @PRB_7 @interaction
    Scenario Outline: The cube scores first, then the light objective is looked at, then the probe may go (<objective>)
      FR: D'abord le point de la collecte et l'objectif sur les cubes, ensuite seulement la sonde et l'objectif sur les sondes.
      Given the position
        """
        round 4; phase 4; objectives red <objective> three_green
        NW   blue-L    p:lat    white.probe@P
        N    green-L   p:lat    white.probe@P
        NE   red-L     p:lat
        SE   yellow-L  p:diag   white.probe@P
        W    blue-E    m:red    white.basic@M
        light white 3 red
        """
      When White plays "recover W moon"
      Then <after the cube>
      And the events are UnitRecovered, CubeHarvested, <cube events>
      And White is to place or keep the probe
      When White plays "place_probe NE"
      Then <after the probe>

      Examples:
        | objective             | after the cube | cube events                       | after the probe |
        | four_red              | White scores 9 | Scored, ObjectiveAchieved, Scored | nobody scores   |
        | four_probes           | White scores 1 | Scored                            | White scores 8  |
        | three_adjacent_probes | White scores 1 | Scored                            | White scores 8  |

    @R_43 @DOU_1 @OBJ_7 @OBJ_11 @HAR_2 @interaction
    Scenario: A Doubler's first cube is scored and its probe decided before the second
      FR: Pour chaque cube du Doubleur : cube, point, objectif, sonde ; le second cube ne vient qu'après.
      Given the position
        """
        round 2; phase 4; objectives red four_red three_green
        N    red-L     p:lat    white.doubler@P
        light white 3 red
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, CubeHarvested, Scored, ObjectiveAchieved, Scored
      And White scores 9
      And White is to place or keep the probe
      When White plays "place_probe N"
      Then White's legal actions are
        """
        harvest red
        decline
        """
      When White plays "harvest red"
      Then White scores 1
      And the position shows
        """
        N red-L p:lat white.probe@P
        light white 5 red
        """

    @R_43 @TWO_1 @OBJ_7 @OBJ_11 @TRF_2 @interaction
    Scenario: A Twosome's fourth red cube counts before another is transformed
      FR: Le Binôme collecte d'abord : le quatrième cube rouge donne 8 points, puis un cube rouge est transformé pour 2 points.
      Given the position
        """
        round 2; phase 4; objectives blue four_red three_green; reading R-79 wider_choice
        N    red-E     m:red    white.twosome@P
        light white 3 red
        """
      When White plays "recover N planet"
      Then White is to name a half
      When White plays "use moon"
      Then the events are CubeHarvested, ObjectiveAchieved, Scored, ActionLost, CubeTransformed, Scored, PhaseBegan, TurnBegan
      And White scores 10
      And the position shows
        """
        light white 3 red
        energy white 1 red
        achieved light white
        """

  @HAR_2
  Rule: HAR-2 Harvest and probe

    @PRB_7 @PRB_8 @PRB_9 @REC_2
    Scenario: A recovered unit makes room for its own probe
      FR: L'unité a quitté la planète rouge ; la sonde rouge peut y prendre sa place.
      Given the position
        """
        phase 4
        N    red-L     p:lat    white.basic@P
        """
      When White plays "recover N planet"
      And White plays "place_probe N"
      Then the position shows
        """
        N red-L p:lat white.probe@P
        light white 1 red
        """

    Scenario: A probe that is placed already stays where it is
      FR: La sonde rouge est déjà placée : la collecte rapporte le cube, et rien n'est demandé.
      Given the position
        """
        round 2; phase 4
        N    blue-E    m:red    white.basic@M
        S    red-L     p:lat    white.probe@P
        E    red-L     p:lat
        W    blue-E    m:red    black.basic@M
        """
      When White plays "recover N moon"
      Then the events are UnitRecovered, CubeHarvested, TurnBegan
      And Black is to recover a unit
      And the position shows
        """
        S red-L p:lat white.probe@P
        E red-L p:lat
        light white 1 red
        """

    @PRB_7 @SAB_2 @interaction
    Scenario: A probe that a Saboteur sent home may be placed again
      FR: La sonde rouge de Blanc, renvoyée par un Saboteur, repart après la collecte rouge suivante ; les cubes déjà collectés restent.
      Given the position
        """
        round 2; turn black; units white none; units black saboteur
        N    red-L     p:lat    white.probe@P
        E    red-L     p:diag
        W    blue-E    m:red    white.basic@M
        light white 2 red
        """
      When Black plays "N deploy saboteur planet"
      And White plays "recover W moon"
      Then White's legal actions are
        """
        place_probe E
        keep_probe
        """
      And the position shows
        """
        light white 3 red
        """

    @SCI_1 @PRB_7 @R_65 @interaction
    Scenario: A Scientist that harvests on an energy face lets its probe go
      FR: Le Scientifique collecte sur une face énergie : le point et la sonde viennent comme à toute collecte.
      Given the position
        """
        round 2; phase 4; objectives blue four_probes three_green
        N    blue-E    p:lat    white.scientist@P
        S    blue-L    p:lat
        """
      When White plays "recover N planet"
      And White plays "harvest blue"
      Then White scores 1
      And White's legal actions are
        """
        place_probe S
        keep_probe
        """

  @HAR_3
  Rule: HAR-3 Cube kept in any case

    @HAR_2
    Scenario Outline: The cube stays with its player: <action>
      FR: Que la sonde parte ou reste, le cube rouge demeure sur le plateau.
      Given the position
        """
        phase 4
        N    blue-E    m:red    white.basic@M
        S    red-L     p:lat
        """
      When White plays "recover N moon"
      And White plays "<action>"
      Then the position shows
        """
        S red-L p:lat <probe>
        light white 1 red
        """
      And the reserve holds 10 blue, 10 green, 10 yellow, 9 red

      Examples:
        | action        | probe         |
        | place_probe S | white.probe@P |
        | keep_probe    |               |

    @PRB_10
    Scenario: The cube stays with its player where no planet takes the probe
      FR: Aucune planète rouge pour la sonde : le cube est collecté tout de même.
      Given the position
        """
        phase 4
        N    blue-E    m:red    white.basic@M
        """
      When White plays "recover N moon"
      Then the position shows
        """
        light white 1 red
        """
      And the reserve holds 10 blue, 10 green, 10 yellow, 9 red

  @HAR_4
  Rule: HAR-4 Empty reserve

    @R_44 @R_45 @interaction
    Scenario Outline: A harvest is lost where the reserve has no red cube: <what>
      FR: Plus de cube rouge dans la réserve : ni cube, ni point, ni sonde, bien qu'il reste d'autres couleurs.
      Given the position
        """
        phase 4; objectives red four_probes three_green
        N    <system>
        S    red-L     p:lat
        <cubes>
        """
      When White plays "recover N <slot>"
      Then nobody scores
      And the events are UnitRecovered, ActionLost, PhaseBegan, TurnBegan
      And the position shows
        """
        S red-L p:lat
        light white none
        """
      And the reserve holds 10 blue, 10 green, 10 yellow, 0 red

      Examples:
        | what                                    | slot   | system                       | cubes                              |
        | red planet                              | planet | red-L m:blue white.basic@P   | light black 10 red                 |
        | red moon                                | moon   | blue-E m:red white.basic@M   | light black 10 red                 |
        | red moon, the cubes being energy        | moon   | blue-E m:red white.basic@M   | energy black 10 red                |

    @HAR_1 @R_44 @interaction
    Scenario: The last red cube goes to whoever harvests it first
      FR: Il reste un cube rouge : Blanc le prend, la collecte rouge de Noir est perdue.
      Given the position
        """
        phase 4; objectives red four_probes three_green
        N    blue-E    m:red    white.basic@M
        S    blue-E    m:red    black.basic@M
        energy white 4 red
        energy black 5 red
        """
      When White plays "recover N moon"
      And Black plays "recover S moon"
      Then White scores 1
      And the position shows
        """
        light white 1 red
        light black none
        """
      And the reserve holds 0 red

    @PRB_1 @R_44 @RND_3 @interaction
    Scenario Outline: In phase 3 the last red cube goes to the first player, <first>
      FR: Deux sondes rouges, un seul cube rouge : le premier joueur le prend, l'autre n'a ni cube ni point.
      Given the position
        """
        round 3; first <first>; turn white; units white basic; units black none
        objectives red four_probes three_green
        N    blue-L    m:blue
        E    red-L     p:lat    white.probe@P
        W    red-L     p:lat    black.probe@P
        energy white 4 red
        energy black 5 red
        """
      When White plays "N deploy basic planet"
      Then <points>
      And the position shows
        """
        light white <white>
        light black <black>
        """
      And the reserve holds 0 red

      Examples:
        | first | points         | white | black |
        | white | White scores 1 | 1 red | none  |
        | black | Black scores 1 | none  | 1 red |

    @PRB_1 @R_44 @interaction
    Scenario: A probe whose colour is exhausted does not stop the others
      FR: La sonde rouge ne trouve plus de cube ; la verte et la jaune produisent.
      Given the position
        """
        round 3; units white basic; units black none
        N    blue-L    m:blue
        E    red-L     p:lat    white.probe@P
        S    green-L   p:lat    white.probe@P
        W    yellow-L  p:lat    white.probe@P
        light black 10 red
        """
      When White plays "N deploy basic planet"
      Then the position shows
        """
        light white 1 green 1 yellow
        """

    @R_44 @interaction
    Scenario: A white moon gives nothing once the whole reserve is empty
      FR: Toutes les couleurs sont épuisées : la collecte de la lune blanche est perdue, sans question.
      Given the position
        """
        phase 4
        N    blue-E    m:white  white.basic@M
        S    red-L     p:lat
        light black 10 blue 10 green 10 yellow 10 red
        """
      When White plays "recover N moon"
      Then the events are UnitRecovered, ActionLost, PhaseBegan, TurnBegan
      And nobody scores
      And the position shows
        """
        light white none
        """

    @EXL_3 @R_44 @R_46 @interaction
    Scenario: The harvest slot of the Exile gives only what is left in the reserve
      FR: Le rouge est épuisé : l'emplacement collecte de l'Exil ne permet plus de le nommer.
      Given the position
        """
        phase 4
        S    red-L     p:lat
        exile harvest white.basic
        light black 10 red
        """
      When White plays "recover_exile harvest basic"
      Then White may not play "harvest red": RESERVE_EXHAUSTED
      And White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        """

    @EXL_1 @R_44 @R_45 @interaction
    Scenario: The harvest slot of the Exile is lost once the whole reserve is empty
      FR: Réserve vide : le bonus de collecte de l'Exil est perdu, et aucune sonde ne part.
      Given the position
        """
        phase 4
        S    red-L     p:lat
        exile harvest white.basic
        light black 10 blue 10 green 10 yellow 10 red
        """
      When White plays "recover_exile harvest basic"
      Then the events are UnitReturned, ActionLost, PhaseBegan, TurnBegan
      And nobody scores
      And the position shows
        """
        S red-L p:lat
        light white none
        exile harvest none
        """

    @DOU_1 @HAR_1 @PRB_7 @interaction
    Scenario: A Doubler takes the last cube, and its second harvest is lost
      FR: Le Doubleur prend le dernier cube rouge et place sa sonde ; la seconde collecte est perdue.
      Given the position
        """
        round 2; phase 4; objectives red four_probes three_green
        N    red-L     p:lat    white.doubler@P
        energy black 9 red
        """
      When White plays "recover N planet"
      Then White scores 1
      And White is to place or keep the probe
      When White plays "place_probe N"
      Then nobody scores
      And the events are ProbePlaced, ActionLost, PhaseBegan, TurnBegan
      And the position shows
        """
        N red-L p:lat white.probe@P
        light white 1 red
        """

    @DOU_1 @DOU_2 @R_46 @interaction
    Scenario: A Doubler on a white moon takes the last red cube, and its second cube has another colour
      FR: Le dernier cube rouge pris, la seconde collecte du Doubleur se fait parmi les autres couleurs.
      Given the position
        """
        round 2; phase 4
        N    blue-E    m:white  white.doubler@M
        energy black 9 red
        """
      When White plays "recover N moon"
      And White plays "harvest red"
      Then White may not play "harvest red": RESERVE_EXHAUSTED
      And White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        decline
        """

    @SCI_1 @R_64 @R_45 @interaction
    Scenario: A Scientist on an energy face names a harvest that the reserve cannot give, and loses it
      FR: Le rouge est épuisé : le Scientifique peut nommer la collecte, qui est perdue, et garder son cube rouge.
      Given the position
        """
        round 2; phase 4; objectives red four_probes three_green
        N    red-E     p:lat    white.scientist@P
        S    red-L     p:lat
        light white 1 red
        energy black 9 red
        """
      When White plays "recover N planet"
      Then White may not play "harvest red": RESERVE_EXHAUSTED
      And White's legal actions are
        """
        harvest
        transform red
        """
      When White plays "harvest"
      Then nobody scores
      And the position shows
        """
        S red-L p:lat
        light white 1 red
        energy white none
        """
      And White is to enlist a unit

    @SCI_3 @R_46 @interaction
    Scenario Outline: A Scientist on a <place> names only colours that are left
      FR: Le rouge est épuisé : le Scientifique collecte une autre couleur, ou transforme son cube vert.
      Given the position
        """
        round 2; phase 4
        N    black-E   m:white  white.scientist@<side>
        light white 1 green
        light black 10 red
        """
      When White plays "recover N <slot>"
      Then White may not play "harvest red": RESERVE_EXHAUSTED
      And White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        transform green
        """

      Examples:
        | place        | slot   | side |
        | black planet | planet | P    |
        | white moon   | moon   | M    |

    @SCI_1 @TRF_3 @interaction
    Scenario: A Scientist that can neither harvest nor transform is not asked
      FR: Ni cube rouge dans la réserve, ni cube rouge à transformer : l'action du Scientifique est perdue.
      Given the position
        """
        round 2; phase 4
        N    red-E     p:lat    white.scientist@P
        light black 10 red
        light white 1 blue
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, PhaseBegan, TurnBegan

    Scenario Outline: A lost harvest leaves nothing to decline (R-47 <reading>)
      FR: Sans cube dans la réserve, rien n'est demandé, quelle que soit la lecture.
      Given the position
        """
        phase 4
        N    blue-E    m:red    white.basic@M
        light black 10 red
        """
      And R-47 is read as <reading>
      When White plays "recover N moon"
      Then the events are UnitRecovered, ActionLost, PhaseBegan, TurnBegan

      Examples:
        | reading               |
        | mandatory_if_possible |
        | may_decline           |

  @HAR_5
  Rule: HAR-5 White moon

    @REC_3
    Scenario: A unit on a white moon harvests a colour of its owner's choice
      FR: La lune blanche laisse le choix entre les quatre couleurs, quelle que soit sa planète.
      Given the position
        """
        phase 4; objectives red four_probes three_green
        N    green-E   m:white  white.basic@M
        """
      When White plays "recover N moon"
      Then White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        """
      When White plays "harvest yellow"
      Then nobody scores
      And the position shows
        """
        light white 1 yellow
        """
      And the reserve holds 10 blue, 10 green, 9 yellow, 10 red

    Scenario: The colour of a white moon must be named
      FR: On ne peut ni taire la couleur ni renoncer à la collecte.
      Given the position
        """
        phase 4
        N    green-E   m:white  white.basic@M
        """
      When White plays "recover N moon"
      Then White may not play "harvest": COLOUR_NEEDED
      And White may not play "decline": ACTION_OWED
      And White may play "harvest green"

    @R_46 @HAR_4
    Scenario: An exhausted colour must not be named for a white moon
      FR: Le rouge est épuisé : Blanc nomme bleu, vert ou jaune, et ne peut pas perdre l'action en nommant rouge.
      Given the position
        """
        phase 4
        N    green-E   m:white  white.basic@M
        light black 10 red
        """
      When White plays "recover N moon"
      Then White may not play "harvest red": RESERVE_EXHAUSTED
      And White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        """

    @R_46 @HAR_4
    Scenario: The only colour left is the one a white moon gives
      FR: Il ne reste que du jaune : la lune blanche donne un cube jaune.
      Given the position
        """
        phase 4
        N    green-E   m:white  white.basic@M
        light black 10 blue 10 green 10 red
        """
      When White plays "recover N moon"
      Then White may not play "harvest blue": RESERVE_EXHAUSTED
      And White's legal actions are
        """
        harvest yellow
        """

    @R_47
    Scenario Outline: Whether the harvest of a white moon may be declined (R-47 <reading>)
      FR: Nommer une couleur est obligatoire, ou non, selon la lecture.
      Given the position
        """
        phase 4
        N    green-E   m:white  white.basic@M
        """
      And R-47 is read as <reading>
      When White plays "recover N moon"
      Then White <verdict>
      And White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        <declined>
        """

      Examples:
        | reading               | verdict                               | declined |
        | mandatory_if_possible | may not play "decline": ACTION_OWED   | none     |
        | may_decline           | may play "decline"                    | decline  |

    @HAR_2 @PRB_7 @PRB_8 @interaction
    Scenario: A colour named on a white moon lets its probe go
      FR: Blanc nomme rouge, dont la sonde attend encore : elle peut aller sur la planète rouge libre.
      Given the position
        """
        round 2; phase 4
        N    green-E   m:white  white.basic@M
        E    red-L     p:lat
        NE   blue-L    p:lat
        """
      When White plays "recover N moon"
      And White plays "harvest red"
      Then White's legal actions are
        """
        place_probe E
        keep_probe
        """
      When White plays "place_probe E"
      Then the position shows
        """
        E red-L p:lat white.probe@P
        light white 1 red
        """

    @HAR_2 @PRB_10 @interaction
    Scenario Outline: On a white moon <colour> is named, <why>
      FR: La sonde de la couleur nommée est déjà placée ou ne trouve aucune planète : rien n'est demandé, le cube est pris.
      Given the position
        """
        round 2; phase 4; objectives red four_probes three_green
        N    green-E   m:white  white.basic@M
        E    red-L     p:lat
        S    blue-L    p:lat    white.probe@P
        W    yellow-L  p:lat    black.basic@P
        NE   blue-L    p:lat
        """
      When White plays "recover N moon"
      And White plays "harvest <colour>"
      Then Black is to recover a unit
      And the position shows
        """
        E red-L p:lat
        NE blue-L p:lat
        light white 1 <colour>
        """

      Examples:
        | colour | why                                     |
        | blue   | whose probe is placed already           |
        | green  | whose planets show energy               |
        | yellow | whose only planet is occupied           |

    @PRB_7 @OBJ_2 @OBJ_9_r2 @OBJ_11 @interaction
    Scenario: A white moon gives the colour of the harvest objective and of the last probe
      FR: Blanc nomme rouge : 1 point pour la collecte, puis 8 points quand sa quatrième sonde est placée.
      Given the position
        """
        round 4; phase 4; objectives red four_probes three_green
        NW   blue-L    p:lat    white.probe@P
        NE   green-L   p:lat    white.probe@P
        SE   yellow-L  p:diag   white.probe@P
        S    red-L     p:lat
        N    green-E   m:white  white.basic@M
        """
      When White plays "recover N moon"
      And White plays "harvest red"
      Then White scores 1
      When White plays "place_probe S"
      Then White scores 8

  @HAR_6
  Rule: HAR-6 Examples of harvest

    @HAR_1 @REC_3 @example
    Scenario: A yellow planet gives a yellow cube, a green moon a green cube
      FR: L'unité de la planète rapporte un cube jaune, celle de la lune un cube vert.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    yellow-L  m:green  white.basic@P white.basic@M
        """
      When White plays "recover N planet"
      And White plays "keep_probe"
      Then the position shows
        """
        light white 1 yellow
        """
      When White plays "recover N moon"
      Then nobody scores
      And the position shows
        """
        light white 1 green 1 yellow
        """

    @HAR_5 @REC_3 @example
    Scenario: A white moon gives a red cube where its owner names red
      FR: La lune blanche laisse choisir la couleur : le joueur nomme le rouge.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    red-E     m:white  white.basic@M
        """
      When White plays "recover N moon"
      And White plays "harvest red"
      Then nobody scores
      And the position shows
        """
        light white 1 red
        """
