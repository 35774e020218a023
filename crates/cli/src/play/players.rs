//! Who plays on which seat.

use std::time::Duration;

use ludejo_engine::{Options, Resources};
use ludejo_rules::record::{Letter, Tags};
use ludejo_rules::{Info, Seat, SeatInfo};
use ludejo_session::Occupant;

use crate::edge::Failure;

/// The player of this name: `human`, `computer`, or a computer with options such as `level=2`.
fn named(name: &str) -> Option<Occupant> {
    match name {
        "human" => Some(Occupant::Person { name: None }),
        "computer" => Some(computer(Options::default())),
        _ => name.parse().ok().map(computer),
    }
}

/// The name in options and records.
pub(super) fn word(player: &Occupant) -> String {
    match player {
        Occupant::Engine { options } if options.is_empty() => "computer".to_owned(),
        Occupant::Engine { options } => options.clone(),
        _ => "human".to_owned(),
    }
}

/// A computer with these options.
pub(super) fn computer(options: Options) -> Occupant {
    let is_usual = options == Options::default();
    Occupant::Engine {
        options: if is_usual {
            String::new()
        } else {
            options.to_string()
        },
    }
}

/// The options of a computer; the usual ones for anybody else.
pub(super) fn options(player: &Occupant) -> Options {
    match player {
        Occupant::Engine { options } => options.parse().unwrap_or_default(),
        _ => Options::default(),
    }
}

/// How long the computer thinks about an action.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    pub(super) time: Duration,
    pub(super) nodes: Option<u64>,
    pub(super) seed: u64,
    /// Whether it thinks while a person does.
    pub(super) ponders: bool,
}

/// Reads options like `w=human`; who is not named stays as in `players`.
pub(super) fn read(
    options: &[String],
    info: &Info,
    mut players: Vec<Occupant>,
) -> Result<Vec<Occupant>, Failure> {
    for option in options {
        let (seat, player) = read_one(option, info)?;
        players[seat.index()] = player;
    }
    Ok(players)
}

/// The standard: the first seat is a person's, the others the computer's.
pub(super) fn standard(info: &Info, options: Options) -> Vec<Occupant> {
    let mut players = vec![computer(options); info.seats.len()];
    players[0] = Occupant::Person { name: None };
    players
}

/// Who played in a saved game, so that it goes on as it was left; `None` unless its record tells
/// it of every seat.
pub(super) fn saved(tags: &Tags, info: &Info) -> Option<Vec<Occupant>> {
    let player = |seat: &SeatInfo| named(tags.seat(Letter::new(seat.letter)?)?);
    info.seats.iter().map(player).collect()
}

fn read_one(option: &str, info: &Info) -> Result<(Seat, Occupant), Failure> {
    let letters: Vec<_> = info
        .seats
        .iter()
        .map(|seat| seat.letter.to_string())
        .collect();
    let refuse = || {
        Failure::argument(format!(
            "\"{option}\" should be SEAT=PLAYER, such as {}=human. The seats of {} are {}; a player \
             is human, computer, or a computer with options such as level=2, uct or baseline.",
            letters[0],
            info.name,
            letters.join(", ")
        ))
    };
    let (letter, player) = option.split_once('=').ok_or_else(refuse)?;
    let mut chars = letter.chars();
    let seat = match (chars.next(), chars.next()) {
        (Some(letter), None) => info.seat(letter),
        _ => None,
    };
    let player = named(player).ok_or_else(refuse)?;
    if !player.is_person()
        && let Err(error) = ludejo_engine::engine(info.id, &options(&player), &Resources::default())
    {
        return Err(Failure::argument(format!("\"{option}\": {error}.")));
    }
    Ok((seat.ok_or_else(refuse)?, player))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saved_game_knows_its_players() {
        let info = ludejo_rules::catalog::info("sparta").expect("a game");
        let letter = |letter| Letter::new(letter).expect("a letter");
        let mut tags = Tags::default();
        tags.set_seat(letter('y'), "computer");
        assert_eq!(saved(&tags, info), None, "nothing is said of Red");
        tags.set_seat(letter('r'), "human");
        assert_eq!(
            saved(&tags, info),
            Some(vec![
                computer(Options::default()),
                Occupant::Person { name: None }
            ])
        );
        tags.set_seat(letter('y'), "level=2");
        let level = Options {
            level: ludejo_engine::Level::new(2),
            ..Options::default()
        };
        assert_eq!(
            saved(&tags, info),
            Some(vec![computer(level), Occupant::Person { name: None }])
        );
        tags.set_seat(letter('r'), "Alice");
        assert_eq!(saved(&tags, info), None);
    }
}
