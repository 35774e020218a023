//! The suite on SQLite, and what only SQLite has to do.

use std::fs;
use std::path::Path;
#[cfg(target_os = "linux")]
use std::process::Command;
use std::sync::Arc;

use ludejo_server::store::{CopyFault, Sqlite, Store, StoreFault, Written, verify};
use ludejo_wire::Words;
use rusqlite::Connection;
use tempfile::{TempDir, tempdir};
use tokio::task::spawn_blocking;

use super::behaviour::{Two, all_behaviours};
use super::table::{BEGUN, LED, NAMED, Table, add_player, assert_filled, assert_led, fill};

/// A database in a new folder.
#[expect(clippy::unused_async, reason = "the suite waits for other databases")]
async fn two() -> Option<(TempDir, Two)> {
    let folder = tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path()).expect("a database"));
    Some((folder, [store.clone(), store]))
}

all_behaviours!(two);

/// Opens the file itself.
fn direct(folder: &Path) -> Connection {
    Connection::open(folder.join("ludejo.db")).expect("a database")
}

#[tokio::test]
async fn everything_is_there_again() {
    let folder = tempdir().expect("a folder");
    let inner = folder.path().join("data").join("ludejo");
    let mut table = None;
    for round in 0..3 {
        let store = Sqlite::open(&inner).expect("a database");
        let table = match &mut table {
            None => {
                let ana = add_player(&store, "Ana").await;
                let begun = Table::new("game", [Some(&ana), None]);
                begun.begin(&store).await;
                table.insert(begun)
            }
            Some(table) => table,
        };
        table.assert_kept(&store).await;
        assert_eq!(store.append(&table.play(round)).await, Ok(Written::Yes));
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| {
            fs::metadata(path)
                .expect("it is there")
                .permissions()
                .mode()
        };
        assert_eq!(mode(&inner) & 0o777, 0o700);
        let store = Sqlite::open(&inner).expect("a database");
        store.beat("a", BEGUN).await.expect("it is kept");
        let files = fs::read_dir(&inner).expect("a folder");
        for file in files.map(|file| file.expect("a file").path()) {
            assert_eq!(mode(&file) & 0o777, 0o600, "{}", file.display());
        }
    }
}

#[tokio::test]
async fn a_folder_has_one_server_and_can_be_looked_at() {
    let folder = tempdir().expect("a folder");
    let missing = Sqlite::look(folder.path()).expect_err("nothing is there");
    assert_eq!(missing, StoreFault::Missing(folder.path().to_owned()));
    let store = Sqlite::open(folder.path()).expect("a database");
    let ana = add_player(&store, "Ana").await;
    let refused = Sqlite::open(folder.path()).expect_err("it is in use");
    assert_eq!(refused, StoreFault::InUse(folder.path().to_owned()));
    let sentence = refused.to_string();
    assert!(
        sentence.starts_with("another Ludejo is using the data folder /"),
        "{sentence}"
    );

    let looking = Sqlite::look(folder.path()).expect("a database");
    assert_eq!(looking.player(&ana.id).await, Ok(Some(ana.clone())));
    assert!(looking.beat("a", BEGUN).await.is_err());
    let table = Table::new("game", [Some(&ana), None]);
    table.begin(&store).await;
    table.assert_kept(&looking).await;
    drop(store);
    table.assert_kept(&looking).await;
    Sqlite::open(folder.path()).expect("it is free again");
}

#[tokio::test]
async fn an_older_database_is_brought_up_to_date() {
    for dump in [
        include_str!("version1/sqlite.sql"),
        include_str!("version2/sqlite.sql"),
    ] {
        let folder = tempdir().expect("a folder");
        let made = direct(folder.path()).execute_batch(dump);
        made.expect("it was made");
        let store = Sqlite::open(folder.path()).expect("a database");
        assert_filled(&store).await;
        assert_filled(&Sqlite::look(folder.path()).expect("a database")).await;
    }
}

