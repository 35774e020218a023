//! The result of a match for programs.

use ludejo_arena::matches::{Count, Match, Standing, Tally};
use ludejo_arena::statistics::{Estimate, Sprt, Verdict, interval};
use serde_json::{Map, Value, json};

/// The result as one object. Numbers that are unknown or infinite are null.
pub(super) fn object(contest: &Match, tally: &Tally, sprt: Option<Sprt>) -> Value {
    let setups: Vec<_> = contest.setups.iter().map(|setup| setup.name).collect();
    let players = contest.contestants().iter().zip(&tally.standings);
    let players: Vec<_> = players
        .map(|(player, standing)| of_player(contest, &player.name, standing, tally.games))
        .collect();
    let two_seats = contest.info().seats.len() == 2;
    json!({
        "game": contest.info().id,
        "games": tally.games,
        "limit": contest.limit().to_string(),
        "openings": contest.opening_plies,
        "setups": setups,
        "seed": contest.seed,
        "players": players,
        "seats": by_seat(contest, &tally.seats),
        "pairs": two_seats.then_some(tally.pairs.0),
        "elo": Estimate::of(&tally.pairs).map(|estimate| json!({
            "difference": estimate.elo,
            "bounds": estimate.bounds,
            "superiority": estimate.superiority,
        })),
        "sprt": sprt.map(|sprt| json!({
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "ratio": sprt.ratio(&tally.pairs),
            "bound": Sprt::bound(),
            "verdict": match sprt.verdict(&tally.pairs) {
                Verdict::Open => None,
                Verdict::First => Some("elo0"),
                Verdict::Second => Some("elo1"),
            },
        })),
        "reasons": tally.reasons,
        "mean_length": tally.actions as f64 / f64::from(tally.games),
    })
}

fn of_player(contest: &Match, name: &str, standing: &Standing, games: u32) -> Value {
    let Count {
        wins,
        draws,
        losses,
    } = standing.total;
    let seconds = standing.spent.time.as_secs_f64();
    json!({
        "name": name,
        "points": standing.points,
        "points_bounds": interval(standing.points, games.into()),
        "wins": wins,
        "wins_bounds": interval(wins.into(), games.into()),
        "draws": draws,
        "losses": losses,
        "forfeits": standing.forfeits,
        "nodes": standing.spent.nodes,
        "seconds": seconds,
        "nodes_per_second": standing.spent.nodes as f64 / seconds,
        "seats": by_seat(contest, &standing.seats),
    })
}

/// Wins, draws and losses under the letter of each seat.
fn by_seat(contest: &Match, counts: &[Count]) -> Map<String, Value> {
    let seats = contest.info().seats.iter().zip(counts);
    let entry = |(seat, count): (&ludejo_rules::SeatInfo, &Count)| {
        let Count {
            wins,
            draws,
            losses,
        } = *count;
        let value = json!({ "wins": wins, "draws": draws, "losses": losses });
        (seat.letter.to_string(), value)
    };
    seats.map(entry).collect()
}
