//! Records gone through again, and resignations taken back.

use ludejo_rules::record::Record;
use ludejo_rules::{Outcome, Reason, Seat};
use ludejo_session::{Command, Occupant, Restored, Session, Terms, TimeControl};

fn people(game: &str, count: usize, control: TimeControl) -> Terms {
    Terms::new(game, vec![Occupant::person("Ana"); count]).with_control(control)
}

/// Carries out a command of the seat to move so much later.
fn run(session: &mut Session, command: &Command, later: u64) {
    let by = session.state().to_move().expect("the game goes on");
    let at = session.latest() + later;
    let done = session.command(by, command, at).map(<[_]>::len);
    done.unwrap_or_else(|refused| panic!("{command:?}: {refused}"));
}

fn play(session: &mut Session, moves: &[(&str, u64)]) {
    for (action, later) in moves {
        run(session, &Command::play(*action), *later);
    }
}

fn record(session: &Session) -> Record {
    let text = session.record(|_, _| None).to_string();
    text.parse().expect("a record")
}

/// The session that is made from the record of another one.
fn again(session: &Session, seats: Vec<Occupant>) -> Session {
    let record = record(session);
    let game = record.begin().expect("a game");
    let mut terms = Terms::new(&*record.game, seats).from_position(game.start_line());
    terms = terms.with_control(Session::control_of(&record));
    let Restored { session, fault } = Session::replay(terms, &record).expect("a session");
    assert_eq!(fault, None);
    assert_eq!(self::record(&session), record);
    session
}

#[test]
fn clocks_go_on_where_a_record_ends() {
    let controls = [
        TimeControl::Increment {
            base: 60_000,
            increment: 2_000,
        },
        TimeControl::Delay {
            base: 60_000,
            delay: 2_000,
        },
        TimeControl::Unlimited,
    ];
    for control in controls {
        let terms = people("heroes", 2, control);
        let mut session = Session::new(terms.clone()).expect("a game");
        let turns = [
            ("e3e5", 500),
            ("g3g5", 3_000),
            ("d3d4", 700),
            ("e8e6", 1_000),
            ("d7d6", 1_001),
        ];
        play(&mut session, &turns);
        let again = again(&session, terms.seats);
        for seat in [Seat::FIRST, Seat::SECOND] {
            let left = |session: &Session| session.state().time_left(seat, session.latest());
            assert_eq!(left(&again), left(&session), "{control}, {seat:?}");
        }
        assert_eq!(again.state().running(), session.state().running());
    }
}

#[test]
fn a_flag_that_fell_stays_down() {
    let terms = people("rooya", 2, "0.1+0".parse().expect("a time control"));
    let mut session = Session::new(terms.clone()).expect("a game");
    run(&mut session, &Command::Flag, 6_000);
    let again = again(&session, terms.seats);
    let outcome = Outcome::win(Seat::SECOND, Reason::Time);
    assert_eq!(again.state().outcome(), Some(outcome));
    assert_eq!(again.state().time_left(Seat::FIRST, 9_999), Some(0));
    assert!(!again.state().can_undo(), "time does not come back");
}

#[test]
fn who_left_is_still_gone() {
    let terms = people("evo4", 4, TimeControl::Unlimited);
    let mut session = Session::new(terms.clone()).expect("a game");
    let first = session.state().game().legal()[0].clone();
    play(&mut session, &[(&first, 10)]);
    run(&mut session, &Command::Resign, 10);
    let second = session.state().game().legal()[0].clone();
    play(&mut session, &[(&second, 10)]);

    let again = self::again(&session, terms.seats);
    assert_eq!(again.state().occupants(), session.state().occupants());
    assert_eq!(again.state().leavers(), session.state().leavers());

    let mut seats = vec![Occupant::level(1); 4];
    seats[0] = Occupant::person("Ana");
    let again = self::again_without_notes(&session, seats);
    assert_eq!(again.state().ending(), None, "an engine has the seat");
}

/// As [`again`], but who takes part is not what the record was made by.
fn again_without_notes(session: &Session, seats: Vec<Occupant>) -> Session {
    let record = record(session);
    let restored = Session::replay(Terms::new(&*record.game, seats), &record);
    let Restored { session, fault } = restored.expect("a session");
    assert_eq!(fault, None);
    session
}

#[test]
fn ends_that_people_brought_about_are_kept_and_can_be_taken_back() {
    for (game, seats, text) in [
        ("herooj", 2, "1. b2b4 win:w"),
        ("herooj", 2, "1. b2b4 win:b"),
        ("herooj", 2, "1. b2b4 draw"),
        ("evo4", 4, "draw"),
        ("evo4", 4, "win:n"),
    ] {
        for reason in [Reason::Resignation, Reason::Time, Reason::Agreement] {
            let text = format!(
                "[Game \"{game}\"]\n[Reason \"{}\"]\n\n{text}\n",
                reason.word()
            );
            let record: Record = text.parse().expect("a record");
            let terms = people(game, seats, TimeControl::Unlimited);
            let restored = Session::replay(terms, &record).expect("a session");
            assert_eq!(restored.fault, None, "{text}");
            let mut session = restored.session;
            assert_eq!(self::record(&session).ending, record.ending, "{text}");
            let plies = session.state().actors().len();
            assert!(session.command(Seat::FIRST, &Command::Undo, 0).is_ok());
            assert_eq!(session.state().ending(), None);
            assert_eq!(session.state().leavers(), []);
            assert_eq!(
                session.state().actors().len(),
                plies,
                "only the end is gone"
            );
        }
    }
}

#[test]
fn a_record_that_breaks_the_rules_is_shown_up_to_there() {
    for (text, plies) in [
        ("[Game \"herooj\"]\n\n1. b2b4 b7b1 2. c2c4 *", 1),
        (
            "[Game \"herooj\"]\n[Reason \"safe-zone\"]\n\n1. b2b4 win:w",
            1,
        ),
        ("[Game \"herooj\"]\n\n1. b2b4 {[%left x time]} b7b5 *", 1),
    ] {
        let record: Record = text.parse().expect("a record");
        let terms = people("herooj", 2, TimeControl::Unlimited);
        let restored = Session::replay(terms, &record).expect("a session");
        assert!(restored.fault.is_some(), "{text}");
        assert_eq!(restored.session.state().actors().len(), plies, "{text}");
    }
}

#[test]
fn a_resignation_that_handed_a_seat_over_can_be_taken_back() {
    let mut session =
        Session::new(people("evo4", 4, "1+0".parse().expect("a time control"))).expect("a game");
    let undo = |session: &mut Session| {
        let at = session.latest() + 10;
        session.command(Seat::FIRST, &Command::Undo, at).is_ok()
    };
    run(&mut session, &Command::Resign, 1_000);
    assert!(!session.state().occupant(Seat::FIRST).is_person());
    assert!(undo(&mut session), "before the engine has moved");
    assert!(session.state().occupant(Seat::FIRST).is_person());
    assert_eq!(session.state().running(), Some(Seat::FIRST));
    assert!(!session.state().can_undo());

    run(&mut session, &Command::Resign, 10);
    let action = session.state().game().legal()[0].clone();
    play(&mut session, &[(&action, 10)]);
    let action = session.state().game().legal()[0].clone();
    play(&mut session, &[(&action, 10)]);
    assert!(undo(&mut session), "the move of the second seat");
    assert!(session.state().has_left(Seat::FIRST));
    assert!(undo(&mut session), "then the resignation of the first");
    assert_eq!(session.state().leavers(), []);
    assert!(session.state().actors().is_empty());
    assert!(!undo(&mut session));
}
