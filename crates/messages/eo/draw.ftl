# Positions in words, for those who do not see the board.

comma = {", "}
semicolon = {"; "}

position-title = { $game }, ludas { $seat }
position-seat = { $seat }: { $list }.
position-no-pieces = neniu peco
position-cells = { $what } { $cells }
position-spent = jam agis en ĉi tiu ludvico: { $cells }
position-gauge = { $what }: { $count }
position-seat-gauge = { $seat }: { $gauge }
position-gauges = { $list }.
position-to-move = Ludas { $seat }.

cell-holds = { $cell }: { $list }
cell-free = malplena
cell-piece = { $seat-adj } { $piece }
cell-area-of = { $area } de { $seat }
cell-spent = jam agis en ĉi tiu ludvico

# Headings of lists of cells.
pieces-pawn = peonoj
pieces-heroo = herooj
pieces-master = majstroj
pieces-warrior = militistoj
pieces-hero = herooj
pieces-king = reĝoj
pieces-chariot = ĉaroj
pieces-knight = ĉevaloj
pieces-camel = kameloj
pieces-elephant = elefantoj
pieces-fresh-pawn = freŝaj peonoj
pieces-heroic-pawn = heroaj peonoj
pieces-guard = gardistoj
pieces-blade = klingoj
pieces-catapult = katapultoj
pieces-shield = ŝildoj
pieces-castle = kasteloj
areas-city = urboj
