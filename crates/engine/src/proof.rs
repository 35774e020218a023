//! Exact wins: whether a seat can force one within a number of actions, by an exhaustive search.
//!
//! The main search leaves things out, so it may take a longer win for the shortest, or miss a
//! defence. Whatever is shown to people as a win in so many moves is therefore proven here,
//! repetition (G1) and length (G2) apart.

use ludejo_rules::{Game, Seat};

use crate::Tablebase;
use crate::engine::Line;
use crate::score::End;
use crate::table::NO_ACTION;

/// Positions remembered; a power of two.
const REMEMBERED: usize = 1 << 16;
/// No proof is tried for wins farther away.
const FARTHEST: u32 = 40;

/// What is known of a position: the attacker wins within `within` actions, and not within fewer
/// than `not_within` + 1.
#[derive(Clone, Copy)]
struct Known {
    key: u64,
    within: u8,
    not_within: u8,
    /// The place of the action that decided last, which is tried first the next time.
    decided: u16,
}

/// The place of the action to try first in the position with this key, in the game's order; beyond
/// the last one if nothing is known.
pub(crate) type Hint<'a> = &'a dyn Fn(u64) -> u16;

/// A search for proofs, with what it has found out.
struct Prover<'a, G, S> {
    known: Vec<Known>,
    solved: Option<&'a dyn Tablebase<G>>,
    hint: Hint<'a>,
    spend: S,
}

impl Known {
    const fn nothing(key: u64) -> Self {
        Self {
            key,
            within: u8::MAX,
            not_within: 0,
            decided: NO_ACTION,
        }
    }
}

/// There was no more to spend.
struct Unproven;

/// The line of the nearest win of a seat, if there is one within this many actions; its end is
/// exact. What is solved need not be looked at. `spend` is asked before each position is looked at;
/// `None` if it refuses before that is known, or if there is no such win.
pub(crate) fn line<G: Game>(
    position: &G,
    winner: Seat,
    most: u32,
    solved: Option<&dyn Tablebase<G>>,
    hint: Hint<'_>,
    spend: impl FnMut() -> bool,
) -> Option<Line> {
    let (end, line) = Prover::new(solved, hint, spend).end(position, winner, most)?;
    Some(Line::of_end(end, &line))
}

/// What a proof may spend where nothing else says how much: a millisecond or two.
pub(crate) fn patience() -> impl FnMut() -> bool {
    let mut positions: u32 = 1 << 14;
    move || {
        positions = positions.saturating_sub(1);
        positions > 0
    }
}

impl<'a, G: Game, S: FnMut() -> bool> Prover<'a, G, S> {
    fn new(solved: Option<&'a dyn Tablebase<G>>, hint: Hint<'a>, spend: S) -> Self {
        Self {
            known: vec![Known::nothing(0); REMEMBERED],
            solved,
            hint,
            spend,
        }
    }

    /// The nearest win of a seat, if there is one within this many actions, with the line that
    /// leads to it. `None` if there is none or the budget runs out before that is known.
    fn end(&mut self, position: &G, winner: Seat, most: u32) -> Option<(End, Vec<G::Action>)> {
        for actions in 1..=most.min(FARTHEST) {
            if self.is_forced(position, winner, actions).ok()? {
                let line = self.line(position, winner, actions).ok()?;
                return Some((End { winner, actions }, line));
            }
        }
        None
    }

    /// A line in which the winner hurries and the others resist as long as they can.
    fn line(
        &mut self,
        position: &G,
        winner: Seat,
        actions: u32,
    ) -> Result<Vec<G::Action>, Unproven> {
        let mut line = Vec::new();
        let mut now = *position;
        for left in (0..actions).rev() {
            let attacks = now.to_move() == winner;
            let mut chosen = None;
            for &action in now.actions().as_ref() {
                let next = now.after(action);
                // A defender who is lost chooses what is not lost any sooner.
                let is_right = if attacks || left == 0 {
                    self.is_forced(&next, winner, left)?
                } else {
                    !self.is_forced(&next, winner, left - 1)?
                };
                if is_right {
                    chosen = Some((action, next));
                    break;
                }
            }
            let Some((action, next)) = chosen else {
                break;
            };
            line.push(action);
            now = next;
        }
        Ok(line)
    }

    /// Whether a seat can force its win within this many actions.
    fn is_forced(&mut self, position: &G, winner: Seat, within: u32) -> Result<bool, Unproven> {
        if !(self.spend)() {
            return Err(Unproven);
        }
        if within == 0 {
            return Ok(has_won(position, winner));
        }
        if let Some(verdict) = self.solved.and_then(|table| table.probe(position)) {
            return Ok(verdict.winner == Some(winner) && verdict.actions <= within);
        }
        let key = position.key() ^ (winner.index() as u64 + 1);
        let slot = key as usize % REMEMBERED;
        let known = self.known[slot];
        if known.key == key {
            if within >= u32::from(known.within) {
                return Ok(true);
            }
            if within <= u32::from(known.not_within) {
                return Ok(false);
            }
        }
        let list = position.actions();
        if list.as_ref().is_empty() {
            return Ok(has_won(position, winner));
        }
        let first = if known.key == key && known.decided != NO_ACTION {
            known.decided
        } else {
            (self.hint)(position.key())
        };
        let (is_forced, decided) = self.look(position, list.as_ref(), first, winner, within)?;
        let mut known = self.known[slot];
        if known.key != key {
            known = Known::nothing(key);
        }
        if is_forced {
            known.within = known.within.min(within as u8);
        } else {
            known.not_within = known.not_within.max(within as u8);
        }
        known.decided = decided.unwrap_or(known.decided);
        self.known[slot] = known;
        Ok(is_forced)
    }

    /// The same, by the actions of the position, one of them first; and which of them decided it.
    fn look(
        &mut self,
        position: &G,
        list: &[G::Action],
        first: u16,
        winner: Seat,
        within: u32,
    ) -> Result<(bool, Option<u16>), Unproven> {
        let attacks = position.to_move() == winner;
        let first = usize::from(first).min(list.len());
        let places = (first..list.len())
            .take(1)
            .chain((0..list.len()).filter(|&place| place != first));
        for place in places {
            if self.is_forced(&position.after(list[place]), winner, within - 1)? == attacks {
                return Ok((attacks, Some(place as u16)));
            }
        }
        Ok((!attacks, None))
    }
}

/// Whether the game is over and this seat has won it.
fn has_won<G: Game>(position: &G, seat: Seat) -> bool {
    let outcome = position.outcome();
    outcome.is_some_and(|outcome| outcome.winner == Some(seat))
}
