//! Whole games through `ludejo play --plain`, as a script plays them.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use ludejo_engine::{Limits, Resources, engine};
use ludejo_rules::catalog::{self, GAMES};

/// The program, in English.
fn ludejo(command: &str, arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludejo"));
    program.arg(command).args(arguments);
    program.env("LUDEJO_LANGUAGE", "en");
    program
}

/// A game on the other side of two pipes.
struct Script {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Script {
    fn begin(arguments: &[&str]) -> Self {
        let mut child = ludejo("play", arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self {
            child,
            input,
            output,
        }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    fn receive(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("UTF-8");
        assert!(!line.is_empty(), "it has more to say");
        line.trim_end().to_owned()
    }

    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.receive()
    }

    /// Reads until it is a person's turn (`None`) or the game is over (how it ended).
    fn standing(&mut self) -> Option<String> {
        loop {
            let line = self.receive();
            if line.ends_with(" to move.") {
                return None;
            }
            if line.contains(" wins: ") || line.contains("is a draw: ") {
                return Some(line);
            }
        }
    }

    fn quit(mut self) {
        self.send("quit");
        assert!(self.child.wait().expect("it ends").success());
    }
}

/// One of the actions that are legal now. Any will do, as long as it is always the same.
fn any_action(script: &mut Script, chance: &mut usize) -> String {
    let legal = script.ask("legal");
    let actions: Vec<&str> = legal.split(' ').collect();
    *chance = chance
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_041);
    actions[(*chance >> 33) % actions.len()].to_owned()
}

/// A file that is not there yet, in the folder that cargo gives to tests.
fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It may be left from the last run.
    let _ = std::fs::remove_file(&path);
    path
}

fn show(arguments: &[&str]) -> String {
    let output = ludejo("show", arguments).output();
    String::from_utf8(output.expect("it runs").stdout).expect("UTF-8")
}

#[test]
fn whole_games_are_played_saved_and_loaded() {
    for info in GAMES {
        let mut script = Script::begin(&[info.id, "--plain", "--nodes", "200", "--time", "60000"]);
        let mut chance = 7;
        let ending = loop {
            if let Some(ending) = script.standing() {
                break ending;
            }
            let action = any_action(&mut script, &mut chance);
            script.send(&action);
        };
        let position = script.ask("position");
        let path = file(&format!("{}.ludejo", info.id));
        let path = path.to_str().expect("UTF-8");
        assert_eq!(
            script.ask(&format!("save {path}")),
            format!("Saved as {path}.")
        );
        assert!(script.ask(&format!("save {path}")).contains("already"));
        script.quit();

        let mut again = Script::begin(&["--plain", "--load", path]);
        assert_eq!(again.standing(), Some(ending), "{}", info.id);
        assert_eq!(again.ask("position"), position, "{}", info.id);
        again.quit();
        let shown = show(&["--record", path, "--as", "words"]);
        assert_eq!(
            shown,
            show(&[info.id, "--position", &position, "--as", "words"])
        );
        let start = show(&["--record", path, "--ply", "0"]);
        assert_eq!(start, show(&[info.id]));
    }
}

#[test]
fn people_play_every_game_to_its_end_with_all_that_can_happen_at_a_table() {
    for info in GAMES {
        let seats = info
            .seats
            .iter()
            .map(|seat| format!("{}=human", seat.letter));
        let seats: Vec<String> = seats.collect();
        let mut arguments = vec![info.id, "--plain", "--clock", "5+3"];
        arguments.extend(seats.iter().flat_map(|seat| ["--seat", seat]));
        let mut script = Script::begin(&arguments);
        assert_eq!(script.standing(), None);
        let mut chance = 11;
        for _ in 0..9 {
            let action = any_action(&mut script, &mut chance);
            script.send(&action);
            assert_eq!(script.standing(), None, "{}", info.id);
        }
        let position = script.ask("position");
        assert_eq!(script.ask("undo"), "One move undone.");
        assert_eq!(script.standing(), None);
        assert_ne!(script.ask("position"), position);
        assert_eq!(script.ask("redo"), "One move redone.");
        assert_eq!(script.standing(), None);
        assert_eq!(script.ask("position"), position);
        assert_eq!(script.ask("pause"), "The game is paused.");
        assert_eq!(script.standing(), None);
        assert_eq!(script.ask("resume"), "The game continues.");
        assert_eq!(script.standing(), None);
        script.send("draw");
        let agreed = script.standing().expect("the game is over");
        assert_eq!(agreed, "The game is a draw: the players agreed.");
        script.send("undo");
        assert_eq!(script.standing(), None);

        let path = file(&format!("table-{}.ludejo", info.id));
        let path = path.to_str().expect("UTF-8");
        assert!(script.ask(&format!("save {path}")).starts_with("Saved"));
        script.quit();
        let mut again = Script::begin(&["--plain", "--load", path]);
        assert_eq!(again.standing(), None);
        assert_eq!(again.ask("position"), position, "{}", info.id);
        assert!(again.ask("clock").starts_with("Clocks: "));
        loop {
            let action = any_action(&mut again, &mut chance);
            again.send(&action);
            if again.standing().is_some() {
                break;
            }
        }
        again.quit();
    }
}

