//! Who plays on which seat.

use std::time::Duration;

use rules::{Info, Seat};

use crate::edge::Failure;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Player {
    Human,
    Computer,
}

impl Player {
    /// The name in options and records.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Computer => "computer",
        }
    }
}

/// How long the computer thinks about an action.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    pub(super) time: Duration,
    pub(super) nodes: Option<u64>,
    pub(super) seed: u64,
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
pub(super) fn standard(info: &Info) -> Vec<Player> {
    let mut players = vec![Player::Computer; info.seats.len()];
    players[0] = Player::Human;
    players
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
             is human or computer.",
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
    let player = match player {
        "human" => Player::Human,
        "computer" | "baseline" => Player::Computer,
        _ => return Err(refuse()),
    };
    Ok((seat.ok_or_else(refuse)?, player))
}
