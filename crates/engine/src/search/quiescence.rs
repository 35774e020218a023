//! The search beyond the leaves, only along noisy actions, until nothing is in the air (quiescence:
//! Harris, "The heuristic search and the game of chess", 1975).

use super::order::{MAX_PLY, Order, Ranked, pick};
use super::worker::{Memory, Window, Worker, outcome_score};
use crate::evaluation::Evaluation;
use crate::table::{Entry, NO_ACTION};
use crate::tactics::Tactics;
use crate::value::{WIN, from_here, to_here};

/// Check is answered for this many actions.
const EVASIONS: u32 = 3;

impl<G: Tactics, E: Evaluation<G>> Worker<'_, G, E> {
    /// The score of a position at the end of a search.
    pub(super) fn quiesce(&mut self, position: &G, window: Window, ply: usize) -> i32 {
        self.look_on(position, window, ply, EVASIONS)
    }

    /// The same with so many actions left for which check is answered.
    fn look_on(&mut self, position: &G, mut window: Window, ply: usize, evasions: u32) -> i32 {
        self.memory.lines[ply].clear();
        if !self.budget.spend() {
            return 0;
        }
        self.memory.trail.enter(ply, position);
        if ply + 1 >= MAX_PLY {
            return self.evaluate(position, ply);
        }
        let key = position.key();
        let known = self.table.get(key);
        if let Some(entry) = known
            && !window.is_wide()
        {
            let score = from_here(entry.score, ply);
            if window.is_decided(score, entry.bound) {
                return score;
            }
        }
        let whole = window;
        let is_check = evasions > 0 && position.is_check();
        let mut best = -WIN;
        if !is_check {
            best = self.evaluate(position, ply);
            if best >= window.beta {
                return best;
            }
            window.alpha = window.alpha.max(best);
        }
        let judged = best;
        let delta = self.constants.delta;
        let known = known.map_or(NO_ACTION, |entry| entry.best);
        let (base, noisy_base) = (self.memory.scratch.len(), self.memory.noisy.len());
        let Memory { scratch, noisy, .. } = &mut *self.memory;
        let mut add = |place: u16, action: G::Action, gain: i32| {
            if !is_check && judged + gain + delta <= window.alpha {
                best = best.max(judged + gain + delta);
                return;
            }
            let rank = if place == known {
                Order::<G>::known()
            } else {
                gain * 4096 - position.stake(action)
            };
            scratch.push(Ranked::new((noisy.len() - noisy_base) as u16, rank));
            noisy.push((place, action));
        };
        if is_check {
            let list = position.actions();
            let list = list.as_ref();
            if list.is_empty() {
                return outcome_score(position, ply);
            }
            let sight = position.sight();
            for (place, &action) in (0..).zip(list) {
                add(place, action, position.gain(sight, action));
            }
        } else {
            position.for_each_noisy(add);
        }
        let mut best_place = NO_ACTION;
        let mut tried = 0;
        while let Some(ranked) = pick(&mut self.memory.scratch[base..], tried) {
            tried += 1;
            let (place, action) = self.memory.noisy[noisy_base + usize::from(ranked.place())];
            let next = position.after(action);
            let turns = next.to_move() != position.to_move();
            let score = if next.decided() {
                let score = outcome_score(&next, ply + 1);
                if turns { -score } else { score }
            } else {
                let left = evasions - u32::from(is_check);
                if turns {
                    -self.look_on(&next, window.turned(), ply + 1, left)
                } else {
                    self.look_on(&next, window, ply + 1, left)
                }
            };
            if self.budget.is_over() {
                break;
            }
            if score > best {
                best = score;
                if score > window.alpha {
                    window.alpha = score;
                    best_place = place;
                }
                if score >= window.beta {
                    break;
                }
            }
        }
        self.memory.scratch.truncate(base);
        self.memory.noisy.truncate(noisy_base);
        if !self.budget.is_over() {
            let entry = Entry {
                score: to_here(best, ply),
                best: best_place,
                depth: 0,
                bound: whole.bound(best),
            };
            self.table.put(key, entry);
        }
        best
    }
}
