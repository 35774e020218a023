//! How a level sees the lines of a game, and which one it chooses.

use ludejo_rules::{Game, Play, Seat, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::Skill;
use super::oddness::Homes;
use crate::fixed::{ONE, halved};
use crate::{Line, Thought};

/// A player who expects this much of the win no longer misjudges anything.
const WON: i64 = ONE as i64 / 100 * 94;
/// What returning to a position costs a player who is ahead.
const REPEATED: i64 = ONE as i64 / 5;
/// In this many of its first turns, every seat wavers at least this much, so that no two games are alike.
const OPENING: usize = 3;
const OPENING_TEMPERATURE: u32 = ONE / 200;

/// How a player sees the lines of a game.
pub(super) struct Eye<'a, G: Game> {
    play: &'a Play<G>,
    skill: Skill,
    homes: &'a Homes<G>,
    seed: u64,
}

/// What a draw decides. Draws for different purposes have nothing to do with each other.
#[derive(Clone, Copy)]
enum Purpose {
    Judge,
    SeeOwn,
    SeeReply,
    Choose,
}

/// A line as the player sees it.
struct Seen {
    line: Line,
    share: i64,
    is_overlooked: bool,
}

impl<'a, G: Tabletop> Eye<'a, G> {
    pub(super) const fn new(
        play: &'a Play<G>,
        skill: Skill,
        homes: &'a Homes<G>,
        seed: u64,
    ) -> Self {
        Self {
            play,
            skill,
            homes,
            seed,
        }
    }

    /// Whether the game is as good as won.
    pub(super) fn is_won(&self, thought: &Thought) -> bool {
        self.best(thought) >= WON
    }

    /// The line that the player goes for, alone.
    pub(super) fn chosen(&self, mut thought: Thought) -> Thought {
        if !self.is_won(&thought) {
            let best = self.best(&thought);
            let lines = thought.lines.drain(..);
            let mut seen: Vec<Seen> = lines.map(|line| self.seen(line, best)).collect();
            if seen.iter().any(|seen| !seen.is_overlooked) {
                seen.retain(|seen| !seen.is_overlooked);
            }
            let chosen = self.choice(&seen);
            thought.lines.push(seen.swap_remove(chosen).line);
        }
        thought.lines.truncate(1);
        thought
    }

    fn seat(&self) -> Seat {
        self.play.position().to_move()
    }

    /// What a line is worth to the player, as a part of [`ONE`].
    fn share(&self, line: &Line) -> i64 {
        (line.score.shares.of_seat(self.seat()) * ONE as f32) as i64
    }

    fn best(&self, thought: &Thought) -> i64 {
        let shares = thought.lines.iter().map(|line| self.share(line));
        shares.max().unwrap_or_default()
    }

    /// A draw that is the same for the same seed, purpose, and key of a position or number of a moment.
    fn rng(&self, purpose: Purpose, key: u64) -> Xoshiro256PlusPlus {
        let number = self.seed ^ key.rotate_left(32) ^ (purpose as u64) << 60;
        Xoshiro256PlusPlus::seed_from_u64(number)
    }

    /// What the player sees of a line, if the best is worth so much. As long as the position that the
    /// line leads to is the same, so is the mistake. Whoever overlooks the reply takes the line to be as
    /// good as any.
    fn seen(&self, line: Line, best: i64) -> Seen {
        let position = self.play.position();
        let actions = || line.actions.iter().map(|action| action.parse());
        let Some(Ok(action)) = actions().next() else {
            return Seen {
                share: self.share(&line),
                line,
                is_overlooked: false,
            };
        };
        let next = position.after(action);
        let even = i64::from(ONE) / G::INFO.seats.len() as i64;
        let is_ahead = best > even;
        let reply = match actions().nth(1) {
            Some(Ok(reply)) => self.homes.oddness(&next, reply),
            _ => 0,
        };
        let is_careless = next.to_move() != self.seat()
            && self.happens(
                Purpose::SeeReply,
                next.key(),
                self.skill.carelessness(),
                ONE / 2 + reply / 2,
            );
        let mut share = if is_careless { best } else { self.share(&line) };
        share += self.misjudgement(&next, best, even);
        if is_ahead && self.play.positions().contains(&next) {
            share -= REPEATED;
        }
        let odd = self.homes.oddness(position, action);
        Seen {
            share,
            is_overlooked: self.happens(Purpose::SeeOwn, next.key(), self.skill.blindness(), odd),
            line,
        }
    }

    /// By how much the player misjudges a position: more likely a little than a lot (a sum of two
    /// draws), and the less the more of the win is sure.
    fn misjudgement(&self, position: &G, best: i64, even: i64) -> i64 {
        let mut most = i64::from(self.skill.misjudgement()) / 2;
        if best > even {
            most = most * (WON - best) / (WON - even);
        }
        let mut rng = self.rng(Purpose::Judge, position.key());
        rng.random_range(-most..=most) + rng.random_range(-most..=most)
    }

    /// Whether something happens at a position that has this chance, in parts of [`ONE`], if it is as
    /// odd as can be.
    fn happens(&self, purpose: Purpose, key: u64, chance: u32, odd: u32) -> bool {
        let chance = u64::from(chance) * u64::from(odd) / u64::from(ONE);
        u64::from(self.rng(purpose, key).random_range(0..ONE)) < chance
    }

