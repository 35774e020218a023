# The learn page: the rules of a game with boards to try them on, and the player of its tutorial.

rules-title = { $game }: how to play
rules-contents = Contents
rules-study = Study of this game: how it plays, in figures
rules-own = our ruling
rules-own-why = Where the sources are silent or unclear, we had to decide. Those decisions are marked as ours, with the reason.
rules-boards-failed = The boards couldn't be loaded, so they're left out. The text is complete.

# Under a diagram.
rules-try = Try it
rules-reset = Reset
rules-reset-done = The position has been reset.
rules-points-from = Starts from: { $cells }.
rules-points-to = Can go to: { $cells }.
rules-points-capture = Captures: { $cells }.
rules-points-no = Not possible: { $cells }.

# The way into the tutorial.
tutorial-begin = Start
tutorial-steps = { $count ->
    [one] One step
   *[other] { $count } steps
} on a live board. You play, and the board answers.
tutorial-go-on = Continue
tutorial-where = You're on step { $step } of { $count }.
tutorial-finished = You've finished the tutorial.
tutorial-again = Start over
tutorial-play-first = I know the rules, let me play

# The tutorial.
tutorial-name = Tutorial: { $game }
tutorial-step = Step { $step } of { $count }
tutorial-restart = Restart this step
tutorial-skip = Skip
tutorial-next = Next
tutorial-right = Right. Keep going.
tutorial-well-done = Well done!
tutorial-not-quite = Not quite.
tutorial-leave = Back to the rules
tutorial-failed = This tutorial couldn't be loaded. The rules page explains everything.
tutorial-end-title = Now you know { $game }
tutorial-end-all = You've completed every step.
tutorial-end-some = { $count ->
    [one] You skipped one step
   *[other] You skipped { $count } steps
}.
tutorial-skipped = Do the skipped steps
tutorial-play = Play against level 1
tutorial-other-games = Choose another opponent
tutorial-read-rules = Read the rules
