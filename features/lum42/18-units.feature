Feature: Units
  Basic units harvest and transform. Special units do that too and have a power besides; they join the crew in phase 5.

  @UNT_1
  Rule: UNT-1 Basic units

    Scenario Outline: What a basic unit gives from <place>: light <light>, energy <energy>, <points>
      FR: Une unité de base collecte depuis une face lumière ou une lune, et transforme depuis une face énergie.
      Given the position
        """
        phase 4; light white 1 red
        N    <system>
        S    red-L   p:lat   white.probe@P
        E    blue-E  m:blue  black.basic@M
        """
      When White plays "recover N <slot>"
      Then <points>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """
      And Black is to recover a unit

      Examples:
        | place          | system                      | slot   | light | energy | points         |
        | a light face   | red-L m:green white.basic@P | planet | 2 red | none   | nobody scores  |
        | a moon         | blue-E m:red white.basic@M  | moon   | 2 red | none   | nobody scores  |
        | an energy face | red-E m:green white.basic@P | planet | none  | 1 red  | White scores 2 |

    @REC_4
    Scenario: On a black planet a basic unit only transforms
      FR: Sur une planète noire, une unité de base ne peut que transformer.
      Given the position
        """
        phase 4; light white 1 blue 1 red
        N    black-E  p:lat   white.basic@P
        """
      When White plays "recover N planet"
      Then White's legal actions are
        """
        transform blue
        transform red
        """
      And White may not play "harvest red": NO_HARVEST_HERE

    @REC_3
    Scenario: On a white moon a basic unit only harvests
      FR: Sur une lune blanche, une unité de base ne peut que collecter.
      Given the position
        """
        phase 4; light white 1 blue 1 red
        N    red-E  m:white   white.basic@M
        """
      When White plays "recover N moon"
      Then White's legal actions are
        """
        harvest blue
        harvest green
        harvest yellow
        harvest red
        """
      And White may not play "transform red": NO_TRANSFORMATION_HERE

    Scenario: A basic unit acts once and on one half of its system
      FR: Une unité de base agit une seule fois, sur la seule moitié qu'elle occupait.
      Given the position
        """
        phase 4; light white 2 green
        N    green-E  m:red   white.basic@P
        E    blue-E   m:blue  black.basic@M
        """
      When White plays "recover N planet"
      Then White scores 4
      And the position shows
        """
        light white 1 green
        energy white 1 green
        """
      And Black is to recover a unit

  @UNT_2
  Rule: UNT-2 Special units

    Scenario Outline: A <unit> harvests and transforms like a basic unit
      FR: Une unité spéciale collecte et transforme comme une unité de base.
      Given the position
        """
        round 5; phase 4; light white 1 red
        N    red-E    m:green   white.<unit>@<side>
        E    blue-E   m:blue    black.basic@M
        """
      When White plays "recover N <slot>"
      Then <points>
      And the position shows
        """
        light white <light>
        energy white <energy>
        """
      And Black is to recover a unit

      Examples:
        | unit      | side | slot   | light         | energy | points         |
        | saboteur  | P    | planet | none          | 1 red  | White scores 2 |
        | saboteur  | M    | moon   | 1 green 1 red | none   | nobody scores  |
        | chief     | P    | planet | none          | 1 red  | White scores 2 |
        | chief     | M    | moon   | 1 green 1 red | none   | nobody scores  |
        | traveller | P    | planet | none          | 1 red  | White scores 2 |
        | traveller | M    | moon   | 1 green 1 red | none   | nobody scores  |

    Scenario Outline: A <unit> can harvest or transform a single cube like a basic unit
      FR: Le Doubleur et le Scientifique peuvent s'en tenir à ce que fait une unité de base.
      Given the position
        """
        round 5; phase 4; light white 2 red
        N    red-E    m:green   white.<unit>@P
        E    blue-E   m:blue    black.basic@M
        """
      When the game goes on
        """
        white: recover N planet
        white: <choice>
        """
      Then White scores 2
      And the position shows
        """
        light white 1 red
        energy white 1 red
        """
      And Black is to recover a unit

      Examples:
        | unit      | choice        |
        | doubler   | decline       |
        | scientist | transform red |

    @CRW_5 @SET_14 @interaction
    Scenario: Only an unlocked special unit can be deployed
      FR: Une unité spéciale ne peut être déployée qu'une fois débloquée en phase 5.
      Given the position
        """
        phase 5; turn black; score white 1
        N    blue-L   p:lat
        planets red red | - | - | -
        satellites m:red m:red | - | - | -
        """
      When the game goes on
        """
        black: enlist chief
        black: name_first black
        black: take_planet 1
        black: lay_planet (0,2) light
        black: take_satellite 1
        white: take_planet 1
        white: lay_planet (0,3) light
        white: take_satellite 1
        black: move N
        """
      Then Black may play "deploy chief planet"
      And Black may not play "deploy doubler planet": UNIT_NOT_AVAILABLE, UNIT_LOCKED

    @END_1 @R_56
    Scenario: No special unit is unlocked after round 5
      FR: Après la manche 5, plus rien n'est débloqué : la partie est finie.
      Given the position
        """
        round 5; phase 4; units white basic doubler scientist traveller
        N    black-E  p:lat   white.chief@P
        """
      When White plays "recover N planet"
      Then the game is over
      And White may not play "enlist saboteur": GAME_OVER
      And White may not play "name_first white": GAME_OVER
      And the position shows
        """
        locked white saboteur
        """

  @UNT_3
  Rule: UNT-3 The five special units

    @SET_13 @SET_14
    Scenario: A game begins with three basic units and five locked special units each
      FR: Chacun commence avec trois unités de base, et cinq unités spéciales verrouillées.
      Given the game
        """
        lum42-record 1
        rules 0.1.0
        players white black
        first white
        objectives yellow three_adjacent_probes two_green_two_yellow
        system N green m:white
        system NE red p:diag
        system E blue p:tele
        system SE yellow m:red
        system S green m:green
        system SW red m:blue
        system W blue p:lat
        system NW yellow m:yellow
        planets black blue blue green red | black blue green red yellow | black blue green red yellow | black green red yellow yellow
        satellites m:blue m:blue m:green m:green m:red | m:red m:white m:white m:white m:yellow | m:yellow p:diag p:diag p:diag p:lat | p:lat p:lat p:tele p:tele p:tele
        actions
        """
      Then the position shows
        """
        units white basic basic basic
        locked white doubler scientist saboteur chief traveller
        units black basic basic basic
        locked black doubler scientist saboteur chief traveller
        """

  @UNT_4
  Rule: UNT-4 Extension units

    @R_79
    Scenario Outline: With the extension the <unit> may be enlisted
      FR: Avec l'extension, le Binôme, le Booster et le Renégat peuvent rejoindre l'équipage.
      Given the position
        """
        phase 5
        N    red-L    p:lat
        """
      And R-79 is read as wider_choice
      When White plays "enlist <unit>"
      Then the position shows
        """
        units white basic basic <unit>
        """

      Examples:
        | unit    |
        | twosome |
        | booster |
        | rogue   |

    @CRW_5 @R_79
    Scenario Outline: Whether the Twosome may be enlisted in a game read as <reading>
      FR: Sans accord, pas d'unité de l'extension ; le choix élargi ou des équipages donnés au départ les font entrer en jeu.
      Given the position
        """
        phase 5
        <crews given>
        N    red-L    p:lat
        """
      And R-79 is read as <reading>
      Then <Twosome>
      And the position shows
        """
        locked white <locked>
        """

      Examples:
        | reading      | crews given                | locked                                                           | Twosome                                         |
        | off          | # none                     | doubler scientist saboteur chief traveller                       | White may not play "enlist twosome": NOT_LOCKED |
        | wider_choice | # none                     | doubler scientist saboteur chief traveller twosome booster rogue | White may play "enlist twosome"                 |
        | custom_start | locked white twosome chief | twosome chief                                                    | White may play "enlist twosome"                 |
