# What is stored where, and how to have it deleted.
privacy-title = Was wo gespeichert wird
privacy-intro = Ludejo hat keine Konten, keine Werbung und keine Tracker und setzt keine Cookies. Von anderen Seiten wird nichts geladen.
privacy-here = Auf diesem Gerät
privacy-here-1 = Partien gegen den Computer oder gegen jemanden an diesem Gerät, Analysen, Einstellungen und dein Fortschritt werden in diesem Browser gespeichert und sonst nirgends.
privacy-here-2 = Ein Link zu einer Partie oder Analyse enthält sie ganz, hinter dem „#“. Diesen Teil schicken Browser an keinen Server.
privacy-there = Auf dem Server, wenn du online spielst
privacy-there-1 = Dein Name, deine Partien mit allen Zügen und Zeiten, deine Einladungen, was du am Tisch sagst und wen du blockiert hast.
privacy-there-2 = Dein Schlüssel bleibt in diesem Browser; der Server hat nur einen Fingerabdruck davon. Wer den Schlüssel hat, kann in deinem Namen spielen, also gib ihn nicht weiter. Sicherungen enthalten ihn.
privacy-there-3 = Online-Partien sind öffentlich: Wer die Adresse einer Partie kennt, kann zusehen und den Chat lesen.
privacy-there-4 = Mit deiner Netzwerkadresse sorgt der Server dafür, dass niemand zu oft anfragt. Er speichert sie nicht. Wenn ein anderer Server vor ihm steht, kann dieser Adressen protokollieren.
privacy-gone = Wie du alles löschen lässt
privacy-gone-1 = Wähle in den Einstellungen „Mich löschen“. Dein Name, der Fingerabdruck deines Schlüssels, deine Einladungen, wen du blockiert hast und was du an Tischen gesagt hast, werden sofort gelöscht. Deine Partien bleiben, denn es sind auch die deiner Gegner, aber ohne deinen Namen.
privacy-gone-2 = Um zu löschen, was auf diesem Gerät liegt, lösche in deinem Browser die Daten dieser Seite.
