# The review of a whole game.

review-about = La komputilo rigardas ĉiun pozicion de la partio: kion ĉiu ludanto povis atendi, kiuj agoj ion fordonis, kaj kio estus pli bona.
review-nothing = Ankoraŭ estas nenio por taksi: nenio estas ludita.
review-stale = La partio ŝanĝiĝis post la takso.
review-depth = Kiel zorge
review-depth-quick = rapide
review-depth-normal = normale
review-depth-deep = profunde
review-begin = Taksi la partion
review-starting = Preparado…
review-progress = Takso
review-at-work = { $done } el { $of } pozicioj
review-stop = Haltigi
review-stopped = La takso estas haltigita.
review-failed = La takso interrompiĝis. Provu denove.
review-done = { $count ->
    [0] La takso pretas. Neniu ago multe fordonis.
    [one] La takso pretas. Unu ago ion fordonis.
   *[other] La takso pretas. { $count } agoj ion fordonis.
}
review-again = Taksi denove
review-put = Enmeti en la protokolon
review-put-done = Ĝi estas en la protokolo.

# The graph.
review-graph = Kion la ludantoj povis atendi post ĉiu ago
review-at-start = Antaŭ la unua ago
review-at = { $number } { $seat }: { $action }
review-at-marked = { $number } { $seat }: { $action } ({ $mark })
review-value = { $at }. { $shares }

# The table.
review-summary = Kiel ludis ĉiu ludanto
review-accuracy = Precizeco
review-loss = Fordonita por ago
review-mark-inaccuracy = malprecizaĵo
review-mark-mistake = eraro
review-mark-blunder = erarego
review-mark-missed-win = maltrafita venko
review-mark-only-move = la sola bona
review-count-inaccuracy = Malprecizaĵoj
review-count-mistake = Eraroj
review-count-blunder = Eraregoj
review-count-missed-win = Maltrafitaj venkoj
review-count-only-move = Trovitaj solaj bonaj
review-how = Kiel tio estas kalkulata
review-how-loss = Kion ludanto povas atendi, tio estas ties parto de la venko: 100 % estas certa venko, kaj ĉe remiso ĉiu ludanto ricevas sian parton. Ago fordonas la diferencon inter la parto post la plej bona ago laŭ la komputilo kaj la parto post ĝi mem.
review-how-accuracy = La precizeco estas 100 % minus la { $cost }-oblo de tio, kion la ludanto mezume fordonis por ago, kaj neniam malpli ol 0 %.
review-how-marks = Kiu fordonas 10 %, tiu faras malprecizaĵon, ĉe 20 % eraron, ĉe 30 % eraregon. Maltrafita venko estas pruvita venko, kiu eblis kaj ne plu estas certa. La sola bona estas la plej bona ago, kiam jam la dua plej bona fordonus 20 %.

# The moments.
review-moments = Rigardindaj agoj
review-no-moments = Neniu ago elstaras.
review-better = Pli bone:
review-lost = fordonita:
review-learn = Lernu el viaj eraroj
review-learn-nothing = Neniu ludanto faris eraron, el kiu eblus lerni.
review-learn-as = Kiel { $seat }

# Learning from mistakes.
lesson-at = { $at } el { $of }
lesson-played = { $number } { $seat } ludis { $action } kaj fordonis { $loss } de la venko.
lesson-question = Kio estas pli bona ĉi tie?
lesson-judging = La komputilo rigardas ĝin…
lesson-failed = Ne eblis taksi ĝin. Provu denove.
lesson-best = Ĝuste! { $action } konservas { $best } de la venko; { $other } lasis { $played }.
lesson-as-good = Ĝuste! { $action } konservas { $share } de la venko. La komputilo elektas { $other } kun { $best }.
lesson-poor = { $action } konservas { $share } de la venko, sed eblas konservi { $best }.
lesson-same = Tion oni ludis en la partio. Ĝi konservas { $share } de la venko, sed eblas konservi { $best }.
lesson-shown = { $action } konservas { $best } de la venko; { $other } lasis { $played }.
lesson-line = Povus sekvi:
lesson-again = Provi denove
lesson-show = Montri
lesson-skip = Preterlasi
lesson-next = Sekva
lesson-summary = { $of ->
    [one] Tio estis la sola pozicio. { $found ->
        [0] Nenio pli bona estis trovita.
       *[other] Vi trovis ion pli bonan.
    }
   *[other] El { $of } pozicioj vi trovis ion pli bonan en { $found }, en { $first } el ili per la unua provo.
}
lesson-end = Reen al la takso
lesson-restart = Denove
