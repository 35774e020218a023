//! The search for two seats: principal variation search over a shared table, on as many threads
//! as there may be (lazy SMP).

mod order;
mod quiescence;
mod worker;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use ludejo_rules::{Play, Seat};

use crate::evaluation::{DOUBLE, Evaluation};
use crate::judge::Parts;
use crate::limits::Budget;
use crate::table::{NO_ACTION, Table};
use crate::tactics::{Constants, Pruning, Tactics};
use crate::value::{SEEN, WIN};
use crate::{Limits, Line, Options, Score, Searcher, Shares, Tablebase, Thought, proof};
use worker::{Memory, Window, Worker};

/// No search goes deeper.
const MAX_DEPTH: u32 = 100;
/// Where several lines are wanted, a proof may take one in so many of the nodes that the search has
/// taken until then, again after each depth.
const PROOF: u64 = 4;

/// A search with what it remembers.
pub struct PrincipalVariationSearch<G: Tactics, E: Evaluation<G>> {
    evaluation: E,
    table: Table,
    solved: Option<Arc<dyn Tablebase<G>>>,
    /// One for each thread.
    memories: Vec<Memory<G, E>>,
    pruning: Pruning,
    constants: Constants,
    lines: usize,
    /// What the last search has come to.
    reached: Option<Reached<G>>,
}

/// How far a search has come, from where it can go on.
struct Reached<G: Tactics> {
    /// The position, and after how many actions of the game.
    root: (G, usize),
    /// The actions that it left out.
    without: Vec<G::Action>,
    nodes: u64,
    way: Way<G::Action>,
}

/// The lines of the deepest search so far.
struct Way<A> {
    /// The deepest search that was not cut short.
    depth: u32,
    found: Vec<Found<A>>,
    /// A win or a loss that has been proven.
    proven: Option<Line>,
}

impl<A> Way<A> {
    const fn new() -> Self {
        Self {
            depth: 0,
            found: Vec::new(),
            proven: None,
        }
    }
}

impl<G: Tactics, E: Evaluation<G>> PrincipalVariationSearch<G, E> {
    /// A search that remembers nothing yet.
    pub fn new(options: &Options, evaluation: E) -> Self {
        Self {
            evaluation,
            table: Table::new(options.memory),
            solved: None,
            memories: (0..options.threads.max(1)).map(|_| Memory::new()).collect(),
            pruning: pruning::<G>(options),
            constants: G::CONSTANTS,
            lines: options.lines as usize,
            reached: None,
        }
    }

    /// The same with other constants, to see which are best.
    #[must_use]
    pub fn with_constants(self, constants: Constants) -> Self {
        Self { constants, ..self }
    }

    /// The same with a table of solved positions, if there is one.
    #[must_use]
    pub fn with_table(self, table: Option<Arc<dyn Tablebase<G>>>) -> Self {
        Self {
            solved: table,
            ..self
        }
    }
}

impl<G: Tactics, E: Evaluation<G>> Searcher for PrincipalVariationSearch<G, E> {
    type Game = G;

    fn search(
        &mut self,
        play: &Play<G>,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.reached = None;
        self.table.age();
        for memory in &mut self.memories {
            memory.order.fade();
        }
        self.resume(play, limits, report)
    }

    fn resume(
        &mut self,
        play: &Play<G>,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let position = *play.position();
        let mut without = Vec::new();
        if !limits.without.is_empty() {
            without.extend_from_slice(position.actions().as_ref());
            without.retain(|action| limits.without.contains(&action.to_string()));
        }
        let list = position.actions();
        let mut list = list.as_ref().iter();
        let fallback = *list.find(|action| !without.contains(action))?;
        let root = (position, play.actions().len());
        let goes_on = |it: &Reached<G>| it.root == root && it.without == without;
        let reached = self.reached.take().filter(goes_on);
        let (mut way, before) = reached.map_or((Way::new(), 0), |it| (it.way, it.nodes));
        for memory in &mut self.memories {
            memory.past.begin(play);
        }
        let is_done = AtomicBool::new(false);
        let signal = limits.signal_until(&is_done);
        let limits = Limits {
            nodes: limits.nodes.div_ceil(self.memories.len() as u64),
            depth: limits.depth.min(MAX_DEPTH),
            signal: &signal,
            ..*limits
        };
        let (table, evaluation) = (&self.table, &self.evaluation);
        let solved = self.solved.as_deref();
        let (pruning, constants, lines) = (self.pruning, self.constants, self.lines);
        let worker = |memory| Worker {
            table,
            solved,
            evaluation,
            memory,
            budget: Budget::new(limits),
            pruning,
            constants,
            without: &without,
            excluded: without.clone(),
            before,
        };
        let (first, others) = self.memories.split_first_mut()?;
        let mut thought = Thought {
            depth: way.depth,
            nodes: 0,
            lines: vec![Line {
                score: Score::from(Shares::draw(2)),
                actions: vec![fallback.to_string()],
            }],
        };
        if !way.found.is_empty() {
            way.tell(&position, &mut thought);
        }
        std::thread::scope(|scope| {
            let helpers: Vec<_> = (others.iter_mut().enumerate())
                .map(|(number, memory)| {
                    let mut worker = worker(memory);
                    // Half of them a step ahead, so that not all do the same.
                    let mut way = Way {
                        depth: way.depth + number as u32 % 2,
                        ..Way::new()
                    };
                    scope.spawn(move || {
                        worker.deepen(&position, &mut way, 1, &mut |_, _, _| {});
                        worker.budget.spent()
                    })
                })
                .collect();
            let mut main = worker(first);
            main.deepen(&position, &mut way, lines, &mut |depth, nodes, way| {
                thought.depth = depth;
                thought.nodes = nodes;
                way.tell(&position, &mut thought);
                report(&thought);
            });
            if thought.depth == 0 && !way.found.is_empty() {
                way.tell(&position, &mut thought);
            }
            if way.proven.is_none()
                && let Some(line) = main.prove(&position, &way, u64::MAX)
            {
                thought.prove(line);
            }
            is_done.store(true, Relaxed);
            let spent = helpers.into_iter().map(|helper| helper.join().unwrap_or(0));
            thought.nodes = main.budget.spent() + spent.sum::<u64>();
        });
        self.reached = Some(Reached {
            root,
            without,
            nodes: before + thought.nodes,
            way,
        });
        Some(thought)
    }

