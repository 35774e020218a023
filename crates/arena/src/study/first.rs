//! What each first move is worth.

use ludejo_engine::{Limits, Options};
use ludejo_rules::{AnyGame, Board, CellId, Info, Scene};
use serde::{Deserialize, Serialize};

use super::play::{PlayError, begin, engine};
use super::trace::image;

/// A first move, with those that are the same in a mirror or after a turn of the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FirstMove {
    /// The first of them in the order of their texts.
    pub action: String,
    /// All of them.
    pub alike: Vec<String>,
    /// What the seat that makes it expects of the win, by a search of the position after it.
    pub share: f64,
}

/// The first moves from the standard setup, each once, sorted by their texts.
#[must_use]
pub fn classes(info: &'static Info) -> Vec<Vec<String>> {
    let game = begin(info);
    let symmetries = symmetries(&*game);
    let mut classes: Vec<(Vec<Scene>, Vec<String>)> = Vec::new();
    for action in game.legal() {
        let scene = after(&*game, &action);
        match classes
            .iter_mut()
            .find(|(images, _)| images.contains(&scene))
        {
            Some((_, alike)) => alike.push(action),
            None => {
                let images = symmetries.iter().map(|cells| image(&scene, cells));
                classes.push((images.collect(), vec![action]));
            }
        }
    }
    classes.into_iter().map(|(_, alike)| alike).collect()
}

/// Scores a class of first moves with so many nodes.
///
/// # Errors
/// If no engine plays the game.
pub fn score(info: &'static Info, alike: Vec<String>, nodes: u64) -> Result<FirstMove, PlayError> {
    let mut game = begin(info);
    let seat = game.to_move();
    let action = alike[0].clone();
    if let Err(refusal) = game.play(&action) {
        unreachable!("{action} is legal, yet {refusal}");
    }
    let thought =
        engine(info, &Options::default())?.think(&*game, &Limits::nodes(nodes), &mut |_| {});
    let share = match (thought, game.outcome()) {
        (Some(thought), _) => thought.best().score.shares.of_seat(seat),
        (None, Some(outcome)) if outcome.winner == Some(seat) => 1.0,
        (None, _) => 0.0,
    };
    Ok(FirstMove {
        action,
        alike,
        share: f64::from(share),
    })
}

fn after(game: &dyn AnyGame, action: &str) -> Scene {
    let mut next = game.boxed();
    if let Err(refusal) = next.play(action) {
        unreachable!("{action} is legal, yet {refusal}");
    }
    next.scene()
}

/// What becomes of a step to the right and of a step up, as (right, up).
type Axes = [(i16, i16); 2];

/// The turns and mirrors that a grid can have.
const AXES: [Axes; 8] = [
    [(1, 0), (0, 1)],
    [(-1, 0), (0, 1)],
    [(1, 0), (0, -1)],
    [(-1, 0), (0, -1)],
    [(0, 1), (1, 0)],
    [(0, -1), (1, 0)],
    [(0, 1), (-1, 0)],
    [(0, -1), (-1, 0)],
];

/// The symmetries of the board, as the cell that takes the place of each cell, that the position has
/// as well, and what can be done there.
fn symmetries(game: &dyn AnyGame) -> Vec<Vec<CellId>> {
    let start = game.scene();
    let maps = AXES.iter().filter_map(|axes| turned(game.board(), *axes));
    maps.filter(|cells| image(&start, cells) == start && is_held(game, cells))
        .collect()
}

/// Whether to every action there is one that leads to the image, from where as much can be done.
fn is_held(game: &dyn AnyGame, cells: &[CellId]) -> bool {
    let look = |action: &String| {
        let mut next = game.boxed();
        let played = next.play(action);
        (next.scene(), played.map_or(0, |()| next.legal().len()))
    };
    let all: Vec<(Scene, usize)> = game.legal().iter().map(look).collect();
    all.iter()
        .all(|(scene, count)| all.contains(&(image(scene, cells), *count)))
}

/// The cell that takes the place of each cell; `None` if the board has no such symmetry.
fn turned(board: &Board, [right, up]: Axes) -> Option<Vec<CellId>> {
    // In halves of a square, so that right and up are alike.
    let places: Vec<_> = board
        .cells
        .iter()
        .map(|cell| (2 * cell.column, cell.row))
        .collect();
    let middle = |part: fn(&(i16, i16)) -> i16| {
        let (least, most) = (places.iter().map(part).min(), places.iter().map(part).max());
        least.zip(most).map(|(least, most)| (least + most) / 2)
    };
    let (middle_x, middle_y) = (middle(|place| place.0)?, middle(|place| place.1)?);
    let turn = |&(x, y): &(i16, i16)| {
        let (x, y) = (x - middle_x, y - middle_y);
        let place = (
            middle_x + x * right.0 + y * up.0,
            middle_y + x * right.1 + y * up.1,
        );
        let found = places.iter().position(|&other| other == place)?;
        CellId::try_from(found).ok()
    };
    places.iter().map(turn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludejo_rules::catalog;

    fn classes_of(id: &str) -> Vec<Vec<String>> {
        classes(catalog::info(id).expect("a game"))
    }

    #[test]
    fn moves_that_mirror_each_other_are_one() {
        // The ring of 16 points has three kinds: corners, next to corners, in the middle.
        let mut sizes: Vec<usize> = classes_of("rooya").iter().map(Vec::len).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [4, 4, 8]);
        let herooj = classes_of("herooj");
        assert!(herooj.contains(&vec!["b2b4".to_owned(), "g2g4".to_owned()]));
        // Files can be mirrored, and nothing is its own image but what goes up the middle, of which
        // there is none with eight files.
        assert!(herooj.iter().all(|alike| alike.len() == 2));
    }

    #[test]
    fn castles_and_cities_have_sides() {
        for id in ["evo", "evo4", "sparta"] {
            assert!(classes_of(id).iter().all(|alike| alike.len() == 1), "{id}");
        }
    }
}
