# A new game: what can be chosen.

# A friend, in two short lines under a picture.
friend-short = Un ami
friend-where = ici
level-for-beginners = Un bon premier adversaire.
score-of = Tes parties : victoires { $won }, nulles { $drawn }, défaites { $lost }
names = Noms
name-of = Nom ({ $seat })
name-none = Nom (facultatif)
options = Options

# Clocks.
clock-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}
clock-custom = Personnalisée…
clock-kind = Type
clock-kind-increment = Incrément
clock-kind-delay = Délai
clock-kind-days = Jours par tour
clock-minutes = Minutes par joueur
clock-seconds = Secondes ajoutées par tour
clock-delay-seconds = Secondes de délai par tour
clock-days-each = Jours par tour
clock-why-increment = Après chaque tour, ces secondes s’ajoutent à ta pendule.
clock-why-delay = Ta pendule ne démarre qu’une fois ces secondes écoulées.
clock-why-days = À chaque tour, tu disposes de nouveau de tout le temps. La pendule ne tourne que quand la partie est ouverte.

# Setups.
setup-first = { $setup } (standard)
setup-outer-row = Rangée extérieure
setup-inner-row = Rangée intérieure
setup-cluster = Groupe