#[tokio::test]
async fn version_2_knows_what_is_listed_and_has_no_names_in_invitations() {
    let folder = tempdir().expect("a folder");
    let database = direct(folder.path());
    let made = database.execute_batch(&[include_str!("version1/sqlite.sql"), LED].concat());
    made.expect("it was made");
    let named = || database.query_row(NAMED, [], |row| row.get(0));
    assert_eq!(named(), Ok(2));
    assert_led(&Sqlite::open(folder.path()).expect("a database")).await;
    assert_eq!(named(), Ok(0));
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let folder = tempdir().expect("a folder");
    drop(Sqlite::open(folder.path()).expect("a database"));
    let later = "UPDATE schema SET version = 1000";
    direct(folder.path())
        .execute(later, [])
        .expect("it is there");
    for refused in [Sqlite::open(folder.path()), Sqlite::look(folder.path())] {
        let refused = refused.expect_err("it is newer");
        assert!(matches!(refused, StoreFault::Newer(1000, _)), "{refused:?}");
        assert!(refused.to_string().contains("please update the program"));
    }
}

#[tokio::test]
async fn an_empty_database_is_not_looked_at() {
    let folder = tempdir().expect("a folder");
    direct(folder.path())
        .execute("CREATE TABLE other (x)", [])
        .expect("it is empty");
    let refused = Sqlite::look(folder.path()).expect_err("it is empty");
    assert!(matches!(refused, StoreFault::Older(0, _)), "{refused:?}");
}

/// How large files may get is a limit of a whole program, so the test runs itself once more, in a
/// program that has one.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_is_said_and_got_over() {
    const LIMITED: &str = "LUDEJO_TEST_LIMITED";
    if std::env::var_os(LIMITED).is_some() {
        return fill_the_disk().await;
    }
    let limited = "trap '' XFSZ; ulimit -S -f 1000; exec \"$0\" --exact \"$1\"";
    let this = std::env::current_exe().expect("this program");
    let run = Command::new("sh")
        .args(["-c", limited])
        .arg(this)
        .arg("store::sqlite::a_full_disk_is_said_and_got_over")
        .env(LIMITED, "1")
        .output()
        .expect("a shell");
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success() && said.contains("1 passed"), "{said}");
}

#[cfg(target_os = "linux")]
async fn fill_the_disk() {
    let folder = tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a database");
    let ana = add_player(&store, "Ana").await;
    let mut table = Table::new("game", [Some(&ana), None]);
    table.begin(&store).await;
    let words = Words::Text("x".repeat(200));
    let mut lines = Vec::new();
    let say = async |key: usize| {
        let key = key.to_string();
        store.say(&table.id, &ana, &key, &words, BEGUN).await
    };
    let fault = loop {
        match say(lines.len()).await {
            Ok(line) => lines.push(line),
            Err(fault) => break fault,
        }
        assert!(lines.len() < 100_000, "there is no limit");
    };
    assert!(matches!(fault, StoreFault::Database(_)), "{fault:?}");
    // What needs no room still goes, and nothing is lost or half written.
    assert!(say(lines.len()).await.is_err());
    assert_eq!(store.chat(&table.id, 0).await, Ok(lines.clone()));

    let unlimited = Command::new("prlimit")
        .args(["--fsize=unlimited:unlimited", "--pid"])
        .arg(std::process::id().to_string())
        .status();
    assert!(unlimited.expect("it is there").success());
    for _ in 0..1000 {
        lines.push(say(lines.len()).await.expect("there is room again"));
    }
    assert_eq!(store.chat(&table.id, 0).await, Ok(lines));
    assert_eq!(store.append(&table.play(1)).await, Ok(Written::Yes));
    table.assert_kept(&store).await;
}

#[tokio::test]
async fn a_damaged_row_is_said() {
    let (folder, [store, _]) = two().await.expect("SQLite is always there");
    let ana = add_player(&*store, "Ana").await;
    let table = Table::new("game", [Some(&ana), None]);
    table.begin(&*store).await;
    let damage = "UPDATE games SET progress = 'nonsense'";
    direct(folder.path())
        .execute(damage, [])
        .expect("it is there");
    let fault = store.game(&table.id).await.expect_err("it can't be read");
    assert!(fault.to_string().contains("a row can't be read"), "{fault}");
    store.ping().await.expect("it goes on");
}

