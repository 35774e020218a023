//! A game at the terminal: who plays, what was taken back.

use ludejo_engine::{Options, Resources, Thought};
use ludejo_rules::{AnyGame, Outcome, Reason, Refusal, Seat, Undone};

use super::players::{Pace, Player};
use super::thinking::{Mind, Thinking};

/// A game with its players and with the actions that were taken back.
pub(super) struct Session {
    game: Box<dyn AnyGame>,
    players: Vec<Player>,
    pace: Pace,
    resources: Resources,
    /// Who made each action so far.
    actors: Vec<Seat>,
    /// The actions taken back, the next to be made again last.
    undone: Vec<String>,
    /// The engines that have been asked so far.
    minds: Vec<Mind>,
    /// What the computer thinks about while a person does: the game it expects to be asked about.
    ahead: Option<(Box<dyn AnyGame>, Thinking)>,
}

impl Session {
    /// A game with its history, as loaded or as new.
    pub(super) fn new(game: Box<dyn AnyGame>, players: Vec<Player>, pace: Pace) -> Self {
        Self {
            actors: game.actors(),
            game,
            players,
            pace,
            resources: Resources::default(),
            undone: Vec::new(),
            minds: Vec::new(),
            ahead: None,
        }
    }

    /// The same with networks and tables for the computer.
    pub(super) fn with_resources(self, resources: Resources) -> Self {
        Self { resources, ..self }
    }

    pub(super) fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    pub(super) fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    pub(super) fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whether the game goes on and a person is to decide.
    pub(super) fn awaits_human(&self) -> bool {
        self.game.outcome().is_none() && self.player(self.game.to_move()) == Player::Human
    }

    /// Whether the game goes on and the computer is to decide.
    pub(super) fn awaits_computer(&self) -> bool {
        self.game.outcome().is_none()
            && matches!(self.player(self.game.to_move()), Player::Computer(_))
    }

    /// Makes an action of the seat to move.
    pub(super) fn act(&mut self, action: &str) -> Result<(), Refusal> {
        let seat = self.game.to_move();
        self.game.play(action)?;
        self.actors.push(seat);
        self.undone.clear();
        Ok(())
    }

    /// Takes back to the last decision of a person (or one action, if only computers play) and
    /// returns how many actions that were.
    pub(super) fn undo(&mut self) -> usize {
        let humans = self.players.contains(&Player::Human);
        let mine = |seat: &Seat| !humans || self.player(*seat) == Player::Human;
        let Some(target) = self.actors.iter().rposition(mine) else {
            return 0;
        };
        self.ahead = None;
        self.game.reopen();
        let count = self.actors.len() - target;
        for _ in 0..count {
            self.undone
                .extend(self.game.undo().and_then(Undone::action));
            self.actors.pop();
        }
        count
    }

    /// Makes actions again that were taken back, up to the next decision of a person, and
    /// returns how many.
    pub(super) fn redo(&mut self) -> usize {
        let mut count = 0;
        while let Some(action) = self.undone.pop() {
            let seat = self.game.to_move();
            if self.game.play(&action).is_err() {
                // Only what was legal here before is ever kept.
                self.undone.clear();
                break;
            }
            self.actors.push(seat);
            count += 1;
            if self.awaits_human() {
                break;
            }
        }
        count
    }

    /// The seat gives up.
    pub(super) fn resign(&mut self, seat: Seat) {
        self.end(Outcome::forfeit(
            seat,
            self.players.len(),
            Reason::Resignation,
        ));
    }

    /// The people at the terminal agree to a draw.
    pub(super) fn agree(&mut self) {
        self.end(Outcome::draw(Reason::Agreement));
    }

    fn end(&mut self, outcome: Outcome) {
        self.ahead = None;
        self.game.end(outcome);
    }

    /// Goes on with a game that was given up or agreed to be a draw; `false` if it was not.
    pub(super) fn resume(&mut self) -> bool {
        self.game.reopen().is_some()
    }

    /// Goes on with another game of the same kind, and with its players if they are known.
    pub(super) fn replace(&mut self, game: Box<dyn AnyGame>, players: Option<Vec<Player>>) {
        let players = players.unwrap_or_else(|| std::mem::take(&mut self.players));
        *self = Self::new(game, players, self.pace);
    }

    /// The first seat that a person plays, from which the board is seen.
    pub(super) fn view(&self) -> Seat {
        let human = self
            .players
            .iter()
            .position(|player| *player == Player::Human);
        human.map_or(Seat::FIRST, |index| Seat::new(index as u8))
    }

    /// Whether a computer plays.
    pub(super) fn has_computer(&self) -> bool {
        let is_computer = |player: &Player| matches!(player, Player::Computer(_));
        self.players.iter().any(is_computer)
    }

    /// Begins to think for the seat to move, as its player does; for a person, as well as it
    /// can. What was thought ahead is gone on with if it is about this.
    pub(super) fn think(&mut self) -> Thinking {
        if let Some((game, thinking)) = self.ahead.take()
            && self.awaits_computer()
            && game.history() == self.game.history()
        {
            thinking.count();
            return thinking;
        }
        let mind = self.mind(self.game.to_move());
        Thinking::begin(mind, &*self.game, self.pace)
    }

