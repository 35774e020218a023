//! The checker, with histories and databases that were damaged on purpose.
#![cfg(unix)]

use ludejo_rules::Seat;
use ludejo_server::store::Logged;
use ludejo_session::{Command, Happening, Occupant, Session, Terms};
use ludejo_stress::check::{Logs, check};
use ludejo_stress::history::{History, Part, Sent};
use ludejo_stress::stop::lost_on_time;
use ludejo_wire::{GameId, PlayerId};

const MOVES: usize = 6;

/// A game of which both players know everything, and what was kept of it.
fn played() -> (History, Logs) {
    let terms = Terms::new(
        "herooj",
        vec![Occupant::person("Ana"), Occupant::person("Ben")],
    );
    let mut session = Session::new(terms).expect("a game");
    let game = GameId("g".to_owned());
    let mut parts = ["ana", "ben"].map(|id| Part::new(game.clone(), PlayerId(id.to_owned())));
    let mut log = Vec::new();
    for number in 0..MOVES {
        let action = session.state().game().legal()[number].clone();
        let seat = Seat::new((number % 2) as u8);
        let at = 1_000 * number as u64;
        let made = session.command(seat, &Command::play(action.clone()), at);
        made.expect("it is legal");
        let key = format!("k{number}");
        let part = &mut parts[number % 2];
        part.sent.push(Sent {
            key: key.clone(),
            action,
            is_acknowledged: true,
        });
        log.push(Logged {
            number: number as u32,
            event: session.events()[number].clone(),
            command: Some((part.player.clone(), key)),
        });
    }
    for part in &mut parts {
        part.seen = session.events().to_vec();
    }
    let history = History {
        parts: parts.to_vec(),
    };
    (history, Logs::from([(game, log)]))
}

/// What is found after a change.
fn found(change: impl FnOnce(&mut History, &mut Vec<Logged>)) -> String {
    let (mut history, mut logs) = played();
    let log = logs.values_mut().next().expect("a game");
    change(&mut history, log);
    check(&history, &logs).join("\n")
}

#[test]
fn nothing_is_found_where_nothing_is_wrong() {
    let (history, logs) = played();
    assert_eq!(check(&history, &logs), [""; 0]);
    assert_eq!(history.acknowledged(), MOVES);
}

#[test]
fn what_is_lost_is_found() {
    let last = found(|_, log| drop(log.pop()));
    assert!(last.contains("event 5, which ana saw, is lost"), "{last}");
    assert!(
        last.contains("(command k5), which was acknowledged, is lost"),
        "{last}"
    );
    let middle = found(|_, log| drop(log.remove(2)));
    assert!(
        middle.contains("there is an event 3 where event 2 should be"),
        "{middle}"
    );
    assert!(
        middle.contains("(command k2), which was acknowledged, is lost"),
        "{middle}"
    );
    // Acknowledged, but not seen by anybody before it was lost.
    let unseen = found(|history, log| {
        log.pop();
        for part in &mut history.parts {
            part.seen.pop();
        }
    });
    assert_eq!(unseen.lines().count(), 1, "{unseen}");
    assert!(
        unseen.contains("which was acknowledged, is lost"),
        "{unseen}"
    );
    // Seen, but not acknowledged.
    let seen = found(|history, log| {
        log.pop();
        history.parts[1].sent[2].is_acknowledged = false;
    });
    assert_eq!(seen.lines().count(), 2, "{seen}");
    assert!(seen.contains("event 5, which ben saw, is lost"), "{seen}");
    let (history, _) = played();
    let gone = check(&history, &Logs::new()).join("\n");
    assert!(gone.contains("Game g: it is lost."), "{gone}");
}

#[test]
fn what_was_carried_out_twice_is_found() {
    let twice = found(|history, log| {
        let mut again = log[4].clone();
        again.number = 6;
        for part in &mut history.parts {
            part.seen.push(again.event.clone());
        }
        log.push(again);
    });
    assert_eq!(
        twice,
        "Game g: the command k4 of ana was carried out twice, in events 4 and 6."
    );
    let same_number = found(|_, log| log.push(log[5].clone()));
    assert!(
        same_number.contains("there is an event 5 where event 6 should be"),
        "{same_number}"
    );
}

#[test]
fn what_is_changed_is_found() {
    let action = |log: &mut Vec<Logged>, new: &str| {
        if let Happening::Moved { action, .. } = &mut log[1].event.what {
            *action = new.to_owned();
        }
    };
    let other = found(|_, log| action(log, "a1a2"));
    assert!(
        other.contains("event 1 is another one than ana saw"),
        "{other}"
    );
    assert!(
        other.contains("event 1 isn't what the command k1 of ben asked for"),
        "{other}"
    );
    let later = found(|_, log| log[3].event.at += 1);
    assert!(
        later.contains("event 3 is another one than ben saw"),
        "{later}"
    );
    let nobody = found(|_, log| log[0].command = None);
    assert!(
        nobody.contains("nobody has made the move of event 0"),
        "{nobody}"
    );
    let stranger =
        found(|_, log| log[0].command = Some((PlayerId("ben".to_owned()), "x".to_owned())));
    assert!(
        stranger.contains("nobody has sent the command x of ben"),
        "{stranger}"
    );
}

#[test]
fn what_a_client_missed_or_was_told_wrongly_is_found() {
    let missed = found(|history, _| drop(history.parts[0].seen.pop()));
    assert_eq!(missed, "Game g: ana has missed the last 1 events.");
    let told = found(|history, _| history.parts[1].wrong.push("a lie".to_owned()));
    assert_eq!(told, "Game g: ben was told something wrong: a lie.");
}

#[test]
fn a_game_lost_on_time_is_found() {
    let (_, mut logs) = played();
    assert_eq!(lost_on_time(&logs), [""; 0]);
    for log in logs.values_mut() {
        log[5].event.what = Happening::Flagged { seat: Seat::FIRST };
    }
    assert_eq!(lost_on_time(&logs), ["Game g: seat 1 has lost on time."]);
}
