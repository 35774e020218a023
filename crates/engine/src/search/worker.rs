//! One thread's principal variation search (Marsland and Campbell, "Parallel search of strongly
//! ordered game trees", 1982).

use ludejo_rules::{Game, Seat};

use super::order::{MAX_PLY, Order, Ranked, pick};
use crate::Tablebase;
use crate::evaluation::{Evaluation, Trail};
use crate::limits::Budget;
use crate::past::Past;
use crate::table::{Bound, Entry, NO_ACTION, Table};
use crate::tactics::{Constants, Pruning, Tactics};
use crate::value::{MOST, SEEN, WIN, ended, from_here, to_here};

/// Deeper than this nothing near the leaves is left out.
const SHALLOW: i32 = 6;

/// What a thread keeps from one search to the next.
pub(super) struct Memory<G: Game, E: Evaluation<G>> {
    pub(super) order: Order<G>,
    pub(super) past: Past,
    pub(super) trail: Trail<G, E>,
    /// Ranked actions of all the positions on the path, one after another.
    pub(super) scratch: Vec<Ranked>,
    /// The actions that quiescence follows from the positions on the path, one after another, with their
    /// places in the list of all.
    pub(super) noisy: Vec<(u16, G::Action)>,
    /// How each position on the path is judged, and for which seat; none where that seat is in check.
    judged: Vec<Option<(Seat, i32)>>,
    /// The best line from each position on the path.
    pub(super) lines: Vec<Vec<G::Action>>,
}

impl<G: Tactics, E: Evaluation<G>> Memory<G, E> {
    pub(super) fn new() -> Self {
        Self {
            order: Order::new(),
            past: Past::default(),
            trail: Trail::new(),
            scratch: Vec::with_capacity(4096),
            noisy: Vec::with_capacity(1024),
            judged: vec![None; MAX_PLY],
            lines: (0..=MAX_PLY).map(|_| Vec::with_capacity(MAX_PLY)).collect(),
        }
    }
}

/// A search of one thread.
pub(super) struct Worker<'a, G: Game, E: Evaluation<G>> {
    pub(super) table: &'a Table,
    /// Solved positions.
    pub(super) solved: Option<&'a dyn Tablebase<G>>,
    pub(super) evaluation: &'a E,
    pub(super) memory: &'a mut Memory<G, E>,
    pub(super) budget: Budget<'a>,
    pub(super) pruning: Pruning,
    pub(super) constants: Constants,
    /// Actions of the first position that are not considered.
    pub(super) without: &'a [G::Action],
    /// The same, and those left out for now because their lines are known.
    pub(super) excluded: Vec<G::Action>,
    /// Nodes spent before, by a search that goes on now.
    pub(super) before: u64,
}

/// Scores between which a search decides, for the seat to move.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Self = Self {
        alpha: -WIN,
        beta: WIN,
    };

    /// Only whether a score is above this.
    const fn above(alpha: i32) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }

    /// The same for the other seat.
    pub(super) const fn turned(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    pub(super) const fn is_wide(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// What a score means that a search of this window has found.
    pub(super) const fn bound(self, score: i32) -> Bound {
        if score >= self.beta {
            Bound::AtLeast
        } else if score <= self.alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        }
    }

    /// Whether a score that has this meaning decides the search of this window.
    pub(super) const fn is_decided(self, score: i32, bound: Bound) -> bool {
        match bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= self.beta,
            Bound::AtMost => score <= self.alpha,
        }
    }
}

/// Where in the tree a search is.
#[derive(Clone, Copy)]
struct Place {
    /// Actions from the root.
    ply: usize,
    /// The spot of the action before.
    before: usize,
    /// Whether the turn may be given away: not twice in a row.
    may_pass: bool,
}

