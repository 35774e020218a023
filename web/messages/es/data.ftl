# Everything that is kept in the browser, as a file.
data-title = Tus datos
data-why = Tus partidas, ajustes y progresos se guardan solo en este navegador. Una copia de seguridad los pone a salvo y permite llevarlos a otro dispositivo.
data-export = Guardar una copia
data-import = Restaurar una copia…
data-exported = Se guardó la copia de seguridad.
data-restored = { $count ->
    [0] Se restauró la copia de seguridad. No contenía partidas nuevas.
    [one] Se restauró la copia de seguridad, con una partida.
   *[other] Se restauró la copia de seguridad, con { $count } partidas.
}
data-broken = { $count ->
    [one] Una de sus partidas no se pudo leer.
   *[other] { $count } de sus partidas no se pudieron leer.
}
data-no-backup = Este archivo no es una copia de seguridad de Ludejo.
data-newer = Esta copia se hizo con una versión más nueva de la aplicación. Recarga la página para actualizar e inténtalo de nuevo.
data-large = Este archivo es demasiado grande para ser una copia de seguridad.
data-failed = Tu navegador no guarda nada, así que no se pudo restaurar la copia.
data-safe = Tu navegador conservará tus datos hasta que los borres.
data-at-risk = Tu navegador puede borrar tus datos si el dispositivo se queda sin espacio.
data-persist = Pedir al navegador que conserve tus datos
data-refused = Tu navegador no aceptó. Quizá lo haga cuando uses más la aplicación.
