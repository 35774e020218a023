# Everything that is kept in the browser, as a file.
data-title = Viaj datumoj
data-why = Viaj partioj, agordoj kaj progreso estas konservitaj nur en ĉi tiu retumilo. Savkopio sekurigas ilin kaj ebligas transdoni ilin al alia aparato.
data-export = Konservi savkopion
data-import = Restaŭri savkopion…
data-exported = La savkopio estas konservita.
data-restored = { $count ->
    [0] La savkopio estas restaŭrita. Ĝi enhavis neniun novan partion.
    [one] La savkopio estas restaŭrita, kun unu partio.
   *[other] La savkopio estas restaŭrita, kun { $count } partioj.
}
data-broken = { $count ->
    [one] Unu partio en ĝi ne estis legebla.
   *[other] { $count } partioj en ĝi ne estis legeblaj.
}
data-no-backup = Ĉi tiu dosiero ne estas savkopio de Ludejo.
data-newer = Ĉi tiun savkopion faris pli nova versio de la programo. Reŝargu la paĝon por ĝisdatigi, kaj provu denove.
data-large = Ĉi tiu dosiero estas tro granda por savkopio.
data-failed = Via retumilo konservas nenion, do ne eblis restaŭri la savkopion.
data-safe = Via retumilo konservos viajn datumojn, ĝis vi forigos ilin.
data-at-risk = Via retumilo povas forigi viajn datumojn, kiam la aparato havas tro malmulte da spaco.
data-persist = Peti la retumilon konservi viajn datumojn
data-refused = Via retumilo ne konsentis. Eble ĝi konsentos, kiam vi pli ofte uzos la programon.