/// Tests of servers and of WebAssembly hold levels to the same.
#[test]
fn levels_play_as_they_do_elsewhere() {
    const LEVEL: &str = "level=3,seed=7";
    let mut resources = Resources::default();
    for (name, bytes) in ludejo_networks::all() {
        resources.add(name, bytes.into()).expect(name);
    }
    for info in GAMES {
        let seats = info.seats.iter();
        let seats: Vec<_> = seats.map(|it| format!("{}={LEVEL}", it.letter)).collect();
        let mut arguments = vec![info.id, "--plain", "--time", "60000"];
        arguments.extend(seats.iter().flat_map(|seat| ["--seat", seat.as_str()]));
        let mut script = Script::begin(&arguments);
        // What the game is called, how moves look, and who plays.
        (0..2 + seats.len()).for_each(|_| drop(script.receive()));
        let mut game = catalog::start(info.id).expect("a game");
        let options = LEVEL.parse().expect("options");
        for _ in 0..8 {
            let mut engine = engine(info.id, &options, &resources).expect("an engine");
            let limits = Limits::nodes(1_000_000);
            let thought = engine.think(&*game, &limits, &mut |_| {});
            let thought = thought.expect("a game that goes on");
            let told = script.receive();
            let (_, played) = told.split_once(": ").expect("a move");
            let action = thought.action();
            assert!(played.starts_with(&format!("{action}.")), "{told} {action}");
            game.play(action).expect("a legal move");
        }
        script.quit();
    }
}

#[test]
fn a_friend_can_play_too_and_think_again() {
    let mut script = Script::begin(&["herooj", "--plain", "--seat", "b=human"]);
    assert_eq!(script.standing(), None);
    assert_eq!(script.ask("b2b4"), "White: b2b4.");
    assert_eq!(script.receive(), "Black to move.");
    assert!(
        script.ask("b7b2").contains("(rules: "),
        "refusals name the rule"
    );
    assert!(script.ask("b7").starts_with("Choose where it goes."));
    assert_eq!(script.ask("undo"), "One move undone.");
    assert_eq!(script.receive(), "White to move.");
    assert_eq!(script.ask("redo"), "One move redone.");
    assert_eq!(script.receive(), "Black to move.");
    assert!(script.ask("hint").starts_with("Hint: "));
    assert_eq!(
        script.ask("draw"),
        "The game is a draw: the players agreed."
    );
    assert!(script.ask("b7b5").starts_with("The game is over"));
    script.quit();
}

#[test]
fn resigning_ends_the_game() {
    let mut script = Script::begin(&["sparta", "--plain"]);
    assert_eq!(script.standing(), None);
    assert_eq!(script.ask("resign"), "Yellow resigns.");
    assert_eq!(script.receive(), "Red wins: resignation.");
    script.quit();
}

#[test]
fn clocks_run_stop_and_go_on_in_a_saved_game() {
    let mut script = Script::begin(&["herooj", "--plain", "--seat", "b=human", "--clock", "5+3"]);
    script.receive();
    script.receive();
    assert_eq!(script.receive(), "Clocks: White 5:00, Black 5:00.");
    assert_eq!(script.standing(), None);
    assert_eq!(script.ask("pause"), "The game is paused.");
    let paused = script.receive();
    assert!(paused.starts_with("Clocks: White "), "{paused}");
    assert_eq!(script.standing(), None);
    assert_eq!(script.ask("b2b4"), "The game is paused.");
    assert_eq!(script.ask("resume"), "The game continues.");
    assert_eq!(script.standing(), None);
    assert_eq!(script.ask("b2b4"), "White: b2b4.");
    let left = script.receive();
    assert!(left.starts_with("Clocks: White 5:0"), "{left}");
    assert_eq!(script.standing(), None);
    let path = file("clocks.ludejo");
    let path = path.to_str().expect("UTF-8");
    assert!(script.ask(&format!("save {path}")).starts_with("Saved"));
    script.quit();

    let record = std::fs::read_to_string(path).expect("a file");
    assert!(record.contains("[TimeControl \"5+3\"]"), "{record}");
    let mut again = Script::begin(&["--plain", "--load", path]);
    again.receive();
    again.receive();
    let shown = again.receive();
    let (white, _) = left.split_once(", ").expect("two clocks");
    assert!(shown.starts_with(white), "{shown}: {left}");
    again.quit();
}

