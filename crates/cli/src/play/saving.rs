//! Saving a game as a record and loading one.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::Path;

use ludejo_rules::AnyGame;
use ludejo_rules::record::{Letter, Record};

use super::players::{self, Player};
use super::session::Session;
use crate::edge::Failure;
use crate::record_file;

/// A game and who plays it, if that is known.
pub(super) type Loaded = (Box<dyn AnyGame>, Option<Vec<Player>>);

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
pub(super) fn save(session: &Session, path: &str) -> Result<(), Failure> {
    if path.is_empty() {
        return Err(Failure::argument("Name a file to save the game in."));
    }
    let game = session.game();
    let info = game.info();
    let mut record = Record::from_game(game);
    for (seat, player) in info.seats.iter().zip(session.players()) {
        if let Some(letter) = Letter::new(seat.letter) {
            record.tags.set_seat(letter, player.word());
        }
    }
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let written = file.and_then(|mut file| write!(file, "{record}"));
    written.map_err(|error| {
        Failure::run(match error.kind() {
            ErrorKind::AlreadyExists => {
                format!("There is a file {path} already; choose another name.")
            }
            _ => format!("{path} cannot be written: {error}."),
        })
    })
}

/// Reads the first game of a file, which must be of the game of this id, and who plays it if the
/// record tells.
pub(super) fn load(path: &str, id: &str) -> Result<Loaded, Failure> {
    if path.is_empty() {
        return Err(Failure::argument("Name a file to load a game from."));
    }
    let (game, tags) = record_file::read(Path::new(path), 1)?;
    let found = game.info();
    if found.id != id {
        return Err(Failure::run(format!(
            "{path} holds a game of {}; start ludejo play --load {path} for it.",
            found.name
        )));
    }
    let players = players::saved(&tags, found);
    Ok((game, players))
}
