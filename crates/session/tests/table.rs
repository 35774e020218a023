//! What happens at a table, scene by scene.

use ludejo_rules::{Outcome, Reason, Seat};
use ludejo_session::{
    Command, Ending, Fault, Happening, Occupant, Offer, Policy, Refused, Restored, Session, State,
    Stored, TableRule, Terms, TimeControl,
};

const FIRST: Seat = Seat::FIRST;
const SECOND: Seat = Seat::SECOND;

fn ana() -> Occupant {
    Occupant::person("Ana")
}

fn two(policy: Policy) -> Session {
    let terms = Terms::new("herooj", vec![ana(), Occupant::person("Ben")]);
    Session::new(terms.with_policy(policy)).expect("a game")
}

/// Carries commands out one after another, a second apart.
fn run(session: &mut Session, commands: &[(Seat, Command)]) {
    for (by, command) in commands {
        let at = session.latest() + 1_000;
        let done = session.command(*by, command, at).map(<[_]>::len);
        done.unwrap_or_else(|refused| panic!("{by:?} {command:?}: {refused}"));
    }
}

/// Lets the seat to move make these actions.
fn play(session: &mut Session, actions: &[&str]) {
    for action in actions {
        let by = session.state().to_move().expect("the game goes on");
        run(session, &[(by, Command::play(*action))]);
    }
}

fn refused(session: &mut Session, by: Seat, command: &Command) -> Refused {
    let before = session.clone();
    let at = session.latest() + 1_000;
    let refused = session.command(by, command, at).map(<[_]>::len);
    let refused = refused.expect_err("a refusal");
    assert!(*session == before, "nothing has changed");
    refused
}

fn history(session: &Session) -> Vec<String> {
    session.state().game().history()
}

const DRAW: Offer = Offer::Draw;
const TAKEBACK: Offer = Offer::Takeback;

#[test]
fn what_is_tried_is_undone_unless_it_is_kept() {
    let mut session = two(Policy::Local);
    play(&mut session, &["b2b4"]);
    let before = session.clone();
    for command in [Command::Resign, Command::Undo] {
        let mut trial = session.trial();
        let at = trial.latest() + 1_000;
        let events = trial.command(SECOND, &command, at).map(<[_]>::to_vec);
        let events = events.expect("it is allowed");
        assert_eq!(trial.new_events(), events);
        assert!(*trial != before, "it has happened");
        drop(trial);
        assert!(session == before, "{command:?} hasn't happened");
    }
    let mut trial = session.trial();
    play(&mut trial, &["b7b5"]);
    trial.keep();
    assert_eq!(session.events().len(), 2);
    assert_eq!(history(&session), ["b2b4", "b7b5"]);
}

#[test]
fn a_draw_needs_everybody() {
    let mut session = two(Policy::Agreement);
    play(&mut session, &["b2b4"]);
    run(&mut session, &[(FIRST, Command::Offer { offer: DRAW })]);
    assert_eq!(session.state().awaited(DRAW), [SECOND]);
    for by in [FIRST, Seat::new(2)] {
        let accept = Command::Accept { offer: DRAW };
        let _ = refused(&mut session, by, &accept);
    }
    run(&mut session, &[(SECOND, Command::Accept { offer: DRAW })]);
    let draw = Outcome::draw(Reason::Agreement);
    assert_eq!(session.state().ending(), Some(Ending::Result(draw)));
    assert_eq!(session.state().game().outcome(), Some(draw));
    assert_eq!(session.state().ranks(), Some(vec![1, 1]));
}

