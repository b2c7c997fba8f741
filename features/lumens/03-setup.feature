Feature: Setup
  From the box to the first turn: the board, the start places, the bags, the first chips and the first player.
  Everything that chance decides is an outcome like any other: it is named, and checked.

  @SET_1
  Rule: SET-1 Side of the board

    Scenario: Two players play on the side that is made for two
      FR: À deux, on joue sur le côté prévu pour deux.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players
        players yellow green
        actions
        """
      Then Chance is to draw a first chip for Yellow
      And the position shows
        """
        start yellow 1,9
        start green 13,1
        """

    Scenario: The side for two takes no third player
      FR: Le côté prévu pour deux ne convient pas à trois.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players
        players yellow green
        actions
        """
      When someone sets up the position
        """
        board invented-example
        players yellow green
        """
      Then it cannot be
        """
        board: the board INVENTED example for three or four players - not the published board is not made for 2 players
        """

    @R_05
    Scenario: For three players nobody makes a board up
      FR: Le côté pour trois ou quatre n'est pas connu : sans fichier de plateau, pas de partie à trois.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board invented-example
        players yellow green red
        actions
        """
      When someone sets up the position
        """
        players yellow green red
        """
      Then it cannot be
        """
        board: no board for 3 players is shipped, because the published one is not known (R-05). Write yours into a file, which has to pass B-01 to B-11 (lumens board FILE tells), name the file in LUMENS_BOARDS and the board by its digest: board sha256:…; or ask for the one that is invented: board invented-example, lumens new --variant invented-example
        """

  @SET_2
  Rule: SET-2 Player material

    Scenario: Everybody has a bag of 24 chips, a start marker and a score marker
      FR: Chacun a un sac de 24 jetons, un marqueur de départ et un marqueur de score.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board invented-example
        players yellow green red
        actions
        """
      Then the position shows
        """
        bag yellow 1/6 8, 2/5 8, 3/4 8
        bag green 1/6 8, 2/5 8, 3/4 8
        bag red 1/6 8, 2/5 8, 3/4 8
        hand yellow none
        start yellow 1,1
        start green 15,1
        start red 8,15
        """
      And the scores are Yellow 0, Green 0, Red 0

    Scenario: Colours can be taken in any order
      FR: On prend les couleurs que l'on veut : ici Violet, Rouge et Vert, dans le sens horaire.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board invented-example
        players violet red green
        actions
        """
      Then the position shows
        """
        start violet 1,1
        start red 15,1
        start green 8,15
        """
      And Chance is to draw a first chip for Violet

  @SET_3
  Rule: SET-3 Score markers

    @R_08
    Scenario Outline: Scores begin at <begin>, read as <reading>
      FR: Les scores partent de 0 ; selon l'autre lecture, de 1.
      Given R-08 is read as <reading>
      And the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players
        players yellow green
        actions
        """
      Then the scores are Yellow <begin>, Green <begin>

      Examples:
        | reading | begin |
        | zero    | 0     |
        | one     | 1     |

  @SET_4
  Rule: SET-4 Four players: the corners

    Scenario: Four players begin on the four corners
      FR: À quatre, chacun part d'un angle, dans le sens horaire.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board invented-example
        players yellow green red violet
        actions
        """
      Then the position shows
        """
        start yellow 1,1
        start green 15,1
        start red 15,15
        start violet 1,15
        """

    Scenario: Nobody of four begins anywhere but on a corner
      FR: À quatre, un marqueur au milieu d'un bord est exclu.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board invented-example
        players yellow green red violet
        start yellow 15,15
        start green 1,15
        start red 1,1
        start violet 15,1
        actions
        """
      When someone sets up the position
        """
        board invented-example
        players yellow green red violet
        start red 8,15
        """
      Then it cannot be
        """
        start of red: 8,15 is no start place of 4
        """

    @R_10
    Scenario: Where places are chosen, four players choose among the corners
      FR: Si l'on choisit sa place, ce sera un angle encore libre, et rien d'autre.
      Given R-10 is read as chosen_in_order
      And the position
        """
        board invented-example
        players yellow green red violet
        start yellow 15,1
        pending choose_start green
        """
      Then Green's legal actions are
        """
        take 1,1
        take 15,15
        take 1,15
        """
      And Green may not play "take 15,1": START_TAKEN
      And Green may not play "take 8,15": NO_START_PLACE
      And Green may not play "take 16,1": NOT_ON_BOARD
      And Red may not play "take 1,1": NOT_YOUR_TURN
      And Green may not play "place 1,7 2": WRONG_DECISION
      When Green plays "take 15,15"
      Then Red is to take a start place

  @SET_6
  Rule: SET-6 Three players: the marked cells

    @R_09
    Scenario Outline: The start places of three, read as <reading>
      FR: À trois : deux angles et le milieu du bord opposé ; selon l'autre lecture, trois angles.
      Given R-09 is read as <reading>
      And the game
        """
        lumens-record 1
        rules 0.1.0
        board invented-example
        players yellow green red
        actions
        """
      Then the position shows
        """
        start yellow 1,1
        start green 15,1
        start red <third>
        """

      Examples:
        | reading                | third |
        | two_corners_and_middle | 8,15  |
        | three_corners          | 15,15 |

    @R_09
    Scenario Outline: A place that is not marked for three, read as <reading>
      FR: Le troisième ne peut pas partir d'une case que sa lecture n'indique pas.
      Given R-09 is read as <reading>
      And the game
        """
        lumens-record 1
        rules 0.1.0
        board invented-example
        players yellow green red
        actions
        """
      When someone sets up the position
        """
        board invented-example
        players yellow green red
        start red <third>
        """
      Then it cannot be
        """
        start of red: <third> is no start place of 3
        """

      Examples:
        | reading                | third |
        | two_corners_and_middle | 15,15 |
        | three_corners          | 8,15  |

    @R_10
    Scenario: Three players choose their places one after another
      FR: Si l'on choisit sa place, le premier joueur assis en a trois, le suivant deux.
      Given R-10 is read as chosen_in_order
      And the game
        """
        lumens-record 1
        rules 0.1.0
        board invented-example
        players yellow green red
        actions
        """
      Then Yellow's legal actions are
        """
        take 1,1
        take 15,1
        take 8,15
        """
      And Yellow may not play "take 15,15": NO_START_PLACE
      And Yellow may not play "face 1": WRONG_DECISION
      When Yellow plays "take 8,15"
      Then Green's legal actions are
        """
        take 1,1
        take 15,1
        """
      And Green may not play "take 8,15": START_TAKEN

    @R_10
    Scenario Outline: Whether anybody chooses a start place, read as <reading>
      FR: Par défaut les places sont données : on commence par piocher. Selon l'autre lecture, Jaune choisit d'abord.
      Given R-10 is read as <reading>
      And the game
        """
        lumens-record 1
        rules 0.1.0
        board invented-example
        players yellow green red
        actions
        """
      Then <what is next>
      When Yellow tries "take 8,15"
      Then <verdict>

      Examples:
        | reading         | what is next                              | verdict                      |
        | fixed_by_layout | Chance is to draw a first chip for Yellow | it is refused: NOT_YOUR_TURN |
        | chosen_in_order | Yellow is to take a start place           | it is allowed                |

    @R_09 @R_10 @interaction
    Scenario: Three players who choose among corners have four of them
      FR: Les deux autres lectures ensemble : le premier choisit parmi quatre angles.
      Given R-09 is read as three_corners
      And R-10 is read as chosen_in_order
      And the game
        """
        lumens-record 1
        rules 0.1.0
        board invented-example
        players yellow green red
        actions
        """
      Then Yellow's legal actions are
        """
        take 1,1
        take 15,1
        take 15,15
        take 1,15
        """
      And Yellow may not play "take 8,15": NO_START_PLACE

  @SET_7
  Rule: SET-7 Two players: opposite corners

    @R_04
    Scenario: Two players begin on opposite corners of the board that is known
      FR: À deux, on part de deux angles opposés du plateau connu, de seconde main.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players second-hand
        players yellow green
        start yellow 13,1
        start green 1,9
        actions
        """
      Then the position shows
        """
        start yellow 13,1
        start green 1,9
        """

    Scenario: Corners that are not opposite, or one for both, cannot be
      FR: Deux angles voisins, ou le même pour les deux, ne peuvent pas servir.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players
        players yellow green
        actions
        """
      When someone sets up the position
        """
        start yellow 1,1
        start green 13,1
        """
      Then it cannot be
        """
        start of yellow: 1,1 is no start place of 2
        """
      When someone sets up the position
        """
        start yellow 1,9
        start green 1,9
        """
      Then it cannot be
        """
        start of yellow: 1,9 is the start cell of two players
        start of green: 1,9 is the start cell of two players
        """

    @R_10
    Scenario: Where places are chosen, the second of two has no choice left
      FR: Le premier choisit son angle ; au second il ne reste que l'autre.
      Given R-10 is read as chosen_in_order
      And the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players
        players yellow green
        actions
        """
      When Yellow plays "take 13,1"
      Then the events are StartTaken
      And Green's legal actions are
        """
        take 1,9
        """
      And Green may not play "take 13,1": START_TAKEN
      And Green may not play "start 6": WRONG_DECISION

  @SET_8
  Rule: SET-8 Filling the bags

    Scenario: From a full bag each kind comes as likely as another
      FR: Le sac plein contient huit jetons de chaque sorte : chacune a autant de chances.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players
        players yellow green
        actions
        """
      Then the chances are
        | outcome  | weight |
        | draw 1/6 | 8      |
        | draw 2/5 | 8      |
        | draw 3/4 | 8      |
      When Chance plays "draw 2/5"
      Then the position shows
        """
        bag yellow 1/6 8, 2/5 7, 3/4 8
        bag green 1/6 8, 2/5 8, 3/4 8
        """

  @SET_9
  Rule: SET-9 First chip

    Scenario: Everybody draws a first chip, and it is laid on the start marker
      FR: Chacun pioche son premier jeton et le pose sur son marqueur de départ.
      Given the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players
        players yellow green
        actions
        """
      When Chance plays "draw 1/6"
      Then Chance is to draw a first chip for Green
      And Yellow may not play "face 6": NOT_YOUR_TURN
      When Chance plays "draw 3/4"
      Then Yellow is to choose a face
      When the game goes on
        """
        yellow: face 6
        green: face 3
        chance: draw 1/6
        """
      Then the position shows
        """
        1,9 Y6
        13,1 G3
        first-chip yellow none
        """

    @R_11
    Scenario Outline: What is asked first in the setup, read as <reading>
      FR: D'abord les premiers jetons, puis le premier joueur ; ou l'inverse, selon l'autre lecture.
      Given R-11 is read as <reading>
      And the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players
        players yellow green
        actions
        """
      Then Chance is to <what>
      When Chance plays "<outcome>"
      Then Chance is to <next>

      Examples:
        | reading       | what                         | outcome     | next                        |
        | simultaneous  | draw a first chip for Yellow | draw 1/6    | draw a first chip for Green |
        | in_turn_order | draw the first player        | first green | draw a first chip for Green |

  @SET_10
  Rule: SET-10 Face of the first chip

    Scenario: Either face of the first chip may lie up
      FR: Le premier jeton montre la face que l'on veut, mais seulement l'une des siennes.
      Given the position
        """
        first-chip yellow 2/5
        pending choose_face yellow
        """
      Then Yellow's legal actions are
        """
        face 2
        face 5
        """
      And Yellow may not play "face 4": FACE_NOT_AVAILABLE
      And Green may not play "face 1": NOT_YOUR_TURN
      And Yellow may not play "place 1,7 2": WRONG_DECISION
      When Yellow plays "face 5"
      Then the position shows
        """
        first-chip yellow 2/5 5
        """

    @R_11
    Scenario: By default nobody sees another's first chip before all have chosen
      FR: Par défaut, Vert choisit sa face sans rien savoir du premier jeton de Jaune.
      Given R-11 is read as simultaneous
      And the position
        """
        first-chip yellow 1/6
        first-chip green 3/4
        pending choose_face yellow
        """
      When Yellow plays "face 6"
      Then Green is to choose a face
      And Green cannot know the first chip of Yellow

    @R_11
    Scenario: Under the other reading the first player lays openly before the next one draws
      FR: Selon l'autre lecture, Vert voit le 6 de Jaune sur son marqueur avant de choisir sa face.
      Given R-11 is read as in_turn_order
      And the position
        """
        first-chip yellow 1/6
        pending choose_face yellow
        """
      When Yellow plays "face 6"
      Then Chance is to draw a first chip for Green
      And Green sees Y6 on 1,9, 1 high
      When Chance plays "draw 3/4"
      Then Green is to choose a face

  @SET_11
  Rule: SET-11 First chip in hand

    @DRW_2
    Scenario: Everybody draws one chip more, and nobody else sees it
      FR: Chacun pioche encore un jeton, et le tient caché.
      Given the position
        """
        1,9    Y6
        13,1   G3
        pending draw_chip chance player=yellow purpose=hand
        """
      Then the chances are
        | outcome  | weight |
        | draw 1/6 | 7      |
        | draw 2/5 | 8      |
        | draw 3/4 | 8      |
      When Chance plays "draw 2/5"
      Then Chance is to draw a first hand for Green
      And Green cannot know which chip Yellow holds
      When Chance plays "draw 1/6"
      Then Chance is to draw the first player
      And the position shows
        """
        hand yellow 2/5
        hand green 1/6
        """

    @R_23
    Scenario Outline: Who decides about the first hand, read as <reading>
      FR: Le hasard ; selon l'autre lecture, chaque joueur choisit dans son sac, sauf le premier jeton.
      Given R-23 is read as <reading>
      And the position
        """
        1,9    Y6
        13,1   G3
        pending draw_chip <decider> player=yellow purpose=hand
        """
      Then <who> may play "draw 2/5"
      And Green may not play "draw 2/5": NOT_YOUR_TURN
      When <who> plays "draw 2/5"
      Then the position shows
        """
        hand yellow 2/5
        """

      Examples:
        | reading | decider | who    |
        | random  | chance  | Chance |
        | chosen  | yellow  | Yellow |

    @R_23 @SET_9
    Scenario: The first chip of all is drawn blindly under every reading
      FR: Le tout premier jeton est pioché au hasard, quelle que soit la lecture.
      Given R-23 is read as chosen
      And the position
        """
        pending draw_chip chance player=yellow purpose=start
        """
      Then Yellow may not play "draw 1/6": NOT_YOUR_TURN
      When the game goes on
        """
        chance: draw 1/6
        chance: draw 1/6
        yellow: face 1
        green: face 1
        yellow: draw 3/4
        """
      Then Green is to draw a first hand for Green

  @SET_12
  Rule: SET-12 Random first player

    Scenario: Chance names the first player, everybody alike
      FR: Le sort désigne le premier joueur, chacun ayant les mêmes chances.
      Given the position
        """
        board invented-example
        players yellow green red
        pending draw_first_player chance
        """
      Then the chances are
        | outcome      | weight |
        | first yellow | 1      |
        | first green  | 1      |
        | first red    | 1      |
      And Chance may not play "first violet": NO_SUCH_SEAT
      And Chance may not play "draw 1/6": WRONG_DECISION
      And Yellow may not play "first yellow": NOT_YOUR_TURN
      When Chance plays "first red"
      Then the events are FirstPlayerDrawn, TurnBegan
      And Red is to place a chip

    @R_11 @R_10 @interaction
    Scenario: Every other reading of the setup at once
      FR: Les places d'abord, puis le premier joueur, puis chacun à son tour pioche, choisit et pose.
      Given R-11 is read as in_turn_order
      And R-10 is read as chosen_in_order
      And the game
        """
        lumens-record 1
        rules 0.1.0
        board two-players
        players yellow green
        actions
        """
      When the game goes on
        """
        yellow: take 13,1
        green: take 1,9
        chance: first green
        chance: draw 1/6
        green: face 1
        """
      Then Chance is to draw a first chip for Yellow
      And Chance may not play "first yellow": WRONG_DECISION
      And the position shows
        """
        first green
        1,9 G1
        13,1 none
        """
