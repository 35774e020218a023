//! Alpha-beta for two seats: iterative deepening with a transposition table.
//!
//! Knuth and Moore, "An analysis of alpha-beta pruning", 1975. Nothing here knows a game:
//! actions are ordered by the [`Strength`] they lead to, and the sign turns only when the seat
//! changes, so a seat may act several times in a row.

use ludejo_rules::{Game, Outcome, Play, Seat, TwoSeats};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::Strength;
use crate::limits::Budget;
use crate::{Limits, Line, Options, Score, Searcher, Shares, Thought};

/// The worth of a win now; one in `n` actions is worth `n` less.
const WIN: i32 = 1_000_000;
/// Any score beyond this is a win or a loss that has been seen.
const SEEN: i32 = WIN - 10_000;
/// The advantage that makes one seat e times as likely to win as the other.
const SCALE: f32 = 200.0;
/// No search goes deeper.
const MAX_DEPTH: u32 = 64;
/// Entries of the transposition table, 16 bytes each.
const TABLE_SIZE: usize = 1 << 18;

/// A search with its transposition table.
pub struct AlphaBeta<G: Game> {
    table: Vec<Entry>,
    /// Every position of the game so far and of the line being searched.
    path: Vec<G>,
    /// The position in `path` at which the search began.
    root: usize,
    /// As many actions make a game a draw.
    limit: usize,
    seed: u64,
}

impl<G: TwoSeats + Strength> Searcher for AlphaBeta<G> {
    type Game = G;

    fn search(
        &mut self,
        play: &Play<G>,
        limits: &Limits<'_>,
        _report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.choose(play, limits)
    }
}

/// What the table remembers of a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    score: i32,
    /// Place of the best action in the game's order.
    best: u16,
    depth: u8,
    bound: Bound,
}

/// What a score in the table means.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    Nothing,
    Exact,
    AtLeast,
    AtMost,
}

/// Scores between which the search decides.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const FULL: Self = Self {
        alpha: -WIN,
        beta: WIN,
    };

    /// The window of the next position, seen by whoever acts there.
    const fn next(self, turns: bool) -> Self {
        if turns {
            Self {
                alpha: -self.beta,
                beta: -self.alpha,
            }
        } else {
            self
        }
    }
}

impl<G: TwoSeats + Strength> AlphaBeta<G> {
    /// An empty table.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        Self {
            seed: options.seed,
            table: vec![Entry::default(); TABLE_SIZE],
            path: Vec::new(),
            root: 0,
            limit: 0,
        }
    }

    /// Chooses an action; `None` if there is none.
    pub fn choose(&mut self, play: &Play<G>, limits: &Limits<'_>) -> Option<Thought> {
        // What was learned about other games' histories would make the choice depend on them.
        self.table.fill(Entry::default());
        self.path.clear();
        self.path.extend_from_slice(play.positions());
        self.root = self.path.len() - 1;
        self.limit = play.info().length_limit as usize;
        let position = *play.position();

        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut list = position.actions().as_ref().to_vec();
        // Equally good actions are equally likely: the first of them wins.
        for last in (1..list.len()).rev() {
            list.swap(last, rng.random_range(0..=last));
        }
        let mut best = *list.first()?;
        let mut score = 0;
        let mut reached = 0;
        let mut budget = Budget::new(*limits);
        for depth in 1..=MAX_DEPTH {
            if depth > 1 && !budget.may_begin(depth) {
                break;
            }
            let Some((index, found)) = self.search_root(&position, &list, depth, &mut budget)
            else {
                break;
            };
            best = list[index];
            score = found;
            reached = depth;
            // The best action comes first in the next iteration.
            list[..=index].rotate_right(1);
            if budget.is_over() || score.abs() > SEEN {
                break;
            }
        }
        Some(Thought {
            depth: reached,
            nodes: budget.spent(),
            lines: vec![Line {
                score: spoken(score, position.to_move()),
                actions: self.line(&position, best, reached),
            }],
        })
    }

    /// The best of the actions and its score. What is left unfinished when the budget runs out
    /// does not count; `None` if nothing was finished.
    fn search_root(
        &mut self,
        position: &G,
        list: &[G::Action],
        depth: u32,
        budget: &mut Budget<'_>,
    ) -> Option<(usize, i32)> {
        let mut best = None;
        let mut window = Window::FULL;
        for (index, &action) in list.iter().enumerate() {
            let next = position.after(action);
            let score = self.descend(position, &next, depth, window, 0, budget);
            if budget.is_over() {
                break;
            }
            if best.is_none_or(|(_, other)| score > other) {
                best = Some((index, score));
                window.alpha = score;
            }
        }
        best
    }

    /// The score of an action that leads from `position` to `next`, seen by who acts in
    /// `position`.
    fn descend(
        &mut self,
        position: &G,
        next: &G,
        depth: u32,
        window: Window,
        ply: u32,
        budget: &mut Budget<'_>,
    ) -> i32 {
        let turns = next.to_move() != position.to_move();
        self.path.push(*next);
        let score = self.search(next, depth - 1, window.next(turns), ply + 1, budget);
        self.path.pop();
        if turns { -score } else { score }
    }

    /// The score of a position, seen by who acts there.
    fn search(
        &mut self,
        position: &G,
        depth: u32,
        mut window: Window,
        ply: u32,
        budget: &mut Budget<'_>,
    ) -> i32 {
        if !budget.spend() {
            return 0;
        }
        let list = position.actions();
        let list = list.as_ref();
        if list.is_empty() {
            return position
                .outcome()
                .map_or(0, |outcome| ended(position, outcome, ply));
        }
        if self.is_drawn() {
            return 0;
        }
        if depth == 0 || ply >= MAX_DEPTH {
            return advantage(position);
        }

        let slot = (position.key() % TABLE_SIZE as u64) as usize;
        let entry = self.table[slot];
        let known = entry.bound != Bound::Nothing && entry.key == position.key();
        if known && u32::from(entry.depth) >= depth {
            let score = shifted(entry.score, ply);
            match entry.bound {
                Bound::Exact => return score,
                Bound::AtLeast if score >= window.beta => return score,
                Bound::AtMost if score <= window.alpha => return score,
                _ => {}
            }
        }

        let first = known.then_some(usize::from(entry.best));
        let floor = window.alpha;
        let mut best = (0, -WIN);
        for (index, next) in ordered(position, list, first, depth) {
            let score = self.descend(position, &next, depth, window, ply, budget);
            if budget.is_over() {
                return 0;
            }
            if score > best.1 {
                best = (index, score);
            }
            window.alpha = window.alpha.max(score);
            if window.alpha >= window.beta {
                break;
            }
        }
        let bound = if best.1 >= window.beta {
            Bound::AtLeast
        } else if best.1 <= floor {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.table[slot] = Entry {
            key: position.key(),
            score: unshifted(best.1, ply),
            best: best.0 as u16,
            depth: depth as u8,
            bound,
        };
        best.1
    }

    /// Whether the last position of the path is a draw by G2, or has come up for the second time
    /// since the search began or the third time in all (G1). Twice in a search is enough: a player
    /// who can force it once can force it again.
    fn is_drawn(&self) -> bool {
        let now = self.path.len() - 1;
        if now >= self.limit {
            return true;
        }
        let position = &self.path[now];
        let same = |past: &&G| past.key() == position.key() && *past == position;
        self.path[self.root..now].iter().any(|past| same(&past))
            || self.path[..now].iter().filter(same).count() >= 2
    }

    /// The line that begins with `first`, as far as the table remembers it.
    fn line(&self, position: &G, first: G::Action, length: u32) -> Vec<String> {
        let mut line = vec![first.to_string()];
        let mut now = position.after(first);
        while line.len() < length as usize {
            let entry = self.table[(now.key() % TABLE_SIZE as u64) as usize];
            let list = now.actions();
            let Some(&action) = list.as_ref().get(usize::from(entry.best)) else {
                break;
            };
            if entry.bound == Bound::Nothing || entry.key != now.key() {
                break;
            }
            line.push(action.to_string());
            now.apply(action);
        }
        line
    }
}

