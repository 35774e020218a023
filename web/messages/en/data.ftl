# Everything that is kept in the browser, as a file.
data-title = Your data
data-why = Your games, settings and progress are saved in this browser only. A backup file keeps them safe and moves them to another device.
data-export = Save a backup
data-import = Restore a backup…
data-exported = Your backup was saved.
data-restored = { $count ->
    [0] Your backup was restored. It had no games that weren't here already.
    [one] Your backup was restored, with one game.
   *[other] Your backup was restored, with { $count } games.
}
data-broken = { $count ->
    [one] One game in it couldn't be read.
   *[other] { $count } games in it couldn't be read.
}
data-no-backup = This file isn't a Ludejo backup.
data-newer = This backup was made by a newer version of the app. Reload the page to update, then try again.
data-large = This file is too large to be a backup.
data-failed = Your browser isn't saving anything, so the backup couldn't be restored.
data-safe = Your browser will keep your data until you delete it.
data-at-risk = Your browser may delete your data when the device runs short of space.
data-persist = Ask the browser to keep your data
data-refused = Your browser said no. It may agree once you've used the app more.
