# The learn page: the rules of a game with boards to try them on, and the player of its tutorial.

rules-title = { $game }: how to play
rules-contents = Contents
rules-own = our ruling
rules-own-why = Where the sources are silent or unclear we decided. What we decided is marked as ours, with the reason.
rules-boards-failed = The boards could not be loaded, so they are left out. The text is complete.

# Under a diagram.
rules-try = Try it
rules-reset = Reset
rules-reset-done = The position is as it was.
rules-points-from = Acts from: { $cells }.
rules-points-to = Can go to: { $cells }.
rules-points-capture = Captures: { $cells }.
rules-points-no = Not possible: { $cells }.

# The way into the tutorial.
tutorial-begin = Begin
tutorial-steps = { $count ->
    [one] One step
   *[other] { $count } steps
} on a live board. You play, the board answers.
tutorial-go-on = Go on
tutorial-where = You are at step { $step } of { $count }.
tutorial-finished = You have done all of it.
tutorial-again = Do it again
tutorial-play-first = I know it, let me play

# The tutorial.
tutorial-name = { $game }: the tutorial
tutorial-step = Step { $step } of { $count }
tutorial-restart = Restart this step
tutorial-skip = Skip
tutorial-next = Next
tutorial-right = Right. Go on.
tutorial-well-done = Well done!
tutorial-not-quite = Not quite.
tutorial-leave = To the rules
tutorial-failed = This tutorial could not be loaded. The rules tell it all.
tutorial-end = That was the tutorial. You know how to play now.
tutorial-end-title = Now you know { $game }
tutorial-end-all = You have done every step.
tutorial-end-some = { $count ->
    [one] One step is left
   *[other] { $count } steps are left
} that you have skipped.
tutorial-skipped = Do what is left
tutorial-play = Play against level 1
tutorial-other-games = Choose another opponent
tutorial-read-rules = Read the rules
