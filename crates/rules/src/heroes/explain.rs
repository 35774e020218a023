//! Why an action is illegal.

use super::hex::{FARTHEST, hexes};
use super::kinds::{
    CAMEL, CHARIOT, ELEPHANT, FRESH_PAWN, GUARD, HERO, HEROIC_PAWN, KING, KNIGHT, LETTERS,
};
use super::moves::rampage_path;
use super::{Action, Heroes, Hex};
use crate::{Game, Message, Refusal};

type Verdict = Result<(), Refusal>;

fn refuse(anchor: &'static str, message: Message) -> Verdict {
    Err(Refusal::new(anchor, message))
}

/// A piece of the seat to move on its way to a hex, for the rules of one kind of piece each.
struct Walk<'a> {
    position: &'a Heroes,
    from: Hex,
    to: Hex,
    kind: u8,
    /// Whether it stands near a hero.
    is_near: bool,
    /// The direction and distance, if `to` is straight ahead in one of the six.
    line: Option<(usize, u8)>,
    /// Whether it goes to the hex of an enemy.
    captures: bool,
}

impl Heroes {
    pub(super) fn why_not(&self, action: Action) -> Verdict {
        if self.outcome().is_some() {
            return Err(Refusal::game_over());
        }
        match action {
            Action::Done if self.turn > 0 => return Ok(()),
            Action::Done => {
                let message = Message::new("heroes-done-too-late");
                return refuse("mobilization-done", message);
            }
            Action::Rise { at } => {
                self.may_act(at)?;
                if self.kind_at(at) != HEROIC_PAWN {
                    let message = self.say("heroes-rise-kind", at).cell("from", at);
                    return refuse("heroic-pawn", message);
                }
            }
            Action::Rampage { from, to } => {
                self.may_act(from)?;
                self.may_rampage(from, to)?;
            }
            Action::Walk { from, to } => {
                self.may_act(from)?;
                self.may_walk(from, to)?;
            }
        }
        self.kings_allow(action)
    }

    /// A message with the word of the piece on a hex.
    fn say(&self, key: &'static str, at: Hex) -> Message {
        Message::new(key).piece("piece", self.word_at(at))
    }

