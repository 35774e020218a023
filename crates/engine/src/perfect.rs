//! Le Rooya played perfectly: an oracle knows what every move is worth.

use std::cmp::Reverse;
use std::sync::Arc;

use ludejo_oracle::{Answer, Oracle, Worth};
use ludejo_rules::rooya::Rooya;
use ludejo_rules::{Game, Play};

use crate::engine::Searcher;
use crate::past::Past;
use crate::{End, Limits, Line, Score, Shares, Signal, Thought};

type Action = <Rooya as Game>::Action;

/// Of a mistake that the other seat sees at once, since it lets a line be completed by the next move,
/// so much counts: levels 3 to 7 make that many of them for each of the others, by the moves there
/// are (`examples/mistakes.rs`; docs/rooya.md has the figures).
const PLAIN: f32 = 0.3;
/// So many moves are compared by looking further.
const COMPARED: usize = 3;
/// So many answers to each of them are looked at.
const ANSWERS: usize = 3;

/// Plays by what an oracle knows: wins as soon as possible and loses as late as possible. Of moves that
/// keep a draw, it prefers those after which the other seat goes wrong most easily.
pub(crate) struct Perfect {
    oracle: Arc<Oracle>,
    lines: usize,
    /// The keys of the positions that the game has seen.
    seen: Vec<u64>,
}

/// A move, and what it leads to.
#[derive(Clone, Copy)]
struct Known {
    action: Action,
    answer: Answer,
    /// How easily the other seat goes wrong after it; higher is better for the seat that moves.
    lure: f32,
}

impl Known {
    /// The better, the higher: a win the sooner, a loss the later.
    fn rank(&self) -> (Worth, i64) {
        let actions = i64::from(self.answer.actions.unwrap_or(0));
        let speed = match self.answer.worth {
            Worth::Win => -actions,
            Worth::Draw => 0,
            Worth::Loss => actions,
        };
        (self.answer.worth, speed)
    }
}

impl Perfect {
    /// Asks this oracle, and tells so many lines.
    pub(crate) fn new(oracle: Arc<Oracle>, lines: u32) -> Self {
        Self {
            oracle,
            lines: lines.max(1) as usize,
            seen: Vec::new(),
        }
    }

    /// All moves, the best first.
    fn known(&self, position: &Rooya, past: &mut Past) -> Vec<Known> {
        let mut known = Vec::new();
        position.for_each_action(|action| {
            known.push(Known {
                action,
                answer: self.answer(position, action, past),
                lure: 0.0,
            });
        });
        known.sort_by_key(|one| Reverse(one.rank()));
        known
    }

    /// The same; those that come to the same are compared, unless they win in so many actions.
    fn compared(&self, position: &Rooya, past: &mut Past, limits: &Limits<'_>) -> Vec<Known> {
        let mut known = self.known(position, past);
        if let Some(best) = known.first().map(Known::rank) {
            let equal = known.iter().take_while(|one| one.rank() == best).count();
            let is_clear = equal == 1 || best.0 == Worth::Win && best.1 != 0;
            if !is_clear {
                self.compare(position, &mut known[..equal], past, limits);
            }
        }
        known
    }

    /// Sorts moves that come to the same by how easily the other seat goes wrong after them.
    fn compare(&self, position: &Rooya, equal: &mut [Known], past: &mut Past, limits: &Limits<'_>) {
        let goes_on = || (limits.signal)() == Signal::GoOn;
        let sort =
            |known: &mut [Known]| known.sort_by(|one, other| other.lure.total_cmp(&one.lure));
        for one in &mut *equal {
            if !goes_on() {
                return;
            }
            let after = position.after(one.action);
            past.push(after.key());
            // What ends by repetition is no trap, and what the other seat has already got out of is hardly one.
            one.lure = if past.is_drawn() {
                -2.0
            } else if self.seen.contains(&after.key()) {
                self.lure(&after) - 1.0
            } else {
                self.lure(&after)
            };
            past.pop();
        }
        sort(equal);
        let most = equal.len().min(COMPARED);
        for one in &mut equal[..most] {
            if one.lure >= 0.0 && goes_on() {
                one.lure += self.later_lure(&position.after(one.action));
            }
        }
        sort(&mut equal[..most]);
    }

