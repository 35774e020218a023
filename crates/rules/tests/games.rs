//! Whole games with everything that can be observed in them, against those in `games/`.
//!
//! `games/GAME-REASON.txt` begins with what is played; the rest follows from that. With
//! `LUDEJO_REWRITE` set to anything the rest is written anew, to be looked at before it is kept.

use std::collections::BTreeSet;
use std::{env, fs};

use crate::kit::repetition;
use crate::kit::tale::Script;
use ludejo_rules::{Reason, catalog};

/// Every game in which a position can come back shows these ends, and every game one of those that
/// people bring about.
const COMMON: &[Reason] = &[Reason::Repetition, Reason::Length];
const BY_PEOPLE: &[Reason] = &[Reason::Resignation, Reason::Agreement, Reason::Time];

#[test]
fn games_go_as_told() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");
    let mut ends = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("a folder of games") {
        let path = entry.expect("a file").path();
        let told = fs::read_to_string(&path).expect("a text file");
        let script = Script::read(&told);
        if !script.is_of_this_build() {
            continue;
        }
        let tale = script.tell();
        let reason = tale.outcome.expect("a finished game").reason;
        let expected = format!("{}-{reason}.txt", tale.game.id);
        assert!(path.ends_with(&expected), "{path:?} should be {expected}");
        ends.insert((tale.game.id, reason.word()));
        if env::var_os("LUDEJO_REWRITE").is_some() {
            fs::write(&path, tale.text).expect("a writable file");
        } else {
            compare(&expected, &told, &tale.text);
        }
    }
    for info in catalog::GAMES {
        let shown = |reason: &Reason| ends.contains(&(info.id, reason.word()));
        let is_common = !repetition::is_possible(info) || COMMON.iter().all(shown);
        assert!(is_common, "{}: {ends:?}", info.id);
        assert!(BY_PEOPLE.iter().any(shown), "{}: {ends:?}", info.id);
        let by_position = |reason: &Reason| !COMMON.contains(reason) && !BY_PEOPLE.contains(reason);
        let several = Reason::ALL.iter().filter(|r| by_position(r) && shown(r));
        assert!(several.count() > 0, "{}: {ends:?}", info.id);
    }
}

/// Shows the first difference.
fn compare(name: &str, told: &str, found: &str) {
    for (number, (told, found)) in (1..).zip(told.lines().zip(found.lines())) {
        assert_eq!(told, found, "{name}, line {number}");
    }
    assert_eq!(told.len(), found.len(), "{name}: one is longer");
}
