Feature: The Exile
  After a combat units go to the Exile, on one of its five slots. In phase 4 each unit recovered from there brings its
  owner the bonus of its slot.

  @EXL_1
  Rule: EXL-1 Taking the slot's bonus

    @EXL_7 @REC_2
    Scenario: A unit recovered from the Exile brings the bonus of its own slot
      FR: L'unité revient sur le plateau de son propriétaire et rapporte le bonus de son emplacement, pas celui d'un autre.
      Given the position
        """
        phase 4; units white none
        N    black-E   p:lat
        exile three white.basic
        exile one black.basic
        """
      When White plays "recover_exile three basic"
      Then White scores 3
      And the position shows
        """
        exile three none
        exile one black.basic
        units white basic
        """
      And Black is to recover a unit

    @REC_1
    Scenario: The bonus belongs to the owner of the unit alone
      FR: Personne ne récupère l'unité d'un autre pour en prendre le bonus.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        exile three black.basic
        exile one white.basic
        """
      When White tries "recover_exile three basic"
      Then it is refused: NO_OWN_UNIT_THERE
      And White's legal actions are
        """
        recover_exile one basic
        """

    @R_03
    Scenario Outline: The bonus of the <slot> slot must be taken where it is possible
      FR: Un bonus possible de l'Exil ne se refuse pas.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 red
        light black 1 blue
        exile <slot> white.basic
        """
      When White plays "recover_exile <slot> basic"
      Then White may not play "decline": BONUS_OWED

      Examples:
        | slot           |
        | harvest        |
        | transformation |
        | swap           |

    @R_03 @EXL_3
    Scenario: The cube of the harvest slot must be taken, its probe may stay
      FR: La collecte de l'Exil est due ; la sonde, elle, peut rester sur le plateau.
      Given the position
        """
        phase 4
        N    red-L   p:lat
        exile harvest white.basic
        exile one black.basic
        """
      When White plays "recover_exile harvest basic"
      And White plays "harvest red"
      Then White's legal actions are
        """
        keep_probe
        place_probe N
        """
      When White plays "keep_probe"
      Then the position shows
        """
        N red-L p:lat
        light white 1 red
        """
      And Black is to recover a unit

    @R_03
    Scenario Outline: A bonus of the <slot> slot that cannot be carried out is lost
      FR: Un bonus impossible est perdu, et le tour passe.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        <cubes>
        exile <slot> white.basic
        exile one black.basic
        """
      When White plays "recover_exile <slot> basic"
      Then the events are UnitReturned, ActionLost, TurnBegan
      And nobody scores
      And Black is to recover a unit

      Examples:
        | slot           | cubes                                         |
        | harvest        | light black 10 blue 10 green 10 yellow 10 red |
        | transformation | light black 1 red; energy white 1 red         |
        | swap           | light white 1 red; energy white 1 blue        |

    @HAR_4 @interaction
    Scenario: The harvest slot gives nothing from an empty reserve
      FR: Réserve vide : aucun cube, aucun point, aucune sonde, et rien à décider.
      Given the position
        """
        phase 4; objectives blue three_adjacent_probes three_green
        N    blue-L   p:lat
        light white 5 blue 5 green 5 yellow 5 red
        light black 5 blue 5 green 5 yellow 5 red
        exile harvest white.basic
        exile one black.basic
        """
      When White plays "recover_exile harvest basic"
      Then the events are UnitReturned, ActionLost, TurnBegan
      And nobody scores
      And the position shows
        """
        N blue-L p:lat
        light white 5 blue 5 green 5 yellow 5 red
        """
      And Black is to recover a unit

    @R_48 @EXL_4_r2
    Scenario Outline: Forgoing the transformation of the Exile where the bonus is <reading>
      FR: Transformé en Exil, le cube bleu ne rapporte rien ; gardé pour la planète bleue, il vaut 5 PV.
      Given the position
        """
        phase 4
        N    blue-E   p:lat   white.basic@P
        light white 1 blue
        exile transformation white.basic
        """
      And R-48 is read as <reading>
      When White plays "recover_exile transformation basic"
      Then White's legal actions are
        """
        transform blue
        <or>
        """
      When White plays "<choice>"
      And White plays "recover N planet"
      Then the scores are White <points>, Black 0
      And the position shows
        """
        light white none
        energy white 1 blue
        """

      Examples:
        | reading               | or      | choice         | points |
        | mandatory_if_possible | none    | transform blue | 0      |
        | may_decline           | decline | transform blue | 0      |
        | may_decline           | decline | decline        | 5      |

    @R_48 @EXL_3
    Scenario Outline: Forgoing the harvest of the Exile where the bonus is <reading>
      FR: Selon la lecture, la collecte de l'Exil est due ou peut être laissée.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        exile harvest white.basic
        """
      And R-48 is read as <reading>
      When White plays "recover_exile harvest basic"
      Then White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        <or>
        """

      Examples:
        | reading               | or      |
        | mandatory_if_possible | none    |
        | may_decline           | decline |

    @R_48
    Scenario Outline: Forgoing the swap of the Exile where the bonus is <reading>
      FR: Selon la lecture, un échange qui nuit est dû ou peut être laissé.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 blue
        light black 1 red
        exile swap white.basic
        """
      And R-48 is read as <reading>
      When White plays "recover_exile swap basic"
      Then White's legal actions are
        """
        swap light blue black red
        <or>
        """

      Examples:
        | reading               | or      |
        | mandatory_if_possible | none    |
        | may_decline           | decline |

    @R_48
    Scenario: A swap forgone leaves every cube where it is
      FR: Qui renonce à l'échange garde son cube, et le tour passe.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 blue
        light black 1 red
        exile swap white.basic
        exile three black.basic
        """
      And R-48 is read as may_decline
      When White plays "recover_exile swap basic"
      And White plays "decline"
      Then the position shows
        """
        light white 1 blue
        light black 1 red
        """
      And Black is to recover a unit
      When Black plays "recover_exile three basic"
      Then Black scores 3

    @R_48
    Scenario Outline: The <points> VP slot scores in every reading, here <reading>
      FR: Les points des emplacements 3 PV et 1 PV sont marqués dans toutes les lectures.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        exile <slot> white.basic
        exile harvest black.basic
        """
      And R-48 is read as <reading>
      When White plays "recover_exile <slot> basic"
      Then White scores <points>
      And Black is to recover a unit

      Examples:
        | slot  | reading               | points |
        | three | mandatory_if_possible | 3      |
        | three | may_decline           | 3      |
        | one   | mandatory_if_possible | 1      |
        | one   | may_decline           | 1      |

  @EXL_2_r2
  Rule: EXL-2 Four slots for one unit

    @CMB_2
    Scenario Outline: A slot for one unit takes no second one: <held>
      FR: Un emplacement à une unité est fermé tant qu'une unité s'y trouve.
      Given the position
        """
        turn gold
        N    red-L   m:green   black.basic@P
        exile <held> white.basic
        """
      When Gold plays "N deploy basic planet"
      Then Black may not play "exile <held>": EXILE_SLOT_HELD
      And Black's legal actions are
        """
        exile <first>
        exile <second>
        exile <third>
        exile one
        """

      Examples:
        | held           | first          | second         | third |
        | harvest        | transformation | swap           | three |
        | transformation | harvest        | swap           | three |
        | swap           | harvest        | transformation | three |
        | three          | harvest        | transformation | swap  |

    @CMB_3
    Scenario: The slot of the attacked unit is closed to the attacker
      FR: L'attaquant place son unité en second et ne peut rejoindre celle de l'attaqué.
      Given the position
        """
        turn gold
        N    red-L   m:green   black.basic@P
        """
      When Gold plays "N deploy basic planet"
      And Black plays "exile three"
      Then Gold may not play "exile three": EXILE_SLOT_HELD
      And Gold's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile one
        """

    Scenario: A player's own unit closes a slot as well
      FR: Sa propre unité ferme aussi un emplacement.
      Given the position
        """
        turn gold
        N    red-L   m:green   black.basic@P
        exile three black.basic
        """
      When Gold plays "N deploy basic planet"
      Then Black may not play "exile three": EXILE_SLOT_HELD

    @ROG_1
    Scenario: A basic unit drives nobody out of a slot
      FR: Seul un Renégat peut prendre un emplacement occupé.
      Given the position
        """
        turn gold
        N    red-L   m:green   black.basic@P
        exile three white.basic
        """
      When Gold plays "N deploy basic planet"
      Then Black may not play "oust three": NO_ROGUE
      And Black may not play "exile three": EXILE_SLOT_HELD

    @R_39 @CMB_2
    Scenario Outline: The fourth unit in the Exile still finds a slot of its own, with <players> at the table
      FR: Quel que soit le nombre de joueurs, il y a quatre emplacements à une unité : le dernier reste ouvert à la quatrième unité.
      Given the position
        """
        players <players>
        N red-L m:green black.basic@P
        exile harvest white.basic
        exile transformation white.basic
        exile swap black.basic
        """
      When White plays "N deploy basic planet"
      Then Black scores 1
      And Black's legal actions are
        """
        exile three
        exile one
        """
      And Black may not play "exile harvest": EXILE_SLOT_HELD
      When Black plays "exile three"
      And White plays "exile one"
      Then the position shows
        """
        exile harvest white.basic
        exile transformation white.basic
        exile swap black.basic
        exile three black.basic
        exile one white.basic
        """

      Examples:
        | players                 |
        | white black             |
        | white black silver      |
        | white black silver gold |

    @R_39 @CMB_2
    Scenario: The fifth and the sixth unit in the Exile both go to the slot for any number
      FR: Les quatre emplacements à une unité étant pris, les unités suivantes vont toutes sur l'emplacement 1 PV.
      Given the position
        """
        N red-L m:green black.basic@P
        exile harvest white.basic
        exile transformation white.basic
        exile swap black.basic
        exile three black.basic
        """
      When White plays "N deploy basic planet"
      Then Black's legal actions are
        """
        exile one
        """
      And Black may not play "exile harvest": EXILE_SLOT_HELD
      And Black may not play "exile transformation": EXILE_SLOT_HELD
      And Black may not play "exile swap": EXILE_SLOT_HELD
      And Black may not play "exile three": EXILE_SLOT_HELD
      When Black plays "exile one"
      And White plays "exile one"
      Then the position shows
        """
        exile one white.basic black.basic
        """

    @CMB_2 @RND_2 @interaction
    Scenario: A slot of the Exile is open again in the next round
      FR: L'unité récupérée a libéré l'emplacement 3 PV : à la manche suivante, une autre peut y aller.
      Given the position
        """
        phase 4; score black 1
        units white basic basic; units black basic basic
        N    black-E   p:lat    black.basic@P
        S    blue-L    p:diag
        planets red red | - | - | -
        satellites p:lat p:lat | - | - | -
        exile three white.basic
        """
      When the game goes on
        """
        white: recover_exile three basic
        black: recover N planet
        white: enlist chief
        black: enlist chief
        black: name_first black
        black: take_planet 1
        black: lay_planet (0,2) light
        black: take_satellite 1
        white: take_planet 1
        white: lay_planet (0,3) light
        white: take_satellite 1
        black: N deploy basic planet
        white: N deploy basic planet
        """
      Then Black's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile three
        exile one
        """

  @EXL_3
  Rule: EXL-3 Harvest slot

    Scenario: The harvest slot gives one cube of a colour that the player names
      FR: Le joueur nomme l'une des quatre couleurs et prend un seul cube dans la réserve.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        exile harvest white.basic
        exile one black.basic
        """
      When White plays "recover_exile harvest basic"
      Then White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        """
      When White plays "harvest yellow"
      Then the position shows
        """
        light white 1 yellow
        """
      And the reserve holds 10 blue, 10 green, 9 yellow, 10 red
      And nobody scores
      And Black is to recover a unit

    @HAR_4 @R_44 @R_46
    Scenario: A colour that the reserve has run out of cannot be named
      FR: Une couleur épuisée ne peut être nommée tant qu'il en reste une autre.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light black 10 red
        exile harvest white.basic
        """
      When White plays "recover_exile harvest basic"
      Then White may not play "harvest red": RESERVE_EXHAUSTED
      And White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        """

    Scenario: Nothing is transformed on the harvest slot
      FR: L'emplacement collecte ne permet aucune transformation.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 red
        exile harvest white.basic
        """
      When White plays "recover_exile harvest basic"
      And White tries "transform red"
      Then it is refused: NO_TRANSFORMATION_HERE
      When White plays "harvest red"
      Then the position shows
        """
        light white 2 red
        energy white none
        """

    Scenario: A probe that has left its board gives nothing more to decide
      FR: Si la sonde de la couleur collectée est déjà placée, le tour passe aussitôt.
      Given the position
        """
        phase 4
        N    red-L   p:lat   white.probe@P
        E    red-L   p:lat
        exile harvest white.basic
        exile one black.basic
        """
      When White plays "recover_exile harvest basic"
      And White plays "harvest red"
      Then the events are UnitReturned, CubeHarvested, TurnBegan
      And Black is to recover a unit

    @OBJ_2 @OBJ_3 @interaction
    Scenario: A cube of the harvest slot counts for the harvest objective
      FR: Un cube bleu tiré de l'Exil rapporte le point de l'objectif collecte placé sur le bleu.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    black-E   p:lat
        exile harvest white.basic
        """
      When White plays "recover_exile harvest basic"
      And White plays "harvest blue"
      Then White scores 1

    @OBJ_7 @OBJ_11 @OBJ_2 @interaction
    Scenario: The fourth blue cube comes from the Exile
      FR: Le quatrième cube bleu vient de l'Exil : 1 PV pour l'objectif collecte et 8 PV pour l'objectif lumière.
      Given the position
        """
        phase 4; objectives blue four_blue three_green
        N    black-E   p:lat
        light white 3 blue
        exile harvest white.basic
        """
      When White plays "recover_exile harvest basic"
      And White plays "harvest blue"
      Then White scores 9
      And the position shows
        """
        light white 4 blue
        achieved light white
        """

  @EXL_4_r2
  Rule: EXL-4 Transformation slot

    Scenario Outline: A <colour> cube transformed through the Exile scores nothing
      FR: Le cube passe dans la zone d'énergie, sans ses PV.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 <colour>
        exile transformation white.basic
        """
      When White plays "recover_exile transformation basic"
      And White plays "transform <colour>"
      Then nobody scores
      And the position shows
        """
        light white none
        energy white 1 <colour>
        """

      Examples:
        | colour |
        | blue   |
        | green  |
        | yellow |
        | red    |

    Scenario: Any light cube of one's own may be transformed, and no other
      FR: Le joueur choisit parmi ses propres cubes de lumière, jamais parmi ceux d'un adversaire.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 blue 2 red
        light black 1 green
        exile transformation white.basic
        """
      When White plays "recover_exile transformation basic"
      Then White may not play "transform green": NO_SUCH_LIGHT_CUBE
      And White's legal actions are
        """
        transform blue
        transform red
        """

    Scenario: Nothing is harvested on the transformation slot
      FR: L'emplacement transformation ne permet aucune collecte.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 red
        exile transformation white.basic
        """
      When White plays "recover_exile transformation basic"
      And White tries "harvest red"
      Then it is refused: NO_HARVEST_HERE
      When White plays "transform red"
      Then the position shows
        """
        light white none
        energy white 1 red
        """

    @CMB_2 @PRB_1 @interaction
    Scenario: The transformation slot may be chosen before there is a cube to transform
      FR: Noir n'a aucun cube quand son unité part en Exil ; sa sonde lui en donne un avant la récupération.
      Given the position
        """
        round 2; units white basic; units black none
        N    red-L     p:lat    black.basic@P
        S    green-L   p:lat    black.probe@P
        """
      When White plays "N deploy basic planet"
      And Black plays "exile transformation"
      And White plays "exile one"
      Then Black scores 1
      And the position shows
        """
        phase 4
        light black 1 green
        """
      When White plays "recover_exile one basic"
      And Black plays "recover_exile transformation basic"
      And Black plays "transform green"
      Then White scores 1
      And the position shows
        """
        light black none
        energy black 1 green
        """

    @R_50 @OBJ_5 @OBJ_11 @interaction
    Scenario: The third green energy cube made through the Exile completes the objective
      FR: Le cube ne rapporte pas ses 4 PV, mais l'objectif énergie rapporte 8 PV.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    black-E   p:lat
        light white 1 green
        energy white 2 green
        exile transformation white.basic
        """
      When White plays "recover_exile transformation basic"
      And White plays "transform green"
      Then White scores 8
      And the position shows
        """
        energy white 3 green
        achieved energy white
        """

    @R_50 @END_2 @interaction
    Scenario: An energy cube made through the Exile counts in the majority
      FR: À la fin de la partie, le cube sans points compte pour la majorité verte.
      Given the position
        """
        round 5; phase 4; objectives blue four_probes three_red
        N    black-E   p:lat
        light white 1 green
        energy white 1 green
        energy black 1 green
        exile transformation white.basic
        """
      When White plays "recover_exile transformation basic"
      And White plays "transform green"
      Then White scores 7
      And the majorities are
        | colour | held by |
        | blue   | nobody  |
        | green  | White   |
        | yellow | nobody  |
        | red    | nobody  |

  @EXL_5
  Rule: EXL-5 Swap slot

    @R_51
    Scenario: The player who swaps chooses kind, opponent and both cubes
      FR: Lumière contre lumière ou énergie contre énergie, avec l'adversaire et les cubes de son choix.
      Given the position
        """
        phase 4; players white black gold
        N    black-E   p:lat
        light white 1 red
        energy white 1 green
        light black 1 blue 1 yellow
        energy gold 2 red
        exile swap white.basic
        """
      When White plays "recover_exile swap basic"
      Then White's legal actions are
        """
        swap light red black blue
        swap light red black yellow
        swap energy green gold red
        """

    @R_51
    Scenario: The opponent is not asked which cube to give
      FR: Blanc prend le cube bleu de Noir, qui n'a rien à dire.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 red
        light black 1 blue 1 yellow
        exile swap white.basic
        exile one black.basic
        """
      When White plays "recover_exile swap basic"
      And White plays "swap light red black blue"
      Then the position shows
        """
        light white 1 blue
        light black 1 yellow 1 red
        """
      And Black is to recover a unit

    Scenario Outline: Nothing is swapped with a cube or an opponent that is not there: <action>
      FR: On échange un cube que l'on a contre un cube qu'un adversaire a.
      Given the position
        """
        phase 4; players white black
        N    black-E   p:lat
        light white 1 red
        energy white 1 green
        light black 1 blue
        energy black 1 yellow
        exile swap white.basic
        """
      When White plays "recover_exile swap basic"
      And White tries "<action>"
      Then it is refused: <reasons>

      Examples:
        | action                       | reasons                          |
        | swap light green black blue  | NOTHING_TO_GIVE                  |
        | swap light red black yellow  | NOTHING_TO_TAKE                  |
        | swap energy red black yellow | NOTHING_TO_GIVE                  |
        | swap energy green black blue | NOTHING_TO_TAKE                  |
        | swap light blue black red    | NOTHING_TO_GIVE, NOTHING_TO_TAKE |
        | swap light red white red     | NO_OPPONENT                      |
        | swap light red gold blue     | NO_OPPONENT                      |

    @EXL_1 @R_51
    Scenario: Light is not swapped for energy
      FR: Blanc n'a que de la lumière et Noir que de l'énergie : l'échange est impossible et perdu.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 red
        energy black 1 blue
        exile swap white.basic
        exile one black.basic
        """
      When White plays "recover_exile swap basic"
      Then the events are UnitReturned, ActionLost, TurnBegan
      And the position shows
        """
        light white 1 red
        energy white none
        light black none
        energy black 1 blue
        """

    @R_51
    Scenario: Where only energy can be swapped, energy must be swapped
      FR: Si un seul échange est possible, il faut le faire.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 red
        energy white 1 blue
        energy black 1 red
        exile swap white.basic
        """
      When White plays "recover_exile swap basic"
      Then White's legal actions are
        """
        swap energy blue black red
        """

    @R_54
    Scenario: A swap of energy cubes of different value moves no points
      FR: Blanc échange son énergie rouge contre l'énergie bleue de Noir : les scores ne changent pas.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        score white 10; score black 10
        energy white 1 red
        energy black 1 blue
        exile swap white.basic
        exile one black.basic
        """
      When White plays "recover_exile swap basic"
      And White plays "swap energy red black blue"
      Then the scores are White 10, Black 10
      And the position shows
        """
        energy white 1 blue
        energy black 1 red
        """
      And Black is to recover a unit

    @OBJ_4_r2 @R_54
    Scenario: A cube received in a swap gives no point of the harvest objective
      FR: Échanger n'est pas collecter : le cube bleu reçu ne rapporte pas le point de l'objectif collecte.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    black-E   p:lat
        light white 1 red
        light black 1 blue
        exile swap white.basic
        """
      When White plays "recover_exile swap basic"
      And White plays "swap light red black blue"
      Then nobody scores
      And the position shows
        """
        light white 1 blue
        light black 1 red
        """

    @R_52
    Scenario Outline: Where both have red light only, swapping equal colours is <reading>
      FR: Rouge contre rouge : permis, c'est le seul échange ; interdit, le bonus est perdu.
      Given the position
        """
        phase 4
        N    red-L   p:lat
        light white 1 red
        light black 2 red
        exile swap white.basic
        exile one black.basic
        """
      And R-52 is read as <reading>
      When White plays "recover_exile swap basic"
      Then <seat> is to <decision>
      And the events are <events>
      And <seat>'s legal actions are
        """
        <action>
        """

      Examples:
        | reading   | seat  | decision       | events                              | action                   |
        | allowed   | White | swap cubes     | UnitReturned                        | swap light red black red |
        | forbidden | Black | recover a unit | UnitReturned, ActionLost, TurnBegan | recover_exile one basic  |

    @R_52
    Scenario Outline: Where energy may be swapped as well, swapping equal colours is <reading>
      FR: Si les couleurs doivent différer, il ne reste ici que l'échange d'énergie.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 red
        light black 1 red
        energy white 1 green
        energy black 1 green 1 blue
        exile swap white.basic
        """
      And R-52 is read as <reading>
      When White plays "recover_exile swap basic"
      Then White's legal actions are
        """
        swap energy green black blue
        <light>
        <energy>
        """

      Examples:
        | reading   | light                    | energy                        |
        | allowed   | swap light red black red | swap energy green black green |
        | forbidden | none                     | none                          |

    @R_52
    Scenario: Where colours must differ, red is not swapped for red
      FR: Sous la lecture stricte, rouge contre rouge est refusé.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 red
        light black 1 red 1 blue
        exile swap white.basic
        """
      And R-52 is read as forbidden
      When White plays "recover_exile swap basic"
      And White tries "swap light red black red"
      Then it is refused: SAME_COLOUR

    @R_81 @R_82 @OBJ_5 @OBJ_11 @interaction
    Scenario Outline: One swap gives both players the cubes of the energy objective, read as <when> and <rank>
      FR: Le même échange donne à chacun 2 bleus et 2 rouges ; qui est payé, quand et à quel rang, dépend des lectures.
      Given the position
        """
        phase 4; first black; turn white; objectives green four_probes two_blue_two_red
        N    black-E   p:lat
        energy white 3 blue 1 red
        energy black 1 blue 3 red
        exile swap white.basic
        exile harvest black.basic
        """
      And R-81 is read as <when>
      And R-82 is read as <rank>
      When White plays "recover_exile swap basic"
      And White plays "swap energy blue black red"
      Then the scores are White <white>, Black <black>
      And the position shows
        """
        energy white 2 blue 2 red
        energy black 2 blue 2 red
        """
      And Black is to recover a unit

      Examples:
        | when            | rank                | white | black |
        | any_time        | active_player_first | 8     | 5     |
        | any_time        | turn_order          | 5     | 8     |
        | any_time        | same_rank           | 8     | 8     |
        | own_turn_only   | active_player_first | 8     | 5     |
        | own_turn_only   | turn_order          | 8     | 5     |
        | own_turn_only   | same_rank           | 8     | 5     |
        | own_action_only | active_player_first | 0     | 0     |
        | own_action_only | turn_order          | 0     | 0     |
        | own_action_only | same_rank           | 0     | 0     |

    @R_81 @OBJ_7 @interaction
    Scenario Outline: A blue cube given away completes the light objective of the opponent, read as <when>
      FR: Noir reçoit son quatrième cube bleu dans le tour de Blanc ; Argenté joue, puis Noir collecte un cube jaune.
      Given the position
        """
        phase 4; players white silver black; objectives green four_blue three_green
        N    red-L    m:yellow   black.basic@M
        light white 1 blue
        light black 3 blue 1 red
        exile swap white.basic
        exile one silver.basic
        """
      And R-81 is read as <when>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black red"
      And White plays "keep_probe"
      Then the scores are White 0, Silver 0, Black <at once>
      When Silver plays "recover_exile one basic"
      Then the scores are White 0, Silver 1, Black <at the turn>
      When Black plays "recover N moon"
      Then the scores are White 0, Silver 1, Black <with the cube>

      Examples:
        | when            | at once | at the turn | with the cube |
        | any_time        | 8       | 8           | 8             |
        | own_turn_only   | 0       | 8           | 8             |
        | own_action_only | 0       | 0           | 8             |

  @EXL_6
  Rule: EXL-6 Probe after a light swap

    @PRB_7 @PRB_8
    Scenario: The probe of the colour received may be placed after a swap of light
      FR: Blanc reçoit un cube bleu et peut placer sa sonde bleue, pas la rouge qu'il a cédée.
      Given the position
        """
        phase 4
        N    blue-L   p:lat
        E    red-L    p:lat
        light white 1 red
        light black 1 blue
        exile swap white.basic
        exile one black.basic
        """
      When White plays "recover_exile swap basic"
      And White plays "swap light red black blue"
      Then White may not play "place_probe E": OTHER_PLANET
      And White's legal actions are
        """
        keep_probe
        place_probe N
        """
      When White plays "place_probe N"
      Then the position shows
        """
        N blue-L p:lat white.probe@P
        E red-L p:lat
        """
      And Black is to recover a unit

    Scenario: The probe may stay after a swap of light
      FR: Placer la sonde reste une faculté.
      Given the position
        """
        phase 4
        N    blue-L   p:lat
        light white 1 red
        light black 1 blue
        exile swap white.basic
        exile one black.basic
        """
      When White plays "recover_exile swap basic"
      And White plays "swap light red black blue"
      And White plays "keep_probe"
      Then the position shows
        """
        N blue-L p:lat
        light white 1 blue
        """
      And Black is to recover a unit

    Scenario: A probe that has left its board is not placed again after a swap
      FR: La sonde bleue est déjà dans la zone spatiale : rien à décider.
      Given the position
        """
        phase 4
        N    blue-L   p:lat   white.probe@P
        E    blue-L   p:lat
        light white 1 red
        light black 1 blue
        exile swap white.basic
        exile one black.basic
        """
      When White plays "recover_exile swap basic"
      And White plays "swap light red black blue"
      Then the events are UnitReturned, CubesSwapped, TurnBegan
      And Black is to recover a unit

    @EXL_5
    Scenario Outline: Only a swap of light lets a probe go, here <kind>
      FR: Un cube bleu de lumière permet de placer la sonde bleue ; un cube bleu d'énergie, non.
      Given the position
        """
        phase 4
        N    blue-L   p:lat
        light white 1 red
        light black 1 blue
        energy white 1 red
        energy black 1 blue
        exile swap white.basic
        exile one black.basic
        """
      When White plays "recover_exile swap basic"
      And White plays "swap <kind> red black blue"
      Then <seat> is to <decision>

      Examples:
        | kind   | seat  | decision                |
        | light  | White | place or keep the probe |
        | energy | Black | recover a unit          |

    @R_53 @PRB_7
    Scenario Outline: The blue probe of the opponent who receives a blue cube, read as <reading>
      FR: Noir reçoit un cube bleu ; sa sonde bleue ne part que si les deux joueurs y ont droit.
      Given the position
        """
        phase 4
        N    blue-L   p:lat
        light white 1 blue
        light black 1 red
        exile swap white.basic
        exile one black.basic
        """
      And R-53 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black red"
      Then Black is to <decision>
      And Black's legal actions are
        """
        <first>
        <second>
        """

      Examples:
        | reading      | decision                | first                   | second        |
        | active_only  | recover a unit          | recover_exile one basic | none          |
        | both_players | place or keep the probe | keep_probe              | place_probe N |

    @R_52 @R_53 @PRB_9 @PRB_10 @interaction
    Scenario Outline: Red swapped for red, one red planet free, and the probe read as <reading>
      FR: Rouge contre rouge : Blanc place sa sonde le premier ; la planète prise n'est plus libre pour Noir.
      Given the position
        """
        phase 4
        N    red-L   p:lat
        light white 1 red
        light black 1 red
        exile swap white.basic
        exile one black.basic
        """
      And R-53 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light red black red"
      Then White is to place or keep the probe
      When White plays "<choice>"
      Then Black is to <decision>
      And the position shows
        """
        N red-L p:lat <probe>
        light white 1 red
        light black 1 red
        """

      Examples:
        | reading      | choice        | decision                | probe         |
        | active_only  | place_probe N | recover a unit          | white.probe@P |
        | both_players | place_probe N | recover a unit          | white.probe@P |
        | active_only  | keep_probe    | recover a unit          |               |
        | both_players | keep_probe    | place or keep the probe |               |

    @R_40 @PRB_7 @interaction
    Scenario Outline: After a swap of light the placement of the probe is <reading>
      FR: La sonde de la couleur reçue peut, ou selon la lecture doit, quitter le plateau.
      Given the position
        """
        phase 4
        N    blue-L   p:lat
        light white 1 red
        light black 1 blue
        exile swap white.basic
        """
      And R-40 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light red black blue"
      Then White's legal actions are
        """
        place_probe N
        <or>
        """

      Examples:
        | reading               | or         |
        | optional              | keep_probe |
        | mandatory_if_possible | none       |

    @OBJ_9_r2 @OBJ_11 @interaction
    Scenario: The probe placed after a swap completes the objective of four probes
      FR: La quatrième sonde, placée après un échange, rapporte 8 PV.
      Given the position
        """
        phase 4; objectives blue four_probes three_green
        N    blue-L    p:lat
        E    red-L     p:lat   white.probe@P
        S    green-L   p:lat   white.probe@P
        W    yellow-L  m:red   white.probe@P
        light white 1 red
        light black 1 blue
        exile swap white.basic
        """
      When White plays "recover_exile swap basic"
      And White plays "swap light red black blue"
      Then nobody scores
      When White plays "place_probe N"
      Then White scores 8

    @R_53 @R_40 @interaction
    Scenario Outline: The opponent's probe after a swap, where both may place and placing is <reading>
      FR: La sonde de l'adversaire suit la même règle que celle du joueur qui échange : elle peut, ou doit, partir.
      Given the position
        """
        phase 4
        N    blue-L   p:lat
        light white 1 blue
        light black 1 red
        exile swap white.basic
        """
      And R-53 is read as both_players
      And R-40 is read as <reading>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black red"
      Then Black's legal actions are
        """
        place_probe N
        <or>
        """

      Examples:
        | reading               | or         |
        | optional              | keep_probe |
        | mandatory_if_possible | none       |

    @R_53 @R_81 @OBJ_9_r2 @interaction
    Scenario Outline: The opponent's fourth probe, placed in the turn of another, read as <when>
      FR: Noir place sa quatrième sonde dans le tour de Blanc ; l'objectif est payé aussitôt, ou au début de son tour.
      Given the position
        """
        phase 4; players white silver black; objectives green four_probes three_green
        N    blue-L    p:lat
        E    red-L     p:lat      black.probe@P
        S    green-L   p:lat      black.probe@P
        W    yellow-L  m:white    black.probe@P black.basic@M
        light white 1 blue
        light black 1 red
        exile swap white.basic
        exile one silver.basic
        """
      And R-53 is read as both_players
      And R-81 is read as <when>
      When White plays "recover_exile swap basic"
      And White plays "swap light blue black red"
      And Black plays "place_probe N"
      Then the scores are White 0, Silver 0, Black <at once>
      When Silver plays "recover_exile one basic"
      Then the scores are White 0, Silver 1, Black <at the turn>

      Examples:
        | when            | at once | at the turn |
        | any_time        | 8       | 8           |
        | own_turn_only   | 0       | 8           |
        | own_action_only | 8       | 8           |

    @R_53 @interaction
    Scenario: While the opponent of a swap has a probe to place, nobody else decides
      FR: Sous both_players, l'adversaire place sa sonde à son tour ; le joueur actif attend.
      Given R-53 is read as both_players
      And the position
        """
        phase 4; exile swap white.basic
        light white 1 red; light black 1 blue
        E    blue-L   p:lat
        W    red-L    p:lat
        """
      When White plays "recover_exile swap basic"
      And White plays "swap light red black blue"
      And White plays "keep_probe"
      Then White may not play "keep_probe": OTHER_SEAT
      And Black may play "place_probe W"

  @EXL_7
  Rule: EXL-7 3 VP slot

    Scenario: The 3 VP slot gives three points on recovery
      FR: L'unité récupérée sur l'emplacement 3 PV rapporte 3 PV, et rien d'autre.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        light white 1 red
        exile three white.basic
        exile one black.basic
        """
      When White plays "recover_exile three basic"
      Then White scores 3
      And the events are UnitReturned, Scored, TurnBegan

    @CMB_4_r2
    Scenario: The points of the Exile wait for phase 4
      FR: L'arrivée en Exil ne rapporte rien ; les points viennent à la récupération.
      Given the position
        """
        units white basic; units black none
        N    red-L   m:green   black.basic@P
        """
      When White plays "N deploy basic planet"
      Then Black scores 1
      When Black plays "exile three"
      And White plays "exile one"
      Then nobody scores
      And White is to recover a unit
      When White plays "recover_exile one basic"
      And Black plays "recover_exile three basic"
      Then White scores 1 and Black scores 3

  @EXL_8
  Rule: EXL-8 1 VP slot

    Scenario: Every unit recovered from the 1 VP slot gives one point
      FR: Trois unités sur l'emplacement 1 PV : un point pour chacune, à sa récupération.
      Given the position
        """
        phase 4
        N    black-E   p:lat
        exile one white.basic white.basic black.basic
        """
      When White plays "recover_exile one basic"
      Then White scores 1
      And the position shows
        """
        exile one white.basic black.basic
        """
      When Black plays "recover_exile one basic"
      And White plays "recover_exile one basic"
      Then White scores 1 and Black scores 1
      And the position shows
        """
        exile one none
        """

    @EXL_9 @CMB_2 @CMB_3
    Scenario: The 1 VP slot is open however many units it holds
      FR: L'emplacement 1 PV accueille autant d'unités qu'il en vient, et chacune rapporte son point.
      Given the position
        """
        turn gold; units white none; units black none; units gold basic
        N    red-L   m:green   black.basic@P
        exile one white.basic white.basic black.basic gold.basic
        """
      When Gold plays "N deploy basic planet"
      And Black plays "exile one"
      And Gold plays "exile one"
      Then the position shows
        """
        exile one white.basic white.basic black.basic black.basic gold.basic gold.basic
        """
      When the game goes on
        """
        white: recover_exile one basic
        black: recover_exile one basic
        gold: recover_exile one basic
        white: recover_exile one basic
        black: recover_exile one basic
        gold: recover_exile one basic
        """
      Then White scores 2, Black scores 2 and Gold scores 2

  @EXL_9
  Rule: EXL-9 Choosing the 1 VP slot

    Scenario: The 1 VP slot may be chosen while all others are open
      FR: Un joueur peut préférer l'emplacement 1 PV.
      Given the position
        """
        turn gold
        N    red-L   m:green   black.basic@P
        """
      When Gold plays "N deploy basic planet"
      Then Black's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile three
        exile one
        """
      When Black plays "exile one"
      Then the position shows
        """
        exile one black.basic
        """

    @R_39
    Scenario Outline: The fifth unit must go to the 1 VP slot, with <players> at the table
      FR: Les quatre emplacements à une unité sont tenus, quel que soit le nombre de joueurs : il ne reste que l'emplacement 1 PV.
      Given the position
        """
        round 2; players <players>
        N    red-L   m:green   black.basic@P
        exile harvest white.doubler
        exile transformation white.scientist
        exile swap black.doubler
        exile three black.scientist
        """
      When White plays "N deploy basic planet"
      Then Black may not play "exile three": EXILE_SLOT_HELD
      And Black's legal actions are
        """
        exile one
        """
      When Black plays "exile one"
      Then White's legal actions are
        """
        exile one
        """

      Examples:
        | players                 |
        | white black             |
        | white black gold        |
        | white black silver gold |

    @R_39
    Scenario Outline: The fourth unit need not go to the 1 VP slot, with <players> at the table
      FR: Le nombre d'emplacements ne dépend pas du nombre de joueurs.
      Given the position
        """
        round 2; players <players>
        N    red-L   m:green   black.basic@P
        exile harvest white.doubler
        exile transformation white.scientist
        exile swap black.doubler
        """
      When White plays "N deploy basic planet"
      Then Black's legal actions are
        """
        exile three
        exile one
        """

      Examples:
        | players                 |
        | white black             |
        | white black gold        |
        | white black silver gold |

  @EXL_10
  Rule: EXL-10 No special power in the Exile

    @EXL_3 @interaction
    Scenario Outline: A <unit> recovered from the harvest slot harvests one cube and no more
      FR: Le pouvoir d'une unité spéciale ne s'applique pas au bonus de l'emplacement collecte.
      Given the position
        """
        round 2; phase 4; reading R-79 wider_choice
        N    black-E   p:lat
        light white 1 red
        exile harvest white.<unit>
        exile one black.basic
        """
      When White plays "recover_exile harvest <unit>"
      Then White may not play "transform red": NO_TRANSFORMATION_HERE
      And White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        """
      When White plays "harvest yellow"
      Then the position shows
        """
        light white 1 yellow 1 red
        energy white none
        """
      And Black is to recover a unit

      Examples:
        | unit      |
        | doubler   |
        | scientist |
        | saboteur  |
        | chief     |
        | traveller |
        | twosome   |
        | booster   |
        | rogue     |

    @EXL_4_r2 @interaction
    Scenario Outline: A <unit> recovered from the transformation slot transforms one cube and no more
      FR: Le pouvoir d'une unité spéciale ne s'applique pas au bonus de l'emplacement transformation.
      Given the position
        """
        round 2; phase 4; reading R-79 wider_choice
        N    black-E   p:lat
        light white 2 red
        exile transformation white.<unit>
        exile one black.basic
        """
      When White plays "recover_exile transformation <unit>"
      Then White may not play "harvest red": NO_HARVEST_HERE
      And White's legal actions are
        """
        transform red
        """
      When White plays "transform red"
      Then nobody scores
      And the position shows
        """
        light white 1 red
        energy white 1 red
        """
      And Black is to recover a unit

      Examples:
        | unit      |
        | doubler   |
        | scientist |
        | twosome   |

    @EXL_7 @EXL_8
    Scenario Outline: A Doubler recovered from the <points> VP slot scores <points> once
      FR: Le Doubleur ne double pas les points de l'Exil.
      Given the position
        """
        round 2; phase 4
        N    black-E   p:lat
        exile <slot> white.doubler
        exile harvest black.basic
        """
      When White plays "recover_exile <slot> doubler"
      Then White scores <points>
      And Black is to recover a unit

      Examples:
        | slot  | points |
        | three | 3      |
        | one   | 1      |

    @EXL_5 @interaction
    Scenario: A Doubler recovered from the swap slot swaps once
      FR: Le Doubleur ne fait qu'un échange.
      Given the position
        """
        round 2; phase 4
        N    black-E   p:lat
        light white 2 red
        light black 2 blue
        exile swap white.doubler
        exile one black.basic
        """
      When White plays "recover_exile swap doubler"
      And White plays "swap light red black blue"
      Then the position shows
        """
        light white 1 blue 1 red
        light black 1 blue 1 red
        """
      And Black is to recover a unit

  @EXL_11
  Rule: EXL-11 Example: harvest slot

    @EXL_3 @PRB_7 @example
    Scenario: A unit recovered from the harvest slot brings a cube of a chosen colour and a chance for its probe
      FR: Le joueur nomme le jaune, prend un cube jaune et peut placer sa sonde jaune, qui attend encore.
      Given the position
        """
        phase 4
        N    yellow-L   m:green
        E    red-L      p:lat
        exile harvest white.basic
        exile one black.basic
        """
      When White plays "recover_exile harvest basic"
      And White plays "harvest yellow"
      Then White's legal actions are
        """
        keep_probe
        place_probe N
        """
      When White plays "place_probe N"
      Then the position shows
        """
        N yellow-L m:green white.probe@P
        light white 1 yellow
        """
      And Black is to recover a unit
