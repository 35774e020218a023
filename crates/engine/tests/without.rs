//! Searches that share the lines of a position.

use ludejo_engine::{Engine, Limits, Options, Resources, Thought, engine};
use ludejo_rules::AnyGame;
use ludejo_rules::catalog::{self, GAMES};

fn search(id: &str, options: &str) -> Option<Box<dyn Engine>> {
    let options: Options = format!("search,{options}").parse().expect("options");
    engine(id, &options, &Resources::default()).ok()
}

/// The first action of each line.
fn firsts(thought: &Thought) -> Vec<String> {
    let firsts = thought.lines.iter().map(|line| line.actions[0].clone());
    firsts.collect()
}

fn think(engine: &mut dyn Engine, game: &dyn AnyGame, without: &[String]) -> Option<Thought> {
    let limits = Limits::depth(4).without(without);
    engine.think(game, &limits, &mut |_| {})
}

#[test]
fn what_is_left_out_is_in_no_line() {
    for info in GAMES {
        let game = catalog::start(info.id).expect("a game");
        let Some(mut one) = search(info.id, "lines=1") else {
            continue;
        };
        let best = think(&mut *one, &*game, &[]).expect("a thought");
        let without = firsts(&best);
        let mut two = search(info.id, "lines=2").expect("an engine");
        let rest = think(&mut *two, &*game, &without).expect("a thought");
        assert_eq!(rest.depth, 4, "{}", info.id);
        let others = firsts(&rest);
        assert_eq!(others.len(), 2, "{}", info.id);
        assert!(!others.contains(&without[0]), "{}: {others:?}", info.id);
        // The same engine looks at everything again when nothing is left out any more.
        let whole = think(&mut *two, &*game, &[]).expect("a thought");
        let seat = game.to_move();
        let share = |thought: &Thought| thought.best().score.shares.of_seat(seat);
        assert!(share(&whole) + 0.1 > share(&best), "{}: {whole:?}", info.id);
    }
}

#[test]
fn a_search_goes_on_only_if_it_leaves_out_the_same() {
    let game = catalog::start("herooj").expect("a game");
    let mut engine = search("herooj", "lines=2").expect("an engine");
    let first = think(&mut *engine, &*game, &[]).expect("a thought");
    let without = firsts(&first);
    let limits = Limits::nodes(1).without(&without);
    let anew = engine
        .resume(&*game, &limits, &mut |_| {})
        .expect("a thought");
    assert!(firsts(&anew).iter().all(|action| !without.contains(action)));
    let on = engine
        .resume(&*game, &limits, &mut |_| {})
        .expect("a thought");
    assert_eq!(on.lines, anew.lines);
}

#[test]
fn the_last_move_left_is_chosen_and_without_it_none() {
    let game = catalog::start("herooj").expect("a game");
    let mut all = game.legal();
    let last = all.pop().expect("a move");
    let mut engine = search("herooj", "lines=3").expect("an engine");
    let thought = think(&mut *engine, &*game, &all).expect("a thought");
    assert_eq!(firsts(&thought), [last.as_str()]);
    all.push(last);
    assert!(think(&mut *engine, &*game, &all).is_none());
}
