# A board on another page.

embed-loading = Ŝargiĝas…
embed-board = Tabulo de { $game }. { $standing }
embed-player = { $seat }: { $name }
embed-moves = Agoj
embed-tools = Navigado
embed-start = Al la komenco
embed-previous = Reen
embed-next = Antaŭen
embed-end = Al la fino
embed-flip = Turni la tabulon
embed-open = Malfermi en Ludejo
embed-after = { $count ->
    [0] La komenco.
    [one] Post unu ago.
   *[other] Post { $count } agoj.
}

# Why there is no board.
embed-nothing = Estas nenio por montri: ĉi tiu tabulo havas nek protokolon nek ludon.
embed-broken-link = Ĉi tiu ligilo enhavas neniun protokolon: ĝi estas detranĉita aŭ ŝanĝita.
embed-no-record = Tio ne estas protokolo: { $why } (linio { $line }, kolumno { $column })
embed-no-position = Tio ne estas pozicio de { $game }: { $why }
embed-no-rules = Ne eblas montri la tabulon: ĉi tiu retumilo, aŭ la sekureca politiko de ĉi tiu paĝo, ne permesas, ke WebAssembly funkciu.
