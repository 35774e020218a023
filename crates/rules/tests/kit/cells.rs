//! The board field of a position line, cell by cell.

/// The characters of a piece in the lines of a game.
pub(crate) fn token(id: &str) -> usize {
    if id.starts_with("evo") { 2 } else { 1 }
}

/// A board as cells: pieces, empty strings for empty cells, and `/` between rows.
pub(crate) fn spread(board: &str, token: usize) -> Vec<String> {
    let letters: Vec<char> = board.chars().collect();
    let mut cells = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let digits = letters[at..].iter().take_while(|c| c.is_ascii_digit());
        let digits: String = digits.collect();
        if digits.is_empty() {
            let length = if "/*".contains(letters[at]) { 1 } else { token };
            let end = (at + length).min(letters.len());
            cells.push(letters[at..end].iter().collect());
            at = end;
        } else {
            let run = digits.parse().unwrap_or(0).min(20);
            cells.extend(std::iter::repeat_n(String::new(), run));
            at += digits.len();
        }
    }
    cells
}

/// The board of the cells that [`spread`] makes.
pub(crate) fn gather(cells: &[String]) -> String {
    let mut board = String::new();
    let mut run = 0;
    for cell in cells {
        if cell.is_empty() {
            run += 1;
            continue;
        }
        if run > 0 {
            board += &run.to_string();
            run = 0;
        }
        board += cell;
    }
    if run > 0 {
        board += &run.to_string();
    }
    board
}
