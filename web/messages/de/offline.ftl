# A new version of the app.

update-ready = Eine neue Version ist verfügbar
update-now = Neu laden
update-later = Später

# A page that came by plain HTTP.

plain = Diese Verbindung ist nicht verschlüsselt.
plain-why = Andere im Netz könnten mitlesen oder als du spielen. Ohne HTTPS geht die App nicht offline, und der Browser darf gespeicherte Partien löschen, wenn der Platz knapp wird.
