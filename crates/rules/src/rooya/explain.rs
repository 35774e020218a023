//! Why an action is illegal.

use super::text::name;
use super::{Action, INNER, Rooya, Turn};
use crate::{Game, Message, Refusal};

impl Rooya {
    pub(super) fn why_not(&self, action: Action) -> Result<(), Refusal> {
        if self.winner.is_some() {
            return Err(Refusal::game_over());
        }
        match action {
            Action::Place(at) if self.is_placing() => self.why_not_place(at),
            Action::Place(at) => Err(self.placing_is_over(at)),
            _ if self.is_placing() => refuse("placing", Message::new("rooya-placing-first")),
            Action::Turn(turn) => self.why_not_turn(turn),
            Action::Step { from, to } => self.why_not_step(from, to),
            Action::TwoSteps { from, via, to } => {
                self.why_not_step(from, via)?;
                self.why_not_second_step(from, via, to)
            }
        }
    }

    fn why_not_place(&self, at: u8) -> Result<(), Refusal> {
        if is_inner(at) {
            let message = Message::new("rooya-placing-inner").cell("cell", name(at));
            return refuse("placing-outer", message);
        }
        if self.owner(at).is_some() {
            let message = Message::new("rooya-placing-occupied").cell("cell", name(at));
            return refuse("placing-empty", message);
        }
        Ok(())
    }

    /// In phase 2 a point alone is no action, but it may be meant as the beginning of one.
    fn placing_is_over(&self, at: u8) -> Refusal {
        let (anchor, key) = match self.owner(at) {
            None => ("phases", "rooya-placing-over"),
            Some(seat) if seat != self.to_move() => ("own-piece", "rooya-placing-over-enemy"),
            Some(_) => {
                let friends = self.own;
                let is_shut_in = (0..25).all(|to| !are_neighbors(at, to) || friends >> to & 1 == 1);
                if is_shut_in {
                    ("step-friend", "rooya-shut-in")
                } else {
                    ("phases", "rooya-placing-over-own")
                }
            }
        };
        Refusal::new(anchor, Message::new(key).cell("cell", name(at)))
    }

    fn why_not_turn(&self, turn: Turn) -> Result<(), Refusal> {
        if turn.of(self.own) != self.own || turn.of(self.enemy) != self.enemy {
            return Ok(());
        }
        let pawns = self.own | self.enemy;
        let key = if pawns & INNER == 0 {
            "rooya-turn-empty"
        } else {
            "rooya-turn-same"
        };
        refuse("rotation-changes", Message::new(key))
    }

    /// Why a pawn does not go from a point to another, as its first step.
    fn why_not_step(&self, from: u8, to: u8) -> Result<(), Refusal> {
        let cell = |key| Message::new(key).cell("cell", name(from));
        match self.owner(from) {
            None => refuse("own-piece", cell("cell-empty")),
            Some(seat) if seat != self.to_move() => {
                let message = cell("piece-not-yours").piece("piece", "pawn");
                refuse("own-piece", message)
            }
            Some(_) => self.why_not_along(from, to),
        }
    }

    /// Why a pawn that has gone from `from` to `via` does not go on to `to`.
    fn why_not_second_step(&self, from: u8, via: u8, to: u8) -> Result<(), Refusal> {
        let say = |key| {
            let message = Message::new(key).cell("from", name(from));
            message.cell("via", name(via)).cell("to", name(to))
        };
        if self.owner(via).is_some() {
            // Across the plates it takes ruling R5 to say so.
            let anchor = if is_inner(from) == is_inner(via) {
                "swap"
            } else {
                "r5"
            };
            return refuse(anchor, say("rooya-second-after-swap"));
        }
        if is_inner(from) == is_inner(via) {
            return refuse("same-plate", say("rooya-second-same-plate"));
        }
        if is_inner(to) != is_inner(via) {
            return refuse("second-step-plate", say("rooya-second-leaves-plate"));
        }
        self.why_not_along(via, to)
    }

    /// Why no step of the seat to move goes from a point to another.
    fn why_not_along(&self, from: u8, to: u8) -> Result<(), Refusal> {
        let say = |key| {
            let message = Message::new(key).cell("from", name(from));
            message.cell("to", name(to))
        };
        if from == to {
            return refuse("step", say("rooya-step-nowhere"));
        }
        if !are_neighbors(from, to) {
            return refuse("step", say("rooya-step-not-neighbor"));
        }
        if self.owner(to) == Some(self.to_move()) {
            return refuse("step-friend", say("rooya-step-friend"));
        }
        Ok(())
    }
}

fn refuse(anchor: &'static str, message: Message) -> Result<(), Refusal> {
    Err(Refusal::new(anchor, message))
}

fn is_inner(point: u8) -> bool {
    INNER >> point & 1 == 1
}

/// Whether a line joins two points.
fn are_neighbors(one: u8, other: u8) -> bool {
    let files = (one % 5).abs_diff(other % 5);
    let ranks = (one / 5).abs_diff(other / 5);
    files + ranks == 1
}
