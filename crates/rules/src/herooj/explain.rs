//! Why an action is illegal.

use super::{Action, HeroojVariant, KIND_LETTERS, MASTER_PIECE, PAWN};
use crate::text::square_name;
use crate::{Game, Message, Refusal};

impl<const MASTER: bool> HeroojVariant<MASTER> {
    pub(super) fn why_not(&self, action: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::game_over());
        }
        let name = |square: u8| square_name(square % 8, square / 8);
        let word = |kind: usize| Self::INFO.piece_word(char::from(KIND_LETTERS[kind]));
        let (from, to) = (name(action.from()), name(action.to()));
        let say = |key| Message::new(key).cell("from", &from).cell("to", &to);
        let refuse = |anchor, message| Err(Refusal::new(anchor, message));

        let seat = usize::from(self.to_move);
        let (own, enemy) = (self.seats[seat], self.seats[1 - seat]);
        let has = |set: u64, square: u8| set >> square & 1 == 1;
        if !has(own | enemy, action.from()) {
            return refuse("own-piece", Message::new("cell-empty").cell("cell", &from));
        }
        let kind = self.kind_at(action.from());
        let say = |key| say(key).piece("piece", word(kind));
        if has(enemy, action.from()) {
            let message = Message::new("piece-not-yours").cell("cell", &from);
            return refuse("own-piece", message.piece("piece", word(kind)));
        }
        if action.from() == action.to() {
            return refuse("move-length", say("same-cell"));
        }
        if has(own, action.to()) {
            let message =
                say("herooj-onto-friend").piece("friend", word(self.kind_at(action.to())));
            return refuse("path-empty", message);
        }

        let file = action.to() as i8 % 8 - action.from() as i8 % 8;
        let rank = action.to() as i8 / 8 - action.from() as i8 / 8;
        if file != 0 && rank != 0 && file.abs() != rank.abs() {
            return refuse("moves-straight", say("herooj-not-straight"));
        }
        let distance = file.abs().max(rank.abs());
        let between = (action.from() + action.to()) / 2;
        let middle = name(between);

        if has(enemy, action.to()) {
            let say = |key| say(key).piece("enemy", word(self.kind_at(action.to())));
            return match distance {
                1 => refuse("capture-landing", say("herooj-capture-adjacent")),
                2 if has(enemy, between) => refuse(
                    "capture-jump",
                    say("herooj-capture-over-enemy").cell("middle", &middle),
                ),
                2 if !has(own, between) => refuse(
                    "capture-jump",
                    say("herooj-capture-over-nothing").cell("middle", &middle),
                ),
                2 if file != 0 && rank != 0 && kind != MASTER_PIECE => {
                    refuse("capture-directions", say("herooj-capture-diagonal"))
                }
                2 => Ok(()),
                _ => refuse("capture-landing", say("herooj-capture-far")),
            };
        }

        if distance > 2 {
            return refuse(
                "move-length",
                say("herooj-too-far").number("distance", distance),
            );
        }
        let forward = if seat == 0 { rank } else { -rank };
        if kind != MASTER_PIECE && (kind == PAWN) != (forward > 0) {
            return if kind == PAWN {
                refuse("pawn-moves", say("herooj-pawn-direction"))
            } else {
                refuse("heroo-moves", say("herooj-heroo-direction"))
            };
        }
        if distance == 2 && has(own | enemy, between) {
            return refuse(
                "path-empty",
                say("herooj-path-blocked").cell("middle", &middle),
            );
        }
        Ok(())
    }
}
