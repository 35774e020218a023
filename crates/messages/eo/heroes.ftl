# Heroes Hexagonal Chess.

# Walks.
heroes-onto-friend = Sur { $to } staras via propra { $friend }.
heroes-one-hex = La { $piece } iras unu kampon; { $to } ne estas najbara al { $from }.
heroes-not-straight = { $piece-cap } iras laŭ rekta linio; inter { $from } kaj { $to } ne estas tia.
heroes-distance = { $to } estas { $distance ->
    [one] 1 kampon
   *[other] { $distance } kampojn
} for, sed ĉi tiu { $piece } iras { $least } ĝis { $most }.
heroes-path-blocked = La { $piece } ne povas atingi { $to }: io sur { $middle } baras la vojon.
heroes-hole-in-way = La truo de la tabulo kuŝas inter { $from } kaj { $to }.
heroes-hero-too-far = Heroo iras unu aŭ du kampojn; { $to } estas pli for de { $from }.
heroes-hero-blocked = La unua el du paŝoj de heroo devas iri sur malplenan kampon, sed survoje al { $to } io staras sur { $middle }.
heroes-hero-blocked-twice = La unua el du paŝoj de heroo devas iri sur malplenan kampon, sed ambaŭ vojoj al { $to } estas baritaj, sur { $middle } kaj sur { $other }.
heroes-leap-needs-hero = Ĉevalo saltas nur de kampo apud propra heroo; { $from } ne estas tia.
heroes-camel-needs-hero = Kamelo iras tri kampojn nur de kampo apud propra heroo; { $from } ne estas tia.
heroes-elephant-captures = Elefanto paŝas sur malplenan kampon; ĝi kaptas nur per furiozkuro.
heroes-guard-captures-back = Gardisto kaptas nur antaŭen; { $to } kuŝas malantaŭ { $from }.
heroes-pawn-direction = { $piece-cap } ne povas iri de { $from } al { $to }: ĝi iras unu kampon rekte antaŭen, kaj kaptas oblikve antaŭen.
heroes-fresh-pawn-direction = { $piece-cap } ne povas iri de { $from } al { $to }: ĝi iras unu aŭ du kampojn rekte antaŭen, kaj kaptas oblikve antaŭen.
heroes-pawn-slants-to-capture = { $piece-cap } iras oblikve antaŭen nur por kapti, sed { $to } estas malplena.
heroes-pawn-captures-straight = { $piece-cap } kaptas rekte antaŭen nur de kampo apud propra heroo; { $from } ne estas tia.
heroes-pawn-captures-back = { $piece-cap } iras malantaŭen nur sur malplenan kampon.
heroes-pawn-back-needs-hero = { $piece-cap } iras oblikve malantaŭen nur de kampo apud propra heroo; { $from } ne estas tia.
heroes-pawn-straight-back = { $piece-cap } neniam iras rekte malantaŭen.
heroes-double-step-kind = Nur freŝa peono povas iri du kampojn antaŭen.
heroes-double-step-captures = Duobla paŝo ne povas kapti, sed sur { $to } staras malamiko.
heroes-heroic-pawn-stays = Heroa peono ne povas moviĝi; ĝi povas nur fariĝi heroo tie, kie ĝi staras.
heroes-rise-kind = Nur heroa peono povas fariĝi heroo, ne la { $piece } sur { $from }.

# The rampage.
heroes-rampage-kind = Nur elefanto povas furiozkuri, ne la { $piece } sur { $from }.
heroes-rampage-needs-hero = Elefanto furiozkuras nur de kampo apud propra heroo; { $from } ne estas tia.
heroes-rampage-not-straight = Furiozkuro iras laŭ rekta linio; inter { $from } kaj { $to } ne estas tia.
heroes-rampage-length = Furiozkuro iras sian tutan vojon: ĉi tiu finiĝas sur { $end }, ne sur { $to }.
heroes-rampage-first-hex = La unua kampo de furiozkuro devas esti malplena, sed io staras sur { $middle }.
heroes-rampage-own-king = Furiozkuro al { $to } kaptus vian propran reĝon.

# The kings.
heroes-king-into-attack = Tie vian reĝon atakus la { $piece } sur { $attacker }.
heroes-king-stays-attacked = Via reĝo estas atakata, kaj post tio la { $piece } sur { $attacker } plu atakus ĝin.
heroes-king-exposed = Vian reĝon atakus la { $piece } sur { $attacker }.

