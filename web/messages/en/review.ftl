# The review of a whole game.

review-about = The computer looks at every position of the game: each side's chances, which moves cost chances, and what would have been better.
review-nothing = There's nothing to review yet: no moves have been played.
review-stale = The game has changed since this review.
review-depth = Depth
review-depth-quick = quick
review-depth-normal = normal
review-depth-deep = deep
review-begin = Review the game
review-starting = Getting ready…
review-progress = Review
review-at-work = { $done } of { $of } positions
review-stop = Stop
review-stopped = Review stopped.
review-failed = The review stopped unexpectedly. Try again.
review-done = { $count ->
    [0] Review complete. No move cost much.
    [one] Review complete. One move cost chances.
   *[other] Review complete. { $count } moves cost chances.
}
review-again = Review again
review-put = Add to the record
review-put-done = Added to the record.

# The graph.
review-graph = Each side's chances after every move
review-at-start = Before the first move
review-at = { $number } { $seat }: { $action }
review-at-marked = { $number } { $seat }: { $action } ({ $mark })
review-value = { $at }. { $shares }
review-table = The chances as a table
review-table-move = After
review-table-remark = Remark

# The table.
review-summary = How each side played
review-accuracy = Accuracy
review-loss = Average loss per move
review-counted = Moves that count
review-counted-of = { $counted } of { $moves }
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-mark-missed-win = missed win
review-mark-slip = small mistake
review-mark-last-chance = even up to here
review-mark-lost-by-force = lost by force from here
review-mark-only-move = critical move
review-turned-win-draw = turned a win into a draw
review-turned-win-loss = turned a win into a loss
review-turned-draw-loss = turned a draw into a loss
review-count-inaccuracy = Inaccuracies
review-count-mistake = Mistakes
review-count-blunder = Blunders
review-count-missed-win = Missed wins
review-count-only-move = Critical moves found
review-how = How this is calculated
review-how-loss = A side's chances are the share of the win it can expect: 100% is a certain win, and a draw is shared equally. A move's loss is the difference between the chances after the computer's best move and the chances after the move that was played.
review-how-decided = Moves in a position that was already decided don't count: both before and after the move, the chances of the side that moved were 90% or more, or no more than 10% (5% in a game for four). Neither do moves without an alternative.
review-how-accuracy = A move that loses nothing is 100% accurate. One that loses 5% is 81% accurate, one that loses 10% is 65%, and one that loses 30% is 26%. The accuracy of a side is the average of its moves; bad moves weigh more, and so do moves around which the chances changed much. The formulas are those of lichess.
review-how-marks = A loss of 5% is an inaccuracy, 10% a mistake, 15% a blunder. If the side that lost made fewer than three of these, its largest losses from 2.5% up are also shown, as small mistakes. A missed win is a proven win that is no longer certain after the move. A critical move is the best move where the second best would have lost 10%.

# How the game was decided.
review-story = How the game was decided
review-story-even = The game was last about even before { $number } { $seat }: { $action }.
review-story-decided = { $winner } was winning after { $number } { $seat }: { $action }.
review-story-always = { $winner } was winning from the start.
review-story-forced = { $count ->
    [one] After { $number } { $seat }: { $action }, the game was lost by force: { $winner } could win in one move.
   *[other] After { $number } { $seat }: { $action }, the game was lost by force: { $winner } could win in { $count } moves.
}
review-story-forced-always = { $count ->
    [one] { $winner } could force a win from the start, in one move.
   *[other] { $winner } could force a win from the start, in { $count } moves.
}

# The moments.
review-moments = Key moments
review-no-moments = No move stands out.
review-better = Better:
review-lost = loss:
review-learn = Learn from your mistakes
review-learn-nothing = There are no mistakes to learn from.
review-learn-as = As { $seat }

# Learning from mistakes.
lesson-at = { $at } of { $of }
lesson-played = { $number } { $seat } played { $action }, which lowered the chances by { $loss }.
lesson-turned-win-draw = { $number } { $seat } played { $action }, which turned a win into a draw.
lesson-turned-win-loss = { $number } { $seat } played { $action }, which turned a win into a loss.
lesson-turned-draw-loss = { $number } { $seat } played { $action }, which turned a draw into a loss.
lesson-question = What would be better?
lesson-judging = Checking…
lesson-failed = The computer couldn't judge this move. Try again.
lesson-best = Right! { $action } keeps the chances at { $best }; { $other } left only { $played }.
lesson-as-good = Right! { $action } keeps the chances at { $share }. The computer's choice, { $other }, keeps { $best }.
lesson-poor = { $action } leaves { $share }, but you can keep { $best }.
lesson-same = That's the move that was played. It leaves { $share }, but you can keep { $best }.
lesson-shown = { $action } keeps the chances at { $best }; { $other } left only { $played }.
lesson-certain-good = { $best ->
    [win] Right! { $action } wins.
   *[other] Right! { $action } keeps the draw.
}
lesson-certain-shown = { $best ->
    [win] { $action } wins.
   *[other] { $action } keeps the draw.
}
lesson-certain-poor = { $best ->
    [win] { $share ->
        [draw] { $action } only draws, but you can win.
       *[other] { $action } loses, but you can win.
    }
   *[other] { $action } loses, but you can keep the draw.
}
lesson-line = The game could continue:
lesson-again = Try again
lesson-show = Show answer
lesson-skip = Skip
lesson-next = Next
lesson-summary = { $of ->
    [one] { $found ->
        [0] That was the only mistake, and you didn't find a better move.
       *[other] That was the only mistake, and you found a better move.
    }
   *[other] { $found ->
        [0] You didn't find a better move in any of the { $of } positions.
        [1] { $first ->
            [0] You found a better move in one of { $of } positions.
           *[other] You found a better move in one of { $of } positions, at the first try.
        }
       *[other] You found a better move in { $found } of { $of } positions, { $first } of them at the first try.
    }
}
lesson-end = Back to the review
lesson-restart = Start over
