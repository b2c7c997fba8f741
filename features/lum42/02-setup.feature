Feature: Setup
  From the box to the first turn: what lies where, what chance decides, and what each player begins with.

  @SET_1
  Rule: SET-1 Game board and round token

    @RND_2
    Scenario: A game begins in round 1 with the discovery of systems
      FR: Le jeton de manche débute sur le 1, et la partie s'ouvre par la phase 1.
      Given a game of 2 players drawn by lot
      Then the position shows
        """
        round 1; phase 1
        """

  @SET_2_r2
  Rule: SET-2 Eight starting planets

    @example
    Scenario: Eight systems surround the centre, and nothing lies elsewhere
      FR: Huit planètes entourent le centre, posées côté lumière si elles sont colorées ; ailleurs, il n'y a rien.
      When 200 games of 3 players are drawn by lot
      Then every one has a system on each cell around the centre and nowhere else
      And every one has its black planets energy face up and all others light face up

    @SET_4
    Scenario: The starting planets are drawn from all 28
      FR: Les 28 tuiles sont mêlées : toute couleur peut échoir à une case, et rien ne se perd.
      When 200 games of 2 players are drawn by lot
      Then the planet on N was drawn from blue, green, yellow, red, black
      And every one has these planets on cells and stacks: 6 blue, 6 green, 6 yellow, 6 red, 4 black

    Scenario: A start with a tile that the box does not hold cannot be
      FR: La boîte ne renferme que quatre planètes noires et six rouges : une cinquième noire au départ est impossible.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives blue four_probes three_green
        system N red m:white
        system NE black p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets red blue yellow green green | blue red yellow green black | green red yellow blue black | black red yellow blue green
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele | m:blue m:yellow m:white p:lat p:diag
        actions
        """
      When someone sets the game up otherwise
        """
        system N black m:white
        """
      Then it cannot be
        """
        planets: expected 6 red, found 5
        planets: expected 4 black, found 5
        """

  @SET_3
  Rule: SET-3 Black planet at setup

    @SET_2_r2 @SET_5_r2
    Scenario: A black planet among the first eight shows energy, and the others light
      FR: La planète noire tirée au départ montre sa face énergie ; les sept autres montrent leur face lumière.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives blue four_probes three_green
        system N red m:white
        system NE black p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets red blue yellow green green | blue red yellow green black | green red yellow blue black | black red yellow blue green
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele | m:blue m:yellow m:white p:lat p:diag
        actions
        """
      Then the position shows
        """
        N  red-L    m:white
        NE black-E  p:diag
        E  blue-L   p:tele
        SE yellow-L m:red
        S  green-L  m:green
        SW red-L    m:blue
        W  blue-L   p:lat
        NW yellow-L m:yellow
        """

  @SET_4
  Rule: SET-4 Planet stacks

    @SET_6 @example
    Scenario Outline: Twenty planets and twenty satellites are left, in stacks of five, whatever the number of players: <players>
      FR: À deux, trois ou quatre joueurs, il reste 4 piles de 5 planètes et 4 piles de 5 satellites.
      When 50 games of <players> players are drawn by lot
      Then every one has 4 stacks of 5 planets and 4 stacks of 5 satellites

      Examples:
        | players |
        | 2       |
        | 3       |
        | 4       |

    @SET_6 @DIS_2 @R_12
    Scenario: The tops of all stacks are known, and the black planet is chosen knowingly
      FR: Le sommet de chaque pile est visible de tous : Blanc choisit en connaissance de cause la planète noire.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives blue four_probes three_green
        system N red m:white
        system NE black p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets red blue yellow green green | blue red yellow green black | green red yellow blue black | black red yellow blue green
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele | m:blue m:yellow m:white p:lat p:diag
        actions
        """
      Then every player sees on top of the planet stacks red, blue, green, black
      And every player sees on top of the satellite stacks p:lat, m:white, m:red, m:blue
      And White cannot know what lies below the tops of the stacks
      And Black cannot know what lies below the tops of the stacks
      When White plays "take_planet 4"
      Then every player sees on top of the planet stacks red, blue, green, red
      And White's legal lay_planet actions are
        """
        lay_planet (0,2) energy
        lay_planet (1,2) energy
        lay_planet (2,1) energy
        lay_planet (2,0) energy
        lay_planet (2,-1) energy
        lay_planet (1,-2) energy
        lay_planet (0,-2) energy
        lay_planet (-1,-2) energy
        lay_planet (-2,-1) energy
        lay_planet (-2,0) energy
        lay_planet (-2,1) energy
        lay_planet (-1,2) energy
        """

    Scenario: There is no fifth stack
      FR: Il n'y a que quatre piles de planètes.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives blue four_probes three_green
        system N red m:white
        system NE black p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets red blue yellow green green | blue red yellow green black | green red yellow blue black | black red yellow blue green
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele | m:blue m:yellow m:white p:lat p:diag
        actions
        """
      Then White may not play "take_planet 5": NO_SUCH_PLANET_STACK

    Scenario: Planet stacks of other heights cannot be
      FR: Les vingt planètes restantes forment quatre piles de cinq, et non d'autres hauteurs.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives blue four_probes three_green
        system N red m:white
        system NE black p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets red blue yellow green green | blue red yellow green black | green red yellow blue black | black red yellow blue green
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele | m:blue m:yellow m:white p:lat p:diag
        actions
        """
      When someone sets the game up otherwise
        """
        planets red blue yellow green | green blue red yellow green black | green red yellow blue black | black red yellow blue green
        """
      Then it cannot be
        """
        planets: expected 4 stacks of 5, found heights [4, 6, 5, 5]
        """

  @SET_5_r2
  Rule: SET-5 Eight starting satellites

    Scenario: The starting satellites are drawn from all 28
      FR: Les 28 jetons sont mêlés : tout satellite peut échoir à une planète de départ.
      When 200 games of 2 players are drawn by lot
      Then the satellite on N was drawn from m:blue, m:green, m:yellow, m:red, m:white, p:lat, p:diag, p:tele

    @R_06
    Scenario: A start with a satellite that the box does not hold cannot be
      FR: La boîte ne renferme que quatre portails de chaque type : un cinquième portail latéral au départ est impossible.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives blue four_probes three_green
        system N red m:white
        system NE black p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets red blue yellow green green | blue red yellow green black | green red yellow blue black | black red yellow blue green
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele | m:blue m:yellow m:white p:lat p:diag
        actions
        """
      When someone sets the game up otherwise
        """
        system N red p:lat
        """
      Then it cannot be
        """
        satellites: expected 4 m:white, found 3
        satellites: expected 4 p:lat, found 5
        """

    @SET_6 @R_06
    Scenario: All 28 satellites are in the game, with four portals of each type
      FR: Les 28 satellites sont tous en jeu : 12 lunes colorées, 4 lunes blanches et 4 portails de chaque type.
      When 50 games of 4 players are drawn by lot
      Then every one has these satellites on planets and stacks: 3 m:blue, 3 m:green, 3 m:yellow, 3 m:red, 4 m:white, 4 p:lat, 4 p:diag, 4 p:tele

  @SET_6
  Rule: SET-6 Satellite stacks

    Scenario: Satellite stacks of other heights cannot be
      FR: Les vingt satellites restants forment quatre piles de cinq, et non d'autres hauteurs.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives blue four_probes three_green
        system N red m:white
        system NE black p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets red blue yellow green green | blue red yellow green black | green red yellow blue black | black red yellow blue green
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele | m:blue m:yellow m:white p:lat p:diag
        actions
        """
      When someone sets the game up otherwise
        """
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele m:blue | m:yellow m:white p:lat p:diag
        """
      Then it cannot be
        """
        satellites: expected 4 stacks of 5, found heights [5, 5, 6, 4]
        """

    @DIS_5
    Scenario: Taking a satellite uncovers the one below it
      FR: Le jeton pris découvre le suivant de sa pile, que chacun voit désormais.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives blue four_probes three_green
        system N red m:white
        system NE black p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets red blue yellow green green | blue red yellow green black | green red yellow blue black | black red yellow blue green
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele | m:blue m:yellow m:white p:lat p:diag
        actions
        """
      When the game goes on
        """
        white: take_planet 1
        white: lay_planet (0,2) light
        white: take_satellite 2
        """
      Then every player sees on top of the satellite stacks p:lat, m:yellow, m:red, m:blue
      And every player sees on top of the planet stacks blue, blue, green, black
      And Black cannot know what lies below the tops of the stacks

  @SET_7
  Rule: SET-7 Light reserve

    @R_08 @example
    Scenario Outline: The reserve begins with <cubes> cubes of each colour for <players> players
      FR: La réserve compte au départ 5 cubes de chaque couleur par joueur.
      Given a game of <players> players drawn by lot
      Then the reserve holds <cubes> blue, <cubes> green, <cubes> yellow, <cubes> red

      Examples:
        | players | cubes |
        | 2       | 10    |
        | 3       | 15    |
        | 4       | 20    |

    Scenario: A table of two has no eleventh red cube
      FR: À deux joueurs, onze cubes rouges ne peuvent pas se trouver en jeu.
      Given a game of 2 players drawn by lot
      When someone sets up the position
        """
        N red-L p:lat
        light white 11 red
        """
      Then it cannot be
        """
        red cubes: 11 lie on the boards, and the game has 10: the reserve would hold -1
        """

  @SET_8
  Rule: SET-8 Drawing the harvest objective

    Scenario: The colour of the harvest objective is drawn by lot
      FR: La couleur de l'objectif collecte est tirée au hasard parmi les quatre.
      When 300 games of 2 players are drawn by lot
      Then the harvest objective was drawn evenly from blue, green, yellow, red

    Scenario: The harvest objective is still that of setup in a later round
      FR: L'objectif collecte reste le même pour toute la partie.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives blue four_probes three_green
        system N red m:white
        system NE black p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets red blue yellow green green | blue red yellow green black | green red yellow blue black | black red yellow blue green
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele | m:blue m:yellow m:white p:lat p:diag
        actions
        """
      And the game has come to round 3
      Then the position shows
        """
        round 3; phase 1
        objectives blue four_probes three_green
        """

  @SET_9
  Rule: SET-9 Drawing the light objective

    @R_14
    Scenario: Each of six light objectives can be drawn, two from each tile
      FR: Les trois tuiles à deux faces donnent six objectifs lumière, tous également probables.
      When 300 games of 2 players are drawn by lot
      Then the light objective was drawn evenly from four_blue, four_green, four_yellow, four_red, four_probes, three_adjacent_probes

  @SET_10
  Rule: SET-10 Drawing the energy objective

    @R_16
    Scenario Outline: The energy objective is drawn from a list that depends on the reading <reading>
      FR: Selon la lecture de R-16, l'objectif énergie est tiré parmi trois, quatre ou huit.
      Given R-16 is read as <reading>
      When 300 games of 2 players are drawn by lot
      Then the energy objective was drawn evenly from <objectives>

      Examples:
        | reading       | objectives                                                                                                                       |
        | attested_only | three_green, two_blue_two_red, two_green_two_yellow                                                                              |
        | guessed_four  | three_green, two_blue_two_red, two_green_two_yellow, three_blue                                                                  |
        | guessed_eight | three_green, two_blue_two_red, two_green_two_yellow, three_blue, three_yellow, three_red, two_blue_two_yellow, two_green_two_red |

    @R_16
    Scenario Outline: An energy objective that the reading <reading> does not know cannot be drawn
      FR: Un objectif énergie étranger à la lecture choisie ne peut être mis en jeu.
      Given R-16 is read as <reading>
      And a game of 2 players drawn by lot
      When someone sets the game up otherwise
        """
        objectives blue four_red <objective>
        """
      Then it cannot be
        """
        objectives: R-16 <reading> has no <objective>: expected one of <known>
        """

      Examples:
        | reading       | objective  | known                                                           |
        | attested_only | three_blue | three_green, two_blue_two_red, two_green_two_yellow             |
        | guessed_four  | three_red  | three_green, two_blue_two_red, two_green_two_yellow, three_blue |

  @SET_11
  Rule: SET-11 Player material

    Scenario: Two players do not share a colour
      FR: Chaque participant a sa propre couleur.
      Given a game of 2 players drawn by lot
      When someone sets the game up otherwise
        """
        players white white
        first white
        """
      Then it cannot be
        """
        players: two share a colour
        """

    Scenario: Any two colours may be played
      FR: N'importe quelles couleurs peuvent être choisies, par exemple Argenté et Doré.
      Given a game of 2 players drawn by lot
      When someone sets the game up otherwise
        """
        players gold silver
        first gold
        """
      Then the position shows
        """
        players gold silver
        first gold
        units gold basic basic basic
        units silver basic basic basic
        """
      And the scores are Silver 0, Gold 0

    @R_08
    Scenario: Nobody plays alone
      FR: Une partie en solitaire est refusée.
      Given a game of 2 players drawn by lot
      When someone sets the game up otherwise
        """
        players white
        first white
        """
      Then it cannot be
        """
        players: expected 2 to 4, found 1
        """

    @R_08
    Scenario: Five do not play
      FR: Il n'y a de pions que pour quatre.
      Given a game of 4 players drawn by lot
      When someone sets the game up otherwise
        """
        players white black silver gold white
        first white
        """
      Then it cannot be
        """
        players: expected 2 to 4, found 5
        players: two share a colour
        """

  @SET_12
  Rule: SET-12 Starting place of the ships

    @R_05
    Scenario: All ships begin on the centre of the space zone
      FR: Tous les vaisseaux débutent ensemble au centre de la zone spatiale.
      Given a game of 4 players drawn by lot
      Then the position shows
        """
        ship white centre
        ship black centre
        ship silver centre
        ship gold centre
        """

    @R_05 @MOV_3 @interaction
    Scenario: From where it begins, a ship first goes to one of the four systems beside the centre
      FR: Parti du centre de la zone spatiale, le vaisseau ne gagne d'abord que N, E, S ou W.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives blue four_probes three_green
        system N red m:white
        system NE black p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets red blue yellow green green | blue red yellow green black | green red yellow blue black | black red yellow blue green
        satellites p:lat m:blue m:green p:diag p:tele | m:white m:yellow m:red p:diag p:tele | m:red m:green m:white p:lat p:tele | m:blue m:yellow m:white p:lat p:diag
        actions
        """
      When every player adds a system
      Then White's legal actions are
        """
        move N
        move E
        move S
        move W
        """

  @SET_13
  Rule: SET-13 Starting units and probes

    @R_17 @example
    Scenario: Three basic units are available, and a probe waits in each harvest area
      FR: Chacun débute avec 3 unités de base disponibles et une sonde dans chacune de ses quatre zones de collecte.
      Given a game of 2 players drawn by lot
      Then White's board holds the probes blue, green, yellow, red
      And Black's board holds the probes blue, green, yellow, red
      And the position shows
        """
        units white basic basic basic
        units black basic basic basic
        light white none
        light black none
        energy white none
        energy black none
        """

  @SET_14
  Rule: SET-14 Locked special units

    @example
    Scenario: Five special units begin locked
      FR: Les cinq unités spéciales débutent verrouillées, en haut du plateau.
      Given a game of 2 players drawn by lot
      Then the position shows
        """
        locked white doubler scientist saboteur chief traveller
        locked black doubler scientist saboteur chief traveller
        """

    Scenario Outline: A locked <unit> is not deployed
      FR: Une unité spéciale verrouillée ne peut pas être déployée.
      Given the position
        """
        N red-L m:green
        """
      When White tries "N deploy <unit> planet"
      Then it is refused: UNIT_NOT_AVAILABLE, UNIT_LOCKED

      Examples:
        | unit      |
        | doubler   |
        | scientist |
        | saboteur  |
        | chief     |
        | traveller |

    @interaction
    Scenario: A Chief taken into the crew may be deployed, and a Doubler left behind may not
      FR: Seule l'unité débloquée en phase 5 peut être déployée à la manche suivante.
      Given the position
        """
        round 2; units white basic basic chief
        N red-L m:green
        """
      When White tries "N deploy doubler planet"
      Then it is refused: UNIT_NOT_AVAILABLE, UNIT_LOCKED
      And White may play "deploy chief planet"

  @SET_15
  Rule: SET-15 Objective cubes and score cube

    Scenario: Everybody begins with 0 points and no objective achieved
      FR: Le score de chacun part de 0, et aucun objectif n'est encore réalisé.
      Given a game of 3 players drawn by lot
      Then the scores are White 0, Black 0, Silver 0
      And the position shows
        """
        achieved light none
        achieved energy none
        """

  @SET_16
  Rule: SET-16 Random first player

    @R_07
    Scenario Outline: Chance decides which of <players> players is first
      FR: Le premier joueur de la manche 1 est tiré au hasard parmi les participants.
      When 300 games of <players> players are drawn by lot
      Then the first player was drawn evenly from <seats>

      Examples:
        | players | seats                      |
        | 2       | white, black               |
        | 3       | white, black, silver       |
        | 4       | white, black, silver, gold |

    @RND_3 @R_09
    Scenario: The first player takes the first turn
      FR: Le premier joueur désigné ouvre la phase 1 ; le suivant dans le sens horaire attend son tour.
      Given a game of 3 players drawn by lot
      When someone sets the game up otherwise
        """
        first black
        """
      Then the position shows
        """
        first black; turn black
        """
      And Black is to choose a planet
      And Silver may not play "take_planet 1": OTHER_SEAT

    Scenario: Somebody who does not take part is not first
      FR: Le premier joueur est l'un des participants.
      Given a game of 2 players drawn by lot
      When someone sets the game up otherwise
        """
        first gold
        """
      Then it cannot be
        """
        first: Gold does not take part
        """
