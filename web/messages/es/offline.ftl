# A new version of the app.

update-ready = Hay una nueva versión lista
update-now = Recargar
update-later = Luego
