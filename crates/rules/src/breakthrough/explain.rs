//! Why an action is illegal.

use super::{Action, Breakthrough};
use crate::text::square_name;
use crate::{Message, Refusal};

impl Breakthrough {
    pub(super) fn why_not(&self, action: Action) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::game_over());
        }
        let name = |square: u8| square_name(square % 8, square / 8);
        let (from, to) = (name(action.from()), name(action.to()));
        let refuse = |anchor, key| {
            let message = Message::new(key).cell("from", &from).cell("to", &to);
            Err(Refusal::new(anchor, message.piece("piece", "pawn")))
        };
        let has = |pawns: u64, square: u8| pawns >> square & 1 == 1;
        if !has(self.own | self.enemy, action.from()) {
            let message = Message::new("cell-empty").cell("cell", &from);
            return Err(Refusal::new("own-piece", message));
        }
        if has(self.enemy, action.from()) {
            let message = Message::new("piece-not-yours").cell("cell", &from);
            return Err(Refusal::new("own-piece", message.piece("piece", "pawn")));
        }
        if action.from() == action.to() {
            return refuse("forward", "same-cell");
        }
        if has(self.own, action.to()) {
            return refuse("friend", "breakthrough-onto-friend");
        }
        let files = (action.from() % 8).abs_diff(action.to() % 8);
        let ranks = action.to() as i8 / 8 - action.from() as i8 / 8;
        let forward = if self.to_move == 0 { ranks } else { -ranks };
        if forward != 1 || files > 1 {
            return refuse("forward", "breakthrough-not-forward");
        }
        if files == 0 && has(self.enemy, action.to()) {
            return refuse("capture", "breakthrough-captures-straight");
        }
        Ok(())
    }
}
