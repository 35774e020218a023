//! The result of a game of a match, according to its record.

use std::fmt;
use std::time::Duration;

use ludejo_rules::record::{Letter, Record, Tags};
use ludejo_rules::{Reason, Seat};

use super::Match;

/// The result of a game of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Who sat where: the number of the contestant at each seat.
    pub field: Vec<usize>,
    /// Who won; `None` is a draw.
    pub winner: Option<Seat>,
    /// Why the game ended: the word for a [`Reason`], or `forfeit`.
    pub reason: &'static str,
    /// Who lost it by something that the board does not show.
    pub forfeit: Option<Seat>,
    /// The actions of all seats, those of the opening too.
    pub actions: u32,
    /// What each seat has spent.
    pub spent: Vec<Spent>,
}

/// What a player has spent on a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spent {
    /// Nodes, as far as the player told.
    pub nodes: u64,
    /// Time.
    pub time: Duration,
}

/// A record that is not the game of a match that it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotOfThisMatch {
    /// The tag that differs.
    pub tag: String,
    /// What it is; empty if there is none.
    pub found: String,
    /// What it should be; empty if that could be several things.
    pub expected: String,
}

impl fmt::Display for NotOfThisMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "its {} is \"{}\"", self.tag, self.found)?;
        if !self.expected.is_empty() {
            write!(f, ", not \"{}\"", self.expected)?;
        }
        Ok(())
    }
}

impl std::error::Error for NotOfThisMatch {}

const NODES: &str = "Nodes";
const MILLISECONDS: &str = "Milliseconds";
const FORFEIT: &str = "Forfeit";

/// Writes what is known of a seat after the game.
pub(super) fn write_side(tags: &mut Tags, seat: Letter, spent: Spent, forfeit: Option<String>) {
    set(tags, &of_seat(seat, NODES), spent.nodes);
    set(tags, &of_seat(seat, MILLISECONDS), spent.time.as_millis());
    if let Some(forfeit) = forfeit {
        set(tags, &of_seat(seat, FORFEIT), forfeit);
    }
}

/// The name of a tag about a seat.
fn of_seat(seat: Letter, name: &str) -> String {
    format!("Seat.{seat}.{name}")
}

/// Sets a tag whose name is one of ours.
fn set(tags: &mut Tags, name: &str, value: impl fmt::Display) {
    if tags.set(name, value.to_string()).is_err() {
        unreachable!("{name} is the name of a tag");
    }
}

impl Match {
    /// The tags of a game that are known before it begins.
    pub(super) fn tags(&self, number: u32) -> Tags {
        let mut tags = Tags::default();
        set(&mut tags, "Round", u64::from(number) + 1);
        set(&mut tags, "Seed", self.seed);
        set(&mut tags, "Opening", self.opening_plies);
        set(&mut tags, "TimeControl", self.limit());
        for (seat, contestant) in self.letters().zip(self.seats(number)) {
            tags.set_seat(seat, &*self.contestants()[contestant].name);
        }
        tags
    }

    fn letters(&self) -> impl Iterator<Item = Letter> {
        let info = self.info();
        (0..info.seats.len()).map(|seat| Letter::of(info, Seat::new(seat as u8)))
    }

    /// What the record of the game of this number says.
    ///
    /// # Errors
    /// If it is the record of something else.
    pub fn result(&self, number: u32, record: &Record) -> Result<GameResult, NotOfThisMatch> {
        let error = |tag: &str, found: &str, expected: &str| NotOfThisMatch {
            tag: tag.to_owned(),
            found: found.to_owned(),
            expected: expected.to_owned(),
        };
        if record.game != self.info().id {
            return Err(error("Game", &record.game, self.info().id));
        }
        let tag = |name: &str| record.tags.get(name).unwrap_or_default();
        for (name, expected) in self.tags(number).iter() {
            if tag(name) != expected {
                return Err(error(name, tag(name), expected));
            }
        }
        let ending = record.ending.ok_or_else(|| error("Result", "*", ""))?;
        let count = |seat, name| {
            let name = of_seat(seat, name);
            tag(&name).parse().map_err(|_| error(&name, tag(&name), ""))
        };
        let mut spent = Vec::new();
        for seat in self.letters() {
            spent.push(Spent {
                nodes: count(seat, NODES)?,
                time: Duration::from_millis(count(seat, MILLISECONDS)?),
            });
        }
        let forfeit = self
            .letters()
            .position(|seat| record.tags.get(&of_seat(seat, FORFEIT)).is_some());
        Ok(GameResult {
            field: self.seats(number),
            winner: ending.winner.and_then(|seat| self.info().seat(seat.get())),
            reason: match ending.reason {
                Reason::Resignation => "forfeit",
                reason => reason.word(),
            },
            forfeit: forfeit.map(|seat| Seat::new(seat as u8)),
            actions: record.main.plies.len() as u32,
            spent,
        })
    }
}

impl GameResult {
    /// The part of the point that a seat gets: all for a win, an equal share of a draw, in which
    /// a seat that has forfeited the game does not take part.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        let seats = self.field.len();
        match self.winner {
            Some(winner) => f64::from(u8::from(winner == seat)),
            None if self.forfeit == Some(seat) => 0.0,
            None => 1.0 / (seats - usize::from(self.forfeit.is_some())) as f64,
        }
    }

    /// The part of the point that a contestant gets with all its seats.
    #[must_use]
    pub fn points(&self, contestant: usize) -> f64 {
        let seats = (0..self.field.len()).filter(|&seat| self.field[seat] == contestant);
        seats.map(|seat| self.share(Seat::new(seat as u8))).sum()
    }
}
