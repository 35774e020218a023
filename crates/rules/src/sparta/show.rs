//! What people see: board, pieces, effects.

use std::sync::LazyLock;

use super::grid::{BOARD, CITIES, NEIGHBOURS, SIZE, bit, file_and_rank, has, spread, square};
use super::{Action, Deed, HERO, KIND_LETTERS, RED, Sparta, WARRIOR, YELLOW};
use crate::bits::Bits;
use crate::game::captured_or_reached;
use crate::{
    Area, Board, CellId, Effect, Game, Layout, Piece, Reason, Refusal, Scene, Seat, Tabletop,
};

static SQUARES: LazyLock<Board> = LazyLock::new(|| {
    Board::squares(SIZE, SIZE, |_, _| true).with_areas(|cell| {
        let square = square(cell.column as u8, cell.row as u8 / 2);
        has(CITIES, square).then_some(Area {
            word: "city",
            seat: None,
            is_dark: false,
        })
    })
});

impl Tabletop for Sparta {
    const PAGE: &'static str = include_str!("sparta.md");

    fn board() -> &'static Board {
        &SQUARES
    }

    fn layout() -> Layout {
        Layout::new(Self::INFO, Self::board()).with_owners("cities", "city")
    }

    fn turn_passed(&self) -> Option<Self> {
        Some(self.passed())
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene {
            to_move: self.to_move(),
            ..Scene::default()
        };
        for square in Bits(BOARD) {
            if let Some(piece) = self.piece_at(square) {
                scene.pieces.insert(cell(square), piece);
            }
        }
        for seat in [YELLOW, RED] {
            for square in Bits(self.cities(seat)) {
                scene.owners.insert(cell(square), Seat::new(seat as u8));
            }
        }
        scene
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        // The position as the effects so far make it.
        let mut after = *self;
        match action.deed() {
            Deed::Move { from, to } => {
                after.walk(from, to);
                effects.push(Effect::Moved {
                    path: self.path(from, to),
                });
                if self.kind_at(from) == WARRIOR && after.kind_at(to) == HERO {
                    effects.extend(after.became(to));
                }
                if self.red_cities != after.red_cities {
                    effects.push(Effect::Owned {
                        at: cell(to),
                        seat: self.to_move(),
                    });
                }
                effects.extend(Bits(after.trapped()).filter_map(|square| {
                    let piece = after.piece_at(square)?;
                    let at = cell(square);
                    Some(Effect::Captured { at, piece })
                }));
            }
            Deed::Become { at } => {
                after.promote(at);
                effects.extend(after.became(at));
            }
            Deed::Pass => {}
        }
        effects.push(Effect::ToMove {
            seat: self.to_move().next(2),
        });
        effects
    }

    fn explain(&self, action: Action) -> Result<(), Refusal> {
        self.why_not(action)
    }

    /// All the cities, if it is they that win.
    fn deciding(&self, last: Option<(&Self, Action)>) -> Vec<CellId> {
        match self.outcome() {
            Some(outcome) if outcome.reason == Reason::Cities => Bits(CITIES).map(cell).collect(),
            _ => captured_or_reached(self, last),
        }
    }
}

impl Sparta {
    /// The piece on a square.
    pub(super) fn piece_at(&self, square: u8) -> Option<Piece> {
        let seat = [YELLOW, RED]
            .into_iter()
            .find(|&seat| has(self.seats[seat], square))?;
        Some(Piece {
            seat: Seat::new(seat as u8),
            letter: char::from(KIND_LETTERS[self.kind_at(square)]),
        })
    }

    /// That the piece on a square is now what it is.
    fn became(&self, square: u8) -> Option<Effect> {
        let piece = self.piece_at(square)?;
        let at = cell(square);
        Some(Effect::Became { at, piece })
    }

    /// A shortest way of a legal move, a straight one if there is one.
    fn path(&self, from: u8, to: u8) -> Vec<CellId> {
        let empty = BOARD & !self.occupied();
        let further = |set: u128| set | spread(set) & empty;
        let one = further(bit(from));
        let mut here = to;
        let mut path = vec![cell(to)];
        // Back from the end, each time to where it takes one step less.
        for nearer in [further(one), one, bit(from)] {
            if has(nearer, here) {
                continue;
            }
            let before = nearer & NEIGHBOURS[usize::from(here)];
            if let Some(next) = Bits(before).min_by_key(|&square| distance(square, from)) {
                here = next;
                path.push(cell(here));
            }
        }
        path.reverse();
        path
    }
}

/// The cell of a square; the board for display has no guards.
fn cell(square: u8) -> CellId {
    let (file, rank) = file_and_rank(square);
    rank * SIZE + file
}

/// The square of the distance as the crow flies.
fn distance(a: u8, b: u8) -> u8 {
    let [(a_file, a_rank), (b_file, b_rank)] = [a, b].map(file_and_rank);
    a_file.abs_diff(b_file).pow(2) + a_rank.abs_diff(b_rank).pow(2)
}
