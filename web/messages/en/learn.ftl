# Learning the games: how one wins, and the texts of the tutorials. A step's text is its
# instruction; .done is said when all its tasks are done, .hint when the player does something else.

# Herooj.

goal-herooj = Bring a heroo back to your first two ranks, or take all enemy pawns and heroos.
tagline-herooj = Cross the board as a pawn, come home as a heroo.

learn-herooj-march = You play White: forward is toward rank 8. A pawn goes one or two squares forward, straight or diagonally. Move your pawn on d3 two squares.
    .title = A pawn marches
    .done = Pawns go forward only, straight or diagonally, and only over empty squares.
    .hint = That was one square. Two squares lead to b5, d5 or f5.
learn-herooj-jump = You capture by jumping over a friend, any piece of your own right beside, onto an enemy right behind it. Jump with your pawn on d4 over your pawn on d5, and take the enemy pawn on d6.
    .title = Jump to capture
    .done = The enemy you land on is taken, the friend you jump stays; one jump is the whole turn.
    .hint = Start on d4 and land on d6: your friend on d5 is what you jump.
learn-herooj-straight = Pawns march forward only, but they jump forward, back and sideways, never diagonally. With your pawn on d4, take the enemy on d2 or the one on f4.
    .title = Back and sideways
    .done = Pawns and heroos jump along ranks and files; f6, on a diagonal, was out of reach.
    .hint = Choose the pawn on d4: it can jump its friend on d3 onto d2, or its friend on e4 onto f4.
learn-herooj-promotion = A pawn that reaches the far rank, by a move or a jump, becomes a heroo at once. Bring your pawn on c6 to rank 8.
    .title = A heroo is born
    .done = A pawn becomes a heroo on its far rank, and a heroo is what has to come home.
    .hint = It is still a pawn. Go two squares at once, from c6 to a8, c8 or e8.
learn-herooj-home = A heroo goes one or two squares sideways, straight back or diagonally back, never forward. Bring your heroo on d6 home to rank 1 or 2: two squares back now, and two more in your next turn.
    .title = The way home
    .done = A heroo that reaches your first two ranks, your safe zone, wins the game at once.
    .hint = Too slow: go from rank 6 to rank 4 first, and from there to rank 2.
learn-herooj-master = A master moves one or two squares in all eight directions, and it jumps in all eight as well. With your master on c3, take the enemy on e5.
    .title = The master
    .done = Only masters jump diagonally; they never change, and never need to come home.
    .hint = The master on c3 has a friend beside it on d4, and right behind that stands the enemy.
learn-herooj-stop = Look out: the enemy heroo on e5 is one move away from its own safe zone, ranks 7 and 8. Take it now.
    .title = Stop that heroo
    .done = Before each turn, see whether an enemy heroo is one move or one jump from home.
    .hint = Then the heroo goes home and the enemy wins. Two of your pawns stand beside it on rank 5: jump one with the other.
learn-herooj-last = You also win when the enemy has neither pawns nor heroos left; masters do not count. Take the enemy's last pawn.
    .title = Nobody left to send
    .done = A side without pawns and heroos has lost, and so has a side that cannot move in its turn.
    .hint = The last pawn stands on d5. Taking a master does not end the game.
learn-herooj-puzzle = A real fight: in its next turn the enemy heroo on c6 comes home. Win the game right now, with one action.
    .title = Puzzle: hemmed in
    .done = A heroo may come home by a jump, too. Now go and play!
    .hint = Your heroo on d4 cannot move home, but perhaps it can jump home.

# Master Herooj.

goal-master-herooj = Bring heroos home to make two masters, or leave the enemy with a single piece.
tagline-master-herooj = One master makes you strong, and the second wins the game.

learn-master-herooj-march = You play White: forward is toward rank 8. A pawn goes one or two squares forward, straight or diagonally, over empty squares. An enemy blocks your pawn on d4: move it past, diagonally.
    .title = A pawn marches
    .done = Pawns go forward only, straight or diagonally, and only over empty squares.
    .hint = Choose the pawn on d4 and go diagonally forward, to c5, b6, e5 or f6.