    /// What an action is worth with the history of the game.
    fn answer(&self, position: &Rooya, action: Action, past: &mut Past) -> Answer {
        let next = position.after(action);
        past.push(next.key());
        let (is_drawn, left) = (past.is_drawn(), past.left());
        past.pop();
        let answer = self.oracle.ask_action(position, action);
        let is_over = next.outcome().is_some();
        let is_late = answer.actions.is_some_and(|actions| actions > left + 1);
        if !is_over && (is_drawn || is_late) {
            let worth = Worth::Draw;
            let actions = None;
            return Answer { worth, actions };
        }
        answer
    }

    /// How easily the seat to move goes wrong, from 0 to 1: the part of its moves that are mistakes.
    fn lure(&self, position: &Rooya) -> f32 {
        let best = self.oracle.ask(position).worth;
        let (mut all, mut mistakes) = (0.0, 0.0);
        position.for_each_action(|action| {
            all += 1.0;
            let answer = self.oracle.ask_action(position, action);
            if answer.worth < best {
                let is_plain = answer.actions.is_some_and(|actions| actions <= 2);
                mistakes += if is_plain { PLAIN } else { 1.0 };
            }
        });
        if all > 0.0 { mistakes / all } else { 0.0 }
    }

    /// How easily the seat to move goes wrong with the move after next, if it makes none of its mistakes
    /// now and the other seat sets the best trap.
    fn later_lure(&self, position: &Rooya) -> f32 {
        let best = self.oracle.ask(position).worth;
        let mut sound = Vec::new();
        position.for_each_action(|action| {
            let after = position.after(action);
            let keeps = self.oracle.ask_action(position, action).worth == best;
            if keeps && after.outcome().is_none() {
                sound.push(after);
            }
        });
        let step = sound.len().div_ceil(ANSWERS).max(1);
        let traps: Vec<_> = sound
            .iter()
            .step_by(step)
            .map(|one| self.trap(one))
            .collect();
        traps.iter().sum::<f32>() / traps.len().max(1) as f32
    }

    /// How easily the other seat goes wrong after the best trap that the seat to move can set without
    /// giving anything away.
    fn trap(&self, position: &Rooya) -> f32 {
        let best = self.oracle.ask(position).worth;
        let mut most = 0.0_f32;
        position.for_each_action(|action| {
            if self.oracle.ask_action(position, action).worth == best {
                let after = position.after(action);
                if after.outcome().is_none() {
                    most = most.max(self.lure(&after));
                }
            }
        });
        most
    }

    /// What is said of a move: what comes of it, and if somebody wins, what follows.
    fn line(&self, position: &Rooya, known: &Known, past: &mut Past) -> Line {
        let seat = position.to_move();
        let Answer { worth, actions } = known.answer;
        let winner = match worth {
            Worth::Draw => None,
            Worth::Win => Some(seat),
            Worth::Loss => Some(seat.next(2)),
        };
        let score = match (winner, actions) {
            (None, _) => Score::from(Shares::draw(2)),
            (Some(winner), None) => Score::from(Shares::win(winner)),
            (Some(winner), Some(actions)) => Score::from(End { winner, actions }),
        };
        let mut line = vec![known.action.to_string()];
        let mut now = position.after(known.action);
        while score.end.is_some() && now.outcome().is_none() {
            past.push(now.key());
            let next = self.known(&now, past);
            let Some(best) = next.first() else { break };
            line.push(best.action.to_string());
            now.apply(best.action);
        }
        past.back();
        Line {
            score,
            actions: line,
        }
    }
}

impl Searcher for Perfect {
    type Game = Rooya;

    fn search(
        &mut self,
        play: &Play<Rooya>,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let mut past = Past::default();
        past.begin(play);
        self.seen = play.positions().iter().map(Game::key).collect();
        let position = play.position();
        let known = self.compared(position, &mut past, limits);
        let told = known.iter().take(self.lines);
        let lines: Vec<_> = told
            .map(|one| self.line(position, one, &mut past))
            .collect();
        let thought = Thought {
            depth: lines.iter().map(|line| line.actions.len()).max()? as u32,
            nodes: known.len() as u64,
            lines,
        };
        report(&thought);
        Some(thought)
    }
}
