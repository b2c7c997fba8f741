Feature: Chief
  A Chief wins its combats: only the other unit goes to the Exile, unless that is a Chief too.

  @CHF_1
  Rule: CHF-1 Chief: only the other unit is exiled

    @CHF_2 @example
    Scenario: Black's Chief attacks and only White's unit is removed
      FR: Blanc est payé à l'arrivée ; seule son unité part en Exil, et le Chef de Noir prend la planète.
      Given the position
        """
        round 2; turn black; units black chief
        N    red-L    m:green   white.basic@P
        """
      When Black plays "N deploy chief planet"
      Then White scores 1
      And White's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile three
        exile one
        """
      When White plays "exile one"
      Then nobody scores
      And the position shows
        """
        N    red-L    m:green   black.chief@P   black.ship
        exile one white.basic
        units black none
        """
      And White is to move or deploy

    @CHF_2 @DEP_4
    Scenario Outline: A Chief sends the unit it attacks on a <slot> to the Exile and stays itself: <attacked>
      FR: Le Chef attaquant l'emporte sur toute autre unité, sur une planète comme sur une lune.
      Given the position
        """
        round 2; turn gold; units gold chief
        N    red-L    m:green   black.<attacked>@<side>
        """
      When Gold plays "N deploy chief <slot>"
      And Black plays "exile three"
      Then Black scores 1
      And the position shows
        """
        N    red-L    m:green   gold.chief@<side>   gold.ship
        exile three black.<attacked>
        exile one none
        """
      And White is to move or deploy

      Examples:
        | attacked  | slot   | side |
        | basic     | planet | P    |
        | basic     | moon   | M    |
        | doubler   | planet | P    |
        | doubler   | moon   | M    |
        | scientist | planet | P    |
        | scientist | moon   | M    |
        | saboteur  | planet | P    |
        | saboteur  | moon   | M    |

    @R_67 @R_38 @DEP_4
    Scenario Outline: A unit that attacks a Chief on a <slot> goes to the Exile alone: <attacker>
      FR: Le Chef attaqué reste sur son emplacement ; seule l'unité attaquante part en Exil.
      Given the position
        """
        round 2; turn gold; units gold <attacker>
        N    red-L    m:green   black.chief@<side>
        """
      When Gold plays "N deploy <attacker> <slot>"
      And Gold plays "exile three"
      Then Black scores 1
      And the position shows
        """
        N    red-L    m:green   black.chief@<side>   gold.ship
        exile three gold.<attacker>
        exile one none
        units gold none
        """
      And White is to move or deploy

      Examples:
        | attacker  | slot   | side |
        | basic     | planet | P    |
        | basic     | moon   | M    |
        | doubler   | planet | P    |
        | doubler   | moon   | M    |
        | scientist | planet | P    |
        | scientist | moon   | M    |
        | saboteur  | planet | P    |
        | saboteur  | moon   | M    |
        | traveller | planet | P    |
        | traveller | moon   | M    |

    @R_67
    Scenario: A unit beaten by an attacked Chief may take any open slot of the Exile
      FR: L'attaquant vaincu choisit seul, parmi tous les emplacements ouverts ; Noir n'a rien à placer.
      Given the position
        """
        round 2; turn gold
        N    red-L    m:green   black.chief@P
        exile swap white.basic
        """
      When Gold plays "N deploy basic planet"
      Then Black may not play "exile three": OTHER_SEAT
      And Gold may not play "exile swap": EXILE_SLOT_HELD
      And Gold's legal actions are
        """
        exile harvest
        exile transformation
        exile three
        exile one
        """

  @CHF_2
  Rule: CHF-2 Chief: holds the slot

    Scenario: A Chief that has won stands on the slot from which the other was driven
      FR: L'unité attaquée quitte l'emplacement, et le Chef l'occupe aussitôt, avant même le choix de l'Exil.
      Given the position
        """
        round 2; turn gold; units gold chief
        N    red-L    m:green   black.basic@M
        """
      And Gold has played "move N"
      When Gold plays "deploy chief moon"
      Then the events are UnitSent, UnitDriven, UnitPlaced
      And Black is to choose an Exile slot
      And the position shows
        """
        N    red-L    m:green   gold.chief@M   gold.ship
        """

    @REC_3 @EXL_8 @interaction
    Scenario: The slot that a Chief has won is harvested in phase 4
      FR: Le Chef collecte là où il a vaincu ; l'unité battue rapporte le bonus de l'Exil.
      Given the position
        """
        round 2; turn gold; units white none; units black none; units gold chief
        N    blue-E   m:red   black.basic@M
        """
      And Gold has played "N deploy chief moon"
      And Black has played "exile one"
      When Black plays "recover_exile one basic"
      And Gold plays "recover N moon"
      Then Black scores 1
      And the position shows
        """
        N    blue-E   m:red   gold.ship
        light gold 1 red
        """

    @R_67 @interaction
    Scenario: A Chief holds its slot against one attack after another
      FR: Deux unités l'attaquent tour à tour et partent en Exil ; le Chef n'a pas bougé.
      Given the position
        """
        round 2; players white black gold
        N    red-L    p:lat   gold.chief@P
        """
      When the game goes on
        """
        white: N deploy basic planet
        white: exile three
        black: N deploy basic planet
        black: exile one
        """
      Then White scores 1 and Gold scores 2
      And the position shows
        """
        N    red-L    p:lat   gold.chief@P   black.ship
        exile three white.basic
        exile one black.basic
        """

    @CMB_1 @CHF_1 @interaction
    Scenario Outline: A Chief defends its own slot only: an attack on the <slot> beside it
      FR: Le Chef ne protège pas l'unité voisine : le combat y est ordinaire ; l'unité qui attaque le Chef lui-même part seule en Exil.
      Given the position
        """
        round 2; turn gold
        N    red-L    m:green   black.chief@<chief>   black.basic@<side>
        """
      When Gold plays "N deploy basic <slot>"
      And Black plays "exile three"
      And Gold plays "exile one"
      Then Black scores 1
      And the position shows
        """
        N    red-L    m:green   black.chief@<chief>   gold.ship
        exile three black.basic
        exile one gold.basic
        """
      When White plays "N deploy basic <other>"
      And White plays "exile swap"
      Then Black scores 1 and Gold scores 1
      And the position shows
        """
        N    red-L    m:green   black.chief@<chief>   white.ship
        exile swap white.basic
        """

      Examples:
        | slot   | side | chief | other  |
        | moon   | M    | P     | planet |
        | planet | P    | M     | moon   |

  @CHF_3
  Rule: CHF-3 Chief against Chief

    @CMB_1 @CMB_2 @CMB_3 @R_67 @interaction
    Scenario: Two Chiefs that meet both go to the Exile, the attacked one first
      FR: Entre deux Chefs la règle ordinaire vaut : l'attaqué choisit, puis l'attaquant, et l'emplacement est libre.
      Given the position
        """
        round 2; turn gold; units gold chief
        N    red-L    m:green   black.chief@P
        """
      When Gold plays "N deploy chief planet"
      Then Black scores 1
      And Black is to choose an Exile slot
      When Black plays "exile three"
      Then Gold's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile one
        """
      When Gold plays "exile harvest"
      Then nobody scores
      And the position shows
        """
        N    red-L    m:green   gold.ship
        exile three black.chief
        exile harvest gold.chief
        """
      And White is to move or deploy

    @CHF_1 @CHF_2 @CMB_1 @interaction
    Scenario: A Chief that has just won is driven out by another Chief
      FR: Le Chef de Doré bat une unité de Noir, puis le Chef de Blanc l'attaque : les deux Chefs partent en Exil.
      Given the position
        """
        round 2; turn gold; units gold chief; units white chief
        N    red-L    p:lat   black.basic@P
        """
      When the game goes on
        """
        gold: N deploy chief planet
        black: exile three
        white: N deploy chief planet
        gold: exile swap
        white: exile one
        """
      Then Black scores 1 and Gold scores 1
      And the position shows
        """
        N    red-L    p:lat   white.ship
        exile three black.basic
        exile swap gold.chief
        exile one white.chief
        """
      And Black is to move or deploy
