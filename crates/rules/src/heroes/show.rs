//! What people see: board, pieces, effects.

use std::sync::LazyLock;

use super::hex::{AREA, BOARD, DARK_AREA, hexes};
use super::kinds::{HERO, LETTERS};
use super::text;
use super::{Action, Heroes, Hex};
use crate::game::captured_or_reached;
use crate::{
    Area, Board, Cell, CellId, Effect, Game, Gauge, Label, Layout, Outline, Piece, Point, Reason,
    Refusal, Scene, Seat, Tabletop,
};

/// The width from file to file, where a hex is 1 high.
const FILE_WIDTH: f32 = 0.866_025_4;

static BOARD_SHOWN: LazyLock<Board> = LazyLock::new(|| {
    let mut board = Board::default();
    for hex in hexes(BOARD) {
        board.cells.push(Cell {
            name: hex.to_string(),
            center: point(hex.q(), hex.y()),
            outline: Outline::Hexagon,
            column: hex.file().into(),
            row: hex.y().into(),
            // A step in any direction changes this by 1 or 2.
            tone: (hex.q() - hex.r()).rem_euclid(3) as u8,
            area: area(hex),
        });
    }
    for file in 0..11 {
        let mut in_file = hexes(BOARD).filter(|hex| hex.file() == file);
        if let Some(lowest) = in_file.next() {
            let mut at = point(lowest.q(), lowest.y());
            at.y -= 0.8;
            let text = char::from(b'a' + file).to_string();
            board.labels.push(Label { text, at });
        }
    }
    // A rank begins at the left edge: its number stands to the upper left of its first hex.
    for rank in 0..11 {
        let mut in_rank = hexes(BOARD).filter(|hex| hex.rank() == rank);
        if let Some(first) = in_rank.next() {
            let mut at = point(first.q(), first.y());
            at.x -= 0.85 * FILE_WIDTH;
            at.y += 0.28;
            let text = (rank + 1).to_string();
            board.labels.push(Label { text, at });
        }
    }
    board
});

fn point(q: i8, y: i8) -> Point {
    Point {
        x: f32::from(q) * FILE_WIDTH,
        y: f32::from(y) / 2.0,
    }
}

/// The part of the board that a hex belongs to.
fn area(hex: Hex) -> Option<Area> {
    let seat = (0..2).find(|&seat: &usize| AREA[seat] & hex.bit() != 0)?;
    let is_dark = DARK_AREA[seat] & hex.bit() != 0;
    Some(Area {
        word: if is_dark { "dark-area" } else { "home-area" },
        seat: Some(Seat::new(seat as u8)),
        is_dark,
    })
}

const TURN: Gauge = Gauge {
    word: "mobilization-turn",
    seat: None,
};
const ACTIONS_LEFT: Gauge = Gauge {
    word: "actions-left",
    seat: None,
};

impl Tabletop for Heroes {
    const PAGE: &'static str = include_str!("heroes.md");

    fn board() -> &'static Board {
        &BOARD_SHOWN
    }

    fn layout() -> Layout {
        let layout = Layout::new(Self::INFO, Self::board()).with_field("mobilization");
        layout.with_rows(text::rows())
    }

    fn turn_passed(&self) -> Option<Self> {
        (!self.is_mobilizing()).then(|| self.passed())
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene {
            to_move: self.to_move(),
            ..Scene::default()
        };
        for hex in hexes(self.occupied()) {
            if let Some(piece) = self.piece_at(hex) {
                scene.pieces.insert(hex.cell(), piece);
            }
        }
        scene.spent = hexes(self.moved).map(Hex::cell).collect();
        if self.turn > 0 {
            scene.gauges.insert(TURN, self.turn.into());
            let left = self.actions_left();
            scene.gauges.insert(ACTIONS_LEFT, left.into());
        }
        scene
    }

    fn effects(&self, action: Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        let mut capture = |hex: Hex| {
            if let Some(piece) = self.piece_at(hex) {
                let at = hex.cell();
                effects.push(Effect::Captured { at, piece });
            }
        };
        match action {
            Action::Walk { from, to } => {
                capture(to);
                let path = self.way(from, to);
                effects.push(Effect::Moved {
                    path: path.into_iter().map(Hex::cell).collect(),
                });
                let kind = self.kind_at(from);
                let becomes = self.promotion(kind, from, to);
                if becomes != kind {
                    effects.push(self.became(to, becomes));
                }
            }
            Action::Rampage { from, to } => {
                let path = self.way(from, to);
                path[1..].iter().copied().for_each(capture);
                effects.push(Effect::Moved {
                    path: path.into_iter().map(Hex::cell).collect(),
                });
                if let Some(piece) = self.piece_at(from) {
                    let at = to.cell();
                    effects.push(Effect::Captured { at, piece });
                }
            }
            Action::Rise { at } => effects.push(self.became(at, HERO)),
            Action::Done => {}
        }
        self.turn_effects(action, &mut effects);
        effects
    }

    fn explain(&self, action: Action) -> Result<(), Refusal> {
        self.why_not(action)
    }

    /// The king that is mated, or where the last hero was captured.
    fn deciding(&self, last: Option<(&Self, Action)>) -> Vec<CellId> {
        match self.outcome() {
            Some(outcome) if outcome.reason == Reason::Checkmate => {
                vec![self.king_of(self.to_move()).cell()]
            }
            _ => captured_or_reached(self, last),
        }
    }
}

impl Heroes {
    /// The piece on a hex.
    pub(super) fn piece_at(&self, hex: Hex) -> Option<Piece> {
        let seat = self.seats.iter().position(|seat| seat & hex.bit() != 0)?;
        Some(Piece {
            seat: Seat::new(seat as u8),
            letter: char::from(LETTERS[usize::from(self.kind_at(hex))]),
        })
    }

    /// A piece of the seat to move is of this kind now.
    fn became(&self, hex: Hex, kind: u8) -> Effect {
        Effect::Became {
            at: hex.cell(),
            piece: Piece {
                seat: self.to_move(),
                letter: char::from(LETTERS[usize::from(kind)]),
            },
        }
    }

    /// The hexes over which a piece goes, both ends included. A leap has nothing between.
    fn way(&self, from: Hex, to: Hex) -> Vec<Hex> {
        let Some((direction, _)) = from.straight_to(to) else {
            let between = from.neighbours() & to.neighbours() & !self.occupied();
            let middle = (self.kind_at(from) == HERO).then(|| hexes(between).next());
            return [Some(from), middle.flatten(), Some(to)]
                .into_iter()
                .flatten()
                .collect();
        };
        let mut way = vec![from];
        let mut last = from;
        while last != to
            && let Some(next) = last.step(direction)
        {
            way.push(next);
            last = next;
        }
        way
    }

    /// What an action changes about whose turn it is and about the mobilization.
    fn turn_effects(&self, action: Action, effects: &mut Vec<Effect>) {
        let next = self.after(action);
        if self.turn > 0 {
            let mut count = |gauge, value: Option<u8>| {
                let value = value.map(i64::from);
                effects.push(Effect::Counted { gauge, value });
            };
            if next.turn != self.turn {
                count(TURN, (next.turn > 0).then_some(next.turn));
            }
            count(ACTIONS_LEFT, (next.turn > 0).then(|| next.actions_left()));
            match action {
                Action::Walk { to, .. } if next.to_move == self.to_move => {
                    effects.push(Effect::Spent { at: to.cell() });
                }
                _ => effects.push(Effect::Refreshed),
            }
        }
        if next.to_move != self.to_move {
            effects.push(Effect::ToMove {
                seat: next.to_move(),
            });
        }
    }
}
