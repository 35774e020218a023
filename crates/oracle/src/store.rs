//! What the oracle cannot find by itself, as bytes.
//!
//! A header of text lines, an empty line, and then lists of numbers in ascending order: how many there
//! are and the distances between them, in groups of seven bits with the lowest first. The last eight
//! bytes are a checksum of all before.
//!
//! ```text
//! ludejo oracle 2
//! game rooya
//! start 0000000000000000
//! ```
//!
//! where `start` is the key of the standard setup, which changes with the rules' keys.

use std::collections::BTreeMap;
use std::fmt;

use ludejo_rules::Game;
use ludejo_rules::rooya::Rooya;

/// What comes first in the file.
const FIRST: &str = "ludejo oracle 2\ngame rooya\nstart ";
/// The bytes of the checksum.
const SUM: usize = 8;

/// What is known about positions, by their numbers ([`Numbers`](crate::Numbers)).
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Store {
    /// The positions of the second phase that are lost in four actions or more, by the number of
    /// actions.
    pub lost: BTreeMap<u8, Vec<u64>>,
    /// The positions of the first phase with at most [`EARLY`] pawns, and those with all of them, that
    /// the seat to move wins; and those that it loses. The others are drawn.
    pub placing: [Vec<u64>; 2],
}

/// Of positions of the first phase with more pawns than this, only the full boards are stored.
pub const EARLY: u32 = 10;

/// Why bytes cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StoreError {
    /// They are something else.
    NoStore,
    /// They were made with a different version of the rules.
    OtherRules,
    /// They are damaged.
    Damaged,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoStore => "it isn't a solution of Le Rooya",
            Self::OtherRules => "it was made with a different version of the rules",
            Self::Damaged => "it is damaged",
        })
    }
}

impl std::error::Error for StoreError {}

impl Store {
    /// All of it as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = format!("{FIRST}{}\n\n", start()).into_bytes();
        write_number(&mut bytes, self.lost.len() as u64);
        for (actions, numbers) in &self.lost {
            write_number(&mut bytes, (*actions).into());
            write_list(&mut bytes, numbers);
        }
        self.placing
            .iter()
            .for_each(|list| write_list(&mut bytes, list));
        let sum = checksum(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Reads bytes.
    ///
    /// # Errors
    /// If they are not what [`to_bytes`](Self::to_bytes) wrote, or were made for other rules.
    pub fn read(bytes: &[u8]) -> Result<Self, StoreError> {
        let rest = bytes
            .strip_prefix(FIRST.as_bytes())
            .ok_or(StoreError::NoStore)?;
        let head = format!("{}\n\n", start());
        let rest = rest
            .strip_prefix(head.as_bytes())
            .ok_or(StoreError::OtherRules)?;
        let length = rest.len().checked_sub(SUM).ok_or(StoreError::Damaged)?;
        let (content, sum) = rest.split_at(length);
        if checksum(&bytes[..bytes.len() - SUM]) != sum {
            return Err(StoreError::Damaged);
        }
        Self::parse(content).ok_or(StoreError::Damaged)
    }

    fn parse(mut rest: &[u8]) -> Option<Self> {
        let mut store = Self::default();
        for _ in 0..read_number(&mut rest)? {
            let actions = u8::try_from(read_number(&mut rest)?).ok()?;
            store.lost.insert(actions, read_list(&mut rest)?);
        }
        for list in &mut store.placing {
            *list = read_list(&mut rest)?;
        }
        rest.is_empty().then_some(store)
    }
}

/// The key of the standard setup.
fn start() -> String {
    format!("{:016x}", Rooya::start().key())
}

/// The 64-bit FNV-1a hash: enough to notice accidents.
fn checksum(bytes: &[u8]) -> [u8; SUM] {
    let hash = bytes.iter().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3)
    });
    hash.to_le_bytes()
}

fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number > 0x7F {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn write_list(bytes: &mut Vec<u8>, numbers: &[u64]) {
    write_number(bytes, numbers.len() as u64);
    let mut last = 0;
    for &number in numbers {
        write_number(bytes, number - last);
        last = number;
    }
}

fn read_number(rest: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (byte, more) = rest.split_first()?;
        *rest = more;
        number |= u64::from(byte & 0x7F) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

fn read_list(rest: &mut &[u8]) -> Option<Vec<u64>> {
    let count = read_number(rest)?;
    let mut last = 0_u64;
    let mut next = || {
        last = last.checked_add(read_number(rest)?)?;
        Some(last)
    };
    (0..count).map(|_| next()).collect()
}
