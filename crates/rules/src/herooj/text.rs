//! Positions and actions as text.

use std::fmt;
use std::str::FromStr;

use super::{Action, FAR_RANK, HEROO, HeroojVariant, KIND_LETTERS, MASTER_PIECE, PAWN, SAFE_ZONE};
use crate::{Game, Message, NotAnAction, PositionError, text};

/// Eight ranks of eight squares.
const RANKS: [u8; 8] = [8; 8];

impl<const MASTER: bool> fmt::Display for HeroojVariant<MASTER> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_rows(f, &RANKS, |row, file| self.letter_at((7 - row) * 8 + file))?;
        write!(f, " {}", Self::INFO.letter(self.to_move()))?;
        if MASTER {
            write!(f, " {}/{}", self.made[0], self.made[1])?;
        }
        Ok(())
    }
}

impl<const MASTER: bool> FromStr for HeroojVariant<MASTER> {
    type Err = PositionError;

    fn from_str(line: &str) -> Result<Self, PositionError> {
        let (board, seat, made);
        if MASTER {
            [board, seat, made] = text::fields(line, ["board", "seat", "masters"])?;
        } else {
            [board, seat] = text::fields(line, ["board", "seat"])?;
            made = "0/0";
        }
        let mut position = Self {
            seats: [0; 2],
            kinds: [0; 3],
            made: read_made(made)?,
            to_move: 0,
            key: 0,
        };
        text::read_rows(
            board,
            &RANKS,
            1,
            |letter| text::uncased(letter, KIND_LETTERS),
            |row, file, (kind, seat)| {
                let square = 1 << ((7 - row) * 8 + file);
                position.kinds[kind] |= square;
                position.seats[seat.index()] |= square;
            },
        )?;
        position.to_move = text::read_seat(seat, Self::INFO)?.index() as u8;
        position.validate()?;
        position.key = position.full_key();
        Ok(position)
    }
}

/// Reads the counts of masters made, `1/0`.
fn read_made(text: &str) -> Result<[u8; 2], PositionError> {
    let count = |digit| match digit {
        "0" => Some(0),
        "1" => Some(1),
        "2" => Some(2),
        _ => None,
    };
    let made = text
        .split_once('/')
        .and_then(|(white, black)| Some([count(white)?, count(black)?]));
    let error = |key| {
        Err(PositionError::new(
            "masters",
            Message::new(key).text("text", text),
        ))
    };
    match made {
        None => error("herooj-masters-text"),
        Some([2, 2]) => error("herooj-masters-both"),
        Some(made) => Ok(made),
    }
}

impl<const MASTER: bool> HeroojVariant<MASTER> {
    /// Ruling R4: which positions are invalid.
    fn validate(&self) -> Result<(), PositionError> {
        let error = |message| Err(PositionError::new("board", message));
        for seat in 0..2 {
            let word = Self::INFO.seats[seat].word;
            let count = |kinds: u64| (self.seats[seat] & kinds).count_ones();
            let masters = count(self.kinds[MASTER_PIECE]);
            if count(self.kinds[PAWN] & FAR_RANK[seat]) > 0 {
                return error(Message::new("herooj-pawn-on-far-rank").seat("seat", word));
            }
            let limits = [
                ("herooj-too-many-pieces", count(u64::MAX), 14),
                ("herooj-too-many-masters", masters, 4),
                ("herooj-too-many-pawns", count(u64::MAX) - masters, 10),
            ];
            for (key, found, limit) in &limits[..if MASTER { 1 } else { 3 }] {
                if found > limit {
                    let message = Message::new(key).seat("seat", word);
                    return error(message.number("found", *found).number("limit", *limit));
                }
            }
            if MASTER {
                if count(self.kinds[HEROO] & SAFE_ZONE[seat]) > 0 {
                    return error(Message::new("herooj-heroo-at-home").seat("seat", word));
                }
                if masters > self.made[seat].into() {
                    let message = Message::new("herooj-masters-unmade").seat("seat", word);
                    let message = message
                        .number("found", masters)
                        .number("made", self.made[seat]);
                    return Err(PositionError::new("masters", message));
                }
            }
        }
        if MASTER {
            if self.seats.iter().all(|seat| seat.count_ones() <= 1) {
                return error(Message::new("herooj-both-single"));
            }
        } else {
            if self.came_home(0) && self.came_home(1) {
                return error(Message::new("herooj-both-home"));
            }
            if self.eliminated(0) && self.eliminated(1) {
                return error(Message::new("herooj-both-eliminated"));
            }
        }
        Ok(())
    }

    /// The letter on a square.
    fn letter_at(&self, square: u8) -> Option<char> {
        let piece = self.piece_at(square)?;
        Some(text::cased(piece.letter, piece.seat))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |square: u8| text::square_name(square % 8, square / 8);
        write!(f, "{}{}", name(self.from()), name(self.to()))
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(action: &str) -> Result<Self, NotAnAction> {
        let square = |text| match text::take_square(text) {
            Some((file @ 0..8, rank @ 0..8, rest)) => Ok((rank * 8 + file, rest)),
            _ => Err(NotAnAction),
        };
        let (from, rest) = square(action)?;
        let (to, rest) = square(rest)?;
        if rest.is_empty() {
            Ok(Self::new(from, to))
        } else {
            Err(NotAnAction)
        }
    }
}
