Feature: End of the game
  After the fifth round the majorities of energy cubes are scored; then points decide, and after them cubes.

  @END_1
  Rule: END-1 When the game ends

    @R_56 @RND_1
    Scenario Outline: After the last recovery of round <round>, <next>
      FR: La dernière récupération clôt la partie en manche 5 ; dans les manches précédentes vient la phase 5.
      Given the position
        """
        round <round>; phase 4
        N    green-E  p:lat   white.basic@P
        """
      When White plays "recover N planet"
      Then <next>

      Examples:
        | round | next                      |
        | 1     | White is to enlist a unit |
        | 2     | White is to enlist a unit |
        | 3     | White is to enlist a unit |
        | 4     | White is to enlist a unit |
        | 5     | the game is over          |

    @R_56
    Scenario: Phase 5 of the last round is not played
      FR: En manche 5, ni équipage ni premier joueur : plus personne ne décide de rien.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        """
      When White plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, GameEnded
      And the position shows
        """
        round 5
        phase over
        """
      And White may not play "enlist chief": GAME_OVER
      And White may not play "name_first white": GAME_OVER
      And Black may not play "recover N planet": GAME_OVER

    Scenario: The last round goes on while anybody has a unit to recover
      FR: La manche 5 n'est finie que lorsque toutes les unités sont récupérées, celles de l'Exil comprises.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        exile three black.basic
        energy white 1 red
        """
      When White plays "recover N planet"
      Then nobody scores
      And Black is to recover a unit
      When Black plays "recover_exile three basic"
      Then White scores 9 and Black scores 3
      And the game is over

    @PRB_5 @interaction
    Scenario: Probes and units of the last round are still used before the end
      FR: En manche 5 aussi, les sondes produisent et les unités sont récupérées avant le décompte final.
      Given the position
        """
        round 5; objectives red four_probes three_green
        units white basic; units black none
        N    green-E  m:white
        S    green-L  p:lat   white.probe@P
        """
      When White plays "N deploy basic planet"
      Then White is to recover a unit
      When White plays "recover N planet"
      Then White scores 11
      And the events are UnitRecovered, CubeTransformed, Scored, Scored, GameEnded

  @END_2
  Rule: END-2 Majorities before comparing

    Scenario Outline: At the end of round <round>, <points> for the most blue energy cubes
      FR: Les majorités ne sont comptées qu'une fois, à la fin de la manche 5.
      Given the position
        """
        round <round>; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 3 blue
        energy black 2 blue
        """
      When White plays "recover N planet"
      Then <points>

      Examples:
        | round | points         |
        | 1     | nobody scores  |
        | 4     | nobody scores  |
        | 5     | White scores 6 |

    Scenario: Light cubes make no majority
      FR: Seuls les cubes d'énergie comptent : cinq cubes de lumière ne valent pas un cube d'énergie.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        light white 5 blue
        energy black 1 blue
        """
      When White plays "recover N planet"
      Then Black scores 6
      And the majorities are
        | colour | held by |
        | blue   | Black   |
        | green  | nobody  |
        | yellow | nobody  |
        | red    | nobody  |

    Scenario: Each colour is compared on its own
      FR: Chaque couleur est comparée séparément, quel que soit le total des cubes.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 5 blue 1 yellow 1 red
        energy black 2 yellow 2 red
        """
      When White plays "recover N planet"
      Then White scores 6 and Black scores 17
      And the majorities are
        | colour | held by |
        | blue   | White   |
        | green  | nobody  |
        | yellow | Black   |
        | red    | Black   |

    @END_4 @R_60
    Scenario Outline: A colour without any energy cube (R-60 <reading>)
      FR: Personne n'a d'énergie rouge : la majorité rouge n'est pas attribuée, ou tous la partagent, selon la lecture.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 1 blue 1 yellow
        energy black 1 green
        """
      And R-60 is read as <reading>
      When White plays "recover N planet"
      Then <points>
      And the majorities are
        | colour | held by   |
        | blue   | White     |
        | green  | Black     |
        | yellow | White     |
        | red    | <held by> |

      Examples:
        | reading   | points                              | held by         |
        | no_award  | White scores 14 and Black scores 7  | nobody          |
        | all_share | White scores 18 and Black scores 11 | White and Black |

    @END_4 @R_60
    Scenario Outline: A game without any energy cube among <players> (R-60 <reading>)
      FR: Sans aucun cube d'énergie, les majorités ne rapportent rien, ou sont partagées entre tous, selon la lecture.
      Given the position
        """
        players <players>; round 5; phase 4
        N    green-E  p:lat   white.basic@P
        """
      And R-60 is read as <reading>
      When White plays "recover N planet"
      Then <points>

      Examples:
        | players                 | reading   | points                                                             |
        | white black             | no_award  | nobody scores                                                      |
        | white black             | all_share | White scores 14 and Black scores 14                                |
        | white black silver      | no_award  | nobody scores                                                      |
        | white black silver      | all_share | White scores 9, Black scores 9, Silver scores 9                    |
        | white black silver gold | no_award  | nobody scores                                                      |
        | white black silver gold | all_share | White scores 6, Black scores 6, Silver scores 6 and Gold scores 6  |

    @R_60
    Scenario Outline: A single cube is a majority (R-60 <reading>)
      FR: Un seul cube suffit à la majorité, et ceux qui n'en ont pas n'y ont aucune part.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 1 blue 1 green 1 yellow
        energy black 1 red
        """
      And R-60 is read as <reading>
      When White plays "recover N planet"
      Then White scores 21 and Black scores 9

      Examples:
        | reading   |
        | no_award  |
        | all_share |

    @TRF_2 @interaction
    Scenario: The last transformation counts for the majority
      FR: Le cube transformé à la toute dernière récupération donne à Blanc la majorité verte.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        light white 1 green
        energy white 1 green
        energy black 1 green
        """
      When White plays "recover N planet"
      Then White scores 11
      And the events are UnitRecovered, CubeTransformed, Scored, Scored, GameEnded

    @R_50 @EXL_4_r2 @interaction
    Scenario: An energy cube made in the Exile counts for the majority
      FR: Le cube transformé par l'Exil ne rapporte rien lui-même, mais compte pour la majorité.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat
        exile transformation white.basic
        light white 1 yellow
        """
      When White plays "recover_exile transformation basic"
      And White plays "transform yellow"
      Then White scores 8
      And the game is over

    @EXL_5 @R_54 @interaction
    Scenario: A swap of energy cubes in the last turn moves majorities
      FR: Au dernier tour, Blanc cède un bleu pour un rouge : il prend le rouge et doit partager le bleu.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat
        exile swap white.basic
        energy white 2 blue
        energy black 1 red
        """
      When White plays "recover_exile swap basic"
      And White plays "swap energy blue black red"
      Then White scores 12 and Black scores 3
      And the majorities are
        | colour | held by         |
        | blue   | White and Black |
        | green  | nobody          |
        | yellow | nobody          |
        | red    | White           |

  @END_3
  Rule: END-3 Majority values

    @END_2
    Scenario Outline: The <colour> majority is worth <value> points
      FR: La majorité vaut 6 points en bleu, 7 en vert, 8 en jaune et 9 en rouge.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 1 <colour>
        energy black 2 <colour>
        """
      When White plays "recover N planet"
      Then Black scores <value>
      And the events are UnitRecovered, ActionLost, Scored, GameEnded

      Examples:
        | colour | value |
        | blue   | 6     |
        | green  | 7     |
        | yellow | 8     |
        | red    | 9     |

    @END_2
    Scenario: The number of cubes does not change the value of a majority
      FR: La majorité vaut autant avec huit cubes qu'avec un seul.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 8 blue
        energy black 1 red
        """
      When White plays "recover N planet"
      Then White scores 6 and Black scores 9

    @END_2
    Scenario: All four majorities together are worth 30 points
      FR: Qui domine dans les quatre couleurs marque 30 points.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 1 blue 1 green 1 yellow 1 red
        """
      When White plays "recover N planet"
      Then White scores 30

  @END_4
  Rule: END-4 Tied majority

    @END_2 @END_3
    Scenario Outline: The <colour> majority shared by <tied> players
      FR: Chacun des ex æquo marque la valeur divisée par leur nombre, arrondie vers le bas.
      Given the position
        """
        players white black silver gold; round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 2 <colour>
        energy black 2 <colour>
        energy silver <silver> <colour>
        energy gold <gold> <colour>
        """
      When White plays "recover N planet"
      Then <points>

      Examples:
        | colour | tied | silver | gold | points                                                            |
        | blue   | 2    | 1      | 1    | White scores 3 and Black scores 3                                 |
        | blue   | 3    | 2      | 1    | White scores 2, Black scores 2 and Silver scores 2                |
        | blue   | 4    | 2      | 2    | White scores 1, Black scores 1, Silver scores 1 and Gold scores 1 |
        | green  | 2    | 1      | 1    | White scores 3 and Black scores 3                                 |
        | green  | 3    | 2      | 1    | White scores 2, Black scores 2 and Silver scores 2                |
        | green  | 4    | 2      | 2    | White scores 1, Black scores 1, Silver scores 1 and Gold scores 1 |
        | yellow | 2    | 1      | 1    | White scores 4 and Black scores 4                                 |
        | yellow | 3    | 2      | 1    | White scores 2, Black scores 2 and Silver scores 2                |
        | yellow | 4    | 2      | 2    | White scores 2, Black scores 2, Silver scores 2 and Gold scores 2 |
        | red    | 2    | 1      | 1    | White scores 4 and Black scores 4                                 |
        | red    | 3    | 2      | 1    | White scores 3, Black scores 3 and Silver scores 3                |
        | red    | 4    | 2      | 2    | White scores 2, Black scores 2, Silver scores 2 and Gold scores 2 |

    Scenario: A tie behind the leader shares nothing
      FR: Les ex æquo de la deuxième place ne marquent rien ; en rouge, ils partagent la première.
      Given the position
        """
        players white black silver; round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 3 yellow
        energy black 2 yellow 1 red
        energy silver 2 yellow 1 red
        """
      When White plays "recover N planet"
      Then White scores 8, Black scores 4 and Silver scores 4

    Scenario: Each share is rounded down by itself
      FR: Chaque couleur est arrondie séparément : la moitié de 7 et la moitié de 9 font 3 et 4, et non 8.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 1 green 1 red
        energy black 1 green 1 red
        """
      When White plays "recover N planet"
      Then White scores 7 and Black scores 7

  @END_5
  Rule: END-5 Winner

    Scenario: The player with the most points wins
      FR: Le plus grand total l'emporte ; les autres suivent dans l'ordre des points.
      Given the position
        """
        players white black silver gold; round 5; phase 4
        N    green-E  p:lat   white.basic@P
        score white 30; score black 41; score silver 29; score gold 40
        """
      When White plays "recover N planet"
      Then Black wins
      And the ranking is
        """
        Black
        Gold
        White
        Silver
        """

    @END_2 @END_3
    Scenario: The majorities come before the comparison
      FR: Noir mène de 8 points avant les majorités ; la majorité rouge donne la victoire à Blanc.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        score white 40; score black 48
        energy white 1 red
        """
      When White plays "recover N planet"
      Then the scores are White 49, Black 48
      And White wins

    @TRF_2 @interaction
    Scenario: The points of the last recovery count for the victory
      FR: Les 4 points de la dernière transformation et la majorité verte font gagner Blanc.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        score white 40; score black 50
        light white 1 green
        """
      When White plays "recover N planet"
      Then the scores are White 51, Black 50
      And White wins

    Scenario: More cubes do not outweigh a point
      FR: Les cubes ne départagent que les ex æquo : un point de plus l'emporte sur dix cubes.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        score white 40; score black 41
        light white 5 blue 5 red
        """
      When White plays "recover N planet"
      Then Black wins
      And the ranking is
        """
        Black
        White
        """

  @END_6
  Rule: END-6 First tie-break

    @R_61
    Scenario Outline: Equal points, and which cubes decide (R-61 <reading>)
      FR: À 60 partout, Blanc a 5 énergies et 3 lumières, Noir 6 énergies, 1 lumière et ses 2 cubes d'objectif.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        score white 54; score black 51
        light white 3 yellow; energy white 5 blue
        light black 1 yellow; energy black 6 red
        achieved light white; achieved energy white
        """
      And R-61 is read as <reading>
      When White plays "recover N planet"
      Then the scores are White 60, Black 60
      And <winner> wins
      And the ranking is
        """
        <winner>
        <second>
        """

      Examples:
        | reading          | winner | second |
        | light_and_energy | White  | Black  |
        | energy_only      | Black  | White  |
        | every_cube       | Black  | White  |

    @R_61
    Scenario Outline: Equal points and energy, a light cube more, and <left> objective cubes left (R-61 <reading>)
      FR: À énergie égale, lumière et cubes d'objectif restants départagent ou non, selon la lecture.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white 1 red; energy black 1 red
        light white 1 blue
        <achieved>
        """
      And R-61 is read as <reading>
      When White plays "recover N planet"
      Then the scores are White 4, Black 4
      And <result>

      Examples:
        | left | achieved                                    | reading          | result                            |
        | 2    | # none                                      | light_and_energy | White wins                        |
        | 2    | # none                                      | energy_only      | White and Black share the victory |
        | 2    | # none                                      | every_cube       | White wins                        |
        | 1    | achieved light white                        | light_and_energy | White wins                        |
        | 1    | achieved light white                        | energy_only      | White and Black share the victory |
        | 1    | achieved light white                        | every_cube       | White and Black share the victory |
        | 0    | achieved light white; achieved energy white | light_and_energy | White wins                        |
        | 0    | achieved light white; achieved energy white | energy_only      | White and Black share the victory |
        | 0    | achieved light white; achieved energy white | every_cube       | Black wins                        |

    @R_61
    Scenario: Light and energy cubes are counted together
      FR: Noir a plus de cubes de lumière, mais Blanc a 4 cubes en tout contre 3.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        score white 40; score black 43
        light white 1 blue; energy white 3 red
        light black 2 red; energy black 1 blue
        """
      When White plays "recover N planet"
      Then the scores are White 49, Black 49
      And White wins

    Scenario: Only those who tie for the win are compared by cubes
      FR: Doré a le plus de cubes mais moins de points : seuls Blanc et Noir, ex æquo en tête, sont départagés.
      Given the position
        """
        players white black gold; round 5; phase 4
        N    green-E  p:lat   white.basic@P
        score white 40; score black 40; score gold 39
        light white 1 blue
        light black 2 blue
        light gold 5 blue
        """
      When White plays "recover N planet"
      Then Black wins
      And the ranking is
        """
        Black
        White
        Gold
        """

    @END_7
    Scenario: Probes and units are no cubes and break no tie
      FR: À égalité de points et de cubes, les sondes de Blanc et son équipage plus nombreux ne comptent pas : la victoire est partagée.
      Given the position
        """
        round 5; phase 4; units black basic
        N    green-E  p:lat   white.basic@P
        E    red-L    p:lat   white.probe@P
        S    blue-L   p:lat   white.probe@P
        score white 40; score black 40
        """
      When White plays "recover N planet"
      Then the scores are White 40, Black 40
      And White and Black share the victory

    @END_2 @END_4 @interaction
    Scenario: A shared majority brings about the tie that the cubes break
      FR: La majorité jaune partagée laisse Blanc et Noir à égalité ; un cube de lumière de plus donne la victoire à Noir.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        score white 40; score black 40
        energy white 2 yellow
        energy black 2 yellow
        light black 1 red
        """
      When White plays "recover N planet"
      Then the scores are White 44, Black 44
      And Black wins

    @HAR_1 @interaction
    Scenario: A cube harvested in the last turn breaks the tie
      FR: Le cube collecté à la dernière récupération ne rapporte rien, mais départage.
      Given the position
        """
        round 5; phase 4; objectives blue four_probes three_green
        N    green-E  m:red   white.basic@M
        score white 40; score black 40
        """
      When White plays "recover N moon"
      Then the scores are White 40, Black 40
      And White wins

    @END_3 @R_61
    Scenario Outline: Equal points by a majority, and energy cubes on one side only, under <reading>
      FR: Blanc rejoint Noir par la majorité du bleu ; à égalité de points, ses cubes d'énergie font la différence.
      Given the position
        """
        round 5; phase 4; score black 6; energy white 2 blue
        N    black-E   p:lat   white.basic@P
        """
      And R-61 is read as <reading>
      When White plays "recover N planet"
      Then the scores are White 6, Black 6
      And White wins

      Examples:
        | reading          |
        | light_and_energy |
        | energy_only      |
        | every_cube       |

  @END_7
  Rule: END-7 Shared win

    @END_6 @interaction
    Scenario: Equal points and equal cubes share the win
      FR: Mêmes points et autant de cubes, lumière et énergie réunies : Blanc et Noir gagnent ensemble.
      Given the position
        """
        round 5; phase 4
        N    green-E  p:lat   white.basic@P
        score white 40; score black 43
        energy white 1 red; light white 2 blue
        energy black 1 blue; light black 2 red
        """
      When White plays "recover N planet"
      Then the scores are White 49, Black 49
      And White and Black share the victory
      And the ranking is
        """
        White and Black
        """

    @END_6
    Scenario: Two of three tied players share the win
      FR: Trois joueurs ont les mêmes points ; les deux qui ont le plus de cubes gagnent ensemble.
      Given the position
        """
        players white black silver; round 5; phase 4
        N    green-E  p:lat   white.basic@P
        light white 2 blue
        light black 1 blue
        light silver 2 red
        """
      When White plays "recover N planet"
      Then White and Silver share the victory
      And the ranking is
        """
        White and Silver
        Black
        """

    Scenario: A game in which nobody has anything is won by all
      FR: Sans point ni cube, les quatre joueurs gagnent ensemble.
      Given the position
        """
        players white black silver gold; round 5; phase 4
        N    green-E  p:lat   white.basic@P
        """
      When White plays "recover N planet"
      Then White, Black, Silver and Gold share the victory

    @FST_3 @END_4 @END_6 @interaction
    Scenario: Three ties in one round, each settled by its own rule
      FR: À égalité, Noir désigne le premier joueur ; la majorité rouge se partage ; la victoire commune suit l'égalité des cubes.
      Given the position
        """
        round 4; phase 5; turn black; first white
        score white 20; score black 20
        units white none; units black none
        energy white 1 red; energy black 1 red
        N    green-E  p:lat
        S    green-E  p:lat
        planets blue blue | - | - | -
        satellites p:lat p:lat | - | - | -
        """
      When Black plays "enlist chief"
      Then Black is to name the first player
      When the game goes on
        """
        black: name_first black
        black: take_planet 1
        black: lay_planet (0,2) energy
        black: take_satellite 1
        white: take_planet 1
        white: lay_planet (0,-2) energy
        white: take_satellite 1
        black: N deploy chief planet
        black: recover N planet
        """
      Then White scores 4 and Black scores 4
      And White and Black share the victory

  @END_8
  Rule: END-8 Example: three players

    @END_2 @END_3 @END_4 @example
    Scenario: Majorities of three players score 10, 15 and 4 points
      FR: A (Blanc) marque 6 + 4 = 10 points, B (Noir) 7 + 8 = 15, C (Argenté) 4.
      Given the position
        """
        players white black silver; round 5; phase 4
        N    green-E  p:lat   white.basic@P
        energy white  2 blue 1 red
        energy black  1 blue 2 green 1 yellow
        energy silver 1 green 1 red
        """
      When White plays "recover N planet"
      Then White scores 10, Black scores 15 and Silver scores 4
      And the majorities are
        | colour | held by          |
        | blue   | White            |
        | green  | Black            |
        | yellow | Black            |
        | red    | White and Silver |
      And Black wins
