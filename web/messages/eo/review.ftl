# The review of a whole game.

review-about = La komputilo rigardas ĉiun pozicion de la partio: la ŝancojn de ĉiu ludanto, kiuj movoj ion fordonis, kaj kio estus pli bona.
review-nothing = Ankoraŭ estas nenio por taksi: neniu movo estas ludita.
review-stale = La partio ŝanĝiĝis post ĉi tiu takso.
review-depth = Profundo
review-depth-quick = rapida
review-depth-normal = normala
review-depth-deep = granda
review-begin = Taksi la partion
review-starting = Preparado…
review-progress = Takso
review-at-work = { $done } el { $of } pozicioj
review-stop = Haltigi
review-stopped = Takso haltigita.
review-failed = La takso neatendite haltis. Provu denove.
review-done = { $count ->
    [0] Takso preta. Neniu movo fordonis multon.
    [one] Takso preta. Unu movo ion fordonis.
   *[other] Takso preta. { $count } movoj ion fordonis.
}
review-again = Taksi denove
review-put = Aldoni al la protokolo
review-put-done = Aldonita al la protokolo.

# The graph.
review-graph = La ŝancoj de ĉiu ludanto post ĉiu movo
review-at-start = Antaŭ la unua movo
review-at = { $number } { $seat }: { $action }
review-at-marked = { $number } { $seat }: { $action } ({ $mark })
review-value = { $at }. { $shares }
review-table = La ŝancoj kiel tabelo
review-table-move = Post
review-table-remark = Rimarko

# The table.
review-summary = Kiel ludis ĉiu ludanto
review-accuracy = Precizeco
review-loss = Meza perdo por movo
review-counted = Kalkulataj movoj
review-counted-of = { $counted } el { $moves }
review-mark-inaccuracy = malprecizaĵo
review-mark-mistake = eraro
review-mark-blunder = erarego
review-mark-missed-win = maltrafita venko
review-mark-slip = eta eraro
review-mark-last-chance = egala ĝis ĉi tie
review-mark-lost-by-force = de ĉi tie neeviteble perdita
review-mark-only-move = decida movo
review-turned-win-draw = ŝanĝis venkon en remison
review-turned-win-loss = ŝanĝis venkon en malvenkon
review-turned-draw-loss = ŝanĝis remison en malvenkon
review-count-inaccuracy = Malprecizaĵoj
review-count-mistake = Eraroj
review-count-blunder = Eraregoj
review-count-missed-win = Maltrafitaj venkoj
review-count-only-move = Trovitaj decidaj movoj
review-how = Kiel tio estas kalkulata
review-how-loss = La ŝancoj de ludanto estas la parto de la venko, kiun ĝi povas atendi: 100 % estas certa venko, kaj remiso estas dividata egale. La perdo de movo estas la diferenco inter la ŝancoj post la plej bona movo de la komputilo kaj la ŝancoj post la ludita movo.
review-how-decided = Movoj en jam decidita pozicio ne estas kalkulataj, por neniu ludanto. Decidita estas pozicio, se antaŭ kaj post la movo ties ludanto havis ŝancojn de almenaŭ 90 % aŭ maksimume 10 % (5 % en ludo por kvar). Ankaŭ movoj sen alternativo ne estas kalkulataj.
review-how-accuracy = Movo, kiu perdas nenion, havas precizecon de 100 %. Kun perdo de 5 % ĝi havas 81 %, de 10 % 65 % kaj de 30 % 26 %. La precizeco de ludanto estas la meznombro de ĝiaj movoj; malbonaj movoj pezas pli, kaj ankaŭ movoj, ĉirkaŭ kiuj la ŝancoj multe ŝanĝiĝis. La formuloj estas tiuj de lichess.
review-how-marks = Perdo de 5 % estas malprecizaĵo, de 10 % eraro, de 15 % erarego. Kiu malvenkis sen tri el ili, tiu vidas ankaŭ siajn plej grandajn perdojn ekde 2,5 % kiel etajn erarojn. Maltrafita venko estas pruvita venko, kiu post la movo ne plu estas certa. Decida movo estas la plej bona movo, se jam la dua plej bona perdus 10 %.

