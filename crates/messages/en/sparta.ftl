# Sparta.

sparta-onto-friend = Your own { $other } is on { $to }: a piece walks only over empty squares.
sparta-onto-enemy = An enemy { $other } is on { $to }: you trap enemies between two pieces, you don't land on them.
sparta-too-far = { $to } is { $distance } steps away from { $from }, but a { $piece } walks { $steps } at most.
sparta-no-way = There's no free path of { $steps } steps or fewer from { $from } to { $to }.
sparta-become-hero = The piece on { $cell } is already a hero.
sparta-become-no-city = { $cell } isn't a city: a warrior becomes a hero on one of its own cities.
sparta-become-enemy-city = The city on { $cell } isn't yours: a warrior becomes a hero on one of its own cities.
sparta-pass = You can pass only if you have no other move; you can play { $example }.

sparta-cities-lists = "{ $text }" should be Yellow's cities, a slash, and Red's cities.
sparta-city-unknown = "{ $text }" isn't a city.
sparta-city-twice = The city { $cell } is in both lists.
sparta-city-missing = The city { $cell } is in neither list.
sparta-cities-order = Each list names its cities once, sorted by file, then rank: { $text }.
sparta-too-many-pieces = { $seat } has { $found } pieces, but can have { $limit } at most.
sparta-trapped = The piece on { $cell } is trapped between two enemies, so it can't be on the board.

# What the game is about.
tagline-sparta = Eight cities, two armies, and danger wherever two enemies meet you.
goal-sparta = Own all eight cities, or trap enemies until only one is left.

# Words of its own.
area-city = city
areas-city = cities
word-pass = pass
field-cities = The lists of cities
reason-cities = one side owns all the cities
reason-last-pieces = both sides are down to their last pieces, so the cities decide
field-help-cities = The first side's cities, a slash, the second side's; separated by commas and sorted by file, then rank; - for none.
