//! Random commands from random seats at random moments, in every game.
//!
//! Set `LUDEJO_COMMANDS` to another number of commands than a million.

use ludejo_rules::record::Record;
use ludejo_rules::{Seat, catalog};
use ludejo_session::{
    Command, Ending, Occupant, Offer, Policy, Session, StoreError, Terms, TimeControl, VERSION,
};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn commands() -> usize {
    let text = std::env::var("LUDEJO_COMMANDS");
    text.map_or(1_000_000, |text| text.parse().expect("a number"))
}

fn occupant(rng: &mut impl Rng) -> Occupant {
    match rng.random_range(0..6) {
        0 => Occupant::level(2),
        1 => Occupant::Program {
            name: "robot".to_owned(),
        },
        2 => Occupant::Person { name: None },
        _ => Occupant::person("Ana"),
    }
}

fn control(rng: &mut impl Rng) -> TimeControl {
    let base = rng.random_range(1..120_000);
    match rng.random_range(0..4) {
        0 => TimeControl::Unlimited,
        1 => TimeControl::Increment {
            base,
            increment: rng.random_range(0..3_000),
        },
        2 => TimeControl::Delay {
            base,
            delay: rng.random_range(0..3_000),
        },
        _ => TimeControl::Days {
            days: rng.random_range(1..4),
        },
    }
}

fn terms(game: &str, rng: &mut Xoshiro256PlusPlus) -> Terms {
    let info = catalog::info(game).expect("a game");
    let seats = info.seats.iter().map(|_| occupant(rng)).collect();
    let policies = [Policy::Local, Policy::Agreement, Policy::Match];
    let mut terms = Terms::new(game, seats)
        .with_policy(*policies.choose(rng).expect("one"))
        .with_control(control(rng))
        .with_lag_bound(rng.random_range(0..500))
        .with_begun(rng.random_range(0..1_000_000));
    if rng.random_range(0..4) == 0 {
        terms.controls[0] = control(rng);
    }
    terms
}

fn command(session: &Session, rng: &mut impl Rng) -> (Seat, Command) {
    let state = session.state();
    let seats = state.occupants().len() as u8;
    let anybody = Seat::new(rng.random_range(0..=seats));
    let offer = *Offer::ALL.choose(rng).expect("one");
    match rng.random_range(0..1_000) {
        0..700 => {
            let action = state.game().legal().choose(rng).cloned();
            let mover = Seat::new(state.game().to_move().index() as u8);
            let ply = state.actors().len();
            let command = Command::Move {
                action: action.unwrap_or_else(|| "a1a2".to_owned()),
                ply: [None, Some(ply), Some(ply.saturating_sub(1))]
                    .choose(rng)
                    .copied()
                    .flatten(),
                lag: rng.random_range(0..1_000),
            };
            let by = if rng.random_range(0..20) == 0 {
                anybody
            } else {
                mover
            };
            (by, command)
        }
        700..730 => (anybody, Command::play("z99!")),
        730..732 => (anybody, Command::Resign),
        732..734 => (anybody, Command::Leave),
        734..780 => (anybody, Command::Offer { offer }),
        780..820 => (anybody, Command::Accept { offer }),
        820..840 => (anybody, Command::Decline { offer }),
        840..860 => (anybody, Command::Withdraw { offer }),
        860..910 => (anybody, Command::Undo),
        910..950 => (anybody, Command::Redo),
        950..960 => (anybody, Command::Pause),
        960..980 => (anybody, Command::Resume),
        980..985 => (anybody, Command::Abort),
        985..990 => (anybody, Command::HandOver { to: occupant(rng) }),
        _ => (anybody, Command::Flag),
    }
}

