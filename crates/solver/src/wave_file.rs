//! Waves in files.
//!
//! A file holds what one wave has decided: a line of text with the board and the wave; for each row the
//! columns of its wins, then those of its losses, as their number and the gaps between them (LEB128);
//! and the SHA-256 of all that. The files of all waves together are the table.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};

use ludejo_oracle::{LONGEST, Value};
use rayon::prelude::*;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::byte::byte;
use crate::folder::{Folder, FolderError};
use crate::index::Index;
use crate::table::Table;

/// Rows that are written at a time.
const ROWS_AT_A_TIME: usize = 4096;
/// Of these, the rows that one thread handles at a time.
const ROWS_OF_A_PART: usize = 64;
/// The bytes of a SHA-256.
const SUM: u64 = 32;

/// What a wave has found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Found {
    /// Placements of the pawns.
    pub positions: u64,
    /// The same without those that turning or flipping the board makes of others.
    pub up_to_symmetry: u64,
}

impl std::ops::AddAssign for Found {
    fn add_assign(&mut self, more: Self) {
        self.positions += more.positions;
        self.up_to_symmetry += more.up_to_symmetry;
    }
}

/// What there is to write or read.
pub(crate) struct WaveFiles<'a> {
    pub(crate) folder: &'a Folder,
    pub(crate) board: &'a str,
    pub(crate) index: &'a Index,
    pub(crate) table: &'a Table,
}

impl WaveFiles<'_> {
    /// Writes what a wave has decided, and counts its wins and its losses.
    pub(crate) fn save(
        &self,
        length: u8,
        done: &(dyn Fn(usize) + Sync),
    ) -> Result<[Found; 2], FolderError> {
        let rows: Vec<usize> = (0..self.index.rows().len()).collect();
        let mut found = [Found::default(); 2];
        self.folder.write(&name(length), |out| {
            let mut out = Hashing::new(out);
            out.write_all(head(self.board, length).as_bytes())?;
            for rows in rows.chunks(ROWS_AT_A_TIME) {
                let parts = rows.par_chunks(ROWS_OF_A_PART).map(|rows| {
                    let mut part = Part::default();
                    for &row in rows {
                        part.add_row(self.index, self.table, row, length);
                    }
                    done(rows.len());
                    part
                });
                for part in parts.collect::<Vec<_>>() {
                    out.write_all(&part.text)?;
                    found[0] += part.found[0];
                    found[1] += part.found[1];
                }
            }
            let sum = out.sum.finalize();
            out.file.write_all(sum.as_slice())
        })?;
        Ok(found)
    }

    /// Reads what the waves have decided into an empty table. Returns the last of them, and whether it
    /// found wins and losses; if there is none, 0 and that there is everything to find.
    pub(crate) fn load(&self, done: &(dyn Fn(u8) + Sync)) -> Result<(u8, [bool; 2]), FolderError> {
        let mut last = (0, [true; 2]);
        for length in 1..=LONGEST {
            let path = self.folder.file(&name(length));
            let file = match File::open(&path) {
                Ok(file) => file,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    return Ok(last);
                }
                Err(error) => return Err(FolderError::Io(path, error)),
            };
            let found = self
                .read(file, length)
                .map_err(|error| match error.kind() {
                    io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => {
                        FolderError::Damaged(path)
                    }
                    _ => FolderError::Io(path, error),
                })?;
            done(length);
            last = (length, found);
            if found == [false; 2] {
                break;
            }
        }
        Ok(last)
    }

    /// Enters a wave into the table, and returns whether it found wins and losses.
    fn read(&self, file: File, length: u8) -> io::Result<[bool; 2]> {
        let content = file
            .metadata()?
            .len()
            .checked_sub(SUM)
            .ok_or_else(damaged)?;
        let mut input = BufReader::with_capacity(1 << 20, Hashing::new(file.take(content)));
        let head = head(self.board, length);
        let mut line = vec![0; head.len()];
        input.read_exact(&mut line)?;
        if line != head.as_bytes() {
            return Err(damaged());
        }
        let width = self.index.width();
        let bytes = [Value::Win(length), Value::Loss(length)].map(byte);
        let mut found = [false; 2];
        for row in 0..self.index.rows().len() {
            for (byte, found) in bytes.into_iter().zip(&mut found) {
                let count = read_number(&mut input)?;
                let mut next = 0;
                for _ in 0..count {
                    let column = next + read_number(&mut input)?;
                    if column >= width {
                        return Err(damaged());
                    }
                    self.table.set_only(row * width + column, byte);
                    next = column + 1;
                }
                *found |= count > 0;
            }
        }
        if input.read(&mut [0])? != 0 {
            return Err(damaged());
        }
        let Hashing { file, sum } = input.into_inner();
        let mut kept = Vec::new();
        file.into_inner().read_to_end(&mut kept)?;
        if kept[..] != sum.finalize()[..] {
            return Err(damaged());
        }
        Ok(found)
    }
}

/// The name of the file of a wave.
fn name(length: u8) -> String {
    format!("wave-{length:03}")
}

/// The first line of a wave.
fn head(board: &str, length: u8) -> String {
    format!("Le Rooya solved, 1: {board}, wave {length}\n")
}

/// What is wrong with a file that holds something else than it should.
fn damaged() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

/// The content of some rows.
#[derive(Default)]
struct Part {
    text: Vec<u8>,
    /// Wins and losses.
    found: [Found; 2],
}

impl Part {
    /// Adds what a wave has decided in a row.
    fn add_row(&mut self, index: &Index, table: &Table, number: usize, length: u8) {
        let (row, width) = (index.rows()[number], index.width());
        let bytes = [Value::Win(length), Value::Loss(length)].map(byte);
        for (byte, found) in bytes.into_iter().zip(&mut self.found) {
            let columns = table.row(number, width).enumerate();
            let columns = columns.filter(|(_, found)| *found == byte);
            let columns: Vec<usize> = columns.map(|(column, _)| column).collect();
            write_number(&mut self.text, columns.len());
            let mut next = 0;
            for &column in &columns {
                write_number(&mut self.text, column - next);
                next = column + 1;
            }
            let slots = columns.iter().map(|column| number * width + column);
            let first = slots.filter(|slot| row.is_plain() || index.is_first(*slot));
            found.up_to_symmetry += first.count() as u64;
            found.positions += columns.len() as u64 * row.weight();
        }
    }
}

/// Appends a number, seven bits a byte, the lowest first; all bytes but the last have the top bit set.
fn write_number(text: &mut Vec<u8>, mut number: usize) {
    while number >= 128 {
        text.push(number as u8 | 128);
        number >>= 7;
    }
    text.push(number as u8);
}

/// Reads a number of three bytes at most: no row has more columns than that.
fn read_number(input: &mut impl Read) -> io::Result<usize> {
    let mut number = 0;
    for shift in [0, 7, 14] {
        let mut byte = [0];
        input.read_exact(&mut byte)?;
        number |= usize::from(byte[0] & 127) << shift;
        if byte[0] < 128 {
            return Ok(number);
        }
    }
    Err(io::ErrorKind::InvalidData.into())
}

/// Adds everything that is written or read to a sum.
struct Hashing<F> {
    file: F,
    sum: Sha256,
}

impl<F> Hashing<F> {
    fn new(file: F) -> Self {
        let sum = Sha256::new();
        Self { file, sum }
    }
}

impl<F: Write> Write for Hashing<F> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.file.write(bytes)?;
        self.sum.update(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl<F: Read> Read for Hashing<F> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read(bytes)?;
        self.sum.update(&bytes[..count]);
        Ok(count)
    }
}
