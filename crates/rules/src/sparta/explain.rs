//! Why an action is illegal.

use super::grid::{CITIES, file_and_rank, has, name};
use super::{Action, Deed, HERO, KIND_LETTERS, Sparta};
use crate::{Game, Message, Refusal};

impl Sparta {
    pub(super) fn why_not(&self, action: Action) -> Result<(), Refusal> {
        if self.decided() {
            return Err(Refusal::game_over());
        }
        match action.deed() {
            Deed::Move { from, to } => self.why_not_move(from, to),
            Deed::Become { at } => self.why_not_become(at),
            Deed::Pass => self.why_not_pass(),
        }
    }

    fn why_not_move(&self, from: u8, to: u8) -> Result<(), Refusal> {
        let kind = self.own_kind(from)?;
        let say = |key| {
            let message = Message::new(key).piece("piece", word(kind));
            message.cell("from", name(from)).cell("to", name(to))
        };
        let refuse = |anchor, message| Err(Refusal::new(anchor, message));
        if from == to {
            return refuse("must-move", say("same-cell"));
        }
        if has(self.occupied(), to) {
            let friend = has(self.seats[usize::from(self.to_move)], to);
            let message = say(if friend {
                "sparta-onto-friend"
            } else {
                "sparta-onto-enemy"
            });
            return refuse("path-empty", message.piece("other", word(self.kind_at(to))));
        }
        let (anchor, steps) = if kind == HERO {
            ("hero", 3)
        } else {
            ("warrior", 2)
        };
        let [(from_file, from_rank), (to_file, to_rank)] = [from, to].map(file_and_rank);
        let distance = from_file.abs_diff(to_file).max(from_rank.abs_diff(to_rank));
        if distance > steps {
            let message = say("sparta-too-far").number("distance", distance);
            return refuse(anchor, message.number("steps", steps));
        }
        if !has(self.reach(from), to) {
            let message = say("sparta-no-way").number("steps", steps);
            return refuse("path-empty", message);
        }
        Ok(())
    }

    fn why_not_become(&self, at: u8) -> Result<(), Refusal> {
        let kind = self.own_kind(at)?;
        let key = if kind == HERO {
            "sparta-become-hero"
        } else if !has(CITIES, at) {
            "sparta-become-no-city"
        } else if !has(self.candidates(), at) {
            "sparta-become-enemy-city"
        } else {
            return Ok(());
        };
        let message = Message::new(key).cell("cell", name(at));
        Err(Refusal::new("become-hero", message))
    }

    fn why_not_pass(&self) -> Result<(), Refusal> {
        match self.actions().first() {
            Some(&Action::PASS) | None => Ok(()),
            Some(other) => {
                let message = Message::new("sparta-pass").text("example", other.to_string());
                Err(Refusal::new("pass", message))
            }
        }
    }

    /// The kind of a piece of the seat to move.
    fn own_kind(&self, square: u8) -> Result<usize, Refusal> {
        let message = if !has(self.occupied(), square) {
            Message::new("cell-empty").cell("cell", name(square))
        } else if !has(self.seats[usize::from(self.to_move)], square) {
            let message = Message::new("piece-not-yours").cell("cell", name(square));
            message.piece("piece", word(self.kind_at(square)))
        } else {
            return Ok(self.kind_at(square));
        };
        Err(Refusal::new("own-piece", message))
    }
}

/// The word of a kind of piece.
fn word(kind: usize) -> &'static str {
    Sparta::INFO.piece_word(char::from(KIND_LETTERS[kind]))
}
