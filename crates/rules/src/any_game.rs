//! Any game in progress, whichever it is, behind one object-safe trait. Everything but search plays by it.

use crate::{
    Board, CellId, Effect, Game, Info, NotAnAction, Outcome, Partial, Play, Refusal, Scene, Seat,
    Tabletop, Undone, partial,
};

/// A game being played, whichever it is. Actions and positions are text.
///
/// Once [`outcome`](Self::outcome) says how the game ended, whatever ended it, no action is legal:
/// `legal` and `successors` are empty, and `partial`, `explain`, `effects` and `play` refuse
/// everything because the game is over.
///
/// Derived once, for every [`Play`] of a [`Tabletop`] game; find one through the
/// [`catalog`](crate::catalog).
///
/// ```
/// let mut game = ludejo_rules::catalog::start("herooj").unwrap();
/// game.play("b2b4").unwrap();
/// assert_eq!(game.line(), "ppmppmpp/1ppmmpp1/8/8/1P6/8/2PMMPP1/PPMPPMPP b");
/// let refusal = game.play("b7b3").unwrap_err();
/// assert_eq!(refusal.anchor, "move-length");
/// ```
pub trait AnyGame: Send + Sync {
    /// Names, seats, setups, limits.
    fn info(&self) -> &'static Info;
    /// The rules page, Markdown.
    fn page(&self) -> &'static str;
    /// The board without pieces.
    fn board(&self) -> &'static Board;

    /// The position line.
    fn line(&self) -> String;
    /// The position line that the game began with.
    fn start_line(&self) -> String;
    /// Whose turn it is.
    fn to_move(&self) -> Seat;
    /// What stands on the board.
    fn scene(&self) -> Scene;
    /// The result by the position alone, without history.
    fn position_outcome(&self) -> Option<Outcome>;
    /// The result of the game, G1, G2 and ends such as resignation included.
    fn outcome(&self) -> Option<Outcome>;

    /// The legal actions, sorted by their bytes; none when the game is over.
    fn legal(&self) -> Vec<String>;
    /// The legal actions with the position line after each, sorted by the action's bytes.
    fn successors(&self) -> Vec<(String, String)>;
    /// Answers a partial action: the text of the picks so far, empty to begin with.
    ///
    /// # Errors
    /// If no legal action begins like this, or the game is over.
    fn partial(&self, picked: &str) -> Result<Partial, Refusal>;
    /// Whether an action is legal and, if not, why.
    ///
    /// # Errors
    /// The rule that it breaks, or that the game is over.
    fn explain(&self, action: &str) -> Result<(), Refusal>;
    /// What a legal action causes.
    ///
    /// # Errors
    /// If it is not legal or the game is over.
    fn effects(&self, action: &str) -> Result<Vec<Effect>, Refusal>;

    /// Makes an action.
    ///
    /// # Errors
    /// If it is not legal or the game is over; nothing changes then.
    fn play(&mut self, action: &str) -> Result<(), Refusal>;
    /// Undoes the last thing that happened: an end that people brought about, or else the last
    /// action. `None` if nothing has happened yet.
    fn undo(&mut self) -> Option<Undone<String>>;
    /// Undoes an end that people brought about, and returns it. `None` if there was none.
    fn reopen(&mut self) -> Option<Outcome>;
    /// Ends the game by something that the board does not show. Does nothing if the game is
    /// already over.
    fn end(&mut self, outcome: Outcome);
    /// The actions made so far.
    fn history(&self) -> Vec<String>;
    /// Who made each of the actions so far.
    fn actors(&self) -> Vec<Seat>;
    /// What the last action caused; empty before the first one.
    fn last_effects(&self) -> Vec<Effect>;
    /// The cells that show why somebody has won ([`Tabletop::deciding`]). Empty if the board does not
    /// show it, as after a resignation.
    fn deciding(&self) -> Vec<CellId>;
    /// A game from here, without its history, in which the next seat is to move instead: what it
    /// would do is what it threatens. `None` if the game is over, or would be; in the middle of a
    /// turn or of a phase that seats take turns in; and where the rules allow no such position, as
    /// when a king is attacked.
    fn turn_passed(&self) -> Option<Box<dyn AnyGame>>;
    /// A copy, history included.
    fn boxed(&self) -> Box<dyn AnyGame>;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

impl<G: Tabletop> Play<G> {
    /// The legal actions with their texts, sorted by the bytes of these.
    fn sorted(&self) -> Vec<(String, G::Action)> {
        let mut list = Vec::new();
        if Self::outcome(self).is_none() {
            self.position()
                .for_each_action(|action| list.push((action.to_string(), action)));
            list.sort_unstable();
        }
        list
    }

