//! The suite on PostgreSQL, and what only PostgreSQL has to do.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ludejo_server::admin;
use ludejo_server::store::{
    Change, CopyFault, News, Place, Postgres, Sqlite, Store, StoreFault, Written,
};
use ludejo_wire::GameId;
use tempfile::tempdir;
use tokio::sync::broadcast::Receiver;
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};
use tokio_postgres::{Client, NoTls};

use super::behaviour::{Two, all_behaviours, hear};
use super::cluster::Cluster;
use super::table::{FILLED, LED, NAMED, Table, add_player, assert_filled, assert_led, fill};

/// Two servers' stores on a new database.
async fn two() -> Option<(Arc<Cluster>, Two)> {
    let cluster = Cluster::shared()?;
    let address = cluster.database().await;
    let (one, other) = tokio::join!(Postgres::open(&address), Postgres::open(&address));
    let one = Arc::new(one.expect("a database"));
    let other = Arc::new(other.expect("a database"));
    Some((cluster, [one, other]))
}

all_behaviours!(two);

/// A connection of its own.
async fn direct(address: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls)
        .await
        .expect("it answers");
    tokio::spawn(connection);
    client
}

#[tokio::test]
async fn servers_that_start_at_once_get_along() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let empty = Postgres::look(&address).await.expect_err("it is empty");
    assert!(matches!(empty, StoreFault::Older(0, _)), "{empty:?}");
    let (one, other) = tokio::join!(Postgres::open(&address), Postgres::open(&address));
    let (one, other) = (one.expect("a database"), other.expect("a database"));
    let ana = add_player(&one, "Ana").await;
    let looking = Postgres::look(&address).await.expect("a database");
    for store in [&other, &looking] {
        assert_eq!(store.player(&ana.id).await, Ok(Some(ana.clone())));
    }
    let refused = looking.rename(&ana.id, &ana.name).await;
    let refused = refused.expect_err("it is only looked at").to_string();
    assert!(refused.contains("read-only"), "{refused}");
}

#[tokio::test]
async fn an_older_database_is_brought_up_to_date() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    for dump in [
        include_str!("version1/postgres.sql"),
        include_str!("version2/postgres.sql"),
    ] {
        let address = cluster.database().await;
        let made = direct(&address).await.batch_execute(dump).await;
        made.expect("it was made");
        assert_filled(&Postgres::open(&address).await.expect("a database")).await;
        assert_filled(&Postgres::look(&address).await.expect("a database")).await;
        // So says the operator's program, too.
        let place = Place::Postgres(address);
        let asked = spawn_blocking(move || (admin::verify(&place), admin::counts(&place))).await;
        let (report, counts) = asked.expect("it ran");
        assert_eq!(report.map(|report| report.differences), Ok(vec![]));
        assert_eq!(counts.map(|counts| counts.games), Ok(FILLED.games));
    }
}

#[tokio::test]
async fn version_2_knows_what_is_listed_and_has_no_names_in_invitations() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let dump = include_str!("version1/postgres.sql");
    let made = direct(&address).await.batch_execute(dump).await;
    made.expect("it was made");
    // The dump leaves its connection without a search path.
    let database = direct(&address).await;
    database.batch_execute(LED).await.expect("it was made");
    let named = async || {
        let row = database.query_one(NAMED, &[]).await;
        row.expect("a number").get::<_, i64>(0)
    };
    assert_eq!(named().await, 2);
    assert_led(&Postgres::open(&address).await.expect("a database")).await;
    assert_eq!(named().await, 0);
}

#[tokio::test]
async fn everything_in_a_data_folder_can_be_copied() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let folder = tempdir().expect("a folder");
    let copy = || Postgres::copy(folder.path(), &address);
    let missing = StoreFault::Missing(folder.path().to_owned());
    assert_eq!(copy().await, Err(CopyFault::Store(missing)));
    let store = Sqlite::open(folder.path()).expect("a database");
    fill(&store).await;
    let in_use = StoreFault::InUse(folder.path().to_owned());
    assert_eq!(copy().await, Err(CopyFault::Store(in_use)));
    drop(store);
    assert_eq!(copy().await, Ok(()));
    let copied = Postgres::open(&address).await.expect("a database");
    assert_filled(&copied).await;
    // Game by game, nothing differs.
    let store = Sqlite::look(folder.path()).expect("it is still there");
    for id in store.all_games(None, 100).await.expect("it answers") {
        let games = tokio::join!(store.game(&id), copied.game(&id));
        assert_eq!(format!("{:?}", games.0), format!("{:?}", games.1));
        assert_eq!(store.log(&id).await, copied.log(&id).await);
    }
    assert_eq!(
        copy().await,
        Err(CopyFault::NotEmpty),
        "nothing is overwritten"
    );
}

