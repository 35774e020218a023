# A new version of the app.

update-ready = Eine neue Version ist verfügbar
update-now = Neu laden
update-later = Später
