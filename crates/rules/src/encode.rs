//! Positions and actions as numbers, for programs that learn.
//!
//! A position is a stack of planes over a grid of cells, an action an index below
//! [`Encode::INDICES`]. Both are as the seat to move sees them, which sits where the first seat
//! does: row 0 is nearest to it, and rows count forward. So what one seat learns is true for all.
//!
//! ```
//! use ludejo_rules::{Encode, Game, herooj::Herooj};
//!
//! let start = Herooj::start();
//! let action = "b2b4".parse().unwrap();
//! let index = start.index_of(action);
//! assert_eq!(index, 9 * 16 + 1); // from the tenth cell, the second way: two squares ahead
//! assert_eq!(start.action_at(index), Some(action));
//!
//! // Black sees its own pawn on b7 where White sees the one on b2.
//! let next = start.after(action);
//! assert_eq!(next.index_of("b7b5".parse().unwrap()), index);
//! ```

use crate::bits::Bits;
use crate::{Game, Seat};

/// A way to act from a cell, as the seat to move sees it: columns to the right and rows forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where the piece goes; nowhere if it stays.
    pub step: Step,
    /// Where it goes from there, if it goes twice.
    pub then: Step,
    /// What else it does, such as `=B`; empty if nothing.
    pub word: &'static str,
}

/// Columns to the right and rows forward.
pub type Step = (i8, i8);

impl Way {
    /// A step and nothing else.
    #[must_use]
    pub const fn new(step: Step) -> Self {
        Self::with(step, "")
    }

    /// A step, and something else.
    #[must_use]
    pub const fn with(step: Step, word: &'static str) -> Self {
        Self {
            step,
            then: (0, 0),
            word,
        }
    }
}

/// A symmetry of a game that changes no seat: what becomes of a step of one column, and of one of
/// one row, around the middle of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry {
    /// What becomes of one column to the right.
    pub right: Step,
    /// What becomes of one row forward.
    pub forward: Step,
}

impl Symmetry {
    /// Nothing changes.
    pub const IDENTITY: Self = Self::new((1, 0), (0, 1));
    /// Left and right change places.
    pub const MIRROR: Self = Self::new((-1, 0), (0, 1));

    /// The symmetry that does this to the two steps.
    #[must_use]
    pub const fn new(right: Step, forward: Step) -> Self {
        Self { right, forward }
    }

    /// What becomes of a step.
    #[must_use]
    pub const fn of(self, (columns, rows): Step) -> Step {
        (
            columns * self.right.0 + rows * self.forward.0,
            columns * self.right.1 + rows * self.forward.1,
        )
    }

    /// Whether it turns the board over, so that clockwise becomes counterclockwise.
    #[must_use]
    pub const fn turns_over(self) -> bool {
        self.right.0 * self.forward.1 < self.right.1 * self.forward.0
    }
}

/// What a game in progress adds to a position: what rulings G1 and G2 depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past {
    /// How often the position has occurred, this time included.
    pub occurrences: u32,
    /// The actions made.
    pub made: u32,
}

impl Past {
    /// At the start of a game.
    pub const NONE: Self = Self {
        occurrences: 1,
        made: 0,
    };
}

/// A game whose positions and actions have numbers.
///
/// An action that begins on a cell has the index `cell * WAYS.len() + way`; after these come the
/// [`WORDS`](Self::WORDS), which begin on none. So the indices are planes over the grid, a plane
/// for each way, and a few more.
pub trait Encode: Game {
    /// The columns and rows of the grid. It can have cells that the board has not.
    const GRID: (usize, usize);

    /// The ways to act from a cell, all different.
    const WAYS: &'static [Way];

