# Reading a game record, and holding it against the rules.

record-input = The input could not be read: { $kind }.
record-encoding = The text is not UTF-8 here.
record-control = The control character U+{ $code } must be written as an escape.
record-too-long = A record has { $limit } bytes at most.
record-too-deep = Variations are nested more than { $limit } deep.
record-none = There is no record.
record-second = Another record begins here, but only one is expected.
record-outside = A record begins with a line such as [Game "herooj"]; this belongs to none.
record-unexpected = "{ $found }" cannot stand here.
record-unfinished = Something is missing here.
record-unclosed = This { $mark } is never closed.
record-escape = "{ $text }" is not an escape; those are \n, a backslash before punctuation, and \u with a number in braces.

record-tag = This is not a tag; one looks like [Event "Club evening"].
record-tag-twice = The tag { $name } is given twice.
record-two-starts = A game begins from a setup or from a position, not from both.
record-reason = "{ $text }" is not a reason for the end of a game.
record-reason-missing = A game with a result needs a tag that says why it ended, such as [Reason "resignation"].
record-reason-unwanted = A reason is given, but no result.

record-command = "{ $text }" is not a command such as [%clk w 0:05:00], [%emt 0:00:03] or [%eval w 0.500].
record-no-result = The record ends without a result: win and a seat, as in win:w, or draw, or *.
record-result = "{ $text }" is not a result; those are win and a seat, as in win:w, and draw, and *.
record-result-differs = The movetext ends with "{ $text }", but the tag says "{ $tag }".

record-game-unknown = There is no game "{ $text }".
record-setup-unknown = There is no setup "{ $text }"; the setups are { $setups }.
record-result-wrong = By the rules the result is "{ $result }", the reason "{ $reason }".
record-not-over = The game is not over, so the reason cannot be "{ $reason }".
