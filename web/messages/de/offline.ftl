# A new version of the app.

update-ready = Eine neue Version ist bereit
update-now = Neu laden
update-later = Später
