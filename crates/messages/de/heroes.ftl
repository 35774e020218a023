# Heroes Hexagonal Chess.

# Walks.
heroes-onto-friend = Auf { $to } steht { $friend-own }.
heroes-one-hex = { $piece-The } zieht nur ein Feld weit; { $to } liegt nicht neben { $from }.
heroes-not-straight = { $piece-A } zieht in gerader Linie; von { $from } nach { $to } führt keine.
heroes-distance = { $to } ist { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} entfernt, { $piece-the } zieht hier aber { $least } bis { $most } Felder weit.
heroes-path-blocked = { $piece-The } kann { $to } nicht erreichen: Auf { $middle } steht eine Figur im Weg.
heroes-hole-in-way = Zwischen { $from } und { $to } liegt das Loch im Brett.
heroes-hero-too-far = Ein Held geht ein oder zwei Felder weit; { $to } ist von { $from } weiter entfernt.
heroes-hero-blocked = Der erste von zwei Schritten eines Helden muss auf ein leeres Feld führen, aber auf dem Weg nach { $to } ist { $middle } besetzt.
heroes-hero-blocked-twice = Der erste von zwei Schritten eines Helden muss auf ein leeres Feld führen, aber auf den beiden Wegen nach { $to } sind { $middle } und { $other } besetzt.
heroes-leap-needs-hero = Ein Springer springt nur von einem Feld neben einem eigenen Helden aus; { $from } ist keines.
heroes-camel-needs-hero = Drei Felder weit zieht ein Kamel nur von einem Feld neben einem eigenen Helden aus; { $from } ist keines.
heroes-elephant-captures = Ein Elefant geht nur auf ein leeres Feld; schlagen kann er nur mit einem Sturmlauf.
heroes-guard-captures-back = Ein Wächter schlägt nur vorwärts; { $to } liegt hinter { $from }.
heroes-pawn-direction = { $piece-A } zieht nicht von { $from } nach { $to }, sondern ein Feld gerade vorwärts oder, um zu schlagen, schräg vorwärts.
heroes-fresh-pawn-direction = { $piece-A } zieht nicht von { $from } nach { $to }, sondern ein oder zwei Felder gerade vorwärts oder, um zu schlagen, schräg vorwärts.
heroes-pawn-slants-to-capture = { $piece-A } zieht nur zum Schlagen schräg vorwärts, und { $to } ist leer.
heroes-pawn-captures-straight = Gerade vorwärts schlägt { $piece-a } nur von einem Feld neben einem eigenen Helden aus; { $from } ist keines.
heroes-pawn-captures-back = { $piece-A } zieht rückwärts nur auf ein leeres Feld.
heroes-pawn-back-needs-hero = Schräg rückwärts zieht { $piece-a } nur von einem Feld neben einem eigenen Helden aus; { $from } ist keines.
heroes-pawn-straight-back = { $piece-A } zieht nie gerade rückwärts.
heroes-double-step-kind = Nur ein frischer Bauer zieht zwei Felder vorwärts.
heroes-double-step-captures = Mit dem Doppelschritt wird nicht geschlagen, aber auf { $to } steht ein Gegner.
heroes-heroic-pawn-stays = Ein Heldenbauer kann nicht ziehen; er kann nur dort, wo er steht, zum Helden werden.
heroes-rise-kind = Nur ein Heldenbauer kann dort, wo er steht, zum Helden werden, nicht { $piece-the } auf { $from }.

# The rampage.
heroes-rampage-kind = Nur ein Elefant macht einen Sturmlauf, nicht { $piece-the } auf { $from }.
heroes-rampage-needs-hero = Einen Sturmlauf macht ein Elefant nur von einem Feld neben einem eigenen Helden aus; { $from } ist keines.
heroes-rampage-not-straight = Ein Sturmlauf verläuft in gerader Linie; von { $from } nach { $to } führt keine.
heroes-rampage-length = Ein Sturmlauf lässt sich nicht vorher anhalten: Dieser endet auf { $end }, nicht auf { $to }.
heroes-rampage-first-hex = Das erste Feld eines Sturmlaufs muss leer sein, aber { $middle } ist besetzt.
heroes-rampage-own-king = Ein Sturmlauf nach { $to } würde deinen eigenen König schlagen.

# The kings.
heroes-king-into-attack = Dort würde { $piece-the } auf { $attacker } deinen König angreifen.
heroes-king-stays-attacked = Dein König ist angegriffen, und { $piece-the } auf { $attacker } würde ihn danach immer noch angreifen.
heroes-king-exposed = Dann würde { $piece-the } auf { $attacker } deinen König angreifen.

# The mobilization.
heroes-done-too-late = Die Mobilmachung ist vorbei; jetzt ist nach jedem Zug die Gegenseite an der Reihe.
heroes-mobilization-kind = In der Mobilmachung ziehen nur frische Bauern, Springer, Streitwagen und Helden, nicht { $piece-the } auf { $cell }.
heroes-mobilization-moved = { $piece-The } auf { $cell } hat in dieser Runde schon gezogen.
heroes-mobilization-capture = In der Mobilmachung wird nicht geschlagen, und auf { $to } steht ein Gegner.
heroes-mobilization-check = In der Mobilmachung darf kein König angegriffen sein, aber { $piece-the } auf { $attacker } würde den anderen angreifen.