/// What must hold whatever has happened.
fn check(session: &Session, at: u64) {
    let state = session.state();
    for (seat, control) in (0..).map(Seat::new).zip(&session.terms().controls) {
        let (spent, earned) = state.time_spent(seat, at);
        match (control.base(), state.time_left(seat, at)) {
            (None, None) => assert_eq!((spent, earned), (0, 0)),
            (Some(base), Some(left)) => assert_eq!(left + spent, base + earned, "{control:?}"),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(state.actors().len(), state.game().history().len());
    match state.ending() {
        None => {
            assert_eq!(state.game().outcome(), None);
            assert_eq!(state.to_move(), Some(state.game().to_move()));
        }
        Some(Ending::Aborted) => assert!(state.to_move().is_none() && state.ranks().is_none()),
        Some(Ending::Result(outcome)) => {
            assert_eq!(state.game().outcome(), Some(outcome));
            assert_eq!(state.running(), None);
            let ranks = state.ranks().expect("a result");
            assert!(ranks.contains(&1));
            if let Some(winner) = outcome.winner.filter(|winner| !state.has_left(*winner)) {
                assert_eq!(ranks[winner.index()], 1);
            }
        }
    }
    for offer in Offer::ALL {
        assert!(state.ending().is_none() || state.awaited(offer).is_empty());
    }
}

/// What must hold for a session as a whole.
fn check_whole(session: &Session) {
    let text = serde_json::to_string(&session.stored()).expect("JSON");
    let stored = serde_json::from_str(&text).expect("the same JSON");
    assert_eq!(session.stored(), stored);
    let restored = Session::restore(stored).expect("a session");
    assert!(restored.fault.is_none());
    assert!(restored.session == *session, "{text}");

    let record = session.record(|_, occupant| match occupant {
        Occupant::Person { name } => name.clone(),
        _ => Some("x".to_owned()),
    });
    let read: Record = record.to_string().parse().expect("a record");
    assert_eq!(read, record);
    let replayed = read.replay().expect("a valid record");
    assert_eq!(replayed.line(), session.state().game().line());
    assert_eq!(replayed.outcome(), session.state().outcome());
    let again = Session::replay(session.terms().clone(), &read).expect("a session");
    assert_eq!(again.fault, None, "{read}");
    assert_eq!(again.session.state().game().line(), replayed.line());
    assert_eq!(again.session.state().outcome(), replayed.outcome());
}

#[test]
fn random_commands_keep_every_promise() {
    let games: Vec<_> = catalog::GAMES.iter().map(|info| info.id).collect();
    let each = commands() / games.len() + 1;
    std::thread::scope(|scope| {
        for (number, game) in games.into_iter().enumerate() {
            scope.spawn(move || {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
                let mut done = 0;
                let mut accepted = 0;
                while done < each {
                    let mut session = Session::new(terms(game, &mut rng)).expect("terms");
                    let mut at = session.latest();
                    let length = rng.random_range(1..400);
                    for _ in 0..length {
                        at += match rng.random_range(0..20) {
                            0 => rng.random_range(0..20_000),
                            1 => 0,
                            _ => rng.random_range(0..500),
                        };
                        let (by, command) = command(&session, &mut rng);
                        let before = session.events().len();
                        match session.command(by, &command, at) {
                            Ok(events) => accepted += usize::from(!events.is_empty()),
                            Err(_) => assert_eq!(session.events().len(), before),
                        }
                        check(&session, at);
                        done += 1;
                        if session.state().ending().is_some() && rng.random_range(0..8) == 0 {
                            break;
                        }
                    }
                    check_whole(&session);
                }
                assert!(accepted * 3 > done, "{game}: {accepted} of {done}");
            });
        }
    });
}

#[test]
fn what_a_later_version_wrote_is_refused() {
    let seats = vec![Occupant::level(1), Occupant::level(1)];
    let session = Session::new(Terms::new("rooya", seats)).expect("a session");
    let mut stored = session.stored();
    stored.version = VERSION + 1;
    assert!(matches!(
        Session::restore(stored),
        Err(StoreError::Version(version)) if version == VERSION + 1
    ));
}
