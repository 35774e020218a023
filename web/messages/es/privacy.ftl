# What is stored where, and how to have it deleted.
privacy-title = Qué se guarda y dónde
privacy-intro = Ludejo no tiene cuentas, publicidad ni rastreadores, y no usa cookies. No se carga nada de otros sitios.
privacy-here = En este dispositivo
privacy-here-1 = Las partidas contra el ordenador o contra alguien en este dispositivo, los análisis, los ajustes y tu progreso se guardan en este navegador y en ningún otro lugar.
privacy-here-2 = Un enlace a una partida o a un análisis lo contiene todo, detrás de la «#». Los navegadores no envían esa parte a ningún servidor.
privacy-there = En el servidor, cuando juegas en línea
privacy-there-1 = Tu nombre, tus partidas con todas sus jugadas y tiempos, tus invitaciones, lo que dices en una mesa y a quién has bloqueado.
privacy-there-2 = Tu clave se queda en este navegador; el servidor solo tiene una huella de ella. Quien tenga la clave puede jugar en tu nombre, así que no la compartas. Las copias de seguridad la contienen.
privacy-there-3 = Las partidas en línea son públicas: quien conozca la dirección de una partida puede verla y leer su chat.
privacy-there-4 = El servidor usa tu dirección de red para que nadie haga demasiadas peticiones. No la guarda. Si hay otro servidor delante, ese sí podría registrar direcciones.
privacy-gone = Cómo eliminarlo
privacy-gone-1 = En los ajustes, elige «Eliminar mi jugador». Tu nombre, la huella de tu clave, tus invitaciones, tus bloqueos y lo que dijiste en las mesas se eliminan enseguida. Tus partidas permanecen, porque también son de tus rivales, pero sin tu nombre.
privacy-gone-2 = Para eliminar lo que hay en este dispositivo, borra los datos de este sitio en tu navegador.
