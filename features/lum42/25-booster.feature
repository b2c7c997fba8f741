Feature: Booster (extension)
  A Booster raises the passage bonus of its owner from 1 to 3 where an opposing ship enters its system.

  Background:
    Given R-79 is read as wider_choice

  @BOO_1
  Rule: BOO-1 Booster: passage bonus of 3

    @MOV_12
    Scenario Outline: A Booster on the <slot> brings its owner 3 points when an opposing ship enters
      FR: Le Booster vaut 3 PV à son propriétaire au lieu de 1, sur la planète comme sur la lune.
      Given the position
        """
        round 2
        N    red-L   m:green   <booster>
        """
      When White plays "move N"
      Then Black scores 3

      Examples:
        | slot   | booster         |
        | planet | black.booster@P |
        | moon   | black.booster@M |

    @MOV_12
    Scenario: Only a Booster raises the bonus
      FR: Sur un système, une unité de base rapporte 1 PV ; sur le suivant, le Booster en rapporte 3.
      Given the position
        """
        round 2
        N    red-L    m:green   black.basic@P
        NE   blue-L   m:red     black.booster@P
        """
      When White plays "move N"
      Then Black scores 1
      When White plays "move NE"
      Then Black scores 3

    @MOV_14 @MOV_5
    Scenario: A ship that only passes through pays the bonus of a Booster as well
      FR: Le bonus est dû à chaque entrée, que le vaisseau s'arrête ou poursuive.
      Given the position
        """
        round 2
        N    red-L    m:green   black.booster@P
        NE   blue-L   m:red
        """
      When White plays "N > NE deploy basic planet"
      Then Black scores 3
      And the position shows
        """
        N red-L m:green black.booster@P
        NE blue-L m:red white.basic@P white.ship
        """

    @MOV_12
    Scenario: A Booster raises the bonus of its owner alone
      FR: Noir gagne 3 PV pour son Booster, Doré 1 PV pour son unité de base sur la lune.
      Given the position
        """
        round 2
        N    red-L   m:green   black.booster@P gold.basic@M
        """
      When White plays "move N"
      Then Black scores 3 and Gold scores 1

    @MOV_12
    Scenario: A Booster brings its owner nothing when their own ship arrives
      FR: Le vaisseau de Noir rejoint le Booster de Noir : aucun bonus ; celui de Blanc le paie ensuite.
      Given the position
        """
        round 2; turn black
        N    red-L    m:green   black.booster@P
        NE   blue-L   m:red
        """
      When Black plays "N > NE deploy basic planet"
      Then nobody scores
      When White plays "move N"
      Then Black scores 3

    @MOV_11 @MOV_10 @R_74
    Scenario: The ship beside its Booster adds nothing to the three points
      FR: Booster et vaisseau éjecté d'un même joueur : 3 PV en tout, pas 4.
      Given the position
        """
        round 2
        N    red-L   m:green   black.booster@P black.ship
        """
      When White plays "move N"
      Then Black scores 3
      And the events are ShipMoved, Scored, ShipEjected
      And the position shows
        """
        N red-L m:green black.booster@P white.ship
        ship black centre
        """

    @R_74
    Scenario Outline: Another piece beside its Booster adds nothing to the three points: <pieces>
      FR: Le bonus de 3 PV remplace l'unique bonus de son propriétaire, quels que soient ses autres pions sur place.
      Given the position
        """
        round 2
        N    red-L   m:green   <pieces>
        """
      When White plays "move N"
      Then Black scores 3

      Examples:
        | pieces                                   |
        | black.booster@P black.basic@M            |
        | black.basic@P black.booster@M            |
        | black.probe@P black.booster@M            |
        | black.probe@P black.booster@M black.ship |

    @R_74 @R_23 @R_25 @interaction
    Scenario Outline: Booster, unit and ship of one opponent, read as <ship> and <account>
      FR: Seul le paiement où le Booster est compté passe à 3 ; le vaisseau et l'unité s'y ajoutent selon les lectures.
      Given the position
        """
        round 2
        N    red-L   m:green   black.booster@P black.basic@M black.ship
        """
      And R-23 is read as <ship>
      And R-25 is read as <account>
      When White plays "move N"
      Then Black scores <points>

      Examples:
        | ship             | account      | points |
        | one_per_opponent | per_opponent | 3      |
        | ship_plus_piece  | per_opponent | 4      |
        | one_per_opponent | per_piece    | 5      |
        | ship_plus_piece  | per_piece    | 5      |
        | one_per_opponent | one_in_total | 3      |
        | ship_plus_piece  | one_in_total | 4      |

    @R_75 @MOV_13
    Scenario Outline: A unit of the mover beside the Booster, read as <reading>
      FR: Blanc a une unité sur la lune : le bonus du Booster tombe, ou est payé en tout cas.
      Given the position
        """
        round 2
        N    red-L   m:green   black.booster@P white.basic@M
        """
      And R-75 is read as <reading>
      When White plays "move N"
      Then the scores are White 0, Black <points>

      Examples:
        | reading     | points |
        | cancelled   | 0      |
        | always_paid | 3      |

    @R_75 @MOV_13
    Scenario Outline: A probe of the mover beside the Booster, read as <reading>
      FR: La sonde de Blanc sur la planète annule le bonus aussi bien qu'une unité.
      Given the position
        """
        round 2
        N    red-L   m:green   white.probe@P black.booster@M
        """
      And R-75 is read as <reading>
      When White plays "move N"
      Then the scores are White 0, Black <points>

      Examples:
        | reading     | points |
        | cancelled   | 0      |
        | always_paid | 3      |

    @R_75 @R_24 @R_23 @MOV_13 @interaction
    Scenario Outline: Booster and ship beside a unit of the mover: <booster>, <ejection>, <stacking>
      FR: Le pion de Blanc annule le bonus ; ce qui reste dû au vaisseau éjecté et au Booster dépend des lectures.
      Given the position
        """
        round 2
        N    red-L   m:green   black.booster@P white.basic@M black.ship
        """
      And R-75 is read as <booster>
      And R-24 is read as <ejection>
      And R-23 is read as <stacking>
      When White plays "move N"
      Then the scores are White 0, Black <points>
      And the position shows
        """
        ship black centre
        """

      Examples:
        | booster     | ejection            | stacking         | points |
        | cancelled   | cancels_all         | one_per_opponent | 0      |
        | cancelled   | cancels_all         | ship_plus_piece  | 0      |
        | cancelled   | cancels_pieces_only | one_per_opponent | 1      |
        | cancelled   | cancels_pieces_only | ship_plus_piece  | 1      |
        | always_paid | cancels_all         | one_per_opponent | 3      |
        | always_paid | cancels_all         | ship_plus_piece  | 3      |
        | always_paid | cancels_pieces_only | one_per_opponent | 3      |
        | always_paid | cancels_pieces_only | ship_plus_piece  | 4      |

    @R_75 @R_25 @interaction
    Scenario Outline: Two opponents on the system of a Booster, read as <account> and <booster>
      FR: Si le bonus n'est dû à personne en présence de deux adversaires, seul un Booster toujours payé rapporte.
      Given the position
        """
        round 2
        N    red-L   m:green   black.booster@P gold.basic@M
        """
      And R-25 is read as <account>
      And R-75 is read as <booster>
      When White plays "move N"
      Then the scores are White 0, Black <black>, Gold <gold>

      Examples:
        | account      | booster     | black | gold |
        | per_opponent | cancelled   | 3     | 1    |
        | per_opponent | always_paid | 3     | 1    |
        | per_piece    | cancelled   | 3     | 1    |
        | per_piece    | always_paid | 3     | 1    |
        | one_in_total | cancelled   | 0     | 0    |
        | one_in_total | always_paid | 3     | 0    |

    @R_75 @R_25 @interaction
    Scenario Outline: A Booster that is always paid, a unit beside it and a second opponent, read as <account>
      FR: L'autre unité de Noir n'ajoute 1 PV que si chaque pion compte ; là où le bonus tombe, seuls les 3 PV du Booster sont payés.
      Given the position
        """
        round 2
        N    red-L   m:green   black.booster@P black.basic@M gold.ship
        """
      And R-75 is read as always_paid
      And R-25 is read as <account>
      When White plays "move N"
      Then the scores are White 0, Black <black>, Gold <gold>

      Examples:
        | account      | black | gold |
        | per_opponent | 3     | 1    |
        | per_piece    | 4     | 1    |
        | one_in_total | 3     | 0    |

    @MOV_13 @interaction
    Scenario: The mover's own Booster cancels the bonus like any other unit
      FR: Le Booster de Blanc est un pion de Blanc : Noir ne gagne rien ; quand Doré entre, Blanc gagne 3 PV et Noir 1 PV.
      Given the position
        """
        round 2; players white gold black
        N    red-L    m:green   black.basic@P white.booster@M
        NE   blue-L   m:red
        """
      When White plays "N > NE deploy basic planet"
      Then nobody scores
      When Gold plays "move N"
      Then White scores 3 and Black scores 1

    @MOV_14 @MOV_8 @interaction
    Scenario: A Booster is paid by every ship that passes, and again on a later turn
      FR: Blanc, puis Doré, puis Blanc encore passent par le système du Booster : 3 PV à chaque entrée.
      Given the position
        """
        round 2
        players white black gold
        N      red-L     m:green   black.booster@P
        NE     blue-L    p:diag
        E      blue-L    m:red
        NW     green-L   p:lat
        (0,2)  yellow-L  p:lat
        """
      When White plays "N > NE deploy basic planet"
      Then Black scores 3
      When Black plays "E deploy basic planet"
      Then nobody scores
      When Gold plays "N > NW deploy basic planet"
      Then Black scores 3
      When White plays "N > (0,2) deploy basic planet"
      Then Black scores 3
      And the scores are White 0, Black 9, Gold 0

    @CMB_1 @interaction
    Scenario: A Booster is paid when its attacker arrives, and then goes to the Exile
      FR: Noir gagne 3 PV à l'arrivée du vaisseau, puis le Booster part en Exil et ne rapporte plus rien à Doré.
      Given the position
        """
        round 2
        players white gold black
        N    red-L   m:green   black.booster@P
        """
      When White plays "N deploy basic planet"
      Then Black scores 3
      When Black plays "exile one"
      And White plays "exile three"
      Then nobody scores
      When Gold plays "move N"
      Then White scores 1

    @POR_6 @interaction
    Scenario: A Booster that is flown over brings nothing
      FR: Par le portail latéral, Blanc survole le système du Booster sans y entrer ; Doré, lui, y entre.
      Given the position
        """
        round 2; players white gold black
        NW   green-L   p:lat     white.ship
        N    red-L     m:green   black.booster@P
        NE   blue-L    m:red
        """
      When White plays "NE deploy basic planet"
      Then nobody scores
      When Gold plays "move N"
      Then Black scores 3
