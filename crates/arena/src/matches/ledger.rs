//! The file that contains the games of a match, and from which it can be continued.

use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use ludejo_rules::record::{Record, RecordError, Start};

use super::{Match, NotOfThisMatch};

/// A file with the records of a match in the order of their games. Whoever opens it has exclusive
/// access until it is dropped.
#[derive(Debug)]
pub struct Ledger {
    file: File,
}

/// Why a file cannot be the ledger of a match.
#[derive(Debug)]
#[non_exhaustive]
pub enum LedgerError {
    /// It cannot be read or written.
    Io(io::Error),
    /// Another match is being written to it.
    InUse,
    /// It holds something else than records.
    NoRecords,
    /// The record of this game, counted from 1, cannot be read.
    Broken(u32, RecordError),
    /// The record of this game, counted from 1, is not of this match.
    Other(u32, NotOfThisMatch),
}

impl fmt::Display for LedgerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::InUse => f.write_str("another match is already being saved there"),
            Self::NoRecords => f.write_str("it contains something other than records"),
            Self::Broken(game, error) => write!(f, "could not read game {game}: {error}"),
            Self::Other(game, error) => write!(f, "game {game} is from another match: {error}"),
        }
    }
}

impl std::error::Error for LedgerError {}

impl From<io::Error> for LedgerError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// What every record begins with.
const BEGIN: &str = "[Game ";

impl Ledger {
    /// Opens a file, or makes it, and reads the games that it holds. An incomplete record that a
    /// crash left at the end is cut off.
    ///
    /// # Errors
    /// If it cannot be read and written, or holds anything but games of this match.
    pub fn open(path: &Path, contest: &Match) -> Result<(Self, Vec<Record>), LedgerError> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => LedgerError::InUse,
            TryLockError::Error(error) => LedgerError::Io(error),
        })?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let text = text(&bytes).ok_or(LedgerError::NoRecords)?;
        if !text.starts_with(BEGIN) && !BEGIN.starts_with(text) {
            return Err(LedgerError::NoRecords);
        }
        let mut records = Vec::new();
        let mut end = 0;
        for (index, part) in (0..).zip(parts(text)) {
            let read: Result<Record, _> = part.parse();
            let is_last = end + part.len() == text.len();
            let is_whole = read.is_ok() && part.ends_with("\n\n");
            if is_last && !is_whole && begins_alike(part, &head(contest, index)) {
                break;
            }
            let record = read.map_err(|error| LedgerError::Broken(index + 1, error))?;
            let result = contest.result(index, &record);
            result.map_err(|error| LedgerError::Other(index + 1, error))?;
            records.push(record);
            end += part.len();
        }
        file.set_len(end as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok((Self { file }, records))
    }

    /// Adds the next game, in one write.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, record: &Record) -> io::Result<()> {
        self.file.write_all(format!("{record}\n").as_bytes())
    }
}

impl Drop for Ledger {
    /// Closing the file isn't enough: a program that another thread starts at this moment holds a
    /// copy of it, and with it the lock, for a little longer.
    fn drop(&mut self) {
        let _ = self.file.unlock();
    }
}

/// The bytes as text, without an incomplete character at the end; `None` if they aren't text.
fn text(bytes: &[u8]) -> Option<&str> {
    match str::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(error) if error.error_len().is_some() => None,
        Err(error) => str::from_utf8(&bytes[..error.valid_up_to()]).ok(),
    }
}

/// The text of each record, with the empty line behind it. Records of matches have an empty line
/// before a bracket nowhere else.
fn parts(mut text: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let next = text.find("\n\n[").map(|end| end + 2);
        let (part, rest) = text.split_at(next.unwrap_or(text.len()));
        text = rest;
        (!part.is_empty()).then_some(part)
    })
}

/// Whether the texts are equal as far as both go.
fn begins_alike(one: &str, other: &str) -> bool {
    one.starts_with(other) || other.starts_with(one)
}

/// What the record of a game begins with.
fn head(contest: &Match, number: u32) -> String {
    let mut record = Record::new(contest.info().id);
    let setup = contest.setup(number);
    if setup.name != contest.info().setups[0].name {
        record.start = Start::Setup(setup.name.to_owned());
    }
    record.tags = contest.tags(number);
    let text = record.to_string();
    let end = text.find("[Result ").unwrap_or(text.len());
    text[..end].to_owned()
}
