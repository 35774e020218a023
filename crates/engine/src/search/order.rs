//! Which actions are tried first.

use ludejo_rules::{Game, Seat};

use crate::tactics::Tactics;

/// The action that the table knows.
const KNOWN: i32 = i32::MAX;
/// Actions that gain something.
const GAIN: i32 = 1 << 26;
/// Quiet actions that refuted a sibling of this position.
const KILLER: i32 = 1 << 25;
/// No history goes beyond this.
const HISTORY: i32 = 1 << 14;
/// Actions of a line that are remembered as killers.
pub(super) const MAX_PLY: usize = 128;

/// An action's place in the game's order, and how promising it is: in one word, so that finding
/// the most promising takes a comparison each, and of equals the first is found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ranked(i64);

impl Ranked {
    #[inline]
    pub(super) const fn new(place: u16, rank: i32) -> Self {
        Self((rank as i64) << 16 | (u16::MAX - place) as i64)
    }

    #[inline]
    pub(super) const fn place(self) -> u16 {
        u16::MAX - self.0 as u16
    }

    /// Whether the action is neither known to be best nor gains anything.
    #[inline]
    pub(super) const fn is_quiet(self) -> bool {
        self.0 >> 16 < GAIN as i64
    }
}

/// What has been learned about actions. Quiet ones that refuted something are tried earlier
/// next time (history heuristic: Schaeffer, 1983; with the action before: continuation history).
pub(super) struct Order<G: Game> {
    killers: Vec<[Option<G::Action>; 2]>,
    /// By seat and slot.
    history: Vec<i16>,
    /// By seat, the spot of the action before, and the spot.
    continuation: Vec<i16>,
    /// The searches so far, and for each row of the continuation history the one up to which it has
    /// faded. It is large, and a short search uses few of its rows.
    searches: u32,
    faded: Vec<u32>,
}

impl<G: Tactics> Order<G> {
    pub(super) fn new() -> Self {
        Self {
            killers: vec![[None; 2]; MAX_PLY],
            history: vec![0; 2 * G::SLOTS],
            continuation: vec![0; 2 * (G::SPOTS + 1) * G::SPOTS],
            searches: 0,
            faded: vec![0; 2 * (G::SPOTS + 1)],
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        self.history.fill(0);
        self.continuation.fill(0);
    }

    /// Before another search: killers belong to one, history fades.
    pub(super) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        for score in &mut self.history {
            *score /= 2;
        }
        self.searches += 1;
    }

    /// Before actions are ranked that a seat makes after one with this spot: lets the continuation
    /// history fade that they use.
    #[inline]
    pub(super) fn freshen(&mut self, seat: Seat, before: usize) {
        let row = Self::row(seat, before);
        let missed = self.searches - std::mem::replace(&mut self.faded[row], self.searches);
        // After 15 times nothing is left.
        for _ in 0..missed.min(15) {
            for score in &mut self.continuation[row * G::SPOTS..][..G::SPOTS] {
                *score /= 2;
            }
        }
    }

    /// The row of the continuation history for actions of a seat after one with this spot.
    const fn row(seat: Seat, before: usize) -> usize {
        seat.index() * (G::SPOTS + 1) + before
    }

    /// Ranks an action; `before` is the spot of the action before.
    #[inline]
    pub(super) fn rank(
        &self,
        position: &G,
        action: G::Action,
        gain: i32,
        before: usize,
        ply: usize,
    ) -> i32 {
        if gain > 0 {
            return GAIN + gain * 4096 - position.stake(action);
        }
        let [first, second] = self.killers[ply];
        if first == Some(action) {
            return KILLER + 1;
        }
        if second == Some(action) {
            return KILLER;
        }
        self.history(position, action, before)
    }

    /// What history says of a quiet action.
    #[inline]
    pub(super) fn history(&self, position: &G, action: G::Action, before: usize) -> i32 {
        let (plain, after) = Self::places(position, action, before);
        i32::from(self.history[plain]) + i32::from(self.continuation[after])
    }

    /// Where an action is in the history and in the continuation history.
    #[inline]
    fn places(position: &G, action: G::Action, before: usize) -> (usize, usize) {
        let seat = position.to_move();
        let plain = seat.index() * G::SLOTS + position.slot(action);
        let after = Self::row(seat, before) * G::SPOTS + position.spot(action);
        (plain, after)
    }

    /// Ranks the action that the table knows.
    pub(super) const fn known() -> i32 {
        KNOWN
    }

    /// The spot in the place of an action before where there is none.
    pub(super) const fn no_spot() -> usize {
        G::SPOTS
    }

    /// A quiet action refuted this position.
    pub(super) fn refuted(
        &mut self,
        position: &G,
        action: G::Action,
        before: usize,
        ply: usize,
        depth: i32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        self.learn(position, action, before, bonus(depth));
    }

    /// A quiet action was tried before the one that refuted the position.
    pub(super) fn failed(&mut self, position: &G, action: G::Action, before: usize, depth: i32) {
        self.learn(position, action, before, -bonus(depth));
    }

    fn learn(&mut self, position: &G, action: G::Action, before: usize, bonus: i32) {
        let (plain, after) = Self::places(position, action, before);
        move_towards(&mut self.history[plain], bonus);
        move_towards(&mut self.continuation[after], bonus);
    }
}

fn bonus(depth: i32) -> i32 {
    (16 * depth * depth + 32 * depth).min(1600)
}

/// Adds, the less the nearer the limit.
fn move_towards(score: &mut i16, bonus: i32) {
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / HISTORY) as i16;
}

/// So many actions are looked for one by one, since often the first refutes the position; those
/// left then are sorted, because most will be tried.
const PICKED: usize = 4;

/// Brings the most promising but `tried` to this place, and returns it. To be asked with 0, 1, 2
/// and so on.
#[inline]
pub(super) fn pick(ranked: &mut [Ranked], tried: usize) -> Option<Ranked> {
    let rest = ranked.get_mut(tried..)?;
    if tried < PICKED {
        let best = (1..rest.len()).fold(0, |best, place| {
            if rest[place] > rest[best] {
                place
            } else {
                best
            }
        });
        if best > 0 {
            rest.swap(0, best);
        }
    } else if tried == PICKED {
        rest.sort_unstable_by(|one, other| other.cmp(one));
    }
    rest.first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_promising_come_first_and_equals_in_their_order() {
        let ranks = [3, -7, GAIN + 3, 3, 0, KNOWN, -7, 12, KILLER, i32::MIN];
        let mut ranked: Vec<_> = (0..).zip(ranks).map(|(p, r)| Ranked::new(p, r)).collect();
        let mut order = Vec::new();
        while let Some(next) = pick(&mut ranked, order.len()) {
            order.push(next.place());
            assert_eq!(next.is_quiet(), ranks[usize::from(next.place())] < GAIN);
        }
        assert_eq!(order, [5, 2, 8, 7, 0, 3, 4, 1, 6, 9]);
    }
}
