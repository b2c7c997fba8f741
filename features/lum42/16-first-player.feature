Feature: Phase 5: first player
  Once all crews have changed, the player with the fewest points names the first player of the next round.

  @FST_1
  Rule: FST-1 Who names the first player

    Scenario: The player with the fewest points names the first player
      FR: Celui qui compte le moins de points désigne le premier joueur, une fois tous les équipages changés.
      Given the position
        """
        players white black silver gold; phase 5; turn gold
        score white 12; score black 3; score silver 7; score gold 9
        N    red-L    p:lat
        """
      When Gold plays "enlist chief"
      Then Black is to name the first player
      And White may not play "name_first white": OTHER_SEAT
      When Black plays "name_first silver"
      Then the position shows
        """
        first silver
        """

    Scenario Outline: With scores of <white>, <black>, <silver> and <gold> the first player is named by <namer>
      FR: Le plus faible score désigne le premier joueur, où qu'il soit assis.
      Given the position
        """
        players white black silver gold; phase 5; turn gold
        score white <white>; score black <black>; score silver <silver>; score gold <gold>
        N    red-L    p:lat
        """
      When Gold plays "enlist chief"
      And <namer> plays "name_first black"
      Then the position shows
        """
        first black
        """

      Examples:
        | white | black | silver | gold | namer  |
        | 3     | 4     | 5      | 6    | White  |
        | 5     | 4     | 5      | 6    | Black  |
        | 5     | 4     | 1      | 6    | Silver |
        | 20    | 14    | 11     | 10   | Gold   |

    Scenario: Nobody names the first player before the last crew change
      FR: Le premier joueur n'est pas désigné avant le dernier changement d'équipage.
      Given the position
        """
        phase 5; turn black; score white 5
        N    red-L    p:lat
        """
      Then Black may not play "name_first black": OTHER_DECISION
      When Black plays "enlist chief"
      Then Black may play "name_first black"

    Scenario: The first player must be named
      FR: Le premier joueur doit être désigné : on ne peut s'en dispenser.
      Given the position
        """
        phase 5; turn black; score white 5
        N    red-L    p:lat
        """
      When Black plays "enlist chief"
      Then Black's legal actions are
        """
        name_first white
        name_first black
        """
      And Black may not play "decline": OTHER_DECISION

    @TRF_2 @interaction
    Scenario: Points of the last recovery decide who names the first player
      FR: Les points de la dernière récupération comptent : Blanc dépasse Noir, et c'est Noir qui décide.
      Given the position
        """
        phase 4; score white 2; score black 3
        N    green-E  p:lat   white.basic@P
        light white 1 green
        """
      When White plays "recover N planet"
      Then White scores 4
      When the game goes on
        """
        white: enlist chief
        black: enlist chief
        """
      Then Black is to name the first player
      And Black may play "name_first black"

  @FST_2
  Rule: FST-2 Any player may be named

    Scenario: Every player may be named
      FR: Celui qui décide peut nommer n'importe quel joueur, lui-même compris.
      Given the position
        """
        players white black silver gold; phase 5; turn gold
        score white 1; score black 1; score gold 1
        N    red-L    p:lat
        """
      When Gold plays "enlist chief"
      Then Silver's legal actions are
        """
        name_first white
        name_first black
        name_first silver
        name_first gold
        """

    @FST_4 @interaction
    Scenario: The player with the fewest points names themself and begins the next round
      FR: Noir, dernier au score, se désigne lui-même et commence la manche suivante.
      Given the position
        """
        phase 5; turn black; score white 5
        N    red-L    p:lat
        """
      When Black plays "enlist chief"
      And Black plays "name_first black"
      Then the position shows
        """
        round 2
        first black
        turn black
        """
      And Black is to choose a planet

    @FST_4 @interaction
    Scenario: The first player may be named again
      FR: Le premier joueur en titre peut être désigné de nouveau.
      Given the position
        """
        phase 5; turn black; score white 5
        N    red-L    p:lat
        """
      When Black plays "enlist chief"
      And Black plays "name_first white"
      Then the position shows
        """
        round 2
        first white
        turn white
        """

    Scenario: Nobody outside the game may be named
      FR: On ne désigne personne qui ne joue pas.
      Given the position
        """
        players white black silver; phase 5; turn silver
        N    red-L    p:lat
        """
      When Silver plays "enlist chief"
      Then Silver may not play "name_first gold": NOT_PLAYING

  @FST_3
  Rule: FST-3 Tie for the fewest points

    @R_59
    Scenario Outline: Under <reading>, with the fewest points held by <tied>, <namer> decides
      FR: La lecture départage les derniers au score : dernier du tour, plus proche à gauche, ou premier du tour.
      Given the position
        """
        players white black silver gold; first white; phase 5; turn gold
        score white <white>; score black <black>; score silver <silver>; score gold <gold>
        N    red-L    p:lat
        """
      And R-59 is read as <reading>
      When Gold plays "enlist chief"
      Then <namer> is to name the first player
      When <namer> plays "name_first silver"
      Then the position shows
        """
        first silver
        """

      Examples:
        | tied                    | white | black | silver | gold | reading             | namer  |
        | Black, Silver and Gold  | 9     | 4     | 4      | 4    | last_in_turn_order  | Gold   |
        | Black, Silver and Gold  | 9     | 4     | 4      | 4    | nearest_left        | Black  |
        | Black, Silver and Gold  | 9     | 4     | 4      | 4    | first_in_turn_order | Black  |
        | White and Black         | 4     | 4     | 9      | 9    | last_in_turn_order  | Black  |
        | White and Black         | 4     | 4     | 9      | 9    | nearest_left        | Black  |
        | White and Black         | 4     | 4     | 9      | 9    | first_in_turn_order | White  |
        | White, Black and Silver | 4     | 4     | 4      | 9    | last_in_turn_order  | Silver |
        | White, Black and Silver | 4     | 4     | 4      | 9    | nearest_left        | Black  |
        | White, Black and Silver | 4     | 4     | 4      | 9    | first_in_turn_order | White  |
        | White alone             | 4     | 5     | 9      | 9    | last_in_turn_order  | White  |
        | White alone             | 4     | 5     | 9      | 9    | nearest_left        | White  |
        | White alone             | 4     | 5     | 9      | 9    | first_in_turn_order | White  |

    @R_09
    Scenario Outline: The first player is <first>, the lowest are <tied>: <namer> decides
      FR: Entre ex æquo décide celui qui est assis le plus loin, dans le sens horaire, du premier joueur en titre.
      Given the position
        """
        players white black silver gold; first <first>; phase 5; turn <last>
        score white <white>; score black <black>; score silver <silver>; score gold <gold>
        N    red-L    p:lat
        """
      When <enlister> plays "enlist chief"
      And <namer> plays "name_first white"
      Then the position shows
        """
        first white
        """

      Examples:
        | first  | last   | enlister | tied             | white | black | silver | gold | namer  |
        | white  | gold   | Gold     | all four         | 4     | 4     | 4      | 4    | Gold   |
        | black  | white  | White    | all four         | 4     | 4     | 4      | 4    | White  |
        | silver | black  | Black    | all four         | 4     | 4     | 4      | 4    | Black  |
        | gold   | silver | Silver   | all four         | 4     | 4     | 4      | 4    | Silver |
        | black  | white  | White    | White and Silver | 4     | 7     | 4      | 7    | White  |
        | silver | black  | Black    | White and Gold   | 4     | 7     | 7      | 4    | White  |
        | gold   | silver | Silver   | White and Gold   | 4     | 7     | 7      | 4    | White  |
        | white  | gold   | Gold     | White and Gold   | 4     | 7     | 7      | 4    | Gold   |

    Scenario Outline: Of two players with equal points, the one who is not first player decides: <namer>
      FR: À deux, en cas d'égalité, la décision appartient à celui qui n'est pas premier joueur.
      Given the position
        """
        players white black; first <first>; phase 5; turn <last>
        score white 7; score black 7
        N    red-L    p:lat
        """
      When <namer> plays "enlist chief"
      Then <namer> is to name the first player
      And <other> may not play "name_first <last>": OTHER_SEAT
      When <namer> plays "name_first <last>"
      Then the position shows
        """
        first <last>
        """

      Examples:
        | first | last  | namer | other |
        | white | black | Black | White |
        | black | white | White | Black |

    Scenario: Seats are counted as the players sit
      FR: On compte les places autour de la table, non les couleurs : Doré est ici à la gauche de Blanc.
      Given the position
        """
        players white gold black; phase 5; turn black; score white 8
        N    red-L    p:lat
        """
      When Black plays "enlist chief"
      Then Black is to name the first player
      And Gold may not play "name_first gold": OTHER_SEAT
      And Black may play "name_first gold"

  @FST_4
  Rule: FST-4 Handing over the token

    @RND_3
    Scenario: The player named begins the next round
      FR: Le joueur désigné reçoit le jeton, et la manche suivante commence par lui.
      Given the position
        """
        players white black silver gold; phase 5; turn gold
        score white 5; score silver 5; score gold 5
        N    red-L    p:lat
        """
      When Gold plays "enlist chief"
      And Black plays "name_first silver"
      Then the position shows
        """
        round 2
        phase 1
        first silver
        turn silver
        """
      And Silver is to choose a planet
      And White may not play "take_planet 1": OTHER_SEAT

    @RND_3 @interaction
    Scenario: Turns go clockwise from the player named
      FR: Le tour de table part du joueur désigné et continue dans le sens horaire.
      Given the position
        """
        players white black silver; phase 5; turn silver
        N    blue-L   p:lat
        planets red red red | - | - | -
        satellites m:red m:red m:red | - | - | -
        """
      When the game goes on
        """
        silver: enlist chief
        silver: name_first black
        black: take_planet 1
        black: lay_planet (0,2) light
        black: take_satellite 1
        """
      Then Silver is to choose a planet

    Scenario: Naming the first player ends phase 5
      FR: La désignation met fin à la phase 5 ; la phase 1 de la manche suivante commence.
      Given the position
        """
        phase 5; turn black; score white 5
        N    red-L    p:lat
        """
      When Black plays "enlist chief"
      Then the events are CrewChanged
      When Black plays "name_first white"
      Then the events are FirstNamed, RoundBegan, PhaseBegan, TurnBegan
      And nobody scores
