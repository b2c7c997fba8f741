Feature: Movement
  A turn of phase 2 begins with a move: the ship goes from system to system until it stops, pays those it meets,
  and sends other ships back to the centre. Where it stops, a unit is deployed.

  @MOV_1
  Rule: MOV-1 A turn of phase 2

    Scenario: A turn is one move and one deployment
      FR: Un tour : le vaisseau se déplace, une unité est déployée là où il s'arrête, puis c'est au joueur suivant.
      Given the position
        """
        N   red-L   m:green
        """
      When White plays "N deploy basic planet"
      Then the events are ShipMoved, UnitDeployed, TurnBegan
      And the position shows
        """
        N red-L m:green white.basic@P white.ship
        units white basic basic
        """
      And Black is to move or deploy

    Scenario: A second unit is not deployed in the same turn
      FR: Une seule unité par tour : la lune libre devra attendre.
      Given the position
        """
        N   red-L   m:green
        """
      When White plays "N deploy basic planet"
      Then White may not play "deploy basic moon": OTHER_SEAT

    Scenario: A turn is not skipped while there is a legal one
      FR: Tant qu'un tour légal existe, on ne peut pas passer, ni avant le départ ni en cours de trajet.
      Given the position
        """
        N   red-L   m:green
        """
      Then White may not play "skip_turn": LEGAL_TURN_EXISTS
      When White plays "move N"
      Then White may not play "skip_turn": LEGAL_TURN_EXISTS

    Scenario: A player without an available unit has no turn
      FR: Sans unité disponible, pas de tour : Noir est sauté et Blanc rejoue.
      Given the position
        """
        units black none
        N   red-L   m:green
        """
      When White plays "N deploy basic planet"
      Then White is to move or deploy

    @R_02 @MOV_5
    Scenario: A move may be longer than one step
      FR: L'aide de jeu abrège : un trajet peut compter plusieurs pas.
      Given the position
        """
        N       red-L    m:green   black.basic@P
        (0,2)   blue-L   m:blue
        """
      When White plays "N > (0,2) deploy basic planet"
      Then Black scores 1
      And the position shows
        """
        N red-L m:green black.basic@P
        (0,2) blue-L m:blue white.basic@P white.ship
        """

    @R_29
    Scenario: A ship without any legal move skips its turn and keeps the unit
      FR: Sans aucun trajet légal, le joueur passe ; l'unité reste disponible et n'est pas déployée sur place.
      Given R-19 is read as orthogonal_or_diagonal
      And the position
        """
        (3,3)   red-L    m:blue   white.ship
        N       blue-L   m:red
        """
      Then White's legal actions are
        """
        skip_turn
        """
      And White may not play "deploy basic planet": NOT_MOVED
      When White plays "skip_turn"
      Then the events are TurnSkipped, TurnBegan
      And the position shows
        """
        (3,3) red-L m:blue white.ship
        units white basic basic basic
        skipped white
        """
      And Black is to move or deploy

    @R_29
    Scenario: Who has skipped has another turn after a deployment
      FR: Après le déploiement d'un autre joueur, celui qui a passé retrouve son tour.
      Given R-19 is read as orthogonal_or_diagonal
      And the position
        """
        (3,3)   red-L    m:blue   white.ship
        N       blue-L   m:red
        """
      When White plays "skip_turn"
      And Black plays "N deploy basic planet"
      Then White is to move or deploy
      And the position shows
        """
        skipped none
        """

    @R_29 @DEP_9
    Scenario: Phase 2 ends when everybody who holds a unit has skipped
      FR: La phase 2 s'achève quand tous ceux qui ont encore une unité ont passé ; ils la gardent.
      Given R-19 is read as orthogonal_or_diagonal
      And the position
        """
        units silver none
        (3,3)     red-L     m:blue    white.ship
        (-3,-3)   blue-L    m:red     black.ship
        E         green-L   m:green   silver.basic@P
        """
      When White plays "skip_turn"
      And Black plays "skip_turn"
      Then Silver is to recover a unit
      And the position shows
        """
        phase 4
        units white basic basic basic
        units black basic basic basic
        """

    @R_29 @R_28 @MOV_2 @SAB_2 @MOV_12 @interaction
    Scenario: A player who had to skip moves again once a Saboteur has opened the way
      FR: La sonde Argentée ferme NE à Blanc, qui passe ; le Saboteur Noir l'en chasse et Blanc peut repartir.
      Given the position
        """
        round 2; units white basic; units black saboteur; units silver none
        N       blue-L    m:blue   white.ship
        NE      red-L     p:diag   silver.probe@P
        (3,1)   green-L   p:lat    black.ship
        """
      Then White may not play "move NE": DEAD_END
      And White's legal actions are
        """
        skip_turn
        """
      When White plays "skip_turn"
      And Black plays "NE deploy saboteur planet"
      Then Silver scores 1
      And White's legal actions are
        """
        move NE
        """

  @MOV_2
  Rule: MOV-2 Moving is compulsory

    Scenario: A unit is not deployed where the ship stands when the turn begins
      FR: Pas de déploiement sur place : il faut d'abord quitter le système.
      Given the position
        """
        N    red-L    m:green   white.ship
        NE   blue-L   m:blue
        """
      Then White may not play "deploy basic planet": NOT_MOVED
      And White may not play "deploy basic moon": NOT_MOVED
      And White's legal actions are
        """
        move NE
        """

    @CON_7
    Scenario: A unit is not deployed on the centre
      FR: Au centre non plus, on ne déploie pas sans bouger.
      Given the position
        """
        N   red-L   m:green
        """
      When White tries "deploy basic planet"
      Then it is refused: NOT_MOVED, ON_THE_CENTRE

    @R_28
    Scenario: A ship does not enter a system where it could neither stop nor carry on
      FR: Impasse : sans emplacement où déployer ni pas suivant possible, l'entrée est interdite.
      Given the position
        """
        N       blue-L   m:white   black.basic@P
        (0,2)   red-L    m:red     black.probe@P white.basic@M
        """
      When White tries "N > (0,2)"
      Then it is refused: DEAD_END
      And White's legal actions are
        """
        deploy basic planet
        deploy basic moon
        """

    @R_28 @MOV_5
    Scenario: A system without a slot for the player may be entered where the way leads on
      FR: Le même système peut être traversé dès qu'un système où déployer se trouve au-delà.
      Given the position
        """
        N       blue-L    m:white   black.basic@P
        (0,2)   red-L     m:red     black.probe@P white.basic@M
        (1,2)   green-L   m:green
        """
      When White plays "N > (0,2)"
      Then White's legal actions are
        """
        move (1,2)
        """

    @R_28
    Scenario: A dead end is seen two steps ahead
      FR: Une suite de systèmes fermés qui ne mène nulle part est interdite dès le premier pas.
      Given the position
        """
        N       red-L     p:tele    black.probe@P
        (0,2)   blue-L    m:blue    white.probe@P white.basic@M
        E       green-L   m:green
        """
      Then White may not play "move N": DEAD_END
      And White's legal actions are
        """
        move E
        """

    @R_28 @MOV_5
    Scenario: The way out may lie several systems ahead
      FR: Deux systèmes fermés de suite peuvent être traversés si le troisième a un emplacement libre.
      Given the position
        """
        N       red-L     p:tele   black.probe@P
        (0,2)   blue-L    m:blue   white.probe@P white.basic@M
        (0,3)   green-L   m:red
        """
      Then White's legal actions are
        """
        move N
        """
      When White plays "N > (0,2) > (0,3) deploy basic planet"
      Then Black scores 1

    @R_28 @R_36 @SAB_1 @MOV_5 @interaction
    Scenario: A Saboteur makes a stop of what is a dead end for other units
      FR: Avec un Saboteur disponible, la planète sous la sonde n'est plus une impasse.
      Given the position
        """
        round 2; units white basic saboteur
        N       blue-L   m:white   black.basic@P
        (0,2)   red-L    m:red     black.probe@P white.basic@M
        """
      When White plays "N > (0,2)"
      Then Black scores 1
      And White's legal actions are
        """
        deploy saboteur planet
        """

  @MOV_3
  Rule: MOV-3 Ordinary step

    Scenario: From the centre a step leads to the four systems that touch it
      FR: Depuis le centre, quatre pas : N, E, S et W ; jamais en diagonale.
      Given the position
        """
        N    red-L      m:green
        NE   blue-L     m:blue
        E    green-L    m:red
        SE   yellow-L   m:yellow
        S    red-L      m:white
        SW   blue-L     m:green
        W    green-L    m:blue
        NW   yellow-L   m:red
        """
      Then White's legal actions are
        """
        move N
        move E
        move S
        move W
        """
      And White may not play "move NE": NOT_ADJACENT

    Scenario: From a system a step leads to the systems above, below and beside it
      FR: Un pas ordinaire mène au système voisin à l'horizontale ou à la verticale.
      Given the position
        """
        E       red-L      m:green   white.ship
        NE      blue-L     m:blue
        SE      green-L    m:red
        (2,0)   yellow-L   m:yellow
        (2,1)   red-L      m:white
        (3,0)   blue-L     m:green
        """
      Then White's legal actions are
        """
        move NE
        move SE
        move (2,0)
        """
      And White may not play "move (2,1)": NOT_ADJACENT
      And White may not play "move (3,0)": NOT_ADJACENT

    @CON_5
    Scenario: A step does not lead to a vacant cell
      FR: Pas de système sur la case, pas de pas vers elle.
      Given the position
        """
        E       red-L     m:green   white.ship
        NE      blue-L    m:blue
        """
      Then White may play "move NE"
      And White may not play "move SE": NO_SYSTEM_THERE

  @MOV_4
  Rule: MOV-4 Forced stop on an empty system

    @MOV_1
    Scenario: A ship that enters an empty system stops there
      FR: Système vide : le trajet s'y termine, et l'on y déploie.
      Given the position
        """
        N       red-L     m:green
        NE      blue-L    m:blue
        (0,2)   green-L   m:red
        """
      When White plays "move N"
      Then White may not play "move NE": MUST_STOP
      And White may not play "move (0,2)": MUST_STOP
      And White's legal actions are
        """
        deploy basic planet
        deploy basic moon
        """

    @R_26 @MOV_10 @MOV_11
    Scenario: A system with nothing but a ship is empty
      FR: Un vaisseau seul n'occupe pas le système : il est éjecté, et le vaisseau entrant s'arrête.
      Given the position
        """
        N       red-L     m:green   black.ship
        (0,2)   green-L   m:red
        """
      When White tries "N > (0,2)"
      Then it is refused: MUST_STOP
      And Black scores 1
      And the position shows
        """
        N red-L m:green white.ship
        """

    @MOV_5
    Scenario: A longer move ends on the first empty system
      FR: Le trajet traverse un système occupé et s'arrête au premier système vide.
      Given the position
        """
        N       red-L     m:green   black.basic@P
        NE      blue-L    m:blue
        (2,1)   green-L   m:red
        """
      When White tries "N > NE > (2,1)"
      Then it is refused: MUST_STOP

  @MOV_5
  Rule: MOV-5 Passing through an occupied system

    Scenario Outline: A ship may carry on past <occupant>
      FR: Une unité ou une sonde, de qui que ce soit, permet de continuer le trajet.
      Given the position
        """
        N       red-L    m:green   <occupant>
        (0,2)   blue-L   m:blue
        """
      When White plays "N > (0,2) deploy basic planet"
      Then the position shows
        """
        N red-L m:green <occupant>
        (0,2) blue-L m:blue white.basic@P white.ship
        """

      Examples:
        | occupant      |
        | black.basic@P |
        | black.basic@M |
        | black.probe@P |
        | white.basic@P |
        | white.basic@M |
        | white.probe@P |

    @MOV_6
    Scenario: On an occupied system the player chooses between stopping and carrying on
      FR: Sur un système occupé, on peut s'arrêter pour déployer ou continuer vers un système voisin.
      Given the position
        """
        N       red-L      m:green   black.basic@P
        NE      blue-L     m:blue
        NW      yellow-L   m:yellow
        (0,2)   green-L    m:red
        """
      When White plays "move N"
      Then White's legal actions are
        """
        move NE
        move NW
        move (0,2)
        deploy basic planet
        deploy basic moon
        """

    @R_02
    Scenario: A move may pass through any number of occupied systems
      FR: De système occupé en système occupé, le trajet n'a pas de longueur maximale.
      Given the position
        """
        N       red-L      m:green    black.basic@P
        NE      blue-L     m:blue     white.basic@P
        E       green-L    m:red      black.basic@M
        SE      yellow-L   m:yellow   silver.basic@P
        S       red-L      m:white    white.basic@M
        SW      blue-L     m:green
        """
      When White plays "N > NE > E > SE > S > SW deploy basic moon"
      Then Black scores 2 and Silver scores 1
      And the position shows
        """
        SW blue-L m:green white.basic@M white.ship
        """

  @MOV_6
  Rule: MOV-6 Stopping on an occupied system

    Scenario Outline: Where a ship with basic units may stop: <satellite> with <pieces>
      FR: On ne s'arrête sur un système occupé que si une unité disponible y trouve un emplacement.
      Given the position
        """
        units white basic
        N       red-L    <satellite>   <pieces>
        (0,2)   blue-L   m:blue
        """
      When White plays "move N"
      Then White's legal actions are
        """
        move (0,2)
        <on the planet>
        <on the moon>
        """

      Examples: a slot is open
        | satellite | pieces                       | on the planet       | on the moon       |
        | m:green   | black.basic@P                | deploy basic planet | deploy basic moon |
        | m:green   | black.basic@M                | deploy basic planet | deploy basic moon |
        | m:green   | black.basic@P silver.basic@M | deploy basic planet | deploy basic moon |
        | m:green   | black.probe@P                | none                | deploy basic moon |
        | m:green   | black.probe@P black.basic@M  | none                | deploy basic moon |
        | m:green   | white.basic@P                | none                | deploy basic moon |
        | m:green   | white.probe@P                | none                | deploy basic moon |
        | m:green   | white.basic@P black.basic@M  | none                | deploy basic moon |
        | m:green   | white.basic@M                | deploy basic planet | none              |
        | m:green   | black.basic@P white.basic@M  | deploy basic planet | none              |
        | p:lat     | black.basic@P                | deploy basic planet | none              |

      Examples: the ship must carry on
        | satellite | pieces                      | on the planet | on the moon |
        | p:lat     | black.probe@P               | none          | none        |
        | p:lat     | white.basic@P               | none          | none        |
        | p:lat     | white.probe@P               | none          | none        |
        | m:green   | white.basic@P white.basic@M | none          | none        |
        | m:green   | white.probe@P white.basic@M | none          | none        |
        | m:green   | black.probe@P white.basic@M | none          | none        |

    @R_36 @DEP_6 @SAB_1
    Scenario: A player with a Saboteur may stop at a probe, and then deploys the Saboteur
      FR: Un Saboteur disponible permet de s'arrêter là où une sonde adverse côtoie un portail ; lui seul s'y déploie.
      Given the position
        """
        round 2; units white basic saboteur
        N       red-L    p:lat    black.probe@P
        (0,2)   blue-L   m:blue
        """
      When White plays "move N"
      Then White's legal deploy actions are
        """
        deploy saboteur planet
        """
      And White may not play "deploy basic planet": PROBE_ON_PLANET
      When White plays "deploy saboteur planet"
      Then the position shows
        """
        N red-L p:lat white.saboteur@P white.ship
        """

    @R_36 @DEP_8 @SAB_1
    Scenario Outline: Any available unit opens a stop: <satellite> with <pieces>
      FR: L'arrêt est permis si au moins une unité disponible convient ; le Saboteur ne peut rien sur sa propre sonde.
      Given the position
        """
        round 2; units white basic saboteur
        N       red-L    <satellite>   <pieces>
        (0,2)   blue-L   m:blue
        """
      When White plays "move N"
      Then White's legal deploy actions are
        """
        <basic>
        <saboteur>
        <saboteur on the moon>
        """

      Examples:
        | satellite | pieces                      | basic             | saboteur               | saboteur on the moon |
        | p:lat     | black.probe@P               | none              | deploy saboteur planet | none                 |
        | m:green   | black.probe@P white.basic@M | none              | deploy saboteur planet | none                 |
        | m:green   | black.probe@P               | deploy basic moon | deploy saboteur planet | deploy saboteur moon |
        | m:green   | white.probe@P               | deploy basic moon | none                   | deploy saboteur moon |
        | p:lat     | white.probe@P               | none              | none                   | none                 |

    @DEP_4
    Scenario: A ship may stop where nothing but an attack is possible
      FR: S'il ne reste qu'un emplacement tenu par un adversaire, on peut s'arrêter pour l'attaquer.
      Given the position
        """
        N   red-L   p:lat   black.basic@P
        """
      When White plays "N deploy basic planet"
      Then Black scores 1
      And Black is to choose an Exile slot

  @MOV_7_r2
  Rule: MOV-7 No system twice in one move

    @MOV_3
    Scenario: A step does not lead to the cell on which the ship stands
      FR: Rester sur place n'est pas un pas.
      Given the position
        """
        N    red-L    m:green   white.ship
        NE   blue-L   m:blue
        """
      When White tries "move N"
      Then it is refused: ALREADY_VISITED, NOT_ADJACENT

    @MOV_2 @POR_2 @POR_3 @POR_4 @POR_5 @interaction
    Scenario Outline: No portal leads back to the system that the ship is about to leave, <portal> included
      FR: Un portail mène à un autre système ; aucun des trois ne ramène le vaisseau là où il se trouve.
      Given the position
        """
        N    red-L    <portal>   white.ship
        NE   blue-L   m:blue
        """
      When White tries "move N"
      Then it is refused: ALREADY_VISITED, <reason>

      Examples:
        | portal | reason                 |
        | p:lat  | NOT_IN_LINE            |
        | p:diag | NOT_ON_A_DIAGONAL      |
        | p:tele | NO_TELEPORTATION_THERE |

    @MOV_9
    Scenario Outline: The centre from which a ship set out is no system visited, with R-30 <reading>
      FR: Le centre n'est pas un système : seule l'interdiction de s'y rendre le ferme, même à qui en vient.
      Given R-30 is read as <reading>
      And the position
        """
        N    red-L    m:green   black.basic@P
        NE   blue-L   m:blue    black.basic@P
        """
      When White tries "move centre"
      Then it is refused: MOVE_TO_THE_CENTRE
      When White tries "N > NE > centre"
      Then it is refused: MOVE_TO_THE_CENTRE
      And White may not play "move N": ALREADY_VISITED

      Examples:
        | reading      |
        | start_counts |
        | start_free   |

    Scenario: A ship does not come back to a system it went through
      FR: Un système traversé est fermé pour le reste du trajet.
      Given the position
        """
        N    red-L    m:green   black.basic@P
        NE   blue-L   m:blue    black.basic@P
        """
      When White tries "N > NE > N"
      Then it is refused: ALREADY_VISITED
      And White's legal actions are
        """
        deploy basic planet
        deploy basic moon
        """

    Scenario: A ship does not come back by a round trip either
      FR: Même après une boucle, on ne rentre pas dans un système déjà traversé.
      Given the position
        """
        N       red-L      m:green    black.basic@P
        NE      blue-L     m:blue     black.basic@P
        (1,2)   green-L    m:red      black.basic@P
        (0,2)   yellow-L   m:yellow   white.basic@P
        """
      When White tries "N > NE > (1,2) > (0,2) > N"
      Then it is refused: ALREADY_VISITED

    @R_30
    Scenario Outline: The system of departure, read as <reading>
      FR: Selon la lecture, le système de départ est fermé ou peut être rejoint en fin de boucle.
      Given R-30 is read as <reading>
      And the position
        """
        N       red-L      m:green    white.ship
        NE      blue-L     m:blue     black.basic@P
        (1,2)   green-L    m:red      silver.basic@P
        (0,2)   yellow-L   m:yellow   black.basic@P
        """
      When White tries "NE > (1,2) > (0,2) > N"
      Then <verdict>

      Examples:
        | reading      | verdict                        |
        | start_counts | it is refused: ALREADY_VISITED |
        | start_free   | it is allowed                  |

    @R_30 @R_28 @MOV_2 @interaction
    Scenario Outline: The way back may be the only way on, with <reading>
      FR: Si seul le système de départ a un emplacement libre, tout dépend de la lecture de R-30.
      Given R-30 is read as <reading>
      And the position
        """
        E    green-L   m:yellow   white.ship
        NE   blue-L    m:blue     black.probe@P white.basic@M
        """
      When White tries "<way>"
      Then <verdict>
      And White's legal actions are
        """
        <then>
        """

      Examples:
        | reading      | way    | verdict                                      | then      |
        | start_counts | NE     | it is refused: DEAD_END                      | skip_turn |
        | start_free   | NE     | it is allowed                                | move NE   |
        | start_free   | NE > E | it is allowed                                | move E    |
        | start_counts | E      | it is refused: ALREADY_VISITED, NOT_ADJACENT | skip_turn |
        | start_free   | E      | it is refused: ALREADY_VISITED, NOT_ADJACENT | move NE   |

    @R_30 @MOV_12 @MOV_14 @interaction
    Scenario: A system of departure that is free pays once more and is then closed
      FR: Avec start_free, le retour au départ donne le bonus comme toute entrée, mais une seule fois.
      Given R-30 is read as start_free
      And the position
        """
        N       red-L      m:green    black.basic@P white.ship
        NE      blue-L     m:blue     silver.basic@P
        NW      yellow-L   m:yellow   silver.basic@P
        """
      When White plays "NE > N > NW"
      Then Black scores 1 and Silver scores 2
      And White may not play "move N": ALREADY_VISITED

  @MOV_8
  Rule: MOV-8 Coming back on a later turn

    @MOV_7_r2
    Scenario: What was closed in one move is open in the next
      FR: Au tour suivant, le vaisseau peut revenir dans le système d'où il venait.
      Given the position
        """
        NE   blue-L    m:blue    white.ship
        N    red-L     m:green   black.basic@P
        S    green-L   m:red
        """
      When White tries "N > NE"
      Then it is refused: ALREADY_VISITED
      When White plays "deploy basic moon"
      And Black plays "S deploy basic planet"
      And White plays "NE deploy basic planet"
      Then the position shows
        """
        NE blue-L m:blue white.basic@P white.ship
        """

  @MOV_9
  Rule: MOV-9 No move to the centre

    Scenario: A ship does not step onto the centre
      FR: Le centre touche N, mais aucun pas n'y mène.
      Given the position
        """
        N    red-L    m:green   white.ship
        NE   blue-L   m:blue
        """
      When White tries "move centre"
      Then it is refused: MOVE_TO_THE_CENTRE

    Scenario: A ship does not step onto the centre in the course of a move
      FR: En cours de trajet non plus, le vaisseau ne passe pas par le centre.
      Given the position
        """
        NE   blue-L    m:blue    white.ship
        N    red-L     m:green   black.basic@P
        S    green-L   m:red
        """
      When White tries "N > centre"
      Then it is refused: MOVE_TO_THE_CENTRE

    @R_35
    Scenario: Ships stay where they are between two rounds
      FR: Aucun retour au centre en fin de manche : le premier pas de la manche 2 part de N.
      Given the position
        """
        round 1; phase 5; pending choose_first black
        planets red blue | - | - | -
        satellites m:white m:red | - | - | -
        N   red-L    m:green   white.ship
        E   blue-L   m:blue
        """
      When the game goes on
        """
        black: name_first white
        white: take_planet 1
        white: lay_planet NE light
        white: take_satellite 1
        black: take_planet 1
        black: lay_planet SE light
        black: take_satellite 1
        """
      Then the position shows
        """
        N red-L m:green white.ship
        phase 2
        """
      And White's legal actions are
        """
        move NE
        """
      And White may not play "move centre": MOVE_TO_THE_CENTRE
      And White may not play "move E": NOT_ADJACENT

  @MOV_10
  Rule: MOV-10 Ejecting an opposing ship

    @MOV_11
    Scenario: A ship that is met goes back to the centre, after its owner is paid
      FR: Le vaisseau adverse rapporte 1 PV à son propriétaire, puis retourne au centre.
      Given the position
        """
        N   red-L   m:green   black.ship
        """
      When White plays "move N"
      Then the events are ShipMoved, Scored, ShipEjected
      And Black scores 1
      And the position shows
        """
        N red-L m:green white.ship
        ship black centre
        """

    @R_27 @MOV_5
    Scenario: A ship is ejected by one that only passes through
      FR: L'éjection a lieu à toute entrée, même si le vaisseau entrant poursuit son trajet.
      Given the position
        """
        N       red-L    m:green   black.basic@P black.ship
        (0,2)   blue-L   m:blue
        """
      When White plays "N > (0,2) deploy basic planet"
      Then Black scores 1
      And the position shows
        """
        N red-L m:green black.basic@P
        ship black centre
        (0,2) blue-L m:blue white.basic@P white.ship
        """

    @R_27 @MOV_11 @MOV_14 @interaction
    Scenario: One move may eject several ships
      FR: Un même trajet éjecte chaque vaisseau rencontré, et chaque propriétaire est payé.
      Given the position
        """
        N       red-L     m:green   black.basic@P black.ship
        NE      blue-L    m:blue    white.probe@P silver.ship
        E       green-L   m:red     gold.ship
        """
      When White plays "N > NE > E deploy basic planet"
      Then Black scores 1 and Gold scores 1
      And the events are ShipMoved, Scored, ShipEjected, ShipMoved, ShipEjected, ShipMoved, Scored, ShipEjected, UnitDeployed, TurnBegan
      And the position shows
        """
        N red-L m:green black.basic@P
        NE blue-L m:blue white.probe@P
        E green-L m:red white.basic@P white.ship
        ship black centre
        ship silver centre
        ship gold centre
        """

    @MOV_3 @MOV_12 @R_23 @interaction
    Scenario: An ejected ship sets out from the centre and may eject in its turn
      FR: Le vaisseau Noir, éjecté, repart du centre, revient en N et en chasse le vaisseau Blanc.
      Given the position
        """
        N    red-L     m:green   black.basic@P black.ship
        NE   blue-L    m:blue
        S    green-L   m:red
        """
      When White plays "N deploy basic moon"
      Then Black scores 1
      And Black's legal actions are
        """
        move N
        move S
        """
      And Black may not play "move NE": NOT_ADJACENT
      When Black plays "N > NE deploy basic planet"
      Then nobody scores
      And the position shows
        """
        N red-L m:green black.basic@P white.basic@M
        NE blue-L m:blue black.basic@P black.ship
        ship white centre
        """

    @CON_7
    Scenario: Ships share the centre, but no system
      FR: Le vaisseau Noir, éjecté, rejoint au centre celui d'Argenté ; deux vaisseaux sur un même système sont impossibles.
      Given the position
        """
        players white black silver
        N   red-L    m:green   black.ship
        S   blue-L   m:blue
        E   green-L  m:red     white.ship
        NE  yellow-L m:yellow  white.basic@P
        """
      When White plays "NE > N deploy basic planet"
      Then Black scores 1
      And the position shows
        """
        ship black centre
        ship silver centre
        """
      When Black plays "S deploy basic planet"
      Then nobody scores
      And the position shows
        """
        S blue-L m:blue black.basic@P black.ship
        ship silver centre
        """
      When someone sets up the position
        """
        N   red-L    m:green   white.ship black.ship
        """
      Then it cannot be
        """
        (0,1): 2 ships stand on one system
        """

  @MOV_11
  Rule: MOV-11 Bonus of the ejected ship

    @MOV_10 @R_22
    Scenario: A lone ship brings its owner one point, not two
      FR: L'éjection est elle-même un bonus de passage : un vaisseau seul rapporte 1 PV.
      Given the position
        """
        N   red-L   m:green   black.ship
        """
      When White plays "move N"
      Then Black scores 1

    @R_23
    Scenario Outline: A ship beside a piece of its owner, read as <reading>
      FR: Vaisseau et unité du même adversaire : un seul bonus, ou un pour chacun selon la lecture.
      Given R-23 is read as <reading>
      And the position
        """
        N   red-L   m:green   black.basic@P black.ship
        """
      When White plays "move N"
      Then Black scores <points>
      And the position shows
        """
        ship black centre
        """

      Examples:
        | reading          | points |
        | one_per_opponent | 1      |
        | ship_plus_piece  | 2      |

    @R_23 @R_25 @MOV_12 @interaction
    Scenario Outline: A ship, a probe and a unit of one opponent with R-23 <R-23> and R-25 <R-25>
      FR: Vaisseau, sonde et unité de Noir : le total dépend des deux lectures ; avec per_piece, R-23 ne change rien.
      Given R-23 is read as <R-23>
      And R-25 is read as <R-25>
      And the position
        """
        N   red-L   m:green   black.probe@P black.basic@M black.ship
        """
      When White plays "move N"
      Then Black scores <points>

      Examples:
        | R-23             | R-25         | points |
        | one_per_opponent | per_opponent | 1      |
        | ship_plus_piece  | per_opponent | 2      |
        | one_per_opponent | per_piece    | 3      |
        | ship_plus_piece  | per_piece    | 3      |
        | one_per_opponent | one_in_total | 1      |
        | ship_plus_piece  | one_in_total | 2      |

    @BOO_1 @R_74 @interaction
    Scenario: The ship of a Booster's owner adds nothing to its bonus
      FR: Le Booster porte le bonus unique à 3 PV ; le vaisseau éjecté n'y ajoute rien.
      Given the position
        """
        round 2; reading R-79 wider_choice
        N   red-L   m:green   black.booster@P black.ship
        """
      When White plays "move N"
      Then Black scores 3
      And the events are ShipMoved, Scored, ShipEjected

  @MOV_12
  Rule: MOV-12 Passage bonus

    Scenario Outline: Entering a system with <pieces>
      FR: Chaque adversaire présent marque 1 PV, quel que soit le nombre de ses pions.
      Given the position
        """
        players white black silver gold
        N   red-L   m:green   <pieces>
        """
      When White plays "move N"
      Then <points>

      Examples:
        | pieces                                   | points                                            |
        | black.basic@P                            | Black scores 1                                    |
        | black.basic@M                            | Black scores 1                                    |
        | black.probe@P                            | Black scores 1                                    |
        | black.basic@P black.basic@M              | Black scores 1                                    |
        | black.probe@P black.basic@M              | Black scores 1                                    |
        | black.probe@P black.basic@M black.ship   | Black scores 1                                    |
        | black.basic@P silver.basic@M             | Black scores 1 and Silver scores 1                |
        | black.probe@P silver.basic@M             | Black scores 1 and Silver scores 1                |
        | black.basic@P silver.ship                | Black scores 1 and Silver scores 1                |
        | black.basic@P silver.basic@M gold.ship   | Black scores 1, Silver scores 1 and Gold scores 1 |
        | black.probe@P silver.basic@M silver.ship | Black scores 1 and Silver scores 1                |

    Scenario: The bonus is paid at once, before anything is deployed
      FR: Le bonus est marqué dès l'entrée, avant le déploiement.
      Given the position
        """
        N   red-L   m:green   black.basic@P
        """
      When White plays "move N"
      Then Black scores 1
      And White is to move or deploy
      When White plays "deploy basic moon"
      Then nobody scores

    Scenario: The bonus goes to opponents of the mover only, and none is due on an empty system
      FR: Sur un système vide, personne ne marque ; plus loin, seul l'adversaire présent marque.
      Given the position
        """
        players white black silver
        N    red-L     m:green
        E    blue-L    m:blue    silver.basic@P
        """
      When White plays "N deploy basic planet"
      Then nobody scores
      When Black plays "E deploy basic moon"
      Then Silver scores 1

    @MOV_11 @interaction
    Scenario: A player with no unit left to deploy is still paid and ejected
      FR: Noir a déjà déployé toutes ses unités : il ne joue plus, mais touche ses bonus, et son vaisseau peut être éjecté.
      Given the position
        """
        units white basic basic; units black none
        N    red-L    m:green   black.basic@P
        NE   blue-L   m:blue    black.ship
        """
      When White plays "N > NE deploy basic planet"
      Then Black scores 2
      And the position shows
        """
        ship black centre
        """
      And White is to move or deploy

    @R_25 @MOV_14
    Scenario Outline: Several pieces and several opponents, read as <reading>
      FR: Noir a deux pions en N, Noir et Argenté un chacun en NE : trois lectures, trois totaux.
      Given R-25 is read as <reading>
      And the position
        """
        N    red-L    m:green   black.probe@P black.basic@M
        NE   blue-L   m:blue    black.basic@P silver.basic@M
        """
      When White plays "N > NE"
      Then <points>

      Examples:
        | reading      | points                             |
        | per_opponent | Black scores 2 and Silver scores 1 |
        | per_piece    | Black scores 3 and Silver scores 1 |
        | one_in_total | Black scores 1                     |

    @MOV_5 @interaction
    Scenario Outline: The route decides who is paid: NE by way of <first>
      FR: Deux chemins vers le même système : l'un paie Noir, l'autre Argenté.
      Given the position
        """
        N    red-L     m:green   black.basic@P
        NE   blue-L    m:blue
        E    green-L   m:red     silver.basic@P
        """
      When White plays "<first> > NE deploy basic planet"
      Then <points>

      Examples:
        | first | points          |
        | N     | Black scores 1  |
        | E     | Silver scores 1 |

    @R_25 @R_24 @R_23 @MOV_11 @interaction
    Scenario Outline: Under one_in_total two opponents cost each other the bonus, with <R-24> and <R-23>
      FR: Avec one_in_total, deux adversaires se privent l'un l'autre du bonus ; le point d'éjection suit R-24.
      Given R-25 is read as one_in_total
      And R-24 is read as <R-24>
      And R-23 is read as <R-23>
      And the position
        """
        N   red-L   m:green   black.basic@P silver.basic@M black.ship
        """
      When White plays "move N"
      Then <points>

      Examples:
        | R-24                | R-23             | points         |
        | cancels_all         | one_per_opponent | nobody scores  |
        | cancels_all         | ship_plus_piece  | nobody scores  |
        | cancels_pieces_only | one_per_opponent | Black scores 1 |
        | cancels_pieces_only | ship_plus_piece  | Black scores 1 |

    @MOV_11 @BOO_1 @R_23 @R_24 @R_25 @R_75 @interaction
    Scenario Outline: A Booster, its owner's ship and a third player: <R-23>, <R-24>, <R-25>, <R-75>
      FR: Booster et vaisseau de Noir, unité d'Argenté : ce que chacun marque sous des lectures combinées.
      Given R-23 is read as <R-23>
      And R-24 is read as <R-24>
      And R-25 is read as <R-25>
      And R-75 is read as <R-75>
      And the position
        """
        round 2; reading R-79 wider_choice
        N   red-L   m:green   black.booster@P black.ship silver.basic@M
        """
      When White plays "move N"
      Then <points>

      Examples:
        | R-23             | R-24                | R-25         | R-75        | points                             |
        | one_per_opponent | cancels_all         | per_opponent | cancelled   | Black scores 3 and Silver scores 1 |
        | ship_plus_piece  | cancels_all         | per_opponent | cancelled   | Black scores 4 and Silver scores 1 |
        | one_per_opponent | cancels_all         | per_piece    | cancelled   | Black scores 4 and Silver scores 1 |
        | ship_plus_piece  | cancels_pieces_only | per_piece    | always_paid | Black scores 4 and Silver scores 1 |
        | one_per_opponent | cancels_all         | one_in_total | cancelled   | nobody scores                      |
        | one_per_opponent | cancels_pieces_only | one_in_total | cancelled   | Black scores 1                     |
        | one_per_opponent | cancels_all         | one_in_total | always_paid | Black scores 3                     |
        | one_per_opponent | cancels_pieces_only | one_in_total | always_paid | Black scores 3                     |
        | ship_plus_piece  | cancels_pieces_only | one_in_total | always_paid | Black scores 4                     |

  @MOV_13
  Rule: MOV-13 No bonus beside the mover's own piece

    Scenario Outline: Nobody is paid where the mover has a piece: <pieces>
      FR: Dès que le joueur actif a une unité ou une sonde sur le système, aucun adversaire n'y marque.
      Given the position
        """
        players white black silver
        N       red-L    m:green   <pieces>
        (0,2)   blue-L   m:blue
        """
      When White plays "move N"
      Then nobody scores

      Examples:
        | pieces                                  |
        | black.basic@P white.basic@M             |
        | white.basic@P black.basic@M             |
        | white.probe@P black.basic@M             |
        | black.probe@P white.basic@M             |
        | white.basic@M black.ship                |
        | black.basic@P white.basic@M silver.ship |

    @MOV_12
    Scenario: The piece must stand on the system entered
      FR: Une unité blanche sur un autre système n'annule rien.
      Given the position
        """
        N    red-L    m:green   black.basic@P white.basic@M
        NE   blue-L   m:blue    black.basic@P
        """
      When White plays "move N"
      Then nobody scores
      When White plays "move NE"
      Then Black scores 1

    @R_24 @MOV_10 @MOV_11
    Scenario Outline: An ejection beside the mover's own piece, read as <reading>
      FR: Le vaisseau Noir est éjecté dans tous les cas ; la lecture décide si son point est payé.
      Given R-24 is read as <reading>
      And the position
        """
        N   red-L   m:green   black.basic@P white.basic@M black.ship
        """
      When White plays "move N"
      Then <points>
      And the position shows
        """
        N red-L m:green black.basic@P white.basic@M white.ship
        ship black centre
        """

      Examples:
        | reading             | points         |
        | cancels_all         | nobody scores  |
        | cancels_pieces_only | Black scores 1 |

    @R_24 @R_25 @MOV_10 @MOV_11 @interaction
    Scenario Outline: Own piece, a unit of Black and a ship of Silver with <R-24> and <R-25>
      FR: Le pion Blanc prive tout le monde du bonus ; seul le point d'éjection d'Argenté dépend de R-24.
      Given R-24 is read as <R-24>
      And R-25 is read as <R-25>
      And the position
        """
        N   red-L   m:green   black.basic@P white.basic@M silver.ship
        """
      When White plays "move N"
      Then <points>
      And the position shows
        """
        ship silver centre
        """

      Examples:
        | R-24                | R-25         | points          |
        | cancels_all         | per_opponent | nobody scores   |
        | cancels_all         | per_piece    | nobody scores   |
        | cancels_all         | one_in_total | nobody scores   |
        | cancels_pieces_only | per_opponent | Silver scores 1 |
        | cancels_pieces_only | per_piece    | Silver scores 1 |
        | cancels_pieces_only | one_in_total | Silver scores 1 |

    @MOV_10 @MOV_11 @BOO_1 @R_23 @R_24 @R_25 @R_75 @interaction
    Scenario Outline: Booster and ship beside the mover's piece: <R-23>, <R-24>, <R-25>, <R-75>
      FR: Booster et vaisseau de Noir à côté d'une unité blanche : ce que Noir marque sous des lectures combinées.
      Given R-23 is read as <R-23>
      And R-24 is read as <R-24>
      And R-25 is read as <R-25>
      And R-75 is read as <R-75>
      And the position
        """
        round 2; reading R-79 wider_choice
        N   red-L   m:green   black.booster@P black.ship white.basic@M
        """
      When White plays "move N"
      Then <points>
      And the position shows
        """
        ship black centre
        """

      Examples:
        | R-23             | R-24                | R-25         | R-75        | points         |
        | one_per_opponent | cancels_all         | per_opponent | cancelled   | nobody scores  |
        | ship_plus_piece  | cancels_all         | per_piece    | cancelled   | nobody scores  |
        | one_per_opponent | cancels_pieces_only | per_opponent | cancelled   | Black scores 1 |
        | ship_plus_piece  | cancels_pieces_only | per_piece    | cancelled   | Black scores 1 |
        | one_per_opponent | cancels_all         | per_opponent | always_paid | Black scores 3 |
        | ship_plus_piece  | cancels_all         | per_opponent | always_paid | Black scores 3 |
        | one_per_opponent | cancels_pieces_only | per_opponent | always_paid | Black scores 3 |
        | ship_plus_piece  | cancels_pieces_only | per_opponent | always_paid | Black scores 4 |
        | one_per_opponent | cancels_pieces_only | per_piece    | always_paid | Black scores 4 |
        | one_per_opponent | cancels_pieces_only | one_in_total | always_paid | Black scores 3 |

  @MOV_14
  Rule: MOV-14 Bonus at every entry

    @MOV_12 @MOV_5
    Scenario: Every system entered pays, whether the ship goes on or stops
      FR: Le bonus est dû pour chaque système où l'on entre, au passage comme à l'arrêt.
      Given the position
        """
        N       red-L     m:green   black.basic@P
        NE      blue-L    m:blue    silver.basic@P
        (1,2)   green-L   m:red     black.basic@P
        """
      When White plays "move N"
      Then Black scores 1
      When White plays "move NE"
      Then Silver scores 1
      When White plays "(1,2) deploy basic moon"
      Then Black scores 1
      And the scores are White 0, Black 2, Silver 1

    Scenario: The system that the ship leaves pays nothing
      FR: Seule l'entrée paie : quitter un système où se tient Noir ne rapporte rien.
      Given the position
        """
        N    red-L    m:green   black.basic@P white.ship
        NE   blue-L   m:blue    silver.basic@P
        """
      When White plays "NE deploy basic moon"
      Then Silver scores 1

    @CMB_1 @MOV_10 @MOV_11 @interaction
    Scenario: Arriving pays and ejects before the attack
      FR: À l'arrivée, Noir est payé une fois et son vaisseau éjecté ; l'attaque vient ensuite et ne change rien.
      Given the position
        """
        N   red-L   m:green   black.basic@P black.ship
        """
      When White plays "N deploy basic planet"
      Then Black scores 1
      And the events are ShipMoved, Scored, ShipEjected, UnitSent, UnitDriven
      And Black is to choose an Exile slot
      When Black plays "exile three"
      And White plays "exile one"
      Then nobody scores
      And the position shows
        """
        N red-L m:green white.ship
        ship black centre
        """

  @MOV_15
  Rule: MOV-15 Example: Silver beside a Black probe

    @MOV_13 @example
    Scenario: Silver enters a system with a probe of Black and a unit of Silver
      FR: Argenté a déjà une unité sur le système : la sonde Noire ne rapporte rien.
      Given the position
        """
        turn silver
        N    green-L   m:white   black.probe@P silver.basic@M
        NE   red-L     m:blue
        """
      When Silver plays "move N"
      Then nobody scores
      And the events are ShipMoved

    @MOV_12 @MOV_14
    Scenario: Without the unit of Silver the probe of Black pays
      FR: Sans l'unité Argentée, la sonde rapporte à Noir son bonus de passage.
      Given the position
        """
        turn silver
        N    green-L   m:white   black.probe@P
        NE   red-L     m:blue
        """
      When Silver plays "move N"
      Then Black scores 1
