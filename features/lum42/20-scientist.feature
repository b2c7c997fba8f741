Feature: Scientist
  Recovered from a system, the Scientist harvests or transforms as its owner likes, in the colour of its place.

  @SCI_1
  Rule: SCI-1 Scientist: either action

    Scenario Outline: On <place> a Scientist may harvest or transform
      FR: Sur toute face de planète et sur toute lune, le Scientifique peut collecter ou transformer.
      Given the position
        """
        round 2; phase 4; light white 1 green
        N    <system>
        S    green-L  p:lat   white.probe@P
        """
      When White plays "recover N <slot>"
      Then White's legal actions are
        """
        harvest green
        transform green
        """

      Examples:
        | place          | system                          | slot   |
        | a light face   | green-L m:red white.scientist@P | planet |
        | an energy face | green-E m:red white.scientist@P | planet |
        | a moon         | red-E m:green white.scientist@M | moon   |

    Scenario: A Scientist acts once
      FR: Le Scientifique collecte ou transforme, mais pas les deux.
      Given the position
        """
        round 2; phase 4; light white 1 green
        N    green-E  m:red    white.scientist@P
        E    blue-E   m:blue   black.basic@M
        """
      When White plays "recover N planet"
      And White plays "harvest green"
      Then nobody scores
      And the position shows
        """
        light white 2 green
        energy white none
        """
      And Black is to recover a unit

    @R_64
    Scenario: A Scientist may name a harvest that is impossible, and keep its cube
      FR: Quand la réserve est vide, on peut nommer la collecte, la perdre et garder son cube.
      Given the position
        """
        round 2; phase 4; light white 1 red; energy black 9 red
        N    red-E    p:lat    white.scientist@P
        E    blue-E   m:blue   black.basic@M
        """
      When White plays "recover N planet"
      Then White's legal actions are
        """
        harvest
        transform red
        """
      And White may not play "harvest red": RESERVE_EXHAUSTED
      And White may not play "decline": ACTION_OWED_ON_ENERGY_FACE
      When White plays "harvest"
      Then nobody scores
      And the events are ActionLost, TurnBegan
      And the position shows
        """
        light white 1 red
        energy white none
        """

    @R_64
    Scenario: A Scientist may name a transformation that is impossible, and harvest nothing
      FR: Sans cube de la couleur, on peut nommer la transformation et la perdre.
      Given the position
        """
        round 2; phase 4
        N    green-E  p:lat    white.scientist@P
        E    blue-E   m:blue   black.basic@M
        """
      When White plays "recover N planet"
      Then White's legal actions are
        """
        harvest green
        transform
        """
      And White may not play "transform green": NO_SUCH_LIGHT_CUBE
      When White plays "transform"
      Then the position shows
        """
        light white none
        """
      And Black is to recover a unit

    @R_64
    Scenario: A Scientist that can do both must do one
      FR: Quand les deux actions sont possibles, il faut en faire une.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E  p:lat   white.scientist@P
        """
      When White plays "recover N planet"
      Then White's legal actions are
        """
        harvest red
        transform red
        """
      And White may not play "harvest": COLOUR_NEEDED
      And White may not play "transform": COLOUR_NEEDED
      And White may not play "decline": ACTION_OWED_ON_ENERGY_FACE

    @R_64 @HAR_4 @TRF_3
    Scenario: If neither is possible, the action is lost and nothing is asked
      FR: Si aucune des deux actions n'est possible, tout est perdu et rien n'est demandé.
      Given the position
        """
        round 2; phase 4; energy black 10 red; light white 1 blue
        N    red-E    p:lat    white.scientist@P
        E    blue-E   m:blue   black.basic@M
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, TurnBegan
      And the position shows
        """
        light white 1 blue
        """
      And Black is to recover a unit

    @R_47 @R_64 @interaction
    Scenario Outline: To do nothing with a Scientist, under <reading>: <decline>
      FR: Renoncer à l'action du Scientifique relève de R-47, comme pour toute unité.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-E  p:lat   white.scientist@P
        """
      And R-47 is read as <reading>
      When White plays "recover N planet"
      Then <decline>
      And White may play "harvest red"
      And White may play "transform red"
      And White may not play "harvest": COLOUR_NEEDED

      Examples:
        | reading               | decline                                                  |
        | mandatory_if_possible | White may not play "decline": ACTION_OWED_ON_ENERGY_FACE |
        | may_decline           | White may play "decline"                                 |

    @R_64
    Scenario Outline: Only a Scientist names an action without its colour, <unit> with <red> red cubes gone
      FR: Seul le Scientifique peut nommer une action sans couleur, si elle est impossible ; une autre unité nomme le cube, ou renonce si c'est permis.
      Given the position
        """
        reading R-47 may_decline
        phase 4; round 2; light white 1 red; light black <red> red
        N    blue-E   m:red   white.<unit>@M
        """
      When White plays "recover N moon"
      And White tries "harvest"
      Then <verdict>

      Examples:
        | unit      | red | verdict                      |
        | basic     | 1   | it is refused: COLOUR_NEEDED |
        | scientist | 1   | it is refused: COLOUR_NEEDED |
        | scientist | 9   | it is allowed                |

    @R_47 @REC_3 @HAR_1
    Scenario: A Scientist on a red moon owes one of its two actions
      FR: Sur une lune rouge, le Scientifique collecte ou transforme ; il ne renonce pas.
      Given the position
        """
        phase 4; round 2; light white 1 red
        N    blue-E   m:red   white.scientist@M
        """
      When White plays "recover N moon"
      Then White may not play "decline": ACTION_OWED

    @SCI_3 @EXL_3 @EXL_4_r2 @interaction
    Scenario Outline: Whoever may choose a colour names one, <who>
      FR: Là où la couleur est libre, elle se nomme : pas d'action sans couleur tant qu'elle est possible.
      Given the position
        """
        phase 4; round 2; light white 2 green 1 red
        <card>
        E    green-L  p:lat
        """
      When White plays "<first>"
      And White tries "<then>"
      Then it is refused: COLOUR_NEEDED

      Examples:
        | who                        | card                                   | first                              | then      |
        | a Scientist on white       | N   red-E   m:white  white.scientist@M | recover N moon                     | harvest   |
        | on the harvest slot        | exile harvest white.basic              | recover_exile harvest basic        | harvest   |
        | on the transformation slot | exile transformation white.basic       | recover_exile transformation basic | transform |

  @SCI_2
  Rule: SCI-2 Scientist: colour

    @SCI_1 @example
    Scenario Outline: On a <colour> planet a Scientist plays "<action>": light <light>, energy <energy>, <points>
      FR: Sur du rouge, collecte ou transformation d'un cube rouge, au choix ; sur du vert, d'un cube vert.
      Given the position
        """
        round 2; phase 4; light white 1 green 1 red
        N    <colour>-<face>  p:lat   white.scientist@P
        S    red-L    p:diag  white.probe@P
        W    green-L  p:tele  white.probe@P
        """
      When White plays "recover N planet"
      And White plays "<action>"
      Then <points>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """

      Examples:
        | colour | face | action          | light         | energy  | points         |
        | red    | L    | harvest red     | 1 green 2 red | none    | nobody scores  |
        | red    | L    | transform red   | 1 green       | 1 red   | White scores 2 |
        | green  | E    | harvest green   | 2 green 1 red | none    | nobody scores  |
        | green  | E    | transform green | 1 red         | 1 green | White scores 4 |

    Scenario: A Scientist takes no other colour than that of its planet
      FR: Le Scientifique s'en tient à la couleur de sa planète, non à celle de la lune voisine.
      Given the position
        """
        round 2; phase 4; light white 1 blue 1 red
        N    red-E  m:blue   white.scientist@P
        """
      When White plays "recover N planet"
      Then White may not play "harvest blue": OTHER_COLOUR
      And White may not play "transform blue": OTHER_COLOUR
      When White plays "transform red"
      Then White scores 2

    Scenario: A Scientist takes no other colour than that of its moon
      FR: Le Scientifique s'en tient à la couleur de sa lune, non à celle de la planète.
      Given the position
        """
        round 2; phase 4; light white 1 blue 1 red
        N    red-E  m:blue   white.scientist@M
        """
      When White plays "recover N moon"
      Then White may not play "harvest red": OTHER_COLOUR
      And White may not play "transform red": OTHER_COLOUR
      When White plays "transform blue"
      Then White scores 5

    @SCI_1 @TRF_2 @R_65
    Scenario: A transformation on a moon scores as usual
      FR: Une transformation depuis une lune rapporte les points habituels.
      Given the position
        """
        round 2; phase 4; light white 1 green
        N    red-E  m:green   white.scientist@M
        """
      When White plays "recover N moon"
      And White plays "transform green"
      Then White scores 4
      And the position shows
        """
        light white none
        energy white 1 green
        """

    @SCI_1 @OBJ_5 @R_65 @interaction
    Scenario: A transformation on a moon may complete the energy objective
      FR: Une transformation depuis une lune peut réaliser l'objectif énergie.
      Given the position
        """
        round 2; phase 4; objectives blue four_probes three_green
        N    red-E  m:green   white.scientist@M
        light white 1 green; energy white 2 green
        """
      When White plays "recover N moon"
      And White plays "transform green"
      Then White scores 12

    @PRB_7 @PRB_8 @OBJ_3 @R_65 @interaction
    Scenario: A Scientist harvests on an energy face, scores, and places its probe elsewhere
      FR: La collecte sur une face énergie compte pour l'objectif et permet de placer la sonde, mais pas sur la planète quittée, qui montre sa face énergie.
      Given the position
        """
        round 2; phase 4; objectives blue four_probes three_green
        N    blue-E  p:lat   white.scientist@P
        E    blue-L  p:lat
        """
      When White plays "recover N planet"
      And White plays "harvest blue"
      Then White scores 1
      And White's legal actions are
        """
        place_probe E
        keep_probe
        """
      And White may not play "place_probe N": OTHER_PLANET
      When White plays "place_probe E"
      Then the position shows
        """
        N blue-E p:lat
        E blue-L p:lat white.probe@P
        light white 1 blue
        """

    @PRB_10 @R_65 @interaction
    Scenario: With no light face in play the probe of a Scientist stays on the board
      FR: Si la seule planète de la couleur est la face énergie quittée, la sonde reste sur le plateau.
      Given the position
        """
        round 2; phase 4
        N    red-E   p:lat    white.scientist@P
        E    blue-E  m:blue   black.basic@M
        """
      When White plays "recover N planet"
      And White plays "harvest red"
      Then Black is to recover a unit
      And the position shows
        """
        N red-E p:lat
        light white 1 red
        """

    @PRB_9 @R_41 @interaction
    Scenario Outline: A Scientist harvests on a light face; its probe on the planet it leaves, under <reading>: <then>
      FR: Sur une face lumière, la sonde peut aller sur la planète quittée, sauf si l'unité y compte encore.
      Given the position
        """
        round 2; phase 4
        N    red-L   p:lat   white.scientist@P
        E    red-L   p:lat
        """
      And R-41 is read as <reading>
      When White plays "recover N planet"
      And White plays "harvest red"
      Then <then>
      And White may play "place_probe E"

      Examples:
        | reading          | then                                                 |
        | allowed          | White may play "place_probe N"                       |
        | not_this_harvest | White may not play "place_probe N": PLANET_JUST_LEFT |

    @SCI_1 @interaction
    Scenario: A Scientist that transforms on a light face places no probe
      FR: Une transformation sur une face lumière ne fait pas placer de sonde.
      Given the position
        """
        round 2; phase 4; light white 1 red
        N    red-L   p:lat    white.scientist@P
        E    blue-E  m:blue   black.basic@M
        """
      When White plays "recover N planet"
      And White plays "transform red"
      Then White scores 2
      And Black is to recover a unit

  @SCI_3
  Rule: SCI-3 Scientist: black planet and white moon

    @SCI_1 @interaction
    Scenario Outline: On a <place> a Scientist harvests any colour or transforms any cube of its owner
      FR: Sur une planète noire ou une lune blanche, le Scientifique collecte n'importe quelle couleur ou transforme l'un des cubes de son propriétaire.
      Given the position
        """
        round 2; phase 4; light white 1 blue 1 red
        N    <system>
        """
      When White plays "recover N <slot>"
      Then White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        transform blue
        transform red
        """
      And White may not play "transform green": NO_SUCH_LIGHT_CUBE

      Examples:
        | place        | system                            | slot   |
        | black planet | black-E m:red white.scientist@P   | planet |
        | white moon   | green-E m:white white.scientist@M | moon   |

    @TRF_2 @R_65 @interaction
    Scenario Outline: On a <place> a Scientist plays "<action>": light <light>, energy <energy>, <points>
      FR: Planète noire ou lune blanche : les points et l'objectif collecte comptent comme d'habitude.
      Given the position
        """
        round 2; phase 4; light white 1 blue; objectives green four_probes three_red
        N    <system>
        """
      When White plays "recover N <slot>"
      And White plays "<action>"
      Then <points>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """

      Examples:
        | place        | system                            | slot   | action         | light          | energy | points         |
        | black planet | black-E m:red white.scientist@P   | planet | harvest green  | 1 blue 1 green | none   | White scores 1 |
        | black planet | black-E m:red white.scientist@P   | planet | transform blue | none           | 1 blue | White scores 5 |
        | white moon   | green-E m:white white.scientist@M | moon   | harvest green  | 1 blue 1 green | none   | White scores 1 |
        | white moon   | green-E m:white white.scientist@M | moon   | transform blue | none           | 1 blue | White scores 5 |

    @HAR_4 @R_46
    Scenario: On a black planet a colour that the reserve has run out of cannot be harvested
      FR: Une couleur épuisée dans la réserve ne peut être nommée.
      Given the position
        """
        round 2; phase 4; energy black 10 red; light white 1 green
        N    black-E  p:lat   white.scientist@P
        """
      When White plays "recover N planet"
      Then White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        transform green
        """
      And White may not play "harvest red": RESERVE_EXHAUSTED

    @SCI_1 @R_64
    Scenario: On a white moon without a light cube the transformation can only be lost
      FR: Sans cube de lumière, la transformation ne peut être nommée que pour être perdue.
      Given the position
        """
        round 2; phase 4
        N    green-E  m:white   white.scientist@M
        """
      When White plays "recover N moon"
      Then White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        transform
        """

    @PRB_7 @R_65 @interaction
    Scenario: A Scientist that harvests on a black planet may place the probe of that colour
      FR: La collecte sur une planète noire permet de placer la sonde de la couleur choisie.
      Given the position
        """
        round 2; phase 4
        N    black-E  p:lat   white.scientist@P
        E    red-L    p:lat
        """
      When White plays "recover N planet"
      And White plays "harvest red"
      Then White's legal actions are
        """
        place_probe E
        keep_probe
        """
