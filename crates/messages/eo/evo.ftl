# EVO and EVO for four.

evo-castle-stays = Kastelo nek moviĝas nek turniĝas, do tiu sur { $from } restas senŝanĝa.
evo-role-shown = La peco sur { $from } jam estas { $piece }; turnu ĝin al alia rolo.
evo-onto-friend = Sur { $to } staras via propra { $friend }.
evo-warrior-way = Militisto iras maldekstren, dekstren, rekte antaŭen aŭ diagonale antaŭen; { $to } ne kuŝas en tia direkto de { $from }.
evo-blade-way = Klingo iras rekte antaŭen; { $to } ne kuŝas tiudirekte de { $from }.
evo-catapult-way = Katapulto iras diagonale antaŭen; { $to } ne kuŝas tiudirekte de { $from }.
evo-shield-way = Ŝildo iras rekte malantaŭen aŭ diagonale malantaŭen; { $to } ne kuŝas en tia direkto de { $from }.
evo-too-far = { $to } estas { $distance ->
    [one] 1 kampon
   *[other] { $distance } kampojn
} for: tiudirekte { $piece } ne iras pli ol { $reach ->
    [one] 1 kampon
   *[other] { $reach } kampojn
}.
evo-off-board = La vojo de { $from } al { $to } forlasus la krucon: { $middle } ne ekzistas.
evo-path-blocked = { $middle } estas okupita: { $piece } transiras nur malplenajn kampojn.

evo-too-many-pieces = { $seat } havas { $found } pecojn; permesataj estas maksimume { $limit }.
evo-castle-place = La kastelo de { $seat } povas stari nur sur { $cell }.
evo-two-losses = Mankas pli ol unu kastelo aŭ lasta peco, sed la partio finiĝas jam ĉe la unua perdo.
evo-own-loss = { $seat } ĵus ludis, do ne povas esti tiu, kiu perdis sian kastelon aŭ sian lastan pecon.

# What the game is about.
tagline-evo = Ĉiu peco estas kvar pecoj en unu: turnu ĝin kaj surprizu.
tagline-evo4 = Kvar armeoj, unu kruco, kaj unu venkinto, kiu prenas ĉion.
goal-evo = Kaptu la malamikan kastelon, aŭ la lastan malamikan pecon.
goal-evo4 = Estu la unua, kiu kaptas la kastelon aŭ la lastan pecon de iu ajn malamiko.

# Words of its own.
piece-blade = klingo
    .acc = klingon
    .cap = Klingo
piece-catapult = katapulto
    .acc = katapulton
    .cap = Katapulto
piece-shield = ŝildo
    .acc = ŝildon
    .cap = Ŝildo
piece-castle = kastelo
    .acc = kastelon
    .cap = Kastelo
pieces-blade = klingoj
pieces-catapult = katapultoj
pieces-shield = ŝildoj
pieces-castle = kasteloj
area-arm = brako
area-middle = mezo
word-become-warrior = fariĝi militisto
word-become-blade = fariĝi klingo
word-become-catapult = fariĝi katapulto
word-become-shield = fariĝi ŝildo
reason-castle = kastelo estas kaptita
