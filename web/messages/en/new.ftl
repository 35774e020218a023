# A new game: what can be chosen.

# A friend, in two short lines under a picture.
friend-short = A friend
friend-where = here
level-for-beginners = A good first opponent.
score-of = Your games: { $won } won, { $drawn } drawn, { $lost } lost
names = Names
name-of = { $seat }'s name
name-none = Name (optional)
options = Options

# Clocks.
clock-days = { $days ->
    [one] One day per turn
   *[other] { $days } days per turn
}
clock-custom = Custom…
clock-kind = Type
clock-kind-increment = Increment
clock-kind-delay = Delay
clock-kind-days = Days per turn
clock-minutes = Minutes each
clock-seconds = Seconds added per turn
clock-delay-seconds = Seconds of delay per turn
clock-days-each = Days per turn
clock-why-increment = After every turn, these seconds are added to your clock.
clock-why-delay = In each turn, your clock only starts running after these seconds.
clock-why-days = You get the full time again for every turn. The clock only runs while the game is open.

# Setups.
setup-first = { $setup } (standard)
setup-outer-row = Outer row
setup-inner-row = Inner row
setup-cluster = Cluster