#[tokio::test]
async fn a_backup_is_made_while_games_go_on() {
    let (folder, [store, _]) = two().await.expect("SQLite is always there");
    let ana = add_player(&*store, "Ana").await;
    let mut table = Table::new("game", [Some(&ana), None]);
    table.begin(&*store).await;
    let playing = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            for after in 0..100 {
                assert_eq!(store.append(&table.play(after)).await, Ok(Written::Yes));
            }
            table
        }
    });
    let copies = tempdir().expect("a folder");
    let mut made = Vec::new();
    while !playing.is_finished() {
        let copy = copies.path().join(format!("{}.db", made.len()));
        let (from, to) = (folder.path().to_owned(), copy.clone());
        let copied = spawn_blocking(move || Sqlite::back_up(&from, &to)).await;
        assert_eq!(copied.expect("it ran"), Ok(()));
        made.push(copy);
    }
    let table = playing.await.expect("all went well");
    table.assert_kept(&*store).await;
    let files = fs::read_dir(copies.path()).expect("a folder").count();
    assert_eq!(files, made.len(), "each is one file");

    let mut before = 0;
    for copy in made {
        let restored = tempdir().expect("a folder");
        assert_eq!(Sqlite::restore(restored.path(), &copy, false), Ok(()));
        let restored = Sqlite::open(restored.path()).expect("a database");
        let report = verify(&restored).await.expect("it answers");
        assert_eq!((report.games, report.differences), (1, vec![]));
        assert!(report.events >= before);
        before = report.events;
        let events = restored.events(&table.id, 0).await.expect("it answers");
        assert_eq!(events, table.session.events()[..events.len()]);
    }
}

#[tokio::test]
async fn nothing_is_overwritten_by_mistake() {
    let (folder, [store, _]) = two().await.expect("SQLite is always there");
    fill(&*store).await;
    let elsewhere = tempdir().expect("a folder");
    let file = |name: &str| elsewhere.path().join(name);
    let copy = file("copy.db");
    assert_eq!(Sqlite::back_up(folder.path(), &copy), Ok(()));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&copy)
            .expect("it is there")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let again = Sqlite::back_up(folder.path(), &copy);
    assert_eq!(again, Err(CopyFault::Exists(copy.clone())));
    let nothing = Sqlite::back_up(&file("nowhere"), &file("other.db"));
    let missing = StoreFault::Missing(file("nowhere"));
    assert_eq!(nothing, Err(CopyFault::Store(missing)));
    let unwritable = Sqlite::back_up(folder.path(), &file("nowhere/other.db"));
    assert!(
        matches!(unwritable, Err(CopyFault::File(..))),
        "{unwritable:?}"
    );

    let in_use = Sqlite::restore(folder.path(), &copy, true);
    let expected = StoreFault::InUse(folder.path().to_owned());
    assert_eq!(in_use, Err(CopyFault::Store(expected)));
    let later = file("later.db");
    fs::copy(&copy, &later).expect("a copy");
    let connection = Connection::open(&later).expect("a database");
    connection
        .execute_batch("UPDATE schema SET version = 1000")
        .expect("it is changed");
    drop(connection);
    let broken = file("broken.db");
    let mut bytes = fs::read(&copy).expect("a copy");
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0x55);
    fs::write(&broken, bytes).expect("a file");
    fs::write(file("text"), "hello").expect("a file");
    Connection::open(file("empty.db"))
        .and_then(|empty| empty.execute_batch("CREATE TABLE other (x)"))
        .expect("a database");
    let target = file("target");
    for (name, expected) in [
        ("nowhere.db", "No such file"),
        ("text", "not a database"),
        ("empty.db", "it has no tables of Ludejo"),
        ("later.db", "newer version of Ludejo"),
        ("broken.db", "broken.db is no backup of Ludejo: "),
    ] {
        let refused = Sqlite::restore(&target, &file(name), true);
        let refused = refused.expect_err("it is no backup").to_string();
        assert!(refused.contains(expected), "{refused}");
    }
    assert!(!target.exists());

    // What is there is kept unless one insists, and replaced as a whole.
    assert_eq!(Sqlite::restore(&target, &copy, false), Ok(()));
    let restored = Sqlite::open(&target).expect("a database");
    let more = Table::new("more", [None, None]);
    more.begin(&restored).await;
    drop(restored);
    let refused = Sqlite::restore(&target, &copy, false);
    assert_eq!(refused, Err(CopyFault::HasGames(6)));
    more.assert_kept(&Sqlite::look(&target).expect("a database"))
        .await;
    assert_eq!(Sqlite::restore(&target, &copy, true), Ok(()));
    let restored = Sqlite::open(&target).expect("a database");
    assert_eq!(verify(&restored).await, verify(&*store).await);
    assert!(restored.game(&more.id).await.expect("it answers").is_none());
}
