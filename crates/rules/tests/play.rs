//! How a game with its history ends, on a game small enough to see through.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use ludejo_rules::{
    ActionError, AnyGame, Game, Info, Message, NotAnAction, Outcome, Play, PositionError, Reason,
    Seat, SeatInfo, Setup, Undone,
};

/// A wheel that two seats turn to a number from 0 to 9; whoever turns it to 9 wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Wheel {
    shows: u8,
    to_move: u8,
}

impl Game for Wheel {
    type Action = Number;
    type Actions = ArrayVec<Number, 10>;

    const INFO: &'static Info = &Info {
        id: "wheel",
        name: "Wheel",
        designer: "nobody",
        seats: &[
            SeatInfo {
                letter: 'w',
                word: "white",
            },
            SeatInfo {
                letter: 'b',
                word: "black",
            },
        ],
        pieces: &[],
        setups: &[Setup {
            name: "standard",
            line: "0 w",
        }],
        length_limit: 10,
        example: "7",
        words: &[],
    };

    fn to_move(&self) -> Seat {
        Seat::new(self.to_move)
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.to_move().previous(2);
        (self.shows == 9).then_some(Outcome::win(winner, Reason::Line))
    }

    fn for_each_action(&self, visit: impl FnMut(Number)) {
        if self.shows != 9 {
            (0..10).map(Number).for_each(visit);
        }
    }

    fn apply(&mut self, action: Number) {
        self.shows = action.0;
        self.to_move ^= 1;
    }

    fn key(&self) -> u64 {
        self.full_key()
    }

    fn full_key(&self) -> u64 {
        u64::from(self.shows) << 1 | u64::from(self.to_move)
    }
}

impl fmt::Display for Wheel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.shows, Self::INFO.letter(self.to_move()))
    }
}

impl FromStr for Wheel {
    type Err = PositionError;

    fn from_str(line: &str) -> Result<Self, PositionError> {
        let position = |shows: &str, seat| {
            let shows = shows.parse().ok().filter(|&shows| shows < 10)?;
            let to_move = ["w", "b"].iter().position(|&letter| letter == seat)? as u8;
            Some(Self { shows, to_move })
        };
        line.split_once(' ')
            .and_then(|(shows, seat)| position(shows, seat))
            .ok_or(PositionError::new("line", Message::new("no-wheel")))
    }
}

/// What the wheel is turned to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Number(u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let number = text.parse().ok().filter(|&number| number < 10);
        number.map(Self).ok_or(NotAnAction)
    }
}

/// The game after these numbers, going on until the last of them.
fn play(numbers: &[u8]) -> Play<Wheel> {
    let mut play = Play::default();
    for &number in numbers {
        assert_eq!(play.outcome(), None, "before {number}");
        play.apply(Number(number));
    }
    play
}

/// The reason for which the game has ended after these numbers.
fn reason(numbers: &[u8]) -> Option<Reason> {
    play(numbers).outcome().map(|outcome| outcome.reason)
}

#[test]
fn the_position_itself_ends_a_game() {
    assert_eq!(
        play(&[1, 9]).outcome(),
        Some(Outcome::win(Seat::SECOND, Reason::Line))
    );
}

#[test]
fn the_third_time_is_a_draw_and_the_start_is_the_first() {
    assert_eq!(reason(&[1, 0, 1]), None);
    let third = play(&[1, 0, 1, 0]);
    assert_eq!(third.outcome(), Some(Outcome::draw(Reason::Repetition)));
    assert_eq!(third.occurrences(), 3);
    // The same number for another seat is another position.
    assert_eq!(reason(&[0, 0, 0]), None);
    assert_eq!(reason(&[0, 0, 0, 0]), Some(Reason::Repetition));
    // Not in a row.
    assert_eq!(reason(&[1, 2, 3, 4, 1, 5, 6, 7]), None);
    assert_eq!(
        reason(&[1, 2, 3, 4, 1, 5, 6, 7, 1]),
        Some(Reason::Repetition)
    );
}

#[test]
fn so_many_actions_are_a_draw() {
    assert_eq!(reason(&[1, 2, 3, 4, 5, 6, 7, 8, 1]), None);
    let full = play(&[1, 2, 3, 4, 5, 6, 7, 8, 1, 2]);
    assert_eq!(full.outcome(), Some(Outcome::draw(Reason::Length)));
}

#[test]
fn the_position_comes_before_repetition_and_that_before_length() {
    assert_eq!(reason(&[1, 2, 3, 4, 5, 6, 7, 8, 1, 9]), Some(Reason::Line));
    // 0 for White: at the start, after the fourth and after the tenth.
    assert_eq!(
        reason(&[1, 2, 3, 0, 5, 6, 7, 8, 1, 0]),
        Some(Reason::Repetition)
    );
}

