//! What the rules allow, and how often it is done: so it shows which rules players never use.

use std::collections::{BTreeMap, BTreeSet};

use ludejo_rules::{Board, Effect, Info, Outline, Point, Scene, Seat};
use serde::{Deserialize, Serialize};

use super::estimate::Share;
use super::game::Game;
use super::pieces::actor;
use super::trace::Trace;

/// Something that an action can do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Use {
    /// What it is, such as `pawn captures sideways, 2`.
    pub what: String,
    /// In how many of the positions that were looked at a legal action did it.
    pub possible: Share,
    /// In how many of those in which it was possible it was done.
    pub done: Share,
}

/// What is counted, game by game.
pub(super) struct UseCounts<'a> {
    info: &'static Info,
    board: &'a Board,
    positions: u64,
    possible: BTreeMap<String, (u64, u64)>,
}

impl<'a> UseCounts<'a> {
    pub(super) fn new(info: &'static Info, board: &'a Board) -> Self {
        Self {
            info,
            board,
            positions: 0,
            possible: BTreeMap::new(),
        }
    }

    pub(super) fn add(&mut self, game: &Game, trace: &Trace) {
        let mut scene = trace.start.clone();
        let forward = forward(self.board, &scene, self.info.seats.len());
        for (ply, step) in game.plies.iter().zip(&trace.steps) {
            if let Some(choices) = &step.choices {
                self.positions += 1;
                let labels = |action: &str, effects: &[Effect]| {
                    let way = forward[ply.seat.index()];
                    labels(
                        self.info, self.board, &scene, ply.seat, way, action, effects,
                    )
                };
                let mut possible = BTreeSet::new();
                for (action, effects) in choices {
                    possible.extend(labels(action, effects));
                }
                let done = labels(&ply.action, &step.effects);
                for label in possible {
                    let is_done = u64::from(done.contains(&label));
                    let count = self.possible.entry(label).or_default();
                    count.0 += 1;
                    count.1 += is_done;
                }
            }
            for effect in &step.effects {
                scene.apply(effect);
            }
        }
    }

    pub(super) fn uses(&self) -> Vec<Use> {
        let counts = self.possible.iter();
        let found = counts.map(|(what, &(possible, done))| Use {
            what: what.clone(),
            possible: Share::of(possible as f64, self.positions),
            done: Share::of(done as f64, possible),
        });
        found.collect()
    }
}

/// Which way each seat faces at the start: from its own pieces to the middle of the board. `None`
/// for a seat without pieces.
fn forward(board: &Board, scene: &Scene, seats: usize) -> Vec<Option<Point>> {
    let middle = centre(board.cells.iter().map(|cell| cell.center));
    let way = |seat| {
        let pieces = scene
            .pieces
            .iter()
            .filter(|(_, piece)| piece.seat.index() == seat);
        let own = centre(pieces.map(|(cell, _)| board.cells[usize::from(*cell)].center))?;
        let middle = middle?;
        // The armies of some games stand a little to one side.
        let (x, y) = (middle.x - own.x, middle.y - own.y);
        Some(if x.abs() > y.abs() {
            Point {
                x: x.signum(),
                y: 0.0,
            }
        } else {
            Point {
                x: 0.0,
                y: y.signum(),
            }
        })
    };
    (0..seats).map(way).collect()
}

fn centre(points: impl Iterator<Item = Point>) -> Option<Point> {
    let (mut sum, mut count) = (Point::default(), 0.0);
    for point in points {
        sum.x += point.x;
        sum.y += point.y;
        count += 1.0;
    }
    (count > 0.0).then(|| Point {
        x: sum.x / count,
        y: sum.y / count,
    })
}

