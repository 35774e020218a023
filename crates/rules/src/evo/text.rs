//! Positions and actions as text.

use std::fmt;
use std::str::FromStr;

use super::cross::{CASTLES, SIZE, Squares, WIDTHS, bit, left_of, place, side, square};
use super::moves::MOST_PIECES;
use super::role::CASTLE;
use super::{Action, EvoFor, Loss, Role};
use crate::{Game, Info, Message, NotAnAction, Piece, PositionError, Reason, Seat, text};

/// The square in a row and column of the text, which begins with the last rank.
fn square_in(row: u8, column: u8) -> Option<u8> {
    let rank = SIZE - 1 - row;
    square((left_of(rank.into()) + column) as i8, rank as i8)
}

/// The name of a square.
pub(super) fn name(square: u8) -> String {
    let (file, rank) = place(square);
    text::square_name(file as u8, rank as u8)
}

/// What is written for a piece: seat, then role.
pub(super) fn token(info: &Info, piece: Piece) -> String {
    format!("{}{}", info.letter(piece.seat), piece.letter)
}

impl<const SEATS: usize> fmt::Display for EvoFor<SEATS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_rows(f, &WIDTHS, |row, column| {
            let piece = self.piece_at(square_in(row, column)?)?;
            Some(token(Self::INFO, piece))
        })?;
        write!(f, " {}", Self::INFO.letter(self.to_move()))
    }
}

impl<const SEATS: usize> FromStr for EvoFor<SEATS> {
    type Err = PositionError;

    fn from_str(line: &str) -> Result<Self, PositionError> {
        let [board, seat] = text::fields(line, ["board", "seat"])?;
        let mut position = Self {
            pieces: [0; SEATS],
            roles: [0; 2],
            loss: None,
            to_move: 0,
            key: 0,
        };
        let mut castles = [0; SEATS];
        text::read_rows(
            board,
            &WIDTHS,
            2,
            read_piece::<SEATS>,
            |row, column, (seat, role)| {
                let Some(square) = square_in(row, column) else {
                    return;
                };
                match role {
                    Some(role) => position.put(seat, role, square),
                    None => castles[seat.index()] |= bit(square),
                }
            },
        )?;
        position.to_move = text::read_seat(seat, Self::INFO)?.index() as u8;
        position.loss = position.validate(&castles)?;
        position.key = position.full_key();
        Ok(position)
    }
}

/// Reads a piece, or a castle, which shows no role.
fn read_piece<const SEATS: usize>(text: &str) -> Option<(Seat, Option<Role>)> {
    let mut letters = text.chars();
    let seat = EvoFor::<SEATS>::INFO.seat(letters.next()?)?;
    match letters.next()? {
        CASTLE => Some((seat, None)),
        letter => Some((seat, Some(Role::from_letter(letter)?))),
    }
}

impl<const SEATS: usize> EvoFor<SEATS> {
    /// Puts a piece on an empty square.
    fn put(&mut self, seat: Seat, role: Role, square: u8) {
        self.pieces[seat.index()] |= bit(square);
        self.roles[0] |= u128::from(role as u8 & 1) << square;
        self.roles[1] |= u128::from(role as u8 >> 1) << square;
    }

    /// Ruling R4: which positions are invalid. Returns the loss that has ended the game.
    fn validate(&self, castles: &[Squares; SEATS]) -> Result<Option<Loss>, PositionError> {
        let error = |message| Err(PositionError::new("board", message));
        let mut losses = Vec::new();
        for (index, seat) in (0..SEATS).zip((0..).map(Seat::new)) {
            let say = |key| Message::new(key).seat("seat", Self::INFO.seat_word(seat));
            let found = self.pieces[index].count_ones();
            if found > MOST_PIECES as u32 {
                let message = say("evo-too-many-pieces").number("found", found);
                return error(message.number("limit", MOST_PIECES as i64));
            }
            let home = CASTLES[side(index, SEATS)];
            if castles[index] & !bit(home) != 0 {
                return error(say("evo-castle-place").cell("cell", name(home)));
            }
            if castles[index] == 0 {
                losses.push(Loss {
                    seat,
                    reason: Reason::Castle,
                });
            }
            if found == 0 {
                losses.push(Loss {
                    seat,
                    reason: Reason::Elimination,
                });
            }
        }
        match losses[..] {
            [] => Ok(None),
            [loss] if loss.seat == self.acted() => {
                let word = Self::INFO.seat_word(loss.seat);
                error(Message::new("evo-own-loss").seat("seat", word))
            }
            [loss] => Ok(Some(loss)),
            _ => error(Message::new("evo-two-losses")),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&name(self.from))?;
        if self.to != self.from || self.becomes.is_none() {
            f.write_str(&name(self.to))?;
        }
        match self.becomes {
            Some(role) => write!(f, "={}", role.letter()),
            None => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(action: &str) -> Result<Self, NotAnAction> {
        let take = |text| {
            let (file, rank, rest) = text::take_square(text)?;
            Some((square(file as i8, rank as i8)?, rest))
        };
        let (from, rest) = take(action).ok_or(NotAnAction)?;
        let (to, rest) = take(rest).unwrap_or((from, rest));
        let role = |letters: &str| Role::from_letter(letters.parse().ok()?);
        let becomes = match rest.strip_prefix('=') {
            None => None,
            Some(letters) => Some(role(letters).ok_or(NotAnAction)?),
        };
        let read = Self { from, to, becomes };
        // There is one way to write each action.
        if read.to_string() == action {
            Ok(read)
        } else {
            Err(NotAnAction)
        }
    }
}
