//! What the numbers of a game mean: the shape of its observations, its indices, its symmetries.

use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::encode::{Permutation, Step, permutations, plane_names};
use ludejo_rules::{Encode, Tabletop};

/// A way to act from a cell: the step in columns and rows, the second step, what else happens.
pub(crate) type Way = (Step, Step, &'static str);

/// The numbers of a game.
pub(crate) struct Numbers {
    /// Planes, rows and columns of an observation.
    pub(crate) shape: [usize; 3],
    /// The names of the planes.
    pub(crate) planes: Vec<String>,
    /// Every index of an action is below this.
    pub(crate) indices: usize,
    /// The ways to act from a cell.
    pub(crate) ways: Vec<Way>,
    /// The actions that begin on no cell.
    pub(crate) words: &'static [&'static str],
}

/// The numbers of the game of this id.
pub(crate) fn of(id: &str) -> Option<Numbers> {
    struct Describe;
    impl Visitor for Describe {
        type Out = Numbers;
        fn visit<G: Tabletop + Encode>(self) -> Numbers {
            let ways = G::WAYS.iter().map(|way| (way.step, way.then, way.word));
            Numbers {
                shape: [G::PLANES, G::GRID.1, G::GRID.0],
                planes: plane_names::<G>(),
                indices: G::INDICES,
                ways: ways.collect(),
                words: G::WORDS,
            }
        }
    }
    catalog::visit(id, Describe)
}

/// The symmetries of the game of this id.
pub(crate) fn symmetries(id: &str) -> Option<Vec<Permutation>> {
    struct Permute;
    impl Visitor for Permute {
        type Out = Vec<Permutation>;
        fn visit<G: Tabletop + Encode>(self) -> Vec<Permutation> {
            permutations::<G>()
        }
    }
    catalog::visit(id, Permute)
}
