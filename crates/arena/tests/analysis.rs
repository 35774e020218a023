//! What an analysis says of whole games: of made-up ones, whose shares are given, and of real ones.

use std::ops::ControlFlow;

use ludejo_arena::analysis::{Analysis, Mark, Tally, analyze};
use ludejo_arena::{Chosen, Own, Player, PlayerError, Time};
use ludejo_engine::{End, Line, Options, Score, Shares, Thought};
use ludejo_rules::catalog::start;
use ludejo_rules::record::Record;
use ludejo_rules::{AnyGame, Seat};

/// What is thought of a position: the share of the first seat, or the other's proven win.
#[derive(Clone, Copy)]
enum Told {
    Share(f32),
    Lost(u32),
}

use Told::{Lost, Share};

/// Says of each position what it was told to say, and would always have played something else.
struct Scripted(Vec<Told>);

impl Player for Scripted {
    fn name(&self) -> &str {
        "scripted"
    }

    fn begin(&mut self, _game: &dyn AnyGame) -> Result<(), PlayerError> {
        Ok(())
    }

    fn choose(&mut self, game: &dyn AnyGame, _time: &Time) -> Result<Chosen, PlayerError> {
        let [first, second] = [0, 1].map(Seat::new);
        let score = match self.0[game.history().len()] {
            Share(share) if game.info().seats.len() == 2 => Score::from(Shares::pair(first, share)),
            Share(share) => Score::from(Shares::of(4, |seat| match seat {
                0 => share,
                _ => (1.0 - share) / 3.0,
            })),
            Lost(actions) => Score::from(End {
                winner: second,
                actions,
            }),
        };
        // Another one than `played` chooses, if there is one.
        let legal = game.legal();
        let action = legal[1.min(legal.len() - 1)].clone();
        let line = Line {
            score,
            actions: vec![action.clone()],
        };
        let thought = Thought {
            depth: 1,
            nodes: 1,
            lines: vec![line],
        };
        Ok(Chosen {
            action,
            thought: Some(thought),
        })
    }
}

/// The analysis of a game in which each position was worth so much.
fn scripted(id: &str, told: &[Told]) -> Analysis {
    let mut game = start(id).expect("a game");
    for _ in 1..told.len() {
        let action = game.legal()[0].clone();
        game.play(&action).expect("legal");
    }
    analysis(
        &Record::from_game(&*game),
        &mut Scripted(told.to_vec()),
        &Time::default(),
    )
}

fn analysis(record: &Record, player: &mut dyn Player, time: &Time) -> Analysis {
    let mut ignore = |_, _| ControlFlow::Continue(());
    analyze(record, player, time, &mut ignore).expect("an analysis")
}

fn shares(shares: impl IntoIterator<Item = f32>) -> Vec<Told> {
    shares.into_iter().map(Share).collect()
}

/// The marks of each action, in words.
fn marks(analysis: &Analysis) -> Vec<Vec<&'static str>> {
    let moments = analysis.moments.iter();
    moments
        .map(|moment| moment.marks.iter().map(|mark| mark.word()).collect())
        .collect()
}

fn accuracy(tally: &Tally) -> f32 {
    tally.accuracy.expect("something counts")
}

#[test]
fn moves_of_a_decided_game_change_nothing() {
    // The first seat falls from an even share to nothing, a bit with each of its moves.
    let fall = [0.5, 0.4, 0.41, 0.3, 0.31, 0.2, 0.21, 0.06];
    let short = scripted("herooj", &shares(fall));
    let rest = (0..12).map(|ply| if ply % 2 == 0 { 0.05 } else { 0.03 });
    let long = scripted("herooj", &shares(fall.into_iter().chain(rest)));
    for (short, long) in short.tallies().iter().zip(long.tallies()) {
        assert_eq!(short.counted, long.counted);
        assert_eq!(short.accuracy, long.accuracy);
        assert_eq!(short.loss, long.loss);
        assert_eq!(long.moves, short.moves + 6);
    }
    let [loser, winner] = short.tallies()[..] else {
        panic!("two seats")
    };
    assert!(accuracy(&loser) < 0.7, "{loser:?}");
    assert!(accuracy(&winner) > 0.9, "{winner:?}");
}

