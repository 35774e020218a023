//! What an engine thinks, as lines of the protocol: written and read.

use std::fmt::Write;
use std::time::Duration;

use ludejo_engine::{End, Line, Score, Shares, Thought};
use ludejo_rules::Seat;

/// No score is told beyond this, in hundredths.
const MOST: f32 = 9_999.0;
/// A score of this many hundredths is ten to one, as in ratings.
const TENFOLD: f32 = 400.0;

/// A line for each line of a thought, told by the seat to move of so many.
pub(super) fn tell(thought: &Thought, seat: Seat, seats: usize, spent: Duration) -> String {
    let mut text = String::new();
    for (rank, line) in (1..).zip(&thought.lines) {
        let score = score_words(&line.score, seat, seats);
        let rate = thought.nodes as f64 / spent.as_secs_f64().max(1e-6);
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "info depth {} multipv {rank} score {score} nodes {} nps {:.0} time {} pv {}",
            thought.depth,
            thought.nodes,
            rate,
            spent.as_millis(),
            line.actions.join(" ")
        );
    }
    text
}

/// `cp 12 shares 0.5173 0.4827`, or `mate -4 shares 0.0000 1.0000`.
fn score_words(score: &Score, seat: Seat, seats: usize) -> String {
    let mut words = match score.end {
        Some(end) if end.winner == seat => format!("mate {}", end.actions),
        Some(end) => format!("mate -{}", end.actions),
        None => format!("cp {}", hundredths(score.shares.of_seat(seat), seats)),
    };
    words.push_str(" shares");
    for share in &score.shares.0[..seats] {
        // Writing to a string cannot fail.
        let _ = write!(words, " {share:.4}");
    }
    words
}

/// A share of the win on the scale of ratings; an even share is 0, whatever the seats.
fn hundredths(share: f32, seats: usize) -> i32 {
    let others = seats as f32 - 1.0;
    let ratio = share.clamp(0.0, 1.0) * others / (1.0 - share).max(0.0);
    (TENFOLD * ratio.log10()).round().clamp(-MOST, MOST) as i32
}

/// The reverse of [`hundredths`], for all the seats: what a seat does not have, the others share.
fn shares(hundredths: f32, seat: Seat, seats: usize) -> Shares {
    let ratio = 10f32.powf(hundredths.clamp(-MOST, MOST) / TENFOLD);
    Shares::of(
        seats,
        |index| {
            if index == seat.index() { ratio } else { 1.0 }
        },
    )
}

/// What another engine has told, of all that it may tell.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Heard {
    depth: u32,
    nodes: u64,
    rank: usize,
    hundredths: Option<f32>,
    /// Actions to the end; less than 0 if the seat to move loses.
    mate: Option<i64>,
    shares: Vec<f32>,
    actions: Vec<String>,
}

impl Heard {
    /// Reads a line; `None` if it isn't an info line or has no line of actions.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace().peekable();
        if words.next() != Some("info") {
            return None;
        }
        let mut heard = Self {
            depth: 0,
            nodes: 0,
            rank: 1,
            hundredths: None,
            mate: None,
            shares: Vec::new(),
            actions: Vec::new(),
        };
        while let Some(word) = words.next() {
            match word {
                "depth" => heard.depth = words.next()?.parse().ok()?,
                "nodes" => heard.nodes = words.next()?.parse().ok()?,
                "multipv" => heard.rank = words.next()?.parse().ok()?,
                "cp" => heard.hundredths = Some(words.next()?.parse().ok()?),
                "mate" => heard.mate = Some(words.next()?.parse().ok()?),
                "shares" => {
                    while let Some(share) = words.peek().and_then(|word| word.parse().ok()) {
                        heard.shares.push(share);
                        words.next();
                    }
                }
                "string" => return None,
                "pv" => heard.actions = words.by_ref().map(str::to_owned).collect(),
                // Words of other engines, with or without a number behind them.
                _ => {}
            }
        }
        (!heard.actions.is_empty()).then_some(heard)
    }

    /// Whether it tells the best line.
    pub(crate) const fn is_best(&self) -> bool {
        self.rank == 1
    }

    /// The thought that these lines tell, the best one first; `None` if that does not begin with
    /// this action or does not tell what the seats can expect.
    pub(crate) fn thought(
        heard: &[Self],
        action: &str,
        seat: Seat,
        seats: usize,
    ) -> Option<Thought> {
        let best = heard.first()?;
        if best.actions[0] != action {
            return None;
        }
        let ranked = heard.iter().zip(best.rank..);
        let ranked = ranked.take_while(|(line, rank)| line.rank == *rank);
        let lines = ranked.map_while(|(line, _)| {
            Some(Line {
                score: line.score(seat, seats)?,
                actions: line.actions.clone(),
            })
        });
        let lines: Vec<_> = lines.collect();
        (!lines.is_empty()).then_some(Thought {
            depth: best.depth,
            nodes: best.nodes,
            lines,
        })
    }

    /// What the seats can expect, told by this seat of so many.
    fn score(&self, seat: Seat, seats: usize) -> Option<Score> {
        let told = self.told_shares(seats);
        let end = self.mate.and_then(|actions| {
            let winner = if actions > 0 {
                Some(seat)
            } else if seats == 2 {
                Some(seat.next(2))
            } else {
                told.and_then(certain_winner)
            };
            let actions = u32::try_from(actions.unsigned_abs()).ok()?;
            winner.map(|winner| End { winner, actions })
        });
        let guessed = match (self.mate, self.hundredths) {
            (Some(actions), _) => Some(shares(if actions > 0 { MOST } else { -MOST }, seat, seats)),
            (None, told) => told.map(|hundredths| shares(hundredths, seat, seats)),
        };
        Some(match end {
            Some(end) => Score::from(end),
            None => Score::from(told.or(guessed)?),
        })
    }

    /// The shares told, if they make sense for so many seats.
    fn told_shares(&self, seats: usize) -> Option<Shares> {
        let fits = self.shares.len() == seats
            && self.shares.iter().all(|share| (0.0..=1.0).contains(share))
            && self.shares.iter().sum::<f32>() > 0.0;
        fits.then(|| Shares::of(seats, |seat| self.shares[seat]))
    }
}

