//! The symmetries of each game, as changes of the text of positions and actions.

use ludejo_rules::{Board, CellId, Info, Outline, Pick, Seat};

use crate::kit::cells;

/// A turn or a mirror of the board together with a change of the seats.
pub(crate) struct Symmetry {
    /// The cell that takes the place of each cell.
    cells: Vec<CellId>,
    /// Whether left and right change sides.
    turns_over: bool,
    /// The seats that take the place of the seats in turn order, by their letters.
    seats: &'static str,
}

/// What becomes of a step to the right and of a step up, as (right, up).
type Axes = [(i16, i16); 2];

const SAME: Axes = [(1, 0), (0, 1)];
const MIRROR: Axes = [(-1, 0), (0, 1)];
const FLIP: Axes = [(1, 0), (0, -1)];
const HALF_TURN: Axes = [(-1, 0), (0, -1)];
const QUARTER_TURN: Axes = [(0, -1), (1, 0)];

/// Symmetries that make up all those of a game.
pub(crate) fn of(info: &Info, board: &Board) -> Vec<Symmetry> {
    let list: &[(Axes, _)] = match info.id {
        "herooj" | "master-herooj" | "heroes" | "breakthrough" => &[(MIRROR, "wb"), (FLIP, "bw")],
        "rooya" => &[(QUARTER_TURN, "wb"), (MIRROR, "wb"), (SAME, "bw")],
        // Those that leave the city squares where they are.
        "sparta" => &[(MIRROR, "yr"), (FLIP, "yr"), (SAME, "ry")],
        // A mirror would put the castles on the wrong side.
        "evo" => &[(HALF_TURN, "ns")],
        "evo4" => &[(QUARTER_TURN, "wnes")],
        id => panic!("what are the symmetries of {id}?"),
    };
    let symmetry = |&([right, up], seats): &(Axes, _)| Symmetry {
        cells: turned(board, [right, up]),
        turns_over: right.0 * up.1 < right.1 * up.0,
        seats,
    };
    list.iter().map(symmetry).collect()
}

/// The cell that takes the place of each cell.
fn turned(board: &Board, [right, up]: Axes) -> Vec<CellId> {
    // In halves of a square, so that right and up are alike.
    let places: Vec<_> = board.cells.iter().map(|c| (2 * c.column, c.row)).collect();
    let middle = |part: fn(&(i16, i16)) -> i16| {
        let (least, most) = (places.iter().map(part).min(), places.iter().map(part).max());
        least
            .zip(most)
            .map_or(0, |(least, most)| (least + most) / 2)
    };
    let (middle_x, middle_y) = (middle(|place| place.0), middle(|place| place.1));
    let turn = |&(x, y): &(i16, i16)| {
        let (x, y) = (x - middle_x, y - middle_y);
        let place = (
            middle_x + x * right.0 + y * up.0,
            middle_y + x * right.1 + y * up.1,
        );
        let found = places.iter().position(|&other| other == place);
        found.expect("the board is symmetric") as CellId
    };
    places.iter().map(turn).collect()
}

impl Symmetry {
    /// The line of the symmetric position; `None` where the rules know none.
    pub(crate) fn line(&self, info: &Info, board: &Board, line: &str) -> Option<String> {
        let (cells, rest) = line.split_once(' ')?;
        let (seat, more) = rest.split_once(' ').unwrap_or((rest, ""));
        let swaps = self.is_swap(info);
        let more = match info.id {
            "master-herooj" if swaps => reversed(more),
            // White places first.
            "rooya" if swaps && cells.matches(['W', 'b']).count() < 16 => return None,
            "rooya" => more.chars().map(|c| self.seat(info, c)).collect(),
            "sparta" if swaps => reversed(&self.lists(board, more)),
            "sparta" => self.lists(board, more),
            // The seats mobilize different numbers of pieces.
            "heroes" if swaps && more != "-" => return None,
            "heroes" => match more.rsplit_once(':') {
                Some((head, moved)) => format!("{head}:{}", self.list(board, moved)),
                None => more.to_owned(),
            },
            _ => more.to_owned(),
        };
        let cells = self.cells(info, board, cells);
        let seat: String = seat.chars().map(|c| self.seat(info, c)).collect();
        let line = format!("{cells} {seat} {more}");
        Some(line.trim_end().to_owned())
    }

