//! Records in files.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use ludejo_rules::AnyGame;
use ludejo_rules::record::{Reader, Record, RecordError};

use crate::edge::Failure;

/// The game with this number, counted from 1, in a file of records, played to its end.
pub(crate) fn read_game(path: &Path, number: u32) -> Result<Box<dyn AnyGame>, Failure> {
    let record = read_record(path, number)?;
    record.replay().map_err(|error| failure(path, &error))
}

/// The record with this number, as it stands in the file.
pub(crate) fn read_record(path: &Path, number: u32) -> Result<Record, Failure> {
    let file = File::open(path)
        .map_err(|error| Failure::run(format!("Could not read {}: {error}.", path.display())))?;
    let mut reader = Reader::new(BufReader::new(file));
    let record = match reader.nth(number as usize - 1) {
        Some(record) => record,
        None if number == 1 => {
            return Err(Failure::run(format!(
                "{} contains no games.",
                path.display()
            )));
        }
        None => {
            return Err(Failure::run(format!(
                "{} has no game number {number}.",
                path.display()
            )));
        }
    };
    record.map_err(|error| failure(path, &error))
}

/// The sentence for a bad record: file, line, column, what is wrong.
pub(crate) fn failure(path: &Path, error: &RecordError) -> Failure {
    let sentence = ludejo_messages::sentence(&error.message());
    Failure::run(format!("{}:{}: {sentence}", path.display(), error.place))
}