    /// The word of the piece on a hex.
    fn word_at(&self, at: Hex) -> &'static str {
        let letter = LETTERS[usize::from(self.kind_at(at))];
        Self::INFO.piece_word(char::from(letter))
    }

    /// Whether the piece on a hex may do anything at all.
    fn may_act(&self, from: Hex) -> Verdict {
        let own = self.own();
        if self.occupied() & from.bit() == 0 {
            return refuse("own-piece", Message::new("cell-empty").cell("cell", from));
        }
        let say = |key| self.say(key, from).cell("cell", from);
        if self.seats[own] & from.bit() == 0 {
            return refuse("own-piece", say("piece-not-yours"));
        }
        if self.moved & from.bit() != 0 {
            return refuse("mobilization-once", say("heroes-mobilization-moved"));
        }
        if self.turn > 0 && self.fit_for_duty() & from.bit() == 0 {
            return refuse("mobilization-pieces", say("heroes-mobilization-kind"));
        }
        Ok(())
    }

    fn may_rampage(&self, from: Hex, to: Hex) -> Verdict {
        let own = self.own();
        let say = |key| self.say(key, from).cell("from", from).cell("to", to);
        if self.kind_at(from) != ELEPHANT {
            return refuse("rampage", say("heroes-rampage-kind"));
        }
        if self.near(own) & from.bit() == 0 {
            return refuse("near-hero", say("heroes-rampage-needs-hero"));
        }
        let Some((direction, _)) = from.straight_to(to) else {
            return refuse("rampage-path", say("heroes-rampage-not-straight"));
        };
        let Some(first) = from.step(direction) else {
            return refuse("hole", say("heroes-hole-in-way"));
        };
        let path = rampage_path(from, direction);
        let end = if from < to {
            Hex::highest(path)
        } else {
            Hex::lowest(path)
        };
        if to != end {
            let message = say("heroes-rampage-length").cell("end", end);
            return refuse("rampage-path", message);
        }
        if self.occupied() & first.bit() != 0 {
            let message = say("heroes-rampage-first-hex").cell("middle", first);
            return refuse("rampage-first-hex", message);
        }
        if path & self.king(own).bit() != 0 {
            return refuse("rampage-own-king", say("heroes-rampage-own-king"));
        }
        Ok(())
    }

    fn may_walk(&self, from: Hex, to: Hex) -> Verdict {
        let own = self.own();
        let walk = Walk {
            position: self,
            from,
            to,
            kind: self.kind_at(from),
            is_near: self.near(own) & from.bit() != 0,
            line: from.straight_to(to),
            captures: self.seats[1 - own] & to.bit() != 0,
        };
        if walk.kind == HEROIC_PAWN {
            return refuse("heroic-pawn", walk.say("heroes-heroic-pawn-stays"));
        }
        if from == to {
            return refuse(walk.anchor(), walk.say("same-cell"));
        }
        if self.seats[own] & to.bit() != 0 {
            let message = walk.say("heroes-onto-friend");
            return refuse("friend-blocks", message.piece("friend", self.word_at(to)));
        }
        match walk.kind {
            KING => walk.goes_one_hex()?,
            HERO => walk.hero()?,
            CHARIOT => walk.straight(1, FARTHEST as u8)?,
            KNIGHT => walk.knight()?,
            CAMEL => walk.camel()?,
            ELEPHANT => walk.elephant()?,
            GUARD => walk.guard()?,
            _ => walk.pawn()?,
        }
        if self.turn > 0 && walk.captures {
            let message = walk.say("heroes-mobilization-capture");
            return refuse("mobilization-no-capture", message);
        }
        Ok(())
    }

    /// Whether an action leaves the kings as safe as they must be.
    fn kings_allow(&self, action: Action) -> Verdict {
        let own = self.own();
        let next = self.after(action);
        let refuse_for = |anchor, key, attacker: Hex| {
            let message = next.say(key, attacker).cell("attacker", attacker);
            refuse(anchor, message)
        };
        if let Some(attacker) = next.attacker(next.king(own), 1 - own) {
            let key = if next.king(own) != self.king(own) {
                "heroes-king-into-attack"
            } else if self.is_attacked(self.king(own), 1 - own) {
                "heroes-king-stays-attacked"
            } else {
                "heroes-king-exposed"
            };
            return refuse_for("king-safety", key, attacker);
        }
        if self.turn > 0
            && let Some(attacker) = next.attacker(next.king(1 - own), own)
        {
            return refuse_for("mobilization-check", "heroes-mobilization-check", attacker);
        }
        Ok(())
    }
}