#[test]
fn equals_are_told_to_be_so() {
    let sway = (0..20).map(|ply| if ply % 2 == 0 { 0.51 } else { 0.49 });
    let analysis = scripted("herooj", &shares(sway));
    for tally in analysis.tallies() {
        assert!(accuracy(&tally) > 0.85, "{tally:?}");
        assert_eq!(tally.counted, tally.moves);
    }
    assert_eq!(analysis.decision(), None);
    assert!(marks(&analysis).iter().all(Vec::is_empty));
}

#[test]
fn who_throws_a_won_game_away_played_badly() {
    let analysis = scripted("herooj", &shares([0.97, 0.5, 0.5]));
    let [first, second] = analysis.tallies()[..] else {
        panic!("two seats")
    };
    assert_eq!((first.moves, first.counted), (1, 1));
    assert!(accuracy(&first) < 0.2, "{first:?}");
    assert!(accuracy(&second) > 0.999, "{second:?}");
    let none = scripted("herooj", &shares([0.97, 0.98, 0.99]));
    let tallies = none.tallies();
    assert!(
        tallies
            .iter()
            .all(|tally| tally.counted == 0 && tally.accuracy.is_none())
    );
}

#[test]
fn a_single_blunder_weighs_more_than_many_good_moves() {
    let even = std::iter::repeat_n(0.5, 20);
    let analysis = scripted("herooj", &shares(even.chain([0.5, 0.1, 0.1])));
    let [loser, winner] = analysis.tallies()[..] else {
        panic!("two seats")
    };
    assert!(accuracy(&loser) < 0.85, "{loser:?}");
    assert!(accuracy(&winner) > 0.999, "{winner:?}");
}

#[test]
fn it_is_said_when_a_game_was_decided() {
    let told = [
        Share(0.5),
        Share(0.485),
        Share(0.48),
        Share(0.44),
        Share(0.43),
        Share(0.4),
        Share(0.41),
        Share(0.08),
        Share(0.08),
        Lost(3),
        Share(0.02),
        Lost(1),
    ];
    let analysis = scripted("herooj", &told);
    let decision = analysis.decision().expect("it was lost");
    let proof = End {
        winner: Seat::new(1),
        actions: 3,
    };
    assert_eq!(decision.winner, Seat::new(1));
    assert_eq!(decision.even, Some(2));
    assert_eq!(decision.decided, 7);
    assert_eq!(decision.forced, Some((9, proof)));
    let marks = marks(&analysis);
    // The errors are the loser's only, as far as three are to be had.
    assert_eq!(marks[0], Vec::<&str>::new());
    assert_eq!(marks[2], ["last-chance", "slip"]);
    assert_eq!(marks[4], ["slip"]);
    assert_eq!(marks[6], ["blunder"]);
    assert_eq!(marks[8], ["lost-by-force"]);
    assert_eq!(analysis.moments[8].marks, [Mark::Lost(proof)]);
    assert_eq!(marks.iter().flatten().count(), 5);
}

#[test]
fn remarks_have_the_thresholds_of_lichess() {
    for (loss, expected) in [
        (0.04, None),
        (0.06, Some("inaccuracy")),
        (0.11, Some("mistake")),
        (0.16, Some("blunder")),
    ] {
        let marks = marks(&scripted("herooj", &shares([0.5, 0.5 - loss])));
        assert_eq!(marks[0].first().copied(), expected, "{loss}");
    }
    // Winning a won game less surely is nothing.
    let won = scripted("herooj", &shares([0.99, 0.92]));
    assert!(marks(&won)[0].is_empty());
}

#[test]
fn moves_without_an_alternative_do_not_count() {
    // The last of sixteen pawns goes where there is room.
    let analysis = scripted("rooya", &[Share(0.5); 18]);
    let forced: Vec<_> = (0..17)
        .filter(|&it| analysis.moments[it].is_forced)
        .collect();
    assert_eq!(forced, [15]);
    let counted = analysis.tallies().into_iter();
    let counted: Vec<_> = counted.map(|it| (it.moves, it.counted)).collect();
    assert_eq!(counted, [(9, 9), (8, 7)]);
}

