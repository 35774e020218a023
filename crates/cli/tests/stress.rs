//! The kill test of the server, in short, and that its checker sees what is lost.

use std::path::Path;
use std::time::Duration;

use ludejo_server::store::Place;
use ludejo_stress::check::{check, logs};
use ludejo_stress::kill::{Plan, Stage, Target, run};
use rusqlite::Connection;

const LUDEJO: &str = env!("CARGO_BIN_EXE_ludejo");

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_server_is_killed() {
    let plan = Plan {
        program: LUDEJO.into(),
        target: Target::Server,
        kills: 8,
        games: 8,
        thinking: Duration::from_millis(50),
        seed: 1,
    };
    let mut stage = Stage::set(&plan).await.expect("a server");
    let (history, report) = run(&plan, &mut stage).await.expect("it goes on");
    assert_eq!(report.wrong, [""; 0], "{report}");
    assert_eq!(report.kills.values().sum::<u32>(), 8);
    assert!(report.moves > 8 * 8, "{report}");

    // The check sees it when somebody loses, doubles or changes an event behind the server's back.
    let place = stage.place();
    let Place::Folder(data) = place else {
        panic!("it is SQLite");
    };
    for damage in [
        "DELETE FROM events WHERE (game, number) IN \
         (SELECT game, number FROM events WHERE key IS NOT NULL LIMIT 1)",
        "UPDATE events SET at = at + 1 WHERE (game, number) IN \
         (SELECT game, number FROM events WHERE key IS NOT NULL LIMIT 1)",
    ] {
        change(data, damage);
        let logs = logs(place, &history).await.expect("a database");
        assert_ne!(check(&history, &logs), [""; 0], "{damage}");
    }
}

fn change(data: &Path, sql: &str) {
    let connection = Connection::open(data.join("ludejo.db")).expect("a database");
    assert_eq!(connection.execute(sql, []).expect("it can be"), 1);
}