    /// Actions that begin on no cell.
    const WORDS: &'static [&'static str] = &[];

    /// The planes that each seat has.
    const KINDS: &'static [&'static str];

    /// What else there is to know about a position, each a plane that is full or empty.
    const STATES: &'static [&'static str] = &[];

    /// The symmetries besides the identity.
    const SYMMETRIES: &'static [Symmetry] = &[];

    /// The cells of the grid, row by row.
    const CELLS: usize = Self::GRID.0 * Self::GRID.1;

    /// Every index is below this.
    const INDICES: usize = Self::CELLS * Self::WAYS.len() + Self::WORDS.len();

    /// The planes: those of the seat to move, of the seats that follow in turn order, the states,
    /// and the two of [`PAST`].
    const PLANES: usize =
        Self::INFO.seats.len() * Self::KINDS.len() + Self::STATES.len() + PAST.len();

    /// The planes of a seat as sets of squares, in the numbers of the game.
    type Sets: AsRef<[u128]>;

    /// What a seat has, by kind.
    fn sets(&self, seat: Seat) -> Self::Sets;

    /// The states, a bit for each.
    fn states(&self) -> u32 {
        0
    }

    /// The cell on which a seat sees a square.
    fn cell(seat: Seat, square: u8) -> u8;

    /// The index of an action that can be made here.
    ///
    /// # Panics
    /// Possibly, if the action is illegal; or the index is meaningless then.
    fn index_of(&self, action: Self::Action) -> usize;

    /// Adds the indices of all legal actions to a list, in the order of
    /// [`Game::for_each_action`].
    fn list_indices(&self, list: &mut Vec<u16>) {
        self.for_each_action(|action| list.push(self.index_of(action) as u16));
    }

    /// The action with this index, legal or not; `None` if there is none.
    fn action_at(&self, index: usize) -> Option<Self::Action>;

    /// Writes the planes one after another, each cell by cell: 1 for what is there and 0 for what
    /// isn't. Only the last plane has other numbers.
    ///
    /// # Panics
    /// If there are not [`PLANES`](Self::PLANES) times [`CELLS`](Self::CELLS) numbers.
    #[inline]
    fn observe(&self, past: Past, planes: &mut [u8]) {
        assert_eq!(planes.len(), Self::PLANES * Self::CELLS);
        planes.fill(0);
        let seats = Self::INFO.seats.len() as u8;
        let mover = self.to_move();
        let mut rest = planes.chunks_exact_mut(Self::CELLS);
        let mut seat = mover;
        for _ in 0..seats {
            for set in self.sets(seat).as_ref() {
                let Some(plane) = rest.next() else { return };
                for square in Bits(*set) {
                    plane[usize::from(Self::cell(mover, square))] = 1;
                }
            }
            seat = seat.next(seats);
        }
        let states = self.states();
        for (state, plane) in rest.by_ref().take(Self::STATES.len()).enumerate() {
            if states >> state & 1 == 1 {
                plane.fill(1);
            }
        }
        let limit = u64::from(Self::INFO.length_limit);
        let past = [
            u8::from(past.occurrences > 1),
            (u64::from(past.made) * 255 / limit).min(255) as u8,
        ];
        for (plane, number) in rest.zip(past) {
            plane.fill(number);
        }
    }
}

/// The last planes, which show the past of a game: 1 if the position has occurred before, and
/// how much of the length that ruling G2 allows has been used, in 255ths rounded down.
pub const PAST: [&str; 2] = ["repeated", "length"];

/// The names of the planes, such as `own pawn`, `next pawn` (of the seat that follows) and, for
/// four seats, `third pawn` and `fourth pawn`.
#[must_use]
pub fn plane_names<G: Encode>() -> Vec<String> {
    const WHOSE: [&str; 4] = ["own", "next", "third", "fourth"];
    let seats = WHOSE.iter().take(G::INFO.seats.len());
    let pieces = seats.flat_map(|whose| G::KINDS.iter().map(move |kind| format!("{whose} {kind}")));
    let others = G::STATES.iter().chain(&PAST).map(ToString::to_string);
    pieces.chain(others).collect()
}

/// What a symmetry does, as permutations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Permutation {
    /// The cell that each cell goes to.
    pub cells: Vec<usize>,
    /// The index that each index goes to.
    pub indices: Vec<usize>,
}

