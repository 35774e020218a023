//! Positions and actions as text.

use std::fmt;
use std::str::FromStr;

use super::hex::{AREA, DARK_AREA, hexes};
use super::kinds::{Kinds, LETTERS};
use super::mobilization::{TURNS, allowance};
use super::{Action, Heroes, Hex};
use crate::{CellId, Game, Message, NotAnAction, PositionError, Seat, text};

/// The lengths of the files: without the missing corners, with the hole.
const FILES: [u8; 11] = [4, 7, 8, 9, 10, 9, 10, 9, 8, 7, 4];

/// What is written for the hole.
const HOLE: char = '*';

/// The hex with this place in the text of a file; `None` for the hole.
fn hex_at(file: u8, place: u8) -> Option<Hex> {
    // The corners are at the ends of these files.
    let missing = u8::from(file.is_multiple_of(5));
    Hex::new(file, place + missing)
}

/// The cells in the order of the text, file by file; `None` for the hole.
pub(super) fn rows() -> Vec<Vec<Option<CellId>>> {
    let files = (0..).zip(FILES);
    let row = |(file, length)| (0..length).map(move |place| Some(hex_at(file, place)?.cell()));
    files.map(|file| row(file).collect()).collect()
}

impl fmt::Display for Heroes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_rows(f, &FILES, |file, place| match hex_at(file, place) {
            None => Some(HOLE),
            Some(hex) => {
                let piece = self.piece_at(hex)?;
                Some(text::cased(piece.letter, piece.seat))
            }
        })?;
        write!(f, " {} ", Self::INFO.letter(self.to_move()))?;
        if self.turn == 0 {
            return f.write_str("-");
        }
        write!(f, "M{}:{}:", self.turn, self.actions_left())?;
        if self.moved == 0 {
            return f.write_str("-");
        }
        for (index, hex) in hexes(self.moved).enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}{hex}")?;
        }
        Ok(())
    }
}

impl FromStr for Heroes {
    type Err = PositionError;

    fn from_str(line: &str) -> Result<Self, PositionError> {
        let [board, seat, mobilization] = text::fields(line, ["board", "seat", "mobilization"])?;
        let mut position = Self {
            seats: [0; 2],
            kinds: Kinds::default(),
            moved: 0,
            key: 0,
            turn: 0,
            to_move: 0,
        };
        let mut holes = 0;
        let mut is_misplaced = false;
        text::read_rows(
            board,
            &FILES,
            1,
            |token| match text::uncased(token, LETTERS) {
                None if token.starts_with(HOLE) => Some(None),
                piece => piece.map(Some),
            },
            |file, place, piece| match (hex_at(file, place), piece) {
                (Some(hex), Some((kind, seat))) => position.put(seat.index(), kind as u8, hex),
                (None, None) => holes += 1,
                _ => is_misplaced = true,
            },
        )?;
        if holes != 1 || is_misplaced {
            let message = Message::new("heroes-hole-misplaced");
            return Err(PositionError::new("board", message));
        }
        position.to_move = text::read_seat(seat, Self::INFO)?.index() as u8;
        position.check_pieces()?;
        position.read_mobilization(mobilization)?;
        position.check_kings()?;
        position.key = position.full_key();
        Ok(position)
    }
}

/// Ruling R7: which positions are invalid.
impl Heroes {
    fn check_pieces(&self) -> Result<(), PositionError> {
        let error = |message| Err(PositionError::new("board", message));
        for seat in [Seat::FIRST, Seat::SECOND] {
            let enemy = 1 - seat.index();
            let force = self.force(self.seats[seat.index()]);
            let say = |key| Message::new(key).seat("seat", Self::INFO.seat_word(seat));
            let kings = force.king.count_ones();
            if kings != 1 {
                return error(say("heroes-king-count").number("found", kings));
            }
            if let Some(at) = hexes(force.pawns & AREA[enemy]).next() {
                return error(say("heroes-pawn-in-area").cell("cell", at));
            }
            if let Some(at) = hexes(force.guards & DARK_AREA[enemy]).next() {
                return error(say("heroes-guard-in-dark-area").cell("cell", at));
            }
        }
        if !self.has_hero(0) && !self.has_hero(1) {
            return error(Message::new("heroes-no-hero"));
        }
        Ok(())
    }

