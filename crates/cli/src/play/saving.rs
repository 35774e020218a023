//! Saving a game as a record and loading one.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::Path;

use ludejo_rules::Message;
use ludejo_rules::record::Record;
use ludejo_session::{Occupant, Restored, Session, Terms};

use super::players;
use super::table::Table;
use crate::edge::{Failure, could_not_write};
use crate::language::{sentence, words};
use crate::record_file;

/// A game from a file.
pub(super) struct Loaded {
    pub(super) session: Session,
    /// Why it is shown only up to a certain move, if the rules refuse the rest of the file.
    pub(super) fault: Option<String>,
}

/// The usual name for the record with this number of a game of this id.
pub(super) fn name(id: &str, number: u32) -> String {
    match number {
        1 => format!("{id}.ludejo"),
        _ => format!("{id}-{number}.ludejo"),
    }
}

/// The first usual name that no file has yet.
pub(super) fn free_name(id: &str) -> String {
    let mut names = (1..).map(|number| name(id, number));
    names
        .find(|name| !Path::new(name).exists())
        .unwrap_or_default()
}

/// Writes the game to a file of this name. A file that exists already is left alone, so that
/// no game is lost.
pub(super) fn save(table: &Table, path: &str) -> Result<(), Failure> {
    if path.is_empty() {
        return Err(Failure::argument(words("which-file-to-save")));
    }
    let record = table
        .session()
        .record(|_, player| Some(players::word(player)));
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let written = file.and_then(|mut file| write!(file, "{record}"));
    written.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => {
            Failure::run(sentence(&Message::new("file-exists").text("file", path)))
        }
        _ => could_not_write(Path::new(path), &error),
    })
}

/// Reads the first game of a file, which must be of the same game as this table. The players are
/// those the record names, or else the current ones.
pub(super) fn load(path: &str, table: &Table) -> Result<Loaded, Failure> {
    if path.is_empty() {
        return Err(Failure::argument(words("which-file-to-load")));
    }
    let info = table.game().info();
    let record = record_file::read_record(Path::new(path), 1)?;
    if record.game != info.id {
        return Err(match ludejo_rules::catalog::info(&record.game) {
            Some(found) => {
                let message = Message::new("other-game-to-open").text("file", path);
                Failure::run(sentence(&message.text("game", found.name)))
            }
            None => unknown(Path::new(path), &record),
        });
    }
    let players = players::saved(&record.tags, info);
    let players = players.unwrap_or_else(|| table.state().occupants().to_vec());
    open(Path::new(path), &record, players)
}

/// The sentence for a record of a game that is not known.
pub(super) fn unknown(path: &Path, record: &Record) -> Failure {
    match record.begin() {
        Err(error) => record_file::failure(path, &error),
        Ok(_) => unreachable!("a game that begins is known"),
    }
}

/// The game of a record, played by these.
pub(super) fn open(
    path: &Path,
    record: &Record,
    players: Vec<Occupant>,
) -> Result<Loaded, Failure> {
    let begun = record.begin();
    let begun = begun.map_err(|error| record_file::failure(path, &error))?;
    let terms = Terms::new(&*record.game, players)
        .from_position(begun.start_line())
        .with_control(Session::control_of(record));
    let replayed = Session::replay(terms, record);
    let Restored { session, fault } =
        replayed.map_err(|error| Failure::run(format!("{}: {error}.", path.display())))?;
    let up_to_here = |file: String, reason: String| {
        let message = Message::new("record-up-to-here").text("file", file);
        sentence(&message.text("reason", reason))
    };
    let fault = match (record.replay(), fault) {
        (Err(error), _) => {
            let file = format!("{}:{}", path.display(), error.place);
            Some(up_to_here(file, sentence(&error.message())))
        }
        (Ok(_), Some(fault)) => {
            let file = path.display().to_string();
            Some(up_to_here(file, sentence(&fault.refused.message())))
        }
        (Ok(_), None) => None,
    };
    Ok(Loaded { session, fault })
}