/// The symmetries of a game, the identity first. The image of a position has exactly the images
/// of its actions.
///
/// Cells and indices that go nowhere, because the grid is larger than the board, stay.
#[must_use]
pub fn permutations<G: Encode>() -> Vec<Permutation> {
    let all = [Symmetry::IDENTITY].into_iter();
    let all = all.chain(G::SYMMETRIES.iter().copied());
    all.map(permutation::<G>).collect()
}

fn permutation<G: Encode>(symmetry: Symmetry) -> Permutation {
    let (columns, rows) = (G::GRID.0 as i8, G::GRID.1 as i8);
    let goes = |cell: usize| {
        let (column, row) = (cell as i8 % columns, cell as i8 / columns);
        // Twice the steps from the middle, which may lie between two cells.
        let from = (2 * column - columns + 1, 2 * row - rows + 1);
        let (x, y) = symmetry.of(from);
        let column = (x + columns - 1).div_euclid(2);
        let row = (y + rows - 1).div_euclid(2);
        let is_inside = (0..columns).contains(&column) && (0..rows).contains(&row);
        is_inside.then(|| row as usize * G::GRID.0 + column as usize)
    };
    let ways: Vec<usize> = G::WAYS
        .iter()
        .map(|way| {
            let image = Way {
                step: symmetry.of(way.step),
                then: symmetry.of(way.then),
                word: way.word,
            };
            let found = G::WAYS.iter().position(|other| *other == image);
            found.expect("the symmetry of a game keeps its ways")
        })
        .collect();
    let cells: Vec<Option<usize>> = (0..G::CELLS).map(goes).collect();
    let mut indices: Vec<usize> = (0..G::INDICES).collect();
    for (cell, goes) in cells.iter().enumerate() {
        if let Some(to) = goes {
            for (way, image) in ways.iter().enumerate() {
                indices[cell * ways.len() + way] = to * ways.len() + image;
            }
        }
    }
    for (word, text) in G::WORDS.iter().enumerate() {
        let image = match *text {
            "cw" if symmetry.turns_over() => "ccw",
            "ccw" if symmetry.turns_over() => "cw",
            same => same,
        };
        let found = G::WORDS.iter().position(|other| *other == image);
        indices[G::CELLS * ways.len() + word] =
            G::CELLS * ways.len() + found.expect("the image of a word is a word");
    }
    let stay = |(cell, goes): (usize, Option<usize>)| goes.unwrap_or(cell);
    Permutation {
        cells: cells.into_iter().enumerate().map(stay).collect(),
        indices,
    }
}

/// For each step, by what it adds to the number of a cell of a grid, the first way that goes this
/// step; [`NO_WAY`] where there is none. The middle entry is that of the step to nowhere.
pub(crate) const fn ways_by_step<const N: usize>(ways: &[Way], columns: usize) -> [u8; N] {
    let mut table = [NO_WAY; N];
    let mut way = ways.len();
    while way > 0 {
        way -= 1;
        let (right, forward) = ways[way].step;
        let by = forward as i16 * columns as i16 + right as i16;
        table[(by + N as i16 / 2) as usize] = way as u8;
    }
    table
}

/// There is no such way.
pub(crate) const NO_WAY: u8 = u8::MAX;

/// The place in a table made by [`ways_by_step`].
#[inline(always)]
pub(crate) fn way_by_step<const N: usize>(table: &[u8; N], from: u8, to: u8) -> usize {
    let place = usize::from(to) + N / 2 - usize::from(from);
    usize::from(table[place])
}

/// The cell a step away; `None` if that is beyond the grid.
#[inline]
pub(crate) fn stepped(cell: usize, (right, forward): Step, grid: (usize, usize)) -> Option<usize> {
    let column = (cell % grid.0).checked_add_signed(right.into())?;
    let row = (cell / grid.0).checked_add_signed(forward.into())?;
    (column < grid.0 && row < grid.1).then_some(row * grid.0 + column)
}
