//! The board and the rules that a solution is for.

use crate::permutation::Permutation;

/// A reading of the rules of Le Rooya.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Reading {
    /// As the rules page has them.
    #[default]
    Rules,
    /// The two long diagonals are lines, too.
    Diagonals,
    /// A line that is completed by placing a pawn wins, too.
    PlacingWins,
    /// The inner plate makes quarter turns only.
    NoHalfTurn,
}

impl Reading {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Rules,
        Self::Diagonals,
        Self::PlacingWins,
        Self::NoHalfTurn,
    ];

    /// What is added to the name of a board.
    const fn suffix(self) -> &'static str {
        match self {
            Self::Rules => "",
            Self::Diagonals => "-diagonals",
            Self::PlacingWins => "-placing-wins",
            Self::NoHalfTurn => "-no-half-turn",
        }
    }
}

/// A board of Le Rooya: the points, the plates, the lines that win, the turns of the inner plate.
///
/// Sets of points are bits of a word: the lowest is `a1`, then rank by rank.
#[derive(Clone, Debug)]
pub struct Shape {
    name: String,
    reading: Reading,
    side: u32,
    pawns: u32,
    board: u32,
    inner: u32,
    /// The four ways to step.
    pub directions: [Direction; 4],
    lines: Vec<u32>,
    /// The turns of the inner plate. With every turn there is the one that undoes it.
    pub turns: Vec<Permutation>,
}

/// One of the four ways to step.
#[derive(Clone, Copy, Debug)]
pub struct Direction {
    /// Bits to shift to the left and to the right; one of the two is 0.
    left: u32,
    right: u32,
    /// The points that a step leads away from, staying on the plate.
    pub along: u32,
    /// The points that a step leads away from, to the other plate.
    pub across: u32,
}

impl Direction {
    /// Where pawns on these points come to. Only for points that have a neighbor that way.
    #[inline]
    #[must_use]
    pub const fn ahead(&self, points: u32) -> u32 {
        points << self.left >> self.right
    }

    /// Where pawns that have come to these points were, except for bits that are no such point.
    #[inline]
    #[must_use]
    pub const fn back(&self, points: u32) -> u32 {
        points << self.right >> self.left
    }
}

impl Shape {
    /// Le Rooya: 5×5 points, an inner plate of 3×3, eight pawns a side.
    #[must_use]
    pub fn rooya() -> Self {
        Self::rooya_read(Reading::Rules)
    }

    /// Its board with another reading of the rules.
    #[must_use]
    pub fn rooya_read(reading: Reading) -> Self {
        Self::new("rooya", 5, 8, reading)
    }

    /// A small relative, to check the solver with: 4×4 points, an inner plate of 2×2, six pawns a
    /// side, lines of four.
    #[must_use]
    pub fn rooya4() -> Self {
        Self::rooya4_read(Reading::Rules)
    }

    /// Its board with another reading of the rules.
    #[must_use]
    pub fn rooya4_read(reading: Reading) -> Self {
        Self::new("rooya4", 4, 6, reading)
    }

    /// A square board whose outer plate is the ring along its edge.
    fn new(name: &str, side: u32, pawns: u32, reading: Reading) -> Self {
        let points = side * side;
        let board = (1 << points) - 1;
        let set = |has: &dyn Fn(u32, u32) -> bool| {
            let points = (0..points).filter(|at| has(at % side, at / side));
            points.fold(0, |set, at| set | 1 << at)
        };
        let middle = 1..side - 1;
        let inner = set(&|file, rank| middle.contains(&file) && middle.contains(&rank));
        let last = side - 1;
        let directions = [
            (side, 0, set(&|_, rank| rank < last)),
            (0, side, set(&|_, rank| rank > 0)),
            (1, 0, set(&|file, _| file < last)),
            (0, 1, set(&|file, _| file > 0)),
        ];
        let directions = directions.map(|(left, right, from)| {
            // A step crosses from a plate if it does not lead to a point of the same plate.
            let inside = from & inner & (inner << right >> left);
            let outside = from & !inner & ((board & !inner) << right >> left);
            Direction {
                left,
                right,
                along: inside | outside,
                across: from & !(inside | outside),
            }
        });
        let files = (0..side).map(|line| set(&|file, _| file == line));
        let ranks = (0..side).map(|line| set(&|_, rank| rank == line));
        let diagonals = [
            set(&|file, rank| file == rank),
            set(&|file, rank| file + rank == last),
        ];
        let diagonals = diagonals
            .into_iter()
            .filter(|_| reading == Reading::Diagonals);
        let turned = |at: u32, quarters: u32| {
            let is_inside = inner >> at & 1 == 1;
            let quarters = if is_inside { quarters } else { 0 };
            // A quarter turn clockwise takes a1 to a5, and a5 to e5.
            (0..quarters).fold(at, |at, _| (last - at % side) * side + at / side)
        };
        let quarters: &[u32] = match reading {
            Reading::NoHalfTurn => &[1, 3],
            _ => &[1, 3, 2],
        };
        let turns = quarters
            .iter()
            .map(|quarters| Permutation::new(points, |at| turned(at, *quarters)));
        Self {
            name: format!("{name}{}", reading.suffix()),
            reading,
            side,
            pawns,
            board,
            inner,
            directions,
            lines: files.chain(ranks).chain(diagonals).collect(),
            turns: turns.collect(),
        }
    }