/// What isn't kept is heard by the other servers, as often as it is told.
#[tokio::test]
async fn news_is_heard() {
    let Some((_cluster, [one, other])) = two().await else {
        return;
    };
    let mut changes = other.changes();
    let news = |count| News::People {
        count,
        inviters: vec![],
    };
    for count in [1, 2, 2, 3] {
        one.tell("one", news(count));
        hear(&mut changes, &Change::News("one".to_owned(), news(count))).await;
    }
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    drop(Postgres::open(&address).await.expect("a database"));
    let later = direct(&address).await;
    let later = later.execute("UPDATE schema SET version = 1000", &[]).await;
    later.expect("it is there");
    for refused in [
        Postgres::open(&address).await,
        Postgres::look(&address).await,
    ] {
        let refused = refused.expect_err("it is newer");
        assert!(matches!(refused, StoreFault::Newer(1000, _)), "{refused:?}");
    }
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    for (address, expected) in [
        ("nonsense", "its address makes no sense"),
        ("postgres://127.0.0.1:port/x", "its address makes no sense"),
        (
            "postgres://ludejo@127.0.0.1:1/x",
            "error connecting to server",
        ),
    ] {
        let refused = Postgres::open(address).await.expect_err("nothing is there");
        let refused = refused.to_string();
        assert!(refused.contains(expected), "{refused}");
    }
}

#[tokio::test]
async fn what_is_appended_is_heard_by_those_who_follow() {
    let Some((_cluster, [one, other])) = two().await else {
        return;
    };
    let ana = add_player(&*one, "Ana").await;
    let mut table = Table::new("game", [Some(&ana), None]);
    let mut unknown = Table::new("another \"game\"", [Some(&ana), None]);
    for table in [&table, &unknown] {
        table.begin(&*one).await;
    }
    let mut heard = [one.changes(), other.changes()];
    let twice = [one.follow(&table.id).await, one.follow(&table.id).await];
    let mut follow = vec![other.follow(&table.id).await.expect("it is followed")];
    for followed in twice {
        follow.push(followed.expect("it is followed"));
    }
    for (count, writer) in [(1, 0), (2, 1), (3, 0)] {
        let store = [&one, &other][writer];
        assert_eq!(store.append(&unknown.play(1)).await, Ok(Written::Yes));
        assert_eq!(store.append(&table.play(1)).await, Ok(Written::Yes));
        let change = Change::Game(table.id.clone(), count, Vec::new());
        hear(&mut heard[1 - writer], &change).await;
        // The same game is still followed by another one of this server.
        follow.truncate(2);
    }
    // It is as if the other game weren't there, called out or read.
    let rest = async |heard: &mut Receiver<Change>| {
        sleep(Duration::from_millis(1_500)).await;
        let mut rest = Vec::new();
        while let Ok(change) = heard.try_recv() {
            rest.extend(change.game().cloned());
        }
        rest
    };
    for heard in &mut heard {
        assert!(!rest(heard).await.contains(&unknown.id));
    }
    drop(follow);
    // Servers do in turn what they are asked: once they follow this game, they have left the other.
    for store in [&one, &other] {
        let third = store.follow(&GameId("third".to_owned())).await;
        drop(third.expect("it is followed"));
    }
    for (store, heard) in [&one, &other].into_iter().zip(heard.iter_mut().rev()) {
        assert_eq!(store.append(&table.play(1)).await, Ok(Written::Yes));
        assert_eq!(rest(heard).await, [], "nobody follows any more");
    }
    // Whoever follows another one from now on hears of it.
    let follow = other.follow(&unknown.id).await.expect("it is followed");
    assert_eq!(one.append(&unknown.play(1)).await, Ok(Written::Yes));
    let change = Change::Game(unknown.id.clone(), 4, Vec::new());
    hear(&mut heard[1], &change).await;
    drop(follow);
}

