//! Games with another reading of a ruling.

use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::ruling::READINGS;
use ludejo_rules::{AnyGame, Info, Play, Reason, Seat, Tabletop};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plays random games and looks at every position, and counts the actions that are ruled out.
struct Hold(&'static Info);

impl Visitor for Hold {
    type Out = ();

    fn visit<G: Tabletop>(self) {
        for seed in 0..20 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let start: G = self.0.setups[0].line.parse().expect("a setup");
            let mut play = Play::under(self.0, start);
            while play.outcome().is_none() {
                let position = play.position();
                assert_eq!(position.to_string().parse::<G>().as_ref(), Ok(position));
                let actions = position.actions();
                assert!(!actions.as_ref().is_empty(), "{}: {position}", self.0.id);
                assert_eq!(actions.as_ref().len() as u32, position.count_actions());
                for &action in actions.as_ref() {
                    assert!(position.explain(action).is_ok() && position.is_legal(action));
                }
                let action = position.sample(&mut rng).expect("one");
                play.apply(action);
            }
            assert!(play.actions().len() <= self.0.length_limit as usize);
            if play.position().outcome().is_some() {
                assert!(play.position().actions().as_ref().is_empty());
            }
        }
    }
}

#[test]
fn every_reading_is_a_game() {
    for reading in READINGS {
        let info = reading.info;
        assert!(
            info.ruling().is_some() && catalog::info(info.base()).is_some(),
            "{}",
            info.id
        );
        let game = catalog::start(info.id).expect("a game");
        assert_eq!(game.info().id, info.id);
        assert_eq!(game.line(), info.setups[0].line);
        catalog::visit(info.id, Hold(info)).expect("a game");
    }
    for info in catalog::GAMES {
        assert!(
            READINGS
                .iter()
                .any(|reading| reading.info.base() == info.id)
                || info.id == "breakthrough"
        );
    }
}

fn read(id: &str, line: &str) -> Box<dyn AnyGame> {
    catalog::read(id, line).expect("a position")
}

#[test]
fn who_can_capture_must() {
    let line = "8/1p6/8/2m5/2P5/2P5/1PP5/3M4 w";
    assert!(read("herooj", line).legal().len() > 1);
    let game = read("herooj+R3=compulsory", line);
    assert_eq!(game.legal(), ["c3c5"]);
    let refusal = game.explain("d1e1").expect_err("ruled out");
    assert_eq!((refusal.anchor, refusal.message.key), ("r3", "ruled-out"));
}

#[test]
fn the_plate_turns_by_quarters() {
    let mut standard = catalog::start("rooya").expect("a game");
    let mut changed = catalog::start("rooya+R2=quarter").expect("a game");
    // The ring is filled, and a pawn steps onto the plate.
    while standard.legal().iter().all(|action| action.len() == 2) {
        let action = standard.legal().swap_remove(0);
        standard.play(&action).expect("legal");
        changed.play(&action).expect("legal");
    }
    let steps = ["b1b2", "b5b4", "c1c2", "c5c4"];
    let step = standard
        .legal()
        .into_iter()
        .find(|action| steps.contains(&&**action));
    let step = step.expect("a step");
    for game in [&mut standard, &mut changed] {
        game.play(&step).expect("legal");
    }
    let turns = |game: &dyn AnyGame| -> Vec<String> {
        game.legal()
            .into_iter()
            .filter(|action| action.contains('w') || action == "half")
            .collect()
    };
    assert_eq!(turns(&*standard), ["ccw", "cw", "half"]);
    assert_eq!(turns(&*changed), ["ccw", "cw"]);
}

#[test]
fn a_placed_line_wins() {
    let line = "b4/b4/b4/b4/WWWW1 w -";
    for (id, is_over) in [("rooya", false), ("rooya+R3=placing", true)] {
        let mut game = read(id, line);
        game.play("e1").expect("legal");
        assert_eq!(game.outcome().is_some(), is_over, "{id}");
    }
    let won = read("rooya+R3=placing", "b4/b4/b4/b4/WWWWW b -");
    let outcome = won.outcome().expect("over");
    assert_eq!(
        (outcome.reason, outcome.winner),
        (Reason::Line, Some(Seat::FIRST))
    );
    assert!(won.legal().is_empty());
}

#[test]
fn a_turn_of_the_mobilization_has_an_action() {
    let mut standard = catalog::start("heroes").expect("a game");
    let mut changed = catalog::start("heroes+R3=one").expect("a game");
    let can_be_done = |game: &dyn AnyGame| game.legal().iter().any(|action| action == "done");
    assert!(can_be_done(&*standard) && !can_be_done(&*changed));
    let refusal = changed.explain("done").expect_err("ruled out");
    assert_eq!(refusal.anchor, "r3");
    for game in [&mut standard, &mut changed] {
        game.play("e3e5").expect("legal");
        assert!(can_be_done(&**game));
    }
}

#[test]
fn arms_at_the_sides_are_closed() {
    let line = "nK7/8/12/12/12/2sW9/12/12/12/12/8/3nW3sK s";
    let to_the_side = |id: &str| {
        let all = read(id, line).legal();
        all.into_iter()
            .filter(|action| action.starts_with("c7b"))
            .count()
    };
    assert!(to_the_side("evo") > 0);
    assert_eq!(to_the_side("evo+R1=closed"), 0);
    assert_eq!(
        read("evo+R1=closed", line)
            .explain("c7b7")
            .expect_err("ruled out")
            .anchor,
        "r1"
    );
}

#[test]
fn a_role_turns_by_quarters() {
    let line = catalog::info("evo").expect("a game").setups[0].line;
    let becomes = |id: &str| -> Vec<String> {
        read(id, line)
            .legal()
            .into_iter()
            .filter(|action| action.starts_with("c1="))
            .collect()
    };
    assert_eq!(becomes("evo"), ["c1=B", "c1=C", "c1=S"]);
    assert_eq!(becomes("evo+R2=quarter"), ["c1=B", "c1=S"]);
}

#[test]
fn two_against_one_is_for_the_cities_to_decide() {
    let line = "10/10/10/10/10/10/1w8/10/1W1W6/10 y b5,e6,f5/b6,e5,f6,i5,i6";
    let outcome = |id| read(id, line).outcome().expect("over");
    assert_eq!(outcome("sparta").reason, Reason::Elimination);
    let changed = outcome("sparta+R3=cities");
    assert_eq!(changed.reason, Reason::LastPieces);
    assert_ne!(changed.winner, outcome("sparta").winner);
}

#[test]
fn limits_and_setups_are_those_of_the_id() {
    let mut game = catalog::start("evo+G2=200").expect("a game");
    // All pieces turn where they stand, by chance, so that hardly any position comes up again.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut made = 0;
    while game.outcome().is_none() {
        use rand::RngExt;
        let stays = |action: &String| action.find('=').is_some_and(|place| place <= 3);
        let quiet: Vec<String> = game.legal().into_iter().filter(stays).collect();
        game.play(&quiet[rng.random_range(0..quiet.len())])
            .expect("legal");
        made += 1;
    }
    assert_eq!(
        (made, game.outcome().expect("over").reason),
        (200, Reason::Length)
    );
    let cluster = catalog::start("evo4+setup=cluster").expect("a game");
    assert_eq!(
        cluster.line(),
        catalog::info("evo4").expect("a game").setups[2].line
    );
    assert!(catalog::start("evo+G2=201").is_none());
}
