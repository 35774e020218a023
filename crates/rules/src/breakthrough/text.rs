//! Positions and actions as text.

use std::fmt;
use std::str::FromStr;

use super::{Action, Breakthrough, INFO, LAST_RANK};
use crate::{Game, Message, NotAnAction, PositionError, text};

/// Eight ranks of eight squares.
const RANKS: [u8; 8] = [8; 8];

impl fmt::Display for Breakthrough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = self.pawns();
        text::write_rows(f, &RANKS, |row, file| {
            let on = |pawns: u64| pawns >> ((7 - row) * 8 + file) & 1 == 1;
            match (on(white), on(black)) {
                (true, _) => Some('P'),
                (_, true) => Some('p'),
                _ => None,
            }
        })?;
        write!(f, " {}", INFO.letter(self.to_move()))
    }
}

impl FromStr for Breakthrough {
    type Err = PositionError;

    fn from_str(line: &str) -> Result<Self, PositionError> {
        let [board, seat] = text::fields(line, ["board", "seat"])?;
        let seat = text::read_seat(seat, INFO)?;
        let mut pawns = [0; 2];
        text::read_rows(
            board,
            &RANKS,
            1,
            |letter| text::uncased(letter, b"P"),
            |row, file, (_, seat)| pawns[seat.index()] |= 1 << ((7 - row) * 8 + file),
        )?;
        let mut position = Self {
            own: pawns[seat.index()],
            enemy: pawns[1 - seat.index()],
            to_move: seat.index() as u8,
            key: 0,
        };
        position.validate()?;
        position.key = position.full_key();
        Ok(position)
    }
}

impl Breakthrough {
    /// Which positions are invalid.
    fn validate(&self) -> Result<(), PositionError> {
        let (mover, other) = (usize::from(self.to_move), usize::from(1 - self.to_move));
        let error = |key, seat: usize| {
            let message = Message::new(key).seat("seat", INFO.seats[seat].word);
            Err(PositionError::new("board", message))
        };
        for (seat, pawns) in [(mover, self.own), (other, self.enemy)] {
            if pawns.count_ones() > 16 {
                return error("breakthrough-too-many-pawns", seat);
            }
        }
        if self.own & LAST_RANK[mover] != 0 {
            return error("breakthrough-over-before", mover);
        }
        if self.enemy == 0 {
            return error("breakthrough-moved-without-pawns", other);
        }
        Ok(())
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
