//! A table at the terminal: a session, the engines that play at it, and the passing time.

use std::time::{Duration, Instant};

use ludejo_arena::clock::{Budget, OVERHEAD};
use ludejo_engine::{Resources, Thought};
use ludejo_rules::{AnyGame, Seat};
use ludejo_session::{Command, Millis, Occupant, Offer, Refused, Session, State, TimeControl};

use super::narrate;
use super::players::{self, Pace};
use super::thinking::{Mind, Thinking};

/// A session with the engines that play in it.
pub(super) struct Table {
    session: Session,
    pace: Pace,
    resources: Resources,
    watch: Watch,
    /// The engines that have been asked so far.
    minds: Vec<Mind>,
    /// What the computer thinks about while a person does: the game it expects to be asked about.
    ahead: Option<(Box<dyn AnyGame>, Thinking)>,
}

/// The only place where the time of a session comes from.
struct Watch {
    started: Instant,
    /// The moment of the session when it was started.
    at: Millis,
}

impl Watch {
    fn now(&self) -> Millis {
        self.at + self.started.elapsed().as_millis() as Millis
    }
}

impl Table {
    /// A session that goes on now.
    pub(super) fn new(session: Session, pace: Pace) -> Self {
        let watch = Watch {
            started: Instant::now(),
            at: session.latest(),
        };
        Self {
            session,
            pace,
            resources: Resources::default(),
            watch,
            minds: Vec::new(),
            ahead: None,
        }
    }

    /// Lets engines use these networks and tables.
    pub(super) fn with_resources(self, resources: Resources) -> Self {
        Self { resources, ..self }
    }

    /// Goes on with another session of the same game.
    pub(super) fn replace(&mut self, session: Session) {
        let resources = std::mem::take(&mut self.resources);
        *self = Self::new(session, self.pace).with_resources(resources);
    }

    pub(super) const fn session(&self) -> &Session {
        &self.session
    }

    pub(super) const fn state(&self) -> &State {
        self.session.state()
    }

    pub(super) fn game(&self) -> &dyn AnyGame {
        self.state().game()
    }

    /// Whether the game goes on and it is a person's turn, though the game may be paused.
    pub(super) fn is_turn_of_human(&self) -> bool {
        let seat = self.state().to_move();
        seat.is_some_and(|seat| self.state().occupant(seat).is_person())
    }

    /// Whether a person is to decide now.
    pub(super) fn awaits_human(&self) -> bool {
        self.is_turn_of_human() && !self.state().is_paused()
    }

    /// Whether the computer is to decide now.
    pub(super) fn awaits_computer(&self) -> bool {
        let state = self.state();
        state.to_move().is_some() && !self.is_turn_of_human() && !state.is_paused()
    }

    /// How many people play.
    pub(super) fn people(&self) -> usize {
        let occupants = self.state().occupants().iter();
        occupants.filter(|occupant| occupant.is_person()).count()
    }

    /// The first seat that a person plays, from which the board is seen.
    pub(super) fn view(&self) -> Seat {
        let human = self
            .state()
            .occupants()
            .iter()
            .position(Occupant::is_person);
        human.map_or(Seat::FIRST, |index| Seat::new(index as u8))
    }

    /// Makes an action of the seat to move, and says what it led to.
    pub(super) fn act(&mut self, action: &str) -> Result<Vec<String>, Refused> {
        self.command(&Command::play(action))
    }

    /// Carries out a command of the seat to move, and says what it led to.
    pub(super) fn command(&mut self, command: &Command) -> Result<Vec<String>, Refused> {
        self.command_of(self.game().to_move(), command)
    }

    fn command_of(&mut self, by: Seat, command: &Command) -> Result<Vec<String>, Refused> {
        let before = self.state().clone();
        let at = self.watch.now();
        let events = self.session.command(by, command, at)?.to_vec();
        if !matches!(command, Command::Move { .. }) {
            self.ahead = None;
        }
        let after = self.state();
        let told = events.iter();
        Ok(told
            .flat_map(|event| narrate::happened(&before, &event.what, after))
            .collect())
    }

    /// Stops the clocks, or starts them again.
    pub(super) fn pause(&mut self) -> Result<Vec<String>, Refused> {
        let command = if self.state().is_paused() {
            Command::Resume
        } else {
            Command::Pause
        };
        // Anybody who still plays may do so.
        let mut seats = (0..self.state().occupants().len() as u8).map(Seat::new);
        let by = seats.find(|seat| !self.state().has_left(*seat));
        self.command_of(by.unwrap_or(Seat::FIRST), &command)
    }

    /// The seat to move offers a draw. All people at the terminal agree to it; the computer is
    /// then [asked](Self::asked).
    pub(super) fn offer_draw(&mut self) -> Result<Vec<String>, Refused> {
        let offer = Offer::Draw;
        let mut told = self.command(&Command::Offer { offer })?;
        for seat in self.state().awaited(offer) {
            if self.state().occupant(seat).is_person() {
                told.extend(self.command_of(seat, &Command::Accept { offer })?);
            }
        }
        Ok(told)
    }

