//! Records in files.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use ludejo_rules::record::{Reader, Record, RecordError};
use ludejo_rules::{AnyGame, Message};

use crate::edge::{Failure, could_not_read};
use crate::language::sentence;

/// The game with this number, counted from 1, in a file of records, played to its end.
pub(crate) fn read_game(path: &Path, number: u32) -> Result<Box<dyn AnyGame>, Failure> {
    let record = read_record(path, number)?;
    record.replay().map_err(|error| failure(path, &error))
}

/// The record with this number, as it stands in the file.
pub(crate) fn read_record(path: &Path, number: u32) -> Result<Record, Failure> {
    let file = File::open(path).map_err(|error| could_not_read(path, &error))?;
    let mut reader = Reader::new(BufReader::new(file));
    let record = reader.nth(number as usize - 1).ok_or_else(|| {
        let message = match number {
            1 => Message::new("no-records"),
            _ => Message::new("no-record-of-number").number("number", number),
        };
        Failure::run(sentence(&message.text("file", path.display().to_string())))
    })?;
    record.map_err(|error| failure(path, &error))
}

/// The sentence for a bad record: file, line, column, what is wrong.
pub(crate) fn failure(path: &Path, error: &RecordError) -> Failure {
    let sentence = sentence(&error.message());
    Failure::run(format!("{}:{}: {sentence}", path.display(), error.place))
}
