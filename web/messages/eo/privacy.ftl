# What is stored where, and how to have it deleted.
privacy-title = Kio estas konservata, kaj kie
privacy-intro = Ludejo havas nek kontojn, nek reklamojn, nek spurilojn, kaj ĝi ne uzas kuketojn. Nenio estas ŝargata de aliaj retejoj.
privacy-here = En ĉi tiu aparato
privacy-here-1 = Partioj kontraŭ la komputilo aŭ kontraŭ iu ĉe ĉi tiu aparato, analizoj, agordoj kaj via progreso estas konservataj en ĉi tiu retumilo, kaj nenie aliloke.
privacy-here-2 = Ligilo al partio aŭ analizo enhavas ĝin tutan, post la «#». Tiun parton retumiloj sendas al neniu servilo.
privacy-there = En la servilo, kiam vi ludas enrete
privacy-there-1 = Via nomo, viaj partioj kun ĉiuj movoj kaj tempoj, viaj invitoj, tio, kion vi diras ĉe tablo, kaj kiun vi blokis.
privacy-there-2 = Via ŝlosilo restas en ĉi tiu retumilo; la servilo havas nur ĝian fingrospuron. Kiu havas la ŝlosilon, tiu povas ludi en via nomo, do ne donu ĝin al aliaj. Sekurkopioj enhavas ĝin.
privacy-there-3 = Enretaj partioj estas publikaj: kiu konas la adreson de partio, tiu povas rigardi ĝin kaj legi ĝian babilejon.
privacy-there-4 = La servilo uzas vian retan adreson, por ke neniu petu tro ofte. Ĝi ne konservas ĝin. Se antaŭ ĝi staras alia servilo, tiu eble notas adresojn.
privacy-gone = Kiel forigi ĉion
privacy-gone-1 = En la agordoj, elektu «Forigi min». Via nomo, la fingrospuro de via ŝlosilo, viaj invitoj, viaj blokoj kaj tio, kion vi diris ĉe tabloj, estas tuj forigataj. Viaj partioj restas, ĉar ili estas ankaŭ partioj de viaj kontraŭuloj, sed sen via nomo.
privacy-gone-2 = Por forigi tion, kio estas en ĉi tiu aparato, forigu en via retumilo la datumojn de ĉi tiu retejo.
