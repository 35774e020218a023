//! What the seats can expect of a position, in numbers that a tree search can add up.

mod evo;
mod strengths;

use ludejo_rules::{Game, Seat};

use crate::fixed::{ONE, halved};
use crate::{SEATS, Shares};

pub use evo::{ByThreats, Foresight};
pub use strengths::ByStrengths;

/// Each seat's share of the win in 65,536ths. They add up to [`WHOLE`](Self::WHOLE); seats that
/// a game does not have get 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts(pub [u32; SEATS]);

impl Parts {
    /// The win of one seat for certain.
    pub const WHOLE: u32 = ONE;

    /// A draw of this many seats, which is 2 or 4.
    #[must_use]
    pub fn draw(seats: usize) -> Self {
        Self::of(seats, |_| 1)
    }

    /// A win.
    #[must_use]
    pub fn win(seat: Seat) -> Self {
        let mut parts = [0; SEATS];
        parts[seat.index()] = Self::WHOLE;
        Self(parts)
    }

    /// In proportion to a weight, 65,536 at most, for each of this many seats.
    ///
    /// # Panics
    /// If nobody has a weight.
    #[must_use]
    pub fn of(seats: usize, weight: impl Fn(usize) -> u32) -> Self {
        let weights: [u32; SEATS] =
            std::array::from_fn(|seat| if seat < seats { weight(seat) } else { 0 });
        let sum: u64 = weights.iter().map(|weight| u64::from(*weight)).sum();
        let part = |weight: u32| (u64::from(weight) * u64::from(Self::WHOLE) / sum) as u32;
        let mut parts = weights.map(part);
        // What rounding has lost goes to the strongest.
        let lost = Self::WHOLE - parts.iter().sum::<u32>();
        if let Some(most) = parts.iter_mut().max() {
            *most += lost;
        }
        Self(parts)
    }

    /// By how strong each seat stands, where `double` more makes a seat twice as likely to win as
    /// another.
    #[must_use]
    pub fn of_strengths(strengths: &[i32], double: u32) -> Self {
        let most = strengths.iter().copied().fold(i32::MIN, i32::max);
        // So weak that it makes no difference, before the product can be too large.
        let behind = |seat: usize| most.abs_diff(strengths[seat]).min(17 * double);
        Self::of(strengths.len(), |seat| {
            halved((u64::from(behind(seat)) * u64::from(ONE) / u64::from(double)) as u32)
        })
    }

    /// How a game ended.
    #[must_use]
    pub fn of_end(winner: Option<Seat>, seats: usize) -> Self {
        winner.map_or_else(|| Self::draw(seats), Self::win)
    }

    /// The same but that this seat has `part`, 0 to 65,536, and the others share the rest as they
    /// did before.
    #[must_use]
    pub fn with(&self, seat: Seat, part: u32) -> Self {
        let part = part.min(Self::WHOLE);
        let others = Self::WHOLE - self.of_seat(seat);
        let mut parts = self.0.map(|other| {
            let share = u64::from(other) * u64::from(Self::WHOLE - part);
            share.checked_div(others.into()).unwrap_or(0) as u32
        });
        parts[seat.index()] = 0;
        // What rounding has lost, and where nobody else had any, goes to this seat.
        parts[seat.index()] = Self::WHOLE - parts.iter().sum::<u32>();
        Self(parts)
    }

    /// The part of a seat.
    #[must_use]
    pub const fn of_seat(&self, seat: Seat) -> u32 {
        self.0[seat.index()]
    }
}

impl From<Parts> for Shares {
    fn from(parts: Parts) -> Self {
        Self(parts.0.map(|part| part as f32 / Parts::WHOLE as f32))
    }
}

/// A promise greater by this makes an action twice as promising: a twenty-ninth of a win.
pub(crate) const PROMISE_DOUBLE: u32 = ONE / 29;

/// Who can say what the seats can expect of a position of this game.
pub trait Judge<G: Game>: Send {
    /// Says that the positions judged from now on are those that follow this one. That changes nothing
    /// but how fast they are judged.
    fn begin(&mut self, _root: &G) {}

    /// Each seat's share of the win. The game is not over.
    fn parts(&self, position: &G) -> Parts;

    /// How promising each of the actions, which are all there are, is for the seat to move: the
    /// share of the win that it hopes for, give or take. They come in place of what the list
    /// held.
    ///
    /// Unless a game knows better, that is what the position after each action is worth.
    fn promises(&self, position: &G, actions: &[G::Action], promises: &mut Vec<u32>) {
        let seat = position.to_move();
        promises.clear();
        promises.extend(actions.iter().map(|&action| {
            let next = position.after(action);
            let parts = match next.outcome() {
                Some(outcome) => Parts::of_end(outcome.winner, G::INFO.seats.len()),
                None => self.parts(&next),
            };
            parts.of_seat(seat)
        }));
    }
}

#[cfg(test)]
mod tests {
    use ludejo_rules::evo::Evo4;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::evaluation::Weighted;

    /// Positions of random games of EVO for four that go on.
    pub(super) fn positions() -> impl Iterator<Item = Evo4> {
        (0..40).flat_map(|seed| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut position = Some(Evo4::start());
            std::iter::from_fn(move || {
                let now = position?;
                let next = now.sample(&mut rng).map(|action| now.after(action));
                position = next.filter(|next| next.outcome().is_none());
                Some(now)
            })
        })
    }

    #[test]
    fn parts_add_up() {
        let sum = |parts: Parts| parts.0.iter().sum::<u32>();
        for position in positions() {
            for parts in [
                ByThreats(Weighted).parts(&position),
                ByStrengths(Weighted).parts(&position),
            ] {
                assert_eq!(sum(parts), Parts::WHOLE, "{position}");
                for part in [0, 1, 20_000, Parts::WHOLE] {
                    let seat = position.to_move();
                    let other = parts.with(seat, part);
                    assert_eq!(sum(other), Parts::WHOLE, "{position}");
                    // Where nobody else has anything, nobody else gets any.
                    if parts.of_seat(seat) < Parts::WHOLE {
                        assert!(other.of_seat(seat).abs_diff(part) < 4, "{position}");
                    }
                }
            }
        }
    }

    #[test]
    fn wins_at_once_are_judged_and_promised() {
        let (mut wins, mut promises) = (0, Vec::new());
        for position in positions() {
            let list = position.actions();
            let list = list.as_ref();
            ByThreats(Weighted).promises(&position, list, &mut promises);
            let seat = position.to_move();
            let mut can_win = false;
            for (&action, &promise) in list.iter().zip(&promises) {
                let is_win = position.after(action).outcome().is_some();
                can_win |= is_win;
                assert_eq!(promise == Parts::WHOLE, is_win, "{position} {action}");
            }
            let is_judged = ByThreats(Weighted).parts(&position) == Parts::win(seat);
            assert_eq!(is_judged, can_win, "{position}");
            wins += u32::from(can_win);
        }
        assert!(wins > 10, "only {wins}");
    }
}
