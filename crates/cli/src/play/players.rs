//! Who plays on which seat.

use std::time::Duration;

use ludejo_engine::{Options, Resources};
use ludejo_rules::record::{Letter, Tags};
use ludejo_rules::{Info, Seat, SeatInfo};

use crate::edge::Failure;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Player {
    Human,
    Computer(Options),
}

impl Player {
    /// The player of this name: `human`, `computer`, or a computer with options such as
    /// `level=2`.
    fn named(name: &str) -> Option<Self> {
        match name {
            "human" => Some(Self::Human),
            "computer" => Some(Self::Computer(Options::default())),
            _ => name.parse().ok().map(Self::Computer),
        }
    }

    /// The name in options and records.
    pub(super) fn word(self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Computer(options) if options == Options::default() => "computer".to_owned(),
            Self::Computer(options) => options.to_string(),
        }
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

/// Reads options like `w=human`; who is not named is as `default` says.
pub(super) fn read(
    options: &[String],
    info: &Info,
    default: &[Player],
) -> Result<Vec<Player>, Failure> {
    let mut players = default.to_vec();
    for option in options {
        let (seat, player) = read_one(option, info)?;
        players[seat.index()] = player;
    }
    Ok(players)
}

/// The standard: the first seat is a person's, the others the computer's.
pub(super) fn standard(info: &Info, computer: Options) -> Vec<Player> {
    let mut players = vec![Player::Computer(computer); info.seats.len()];
    players[0] = Player::Human;
    players
}

/// Who played in a saved game, so that it goes on as it was left; `None` unless its record tells
/// it of every seat.
pub(super) fn saved(tags: &Tags, info: &Info) -> Option<Vec<Player>> {
    let player = |seat: &SeatInfo| Player::named(tags.seat(Letter::new(seat.letter)?)?);
    info.seats.iter().map(player).collect()
}

fn read_one(option: &str, info: &Info) -> Result<(Seat, Player), Failure> {
    let letters: Vec<_> = info
        .seats
        .iter()
        .map(|seat| seat.letter.to_string())
        .collect();
    let refuse = || {
        Failure::argument(format!(
            "\"{option}\" is not SEAT=PLAYER such as {}=human; the seats of {} are {}, a player \
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
    let player = Player::named(player).ok_or_else(refuse)?;
    if let Player::Computer(options) = player
        && let Err(error) = ludejo_engine::engine(info.id, &options, &Resources::default())
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
            Some(vec![Player::Computer(Options::default()), Player::Human])
        );
        tags.set_seat(letter('y'), "level=2");
        let level = Options {
            level: ludejo_engine::Level::new(2),
            ..Options::default()
        };
        assert_eq!(
            saved(&tags, info),
            Some(vec![Player::Computer(level), Player::Human])
        );
        tags.set_seat(letter('r'), "Alice");
        assert_eq!(saved(&tags, info), None);
    }
}
