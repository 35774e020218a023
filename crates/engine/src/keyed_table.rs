//! Solved positions by their keys, as bytes.
//!
//! A header of a few lines of text, an empty line, and then 11 bytes for each position, in the
//! order of the keys: the key (8 bytes), who wins (1 byte: the number of the seat, 255 for a draw)
//! and after how many actions (2 bytes); the lowest byte of a number comes first. The head is
//!
//! ```text
//! ludejo table 1
//! game rooya
//! start 0000000000000000
//! positions 12345
//! from whatever tells people how it was made
//! ```
//!
//! where `start` is the key of the standard setup: with other keys, the table would be useless.

use std::fmt;
use std::marker::PhantomData;

use bytes::Bytes;
use ludejo_rules::{Game, Seat};

use crate::tablebase::{Tablebase, Verdict};

/// The bytes of a position.
const ENTRY: usize = 11;
/// In the place of the winner of a draw.
const DRAW: u8 = u8::MAX;
/// The head is no longer.
const MOST_HEAD: usize = 4096;

/// A table of solved positions that are found by their keys. It stays in the bytes it was read
/// from.
pub struct KeyedTable<G> {
    entries: Bytes,
    provenance: String,
    game: PhantomData<fn() -> G>,
}

/// Why bytes aren't a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TableError {
    /// The first line is another one.
    NoTable,
    /// A line of the head is missing, or says nothing that can be read.
    Head(&'static str),
    /// It is for the game with this id.
    OtherGame(String),
    /// The keys of positions have changed since it was made.
    OtherKeys,
    /// It does not have as many positions as it says.
    Length,
    /// The position with this number, from 0, is out of order or has a verdict that cannot be.
    Entry(usize),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTable => f.write_str("it isn't a table"),
            Self::Head(word) => write!(f, "the line \"{word}\" in its header is missing or wrong"),
            Self::OtherGame(id) => write!(f, "it is a table for the game \"{id}\""),
            Self::OtherKeys => f.write_str("it was made with a different version of the rules"),
            Self::Length => f.write_str("it isn't as long as it says"),
            Self::Entry(number) => write!(f, "its entry {number} is invalid"),
        }
    }
}

impl std::error::Error for TableError {}

impl<G: Game> KeyedTable<G> {
    /// Reads a table.
    ///
    /// # Errors
    /// If the bytes aren't such a table, or are one for another game or other keys.
    pub fn read(bytes: &Bytes) -> Result<Self, TableError> {
        let head = &bytes[..bytes.len().min(MOST_HEAD)];
        if !head.starts_with(b"ludejo table 1\n") {
            return Err(TableError::NoTable);
        }
        let end = head.windows(2).position(|pair| pair == b"\n\n");
        let end = end.ok_or(TableError::Head("from"))?;
        let text = std::str::from_utf8(&head[..end]).map_err(|_| TableError::Head("from"))?;
        let find = |word: &'static str| {
            let rest = |line: &'_ str| Some(line.strip_prefix(word)?.strip_prefix(' ')?.to_owned());
            text.lines().find_map(rest).ok_or(TableError::Head(word))
        };
        let game = find("game")?;
        if game != G::INFO.id {
            return Err(TableError::OtherGame(game));
        }
        let start = u64::from_str_radix(&find("start")?, 16);
        if start.map_err(|_| TableError::Head("start"))? != G::start().key() {
            return Err(TableError::OtherKeys);
        }
        let positions = find("positions")?.parse::<usize>();
        let positions = positions.map_err(|_| TableError::Head("positions"))?;
        let provenance = find("from")?;
        let entries = bytes.slice(end + 2..);
        if positions.checked_mul(ENTRY) != Some(entries.len()) {
            return Err(TableError::Length);
        }
        let table = Self {
            entries,
            provenance,
            game: PhantomData,
        };
        let mut before = None;
        for number in 0..positions {
            let (key, verdict) = table.entry(number);
            let seat = verdict.winner.map_or(0, Seat::index);
            if before >= Some(key) || seat >= G::INFO.seats.len() {
                return Err(TableError::Entry(number));
            }
            before = Some(key);
        }
        Ok(table)
    }

    /// The bytes of a table with these positions and a line on how it was made. Wins further away
    /// than 65,535 actions are left out.
    pub fn write(positions: impl IntoIterator<Item = (G, Verdict)>, provenance: &str) -> Vec<u8> {
        let near = |(position, verdict): (G, Verdict)| {
            let actions = u16::try_from(verdict.actions).ok()?;
            let winner = verdict.winner.map_or(DRAW, |seat| seat.index() as u8);
            Some((position.key(), winner, actions))
        };
        let mut entries: Vec<_> = positions.into_iter().filter_map(near).collect();
        entries.sort_unstable();
        entries.dedup_by_key(|(key, ..)| *key);
        let mut bytes = format!(
            "ludejo table 1\ngame {}\nstart {:016x}\npositions {}\nfrom {}\n\n",
            G::INFO.id,
            G::start().key(),
            entries.len(),
            provenance.split_whitespace().collect::<Vec<_>>().join(" "),
        )
        .into_bytes();
        for (key, winner, actions) in entries {
            bytes.extend_from_slice(&key.to_le_bytes());
            bytes.push(winner);
            bytes.extend_from_slice(&actions.to_le_bytes());
        }
        bytes
    }

    /// How it was made, for people.
    #[must_use]
    pub fn provenance(&self) -> &str {
        &self.provenance
    }

    /// How many positions it has.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.entries.len() / ENTRY
    }

    fn key(&self, number: usize) -> u64 {
        let entry = &self.entries[number * ENTRY..];
        entry[..8]
            .iter()
            .rev()
            .fold(0, |key, byte| key << 8 | u64::from(*byte))
    }

    fn entry(&self, number: usize) -> (u64, Verdict) {
        let rest = &self.entries[number * ENTRY + 8..];
        let verdict = Verdict {
            winner: (rest[0] != DRAW).then(|| Seat::new(rest[0])),
            actions: u16::from_le_bytes([rest[1], rest[2]]).into(),
        };
        (self.key(number), verdict)
    }
}

impl<G: Game> Tablebase<G> for KeyedTable<G> {
    fn probe(&self, position: &G) -> Option<Verdict> {
        let wanted = position.key();
        let (mut from, mut to) = (0, self.positions());
        while from < to {
            let middle = from.midpoint(to);
            if self.key(middle) < wanted {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        let (key, verdict) = (from < self.positions()).then(|| self.entry(from))?;
        (key == wanted).then_some(verdict)
    }
}