impl<G: Tactics, E: Evaluation<G>> Worker<'_, G, E> {
    /// The score of the position in which the search begins. The best line is
    /// [`line`](Self::line) then.
    pub(super) fn search_root(&mut self, position: &G, depth: i32, window: Window) -> i32 {
        let place = Place {
            ply: 0,
            before: Order::<G>::no_spot(),
            may_pass: false,
        };
        self.memory.scratch.clear();
        self.memory.noisy.clear();
        self.search(position, depth, window, place)
    }

    /// The score of an action in the position in which the search begins. The best line after it
    /// is [`line_after`](Self::line_after) then.
    pub(super) fn search_after(&mut self, position: &G, action: G::Action, depth: i32) -> i32 {
        let next = position.after(action);
        let place = Place {
            ply: 1,
            before: position.spot(action),
            may_pass: true,
        };
        self.memory.scratch.clear();
        self.memory.noisy.clear();
        self.memory.trail.enter(0, position);
        self.memory.past.push(next.key());
        let score = self.descend(position, &next, depth, Window::FULL, place);
        self.memory.past.pop();
        score
    }

    /// The score of an action in the position in which the search begins, without looking further.
    pub(super) fn glance_after(&mut self, position: &G, action: G::Action) -> i32 {
        let next = position.after(action);
        let score = if next.decided() {
            outcome_score(&next, 1)
        } else {
            self.memory.trail.enter(0, position);
            self.memory.trail.enter(1, &next);
            self.evaluate(&next, 1)
        };
        if next.to_move() == position.to_move() {
            score
        } else {
            -score
        }
    }

    /// Whether the table has an action with which to begin the search of this position. What
    /// quiescence has found doesn't count: it looked at a few of them only.
    pub(super) fn knows(&self, position: &G) -> bool {
        let known = self.table.get(position.key());
        known.is_some_and(|entry| entry.best != NO_ACTION && entry.depth > 0)
    }

    /// The search of this position will begin with the action of this place.
    pub(super) fn begin_with(&self, position: &G, place: u16) {
        // Of its score this says nothing.
        let entry = Entry {
            score: -WIN,
            best: place,
            depth: 0,
            bound: Bound::AtLeast,
        };
        self.table.put(position.key(), entry);
    }

    /// The best line after the action of the search that has just ended.
    pub(super) fn line_after(&self) -> &[G::Action] {
        &self.memory.lines[1]
    }

    /// The best line of the search that has just ended.
    pub(super) fn line(&self) -> &[G::Action] {
        &self.memory.lines[0]
    }

    /// The score of an action that leads from `position` to `next`, seen by who acts in
    /// `position`: the sign turns only with the seat.
    #[inline]
    fn descend(&mut self, position: &G, next: &G, depth: i32, window: Window, place: Place) -> i32 {
        if next.to_move() == position.to_move() {
            self.search(next, depth, window, place)
        } else {
            -self.search(next, depth, window.turned(), place)
        }
    }

    /// The score of a position, seen by who acts there.
    fn search(&mut self, position: &G, mut depth: i32, mut window: Window, place: Place) -> i32 {
        let ply = place.ply;
        self.memory.lines[ply].clear();
        if position.decided() {
            return outcome_score(position, ply);
        }
        if ply > 0 && self.memory.past.is_drawn() {
            return 0;
        }
        if ply > 0
            && let Some(score) = self.solved_score(position, ply)
        {
            return score;
        }
        let is_check = position.is_check();
        if is_check {
            depth += 1;
        }
        if depth <= 0 {
            return self.quiesce(position, window, ply);
        }
        if !self.budget.spend() {
            return 0;
        }
        self.memory.trail.enter(ply, position);
        if ply + 1 >= MAX_PLY {
            return self.evaluate(position, ply);
        }
        if ply > 0 {
            // No win from here is nearer than the next action.
            window.alpha = window.alpha.max(ply as i32 - WIN);
            window.beta = window.beta.min(WIN - ply as i32 - 1);
            if window.alpha >= window.beta {
                return window.alpha;
            }
        }
        let is_wide = window.is_wide();
        let key = position.key();
        let known = self.table.get(key);
        if let Some(entry) = known
            && ply > 0
            && !is_wide
            && i32::from(entry.depth) >= depth
        {
            let score = from_here(entry.score, ply);
            if window.is_decided(score, entry.bound) {
                return score;
            }
        }

        let judged = self.judge(position, ply, is_check);
        let improves = !self.pruning.futility || self.improves(ply);
        if let Some(judged) = judged
            && !is_wide
            && window.beta.abs() < SEEN
        {
            let left = (depth - i32::from(improves)).max(1);
            if self.pruning.reverse_futility
                && depth <= SHALLOW
                && judged - self.constants.margin * left >= window.beta
            {
                return judged;
            }
            if self.pruning.null_move
                && place.may_pass
                && depth >= 3
                && judged >= window.beta
                && let Some(passed) = position.passed()
                && let Some(score) = self.search_passed(&passed, depth, window, ply)
            {
                return score;
            }
        }
        let known = known.map_or(NO_ACTION, |entry| entry.best);
        if known == NO_ACTION && depth >= 4 {
            // The shallower search finds what to try first in a deeper one.
            depth -= 1;
        }

        let list = position.actions();
        let list = list.as_ref();
        if list.is_empty() {
            return outcome_score(position, ply);
        }
        let base = self.memory.scratch.len();
        // Often the action that the table knows refutes the position, and the others are never ranked.
        let knows = usize::from(known) < list.len();
        if knows {
            let known = Ranked::new(known, Order::<G>::known());
            self.memory.scratch.push(known);
        }
        let whole = window;
        // Quiet actions that come so late are left out, and all of them if the seat is so far behind.
        let is_shallow = depth <= SHALLOW && !is_wide && !is_check;
        let late = if is_shallow && self.pruning.late_pruning {
            self.constants.late(depth, improves)
        } else {
            i32::MAX
        };
        let is_hopeless = is_shallow
            && self.pruning.futility
            && judged.is_some_and(|judged| {
                judged + self.constants.hopeless * (depth + 1) <= window.alpha
            });
        let mut best = -WIN;
        let mut best_place = NO_ACTION;
        let mut tried = 0;
        let mut quiet_tried = 0;
        loop {
            if tried == usize::from(knows) {
                self.rank_others(position, list, known, place);
            }
            let Some(ranked) = pick(&mut self.memory.scratch[base..], tried) else {
                break;
            };
            tried += 1;
            let action = list[usize::from(ranked.place())];
            if ply == 0 && self.excluded.contains(&action) {
                continue;
            }
            let is_quiet = ranked.is_quiet();
            if is_quiet {
                if best > -SEEN && (quiet_tried >= late || is_hopeless) {
                    // All that are left are quiet, too.
                    break;
                }
                quiet_tried += 1;
            }
            let next = position.after(action);
            let reduced = if self.pruning.reductions && is_quiet && !is_check && depth >= 3 {
                let history = self.memory.order.history(position, action, place.before);
                self.constants.reduction(depth, tried as i32, history) - i32::from(is_wide)
            } else {
                0
            };
            let deeper = Place {
                ply: ply + 1,
                before: position.spot(action),
                may_pass: true,
            };
            self.memory.past.push(next.key());
            let full = depth - 1;
            let mut score;
            if best == -WIN {
                score = self.descend(position, &next, full, window, deeper);
            } else {
                let above = Window::above(window.alpha);
                let first = (full - reduced.max(0)).max(1.min(full));
                score = self.descend(position, &next, first, above, deeper);
                if score > window.alpha && first < full {
                    score = self.descend(position, &next, full, above, deeper);
                }
                if score > window.alpha && score < window.beta && is_wide {
                    score = self.descend(position, &next, full, window, deeper);
                }
            }
            self.memory.past.pop();
            if self.budget.is_over() {
                break;
            }
            if score > best {
                best = score;
                best_place = ranked.place();
                if score > window.alpha {
                    window.alpha = score;
                    self.extend_line(ply, action);
                }
                if score >= window.beta {
                    if is_quiet {
                        self.learn(position, list, base, tried, place, depth);
                    }
                    break;
                }
            }
        }
        self.memory.scratch.truncate(base);
        if self.budget.is_over() {
            // At the root what has been finished counts: the first action is the best known.
            return best;
        }
        let bound = whole.bound(best);
        if ply > 0 || self.excluded.is_empty() {
            self.table.put(
                key,
                Entry {
                    score: to_here(best, ply),
                    best: if bound == Bound::AtMost {
                        NO_ACTION
                    } else {
                        best_place
                    },
                    depth: depth.clamp(0, 255) as u8,
                    bound,
                },
            );
        }
        best
    }

    /// The score of a position that is solved.
    #[inline]
    fn solved_score(&self, position: &G, ply: usize) -> Option<i32> {
        let verdict = self.solved?.probe(position)?;
        let verdict = verdict.within(self.memory.past.left());
        Some(ended(
            position,
            verdict.winner,
            ply + verdict.actions as usize,
        ))
    }

    /// What a position is worth at least if the turn is given away and still nothing happens.
    fn search_passed(&mut self, passed: &G, depth: i32, window: Window, ply: usize) -> Option<i32> {
        let place = Place {
            ply: ply + 1,
            before: Order::<G>::no_spot(),
            may_pass: false,
        };
        let against = Window {
            alpha: -window.beta,
            beta: 1 - window.beta,
        };
        self.memory.past.push(passed.key());
        let score = -self.search(passed, depth - 3 - depth / 4, against, place);
        self.memory.past.pop();
        // A win that needs the other seat to do nothing doesn't count.
        (!self.budget.is_over() && score >= window.beta).then_some(score.min(MOST))
    }

    /// Judges a position for the seat to move and remembers that, unless the seat is in check or
    /// nothing is left out by it.
    fn judge(&mut self, position: &G, ply: usize, is_check: bool) -> Option<i32> {
        let is_wanted = !is_check && self.pruning.judges();
        let judged = is_wanted.then(|| self.evaluate(position, ply));
        self.memory.judged[ply] = judged.map(|judged| (position.to_move(), judged));
        judged
    }

    /// Whether the position just judged is better for the seat to move than the one two actions
    /// before, or that cannot be told.
    fn improves(&self, ply: usize) -> bool {
        let judged = &self.memory.judged;
        match (ply.checked_sub(2).and_then(|ply| judged[ply]), judged[ply]) {
            (Some((before, was)), Some((seat, is))) => before != seat || is > was,
            _ => true,
        }
    }

    #[inline]
    pub(super) fn evaluate(&mut self, position: &G, ply: usize) -> i32 {
        let trail = &mut self.memory.trail;
        let advantage = trail.advantage(self.evaluation, ply, position);
        advantage.clamp(-MOST, MOST)
    }

    /// Ranks the actions at the end of the scratch, except the one that the table knows.
    fn rank_others(&mut self, position: &G, list: &[G::Action], known: u16, place: Place) {
        let Memory { scratch, order, .. } = &mut *self.memory;
        order.freshen(position.to_move(), place.before);
        let sight = position.sight();
        for (index, &action) in (0..).zip(list) {
            if index != known {
                let gain = position.gain(sight, action);
                let rank = order.rank(position, action, gain, place.before, place.ply);
                scratch.push(Ranked::new(index, rank));
            }
        }
    }

    /// The last of the tried actions, a quiet one, has refuted the position.
    fn learn(
        &mut self,
        position: &G,
        list: &[G::Action],
        base: usize,
        tried: usize,
        place: Place,
        depth: i32,
    ) {
        let Memory { scratch, order, .. } = &mut *self.memory;
        let action = |ranked: Ranked| list[usize::from(ranked.place())];
        let tried = &scratch[base..base + tried];
        if let Some((&last, others)) = tried.split_last() {
            order.refuted(position, action(last), place.before, place.ply, depth);
            for &other in others.iter().filter(|other| other.is_quiet()) {
                order.failed(position, action(other), place.before, depth);
            }
        }
    }

    /// The best line from here is this action and the best line after it.
    fn extend_line(&mut self, ply: usize, action: G::Action) {
        let (here, next) = self.memory.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(action);
        here[ply].extend_from_slice(&next[0]);
    }
}

/// The score of a position that is over.
#[cold]
pub(super) fn outcome_score<G: Tactics>(position: &G, ply: usize) -> i32 {
    let outcome = position.outcome();
    outcome.map_or(0, |outcome| ended(position, outcome.winner, ply))
}
