//! Why an action is illegal.

use super::cross::{between, place, seen_by, side, square};
use super::role::CASTLE;
use super::text::name;
use super::{Action, EvoFor, Role};
use crate::text::square_name;
use crate::{Game, Message, Refusal};

impl<const SEATS: usize> EvoFor<SEATS> {
    pub(super) fn why_not(&self, action: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::game_over());
        }
        let from = name(action.from);
        let refuse = |anchor, message| Err(Refusal::new(anchor, message));
        let Some(piece) = self.piece_at(action.from) else {
            return refuse("own-piece", Message::new("cell-empty").cell("cell", from));
        };
        let word = Self::INFO.piece_word(piece.letter);
        if piece.seat != self.to_move() {
            let message = Message::new("piece-not-yours").cell("cell", from);
            return refuse("own-piece", message.piece("piece", word));
        }
        if piece.letter == CASTLE {
            let message = Message::new("evo-castle-stays").cell("from", from);
            return refuse("castles", message);
        }
        let role = self.role_at(action.from);
        if action.becomes == Some(role) {
            let message = Message::new("evo-role-shown").cell("from", from);
            return refuse("rotation", message.piece("piece", word));
        }
        if action.from != action.to {
            return self.why_not_move(role, action);
        }
        if action.becomes.is_none() {
            return refuse("actions", Message::new("same-cell").piece("piece", word));
        }
        Ok(())
    }

    /// Why an own piece, which shows this role, cannot go from a square to another.
    fn why_not_move(&self, role: Role, Action { from, to, .. }: Action) -> Result<(), Refusal> {
        let say = |key| {
            let message = Message::new(key).cell("from", name(from));
            message.cell("to", name(to)).piece("piece", role.word())
        };
        let refuse = |anchor, message| Err(Refusal::new(anchor, message));
        if let Some(friend) = self.piece_at(to).filter(|on| on.seat == self.to_move()) {
            let friend = Self::INFO.piece_word(friend.letter);
            let message = say("evo-onto-friend").piece("friend", friend);
            return refuse("friend-blocks", message);
        }

        let (at, end) = (place(from), place(to));
        let side = side(usize::from(self.to_move), SEATS);
        let (right, forward) = seen_by(side, end.0 - at.0, end.1 - at.1);
        let distance = right.abs().max(forward.abs());
        let leads = |right_step, forward_step| {
            right == right_step * distance && forward == forward_step * distance
        };
        let way = role.ways().iter().find(|way| leads(way.right, way.forward));
        let (anchor, other_way) = match role {
            Role::Warrior => ("warrior", "evo-warrior-way"),
            Role::Blade => ("blade", "evo-blade-way"),
            Role::Catapult => ("catapult", "evo-catapult-way"),
            Role::Shield => ("shield", "evo-shield-way"),
        };
        let Some(way) = way else {
            return refuse(anchor, say(other_way));
        };
        if distance > way.reach {
            let message = say("evo-too-far").number("distance", distance);
            return refuse(anchor, message.number("reach", way.reach));
        }
        for (file, rank) in between(from, to) {
            let middle = square_name(file as u8, rank as u8);
            match square(file, rank).map(|square| self.piece_at(square)) {
                None => return refuse("board", say("evo-off-board").text("middle", middle)),
                Some(Some(_)) => {
                    return refuse("path-empty", say("evo-path-blocked").cell("middle", middle));
                }
                Some(None) => {}
            }
        }
        Ok(())
    }
}
