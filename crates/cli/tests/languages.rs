//! The program in all the languages it speaks. What it says in a whole game is kept in `languages/`,
//! one file per language; with `LUDEJO_REWRITE` set to anything these are written anew, to be read
//! before they are kept.

use std::env;
use std::fs;
use std::path::Path;

use assert_cmd::Command;
use assert_cmd::assert::Assert;
use ludejo_messages::Language;
use predicates::prelude::*;
use predicates::str::contains;

/// The program on a system without a language.
fn ludejo(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("ludejo").expect("the binary");
    for variable in ["LUDEJO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    // Lines are as long wherever it runs.
    command.args(arguments).env("COLUMNS", "80");
    command
}

/// What is typed, and asks for nearly everything that is said.
const SCRIPT: &str = "\
help
legal z9
b2
b2b4
b7b1
pause
pause
b7b5
resume
words
board maybe
undo
undo
undo
redo
redo
redo
rules nowhere
rules g1
save
load nowhere.ludejo
dance
resign
b7b5
hint
resign
quit
";

/// What is said in a game between two people, and who else one may play.
fn transcript(language: Language) -> String {
    let code = language.code();
    let told = |arguments: &[&str], lines: &str| {
        let mut command = ludejo(&["--language", code, "play", "--plain", "herooj"]);
        let output = command.args(arguments).write_stdin(lines).output();
        let output = output.expect("it runs");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let alone = told(&["--level", "1"], "quit\n");
    alone + "\n" + &told(&["--seat", "b=human"], SCRIPT)
}

#[test]
fn a_game_is_played_in_every_language() {
    let english = transcript(Language::English);
    for language in Language::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/languages");
        let path = path.join(language.code()).with_extension("txt");
        let said = transcript(language);
        if env::var_os("LUDEJO_REWRITE").is_some() {
            fs::write(&path, &said).expect("a writable folder");
        }
        let kept = fs::read_to_string(&path).expect("a file that is kept");
        assert!(kept == said, "{}:\n{said}", path.display());
        if language != Language::English {
            // Only notation and drawings are the same everywhere.
            let has_words = |line: &&str| {
                let mut words = line.split_whitespace();
                words.any(|word| word.len() > 2 && word.chars().all(char::is_alphabetic))
            };
            let lines: Vec<_> = english.lines().filter(has_words).collect();
            let leak = said.lines().find(|line| lines.contains(line));
            assert_eq!(leak, None, "{}", language.code());
        }
    }
}

/// What the program says in an environment, with more arguments.
fn games(variables: &[(&str, &str)], arguments: &[&str]) -> Assert {
    let mut command = ludejo(&["games"]);
    command.args(arguments);
    command.envs(variables.iter().copied()).assert()
}

#[test]
fn the_option_wins_over_the_variable_and_the_variable_over_the_system() {
    let [system, variable] = [("LANG", "de_DE.UTF-8"), ("LUDEJO_LANGUAGE", "fr")];
    for (variables, arguments, mentioned) in [
        (&[][..], &[][..], "seats: w White"),
        (&[("LANG", "pl_PL.UTF-8")], &[], "seats: w White"),
        (&[("LUDEJO_LANGUAGE", ""), system], &[], "Seiten: w Weiß"),
        (&[system], &[], "Seiten: w Weiß"),
        (&[system, variable], &[], "camps\u{a0}: w Blancs"),
        (
            &[system, variable],
            &["--language", "eo"],
            "ludantoj: w Blanko",
        ),
    ] {
        games(variables, arguments)
            .success()
            .stdout(contains(mentioned));
    }
}

#[test]
fn a_language_that_is_not_spoken_is_refused_if_it_was_asked_for() {
    for refused in [
        games(&[("LUDEJO_LANGUAGE", "xx")], &[]),
        games(&[], &["--language", "xx"]),
    ] {
        let names_all = contains("xx").and(contains("en, es, fr, de, eo"));
        refused.code(2).stdout("").stderr(names_all);
    }
}

#[test]
fn failures_and_pictures_speak_the_language_too() {
    let german = |arguments: &[&str]| {
        let mut command = ludejo(arguments);
        command.env("LUDEJO_LANGUAGE", "de").assert()
    };
    german(&["show", "chess"])
        .code(2)
        .stderr(contains("Ein Spiel „chess“ gibt es nicht."));
    german(&["show", "--record", "nowhere.ludejo"])
        .code(1)
        .stderr(contains(
            "nowhere.ludejo konnte nicht gelesen werden: Datei",
        ));
    german(&["show", "herooj"]).stdout(contains("Weiß ist am Zug."));
    german(&["show", "herooj", "--as", "words"]).stdout(contains("Weiß: Bauern"));
    german(&["show", "herooj", "--as", "svg"]).stdout(contains("Herooj, Weiß am Zug"));
    german(&["rules", "herooj", "g1"]).stdout(contains("dritten Mal"));
}

#[test]
fn a_game_too_short_is_counted_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.ludejo");
    for (moves, said) in [
        ("", "no moves yet"),
        ("b2b4 ", "only one move"),
        ("b2b4 b7b5 ", "only 2 moves"),
    ] {
        fs::write(&file, format!("[Game \"herooj\"]\n\n{moves}*\n")).expect("a file");
        let file = file.to_str().expect("UTF-8");
        ludejo(&["show", "--record", file, "--ply", "9"])
            .assert()
            .code(2)
            .stderr(contains(said));
    }
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let output = |arguments: &[&str], lines: &str, code: &str| {
        let mut command = ludejo(arguments);
        let output = command
            .env("LUDEJO_LANGUAGE", code)
            .write_stdin(lines)
            .output();
        String::from_utf8(output.expect("it runs").stdout).expect("UTF-8")
    };
    for (arguments, lines) in [
        (
            &["expand", "herooj"][..],
            "nonsense\n8/4p3/8/8/H7/8/8/8 w\n",
        ),
        (
            &["ugi", "herooj"],
            "ugi\nposition startpos moves b2b9\nquit\n",
        ),
    ] {
        let english = output(arguments, lines, "en");
        assert!(!english.is_empty());
        assert_eq!(output(arguments, lines, "de"), english, "{arguments:?}");
    }
}
