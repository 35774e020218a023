//! The text that all games share: fields, rows, squares.

use std::fmt;

use crate::{Info, Message, PositionError, Seat};

/// The name of a square, from its file and rank counted from 0: `b4` for `(1, 3)`.
#[must_use]
pub fn square_name(file: u8, rank: u8) -> String {
    format!("{}{}", char::from(b'a' + file), rank + 1)
}

/// Reads a square's name at the beginning of a text: file and rank, both counted from 0, and
/// what follows. `None` if there is none, or if it has a leading zero.
#[must_use]
pub fn take_square(text: &str) -> Option<(u8, u8, &str)> {
    let file = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let digits = &text[1..];
    let end = digits
        .bytes()
        .position(|byte| !byte.is_ascii_digit())
        .unwrap_or(digits.len());
    if digits.starts_with('0') {
        return None;
    }
    let rank: u8 = digits[..end].parse().ok()?;
    Some((file, rank - 1, &digits[end..]))
}

/// Splits a line into exactly these fields.
///
/// # Errors
/// If there are more or fewer, or if anything but single spaces separates them.
pub fn fields<'a, const N: usize>(
    line: &'a str,
    names: [&'static str; N],
) -> Result<[&'a str; N], PositionError> {
    let mut fields = [""; N];
    let mut parts = line.split(' ');
    for (field, name) in fields.iter_mut().zip(names) {
        match parts.next() {
            Some(part) if !part.is_empty() => *field = part,
            _ => return Err(PositionError::new(name, Message::new("field-missing"))),
        }
    }
    if parts.next().is_some() {
        let message = Message::new("field-extra").number("count", N as i64);
        return Err(PositionError::new("line", message));
    }
    Ok(fields)
}

/// Reads the field of the seat to move.
///
/// # Errors
/// If it isn't the letter of a seat of this game.
pub fn read_seat(text: &str, info: &Info) -> Result<Seat, PositionError> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(|letter| info.seat(letter));
    match (seat, letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => {
            let seats: Vec<_> = info.seats.iter().map(|s| s.letter.to_string()).collect();
            let message = Message::new("seat-unknown")
                .text("text", text)
                .text("seats", seats.join(", "));
            Err(PositionError::new("seat", message))
        }
    }
}

/// Reads a board of rows with `/` between them, in the order of the text.
///
/// `widths` holds the number of cells of each row; a piece is `token` bytes of ASCII that
/// `decode` knows; a run of empty cells is a number. Calls `place` with row, column and piece.
///
/// # Errors
/// On rows too many, too few, too long, too short; on unknown pieces and on numbers that are
/// zero or have a leading zero.
pub fn read_rows<P>(
    text: &str,
    widths: &[u8],
    token: usize,
    decode: impl Fn(&str) -> Option<P>,
    mut place: impl FnMut(u8, u8, P),
) -> Result<(), PositionError> {
    let error = |message| Err(PositionError::new("board", message));
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != widths.len() {
        let message = Message::new("board-row-count")
            .number("expected", widths.len() as i64)
            .number("found", rows.len() as i64);
        return error(message);
    }
    for ((index, row), &width) in (0..).zip(&rows).zip(widths) {
        let length_is = |found: u64| {
            let message = Message::new("board-row-length")
                .number("row", i64::from(index) + 1)
                .number("expected", width)
                .number("found", found.min(1_000_000) as i64);
            error(message)
        };
        let mut column = 0_u64;
        let mut rest = *row;
        while let Some(first) = rest.chars().next() {
            if first.is_ascii_digit() {
                let end = rest.bytes().position(|byte| !byte.is_ascii_digit());
                let (digits, after) = rest.split_at(end.unwrap_or(rest.len()));
                if first == '0' {
                    return error(Message::new("board-number").text("text", digits));
                }
                column = column.saturating_add(digits.parse().unwrap_or(u64::MAX));
                rest = after;
            } else {
                let piece = rest.get(..token).and_then(&decode);
                let Some(piece) = piece else {
                    let text: String = rest.chars().take(token).collect();
                    return error(Message::new("board-letter").text("text", text));
                };
                if column < u64::from(width) {
                    place(index, column as u8, piece);
                }
                column += 1;
                rest = &rest[token..];
            }
            if column > u64::from(width) {
                return length_is(column);
            }
        }
        if column != u64::from(width) {
            return length_is(column);
        }
    }
    Ok(())
}

/// Writes a board as [`read_rows`] reads it; `piece` gives what to write for a row and column,
/// `None` for an empty cell.
///
/// # Errors
/// Those of the formatter.
pub fn write_rows<P: fmt::Display>(
    out: &mut fmt::Formatter<'_>,
    widths: &[u8],
    piece: impl Fn(u8, u8) -> Option<P>,
) -> fmt::Result {
    for (row, &width) in (0..).zip(widths) {
        if row > 0 {
            out.write_str("/")?;
        }
        let mut empty = 0;
        for column in 0..width {
            match piece(row, column) {
                Some(piece) => {
                    if empty > 0 {
                        write!(out, "{empty}")?;
                        empty = 0;
                    }
                    write!(out, "{piece}")?;
                }
                None => empty += 1,
            }
        }
        if empty > 0 {
            write!(out, "{empty}")?;
        }
    }
    Ok(())
}

/// The letter of a piece on a two-seat board: upper case for the first seat, lower for the
/// second.
#[must_use]
pub fn cased(letter: char, seat: Seat) -> char {
    if seat == Seat::FIRST {
        letter
    } else {
        letter.to_ascii_lowercase()
    }
}

/// The kind (as its index in `letters`, upper case) and seat of a letter as [`cased`] writes it.
#[must_use]
pub fn uncased(text: &str, letters: &[u8]) -> Option<(usize, Seat)> {
    let &[byte] = text.as_bytes() else {
        return None;
    };
    let kind = letters
        .iter()
        .position(|&letter| letter == byte.to_ascii_uppercase())?;
    let seat = if byte.is_ascii_uppercase() {
        Seat::FIRST
    } else {
        Seat::SECOND
    };
    Some((kind, seat))
}
