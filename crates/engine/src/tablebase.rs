//! Solved positions: what is certain about them.

use ludejo_rules::{Game, Play, Seat, Tabletop};

use crate::engine::replay;
use crate::past::Past;
use crate::{End, Engine, Limits, Line, Score, Shares, Thought};

use std::cmp::Reverse;
use std::sync::Arc;

/// What a position comes to if every seat plays as well as it can, before repetition (G1) and
/// length (G2) are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verdict {
    /// Who wins; `None` for a draw.
    pub winner: Option<Seat>,
    /// The actions, of all seats together, until the game is over: the winner hurries, the others
    /// hold out as long as they can. 0 if it is over. For a draw it means nothing.
    pub actions: u32,
}

/// A table of solved positions of one game, shared by all who ask it. Its verdicts must be
/// consistent with each other.
///
/// It may store its positions in any way: in memory, in a mapped file, in compressed blocks with a
/// cache behind a lock. It is asked very often, from several threads at once.
///
/// Any function from a position to a verdict is such a table.
///
/// ```
/// use ludejo_engine::{Limits, Options, Resources, Tablebase, Verdict, engine};
/// use ludejo_rules::rooya::Rooya;
/// use ludejo_rules::{AnyGame, Game};
/// use std::sync::Arc;
///
/// // Knows only who has won.
/// let over = |position: &Rooya| {
///     let outcome = position.outcome()?;
///     Some(Verdict { winner: outcome.winner, actions: 0 })
/// };
/// let table: Arc<dyn Tablebase<Rooya>> = Arc::new(over);
/// let resources = Resources::default().with_table(table);
/// let mut engine = engine("rooya", &Options::default(), &resources).unwrap();
/// let game = ludejo_rules::catalog::start("rooya").unwrap();
/// assert!(engine.think(&*game, &Limits::nodes(100), &mut |_| {}).is_some());
/// ```
pub trait Tablebase<G: Game>: Send + Sync {
    /// The verdict on a position; `None` if the table does not have it.
    fn probe(&self, position: &G) -> Option<Verdict>;
}

impl<G: Game, F: Fn(&G) -> Option<Verdict> + Send + Sync> Tablebase<G> for F {
    fn probe(&self, position: &G) -> Option<Verdict> {
        self(position)
    }
}

impl Verdict {
    /// The same when only this many actions are left to the draw by length (G2).
    #[inline]
    pub(crate) const fn within(self, left: u32) -> Self {
        if self.actions > left {
            Self {
                winner: None,
                actions: left,
            }
        } else {
            self
        }
    }

    /// What it is worth to a seat: a win the more the sooner, a loss the more the later.
    fn worth(self, seat: Seat) -> i64 {
        match self.winner {
            None => 0,
            Some(winner) if winner == seat => i64::from(u32::MAX - self.actions),
            Some(_) => i64::from(self.actions) - i64::from(u32::MAX),
        }
    }

    /// What it means, after this many actions, for people.
    fn score(self, before: u32, seats: usize) -> Score {
        self.winner
            .map_or(Score::from(Shares::draw(seats)), |winner| {
                let actions = self.actions + before;
                Score::from(End { winner, actions })
            })
    }
}

/// An engine that answers from a table as long as all actions lead to positions that are in it.
pub(crate) struct Solved<G: Game> {
    engine: Box<dyn Engine>,
    table: Arc<dyn Tablebase<G>>,
    lines: usize,
}

impl<G: Game> Solved<G> {
    /// Asks the table before the engine, and tells so many lines.
    pub(crate) fn new(engine: Box<dyn Engine>, table: Arc<dyn Tablebase<G>>, lines: u32) -> Self {
        Self {
            engine,
            table,
            lines: lines as usize,
        }
    }

    /// What the table says; `None` if it does not have everything.
    fn look(&self, play: &Play<G>) -> Option<Thought> {
        let mut past = Past::default();
        past.begin(play);
        let position = play.position();
        let seat = position.to_move();
        let mut known = Vec::new();
        for &action in position.actions().as_ref() {
            let next = position.after(action);
            known.push((action, self.verdict(&next, &mut past)?));
        }
        known.sort_by_key(|(_, verdict)| Reverse(verdict.worth(seat)));
        let told = known.iter().take(self.lines.max(1));
        let lines: Vec<_> = told
            .map(|&(action, verdict)| Line {
                score: verdict.score(1, G::INFO.seats.len()),
                actions: self.line(position, action, verdict, &mut past),
            })
            .collect();
        let depth = lines.iter().map(|line| line.actions.len()).max()?;
        Some(Thought {
            depth: depth as u32,
            nodes: known.len() as u64,
            lines,
        })
    }

    /// The verdict on the position after an action, with the history of the game.
    fn verdict(&self, next: &G, past: &mut Past) -> Option<Verdict> {
        if let Some(outcome) = next.outcome() {
            return Some(Verdict {
                winner: outcome.winner,
                actions: 0,
            });
        }
        past.push(next.key());
        let drawn = past.is_drawn();
        let left = past.left();
        past.pop();
        if drawn {
            return Some(Verdict {
                winner: None,
                actions: 0,
            });
        }
        self.table.probe(next).map(|verdict| verdict.within(left))
    }

    /// An action, and if it leads to a win, what follows as far as the table goes.
    fn line(
        &self,
        position: &G,
        first: G::Action,
        verdict: Verdict,
        past: &mut Past,
    ) -> Vec<String> {
        let mut line = vec![first.to_string()];
        let mut now = position.after(first);
        let (winner, mut left) = (verdict.winner, verdict.actions);
        while winner.is_some() && left > 0 {
            left -= 1;
            past.push(now.key());
            let wanted = Some(Verdict {
                winner,
                actions: left,
            });
            let list = now.actions();
            let mut actions = list.as_ref().iter();
            let next = actions.find(|&&action| self.verdict(&now.after(action), past) == wanted);
            let Some(&action) = next else {
                break;
            };
            line.push(action.to_string());
            now.apply(action);
        }
        past.back();
        line
    }
}

impl<G: Tabletop> Engine for Solved<G> {
    fn think(
        &mut self,
        game: &dyn ludejo_rules::AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        match self.look(&replay(game)?) {
            Some(thought) => {
                report(&thought);
                Some(thought)
            }
            None => self.engine.think(game, limits, report),
        }
    }

    fn resume(
        &mut self,
        game: &dyn ludejo_rules::AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        match self.look(&replay(game)?) {
            Some(thought) => Some(thought),
            None => self.engine.resume(game, limits, report),
        }
    }

    fn forget(&mut self) {
        self.engine.forget();
    }
}
