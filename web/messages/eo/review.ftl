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
    [0] Takso preta. Neniu movo multe fordonis.
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

# The table.
review-summary = Kiel ludis ĉiu ludanto
review-accuracy = Precizeco
review-loss = Meza perdo por movo
review-mark-inaccuracy = malprecizaĵo
review-mark-mistake = eraro
review-mark-blunder = erarego
review-mark-missed-win = maltrafita venko
review-mark-only-move = decida movo
review-count-inaccuracy = Malprecizaĵoj
review-count-mistake = Eraroj
review-count-blunder = Eraregoj
review-count-missed-win = Maltrafitaj venkoj
review-count-only-move = Trovitaj decidaj movoj
review-how = Kiel tio estas kalkulata
review-how-loss = La ŝancoj de ludanto estas la parto de la venko, kiun ĝi povas atendi: 100 % estas certa venko, kaj remiso estas dividata egale. La perdo de movo estas la diferenco inter la ŝancoj post la plej bona movo de la komputilo kaj la ŝancoj post la ludita movo.
review-how-accuracy = La precizeco estas 100 % minus la { $cost }-oblo de la meza perdo por movo, kaj neniam malpli ol 0 %.
review-how-marks = Perdo de 10 % estas malprecizaĵo, 20 % eraro, 30 % erarego. Maltrafita venko estas pruvita venko, kiu post la movo ne plu estas certa. Decida movo estas la plej bona movo, kiam jam la dua plej bona perdus 20 %.

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
lesson-question = Kio estus pli bona?
lesson-judging = La komputilo rigardas ĝin…
lesson-failed = La komputilo ne povis taksi ĉi tiun movon. Provu denove.
lesson-best = Ĝuste! { $action } tenas la ŝancojn je { $best }; { $other } lasis nur { $played }.
lesson-as-good = Ĝuste! { $action } tenas la ŝancojn je { $share }. La komputilo elektas { $other } kun { $best }.
lesson-poor = { $action } lasas { $share }, sed vi povas konservi { $best }.
lesson-same = Tio estas la ludita movo. Ĝi lasas { $share }, sed vi povas konservi { $best }.
lesson-shown = { $action } tenas la ŝancojn je { $best }; { $other } lasis nur { $played }.
lesson-line = La partio povus daŭri:
lesson-again = Provi denove
lesson-show = Montri la solvon
lesson-skip = Preterlasi
lesson-next = Sekva
lesson-summary = { $of ->
    [one] { $found ->
        [0] Tio estis la sola eraro, kaj vi ne trovis pli bonan movon.
       *[other] Tio estis la sola eraro, kaj vi trovis pli bonan movon.
    }
   *[other] Vi trovis pli bonan movon en { $found } el { $of } pozicioj, en { $first } el ili per la unua provo.
}
lesson-end = Reen al la takso
lesson-restart = Rekomenci