learn-master-herooj-jump = You capture by jumping over a friend, any piece of your own right beside, onto an enemy right behind it. Jump with your pawn on d4 onto d6. When another enemy steps onto d4, jump back and take that one too.
    .title = Jump to capture
    .done = Pawns jump forward, back and sideways, never diagonally, and one jump is the whole turn.
    .hint = Your pawn on d5 is the friend to jump: from d4 onto d6 first, then back from d6 onto d4.
learn-master-herooj-promotion = A pawn that reaches the far rank, by a move or a jump, becomes a heroo at once. Bring one of your pawns to rank 8.
    .title = A heroo is born
    .done = A pawn becomes a heroo on its far rank, and a heroo has to come home.
    .hint = That leaves it a pawn. Choose a square on rank 8, or jump onto the enemy on d8.
learn-master-herooj-home = A heroo goes one or two squares sideways, straight back or diagonally back, never forward. Bring your heroo on d4 home to rank 1 or 2: there it becomes a master.
    .title = A master is made
    .done = That is your first master; make a second one and you win, even if the first is taken before.
    .hint = From rank 4, two squares back lead home to rank 2: to b2, d2 or f2.
learn-master-herooj-master = A master moves one or two squares in all eight directions. It also jumps in all eight, diagonally too. Find the enemy that your master on e4 can take.
    .title = The master
    .done = Only masters jump diagonally; pawns and heroos jump along ranks and files.
    .hint = Your master has a friend beside it on f3, and an enemy stands right behind that on g2.
learn-master-herooj-stop = Look out: both sides have made one master, and the enemy heroo on e5 is one move away from home, ranks 7 and 8. Take it now.
    .title = Stop that heroo
    .done = Before each turn, see whether an enemy heroo is about to become the second master.
    .hint = Then the heroo goes home and the enemy wins. Pawns jump backward, too: look at file e.
learn-master-herooj-last = A side with a single piece left has lost, whatever that piece is. The enemy has two: take one.
    .title = All alone
    .done = A side that is down to one piece has lost, and so has a side that cannot move in its turn.
    .hint = Your pawns on d2 and d3 stand in line with the enemy on d4.
learn-master-herooj-puzzle = Each side has made one master; the next one wins. Your heroo on d6 can be home in two turns. First go where no enemy can jump onto it, then go home.
    .title = Puzzle: safe steps
    .done = Every square has its dangers: look for enemies in pairs. Now go and play!
    .hint = That does not win in two turns. You must reach rank 4, but on d4 the enemy master on f6 takes you, jumping over e5.

# Le Rooya.

goal-rooya = Fill a whole row or column with five of your pawns, by a step or by turning the plate.
tagline-rooya = Fill the ring, then spin the heart of the board.

learn-rooya-place = The 16 points of the outer ring are the outer plate. At first White and Black place their eight pawns there, one at a time. You play White, with one pawn on e3 so far: place another on a free corner, a1, e1 or e5.
    .title = Placing pawns
    .done = In phase 1 you place one pawn at a time on an empty point of the ring; a line made so wins nothing yet.
    .hint = That is allowed, but it is no corner. Look at a1, e1 and e5.
learn-rooya-ring = Place your last pawn on c1; the enemy's last pawn then closes the ring, and phase 2 begins. From now on a pawn steps along a line to the next point. Step from c1 up to c2, onto the inner plate.
    .title = The ring is full
    .done = In phase 2 you step with a pawn, left, right, up or down; never diagonally, and nothing is ever captured.
    .hint = Use the point c1: your last pawn goes there, and then it steps to c2.
learn-rooya-second = A pawn that steps onto an empty point of the other plate may take a second step there. Go with your pawn from c1 to c2 and, in the same action, on to b2, c3 or d2.
    .title = A second step
    .done = Crossing between the plates, inward or outward, gives a second step; steps on one plate do not.
    .hint = It is the pawn on c1 that crosses: first c2 and then, still in the same action, b2, c3 or d2.
