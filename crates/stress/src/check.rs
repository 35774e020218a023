//! Compares what clients know with what was kept.

use std::collections::{BTreeMap, HashMap};

use anyhow::Result;
use ludejo_server::store::{Logged, Place};
use ludejo_session::Happening;
use ludejo_wire::{GameId, PlayerId};

use crate::history::{History, Part, Sent};

/// The events of games as they are kept.
pub type Logs = BTreeMap<GameId, Vec<Logged>>;

/// Reads the games that clients know of.
///
/// # Errors
/// If the database can't be read.
pub async fn logs(place: &Place, history: &History) -> Result<Logs> {
    let store = place.look().await?;
    let mut logs = Logs::new();
    for game in history.games() {
        let log = store.log(&game).await?;
        logs.insert(game, log);
    }
    Ok(logs)
}

/// What doesn't add up: a sentence for each.
///
/// Whatever a client saw or was told to be done is kept as it was, once, in its place; what is kept
/// was asked for by somebody, and everybody has seen all of it in the end.
#[must_use]
pub fn check(history: &History, logs: &Logs) -> Vec<String> {
    let mut wrong = Vec::new();
    for (game, log) in logs {
        let parts: Vec<_> = history
            .parts
            .iter()
            .filter(|part| part.game == *game)
            .collect();
        let mut say = |what: String| wrong.push(format!("Game {game}: {what}."));
        check_numbers(log, &mut say);
        check_origins(&parts, log, &mut say);
        for part in parts {
            check_part(part, log, &mut say);
        }
    }
    for part in &history.parts {
        if !logs.contains_key(&part.game) {
            wrong.push(format!("Game {}: it is lost.", part.game));
        }
    }
    wrong
}

fn check_numbers(log: &[Logged], say: &mut impl FnMut(String)) {
    for (place, logged) in log.iter().enumerate() {
        if logged.number as usize != place {
            let number = logged.number;
            say(format!(
                "there is an event {number} where event {place} should be"
            ));
            return;
        }
    }
}

/// What is kept was asked for by a player, and each command was carried out once.
fn check_origins(parts: &[&Part], log: &[Logged], say: &mut impl FnMut(String)) {
    let mut sent: HashMap<(&PlayerId, &str), &Sent> = HashMap::new();
    for part in parts {
        let named = part.sent.iter().map(|sent| (sent.key.as_str(), sent));
        sent.extend(named.map(|(key, sent)| ((&part.player, key), sent)));
    }
    let mut carried_out = HashMap::new();
    for logged in log {
        let number = logged.number;
        let action = match &logged.event.what {
            Happening::Moved { action, .. } => Some(action),
            _ => None,
        };
        let Some((player, key)) = &logged.command else {
            if action.is_some() {
                say(format!("nobody has made the move of event {number}"));
            }
            continue;
        };
        match sent.get(&(player, key.as_str())) {
            Some(sent) if Some(&sent.action) == action => {}
            Some(sent) => say(format!(
                "event {number} isn't what the command {key} of {player} asked for ({})",
                sent.action
            )),
            None => say(format!(
                "nobody has sent the command {key} of {player} that led to event {number}"
            )),
        }
        if let Some(first) = carried_out.insert((player, key), number) {
            say(format!(
                "the command {key} of {player} was carried out twice, in events {first} and {number}"
            ));
        }
    }
}

/// Whatever a player saw, or was told to be done, is there; and the player saw all there is.
fn check_part(part: &Part, log: &[Logged], say: &mut impl FnMut(String)) {
    let player = &part.player;
    for wrong in &part.wrong {
        say(format!("{player} was told something wrong: {wrong}"));
    }
    for (number, seen) in part.seen.iter().enumerate() {
        match log.iter().find(|logged| logged.number as usize == number) {
            Some(logged) if logged.event == *seen => {}
            Some(_) => say(format!("event {number} is another one than {player} saw")),
            None => say(format!("event {number}, which {player} saw, is lost")),
        }
    }
    if part.seen.len() < log.len() {
        let missed = log.len() - part.seen.len();
        say(format!("{player} has missed the last {missed} events"));
    }
    for sent in part.sent.iter().filter(|sent| sent.is_acknowledged) {
        let is_it = |logged: &&Logged| {
            let command = logged.command.as_ref();
            command.is_some_and(|(by, key)| by == player && *key == sent.key)
        };
        if !log.iter().any(|logged| is_it(&logged)) {
            say(format!(
                "the move {} of {player} (command {}), which was acknowledged, is lost",
                sent.action, sent.key
            ));
        }
    }
}
