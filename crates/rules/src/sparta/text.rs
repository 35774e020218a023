//! Positions and actions as text.

use std::fmt;
use std::str::FromStr;

use super::grid::{CITIES, SIZE, bit, file_and_rank, name, square};
use super::{Action, Deed, FIRST_CITY, HERO, KIND_LETTERS, MOST_PIECES, RED, Sparta, YELLOW};
use crate::bits::Bits;
use crate::{Game, Message, NotAnAction, PositionError, text};

/// Ten ranks of ten squares.
const RANKS: [u8; SIZE as usize] = [SIZE; SIZE as usize];

impl fmt::Display for Sparta {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_rows(f, &RANKS, |row, file| {
            self.letter_at(square(file, SIZE - 1 - row))
        })?;
        let [yellow, red] = [YELLOW, RED].map(|seat| list(self.cities(seat)));
        let seat = Self::INFO.letter(self.to_move());
        write!(f, " {seat} {yellow}/{red}")
    }
}

impl FromStr for Sparta {
    type Err = PositionError;

    fn from_str(line: &str) -> Result<Self, PositionError> {
        let [board, seat, cities] = text::fields(line, ["board", "seat", "cities"])?;
        let mut position = Self {
            seats: [0; 2],
            heroes: 0,
            key: 0,
            red_cities: 0,
            to_move: 0,
        };
        text::read_rows(
            board,
            &RANKS,
            1,
            |letter| text::uncased(letter, KIND_LETTERS),
            |row, file, (kind, seat)| {
                let square = bit(square(file, SIZE - 1 - row));
                position.seats[seat.index()] |= square;
                position.heroes |= if kind == HERO { square } else { 0 };
            },
        )?;
        position.to_move = text::read_seat(seat, Self::INFO)?.index() as u8;
        position.red_cities = (read_cities(cities)? >> FIRST_CITY) as u32;
        position.validate()?;
        position.key = position.full_key();
        Ok(position)
    }
}

/// Cities as text, sorted by file, then rank.
fn list(cities: u128) -> String {
    let mut squares: Vec<u8> = Bits(cities).collect();
    squares.sort_unstable_by_key(|&square| file_and_rank(square));
    if squares.is_empty() {
        return "-".to_owned();
    }
    let names: Vec<_> = squares.into_iter().map(name).collect();
    names.join(",")
}

/// Reads both lists of cities, and returns Red's.
fn read_cities(text: &str) -> Result<u128, PositionError> {
    let error = |message| Err(PositionError::new("cities", message));
    let Some((yellow, red)) = text.split_once('/') else {
        return error(Message::new("sparta-cities-lists").text("text", text));
    };
    let mut sets = [0; 2];
    for (set, list) in sets.iter_mut().zip([yellow, red]) {
        for city in list.split(',').filter(|_| list != "-") {
            let found = Bits(CITIES).find(|&square| name(square) == city);
            match found {
                Some(city) => *set |= bit(city),
                None => return error(Message::new("sparta-city-unknown").text("text", city)),
            }
        }
    }
    let [yellow, red] = sets;
    if let Some(city) = Bits(yellow & red).next() {
        return error(Message::new("sparta-city-twice").cell("cell", name(city)));
    }
    if let Some(city) = Bits(CITIES & !(yellow | red)).next() {
        return error(Message::new("sparta-city-missing").cell("cell", name(city)));
    }
    // What is left to be wrong is the order, or a city named again in its list.
    let expected = format!("{}/{}", list(yellow), list(red));
    if text != expected {
        return error(Message::new("sparta-cities-order").text("text", expected));
    }
    Ok(red)
}

impl Sparta {
    /// Ruling R5: which positions are invalid, the lists of cities apart.
    fn validate(&self) -> Result<(), PositionError> {
        let error = |message| Err(PositionError::new("board", message));
        for (pieces, seat) in self.seats.iter().zip(Self::INFO.seats) {
            let found = pieces.count_ones();
            if found > MOST_PIECES as u32 {
                let message = Message::new("sparta-too-many-pieces").seat("seat", seat.word);
                let limit = MOST_PIECES as i64;
                return error(message.number("found", found).number("limit", limit));
            }
        }
        if let Some(trapped) = Bits(self.trapped()).next() {
            return error(Message::new("sparta-trapped").cell("cell", name(trapped)));
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
        match self.deed() {
            Deed::Move { from, to } => write!(f, "{}{}", name(from), name(to)),
            Deed::Become { at } => write!(f, "{}=H", name(at)),
            Deed::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(action: &str) -> Result<Self, NotAnAction> {
        if action == "pass" {
            return Ok(Self::PASS);
        }
        let take = |text| match text::take_square(text) {
            Some((file @ 0..SIZE, rank @ 0..SIZE, rest)) => Ok((square(file, rank), rest)),
            _ => Err(NotAnAction),
        };
        let (from, rest) = take(action)?;
        if rest == "=H" {
            return Ok(Self::promotion(from));
        }
        let (to, rest) = take(rest)?;
        if rest.is_empty() {
            Ok(Self::walk(from, to))
        } else {
            Err(NotAnAction)
        }
    }
}
