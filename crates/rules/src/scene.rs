//! What stands on a board, and what an action changes there, for display.

use std::collections::{BTreeMap, BTreeSet};

use crate::{CellId, Seat};

/// Everything a position line says, laid out for display.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Scene {
    /// The pieces by cell.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serial::pieces"))]
    #[cfg_attr(feature = "tsify", tsify(type = "PieceAt[]"))]
    pub pieces: BTreeMap<CellId, Piece>,
    /// Who owns which cell, where cells have owners (`sparta`'s cities).
    #[cfg_attr(feature = "serde", serde(serialize_with = "serial::pairs"))]
    #[cfg_attr(feature = "tsify", tsify(type = "[CellId, Seat][]"))]
    pub owners: BTreeMap<CellId, Seat>,
    /// The pieces that have done their part in this turn (`heroes`, in the mobilization).
    pub spent: BTreeSet<CellId>,
    /// Counts that the position keeps, by word and by seat if each has its own.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serial::pairs"))]
    #[cfg_attr(feature = "tsify", tsify(type = "[Gauge, number][]"))]
    pub gauges: BTreeMap<Gauge, i64>,
    /// Whose turn it is.
    pub to_move: Seat,
}

/// A piece of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// Its kind, by the upper-case letter in [`Info::pieces`](crate::Info::pieces).
    pub letter: char,
}

/// A piece and its cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct PieceAt {
    /// Its cell.
    pub cell: CellId,
    /// Whose it is.
    pub seat: Seat,
    /// Its kind, by its letter.
    pub letter: char,
}

impl PieceAt {
    /// This piece on this cell.
    #[must_use]
    pub const fn new(cell: CellId, Piece { seat, letter }: Piece) -> Self {
        Self { cell, seat, letter }
    }

    /// The piece.
    #[must_use]
    pub const fn piece(self) -> Piece {
        Piece {
            seat: self.seat,
            letter: self.letter,
        }
    }
}

/// The name of a count that a position keeps, such as the masters that White has made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Gauge {
    /// Its word, a message key part: `masters-made`.
    pub word: &'static str,
    /// Whose it is, if each seat has its own.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub seat: Option<Seat>,
}

/// One thing that an action causes.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase", tag = "what")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Effect {
    /// A new piece comes to the board.
    Placed {
        /// Where.
        at: CellId,
        /// What.
        piece: Piece,
    },
    /// A piece goes from the first cell to the last, over those between. What stood on the
    /// last one has been captured before.
    Moved {
        /// The cells of the path, both ends included.
        path: Vec<CellId>,
    },
    /// Two pieces change places.
    Swapped {
        /// The cell of the one that acts.
        from: CellId,
        /// The cell of the other.
        to: CellId,
    },
    /// Several cells turn at once: what stood on the first of each pair goes to the second.
    Turned {
        /// From and to, for occupied and empty cells alike.
        moves: Vec<(CellId, CellId)>,
    },
    /// A piece is captured, or removes itself.
    Captured {
        /// Where it stood.
        at: CellId,
        /// What it was.
        piece: Piece,
    },
    /// A piece becomes another one where it stands: promoted, or turned to another role.
    Became {
        /// Where.
        at: CellId,
        /// What it is now.
        piece: Piece,
    },
    /// A cell has a new owner.
    Owned {
        /// Which cell.
        at: CellId,
        /// Whose it is now.
        seat: Seat,
    },
    /// A piece has done its part in this turn.
    Spent {
        /// Where it stands now.
        at: CellId,
    },
    /// A new turn: no piece has done its part yet.
    Refreshed,
    /// A count has a new value, or `None` when it no longer matters.
    Counted {
        /// Which count.
        gauge: Gauge,
        /// What it is now.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        value: Option<i64>,
    },
    /// It is this seat's turn now.
    ToMove {
        /// Whose.
        seat: Seat,
    },
}

impl Scene {
    /// Changes the scene by an effect.
    pub fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Placed { at, piece } | Effect::Became { at, piece } => {
                self.pieces.insert(*at, *piece);
            }
            Effect::Moved { path } => {
                if let [from, .., to] = path[..]
                    && let Some(piece) = self.pieces.remove(&from)
                {
                    self.pieces.insert(to, piece);
                }
            }
            Effect::Swapped { from, to } => self.carry(&[(*from, *to), (*to, *from)]),
            Effect::Turned { moves } => self.carry(moves),
            Effect::Captured { at, .. } => {
                self.pieces.remove(at);
            }
            Effect::Owned { at, seat } => {
                self.owners.insert(*at, *seat);
            }
            Effect::Spent { at } => {
                self.spent.insert(*at);
            }
            Effect::Refreshed => self.spent.clear(),
            Effect::Counted { gauge, value } => {
                match value {
                    Some(value) => self.gauges.insert(*gauge, *value),
                    None => self.gauges.remove(gauge),
                };
            }
            Effect::ToMove { seat } => self.to_move = *seat,
        }
    }

    /// Takes what stands on the first cell of each pair to the second, all at once.
    fn carry(&mut self, moves: &[(CellId, CellId)]) {
        let lifted: Vec<_> = moves
            .iter()
            .map(|(from, to)| (*to, self.pieces.remove(from)))
            .collect();
        for (to, piece) in lifted {
            if let Some(piece) = piece {
                self.pieces.insert(to, piece);
            }
        }
    }
}

/// Maps as lists: not every format has maps whose keys are anything but text.
#[cfg(feature = "serde")]
mod serial {
    use std::collections::BTreeMap;

    use serde::{Serialize, Serializer};

    use super::{CellId, Piece, PieceAt};

    pub(super) fn pieces<S: Serializer>(
        pieces: &BTreeMap<CellId, Piece>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let pieces = pieces.iter();
        serializer.collect_seq(pieces.map(|(cell, piece)| PieceAt::new(*cell, *piece)))
    }

    pub(super) fn pairs<K: Serialize, V: Serialize, S: Serializer>(
        map: &BTreeMap<K, V>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(map)
    }
}