    fn forget(&mut self) {
        self.reached = None;
        self.table.clear();
        for memory in &mut self.memories {
            memory.order.clear();
        }
    }
}

/// What a search leaves out in a game with these options.
fn pruning<G: Tactics>(options: &Options) -> Pruning {
    let usual = G::PRUNING;
    Pruning {
        null_move: options.null_move.or(usual.null_move),
        reductions: options.reductions.or(usual.reductions),
        late_pruning: options.late_pruning.or(usual.late_pruning),
        reverse_futility: options.futility.or(usual.reverse_futility),
        futility: options.futility.or(usual.futility),
    }
}

/// A line as the search sees it.
struct Found<A> {
    score: i32,
    actions: Vec<A>,
}

/// What is done with the lines of each depth, given the depth and the nodes spent.
type See<'a, A> = dyn FnMut(u32, u64, &Way<A>) + 'a;

impl<A: ToString> Way<A> {
    /// Puts the lines for people into a thought, what is proven first.
    fn tell<G: Tactics>(&self, position: &G, thought: &mut Thought) {
        thought.lines = self.found.iter().map(|it| it.spoken(position)).collect();
        if let Some(line) = &self.proven {
            thought.prove(line.clone());
        }
    }
}

impl<A: ToString> Found<A> {
    /// The line for people.
    fn spoken<G: Tactics>(&self, position: &G) -> Line {
        Line {
            score: spoken(self.score, position.to_move()),
            actions: self.actions.iter().map(ToString::to_string).collect(),
        }
    }
}

/// A score for people, of this seat.
fn spoken(score: i32, seat: Seat) -> Score {
    let shares = if score > SEEN {
        Shares::win(seat)
    } else if score < -SEEN {
        Shares::win(seat.next(2))
    } else {
        let mut strengths = [0; 2];
        strengths[seat.index()] = score;
        Parts::of_strengths(&strengths, DOUBLE).into()
    };
    Score::from(shares)
}

