Feature: Saboteur
  The Saboteur alone may be deployed on a planet with an opposing probe, which goes back to its owner's board.

  @SAB_1
  Rule: SAB-1 Saboteur: onto an opposing probe

    @SAB_2 @DEP_8 @example
    Scenario: Black's Saboteur removes White's probe and takes its planet
      FR: Blanc est payé à l'arrivée du vaisseau ; puis sa sonde revient sur son plateau et le Saboteur prend la planète.
      Given the position
        """
        round 2; turn black; units black saboteur
        N    red-L    m:green   white.probe@P
        """
      When Black plays "N deploy saboteur planet"
      Then White scores 1
      And the position shows
        """
        N    red-L    m:green   black.saboteur@P   black.ship
        exile one none
        units black none
        """
      And White's board holds the probes blue, green, yellow, red
      And White is to move or deploy

    @DEP_6 @R_66
    Scenario Outline: Where a Saboteur may be deployed on an opposing probe, no other unit may: <kind>
      FR: Aucune autre unité que le Saboteur n'est déployée sur une sonde adverse.
      Given the position
        """
        round 3; turn gold; units gold <kind> saboteur
        N    red-L    m:green   black.probe@P
        """
      When Gold plays "move N"
      Then Gold may not play "deploy <kind> planet": PROBE_ON_PLANET
      And Gold's legal actions are
        """
        deploy <kind> moon
        deploy saboteur planet
        deploy saboteur moon
        """

      Examples:
        | kind      |
        | basic     |
        | doubler   |
        | scientist |
        | chief     |
        | traveller |

    @DEP_6
    Scenario Outline: A <kind> of the extension may not be deployed on an opposing probe either
      FR: Les unités de l'extension n'ont pas le pouvoir du Saboteur.
      Given the position
        """
        round 3; turn gold; units gold <kind> saboteur
        N    red-L    m:green   black.probe@P
        """
      And R-79 is read as wider_choice
      When Gold plays "move N"
      Then Gold may not play "deploy <kind> planet": PROBE_ON_PLANET
      And Gold may play "deploy saboteur planet"

      Examples:
        | kind    |
        | twosome |
        | booster |
        | rogue   |

    @DEP_5 @DEP_6 @R_66 @interaction
    Scenario: A Saboteur must pass its owner's probe and may stop at an opponent's
      FR: Une sonde de Doré ferme la planète à son propre Saboteur ; une sonde de Noir la lui laisse ouverte.
      Given the position
        """
        round 2; turn gold; units gold saboteur
        N    red-L    p:diag   gold.probe@P
        NE   blue-L   p:diag   black.probe@P
        """
      When Gold plays "move N"
      Then nobody scores
      And Gold may not play "deploy saboteur planet": OWN_PIECE_ON_SLOT, PROBE_ON_PLANET
      And Gold's legal actions are
        """
        move NE
        """
      When Gold plays "move NE"
      Then Black scores 1
      And Gold's legal actions are
        """
        deploy saboteur planet
        """

    @DEP_2 @interaction
    Scenario: Beside its owner's unit on the moon a Saboteur takes the planet and nobody is paid
      FR: L'unité de Doré sur la lune supprime le bonus de passage ; la sonde de Noir est renvoyée tout de même.
      Given the position
        """
        round 2; turn gold; units gold saboteur
        N    red-L    m:green   black.probe@P   gold.basic@M
        """
      When Gold plays "N deploy saboteur planet"
      Then nobody scores
      And the position shows
        """
        N    red-L    m:green   gold.saboteur@P   gold.basic@M   gold.ship
        """

  @SAB_2
  Rule: SAB-2 Saboteur: probe sent home

    @R_66
    Scenario: The probe goes home at once and without a choice
      FR: Sur la planète, le retrait est automatique : personne n'a rien à décider, et il n'y a pas de combat.
      Given the position
        """
        round 2; turn gold; units gold saboteur
        N    red-L    m:green   black.probe@P
        """
      And Gold has played "move N"
      Then Black's board holds the probes blue, green, yellow
      When Gold plays "deploy saboteur planet"
      Then nobody scores
      And the events are ProbeSentHome, UnitDeployed, TurnBegan
      And Black's board holds the probes blue, green, yellow, red
      And White is to move or deploy

    @R_66 @DEP_3
    Scenario: A Saboteur on the moon leaves the probe where it is
      FR: Le Saboteur peut choisir la lune ; la sonde reste alors sur la planète.
      Given the position
        """
        round 2; turn gold; units gold saboteur
        N    red-L    m:green   black.probe@P
        """
      When Gold plays "move N"
      Then Gold's legal actions are
        """
        deploy saboteur planet
        deploy saboteur moon
        """
      When Gold plays "deploy saboteur moon"
      Then the events are UnitDeployed, TurnBegan
      And the position shows
        """
        N    red-L    m:green   black.probe@P   gold.saboteur@M   gold.ship
        """

    @R_66 @CMB_1 @interaction
    Scenario: Against a unit on the moon a Saboteur fights and the probe beside it stays
      FR: Contre une unité, le Saboteur livre un combat ordinaire, et la sonde de la planète n'est pas touchée.
      Given the position
        """
        round 2; turn gold; units gold saboteur
        N    red-L    m:green   black.probe@P   black.basic@M
        """
      When Gold plays "move N"
      Then Black scores 1
      And Gold's legal actions are
        """
        deploy saboteur planet
        deploy saboteur moon
        """
      When Gold plays "deploy saboteur moon"
      And Black plays "exile three"
      And Gold plays "exile one"
      Then nobody scores
      And the position shows
        """
        N    red-L    m:green   black.probe@P   gold.ship
        exile three black.basic
        exile one gold.saboteur
        """

    @PRB_1 @PRB_3 @interaction
    Scenario: A probe sent home produces nothing in phase 3
      FR: La sonde rouge renvoyée ne produit plus ; la sonde verte, toujours en place, donne son cube.
      Given the position
        """
        round 2; turn gold
        units white none; units black none; units gold saboteur
        N    red-L    m:green   white.probe@P
        E    green-L  m:blue    white.probe@P
        """
      When Gold plays "N deploy saboteur planet"
      Then White scores 1
      And the position shows
        """
        phase 4
        N    red-L    m:green   gold.saboteur@P   gold.ship
        E    green-L  m:blue    white.probe@P
        light white 1 green
        """
      And Gold is to recover a unit

    @HAR_2 @PRB_7 @PRB_9 @R_41 @interaction
    Scenario Outline: The Saboteur's own player may put a probe on the planet it cleared (R-41 <reading>)
      FR: Le Saboteur récupéré collecte un cube rouge ; la sonde rouge de Doré peut alors prendre la planète, sauf si l'unité y compte encore.
      Given the position
        """
        round 2; turn gold
        units white none; units black none; units gold saboteur
        N    red-L    p:lat   white.probe@P
        S    red-L    p:diag
        """
      And R-41 is read as <reading>
      And Gold has played "N deploy saboteur planet"
      When Gold plays "recover N planet"
      Then Gold's legal actions are
        """
        <cleared planet>
        place_probe S
        keep_probe
        """

      Examples:
        | reading          | cleared planet |
        | allowed          | place_probe N  |
        | not_this_harvest | none           |

  @SAB_3
  Rule: SAB-3 Saboteur: probe may return

    @PRB_7 @PRB_8 @interaction
    Scenario: A probe sent home returns to its old planet once the Saboteur has left it
      FR: Le Saboteur récupéré, la planète est libre ; une collecte rouge ultérieure y ramène la sonde de Blanc.
      Given the position
        """
        round 2; first gold; turn gold
        units white none; units black none; units gold saboteur
        N    red-L    p:lat   white.probe@P
        E    blue-E   m:red   white.basic@M
        """
      And Gold has played "N deploy saboteur planet"
      When Gold plays "recover N planet"
      And Gold plays "keep_probe"
      And White plays "recover E moon"
      Then White's legal actions are
        """
        place_probe N
        keep_probe
        """
      When White plays "place_probe N"
      Then the position shows
        """
        N    red-L    p:lat   white.probe@P   gold.ship
        light white 1 red
        light gold 1 red
        """

    @PRB_7 @PRB_9 @interaction
    Scenario: A probe sent home may go to another planet of its colour, not under the Saboteur
      FR: Tant que le Saboteur tient la planète, la sonde renvoyée ne peut aller que sur une autre planète rouge.
      Given the position
        """
        round 2; turn gold
        units white none; units black none; units gold saboteur
        N    red-L    p:lat   white.probe@P
        E    blue-E   m:red   white.basic@M
        S    red-L    p:diag
        """
      And Gold has played "N deploy saboteur planet"
      When White plays "recover E moon"
      Then White may not play "place_probe N": PLANET_OCCUPIED
      And White's legal actions are
        """
        place_probe S
        keep_probe
        """

  @SAB_4_r2
  Rule: SAB-4 Saboteur: cubes untouched

    Scenario: The cubes of the owner stay when a probe is sent home
      FR: Les cubes déjà collectés, lumière comme énergie, restent sur le plateau quand la sonde y revient.
      Given the position
        """
        round 2; turn gold; units gold saboteur
        light white 2 red 1 blue; energy white 1 red
        N    red-L    m:green   white.probe@P
        """
      When Gold plays "N deploy saboteur planet"
      Then White scores 1
      And the position shows
        """
        N    red-L    m:green   gold.saboteur@P   gold.ship
        light white 2 red 1 blue
        energy white 1 red
        light gold none
        """
      And the reserve holds 12 red, 14 blue

    @SAB_2 @R_85 @interaction
    Scenario: An objective achieved with the probe stays achieved
      FR: L'objectif des quatre sondes, une fois réalisé, n'est pas repris avec la sonde renvoyée.
      Given the position
        """
        round 3; turn gold; units gold saboteur
        objectives blue four_probes three_green; achieved light white; score white 5
        N    red-L    m:green   white.probe@P
        E    blue-L   p:lat     white.probe@P
        S    green-L  p:lat     white.probe@P
        W    yellow-L p:lat     white.probe@P
        """
      When Gold plays "N deploy saboteur planet"
      Then the scores are White 6, Black 0, Gold 0
      And the position shows
        """
        N    red-L    m:green   gold.saboteur@P   gold.ship
        achieved light white
        """
