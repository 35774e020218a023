# Breakthrough.

# What the game is about.
tagline-breakthrough = Two walls of pawns, and one gap is enough.
goal-breakthrough = Be the first to bring a pawn to the far side of the board, or capture all enemy pawns.

# Why a move is refused.
breakthrough-onto-friend = Your own pawn is on { $to }.
breakthrough-not-forward = A pawn goes one square forward, straight or diagonally; { $to } is not such a square from { $from }.
breakthrough-captures-straight = An enemy pawn is on { $to }, and a pawn captures diagonally only.

# Why a position is refused.
breakthrough-too-many-pawns = { $seat } has more than sixteen pawns.
breakthrough-over-before = { $seat } has a pawn on its last rank, so the game was over before this turn.
breakthrough-moved-without-pawns = { $seat } has just moved but has no pawns.
