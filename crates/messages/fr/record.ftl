# Reading a game record, and holding it against the rules.

record-input = L’entrée n’a pas pu être lue : { $kind }.
record-encoding = Ici, le texte n’est pas en UTF-8.
record-control = Le caractère de contrôle U+{ $code } doit s’écrire sous forme de séquence d’échappement.
record-too-long = Une feuille de partie ne peut pas dépasser { $limit } octets.
record-too-deep = Les variantes sont imbriquées sur plus de { $limit } niveaux.
record-none = Il n’y a pas de feuille de partie ici.
record-second = Une autre feuille de partie commence ici, mais une seule est attendue.
record-outside = Une feuille de partie commence par une ligne comme [Game "herooj"] ; ceci n’appartient à aucune.
record-unexpected = « { $found } » n’a pas sa place ici.
record-unfinished = Il manque quelque chose ici.
record-unclosed = Ce signe { $mark } n’est jamais refermé.
record-escape = « { $text } » n’est pas une séquence d’échappement. Utilise \n, une barre oblique inverse devant un signe de ponctuation, ou \u avec un nombre entre accolades.

record-tag = Ceci n’est pas une étiquette. Une étiquette ressemble à [Event "Soirée du club"].
record-tag-twice = L’étiquette { $name } est donnée deux fois.
record-two-starts = Une partie commence par une mise en place ou par une position, pas par les deux.
record-reason = « { $text } » n’est pas une raison de fin de partie.
record-reason-missing = Une partie qui a un résultat a besoin d’une étiquette qui dit pourquoi elle s’est terminée, comme [Reason "resignation"].
record-reason-unwanted = Une raison est donnée, mais aucun résultat.

record-command = « { $text } » n’est pas une commande comme [%clk w 0:05:00], [%emt 0:00:03] ou [%eval w 0.500].
record-no-result = La feuille de partie se termine sans résultat : il faut win et un camp, comme win:w, ou draw, ou *.
record-result = « { $text } » n’est pas un résultat. Écris win et un camp, comme win:w, ou draw, ou *.
record-result-differs = La suite des coups se termine par « { $text } », mais l’étiquette dit « { $tag } ».

record-game-unknown = Il n’y a pas de jeu « { $text } ».
record-ruling-unknown = Cette partie change une interprétation des règles ({ $text }). Seul le programme Ludejo joue de telles parties, s’il connaît l’interprétation ; l’application, non.
record-setup-unknown = Il n’y a pas de mise en place « { $text } » ; les mises en place sont { $setups }.
record-result-wrong = D’après les règles, le résultat est « { $result } », la raison « { $reason } ».
record-not-over = La partie n’est pas finie ; la raison ne peut donc pas être « { $reason } ».