#[test]
fn an_offer_ends_when_it_is_declined_withdrawn_or_played_past() {
    let mut session = two(Policy::Agreement);
    let offer = Command::Offer { offer: DRAW };
    let again = Refused::Table(TableRule::AlreadyOffered);
    let too_soon = Refused::Table(TableRule::OfferedTooSoon);
    run(&mut session, &[(FIRST, offer.clone())]);
    assert_eq!(refused(&mut session, FIRST, &offer), again);
    run(&mut session, &[(SECOND, Command::Decline { offer: DRAW })]);
    assert_eq!(refused(&mut session, FIRST, &offer), too_soon);
    play(&mut session, &["b2b4"]);
    run(
        &mut session,
        &[
            (FIRST, offer.clone()),
            (FIRST, Command::Withdraw { offer: DRAW }),
        ],
    );
    assert_eq!(refused(&mut session, FIRST, &offer), too_soon);
    run(&mut session, &[(SECOND, offer.clone())]);
    play(&mut session, &["b7b5"]);
    assert_eq!(
        session.state().offers().len(),
        1,
        "one's own move is no answer"
    );
    play(&mut session, &["c2c4"]);
    assert_eq!(session.state().offers(), [], "the other's is");
}

#[test]
fn a_takeback_goes_to_ones_own_last_move() {
    let mut session = two(Policy::Agreement);
    let offer = Command::Offer { offer: TAKEBACK };
    let nothing = Refused::Table(TableRule::NothingToUndo);
    assert_eq!(refused(&mut session, FIRST, &offer), nothing);
    play(&mut session, &["b2b4", "b7b5"]);
    let needs = Refused::Table(TableRule::NeedsAgreement);
    assert_eq!(refused(&mut session, FIRST, &Command::Undo), needs);
    run(
        &mut session,
        &[
            (FIRST, offer.clone()),
            (SECOND, Command::Accept { offer: TAKEBACK }),
        ],
    );
    assert!(history(&session).is_empty());
    assert_eq!(
        session.state().undone(),
        [""; 0],
        "there is no way forward again"
    );
}

#[test]
fn engines_agree_to_takebacks_and_think_about_draws() {
    let terms = Terms::new("herooj", vec![ana(), Occupant::level(3)]);
    let mut session = Session::new(terms.with_policy(Policy::Agreement)).expect("a game");
    play(&mut session, &["b2b4", "b7b5"]);
    run(&mut session, &[(FIRST, Command::Offer { offer: TAKEBACK })]);
    assert!(history(&session).is_empty());
    run(&mut session, &[(FIRST, Command::Offer { offer: DRAW })]);
    assert_eq!(session.state().awaited(DRAW), [SECOND]);
    run(&mut session, &[(SECOND, Command::Decline { offer: DRAW })]);
    assert_eq!(session.state().ending(), None);
}

#[test]
fn at_one_device_everything_can_be_undone() {
    let terms = Terms::new("herooj", vec![ana(), Occupant::level(3)]);
    let mut session = Session::new(terms).expect("a game");
    play(&mut session, &["b2b4", "b7b5", "c2c4", "c7c5"]);
    let undo = (FIRST, Command::Undo);
    let redo = (FIRST, Command::Redo);
    run(&mut session, std::slice::from_ref(&undo));
    assert_eq!(history(&session), ["b2b4", "b7b5"]);
    run(&mut session, std::slice::from_ref(&redo));
    assert_eq!(history(&session).len(), 4);
    run(&mut session, &[undo.clone(), undo.clone()]);
    assert!(history(&session).is_empty());
    run(&mut session, std::slice::from_ref(&redo));
    play(&mut session, &["g2g4"]);
    let nothing = Refused::Table(TableRule::NothingToRedo);
    assert_eq!(refused(&mut session, FIRST, &redo.1), nothing);
    run(&mut session, &[(FIRST, Command::Resign)]);
    assert!(session.state().ending().is_some());
    run(&mut session, &[undo]);
    assert_eq!(session.state().ending(), None);
    assert_eq!(
        history(&session).len(),
        3,
        "only the resignation was taken back"
    );
    assert_eq!(session.state().leavers(), []);
}

#[test]
fn a_loaded_game_can_be_undone_into() {
    let opening = ["b2b4", "b7b5"].map(str::to_owned).to_vec();
    let terms = Terms::new("herooj", vec![ana(), Occupant::level(3)]).with_opening(opening);
    let mut session = Session::new(terms).expect("a game");
    play(&mut session, &["c2c4"]);
    run(
        &mut session,
        &[(FIRST, Command::Undo), (FIRST, Command::Undo)],
    );
    assert!(history(&session).is_empty());
    run(&mut session, &[(FIRST, Command::Redo)]);
    assert_eq!(history(&session), ["b2b4", "b7b5"]);
}

