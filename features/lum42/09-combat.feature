Feature: Combat
  A unit deployed on a slot that an opposing unit holds attacks it. Both go to the Exile, the attacked one first.

  @CMB_1
  Rule: CMB-1 Both units go to the Exile

    @CMB_5 @CMB_2 @CMB_3 @CMB_4_r2 @example
    Scenario: Gold attacks a unit of Black on a planet
      FR: Noir est payé à l'arrivée du vaisseau, puis les deux unités partent en Exil, celle de Noir d'abord.
      Given the position
        """
        players white black silver gold; turn gold
        N    red-L    m:green   black.basic@P
        NE   blue-L   m:yellow
        """
      When Gold plays "N deploy basic planet"
      Then Black scores 1
      And Black is to choose an Exile slot
      When Black plays "exile three"
      And Gold plays "exile swap"
      Then nobody scores
      And the position shows
        """
        N red-L m:green gold.ship
        exile three black.basic
        exile swap gold.basic
        exile one none
        """
      And White is to move or deploy

    @DEP_4 @CMB_2 @CMB_3
    Scenario Outline: Both units of a combat over a <slot> go to the Exile: <attacker> against <attacked>
      FR: Sans Chef d'un seul côté, tout combat envoie les deux unités en Exil et libère l'emplacement.
      Given the position
        """
        round 2; turn gold; units gold <attacker>
        N    red-L    m:green   black.<attacked>@<side>
        """
      When Gold plays "N deploy <attacker> <slot>"
      And Black plays "exile three"
      And Gold plays "exile swap"
      Then Black scores 1
      And the position shows
        """
        N    red-L    m:green   gold.ship
        exile three black.<attacked>
        exile swap gold.<attacker>
        units gold none
        """
      And White is to move or deploy

      Examples: On a planet
        | attacker  | attacked  | slot   | side |
        | basic     | basic     | planet | P    |
        | basic     | doubler   | planet | P    |
        | basic     | scientist | planet | P    |
        | basic     | saboteur  | planet | P    |
        | doubler   | basic     | planet | P    |
        | doubler   | doubler   | planet | P    |
        | doubler   | scientist | planet | P    |
        | doubler   | saboteur  | planet | P    |
        | scientist | basic     | planet | P    |
        | scientist | doubler   | planet | P    |
        | scientist | scientist | planet | P    |
        | scientist | saboteur  | planet | P    |
        | saboteur  | basic     | planet | P    |
        | saboteur  | doubler   | planet | P    |
        | saboteur  | scientist | planet | P    |
        | saboteur  | saboteur  | planet | P    |
        | traveller | basic     | planet | P    |
        | traveller | doubler   | planet | P    |
        | traveller | scientist | planet | P    |
        | traveller | saboteur  | planet | P    |
        | chief     | chief     | planet | P    |

      Examples: On a moon
        | attacker  | attacked  | slot | side |
        | basic     | basic     | moon | M    |
        | basic     | doubler   | moon | M    |
        | basic     | scientist | moon | M    |
        | basic     | saboteur  | moon | M    |
        | doubler   | basic     | moon | M    |
        | doubler   | doubler   | moon | M    |
        | doubler   | scientist | moon | M    |
        | doubler   | saboteur  | moon | M    |
        | scientist | basic     | moon | M    |
        | scientist | doubler   | moon | M    |
        | scientist | scientist | moon | M    |
        | scientist | saboteur  | moon | M    |
        | saboteur  | basic     | moon | M    |
        | saboteur  | doubler   | moon | M    |
        | saboteur  | scientist | moon | M    |
        | saboteur  | saboteur  | moon | M    |
        | traveller | basic     | moon | M    |
        | traveller | doubler   | moon | M    |
        | traveller | scientist | moon | M    |
        | traveller | saboteur  | moon | M    |
        | chief     | chief     | moon | M    |

    @DEP_4
    Scenario Outline: With the extension too, both units of a combat go to the Exile: <attacker> against <attacked>
      FR: Les unités de l'extension combattent comme les autres.
      Given the position
        """
        round 2; turn gold; units gold <attacker>
        N    red-L    m:green   black.<attacked>@P
        """
      And R-79 is read as wider_choice
      When Gold plays "N deploy <attacker> planet"
      And Black plays "exile three"
      And Gold plays "exile swap"
      Then the position shows
        """
        N    red-L    m:green   gold.ship
        exile three black.<attacked>
        exile swap gold.<attacker>
        """

      Examples:
        | attacker | attacked |
        | twosome  | basic    |
        | booster  | basic    |
        | rogue    | basic    |
        | basic    | twosome  |
        | basic    | booster  |
        | basic    | rogue    |

    @DEP_4 @CMB_2
    Scenario: Only the slot attacked is fought over
      FR: L'attaque vise la lune ; l'unité de Noir sur la planète et celle d'Argenté ailleurs ne bougent pas.
      Given the position
        """
        players white black silver gold; turn gold
        N    red-L    m:green    black.basic@P   black.basic@M
        NE   blue-L   m:yellow   silver.basic@P
        """
      When Gold plays "N deploy basic moon"
      And Black plays "exile one"
      And Gold plays "exile one"
      Then Black scores 1
      And the position shows
        """
        N    red-L    m:green    black.basic@P   gold.ship
        NE   blue-L   m:yellow   silver.basic@P
        exile one black.basic gold.basic
        """

    @MOV_10 @MOV_12 @interaction
    Scenario: The next player takes the slot fought over without a combat
      FR: Le combat libère la planète : Blanc s'y déploie ensuite sans combat et éjecte le vaisseau de Doré.
      Given the position
        """
        turn gold
        N    red-L    m:green   black.basic@P
        """
      When the game goes on
        """
        gold: N deploy basic planet
        black: exile three
        gold: exile swap
        """
      Then Black scores 1
      When White plays "N deploy basic planet"
      Then Gold scores 1
      And the position shows
        """
        N    red-L    m:green   white.basic@P   white.ship
        exile three black.basic
        exile swap gold.basic
        """
      And Black is to move or deploy

    @MOV_12 @interaction
    Scenario: A third player on the same system is paid, and has no part in the combat
      FR: Noir et Argenté touchent chacun 1 PV à l'arrivée ; seul Noir, attaqué, place une unité en Exil.
      Given the position
        """
        players white black silver gold; turn gold
        N    red-L    m:green   black.basic@P   silver.basic@M
        """
      When Gold plays "N deploy basic planet"
      Then Black scores 1 and Silver scores 1
      And Black is to choose an Exile slot
      When Black plays "exile one"
      And Gold plays "exile three"
      Then nobody scores
      And the position shows
        """
        N    red-L    m:green   silver.basic@M   gold.ship
        exile one black.basic
        exile three gold.basic
        """

    @interaction
    Scenario: An attack beside the attacker's own unit pays nobody
      FR: L'unité de Doré sur la lune supprime le bonus de passage, mais n'empêche pas le combat sur la planète.
      Given the position
        """
        turn gold
        N    red-L    m:green   black.basic@P   gold.basic@M
        """
      When Gold plays "N deploy basic planet"
      Then nobody scores
      When Black plays "exile harvest"
      And Gold plays "exile transformation"
      Then the position shows
        """
        N    red-L    m:green   gold.basic@M   gold.ship
        exile harvest black.basic
        exile transformation gold.basic
        """

    @MOV_10 @MOV_11 @interaction
    Scenario: Ship and unit of the attacked player are paid once, and the ship is gone before the combat
      FR: Le vaisseau de Noir est éjecté à l'arrivée, Noir touche 1 PV en tout, puis vient le combat.
      Given the position
        """
        turn gold
        N    red-L    m:green   black.basic@P   black.ship
        """
      When Gold plays "N deploy basic planet"
      Then Black scores 1
      And the events are ShipMoved, Scored, ShipEjected, UnitSent, UnitDriven
      When Black plays "exile one"
      And Gold plays "exile three"
      Then the position shows
        """
        N    red-L    m:green   gold.ship
        exile one black.basic
        exile three gold.basic
        """

  @CMB_2
  Rule: CMB-2 Attacked player places first

    Scenario: The attacked player chooses first, among all slots of the Exile
      FR: L'attaqué choisit avant l'attaquant, parmi les cinq emplacements ouverts.
      Given the position
        """
        turn gold
        N    red-L    m:green   black.basic@P
        """
      When Gold plays "N deploy basic planet"
      Then Gold may not play "exile three": OTHER_SEAT
      And Black's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile three
        exile one
        """

    @EXL_2_r2
    Scenario: A slot held since an earlier combat is closed to the attacked player
      FR: L'emplacement 3 PV est déjà pris : l'attaqué choisit parmi les quatre autres.
      Given the position
        """
        turn gold; exile three white.basic
        N    red-L    m:green   black.basic@P
        """
      When Gold plays "N deploy basic planet"
      Then Black may not play "exile three": EXILE_SLOT_HELD
      And Black's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile one
        """

    Scenario Outline: An attacked unit that is no Traveller does not flee: <kind>
      FR: Seul un Voyageur attaqué peut fuir ; toute autre unité part en Exil.
      Given the position
        """
        round 2; turn gold
        N    red-L    m:green   black.<kind>@P
        """
      When Gold plays "N deploy basic planet"
      Then Black may not play "flee N moon": OTHER_DECISION
      And Black may play "exile one"

      Examples:
        | kind      |
        | basic     |
        | doubler   |
        | scientist |
        | saboteur  |

  @CMB_3
  Rule: CMB-3 Attacker places second

    @EXL_2_r2
    Scenario: The attacker chooses among the slots that are left
      FR: L'attaquant ne peut pas prendre l'emplacement que l'attaqué vient de choisir.
      Given the position
        """
        turn gold
        N    red-L    m:green   black.basic@P
        """
      When Gold plays "N deploy basic planet"
      And Black plays "exile three"
      Then Gold may not play "exile three": EXILE_SLOT_HELD
      And Gold's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile one
        """

    @EXL_9
    Scenario: Both units of a combat may go to the 1 VP slot
      FR: L'emplacement 1 PV reçoit autant d'unités qu'on veut, les deux d'un même combat comprises.
      Given the position
        """
        turn gold
        N    red-L    m:green   black.basic@P
        """
      When Gold plays "N deploy basic planet"
      And Black plays "exile one"
      And Gold plays "exile one"
      Then the position shows
        """
        exile one black.basic gold.basic
        """

    Scenario: A Traveller that attacks goes to the Exile like any unit
      FR: Attaquant une unité de base, le Voyageur part en Exil, même si un emplacement est libre.
      Given the position
        """
        round 2; turn gold; units gold traveller
        N    red-L    m:green   black.basic@P
        E    blue-L   m:red
        """
      When Gold plays "N deploy traveller planet"
      And Black plays "exile three"
      Then Gold may not play "flee E planet": OTHER_DECISION
      And Gold's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile one
        """

    @CMB_2 @EXL_9 @interaction
    Scenario: With the four other slots held, both units of a combat go to the 1 VP slot
      FR: Les quatre emplacements à une unité sont pris : il ne reste aux deux joueurs que l'emplacement 1 PV.
      Given the position
        """
        players white black silver gold; turn gold
        N    red-L    m:green   black.basic@P
        exile harvest white.basic; exile transformation white.basic
        exile swap silver.basic; exile three silver.basic
        """
      When Gold plays "N deploy basic planet"
      Then Black's legal actions are
        """
        exile one
        """
      When Black plays "exile one"
      Then Gold's legal actions are
        """
        exile one
        """
      When Gold plays "exile one"
      Then nobody scores
      And the position shows
        """
        N    red-L    m:green   gold.ship
        exile harvest white.basic
        exile transformation white.basic
        exile swap silver.basic
        exile three silver.basic
        exile one black.basic gold.basic
        """

  @CMB_4_r2
  Rule: CMB-4 No bonus before phase 4

    Scenario Outline: Arriving on a slot of the Exile gives nothing: <slot>
      FR: L'arrivée en Exil ne rapporte rien : ni point, ni cube, ni échange.
      Given the position
        """
        turn gold; light black 1 red; light gold 1 blue
        N    red-L    m:green   black.basic@P
        """
      And Gold has played "N deploy basic planet"
      When Black plays "exile <slot>"
      Then nobody scores
      And the events are UnitExiled
      And Gold is to choose an Exile slot
      And the position shows
        """
        light black 1 red; energy black none; light gold 1 blue
        exile <slot> black.basic
        """

      Examples:
        | slot           |
        | harvest        |
        | transformation |
        | swap           |
        | three          |
        | one            |

    @EXL_7 @EXL_8
    Scenario: The bonuses of the Exile are taken when the units are recovered
      FR: Les 3 PV et le 1 PV viennent en phase 4, à la récupération des unités.
      Given the position
        """
        turn gold; units white none; units black none; units gold basic
        N    red-L    m:green   black.basic@P
        """
      When Gold plays "N deploy basic planet"
      Then Black scores 1
      When Black plays "exile three"
      And Gold plays "exile one"
      Then nobody scores
      When Black plays "recover_exile three basic"
      Then Black scores 3
      When Gold plays "recover_exile one basic"
      Then Gold scores 1