learn-rooya-swap = A pawn may also step onto a neighbouring enemy pawn: the two change places, and that ends the action. Change places with an enemy, for instance from c3 with the one on c4.
    .title = Changing places
    .done = A step goes to an empty point or swaps two neighbours, yours and the enemy's.
    .hint = Nobody changed places. Step onto a point where an enemy stands next to your pawn.
learn-rooya-turn = Instead of stepping you may turn the inner plate, the nine points from b2 to d4, with all pawns on it: a quarter clockwise, a quarter counterclockwise, or half round. Turn the plate.
    .title = Turning the plate
    .done = Turning the plate is your whole action, and it must change what the plate looks like.
    .hint = That was a step. This time leave the pawns alone and choose one of the three turns.
learn-rooya-five = A full row or column of your pawns wins; diagonals do not count. In rank 3 only d3 is missing: complete the line.
    .title = Five in a line
    .done = Complete a row or a column by a step, or by turning the plate, and you win.
    .hint = One of your pawns stands next to the gap on d3: the one on d2.
learn-rooya-spin = Now let the plate do it. Three of your pawns stand in file d on the inner plate, and yours on a2 and e2 wait at the ends of rank 2. Turn the plate so that you win.
    .title = A line by turning
    .done = A quarter turn makes rows of the plate into columns, and columns into rows.
    .hint = Clockwise, the right side of the plate becomes its bottom; counterclockwise, it becomes its top.
learn-rooya-break = The enemy pawn on d5 can step to d4 and fill rank 4. A pawn of yours on d4 would not help: the two would change places. Break the line of four itself.
    .title = Break the line
    .done = To stop a line, swap one of its pawns away or turn the plate; filling the gap is often not enough.
    .hint = The enemy could still complete rank 4. Change places with one of its four pawns there, or turn the plate.
learn-rooya-puzzle = The enemy on c4 wants to change places with your pawn on c5 and fill rank 5. Win before that, with one action. But beware: who completes a line only for the enemy loses.
    .title = Puzzle: the missing point
    .done = Crossing, stepping on and changing places can be one action. Now go and play!
    .hint = You need c3, where an enemy stands. One of your pawns can cross over to it and change places with it.

# Sparta.

goal-sparta = Own all eight cities, or trap enemies until only one is left.
tagline-sparta = Eight cities, two armies, and danger wherever two enemies meet you.

learn-sparta-walk = You play Yellow. A warrior walks one or two steps, each to any neighbouring square, diagonally too, and it may turn on the way. Walk with your warrior on d2 around your friend to d4.
    .title = Walking
    .done = Every square walked on must be free of pieces: nobody jumps, and nobody lands on anybody.
    .hint = Choose the warrior on d2: over c3 or e3 it reaches d4 in two steps.
learn-sparta-trap = Enemies are captured by trapping: an enemy with your pieces right at both sides of it, in a row, column or diagonal, vanishes. Your warrior on d4 stands beside an enemy: walk to its other side with another warrior.
    .title = The trap
    .done = Two of your pieces with an enemy between them, in any straight line: the enemy is gone.
    .hint = The enemy is on e4 and your friend on d4. Walk from g3 to f4, the other side.
learn-sparta-group = Enemies side by side in one line are trapped together, if both ends of their line are closed by your pieces. Trap the two on e3 and f2: your warrior on g1 closes one end, another must close the other.
    .title = Two at once
    .done = A whole group goes if its line is closed at both ends; the edge of the board closes nothing.
    .hint = Follow the diagonal from g1 over f2 and e3: the next square, d4, is the other end.
learn-sparta-careful = The trap works on you as well: never end your walk between two enemies in a line. Trap the enemy on g3 without losing a piece.
    .title = Mind both sides
    .done = All trapped pieces vanish together, also the one that has just walked.
    .hint = The square h3 lies between two enemies: who goes there is lost. Close the column of g3 instead, on g4.
learn-sparta-city = Eight squares are cities, and each belongs to a side. A warrior that ends its walk on an enemy city takes it. Take b6 or e5 with your warrior on c5; in your next turn, make that warrior a hero where it stands.
    .title = Taking a city
    .done = A taken city is yours, and a warrior that begins its turn on a city of yours may become a hero there.
    .hint = First walk from c5 onto b6 or e5, then choose the warrior there and let it become a hero.
