Feature: Portals
  A portal gives the ship that leaves its system a special step: along a line, along a diagonal, or by teleportation.

  @POR_1
  Rule: POR-1 Using a portal

    Scenario: A portal is offered beside the ordinary steps
      FR: En quittant un système à portail, on choisit entre le portail et un pas ordinaire.
      Given the position
        """
        N    red-L     p:lat     white.ship
        NE   blue-L    m:blue
        S    green-L   m:green
        """
      Then White's legal actions are
        """
        move NE
        move S
        """

    @MOV_3
    Scenario: Only the portal of the system left counts
      FR: Un portail sert au départ, jamais à l'arrivée : le chemin inverse n'existe pas.
      Given the position
        """
        W   red-L     p:lat     white.ship
        E   blue-L    m:blue
        S   green-L   m:green
        """
      When White plays "E deploy basic planet"
      And Black plays "S deploy basic planet"
      Then White may not play "move W": NOT_ADJACENT

    @MOV_3 @POR_2
    Scenario: A portal serves a ship on its own system, not one on the cell before it
      FR: Du centre, le portail de N ne sert pas encore ; une fois en N, système occupé, Blanc peut le prendre.
      Given the position
        """
        N       red-L    p:lat     black.basic@P
        (0,3)   blue-L   m:blue
        """
      Then White may not play "move (0,3)": NOT_ADJACENT
      When White plays "move N"
      Then Black scores 1
      And White may play "move (0,3)"

    @MOV_4
    Scenario: A ship that stops at a portal uses it on its next turn
      FR: Un système vide arrête le vaisseau malgré son portail ; celui-ci servira au tour suivant.
      Given the position
        """
        N    red-L      p:lat
        S    green-L    m:green
        E    blue-L     m:blue
        """
      When White tries "N > S"
      Then it is refused: MUST_STOP
      When White plays "deploy basic planet"
      And Black plays "E deploy basic planet"
      Then White may play "move S"

    @MOV_4
    Scenario: A ship that comes through a portal to an empty system stops there
      FR: L'arrêt imposé vaut aussi au sortir d'un portail.
      Given the position
        """
        N    red-L      p:lat     white.ship
        S    green-L    p:lat
        SE   blue-L     m:blue
        """
      When White tries "S > SE"
      Then it is refused: MUST_STOP
      And White's legal actions are
        """
        deploy basic planet
        """

    @MOV_5
    Scenario: A move may mix ordinary steps and portals
      FR: Pas ordinaire, portail, pas ordinaire : tout se combine dans un même trajet.
      Given the position
        """
        N    red-L      p:lat      black.basic@P
        S    green-L    m:green    silver.basic@P
        SE   blue-L     m:blue
        """
      When White plays "N > S > SE deploy basic planet"
      Then Black scores 1 and Silver scores 1
      And the position shows
        """
        SE blue-L m:blue white.basic@P white.ship
        """

    @R_31 @MOV_5
    Scenario Outline: Portals in a move from the centre, read as <reading>: <way>
      FR: Selon la lecture, les portails servent à chaque départ, une fois par trajet, ou au premier pas seulement.
      Given R-31 is read as <reading>
      And the position
        """
        N        red-L     p:lat     black.basic@P
        (0,-3)   blue-L    p:lat     silver.basic@P
        (3,-3)   green-L   m:green
        """
      When White tries "<way>"
      Then <verdict>

      Examples:
        | reading         | way                  | verdict                     |
        | any_departure   | N > (0,-3)           | it is allowed               |
        | any_departure   | N > (0,-3) > (3,-3)  | it is allowed               |
        | once_per_move   | N > (0,-3)           | it is allowed               |
        | once_per_move   | N > (0,-3) > (3,-3)  | it is refused: PORTAL_SPENT |
        | first_step_only | N                    | it is allowed               |
        | first_step_only | N > (0,-3)           | it is refused: PORTAL_SPENT |

    @R_31
    Scenario Outline: Portals in a move from a system with a portal, read as <reading>: <way>
      FR: Au premier pas, le portail est ouvert dans toutes les lectures ; au second, dans une seule.
      Given R-31 is read as <reading>
      And the position
        """
        N        red-L     p:lat     white.ship
        (0,-3)   blue-L    p:lat     silver.basic@P
        (3,-3)   green-L   m:green
        """
      When White tries "<way>"
      Then <verdict>

      Examples:
        | reading         | way             | verdict                     |
        | any_departure   | (0,-3)          | it is allowed               |
        | any_departure   | (0,-3) > (3,-3) | it is allowed               |
        | once_per_move   | (0,-3)          | it is allowed               |
        | once_per_move   | (0,-3) > (3,-3) | it is refused: PORTAL_SPENT |
        | first_step_only | (0,-3)          | it is allowed               |
        | first_step_only | (0,-3) > (3,-3) | it is refused: PORTAL_SPENT |

    @R_31 @R_28 @interaction
    Scenario Outline: A first step after which the only way to deploy leads through two portals, read as <reading>
      FR: Le seul système où déployer est au bout de deux portails : le premier pas n'est permis que si les deux peuvent servir.
      Given R-31 is read as <reading>
      And the position
        """
        N        red-L     p:lat     white.basic@P
        (0,-3)   blue-L    p:lat     white.basic@P
        (3,-3)   green-L   m:green
        """
      When White tries "<way>"
      Then <verdict>

      Examples:
        | reading         | way                 | verdict                 |
        | any_departure   | N                   | it is allowed           |
        | any_departure   | N > (0,-3) > (3,-3) | it is allowed           |
        | once_per_move   | N                   | it is refused: DEAD_END |
        | first_step_only | N                   | it is refused: DEAD_END |

    @R_31 @MOV_3 @interaction
    Scenario Outline: A step to a neighbour uses up no portal, read as <reading>
      FR: Un pas vers un système adjacent est ordinaire, même si le portail y mène aussi : il ne consomme rien.
      Given R-31 is read as <reading>
      And the position
        """
        N       red-L     p:lat     white.ship
        (0,2)   blue-L    p:lat     black.basic@P
        (3,2)   green-L   m:green
        """
      When White tries "(0,2) > (3,2)"
      Then <verdict>

      Examples:
        | reading         | verdict                     |
        | any_departure   | it is allowed               |
        | once_per_move   | it is allowed               |
        | first_step_only | it is refused: PORTAL_SPENT |

    @R_31 @R_28 @MOV_2 @interaction
    Scenario Outline: A closed system that only a second portal would leave, read as <reading>
      FR: (2,1) est fermé et ne se quitte que par son portail : y arriver par un portail peut être une impasse.
      Given R-31 is read as <reading>
      And the position
        """
        units white basic
        N       red-L      p:lat      white.ship
        NE      blue-L     m:blue     white.basic@P white.basic@M
        (2,1)   green-L    p:lat      black.probe@P
        (2,3)   yellow-L   m:yellow
        """
      When White tries "move (2,1)"
      Then <verdict>
      And White's legal actions are
        """
        <first>
        <or>
        """

      Examples:
        | reading         | verdict                 | first     | or         |
        | any_departure   | it is allowed           | move NE   | move (2,1) |
        | once_per_move   | it is refused: DEAD_END | move NE   | none       |
        | first_step_only | it is refused: DEAD_END | skip_turn | none       |

    @R_31 @R_28 @MOV_2 @interaction
    Scenario: With one portal a move the ordinary way into the closed system stays open
      FR: Avec once_per_move, on atteint (2,1) par un pas ordinaire et l'on garde le portail pour en sortir.
      Given R-31 is read as once_per_move
      And the position
        """
        units white basic
        N       red-L      p:lat      white.ship
        NE      blue-L     m:blue     white.basic@P white.basic@M
        (2,1)   green-L    p:lat      black.probe@P
        (2,3)   yellow-L   m:yellow
        """
      When White plays "NE > (2,1)"
      Then Black scores 1
      And White's legal actions are
        """
        move (2,3)
        """
      When White plays "(2,3) deploy basic moon"
      Then nobody scores
      And the position shows
        """
        (2,3) yellow-L m:yellow white.basic@M white.ship
        """

    @POR_3 @MOV_5 @MOV_2 @interaction
    Scenario: The mover's own probe at a portal is passed, by steps or by the portal
      FR: Sur sa propre sonde avec portail, on ne s'arrête pas : on repart vers un voisin ou par le portail.
      Given the position
        """
        N       red-L      p:diag     white.probe@P
        NE      blue-L     m:blue
        NW      green-L    m:green
        (0,2)   yellow-L   m:yellow
        E       red-L      m:red
        W       blue-L     m:white
        """
      When White plays "move N"
      Then nobody scores
      And White's legal actions are
        """
        move NE
        move NW
        move (0,2)
        move E
        move W
        """

    @POR_2 @POR_3 @R_28 @MOV_2 @interaction
    Scenario Outline: A portal is the way out of a closed system, with <satellite> on N
      FR: Une sonde adverse sans lune ferme N ; seul un portail qui mène quelque part évite l'impasse.
      Given the position
        """
        N   red-L     <satellite>   black.probe@P
        S   blue-L    m:blue
        E   green-L   m:green
        """
      When White tries "<way>"
      Then <verdict>

      Examples:
        | satellite | way   | verdict                          |
        | p:lat     | N > S | it is allowed                    |
        | p:lat     | N > E | it is refused: NOT_IN_LINE       |
        | p:diag    | N > E | it is allowed                    |
        | p:diag    | N > S | it is refused: NOT_ON_A_DIAGONAL |
        | p:tele    | N     | it is refused: DEAD_END          |

    @POR_4 @MOV_7_r2 @MOV_8 @interaction
    Scenario: A ship that sets out from a portal comes back to it in its next move at the earliest
      FR: De N par le portail vers S, occupé : on peut continuer, mais ne revenir en N qu'au tour suivant.
      Given the position
        """
        N    red-L     p:tele    white.ship
        S    red-E     p:tele    black.basic@P
        SE   blue-L    m:blue
        E    green-L   m:green
        """
      When White tries "S > N"
      Then it is refused: ALREADY_VISITED
      And Black scores 1
      When White plays "SE deploy basic planet"
      And Black plays "E deploy basic planet"
      And White tries "S > N"
      Then it is allowed
      And Black scores 1

    @R_30 @R_31 @MOV_7_r2 @POR_5 @interaction
    Scenario Outline: Back to the start through a second portal with <R-30> and <R-31>
      FR: Revenir au départ par le portail de S : il faut que R-30 et R-31 le permettent tous deux.
      Given R-30 is read as <R-30>
      And R-31 is read as <R-31>
      And the position
        """
        N   red-L    p:tele   silver.basic@P white.ship
        S   blue-L   p:tele   black.basic@P
        """
      When White tries "S > N"
      Then <verdict>

      Examples:
        | R-30         | R-31            | verdict                                      |
        | start_free   | any_departure   | it is allowed                                |
        | start_free   | once_per_move   | it is refused: PORTAL_SPENT                  |
        | start_free   | first_step_only | it is refused: PORTAL_SPENT                  |
        | start_counts | any_departure   | it is refused: ALREADY_VISITED               |
        | start_counts | once_per_move   | it is refused: ALREADY_VISITED, PORTAL_SPENT |

    @R_31 @R_28 @interaction
    Scenario Outline: Two full systems with portals and a free one beyond, under <reading>
      FR: De N, complet, seul un portail mène plus loin, puis un second au système libre : tout dépend du nombre de portails permis.
      Given the position
        """
        units white basic
        N      red-L    p:lat   white.basic@P
        E      blue-L   m:red
        (0,3)  green-L  p:lat   white.basic@P
        (3,3)  blue-L   m:green
        """
      And R-31 is read as <reading>
      When White tries "<path>"
      Then it is <verdict>

      Examples:
        | reading         | path              | verdict           |
        | any_departure   | N > (0,3) > (3,3) | allowed           |
        | once_per_move   | N                 | refused: DEAD_END |
        | first_step_only | N                 | refused: DEAD_END |

  @POR_2
  Rule: POR-2 Lateral portal

    @R_33
    Scenario: A lateral portal leads along its row and its column, both ways, to any system
      FR: Rangée et colonne, dans les deux sens, à toute distance ; jamais en diagonale.
      Given the position
        """
        NW        red-L      p:lat      white.ship
        (-3,1)    blue-L     m:blue
        NE        green-L    m:green
        (3,1)     yellow-L   m:yellow
        (-1,3)    red-L      m:red
        SW        blue-L     m:white
        (-1,-3)   green-L    m:blue
        SE        yellow-L   m:green
        """
      Then White's legal actions are
        """
        move (-3,1)
        move NE
        move (3,1)
        move (-1,3)
        move SW
        move (-1,-3)
        """
      And White may not play "move SE": NOT_IN_LINE

    @POR_6 @MOV_12 @MOV_10 @MOV_11
    Scenario: The system at the end of a lateral portal is entered like any other
      FR: À l'arrivée, bonus de passage et éjection comme à toute entrée.
      Given the position
        """
        W   red-L    p:lat    white.ship
        E   blue-L   m:blue   black.basic@P silver.ship
        """
      When White plays "move E"
      Then Black scores 1 and Silver scores 1
      And the events are ShipMoved, Scored, Scored, ShipEjected
      And the position shows
        """
        E blue-L m:blue black.basic@P white.ship
        ship silver centre
        """

    @R_33
    Scenario Outline: In a zone without an edge, a lateral portal on <from> leads as far as <to>
      FR: Sans bord, un portail latéral mène jusqu'au système le plus éloigné de sa ligne ou de sa colonne.
      Given the position
        """
        reading R-10 unbounded
        units white basic
        <from>   red-L    p:lat   white.ship
        <to>     blue-L   m:green
        """
      When White plays "move <to>"
      Then White's legal actions are
        """
        deploy basic planet
        deploy basic moon
        """

      Examples:
        | from  | to      |
        | E     | (21,0)  |
        | E     | (20,0)  |
        | W     | (-21,0) |
        | N     | (0,21)  |
        | S     | (0,-21) |

  @POR_3
  Rule: POR-3 Diagonal portal

    @R_33
    Scenario: A diagonal portal leads to every system on its diagonals
      FR: Sur les deux diagonales, tout système peut être atteint, pas seulement le plus proche.
      Given the position
        """
        NW       red-L      p:diag     white.ship
        (0,2)    blue-L     m:blue
        SE       green-L    m:green
        (2,-2)   yellow-L   m:yellow
        """
      Then White's legal actions are
        """
        move (0,2)
        move SE
        move (2,-2)
        """

    @R_33
    Scenario Outline: Where a diagonal portal on NW leads: <cell>
      FR: Quatre directions en diagonale ; ni la rangée, ni la colonne, ni le saut de cavalier.
      Given the position
        """
        NW       red-L    p:diag   white.ship
        <cell>   blue-L   m:blue
        """
      When White tries "move <cell>"
      Then <verdict>

      Examples:
        | cell    | verdict                          |
        | (1,3)   | it is allowed                    |
        | (-3,3)  | it is allowed                    |
        | (-3,-1) | it is allowed                    |
        | (3,-3)  | it is allowed                    |
        | NE      | it is refused: NOT_ON_A_DIAGONAL |
        | SW      | it is refused: NOT_ON_A_DIAGONAL |
        | E       | it is refused: NOT_ON_A_DIAGONAL |

    @R_33
    Scenario Outline: In a zone without an edge, a diagonal portal on <from> leads as far as <to>
      FR: Sans bord, un portail diagonal mène jusqu'au système le plus éloigné de sa diagonale.
      Given the position
        """
        reading R-10 unbounded
        units white basic
        <from>   red-L    p:diag   white.ship
        <to>     blue-L   m:green
        """
      When White plays "move <to>"
      Then White's legal actions are
        """
        deploy basic planet
        deploy basic moon
        """

      Examples:
        | from      | to        |
        | (-21,-21) | (21,21)   |
        | (21,21)   | (-21,-21) |
        | (-21,21)  | (21,-21)  |
        | (-20,-21) | (21,20)   |

  @POR_4
  Rule: POR-4 Teleportation by colour

    Scenario Outline: Teleportation from <left> to <planet>
      FR: La téléportation mène aux planètes de même couleur, noir compris, quelle que soit la face.
      Given the position
        """
        N         <left>     p:tele   white.ship
        (3,-2)    <planet>   m:white
        """
      When White tries "move (3,-2)"
      Then <verdict>

      Examples:
        | left     | planet   | verdict                               |
        | blue-L   | blue-L   | it is allowed                         |
        | blue-L   | blue-E   | it is allowed                         |
        | green-E  | green-L  | it is allowed                         |
        | yellow-E | yellow-E | it is allowed                         |
        | red-L    | red-L    | it is allowed                         |
        | black-E  | black-E  | it is allowed                         |
        | blue-L   | green-L  | it is refused: NO_TELEPORTATION_THERE |
        | red-E    | black-E  | it is refused: NO_TELEPORTATION_THERE |
        | black-E  | yellow-E | it is refused: NO_TELEPORTATION_THERE |

    @R_34
    Scenario Outline: Light and energy face of one colour, read as <reading>
      FR: De rouge-lumière à rouge-énergie : permis, sauf si la face doit aussi concorder.
      Given R-34 is read as <reading>
      And the position
        """
        N   red-L   p:tele   white.ship
        S   red-E   m:blue
        E   red-L   m:red
        """
      When White tries "move S"
      Then <verdict>
      And White may play "move E"

      Examples:
        | reading              | verdict                               |
        | planet_left_any_face | it is allowed                         |
        | same_face_too        | it is refused: NO_TELEPORTATION_THERE |

    @R_34
    Scenario: The colour of a moon does not matter to teleportation
      FR: C'est la planète qui compte : une lune rouge n'attire pas le vaisseau d'une planète rouge.
      Given the position
        """
        N   red-L    p:tele   white.ship
        S   blue-L   m:red
        E   red-L    m:blue
        """
      Then White's legal actions are
        """
        move E
        """
      And White may not play "move S": NO_TELEPORTATION_THERE

  @POR_5
  Rule: POR-5 Teleportation by portal

    Scenario: Teleportation leads to every other teleportation portal, and to no other portal
      FR: Tout autre portail de téléportation peut être rejoint, quelle que soit la planète ; les autres portails non.
      Given the position
        """
        N        red-L      p:tele   white.ship
        S        blue-L     p:tele
        (3,-2)   black-E    p:tele
        E        green-L    p:lat
        W        yellow-L   p:diag
        """
      Then White's legal actions are
        """
        move S
        move (3,-2)
        """
      And White may not play "move E": NO_TELEPORTATION_THERE
      And White may not play "move W": NO_TELEPORTATION_THERE

    @R_34 @interaction
    Scenario: Another teleportation portal is reached whatever the faces
      FR: Même si la face doit concorder, un autre portail de téléportation reste accessible.
      Given R-34 is read as same_face_too
      And the position
        """
        N   red-L   p:tele   white.ship
        S   red-E   p:tele
        E   red-E   m:red
        """
      Then White's legal actions are
        """
        move S
        """
      And White may not play "move E": NO_TELEPORTATION_THERE

  @POR_6
  Rule: POR-6 Flying over

    @POR_2 @example
    Scenario: A lateral portal takes the ship over gaps and systems
      FR: Le portail latéral mène droit au but, par-dessus les cases vides et les systèmes intermédiaires.
      Given the position
        """
        NW      red-L     p:lat     white.ship
        NE      blue-L    m:blue    black.basic@P
        (3,1)   green-L   m:green
        """
      When White plays "(3,1) deploy basic planet"
      Then nobody scores
      And the position shows
        """
        (3,1) green-L m:green white.basic@P white.ship
        """

    @POR_3 @example
    Scenario: A diagonal portal takes the ship over gaps and systems
      FR: Le portail diagonal de même : trous et systèmes intermédiaires sont ignorés.
      Given the position
        """
        (-2,-1)   red-L     p:diag    white.ship
        N         blue-L    m:blue    black.basic@P
        (2,3)     green-L   m:green
        """
      When White plays "(2,3) deploy basic planet"
      Then nobody scores
      And the position shows
        """
        (2,3) green-L m:green white.basic@P white.ship
        """

    @POR_2 @MOV_9
    Scenario: The centre may be flown over, but it is no place to land
      FR: On peut survoler le centre, jamais s'y poser.
      Given the position
        """
        W   red-L     p:lat     white.ship
        E   blue-L    m:blue
        """
      Then White may not play "move centre": MOVE_TO_THE_CENTRE
      When White plays "E deploy basic planet"
      Then the position shows
        """
        E blue-L m:blue white.basic@P white.ship
        """

    @POR_2
    Scenario: Ships on the centre are not disturbed by one that flies over
      FR: Les vaisseaux du centre, survolés, ne rapportent rien et ne bougent pas.
      Given the position
        """
        players white black silver
        W   red-L     p:lat     white.ship
        E   blue-L    m:blue
        """
      When White plays "move E"
      Then the events are ShipMoved
      And nobody scores
      And the position shows
        """
        ship black centre
        ship silver centre
        """

    @R_32 @POR_2 @MOV_12 @MOV_14
    Scenario: A system flown over pays nothing and may still be entered
      FR: Survolé, E ne paie rien et ne compte pas comme visité ; y entrer ensuite rapporte 1 PV à Noir.
      Given the position
        """
        W       red-L     p:lat     white.ship
        E       blue-L    m:blue    black.basic@P
        (2,0)   green-L   m:green   silver.basic@P
        """
      When White plays "move (2,0)"
      Then Silver scores 1
      When White plays "E deploy basic moon"
      Then Black scores 1

    @R_32 @POR_2
    Scenario: A ship flown over is not ejected
      FR: Un vaisseau survolé reste où il est.
      Given the position
        """
        W       red-L     p:lat     white.ship
        E       blue-L    m:blue    black.basic@P black.ship
        (2,0)   green-L   m:green
        """
      When White plays "(2,0) deploy basic planet"
      Then nobody scores
      And the position shows
        """
        E blue-L m:blue black.basic@P black.ship
        (2,0) green-L m:green white.basic@P white.ship
        """

    @R_32 @POR_3 @MOV_12 @interaction
    Scenario: Pieces flown over neither pay nor cancel, whoever owns them
      FR: Survoler ses propres pions et ceux des autres ne change rien : seul le système d'arrivée compte.
      Given the position
        """
        players white black silver gold
        NW       red-L      p:diag    white.basic@P white.ship
        SE       blue-L     m:blue    white.basic@P silver.basic@M gold.ship
        (2,-2)   green-L    m:green   black.probe@P
        """
      When White plays "move (2,-2)"
      Then Black scores 1
      And the events are ShipMoved, Scored
      And the position shows
        """
        SE blue-L m:blue white.basic@P silver.basic@M gold.ship
        """

    @R_32 @R_25 @POR_2 @MOV_12 @MOV_14 @interaction
    Scenario Outline: Opponents at the end of a portal count, those flown over do not, read as <reading>
      FR: Au bout du portail, les deux pions de Noir et le vaisseau Doré sont comptés selon R-25 ; E, survolé, ne l'est pas.
      Given R-25 is read as <reading>
      And the position
        """
        players white black silver gold
        W       red-L     p:lat     white.ship
        E       blue-L    m:blue    silver.basic@P black.basic@M
        (2,0)   green-L   m:green   black.probe@P black.basic@M gold.ship
        """
      When White plays "move (2,0)"
      Then <points>

      Examples:
        | reading      | points                           |
        | per_opponent | Black scores 1 and Gold scores 1 |
        | per_piece    | Black scores 2 and Gold scores 1 |
        | one_in_total | nobody scores                    |

  @POR_7
  Rule: POR-7 Example: teleportation from a black planet

    @POR_4 @POR_5 @example
    Scenario: A ship leaves a black planet with a teleportation portal
      FR: Le vaisseau peut rejoindre l'autre planète noire, ou la planète verte qui a le même portail, et aucune autre.
      Given the position
        """
        W    black-E   p:tele   white.ship
        NE   black-E   m:red
        E    green-L   p:tele
        SE   green-L   m:blue
        """
      Then White's legal actions are
        """
        move NE
        move E
        """
      And White may not play "move SE": NO_TELEPORTATION_THERE
