# Sparta.

sparta-onto-friend = En { $to } se trouve { $other-own } : une pièce ne marche que sur des cases vides.
sparta-onto-enemy = En { $to } se trouve { $other-a } adverse : on piège les pièces adverses entre deux des siennes, on ne marche pas dessus.
sparta-too-far = { $to } est à { $distance } pas de { $from } : { $piece-a } en fait { $steps } au plus.
sparta-no-way = Aucun chemin libre de { $steps } pas au plus ne mène de { $from } à { $to }.
sparta-become-hero = La pièce en { $cell } est déjà un héros.
sparta-become-no-city = { $cell } n’est pas une cité : un guerrier devient héros sur une cité de son camp.
sparta-become-enemy-city = La cité en { $cell } n’est pas à toi : un guerrier devient héros sur une cité de son camp.
sparta-pass = Tu ne peux passer que si tu n’as aucun autre coup ; or tu peux jouer { $example }.

sparta-cities-lists = « { $text } » devrait donner les cités des Jaunes, une barre oblique, puis celles des Rouges.
sparta-city-unknown = « { $text } » n’est pas une cité.
sparta-city-twice = La cité { $cell } figure dans les deux listes.
sparta-city-missing = La cité { $cell } ne figure dans aucune des deux listes.
sparta-cities-order = Chaque liste nomme ses cités une fois, par colonne, puis par rangée : { $text }.
sparta-too-many-pieces = { $seat-The } { $seat-has } trop de pièces : { $found } au lieu de { $limit } au plus.
sparta-trapped = La pièce en { $cell } est piégée entre deux pièces adverses ; elle ne peut donc pas être sur le plateau.

# What the game is about.
tagline-sparta = Huit cités, deux armées, et gare à qui se retrouve entre deux adversaires.
goal-sparta = Empare-toi des huit cités, ou piège les pièces adverses jusqu’à ce qu’il n’en reste qu’une.

# Words of its own.
area-city = cité
areas-city = cités
word-pass = passer
field-cities = Les listes des cités
reason-cities = un camp possède toutes les cités
reason-last-pieces = les deux camps en sont à leurs dernières pièces, et les cités décident
field-help-cities = Les cités du premier camp, une barre oblique, celles du second ; séparées par des virgules et triées par colonne, puis par rangée ; - s’il n’y en a pas.
