//! What is pointed out on a board, in diagrams and in play.

use ludejo_rules::{CellId, Effect};

/// A way to point out a cell. Each has a shape of its own, so that none needs its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[non_exhaustive]
pub enum Mark {
    /// The last action was here.
    Last,
    /// The chosen piece, or where an action begins.
    From,
    /// Where an action can go.
    To,
    /// What an action can capture.
    Capture,
    /// Not here: crossed out.
    No,
    /// What has won, such as a full line.
    Win,
}

/// An arrow over two or more cells.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Arrow {
    /// The cells it leads over, both ends included. With fewer than two nothing is drawn.
    pub path: Vec<CellId>,
}

/// Everything that is marked. Cells that the board does not have are left out.
///
/// ```
/// use ludejo_draw::{Mark, Marks};
///
/// let marks = Marks::default().with(9, Mark::From).with(25, Mark::To).arrow([9, 17, 25]);
/// assert_eq!(marks.on(25).collect::<Vec<_>>(), [Mark::To]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Marks {
    /// The marked cells; one cell may have several marks.
    pub cells: Vec<(CellId, Mark)>,
    /// The arrows.
    pub arrows: Vec<Arrow>,
}

impl Marks {
    /// With one more mark.
    #[must_use]
    pub fn with(mut self, cell: CellId, mark: Mark) -> Self {
        self.cells.push((cell, mark));
        self
    }

    /// With the same mark on several more cells.
    #[must_use]
    pub fn with_all(mut self, cells: impl IntoIterator<Item = CellId>, mark: Mark) -> Self {
        self.cells
            .extend(cells.into_iter().map(|cell| (cell, mark)));
        self
    }

    /// With one more arrow, over these cells.
    #[must_use]
    pub fn arrow(mut self, path: impl Into<Vec<CellId>>) -> Self {
        self.arrows.push(Arrow { path: path.into() });
        self
    }

    /// Marks with [`Mark::Last`] where an action came from, where it went and what it changed.
    ///
    /// ```
    /// use ludejo_draw::{Mark, Marks};
    ///
    /// let game = ludejo_rules::catalog::start("herooj").unwrap();
    /// let marks = Marks::last(&game.effects("b2b4").unwrap());
    /// let cell = |name| game.board().find(name).unwrap();
    /// assert_eq!(marks.cells, [(cell("b2"), Mark::Last), (cell("b4"), Mark::Last)]);
    /// ```
    #[must_use]
    pub fn last(effects: &[Effect]) -> Self {
        let mut cells: Vec<CellId> = Vec::new();
        for effect in effects {
            match effect {
                Effect::Moved { path } => {
                    cells.extend(path.first());
                    cells.extend(path.last());
                }
                Effect::Swapped { from, to } => cells.extend([*from, *to]),
                Effect::Turned { moves } => cells.extend(moves.iter().map(|(from, _)| *from)),
                Effect::Placed { at, .. }
                | Effect::Captured { at, .. }
                | Effect::Became { at, .. }
                | Effect::Owned { at, .. } => cells.push(*at),
                Effect::Spent { .. }
                | Effect::Refreshed
                | Effect::Counted { .. }
                | Effect::ToMove { .. } => {}
            }
        }
        cells.sort_unstable();
        cells.dedup();
        Self::default().with_all(cells, Mark::Last)
    }

    /// The marks of a cell.
    pub fn on(&self, cell: CellId) -> impl Iterator<Item = Mark> {
        let here = self.cells.iter().filter(move |(at, _)| *at == cell);
        here.map(|(_, mark)| *mark)
    }
}
