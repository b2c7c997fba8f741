Feature: Twosome (extension)
  Recovered from a system, the Twosome may use both halves of it: the planet and the moon.

  Background:
    Given R-79 is read as wider_choice

  @TWO_1
  Rule: TWO-1 Twosome: planet and moon

    Scenario: A Twosome transforms on the planet and harvests on the moon
      FR: Le Binôme transforme sur la planète et collecte sur la lune.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   m:green   white.twosome@P
        E    blue-E  m:blue    black.basic@M
        """
      When White plays "recover N planet"
      Then White's legal actions are
        """
        use planet
        use moon
        """
      When White plays "use planet"
      Then White scores 2
      And White's legal actions are
        """
        harvest green
        decline
        """
      When White plays "harvest green"
      Then the position shows
        """
        light white 1 green
        energy white 1 red
        """
      And Black is to recover a unit

    Scenario: A Twosome harvests twice from a light face and a moon
      FR: Depuis une face lumière et une lune, le Binôme collecte deux fois.
      Given the position
        """
        round 2; phase 4
        N    red-L   m:green   white.twosome@P
        S    red-L   p:lat     white.probe@P
        """
      When the game goes on
        """
        white: recover N planet
        white: use planet
        white: harvest green
        """
      Then the position shows
        """
        light white 1 green 1 red
        """

    Scenario: The moon may come first, and the planet's action then follows
      FR: La lune peut passer en premier ; l'action due de la planète suit d'elle-même.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   m:green   white.twosome@P
        E    blue-E  m:blue    black.basic@M
        """
      When White plays "recover N planet"
      And White plays "use moon"
      Then White scores 2
      And the events are UnitRecovered, CubeHarvested, ActionLost, CubeTransformed, Scored, TurnBegan
      And the position shows
        """
        light white 1 green
        energy white 1 red
        """

    @R_72
    Scenario: The action of the slot it stood on is owed
      FR: L'action de son propre emplacement est due : on ne peut renoncer aux deux moitiés.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   m:green   white.twosome@P
        """
      When White plays "recover N planet"
      Then White may not play "decline": HALF_OWED

    Scenario: If neither half is possible, all is lost and nothing is asked
      FR: Si aucune moitié n'est possible, tout est perdu et rien n'est demandé.
      Given the position
        """
        round 2; phase 4; energy black 10 green; light white 1 blue
        N    red-E   m:green   white.twosome@P
        E    blue-E  m:blue    black.basic@M
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, TurnBegan
      And the position shows
        """
        light white 1 blue
        """

    @R_71
    Scenario Outline: On the planet, without a red cube, under <order>: "<first>" or "<other>"; then light <light>, energy <energy>
      FR: Collecter d'abord permet de transformer le cube collecté ; si la planète passe d'abord, sa transformation est perdue.
      Given the position
        """
        round 2; phase 4
        N    red-E   m:red    white.twosome@P
        E    blue-E  m:blue   black.basic@M
        """
      And R-71 is read as <order>
      When White plays "recover N planet"
      Then White's legal actions are
        """
        <first>
        <other>
        """
      When White plays "<first>"
      Then <points>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """
      And Black is to recover a unit

      Examples:
        | order            | first       | other      | points         | light | energy |
        | owner_chooses    | use moon    | use planet | White scores 2 | none  | 1 red  |
        | planet_then_moon | harvest red | decline    | nobody scores  | 1 red | none   |
        | own_slot_first   | harvest red | decline    | nobody scores  | 1 red | none   |

    @R_71
    Scenario: The owed half may be named though it is impossible, and the cube harvested afterwards is kept
      FR: On peut nommer d'abord la planète, perdre sa transformation et garder le cube collecté ensuite.
      Given the position
        """
        round 2; phase 4
        N    red-E   m:red    white.twosome@P
        E    blue-E  m:blue   black.basic@M
        """
      When the game goes on
        """
        white: recover N planet
        white: use planet
        white: harvest red
        """
      Then nobody scores
      And the position shows
        """
        light white 1 red
        energy white none
        """
      And Black is to recover a unit

    @R_71
    Scenario Outline: On the moon, without a red cube, under <order>: light <light>, and <then>
      FR: Sur la lune, la collecte passe d'abord, ou bien la transformation est perdue si la planète passe d'abord.
      Given the position
        """
        round 2; phase 4
        N    red-E   m:red    white.twosome@M
        E    blue-E  m:blue   black.basic@M
        """
      And R-71 is read as <order>
      When White plays "recover N moon"
      Then the position shows
        """
        light white <light>
        energy white none
        """
      And <then>

      Examples:
        | order            | light | then                           |
        | owner_chooses    | none  | White may play "use moon"      |
        | planet_then_moon | 1 red | Black is to recover a unit     |
        | own_slot_first   | 1 red | White may play "transform red" |

    @R_71
    Scenario: A half that is not owed cannot be named while it is impossible
      FR: Une moitié facultative ne peut être nommée tant qu'elle est impossible ; après la collecte, elle le peut.
      Given the position
        """
        round 2; phase 4
        N    red-E   m:red    white.twosome@M
        """
      When White plays "recover N moon"
      Then White may not play "use planet": HALF_IMPOSSIBLE
      When White plays "use moon"
      Then White's legal actions are
        """
        transform red
        decline
        """
      When White plays "transform red"
      Then White scores 2

    @R_72
    Scenario Outline: From a moon beside an energy face, under <reading>: <points> after the harvest, and <then>
      FR: Depuis la lune, on peut garder son cube rouge, sauf si les deux moitiés sont dues.
      Given the position
        """
        round 2; phase 4; light white 1 red; objectives yellow four_probes three_green
        N    red-E   m:blue   white.twosome@M
        E    blue-E  m:blue   black.basic@M
        """
      And R-72 is read as <reading>
      When White plays "recover N moon"
      And White plays "use moon"
      Then <points>
      And <then>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """

      Examples:
        | reading             | points         | then                       | light        | energy |
        | other_half_optional | nobody scores  | White may play "decline"   | 1 blue 1 red | none   |
        | both_mandatory      | White scores 2 | Black is to recover a unit | 1 blue       | 1 red  |
        | both_optional       | nobody scores  | White may play "decline"   | 1 blue 1 red | none   |

    @R_72
    Scenario Outline: From an energy face with a moon, under <reading>: <points> after the harvest, and <then>
      FR: Depuis la planète, la transformation est due, sauf si les deux moitiés sont facultatives.
      Given the position
        """
        round 2; phase 4; light white 1 red; objectives yellow four_probes three_green
        N    red-E   m:blue   white.twosome@P
        E    blue-E  m:blue   black.basic@M
        """
      And R-72 is read as <reading>
      When White plays "recover N planet"
      And White plays "use moon"
      Then <points>
      And <then>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """

      Examples:
        | reading             | points         | then                       | light        | energy |
        | other_half_optional | White scores 2 | Black is to recover a unit | 1 blue       | 1 red  |
        | both_mandatory      | White scores 2 | Black is to recover a unit | 1 blue       | 1 red  |
        | both_optional       | nobody scores  | White may play "decline"   | 1 blue 1 red | none   |

    @R_72
    Scenario Outline: After the planet's transformation the moon, under <reading>: light <light>, and <then>
      FR: Après la transformation de la planète, la collecte de la lune est facultative, ou due si les deux moitiés le sont.
      Given the position
        """
        round 2; phase 4; light white 1 red; objectives yellow four_probes three_green
        N    red-E   m:blue   white.twosome@P
        E    blue-E  m:blue   black.basic@M
        """
      And R-72 is read as <reading>
      When White plays "recover N planet"
      And White plays "use planet"
      Then White scores 2
      And <then>
      And the position shows
        """
        light white <light>
        energy white 1 red
        """

      Examples:
        | reading             | then                       | light  |
        | other_half_optional | White may play "decline"   | none   |
        | both_mandatory      | Black is to recover a unit | 1 blue |
        | both_optional       | White may play "decline"   | none   |

    @R_47 @R_72 @interaction
    Scenario Outline: To leave both halves, under <action> and <halves>: <decline>
      FR: Renoncer aux deux moitiés dépend de R-47 et de R-72 (annexe B.2).
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   m:green   white.twosome@P
        """
      And R-47 is read as <action>
      And R-72 is read as <halves>
      When White plays "recover N planet"
      Then <decline>
      And White may play "use planet"
      And White may play "use moon"

      Examples:
        | action                | halves              | decline                                 |
        | mandatory_if_possible | other_half_optional | White may not play "decline": HALF_OWED |
        | mandatory_if_possible | both_mandatory      | White may not play "decline": HALF_OWED |
        | mandatory_if_possible | both_optional       | White may play "decline"                |
        | may_decline           | other_half_optional | White may play "decline"                |
        | may_decline           | both_mandatory      | White may play "decline"                |
        | may_decline           | both_optional       | White may play "decline"                |

    @R_47 @R_72 @interaction
    Scenario Outline: Once the moon has been named and units may decline, under <halves>: <decline>
      FR: Si les deux moitiés sont dues, on n'y renonce qu'avant d'avoir nommé la première.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    black-E  m:green   white.twosome@P
        """
      And R-47 is read as may_decline
      And R-72 is read as <halves>
      When White plays "recover N planet"
      And White plays "use moon"
      Then <decline>
      And White may play "transform green"
      And White may play "transform red"

      Examples:
        | halves              | decline                                   |
        | other_half_optional | White may play "decline"                  |
        | both_mandatory      | White may not play "decline": HALF_OWED   |
        | both_optional       | White may play "decline"                  |

    @R_71 @R_72 @interaction
    Scenario Outline: Under <order> and <halves> a Twosome from the moon first has this choice: "<first>" or "<other>"
      FR: L'ordre (R-71) et ce qui est dû (R-72) disent ensemble quelle question vient d'abord.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   m:green   white.twosome@M
        """
      And R-71 is read as <order>
      And R-72 is read as <halves>
      When White plays "recover N moon"
      Then White's legal actions are
        """
        <first>
        <other>
        """

      Examples:
        | order            | halves              | first         | other    |
        | owner_chooses    | other_half_optional | use planet    | use moon |
        | owner_chooses    | both_mandatory      | use planet    | use moon |
        | planet_then_moon | other_half_optional | transform red | decline  |
        | planet_then_moon | both_optional       | transform red | decline  |
        | own_slot_first   | other_half_optional | transform red | decline  |
        | own_slot_first   | both_optional       | harvest green | decline  |

    @R_71 @R_72 @interaction
    Scenario Outline: Where both halves are owed and the order is <order>, nothing is asked
      FR: Si les deux moitiés sont dues et l'ordre fixé, tout se fait sans question.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   m:green  white.twosome@M
        E    blue-E  m:blue   black.basic@M
        """
      And R-71 is read as <order>
      And R-72 is read as both_mandatory
      When White plays "recover N moon"
      Then White scores 2
      And the position shows
        """
        light white 1 green
        energy white 1 red
        """
      And Black is to recover a unit

      Examples:
        | order            |
        | planet_then_moon |
        | own_slot_first   |

    @R_47 @R_71 @R_72 @interaction
    Scenario Outline: Under <order>, both halves or none: from the <slot> slot "<first>" comes first
      FR: Si l'ordre est fixé et que l'on fait tout ou rien, on ne peut nommer que la moitié qui vient d'abord, ou renoncer.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   m:green  white.twosome@<side>
        E    blue-E  m:blue   black.basic@M
        """
      And R-47 is read as may_decline
      And R-71 is read as <order>
      And R-72 is read as both_mandatory
      When White plays "recover N <slot>"
      Then White's legal actions are
        """
        <first>
        decline
        """
      And White may not play "<second>": OTHER_HALF_FIRST
      When White plays "<first>"
      Then White scores 2
      And the position shows
        """
        light white 1 green
        energy white 1 red
        """
      And Black is to recover a unit

      Examples:
        | order            | side | slot   | first      | second     |
        | planet_then_moon | P    | planet | use planet | use moon   |
        | planet_then_moon | M    | moon   | use planet | use moon   |
        | own_slot_first   | P    | planet | use planet | use moon   |
        | own_slot_first   | M    | moon   | use moon   | use planet |

    @R_73 @interaction
    Scenario Outline: Beside a portal (<portal>) a Twosome uses the planet only
      FR: À côté d'un portail, le Binôme n'a que l'action de la planète.
      Given the position
        """
        round 2; phase 4; light white 2 red
        N    red-E   <portal>   white.twosome@P
        E    blue-E  m:blue     black.basic@M
        """
      When White plays "recover N planet"
      Then White scores 2
      And the position shows
        """
        light white 1 red
        energy white 1 red
        """
      And Black is to recover a unit

      Examples:
        | portal |
        | p:lat  |
        | p:diag |
        | p:tele |

    @R_73 @interaction
    Scenario: Where units may decline, a Twosome beside a portal is asked about its planet alone
      FR: À côté d'un portail, seule la planète est en question, même quand on peut renoncer.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   p:lat   white.twosome@P
        """
      And R-47 is read as may_decline
      When White plays "recover N planet"
      Then White's legal actions are
        """
        transform red
        decline
        """
      When White plays "decline"
      Then nobody scores

    @TRF_4 @HAR_5 @interaction
    Scenario: A Twosome uses a black planet and a white moon
      FR: Sur une planète noire avec une lune blanche, le Binôme transforme puis collecte la couleur de son choix.
      Given the position
        """
        round 2; phase 4; light white 1 blue 1 red
        N    black-E  m:white   white.twosome@P
        """
      When White plays "recover N planet"
      And White plays "use planet"
      Then White's legal actions are
        """
        transform blue
        transform red
        """
      And White may not play "decline": HALF_OWED
      When White plays "transform red"
      Then White scores 2
      And White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        decline
        """
      When White plays "harvest yellow"
      Then the position shows
        """
        light white 1 blue 1 yellow
        energy white 1 red
        """

    @TRF_4 @HAR_5 @R_71 @interaction
    Scenario: The cube of the white moon feeds the black planet
      FR: Le cube collecté sur la lune blanche peut être transformé sur la planète noire ; une moitié nommée doit être effectuée.
      Given the position
        """
        round 2; phase 4; objectives blue four_probes three_green
        N    black-E  m:white   white.twosome@P
        """
      When White plays "recover N planet"
      And White plays "use moon"
      Then White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        """
      When White plays "harvest green"
      Then White's legal actions are
        """
        transform green
        """
      When White plays "transform green"
      Then White scores 4

    @OBJ_7 @R_43 @interaction
    Scenario Outline: With three red cubes and the objective of four, "<first>" first: <points>
      FR: Collecter d'abord donne le quatrième cube rouge et l'objectif ; transformer d'abord empêche de le réaliser.
      Given the position
        """
        round 2; phase 4; light white 3 red; objectives blue four_red three_green
        N    red-E   m:red   white.twosome@M
        """
      When the game goes on
        """
        white: recover N moon
        white: <first>
        """
      Then <points>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """

      Examples:
        | first      | points         | light | energy |
        | use moon   | White scores 8 | 4 red | none   |
        | use planet | White scores 2 | 3 red | 1 red  |

    @OBJ_2 @interaction
    Scenario: Each half of a Twosome that harvests counts for the harvest objective
      FR: Planète bleue et lune bleue : chacune des deux collectes rapporte le point de l'objectif collecte.
      Given the position
        """
        round 2; phase 4; objectives blue four_probes three_green
        N    blue-L  m:blue   white.twosome@P
        S    blue-L  p:lat    white.probe@P
        """
      When White plays "recover N planet"
      And White plays "use planet"
      Then White scores 1
      When White plays "harvest blue"
      Then White scores 1

    @PRB_7 @R_43 @interaction
    Scenario: The probe of the planet is placed before the moon's harvest
      FR: La sonde de la planète se place, même sur la planète quittée, avant la collecte de la lune.
      Given the position
        """
        round 2; phase 4
        N    red-L   m:green   white.twosome@P
        """
      When the game goes on
        """
        white: recover N planet
        white: use planet
        """
      Then White's legal actions are
        """
        place_probe N
        keep_probe
        """
      When White plays "place_probe N"
      Then White's legal actions are
        """
        harvest green
        decline
        """

    @HAR_4 @R_71 @interaction
    Scenario Outline: The last red cube serves one half only, "<first>" first
      FR: Le dernier cube rouge de la réserve ne sert qu'à une moitié ; l'autre est perdue.
      Given the position
        """
        round 2; phase 4; energy black 9 red
        N    red-L   m:red    white.twosome@P
        S    red-L   p:lat    white.probe@P
        E    blue-E  m:blue   black.basic@M
        """
      When White plays "recover N planet"
      And White plays "<first>"
      Then the position shows
        """
        light white 1 red
        """
      And Black is to recover a unit

      Examples:
        | first      |
        | use planet |
        | use moon   |

    @R_73
    Scenario: A half that is not open does not come up
      FR: Une moitié qui n'est pas ouverte au Binôme n'est pas proposée : l'action de la planète suit aussitôt.
      Given the position
        """
        reading R-73 other_half_must_be_free
        round 2; phase 4
        N    red-L   m:blue   white.twosome@P black.basic@M
        """
      When White plays "recover N planet"
      And White tries "use moon"
      Then it is refused: OTHER_DECISION
      And White's legal actions are
        """
        place_probe N
        keep_probe
        """

    @HAR_4 @HAR_5 @TRF_3 @TRF_4 @interaction
    Scenario Outline: A half that is optional is not named while it is impossible, <why>
      FR: Une moitié facultative et impossible ne se nomme pas, quelle qu'en soit la raison.
      Given the position
        """
        phase 4; round 2
        N    <system>  white.twosome@<side>
        E    red-L     p:lat   white.probe@P
        <cubes>
        """
      When White plays "recover N <slot>"
      And White tries "use <half>"
      Then it is refused: HALF_IMPOSSIBLE

      Examples:
        | why                    | system         | side | slot   | half   | cubes                                                           |
        | no red cube            | red-E m:blue   | M    | moon   | planet | light black 1 red                                               |
        | no cube at all         | black-E m:blue | M    | moon   | planet | light black 1 red                                               |
        | no red in the reserve  | red-L m:blue   | M    | moon   | planet | light black 10 red                                              |
        | no cube in the reserve | red-E m:white  | P    | planet | moon   | light white 1 red; light black 10 blue 10 green 10 yellow 9 red |

    @REC_3 @REC_4
    Scenario Outline: Each half has its own kind of action, a <place>
      FR: La planète noire demande une transformation, la lune blanche une collecte.
      Given the position
        """
        phase 4; round 2; light white 1 red 1 blue
        N    black-E  m:white  white.twosome@<side>
        """
      When White plays "recover N <slot>"
      And White plays "use <slot>"
      And White tries "<action> red"
      Then it is refused: <reason>

      Examples:
        | place        | side | slot   | action    | reason                 |
        | black planet | P    | planet | harvest   | NO_HARVEST_HERE        |
        | white moon   | M    | moon   | transform | NO_TRANSFORMATION_HERE |

  @TWO_2
  Rule: TWO-2 Twosome: either slot

    @TWO_1
    Scenario Outline: From the <slot> slot a Twosome may use both halves, "<first>" first
      FR: Le pouvoir agit de même depuis la planète et depuis la lune, dans l'ordre voulu.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   m:green  white.twosome@<side>
        """
      And R-72 is read as both_mandatory
      When White plays "recover N <slot>"
      Then White's legal actions are
        """
        use planet
        use moon
        """
      When White plays "<first>"
      Then White scores 2
      And the position shows
        """
        light white 1 green
        energy white 1 red
        """

      Examples:
        | side | slot   | first      |
        | P    | planet | use planet |
        | P    | planet | use moon   |
        | M    | moon   | use planet |
        | M    | moon   | use moon   |

    @TWO_1 @R_73
    Scenario Outline: On the moon, with <occupant> on the planet, under <reading>: <planet>
      FR: L'occupant de la planète n'importe pas, sauf si l'autre moitié doit être libre.
      Given the position
        """
        round 2; phase 4; objectives yellow four_probes three_green
        N    red-L   m:blue   white.twosome@M <occupant>
        E    blue-E  m:blue   black.basic@M
        """
      And R-73 is read as <reading>
      When White plays "recover N moon"
      Then <planet>
      And the position shows
        """
        light white <light>
        """

      Examples:
        | occupant      | reading                 | planet                      | light  |
        | black.probe@P | occupants_irrelevant    | White may play "use planet" | none   |
        | black.probe@P | other_half_must_be_free | Black is to recover a unit  | 1 blue |
        | black.chief@P | occupants_irrelevant    | White may play "use planet" | none   |
        | black.chief@P | other_half_must_be_free | Black is to recover a unit  | 1 blue |
        | white.probe@P | occupants_irrelevant    | White may play "use planet" | none   |
        | white.probe@P | other_half_must_be_free | Black is to recover a unit  | 1 blue |
        | white.chief@P | occupants_irrelevant    | White may play "use planet" | none   |
        | white.chief@P | other_half_must_be_free | Black is to recover a unit  | 1 blue |

    @TWO_1 @R_73 @interaction
    Scenario Outline: On the planet, with <occupant> on the moon, under <reading>: <moon>
      FR: Un adversaire sur la lune n'empêche pas la collecte, sauf si l'autre moitié doit être libre.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   m:green  white.twosome@P <occupant>
        E    blue-E  m:blue   black.basic@M
        """
      And R-73 is read as <reading>
      When White plays "recover N planet"
      Then <moon>
      And the position shows
        """
        light white <light>
        energy white <energy>
        N red-E m:green <occupant>
        """

      Examples:
        | occupant      | reading                 | moon                       | light | energy |
        | black.basic@M | occupants_irrelevant    | White may play "use moon"  | 1 red | none   |
        | black.basic@M | other_half_must_be_free | Black is to recover a unit | none  | 1 red  |
        | white.basic@M | occupants_irrelevant    | White may play "use moon"  | 1 red | none   |
        | white.basic@M | other_half_must_be_free | Black is to recover a unit | none  | 1 red  |

    @TWO_1 @R_73
    Scenario: A half that is free does not fall under the stricter reading
      FR: Si l'autre moitié est libre, la lecture plus stricte ne change rien.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E   m:green  white.twosome@P black.ship
        """
      And R-73 is read as other_half_must_be_free
      When White plays "recover N planet"
      Then White's legal actions are
        """
        use planet
        use moon
        """

    @TWO_1 @R_73 @interaction
    Scenario: A half barred by its occupant is not asked about
      FR: La moitié occupée n'existe pas pour cette récupération : il n'en est pas question.
      Given the position
        """
        round 2; phase 4
        N    red-E   m:white  white.twosome@M black.basic@P
        """
      And R-73 is read as other_half_must_be_free
      When White plays "recover N moon"
      Then White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        """

    @TWO_1 @PRB_9 @interaction
    Scenario: A Twosome harvests on a planet that an enemy holds, and the probe goes elsewhere
      FR: Le Binôme collecte aussi sur la planète tenue par Noir, mais la sonde n'y va pas.
      Given the position
        """
        round 2; phase 4
        N    red-L   m:green  white.twosome@M black.basic@P
        E    red-L   p:lat
        """
      When White plays "recover N moon"
      And White plays "use planet"
      Then White's legal actions are
        """
        place_probe E
        keep_probe
        """
      And White may not play "place_probe N": PLANET_OCCUPIED
      When White plays "keep_probe"
      Then the position shows
        """
        light white 1 green 1 red
        """