#[test]
fn a_game_is_broken_off_only_before_everybody_has_moved() {
    let mut session = two(Policy::Agreement);
    play(&mut session, &["b2b4"]);
    let mut aborted = session.clone();
    run(&mut aborted, &[(SECOND, Command::Abort)]);
    assert_eq!(aborted.state().ending(), Some(Ending::Aborted));
    assert_eq!(aborted.state().outcome(), None);
    let over = Refused::Table(TableRule::Over);
    assert_eq!(refused(&mut aborted, SECOND, &Command::play("b7b5")), over);
    play(&mut session, &["b7b5"]);
    let late = Refused::Table(TableRule::TooLateToAbort);
    assert_eq!(refused(&mut session, FIRST, &Command::Abort), late);
}

#[test]
fn a_move_sent_twice_counts_once() {
    let mut session = two(Policy::Agreement);
    let send = |ply| Command::Move {
        action: "b2b4".to_owned(),
        ply: Some(ply),
        lag: 0,
    };
    run(&mut session, &[(FIRST, send(0)), (FIRST, send(0))]);
    assert_eq!(history(&session), ["b2b4"]);
    let stale = Refused::Table(TableRule::OutOfStep);
    assert_eq!(
        refused(&mut session, FIRST, &send(1)),
        Refused::Table(TableRule::NotYourTurn)
    );
    assert_eq!(refused(&mut session, FIRST, &send(7)), stale);
    assert_eq!(refused(&mut session, SECOND, &send(0)), stale);
}

fn four(seats: [Occupant; 4], policy: Policy) -> Session {
    let terms = Terms::new("evo4", Vec::from(seats)).with_policy(policy);
    Session::new(terms).expect("a game")
}

#[test]
fn who_leaves_a_game_for_four_is_replaced_until_one_is_left() {
    let mut session = four([ana(), ana(), ana(), Occupant::level(1)], Policy::Agreement);
    let seat = Seat::new;
    run(&mut session, &[(seat(1), Command::Resign)]);
    assert_eq!(session.state().ending(), None);
    assert_eq!(*session.state().occupant(seat(1)), Occupant::level(6));
    assert_eq!(
        refused(&mut session, seat(1), &Command::Resign),
        Refused::Table(TableRule::HasLeft)
    );
    assert_eq!(
        refused(&mut session, seat(3), &Command::Resign),
        Refused::Table(TableRule::NotAParticipant)
    );
    run(&mut session, &[(seat(0), Command::Leave)]);
    let win = Outcome::win(seat(2), Reason::Resignation);
    assert_eq!(session.state().outcome(), Some(win));
    assert_eq!(session.state().ranks(), Some(vec![3, 4, 1, 2]));
}

#[test]
fn the_only_participant_ends_the_game_by_leaving() {
    let engine = || Occupant::level(1);
    let mut session = four([ana(), engine(), engine(), engine()], Policy::Local);
    run(&mut session, &[(FIRST, Command::Resign)]);
    let outcome = session.state().outcome().expect("an end");
    assert_eq!(outcome, Outcome::draw(Reason::Resignation));
    assert_eq!(session.state().ranks(), Some(vec![4, 1, 1, 1]));
}

#[test]
fn a_forfeit_ends_a_match_of_programs() {
    let program = |name: &str| Occupant::Program {
        name: name.to_owned(),
    };
    let seats = [program("a"), program("b"), program("c"), program("d")];
    let mut session = four(seats, Policy::Match);
    let offer = Command::Offer { offer: DRAW };
    let none = Refused::Table(TableRule::NoOffers);
    assert_eq!(refused(&mut session, FIRST, &offer), none);
    run(&mut session, &[(SECOND, Command::Resign)]);
    assert_eq!(session.state().ranks(), Some(vec![1, 4, 1, 1]));
}

