//! Adding a game: Breakthrough, a game of its own in [`game`], played at random.
//!
//! ```text
//! cargo run --release --example breakthrough
//! ```

pub mod game;

use game::Breakthrough;
use ludejo_rules::{Game, Seat, playout};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Games to be played each way; they take about a second.
const GAMES: u32 = 200_000;

fn main() {
    type Rng = Xoshiro256PlusPlus;
    type Playout = fn(&Breakthrough, &mut Rng, u32) -> (Breakthrough, u32);
    let start = Breakthrough::start();
    let ways: [(&str, Playout); 2] = [
        ("from list", playout::from_list),
        ("sampled", playout::sampled),
    ];
    println!("{GAMES} random games    mean length    first seat wins");
    for (name, play) in ways {
        let mut rng = Rng::seed_from_u64(1);
        let (mut actions, mut wins) = (0_u64, 0_u32);
        for _ in 0..GAMES {
            let (end, length) = play(&start, &mut rng, Breakthrough::INFO.length_limit);
            actions += u64::from(length);
            let winner = end.outcome().and_then(|outcome| outcome.winner);
            wins += u32::from(winner == Some(Seat::FIRST));
        }
        let games = f64::from(GAMES);
        let (mean, rate) = (actions as f64 / games, f64::from(wins) / games);
        println!("{name:19} {mean:14.2} {rate:18.4}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludejo_rules::perft;

    /// Counted with OpenSpiel 2.0.2.
    const PERFT: &[(&str, [u64; 4])] = &[
        (
            "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w",
            [22, 484, 11_132, 256_036],
        ),
        (
            "pp5p/pPpppp1p/7p/2PpP3/3P2p1/6P1/P1pP1PP1/1PPP3P b",
            [25, 571, 12_695, 294_277],
        ),
    ];

    #[test]
    fn perft_agrees_with_openspiel() {
        for (line, counts) in PERFT {
            let position: Breakthrough = line.parse().unwrap();
            for (depth, &count) in (1..).zip(counts) {
                assert_eq!(perft::count(&position, depth), Ok(count), "{line} {depth}");
            }
        }
    }

    #[test]
    fn the_fast_ways_agree_with_the_plain_one() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        for _ in 0..100 {
            let mut position = Breakthrough::start();
            while let Some(action) = position.sample(&mut rng) {
                let mut plain = Vec::new();
                position.for_each_action(|action| plain.push(action));
                assert_eq!(position.actions().as_slice(), plain);
                assert_eq!(position.count_actions() as usize, plain.len());
                assert!(plain.contains(&action));
                assert_eq!(action.to_string().parse(), Ok(action));
                position.apply(action);
                assert_eq!(position.key(), position.full_key());
                assert_eq!(position.to_string().parse(), Ok(position));
            }
            assert!(position.outcome().is_some());
        }
    }

    #[test]
    fn positions_that_no_game_leads_to_are_refused() {
        for line in [
            "P7/8/8/8/8/8/8/p7 w",
            "8/8/8/8/8/8/8/P7 w",
            "8/p7/8/8/8/8/8/8 b",
            "pppppppp/pppppppp/p7/8/8/8/8/P7 w",
        ] {
            assert!(line.parse::<Breakthrough>().is_err(), "{line}");
        }
    }
}