# The mobilization.
heroes-done-too-late = La mobilizo finiĝis; nun ĉiu movo finas la ludvicon.
heroes-mobilization-kind = Dum la mobilizo povas moviĝi nur freŝaj peonoj, ĉevaloj, ĉaroj kaj herooj, ne la { $piece } sur { $cell }.
heroes-mobilization-moved = La { $piece } sur { $cell } jam moviĝis en ĉi tiu ludvico.
heroes-mobilization-capture = Dum la mobilizo oni kaptas nenion, sed sur { $to } staras malamiko.
heroes-mobilization-check = Dum la mobilizo neniu reĝo rajtas esti atakata, sed la { $piece } sur { $attacker } atakus la alian reĝon.

# Reading a position.
heroes-hole-misplaced = La truo skribiĝas per * en la mezo de kolumno f, kaj nenie aliloke.
heroes-king-count = { $seat } devus havi unu reĝon, sed havas { $found }.
heroes-no-hero = Neniu el la du ludantoj havas heroon.
heroes-pawn-in-area = Sur { $cell }, en la malamika regiono, peono de { $seat } estus gardisto.
heroes-guard-in-dark-area = Sur { $cell }, en la malamika malhela regiono, gardisto de { $seat } estus heroo.
heroes-king-left-attacked = { $seat } ĵus ludis, sed la { $seat-adj } reĝo estas atakata de la peco sur { $attacker }.
heroes-king-attacked-early = Dum la mobilizo neniu reĝo rajtas esti atakata, sed la { $seat-adj } estas atakata de la peco sur { $attacker }.
heroes-mobilization-text = “{ $text }” ne estas parto pri la mobilizo; tia parto aspektas kiel “-”, “M1:3:-” aŭ “M1:2:e5”.
heroes-mobilization-turn = La mobilizo havas la ludvicojn 1 ĝis 3; ludvico { $turn } ne ekzistas.
heroes-mobilization-left = En ludvico { $turn } al { $seat } restas 1 ĝis { $allowed } movoj, ne { $left }.
heroes-mobilization-hex = “{ $text }” ne estas kampo de la tabulo.
heroes-mobilization-order = La kampoj de la moviĝintaj pecoj devas esti ordigitaj, ĉiu nomita unufoje; { $cell } ne estas ĝustaloke.
heroes-mobilization-piece = Sur { $cell } staras neniu peco, kiu povis moviĝi en ĉi tiu ludvico.
heroes-mobilization-count = En ĉi tiu ludvico { $used ->
    [one] estas farita 1 movo
   *[other] estas faritaj { $used } movoj
}, sed { $found ->
    [one] estas nomita 1 moviĝinta peco
   *[other] estas nomitaj { $found } moviĝintaj pecoj
}.

# What the game is about.
tagline-heroes = Ŝako ĉirkaŭ truo: kiu staras apud heroo, tiu estas potenca.
goal-heroes = Matigu la malamikan reĝon, aŭ kaptu ĉiujn malamikajn heroojn.

# Words of its own.
piece-king = reĝo
    .acc = reĝon
    .cap = Reĝo
piece-chariot = ĉaro
    .acc = ĉaron
    .cap = Ĉaro
piece-knight = ĉevalo
    .acc = ĉevalon
    .cap = Ĉevalo
piece-camel = kamelo
    .acc = kamelon
    .cap = Kamelo
piece-elephant = elefanto
    .acc = elefanton
    .cap = Elefanto
piece-fresh-pawn = freŝa peono
    .acc = freŝan peonon
    .cap = Freŝa peono
piece-guard = gardisto
    .acc = gardiston
    .cap = Gardisto
piece-heroic-pawn = heroa peono
    .acc = heroan peonon
    .cap = Heroa peono
pieces-king = reĝoj
pieces-chariot = ĉaroj
pieces-knight = ĉevaloj
pieces-camel = kameloj
pieces-elephant = elefantoj
pieces-fresh-pawn = freŝaj peonoj
pieces-heroic-pawn = heroaj peonoj
pieces-guard = gardistoj
area-home-area = regiono
area-dark-area = malhela regiono
gauge-mobilization-turn = ludvico de la mobilizo
gauge-actions-left = restantaj movoj
word-done = fini la ludvicon
word-rampage = furiozkuri
field-mobilization = La mobilizo
reason-heroes = al la kontraŭulo restas neniu heroo
field-help-mobilization = M, la ludvico (1 ĝis 3), dupunkto, la restantaj movoj, dupunkto, kaj la kampoj de la pecoj moviĝintaj en ĉi tiu ludvico, apartigitaj per komoj, aŭ -. Post la mobilizo nur -.