# Reading a position.
heroes-hole-misplaced = Das Loch wird als * in der Mitte der Linie f geschrieben und nirgends sonst.
heroes-king-count = { $seat } müsste einen König haben, hat aber { $found }.
heroes-no-hero = Keine der beiden Seiten hat einen Helden.
heroes-pawn-in-area = Auf { $cell }, im gegnerischen Gebiet, wäre ein Bauer von { $seat } ein Wächter.
heroes-guard-in-dark-area = Auf { $cell }, im dunklen Gebiet des Gegners, wäre ein Wächter von { $seat } ein Held.
heroes-king-left-attacked = { $seat } hat gerade gezogen, aber der eigene König wird von der Figur auf { $attacker } angegriffen.
heroes-king-attacked-early = In der Mobilmachung darf kein König angegriffen sein, aber der von { $seat } ist es, von der Figur auf { $attacker }.
heroes-mobilization-text = „{ $text }“ ist keine Angabe zur Mobilmachung; möglich sind zum Beispiel „-“, „M1:3:-“ oder „M1:2:e5“.
heroes-mobilization-turn = Die Mobilmachung hat die Runden 1 bis 3, aber keine Runde { $turn }.
heroes-mobilization-left = In Runde { $turn } kann { $seat } noch 1 bis { $allowed } Züge haben, nicht { $left }.
heroes-mobilization-hex = „{ $text }“ ist kein Feld des Bretts.
heroes-mobilization-order = Die Felder der gezogenen Figuren müssen geordnet sein und dürfen nur einmal vorkommen; { $cell } steht an der falschen Stelle.
heroes-mobilization-piece = Auf { $cell } steht keine Figur, die in dieser Runde gezogen haben kann.
heroes-mobilization-count = In dieser Runde { $used ->
    [one] wurde 1 Zug
   *[other] wurden { $used } Züge
} gemacht, genannt { $found ->
    [one] ist aber 1 gezogene Figur
   *[other] sind aber { $found } gezogene Figuren
}.

# What the game is about.
tagline-heroes = Schach rund um ein Loch, und wer neben einem Helden steht, kann mehr.
goal-heroes = Setze den gegnerischen König matt, oder schlage alle gegnerischen Helden.

# Words of its own.
piece-king = König
    .gender = m
    .the = der König
    .The = Der König
    .a = ein König
    .A = Ein König
    .own = dein eigener König
piece-chariot = Streitwagen
    .gender = m
    .the = der Streitwagen
    .The = Der Streitwagen
    .a = ein Streitwagen
    .A = Ein Streitwagen
    .own = dein eigener Streitwagen
piece-knight = Springer
    .gender = m
    .the = der Springer
    .The = Der Springer
    .a = ein Springer
    .A = Ein Springer
    .own = dein eigener Springer
piece-camel = Kamel
    .gender = n
    .the = das Kamel
    .The = Das Kamel
    .a = ein Kamel
    .A = Ein Kamel
    .own = dein eigenes Kamel
piece-elephant = Elefant
    .gender = m
    .the = der Elefant
    .The = Der Elefant
    .a = ein Elefant
    .A = Ein Elefant
    .own = dein eigener Elefant
piece-fresh-pawn = frischer Bauer
    .gender = m
    .the = der frische Bauer
    .The = Der frische Bauer
    .a = ein frischer Bauer
    .A = Ein frischer Bauer
    .own = dein eigener frischer Bauer
piece-guard = Wächter
    .gender = m
    .the = der Wächter
    .The = Der Wächter
    .a = ein Wächter
    .A = Ein Wächter
    .own = dein eigener Wächter
piece-heroic-pawn = Heldenbauer
    .gender = m
    .the = der Heldenbauer
    .The = Der Heldenbauer
    .a = ein Heldenbauer
    .A = Ein Heldenbauer
    .own = dein eigener Heldenbauer
pieces-king = Könige
pieces-chariot = Streitwagen
pieces-knight = Springer
pieces-camel = Kamele
pieces-elephant = Elefanten
pieces-fresh-pawn = frische Bauern
pieces-heroic-pawn = Heldenbauern
pieces-guard = Wächter
area-home-area = Gebiet
area-dark-area = dunkles Gebiet
gauge-mobilization-turn = Runde der Mobilmachung
gauge-actions-left = verbleibende Züge
word-done = Runde beenden
word-rampage = Sturmlauf
field-mobilization = Die Mobilmachung
reason-heroes = Die Gegenseite hat keinen Helden mehr
field-help-mobilization = M, die Runde (1 bis 3), ein Doppelpunkt, die verbleibenden Züge, ein Doppelpunkt und die Felder der Figuren, die in dieser Runde schon gezogen haben, durch Kommas getrennt, oder -. Nur -, wenn die Mobilmachung vorbei ist.
