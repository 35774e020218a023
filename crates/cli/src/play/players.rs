//! Who plays on which seat.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

use ludejo_engine::{Level, Options, Resources};
use ludejo_rules::Message;
use ludejo_rules::record::{Letter, Tags};
use ludejo_rules::{Info, Seat, SeatInfo};
use ludejo_session::Occupant;

use crate::edge::Failure;
use crate::language::{sentence, words};

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

/// Who it is, for people: a level of the computer by its name.
pub(super) fn title(player: &Occupant) -> String {
    let Occupant::Engine { .. } = player else {
        return words("player-human");
    };
    let options = options(player);
    match options.level {
        Some(level) => level_title(level),
        None if options
            == Options {
                seed: options.seed,
                ..Options::default()
            } =>
        {
            words("player-computer")
        }
        None => format!("{} ({})", words("player-computer"), word(player)),
    }
}

/// A level with its name: "Pip, level 1".
pub(super) fn level_title(level: Level) -> String {
    let number = level.number();
    let name = words(&format!("level-{number}-name"));
    let title = Message::new("level-title").text("name", name);
    sentence(&title.number("level", i64::from(number)))
}

/// The same players, giving this seed to computers that have none: it is saved with the game, so
/// that a saved game continues as it would have.
pub(super) fn seeded(mut players: Vec<Occupant>, seed: u64) -> Vec<Occupant> {
    for player in &mut players {
        let options = options(player);
        if !player.is_person() && options.seed == 0 {
            *player = computer(Options { seed, ..options });
        }
    }
    players
}

/// A fresh seed, short enough to be typed.
pub(super) fn fresh_seed() -> u64 {
    1 + RandomState::new().build_hasher().finish() % 999_999_999
}

/// How long the computer thinks about an action.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    pub(super) time: Duration,
    pub(super) nodes: Option<u64>,
    /// The seed of computers that have none of their own.
    pub(super) seed: u64,
    /// Whether it thinks while a person does.
    pub(super) ponders: bool,
}

/// Reads options like `w=human`; seats that aren't named keep their players.
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

/// Who played in a saved game, so that it continues as it was left; `None` unless its record says
/// so for every seat.
pub(super) fn saved(tags: &Tags, info: &Info) -> Option<Vec<Occupant>> {
    let player = |seat: &SeatInfo| named(tags.seat(Letter::new(seat.letter)?)?);
    let players = info.seats.iter().map(player);
    players.map(|player| player.map(of_ten)).collect()
}

/// A player of a saved game. Its level may be one of the former five, which had no seeds.
fn of_ten(player: Occupant) -> Occupant {
    let options = options(&player);
    match options.level {
        Some(level) if options.seed == 0 => computer(Options {
            level: Level::of_five(level.number()),
            ..options
        }),
        _ => player,
    }
}

fn read_one(option: &str, info: &Info) -> Result<(Seat, Occupant), Failure> {
    let letters: Vec<_> = info
        .seats
        .iter()
        .map(|seat| seat.letter.to_string())
        .collect();
    let refuse = || {
        let message = Message::new("player-option").text("option", option);
        let message = message
            .text("example", &*letters[0])
            .text("game", info.name);
        Failure::argument(sentence(&message.text("seats", letters.join(", "))))
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
    fn seeds_are_kept_and_given_once() {
        let person = Occupant::Person { name: None };
        let players = vec![
            person.clone(),
            computer("level=4".parse().expect("options")),
        ];
        let seeded_once = seeded(players, 9);
        assert_eq!(word(&seeded_once[1]), "seed=9,level=4");
        assert_eq!(seeded(seeded_once.clone(), 8), seeded_once);
        assert_eq!(title(&seeded_once[1]), "Nell, level 4");
        assert_eq!(seeded_once[0], person);
        assert_ne!(fresh_seed(), fresh_seed());
    }

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
        let of_yellow = |tags: &Tags| saved(tags, info).map(|players| word(&players[0]));
        tags.set_seat(letter('y'), "level=2,seed=7");
        assert_eq!(of_yellow(&tags).as_deref(), Some("seed=7,level=2"));
        // As it was saved when there were five.
        tags.set_seat(letter('y'), "level=5");
        let level = Level::of_five(5).expect("a level").number();
        assert_eq!(of_yellow(&tags), Some(format!("level={level}")));
        tags.set_seat(letter('r'), "Alice");
        assert_eq!(saved(&tags, info), None);
    }
}