impl<G: Tactics, E: Evaluation<G>> Worker<'_, G, E> {
    /// Searches deeper and deeper from where the way has come to, and hands it over after each depth
    /// with the depth and the nodes spent. If more than one line is wanted it goes on after a win or a
    /// loss has been found. So that this can be said, it is proven in between, and the way is handed
    /// over once more.
    fn deepen(
        &mut self,
        position: &G,
        way: &mut Way<G::Action>,
        lines: usize,
        see: &mut See<'_, G::Action>,
    ) {
        if way.found.is_empty() && (lines > 1 || !self.knows(position)) {
            way.found = self.glance(position);
            way.found.truncate(lines);
        }
        let begin = way.depth + 1;
        for depth in begin..=MAX_DEPTH {
            if depth > begin && !self.budget.may_begin(depth) {
                return;
            }
            let are_all = lines + self.without.len() >= position.count_actions() as usize;
            let mut now = if are_all {
                self.all_lines(position, depth as i32, &way.found)
            } else {
                self.best_lines(position, depth as i32, lines, &way.found)
            };
            let is_over = self.budget.is_over();
            // Those of a depth cut short can't be compared with the others: they know the answer.
            if now.is_empty() || (is_over && are_all && depth > 1) {
                return;
            }
            if is_over && now.len() < way.found.len() {
                // What was not searched again stays as it was.
                let best: Vec<_> = now.iter().map(|line| line.actions[0]).collect();
                let rest = way
                    .found
                    .drain(..)
                    .filter(|old| !best.contains(&old.actions[0]));
                now.extend(rest);
            }
            now.sort_by_key(|line| std::cmp::Reverse(line.score));
            now.truncate(lines);
            way.found = now;
            if !is_over {
                way.depth = depth;
            }
            let score = way.found[0].score;
            let is_decided = score.abs() > SEEN && depth as i32 > WIN - score.abs();
            see(depth, self.budget.spent(), way);
            if is_over || (is_decided && lines == 1) {
                return;
            }
            if is_decided && way.proven.is_none() {
                let most = (self.before + self.budget.spent()) / PROOF;
                way.proven = self.prove(position, way, most);
                if way.proven.is_some() {
                    see(depth, self.budget.spent(), way);
                }
            }
        }
    }

    /// All actions, those first that seem best at a glance, which is never cut short: a search that ends
    /// soon has overlooked none. The best comes first in the search, too.
    fn glance(&mut self, position: &G) -> Vec<Found<G::Action>> {
        let mut seen = Vec::new();
        for (place, &action) in position.actions().as_ref().iter().enumerate() {
            if self.without.contains(&action) {
                continue;
            }
            self.budget.spend();
            let score = self.glance_after(position, action);
            let actions = vec![action];
            seen.push((place, Found { score, actions }));
        }
        seen.sort_by_key(|(_, found)| std::cmp::Reverse(found.score));
        if let Some((place, _)) = seen.first()
            && !self.knows(position)
        {
            self.begin_with(position, *place as u16);
        }
        seen.into_iter().map(|(_, found)| found).collect()
    }

    /// The best lines of a depth: after each its first action is left out.
    fn best_lines(
        &mut self,
        position: &G,
        depth: i32,
        lines: usize,
        before: &[Found<G::Action>],
    ) -> Vec<Found<G::Action>> {
        let mut found = Vec::new();
        self.excluded.clear();
        self.excluded.extend_from_slice(self.without);
        if !self.without.is_empty()
            && let Some(best) = before.first()
        {
            // The table is not told what is best when something is left out.
            let list = position.actions();
            let mut list = list.as_ref().iter();
            if let Some(place) = list.position(|&action| action == best.actions[0]) {
                self.begin_with(position, place as u16);
            }
        }
        while found.len() < lines {
            let expected = before.get(found.len()).map(|line| line.score);
            let score = self.aspire(position, depth, expected);
            let actions = self.line().to_vec();
            // A search cut short has a line only if its first action was finished.
            let Some(&action) = actions.first() else {
                break;
            };
            found.push(Found { score, actions });
            if self.budget.is_over() {
                break;
            }
            self.excluded.push(action);
        }
        found
    }

    /// A line for every action, the best before first; this takes less than leaving out one after
    /// another.
    fn all_lines(
        &mut self,
        position: &G,
        depth: i32,
        before: &[Found<G::Action>],
    ) -> Vec<Found<G::Action>> {
        let mut found = Vec::new();
        for action in before.iter().map(|line| line.actions[0]) {
            let score = self.search_after(position, action, depth - 1);
            if self.budget.is_over() {
                break;
            }
            let mut actions = vec![action];
            actions.extend_from_slice(self.line_after());
            found.push(Found { score, actions });
        }
        found
    }

    /// The best line, if a win or a loss has been found and that can be proven with so many nodes.
    fn prove(&mut self, position: &G, way: &Way<G::Action>, mut nodes: u64) -> Option<Line> {
        let found = way.found.first()?.score;
        // What is proven is proven of all the actions.
        if found.abs() <= SEEN || self.budget.is_over() || !self.without.is_empty() {
            return None;
        }
        let seat = position.to_move();
        let winner = if found > 0 { seat } else { seat.next(2) };
        let most = (WIN - found.abs()) as u32;
        let (table, budget) = (self.table, &mut self.budget);
        let hint = |key| table.get(key).map_or(NO_ACTION, |entry| entry.best);
        proof::line(position, winner, most, self.solved, &hint, || {
            nodes = nodes.saturating_sub(1);
            nodes > 0 && budget.spend()
        })
    }

    /// Searches near the expected score first, and wider until it is found.
    fn aspire(&mut self, position: &G, depth: i32, expected: Option<i32>) -> i32 {
        let Some(expected) = expected.filter(|score| depth >= 4 && score.abs() < SEEN) else {
            return self.search_root(position, depth, Window::FULL);
        };
        let mut margin = self.constants.aspiration;
        loop {
            let full = Window::FULL;
            let window = if margin > 1000 {
                full
            } else {
                Window {
                    alpha: (expected - margin).max(full.alpha),
                    beta: (expected + margin).min(full.beta),
                }
            };
            let score = self.search_root(position, depth, window);
            let is_inside = window.alpha < score && score < window.beta;
            if self.budget.is_over() || is_inside || margin > 1000 {
                return score;
            }
            margin *= 4;
        }
    }
}