learn-sparta-hero = A warrior that ends its walk on a city of its own becomes a hero at once. Walk from d7 to your city e6. A hero walks up to three steps: trap the enemy on c3 with it.
    .title = The hero
    .done = Heroes walk one, two or three steps, and they trap as warriors do.
    .hint = First walk from d7 to e6. Then bring the hero to d3, so that c3 stands between it and your warrior on b3.
learn-sparta-eight = Who owns all eight cities wins. Only i5 is missing, and only warriors take cities: a hero on a city changes nothing. Take i5.
    .title = All eight cities
    .done = Guard your cities, and keep some warriors: with heroes alone you take none.
    .hint = Your hero is nearer, but only a warrior can take i5: the one on g4 is two steps away.
learn-sparta-puzzle = A side with only one piece left has lost too. The enemy has three: win with one action.
    .title = Puzzle: one is enough
    .done = One walk can spring several traps; and if both sides are down to two pieces, or to one, more cities win. Now go and play!
    .hint = The enemies on d4 and f5 must go together: find the square that closes both their lines, and who can walk there.

# Heroes Hexagonal Chess.

goal-heroes = Checkmate the enemy king, or take all enemy heroes.
tagline-heroes = Chess around a hole, where standing beside a hero makes you mighty.

learn-heroes-chariot = You play White: forward is toward the higher ranks. A chariot goes one to five hexes in a straight line, in any of six directions. Take an enemy with your chariot on d4.
    .title = The chariot
    .done = Most pieces take what they land on, and pass only empty hexes; the hole in the middle ends a line like the edge.
    .hint = From d4, straight lines lead to the enemies on d7 and g3.
learn-heroes-hero = A hero takes one or two steps in any direction and may turn between them; the first of two must end on an empty hex. Take the enemy on e6 with your hero on d4.
    .title = The hero
    .done = Heroes are nimble and precious: a side that has none left has lost.
    .hint = From d4 the hero steps to d5 or e5, and from there to e6, all in one action.
learn-heroes-beside = Pieces beside a hero of their own can do more. A knight may leap, over anything, to a hex two steps away off its straight lines: take the enemy on g6 with your knight on f5. A camel may go three hexes: then take the enemy on h6 with your camel on h3.
    .title = Beside a hero
    .done = Without a hero a knight goes two or three hexes in a straight line and a camel one or two; beside one they can do more.
    .hint = The knight leaps from f5 to g6; after that, the camel goes straight forward from h3 to h6.
learn-heroes-pawn = A pawn goes one hex straight forward, but takes slanting forward; a fresh pawn may also go two hexes straight. Move your fresh pawn from d3 to d5. When an enemy comes to e6, take it.
    .title = The pawn
    .done = After going two hexes at once a pawn is fresh no more; beside its own hero it may also take straight forward and step back slanting.
    .hint = First go two hexes straight, from d3 to d5; then take slanting, from d5 on e6.
learn-heroes-rampage = An elephant steps one hex and takes nothing. Beside its own hero it may rampage instead: it runs four hexes in a line, the first of them empty, takes all on its way, friends too, and is gone itself. Rampage with your elephant from d3 to d7.
    .title = The rampage
    .done = A rampage always runs its whole way, four hexes or up to the edge or the hole.
    .hint = Choose the elephant on d3, then the rampage, then d7, the end of its way.
learn-heroes-guard = A pawn that comes into the enemy's area becomes a guard, and a guard that comes into the enemy's dark area becomes a hero. Do both, in any order: with the pawn on c5, to c6, and with the guard on e9, to d9, e10 or f10.
    .title = Guards and heroes
    .done = A guard goes one hex in any direction but takes only forward; as a hero it is worth far more.
    .hint = Nothing was promoted. The pawn on c5 goes to c6, and the guard on e9 to d9, e10 or f10.
