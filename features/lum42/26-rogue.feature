Feature: Rogue (extension)
  A Rogue that goes to the Exile may take a slot from an opponent's unit, which is then put on another slot at once.

  Background:
    Given R-79 is read as wider_choice

  @ROG_1
  Rule: ROG-1 Rogue: taking a slot in the Exile

    @R_76 @ROG_2
    Scenario Outline: A Rogue may take a slot although an opponent's unit holds it: <held>
      FR: Le Renégat peut prendre un emplacement ouvert, ou celui que tient l'unité d'un adversaire.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile <held> white.basic
        """
      When Gold plays "N deploy rogue planet"
      And Black plays "exile one"
      Then Gold's legal actions are
        """
        exile <first>
        exile <second>
        exile <third>
        exile one
        oust <held>
        """
      When Gold plays "oust <held>"
      And White plays "exile <first>"
      Then the position shows
        """
        exile <held> gold.rogue
        exile <first> white.basic
        exile one black.basic
        """

      Examples:
        | held           | first          | second         | third |
        | harvest        | transformation | swap           | three |
        | transformation | harvest        | swap           | three |
        | swap           | harvest        | transformation | three |
        | three          | harvest        | transformation | swap  |

    @ROG_2 @CMB_2
    Scenario: A Rogue that is attacked may take a held slot as well
      FR: Le Renégat attaqué part lui aussi en Exil et peut y déloger une unité adverse.
      Given the position
        """
        round 2; turn gold
        N    red-L   m:green   black.rogue@P
        exile three white.basic
        """
      When Gold plays "N deploy basic planet"
      Then Black's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile one
        oust three
        """
      When Black plays "oust three"
      Then White is to choose an Exile slot
      And the position shows
        """
        exile three black.rogue
        """

    Scenario: A Rogue need not take a held slot
      FR: Déloger est une faculté : le Renégat peut choisir un emplacement ouvert.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile three white.basic
        """
      When Gold plays "N deploy rogue planet"
      And Black plays "exile one"
      Then Gold may play "oust three"
      When Gold plays "exile swap"
      Then the position shows
        """
        exile three white.basic
        exile swap gold.rogue
        """
      And White is to move or deploy

    @EXL_2_r2
    Scenario Outline: A Rogue drives out nobody with "<action>"
      FR: Un Renégat ne déloge ni sa propre unité ni personne d'un emplacement ouvert ou de l'emplacement 1 PV.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile three gold.basic
        exile harvest white.basic
        exile one white.basic
        """
      When Gold plays "N deploy rogue planet"
      And Black plays "exile one"
      And Gold tries "<action>"
      Then it is refused: <reasons>
      And Gold may not play "oust transformation": NOBODY_TO_OUST
      And Gold may not play "exile three": EXILE_SLOT_HELD

      Examples:
        | action        | reasons         |
        | oust three    | NOBODY_TO_OUST  |
        | oust swap     | NOBODY_TO_OUST  |
        | oust one      | NOBODY_TO_OUST  |
        | exile harvest | EXILE_SLOT_HELD |

    Scenario Outline: No unit but a Rogue drives anybody out: <unit>
      FR: Seul le Renégat a ce pouvoir.
      Given the position
        """
        round 2; turn gold; units gold <unit>
        N    red-L   m:green   black.basic@P
        exile three white.basic
        """
      When Gold plays "N deploy <unit> planet"
      And Black plays "exile one"
      And Gold tries "oust three"
      Then it is refused: NO_ROGUE
      And Gold's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile one
        """

      Examples:
        | unit      |
        | basic     |
        | doubler   |
        | scientist |
        | saboteur  |
        | traveller |
        | twosome   |
        | booster   |

    @R_78 @CMB_3 @interaction
    Scenario Outline: A Rogue and the unit it has just fought, read as <reading>
      FR: L'unité attaquée vient de prendre l'emplacement 3 PV ; le Renégat attaquant peut l'en déloger, ou non.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        """
      And R-78 is read as <reading>
      When Gold plays "N deploy rogue planet"
      And Black plays "exile three"
      Then Gold's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile one
        <oust>
        """

      Examples:
        | reading            | oust       |
        | any_opposing_unit  | oust three |
        | not_current_combat | none       |

    @R_78
    Scenario: Where the unit of the same combat is exempt, the Rogue is refused its slot
      FR: Sous cette lecture, l'unité du même combat garde son emplacement.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        """
      And R-78 is read as not_current_combat
      When Gold plays "N deploy rogue planet"
      And Black plays "exile three"
      And Gold tries "oust three"
      Then it is refused: COMBAT_UNIT_EXEMPT

    @R_78 @ROG_2 @interaction
    Scenario: A Rogue drives out the unit of the same combat, which places twice
      FR: Noir met son unité sur l'emplacement 3 PV ; aussitôt délogée, elle va sur un autre emplacement de son choix.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        """
      When Gold plays "N deploy rogue planet"
      And Black plays "exile three"
      And Gold plays "oust three"
      Then Black's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile one
        """
      When Black plays "exile harvest"
      Then the position shows
        """
        exile three gold.rogue
        exile harvest black.basic
        """
      And White is to move or deploy

    @R_78 @ROG_2 @interaction
    Scenario Outline: A Rogue may drive out the unit of a third player, read as <reading>
      FR: Dans les deux lectures, l'unité d'un joueur étranger au combat peut être délogée.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile harvest white.basic
        """
      And R-78 is read as <reading>
      When Gold plays "N deploy rogue planet"
      And Black plays "exile one"
      And Gold plays "oust harvest"
      Then White is to choose an Exile slot
      When White plays "exile three"
      Then the position shows
        """
        exile harvest gold.rogue
        exile three white.basic
        exile one black.basic
        """

      Examples:
        | reading            |
        | any_opposing_unit  |
        | not_current_combat |

    @R_78 @interaction
    Scenario Outline: A unit of the same opponent from an earlier combat is fair game, read as <reading>
      FR: Seule l'unité du combat en cours peut être épargnée, pas celle d'un combat antérieur du même adversaire.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile harvest black.basic
        """
      And R-78 is read as <reading>
      When Gold plays "N deploy rogue planet"
      And Black plays "exile three"
      Then Gold may play "oust harvest"

      Examples:
        | reading            |
        | any_opposing_unit  |
        | not_current_combat |

    @CHF_1 @ROG_2 @interaction
    Scenario: A Rogue beaten by a Chief may still take a held slot
      FR: Le Chef prend la planète ; le Renégat vaincu part seul en Exil et y déloge l'unité de Doré.
      Given the position
        """
        round 2; turn gold; units gold chief
        N    red-L   m:green   black.rogue@P
        exile three gold.basic
        """
      When Gold plays "N deploy chief planet"
      And Black plays "oust three"
      And Gold plays "exile swap"
      Then the position shows
        """
        N red-L m:green gold.chief@P gold.ship
        exile three black.rogue
        exile swap gold.basic
        """

    @CHF_1 @R_67 @interaction
    Scenario: A Rogue that attacks a Chief goes to the Exile alone and may take a held slot there
      FR: Battu par le Chef qu'il attaque, le Renégat part seul en Exil et peut y déloger l'unité de Blanc.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.chief@P
        exile three white.basic
        """
      When Gold plays "N deploy rogue planet"
      Then Gold's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile one
        oust three
        """
      And Black may not play "exile harvest": OTHER_SEAT

    @R_76 @EXL_10 @EXL_7 @interaction
    Scenario: A Rogue recovered from the Exile brings the plain bonus of its slot
      FR: Le pouvoir du Renégat agit à son arrivée en Exil ; à la récupération, il rapporte le bonus sans rien de plus.
      Given the position
        """
        round 2; turn gold
        units white none; units black none; units gold rogue
        N    red-L   m:green   black.basic@P
        exile three white.basic
        """
      When Gold plays "N deploy rogue planet"
      Then Black scores 1
      When Black plays "exile one"
      And Gold plays "oust three"
      And White plays "exile one"
      Then nobody scores
      When White plays "recover_exile one basic"
      Then White scores 1
      When Black plays "recover_exile one basic"
      Then Black scores 1
      When Gold plays "recover_exile three rogue"
      Then Gold scores 3

  @ROG_2
  Rule: ROG-2 Rogue: the unit driven out

    @R_77
    Scenario: The unit driven out goes to another slot that is open
      FR: L'unité délogée ne revient pas sur l'emplacement perdu et ne déloge personne.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile three white.basic
        exile harvest white.basic
        """
      When Gold plays "N deploy rogue planet"
      And Black plays "exile swap"
      And Gold plays "oust three"
      Then White's legal actions are
        """
        exile transformation
        exile one
        """
      And White may not play "exile three": SLOT_LOST, EXILE_SLOT_HELD
      And White may not play "exile swap": EXILE_SLOT_HELD
      And White may not play "oust swap": NO_ROGUE, NO_POWER_WHEN_OUSTED

    @R_04 @DEP_8
    Scenario: The same unit is put back, not another
      FR: Blanc a encore une unité disponible ; c'est pourtant le Scientifique délogé qui change d'emplacement.
      Given the position
        """
        round 2; turn gold; units gold rogue; units white basic doubler
        N    red-L   m:green   black.basic@P
        exile three white.scientist
        """
      When Gold plays "N deploy rogue planet"
      And Black plays "exile one"
      And Gold plays "oust three"
      And White plays "exile swap"
      Then the position shows
        """
        exile three gold.rogue
        exile swap white.scientist
        units white basic doubler
        """

    @EXL_9 @interaction
    Scenario: Where every other slot is held the unit driven out goes to the 1 VP slot
      FR: Les autres emplacements à une unité sont tenus : il ne reste que l'emplacement 1 PV.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile harvest black.doubler
        exile transformation black.scientist
        exile swap gold.basic
        exile three white.basic
        """
      When Gold plays "N deploy rogue planet"
      And Black plays "exile one"
      And Gold plays "oust three"
      Then White's legal actions are
        """
        exile one
        """
      When White plays "exile one"
      Then the position shows
        """
        exile three gold.rogue
        exile one white.basic black.basic
        """

    @R_77 @CMB_3 @interaction
    Scenario: The unit driven out takes its new slot before the attacker places
      FR: Le Renégat attaqué déloge Blanc ; Blanc se replace aussitôt, sur l'emplacement que Doré aurait voulu.
      Given the position
        """
        round 2; turn gold
        N    red-L   m:green   black.rogue@P
        exile three white.basic
        """
      When Gold plays "N deploy basic planet"
      And Black plays "oust three"
      Then White is to choose an Exile slot
      And Gold may not play "exile harvest": OTHER_SEAT
      When White plays "exile harvest"
      Then Gold may not play "exile harvest": EXILE_SLOT_HELD
      And Gold's legal actions are
        """
        exile transformation
        exile swap
        exile one
        """

    @CMB_3 @interaction
    Scenario: An attacker whose earlier unit is driven out places that unit first
      FR: Le Renégat attaqué déloge l'unité de Doré : Doré replace celle-ci d'abord, puis son unité attaquante.
      Given the position
        """
        round 2; turn gold; units gold basic
        N    red-L   m:green   black.rogue@P
        exile three gold.doubler
        """
      When Gold plays "N deploy basic planet"
      And Black plays "oust three"
      And Gold plays "exile harvest"
      Then the position shows
        """
        exile three black.rogue
        exile harvest gold.doubler
        """
      And Gold's legal actions are
        """
        exile transformation
        exile swap
        exile one
        """
      When Gold plays "exile swap"
      Then the position shows
        """
        exile swap gold.basic
        """
      And White is to move or deploy

    @R_77 @interaction
    Scenario: No slot is set free when a unit is driven out
      FR: L'emplacement perdu est aussitôt tenu par le Renégat ; aucun autre ne se libère, même pour l'attaquant.
      Given the position
        """
        round 2; turn gold
        N    red-L   m:green   black.rogue@P
        exile harvest gold.doubler
        exile transformation white.doubler
        exile swap gold.scientist
        exile three white.basic
        """
      When Gold plays "N deploy basic planet"
      And Black plays "oust three"
      And White plays "exile one"
      Then Gold's legal actions are
        """
        exile one
        """

    @R_77 @ROG_1
    Scenario Outline: A Rogue driven out by a Rogue, read as <reading>
      FR: Le Renégat délogé d'Argenté peut, ou non, déloger à son tour l'unité de Blanc.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile three silver.rogue
        exile harvest white.basic
        """
      And R-77 is read as <reading>
      When Gold plays "N deploy rogue planet"
      And Black plays "exile one"
      And Gold plays "oust three"
      Then Silver's legal actions are
        """
        exile transformation
        exile swap
        exile one
        <oust>
        """
      And Silver may not play "oust three": <reasons>

      Examples:
        | reading       | oust         | reasons                                             |
        | no_chain      | none         | NO_POWER_WHEN_OUSTED, SLOT_LOST, ROGUE_OF_THE_CHAIN |
        | chain_allowed | oust harvest | SLOT_LOST, ROGUE_OF_THE_CHAIN                       |

    @R_77
    Scenario: Without a chain a Rogue driven out uses no power
      FR: Un Renégat délogé est déjà en Exil : son pouvoir n'agit plus.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile three silver.rogue
        exile harvest white.basic
        """
      When Gold plays "N deploy rogue planet"
      And Black plays "exile one"
      And Gold plays "oust three"
      And Silver tries "oust harvest"
      Then it is refused: NO_POWER_WHEN_OUSTED

    @R_77 @ROG_1 @interaction
    Scenario: In a chain of three Rogues none drives out a Rogue that has driven out another
      FR: Doré déloge Argenté, qui déloge Blanc ; Blanc ne peut s'en prendre ni à l'un ni à l'autre, mais bien à Noir.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile three silver.rogue
        exile harvest white.rogue
        """
      And R-77 is read as chain_allowed
      When Gold plays "N deploy rogue planet"
      And Black plays "exile swap"
      And Gold plays "oust three"
      And Silver plays "oust harvest"
      Then White may not play "oust three": ROGUE_OF_THE_CHAIN
      And White may not play "oust harvest": SLOT_LOST, ROGUE_OF_THE_CHAIN
      And White's legal actions are
        """
        exile transformation
        exile one
        oust swap
        """
      When White plays "oust swap"
      Then Black's legal actions are
        """
        exile transformation
        exile one
        """
      When Black plays "exile transformation"
      Then the position shows
        """
        exile three gold.rogue
        exile harvest silver.rogue
        exile swap white.rogue
        exile transformation black.basic
        """

    @R_77 @R_78 @ROG_1 @interaction
    Scenario Outline: A chain and the unit of the combat that set it off, read as <reading>
      FR: Le Renégat délogé d'Argenté vise l'unité attaquée de Noir : elle est épargnée, ou non.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile harvest silver.rogue
        """
      And R-77 is read as chain_allowed
      And R-78 is read as <reading>
      When Gold plays "N deploy rogue planet"
      And Black plays "exile three"
      And Gold plays "oust harvest"
      Then Silver's legal actions are
        """
        exile transformation
        exile swap
        exile one
        <oust>
        """

      Examples:
        | reading            | oust       |
        | any_opposing_unit  | oust three |
        | not_current_combat | none       |

    @R_77 @R_78 @ROG_1 @interaction
    Scenario: In a chain only the units of the combat are exempt, not those that the chain has moved
      FR: Sous ces lectures, seules les unités de Doré et de Noir sont épargnées ; Argenté, étranger au combat, ne l'est pas.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.basic@P
        exile three silver.rogue
        exile harvest white.rogue
        """
      And R-77 is read as chain_allowed
      And R-78 is read as not_current_combat
      When Gold plays "N deploy rogue planet"
      And Black plays "exile swap"
      And Gold plays "oust three"
      And Silver plays "oust harvest"
      Then White may not play "oust swap": COMBAT_UNIT_EXEMPT
      And White may not play "oust three": ROGUE_OF_THE_CHAIN, COMBAT_UNIT_EXEMPT
      And White may not play "oust harvest": SLOT_LOST, ROGUE_OF_THE_CHAIN

    @R_77 @R_78 @ROG_1 @CMB_3 @interaction
    Scenario: A chain set off by an attacked Rogue ends before the attacker places
      FR: Noir déloge Argenté, Argenté déloge Blanc, Blanc se replace ; alors seulement vient Doré.
      Given the position
        """
        round 2; turn gold; units gold basic
        N    red-L   m:green   black.rogue@P
        exile three silver.rogue
        exile harvest white.basic
        """
      And R-77 is read as chain_allowed
      When Gold plays "N deploy basic planet"
      And the game goes on
        """
        black: oust three
        silver: oust harvest
        white: exile swap
        """
      Then Gold's legal actions are
        """
        exile transformation
        exile one
        """
      And the position shows
        """
        exile three black.rogue
        exile harvest silver.rogue
        exile swap white.basic
        """

    @R_77 @EXL_2_r2 @interaction
    Scenario: Two Rogues meet in one combat
      FR: Le Renégat attaqué prend un emplacement tenu, puis l'attaquant l'en déloge : le premier ne se venge pas.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.rogue@P
        exile three white.basic
        """
      When Gold plays "N deploy rogue planet"
      And Black plays "oust three"
      And White plays "exile harvest"
      And Gold plays "oust three"
      Then Black may not play "oust harvest": NO_POWER_WHEN_OUSTED
      And Black's legal actions are
        """
        exile transformation
        exile swap
        exile one
        """
      When Black plays "exile swap"
      Then the position shows
        """
        exile three gold.rogue
        exile harvest white.basic
        exile swap black.rogue
        """

    @R_77 @R_78 @ROG_1 @interaction
    Scenario Outline: Two Rogues of one combat where chains are allowed, read as <reading>
      FR: Le Renégat attaquant vise celui de Noir : épargné ou non selon la lecture ; Blanc, étranger au combat, ne l'est jamais.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.rogue@P
        exile three white.basic
        """
      And R-77 is read as chain_allowed
      And R-78 is read as <reading>
      When Gold plays "N deploy rogue planet"
      And Black plays "oust three"
      And White plays "exile harvest"
      Then Gold's legal actions are
        """
        exile transformation
        exile swap
        exile one
        oust harvest
        <oust>
        """

      Examples:
        | reading            | oust       |
        | any_opposing_unit  | oust three |
        | not_current_combat | none       |

    @R_77 @ROG_1 @interaction
    Scenario: A Rogue driven out may drive out again in a new chain
      FR: Noir a délogé Blanc à son arrivée ; délogé à son tour par Doré, il peut déloger Blanc une seconde fois.
      Given the position
        """
        round 2; turn gold; units gold rogue
        N    red-L   m:green   black.rogue@P
        exile three white.basic
        """
      And R-77 is read as chain_allowed
      When Gold plays "N deploy rogue planet"
      And Black plays "oust three"
      And White plays "exile harvest"
      And Gold plays "oust three"
      Then Black's legal actions are
        """
        exile transformation
        exile swap
        exile one
        oust harvest
        """
      When Black plays "oust harvest"
      And White plays "exile swap"
      Then the position shows
        """
        exile three gold.rogue
        exile harvest black.rogue
        exile swap white.basic
        """
      And White is to move or deploy

    Scenario: Nothing else happens until a unit that was driven out has its new slot
      FR: L'unité délogée va aussitôt ailleurs : personne ne joue rien d'autre d'abord.
      Given the position
        """
        round 2; units white rogue
        N    red-L    m:blue   black.basic@P
        """
      When White plays "N deploy rogue planet"
      And Black plays "exile three"
      And White plays "oust three"
      Then Black may not play "move N": OTHER_DECISION
      And White may not play "exile one": OTHER_SEAT
