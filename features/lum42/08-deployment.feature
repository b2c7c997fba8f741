Feature: Deployment
  A turn of phase 2 ends with a unit on the planet or on the moon of the system where the ship stopped.

  @DEP_1
  Rule: DEP-1 Deploying on stopping

    @MOV_4
    Scenario: A ship that has stopped leaves its owner only the choice of a unit and a slot
      FR: À l'arrêt sur un système vide, il ne reste qu'à déployer : ni nouveau pas, ni tour passé.
      Given the position
        """
        N    red-L    m:green
        NE   blue-L   m:yellow
        """
      When White plays "move N"
      Then White's legal actions are
        """
        deploy basic planet
        deploy basic moon
        """
      And White may not play "skip_turn": LEGAL_TURN_EXISTS
      And White may not play "move NE": MUST_STOP

    @MOV_1
    Scenario Outline: The deployed unit leaves the board and stands on the <slot> of that system
      FR: L'unité quitte le plateau pour l'emplacement choisi, et le tour passe au joueur suivant.
      Given the position
        """
        N    red-L    m:green
        """
      When White plays "N deploy basic <slot>"
      Then nobody scores
      And the position shows
        """
        N    red-L    m:green   white.basic@<side>   white.ship
        units white basic basic
        units black basic basic basic
        """
      And Black is to move or deploy

      Examples:
        | slot   | side |
        | planet | P    |
        | moon   | M    |

  @DEP_2
  Rule: DEP-2 Planet slot beside an occupied moon

    @R_37 @example
    Scenario Outline: A planet is open beside a moon that <who> holds
      FR: La planète reste ouverte, que la lune porte une unité du joueur ou d'un adversaire.
      Given the position
        """
        N    red-L    m:green   <unit>@M
        """
      When White plays "N deploy basic planet"
      Then the position shows
        """
        N    red-L    m:green   <unit>@M   white.basic@P   white.ship
        exile one none
        """
      And Black is to move or deploy

      Examples:
        | who   | unit        |
        | White | white.basic |
        | Black | black.basic |

  @DEP_3
  Rule: DEP-3 Moon slot beside an occupied planet

    @R_37 @example
    Scenario Outline: A moon is open beside a planet with a <piece> of <owner>
      FR: La lune reste ouverte, quel que soit l'occupant de la planète, la propre sonde du joueur comprise.
      Given the position
        """
        round 2
        N    red-L    m:white   <occupant>@P
        """
      When White plays "N deploy basic moon"
      Then the position shows
        """
        N    red-L    m:white   <occupant>@P   white.basic@M   white.ship
        exile one none
        """
      And Black is to move or deploy

      Examples:
        | piece | owner | occupant    |
        | unit  | White | white.basic |
        | unit  | Black | black.basic |
        | probe | White | white.probe |
        | probe | Black | black.probe |

  @DEP_4
  Rule: DEP-4 Attacking

    @MOV_12 @example
    Scenario: A unit may be deployed on a slot that an opposing unit holds
      FR: Les deux emplacements tenus par Noir sont ouverts à Doré ; s'y déployer, c'est attaquer.
      Given the position
        """
        turn gold
        N    red-L    m:green   black.basic@P   black.basic@M
        """
      When Gold plays "move N"
      Then Black scores 1
      And Gold's legal deploy actions are
        """
        deploy basic planet
        deploy basic moon
        """
      When Gold plays "deploy basic moon"
      Then the events are UnitSent, UnitDriven
      And Black is to choose an Exile slot

    @R_38
    Scenario: A unit may attack a Chief that it cannot beat
      FR: Rien n'interdit d'attaquer un Chef avec une unité de base : elle part en Exil et le Chef reste.
      Given the position
        """
        round 2
        N    red-L    p:lat   black.chief@P
        """
      When White plays "move N"
      Then White's legal actions are
        """
        deploy basic planet
        """
      When White plays "deploy basic planet"
      And White plays "exile three"
      Then the position shows
        """
        N    red-L    p:lat   black.chief@P   white.ship
        exile three white.basic
        """
      And Black is to move or deploy

    @R_38
    Scenario: After a combat the attacker's ship stays on a system that is empty now
      FR: Le combat libère l'emplacement sans déplacer le vaisseau ; un vaisseau seul laisse le système vide.
      Given the position
        """
        N    red-L    p:lat     black.basic@P
        NE   blue-L   m:yellow
        """
      When the game goes on
        """
        white: N deploy basic planet
        black: exile three
        white: exile one
        """
      Then the position shows
        """
        N    red-L    p:lat   white.ship
        """
      When Black plays "move N"
      Then White scores 1
      And Black may not play "move NE": MUST_STOP

  @DEP_5
  Rule: DEP-5 Not on one's own slot

    @example
    Scenario Outline: A unit is not deployed on a <slot> that its owner's unit holds
      FR: On ne déploie pas sur un emplacement que l'on occupe déjà.
      Given the position
        """
        N    red-L    m:green   white.basic@<side>
        """
      When White tries "N deploy basic <slot>"
      Then it is refused: OWN_PIECE_ON_SLOT

      Examples:
        | slot   | side |
        | planet | P    |
        | moon   | M    |

    @DEP_6 @R_37
    Scenario: A unit is not deployed on a planet with a probe of its owner
      FR: Sa propre sonde ferme la planète, et la lune seule reste ouverte.
      Given the position
        """
        round 2
        N    red-L    m:green   white.probe@P
        """
      When White plays "move N"
      Then White may not play "deploy basic planet": OWN_PIECE_ON_SLOT, PROBE_ON_PLANET
      And White's legal actions are
        """
        deploy basic moon
        """

    @DEP_6 @R_66
    Scenario: A Saboteur is not deployed on a planet with a probe of its owner
      FR: Un Saboteur ne rappelle pas la sonde de son propre joueur, qui doit poursuivre son déplacement.
      Given the position
        """
        round 2; units white saboteur
        N    red-L    p:diag    white.probe@P
        NE   blue-L   m:yellow
        """
      When White plays "move N"
      Then White may not play "deploy saboteur planet": OWN_PIECE_ON_SLOT, PROBE_ON_PLANET
      And White's legal actions are
        """
        move NE
        """

    Scenario: A system where both slots hold the player's own units is only passed
      FR: Entre ses deux propres unités il n'y a plus de place : le vaisseau doit poursuivre.
      Given the position
        """
        N    red-L    m:green   white.basic@P   white.basic@M
        NE   blue-L   m:yellow
        """
      When White plays "move N"
      Then White may not play "deploy basic planet": OWN_PIECE_ON_SLOT
      And White may not play "deploy basic moon": OWN_PIECE_ON_SLOT
      And White's legal actions are
        """
        move NE
        """

  @DEP_6
  Rule: DEP-6 Not on a planet with a probe

    @example
    Scenario: A unit is not deployed on a planet with an opposing probe
      FR: Une sonde adverse ferme la planète ; il n'y a pas de combat contre une sonde, et la lune reste ouverte.
      Given the position
        """
        round 2; turn gold
        N    red-L    m:green   black.probe@P
        """
      When Gold plays "move N"
      Then Black scores 1
      And Gold may not play "deploy basic planet": PROBE_ON_PLANET
      And Gold's legal actions are
        """
        deploy basic moon
        """

    @DEP_7
    Scenario: A system with an opposing probe and a portal is only passed
      FR: Ni planète ni lune n'y sont ouvertes : le vaisseau doit poursuivre.
      Given the position
        """
        round 2; turn gold
        N    red-L    p:lat     black.probe@P
        NE   blue-L   m:yellow
        """
      When Gold plays "move N"
      Then Gold may not play "deploy basic planet": PROBE_ON_PLANET
      And Gold may not play "deploy basic moon": NO_MOON
      And Gold's legal actions are
        """
        move NE
        """

  @DEP_7
  Rule: DEP-7 Not on a portal

    @example
    Scenario Outline: No unit is deployed on a <portal> portal
      FR: Un portail n'a pas d'emplacement, de quelque sorte qu'il soit : seule la planète est ouverte.
      Given the position
        """
        N    red-L    <satellite>
        """
      When White plays "move N"
      Then White may not play "deploy basic moon": NO_MOON
      And White's legal actions are
        """
        deploy basic planet
        """

      Examples:
        | portal        | satellite |
        | lateral       | p:lat     |
        | diagonal      | p:diag    |
        | teleportation | p:tele    |

  @DEP_8
  Rule: DEP-8 Available units

    Scenario: The player chooses freely among the available units
      FR: Toute unité disponible peut être déployée, sur la planète comme sur la lune.
      Given the position
        """
        round 3; units white basic chief doubler
        N    red-L    m:green
        """
      When White plays "move N"
      Then White's legal actions are
        """
        deploy basic planet
        deploy basic moon
        deploy chief planet
        deploy chief moon
        deploy doubler planet
        deploy doubler moon
        """

    @SAB_1 @DEP_6
    Scenario: Only a unit that fits where the ship stopped can be chosen
      FR: Sonde adverse sur la planète, portail à côté : seul le Saboteur convient, l'unité de base est refusée.
      Given the position
        """
        round 2; turn gold; units gold basic saboteur
        N    red-L    p:diag   black.probe@P
        """
      When Gold plays "move N"
      Then Gold's legal actions are
        """
        deploy saboteur planet
        """
      And Gold may not play "deploy basic planet": PROBE_ON_PLANET

    Scenario Outline: A unit <where> is not available
      FR: Une unité déjà en jeu, sur un système ou en Exil, n'est plus disponible.
      Given the position
        """
        round 2; units white basic
        N    red-L    m:green
        <statement>
        """
      When White tries "N deploy chief planet"
      Then it is refused: UNIT_NOT_AVAILABLE

      Examples:
        | where        | statement                       |
        | on a system  | E blue-L m:yellow white.chief@P |
        | in the Exile | exile one white.chief           |

    @SET_14
    Scenario: A special unit that is still locked is not available
      FR: Une unité spéciale encore verrouillée ne se déploie pas.
      Given the position
        """
        N    red-L    m:green
        """
      When White tries "N deploy chief planet"
      Then it is refused: UNIT_NOT_AVAILABLE, UNIT_LOCKED

  @DEP_9
  Rule: DEP-9 End of phase 2

    Scenario: Phase 2 ends when nobody has an available unit left
      FR: Le dernier déploiement achève la phase 2 ; le premier joueur ouvre la récupération.
      Given the position
        """
        units white basic; units black basic
        N    red-L    m:green
        E    blue-L   m:yellow
        """
      When White plays "N deploy basic planet"
      Then Black is to move or deploy
      When Black plays "E deploy basic planet"
      Then White is to recover a unit
      And the position shows
        """
        phase 4; units white none; units black none
        """

    @R_49
    Scenario: A player with more units than the others plays on alone
      FR: Blanc n'a plus d'unité ; Noir enchaîne ses trois tours, et alors seulement la phase s'achève.
      Given the position
        """
        units white basic; units black basic basic basic
        N    red-L    m:green
        NE   green-L  m:blue
        E    blue-L   m:yellow
        """
      When White plays "N deploy basic planet"
      And Black plays "E deploy basic planet"
      Then Black is to move or deploy
      When Black plays "NE deploy basic planet"
      Then Black is to move or deploy
      When Black plays "E deploy basic moon"
      Then White is to recover a unit
      And the position shows
        """
        phase 4
        N    red-L    m:green    white.basic@P   white.ship
        NE   green-L  m:blue     black.basic@P
        E    blue-L   m:yellow   black.basic@P   black.basic@M   black.ship
        """

    @R_49
    Scenario: A player without an available unit is passed over
      FR: Les tours font le tour de la table en sautant Noir, qui n'a plus d'unité disponible.
      Given the position
        """
        players white black gold
        units white basic basic; units black none; units gold basic
        N    red-L    m:green
        NE   green-L  m:blue
        E    blue-L   m:yellow
        """
      When White plays "N deploy basic planet"
      Then Gold is to move or deploy
      When Gold plays "E deploy basic planet"
      Then White is to move or deploy
      When White plays "NE deploy basic planet"
      Then White is to recover a unit

    @CMB_1 @interaction
    Scenario: An attack with the last unit ends phase 2 only after the combat
      FR: La dernière unité attaque : chacun choisit d'abord son emplacement de l'Exil, puis la phase 4 commence.
      Given the position
        """
        turn gold; units white none; units black none; units gold basic
        N    red-L    m:green   black.basic@P
        """
      When Gold plays "N deploy basic planet"
      Then the events are ShipMoved, Scored, UnitSent, UnitDriven
      And Black is to choose an Exile slot
      When Black plays "exile three"
      Then the events are UnitExiled
      And Gold is to choose an Exile slot
      When Gold plays "exile one"
      Then nobody scores
      And the position shows
        """
        phase 4
        N    red-L    m:green   gold.ship
        exile three black.basic
        exile one gold.basic
        """
      And Black is to recover a unit