/// The seat that has all of the win.
fn certain_winner(shares: Shares) -> Option<Seat> {
    let seat = shares.0.iter().position(|&share| share > 0.999)?;
    u8::try_from(seat).ok().map(Seat::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn thought(scores: &[Score]) -> Thought {
        let lines = scores.iter().zip(["a1a2", "b1b2"]);
        let lines = lines.map(|(&score, action)| Line {
            score,
            actions: vec![action.to_owned(), "c1c2".to_owned()],
        });
        Thought {
            depth: 7,
            nodes: 1234,
            lines: lines.collect(),
        }
    }

    #[test]
    fn what_is_told_is_heard() {
        let four = Shares([0.5, 0.25, 0.125, 0.125]);
        let lost = End {
            winner: Seat::new(2),
            actions: 6,
        };
        let cases = [
            (2, vec![Score::from(Shares::pair(Seat::FIRST, 0.625))]),
            (
                2,
                vec![Score::from(End {
                    winner: Seat::FIRST,
                    ..lost
                })],
            ),
            (
                2,
                vec![Score::from(End {
                    winner: Seat::SECOND,
                    ..lost
                })],
            ),
            (4, vec![Score::from(four), Score::from(lost)]),
        ];
        for (seats, scores) in cases {
            let thought = thought(&scores);
            let text = tell(&thought, Seat::FIRST, seats, SECOND);
            let heard: Vec<_> = text.lines().filter_map(Heard::read).collect();
            let again = Heard::thought(&heard, "a1a2", Seat::FIRST, seats);
            assert_eq!(again, Some(thought), "{text}");
            assert_eq!(Heard::thought(&heard, "d1d2", Seat::FIRST, seats), None);
        }
    }

    #[test]
    fn the_scale_is_that_of_ratings() {
        assert_eq!(hundredths(0.5, 2), 0);
        assert_eq!(hundredths(0.25, 4), 0);
        assert_eq!(hundredths(10.0 / 11.0, 2), 400);
        assert_eq!(hundredths(1.0, 2), 9_999);
        assert_eq!(hundredths(0.0, 2), -9_999);
        assert!((shares(400.0, Seat::SECOND, 2).0[1] - 10.0 / 11.0).abs() < 1e-6);
        assert!((shares(0.0, Seat::FIRST, 4).0[3] - 0.25).abs() < 1e-6);
    }

    #[test]
    fn lines_of_other_engines_are_heard() {
        let line = "info depth 3 seldepth 9 score cp -57 lowerbound time 0 nodes 197 tthits 12 \
                    hashfull 0 pv b1b2 c1c2";
        let heard = Heard::read(line).expect("a line of actions");
        assert_eq!((heard.depth, heard.nodes, heard.rank), (3, 197, 1));
        let share = heard.score(Seat::FIRST, 2).expect("a score").shares.0[0];
        assert!((0.40..0.45).contains(&share));
        for nothing in [
            "",
            "bestmove a1a2",
            "info string pv a1a2",
            "info depth 3",
            "info depth x pv a1a2",
            "info pv",
        ] {
            assert_eq!(Heard::read(nothing), None, "{nothing}");
        }
        let heard = Heard::read("info shares nan 2 score cp 0 pv a1a2").expect("actions");
        assert_eq!(
            heard.score(Seat::FIRST, 2).map(|score| score.shares.0[0]),
            Some(0.5)
        );
        let heard = Heard::read("info pv a1a2").expect("actions");
        assert_eq!(heard.score(Seat::FIRST, 2), None);
    }
}
