//! Networks and tables from a folder.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use ludejo_engine::evaluation::network::{Network, Shape};
use ludejo_engine::{KeyedTable, Limits, Resources, Verdict};
use ludejo_rules::herooj::Herooj;
use ludejo_rules::{Game, catalog};
use predicates::prelude::PredicateBooleanExt;
use predicates::str::{contains, is_empty};
use tempfile::TempDir;

/// A race that takes longer than one node shows.
const POSITION: &str = "8/1p6/8/8/8/8/6P1/8 w";

/// How far the built-in networks are asked.
const NODES: u64 = 2_000;

/// A folder with a table in which White wins so many actions after each first one.
fn folder(actions: u32) -> TempDir {
    let start: Herooj = POSITION.parse().expect("a position");
    let winner = Some(start.to_move());
    let positions = start.actions().into_iter().map(|action| {
        let verdict = Verdict { winner, actions };
        (start.after(action), verdict)
    });
    let folder = TempDir::new().expect("a folder");
    let table = KeyedTable::write(positions, "a test");
    fs::write(folder.path().join("herooj.table"), table).expect("written");
    folder
}

/// A look at the position by one node; `data` is what `--data` names.
fn look(data: Option<&Path>) -> Command {
    let mut command = ugi("herooj", "", data);
    command.write_stdin(format!("position fen {POSITION}\ngo nodes 1\n"));
    command
}

/// The engine with these options, for other programs.
fn ugi(game: &str, options: &str, data: Option<&Path>) -> Command {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    command.args(["ugi", game, "--engine", options]);
    command.env("LUDEJO_LANGUAGE", "en");
    command.env_remove("LUDEJO_DATA");
    if let Some(folder) = data {
        command.arg("--data").arg(folder);
    }
    // Wherever the system keeps data, there is none.
    let nowhere = TempDir::new().expect("a folder");
    for variable in ["HOME", "XDG_DATA_HOME", "APPDATA"] {
        command.env(variable, nowhere.path());
    }
    command
}

/// What the program thinks at the start of a game, and its move.
fn thought(game: &str, options: &str, data: Option<&Path>) -> (String, String) {
    let mut command = ugi(game, options, data);
    command.write_stdin(format!("position startpos\ngo nodes {NODES}\n"));
    let output = command.assert().success().get_output().stdout.clone();
    let text = String::from_utf8(output).expect("text");
    let last = |word| text.lines().rfind(|line| line.starts_with(word));
    // How long it took is never the same.
    let info = last("info depth").and_then(|line| line.split(" nps ").next());
    let (info, chosen) = (info.expect("a thought"), last("bestmove").expect("a move"));
    (info.to_owned(), chosen.to_owned())
}

#[test]
fn the_built_in_networks_judge_unless_there_are_others() {
    for (name, bytes) in ludejo_networks::all() {
        let id = name.trim_end_matches(".network");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../networks");
        assert!(fs::read(path.join(name)).expect(name) == bytes, "{name}");
        let chosen = |options: &str, bytes: Option<Vec<u8>>| {
            let mut resources = Resources::default();
            if let Some(bytes) = bytes {
                resources.add(name, bytes.into()).expect(name);
            }
            let game = catalog::start(id).expect("a game");
            let options = options.parse().expect("options");
            let engine = ludejo_engine::engine(id, &options, &resources);
            let thought =
                engine
                    .expect("an engine")
                    .think(&*game, &Limits::nodes(NODES), &mut |_| {});
            format!("bestmove {}", thought.expect("a thought").action())
        };
        let network = thought(id, "best", None);
        let by_hand = thought(id, "best,judgement=hand", None);
        assert_eq!(network.1, chosen("best", Some(bytes)));
        assert_eq!(by_hand.1, chosen("best", None));
        assert_ne!(network.0, by_hand.0, "{id}");

        let shape = Shape::find(id).expect("a game with networks");
        let other = Network::random(&shape, 32, 8, 1).expect("a network");
        let other = other.to_bytes(&shape);
        let folder = TempDir::new().expect("a folder");
        fs::write(folder.path().join(name), &other).expect("written");
        let another = thought(id, "best", Some(folder.path()));
        assert_eq!(another.1, chosen("best", Some(other)));
        assert_ne!(another.0, network.0, "{id}");
    }
}

#[test]
fn a_table_is_found_in_the_first_folder_there_is() {
    let (named, by_variable, usual) = (folder(10), folder(20), TempDir::new().expect("a folder"));
    look(None).assert().success().stdout(contains("score cp"));
    let both = look(Some(named.path()))
        .env("LUDEJO_DATA", by_variable.path())
        .assert();
    both.success().stdout(contains("score mate 11 "));
    let second = look(None).env("LUDEJO_DATA", by_variable.path()).assert();
    second.success().stdout(contains("score mate 21 "));
    if cfg!(target_os = "linux") {
        fs::rename(folder(30).keep(), usual.path().join("ludejo")).expect("moved");
        let third = look(None).env("XDG_DATA_HOME", usual.path()).assert();
        third.success().stdout(contains("score mate 31 "));
    }
}

#[test]
fn what_is_not_there_or_broken_is_told() {
    let folder = folder(10);
    let missing = folder.path().join("nothing");
    look(Some(&missing))
        .assert()
        .code(2)
        .stderr(contains("is not a folder"));
    fs::write(folder.path().join("sparta.table"), "ludejo table 1\n").expect("written");
    let broken = look(Some(folder.path()))
        .assert()
        .code(1)
        .stdout(is_empty());
    broken.stderr(contains("sparta.table is broken"));
    fs::remove_file(folder.path().join("sparta.table")).expect("removed");
    fs::create_dir(folder.path().join("sparta.network")).expect("made");
    let unread = look(Some(folder.path())).assert().code(1);
    unread.stderr(contains("Could not read").and(contains("sparta.network")));
}
