Feature: The round
  Five rounds of five phases, and in each phase the players act clockwise from the first player.

  @RND_1
  Rule: RND-1 Five rounds

    @END_1
    Scenario: The game is over when the last unit of round 5 is recovered
      FR: La partie s'achève avec la récupération de la dernière unité de la manche 5 ; plus personne ne joue.
      Given the position
        """
        round 5; phase 4
        N blue-E p:lat white.basic@P
        """
      When White plays "recover N planet"
      Then the game is over
      And the position shows
        """
        round 5; phase over
        """
      And White may not play "enlist chief": GAME_OVER
      And Black may not play "take_planet 1": GAME_OVER

    @RND_2 @CRW_4 @FST_1
    Scenario: A fifth round follows the fourth, and no sixth follows the fifth
      FR: Après la manche 4 vient la manche 5, qui est la dernière.
      Given the position
        """
        round 4; phase 4; units white none; units black none
        N     blue-E p:lat white.basic@P
        planets red red | blue blue | - | -
        satellites p:lat p:lat | m:red m:red | - | -
        """
      When the game goes on
        """
        white: recover N planet
        white: enlist chief
        black: enlist chief
        """
      Then the position shows
        """
        round 4; phase 5
        """
      When Black plays "name_first white"
      Then the position shows
        """
        round 5; phase 1
        """
      When the game goes on
        """
        white: take_planet 1
        white: lay_planet (0,2) energy
        white: take_satellite 1
        black: take_planet 1
        black: lay_planet (0,3) energy
        black: take_satellite 1
        white: N deploy basic planet
        black: N > (0,2) deploy chief planet
        white: N > (0,3) deploy chief planet
        white: recover N planet
        black: recover (0,2) planet
        white: recover (0,3) planet
        """
      Then the game is over

  @RND_2
  Rule: RND-2 Five phases in order

    @DIS_7 @DEP_9 @PRB_5 @REC_5 @CRW_3 @FST_1 @interaction
    Scenario: A whole round of two players with one unit each
      FR: Découverte, déploiement, production, récupération, fin de manche : une manche complète, phase après phase.
      Given the position
        """
        phase 1; units white basic; units black basic
        N  red-L   m:green
        S  blue-L  m:red    black.probe@P
        planets red green | yellow | - | -
        satellites m:white p:lat | m:blue | - | -
        """
      When the game goes on
        """
        white: take_planet 1
        white: lay_planet (0,2) energy
        white: take_satellite 1
        """
      Then the position shows
        """
        phase 1; turn black
        """
      When the game goes on
        """
        black: take_planet 1
        black: lay_planet (1,2) energy
        black: take_satellite 1
        """
      Then the position shows
        """
        phase 2; turn white
        """
      When White plays "N deploy basic moon"
      Then the position shows
        """
        phase 2; turn black
        light black none
        """
      When Black plays "N > (0,2) deploy basic planet"
      Then White scores 1 and Black scores 1
      And the events are ShipMoved, Scored, ShipEjected, ShipMoved, UnitDeployed, PhaseBegan, TurnBegan, TurnBegan, CubeHarvested, Scored, PhaseBegan, TurnBegan
      And the position shows
        """
        phase 4; turn white
        light black 1 blue
        """
      When White plays "recover N moon"
      Then the position shows
        """
        phase 4; turn black
        light white 1 green
        """
      When Black plays "recover (0,2) planet"
      Then the position shows
        """
        phase 5; turn white
        """
      When the game goes on
        """
        white: enlist chief
        black: enlist doubler
        """
      Then the position shows
        """
        round 1; phase 5
        units white chief
        units black doubler
        """
      And Black is to name the first player
      When Black plays "name_first black"
      Then the position shows
        """
        round 2; phase 1; first black; turn black
        """

    @R_01 @CRW_3 @CRW_4
    Scenario Outline: The round ends with the crew change of the French text: round <round>
      FR: Comme le veut le texte français, on remplace après les manches 1 et 3 et l'on ajoute après les manches 2 et 4.
      Given the position
        """
        round <round>; phase 4
        units white <before>; units black none; locked black none
        N blue-E p:lat white.<kind>@P
        """
      When White plays "recover N planet"
      Then White is to enlist a unit
      When White plays "enlist traveller"
      Then the position shows
        """
        units white <after>
        """

      Examples:
        | round | kind  | before                 | after                                  |
        | 1     | basic | basic basic            | basic basic traveller                  |
        | 2     | basic | basic chief            | basic basic chief traveller            |
        | 3     | basic | basic chief doubler    | basic chief doubler traveller          |
        | 4     | basic | chief doubler saboteur | basic chief doubler saboteur traveller |

    Scenario Outline: Nobody acts out of phase: "<action>" in phase <phase>
      FR: Chaque phase a ses propres actions ; celles des autres phases sont refusées.
      Given the position
        """
        phase <phase>
        N blue-E m:red <standing>
        E red-L  m:red
        """
      When White tries "<action>"
      Then it is refused: OTHER_DECISION

      Examples:
        | phase | action              | standing      |
        | 1     | move E              |               |
        | 1     | deploy basic planet |               |
        | 1     | recover N planet    |               |
        | 1     | enlist chief        |               |
        | 2     | take_planet 1       | white.basic@P |
        | 2     | recover N planet    | white.basic@P |
        | 2     | enlist chief        | white.basic@P |
        | 4     | take_planet 1       | white.basic@P |
        | 4     | move E              | white.basic@P |
        | 4     | enlist chief        | white.basic@P |
        | 5     | take_planet 1       |               |
        | 5     | move E              |               |
        | 5     | recover N planet    |               |

    @REC_3 @REC_4 @EXL_1 @EXL_5 @SCI_1 @TWO_1 @interaction
    Scenario Outline: What has been begun comes before anything else of the phase, <what>
      FR: Ce qui est commencé passe avant toute autre action de la phase ; une action d'une autre phase attend la sienne.
      Given the position
        """
        <card>
        S black-E p:lat black.basic@P
        """
      When White plays "<first>"
      And White tries "<then>"
      Then it is refused: OTHER_DECISION

      Examples:
        | what                      | card                                                                   | first                       | then             |
        | the harvest of a moon     | phase 4; N red-E m:white white.basic@M                                 | recover N moon              | recover S planet |
        | a transformation          | phase 4; light white 1 red 1 blue; N black-E p:lat white.basic@P       | recover N planet            | recover S planet |
        | a bonus of the Exile      | phase 4; exile harvest white.basic                                     | recover_exile harvest basic | recover S planet |
        | a swap                    | phase 4; exile swap white.basic; light white 1 red; light black 1 blue | recover_exile swap basic    | recover S planet |
        | the choice of a Scientist | phase 4; round 2; N red-E m:blue white.scientist@P                     | recover N planet            | recover S planet |
        | the halves of a Twosome   | phase 4; round 2; N red-L m:blue white.twosome@P                       | recover N planet            | recover S planet |
        | the recovery of units     | phase 4; N red-E m:white white.basic@M                                 | recover N moon              | move N           |

  @RND_3
  Rule: RND-3 Turn order

    @R_09 @DIS_1
    Scenario: Play goes clockwise from the first player
      FR: Blanc, Noir et Argenté sont assis dans le sens horaire ; Noir commence, puis viennent Argenté et Blanc.
      Given the position
        """
        players white black silver; first black; turn black; phase 1
        N blue-L m:red
        planets red red red | - | - | -
        satellites p:lat p:lat p:lat | - | - | -
        """
      When the game goes on
        """
        black: take_planet 1
        black: lay_planet (0,2) energy
        black: take_satellite 1
        """
      Then Silver is to choose a planet
      And White may not play "take_planet 1": OTHER_SEAT
      When the game goes on
        """
        silver: take_planet 1
        silver: lay_planet (0,3) energy
        silver: take_satellite 1
        """
      Then White is to choose a planet
      When the game goes on
        """
        white: take_planet 1
        white: lay_planet (1,2) energy
        white: take_satellite 1
        """
      Then Black is to move or deploy

    @R_09
    Scenario: The order is that of the seats, not that of the colours
      FR: C'est la place autour de la table qui compte : après Blanc vient Doré, assis à sa gauche, puis Noir.
      Given the position
        """
        players white gold black
        N blue-L m:red; S red-L m:blue
        """
      When White plays "N deploy basic planet"
      Then Gold is to move or deploy
      And Black may not play "move S": OTHER_SEAT
      When Gold plays "S deploy basic planet"
      Then Black is to move or deploy
      When Black plays "S deploy basic moon"
      Then Gold scores 1
      And White is to move or deploy

    Scenario: In phase 2 a player without a unit is passed over, and the order stays
      FR: Noir n'a plus d'unité disponible : il est sauté, et les tours alternent entre Blanc et Argenté.
      Given the position
        """
        players white black silver; units black none
        N blue-L m:red; S red-L m:blue
        """
      When White plays "N deploy basic planet"
      Then Silver is to move or deploy
      When Silver plays "S deploy basic planet"
      Then White is to move or deploy

    @REC_1
    Scenario: Phase 4 begins with the first player again, whoever deployed last
      FR: Blanc déploie la dernière unité, mais Noir, premier joueur, récupère le premier.
      Given the position
        """
        players white black silver; first black; turn white
        units white basic; units black none; units silver none
        N blue-L  m:red
        S red-E   m:blue  black.basic@P silver.basic@M
        """
      When White plays "N deploy basic planet"
      Then Black is to recover a unit
      When Black plays "recover S planet"
      Then Silver is to recover a unit
      When Silver plays "recover S moon"
      Then White is to recover a unit

    Scenario Outline: Out of turn, an action is refused for that reason alone: "<action>" in phase <phase>
      FR: Ce que Noir pourrait faire à son tour, il ne peut le faire à celui de Blanc, et c'est le seul motif de refus.
      Given the position
        """
        phase <phase>; turn white; units black basic; units white basic
        N blue-L  m:red  <black>
        S red-L   m:red  <white>
        """
      When Black tries "<action>"
      Then it is refused: OTHER_SEAT

      Examples:
        | phase | action           | black         | white         |
        | 1     | take_planet 1    |               |               |
        | 2     | move N           | black.basic@P | white.basic@P |
        | 4     | recover N planet | black.basic@P | white.basic@P |
        | 5     | enlist chief     |               |               |

    @CRW_2
    Scenario: Crews change in turn order
      FR: En phase 5, les équipages changent dans l'ordre du tour, à partir du premier joueur.
      Given the position
        """
        players white black silver; first silver; turn silver; phase 5
        N blue-L m:red
        """
      When Silver plays "enlist chief"
      Then White is to enlist a unit
      And Black may not play "enlist chief": OTHER_SEAT
      When White plays "enlist chief"
      Then Black is to enlist a unit

    @PRB_1 @HAR_4 @interaction
    Scenario Outline: In phase 3 the last green cube of the reserve goes to the first player: <first>
      FR: Les sondes produisent dans l'ordre du tour : le dernier cube vert revient au premier joueur.
      Given the position
        """
        first <first>; turn white; units white basic; units black none
        N red-L    m:red
        E green-L  p:lat   white.probe@P
        W green-L  p:lat   black.probe@P
        light white 4 green
        light black 5 green
        """
      When White plays "N deploy basic planet"
      Then nobody scores
      And the reserve holds 10 blue, 0 green, 10 yellow, 10 red
      And the position shows
        """
        light white <white> green
        light black <black> green
        """

      Examples:
        | first | white | black |
        | white | 5     | 5     |
        | black | 4     | 6     |
