# The review of a whole game.

review-about = The engine looks at every position of the game: what each seat could expect, which actions gave something away, and what would have been better.
review-nothing = There is nothing to review yet: nothing has been played.
review-stale = The game has changed since it was reviewed.
review-depth = How thoroughly
review-depth-quick = quick
review-depth-normal = normal
review-depth-deep = deep
review-begin = Review the game
review-starting = Getting ready…
review-progress = Review
review-at-work = { $done } of { $of } positions
review-stop = Stop
review-stopped = The review was stopped.
review-failed = The review broke off. Try again.
review-done = { $count ->
    [0] The review is done. No action gave much away.
    [one] The review is done. One action gave something away.
   *[other] The review is done. { $count } actions gave something away.
}
review-again = Review again
review-put = Put it into the record
review-put-done = It is in the record.

# The graph.
review-graph = What the seats could expect after each action
review-at-start = Before the first action
review-at = { $number } { $seat }: { $action }
review-at-marked = { $number } { $seat }: { $action } ({ $mark })
review-value = { $at }. { $shares }

# The table.
review-summary = How each seat played
review-accuracy = Accuracy
review-loss = Given away an action
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-mark-missed-win = missed win
review-mark-only-move = the only good one
review-count-inaccuracy = Inaccuracies
review-count-mistake = Mistakes
review-count-blunder = Blunders
review-count-missed-win = Missed wins
review-count-only-move = Only good ones found
review-how = How this is counted
review-how-loss = What a seat can expect is its share of the win: 100% is a sure win, and a draw gives each seat its part. An action gives away the share with the engine’s best action less the share after it.
review-how-accuracy = Accuracy is 100% less { $cost } times what the seat gave away an action on average, and never below 0%.
review-how-marks = 10% given away is an inaccuracy, 20% a mistake, 30% a blunder. A missed win is a proven win that was there and is no longer sure. The only good one is the best action where the second best would have given away 20%.

# The moments.
review-moments = Worth a look
review-no-moments = No action stands out.
review-better = Better:
review-lost = given away:
review-learn = Learn from your mistakes
review-learn-nothing = No seat made a mistake that could be learned from.
review-learn-as = As { $seat }

# Learning from mistakes.
lesson-at = { $at } of { $of }
lesson-played = { $number } { $seat } played { $action } and gave away { $loss } of the win.
lesson-question = What is better here?
lesson-judging = Looking at it…
lesson-failed = It could not be judged. Try again.
lesson-best = Right! { $action } keeps { $best } of the win; { $other } left { $played }.
lesson-as-good = Right! { $action } keeps { $share } of the win. The engine’s choice is { $other } with { $best }.
lesson-poor = { $action } keeps { $share } of the win, but { $best } can be kept.
lesson-same = That is what was played. It keeps { $share } of the win, but { $best } can be kept.
lesson-shown = { $action } keeps { $best } of the win; { $other } left { $played }.
lesson-line = It could go on:
lesson-again = Try again
lesson-show = Show
lesson-skip = Skip
lesson-next = Next
lesson-summary = { $of ->
    [one] That was the only one. { $found ->
        [0] It was not found.
       *[other] You found it.
    }
   *[other] Of { $of } positions you found something better in { $found }, in { $first } of them at the first try.
}
lesson-end = Back to the review
lesson-restart = Once more
