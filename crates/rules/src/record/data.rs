//! Records as data, for other languages and places.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::{CellName, Ending, Letter, Line, NotATagName, Ply, Record, Share, Start, Time};
use crate::Reason;

/// A record as data.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct RecordData {
    /// The id of the game.
    pub game: String,
    /// The name of the setup it began from, if not the standard one.
    #[cfg_attr(feature = "tsify", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// The position it began from, if no setup.
    #[cfg_attr(feature = "tsify", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Names and values of all other tags.
    pub tags: Vec<(String, String)>,
    /// What was played.
    pub main: Line,
    /// How the game ended, if it did.
    #[cfg_attr(feature = "tsify", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

impl From<Record> for RecordData {
    fn from(record: Record) -> Self {
        let (setup, position) = match record.start {
            Start::Standard => (None, None),
            Start::Setup(name) => (Some(name), None),
            Start::Position(line) => (None, Some(line)),
        };
        let tags = record.tags.iter();
        Self {
            game: record.game,
            setup,
            position,
            tags: tags
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            main: record.main,
            ending: record.ending,
        }
    }
}

impl TryFrom<RecordData> for Record {
    type Error = NotATagName;

    fn try_from(data: RecordData) -> Result<Self, NotATagName> {
        let mut record = Self::new(data.game);
        record.start = match (data.setup, data.position) {
            (Some(name), _) => Start::Setup(name),
            (None, Some(line)) => Start::Position(line),
            (None, None) => Start::Standard,
        };
        for (name, value) in data.tags {
            record.tags.set(&name, value)?;
        }
        record.main = data.main;
        record.ending = data.ending;
        Ok(record)
    }
}

/// Writes a type as another one, and reads it from that where records have a place for it.
macro_rules! as_data {
    ($($name:ident as $data:ty: $write:expr, $read:expr;)*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let write: fn(&Self) -> $data = $write;
                write(self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let read: fn($data) -> Option<Self> = $read;
                let data = <$data>::deserialize(deserializer)?;
                let told = format!("{data:?}");
                read(data).ok_or_else(|| no_place(&told))
            }
        }
    )*};
}

as_data! {
    CellName as String: |name| name.get().to_owned(), |name| Self::new(&name);
    Letter as char: |letter| letter.get(), Self::new;
    // JavaScript has no whole numbers of 64 bits.
    Time as f64: |time| time.0 as f64, |milliseconds| Some(Self(milliseconds.round() as u64));
    Share as f64: |share| f64::from(share.thousandths()) / 1000.0,
        |share| Self::new((share * 1000.0).round() as u16);
}

/// Reads an action.
pub(super) fn action<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let action = String::deserialize(deserializer)?;
    match Ply::new(&action) {
        Some(_) => Ok(action),
        None => Err(no_place(&format!("{action:?}"))),
    }
}

/// Reads why somebody left.
pub(super) fn leaving<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Reason, D::Error> {
    let reason = Reason::deserialize(deserializer)?;
    match reason.is_of_leaving() {
        true => Ok(reason),
        false => Err(no_place(&format!("leaving by {reason}"))),
    }
}

fn no_place<E: Error>(what: &str) -> E {
    E::custom(format!("records have no place for {what}"))
}
