Feature: Probes and phase 3
  A probe waits on its player's board until a harvest of its colour lets it leave for a planet; from then on it
  harvests a cube in phase 3 of every round.

  @PRB_1
  Rule: PRB-1 Probe production

    @PRB_2 @PRB_5
    Scenario: Phase 3 runs by itself after the last deployment
      FR: Dès la dernière unité déployée, chaque sonde placée collecte un cube, sans que personne ait à choisir.
      Given the position
        """
        round 2; units white basic; units black none
        N    red-L     m:blue
        E    green-L   p:lat    white.probe@P
        W    yellow-L  p:diag   black.probe@P
        """
      When White plays "N deploy basic planet"
      Then the events are ShipMoved, UnitDeployed, PhaseBegan, TurnBegan, CubeHarvested, TurnBegan, CubeHarvested, PhaseBegan, TurnBegan
      And the position shows
        """
        phase 4
        light white 1 green
        light black 1 yellow
        """
      And the reserve holds 10 blue, 9 green, 9 yellow, 10 red
      And White is to recover a unit

    @RND_3
    Scenario: A probe adds to the cubes of earlier rounds, whoever had the last deployment
      FR: Noir déploie en dernier, mais les sondes produisent dans l'ordre du tour ; leurs cubes s'ajoutent aux précédents.
      Given the position
        """
        round 3; turn black; units white none; units black basic
        N    red-L     m:blue
        E    green-L   p:lat    white.probe@P
        light white 2 green
        """
      When Black plays "N deploy basic planet"
      Then the position shows
        """
        light white 3 green
        light black none
        """
      And the reserve holds 10 blue, 7 green, 10 yellow, 10 red

    @OBJ_2 @OBJ_3 @interaction
    Scenario: A cube that a probe produces scores for the harvest objective
      FR: L'objectif collecte est vert : le cube de la sonde verte rapporte 1 point à Blanc, le cube jaune de Noir ne rapporte rien.
      Given the position
        """
        round 2; units white basic; units black none
        objectives green four_probes three_green
        N    red-L     m:blue
        E    green-L   p:lat    white.probe@P
        W    yellow-L  p:diag   black.probe@P
        """
      When White plays "N deploy basic planet"
      Then White scores 1

    @OBJ_7 @OBJ_11 @RND_3 @interaction
    Scenario Outline: Two probes complete the light objective in phase 3, and the first player, <first>, comes first
      FR: Les deux joueurs réalisent l'objectif lumière pendant la phase 3 ; le premier joueur prend 8 points, l'autre 5.
      Given the position
        """
        round 2; first <first>; turn white; units white basic; units black none
        objectives blue four_red three_green
        N    blue-L    m:blue
        E    red-L     p:lat    white.probe@P
        W    red-L     p:diag   black.probe@P
        light white 3 red
        light black 3 red
        """
      When White plays "N deploy basic planet"
      Then White scores <white> and Black scores <black>
      And the position shows
        """
        light white 4 red
        light black 4 red
        achieved light <order>
        """

      Examples:
        | first | white | black | order       |
        | white | 8     | 5     | white black |
        | black | 5     | 8     | black white |

  @PRB_2
  Rule: PRB-2 Colour produced

    @CON_2
    Scenario Outline: A probe on a <colour> planet produces a <colour> cube, whatever its moon
      FR: La sonde produit un cube de la couleur de sa planète ; la couleur de la lune n'y change rien.
      Given the position
        """
        round 2; units white basic; units black none
        N    black-E     m:white
        E    <colour>-L  m:<moon>  white.probe@P
        """
      When White plays "N deploy basic planet"
      Then the position shows
        """
        light white 1 <colour>
        E <colour>-L m:<moon> white.probe@P
        """
      And the reserve holds <reserve>

      Examples:
        | colour | moon   | reserve                            |
        | blue   | red    | 9 blue, 10 green, 10 yellow, 10 red |
        | green  | blue   | 10 blue, 9 green, 10 yellow, 10 red |
        | yellow | green  | 10 blue, 10 green, 9 yellow, 10 red |
        | red    | yellow | 10 blue, 10 green, 10 yellow, 9 red |

    @PRB_1
    Scenario: A probe produces although an opposing unit and ship stand on its system
      FR: L'unité de Noir sur la lune et son vaisseau ne gênent pas la sonde de Blanc, qui collecte son cube vert.
      Given the position
        """
        round 2; units white basic; units black none
        N    black-E   m:white
        E    green-L   m:red    white.probe@P black.basic@M black.ship
        """
      When White plays "N deploy basic planet"
      Then nobody scores
      And the position shows
        """
        light white 1 green
        light black none
        """

  @PRB_3
  Rule: PRB-3 Reading production off the board

    Scenario: Four probes away from the board produce four cubes
      FR: Les quatre sondes de Blanc sont placées : il collecte un cube de chaque couleur ; Noir, qui les a toutes gardées, n'a rien.
      Given the position
        """
        round 4; objectives blue four_red three_green; units white basic; units black none
        N    black-E   m:white
        NE   blue-L    p:lat    white.probe@P
        E    green-L   p:lat    white.probe@P
        SE   yellow-L  p:lat    white.probe@P
        S    red-L     p:diag   white.probe@P
        """
      When White plays "N deploy basic planet"
      Then White scores 1
      And the position shows
        """
        light white 1 blue 1 green 1 yellow 1 red
        light black none
        """

    @SAB_2 @interaction
    Scenario: A probe that a Saboteur sends home in the last deployment produces nothing
      FR: Le Saboteur de Noir renvoie la sonde rouge de Blanc juste avant la phase 3 : seule la sonde verte produit encore.
      Given the position
        """
        round 2; turn black; units white none; units black saboteur
        N    red-L     m:blue   white.probe@P
        E    green-L   p:lat    white.probe@P
        """
      When Black plays "N deploy saboteur planet"
      Then White scores 1
      And the position shows
        """
        N red-L m:blue black.saboteur@P black.ship
        light white 1 green
        light black none
        """

  @PRB_4
  Rule: PRB-4 No production in round 1

    Scenario: Phase 3 of round 1 gives no cube to anyone
      FR: À la manche 1, toutes les sondes attendent encore sur les plateaux : la phase 3 passe sans un cube.
      Given the position
        """
        round 1; units white basic; units black none
        N    red-L     m:blue
        E    green-L   p:lat    black.basic@P
        """
      When White plays "N deploy basic planet"
      Then the events are ShipMoved, UnitDeployed, PhaseBegan, TurnBegan, TurnBegan, PhaseBegan, TurnBegan
      And the position shows
        """
        phase 4
        light white none
        light black none
        """
      And the reserve holds 10 blue, 10 green, 10 yellow, 10 red

  @PRB_5
  Rule: PRB-5 End of phase 3

    @PRB_1
    Scenario: Phase 4 begins once all three players have harvested for all their probes
      FR: Blanc collecte un cube, Noir aucun, Argenté deux ; alors seulement la phase 4 commence.
      Given the position
        """
        players white black silver; round 2
        units white basic; units black none; units silver none
        N    black-E   m:white
        NE   blue-L    p:lat    white.probe@P
        E    green-L   p:lat    silver.probe@P
        SE   yellow-L  p:lat    silver.probe@P
        """
      When White plays "N deploy basic planet"
      Then the events are ShipMoved, UnitDeployed, PhaseBegan, TurnBegan, CubeHarvested, Scored, TurnBegan, TurnBegan, CubeHarvested, CubeHarvested, PhaseBegan, TurnBegan
      And White scores 1
      And the position shows
        """
        phase 4
        light white 1 blue
        light black none
        light silver 1 green 1 yellow
        """

    Scenario: As long as a unit is to be deployed, probes wait
      FR: Noir a encore une unité à déployer : la phase 3 n'a pas commencé, et aucune sonde ne produit.
      Given the position
        """
        round 2; units white basic; units black basic
        N    red-L     m:blue
        S    red-L     m:green
        E    green-L   p:lat    white.probe@P
        """
      When White plays "N deploy basic planet"
      Then the position shows
        """
        phase 2
        light white none
        """
      When Black plays "S deploy basic planet"
      Then the position shows
        """
        phase 4
        light white 1 green
        """

  @PRB_6
  Rule: PRB-6 Example: two probes placed

    @PRB_1 @PRB_2 @PRB_3 @example
    Scenario: A green and a yellow probe harvest a green and a yellow cube
      FR: Les sondes verte et jaune sont placées, la bleue et la rouge non : 1 cube vert, 1 cube jaune, rien de plus.
      Given the position
        """
        round 2; units white basic; units black none
        N    red-L     m:blue
        E    green-L   p:lat    white.probe@P
        W    yellow-L  p:lat    white.probe@P
        """
      When White plays "N deploy basic planet"
      Then nobody scores
      And the position shows
        """
        light white 1 green 1 yellow
        light black none
        """
      And the reserve holds 10 blue, 9 green, 9 yellow, 10 red

  @PRB_7
  Rule: PRB-7 When a probe is placed

    @RND_3 @interaction
    Scenario: Nobody else decides where a probe goes
      FR: La sonde est celle du joueur dont c'est le tour : Noir ne peut ni la placer ni la garder à sa place.
      Given the position
        """
        phase 4
        N    green-L   m:red   white.basic@P
        E    green-L   m:red
        """
      When White plays "recover N planet"
      Then Black may not play "place_probe N": OTHER_SEAT
      And Black may not play "keep_probe": OTHER_SEAT
      When White plays "place_probe N"
      Then the position shows
        """
        N green-L m:red white.probe@P
        """

    @HAR_2
    Scenario: A probe leaves the board after a harvest of its colour
      FR: Blanc collecte un cube rouge sur une lune, puis envoie sa sonde rouge sur une planète rouge.
      Given the position
        """
        phase 4
        N    blue-E    m:red    white.basic@M
        S    red-L     p:lat
        """
      When White plays "recover N moon"
      Then White is to place or keep the probe
      When White plays "place_probe S"
      Then the events are ProbePlaced, PhaseBegan, TurnBegan
      And the position shows
        """
        S red-L p:lat white.probe@P
        light white 1 red
        """

    @R_40 @R_03 @HAR_2
    Scenario Outline: Whether a probe must be placed where a planet is free (R-40 <reading>)
      FR: La seule planète rouge libre est loin des deux autres sondes de Blanc : selon la lecture, il peut attendre ou doit placer sa sonde.
      Given the position
        """
        round 2; phase 4; objectives blue three_adjacent_probes three_green
        NW   blue-L    p:lat    white.probe@P
        N    green-L   p:lat    white.probe@P
        NE   red-L     p:lat    black.basic@P
        E    yellow-E  m:red    white.basic@M
        S    red-L     m:blue
        """
      And R-40 is read as <reading>
      When White plays "recover E moon"
      Then White <verdict>
      And White's legal actions are
        """
        place_probe S
        <kept>
        """
      When White plays "place_probe S"
      Then nobody scores

      Examples:
        | reading               | verdict                                    | kept       |
        | optional              | may play "keep_probe"                      | keep_probe |
        | mandatory_if_possible | may not play "keep_probe": PROBE_MUST_GO   | none       |

    @R_40 @EXL_3
    Scenario Outline: Whether a probe must be placed after a harvest through the Exile (R-40 <reading>)
      FR: La collecte de l'Exil permet de placer la sonde de la couleur nommée, ou l'impose, selon la lecture.
      Given the position
        """
        phase 4
        S    red-L     m:blue
        exile harvest white.basic
        """
      And R-40 is read as <reading>
      When White plays "recover_exile harvest basic"
      And White plays "harvest red"
      Then White <verdict>
      And White may play "place_probe S"

      Examples:
        | reading               | verdict                                    |
        | optional              | may play "keep_probe"                      |
        | mandatory_if_possible | may not play "keep_probe": PROBE_MUST_GO   |

    @R_40 @EXL_6 @interaction
    Scenario Outline: Whether a probe must be placed after a swap of light cubes (R-40 <reading>)
      FR: Le cube rouge reçu par échange permet de placer la sonde rouge, ou l'impose, selon la lecture.
      Given the position
        """
        phase 4
        S    red-L     m:blue
        exile swap white.basic
        light white 1 blue
        light black 1 red
        """
      And R-40 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black red"
      Then White <verdict>
      When White plays "place_probe S"
      Then the position shows
        """
        S red-L m:blue white.probe@P
        """

      Examples:
        | reading               | verdict                                    |
        | optional              | may play "keep_probe"                      |
        | mandatory_if_possible | may not play "keep_probe": PROBE_MUST_GO   |

    @R_40 @HAR_3 @OBJ_10_r2 @OBJ_11 @interaction
    Scenario: A probe kept back is placed after a later harvest, beside two others
      FR: Blanc garde sa sonde rouge, attend que Noir quitte la planète voisine, puis l'y place et réalise l'objectif des sondes adjacentes.
      Given the position
        """
        round 2; phase 4; objectives blue three_adjacent_probes three_green
        NW   blue-L    p:lat    white.probe@P
        N    green-L   p:lat    white.probe@P
        NE   red-L     p:lat    black.basic@P
        E    yellow-E  m:red    white.basic@M
        W    yellow-E  m:red    white.basic@M
        S    red-L     m:blue
        """
      When White plays "recover E moon"
      And White plays "keep_probe"
      And Black plays "recover NE planet"
      And Black plays "keep_probe"
      Then nobody scores
      When White plays "recover W moon"
      And White plays "place_probe NE"
      Then White scores 8
      And the position shows
        """
        NE red-L p:lat white.probe@P
        light white 2 red
        achieved light white
        """

    @HAR_1 @OBJ_9_r2 @OBJ_11 @interaction
    Scenario: The last of four probes completes the objective of four probes
      FR: Blanc place sa quatrième sonde : l'objectif est réalisé au placement, et non à la collecte du cube.
      Given the position
        """
        round 3; phase 4; objectives blue four_probes three_green
        NW   blue-L    p:lat    white.probe@P
        NE   green-L   p:lat    white.probe@P
        SE   yellow-L  p:lat    white.probe@P
        S    red-L     m:blue
        N    yellow-E  m:red    white.basic@M
        """
      When White plays "recover N moon"
      Then nobody scores
      When White plays "place_probe S"
      Then White scores 8

  @PRB_8
  Rule: PRB-8 Where a probe goes

    Scenario: A probe goes to any planet of its colour that shows light, however far away
      FR: La sonde va sur la planète rouge, face lumière, que choisit son propriétaire, où que soit son vaisseau.
      Given the position
        """
        phase 4
        N      blue-E   m:red    white.basic@M white.ship
        (0,2)  red-L    p:lat
        S      red-L    m:blue
        (3,-1) red-L    p:tele
        NE     red-E    m:green
        E      green-L  m:red
        """
      When White plays "recover N moon"
      Then White's legal actions are
        """
        place_probe (0,2)
        place_probe S
        place_probe (3,-1)
        keep_probe
        """
      When White plays "place_probe (3,-1)"
      Then the position shows
        """
        (3,-1) red-L p:tele white.probe@P
        """

    Scenario Outline: A red probe does not go to <where>
      FR: Une sonde rouge n'a sa place que sur une planète rouge montrant sa face lumière.
      Given the position
        """
        phase 4
        N      blue-E   m:red    white.basic@M
        S      red-L    m:blue
        NE     red-E    m:green
        E      green-L  m:red
        SE     black-E  m:blue
        """
      When White plays "recover N moon"
      Then White may not play "place_probe <cell>": <reason>

      Examples:
        | where                             | cell   | reason          |
        | a red planet that shows energy    | NE     | OTHER_PLANET    |
        | a green planet with a red moon    | E      | OTHER_PLANET    |
        | the blue planet of the moon       | N      | OTHER_PLANET    |
        | a black planet                    | SE     | OTHER_PLANET    |
        | a cell without a system           | W      | NO_SYSTEM_THERE |
        | the centre                        | centre | NO_SYSTEM_THERE |

    @PRB_7
    Scenario: The probe that leaves has the colour of the cube harvested, and no other
      FR: Après un cube rouge, la sonde bleue ne peut pas partir, bien qu'une planète bleue soit libre.
      Given the position
        """
        phase 4
        N      yellow-E m:red    white.basic@M
        S      red-L    m:blue
        E      blue-L   m:red
        """
      When White plays "recover N moon"
      Then White may not play "place_probe E": OTHER_PLANET
      And White's legal actions are
        """
        place_probe S
        keep_probe
        """

    @PRB_9 @R_42
    Scenario Outline: The rest of the system does not hinder a probe: <what>
      FR: Seule la planète doit être libre ; lune occupée, portail et vaisseau n'empêchent rien.
      Given the position
        """
        phase 4
        E      blue-E   m:red    white.basic@M
        N      red-L    <satellite>
        """
      When White plays "recover E moon"
      And White plays "place_probe N"
      Then nobody scores
      And the position shows
        """
        N red-L <satellite> white.probe@P
        """

      Examples:
        | what                           | satellite                |
        | a unit of Black on the moon    | m:blue black.basic@M     |
        | a unit of White on the moon    | m:blue white.basic@M     |
        | a portal                       | p:tele                   |
        | the ship of Black              | m:blue black.ship        |

  @PRB_9
  Rule: PRB-9 Not on an occupied planet

    Scenario Outline: A planet with <what> takes no probe
      FR: Une planète qui porte une unité ou une sonde, quel qu'en soit le propriétaire, ne reçoit pas de sonde.
      Given the position
        """
        phase 4
        E      blue-E   m:red    white.basic@M
        N      red-L    m:blue   <piece>
        S      red-L    m:blue
        """
      When White plays "recover E moon"
      Then White may not play "place_probe N": PLANET_OCCUPIED
      And White's legal actions are
        """
        place_probe S
        keep_probe
        """

      Examples:
        | what                 | piece           |
        | a unit of Black      | black.basic@P   |
        | another unit of White | white.basic@P  |
        | a probe of Black     | black.probe@P   |

    @PRB_8
    Scenario: Everything that speaks against a planet is named
      FR: Une planète rouge, face énergie et occupée, est refusée pour deux raisons.
      Given the position
        """
        phase 4
        E      blue-E   m:red    white.basic@M
        N      red-E    m:blue   black.basic@P
        S      red-L    m:blue
        """
      When White plays "recover E moon"
      Then White may not play "place_probe N": OTHER_PLANET, PLANET_OCCUPIED

    @R_41 @REC_2
    Scenario Outline: The planet just left, beside another that is free (R-41 <reading>)
      FR: Deux planètes rouges pourraient recevoir la sonde ; celle que l'unité vient de quitter n'est permise que selon une lecture.
      Given the position
        """
        phase 4
        N      red-L    m:blue   white.basic@P
        S      red-L    m:blue
        """
      And R-41 is read as <reading>
      When White plays "recover N planet"
      Then White <verdict>
      And White's legal actions are
        """
        <just left>
        place_probe S
        keep_probe
        """

      Examples:
        | reading          | verdict                                       | just left     |
        | allowed          | may play "place_probe N"                      | place_probe N |
        | not_this_harvest | may not play "place_probe N": PLANET_JUST_LEFT | none          |

    @R_41 @PRB_10 @interaction
    Scenario: Under not_this_harvest a later harvest may send the probe to the planet that was left before
      FR: L'unité n'est réputée présente que le temps de sa propre récupération ; la collecte suivante trouve la planète libre.
      Given the position
        """
        phase 4
        N      red-L    m:blue   white.basic@P
        E      blue-E   m:red    white.basic@M
        """
      And R-41 is read as not_this_harvest
      When White plays "recover N planet"
      Then White is to recover a unit
      When White plays "recover E moon"
      And White plays "place_probe N"
      Then the position shows
        """
        N red-L m:blue white.probe@P
        """

    @R_41
    Scenario Outline: A unit that comes from the moon leaves its planet free for the probe (R-41 <reading>)
      FR: L'unité était sur la lune : la planète rouge du même système est libre, quelle que soit la lecture.
      Given the position
        """
        phase 4
        N      red-L    m:red    white.basic@M
        """
      And R-41 is read as <reading>
      When White plays "recover N moon"
      Then White's legal actions are
        """
        place_probe N
        keep_probe
        """

      Examples:
        | reading          |
        | allowed          |
        | not_this_harvest |

    @R_41 @DOU_1 @interaction
    Scenario Outline: A Doubler's second harvest and the planet it left (R-41 <reading>)
      FR: Deux planètes rouges sont libres, dont celle que le Doubleur vient de quitter ; à sa seconde collecte encore, celle-ci ne s'ouvre à la sonde que selon une lecture.
      Given the position
        """
        round 2; phase 4
        N      red-L    m:blue   white.doubler@P
        S      red-L    m:blue
        """
      And R-41 is read as <reading>
      When the game goes on
        """
        white: recover N planet
        white: keep_probe
        white: harvest red
        """
      Then White <verdict>
      And White's legal actions are
        """
        <just left>
        place_probe S
        keep_probe
        """
      And the position shows
        """
        light white 2 red
        """

      Examples:
        | reading          | verdict                                       | just left     |
        | allowed          | may play "place_probe N"                      | place_probe N |
        | not_this_harvest | may not play "place_probe N": PLANET_JUST_LEFT | none          |

    @R_41 @TWO_1 @interaction
    Scenario Outline: A Twosome recovered from the <where>, its harvest on the <half>, and the red planet it leaves (R-41 <reading>)
      FR: Le Binôme ne compte comme présent sur la planète, et seulement selon une lecture, que s'il s'y trouvait.
      Given the position
        """
        round 2; phase 4; reading R-79 wider_choice
        N      red-L    m:red    white.twosome@<side>
        S      red-L    m:blue
        """
      And R-41 is read as <reading>
      When the game goes on
        """
        white: recover N <where>
        white: use <half>
        """
      Then White's legal actions are
        """
        <own planet>
        place_probe S
        keep_probe
        """

      Examples:
        | where  | side | half   | reading          | own planet    |
        | planet | P    | planet | allowed          | place_probe N |
        | planet | P    | moon   | allowed          | place_probe N |
        | moon   | M    | planet | allowed          | place_probe N |
        | planet | P    | planet | not_this_harvest | none          |
        | planet | P    | moon   | not_this_harvest | none          |
        | moon   | M    | planet | not_this_harvest | place_probe N |
        | moon   | M    | moon   | not_this_harvest | place_probe N |

  @PRB_10
  Rule: PRB-10 No planet for the probe

    @R_41 @REC_2 @REC_3
    Scenario Outline: Whether the probe may go to the only planet, which its unit has just left (R-41 <reading>)
      FR: La seule planète rouge est celle que quitte l'unité : selon la lecture, la sonde peut y aller ou reste sur le plateau.
      Given the position
        """
        phase 4
        N      red-L    m:blue   white.basic@P
        """
      And R-41 is read as <reading>
      When White plays "recover N planet"
      Then White is to <decision>
      And the position shows
        """
        light white 1 red
        units white basic basic basic
        """

      Examples:
        | reading          | decision                |
        | allowed          | place or keep the probe |
        | not_this_harvest | enlist a unit           |

    @R_40 @R_41 @PRB_7 @interaction
    Scenario Outline: Only the planet just left is free, under R-40 <placing> and R-41 <just left>
      FR: Si la planète que l'unité quitte compte comme libre, la sonde peut ou doit y aller ; sinon elle reste, même si placer est obligatoire.
      Given the position
        """
        phase 4
        N      red-L    m:blue   white.basic@P
        """
      And R-40 is read as <placing>
      And R-41 is read as <just left>
      When White plays "recover N planet"
      Then White is to <decision>
      And White may <keep>

      Examples:
        | placing               | just left        | decision                | keep                                  |
        | optional              | allowed          | place or keep the probe | play "keep_probe"                     |
        | mandatory_if_possible | allowed          | place or keep the probe | not play "keep_probe": PROBE_MUST_GO  |
        | optional              | not_this_harvest | enlist a unit           | not play "keep_probe": OTHER_DECISION |
        | mandatory_if_possible | not_this_harvest | enlist a unit           | not play "keep_probe": OTHER_DECISION |

    @PRB_7 @REC_1
    Scenario: A probe without a planet stays, and the next harvest of its colour gives a new chance
      FR: La seule planète rouge est occupée par Noir, la sonde reste ; Noir parti, la collecte suivante permet de la placer.
      Given the position
        """
        phase 4
        E      blue-E   m:red    white.basic@M
        W      blue-E   m:red    white.basic@M
        N      red-L    m:blue   black.basic@P
        """
      When White plays "recover E moon"
      Then the events are UnitRecovered, CubeHarvested, ActionLost, TurnBegan
      And Black is to recover a unit
      When Black plays "recover N planet"
      And Black plays "keep_probe"
      And White plays "recover W moon"
      Then White's legal actions are
        """
        place_probe N
        keep_probe
        """
      When White plays "place_probe N"
      Then the position shows
        """
        N red-L m:blue white.probe@P
        light white 2 red
        """

    @R_40
    Scenario Outline: Without a planet for the probe nothing is asked in either reading (R-40 <reading>)
      FR: Aucune planète rouge ne montre sa face lumière : la sonde reste sur le plateau, quelle que soit la lecture.
      Given the position
        """
        phase 4
        E      blue-E   m:red    white.basic@M
        N      red-E    m:blue   black.basic@P
        """
      And R-40 is read as <reading>
      When White plays "recover E moon"
      Then the events are UnitRecovered, CubeHarvested, ActionLost, TurnBegan
      And Black is to recover a unit

      Examples:
        | reading               |
        | optional              |
        | mandatory_if_possible |

  @PRB_11
  Rule: PRB-11 Example: red probe

    @PRB_7 @PRB_8 @PRB_9 @example
    Scenario: A red probe goes to a free red planet after a red harvest
      FR: Après un cube rouge, la sonde rouge peut aller sur une planète rouge libre, face lumière, au choix du joueur.
      Given the position
        """
        phase 4
        N    blue-E   m:red    white.basic@M
        NE   red-L    p:lat
        E    red-L    m:blue
        SE   red-E    p:diag
        W    red-L    p:lat    black.basic@P
        """
      When White plays "recover N moon"
      Then White's legal actions are
        """
        place_probe NE
        place_probe E
        keep_probe
        """
      When White plays "place_probe E"
      Then the events are ProbePlaced, TurnBegan
      And the position shows
        """
        E red-L m:blue white.probe@P
        light white 1 red
        """