    /// After the computer's action and if it is to ponder, begins to think about what it expects
    /// to be asked next. Levels do not: they look at no more than they look at.
    pub(super) fn ponder(&mut self, choice: &Thought) {
        self.ahead = None;
        let Some(expected) = choice.best().actions.get(1) else {
            return;
        };
        if !self.pace.ponders || !self.awaits_human() {
            return;
        }
        let mut game = self.game.clone();
        if game.play(expected).is_err() || game.outcome().is_some() {
            return;
        }
        let seat = game.to_move();
        if let Player::Computer(Options { level: None, .. }) = self.player(seat) {
            let thinking = Thinking::ahead(self.mind(seat), &*game, self.pace);
            self.ahead = Some((game, thinking));
        }
    }

    /// The engine that thinks for a seat.
    fn mind(&mut self, seat: Seat) -> Mind {
        let options = match self.player(seat) {
            Player::Computer(options) => options,
            Player::Human => Options::default(),
        };
        let options = Options {
            seed: self.pace.seed,
            ..options
        };
        let known = self.minds.iter().find(|mind| mind.options() == options);
        if let Some(mind) = known {
            return mind.clone();
        }
        let mind = Mind::new(options, self.resources.clone());
        self.minds.push(mind.clone());
        mind
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const COMPUTER: Player = Player::Computer(Options::USUAL);

    fn session(players: [Player; 2]) -> Session {
        let game = ludejo_rules::catalog::start("herooj").expect("a game");
        let pace = Pace {
            time: Duration::from_secs(60),
            nodes: Some(50),
            seed: 1,
            ponders: false,
        };
        Session::new(game, players.to_vec(), pace)
    }

    #[test]
    fn a_person_takes_back_to_their_own_decision() {
        let mut session = session([Player::Human, COMPUTER]);
        for action in ["b2b4", "b7b5", "c2c4", "c7c5"] {
            session.act(action).expect("legal");
        }
        assert_eq!(session.undo(), 2);
        assert_eq!(session.game().history(), ["b2b4", "b7b5"]);
        assert_eq!(session.redo(), 2);
        assert_eq!(session.game().history().len(), 4);
        assert_eq!((session.undo(), session.undo(), session.undo()), (2, 2, 0));
        session.act("g2g4").expect("legal");
        assert_eq!(
            session.redo(),
            0,
            "a new action forgets what was taken back"
        );
    }

    #[test]
    fn the_computers_first_action_stays() {
        let mut session = session([COMPUTER, Player::Human]);
        session.act("b2b4").expect("legal");
        assert_eq!(session.undo(), 0);
        let mut watched = self::session([COMPUTER, COMPUTER]);
        watched.act("b2b4").expect("legal");
        assert_eq!(watched.undo(), 1);
    }

    #[test]
    fn a_loaded_game_knows_who_acted() {
        let mut game = ludejo_rules::catalog::start("herooj").expect("a game");
        game.play("b2b4").expect("legal");
        game.play("b7b5").expect("legal");
        let players = vec![Player::Human, COMPUTER];
        let pace = session([Player::Human; 2]).pace;
        let mut session = Session::new(game, players, pace);
        assert_eq!(session.undo(), 2);
    }

    #[test]
    fn resigning_gives_the_game_to_the_other() {
        let mut session = session([Player::Human, COMPUTER]);
        session.resign(Seat::FIRST);
        let outcome = session.game().outcome().expect("over");
        assert_eq!(outcome, Outcome::win(Seat::SECOND, Reason::Resignation));
        assert!(!session.awaits_human() && !session.awaits_computer());
        assert!(session.resume(), "that can be taken back");
        assert!(session.awaits_human());
        assert!(!session.resume());
    }

    #[test]
    fn the_computer_thinks_within_its_nodes() {
        let mut session = session([COMPUTER, Player::Human]);
        let choice = session.think().wait().expect("a choice");
        assert!(session.game().explain(choice.action()).is_ok());
    }

    #[test]
    fn what_was_expected_is_thought_about_ahead() {
        let mut session = session([COMPUTER, Player::Human]);
        session.pace.ponders = true;
        session.pace.nodes = Some(2_000);
        let choice = session.think().wait().expect("a choice");
        let [ours, theirs] = &choice.best().actions[..2] else {
            panic!("an expected answer");
        };
        session.act(ours).expect("legal");
        session.ponder(&choice);
        assert!(session.ahead.is_some());
        session.act(theirs).expect("legal");
        let next = session.think().wait().expect("a choice");
        assert!(session.ahead.is_none());
        assert!(session.game().explain(next.action()).is_ok());

        session.act(next.action()).expect("legal");
        session.ponder(&next);
        let surprise = session.game().legal();
        let expected = next.best().actions.get(1);
        let surprise = surprise.iter().find(|action| Some(*action) != expected);
        session.act(surprise.expect("two actions")).expect("legal");
        let answer = session.think().wait().expect("a choice");
        assert!(session.game().explain(answer.action()).is_ok());
    }
}
