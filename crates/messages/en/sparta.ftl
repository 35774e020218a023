# Sparta.

sparta-onto-friend = Your own { $other } stands on { $to }: a piece walks over empty squares only.
sparta-onto-enemy = A { $other } of the other side stands on { $to }: it is trapped between two pieces, never walked onto.
sparta-too-far = { $to } is { $distance } steps away from { $from }: a { $piece } walks { $steps } at most.
sparta-no-way = No free way of { $steps } steps or fewer leads from { $from } to { $to }.
sparta-become-hero = The piece on { $cell } is a hero already.
sparta-become-no-city = { $cell } is no city: a warrior becomes a hero on a city of its own.
sparta-become-enemy-city = The city on { $cell } is not yours: a warrior becomes a hero on a city of its own.
sparta-pass = You pass only when you can do nothing else; you can play { $example }.

sparta-cities-lists = "{ $text }" is not Yellow's cities, a slash and Red's cities.
sparta-city-unknown = "{ $text }" is not a city.
sparta-city-twice = The city { $cell } stands in both lists.
sparta-city-missing = The city { $cell } stands in neither list.
sparta-cities-order = Each list names its cities once, by file, then rank: { $text }.
sparta-too-many-pieces = { $seat } has { $found } pieces; there are { $limit } at most.
sparta-trapped = The piece on { $cell } is trapped between two enemies, so it cannot be on the board.

# What the game is about.
tagline-sparta = Eight cities, two armies, and danger wherever two enemies meet you.
goal-sparta = Own all eight cities, or trap enemies until only one is left.

# Words of its own.
area-city = city
areas-city = cities
word-pass = pass
field-cities = The lists of cities
reason-cities = all cities are in one hand
reason-last-pieces = both sides are down to their last pieces, and the cities decide
field-help-cities = The first seat’s cities, a slash, the second’s; with commas, by file, then rank; - for none.
