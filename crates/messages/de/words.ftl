# Words that more than one game needs. A game has its own words in its own file.

seat-white = Weiß
    .kind = color
    .stem = weiß
seat-black = Schwarz
    .kind = color
    .stem = schwarz
seat-yellow = Gelb
    .kind = color
    .stem = gelb
seat-red = Rot
    .kind = color
    .stem = rot
seat-south = Süd
    .kind = side
    .stem = süd
seat-west = West
    .kind = side
    .stem = west
seat-north = Nord
    .kind = side
    .stem = nord
seat-east = Ost
    .kind = side
    .stem = ost

piece-pawn = Bauer
    .gender = m
    .the = der Bauer
    .The = Der Bauer
    .a = ein Bauer
    .A = Ein Bauer
    .own = dein eigener Bauer
piece-warrior = Krieger
    .gender = m
    .the = der Krieger
    .The = Der Krieger
    .a = ein Krieger
    .A = Ein Krieger
    .own = dein eigener Krieger
piece-hero = Held
    .gender = m
    .the = der Held
    .The = Der Held
    .a = ein Held
    .A = Ein Held
    .own = dein eigener Held

# What the words of actions mean.
word-become-hero = zum Helden werden

# The fields of a position line.
field-line = Die Zeile
field-board = Das Brett
field-seat = Die Seite am Zug
