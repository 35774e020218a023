//! One trait for every game's engines.

use ludejo_rules::{AnyGame, Game, Play, Seat, Tabletop};

use crate::{End, Limits, Score};

/// Half a percent of the win.
const HALF_A_PERCENT: f32 = 0.005;

/// What an engine thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// How deep the search went: in actions for alpha-beta, as the length of the longest line
    /// for a tree that grows.
    pub depth: u32,
    /// Positions looked at (simulations in a tree that grows by them).
    pub nodes: u64,
    /// The best lines, the best first; never empty.
    pub lines: Vec<Line>,
}

/// An expected course of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What comes of it.
    pub score: Score,
    /// The actions; never empty.
    pub actions: Vec<String>,
}

impl Line {
    /// A line to a proven end.
    pub(crate) fn of_end(end: End, actions: &[impl ToString]) -> Self {
        Self {
            score: Score::from(end),
            actions: actions.iter().map(ToString::to_string).collect(),
        }
    }
}

impl Thought {
    /// The best line.
    ///
    /// # Panics
    /// Never: there is always one.
    #[must_use]
    pub fn best(&self) -> &Line {
        &self.lines[0]
    }

    /// Whether one of this many seats should agree to a draw: if it expects no more than an even
    /// share of the win, rounded to whole percent as shown to people.
    #[must_use]
    pub fn accepts_draw(&self, seat: Seat, seats: usize) -> bool {
        let even = 1.0 / seats as f32;
        self.best().score.shares.of_seat(seat) <= even + HALF_A_PERCENT
    }

    /// The best action.
    #[must_use]
    pub fn action(&self) -> &str {
        &self.best().actions[0]
    }

    /// Puts a proven line first, replacing any other with the same first action, without adding to
    /// the number of lines.
    pub(crate) fn prove(&mut self, line: Line) {
        let told = self.lines.len();
        self.lines
            .retain(|other| other.actions[0] != line.actions[0]);
        self.lines.insert(0, line);
        self.lines.truncate(told);
    }
}

/// A player of one game.
pub trait Engine: Send {
    /// Chooses an action for the seat to move: the first of the best line. `None` if the game is
    /// over. Reports what it thinks in the meantime, each time it gets deeper.
    ///
    /// The history of the game counts, so repetition (G1) and length (G2) are seen as draws.
    fn think(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought>;

    /// Goes on where it was stopped, if this is the position that it thought about last; thinks anew if
    /// not. Whoever wants to be able to stop it without losing what it has learned asks for a little
    /// at a time. The nodes of the thought are those of this time.
    fn resume(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.think(game, limits, report)
    }

    /// Forgets what it has learned about the game, before another one.
    fn forget(&mut self);
}

/// A search of one game. If people can see the game, it is an [`Engine`], which reads it from there.
pub trait Searcher: Send {
    /// The game.
    type Game: Game;

    /// Chooses an action, as [`Engine::think`] does.
    fn search(
        &mut self,
        play: &Play<Self::Game>,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought>;

    /// Goes on where it was stopped, as [`Engine::resume`] does. A search that keeps all that it has
    /// learned from one time to the next needs nothing else for it.
    fn resume(
        &mut self,
        play: &Play<Self::Game>,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.search(play, limits, report)
    }

    /// Forgets what it has learned about the game, if it keeps anything.
    fn forget(&mut self) {}
}

impl<S: Searcher> Engine for S
where
    S::Game: Tabletop,
{
    fn think(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.search(&replay(game)?, limits, report)
    }

    fn resume(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        Searcher::resume(self, &replay(game)?, limits, report)
    }

    fn forget(&mut self) {
        Searcher::forget(self);
    }
}

/// The game as its own type, history included; `None` if it is over.
#[must_use]
pub fn replay<G: Tabletop>(game: &dyn AnyGame) -> Option<Play<G>> {
    if game.outcome().is_some() {
        return None;
    }
    let mut play = Play::under(game.info(), game.start_line().parse::<G>().ok()?);
    for action in game.history() {
        play.apply(action.parse().ok()?);
    }
    Some(play)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shares;

    #[test]
    fn a_draw_is_accepted_by_whoever_expects_no_more() {
        let thought = |score| Thought {
            depth: 1,
            nodes: 1,
            lines: vec![Line {
                score,
                actions: vec!["b2b4".to_owned()],
            }],
        };
        let (first, second) = (Seat::FIRST, Seat::SECOND);
        for (share, accept) in [
            (0.0, [true, false]),
            (0.49, [true, false]),
            (0.496, [true, true]),
            (0.504, [true, true]),
            (0.51, [false, true]),
        ] {
            let thought = thought(Score::from(Shares::pair(first, share)));
            assert_eq!(
                [first, second].map(|seat| thought.accepts_draw(seat, 2)),
                accept
            );
        }
        let won = thought(Score::from(crate::End {
            winner: second,
            actions: 3,
        }));
        assert!(won.accepts_draw(first, 2) && !won.accepts_draw(second, 2));
        let four = thought(Score::from(Shares([0.3, 0.25, 0.25, 0.2])));
        let accepts = [0, 1, 2, 3].map(|seat| four.accepts_draw(Seat::new(seat), 4));
        assert_eq!(accepts, [false, true, true, true]);
    }
}
