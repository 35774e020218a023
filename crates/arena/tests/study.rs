//! Studies, small ones.

use std::collections::HashSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use ludejo_arena::selfplay::files::FilesError;
use ludejo_arena::study::files::Part;
use ludejo_arena::study::{
    Comparison, FirstMove, Game, Plan, Ply, Population, RECORDS, Side, Study, Subject, Task, Who,
    first, judge, measure, records, report, run,
};
use ludejo_rules::catalog::{self, GAMES};
use ludejo_rules::record::Record;
use ludejo_rules::{Info, Outcome, Reason, Seat};

/// A plan of few and fast games.
fn plan(info: &Info) -> Plan {
    let mut plan = Plan::new(info, Duration::from_secs(1));
    let population = |name: &str, side, games| Population {
        name: name.to_owned(),
        side,
        games,
        judged: 2,
    };
    let ladder = Side::Ladder {
        stronger: Who::Nodes(30),
        weaker: Who::Random,
    };
    plan.populations = vec![
        population("random", Side::Alike(Who::Random), 4),
        population("nodes-40", Side::Alike(Who::Nodes(40)), 3),
        population("ladder-30", ladder, 2 * info.seats.len() as u32),
    ];
    plan.look = 20;
    plan.first = 50;
    plan
}

fn play(info: &'static Info, plan: &Plan, at_a_time: usize) -> Vec<Vec<Game>> {
    let counts = plan
        .populations
        .iter()
        .map(|population| population.games)
        .enumerate();
    let tasks: Vec<Task> = counts
        .flat_map(|(place, games)| (0..games).map(move |number| (place, number)))
        .collect();
    let mut games = vec![Vec::new(); plan.populations.len()];
    let played = run(
        info,
        plan,
        7,
        &tasks,
        at_a_time,
        &mut |(place, number), game| {
            assert_eq!(game.number, number);
            games[place].push(game);
            ControlFlow::Continue(())
        },
    );
    played.unwrap_or_else(|error| panic!("{error}"));
    games
}

fn study(info: &'static Info, plan: &Plan, games: &[Vec<Game>], records: Option<&[Game]>) -> Study {
    let subject = Subject {
        info,
        plan,
        command: format!("ludejo study {}", info.id),
        seed: 7,
        budget: 1,
    };
    let classes = first::classes(info).into_iter().take(3);
    let scored: Result<Vec<FirstMove>, _> = classes
        .map(|alike| first::score(info, alike, plan.first))
        .collect();
    Study::of(&subject, games, records, scored.expect("an engine"))
}

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It need not be there.
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

#[test]
fn every_game_can_be_studied_and_threads_change_nothing() {
    let mut studies = Vec::new();
    for info in GAMES {
        let plan = plan(info);
        let games = play(info, &plan, 3);
        assert!(games == play(info, &plan, 1), "{}", info.id);
        let study = study(info, &plan, &games, None);
        assert_eq!(study.populations.len(), 2);
        assert_eq!(study.depth.rungs.len(), 1);
        for of in &study.populations {
            let wins: f64 = of.wins.iter().map(|wins| wins.count).sum();
            assert_eq!(wins + of.draws.count, of.games as f64, "{}", info.id);
            let ended: f64 = of.endings.iter().map(|ending| ending.share.count).sum();
            assert_eq!(ended, of.games as f64);
            let shares: f64 = of.shares.iter().map(|share| share.mean).sum();
            assert!((shares - 1.0).abs() < 1e-6);
            let counted: u64 = of.plies.histogram.iter().map(|step| step.1).sum();
            assert_eq!(counted, of.games);
            assert!(of.branching.mean >= 1.0 && !of.uses.is_empty());
        }
        // Only the engine has an opinion that a quick look can share.
        assert!(study.populations[0].clarity.is_none());
        assert!(study.populations[1].clarity.is_some());
        let start = catalog::start(info.id).expect("a game");
        let report = report::report(&study, start.board(), None);
        for (name, svg) in &report.plots {
            assert!(svg.starts_with("<svg xmlns=") && svg.contains("prefers-color-scheme"));
            assert!(
                report.figures.contains(&format!("](plots/{name})")),
                "{name}"
            );
        }
        let shown = report.figures.matches("](plots/").count();
        assert!(shown == report.plots.len() && shown >= 4, "{}", info.id);
        let html = report.html;
        for opened in ["<svg", "<table", "<details", "<figure"] {
            let closed = opened.replace('<', "</");
            assert_eq!(
                html.matches(opened).count(),
                html.matches(&*closed).count(),
                "{opened}"
            );
        }
        let findings = html
            .split("<ul>")
            .nth(1)
            .and_then(|rest| rest.split("</ul>").next());
        assert_eq!(
            findings.expect("a list").matches("<li>").count(),
            3,
            "{}",
            info.id
        );
        assert!(!html.contains("http") && !html.contains("NaN") && !html.contains(">inf"));
        let again: Study =
            serde_json::from_str(&serde_json::to_string(&study).expect("JSON")).expect("a study");
        assert_eq!(again.populations.len(), study.populations.len());
        studies.push(study);
    }
    let compared = Comparison::of(&studies[0], &studies[1]);
    assert!(
        compared
            .rows
            .iter()
            .any(|row| row.measure == "plies in a game")
    );
    assert!(
        compared
            .rows
            .iter()
            .all(|row| row.corrected >= row.difference.p)
    );
    let same = Comparison::of(&studies[0], &studies[0]);
    assert!(
        same.rows
            .iter()
            .all(|row| row.difference.difference == 0.0 && row.corrected == 1.0)
    );
}

