//! Which moves people overlook: the long ones, and those back home.

use std::marker::PhantomData;

use ludejo_rules::{CellId, Effect, Seat, Tabletop};

use crate::fixed::ONE;

/// A move this much longer than one cell is as odd as a move can be, in half cells.
const LONG: u32 = 8;

/// Where each seat of a game is at home, which tells forward from backward.
pub(super) struct Homes<G> {
    /// By seat, the middle of its pieces at the start.
    homes: Vec<Middle>,
    game: PhantomData<fn() -> G>,
}

/// The middle of some cells.
#[derive(Clone, Default)]
struct Middle {
    cells: i64,
    /// The sums of their places.
    x: i64,
    y: i64,
}

impl Middle {
    fn add(&mut self, (x, y): (i64, i64)) {
        self.cells += 1;
        self.x += x;
        self.y += y;
    }

    /// How far away a place is: squared, and as many times as large as there are cells, squared.
    fn distance(&self, (x, y): (i64, i64)) -> i64 {
        let (x, y) = (self.cells * x - self.x, self.cells * y - self.y);
        x * x + y * y
    }
}

impl<G: Tabletop> Homes<G> {
    pub(super) fn new() -> Self {
        let mut homes = vec![Middle::default(); G::INFO.seats.len()];
        for (cell, piece) in G::start().scene().pieces {
            homes[piece.seat.index()].add(place::<G>(cell));
        }
        Self {
            homes,
            game: PhantomData,
        }
    }

    /// How easily a legal action is overlooked, as a part of [`ONE`]: from 0 for a step forward to one
    /// for a long way back.
    pub(super) fn oddness(&self, position: &G, action: G::Action) -> u32 {
        let seat = position.to_move();
        let effects = position.effects(action).into_iter();
        let oddness = effects.map(|effect| match effect {
            Effect::Moved { path } => match (path.first(), path.last()) {
                (Some(from), Some(to)) => self.of_way(seat, *from, *to),
                _ => 0,
            },
            Effect::Swapped { from, to } => self.of_way(seat, from, to),
            _ => 0,
        });
        oddness.max().unwrap_or_default()
    }

    fn of_way(&self, seat: Seat, from: CellId, to: CellId) -> u32 {
        let [from, to] = [from, to].map(place::<G>);
        let length = (to.0 - from.0).abs().max((to.1 - from.1).abs()) as u32;
        let long = (length.saturating_sub(2)).min(LONG) * (ONE / 2 / LONG);
        let home = &self.homes[seat.index()];
        let is_backward = home.distance(to) < home.distance(from);
        long + if is_backward { ONE / 2 } else { 0 }
    }
}

/// Where a cell is, in half cells.
fn place<G: Tabletop>(cell: CellId) -> (i64, i64) {
    let cell = &G::board().cells[usize::from(cell)];
    (2 * i64::from(cell.column), i64::from(cell.row))
}

#[cfg(test)]
mod tests {
    use ludejo_rules::evo::Evo;
    use ludejo_rules::herooj::{Herooj, MasterHerooj};
    use ludejo_rules::sparta::Sparta;

    use super::*;

    /// The oddness of every legal action, sorted.
    fn all<G: Tabletop>(position: &G) -> Vec<u32> {
        let homes = Homes::<G>::new();
        let actions = position.actions();
        let odd = |action: &G::Action| homes.oddness(position, *action);
        let mut all: Vec<u32> = actions.as_ref().iter().map(odd).collect();
        all.sort_unstable();
        all
    }

    fn oddness(line: &str, action: &str) -> u32 {
        let position: Herooj = line.parse().expect(line);
        let action = action.parse().expect(action);
        position.explain(action).expect(line);
        Homes::new().oddness(&position, action)
    }

    #[test]
    fn long_ways_and_ways_back_are_odd() {
        let white = "8/7p/8/8/3M4/8/P7/8 w";
        let black = "8/7p/8/3m4/8/8/P7/8 b";
        for (line, forward, backward) in [(white, "d4d5", "d4d3"), (black, "d5d4", "d5d6")] {
            assert_eq!(oddness(line, forward), 0, "{line}");
            assert_eq!(oddness(line, backward), ONE / 2, "{line}");
        }
        assert_eq!(oddness(white, "d4d6"), ONE / 8);
        assert_eq!(oddness(white, "d4f2"), ONE / 2 + ONE / 8);
    }

    /// Neither seat is better at seeing its moves: all set up alike for both.
    #[test]
    fn both_seats_overlook_the_same() {
        fn check<G: Tabletop>() {
            let start = G::start();
            let passed = start.turn_passed().expect("a turn to pass");
            assert_eq!(all(&start), all(&passed), "{}", G::INFO.id);
            assert!(all(&start).iter().all(|odd| *odd <= ONE));
        }
        check::<Herooj>();
        check::<MasterHerooj>();
        check::<Sparta>();
        check::<Evo>();
    }
}
