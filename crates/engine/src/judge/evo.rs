//! EVO for four: who is about to capture a castle, and who could do something about it.

use ludejo_rules::bits::Bits;
use ludejo_rules::evo::{Action, Evo4};
use ludejo_rules::{Game, Seat};

use super::strengths::by_strengths;
use super::{Judge, PROMISE_DOUBLE, Parts};
use crate::SEATS;
use crate::evaluation::{Corrected, DOUBLE, Evaluation, Weighted};

/// For a piece by how many actions it is away from a castle.
const NEAREST: [i32; 6] = [0, 300, 190, 110, 50, 20];

/// By threats, in the order in which they can be carried out, and else by an evaluation.
pub struct ByThreats<E>(pub E);

/// An evaluation that may know more of actions than threats.
pub trait Foresight: Evaluation<Evo4> {
    /// Says that the positions judged from now on are those that follow this one.
    fn begin(&mut self, _root: &Evo4) {}

    /// How much more or less promising each of these actions is than its threats say, where it is
    /// known: by [`DOUBLE`] more, it is twice as promising.
    fn hints(&self, _position: &Evo4, _actions: &[Action]) -> Vec<i32> {
        Vec::new()
    }
}

impl Foresight for Weighted {}

impl Foresight for Corrected<Evo4> {
    fn begin(&mut self, root: &Evo4) {
        self.begin(root);
    }

    fn hints(&self, position: &Evo4, actions: &[Action]) -> Vec<i32> {
        self.hints(position, actions)
    }
}

impl<E: Foresight> Judge<Evo4> for ByThreats<E> {
    fn begin(&mut self, root: &Evo4) {
        self.0.begin(root);
    }

    fn parts(&self, position: &Evo4) -> Parts {
        let mover = position.to_move();
        if wins_at_once(position, mover, position.reached(mover)) {
            return Parts::win(mover);
        }
        by_strengths(&self.0, position)
    }

    fn promises(&self, position: &Evo4, actions: &[Action], promises: &mut Vec<u32>) {
        let outlook = Outlook::of(position);
        let hints = self
            .0
            .hints(position, actions)
            .into_iter()
            .map(i64::from)
            .chain(std::iter::repeat(0));
        promises.clear();
        promises.extend(actions.iter().zip(hints).map(|(&action, hint)| {
            // Around a quarter of the win: a doubling of the chance is far from it.
            let worth = outlook.worth(position, action);
            worth.map_or(Parts::WHOLE, |worth| {
                let hinted = hint * i64::from(PROMISE_DOUBLE) / i64::from(DOUBLE);
                let promise = i64::from(QUARTER + worth * UNIT) + hinted;
                promise.clamp(0, i64::from(Parts::WHOLE) - 1) as u32
            })
        }));
    }
}

/// The middle of what actions promise, and what a hundredth of a piece adds to it.
const QUARTER: i32 = Parts::WHOLE as i32 / 4;
const UNIT: i32 = 24;

/// For capturing a piece, or getting one out of danger, and what it costs to be in danger.
const CAPTURE: i32 = 120;
const RESCUE: i32 = 60;
const DANGER: i32 = -80;
/// The same with a friend that could take back.
const EXCHANGE: i32 = -30;
/// For reaching a castle.
const THREAT: i32 = 150;
/// For leaving a castle to be taken, by how many seats act before that.
const UNPARRIED: [i32; SEATS] = [0, -600, -250, -120];

/// What matters to the seat to move, whatever it does.
struct Outlook {
    seat: Seat,
    /// What all the others reach.
    feared: u128,
    /// What the seat itself reaches.
    reached: u128,
    /// The pieces of others, and those that are the last.
    others: u128,
    last: u128,
    castles: u128,
    /// By how many seats act before: what has to be occupied or captured so that a seat that reaches a
    /// castle now might no longer do so; nothing where none is reached.
    threats: [u128; SEATS],
}

impl Outlook {
    fn of(position: &Evo4) -> Self {
        let seat = position.to_move();
        let mut outlook = Self {
            seat,
            feared: 0,
            reached: position.reached(seat),
            others: 0,
            last: 0,
            castles: Evo4::enemy_castles(seat),
            threats: [0; SEATS],
        };
        for wait in 1..SEATS {
            let other = after(seat, wait);
            let pieces = position.pieces(other);
            let reached = position.reached(other);
            outlook.feared |= reached;
            outlook.others |= pieces;
            if pieces.is_power_of_two() {
                outlook.last |= pieces;
            }
            if reached & Evo4::enemy_castles(other) != 0 {
                outlook.threats[wait] = threat(position, other);
            }
        }
        outlook
    }

