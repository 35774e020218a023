//! Checks that what is kept adds up: the events of every game are gone through again, and what they
//! come to is compared with what is kept beside them.

use std::collections::HashSet;
use std::fmt::Debug;

use ludejo_session::{Session, Stored as SavedGame, VERSION};
use ludejo_wire::GameId;

use super::{KeptGame, Logged, Standing, Store, StoreFault, Stored};

/// How many games are asked for at once.
const PAGE: u32 = 500;

/// How often a game is read anew that is being played meanwhile.
const TRIES: usize = 100;

/// What was checked, and what doesn't add up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many games there are.
    pub games: u64,
    /// How many events they have.
    pub events: u64,
    /// What differs from what it should be: a sentence for each.
    pub differences: Vec<String>,
}

/// Checks all games. Servers may go on meanwhile.
///
/// # Errors
///
/// If the database can't be read at all. A game that can't be read is a difference.
pub async fn verify(store: &dyn Store) -> Stored<Report> {
    let mut report = Report::default();
    let mut page = store.all_games(None, PAGE).await?;
    while let Some(last) = page.last().cloned() {
        for id in &page {
            report.games += 1;
            match read(store, id).await {
                Ok((game, log)) => {
                    report.events += log.len() as u64;
                    let wrong = check(game, log).into_iter();
                    let sentences = wrong.map(|wrong| format!("Game {id}: {wrong}."));
                    report.differences.extend(sentences);
                }
                Err(fault) => report.differences.push(format!("Game {id}: {fault}.")),
            }
        }
        page = store.all_games(Some(&last), PAGE).await?;
    }
    Ok(report)
}

/// A game and its events, of one and the same moment.
async fn read(store: &dyn Store, id: &GameId) -> Stored<(KeptGame, Vec<Logged>)> {
    let read_game = async || {
        let gone = || StoreFault::Database("it is gone".to_owned());
        store.game(id).await?.ok_or_else(gone)
    };
    let mut game = read_game().await?;
    for _ in 0..TRIES {
        let log = store.log(id).await?;
        let after = read_game().await?;
        if game.standing == after.standing {
            return Ok((after, log));
        }
        game = after;
    }
    let busy = "it changes faster than it can be read".to_owned();
    Err(StoreFault::Database(busy))
}

/// What is wrong with a game.
fn check(game: KeptGame, log: Vec<Logged>) -> Vec<String> {
    let mut wrong = Vec::new();
    if !game.is_found {
        wrong.push("its minute or its alarm doesn't fit its moments".to_owned());
    }
    for ((seat, occupant), player) in (1..).zip(&game.terms.seats).zip(&game.players) {
        if occupant.is_participant() != player.is_some() {
            let who = if player.is_some() {
                "a player"
            } else {
                "nobody"
            };
            wrong.push(format!("{who} has seat {seat}, unlike in its terms"));
        }
    }
    if let Some((logged, place)) = log
        .iter()
        .zip(0..)
        .find(|(logged, place)| logged.number != *place)
    {
        let number = logged.number;
        wrong.push(format!(
            "there is an event {number} where event {place} should be"
        ));
    }
    let mut latest = game.terms.begun;
    let mut commands = HashSet::new();
    for Logged {
        number,
        event,
        command,
    } in &log
    {
        if event.at < latest {
            wrong.push(format!(
                "event {number} happened before what comes before it"
            ));
        }
        latest = latest.max(event.at);
        if command
            .as_ref()
            .is_some_and(|command| !commands.insert(command))
        {
            wrong.push(format!(
                "event {number} comes from a command that was carried out before"
            ));
        }
    }
    let restored = Session::restore(SavedGame {
        version: VERSION,
        terms: game.terms,
        events: log.into_iter().map(|logged| logged.event).collect(),
    });
    match restored {
        Ok(restored) => {
            if let Some(fault) = restored.fault {
                let (event, why) = (fault.event, fault.refused);
                wrong.push(format!("event {event} can't have happened ({why})"));
            } else {
                compare(&game.standing, &Standing::of(&restored.session), &mut wrong);
            }
        }
        Err(error) => wrong.push(format!("no game can begin on its terms ({error})")),
    }
    wrong
}

/// How a game is said to stand, and how it stands by its events.
fn compare(kept: &Standing, real: &Standing, wrong: &mut Vec<String>) {
    let Standing {
        events,
        latest,
        actions,
        line,
        progress,
        deadline,
        awaits_engine,
    } = kept;
    let mut differ = |column: &str, kept: &dyn Debug, real: &dyn Debug| {
        let (kept, real) = (format!("{kept:?}"), format!("{real:?}"));
        if kept != real {
            let sentence =
                format!("its {column} is kept as {kept}, but by its events it is {real}");
            wrong.push(sentence);
        }
    };
    differ("number of events", events, &real.events);
    differ("latest moment", latest, &real.latest);
    differ("number of actions", actions, &real.actions);
    differ("position", line, &real.line);
    differ("progress", progress, &real.progress);
    differ("deadline", deadline, &real.deadline);
    differ("wait for an engine", awaits_engine, &real.awaits_engine);
}