    /// A name for files and messages.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The reading of the rules.
    #[must_use]
    pub const fn reading(&self) -> Reading {
        self.reading
    }

    /// How many points there are.
    #[must_use]
    pub const fn points(&self) -> u32 {
        self.side * self.side
    }

    /// How many pawns each seat has once all are placed.
    #[must_use]
    pub const fn pawns(&self) -> u32 {
        self.pawns
    }

    /// All points.
    #[must_use]
    pub const fn board(&self) -> u32 {
        self.board
    }

    /// The points that turn.
    #[must_use]
    pub const fn inner(&self) -> u32 {
        self.inner
    }

    /// The points around them, which the pawns are placed on.
    #[must_use]
    pub const fn outer(&self) -> u32 {
        self.board & !self.inner
    }

    /// The lines that win.
    #[must_use]
    pub fn lines(&self) -> &[u32] {
        &self.lines
    }

    /// The lines that these pawns fill, a bit for each.
    #[inline]
    #[must_use]
    pub fn complete_lines(&self, pawns: u32) -> u32 {
        let complete = |(place, line): (usize, &u32)| u32::from(pawns & line == *line) << place;
        let lines = self.lines.iter().enumerate();
        lines.map(complete).fold(0, |set, line| set | line)
    }

    /// Whether a single move might complete a line of these pawns: a pawn can go where four are in a line,
    /// and a turn needs both ends of one and as many pawns inside as it is to get.
    #[inline]
    #[must_use]
    pub fn may_win(&self, pawns: u32) -> bool {
        let inside = pawns & self.inner;
        self.lines.iter().any(|line| {
            let ends = line & !self.inner;
            (pawns & line).count_ones() + 1 >= line.count_ones()
                || pawns & ends == ends
                    && inside.count_ones() + ends.count_ones() >= line.count_ones()
        })
    }

    /// Whether these pawns fill a line that they can only have won with: one that is not along the
    /// edge, where placing can fill it, unless that wins, too.
    #[inline]
    #[must_use]
    pub fn has_won(&self, pawns: u32) -> bool {
        let mut lines = self.lines.iter();
        let wins = |line: u32| line & self.inner != 0 || self.reading == Reading::PlacingWins;
        lines.any(|line| pawns & line == *line && wins(*line))
    }

    /// The eight ways to turn and flip the board, which change nothing about the game. The first
    /// leaves everything in place.
    #[must_use]
    pub fn symmetries(&self) -> [Permutation; 8] {
        let last = self.side - 1;
        std::array::from_fn(|number| {
            Permutation::new(self.points(), |at| {
                let (file, rank) = (at % self.side, at / self.side);
                let flip = |lane: u32, bit: usize| {
                    if number & bit == 0 { lane } else { last - lane }
                };
                let (file, rank) = (flip(file, 1), flip(rank, 2));
                if number & 4 == 0 {
                    rank * self.side + file
                } else {
                    file * self.side + rank
                }
            })
        })
    }

    /// The name of a point, `a1`.
    #[must_use]
    pub fn point_name(&self, point: u32) -> String {
        // A board has five files at most.
        ludejo_rules::text::square_name((point % self.side) as u8, (point / self.side) as u8)
    }
}