# How the game was decided.
review-story = Kiel la partio decidiĝis
review-story-even = La partio laste estis proksimume egala antaŭ { $number } { $seat }: { $action }.
review-story-decided = Post { $number } { $seat }: { $action }, { $winner } havis venkan pozicion.
review-story-always = { $winner } havis venkan pozicion ekde la komenco.
review-story-forced = { $count ->
    [one] Post { $number } { $seat }: { $action }, la partio estis neeviteble perdita: { $winner } povis venki post unu movo.
   *[other] Post { $number } { $seat }: { $action }, la partio estis neeviteble perdita: { $winner } povis venki post { $count } movoj.
}
review-story-forced-always = { $count ->
    [one] { $winner } povis nepre venki jam ekde la komenco, post unu movo.
   *[other] { $winner } povis nepre venki jam ekde la komenco, post { $count } movoj.
}

# The moments.
review-moments = Ŝlosilaj momentoj
review-no-moments = Neniu movo elstaras.
review-better = Pli bone:
review-lost = perdo:
review-learn = Lerni el viaj eraroj
review-learn-nothing = Estas neniuj eraroj, el kiuj lerni.
review-learn-as = Kiel { $seat }

# Learning from mistakes.
lesson-at = { $at } el { $of }
lesson-played = { $number } { $seat } ludis { $action }, kio malaltigis la ŝancojn je { $loss }.
lesson-turned-win-draw = { $number } { $seat } ludis { $action } kaj tiel ŝanĝis venkon en remison.
lesson-turned-win-loss = { $number } { $seat } ludis { $action } kaj tiel ŝanĝis venkon en malvenkon.
lesson-turned-draw-loss = { $number } { $seat } ludis { $action } kaj tiel ŝanĝis remison en malvenkon.
lesson-question = Kio estus pli bona?
lesson-judging = La komputilo rigardas ĝin…
lesson-failed = La komputilo ne povis taksi ĉi tiun movon. Provu denove.
lesson-best = Ĝuste! { $action } tenas la ŝancojn je { $best }; { $other } lasis nur { $played }.
lesson-as-good = Ĝuste! { $action } tenas la ŝancojn je { $share }. La komputilo elektas { $other } kun { $best }.
lesson-poor = { $action } lasas { $share }, sed vi povas konservi { $best }.
lesson-same = Tio estas la ludita movo. Ĝi lasas { $share }, sed vi povas konservi { $best }.
lesson-shown = { $action } tenas la ŝancojn je { $best }; { $other } lasis nur { $played }.
lesson-certain-good = { $best ->
    [win] Ĝuste! { $action } venkas.
   *[other] Ĝuste! { $action } tenas la remison.
}
lesson-certain-shown = { $best ->
    [win] { $action } venkas.
   *[other] { $action } tenas la remison.
}
lesson-certain-poor = { $best ->
    [win] { $share ->
        [draw] { $action } donas nur remison, sed vi povas venki.
       *[other] { $action } malvenkas, sed vi povas venki.
    }
   *[other] { $action } malvenkas, sed vi povas teni la remison.
}
lesson-line = La partio povus daŭri tiel:
lesson-again = Provi denove
lesson-show = Montri la solvon
lesson-skip = Preterlasi
lesson-next = Sekva
lesson-summary = { $of ->
    [one] { $found ->
        [0] Tio estis la sola eraro, kaj vi ne trovis pli bonan movon.
       *[other] Tio estis la sola eraro, kaj vi trovis pli bonan movon.
    }
   *[other] { $found ->
        [0] Vi ne trovis pli bonan movon en iu ajn el la { $of } pozicioj.
        [1] { $first ->
            [0] Vi trovis pli bonan movon en unu el { $of } pozicioj.
           *[other] Vi trovis pli bonan movon en unu el { $of } pozicioj, kaj tuj ĉe la unua provo.
        }
       *[other] Vi trovis pli bonan movon en { $found } el { $of } pozicioj, en { $first } el ili ĉe la unua provo.
    }
}
lesson-end = Reen al la takso
lesson-restart = Rekomenci