/// What was not called out is read.
#[tokio::test]
async fn changes_are_read_where_they_cannot_be_heard() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let store = Postgres::open(&address).await.expect("a database");
    let client = direct(&address).await;
    let mut changes = store.changes();
    let change = |name: &str| Change::Begun(GameId(name.to_owned()));
    let write = "INSERT INTO changes (xact, what) \
                 VALUES (pg_current_xact_id()::text::bigint, $1) RETURNING xact";
    let json = |change: &Change| serde_json::to_string(change).expect("plain data");
    // A transaction that ends after a later one isn't passed over.
    let slow = direct(&address).await;
    slow.batch_execute("BEGIN").await.expect("it begins");
    slow.query(write, &[&json(&change("slow"))])
        .await
        .expect("it is written");
    client
        .query(write, &[&json(&change("quick"))])
        .await
        .expect("it is written");
    hear(&mut changes, &change("quick")).await;
    sleep(Duration::from_millis(1_500)).await;
    slow.batch_execute("COMMIT").await.expect("it is committed");
    hear(&mut changes, &change("slow")).await;
    // What only a later version understands may be anything.
    let later = "INSERT INTO changes (xact, what) \
                 VALUES (pg_current_xact_id()::text::bigint, '{\"later\":1}')";
    client.batch_execute(later).await.expect("it is written");
    hear(&mut changes, &Change::Anything).await;
    let notify = "NOTIFY ludejo, '[1,[{\"later\":1}]]'";
    client
        .batch_execute(notify)
        .await
        .expect("it is called out");
    hear(&mut changes, &Change::Anything).await;
    // Nothing is read twice.
    let again = timeout(Duration::from_millis(2_500), changes.recv()).await;
    assert!(again.is_err(), "{again:?}");
}

#[tokio::test]
async fn it_goes_on_when_the_database_was_killed() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let address = cluster.database().await;
    let one = Arc::new(Postgres::open(&address).await.expect("a database"));
    let other = Postgres::open(&address).await.expect("a database");
    let ana = add_player(&*one, "Ana").await;
    let mut tables: Vec<_> = (0..4)
        .map(|number| Table::new(&format!("game {number}"), [Some(&ana), None]))
        .collect();
    for table in &tables {
        table.begin(&*one).await;
    }
    let mut follow = Vec::new();
    for table in &tables {
        follow.push(other.follow(&table.id).await.expect("it is followed"));
    }
    for round in 0..3 {
        let mut changes = other.changes();
        // Each game is played until nothing more is written.
        let playing: Vec<_> = std::mem::take(&mut tables)
            .into_iter()
            .map(|mut table| {
                let one = Arc::clone(&one);
                tokio::spawn(async move {
                    loop {
                        let before = table.clone();
                        match one.append(&table.play(round)).await {
                            Ok(Written::Yes) => {}
                            Ok(Written::Behind) => panic!("nobody else writes"),
                            Err(_) => return (before, table),
                        }
                        // Slowly enough that no game ends.
                        sleep(Duration::from_millis(5)).await;
                    }
                })
            })
            .collect();
        sleep(Duration::from_millis(150)).await;
        cluster.kill();
        let mut ended = Vec::new();
        for playing in playing {
            ended.push(playing.await.expect("it ends"));
        }
        assert!(one.ping().await.is_err());
        cluster.start_again();
        // Nothing that was acknowledged is lost. The last one may be there or not.
        for (before, after) in ended {
            let kept = one.events(&before.id, 0).await.expect("it answers again");
            let is_after = kept.len() == after.session.events().len();
            let table = if is_after { after } else { before };
            table.assert_kept(&*one).await;
            tables.push(table);
        }
        // The herald listens again, and has missed nothing that counts.
        for table in &mut tables {
            assert_eq!(one.append(&table.play(round)).await, Ok(Written::Yes));
            let number = table.session.events().len() as u32;
            hear(
                &mut changes,
                &Change::Game(table.id.clone(), number, Vec::new()),
            )
            .await;
        }
    }
}

/// A statement that has to wait for too long is given up, and the connection still works.
#[tokio::test]
async fn nothing_waits_for_ever() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let address = cluster.database().await;
    let store = Postgres::open(&address).await.expect("a database");
    let ana = add_player(&store, "Ana").await;
    let mut table = Table::new("game", [Some(&ana), None]);
    table.begin(&store).await;
    let other = direct(&address).await;
    let lock = "BEGIN; SELECT 1 FROM games FOR UPDATE";
    other.batch_execute(lock).await.expect("it is locked");
    let append = table.play(1);
    let start = Instant::now();
    let fault = store.append(&append).await.expect_err("it is locked");
    assert!(start.elapsed() < Duration::from_secs(15), "{fault}");
    assert!(fault.to_string().contains("timeout"), "{fault}");
    other.batch_execute("ROLLBACK").await.expect("it is free");
    assert_eq!(store.append(&append).await, Ok(Written::Yes));
    table.assert_kept(&store).await;
}