    fn check_kings(&self) -> Result<(), PositionError> {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let king = self.king(seat.index());
            let may_be_attacked = seat == self.to_move() && self.turn == 0;
            if !may_be_attacked && let Some(attacker) = self.attacker(king, 1 - seat.index()) {
                let key = if self.turn == 0 {
                    "heroes-king-left-attacked"
                } else {
                    "heroes-king-attacked-early"
                };
                let message = Message::new(key)
                    .seat("seat", Self::INFO.seat_word(seat))
                    .cell("attacker", attacker);
                return Err(PositionError::new("board", message));
            }
        }
        Ok(())
    }

    fn read_mobilization(&mut self, field: &str) -> Result<(), PositionError> {
        if field == "-" {
            return Ok(());
        }
        let error = |message| Err(PositionError::new("mobilization", message));
        let say = |key| Message::new(key).text("text", field);
        let parts: Vec<&str> = field.split(':').collect();
        let &[turn, left, moved] = parts.as_slice() else {
            return error(say("heroes-mobilization-text"));
        };
        let (Some(turn), Some(left)) = (turn.strip_prefix('M').and_then(number), number(left))
        else {
            return error(say("heroes-mobilization-text"));
        };
        if !(1..=TURNS).contains(&turn) {
            return error(Message::new("heroes-mobilization-turn").number("turn", turn));
        }
        let own = self.own();
        let allowed = allowance(own, turn);
        if !(1..=allowed).contains(&left) {
            let message = Message::new("heroes-mobilization-left")
                .seat("seat", Self::INFO.seats[own].word)
                .number("left", left)
                .number("allowed", allowed)
                .number("turn", turn);
            return error(message);
        }
        let force = self.force(self.seats[own]);
        let fit = self.seats[own] & !(force.king | force.camels | force.elephants);
        let list = if moved == "-" { "" } else { moved };
        for name in list.split_terminator(',') {
            let Ok(hex) = name.parse::<Hex>() else {
                return error(Message::new("heroes-mobilization-hex").text("text", name));
            };
            if self.moved >= hex.bit() {
                return error(Message::new("heroes-mobilization-order").cell("cell", hex));
            }
            if fit & hex.bit() == 0 {
                return error(Message::new("heroes-mobilization-piece").cell("cell", hex));
            }
            self.moved |= hex.bit();
        }
        self.turn = turn;
        if self.moved.count_ones() != u32::from(allowed - left) {
            let message = Message::new("heroes-mobilization-count")
                .number("used", allowed - left)
                .number("found", self.moved.count_ones());
            return error(message);
        }
        if self.to_string().split(' ').next_back() != Some(field) {
            return error(say("heroes-mobilization-text"));
        }
        Ok(())
    }
}

/// A number as it is written, at most 99.
fn number(text: &str) -> Option<u8> {
    let number = text.parse().ok().filter(|&number: &u8| number < 100)?;
    (number.to_string() == text).then_some(number)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Walk { from, to } => write!(f, "{from}{to}"),
            Self::Rampage { from, to } => write!(f, "{from}~{to}"),
            Self::Rise { at } => write!(f, "{at}=H"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(action: &str) -> Result<Self, NotAnAction> {
        if action == "done" {
            return Ok(Self::Done);
        }
        let (file, rank, rest) = text::take_square(action).ok_or(NotAnAction)?;
        let from = Hex::new(file, rank).ok_or(NotAnAction)?;
        if rest == "=H" {
            return Ok(Self::Rise { at: from });
        }
        match rest.strip_prefix('~') {
            Some(to) => to.parse().map(|to| Self::Rampage { from, to }),
            None => rest.parse().map(|to| Self::Walk { from, to }),
        }
    }
}
