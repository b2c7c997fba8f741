Feature: Phase 4: recovery
  Players take their units back one at a time; each unit first returns to its board and then does what the place it
  stood on asks of it.

  @REC_1
  Rule: REC-1 One unit at a time

    Scenario: A player chooses among all their units on systems and in the Exile
      FR: Blanc récupère l'unité de son choix : planète, lune ou Exil ; celles de Noir et les sondes ne le concernent pas.
      Given the position
        """
        phase 4
        N    red-L    m:blue   white.basic@P black.basic@M
        E    blue-E   m:red    white.basic@M black.basic@P
        S    green-L  m:red    white.probe@P
        exile three white.basic
        exile one   black.basic
        """
      Then White's legal actions are
        """
        recover N planet
        recover E moon
        recover_exile three basic
        """

    Scenario Outline: A player does not recover <what>
      FR: On ne récupère que ses propres unités, là où elles se trouvent.
      Given the position
        """
        round 2; phase 4
        N    red-L    m:blue   white.basic@P black.basic@M
        S    green-L  p:lat    white.probe@P
        exile three white.chief
        exile one   black.basic
        """
      Then White may not play "<action>": <reason>

      Examples:
        | what                                   | action                    | reason            |
        | a unit of Black                        | recover N moon            | NO_OWN_UNIT_THERE |
        | a probe                                | recover S planet          | NO_OWN_UNIT_THERE |
        | anything from a portal                 | recover S moon            | NO_OWN_UNIT_THERE |
        | a unit from a cell without a system    | recover W planet          | NO_SYSTEM_THERE   |
        | a unit of Black in the Exile           | recover_exile one basic   | NO_OWN_UNIT_THERE |
        | a unit of another kind in the Exile    | recover_exile three basic | NO_OWN_UNIT_THERE |
        | a unit from an empty slot of the Exile | recover_exile swap chief  | NO_OWN_UNIT_THERE |

    @RND_3
    Scenario: Each player recovers one unit, then the next player does
      FR: Noir, premier joueur, récupère une seule unité, puis c'est à Blanc ; le tour de table recommence ensuite.
      Given the position
        """
        phase 4; first black
        N    blue-E   m:red    white.basic@M
        E    blue-E   m:red    black.basic@M
        S    blue-E   m:green  black.basic@M
        """
      When Black plays "recover E moon"
      Then White is to recover a unit
      When White plays "recover N moon"
      And Black plays "recover S moon"
      Then the position shows
        """
        light white 1 red
        light black 1 green 1 red
        """

    Scenario: A player does not recover a second unit before the others had their turn
      FR: Noir a encore une unité sur la lune, mais c'est à Blanc de récupérer : rien d'autre ne s'y oppose.
      Given the position
        """
        phase 4; first black
        N    blue-E   m:red    white.basic@M
        E    blue-E   m:red    black.basic@M
        S    blue-E   m:green  black.basic@M
        """
      When Black plays "recover E moon"
      Then Black may not play "recover S moon": OTHER_SEAT

    Scenario Outline: A player with a unit in play must recover one, and <pass> is refused
      FR: Récupérer est obligatoire : le joueur ne peut ni passer son tour ni renoncer.
      Given the position
        """
        phase 4
        N    red-E    m:blue   white.basic@P
        """
      Then White may not play "<pass>": OTHER_DECISION
      And White's legal actions are
        """
        recover N planet
        """

      Examples:
        | pass      |
        | skip_turn |
        | decline   |

    @REC_5 @R_49
    Scenario: A player without units is passed over, and the others go on
      FR: Blanc n'a qu'une unité, Noir trois : l'ordre est Blanc, Noir, Noir, Noir, et la phase ne s'arrête qu'ensuite.
      Given the position
        """
        phase 4
        N    blue-E   m:red    white.basic@M
        E    blue-E   m:red    black.basic@M
        S    blue-E   m:green  black.basic@M
        W    blue-E   m:yellow black.basic@M
        """
      When White plays "recover N moon"
      And Black plays "recover E moon"
      And Black plays "recover S moon"
      Then Black is to recover a unit
      When Black plays "recover W moon"
      Then White is to enlist a unit

  @REC_2
  Rule: REC-2 Return to the board

    @REC_3 @HAR_5
    Scenario: A unit is back on its board before it acts
      FR: L'unité a déjà regagné le plateau de Blanc quand il lui reste à nommer la couleur de la lune blanche.
      Given the position
        """
        phase 4; units white none
        N    blue-E   m:white  white.basic@M
        """
      When White plays "recover N moon"
      Then White is to use the unit
      And the position shows
        """
        N blue-E m:white
        units white basic
        light white none
        """
      When White plays "harvest red"
      Then the position shows
        """
        units white basic
        light white 1 red
        """

    @UNT_2
    Scenario: A special unit returns to its board like any other
      FR: Le Chef récupéré redevient disponible au bas du plateau, et non verrouillé.
      Given the position
        """
        round 2; phase 4; units white basic
        locked white doubler scientist saboteur traveller
        N    blue-E   m:red    white.chief@M
        """
      When White plays "recover N moon"
      Then the position shows
        """
        N blue-E m:red
        units white basic chief
        locked white doubler scientist saboteur traveller
        """

    @EXL_1
    Scenario: A unit returns from the Exile as well
      FR: L'unité quitte l'Exil pour le plateau, et son bonus est pris.
      Given the position
        """
        phase 4; units white none
        N    red-E    m:blue
        exile three white.basic
        """
      When White plays "recover_exile three basic"
      Then White scores 3
      And the position shows
        """
        exile three none
        units white basic
        """

    Scenario: A unit whose action is lost returns all the same
      FR: Sans cube à transformer, l'action est perdue, mais l'unité revient au plateau.
      Given the position
        """
        phase 4; units white none
        N    red-E    m:blue   white.basic@P
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, PhaseBegan, TurnBegan
      And the position shows
        """
        N red-E m:blue
        units white basic
        """

    @REC_3
    Scenario: Recovering a unit moves no ship and pays no passage bonus
      FR: L'unité revient d'elle-même au plateau : aucun vaisseau ne bouge, et personne n'est payé.
      Given the position
        """
        phase 4
        N    blue-E   m:red    white.basic@M black.basic@P black.ship
        E    blue-E   p:lat    white.ship
        """
      When White plays "recover N moon"
      Then nobody scores
      And the position shows
        """
        N blue-E m:red black.basic@P black.ship
        E blue-E p:lat white.ship
        light white 1 red
        """

    Scenario: A recovered unit can be deployed in the next round
      FR: La seule unité de base de Blanc, récupérée à la manche 2, est déployée de nouveau à la manche 3.
      Given the position
        """
        round 2; phase 4; units white none; units black none
        N    red-E    m:blue   white.basic@P
        planets blue blue | - | - | -
        satellites m:red m:red | - | - | -
        """
      When White plays "recover N planet"
      And the game goes on
        """
        white: enlist chief
        black: enlist chief
        white: name_first white
        white: take_planet 1
        white: lay_planet (0,2) light
        white: take_satellite 1
        black: take_planet 1
        black: lay_planet NE light
        black: take_satellite 1
        """
      And White plays "N deploy basic planet"
      Then the position shows
        """
        round 3
        N red-E m:blue white.basic@P white.ship
        units white chief
        """

  @REC_3
  Rule: REC-3 Action on a light face or a moon

    @HAR_1
    Scenario Outline: A unit on <place> harvests
      FR: Une unité récupérée sur une face lumière ou sur une lune collecte, quelle que soit la planète de cette lune.
      Given the position
        """
        phase 4
        N    <system>
        light white 1 red 1 blue
        """
      When White plays "recover N <slot>"
      Then nobody scores
      And the position shows
        """
        light white 1 blue 2 red
        energy white none
        """

      Examples:
        | place                          | system                       | slot   |
        | a planet that shows light      | red-L m:blue white.basic@P   | planet |
        | a moon of a light face         | green-L m:red white.basic@M  | moon   |
        | a moon of an energy face       | blue-E m:red white.basic@M   | moon   |
        | a moon of a black planet       | black-E m:red white.basic@M  | moon   |

    @HAR_5
    Scenario: A basic unit on a moon must not transform
      FR: Sur une lune blanche, l'unité de base collecte ; elle ne peut pas transformer, même avec un cube disponible.
      Given the position
        """
        phase 4
        N    red-E    m:white  white.basic@M
        light white 1 red
        """
      When White plays "recover N moon"
      Then White may not play "transform red": NO_TRANSFORMATION_HERE
      And White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        """

    @R_47
    Scenario Outline: Whether a harvest may be declined (R-47 <reading>)
      FR: La collecte d'une lune rouge se fait d'elle-même, ou se décide, selon la lecture.
      Given the position
        """
        phase 4
        N    blue-E   m:red    white.basic@M
        """
      And R-47 is read as <reading>
      When White plays "recover N moon"
      Then White is to <decision>
      And the position shows
        """
        light white <light>
        """

      Examples:
        | reading               | decision      | light |
        | mandatory_if_possible | enlist a unit | 1 red |
        | may_decline           | use the unit  | none  |

    @R_47
    Scenario Outline: Under may_decline the owner harvests or forgoes it: <action>
      FR: Quand on peut renoncer, Blanc collecte le cube rouge ou s'en passe.
      Given the position
        """
        phase 4
        N    blue-E   m:red    white.basic@M
        """
      And R-47 is read as may_decline
      When White plays "recover N moon"
      Then White's legal actions are
        """
        harvest red
        decline
        """
      When White plays "<action>"
      Then nobody scores
      And the position shows
        """
        light white <light>
        units white basic basic basic
        """

      Examples:
        | action      | light |
        | harvest red | 1 red |
        | decline     | none  |

    @SCI_1 @interaction
    Scenario: A Scientist on a light face may transform instead
      FR: Son pouvoir en dispose autrement : sur une face lumière, le Scientifique collecte ou transforme, une unité de base collecte.
      Given the position
        """
        round 2; phase 4
        N    red-L    p:lat    white.scientist@P
        E    red-L    p:lat    white.basic@P
        light white 2 red
        """
      When White plays "recover N planet"
      Then White's legal actions are
        """
        harvest red
        transform red
        """
      When White plays "transform red"
      Then White scores 2
      When White plays "recover E planet"
      Then nobody scores
      And the position shows
        """
        light white 2 red
        energy white 1 red
        """

  @REC_4
  Rule: REC-4 Action on an energy face

    @TRF_1
    Scenario: A unit on an energy face transforms, whatever its moon offers
      FR: L'unité est sur la planète : elle transforme un cube rouge et ne collecte rien sur la lune rouge.
      Given the position
        """
        phase 4
        N    red-E    m:red    white.basic@P
        light white 2 red
        """
      When White plays "recover N planet"
      Then White scores 2
      And the position shows
        """
        light white 1 red
        energy white 1 red
        """

    @R_03 @TRF_1
    Scenario: A transformation that is possible is carried out without asking
      FR: Blanc préférerait garder son cube vert, mais une action possible est due : il est transformé.
      Given the position
        """
        phase 4
        N    green-E  p:lat    white.basic@P
        light white 1 green
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, CubeTransformed, Scored, PhaseBegan, TurnBegan
      And White scores 4
      And the position shows
        """
        light white none
        energy white 1 green
        """

    @TRF_4 @R_03
    Scenario: A basic unit on a black planet must not harvest, nor decline
      FR: Sur une planète noire, l'unité de base transforme ; ni collecte ni refus.
      Given the position
        """
        phase 4
        N    black-E  p:lat    white.basic@P
        light white 1 green
        """
      When White plays "recover N planet"
      Then White may not play "harvest green": NO_HARVEST_HERE
      And White may not play "decline": ACTION_OWED_ON_ENERGY_FACE
      And White's legal actions are
        """
        transform green
        """

    @R_47 @TRF_1
    Scenario Outline: Whether a transformation may be declined (R-47 <reading>)
      FR: Objectif : quatre cubes verts ; Blanc en a trois. Selon la lecture, l'un est transformé d'office, ou Blanc peut les garder.
      Given the position
        """
        phase 4; objectives blue four_green three_green
        N    green-E  p:lat    white.basic@P
        light white 3 green
        """
      And R-47 is read as <reading>
      When White plays "recover N planet"
      Then <points>
      And White is to <decision>
      And the position shows
        """
        light white <light> green
        """

      Examples:
        | reading               | points         | decision      | light |
        | mandatory_if_possible | White scores 4 | enlist a unit | 2     |
        | may_decline           | nobody scores  | use the unit  | 3     |

    @R_47 @TRF_1
    Scenario Outline: Under may_decline the owner transforms or keeps the cube: <action>
      FR: Quand on peut renoncer, Blanc transforme un cube vert ou les garde tous les trois.
      Given the position
        """
        phase 4; objectives blue four_green three_green
        N    green-E  p:lat    white.basic@P
        light white 3 green
        """
      And R-47 is read as may_decline
      When White plays "recover N planet"
      Then White's legal actions are
        """
        transform green
        decline
        """
      When White plays "<action>"
      Then <points>
      And the position shows
        """
        light white <light> green
        energy white <energy>
        """
      And White is to enlist a unit

      Examples:
        | action          | points         | light | energy  |
        | transform green | White scores 4 | 2     | 1 green |
        | decline         | nobody scores  | 3     | none    |

  @REC_5
  Rule: REC-5 End of phase 4

    Scenario: Phase 4 ends with the last unit, and phase 5 begins
      FR: La dernière unité revenue, la phase 5 commence : Blanc modifie son équipage.
      Given the position
        """
        phase 4
        N    blue-E   m:red    white.basic@M
        """
      When White plays "recover N moon"
      Then the events are UnitRecovered, CubeHarvested, ActionLost, PhaseBegan, TurnBegan
      And the position shows
        """
        phase 5
        """
      And White is to enlist a unit

    @EXL_1
    Scenario: A unit in the Exile keeps phase 4 going
      FR: Plus aucune unité sur les systèmes, mais Noir en a encore une en Exil : la phase 4 continue.
      Given the position
        """
        phase 4
        N    blue-E   m:red    white.basic@M
        exile one black.basic
        """
      When White plays "recover N moon"
      Then Black is to recover a unit
      And the position shows
        """
        phase 4
        """
      When Black plays "recover_exile one basic"
      Then Black scores 1
      And the position shows
        """
        phase 5
        """

    @PRB_7
    Scenario: The probe of the last harvest is decided before phase 4 ends
      FR: La phase 4 attend encore la décision sur la sonde de la dernière collecte.
      Given the position
        """
        phase 4
        N    blue-E   m:red    white.basic@M
        S    red-L    p:lat
        """
      When White plays "recover N moon"
      Then White is to place or keep the probe
      And the position shows
        """
        phase 4
        """
      When White plays "place_probe S"
      Then the position shows
        """
        phase 5
        S red-L p:lat white.probe@P
        """

    Scenario: A probe in the space zone is not recovered and does not keep phase 4 going
      FR: Les sondes restent sur leurs planètes ; seules les unités comptent pour la fin de la phase.
      Given the position
        """
        round 2; phase 4
        N    blue-E   m:red    white.basic@M
        S    red-L    p:lat    white.probe@P
        E    green-L  p:lat    black.probe@P
        """
      When White plays "recover N moon"
      Then White is to enlist a unit
      And the position shows
        """
        phase 5
        S red-L p:lat white.probe@P
        E green-L p:lat black.probe@P
        """

    @END_1
    Scenario: In round 5 the last unit ends the game
      FR: La dernière unité de la manche 5 revenue, la partie est finie : pas de phase 5.
      Given the position
        """
        round 5; phase 4
        N    blue-E   m:red    white.basic@M
        """
      When White plays "recover N moon"
      Then the game is over
