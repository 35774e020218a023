# Herooj and Master Herooj.

herooj-onto-friend = Sur { $to } staras via propra { $friend }.
herooj-not-straight = De { $from } al { $to } ne iras rekta linio.
herooj-too-far = { $to } estas { $distance ->
    [one] 1 kampon
   *[other] { $distance } kampojn
} for, sed peco iras nur unu aŭ du.
herooj-pawn-direction = Peono iras rekte aŭ diagonale antaŭen; { $to } ne kuŝas en tia direkto de { $from }.
herooj-heroo-direction = Heroo neniam iras antaŭen; { $to } kuŝas antaŭ { $from }.
herooj-path-blocked = { $middle }, survoje al { $to }, estas okupita: peco transiras nur malplenajn kampojn.
herooj-capture-adjacent = La { $enemy } sur { $to } estas tro proksima: por kapti, saltu trans amikon sur malamikon tuj malantaŭ ĝi.
herooj-capture-over-enemy = Sur { $middle } staras malamiko: por kapti oni saltas trans amikon.
herooj-capture-over-nothing = Sur { $middle } staras nenio: por kapti oni saltas trans amikon.
herooj-capture-diagonal = { $piece-cap } ne kaptas diagonale; tion povas fari nur majstro.
herooj-capture-far = La { $enemy } sur { $to } estas tro fora: kaptante oni alvenas du kampojn for, tuj malantaŭ amiko.

herooj-masters-text = “{ $text }” devus esti du nombroj de majstroj, ĉiu de 0 ĝis 2, ekzemple 1/0.
herooj-masters-both = Ne povas esti, ke ambaŭ ludantoj faris du majstrojn.
herooj-masters-unmade = { $seat } havas { $found ->
    [one] 1 majstron
   *[other] { $found } majstrojn
} sur la tabulo, sed faris { $made }.
herooj-pawn-on-far-rank = Peono de { $seat } staras sur sia fina vico, kie ĝi estus heroo.
herooj-heroo-at-home = Heroo de { $seat } staras en sia propra sekura zono, kie ĝi estus majstro.
herooj-too-many-pieces = { $seat } havas { $found } pecojn; permesataj estas maksimume { $limit }.
herooj-too-many-masters = { $seat } havas { $found } majstrojn; permesataj estas maksimume { $limit }.
herooj-too-many-pawns = { $seat } havas { $found } peonojn kaj heroojn; permesataj estas maksimume { $limit }.
herooj-both-single = Ambaŭ ludantoj havas nur unu pecon aŭ neniun.
herooj-both-home = Ambaŭ ludantoj havas heroon en sia sekura zono.
herooj-both-eliminated = Neniu el la du ludantoj havas peonon aŭ heroon.

# What the game is about.
tagline-herooj = Transiru la tabulon kiel peono, venu hejmen kiel heroo.
tagline-master-herooj = Unu majstro fortigas vin, la dua alportas la venkon.
goal-herooj = Venigu heroon reen al viaj unuaj du vicoj, aŭ kaptu ĉiujn malamikajn peonojn kaj heroojn.
goal-master-herooj = Venigu heroojn hejmen por fari du majstrojn, aŭ lasu al la kontraŭulo nur unu pecon.

# Words of its own.
piece-heroo = heroo
    .acc = heroon
    .cap = Heroo
piece-master = majstro
    .acc = majstron
    .cap = Majstro
pieces-heroo = herooj
pieces-master = majstroj
area-safe-zone = sekura zono
gauge-masters-made = faritaj majstroj
field-masters = La nombro de majstroj
reason-safe-zone = heroo venis hejmen
reason-second-master = la dua majstro estas farita
reason-single-piece = al la kontraŭulo restas nur la lasta peco
field-help-masters = Ĝis nun faritaj majstroj: tiuj de la unua ludanto, suprenstreko (/), tiuj de la dua, ĉiu nombro de 0 ĝis 2.