learn-heroes-heroic = A pawn that comes beside the enemy king becomes a heroic pawn. It cannot move, but in a later turn it may become a hero where it stands. Bring your pawn from d5 to d6, and then make it a hero.
    .title = Courage before the king
    .done = Two ways lead to a new hero: through the dark area, or right beside the enemy king.
    .hint = First step from d5 to d6, beside the king; then choose the heroic pawn and let it become a hero.
learn-heroes-mobilization = The game opens with the mobilization: three turns for each side, each of several actions. Only fresh pawns, knights, chariots and heroes act, each once a turn; nothing is taken, and no king may be attacked. Act with two pieces, then end the turn.
    .title = The mobilization
    .done = In its three turns White has up to 3, 5 and 6 actions, Black up to 5, 3 and 6; then each turn is one action.
    .hint = Act with two different pieces first; one action is then left, but this time end the turn.
learn-heroes-last = The enemy hero on f4 attacks your king on f2, and no action may leave your own king attacked. It is also the enemy's last hero, and a side without heroes has lost: take it.
    .title = The last hero
    .done = Your king comes first: it goes one hex at a time, and every action must leave it safe.
    .hint = Your king is safe for now, but you can win at once: the chariot on d4 stands in line with f4.
learn-heroes-puzzle = Checkmate wins: the enemy king is attacked, and no action of the enemy can save it. The enemy king stands on e9. Checkmate it with one action.
    .title = Puzzle: checkmate
    .done = A heroic pawn at the right moment is a new hero and a mate. Now go and play!
    .hint = None of your pieces needs to go anywhere. One of them stands beside the king already.

# EVO.

goal-evo = Take the enemy castle, or the last enemy piece.
tagline-evo = Every piece is four pieces in one: turn it and surprise.

learn-evo-warrior = You play South: forward is toward rank 12. A warrior goes one square left, right, forward or slanting forward, and it takes an enemy by landing on it. Take the enemy on g6 with your warrior on f5.
    .title = The warrior
    .done = Each role takes just as it moves; a warrior never goes back, and all pieces begin as warriors.
    .hint = The square g6 lies slanting forward of your warrior on f5.
learn-evo-turn = Each piece shows one of four roles, and it may turn to another one instead of moving. Turn your warrior on e5 into a blade. A blade goes one or two squares straight forward: with it, take the enemy on e7 in your next action.
    .title = Turning, and the blade
    .done = Turning costs an action but opens new ways; a blade strikes straight ahead.
    .hint = First turn the piece on e5 into a blade without moving it; then go two squares forward, to e7.
learn-evo-catapult = A catapult goes one to three squares slanting forward. Every square on its way must be empty. Take the enemy on g7 with your catapult on d4.
    .title = The catapult
    .done = Catapults reach furthest, but only on a slant; no role jumps over anything.
    .hint = From d4 the slant leads over e5 and f6, both empty, to g7.
learn-evo-shield = Only a shield goes back: one or two squares straight, or one square slanting. An enemy has slipped past your shield on f8. Take it.
    .title = The shield
    .done = Shields guard what lies behind them; no other role ever goes back.
    .hint = The enemy stands on f6, two squares straight behind your shield on f8.
learn-evo-both = You may move a piece and turn it in the same action; the role before the action decides how it goes. Move your warrior from f5 to f6 and turn it into a blade at once. Then take the enemy on f8.
    .title = Move and turn
    .done = Move as one role, arrive as another: the new role counts from your next action on.
    .hint = In one action: the warrior from f5 to f6, and there into a blade. Then the blade goes from f6 to f8.
learn-evo-stop = A castle never moves, and you lose if yours is taken. The enemy blade on j3 can reach your castle on j1 with its next action. Take it, or put a piece in its way.
    .title = Guard your castle
    .done = Before each action, see what can reach your castle; a piece in the way only wins time.
    .hint = Then the blade takes your castle. Your warrior on i2 can step slanting to j3, or right to j2.
learn-evo-last = You win by taking the last enemy piece; a castle does not count as a piece. Only one enemy piece is left: find who can take it.
    .title = The last piece
    .done = With its last piece a side loses the game, though its castle still stands.
    .hint = The last piece is on b7. Your catapult on e4 reaches it, slanting over d5 and c6.
