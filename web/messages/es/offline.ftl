# A new version of the app.

update-ready = Hay una nueva versión disponible
update-now = Recargar
update-later = Más tarde

# A page that came by plain HTTP.

plain = Esta conexión no está cifrada.
plain-why = Otros en la red podrían leer lo que pasa o jugar en tu nombre. Sin HTTPS, la aplicación no funciona sin conexión, y tu navegador puede borrar partidas guardadas si falta espacio.
