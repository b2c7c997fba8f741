Feature: Combat
  A unit deployed on a slot that an opposing unit holds attacks it.

  @CMB_1
  Rule: CMB-1 Both units go to the Exile

    @CMB_5 @CMB_2 @CMB_3 @CMB_4 @example
    Scenario: Gold attacks a unit of Black on a planet
      FR: Noir est payé à l'arrivée du vaisseau, puis les deux unités partent en Exil, celle de Noir d'abord.
      Given the position
        """
        players white black silver gold; turn gold
        N    red-L    m:green   black.basic@P
        NE   blue-L   m:yellow
        """
      When Gold plays "N deploy basic planet"
      Then Black scores 1
      And Black is to choose an Exile slot
      When Black plays "exile three"
      And Gold plays "exile swap"
      Then nobody scores
      And the position shows
        """
        N red-L m:green gold.ship
        exile three black.basic
        exile swap gold.basic
        exile one none
        """
      And White is to move or deploy
