//! Positions and actions as text.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::{Action, INNER, PAWNS, Rooya, SEATS, Turn, complete_lines};
use crate::bits::Bits;
use crate::{Game, Message, NotAnAction, PositionError, Seat, text};

/// Five ranks of five points.
const RANKS: [u8; 5] = [5; 5];

/// The lines along the edge, as [`complete_lines`] numbers them: files a and e, ranks 1 and 5.
const EDGE_LINES: u32 = 1 | 1 << 4 | 1 << 5 | 1 << 25;

/// The turns and their words.
const TURNS: [(&str, Turn); 3] = [
    ("cw", Turn::Clockwise),
    ("ccw", Turn::Counterclockwise),
    ("half", Turn::Half),
];

impl fmt::Display for Rooya {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_rows(f, &RANKS, |row, file| {
            self.owner((4 - row) * 5 + file).map(letter)
        })?;
        let winner = self.winner.map_or('-', |seat| Self::INFO.letter(seat));
        write!(f, " {} {winner}", Self::INFO.letter(self.to_move()))
    }
}

impl FromStr for Rooya {
    type Err = PositionError;

    fn from_str(line: &str) -> Result<Self, PositionError> {
        let [board, seat, winner] = text::fields(line, ["board", "seat", "winner"])?;
        let mut pawns = [0; 2];
        text::read_rows(
            board,
            &RANKS,
            1,
            |letter| match letter {
                "W" => Some(Seat::FIRST),
                "b" => Some(Seat::SECOND),
                _ => None,
            },
            |row, file, seat| pawns[seat.index()] |= 1 << ((4 - row) * 5 + file),
        )?;
        let to_move = text::read_seat(seat, Self::INFO)?;
        let mut position = Self {
            own: pawns[to_move.index()],
            enemy: pawns[to_move.next(2).index()],
            to_move: to_move.index() as u8,
            winner: read_winner(winner)?,
            key: 0,
        };
        position.validate()?;
        position.key = position.full_key();
        Ok(position)
    }
}

/// Reads the seat that has won by a line, or `-`.
fn read_winner(text: &str) -> Result<Option<Seat>, PositionError> {
    match text {
        "-" => Ok(None),
        "w" => Ok(Some(Seat::FIRST)),
        "b" => Ok(Some(Seat::SECOND)),
        _ => {
            let message = Message::new("rooya-winner-text").text("text", text);
            Err(PositionError::new("winner", message))
        }
    }
}

impl Rooya {
    /// Ruling R7: which positions are invalid.
    pub(super) fn validate(&self) -> Result<(), PositionError> {
        let error = |field, message| Err(PositionError::new(field, message));
        let [white, black] = SEATS.map(|seat| self.pawns(seat).count_ones());
        for (seat, found) in Self::INFO.seats.iter().zip([white, black]) {
            if found > PAWNS {
                let message = Message::new("rooya-too-many-pawns").seat("seat", seat.word);
                let message = message.number("found", found).number("limit", PAWNS);
                return error("board", message);
            }
        }
        // With 16 pawns each seat has 8, since none has more.
        if white + black < 2 * PAWNS {
            let inner = (self.own | self.enemy) & INNER;
            if let Some(point) = Bits(inner).next() {
                let message = Message::new("rooya-too-early-inside").cell("cell", name(point));
                return error("board", message);
            }
            if white != black + u32::from(self.to_move) {
                let message = Message::new("rooya-pawns-and-seat")
                    .number("white", white)
                    .number("black", black)
                    .seat("seat", Self::INFO.seat_word(self.to_move()));
                return error("seat", message);
            }
            if self.winner.is_some() {
                return error("winner", Message::new("rooya-winner-while-placing"));
            }
            return Ok(());
        }
        let lines = SEATS.map(|seat| complete_lines(self.pawns(seat)));
        if let Some(winner) = self.winner {
            if lines[winner.index()] == 0 {
                let word = Self::INFO.seat_word(winner);
                let message = Message::new("rooya-winner-without-line").seat("seat", word);
                return error("winner", message);
            }
            return Ok(());
        }
        // Only placing leaves a line without its win, and only along the edge.
        if let Some(line) = Bits((lines[0] | lines[1]) & !EDGE_LINES).next() {
            let (from, to) = match line {
                file @ 0..5 => (file, file + 20),
                rank => (rank - 5, rank - 1),
            };
            let message = Message::new("rooya-line-without-winner");
            let message = message.cell("from", name(from)).cell("to", name(to));
            return error("winner", message);
        }
        Ok(())
    }

    /// Whose pawn stands on a point.
    pub(super) fn owner(&self, point: u8) -> Option<Seat> {
        let owns = |seat: &Seat| self.pawns(*seat) >> point & 1 == 1;
        SEATS.into_iter().find(owns)
    }
}

/// The letter of a pawn of a seat.
pub(super) const fn letter(seat: Seat) -> char {
    if seat.index() == 0 { 'W' } else { 'b' }
}

/// The name of a point.
pub(super) fn name(point: u8) -> String {
    text::square_name(point % 5, point / 5)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place(at) => f.write_str(&name(at)),
            Self::Step { from, to } => write!(f, "{}{}", name(from), name(to)),
            Self::TwoSteps { from, via, to } => {
                write!(f, "{}{}{}", name(from), name(via), name(to))
            }
            Self::Turn(turn) => {
                let word = TURNS.iter().find(|(_, one)| *one == turn);
                f.write_str(word.map_or("", |(word, _)| word))
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(action: &str) -> Result<Self, NotAnAction> {
        if let Some((_, turn)) = TURNS.iter().find(|(word, _)| *word == action) {
            return Ok(Self::Turn(*turn));
        }
        let mut points = ArrayVec::<u8, 3>::new();
        let mut rest = action;
        while !rest.is_empty() {
            let Some((file @ 0..5, rank @ 0..5, after)) = text::take_square(rest) else {
                return Err(NotAnAction);
            };
            points.try_push(rank * 5 + file).map_err(|_| NotAnAction)?;
            rest = after;
        }
        match points[..] {
            [at] => Ok(Self::Place(at)),
            [from, to] => Ok(Self::Step { from, to }),
            [from, via, to] => Ok(Self::TwoSteps { from, via, to }),
            _ => Err(NotAnAction),
        }
    }
}
