Feature: Traveller
  A Traveller that is attacked may flee to a free slot and leave its place to the attacker; then there is no combat.

  @TRV_1
  Rule: TRV-1 Traveller: may flee when attacked

    @TRV_3 @TRV_4_r2
    Scenario Outline: A Traveller attacked on a <slot> flees and leaves its place to the attacker
      FR: Le Voyageur fuit, l'attaquant prend sa place, et personne ne part en Exil.
      Given the position
        """
        round 2; turn gold
        N    red-L    m:green   black.traveller@<side>
        E    blue-L   m:red     white.basic@P
        """
      When Gold plays "N deploy basic <slot>"
      Then Black scores 1
      And Black is to flee or stand
      When Black plays "flee E moon"
      Then nobody scores
      And the events are UnitFled, UnitPlaced, TurnBegan
      And the position shows
        """
        N    red-L    m:green   gold.basic@<side>   gold.ship
        E    blue-L   m:red     white.basic@P       black.traveller@M
        exile harvest none; exile transformation none; exile swap none; exile three none; exile one none
        """
      And White is to move or deploy

      Examples:
        | slot   | side |
        | planet | P    |
        | moon   | M    |

    Scenario Outline: A Traveller may flee whatever attacks it: <attacker>
      FR: Quelle que soit l'unité qui attaque, le Voyageur peut fuir.
      Given the position
        """
        round 2; turn gold; units gold <attacker>
        N    red-L    p:lat   black.traveller@P
        E    blue-L   p:lat
        """
      When Gold plays "N deploy <attacker> planet"
      Then Black's legal actions are
        """
        flee E planet
        stand
        """

      Examples:
        | attacker  |
        | basic     |
        | doubler   |
        | scientist |
        | saboteur  |
        | chief     |
        | traveller |

    @R_68 @interaction
    Scenario: A Traveller flees from a Chief
      FR: La fuite précède le combat : devant un Chef aussi, et personne ne part en Exil.
      Given the position
        """
        round 2; turn gold; units gold chief
        N    red-L    m:green   black.traveller@P
        E    blue-L   m:red
        """
      When Gold plays "N deploy chief planet"
      Then Black is to flee or stand
      When Black plays "flee E planet"
      Then the position shows
        """
        N    red-L    m:green   gold.chief@P   gold.ship
        E    blue-L   m:red     black.traveller@P
        exile harvest none; exile transformation none; exile swap none; exile three none; exile one none
        """
      And White is to move or deploy

    @DEP_9 @REC_3 @interaction
    Scenario: The flight from the last unit ends phase 2 and the Traveller acts where it fled to
      FR: Le dernier déploiement fait fuir le Voyageur ; en phase 4, il collecte sur sa nouvelle lune.
      Given the position
        """
        round 2; turn gold; units white none; units black none; units gold basic
        N    red-E    m:green   black.traveller@P
        E    blue-L   m:red
        """
      When Gold plays "N deploy basic planet"
      Then Black is to flee or stand
      When Black plays "flee E moon"
      Then Black is to recover a unit
      And Black's legal actions are
        """
        recover E moon
        """
      When Black plays "recover E moon"
      Then the position shows
        """
        E    blue-L   m:red
        light black 1 red
        """

    @TRV_3 @interaction
    Scenario: A Traveller that has fled may flee again when it is attacked again
      FR: Attaqué deux fois dans la manche, le Voyageur peut fuir deux fois.
      Given the position
        """
        round 2; turn gold
        N    red-L    p:lat     black.traveller@P
        E    blue-L   m:red
        """
      When the game goes on
        """
        gold: N deploy basic planet
        black: flee E planet
        white: E deploy basic planet
        black: flee E moon
        """
      Then Black scores 2
      And the position shows
        """
        N    red-L    p:lat   gold.basic@P   gold.ship
        E    blue-L   m:red   white.basic@P   black.traveller@M   white.ship
        """

    Scenario: Nothing else happens until the owner of an attacked Traveller has decided
      FR: Tant que le propriétaire du Voyageur n'a pas choisi, personne ne joue rien d'autre.
      Given the position
        """
        round 2
        N    red-L    m:blue   black.traveller@P
        E    green-L  m:red
        """
      When White plays "N deploy basic planet"
      Then Black may not play "move E": OTHER_DECISION
      And White may not play "stand": OTHER_SEAT

  @TRV_2_r2
  Rule: TRV-2 Traveller: no flight when attacking

    @interaction
    Scenario: Of two Travellers only the attacked one may flee
      FR: Le Voyageur attaquant ne fuit pas : si l'autre fait face, les deux partent en Exil.
      Given the position
        """
        round 2; turn gold; units gold traveller
        N    red-L    p:lat   black.traveller@P
        E    blue-L   p:lat
        """
      When Gold plays "N deploy traveller planet"
      Then Gold may not play "flee E planet": OTHER_SEAT
      And Black may play "flee E planet"
      When Black plays "stand"
      And Black plays "exile three"
      Then Gold may not play "flee E planet": OTHER_DECISION
      When Gold plays "exile one"
      Then the position shows
        """
        N    red-L    p:lat   gold.ship
        E    blue-L   p:lat
        exile three black.traveller
        exile one gold.traveller
        """

  @TRV_3
  Rule: TRV-3 Traveller: where it flees

    @R_70
    Scenario: A Traveller may flee to any planet or moon that holds no unit and no probe
      FR: Toute planète sans unité ni sonde et toute lune sans unité sont ouvertes, même dans le même système.
      Given the position
        """
        round 2; turn gold
        N      red-L     m:green   black.traveller@P
        (0,2)  black-E   p:tele
        E      blue-L    m:red     white.basic@P
        SE     red-E     m:white   white.basic@M
        S      green-L   p:lat
        W      yellow-L  m:blue    white.probe@P
        """
      When Gold plays "N deploy basic planet"
      Then Black's legal actions are
        """
        flee N moon
        flee (0,2) planet
        flee E moon
        flee SE planet
        flee S planet
        flee W moon
        stand
        """

    Scenario Outline: A Traveller does not flee <where>
      FR: La fuite mène à un emplacement libre : ni sur une unité ou une sonde, ni sur un portail, ni hors des systèmes.
      Given the position
        """
        round 2; turn gold
        N    red-L     m:green   black.traveller@P
        E    blue-L    m:red     white.basic@P
        SE   red-E     m:white   black.basic@M
        S    green-L   p:lat
        SW   blue-L    p:lat     black.probe@P
        W    yellow-L  m:blue    white.probe@P
        """
      When Gold plays "N deploy basic planet"
      And Black tries "flee <slot>"
      Then it is refused: <reason>

      Examples:
        | where                          | slot          | reason          |
        | onto an opposing unit          | E planet      | SLOT_NOT_FREE   |
        | onto a unit of its owner       | SE moon       | SLOT_NOT_FREE   |
        | onto an opposing probe         | W planet      | SLOT_NOT_FREE   |
        | onto a probe of its owner      | SW planet     | SLOT_NOT_FREE   |
        | onto a portal                  | S moon        | NO_MOON         |
        | to the slot that it flees from | N planet      | SLOT_JUST_LEFT  |
        | to the centre                  | centre planet | ON_THE_CENTRE   |
        | to a cell without a system     | NW planet     | NO_SYSTEM_THERE |

    @R_04
    Scenario: The Traveller itself is put on the new slot, not another unit of its owner
      FR: C'est le Voyageur lui-même qui est replacé ; l'unité de base encore disponible reste sur le plateau de Noir.
      Given the position
        """
        round 2; turn gold; units black basic
        N    red-L    p:lat   black.traveller@P
        E    blue-L   p:lat
        """
      When Gold plays "N deploy basic planet"
      And Black plays "flee E planet"
      Then the position shows
        """
        N    red-L    p:lat   gold.basic@P   gold.ship
        E    blue-L   p:lat   black.traveller@P
        units black basic
        """

    @R_70
    Scenario Outline: Under the reading <reading> these are the slots open to a Traveller
      FR: Selon la lecture, la lune du même système et celle qui voisine une unité sont ouvertes ou fermées.
      Given the position
        """
        round 2; turn gold
        N    red-L    m:red     black.traveller@P
        E    blue-L   m:green   white.basic@P
        S    green-L  p:lat
        """
      And R-70 is read as <reading>
      When Gold plays "N deploy basic planet"
      Then Black's legal flee actions are
        """
        <same system>
        <beside a unit>
        <empty system>
        """

      Examples:
        | reading           | same system | beside a unit | empty system  |
        | any_vacant_slot   | flee N moon | flee E moon   | flee S planet |
        | other_system_only | none        | flee E moon   | flee S planet |
        | empty_system_only | none        | none          | flee S planet |

    @R_70
    Scenario Outline: Under the reading <reading> a Traveller does not flee to the <slot>
      FR: Les lectures étroites ferment le même système, ou tout système occupé.
      Given the position
        """
        round 2; turn gold
        N    red-L    m:red     black.traveller@P
        E    blue-L   m:green   white.basic@P
        W    blue-L   m:white   white.probe@P
        S    green-L  p:lat
        """
      And R-70 is read as <reading>
      When Gold plays "N deploy basic planet"
      And Black tries "flee <slot>"
      Then it is refused: <reason>

      Examples:
        | reading           | slot   | reason           |
        | other_system_only | N moon | SAME_SYSTEM      |
        | empty_system_only | N moon | SYSTEM_NOT_EMPTY |
        | empty_system_only | E moon | SYSTEM_NOT_EMPTY |
        | empty_system_only | W moon | SYSTEM_NOT_EMPTY |

    @TRV_1 @R_70 @interaction
    Scenario: A Traveller flees to the moon of the same system
      FR: De la planète attaquée, le Voyageur peut passer sur la lune voisine ; l'attaquant prend la planète.
      Given the position
        """
        round 2; turn gold
        N    red-L    m:red   black.traveller@P
        """
      When Gold plays "N deploy basic planet"
      And Black plays "flee N moon"
      Then Black scores 1
      And the position shows
        """
        N    red-L    m:red   gold.basic@P   black.traveller@M   gold.ship
        """

    @R_70 @interaction
    Scenario: Beside a probe the moon is open to a Traveller and the planet is not
      FR: Le Voyageur n'a pas le pouvoir du Saboteur : la sonde ferme la planète, la lune reste ouverte.
      Given the position
        """
        round 2; turn gold
        N    red-L    p:lat   black.traveller@P
        E    blue-L   m:red   gold.probe@P
        """
      When Gold plays "N deploy basic planet"
      Then Black may not play "flee E planet": SLOT_NOT_FREE
      And Black's legal actions are
        """
        flee E moon
        stand
        """

    @CON_8 @MOV_5 @interaction
    Scenario: A system that a Traveller has fled to is no longer empty, and a ship may pass through it
      FR: E était vide ; le Voyageur qui s'y est réfugié l'occupe : Blanc peut traverser le système, en payant Noir.
      Given the position
        """
        round 2; turn gold
        N      red-L    p:lat   black.traveller@P
        E      blue-L   p:lat
        (2,0)  green-L  p:lat
        """
      When Gold plays "N deploy basic planet"
      And Black plays "flee E planet"
      Then Black scores 1
      When White plays "E > (2,0) deploy basic planet"
      Then Black scores 1
      And the position shows
        """
        E      blue-L   p:lat   black.traveller@P
        (2,0)  green-L  p:lat   white.basic@P   white.ship
        """

    @R_10
    Scenario: A Traveller does not flee out of the space zone
      FR: Le Voyageur ne fuit pas hors de la zone spatiale.
      Given the position
        """
        round 2
        N    red-L   m:green   black.traveller@P
        """
      And White has played "N deploy basic planet"
      When Black tries "flee (4,0) planet"
      Then it is refused: OUTSIDE_THE_ZONE
      And Black may play "flee N moon"

  @TRV_4_r2
  Rule: TRV-4 Traveller: flight gives no bonus

    @TRV_3 @R_70
    Scenario: A flight pays nobody on the new system and ejects no ship
      FR: Le Voyageur arrive près d'une unité et d'un vaisseau de Blanc : pas de bonus, pas d'éjection.
      Given the position
        """
        round 2; turn gold
        N    red-L    p:lat   black.traveller@P
        E    blue-L   m:red   white.basic@P   white.ship
        """
      And Gold has played "N deploy basic planet"
      When Black plays "flee E moon"
      Then nobody scores
      And the position shows
        """
        N    red-L    p:lat   gold.basic@P    gold.ship
        E    blue-L   m:red   white.basic@P   black.traveller@M   white.ship
        """

    @MOV_12 @MOV_14 @interaction
    Scenario: The bonus for the attacker's arrival is kept, and the new system pays again when a ship enters it
      FR: Noir garde le point dû à l'arrivée de Doré, et en gagne un autre quand Blanc rejoint le Voyageur.
      Given the position
        """
        round 2; turn gold
        N    red-L    p:lat   black.traveller@P
        E    blue-L   m:red
        """
      When Gold plays "N deploy basic planet"
      Then Black scores 1
      When Black plays "flee E planet"
      Then nobody scores
      When White plays "move E"
      Then Black scores 1
      And the scores are White 0, Black 2, Gold 0

  @TRV_5
  Rule: TRV-5 Traveller: standing its ground

    @CMB_1 @CMB_2 @CMB_3
    Scenario Outline: A Traveller that stands on its <slot> goes to the Exile with its attacker: <attacker>
      FR: Le Voyageur qui ne fuit pas combat comme toute unité : les deux partent en Exil, lui d'abord.
      Given the position
        """
        round 2; turn gold; units gold <attacker>
        N    red-L    m:green   black.traveller@<side>
        """
      When Gold plays "N deploy <attacker> <slot>"
      And Black plays "stand"
      Then Black is to choose an Exile slot
      When Black plays "exile three"
      And Gold plays "exile one"
      Then the position shows
        """
        N    red-L    m:green   gold.ship
        exile three black.traveller
        exile one gold.<attacker>
        """
      And White is to move or deploy

      Examples:
        | attacker  | slot   | side |
        | basic     | planet | P    |
        | basic     | moon   | M    |
        | doubler   | planet | P    |
        | doubler   | moon   | M    |
        | scientist | planet | P    |
        | scientist | moon   | M    |
        | saboteur  | planet | P    |
        | saboteur  | moon   | M    |
        | traveller | planet | P    |
        | traveller | moon   | M    |

    @CHF_1 @CHF_2 @interaction
    Scenario Outline: A Traveller that stands on its <slot> against a Chief goes to the Exile alone
      FR: Le Voyageur qui fait face à un Chef part seul en Exil, et le Chef prend sa place.
      Given the position
        """
        round 2; turn gold; units gold chief
        N    red-L    m:green   black.traveller@<side>
        """
      When Gold plays "N deploy chief <slot>"
      And Black plays "stand"
      And Black plays "exile three"
      Then the position shows
        """
        N    red-L    m:green   gold.chief@<side>   gold.ship
        exile three black.traveller
        exile one none
        """
      And White is to move or deploy

      Examples:
        | slot   | side |
        | planet | P    |
        | moon   | M    |

    @R_69
    Scenario Outline: A Traveller that could flee and stands takes the attacker along under <reading>
      FR: Qui pouvait fuir et fait face livre un combat ordinaire, quelle que soit la lecture.
      Given the position
        """
        round 2; turn gold
        N    red-L    m:green   black.traveller@P
        """
      And R-69 is read as <reading>
      When Gold plays "N deploy basic planet"
      And Black plays "stand"
      And Black plays "exile three"
      Then Gold is to choose an Exile slot
      And the position shows
        """
        N    red-L    m:green   gold.ship
        exile three black.traveller
        """

      Examples:
        | reading         |
        | ordinary_combat |
        | traveller_alone |

  @TRV_6_r2
  Rule: TRV-6 Traveller: nowhere to flee

    @CMB_1 @interaction
    Scenario: A Traveller with no free slot is not asked and fights
      FR: Aucun emplacement n'est libre : pas de fuite, le combat a lieu et les deux unités partent en Exil.
      Given the position
        """
        round 2; turn gold
        N    red-L     p:lat    black.traveller@P
        E    blue-L    p:diag   white.basic@P
        W    yellow-L  m:blue   white.probe@P   white.basic@M
        """
      When Gold plays "N deploy basic planet"
      Then Black may not play "flee N planet": OTHER_DECISION
      And Black's legal actions are
        """
        exile harvest
        exile transformation
        exile swap
        exile three
        exile one
        """
      When Black plays "exile one"
      And Gold plays "exile three"
      Then the position shows
        """
        N    red-L     p:lat    gold.ship
        exile one black.traveller
        exile three gold.basic
        """

    @R_69
    Scenario Outline: What becomes of the attacker of a trapped Traveller under the reading <reading>
      FR: Le Voyageur sans issue part en Exil ; l'attaquant le suit, ou prend sa place, selon la lecture.
      Given the position
        """
        round 2; turn gold
        N    red-L    p:lat    black.traveller@P
        E    blue-L   p:diag   white.basic@P
        """
      And R-69 is read as <reading>
      When Gold plays "N deploy basic planet"
      And Black plays "exile three"
      Then the position shows
        """
        N    red-L    p:lat    <pieces>
        exile three black.traveller
        """
      And <seat> is to <decision>

      Examples:
        | reading         | pieces                 | seat  | decision             |
        | ordinary_combat | gold.ship              | Gold  | choose an Exile slot |
        | traveller_alone | gold.basic@P gold.ship | White | move or deploy       |

    @R_69 @interaction
    Scenario Outline: A Chief takes the place of a trapped Traveller under the reading <reading>
      FR: Contre un Chef, le Voyageur sans issue part seul en Exil, quelle que soit la lecture.
      Given the position
        """
        round 2; turn gold; units gold chief
        N    red-L    p:lat    black.traveller@P
        E    blue-L   p:diag   white.basic@P
        """
      And R-69 is read as <reading>
      When Gold plays "N deploy chief planet"
      And Black plays "exile three"
      Then the position shows
        """
        N    red-L    p:lat    gold.chief@P   gold.ship
        exile three black.traveller
        exile one none
        """
      And White is to move or deploy

      Examples:
        | reading         |
        | ordinary_combat |
        | traveller_alone |

    @R_70 @interaction
    Scenario Outline: With a free moon <where> only, under <reading>, Black is to <decision>
      FR: Sans issue signifie qu'aucun emplacement admis par la lecture sur la fuite n'est libre.
      Given the position
        """
        round 2; turn gold
        N    red-L    <satellite of N>   black.traveller@P
        E    blue-L   <satellite of E>   white.basic@P
        """
      And R-70 is read as <reading>
      When Gold plays "N deploy basic planet"
      Then Black is to <decision>

      Examples:
        | where              | satellite of N | satellite of E | reading           | decision             |
        | in the same system | m:red          | p:lat          | any_vacant_slot   | flee or stand        |
        | in the same system | m:red          | p:lat          | other_system_only | choose an Exile slot |
        | in the same system | m:red          | p:lat          | empty_system_only | choose an Exile slot |
        | beside a unit      | p:lat          | m:red          | any_vacant_slot   | flee or stand        |
        | beside a unit      | p:lat          | m:red          | other_system_only | flee or stand        |
        | beside a unit      | p:lat          | m:red          | empty_system_only | choose an Exile slot |
