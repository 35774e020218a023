//! Programs that do what they should, and programs that do not.
use std::time::{Duration, Instant};

use ludejo_arena::{Player, PlayerError, Program, Time};
use ludejo_rules::AnyGame;
use ludejo_rules::catalog::start;

const PATIENCE: Duration = Duration::from_millis(700);

/// A program that greets and then does what a script of the shell says, at the start and for
/// each `go`.
fn program(greeting: &str, on_go: &str) -> Program {
    let script = format!(
        "while read -r word rest; do case $word in\n\
         ugi) {greeting}; echo ugiok;;\n\
         isready) echo readyok;;\n\
         go) {on_go};;\n\
         quit) exit 0;;\n\
         esac; done"
    );
    script_program(&script)
}

fn script_program(script: &str) -> Program {
    let command = ["sh", "-c", script].map(str::to_owned);
    Program::new(command.to_vec()).with_patience(PATIENCE)
}

fn herooj() -> Box<dyn AnyGame> {
    start("herooj").expect("a game")
}

/// The game with a clock that allows 100 ms.
fn time() -> Time {
    Time {
        move_time: Some(Duration::from_millis(100)),
        ..Time::default()
    }
}

#[test]
fn an_answer_is_taken_with_its_thought() {
    let mut program = program(
        "echo id name Sphinx 2",
        "echo info depth 4 nodes 99 score cp 0 pv b2b4 b7b5; echo bestmove b2b4 ponder b7b5",
    );
    assert!(program.name().starts_with("sh -c"));
    let game = herooj();
    for _ in 0..2 {
        program.begin(&*game).expect("it begins");
        assert_eq!(program.name(), "Sphinx 2");
        let chosen = program.choose(&*game, &time()).expect("an answer");
        assert_eq!(chosen.action, "b2b4");
        let thought = chosen.thought.expect("a thought");
        assert_eq!((thought.depth, thought.nodes), (4, 99));
        assert_eq!(thought.best().actions, ["b2b4", "b7b5"]);
    }
    let named = script_program("").with_name("Riddle");
    assert_eq!(named.name(), "Riddle");
}

#[test]
fn it_hears_limits_options_and_positions() {
    let on_go = "echo \"$rest\" >&2; exit 3";
    let options = "echo option name Skill Level type spin default 1 min 0 max 9";
    let heard = |time: &Time| {
        let mut program = program(options, on_go).with_option("skill level", "5");
        let game = start("evo4").expect("a game");
        program.begin(&*game).expect("it begins");
        program.choose(&*game, time).expect_err("it ends")
    };
    let ms = Duration::from_millis;
    let clocks = (1..=4).map(|seat| (ms(1000 * seat), ms(seat)));
    let time = Time {
        clocks: Some(clocks.collect()),
        ..Time::default()
    };
    let said = "p1time 1000 p1inc 1 p2time 2000 p2inc 2 p3time 3000 p3inc 3 p4time 4000 p4inc 4";
    assert_eq!(
        heard(&time),
        PlayerError::Ended(format!("exit status: 3; {said}"))
    );
    let time = Time {
        nodes: Some(7),
        depth: Some(3),
        move_time: Some(ms(20)),
        clocks: None,
    };
    assert_eq!(
        heard(&time),
        PlayerError::Ended("exit status: 3; movetime 20 nodes 7 depth 3".to_owned())
    );
}

#[test]
fn what_cannot_be_started_says_why() {
    let refused = |mut program: Program| match program.begin(&*herooj()) {
        Err(PlayerError::CannotStart(why)) => why,
        other => panic!("{other:?}"),
    };
    let missing = Program::new(vec!["no-such-program".to_owned()]);
    assert!(refused(missing).starts_with("no-such-program: "));
    assert_eq!(
        refused(Program::new(Vec::new())),
        "the name of the program is missing"
    );
    let option = program(":", ":").with_option("colour", "red");
    assert_eq!(refused(option), "it has no option \"colour\"");
    let other = "echo option name UCI_Variant type combo default chess var chess var shogi";
    assert_eq!(refused(program(other, ":")), "it doesn't play herooj");
}

#[test]
fn programs_that_do_not_answer_are_given_up() {
    let game = herooj();
    let silent = script_program("sleep 60").begin(&*game);
    assert_eq!(silent, Err(PlayerError::Hung(PATIENCE)));
    // Talking is no answer.
    let chatty = script_program("while :; do echo info string hello; done").begin(&*game);
    assert_eq!(chatty, Err(PlayerError::Hung(PATIENCE)));

    let mut slow = program(":", "sleep 60");
    slow.begin(&*game).expect("it begins");
    let begun = Instant::now();
    let hung = slow.choose(&*game, &time());
    assert_eq!(
        hung,
        Err(PlayerError::Hung(PATIENCE + Duration::from_millis(100)))
    );
    assert!(begun.elapsed() < Duration::from_secs(6));
    slow.begin(&*game).expect("it is started again");
}

#[test]
fn a_program_that_forgets_the_time_is_stopped() {
    // `stop` is the next line that it reads.
    let mut program = program(":", "read -r word; echo bestmove b2b4");
    let game = herooj();
    program.begin(&*game).expect("it begins");
    let chosen = program.choose(&*game, &time()).expect("a late answer");
    assert_eq!((&*chosen.action, chosen.thought), ("b2b4", None));
}

#[test]
fn programs_that_end_say_how_and_are_started_again() {
    let game = herooj();
    let mut crash = program(":", "echo out of cheese >&2; exit 42");
    for _ in 0..2 {
        crash.begin(&*game).expect("it begins");
        let ended = crash.choose(&*game, &time());
        let how = "exit status: 42; out of cheese".to_owned();
        assert_eq!(ended, Err(PlayerError::Ended(how)));
        let again = crash.choose(&*game, &time());
        assert!(matches!(again, Err(PlayerError::Ended(_))), "{again:?}");
    }
    let ended = script_program("exit 0").begin(&*game);
    assert!(matches!(ended, Err(PlayerError::Ended(_))), "{ended:?}");
}

#[test]
fn illegal_moves_are_nonsense() {
    let game = herooj();
    for answer in ["b2b9", "", "none", "(none)", "\\377", "b2b3b4"] {
        let mut program = program(":", &format!("printf 'bestmove {answer}\\n'"));
        program.begin(&*game).expect("it begins");
        let chosen = program.choose(&*game, &time());
        assert!(
            matches!(chosen, Err(PlayerError::Nonsense(_))),
            "{chosen:?}"
        );
    }
}
