Feature: Phase 5: crew
  At the end of a round the round token moves on, and every player takes a special unit into the crew: in the place of
  a basic unit after rounds 1 and 3, besides all others after rounds 2 and 4.

  @CRW_1
  Rule: CRW-1 Round token

    @CRW_2 @FST_4
    Scenario: Phase 5 of round 1 leads to round 2
      FR: La phase 5 de la manche 1 mène à la manche 2.
      Given the position
        """
        round 1; phase 4; score white 1
        N    black-E  p:lat   white.basic@P
        """
      When White plays "recover N planet"
      Then the position shows
        """
        phase 5
        """
      When the game goes on
        """
        white: enlist chief
        black: enlist chief
        black: name_first white
        """
      Then the position shows
        """
        round 2
        phase 1
        """

    Scenario Outline: The round token goes down one space after round <round>
      FR: Le jeton de manche descend d'un cran, et d'un seul, à chaque phase 5.
      Given the position
        """
        round <round>; phase 5; pending choose_first black
        N    red-L    p:lat
        """
      When Black plays "name_first black"
      Then the position shows
        """
        round <next>
        """

      Examples:
        | round | next |
        | 1     | 2    |
        | 2     | 3    |
        | 3     | 4    |
        | 4     | 5    |

  @CRW_2
  Rule: CRW-2 Crew change in turn order

    @RND_3
    Scenario: Crews change clockwise from the first player
      FR: Les équipages changent dans le sens horaire à partir du premier joueur, une fois chacun.
      Given the position
        """
        players white black silver; first black; phase 5
        N    red-L    p:lat
        """
      Then Black is to enlist a unit
      When Black plays "enlist chief"
      Then Silver is to enlist a unit
      When Silver plays "enlist chief"
      Then White is to enlist a unit
      When White plays "enlist chief"
      Then White is to name the first player

    Scenario: Nobody changes crew before their turn
      FR: Personne ne change d'équipage avant son tour.
      Given the position
        """
        players white black silver; phase 5
        N    red-L    p:lat
        """
      When White plays "enlist chief"
      Then Silver may not play "enlist chief": OTHER_SEAT
      And White may not play "enlist doubler": OTHER_SEAT
      And Black may play "enlist chief"

    @R_57
    Scenario: Nobody keeps three basic units after round 1
      FR: Le changement d'équipage est obligatoire : on ne garde pas ses trois unités de base.
      Given the position
        """
        phase 5
        N    red-L    p:lat
        """
      When White plays "enlist chief"
      Then Black's legal actions are
        """
        enlist doubler
        enlist scientist
        enlist saboteur
        enlist chief
        enlist traveller
        """
      And Black may not play "enlist basic": NOT_LOCKED
      And Black may not play "decline": OTHER_DECISION
      And Black may not play "name_first black": OTHER_DECISION

    @R_56
    Scenario Outline: After phase 4 of round <round>: <then>
      FR: Après la phase 4, on change d'équipage aux manches 1 à 4 ; la manche 5 n'a pas de phase 5.
      Given the position
        """
        round <round>; phase 4
        N    black-E  p:lat   white.basic@P
        """
      When White plays "recover N planet"
      Then <then>
      And nobody scores
      And the position shows
        """
        round <round>
        phase <phase>
        """

      Examples:
        | round | then                      | phase |
        | 1     | White is to enlist a unit | 5     |
        | 2     | White is to enlist a unit | 5     |
        | 3     | White is to enlist a unit | 5     |
        | 4     | White is to enlist a unit | 5     |
        | 5     | the game is over          | over  |

    @REC_5 @FST_1 @R_79
    Scenario: Where nobody has a crew change, no turn begins, and the first player is named at once
      FR: Personne ne change d'équipage : aucun tour ne commence en phase 5, Noir y reste premier, et Blanc désigne aussitôt.
      Given the position
        """
        reading R-79 custom_start
        players white black silver; phase 4; first black; turn silver; score black 1; score silver 2
        locked white none; locked black none; locked silver none
        N    black-E  p:lat   silver.basic@P
        """
      When Silver plays "recover N planet"
      Then the events are UnitRecovered, ActionLost, PhaseBegan
      And White is to name the first player
      And the position shows
        """
        phase 5; first black; turn black
        """
      When White plays "name_first silver"
      Then the events are FirstNamed, RoundBegan, PhaseBegan, TurnBegan
      And the position shows
        """
        round 2; phase 1; first silver; turn silver
        """

  @CRW_3
  Rule: CRW-3 Replacement after rounds 1 and 3

    @R_55 @example
    Scenario Outline: After round <round> the Chief takes the place of a basic unit
      FR: En fin de manches 1 et 3, le Chef prend la place d'une unité de base.
      Given the position
        """
        round <round>; phase 5; units white <before>
        N    red-L    p:lat
        """
      When White plays "enlist chief"
      Then the position shows
        """
        units white <after>
        locked white <locked>
        """

      Examples:
        | round | before                        | after                         | locked                               |
        | 1     | basic basic basic             | basic basic chief             | doubler scientist saboteur traveller |
        | 3     | basic basic doubler traveller | basic doubler traveller chief | scientist saboteur                   |

    @CRW_2
    Scenario: Only the player whose turn it is loses a basic unit
      FR: Seul le joueur dont c'est le tour remplace une unité de base.
      Given the position
        """
        phase 5
        N    red-L    p:lat
        """
      When White plays "enlist saboteur"
      Then the position shows
        """
        units white basic basic saboteur
        units black basic basic basic
        """

    @CRW_2 @R_79
    Scenario: Without a basic unit to replace the change is left out
      FR: Sans unité de base à remplacer, le changement est omis ; c'est possible avec des équipages donnés au départ.
      Given the position
        """
        reading R-79 custom_start
        players white black silver; phase 5
        units black chief rogue twosome; locked black doubler
        N    red-L    p:lat
        """
      When White plays "enlist chief"
      Then Silver is to enlist a unit
      And the position shows
        """
        units white basic basic chief
        units black chief rogue twosome
        locked black doubler
        """

    @CRW_2 @R_79
    Scenario: With nothing locked no basic unit is lost
      FR: Sans unité verrouillée, le changement est omis et aucune unité de base ne part.
      Given the position
        """
        reading R-79 custom_start
        players white black silver; phase 5; locked black none
        N    red-L    p:lat
        """
      When White plays "enlist chief"
      Then Silver is to enlist a unit
      And the position shows
        """
        units black basic basic basic
        locked black none
        """

  @CRW_4
  Rule: CRW-4 Addition after rounds 2 and 4

    @R_55 @example
    Scenario Outline: After round <round> the Chief joins the crew and nobody leaves it
      FR: En fin de manches 2 et 4, le Chef rejoint l'équipage et personne ne le quitte.
      Given the position
        """
        round <round>; phase 5; units white <before>
        N    red-L    p:lat
        """
      When White plays "enlist chief"
      Then the position shows
        """
        units white <after>
        locked white <locked>
        """

      Examples:
        | round | before                            | after                                   | locked                     |
        | 2     | basic basic traveller             | basic basic traveller chief             | doubler scientist saboteur |
        | 4     | basic doubler scientist traveller | basic doubler scientist traveller chief | saboteur                   |

    @CRW_5 @R_58
    Scenario: A replaced basic unit does not come back
      FR: L'unité de base remplacée a quitté le jeu : on n'ajoute que des unités spéciales.
      Given the position
        """
        round 2; phase 5; units white basic basic chief
        N    red-L    p:lat
        """
      Then White's legal actions are
        """
        enlist doubler
        enlist scientist
        enlist saboteur
        enlist traveller
        """
      And White may not play "enlist basic": NOT_LOCKED
      When White plays "enlist doubler"
      Then the position shows
        """
        units white basic basic chief doubler
        """

    @CRW_2 @R_79
    Scenario: With nothing locked there is nothing to add
      FR: Sans unité verrouillée, il n'y a rien à ajouter et le joueur est sauté.
      Given the position
        """
        reading R-79 custom_start
        players white black silver; round 2; phase 5; locked black none
        N    red-L    p:lat
        """
      When White plays "enlist chief"
      Then Silver is to enlist a unit
      And the position shows
        """
        units black basic basic
        """

  @CRW_5
  Rule: CRW-5 Free choice of special unit

    Scenario: A player may choose what another has chosen, or anything else
      FR: Chacun choisit parmi ses propres unités, quel que soit le choix des autres.
      Given the position
        """
        phase 5
        N    red-L    p:lat
        """
      When White plays "enlist chief"
      Then Black's legal actions are
        """
        enlist doubler
        enlist scientist
        enlist saboteur
        enlist chief
        enlist traveller
        """

    Scenario: Crews may differ
      FR: Les équipages peuvent différer.
      Given the position
        """
        phase 5
        N    red-L    p:lat
        """
      When the game goes on
        """
        white: enlist doubler
        black: enlist traveller
        """
      Then the position shows
        """
        units white basic basic doubler
        units black basic basic traveller
        """

    Scenario: A special unit already in the crew cannot be chosen again
      FR: Une unité spéciale déjà débloquée ne peut être choisie de nouveau.
      Given the position
        """
        round 2; phase 5; units white basic basic chief
        N    red-L    p:lat
        """
      When White tries "enlist chief"
      Then it is refused: NOT_LOCKED

    @R_79
    Scenario: In the base game there are five special units to choose from
      FR: Dans le jeu de base, on choisit parmi cinq unités spéciales.
      Given the position
        """
        phase 5
        N    red-L    p:lat
        """
      Then White's legal actions are
        """
        enlist doubler
        enlist scientist
        enlist saboteur
        enlist chief
        enlist traveller
        """

    @R_79
    Scenario: With the extension there are eight special units to choose from
      FR: Avec l'extension, on choisit parmi huit unités spéciales.
      Given the position
        """
        phase 5
        N    red-L    p:lat
        """
      And R-79 is read as wider_choice
      Then White's legal actions are
        """
        enlist doubler
        enlist scientist
        enlist saboteur
        enlist chief
        enlist traveller
        enlist twosome
        enlist booster
        enlist rogue
        """

    @R_79
    Scenario: Where crews are given, the choice is among the units given
      FR: Quand les équipages sont donnés au départ, on choisit parmi les unités données.
      Given the position
        """
        phase 5; locked white chief rogue
        N    red-L    p:lat
        """
      And R-79 is read as custom_start
      Then White's legal actions are
        """
        enlist chief
        enlist rogue
        """

    @R_79
    Scenario Outline: Under <reading> White chooses among <number> special units
      FR: Le nombre d'unités spéciales au choix dépend de la lecture : 5, 8, ou selon les données.
      Given the position
        """
        phase 5
        <crews given>
        N    red-L    p:lat
        """
      And R-79 is read as <reading>
      Then the position shows
        """
        locked white <locked>
        """
      And <Saboteur>
      And <Rogue>

      Examples:
        | reading      | crews given              | number | locked                                                           | Saboteur                                         | Rogue                                         |
        | off          | # none                   | 5      | doubler scientist saboteur chief traveller                       | White may play "enlist saboteur"                 | White may not play "enlist rogue": NOT_LOCKED |
        | wider_choice | # none                   | 8      | doubler scientist saboteur chief traveller twosome booster rogue | White may play "enlist saboteur"                 | White may play "enlist rogue"                 |
        | custom_start | locked white chief rogue | 2      | chief rogue                                                      | White may not play "enlist saboteur": NOT_LOCKED | White may play "enlist rogue"                 |

  @CRW_6
  Rule: CRW-6 Crew sizes

    @CRW_5 @R_55 @R_57
    Scenario Outline: In round <next> a crew counts <size> units, <special> of them special
      FR: Un équipage compte 3, 3, 4, 4 puis 5 unités, dont 0, 1, 2, 3 puis 4 spéciales.
      Given the position
        """
        round <round>; phase 5; turn black; score white 1; units black <crew before>
        N    red-L    p:lat
        """
      When Black plays "enlist <unit>"
      And Black plays "name_first white"
      Then the position shows
        """
        round <next>
        units black <crew>
        """

      Examples:
        | round | crew before                   | unit      | next | size | special | crew                                    |
        | 1     | basic basic basic             | doubler   | 2    | 3    | 1       | basic basic doubler                     |
        | 2     | basic basic doubler           | scientist | 3    | 4    | 2       | basic basic doubler scientist           |
        | 3     | basic basic doubler scientist | chief     | 4    | 4    | 3       | basic doubler scientist chief           |
        | 4     | basic doubler scientist chief | traveller | 5    | 5    | 4       | basic doubler scientist chief traveller |

    @R_55
    Scenario: After four changes one special unit has never been unlocked
      FR: Après quatre changements, une unité spéciale reste verrouillée pour toute la partie.
      Given the position
        """
        round 4; phase 5; units white basic doubler scientist chief
        N    red-L    p:lat
        """
      When White plays "enlist traveller"
      Then the position shows
        """
        units white basic doubler scientist chief traveller
        locked white saboteur
        """

    @CRW_3 @R_79
    Scenario: Crews given at the start follow the same schedule
      FR: Des équipages donnés au départ suivent le même calendrier : un remplacement après la manche 1.
      Given the position
        """
        reading R-79 custom_start
        phase 5; units white basic basic booster rogue; locked white twosome chief
        N    red-L    p:lat
        """
      When White plays "enlist twosome"
      Then the position shows
        """
        units white basic booster rogue twosome
        locked white chief
        """