    /// A seat whose computer has still to answer the offer of a draw.
    pub(super) fn asked(&self) -> Option<Seat> {
        self.state().awaited(Offer::Draw).into_iter().next()
    }

    /// The computer of a seat answers the offer of a draw, now that it has thought about the game.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        thought: Option<&Thought>,
    ) -> Result<Vec<String>, Refused> {
        let offer = Offer::Draw;
        let seats = self.state().occupants().len();
        let command = if thought.is_some_and(|thought| thought.accepts_draw(seat, seats)) {
            Command::Accept { offer }
        } else {
            Command::Decline { offer }
        };
        self.command_of(seat, &command)
    }

    /// Lets a flag fall if it is time, and tells so.
    pub(super) fn look_at_clock(&mut self) -> Vec<String> {
        match self.state().deadline() {
            Some((seat, at)) if at <= self.watch.now() => {
                self.command_of(seat, &Command::Flag).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// How long it takes until a flag falls, if a clock runs.
    pub(super) fn until_flag(&self) -> Option<Duration> {
        let (_, at) = self.state().deadline()?;
        Some(Duration::from_millis(at.saturating_sub(self.watch.now())))
    }

    /// What the clock of a seat shows; `None` if it has none, or none any more.
    pub(super) fn clock(&self, seat: Seat) -> Option<String> {
        let left = self.state().time_left(seat, self.watch.now())?;
        (!self.state().has_left(seat)).then(|| narrate::clock(left))
    }

    /// Begins to think for the seat to move, as its player does; for a person, as well as it can.
    /// Pondering that was about this position continues.
    pub(super) fn think(&mut self) -> Thinking {
        if let Some((game, thinking)) = self.ahead.take()
            && self.awaits_computer()
            && game.history() == self.game().history()
        {
            thinking.count();
            return thinking;
        }
        self.think_as(self.game().to_move())
    }

    /// Begins to think about the game as the player of a seat does.
    pub(super) fn think_as(&mut self, seat: Seat) -> Thinking {
        let mind = self.mind(seat);
        let game = self.game();
        Thinking::begin(mind, game, self.budget(game), self.pace.nodes)
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
        let mut game = self.game().boxed();
        if game.play(expected).is_err() || game.outcome().is_some() {
            return;
        }
        let seat = game.to_move();
        let occupant = self.state().occupant(seat);
        if !occupant.is_person() && players::options(occupant).level.is_none() {
            let budget = self.budget(&*game);
            let thinking = Thinking::ahead(self.mind(seat), &*game, budget, self.pace.nodes);
            self.ahead = Some((game, thinking));
        }
    }

    /// The engine that thinks for a seat.
    fn mind(&mut self, seat: Seat) -> Mind {
        let mut options = players::options(self.state().occupant(seat));
        if options.seed == 0 {
            options.seed = self.pace.seed;
        }
        let known = self.minds.iter().find(|mind| mind.options() == options);
        if let Some(mind) = known {
            return mind.clone();
        }
        let mind = Mind::new(options, self.resources.clone());
        self.minds.push(mind.clone());
        mind
    }

    /// How long the seat to move may think in a game that is this one or follows on it.
    fn budget(&self, game: &dyn AnyGame) -> Budget {
        let by_pace = Budget::of_move_time(self.pace.time, Duration::ZERO);
        match self.time_of(game.to_move()) {
            None => by_pace,
            Some((left, increment)) => {
                by_pace.and(Budget::of_turn(left, increment, None, game, OVERHEAD))
            }
        }
    }

    /// What a seat has left, and what each of its turns adds.
    fn time_of(&self, seat: Seat) -> Option<(Duration, Duration)> {
        let (state, now) = (self.state(), self.watch.now());
        if state.has_left(seat) {
            return None;
        }
        let left = match state.deadline() {
            // A delay that goes on counts too.
            Some((running, at)) if running == seat => at.saturating_sub(now),
            _ => state.time_left(seat, now)?,
        };
        let added = match self.session.terms().controls[seat.index()] {
            TimeControl::Increment { increment, .. } => increment,
            TimeControl::Delay { delay, .. } => delay,
            _ => 0,
        };
        Some((Duration::from_millis(left), Duration::from_millis(added)))
    }
}

#[cfg(test)]
mod tests {
    use ludejo_engine::Options;
    use ludejo_rules::{Outcome, Reason};
    use ludejo_session::Terms;

    use super::*;

    fn table_of(terms: Terms) -> Table {
        let pace = Pace {
            time: Duration::from_secs(60),
            nodes: Some(50),
            seed: 1,
            ponders: false,
        };
        Table::new(Session::new(terms).expect("a game"), pace)
    }

    fn person() -> Occupant {
        Occupant::Person { name: None }
    }

    fn computer() -> Occupant {
        players::computer(Options::default())
    }

    fn table(first: Occupant, second: Occupant) -> Table {
        table_of(Terms::new("herooj", vec![first, second]))
    }

    #[test]
    fn the_computer_thinks_within_its_nodes() {
        let mut table = table(computer(), person());
        let choice = table.think().wait().expect("a choice");
        assert!(table.game().explain(choice.action()).is_ok());
    }

    #[test]
    fn what_was_expected_is_thought_about_ahead() {
        let mut table = table(computer(), person());
        table.pace.ponders = true;
        table.pace.nodes = Some(2_000);
        let choice = table.think().wait().expect("a choice");
        let [ours, theirs] = &choice.best().actions[..2] else {
            panic!("an expected answer");
        };
        table.act(ours).expect("legal");
        table.ponder(&choice);
        assert!(table.ahead.is_some());
        table.act(theirs).expect("legal");
        let next = table.think().wait().expect("a choice");
        assert!(table.ahead.is_none());
        assert!(table.game().explain(next.action()).is_ok());

        table.act(next.action()).expect("legal");
        table.ponder(&next);
        let surprise = table.game().legal();
        let expected = next.best().actions.get(1);
        let surprise = surprise.iter().find(|action| Some(*action) != expected);
        table.act(surprise.expect("two actions")).expect("legal");
        let answer = table.think().wait().expect("a choice");
        assert!(table.game().explain(answer.action()).is_ok());
    }

    #[test]
    fn people_at_the_terminal_agree_to_a_draw_and_go_on() {
        let mut table = table(person(), person());
        table.offer_draw().expect("an offer");
        let draw = Outcome::draw(Reason::Agreement);
        assert_eq!(table.game().outcome(), Some(draw));
        assert!(!table.awaits_human() && !table.awaits_computer());
        table
            .command(&Command::Undo)
            .expect("the end is taken back");
        assert!(table.awaits_human());
    }

    /// A position in which the seat to move can win at once, and that seat.
    fn nearly_won() -> (String, Seat) {
        let mut chance = 7_usize;
        loop {
            let mut game = ludejo_rules::catalog::start("herooj").expect("a game");
            while game.outcome().is_none() {
                let before = (game.line(), game.to_move());
                let actions = game.legal();
                chance = chance
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_041);
                let action = &actions[(chance >> 33) % actions.len()];
                game.play(action).expect("legal");
                let winner = game.outcome().and_then(|outcome| outcome.winner);
                if winner == Some(before.1) {
                    return before;
                }
            }
        }
    }

    #[test]
    fn the_computer_answers_by_what_it_expects() {
        let (line, winner) = nearly_won();
        for computers in [winner, winner.next(2)] {
            let mut seats = [person(), person()];
            seats[computers.index()] = computer();
            let terms = Terms::new("herooj", seats.to_vec()).from_position(&*line);
            let mut table = table_of(terms);
            let offer = Command::Offer { offer: Offer::Draw };
            let by = computers.next(2);
            table.command_of(by, &offer).expect("an offer");
            assert_eq!(table.asked(), Some(computers));
            let thought = table.think_as(computers).wait();
            let told = table.answer(computers, thought.as_ref());
            let accepts = computers != winner;
            assert_eq!(table.game().outcome().is_some(), accepts, "{told:?}");
        }
    }

    #[test]
    fn a_flag_falls_and_a_pause_holds_it() {
        let control = "0.001+0".parse().expect("a time control");
        let terms = Terms::new("herooj", vec![person(), computer()]).with_control(control);
        let mut table = table_of(terms);
        table.pause().expect("it stops");
        assert!(!table.awaits_human() && table.until_flag().is_none());
        table.pause().expect("it goes on");
        std::thread::sleep(table.until_flag().expect("a clock that runs"));
        assert!(!table.look_at_clock().is_empty());
        let outcome = Outcome::win(Seat::SECOND, Reason::Time);
        assert_eq!(table.game().outcome(), Some(outcome));
    }

    #[test]
    fn the_computer_keeps_to_its_clock() {
        let control = "0.005+0".parse().expect("a time control");
        let terms = Terms::new("herooj", vec![computer(), person()]).with_control(control);
        let mut table = table_of(terms);
        table.pace.nodes = None;
        let choice = table.think().wait().expect("a choice");
        table.act(choice.action()).expect("legal");
        assert_eq!(table.game().history(), [choice.action()], "in time");
    }

    #[test]
    fn the_computer_plays_on_for_whoever_leaves_a_game_for_four() {
        let mut table = table_of(Terms::new("evo4", vec![person(); 4]));
        let told = table.command(&Command::Resign).expect("it is legal");
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(table.awaits_computer());
        let choice = table.think().wait().expect("a choice");
        table.act(choice.action()).expect("legal");
        assert!(table.awaits_human());
    }
}