    /// What an action is worth in hundredths of a piece; `None` if it wins.
    fn worth(&self, position: &Evo4, action: Action) -> Option<i32> {
        let [from, to] = [action.from, action.to].map(|square| 1_u128 << square);
        if to & (self.castles | self.last) != 0 {
            return None;
        }
        let mut worth = 0;
        if to & self.others != 0 {
            worth += CAPTURE;
        }
        let is_safe = |square: u128| square & self.feared == 0;
        if from != to && !is_safe(from) {
            worth += RESCUE;
        }
        if !is_safe(to) && from != to {
            // The piece itself reaches where it goes, and so another friend must.
            let guarded = self.reached & to != 0 && to & self.others == 0;
            worth += if guarded { EXCHANGE } else { DANGER };
        }
        let near = |square| {
            let actions = Evo4::castle_distance(self.seat, square);
            NEAREST.get(usize::from(actions)).unwrap_or(&0)
        };
        worth += (near(action.to) - near(action.from)) / 2;
        let role = action
            .becomes
            .unwrap_or_else(|| position.role_on(action.from));
        if position.reaches_from(self.seat, action.to, role, self.castles) {
            worth += THREAT;
        }
        worth += self
            .unparried(position, action)
            .map_or(0, |wait| UNPARRIED[wait]);
        Some(worth)
    }

    /// After how many others the first seat acts whose threat to a castle an action leaves.
    fn unparried(&self, position: &Evo4, action: Action) -> Option<usize> {
        (1..SEATS).find(|&wait| {
            let threat = self.threats[wait];
            let is_parried = || {
                let other = after(self.seat, wait);
                let next = position.after(action);
                !next.reaches(other, Evo4::enemy_castles(other))
            };
            threat != 0 && (threat >> action.to & 1 == 0 || !is_parried())
        })
    }
}

/// Where the pieces of a seat that reach a castle stand, and all that they reach: on the way to a castle
/// are only squares that are reached themselves.
fn threat(position: &Evo4, seat: Seat) -> u128 {
    let castles = Evo4::enemy_castles(seat);
    let mut squares = 0;
    for square in Bits(position.pieces(seat)) {
        let reached = position.reached_from(seat, square, position.role_on(square));
        if reached & castles != 0 {
            squares |= 1 << square | reached;
        }
    }
    squares
}

/// The seat that acts after so many others.
fn after(seat: Seat, wait: usize) -> Seat {
    Seat::new(((seat.index() + wait) % SEATS) as u8)
}

/// Whether a seat that is to move and reaches these squares takes a castle or a last piece.
fn wins_at_once(position: &Evo4, seat: Seat, reached: u128) -> bool {
    let is_last = |other: usize| {
        let pieces = position.pieces(Seat::new(other as u8));
        other != seat.index() && pieces.is_power_of_two() && pieces & reached != 0
    };
    reached & Evo4::enemy_castles(seat) != 0 || (0..SEATS).any(is_last)
}

#[cfg(test)]
mod tests {
    use super::super::tests::positions;
    use super::*;

    #[test]
    fn threats_are_parried_as_the_rules_say() {
        let mut counts = [0; 2];
        for position in positions() {
            let outlook = Outlook::of(&position);
            let reaches = |position: &Evo4, other: Seat| {
                position.reached(other) & Evo4::enemy_castles(other) != 0
            };
            for action in position.actions().as_ref() {
                let next = position.after(*action);
                if next.outcome().is_some() {
                    continue;
                }
                let remains = |wait: &usize| {
                    let other = after(outlook.seat, *wait);
                    reaches(&position, other) && reaches(&next, other)
                };
                let plain = (1..SEATS).find(remains);
                let ours = outlook.unparried(&position, *action);
                assert_eq!(ours, plain, "{position} {action}");
                counts[usize::from(plain.is_some())] += 1;
            }
        }
        assert!(counts.into_iter().all(|count| count > 1000), "{counts:?}");
    }
}
