//! A number for every position, the same for all those that turning and flipping the board makes of
//! each other.

use crate::permutation::Permutation;
use crate::position::{Position, each};
use crate::shape::Shape;

/// More than any board has points, and any seat pawns.
const POINTS: usize = 26;
const PAWNS: usize = 10;

/// Numbers for the positions of a board.
#[derive(Clone, Debug)]
pub struct Numbers {
    symmetries: [Permutation; 8],
    /// In how many ways so many points can be chosen from so many.
    ways: [[u32; PAWNS]; POINTS],
    /// How many placements of the other pawns there are for each of one's own.
    others: u64,
    /// The points that pawns are placed on, in order.
    ring: Vec<u32>,
}

impl Numbers {
    /// Those for a board.
    #[must_use]
    pub fn new(shape: &Shape) -> Self {
        let mut ways = [[0; PAWNS]; POINTS];
        for from in 0..POINTS {
            ways[from][0] = 1;
            for choose in 1..PAWNS.min(from + 1) {
                ways[from][choose] = ways[from - 1][choose - 1] + ways[from - 1][choose];
            }
        }
        let left = shape.points() - shape.pawns();
        Self {
            symmetries: shape.symmetries(),
            ways,
            others: ways[left as usize][shape.pawns() as usize].into(),
            ring: each(shape.outer()).collect(),
        }
    }

    /// The number of a position in which all pawns are placed: the lowest of its images'.
    #[must_use]
    pub fn of(&self, position: Position) -> u64 {
        let numbers = self.images(position).map(|image| {
            let own = each(image.own).map(u32::trailing_zeros);
            // The other pawns stand on the points that are left.
            let other = each(image.other).map(|point| ((point - 1) & !image.own).count_ones());
            u64::from(self.rank(own)) * self.others + u64::from(self.rank(other))
        });
        numbers.min().unwrap_or_default()
    }

    /// The number of a position in which pawns stand only where they are placed: the lowest of its
    /// images'. One with more pawns has a number of another kind.
    #[must_use]
    pub fn of_placing(&self, position: Position) -> u64 {
        let numbers = self.images(position).map(|image| {
            let squeezed = |set: u32| {
                let points = self.ring.iter().enumerate();
                let points = points.filter(|(_, point)| set & **point != 0);
                points.fold(0_u64, |set, (place, _)| set | 1 << place)
            };
            squeezed(image.own) << self.ring.len() | squeezed(image.other)
        });
        numbers.min().unwrap_or_default()
    }

    /// What turning and flipping the board makes of a position, itself included.
    fn images(&self, position: Position) -> impl Iterator<Item = Position> {
        self.symmetries.iter().map(move |symmetry| Position {
            own: symmetry.of(position.own),
            other: symmetry.of(position.other),
        })
    }

    /// The rank of a set among those of its size; its members come in order.
    fn rank(&self, members: impl Iterator<Item = u32>) -> u32 {
        let ways = members.zip(1..);
        ways.map(|(member, count)| self.ways[member as usize][count])
            .sum()
    }
}
