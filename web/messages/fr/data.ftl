# Everything that is kept in the browser, as a file.
data-title = Tes données
data-why = Tes parties, tes réglages et ta progression ne sont enregistrés que dans ce navigateur. Un fichier de sauvegarde les met à l’abri et permet de les transférer sur un autre appareil.
data-export = Enregistrer une sauvegarde
data-import = Restaurer une sauvegarde…
data-exported = La sauvegarde est enregistrée.
data-restored = { $count ->
    [0] La sauvegarde est restaurée. Elle ne contenait aucune nouvelle partie.
    [one] La sauvegarde est restaurée, avec une partie.
   *[other] La sauvegarde est restaurée, avec { $count } parties.
}
data-broken = { $count ->
    [one] Une de ses parties est illisible.
   *[other] { $count } de ses parties sont illisibles.
}
data-no-backup = Ce fichier n’est pas une sauvegarde de Ludejo.
data-newer = Cette sauvegarde vient d’une version plus récente de l’application. Recharge la page pour la mettre à jour, puis réessaie.
data-large = Ce fichier est trop gros pour être une sauvegarde.
data-failed = Ton navigateur n’enregistre rien : la sauvegarde n’a pas pu être restaurée.
data-safe = Ton navigateur gardera tes données jusqu’à ce que tu les effaces.
data-at-risk = Ton navigateur peut effacer tes données quand l’appareil manque de place.
data-persist = Demander au navigateur de garder tes données
data-refused = Ton navigateur a refusé. Il acceptera peut-être quand tu auras utilisé l’application plus souvent.
