//! Thinking a little at a time.

use ludejo_engine::{Engine, Limits, Options, Resources, Thought, engine};
use ludejo_rules::AnyGame;
use ludejo_rules::catalog::{self, GAMES};

/// The nodes of a slice, and how many slices there are.
const SLICE: u64 = 3_000;
const SLICES: u64 = 12;

fn best(id: &str, options: &str) -> Box<dyn Engine> {
    let options: Options = options.parse().expect("options");
    engine(id, &options, &Resources::default()).expect("an engine")
}

fn resume(engine: &mut dyn Engine, game: &dyn AnyGame, nodes: u64) -> Thought {
    let thought = engine.resume(game, &Limits::nodes(nodes), &mut |_| {});
    thought.expect("the game is not over")
}

#[test]
fn slices_come_about_as_far_as_one_search() {
    let searches = |id: &str| {
        let options = "search".parse().expect("options");
        engine(id, &options, &Resources::default()).is_ok()
    };
    for info in GAMES.iter().filter(|info| searches(info.id)) {
        let game = catalog::start(info.id).expect("a game");
        let limits = Limits::nodes(SLICE * SLICES);
        let whole = best(info.id, "best").think(&*game, &limits, &mut |_| {});
        let whole = whole.expect("the game is not over");
        let mut engine = best(info.id, "best");
        let mut depth = 0;
        for _ in 0..SLICES {
            let thought = resume(&mut *engine, &*game, SLICE);
            // Those of this time, not of all.
            assert!(thought.nodes < 2 * SLICE, "{}: {}", info.id, thought.nodes);
            assert!(game.explain(thought.action()).is_ok(), "{}", info.id);
            depth = depth.max(thought.depth);
        }
        assert!(depth + 1 >= whole.depth, "{}: {depth}, {whole:?}", info.id);
    }
}

#[test]
fn lines_are_kept_from_slice_to_slice() {
    let game = catalog::start("herooj").expect("a game");
    let mut engine = best("herooj", "lines=3");
    let first = resume(&mut *engine, &*game, 50_000);
    // Too little to search anything again.
    let second = resume(&mut *engine, &*game, 1);
    assert_eq!(second.lines, first.lines);
    assert_eq!(second.lines.len(), 3);
}

#[test]
fn another_position_is_thought_about_anew() {
    let mut game = catalog::start("herooj").expect("a game");
    let mut engine = best("herooj", "best");
    let before = resume(&mut *engine, &*game, 20_000);
    game.play(before.action()).expect("legal");
    let after = resume(&mut *engine, &*game, 20_000);
    assert!(game.explain(after.action()).is_ok());
    // Nor does what was forgotten count.
    engine.forget();
    let anew = resume(&mut *engine, &*game, 1);
    assert_eq!(
        anew.depth,
        best("herooj", "best")
            .think(&*game, &Limits::nodes(1), &mut |_| {})
            .expect("a thought")
            .depth
    );
}