impl Walk<'_> {
    fn say(&self, key: &'static str) -> Message {
        let message = self.position.say(key, self.from);
        message.cell("from", self.from).cell("to", self.to)
    }

    /// Where the page says how the piece goes.
    fn anchor(&self) -> &'static str {
        match self.kind {
            KING => "king-moves",
            HERO => "hero-moves",
            CHARIOT => "chariot-moves",
            KNIGHT => "knight-moves",
            CAMEL => "camel-moves",
            ELEPHANT => "elephant-moves",
            GUARD => "guard-moves",
            _ => "pawn-moves",
        }
    }

    /// The direction as seen by the seat: 0 straight forward, 1 and 5 slanting forward, 2 and 4
    /// slanting backward, 3 straight backward.
    fn course(&self, direction: usize) -> usize {
        (direction + 3 * self.position.own()) % 6
    }

    fn is_occupied(&self, hex: Hex) -> bool {
        self.position.occupied() & hex.bit() != 0
    }

    fn goes_one_hex(&self) -> Verdict {
        if self.from.neighbours() & self.to.bit() == 0 {
            return refuse(self.anchor(), self.say("heroes-one-hex"));
        }
        Ok(())
    }

    fn hero(&self) -> Verdict {
        if self.from.neighbours() & self.to.bit() != 0 {
            return Ok(());
        }
        let between = self.from.neighbours() & self.to.neighbours();
        let first_steps: Vec<Hex> = hexes(between).collect();
        match first_steps[..] {
            [] if matches!(self.line, Some((_, 2))) => {
                refuse("hole", self.say("heroes-hole-in-way"))
            }
            [] => refuse("hero-moves", self.say("heroes-hero-too-far")),
            [middle] if self.is_occupied(middle) => {
                let message = self.say("heroes-hero-blocked").cell("middle", middle);
                refuse("hero-path", message)
            }
            [middle, other, ..] if self.is_occupied(middle) && self.is_occupied(other) => {
                let message = self.say("heroes-hero-blocked-twice");
                let message = message.cell("middle", middle).cell("other", other);
                refuse("hero-path", message)
            }
            _ => Ok(()),
        }
    }

    /// A straight line over empty hexes, of a length from `least` to `most`.
    fn straight(&self, least: u8, most: u8) -> Verdict {
        let Some((direction, distance)) = self.line else {
            return refuse(self.anchor(), self.say("heroes-not-straight"));
        };
        if !(least..=most).contains(&distance) {
            let message = self.say("heroes-distance").number("distance", distance);
            let message = message.number("least", least).number("most", most);
            return refuse(self.anchor(), message);
        }
        let mut last = self.from;
        while let Some(next) = last.step(direction) {
            if next == self.to {
                return Ok(());
            }
            if self.is_occupied(next) {
                let message = self.say("heroes-path-blocked").cell("middle", next);
                return refuse("path-empty", message);
            }
            last = next;
        }
        refuse("hole", self.say("heroes-hole-in-way"))
    }

    fn knight(&self) -> Verdict {
        if self.from.around().leaps & self.to.bit() == 0 {
            return self.straight(2, 3);
        }
        if !self.is_near {
            return refuse("knight-leap", self.say("heroes-leap-needs-hero"));
        }
        Ok(())
    }

    fn camel(&self) -> Verdict {
        match self.line {
            Some((_, 3)) if !self.is_near => {
                refuse("camel-moves", self.say("heroes-camel-needs-hero"))
            }
            _ => self.straight(1, if self.is_near { 3 } else { 2 }),
        }
    }

    fn elephant(&self) -> Verdict {
        self.goes_one_hex()?;
        if self.captures {
            return refuse("elephant-moves", self.say("heroes-elephant-captures"));
        }
        Ok(())
    }

    fn guard(&self) -> Verdict {
        self.goes_one_hex()?;
        let goes_back = matches!(self.line, Some((d, _)) if matches!(self.course(d), 2..=4));
        if self.captures && goes_back {
            return refuse("guard-back", self.say("heroes-guard-captures-back"));
        }
        Ok(())
    }

    fn pawn(&self) -> Verdict {
        let Some((direction, distance)) = self.line else {
            return self.pawn_direction();
        };
        match (self.course(direction), distance) {
            (0, 1) if self.captures && !self.is_near => {
                refuse("pawn-near-hero", self.say("heroes-pawn-captures-straight"))
            }
            (0, 1) => Ok(()),
            (0, 2) => self.double_step(),
            (1 | 5, 1) if !self.captures => {
                refuse("pawn-capture", self.say("heroes-pawn-slants-to-capture"))
            }
            (1 | 5, 1) => Ok(()),
            (2 | 4, 1) if self.captures => {
                refuse("pawn-near-hero", self.say("heroes-pawn-captures-back"))
            }
            (2 | 4, 1) if !self.is_near => {
                refuse("pawn-near-hero", self.say("heroes-pawn-back-needs-hero"))
            }
            (2 | 4, 1) => Ok(()),
            (3, _) => refuse("pawn-near-hero", self.say("heroes-pawn-straight-back")),
            _ => self.pawn_direction(),
        }
    }

    fn pawn_direction(&self) -> Verdict {
        let key = match self.kind {
            FRESH_PAWN => "heroes-fresh-pawn-direction",
            _ => "heroes-pawn-direction",
        };
        refuse("pawn-moves", self.say(key))
    }

    fn double_step(&self) -> Verdict {
        if self.kind != FRESH_PAWN {
            return refuse("double-step", self.say("heroes-double-step-kind"));
        }
        self.straight(2, 2)?;
        if self.captures {
            return refuse("double-step", self.say("heroes-double-step-captures"));
        }
        Ok(())
    }
}
