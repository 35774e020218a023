//! The tags of a record that its fields do not hold.

use std::fmt;

use super::{Letter, Spot};

/// Tags in the order in which they were found or set, each name once.
///
/// ```
/// let mut tags = ludejo_rules::record::Tags::default();
/// tags.set("Event", "Club evening").unwrap();
/// assert_eq!(tags.get("Event"), Some("Club evening"));
/// assert!(tags.set("Result", "draw").is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<Tag>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Tag {
    name: String,
    value: String,
    spot: Spot,
}

/// What the names of the tags of seats begin with.
pub(super) const SEAT: &str = "Seat.";

impl Tags {
    /// The names of the tags that fields of a record stand for.
    pub const RESERVED: [&str; 5] = ["Game", "Setup", "Position", "Result", "Reason"];

    /// The value of a tag.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let tag = self.0.iter().find(|tag| tag.name == name)?;
        Some(&tag.value)
    }

    /// Gives a tag this value, in its old place if it is there already.
    ///
    /// # Errors
    /// If the name is [reserved](Self::RESERVED), or is not an ASCII letter followed by ASCII
    /// letters, digits, `.`, `_` and `-`.
    pub fn set(&mut self, name: &str, value: impl Into<String>) -> Result<(), NotATagName> {
        let letter_first = name.starts_with(|first: char| first.is_ascii_alphabetic());
        if !letter_first || !name.chars().all(is_of_name) || Self::RESERVED.contains(&name) {
            return Err(NotATagName);
        }
        self.put(name.to_owned(), value.into());
        Ok(())
    }

    /// Who sits there.
    #[must_use]
    pub fn seat(&self, seat: Letter) -> Option<&str> {
        self.get(&format!("{SEAT}{seat}"))
    }

    /// Says who sits there.
    pub fn set_seat(&mut self, seat: Letter, name: impl Into<String>) {
        self.put(format!("{SEAT}{seat}"), name.into());
    }

    /// Names and values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|tag| (&*tag.name, &*tag.value))
    }

    fn put(&mut self, name: String, value: String) {
        match self.0.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value,
            None => self.push(name, value, Spot::default()),
        }
    }

    /// Adds a tag that has been read, whose name is new and well formed.
    pub(super) fn push(&mut self, name: String, value: String, spot: Spot) {
        self.0.push(Tag { name, value, spot });
    }

    /// What stands for a seat in each tag that is about one, and where the tag stood.
    pub(super) fn seats(&self) -> impl Iterator<Item = (&str, Spot)> {
        self.0.iter().filter_map(|tag| {
            let seat = tag.name.strip_prefix(SEAT)?;
            Some((seat.split('.').next().unwrap_or(seat), tag.spot))
        })
    }
}

/// Whether this character can stand in the name of a tag.
pub(super) const fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '.' | '_' | '-')
}

/// A text that cannot be the name of a tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotATagName;

impl fmt::Display for NotATagName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the name of a tag")
    }
}

impl std::error::Error for NotATagName {}
