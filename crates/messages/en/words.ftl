# Words that more than one game needs. A game has its own words in its own file.

seat-white = White
seat-black = Black
seat-yellow = Yellow
seat-red = Red
seat-south = South
seat-west = West
seat-north = North
seat-east = East

piece-pawn = pawn
piece-warrior = warrior
piece-hero = hero

# What the words of actions mean.
word-become-hero = become a hero

# The fields of a position line.
field-line = The line
field-board = The board
field-seat = The seat to move