    /// The position before the last action, and that action.
    fn last(&self) -> Option<(&G, G::Action)> {
        match (self.positions(), self.actions()) {
            ([.., before, _], [.., action]) => Some((before, *action)),
            _ => None,
        }
    }

    /// Reads an action and checks it.
    fn checked(&self, text: &str) -> Result<G::Action, Refusal> {
        if Self::outcome(self).is_some() {
            return Err(Refusal::game_over());
        }
        let action: G::Action = text
            .parse()
            .map_err(|NotAnAction| Refusal::notation(text, G::INFO.example))?;
        self.position().explain(action)?;
        Ok(action)
    }
}

impl<G: Tabletop> AnyGame for Play<G> {
    fn info(&self) -> &'static Info {
        Self::info(self)
    }

    fn page(&self) -> &'static str {
        G::PAGE
    }

    fn board(&self) -> &'static Board {
        G::board()
    }

    fn line(&self) -> String {
        self.position().to_string()
    }

    fn start_line(&self) -> String {
        self.positions()[0].to_string()
    }

    fn to_move(&self) -> Seat {
        self.position().to_move()
    }

    fn scene(&self) -> Scene {
        self.position().scene()
    }

    fn position_outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn legal(&self) -> Vec<String> {
        self.sorted().into_iter().map(|(text, _)| text).collect()
    }

    fn successors(&self) -> Vec<(String, String)> {
        let after = |(text, action)| (text, self.position().after(action).to_string());
        self.sorted().into_iter().map(after).collect()
    }

    fn partial(&self, picked: &str) -> Result<Partial, Refusal> {
        if Self::outcome(self).is_some() {
            return Err(Refusal::game_over());
        }
        let answer = partial::answer(
            G::INFO,
            G::board(),
            &self.scene(),
            &AnyGame::legal(self),
            picked,
        );
        // Where the picks make an action, its own refusal says more.
        answer.map_err(
            |refusal| match picked.parse().map(|a| self.position().explain(a)) {
                Ok(Err(better)) => better,
                _ => refusal,
            },
        )
    }

    fn explain(&self, action: &str) -> Result<(), Refusal> {
        self.checked(action).map(|_| ())
    }

    fn effects(&self, action: &str) -> Result<Vec<Effect>, Refusal> {
        Ok(self.position().effects(self.checked(action)?))
    }

    fn play(&mut self, action: &str) -> Result<(), Refusal> {
        let action = self.checked(action)?;
        self.apply(action);
        Ok(())
    }

    fn undo(&mut self) -> Option<Undone<String>> {
        Self::undo(self).map(|undone| match undone {
            Undone::End(outcome) => Undone::End(outcome),
            Undone::Action(action) => Undone::Action(action.to_string()),
        })
    }

    fn reopen(&mut self) -> Option<Outcome> {
        Self::reopen(self)
    }

    fn end(&mut self, outcome: Outcome) {
        Self::end(self, outcome);
    }

    fn history(&self) -> Vec<String> {
        self.actions().iter().map(ToString::to_string).collect()
    }

    fn actors(&self) -> Vec<Seat> {
        let before = &self.positions()[..self.actions().len()];
        before.iter().map(Game::to_move).collect()
    }

    fn last_effects(&self) -> Vec<Effect> {
        let last = self.last();
        last.map_or(Vec::new(), |(before, action)| before.effects(action))
    }

    fn deciding(&self) -> Vec<CellId> {
        match self.position().outcome() {
            Some(outcome) if Self::outcome(self) == Some(outcome) => {
                self.position().deciding(self.last())
            }
            _ => Vec::new(),
        }
    }

    fn turn_passed(&self) -> Option<Box<dyn AnyGame>> {
        if Self::outcome(self).is_some() {
            return None;
        }
        let passed = self.position().turn_passed()?;
        // Only what can be read is a position that the rules allow.
        let passed: G = passed.to_string().parse().ok()?;
        let game = Self::under(Self::info(self), passed);
        Self::outcome(&game).is_none().then(|| game.boxed())
    }

    fn boxed(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}