#[test]
fn people_end_a_game_once() {
    let resigned = Outcome::win(Seat::FIRST, Reason::Resignation);
    let agreed = Outcome::draw(Reason::Agreement);
    let mut game = play(&[1, 2]);
    game.end(resigned);
    assert_eq!(game.outcome(), Some(resigned));
    game.end(agreed);
    assert_eq!(game.outcome(), Some(resigned));
    assert_eq!(game.undo(), Some(Undone::End(resigned)));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.actions(), [1, 2].map(Number));
    assert_eq!(game.undo(), Some(Undone::Action(Number(2))));
    game.end(agreed);
    assert_eq!(game.outcome(), Some(agreed));
    assert_eq!(game.reopen(), Some(agreed));
    assert_eq!((game.outcome(), game.reopen()), (None, None));

    let mut won = play(&[1, 9]);
    won.end(agreed);
    assert_eq!(
        won.outcome().map(|outcome| outcome.reason),
        Some(Reason::Line)
    );
}

#[test]
fn actions_are_taken_back_to_the_start() {
    let mut game = play(&[1, 2, 3]);
    assert_eq!(game.positions().len(), 4);
    let back = std::iter::from_fn(|| game.undo());
    assert!(back.eq([3, 2, 1].map(Number).map(Undone::Action)));
    assert_eq!(game.positions(), [Wheel::start()]);
    assert!(game.actions().is_empty());
}

#[test]
fn what_is_taken_back_has_not_occurred() {
    let mut game = play(&[1, 0, 1, 0]);
    for (occurrences, ended) in [(3, true), (2, false), (2, false), (1, false), (1, false)] {
        assert_eq!(game.occurrences(), occurrences);
        assert_eq!(game.outcome().is_some(), ended);
        game.undo();
    }
    // Once more the same way.
    for number in [1, 0, 1] {
        assert_eq!(game.try_apply(Number(number)), Ok(()));
    }
    assert_eq!(game.outcome(), None);
    assert_eq!(game.try_apply(Number(0)), Ok(()));
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Repetition)));
}

#[test]
fn positions_with_one_key_are_told_apart() {
    /// Wheels all of which have the same key.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Blurred(Wheel);

    impl Game for Blurred {
        type Action = Number;
        type Actions = ArrayVec<Number, 10>;
        const INFO: &'static Info = Wheel::INFO;

        fn to_move(&self) -> Seat {
            self.0.to_move()
        }

        fn outcome(&self) -> Option<Outcome> {
            self.0.outcome()
        }

        fn for_each_action(&self, visit: impl FnMut(Number)) {
            self.0.for_each_action(visit);
        }

        fn apply(&mut self, action: Number) {
            self.0.apply(action);
        }

        fn key(&self) -> u64 {
            0
        }

        fn full_key(&self) -> u64 {
            0
        }
    }

    impl fmt::Display for Blurred {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }

    impl FromStr for Blurred {
        type Err = PositionError;

        fn from_str(line: &str) -> Result<Self, PositionError> {
            line.parse().map(Self)
        }
    }

    let mut game = Play::<Blurred>::default();
    for (number, occurrences) in [(1, 1), (2, 1), (1, 2), (3, 1), (1, 3)] {
        game.apply(Number(number));
        assert_eq!(game.occurrences(), occurrences, "{number}");
    }
}

#[test]
fn a_checked_action_is_legal_and_the_game_goes_on() {
    let mut game = play(&[1]);
    assert_eq!(game.try_apply(Number(10)), Err(ActionError::Illegal));
    assert_eq!(game.actions(), [Number(1)]);
    assert_eq!(game.try_apply(Number(9)), Ok(()));
    assert_eq!(game.try_apply(Number(1)), Err(ActionError::GameOver));

    let mut agreed = play(&[1]);
    agreed.end(Outcome::draw(Reason::Agreement));
    assert_eq!(agreed.try_apply(Number(2)), Err(ActionError::GameOver));
    agreed.reopen();
    assert_eq!(agreed.try_apply(Number(2)), Ok(()));

    let mut full = play(&[1, 2, 3, 4, 5, 6, 7, 8, 1, 2]);
    assert_eq!(full.try_apply(Number(3)), Err(ActionError::GameOver));
}

#[test]
fn games_are_shared_between_threads() {
    const fn is_shared<T: Send + Sync + ?Sized>() {}
    is_shared::<dyn AnyGame>();
    is_shared::<Play<Wheel>>();
}

#[test]
fn a_game_can_begin_anywhere() {
    let position: Wheel = "9 w".parse().expect("a position");
    let game = Play::from_position(position);
    assert_eq!(
        game.outcome(),
        Some(Outcome::win(Seat::SECOND, Reason::Line))
    );
}