#[test]
fn a_record_tells_when_it_was_decided() {
    let told = [Share(0.5), Share(0.44), Share(0.1), Lost(2), Lost(1)];
    let analysis = scripted("herooj", &told);
    let mut game = start("herooj").expect("a game");
    for moment in &analysis.moments {
        game.play(&moment.action).expect("legal");
    }
    let text = analysis.annotate(&Record::from_game(&*game)).to_string();
    // Long lines are broken.
    let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for comment in [
        "{The last even position was before this move.}",
        "{From here black wins by force in 2.}",
    ] {
        assert!(plain.contains(comment), "{text}");
    }
    let again: Record = text.parse().expect("a record");
    assert_eq!(again.replay().expect("a game").history(), game.history());
}

#[test]
fn with_four_seats_a_share_is_measured_by_an_even_one() {
    // The first seat has the share told, and each of the others a third of the rest.
    let analysis = scripted(
        "evo4",
        &shares([0.25, 0.2, 0.2, 0.2, 0.2, 0.92, 0.95, 0.97, 0.98]),
    );
    let decision = analysis.decision().expect("the first seat wins");
    assert_eq!((decision.winner, decision.decided), (Seat::new(0), 5));
    assert_eq!(decision.even, Some(3));
    let counted: Vec<_> = analysis
        .tallies()
        .iter()
        .map(|tally| tally.counted)
        .collect();
    assert_eq!(counted, [2, 1, 1, 1]);
}

/// The analysis of a real game, as quick as the app's.
fn real(text: &str) -> Analysis {
    let record: Record = text.parse().expect("a record");
    let mut player = Own::new("reviewer", "lines=2".parse::<Options>().expect("options"));
    let time = Time {
        nodes: Some(20_000),
        ..Time::default()
    };
    analysis(&record, &mut player, &time)
}

/// Games between engines of different levels; the weaker one never had a chance.
const CRUSHED: [(&str, &str); 4] = [
    ("herooj", include_str!("games/crushed-herooj.ludejo")),
    ("herooj", include_str!("games/crushed-herooj-black.ludejo")),
    ("sparta", include_str!("games/crushed-sparta.ludejo")),
    ("evo", include_str!("games/crushed-evo.ludejo")),
];

#[test]
fn a_crushed_player_is_told_so() {
    for (id, text) in CRUSHED {
        let analysis = real(text);
        assert_eq!(analysis.info.id, id);
        let decision = analysis.decision().expect("it was decided");
        let [loser, winner] = [1 - decision.winner.index(), decision.winner.index()]
            .map(|seat| analysis.tallies()[seat]);
        assert!(accuracy(&loser) < 0.90, "{text}\n{loser:?}");
        assert!(
            accuracy(&winner) > accuracy(&loser) + 0.10,
            "{text}\n{winner:?}, {loser:?}"
        );
        assert!(loser.counted < loser.moves, "the end did not count");
        let own = || analysis.moments.iter().filter(|it| it.seat == loser.seat);
        let stands_out = |mark: &Mark| own().any(|it| it.marks.contains(mark));
        assert!(stands_out(&Mark::LastChance), "{text}");
        let errors = own().filter(|it| it.marks.iter().any(|mark| mark.is_error()));
        assert!(errors.count() >= 2, "{text}: nothing to learn from");
        let (position, proof) = decision.forced.expect("it was lost by force");
        assert!(position >= decision.decided && proof.winner == decision.winner);
        let before = &analysis.moments[position - 1];
        assert!(before.marks.contains(&Mark::Lost(proof)), "{text}");
    }
}

/// A game between engines of the same level, nine of ten, after four random moves.
const EQUALS: &str = include_str!("games/equals-herooj.ludejo");

#[test]
fn equals_who_play_well_are_told_so() {
    let tallies = real(EQUALS).tallies();
    for tally in &tallies {
        assert!(accuracy(tally) > 0.85, "{tally:?}");
    }
    assert!((accuracy(&tallies[0]) - accuracy(&tallies[1])).abs() < 0.1);
}