#[test]
fn a_flag_falls_while_somebody_thinks() {
    let mut script = Script::begin(&["rooya", "--plain", "--clock", "0.01+0"]);
    assert_eq!(script.standing(), None);
    let ending = script.standing().expect("time runs out");
    assert!(ending.ends_with("time ran out."), "{ending}");
    script.quit();
    let bad = ludejo("play", &["rooya", "--plain", "--clock", "soon"]).output();
    let bad = bad.expect("it runs");
    assert_eq!(bad.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&bad.stderr).contains("5+3"));
}

#[test]
fn the_computer_is_asked_for_a_draw() {
    let mut script = Script::begin(&["herooj", "--plain", "--nodes", "100"]);
    assert_eq!(script.standing(), None);
    let answer = script.ask("draw");
    assert!(
        answer == "Black declines the draw." || answer == "The game is a draw: the players agreed.",
        "{answer}"
    );
    script.quit();
}

#[test]
fn the_computer_plays_on_for_whoever_leaves_a_game_for_four() {
    let seats = ["--seat", "w=human", "--seat", "n=human", "--nodes", "50"];
    let mut script = Script::begin(&[&["evo4", "--plain"], &seats[..]].concat());
    assert_eq!(script.standing(), None);
    assert_eq!(script.ask("resign"), "South resigns.");
    assert_eq!(script.receive(), "The computer takes over for South.");
    assert!(script.receive().starts_with("South: "));
    assert_eq!(script.standing(), None);
    let path = file("left.ludejo");
    let path = path.to_str().expect("UTF-8");
    assert!(script.ask(&format!("save {path}")).starts_with("Saved"));
    assert!(script.ask("undo").ends_with("undone."));
    assert_eq!(script.receive(), "South to move.");
    script.quit();
    let record = std::fs::read_to_string(path).expect("a file");
    assert!(record.contains("[%left s resignation]"), "{record}");
    let mut again = Script::begin(&["--plain", "--load", path]);
    assert_eq!(again.standing(), None);
    assert!(again.ask("resign").starts_with("West"));
    let ending = again.standing().expect("one is left");
    assert_eq!(ending, "North wins: resignation.");
    again.quit();
}

#[test]
fn a_record_that_breaks_the_rules_is_shown_up_to_there_and_kept() {
    let path = file("broken.ludejo");
    let text = "[Game \"herooj\"]\n\n1. b2b4 b7b1 *\n";
    std::fs::write(&path, text).expect("a writable folder");
    let name = path.to_str().expect("UTF-8");
    let mut script = Script::begin(&["--plain", "--load", name]);
    script.receive();
    script.receive();
    let told = script.receive();
    assert!(
        told.contains("broken.ludejo:3:9 breaks the rules"),
        "{told}"
    );
    assert!(
        script.receive().starts_with("Black: "),
        "the computer goes on"
    );
    assert_eq!(script.standing(), None);
    assert!(script.ask(&format!("save {name}")).contains("already"));
    script.quit();
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), text);
}

#[test]
fn strange_input_is_answered_and_the_game_goes_on() {
    let mut script = Script::begin(&["rooya", "--plain"]);
    assert_eq!(script.standing(), None);
    script.input.write_all(b"\xFF\xFE\n").expect("it listens");
    assert!(script.receive().contains("isn't a move"));
    assert!(script.ask("load nowhere.ludejo").contains("Could not read"));
    assert!(script.ask("save").contains("Which file?"));
    assert!(script.ask("rules nowhere").contains("no such rule"));
    assert!(script.ask("legal z9").contains("No legal move"));
    script.quit();
}

#[test]
fn the_end_of_the_input_ends_the_program() {
    let output = ludejo("play", &["herooj", "--plain"])
        .stdin(Stdio::null())
        .output()
        .expect("it runs");
    assert!(output.status.success());
}
