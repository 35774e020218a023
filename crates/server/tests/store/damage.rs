//! Whatever is changed behind a store's back is found.

use ludejo_server::admin;
use ludejo_server::store::{Place, Sqlite};
use rusqlite::Connection;
use tempfile::tempdir;

use super::table::fill;

/// What is done to a database, and what is said about it then.
const DAMAGE: &[(&str, &[&str])] = &[
    ("UPDATE games SET latest = latest", &[]),
    ("UPDATE games SET alarm = alarm - 5, is_on = is_on", &[]),
    (
        "UPDATE games SET alarm = alarm + 50 WHERE id = 'on'",
        &["Game on: its minute or its alarm doesn't fit its moments."],
    ),
    (
        "UPDATE games SET minute = minute + 1 WHERE id = 'over'",
        &["Game over: its minute or its alarm doesn't fit its moments."],
    ),
    (
        "DELETE FROM events WHERE game = 'on' AND number = 1",
        &[
            "Game on: there is an event 2 where event 1 should be.",
            "Game on: event 1 can't have happened (not-your-turn).",
        ],
    ),
    (
        "DELETE FROM events WHERE game = 'over' AND number = 1",
        &[
            "Game over: its number of events is kept as 2, but by its events it is 1.",
            "Game over: its latest moment is kept as 1700000000020, but by its events it is \
             1700000000010.",
            "Game over: its progress is kept as Over { winner: Some(Seat(1)), reason: \
             \"resignation\" }, but by its events it is On { to_move: Seat(1) }.",
            "Game over: its deadline is kept as None, but by its events it is Some(1700000060010).",
        ],
    ),
    (
        "UPDATE events SET at = at - 15 WHERE game = 'on' AND number = 1",
        &[
            "Game on: event 1 happened before what comes before it.",
            "Game on: its deadline is kept as Some(1700000060020), but by its events it is \
             Some(1700000060030).",
        ],
    ),
    (
        "DROP INDEX IF EXISTS events_by_key; UPDATE events SET key = '1' WHERE key = '2'",
        &["Game on: event 2 comes from a command that was carried out before."],
    ),
    (
        "UPDATE events SET what = replace(what, 'resigned', 'left') WHERE game = 'over'",
        &[],
    ),
    (
        "UPDATE events SET what = replace(what, 'resigned', 'flagged') WHERE game = 'over'",
        &[
            "Game over: its progress is kept as Over { winner: Some(Seat(1)), reason: \
           \"resignation\" }, but by its events it is Over { winner: Some(Seat(1)), reason: \
           \"time\" }.",
        ],
    ),
    (
        "UPDATE events SET what = 'nonsense' WHERE game = 'over' AND number = 0",
        &[
            "Game over: the database failed: a row can't be read: expected ident at line 1 column 2.",
        ],
    ),
    (
        "UPDATE games SET events = events + 1 WHERE id = 'on'",
        &["Game on: its number of events is kept as 4, but by its events it is 3."],
    ),
    (
        "UPDATE games SET actions = 7 WHERE id = 'on'",
        &["Game on: its number of actions is kept as 7, but by its events it is 3."],
    ),
    (
        "UPDATE games SET line = 'elsewhere' WHERE id = 'aborted'",
        &[
            "Game aborted: its position is kept as \"elsewhere\", but by its events it is \
           \"ppmppmpp/1ppmmpp1/8/8/8/8/1PPMMPP1/PPMPPMPP w\".",
        ],
    ),
    (
        "UPDATE games SET deadline = 5 WHERE id = 'paused'",
        &[
            "Game paused: its minute or its alarm doesn't fit its moments.",
            "Game paused: its deadline is kept as Some(5), but by its events it is None.",
        ],
    ),
    (
        "UPDATE games SET awaits_engine = NOT awaits_engine WHERE id IN ('engine', 'on')",
        &[
            "Game engine: its wait for an engine is kept as false, but by its events it is true.",
            "Game on: its wait for an engine is kept as true, but by its events it is false.",
        ],
    ),
    (
        "UPDATE games SET progress = 'nonsense' WHERE id = 'on'",
        &["Game on: the database failed: a row can't be read: expected ident at line 1 column 2."],
    ),
    (
        "UPDATE games SET terms = replace(terms, 'herooj', 'chess') WHERE id = 'aborted'",
        &["Game aborted: no game can begin on its terms (there is no game \"chess\")."],
    ),
    (
        "DELETE FROM seats WHERE game = 'on' AND seat = 1",
        &["Game on: nobody has seat 2, unlike in its terms."],
    ),
    (
        "INSERT INTO seats VALUES ('engine', 0, 'id-of-Ben')",
        &["Game engine: a player has seat 1, unlike in its terms."],
    ),
    (
        "PRAGMA foreign_keys = OFF; DELETE FROM players WHERE id = 'id-of-Cleo'; \
         UPDATE chat SET player = 'id-of-Cleo' WHERE number = 0",
        &["The database is damaged: a row of chat names one of players that isn't there."],
    ),
];

#[test]
fn it_is_found() {
    for (damage, expected) in DAMAGE {
        let folder = tempdir().expect("a folder");
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        let store = Sqlite::open(folder.path()).expect("a database");
        runtime.block_on(fill(&store));
        drop(store);
        let connection = Connection::open(folder.path().join("ludejo.db")).expect("a database");
        connection.execute_batch(damage).expect("it is damaged");
        let place = Place::Folder(folder.path().to_owned());
        let report = admin::verify(&place).expect("it can be read");
        assert_eq!(report.differences, *expected, "{damage}");
    }
}