learn-evo-castle = You also win by taking the enemy castle, here on c12. One of your pieces can do it now.
    .title = The enemy castle
    .done = Taking the castle ends the game at once, however many pieces are left.
    .hint = Your catapult on f9 stands on one diagonal with the castle, and the way is empty.
learn-evo-puzzle = Win with two actions. Move a piece so close to the castle on c12 that nothing can stop it, and arrive in a role that can take the castle. Then take it.
    .title = Puzzle: the right role
    .done = The place and the role made it unstoppable. Now go and play!
    .hint = That does not win with two actions. Your blade on d9 can reach d11; in which role would it threaten c12 from there?

# EVO for four.

goal-evo4 = Be the first to take any enemy castle, or the last piece of any enemy.
tagline-evo4 = Four armies, one cross, and one winner who takes it all.

learn-evo4-warrior = South, West, North and East act in this order. You play South: forward is toward rank 12. A warrior goes one square left, right, forward or slanting forward, and takes what it lands on: take the enemy on g6 with your warrior on f5.
    .title = The warrior
    .done = Each role takes just as it moves, whichever enemy it meets; a warrior never goes back, and all pieces begin as warriors.
    .hint = The square g6 lies slanting forward of your warrior on f5.
learn-evo4-turn = Each piece shows one of four roles, and it may turn to another one instead of moving. Turn your warrior on e5 into a blade. When the three others have acted, take the enemy on e7: a blade goes one or two squares straight forward.
    .title = Turning, and the blade
    .done = Turning costs an action, and three others act before your next one.
    .hint = First turn the piece on e5 into a blade without moving it; then go two squares forward, to e7.
learn-evo4-catapult = A catapult goes one to three squares slanting forward. Every square on its way must be empty. Take the enemy on g7 with your catapult on d4.
    .title = The catapult
    .done = Catapults reach furthest, but only on a slant; no role jumps over anything.
    .hint = From d4 the slant leads over e5 and f6, both empty, to g7.
learn-evo4-shield = Only a shield goes back: one or two squares straight, or one square slanting. Two enemies have slipped past your shield on g8. Take one of them.
    .title = The shield
    .done = Shields guard what lies behind them; no other role ever goes back.
    .hint = The enemies stand on f7, slanting back from g8, and on g6, two squares straight back.
learn-evo4-side = For each seat, forward points from its own arm to the middle. Now you play West, so forward is toward file l. Take the enemy on f5 with your blade on d5.
    .title = From another side
    .done = West goes toward file l, East toward file a, South toward rank 12 and North toward rank 1.
    .hint = Straight forward for West is along the rank: from d5 over e5 to f5.
learn-evo4-both = You are South again. A piece may move and turn in the same action; the role before the action decides how it goes. Move your warrior from f5 to f6 and turn it into a blade at once, then take the enemy on f8.
    .title = Move and turn
    .done = Move as one role, arrive as another: the new role counts from your next action on.
    .hint = In one action: the warrior from f5 to f6, and there into a blade. Then the blade goes from f6 to f8.
learn-evo4-stop = Whoever first takes any castle wins, and all others lose. West acts next: its blade on j10 can take East's castle on l10. Take that blade, or put a piece in its way.
    .title = Guard your rivals, too
    .done = Watch all four castles: whoever takes one beats you, even if it is not yours.
    .hint = Then West takes East's castle and wins. Your catapult on g7 and your warrior on j9 can both prevent it.
learn-evo4-last = Taking the last piece of any seat wins as well; its castle does not count as a piece. East has only one piece left: take it.
    .title = The last piece
    .done = Whoever takes a seat's last piece wins, and all three others lose.
    .hint = East's last piece is on i7. Your catapult on f4 reaches it, slanting over g5 and h6.
learn-evo4-puzzle = West, North and East are still in the game, and you can take a piece of each of them. But one action beats all three at once. Find it.
    .title = Puzzle: beat all three
    .done = You took one castle and won; West and North lost untouched. Now go and play!
    .hint = Taking that piece ends nothing. Which castle can you reach? Follow the diagonals of your catapult on i7.
