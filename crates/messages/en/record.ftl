# Reading a game record, and holding it against the rules.

record-input = The input couldn't be read: { $kind }.
record-encoding = The text here isn't UTF-8.
record-control = The control character U+{ $code } must be written as an escape.
record-too-long = A record can't be longer than { $limit } bytes.
record-too-deep = Variations are nested more than { $limit } deep.
record-none = There's no record here.
record-second = Another record starts here, but only one is expected.
record-outside = A record starts with a line such as [Game "herooj"]; this isn't part of one.
record-unexpected = "{ $found }" doesn't belong here.
record-unfinished = Something is missing here.
record-unclosed = This { $mark } is never closed.
record-escape = "{ $text }" isn't an escape. Use \n, a backslash before punctuation, or \u with a number in braces.

record-tag = This isn't a tag. A tag looks like [Event "Club evening"].
record-tag-twice = The tag { $name } appears twice.
record-two-starts = A game starts from a setup or from a position, not from both.
record-reason = "{ $text }" isn't a reason for a game to end.
record-reason-missing = A game with a result needs a tag that says why it ended, such as [Reason "resignation"].
record-reason-unwanted = There's a reason, but no result.

record-command = "{ $text }" isn't a command such as [%clk w 0:05:00], [%emt 0:00:03] or [%eval w 0.500].
record-no-result = The record ends without a result: it should be win and a seat, as in win:w, or draw, or *.
record-result = "{ $text }" isn't a result. Use win and a seat, as in win:w, or draw, or *.
record-result-differs = The movetext ends with "{ $text }", but the tag says "{ $tag }".

record-game-unknown = There's no game "{ $text }".
record-ruling-unknown = This game changes a ruling ({ $text }). Only the Ludejo program can play it, if it knows the ruling; the app can't.
record-setup-unknown = There's no setup "{ $text }"; the setups are { $setups }.
record-result-wrong = By the rules, the result is "{ $result }" and the reason "{ $reason }".
record-not-over = The game isn't over, so the reason can't be "{ $reason }".