#[test]
fn games_are_kept_in_files_and_read_back() {
    let info = catalog::info("evo4").expect("a game");
    let (plan, folder) = (plan(info), folder("study-files"));
    let games = play(info, &plan, 2);
    let part = Part::of(1, "nodes-40", 3).next().expect("a part");
    assert!(!part.exists(&folder, "this").expect("nothing"));
    part.write(&folder, "this", &games[1]).expect("written");
    assert!(part.exists(&folder, "this").expect("there"));
    assert!(matches!(
        part.exists(&folder, "other"),
        Err(FilesError::OtherRun(..))
    ));
    assert_eq!(part.read(&folder).expect("read"), games[1]);
    assert_eq!(
        Part::of(0, "random", 45)
            .map(|part| part.end)
            .collect::<Vec<_>>(),
        [20, 40, 45]
    );
}

/// Even where players see little, so that few moves are known to be good.
#[test]
fn games_of_weak_engines_differ() {
    for id in ["sparta", "evo", "herooj"] {
        let info = catalog::info(id).expect("a game");
        let mut plan = plan(info);
        plan.populations = vec![Population {
            name: "nodes-64".to_owned(),
            side: Side::Alike(Who::Nodes(64)),
            games: 40,
            judged: 0,
        }];
        let games = play(info, &plan, 2);
        let lines: HashSet<Vec<&str>> = games[0]
            .iter()
            .map(|game| game.plies.iter().map(|ply| &*ply.action).collect())
            .collect();
        assert_eq!(lines.len(), 40, "{id}");
    }
}

/// A game of these actions that somebody gives up.
fn given_up(id: &str, actions: &[&str], number: u32) -> Game {
    let mut game = catalog::start(id).expect("a game");
    let start = game.line();
    let mut plies = Vec::new();
    for action in actions {
        plies.push(Ply {
            position: game.line(),
            seat: game.to_move(),
            action: (*action).to_owned(),
            best: None,
            look: None,
        });
        game.play(action).expect(action);
    }
    Game {
        number,
        start,
        players: vec!["somebody".to_owned(); 2],
        plies,
        outcome: Outcome::win(Seat::SECOND, Reason::Resignation),
    }
}

/// What two short games have of everything can be counted by hand.
#[test]
fn measures_are_what_can_be_counted_by_hand() {
    let info = catalog::info("herooj").expect("a game");
    let start = catalog::start("herooj").expect("a game");
    let games = [
        given_up("herooj", &["b2b4", "f7f5", "b4b6"], 0),
        given_up("herooj", &["b2b4"], 1),
    ];
    let of = measure(info, start.board(), "two", &games).expect("two games");
    assert_eq!(
        (of.games, of.plies.mean.mean, of.turns.mean.mean),
        (2, 2.0, 2.0)
    );
    assert_eq!(of.plies.histogram, [(1.0, 1), (2.0, 0), (3.0, 1)]);
    assert_eq!(
        (of.wins[0].count, of.wins[1].count, of.draws.count),
        (0.0, 2.0, 0.0)
    );
    assert_eq!(of.endings.len(), 1);
    assert_eq!(of.endings[0].reason, "resignation");
    assert_eq!(of.forced.mean, 0.0);
    assert_eq!(of.captures.mean, 0.0);
    let legal = |actions: &[&str]| {
        let mut game = catalog::start("herooj").expect("a game");
        actions
            .iter()
            .for_each(|action| game.play(action).expect(action));
        game.legal().len() as f64
    };
    let counts = [legal(&[]), legal(&["b2b4"]), legal(&["b2b4", "f7f5"])];
    let branching = (counts.iter().sum::<f64>() / 3.0 + counts[0]) / 2.0;
    assert!((of.branching.mean - branching).abs() < 1e-9);
    let tree = (counts.iter().map(|count| count.log10()).sum::<f64>() + counts[0].log10()) / 2.0;
    assert!((of.tree.mean - tree).abs() < 1e-9);
    // There are four positions before actions, and in two of them a white pawn has left b2; in both it
    // stands on b4.
    let cell = |name| usize::from(start.board().find(name).expect("a cell"));
    assert_eq!(of.heat.stand[0][cell("b2")], 0.5);
    assert_eq!(of.heat.stand[0][cell("b4")], 0.5);
    let pawns = of
        .pieces
        .iter()
        .find(|piece| piece.letter == 'P')
        .expect("pawns");
    assert_eq!((pawns.acts, pawns.captures, pawns.left), (2.0, 0.0, 20.0));
}

#[test]
fn records_stand_beside_the_games_of_engines() {
    let info = catalog::info("rooya").expect("a game");
    let plan = plan(info);
    let played = play(info, &plan, 2);
    let mut text = String::new();
    for number in 0..30 {
        let mut game = catalog::start("rooya").expect("a game");
        for ply in &played[0][number % 4].plies {
            game.play(&ply.action).expect("a legal action");
        }
        text += &format!("{}\n", Record::from_game(&*game));
    }
    let mut games = records::read(info, text.as_bytes()).expect("thirty games");
    assert_eq!(games.len(), 30);
    assert_eq!(games[1].plies.len(), played[0][1].plies.len());
    judge(info, &plan, &mut games[..2], 2, &mut || ()).expect("an engine");
    assert!(games[0].is_judged() && games[1].is_judged() && !games[2].is_judged());
    let study = study(info, &plan, &played, Some(&games));
    assert_eq!(study.populations.last().expect("records").name, RECORDS);
    assert_eq!(study.strongest().expect("an engine").name, "nodes-40");
    let few = text.split_inclusive("\n\n").take(4).collect::<String>();
    let error = records::read(info, few.as_bytes())
        .expect_err("too few")
        .to_string();
    assert!(error.contains("it takes 30"), "{error}");
    let other = catalog::info("evo").expect("a game");
    assert!(records::read(other, text.as_bytes()).is_err());
}