#[test]
fn an_increment_belongs_to_a_turn() {
    let terms = Terms::new("heroes", vec![ana(), ana()]).with_control(TimeControl::Increment {
        base: 60_000,
        increment: 5_000,
    });
    let mut session = Session::new(terms).expect("a game");
    let left = |session: &Session| session.state().time_left(FIRST, session.latest());
    play(&mut session, &["e3e5", "g3g5"]);
    assert_eq!(
        left(&session),
        Some(58_000),
        "two moves of a turn that goes on"
    );
    play(&mut session, &["d3d4"]);
    assert_eq!(session.state().to_move(), Some(SECOND));
    assert_eq!(left(&session), Some(62_000), "one increment for the turn");
}

#[test]
fn a_delay_belongs_to_a_turn() {
    let control = TimeControl::Delay {
        base: 10_000,
        delay: 1_500,
    };
    let mut session = two_with(control, 0);
    play(&mut session, &["b2b4", "b7b5"]);
    assert_eq!(session.state().time_left(FIRST, 2_000), Some(10_000));
    let at = |session: &Session, at| session.state().time_left(FIRST, at);
    assert_eq!(at(&session, 3_500), Some(10_000));
    assert_eq!(at(&session, 4_000), Some(9_500));
    assert_eq!(session.state().deadline(), Some((FIRST, 13_500)));
}

#[test]
fn days_are_given_for_each_turn() {
    let day = 24 * 60 * 60 * 1000;
    let mut session = two_with(TimeControl::Days { days: 2 }, 0);
    let done = session.command(FIRST, &Command::play("b2b4"), day);
    assert!(done.is_ok());
    assert_eq!(session.state().time_left(FIRST, day), Some(2 * day));
    assert_eq!(session.state().deadline(), Some((SECOND, 3 * day)));
}

fn two_with(control: TimeControl, lag_bound: u64) -> Session {
    let terms = Terms::new("herooj", vec![ana(), ana()])
        .with_policy(Policy::Agreement)
        .with_control(control)
        .with_lag_bound(lag_bound);
    Session::new(terms).expect("a game")
}

const TEN_SECONDS: TimeControl = TimeControl::Increment {
    base: 10_000,
    increment: 0,
};

#[test]
fn a_flag_falls_to_the_millisecond() {
    for (at, falls) in [(9_999, false), (10_000, true)] {
        let mut session = two_with(TEN_SECONDS, 0);
        let events = session.command(FIRST, &Command::play("b2b4"), at);
        let what = &events.expect("something happens")[0].what;
        assert_eq!(matches!(what, Happening::Flagged { seat: FIRST }), falls);
        let flagged = session.command(SECOND, &Command::Flag, at).is_ok();
        assert!(!flagged, "there is no time to run out yet, or no more");
        assert_eq!(
            session.state().outcome(),
            falls.then_some(Outcome::win(SECOND, Reason::Time))
        );
    }
}

#[test]
fn lag_counts_up_to_its_bound() {
    let send = |lag| Command::Move {
        action: "b2b4".to_owned(),
        ply: None,
        lag,
    };
    let mut session = two_with(TEN_SECONDS, 400);
    assert!(
        session.command(SECOND, &Command::Flag, 10_399).is_err(),
        "too early to tell"
    );
    let events = session
        .command(FIRST, &send(9_000), 10_399)
        .expect("a move");
    assert!(matches!(events[0].what, Happening::Moved { lag: 400, .. }));
    assert_eq!(session.state().time_left(FIRST, 10_399), Some(1));

    let mut session = two_with(TEN_SECONDS, 400);
    let events = session.command(FIRST, &send(100), 10_150).expect("a flag");
    assert!(matches!(events[0].what, Happening::Flagged { .. }));
    assert_eq!(events[0].at, 10_000, "at the moment when it fell");
}

#[test]
fn a_pause_stops_the_clocks() {
    let mut session = two_with(TEN_SECONDS, 0);
    let pause = Offer::Pause;
    run(
        &mut session,
        &[
            (FIRST, Command::Offer { offer: pause }),
            (SECOND, Command::Accept { offer: pause }),
        ],
    );
    assert_eq!(session.state().time_left(FIRST, 1_000_000), Some(8_000));
    let paused = Refused::Table(TableRule::Paused);
    assert_eq!(refused(&mut session, FIRST, &Command::play("b2b4")), paused);
    let at = 2_000_000;
    session
        .command(SECOND, &Command::Resume, at)
        .expect("it goes on");
    session
        .command(FIRST, &Command::play("b2b4"), at + 500)
        .expect("a move");
    assert_eq!(session.state().time_left(FIRST, at + 500), Some(7_500));
}

