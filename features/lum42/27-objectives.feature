Feature: Objectives
  Three objectives apply all game long: one gives a point for each cube of a colour that is harvested, the light and the
  energy objective reward each player once, by rank.

  @OBJ_1
  Rule: OBJ-1 Three objectives all game long

    @OBJ_2
    Scenario Outline: The harvest objective applies to every player in round <round>
      FR: Dans chaque manche, l'objectif collecte vaut pour Blanc comme pour Noir.
      Given the position
        """
        round <round>; phase 4; objectives blue four_probes three_green
        N    red-E    m:blue  white.basic@M
        S    red-E    m:blue  black.basic@M
        """
      When White plays "recover N moon"
      Then White scores 1
      When Black plays "recover S moon"
      Then Black scores 1

      Examples:
        | round |
        | 1     |
        | 2     |
        | 3     |
        | 4     |
        | 5     |

    @OBJ_2 @OBJ_5 @OBJ_7 @OBJ_11 @R_82 @interaction
    Scenario: One player is rewarded for all three objectives
      FR: Le quatrième cube bleu donne 1 point et 8 points ; l'énergie verte donne ensuite 4 points et 8 points.
      Given the position
        """
        phase 4; objectives blue four_blue three_green
        N    green-E  m:blue  white.basic@P white.basic@M
        light white 3 blue 1 green
        energy white 2 green
        """
      When White plays "recover N moon"
      Then White scores 9
      And the events are UnitRecovered, CubeHarvested, Scored, ObjectiveAchieved, Scored, ActionLost, TurnBegan
      When White plays "recover N planet"
      Then White scores 12
      And the position shows
        """
        achieved light white
        achieved energy white
        """

  @OBJ_2
  Rule: OBJ-2 Harvest objective

    Scenario Outline: A green cube with the harvest objective on <colour>
      FR: Seul un cube de la couleur de l'objectif collecte rapporte 1 point.
      Given the position
        """
        phase 4; objectives <colour> four_probes three_green
        N    red-E    m:green  white.basic@M
        """
      When White plays "recover N moon"
      Then <points>
      And the position shows
        """
        light white 1 green
        """

      Examples:
        | colour | points         |
        | blue   | nobody scores  |
        | green  | White scores 1 |
        | yellow | nobody scores  |
        | red    | nobody scores  |

    Scenario Outline: With the harvest objective on <colour>, each <colour> cube gives a point
      FR: L'objectif collecte peut être sur chacune des quatre couleurs.
      Given the position
        """
        phase 4; objectives <colour> four_probes three_green
        N    red-E    m:white  white.basic@M
        """
      When White plays "recover N moon"
      And White plays "harvest <colour>"
      Then White scores 1

      Examples:
        | colour |
        | blue   |
        | green  |
        | yellow |
        | red    |

    Scenario: The point is gained before the probe is decided
      FR: Le point est marqué dès la collecte, avant que la sonde soit placée ou gardée.
      Given the position
        """
        phase 4; objectives red four_probes three_green
        N    red-L    p:lat   white.basic@P
        """
      When White plays "recover N planet"
      Then White scores 1
      And White is to place or keep the probe
      When White plays "keep_probe"
      Then nobody scores

    @HAR_4 @R_45
    Scenario Outline: The harvest of a blue cube with <left> in the reserve
      FR: Sans cube dans la réserve, rien n'est collecté : pas de point.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    red-E    m:blue  white.basic@M
        light black <black> blue
        """
      When White plays "recover N moon"
      Then <points>

      Examples:
        | left | black | points         |
        | 1    | 9     | White scores 1 |
        | 0    | 10    | nobody scores  |

    @R_86
    Scenario: It is the harvest of a cube that counts, not the recovery of a unit
      FR: Récupérer une unité qui transforme un cube bleu ne donne pas le point de collecte ; collecter un cube bleu le donne.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    blue-E   m:blue  white.basic@P white.basic@M
        light white 1 blue
        """
      When White plays "recover N planet"
      Then White scores 5
      When White plays "recover N moon"
      Then White scores 1

    Scenario: The harvest objective gives its point to every player, again and again
      FR: L'objectif collecte n'a ni rang ni limite : chaque cube bleu donne 1 point à qui le collecte.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    red-E    m:blue  white.basic@M
        S    red-E    m:blue  black.basic@M
        E    red-E    m:blue  white.basic@M
        """
      When the game goes on
        """
        white: recover N moon
        black: recover S moon
        white: recover E moon
        """
      Then White scores 2 and Black scores 1
      And the position shows
        """
        achieved light none
        achieved energy none
        """

    @PRB_7 @DOU_1 @interaction
    Scenario: A probe that is kept changes nothing between two scored cubes
      FR: Entre les deux cubes du Doubleur, garder la sonde ne change rien ; chaque cube rapporte son point.
      Given the position
        """
        round 2; phase 4; objectives red four_probes three_green
        N    red-L    p:lat   white.doubler@P
        """
      When White plays "recover N planet"
      Then White scores 1
      When White plays "keep_probe"
      Then nobody scores
      When White plays "harvest red"
      Then White scores 1

    @R_43 @OBJ_7 @OBJ_11 @DOU_1 @interaction
    Scenario: A Doubler scores each cube on its own, and the objective with the cube that completes it
      FR: Premier cube : 1 point ; second cube : 1 point, puis 8 pour le quatrième cube rouge.
      Given the position
        """
        round 2; phase 4; objectives red four_red three_green
        N    blue-E   m:red   white.doubler@M
        light white 2 red
        """
      When White plays "recover N moon"
      Then White scores 1
      When White plays "harvest red"
      Then White scores 9

  @OBJ_3
  Rule: OBJ-3 Harvests that count

    @OBJ_2
    Scenario Outline: A cube from <source> counts for the harvest objective
      FR: Sur une planète comme sur une lune, le cube collecté compte.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    <system>
        """
      When White plays "recover N <slot>"
      Then White scores 1
      And the position shows
        """
        light white 1 blue
        """

      Examples:
        | source   | system                     | slot   |
        | a planet | blue-L p:lat white.basic@P | planet |
        | a moon   | red-E m:blue white.basic@M | moon   |

    @OBJ_2 @PRB_5
    Scenario: A cube from a probe counts for the harvest objective
      FR: En phase 3, le cube bleu de la sonde bleue rapporte 1 point, sans aucune décision.
      Given the position
        """
        objectives blue four_probes three_green
        units white basic; units black none
        N    red-E    p:lat
        S    blue-L   p:lat   white.probe@P
        """
      When White plays "N deploy basic planet"
      Then White scores 1
      And the position shows
        """
        phase 4
        light white 1 blue
        """

    @OBJ_2 @EXL_3
    Scenario Outline: A <colour> cube from the harvest slot of the Exile
      FR: Le cube choisi dans l'Exil compte s'il a la couleur de l'objectif collecte.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    red-E    p:lat
        exile harvest white.basic
        """
      When White plays "recover_exile harvest basic"
      And White plays "harvest <colour>"
      Then <points>

      Examples:
        | colour | points         |
        | blue   | White scores 1 |
        | green  | nobody scores  |
        | yellow | nobody scores  |
        | red    | nobody scores  |

    @OBJ_2 @R_65 @SCI_1 @interaction
    Scenario: A cube that a Scientist harvests on an energy face counts
      FR: La collecte d'un Scientifique sur une face énergie est une collecte ordinaire : 1 point.
      Given the position
        """
        round 2; phase 4; objectives blue four_probes three_green
        N    blue-E   p:lat   white.scientist@P
        """
      When White plays "recover N planet"
      And White plays "harvest blue"
      Then White scores 1

  @OBJ_4_r2
  Rule: OBJ-4 Swaps do not count

    @EXL_5 @R_54
    Scenario Outline: A blue <kind> cube received in a swap gives no point
      FR: Un cube de la couleur de l'objectif collecte, reçu par échange, ne rapporte rien à personne.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    red-E    p:lat
        exile swap white.basic
        <kind> white 1 <give>
        <kind> black 1 <take>
        """
      When White plays "recover_exile swap basic"
      And White plays "swap <kind> <give> black <take>"
      Then nobody scores
      And the position shows
        """
        <kind> white 1 <take>
        <kind> black 1 <give>
        """

      Examples:
        | kind   | give | take |
        | light  | red  | blue |
        | light  | blue | red  |
        | energy | red  | blue |
        | energy | blue | red  |

    @EXL_6 @OBJ_9_r2 @OBJ_11 @interaction
    Scenario: A light cube swapped for gives no point, but its probe may complete the light objective
      FR: Le cube bleu reçu ne vaut pas de point de collecte ; la sonde bleue qu'il permet de placer réalise l'objectif.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    blue-L   p:lat
        E    green-L  p:lat   white.probe@P
        S    yellow-L p:lat   white.probe@P
        W    red-L    p:lat   white.probe@P
        exile swap white.basic
        light white 1 red
        light black 1 blue
        """
      When White plays "recover_exile swap basic"
      And White plays "swap light red black blue"
      Then nobody scores
      When White plays "place_probe N"
      Then White scores 8

    @OBJ_7 @OBJ_11 @R_81 @interaction
    Scenario: A light cube swapped for gives no point, but may complete the light objective
      FR: Le quatrième cube bleu, reçu par échange, donne les 8 points de l'objectif lumière et non le point de collecte.
      Given the position
        """
        phase 4; objectives blue four_blue three_green
        N    red-E    p:lat
        exile swap white.basic
        light white 3 blue 1 red
        light black 1 blue
        """
      When White plays "recover_exile swap basic"
      And White plays "swap light red black blue"
      Then White scores 8

  @OBJ_5
  Rule: OBJ-5 Energy objective

    @OBJ_11 @R_16
    Scenario Outline: The energy objective <objective> is achieved with its last <colour> cube
      FR: Le dernier cube d'énergie demandé rapporte sa valeur, puis l'objectif 8 points.
      Given the position
        """
        phase 4; objectives blue four_probes <objective>
        N    <colour>-E  p:lat   white.basic@P
        light white 1 <colour>
        energy white <energy>
        """
      And R-16 is read as guessed_eight
      When White plays "recover N planet"
      Then White scores <points>
      And the events are UnitRecovered, CubeTransformed, Scored, ObjectiveAchieved, Scored, PhaseBegan, TurnBegan
      And the position shows
        """
        achieved energy white
        """

      Examples:
        | objective            | energy           | colour | points |
        | three_blue           | 2 blue           | blue   | 13     |
        | three_green          | 2 green          | green  | 12     |
        | three_yellow         | 2 yellow         | yellow | 11     |
        | three_red            | 2 red            | red    | 10     |
        | two_blue_two_red     | 2 blue 1 red     | red    | 10     |
        | two_blue_two_red     | 1 blue 2 red     | blue   | 13     |
        | two_green_two_yellow | 2 green 1 yellow | yellow | 11     |
        | two_green_two_yellow | 1 green 2 yellow | green  | 12     |
        | two_blue_two_yellow  | 2 blue 1 yellow  | yellow | 11     |
        | two_blue_two_yellow  | 1 blue 2 yellow  | blue   | 13     |
        | two_green_two_red    | 2 green 1 red    | red    | 10     |
        | two_green_two_red    | 1 green 2 red    | green  | 12     |

    @OBJ_11
    Scenario Outline: Two blue and two red are wanted, and a <colour> cube joins <energy>
      FR: Les deux couleurs demandées sont nécessaires ; un surplus dans l'une ne remplace pas l'autre.
      Given the position
        """
        phase 4; objectives green four_probes two_blue_two_red
        N    <colour>-E  p:lat   white.basic@P
        light white 1 <colour>
        energy white <energy>
        """
      When White plays "recover N planet"
      Then White scores <points>
      And the position shows
        """
        achieved energy <achieved>
        """

      Examples:
        | energy          | colour | points | achieved |
        | 3 blue 1 red    | blue   | 5      | none     |
        | 1 blue 3 red    | red    | 2      | none     |
        | 2 blue          | red    | 2      | none     |
        | 2 blue 2 yellow | red    | 2      | none     |
        | 4 blue 1 red    | red    | 10     | white    |

    @OBJ_11
    Scenario: Light cubes do not count for the energy objective
      FR: Les cubes de lumière ne comptent pas : l'objectif n'est réalisé qu'avec le troisième cube transformé.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    green-E  p:lat   white.basic@P
        S    green-E  p:lat   white.basic@P
        light white 4 green
        energy white 1 green
        """
      When White plays "recover N planet"
      Then White scores 4
      When White plays "recover S planet"
      Then White scores 12

    @OBJ_11 @EXL_4_r2 @R_50 @interaction
    Scenario: An energy cube made in the Exile completes the energy objective
      FR: Le cube transformé dans l'Exil ne vaut rien lui-même, mais réalise l'objectif : 8 points.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    green-E  p:lat
        exile transformation white.basic
        light white 1 green
        energy white 2 green
        """
      When White plays "recover_exile transformation basic"
      And White plays "transform green"
      Then White scores 8

    @OBJ_11 @EXL_5 @R_81 @interaction
    Scenario Outline: An energy cube taken in a swap completes the objective of the player who swaps (R-81 <reading>)
      FR: Blanc reçoit par son échange le troisième cube vert : 8 points, sauf si un échange ne récompense personne.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    green-E  p:lat
        exile swap white.basic
        energy white 2 green 1 red
        energy black 1 green
        """
      And R-81 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap energy red black green"
      Then <points>
      And the position shows
        """
        energy white 3 green
        achieved energy <achieved>
        """

      Examples:
        | reading         | points         | achieved |
        | any_time        | White scores 8 | white    |
        | own_turn_only   | White scores 8 | white    |
        | own_action_only | nobody scores  | none     |

    @R_86 @OBJ_11
    Scenario: The cubes of the energy objective may lie in several energy areas
      FR: Les cubes demandés sont répartis dans deux zones d'énergie, l'une verte, l'autre jaune.
      Given the position
        """
        phase 4; objectives blue four_probes two_green_two_yellow
        N    yellow-E p:lat   white.basic@P
        S    green-E  p:lat   white.basic@P
        light white 1 green 1 yellow
        energy white 1 green 1 yellow
        """
      When White plays "recover N planet"
      Then White scores 3
      When White plays "recover S planet"
      Then White scores 12

  @OBJ_7
  Rule: OBJ-7 Light objective on cubes

    @OBJ_11 @R_15
    Scenario Outline: The light objective four_<colour> is achieved with the fourth <colour> cube
      FR: Il existe un objectif de quatre cubes pour chaque couleur ; le quatrième cube le réalise : 8 points.
      Given the position
        """
        phase 4; objectives <other> four_<colour> three_green
        N    <other>-E  m:<colour>  white.basic@M
        light white 3 <colour>
        """
      When White plays "recover N moon"
      Then White scores 8
      And the events are UnitRecovered, CubeHarvested, ObjectiveAchieved, Scored, ActionLost, PhaseBegan, TurnBegan
      And the position shows
        """
        light white 4 <colour>
        achieved light white
        """

      Examples:
        | colour | other  |
        | blue   | red    |
        | green  | blue   |
        | yellow | green  |
        | red    | yellow |

    @OBJ_11 @R_15
    Scenario Outline: Four green cubes are wanted, and a green cube joins <light>
      FR: Il faut quatre cubes d'une même couleur dans sa zone : un de chaque couleur, ou trois, ne suffisent pas.
      Given the position
        """
        phase 4; objectives blue four_green three_red
        N    red-E    m:green  white.basic@M
        light white <light>
        """
      When White plays "recover N moon"
      Then <points>
      And the position shows
        """
        achieved light <achieved>
        """

      Examples:
        | light                 | points         | achieved |
        | 1 blue 1 yellow 1 red | nobody scores  | none     |
        | 2 green               | nobody scores  | none     |
        | 2 green 4 red         | nobody scores  | none     |
        | 3 green               | White scores 8 | white    |

    @OBJ_11 @OBJ_13 @TRF_2 @R_83 @interaction
    Scenario: The reward comes at once and need not be claimed
      FR: Blanc atteint quatre cubes rouges sans rien dire, puis en transforme un : les 8 points étaient déjà marqués.
      Given the position
        """
        phase 4; objectives blue four_red three_green
        N    red-E    m:red   white.basic@P white.basic@M
        S    red-E    p:lat   black.basic@P
        light white 3 red
        """
      When White plays "recover N moon"
      Then White scores 8
      When Black plays "recover S planet"
      And White plays "recover N planet"
      Then White scores 2
      And the scores are White 10, Black 0

    @OBJ_11 @EXL_5 @R_81 @interaction
    Scenario Outline: The fourth blue cube comes by an opponent's swap (R-81 <reading>)
      FR: Noir reçoit son quatrième cube bleu par l'échange de Blanc : récompensé aussitôt, à son tour, ou à sa propre action.
      Given the position
        """
        players white silver black; phase 4; objectives red four_blue three_green
        N    red-E    p:lat   silver.basic@P
        S    red-E    m:green black.basic@M
        exile swap white.basic
        light white 1 blue
        light black 3 blue 1 yellow
        """
      And R-81 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black yellow"
      Then <at once>
      When Silver plays "recover N planet"
      Then <turn begins>
      When Black plays "recover S moon"
      Then <own cube>

      Examples:
        | reading         | at once        | turn begins    | own cube       |
        | any_time        | Black scores 8 | nobody scores  | nobody scores  |
        | own_turn_only   | nobody scores  | Black scores 8 | nobody scores  |
        | own_action_only | nobody scores  | nobody scores  | Black scores 8 |

    @OBJ_11 @TRF_2 @R_81 @interaction
    Scenario Outline: The fourth blue cube comes by an opponent's swap and is transformed next (R-81 <reading>)
      FR: Noir doit transformer un des quatre cubes bleus à son tour : seule la lecture la plus étroite le prive de l'objectif.
      Given the position
        """
        phase 4; objectives red four_blue three_green
        N    blue-E   p:lat   black.basic@P
        exile swap white.basic
        light white 1 blue
        light black 3 blue 1 yellow
        """
      And R-81 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black yellow"
      Then the events are UnitReturned, CubesSwapped, <events>
      When Black plays "recover N planet"
      Then Black scores 5
      And the scores are White 0, Black <total>

      Examples:
        | reading         | events                                           | total |
        | any_time        | ObjectiveAchieved, Scored, ActionLost, TurnBegan | 13    |
        | own_turn_only   | ActionLost, TurnBegan, ObjectiveAchieved, Scored | 13    |
        | own_action_only | ActionLost, TurnBegan                            | 5     |

    @OBJ_11 @CRW_1 @R_81 @interaction
    Scenario Outline: The fourth blue cube comes by an opponent's swap when phase 4 holds no turn any more (R-81 <reading>)
      FR: Noir n'a plus d'unité à récupérer : son tour suivant est celui de son équipage, en phase 5.
      Given the position
        """
        phase 4; objectives red four_blue three_green
        N    red-E    p:lat
        exile swap white.basic
        light white 1 blue
        light black 3 blue 1 yellow
        """
      And R-81 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black yellow"
      Then <at once>
      And White is to enlist a unit
      When White plays "enlist chief"
      Then <turn begins>
      And Black is to enlist a unit

      Examples:
        | reading         | at once        | turn begins    |
        | any_time        | Black scores 8 | nobody scores  |
        | own_turn_only   | nobody scores  | Black scores 8 |
        | own_action_only | nobody scores  | nobody scores  |

    @OBJ_11 @RND_3 @R_79 @R_81 @interaction
    Scenario Outline: The fourth blue cube comes by an opponent's swap, and no crew change gives a turn (R-81 <reading>)
      FR: Sans changement d'équipage, Noir n'a pas de tour en phase 5 : son tour suivant est celui de la phase 1.
      Given the position
        """
        reading R-79 custom_start; locked white none; locked black none
        phase 4; objectives red four_blue three_green; score white 1
        N    red-E    p:lat
        exile swap white.basic
        light white 1 blue
        light black 3 blue 1 yellow
        """
      And R-81 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black yellow"
      Then <at once>
      When <who> plays "name_first black"
      Then <turn begins>
      And Black is to choose a planet

      Examples:
        | reading         | at once        | who   | turn begins    |
        | any_time        | Black scores 8 | White | nobody scores  |
        | own_turn_only   | nobody scores  | Black | Black scores 8 |
        | own_action_only | nobody scores  | Black | nobody scores  |

    @OBJ_11 @END_1 @R_81 @interaction
    Scenario Outline: The fourth blue cube comes by the last action of the game (R-81 <reading>)
      FR: Après l'échange qui termine la partie, aucun tour ne suit : l'objectif est acquis aussitôt ou jamais.
      Given the position
        """
        round 5; phase 4; objectives red four_blue three_green
        N    red-E    p:lat
        exile swap white.basic
        light white 1 blue
        light black 3 blue 1 yellow
        """
      And R-81 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black yellow"
      Then <points>
      And the game is over
      And the position shows
        """
        achieved light <achieved>
        """

      Examples:
        | reading         | points         | achieved |
        | any_time        | Black scores 8 | black    |
        | own_turn_only   | nobody scores  | none     |
        | own_action_only | nobody scores  | none     |

    @OBJ_11 @PRB_5 @R_81 @interaction
    Scenario: A probe's cube completes the light objective in phase 3
      FR: En phase 3, la sonde de Noir collecte le quatrième cube bleu : 8 points sans aucune décision.
      Given the position
        """
        objectives red four_blue three_green
        units white basic; units black none
        N    red-E    p:lat
        S    blue-L   p:lat   black.probe@P
        light black 3 blue
        """
      When White plays "N deploy basic planet"
      Then Black scores 8
      And White is to recover a unit

  @OBJ_8_r2
  Rule: OBJ-8 Transformed cubes do not count

    @OBJ_7 @OBJ_11
    Scenario: Energy cubes do not count for the light objective
      FR: Deux cubes rouges transformés ne comptent plus : il faut quatre cubes dans la zone de collecte.
      Given the position
        """
        phase 4; objectives blue four_red three_green
        N    blue-E   m:red   white.basic@M
        S    blue-E   m:red   white.basic@M
        light white 2 red
        energy white 2 red
        """
      When White plays "recover N moon"
      Then nobody scores
      And the position shows
        """
        light white 3 red
        achieved light none
        """
      When White plays "recover S moon"
      Then White scores 8

    @OBJ_7 @OBJ_11 @TRF_1 @interaction
    Scenario Outline: A red cube is harvested and another transformed, the <first> first
      FR: Le cube transformé quitte la zone de collecte : l'ordre des récupérations décide de l'objectif.
      Given the position
        """
        phase 4; objectives blue four_red three_green
        N    red-E    m:red   white.basic@P white.basic@M
        light white 3 red
        """
      When White plays "recover N <first>"
      And White plays "recover N <second>"
      Then White scores <points>

      Examples:
        | first  | second | points |
        | moon   | planet | 10     |
        | planet | moon   | 2      |

  @OBJ_9_r2
  Rule: OBJ-9 Objective of four probes

    @OBJ_11 @R_17
    Scenario Outline: The <colour> probe is the fourth
      FR: L'objectif est réalisé par la quatrième sonde, quelle que soit sa couleur.
      Given the position
        """
        phase 4; objectives <other> four_probes three_green
        N    <colour>-L  p:lat   white.basic@P
        E    <second>-L  p:lat   white.probe@P
        S    <third>-L   p:lat   white.probe@P
        W    <other>-L   p:lat   white.probe@P
        """
      When White plays "recover N planet"
      Then nobody scores
      When White plays "place_probe N"
      Then White scores 8
      And the position shows
        """
        achieved light white
        """

      Examples:
        | colour | second | third  | other  |
        | blue   | green  | yellow | red    |
        | green  | yellow | red    | blue   |
        | yellow | red    | blue   | green  |
        | red    | blue   | green  | yellow |

    @OBJ_11
    Scenario: A fourth probe that is kept completes nothing
      FR: La quatrième sonde gardée sur le plateau ne réalise rien ; placée plus tard, elle réalise l'objectif.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    red-L    m:red   white.basic@P white.basic@M
        E    blue-L   p:lat   white.probe@P
        S    green-L  p:lat   white.probe@P
        W    yellow-L p:lat   white.probe@P
        """
      When White plays "recover N planet"
      And White plays "keep_probe"
      Then nobody scores
      When White plays "recover N moon"
      And White plays "place_probe N"
      Then White scores 8

    @OBJ_11
    Scenario: A third probe is not enough
      FR: Trois sondes ne suffisent pas ; la quatrième réalise l'objectif.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    red-L    p:lat   white.basic@P
        E    green-L  p:lat   white.basic@P
        S    blue-L   p:lat   white.probe@P
        W    yellow-L p:lat   white.probe@P
        """
      When White plays "recover N planet"
      And White plays "place_probe N"
      Then nobody scores
      When White plays "recover E planet"
      And White plays "place_probe E"
      Then White scores 8

    @OBJ_2 @OBJ_11 @R_43 @interaction
    Scenario: The harvest scores a point, and the probe placed after it the objective
      FR: La collecte rapporte 1 point, puis la sonde placée réalise l'objectif : 8 points.
      Given the position
        """
        phase 4; objectives red four_probes three_green
        N    red-L    p:lat   white.basic@P
        E    blue-L   p:lat   white.probe@P
        S    green-L  p:lat   white.probe@P
        W    yellow-L p:lat   white.probe@P
        """
      When White plays "recover N planet"
      And White plays "place_probe N"
      Then the events are UnitRecovered, CubeHarvested, Scored, ProbePlaced, ObjectiveAchieved, Scored, PhaseBegan, TurnBegan
      And White scores 9

    @OBJ_11 @SAB_2 @R_84 @interaction
    Scenario: Four probes count only while all of them are in the space zone
      FR: Une sonde est renvoyée par un Saboteur : la quatrième placée n'est que la troisième en jeu ; il faut aussi replacer l'autre.
      Given the position
        """
        round 2; turn black; objectives yellow four_probes three_green
        units white none; units black saboteur
        N    red-L    p:lat   white.probe@P
        E    green-L  p:diag   white.probe@P
        S    yellow-E m:red   white.basic@M
        W    blue-L   p:lat   white.basic@P
        SE   red-L    p:diag
        SW   yellow-L p:lat   white.probe@P
        """
      And Black has played "N deploy saboteur planet"
      When White plays "recover W planet"
      And White plays "place_probe W"
      Then nobody scores
      And the position shows
        """
        W blue-L p:lat white.probe@P
        achieved light none
        """
      When the game goes on
        """
        black: recover N planet
        black: keep_probe
        white: recover S moon
        white: place_probe SE
        """
      Then White scores 8

    @OBJ_11 @EXL_6 @R_53 @R_81 @interaction
    Scenario Outline: A probe placed after an opponent's swap is the fourth (R-81 <reading>)
      FR: Sous R-53 both_players, Noir place sa quatrième sonde pendant le tour de Blanc : récompensé aussitôt ou à son propre tour.
      Given the position
        """
        players white silver black; phase 4; objectives red four_probes three_green
        N    blue-L   p:lat
        E    green-L  p:lat   black.probe@P
        S    yellow-L p:lat   black.probe@P
        W    red-L    p:lat   black.probe@P
        NE   red-E    p:diag  silver.basic@P
        SE   red-E    p:diag  black.basic@P
        exile swap white.basic
        light white 1 blue
        light black 1 green
        """
      And R-53 is read as both_players
      And R-81 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black green"
      And Black plays "place_probe N"
      Then <at once>
      When Silver plays "recover NE planet"
      Then <turn begins>

      Examples:
        | reading         | at once        | turn begins    |
        | any_time        | Black scores 8 | nobody scores  |
        | own_turn_only   | nobody scores  | Black scores 8 |
        | own_action_only | Black scores 8 | nobody scores  |

  @OBJ_10_r2
  Rule: OBJ-10 Objective of three adjacent probes

    @OBJ_11 @CON_6
    Scenario Outline: Three probes <shape>
      FR: Trois sondes alignées ou en équerre réalisent l'objectif, que la dernière placée soit au bout ou au milieu.
      Given the position
        """
        phase 4; objectives yellow three_adjacent_probes three_green
        <last>    red-L    p:lat   white.basic@P
        <second>  blue-L   p:lat   white.probe@P
        <third>   green-L  p:lat   white.probe@P
        """
      When White plays "recover <last> planet"
      And White plays "place_probe <last>"
      Then White scores 8
      And the position shows
        """
        achieved light white
        """

      Examples:
        | shape                               | last  | second | third |
        | in a row, the middle one last       | N     | NW     | NE    |
        | in a row, an end last               | NW    | N      | NE    |
        | in a column, the middle one last    | E     | NE     | SE    |
        | in a column, an end last            | SE    | E      | NE    |
        | in a column away from the centre    | (0,3) | (0,2)  | N     |
        | in an L, the corner last            | NE    | N      | E     |
        | in an L, an end last                | E     | NE     | N     |

    @OBJ_11
    Scenario Outline: A third probe <where>: <points>
      FR: En diagonale, séparées ou de part et d'autre du centre, les sondes ne sont pas adjacentes.
      Given the position
        """
        phase 4; objectives yellow three_adjacent_probes three_green
        <last>    red-L    p:lat   white.basic@P
        <second>  blue-L   p:lat   white.probe@P
        <third>   green-L  p:lat   white.probe@P
        """
      When White plays "recover <last> planet"
      And White plays "place_probe <last>"
      Then <points>

      Examples:
        | where                       | last   | second | third | points         |
        | joined to both              | NE     | N      | E     | White scores 8 |
        | joined to one of them only  | NE     | N      | S     | nobody scores  |
        | at a corner of both         | N      | E      | W     | nobody scores  |
        | at a corner of a pair       | (2,0)  | N      | NE    | nobody scores  |
        | on a diagonal               | (2,2)  | NE     | (3,3) | nobody scores  |
        | across the centre           | N      | S      | SE    | nobody scores  |

    @OBJ_11 @R_86
    Scenario Outline: A fourth probe <where>: <points>
      FR: Deux paires ne suffisent pas ; trois sondes adjacentes sur quatre suffisent, la quatrième peut être ailleurs.
      Given the position
        """
        phase 4; objectives yellow three_adjacent_probes three_green
        N    blue-L   p:lat   white.probe@P
        NE   green-L  p:lat   white.probe@P
        S    yellow-L p:lat   white.probe@P
        <last>  red-L  p:lat  white.basic@P
        """
      When White plays "recover <last> planet"
      And White plays "place_probe <last>"
      Then <points>

      Examples:
        | where                          | last | points         |
        | that makes two pairs           | SW   | nobody scores  |
        | that makes three, one far away | NW   | White scores 8 |

    @OBJ_11
    Scenario Outline: A probe between <piece> and a probe of White
      FR: Seules comptent ses propres sondes, ni celles d'un adversaire ni ses unités.
      Given the position
        """
        phase 4; objectives yellow three_adjacent_probes three_green
        N    red-L    p:lat   white.basic@P
        NE   blue-L   p:lat   <piece>@P
        NW   green-L  p:lat   white.probe@P
        S    yellow-L p:lat   white.probe@P
        """
      When White plays "recover N planet"
      And White plays "place_probe N"
      Then <points>

      Examples:
        | piece       | points         |
        | white.probe | White scores 8 |
        | black.probe | nobody scores  |
        | white.basic | nobody scores  |
        | black.basic | nobody scores  |

    @R_40 @OBJ_11 @interaction
    Scenario: A probe kept back completes the objective later
      FR: Blanc garde sa sonde rouge, que seule une planète lointaine attendait, et la place plus tard entre les deux autres.
      Given the position
        """
        phase 4; objectives yellow three_adjacent_probes three_green
        N    red-E    m:red   white.basic@M
        E    red-E    m:red   white.basic@M
        S    red-L    p:lat   black.basic@P
        SE   blue-L   p:lat   white.probe@P
        SW   green-L  p:lat   white.probe@P
        (0,2) red-L   p:lat
        """
      When White plays "recover N moon"
      Then White's legal actions are
        """
        place_probe (0,2)
        keep_probe
        """
      When the game goes on
        """
        white: keep_probe
        black: recover S planet
        black: keep_probe
        white: recover E moon
        white: place_probe S
        """
      Then White scores 8

  @OBJ_11
  Rule: OBJ-11 Reward by rank

    @OBJ_7
    Scenario Outline: White achieves the light objective after <before>, among <players>: <points>
      FR: Le premier marque 8 points, le deuxième 5, le troisième 3 ; un quatrième ne marque rien.
      Given the position
        """
        players <players>; phase 4; objectives blue four_red three_green
        N    blue-E   m:red   white.basic@M
        light white 3 red
        achieved light <before>
        """
      When White plays "recover N moon"
      Then <points>
      And the position shows
        """
        achieved light <after>
        """

      Examples:
        | players                 | before            | points         | after                   |
        | white black             | black             | White scores 5 | black white             |
        | white black silver      | black             | White scores 5 | black white             |
        | white black silver      | silver black      | White scores 3 | silver black white      |
        | white black silver gold | gold              | White scores 5 | gold white              |
        | white black silver gold | gold black        | White scores 3 | gold black white        |
        | white black silver gold | gold black silver | nobody scores  | gold black silver white |

    @OBJ_5 @OBJ_7
    Scenario Outline: The first to achieve an objective gains 8 points, among <players>
      FR: Le premier marque 8 points, quel que soit le nombre de joueurs.
      Given the position
        """
        players <players>; phase 4; objectives blue four_red three_green
        N    green-E  m:red   white.basic@P white.basic@M
        light white 3 red 1 green
        energy white 2 green
        """
      When White plays "recover N moon"
      Then White scores 8
      When White plays "recover N planet"
      Then White scores 12

      Examples:
        | players                 |
        | white black             |
        | white black silver      |
        | white black silver gold |

    @OBJ_5
    Scenario Outline: White achieves the energy objective after <before>, among <players>
      FR: L'objectif énergie a les mêmes rangs ; le cube vert rapporte de plus ses 4 points.
      Given the position
        """
        players <players>; phase 4; objectives blue four_red three_green
        N    green-E  p:lat   white.basic@P
        light white 1 green
        energy white 2 green
        achieved energy <before>
        """
      When White plays "recover N planet"
      Then White scores <points>
      And the position shows
        """
        achieved energy <before> white
        """

      Examples:
        | players                 | before            | points |
        | white black             | black             | 9      |
        | white black silver      | silver            | 9      |
        | white black silver      | silver black      | 7      |
        | white black silver gold | gold              | 9      |
        | white black silver gold | gold black        | 7      |
        | white black silver gold | gold black silver | 4      |

    @OBJ_9_r2 @OBJ_10_r2
    Scenario Outline: White achieves <objective> after <before>: <points>
      FR: Les objectifs de sondes ont les mêmes rangs.
      Given the position
        """
        players white black silver gold; phase 4; objectives yellow <objective> three_green
        N    red-L    p:lat   white.basic@P
        NE   blue-L   p:lat   white.probe@P
        NW   green-L  p:lat   white.probe@P
        W    yellow-L p:lat   white.probe@P
        achieved light <before>
        """
      When White plays "recover N planet"
      And White plays "place_probe N"
      Then <points>

      Examples:
        | objective             | before            | points         |
        | four_probes           | black             | White scores 5 |
        | four_probes           | gold black        | White scores 3 |
        | four_probes           | gold black silver | nobody scores  |
        | three_adjacent_probes | black             | White scores 5 |
        | three_adjacent_probes | gold black        | White scores 3 |
        | three_adjacent_probes | gold black silver | nobody scores  |

    @OBJ_5 @OBJ_13 @R_80 @interaction
    Scenario Outline: Four players achieve the energy objective one after the other (R-80 <reading>)
      FR: Le quatrième ne gagne rien de plus que son cube, ou 3 points, selon la lecture ; son cube d'objectif est posé.
      Given the position
        """
        players white black silver gold; phase 4; objectives blue four_probes three_green
        N    green-E  p:lat   white.basic@P
        E    green-E  p:lat   black.basic@P
        S    green-E  p:lat   silver.basic@P
        W    green-E  p:lat   gold.basic@P
        light white 1 green; light black 1 green; light silver 1 green; light gold 1 green
        energy white 2 green; energy black 2 green; energy silver 2 green; energy gold 2 green
        """
      And R-80 is read as <reading>
      When the game goes on
        """
        white: recover N planet
        black: recover E planet
        silver: recover S planet
        gold: recover W planet
        """
      Then White scores 12, Black scores 9, Silver scores 7 and Gold scores <gold>
      And the position shows
        """
        achieved energy white black silver gold
        """

      Examples:
        | reading | gold |
        | zero    | 4    |
        | three   | 7    |

    @OBJ_7 @R_80
    Scenario Outline: The fourth player to achieve the light objective (R-80 <reading>)
      FR: Le quatrième à réaliser l'objectif lumière ne marque rien, ou 3 points, selon la lecture.
      Given the position
        """
        players white black silver gold; phase 4; objectives blue four_red three_green
        N    blue-E   m:red   white.basic@M
        light white 3 red
        achieved light black gold silver
        """
      And R-80 is read as <reading>
      When White plays "recover N moon"
      Then <points>
      And the position shows
        """
        achieved light black gold silver white
        """

      Examples:
        | reading | points         |
        | zero    | nobody scores  |
        | three   | White scores 3 |

    @OBJ_5
    Scenario: The ranks of the two objectives are counted apart
      FR: Noir et Argenté ont réalisé l'objectif lumière : Blanc est tout de même premier pour l'objectif énergie.
      Given the position
        """
        players white black silver; phase 4; objectives blue four_red three_green
        N    green-E  p:lat   white.basic@P
        light white 1 green
        energy white 2 green
        achieved light black silver
        """
      When White plays "recover N planet"
      Then White scores 12

    @OBJ_5 @EXL_5 @R_82 @interaction
    Scenario Outline: One swap completes the energy objective for both players (R-82 <reading>)
      FR: L'échange de Blanc réalise l'objectif pour Blanc et Noir ; Noir est premier joueur ; Argenté vient troisième dans tous les cas.
      Given the position
        """
        players white black silver; first black; turn white; phase 4
        objectives green four_probes two_blue_two_red
        N    red-E    p:lat   silver.basic@P
        exile swap white.basic
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        energy silver 2 blue 1 red
        light silver 1 red
        """
      And R-82 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap energy blue black red"
      Then White scores <white> and Black scores <black>
      When Silver plays "recover N planet"
      Then Silver scores 5

      Examples:
        | reading             | white | black |
        | active_player_first | 8     | 5     |
        | turn_order          | 5     | 8     |
        | same_rank           | 8     | 8     |

    @OBJ_5 @R_82 @interaction
    Scenario Outline: One swap completes the energy objective for both after <before> (R-82 <reading>)
      FR: Si d'autres ont déjà réalisé l'objectif, les deux joueurs de l'échange prennent les rangs suivants.
      Given the position
        """
        players white black silver gold; first black; turn white; phase 4
        objectives green four_probes two_blue_two_red
        N    red-E    p:lat
        exile swap white.basic
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        achieved energy <before>
        """
      And R-82 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap energy blue black red"
      Then <points>

      Examples:
        | before      | reading             | points                            |
        | silver      | active_player_first | White scores 5 and Black scores 3 |
        | silver      | turn_order          | White scores 3 and Black scores 5 |
        | silver      | same_rank           | White scores 5 and Black scores 5 |
        | silver gold | active_player_first | White scores 3                    |
        | silver gold | turn_order          | Black scores 3                    |
        | silver gold | same_rank           | White scores 3 and Black scores 3 |

    @OBJ_5 @R_81 @R_82 @interaction
    Scenario Outline: One swap that would complete the objective for both, R-81 <off turn> and R-82 <together>
      FR: La simultanéité n'existe que si l'échange récompense les deux aussitôt ; sinon, chacun a son moment.
      Given the position
        """
        first black; turn white; phase 4; objectives green four_probes two_blue_two_red
        N    yellow-E p:lat   black.basic@P
        exile swap white.basic
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        light black 1 yellow
        """
      And R-81 is read as <off turn>
      And R-82 is read as <together>
      When White plays "recover_exile swap basic"
      And White plays "swap energy blue black red"
      Then <swap>
      When Black plays "recover N planet"
      Then Black scores <own>

      Examples:
        | off turn        | together            | swap                              | own |
        | any_time        | active_player_first | White scores 8 and Black scores 5 | 3   |
        | any_time        | turn_order          | White scores 5 and Black scores 8 | 3   |
        | any_time        | same_rank           | White scores 8 and Black scores 8 | 3   |
        | own_turn_only   | active_player_first | White scores 8 and Black scores 5 | 3   |
        | own_turn_only   | turn_order          | White scores 8 and Black scores 5 | 3   |
        | own_turn_only   | same_rank           | White scores 8 and Black scores 5 | 3   |
        | own_action_only | active_player_first | nobody scores                     | 11  |
        | own_action_only | turn_order          | nobody scores                     | 11  |
        | own_action_only | same_rank           | nobody scores                     | 11  |

  @OBJ_12_r2
  Rule: OBJ-12 Once per player

    @OBJ_7 @OBJ_11 @R_85
    Scenario: The light objective rewards a player once
      FR: Blanc réunit quatre cubes rouges deux fois : il n'est récompensé que la première.
      Given the position
        """
        phase 4; objectives blue four_red three_green
        N    red-E    m:red   white.basic@P white.basic@M
        S    blue-E   m:red   white.basic@M
        light white 3 red
        """
      When White plays "recover N moon"
      Then White scores 8
      When White plays "recover N planet"
      Then White scores 2
      When White plays "recover S moon"
      Then nobody scores
      And the position shows
        """
        light white 4 red
        achieved light white
        """

    @OBJ_5 @OBJ_11
    Scenario: The energy objective rewards a player once
      FR: Le quatrième cube d'énergie vert ne donne plus que ses 4 points, et le rang suivant reste à un autre.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    green-E  p:lat   white.basic@P
        S    green-E  p:lat   white.basic@P
        E    green-E  p:lat   black.basic@P
        light white 2 green; energy white 2 green
        light black 1 green; energy black 2 green
        """
      When White plays "recover N planet"
      Then White scores 12
      When Black plays "recover E planet"
      Then Black scores 9
      When White plays "recover S planet"
      Then White scores 4

    @OBJ_10_r2 @OBJ_11 @R_86
    Scenario: A probe objective rewards a player once
      FR: La quatrième sonde forme une autre équerre : l'objectif ne rapporte rien une deuxième fois.
      Given the position
        """
        phase 4; objectives yellow three_adjacent_probes three_green
        N    red-L    p:lat   white.basic@P
        NE   blue-L   p:lat   white.probe@P
        NW   green-L  p:lat   white.probe@P
        E    yellow-L p:lat   white.basic@P
        """
      When White plays "recover N planet"
      And White plays "place_probe N"
      Then White scores 8
      When White plays "recover E planet"
      And White plays "place_probe E"
      Then White scores 1

    @OBJ_9_r2 @OBJ_11 @SAB_4_r2 @R_85 @interaction
    Scenario: A sabotaged probe takes nothing back, and placing it again brings nothing
      FR: Blanc garde points et rang après le sabotage, ne marque rien en replaçant sa sonde, et Noir n'est que deuxième.
      Given the position
        """
        round 2; turn black; objectives red four_probes three_green
        units white none; units black saboteur
        N    red-L    p:lat   white.probe@P
        NE   blue-L   p:lat   white.probe@P
        E    green-L  p:diag   white.probe@P
        SE   yellow-L p:diag   white.probe@P
        S    red-L    m:red   white.basic@M
        SW   blue-L   p:lat   black.probe@P
        W    green-L  p:diag   black.probe@P
        NW   yellow-L p:diag   black.probe@P
        score white 8; achieved light white
        """
      When Black plays "N deploy saboteur planet"
      Then White scores 1
      And the position shows
        """
        N red-L p:lat black.saboteur@P black.ship
        achieved light white
        """
      When White plays "recover S moon"
      And White plays "place_probe S"
      Then White scores 1
      When Black plays "recover N planet"
      Then Black scores 1
      When Black plays "place_probe N"
      Then Black scores 5
      And the scores are White 10, Black 6
      And the position shows
        """
        achieved light white black
        """

    @OBJ_7 @OBJ_11 @EXL_5 @R_85 @interaction
    Scenario: A cube swapped away takes no reward back
      FR: Blanc vient de réaliser l'objectif ; Noir lui prend un des quatre cubes : les 8 points restent acquis, Noir n'est que deuxième.
      Given the position
        """
        phase 4; objectives blue four_red three_green
        N    blue-E   m:red   white.basic@M
        exile swap black.basic
        light white 3 red
        light black 3 red 1 yellow
        """
      When White plays "recover N moon"
      Then White scores 8
      When Black plays "recover_exile swap basic"
      And Black plays "swap light yellow white red"
      Then Black scores 5
      And the scores are White 8, Black 5
      And the position shows
        """
        light white 1 yellow 3 red
        light black 4 red
        achieved light white black
        """

  @OBJ_13
  Rule: OBJ-13 Marking an objective

    @OBJ_5 @OBJ_7 @OBJ_11 @R_83
    Scenario: Cubes lie below the tiles in the order in which the objectives were achieved
      FR: Chaque réalisation est marquée aussitôt sous sa tuile, après celles des joueurs précédents, et une fois par joueur.
      Given the position
        """
        phase 4; objectives blue four_red three_green
        N    green-E  m:red   white.basic@M black.basic@P
        light white 3 red
        light black 1 green
        energy black 2 green
        achieved light black; achieved energy white
        """
      When White plays "recover N moon"
      Then the position shows
        """
        achieved light black white
        achieved energy white
        """
      When Black plays "recover N planet"
      Then the position shows
        """
        achieved light black white
        achieved energy white black
        """
      When someone sets up the position
        """
        N    green-E  m:red
        achieved light black white black
        """
      Then it cannot be
        """
        achieved light: a player is named twice
        """

  @OBJ_14
  Rule: OBJ-14 Objectives shown as examples

    @OBJ_5 @OBJ_11 @R_16 @example
    Scenario Outline: The energy objective of <cubes> is achieved
      FR: Les objectifs énergie montrés : 3 verts ; 2 bleus et 2 rouges ; 2 verts et 2 jaunes.
      Given the position
        """
        phase 4; objectives blue four_probes <objective>
        N    <colour>-E  p:lat   white.basic@P
        light white 1 <colour>
        energy white <energy>
        """
      When White plays "recover N planet"
      Then White scores <points>
      And the position shows
        """
        achieved energy white
        """

      Examples:
        | cubes                | objective            | colour | energy           | points |
        | 3 green              | three_green          | green  | 2 green          | 12     |
        | 2 blue and 2 red     | two_blue_two_red     | red    | 2 blue 1 red     | 10     |
        | 2 green and 2 yellow | two_green_two_yellow | yellow | 2 green 1 yellow | 11     |

    @OBJ_7 @OBJ_11 @R_15 @example
    Scenario Outline: The light objective of 4 <colour> cubes is achieved
      FR: Les objectifs lumière montrés sur les cubes : 4 rouges, 4 bleus.
      Given the position
        """
        phase 4; objectives green four_<colour> three_green
        N    green-E  m:<colour>  white.basic@M
        light white 3 <colour>
        """
      When White plays "recover N moon"
      Then White scores 8

      Examples:
        | colour |
        | red    |
        | blue   |

    @OBJ_9_r2 @OBJ_11 @example
    Scenario: The objective of the four probes is achieved
      FR: L'objectif est réalisé dès que Blanc a placé ses 4 sondes dans la zone spatiale.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    red-L    p:lat   white.basic@P
        NE   blue-L   p:lat   white.probe@P
        S    green-L  p:lat   white.probe@P
        W    yellow-L p:lat   white.probe@P
        """
      When White plays "recover N planet"
      And White plays "place_probe N"
      Then White scores 8

    @OBJ_10_r2 @OBJ_11 @example
    Scenario: The objective of the three adjacent probes is achieved
      FR: L'objectif est réalisé dès que 3 sondes de Blanc sont sur 3 systèmes adjacents.
      Given the position
        """
        phase 4; objectives yellow three_adjacent_probes three_green
        N    red-L    p:lat   white.basic@P
        NE   blue-L   p:lat   white.probe@P
        E    green-L  p:lat   white.probe@P
        """
      When White plays "recover N planet"
      And White plays "place_probe N"
      Then White scores 8

  @OBJ_15
  Rule: OBJ-15 Examples of rewards

    @OBJ_7 @OBJ_11 @example
    Scenario: White is the first to hold four blue cubes and gains 8 points
      FR: Blanc réunit le premier quatre cubes de lumière bleus : l'objectif lumière lui vaut 8 points.
      Given the position
        """
        players white black silver gold; phase 4; objectives green four_blue two_green_two_yellow
        N    green-E  m:blue  white.basic@M
        light white 3 blue
        """
      When White plays "recover N moon"
      Then White scores 8

    @OBJ_5 @OBJ_11 @R_86 @example
    Scenario: Black achieves the energy objective after Gold and gains 5 points
      FR: Noir réunit 2 énergies vertes et 2 jaunes après Doré : 5 points pour l'objectif, outre les 3 du cube jaune.
      Given the position
        """
        players white black silver gold; phase 4; turn black; objectives green four_blue two_green_two_yellow
        N    yellow-E p:lat   black.basic@P
        light black 1 yellow
        energy black 2 green 1 yellow
        energy gold 2 green 2 yellow
        achieved energy gold
        """
      When Black plays "recover N planet"
      Then Black scores 8
      And the events are UnitRecovered, CubeTransformed, Scored, ObjectiveAchieved, Scored, PhaseBegan, TurnBegan
      And the position shows
        """
        achieved energy gold black
        """

    @OBJ_2 @example
    Scenario Outline: With the harvest objective on <colour>, a <colour> cube gives a point at once
      FR: L'objectif collecte est sur le vert (ou le bleu) : chaque cube vert (ou bleu) collecté donne 1 point.
      Given the position
        """
        phase 4; objectives <colour> four_probes two_green_two_yellow
        N    red-E    m:<colour>  white.basic@M
        S    red-E    m:<colour>  black.basic@M
        """
      When White plays "recover N moon"
      Then White scores 1
      When Black plays "recover S moon"
      Then Black scores 1

      Examples:
        | colour |
        | green  |
        | blue   |
