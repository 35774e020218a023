# A board on another page.

embed-loading = Ŝargiĝas…
embed-board = Tabulo: { $game }. { $standing }
embed-player = { $seat }: { $name }
embed-moves = Movoj
embed-tools = Trairi la partion
embed-start = Al la komenco
embed-previous = Reen
embed-next = Antaŭen
embed-end = Al la fino
embed-flip = Turni la tabulon
embed-open = Malfermi en Ludejo
embed-after = { $count ->
    [0] Komenca pozicio.
    [one] Post unu movo.
   *[other] Post { $count } movoj.
}

# Why there is no board.
embed-nothing = Estas nenio por montri: ĉi tiu tabulo havas nek protokolon nek ludon.
embed-broken-link = Ĉi tiu ligilo ne enhavas protokolon: ĝi estas nekompleta aŭ ŝanĝita.
embed-no-record = Tio ne estas valida protokolo: { $why } (linio { $line }, kolumno { $column })
embed-no-position = Tio ne estas valida pozicio de { $game }: { $why }
embed-no-rules = Ne eblas montri la tabulon: ĉi tiu retumilo, aŭ la sekureca politiko de ĉi tiu paĝo, blokas WebAssembly.