/// What an action does, in a few words each.
fn labels(
    info: &Info,
    board: &Board,
    scene: &Scene,
    seat: Seat,
    way: Option<Point>,
    action: &str,
    effects: &[Effect],
) -> BTreeSet<String> {
    let mut labels = BTreeSet::new();
    let word = |letter: char| info.piece_word(letter).replace('-', " ");
    let actor = actor(scene, effects).map(word);
    if let Some(word) = info.action_word(action) {
        labels.insert(word.replace('-', " "));
    }
    let mut enemies = 0;
    let mut own = 0;
    for effect in effects {
        if let Effect::Captured { piece, .. } = effect {
            enemies += u32::from(piece.seat != seat);
            own += u32::from(piece.seat == seat);
        }
    }
    for effect in effects {
        match effect {
            Effect::Moved { path } => {
                let (Some(from), Some(to)) = (path.first(), path.last()) else {
                    continue;
                };
                let [from, to] = [from, to].map(|cell| &board.cells[usize::from(*cell)]);
                let (x, y) = (to.center.x - from.center.x, to.center.y - from.center.y);
                let steps = match from.outline {
                    Outline::Hexagon => x.hypot(y),
                    Outline::Square | Outline::Point => x.abs().max(y.abs()),
                };
                let verb = if enemies > 0 { "captures" } else { "moves" };
                let piece = actor.as_deref().unwrap_or("piece");
                let direction = direction(way, x, y);
                labels.insert(format!("{piece} {verb} {direction}{}", steps.round()));
            }
            Effect::Swapped { .. } => {
                labels.insert("changes places with an enemy".to_owned());
            }
            Effect::Placed { piece, .. } => {
                labels.insert(format!("places a {}", word(piece.letter)));
            }
            Effect::Became { piece, .. } => {
                let before = actor.as_deref().unwrap_or("piece");
                labels.insert(format!("{before} becomes {}", word(piece.letter)));
            }
            Effect::Owned { .. } => {
                labels.insert("takes a cell".to_owned());
            }
            _ => {}
        }
    }
    if enemies > 1 {
        labels.insert("captures several pieces at once".to_owned());
    }
    if own > 0 {
        labels.insert("gives up pieces of its own".to_owned());
    }
    labels
}

/// The direction of a step as a seat sees it that faces this way.
fn direction(way: Option<Point>, x: f32, y: f32) -> &'static str {
    let Some(way) = way else {
        return "";
    };
    let ahead = x * way.x + y * way.y;
    let aside = (x * way.y - y * way.x).abs();
    // In eighths of a full turn from straight ahead.
    let angle = aside.atan2(ahead).to_degrees();
    match angle {
        ..22.5 => "forward, ",
        ..67.5 => "diagonally forward, ",
        ..112.5 => "sideways, ",
        ..157.5 => "diagonally backward, ",
        _ => "backward, ",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludejo_rules::catalog;

    fn labels_of(id: &str, line: &str, action: &str) -> Vec<String> {
        let game = catalog::read(id, line).expect("a position");
        let start = catalog::start(id).expect("a game");
        let ways = forward(game.board(), &start.scene(), game.info().seats.len());
        let effects = game.effects(action).expect("a legal action");
        let seat = game.to_move();
        let way = ways[seat.index()];
        labels(
            game.info(),
            game.board(),
            &game.scene(),
            seat,
            way,
            action,
            &effects,
        )
        .into_iter()
        .collect()
    }

    #[test]
    fn actions_are_told_in_a_few_words() {
        let herooj = "ppmppmpp/1ppmmpp1/8/8/8/8/1PPMMPP1/PPMPPMPP w";
        assert_eq!(
            labels_of("herooj", herooj, "b2b4"),
            ["pawn moves forward, 2"]
        );
        let black = "ppmppmpp/1ppmmpp1/8/8/1P6/8/2PMMPP1/PPMPPMPP b";
        assert_eq!(
            labels_of("herooj", black, "b7c6"),
            ["pawn moves diagonally forward, 1"]
        );
        let evo = catalog::info("evo").expect("a game").setups[0].line;
        assert_eq!(labels_of("evo", evo, "c1=B"), ["warrior becomes blade"]);
        assert_eq!(
            labels_of("evo", evo, "c1c2=S"),
            ["warrior becomes shield", "warrior moves forward, 1"]
        );
        let four = "nKnWnWnWnWnWnWnW/nW7/wW9eWeK/wW10eW/wW10eW/wW10eW/wW10eW/wW10eW/wW10eW/wKwW9eW/7sW/sWsWsWsWsWsWsWsK w";
        assert_eq!(
            labels_of("evo4", four, "a5b5"),
            ["warrior moves forward, 1"]
        );
        assert_eq!(labels_of("rooya", "5/5/5/5/5 w -", "a1"), ["places a pawn"]);
        let start = catalog::info("heroes").expect("a game").setups[0].line;
        assert_eq!(
            labels_of("heroes", start, "e3e5"),
            ["fresh pawn becomes pawn", "fresh pawn moves forward, 2"]
        );
        assert_eq!(labels_of("heroes", start, "done"), ["done"]);
    }
}