#[test]
fn increments_cannot_be_farmed_by_taking_back() {
    let terms = Terms::new("herooj", vec![ana(), ana()]).with_control(TimeControl::Increment {
        base: 10_000,
        increment: 9_000,
    });
    let mut session = Session::new(terms).expect("a game");
    for _ in 0..5 {
        play(&mut session, &["b2b4"]);
        run(&mut session, &[(FIRST, Command::Undo)]);
    }
    let left = session.state().time_left(FIRST, session.latest());
    assert_eq!(left, Some(10_000 + 9_000 - 5_000));
}

#[test]
fn a_kept_game_that_breaks_the_rules_is_shown_up_to_there() {
    let mut session = two(Policy::Agreement);
    play(&mut session, &["b2b4", "b7b5", "c2c4"]);
    let text = serde_json::to_string(&session.stored()).expect("JSON");
    let stored: Stored = serde_json::from_str(&text.replace("b7b5", "b7b1")).expect("JSON");
    let restored = Session::restore(stored).expect("a game");
    let Some(Fault {
        event: 1,
        refused: Refused::Rule(refusal),
    }) = restored.fault
    else {
        panic!("{:?}", restored.fault);
    };
    assert_eq!(history(&restored.session), ["b2b4"]);
    let explained = restored.session.state().game().explain("b7b1");
    assert_eq!(explained, Err(refusal));
}

#[test]
fn a_kept_game_with_a_refused_opening_is_shown_up_to_there() {
    let opening = ["b2b4", "b7b1", "c2c4"].map(str::to_owned).to_vec();
    let stored = Stored {
        version: 1,
        terms: Terms::new("herooj", vec![ana(), ana()]).with_opening(opening),
        events: Vec::new(),
    };
    let Restored { session, fault } = Session::restore(stored).expect("a game");
    assert_eq!(history(&session), ["b2b4"]);
    let refused = session.state().game().explain("b7b1").expect_err("illegal");
    let refused = Refused::Rule(refused);
    assert_eq!(fault, Some(Fault { event: 0, refused }));
}

#[test]
fn events_are_kept_as_this_text() {
    let mut session = two_with(TEN_SECONDS, 100);
    play(&mut session, &["b2b4"]);
    run(&mut session, &[(SECOND, Command::Offer { offer: DRAW })]);
    let text = serde_json::to_string(&session.stored()).expect("JSON");
    let control = r#"{"kind":"increment","base":10000,"increment":0}"#;
    let person = r#"{"kind":"person","name":"Ana"}"#;
    assert_eq!(
        text,
        format!(
            r#"{{"version":1,"terms":{{"game":"herooj","seats":[{person},{person}],"controls":[{control},{control}],"policy":"agreement","lag_bound":100,"stand_in":"level=6","begun":0}},"events":[{{"at":1000,"what":"moved","seat":0,"action":"b2b4"}},{{"at":2000,"what":"offered","seat":1,"offer":"draw"}}]}}"#
        )
    );
}

#[test]
fn the_record_tells_clocks_and_who_left() {
    let terms = Terms::new("evo4", vec![ana(), ana(), ana(), ana()])
        .with_policy(Policy::Agreement)
        .with_control(TimeControl::Increment {
            base: 10_000,
            increment: 2_000,
        });
    let mut session = Session::new(terms).expect("a game");
    let first = session.state().game().legal()[0].clone();
    play(&mut session, &[&first]);
    run(&mut session, &[(SECOND, Command::Resign)]);
    let record = session.record(|_, _| None).to_string();
    assert!(record.contains("{[%clk s 0:00:11]}"), "{record}");
    assert!(record.contains("{[%left w resignation]}"), "{record}");
    assert!(record.ends_with("*\n"), "{record}");
}

/// That a state can go from thread to thread, as servers need it.
const fn _is_sent_and_shared<T: Send + Sync>() {}
const _: () = _is_sent_and_shared::<State>();
