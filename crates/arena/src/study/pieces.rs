//! What each kind of piece does.

use std::collections::BTreeMap;

use ludejo_rules::{Effect, Info, Scene};
use serde::{Deserialize, Serialize};

use super::game::Game;
use super::measures::average;
use super::trace::Trace;

/// What the pieces of a kind do in a game, those of all seats together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PieceUse {
    /// The kind: the word for it in messages, such as `pawn`.
    pub kind: String,
    /// Its letter.
    pub letter: char,
    /// Pieces of the kind on the board at a time.
    pub on_board: f64,
    /// Actions of a game in which one moves or changes where it stands.
    pub acts: f64,
    /// Pieces that it captures in a game.
    pub captures: f64,
    /// Pieces of the kind that are captured in a game.
    pub captured: f64,
    /// Pieces that become one of the kind in a game.
    pub made: f64,
    /// Those on the board at the end of a game.
    pub left: f64,
}

/// What is counted of a kind in each game.
#[derive(Clone, Default)]
struct Counts {
    on_board: Vec<f64>,
    acts: Vec<f64>,
    captures: Vec<f64>,
    captured: Vec<f64>,
    made: Vec<f64>,
    left: Vec<f64>,
}

/// Places of what is counted in one game.
const BOARD: usize = 0;
const ACTS: usize = 1;
const CAPTURES: usize = 2;
const CAPTURED: usize = 3;
const MADE: usize = 4;

/// What is counted, game by game.
pub(super) struct PieceCounts {
    info: &'static Info,
    kinds: BTreeMap<char, Counts>,
}

impl PieceCounts {
    pub(super) fn new(info: &'static Info) -> Self {
        let kinds = info
            .pieces
            .iter()
            .map(|piece| (piece.letter, Counts::default()));
        Self {
            info,
            kinds: kinds.collect(),
        }
    }

    pub(super) fn add(&mut self, game: &Game, trace: &Trace) {
        let mut now: BTreeMap<char, [f64; 5]> = BTreeMap::new();
        let mut scene = trace.start.clone();
        for (ply, step) in game.plies.iter().zip(&trace.steps) {
            for piece in scene.pieces.values() {
                now.entry(piece.letter).or_default()[BOARD] += 1.0;
            }
            let actor = actor(&scene, &step.effects);
            if let Some(letter) = actor {
                now.entry(letter).or_default()[ACTS] += 1.0;
            }
            for effect in &step.effects {
                match effect {
                    Effect::Captured { piece, .. } => {
                        now.entry(piece.letter).or_default()[CAPTURED] += 1.0;
                        if let Some(letter) = actor
                            && piece.seat != ply.seat
                        {
                            now.entry(letter).or_default()[CAPTURES] += 1.0;
                        }
                    }
                    Effect::Became { piece, .. } => {
                        now.entry(piece.letter).or_default()[MADE] += 1.0;
                    }
                    _ => {}
                }
                scene.apply(effect);
            }
        }
        let plies = trace.steps.len().max(1) as f64;
        for (letter, counts) in &mut self.kinds {
            let game = now.get(letter).copied().unwrap_or_default();
            counts.on_board.push(game[BOARD] / plies);
            counts.acts.push(game[ACTS]);
            counts.captures.push(game[CAPTURES]);
            counts.captured.push(game[CAPTURED]);
            counts.made.push(game[MADE]);
            let left = scene
                .pieces
                .values()
                .filter(|piece| piece.letter == *letter);
            counts.left.push(left.count() as f64);
        }
    }

    pub(super) fn uses(&self) -> Vec<PieceUse> {
        let found = self.info.pieces.iter().filter_map(|piece| {
            let counts = &self.kinds[&piece.letter];
            (!counts.acts.is_empty()).then(|| PieceUse {
                kind: piece.word.to_owned(),
                letter: piece.letter,
                on_board: average(&counts.on_board),
                acts: average(&counts.acts),
                captures: average(&counts.captures),
                captured: average(&counts.captured),
                made: average(&counts.made),
                left: average(&counts.left),
            })
        });
        found.collect()
    }
}

/// The kind of the piece that an action is about, as it was before; `None` for a new piece, or if no
/// piece moves.
pub(super) fn actor(scene: &Scene, effects: &[Effect]) -> Option<char> {
    let cell = effects.iter().find_map(|effect| match effect {
        Effect::Moved { path } => path.first().copied(),
        Effect::Swapped { from, .. } => Some(*from),
        _ => None,
    });
    let cell = cell.or_else(|| {
        effects.iter().find_map(|effect| match effect {
            Effect::Became { at, .. } => Some(*at),
            _ => None,
        })
    });
    Some(scene.pieces.get(&cell?)?.letter)
}
