//! Games from records, of people or of programs, to stand beside those that are played for a study.

use std::fmt;
use std::io::BufRead;

use ludejo_rules::Info;
use ludejo_rules::record::{Reader, Record, RecordError};

use super::game::Game;
use super::plan::LEAST_GAMES;
use super::play;

/// Why records cannot be studied.
#[derive(Debug)]
#[non_exhaustive]
pub enum RecordsError {
    /// A record cannot be read, or breaks the rules: its number, counted from 1.
    Record(usize, Box<RecordError>),
    /// A record is of another game: its number, and that game's id.
    OtherGame(usize, String),
    /// There are too few finished games to say anything: so many.
    TooFew(usize),
}

impl fmt::Display for RecordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(number, error) => write!(f, "game {number} can't be read: {error}"),
            Self::OtherGame(number, id) => write!(f, "game {number} is a game of {id}"),
            Self::TooFew(count) => write!(
                f,
                "there are {count} finished games, and it takes {LEAST_GAMES} to say anything about them"
            ),
        }
    }
}

impl std::error::Error for RecordsError {}

/// Reads the finished games of a file; those that are not finished are passed over.
///
/// # Errors
/// If a record is broken or of another game, or there are fewer than [`LEAST_GAMES`] that are finished.
pub fn read(info: &'static Info, file: impl BufRead) -> Result<Vec<Game>, RecordsError> {
    let mut games = Vec::new();
    for (index, record) in Reader::new(file).enumerate() {
        let broken = |error| RecordsError::Record(index + 1, Box::new(error));
        let record: Record = record.map_err(broken)?;
        if record.game != info.id {
            return Err(RecordsError::OtherGame(index + 1, record.game));
        }
        let playing = record.replay().map_err(broken)?;
        if playing.outcome().is_none() || playing.history().is_empty() {
            continue;
        }
        let players = vec![super::summary::RECORDS.to_owned(); info.seats.len()];
        games.push(play::game(&*playing, games.len() as u32, players));
    }
    if games.len() < LEAST_GAMES as usize {
        return Err(RecordsError::TooFew(games.len()));
    }
    Ok(games)
}