    /// The text of the symmetric action.
    pub(crate) fn action(&self, board: &Board, action: &str) -> String {
        let pick = |pick: &Pick| match pick {
            Pick::Cell(name) => self.cell(board, name),
            Pick::Word(word) => match word.as_str() {
                "cw" if self.turns_over => "ccw".to_owned(),
                "ccw" if self.turns_over => "cw".to_owned(),
                word => word.to_owned(),
            },
        };
        Pick::split(action).iter().map(pick).collect()
    }

    /// The seat that takes the place of the one with this letter; other characters stay.
    pub(crate) fn seat(&self, info: &Info, letter: char) -> char {
        let seat = info.seat(letter).map(Seat::index);
        seat.and_then(|index| self.seats.chars().nth(index))
            .unwrap_or(letter)
    }

    /// Whether it changes the seats.
    pub(crate) fn is_swap(&self, info: &Info) -> bool {
        !self.seats.starts_with(info.seats[0].letter)
    }

    fn cell(&self, board: &Board, name: &str) -> String {
        let cell = board.find(name).expect("a cell of the board");
        board.name(self.cells[usize::from(cell)]).to_owned()
    }

    /// A list of cells like `b5,e6`, or `-`, in the order of files and ranks.
    fn list(&self, board: &Board, list: &str) -> String {
        if list == "-" {
            return list.to_owned();
        }
        let mut names: Vec<_> = list.split(',').map(|name| self.cell(board, name)).collect();
        names.sort_by_key(|name| (name.as_bytes()[0], name.len(), name.clone()));
        names.join(",")
    }

    /// Two such lists with `/` between.
    fn lists(&self, board: &Board, lists: &str) -> String {
        let lists: Vec<_> = lists
            .split('/')
            .map(|list| self.list(board, list))
            .collect();
        lists.join("/")
    }

    /// The board field.
    fn cells(&self, info: &Info, board: &Board, field: &str) -> String {
        let old = cells::spread(field, cells::token(info.id));
        let mut new = old.clone();
        let mut order = in_order_of_the_line(board).into_iter();
        // Where in the text each cell stands.
        let mut places = vec![0; board.cells.len()];
        for (place, token) in old.iter().enumerate() {
            if token != "/" && token != "*" {
                let cell = order.next().expect("as many cells as the line has");
                places[usize::from(cell)] = place;
            }
        }
        for cell in 0..board.cells.len() {
            let to = places[usize::from(self.cells[cell])];
            new[to] = self.piece(info, &old[places[cell]]);
        }
        cells::gather(&new)
    }

    /// A piece, now of another seat.
    fn piece(&self, info: &Info, token: &str) -> String {
        if cells::token(info.id) == 2 {
            let mut letters = token.chars();
            let seat = letters.next().map(|seat| self.seat(info, seat));
            return seat.into_iter().chain(letters).collect();
        }
        if !self.is_swap(info) {
            return token.to_owned();
        }
        match (info.id, token) {
            ("rooya", "W") => "b".to_owned(),
            ("rooya", "b") => "W".to_owned(),
            _ => token.chars().map(other_case).collect(),
        }
    }
}

/// The cells in the order in which the line has them.
fn in_order_of_the_line(board: &Board) -> Vec<CellId> {
    let mut order: Vec<CellId> = (0..board.cells.len()).map(|cell| cell as CellId).collect();
    order.sort_by_key(|&cell| {
        let cell = &board.cells[usize::from(cell)];
        match cell.outline {
            Outline::Hexagon => (cell.column, cell.row),
            Outline::Square | Outline::Point => (-cell.row, cell.column),
        }
    });
    order
}

/// Two parts with `/` between, the other way round.
fn reversed(parts: &str) -> String {
    match parts.split_once('/') {
        Some((one, other)) => format!("{other}/{one}"),
        None => parts.to_owned(),
    }
}

fn other_case(letter: char) -> char {
    if letter.is_ascii_uppercase() {
        letter.to_ascii_lowercase()
    } else {
        letter.to_ascii_uppercase()
    }
}
