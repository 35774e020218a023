//! What the games share: squares, boards as dictionaries, and the text of a board.

use std::collections::BTreeMap;

/// File and rank, both from 1.
pub(crate) type Square = (i32, i32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) seat: char,
    pub(crate) kind: char,
}

/// Only occupied squares are in the dictionary.
pub(crate) type Board = BTreeMap<Square, Piece>;

/// Which letter stands for which piece.
pub(crate) type Letters = [(char, Piece)];

pub(crate) const ORTHOGONAL: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

pub(crate) const ALL_EIGHT: [(i32, i32); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

pub(crate) const fn piece(seat: char, kind: char) -> Piece {
    Piece { seat, kind }
}

/// `(2, 10)` is `b10`.
pub(crate) fn square_name(square: Square) -> String {
    let letter = ('a'..='z').nth((square.0 - 1) as usize).unwrap_or('?');
    format!("{letter}{}", square.1)
}

pub(crate) fn on_board(square: Square, size: i32) -> bool {
    (1..=size).contains(&square.0) && (1..=size).contains(&square.1)
}

pub(crate) fn count(board: &Board, seat: char, kinds: &str) -> usize {
    let wanted = |p: &&Piece| p.seat == seat && kinds.contains(p.kind);
    board.values().filter(wanted).count()
}

/// Splits a line into exactly `n` fields separated by single spaces.
pub(crate) fn fields(line: &str, n: usize) -> Result<Vec<&str>, String> {
    let parts: Vec<&str> = line.split(' ').collect();
    if parts.len() != n {
        return Err(format!("line: {} fields instead of {n}", parts.len()));
    }
    Ok(parts)
}

/// The seat-to-move field: one of two letters.
pub(crate) fn parse_seat(text: &str, seats: [char; 2]) -> Result<char, String> {
    for seat in seats {
        if text == seat.to_string() {
            return Ok(seat);
        }
    }
    Err(format!("seat to move: {text:?} is no seat"))
}

/// Reads a square board of `size` by `size`, from the top rank down.
pub(crate) fn parse_board(text: &str, size: i32, letters: &Letters) -> Result<Board, String> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != size as usize {
        return Err(format!("board: {} rows instead of {size}", rows.len()));
    }
    let mut board = Board::new();
    let mut rank = size;
    for row in rows {
        let mut file = 1;
        let mut digits = String::new();
        for c in row.chars() {
            if c.is_ascii_digit() {
                digits.push(c);
                continue;
            }
            file += run_length(&digits, size)?;
            digits.clear();
            let Some((_, p)) = letters.iter().find(|(letter, _)| *letter == c) else {
                return Err(format!("board: unknown letter {c:?}"));
            };
            if file > size {
                return Err(format!("board: rank {rank} is too long"));
            }
            board.insert((file, rank), *p);
            file += 1;
        }
        file += run_length(&digits, size)?;
        if file != size + 1 {
            return Err(format!("board: rank {rank} has the wrong length"));
        }
        rank -= 1;
    }
    // Whatever was read must be written back the same way.
    if write_board(&board, size, letters) != text {
        return Err("board: not written canonically".to_string());
    }
    Ok(board)
}

/// The number that a run of digits means; no digits mean 0.
fn run_length(digits: &str, size: i32) -> Result<i32, String> {
    if digits.is_empty() {
        return Ok(0);
    }
    match digits.parse::<i32>() {
        Ok(n) if (1..=size).contains(&n) => Ok(n),
        _ => Err(format!("board: bad run of empty squares {digits:?}")),
    }
}

pub(crate) fn write_board(board: &Board, size: i32, letters: &Letters) -> String {
    let mut rows = Vec::new();
    for rank in (1..=size).rev() {
        let mut row = String::new();
        let mut empty = 0;
        for file in 1..=size {
            match board.get(&(file, rank)) {
                None => empty += 1,
                Some(p) => {
                    if empty > 0 {
                        row += &empty.to_string();
                        empty = 0;
                    }
                    let found = letters.iter().find(|(_, q)| q == p);
                    row.push(found.map_or('?', |(letter, _)| *letter));
                }
            }
        }
        if empty > 0 {
            row += &empty.to_string();
        }
        rows.push(row);
    }
    rows.join("/")
}

/// Splits a row into cells: a number stands for that many empty cells, anything else is a token
/// of `letters` characters.
pub(crate) fn read_cells(row: &str, letters: usize) -> Result<Vec<Option<String>>, String> {
    let characters: Vec<char> = row.chars().collect();
    let mut cells = Vec::new();
    let mut at = 0;
    while at < characters.len() {
        if characters[at].is_ascii_digit() {
            let mut digits = String::new();
            while at < characters.len() && characters[at].is_ascii_digit() {
                digits.push(characters[at]);
                at += 1;
            }
            if digits.starts_with('0') || digits.len() > 2 {
                return Err(format!("board: bad run {digits:?}"));
            }
            let run: usize = digits
                .parse()
                .map_err(|_| format!("board: bad run {digits:?}"))?;
            for _ in 0..run {
                cells.push(None);
            }
        } else {
            let mut token = String::new();
            for _ in 0..letters {
                if at >= characters.len() {
                    return Err(format!("board: half a piece {token:?}"));
                }
                token.push(characters[at]);
                at += 1;
            }
            cells.push(Some(token));
        }
    }
    Ok(cells)
}