/// The positions after each action with the action's place, the most promising first.
fn ordered<G: TwoSeats + Strength>(
    position: &G,
    list: &[G::Action],
    first: Option<usize>,
    depth: u32,
) -> impl Iterator<Item = (usize, G)> {
    let mut order: Vec<(i32, usize)> = (0..list.len()).map(|index| (0, index)).collect();
    // At the last step looking at the position costs as much as ordering it.
    if depth > 1 {
        for (score, index) in &mut order {
            let next = position.after(list[*index]);
            let turns = next.to_move() != position.to_move();
            let seen = advantage(&next);
            *score = if turns { -seen } else { seen };
        }
    }
    if let Some(entry) = first.and_then(|index| order.get_mut(index)) {
        entry.0 = i32::MAX;
    }
    order.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
    let position = *position;
    let list = list.to_vec();
    order
        .into_iter()
        .map(move |(_, index)| (index, position.after(list[index])))
}

/// The advantage of the seat to move.
fn advantage<G: TwoSeats + Strength>(position: &G) -> i32 {
    let seat = position.to_move();
    position.strength(seat) - position.strength(seat.next(2))
}

/// The score of a game that is over, seen by the seat to move.
fn ended<G: TwoSeats>(position: &G, outcome: Outcome, ply: u32) -> i32 {
    match outcome.winner {
        None => 0,
        Some(seat) if seat == position.to_move() => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    }
}

/// A score from the table, where wins count from their position, as one that counts from the
/// root.
const fn shifted(score: i32, ply: u32) -> i32 {
    if score > SEEN {
        score - ply as i32
    } else if score < -SEEN {
        score + ply as i32
    } else {
        score
    }
}

/// The reverse of [`shifted`].
const fn unshifted(score: i32, ply: u32) -> i32 {
    if score > SEEN {
        score + ply as i32
    } else if score < -SEEN {
        score - ply as i32
    } else {
        score
    }
}

/// A score for people, of this seat. What this search takes for a win is one unless repetition
/// prevents it, but not always the shortest: nothing is proven.
fn spoken(score: i32, seat: Seat) -> Score {
    let share = if score.abs() > SEEN {
        f32::from(u8::from(score > 0))
    } else {
        1.0 / (1.0 + (-score as f32 / SCALE).exp())
    };
    Score::from(Shares::pair(seat, share))
}
