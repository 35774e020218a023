# Everything that is kept in the browser, as a file.
data-title = Deine Daten
data-why = Deine Partien, Einstellungen und Fortschritte sind nur in diesem Browser gespeichert. Mit einer Sicherungsdatei gehen sie nicht verloren, und du kannst sie auf ein anderes Gerät übertragen.
data-export = Sicherung speichern
data-import = Sicherung einspielen …
data-exported = Die Sicherung wurde gespeichert.
data-restored = { $count ->
    [0] Die Sicherung wurde eingespielt. Neue Partien waren nicht dabei.
    [one] Die Sicherung wurde eingespielt, mit einer Partie.
   *[other] Die Sicherung wurde eingespielt, mit { $count } Partien.
}
data-broken = { $count ->
    [one] Eine Partie darin war nicht lesbar.
   *[other] { $count } Partien darin waren nicht lesbar.
}
data-no-backup = Diese Datei ist keine Sicherung von Ludejo.
data-newer = Diese Sicherung stammt aus einer neueren Version der App. Lade die Seite neu, um die App zu aktualisieren, und versuche es noch einmal.
data-large = Diese Datei ist zu groß für eine Sicherung.
data-failed = Dein Browser speichert nichts. Deshalb konnte die Sicherung nicht eingespielt werden.
data-safe = Dein Browser behält deine Daten, bis du sie löschst.
data-at-risk = Dein Browser kann deine Daten löschen, wenn auf dem Gerät der Platz knapp wird.
data-persist = Browser bitten, die Daten zu behalten
data-refused = Dein Browser hat abgelehnt. Vielleicht stimmt er zu, wenn du die App öfter benutzt.