    /// Which of these lines the player chooses: one that seems worse by the temperature, half as often.
    fn choice(&self, seen: &[Seen]) -> usize {
        let moment = self.play.actions().len();
        let mut temperature = self.skill.temperature();
        if moment < OPENING * G::INFO.seats.len() {
            temperature = temperature.max(OPENING_TEMPERATURE);
        }
        let best = seen.iter().map(|seen| seen.share).max().unwrap_or_default();
        let weight = |seen: &Seen| {
            let behind = (best - seen.share) as u64 * u64::from(ONE);
            match behind.checked_div(u64::from(temperature)) {
                Some(times) => halved(u32::try_from(times).unwrap_or(u32::MAX)),
                None => u32::from(behind == 0),
            }
        };
        let weights: Vec<u64> = seen.iter().map(|seen| u64::from(weight(seen))).collect();
        let sum = weights.iter().sum::<u64>().max(1);
        let mut left = self
            .rng(Purpose::Choose, moment as u64)
            .random_range(0..sum);
        let falls_here = |weight: &u64| match left.checked_sub(*weight) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        };
        weights.iter().position(falls_here).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use ludejo_rules::herooj::Herooj;

    use super::*;
    use crate::{Score, Shares};

    /// After two moves of White's and one of Black's.
    const ORDERS: [[&str; 3]; 2] = [["b2b4", "b7b5", "g2g4"], ["g2g4", "b7b5", "b2b4"]];

    fn after(actions: &[&str]) -> Play<Herooj> {
        let mut play = Play::default();
        for action in actions {
            play.try_apply(action.parse().expect(action))
                .expect("a legal move");
        }
        play
    }

    /// A line that is worth this much to a seat.
    fn line(seat: Seat, share: f32, actions: &[&str]) -> Line {
        let mut shares = [0.0; crate::SEATS];
        shares[seat.index()] = share;
        shares[1 - seat.index()] = 1.0 - share;
        Line {
            score: Score {
                shares: Shares(shares),
                end: None,
            },
            actions: actions.iter().map(ToString::to_string).collect(),
        }
    }

    fn thought(lines: Vec<Line>) -> Thought {
        Thought {
            depth: 1,
            nodes: 1,
            lines,
        }
    }

    fn lines(play: &Play<Herooj>) -> Vec<Line> {
        let actions = play.position().actions();
        let even = |action: &_| line(play.position().to_move(), 0.5, &[&format!("{action}")]);
        actions.as_ref().iter().map(even).collect()
    }

    #[test]
    fn in_the_same_position_the_mistakes_are_the_same() {
        let homes = Homes::new();
        let seen = |actions: &[&str], seed| {
            let play = after(actions);
            let eye = Eye::new(&play, Skill { weakness: 900 }, &homes, seed);
            let told = |line| {
                let seen = eye.seen(line, eye.share(&lines(&play)[0]));
                (seen.share, seen.is_overlooked)
            };
            lines(&play).into_iter().map(told).collect::<Vec<_>>()
        };
        let [one, other] = ORDERS;
        assert_eq!(seen(&one, 5), seen(&other, 5));
        assert_ne!(seen(&one, 5), seen(&one, 6));
    }

    #[test]
    fn of_two_lines_the_one_worse_by_the_temperature_is_chosen_half_as_often() {
        let play = after(&["b2b4", "b7b5", "g2g4", "g7g5", "c2c3", "c7c6"]);
        let homes = Homes::new();
        let skill = Skill { weakness: 500 };
        let seen = |share| Seen {
            line: line(play.position().to_move(), 0.5, &["a1a2"]),
            share,
            is_overlooked: false,
        };
        let worse = 20_000 - i64::from(skill.temperature());
        let lines = [seen(20_000), seen(worse), seen(worse - i64::from(ONE) / 2)];
        let mut chosen = [0; 3];
        for seed in 0..3000 {
            chosen[Eye::new(&play, skill, &homes, seed).choice(&lines)] += 1;
        }
        assert!((1900..2100).contains(&chosen[0]), "{chosen:?}");
        assert_eq!(chosen[2], 0);
        let sure = Skill { weakness: 0 };
        let choices = (0..100).map(|seed| Eye::new(&play, sure, &homes, seed).choice(&lines));
        assert_eq!(choices.max(), Some(0));
    }

    /// A move that loses because of one reply looks good to whoever overlooks that reply.
    #[test]
    fn the_weak_overlook_threats() {
        let play = after(&[]);
        let homes = Homes::new();
        let bad = |actions: &[&str]| line(Seat::new(0), 0.1, actions);
        let overlooked = |weakness, actions: &[&str]| {
            let skill = Skill { weakness };
            let is_missed = |seed: &u64| {
                let eye = Eye::new(&play, skill, &homes, *seed);
                let error = i64::from(skill.misjudgement());
                eye.seen(bad(actions), 30_000).share > eye.share(&bad(actions)) + error
            };
            (0..400).filter(is_missed).count()
        };
        assert_eq!(overlooked(0, &["b2b4", "b7b5"]), 0);
        let [weak, weaker] = [700, 900].map(|weakness| overlooked(weakness, &["b2b4", "b7b5"]));
        assert!(
            10 < weak && weak + 10 < weaker && weaker < 200,
            "{weak} {weaker}"
        );
    }

    #[test]
    fn who_has_won_makes_no_more_mistakes() {
        let play = after(&["b2b4", "b7b5"]);
        let homes = Homes::new();
        for seed in 0..50 {
            let eye = Eye::new(&play, Skill { weakness: 1000 }, &homes, seed);
            let mut lines = lines(&play);
            lines.insert(0, line(eye.seat(), 0.95, &["g2g4"]));
            assert_eq!(eye.chosen(thought(lines)).action(), "g2g4");
        }
    }
}