/// The inverse of `read_cells`.
pub(crate) fn write_cells(cells: &[Option<String>]) -> String {
    let mut text = String::new();
    let mut run = 0;
    for cell in cells {
        match cell {
            None => run += 1,
            Some(token) => {
                if run > 0 {
                    text.push_str(&run.to_string());
                }
                run = 0;
                text.push_str(token);
            }
        }
    }
    if run > 0 {
        text.push_str(&run.to_string());
    }
    text
}

/// For tests: plays along a pseudo-random line and checks that every position met reads back.
pub(crate) fn walk(id: &str, first: &str, games: u64, length: usize) {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    for _ in 0..games {
        let mut line = first.to_string();
        for _ in 0..length {
            let now = crate::naive::expand(id, &line).unwrap_or_else(|e| panic!("{line}: {e}"));
            assert_eq!(now.result.is_some(), now.legal.is_empty(), "{line}");
            assert_eq!(now.result.is_some(), now.reason.is_some(), "{line}");
            for after in now.legal.values() {
                let next =
                    crate::naive::expand(id, after).unwrap_or_else(|e| panic!("{after}: {e}"));
                assert_ne!(next.to_move, now.to_move);
            }
            if now.legal.is_empty() {
                break;
            }
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1);
            let pick = (seed >> 33) as usize % now.legal.len();
            line = now.legal.values().nth(pick).cloned().unwrap_or_default();
        }
    }
}

mod tests {
    use super::*;
    use crate::naive::expand;

    #[test]
    fn boards_must_be_canonical() {
        let letters = [('W', piece('w', 'p')), ('b', piece('b', 'p'))];
        assert!(parse_board("3/1W1/b2", 3, &letters).is_ok());
        for bad in [
            "",
            "3/3",
            "3/3/3/3",
            "12/3/3",
            "03/3/3",
            "0W2/3/3",
            "4/3/3",
            "WWWW/3/3",
            "3/3/",
            "3/3/w2",
            "3/3/٣",
            "99999999999999999999/3/3",
            "3/3/3\r",
        ] {
            assert!(parse_board(bad, 3, &letters).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn odd_strings_do_not_panic() {
        for id in ["herooj", "master-herooj", "rooya", "sparta", "chess"] {
            let start = crate::naive::start(id);
            for odd in ["", " ", "  ", "é", "\u{0}", "////", "\u{1f980} w -", "\n"] {
                assert!(expand(id, odd).is_err());
                for (at, _) in start.char_indices() {
                    let mut text = start.to_string();
                    text.insert_str(at, odd);
                    let changed = expand(id, &text);
                    assert!(odd.is_empty() || changed.is_err());
                    let _ = expand(id, &start[..at]);
                }
            }
        }
    }

    #[test]
    fn cells_there_and_back() {
        for row in ["4", "1F3f1", "KEN1*1nek", "", "12"] {
            assert_eq!(write_cells(&read_cells(row, 1).unwrap()), row);
        }
        assert!(read_cells("0", 1).is_err());
        assert!(read_cells("04", 1).is_err());
        assert!(read_cells("99999999999999999999", 1).is_err());
        assert!(read_cells("sWs", 2).is_err());
        assert!(expand("chess", "").is_err());
    }

    /// Broken lines: no panic, and whatever is accepted leads to valid lines only.
    #[test]
    fn broken_lines_do_not_panic() {
        let alphabet: Vec<char> = "KHCNMEFPRGkhcnmefprgsSwWbB*/-:,= \n\t012349é\u{1F600}\0"
            .chars()
            .collect();
        let mut random: u64 = 3;
        let mut next = |below: usize| {
            random = random
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            usize::try_from(random >> 33).unwrap_or(0) % below.max(1)
        };
        for id in ["heroes", "evo", "evo4"] {
            let start = format!(
                "{}{}",
                crate::naive::heroes::start(id),
                crate::naive::evo::start(id)
            );
            for round in 0..3000 {
                let mut line: Vec<char> = start.chars().collect();
                for _ in 0..=(round % 4) {
                    let at = next(line.len());
                    let with = alphabet[next(alphabet.len())];
                    match next(4) {
                        0 => line.insert(at, with),
                        1 => drop(line.remove(at)),
                        2 => line.truncate(at.max(1)),
                        _ => line[at] = with,
                    }
                    if line.is_empty() {
                        line.push(with);
                    }
                }
                let line: String = line.into_iter().collect();
                let Ok(expanded) = expand(id, &line) else {
                    continue;
                };
                for after in expanded.legal.values().take(5) {
                    assert!(expand(id, after).is_ok(), "{line} -> {after}");
                }
            }
        }
    }
}
