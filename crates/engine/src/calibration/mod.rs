//! From what an engine says to how often such positions are won.
//!
//! Shares come from an evaluation, and every evaluation is a little too sure of itself, or not sure
//! enough. How much is found out from games in which an engine plays itself (`docs/analysis.md`), and
//! taken off where people are told what they can expect. Who compares, plays or learns uses shares as
//! the engine has them.

mod fitted;

use ludejo_rules::AnyGame;

use crate::find::{engine, judging_network};
use crate::{
    Engine, Judgement, Kind, Limits, OptionError, Options, Resources, SEATS, Shares, Thought,
};

pub use fitted::FITTED;

/// What a [`Calibration`] was fitted for: the evaluation of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judged {
    /// By hand.
    ByHand,
    /// By the network with this fingerprint.
    ByNetwork(u64),
}

/// How shares are to be read. It changes neither an even share, nor certainty, nor which of two is the
/// larger.
///
/// With two seats, the advantage `x` that a share stands for (its logit) is a win if it exceeds a
/// threshold by chance, a loss if it falls below its opposite, and a draw in between (Rao and Kupper,
/// "Ties in paired-comparison experiments", 1967). With more seats, shares become more or less
/// different from each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// What logits are multiplied by; greater than 0. Below 1, the engine was too sure.
    pub scale: f64,
    /// The threshold, in the logits that come of it; 0 or more. 0 with more than two seats.
    pub draw: f64,
}

impl Calibration {
    /// Changes nothing.
    pub const NONE: Self = Self {
        scale: 1.0,
        draw: 0.0,
    };

    /// The calibration for an evaluation of the game of this id; [`NONE`](Self::NONE) if there is none.
    #[must_use]
    pub fn of(id: &str, judged: Judged) -> Self {
        let mut fitted = FITTED.iter();
        let found = fitted.find(|(game, by, _)| *game == id && *by == judged);
        found.map_or(Self::NONE, |(_, _, calibration)| *calibration)
    }

    /// What one of two seats can expect if the engine says so.
    #[must_use]
    pub fn share(&self, share: f64) -> f64 {
        if share <= 0.0 || share >= 1.0 {
            return share;
        }
        let advantage = self.scale * libm::log(share / (1.0 - share));
        (chance(advantage - self.draw) + chance(advantage + self.draw)) / 2.0
    }

    /// What this many seats can expect if the engine says so.
    #[must_use]
    pub fn shares(&self, shares: &Shares, seats: usize) -> Shares {
        if *self == Self::NONE {
            return *shares;
        }
        let Shares(all) = shares;
        if seats == 2 {
            let first = self.share(f64::from(all[0])) as f32;
            return Shares([first, 1.0 - first, 0.0, 0.0]);
        }
        let raised = all.map(|share| libm::pow(f64::from(share), self.scale));
        let sum: f64 = raised[..seats].iter().sum();
        let mut parts = [0.0; SEATS];
        for (part, raised) in parts.iter_mut().zip(&raised[..seats]) {
            *part = (raised / sum) as f32;
        }
        Shares(parts)
    }
}

/// The logistic function.
fn chance(advantage: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-advantage))
}

/// The same engine as [`engine`] makes, whose shares are calibrated, for those who are told what seats
/// can expect. Engines that are held to a level, and those that are only there to compare others with,
/// are what they are.
///
/// # Errors
/// As [`engine`].
pub fn calibrated(
    id: &str,
    options: &Options,
    resources: &Resources,
) -> Result<Box<dyn Engine>, OptionError> {
    let engine = engine(id, options, resources)?;
    let is_best = matches!(options.kind, Kind::Best | Kind::Search);
    if options.level.is_some() || !is_best || options.judgement == Judgement::Material {
        return Ok(engine);
    }
    let judged = match judging_network(id, options, resources) {
        Some(fingerprint) => Judged::ByNetwork(fingerprint),
        None => Judged::ByHand,
    };
    Ok(match Calibration::of(id, judged) {
        Calibration::NONE => engine,
        calibration => Box::new(Calibrated {
            engine,
            calibration,
        }),
    })
}

/// An engine whose shares are calibrated.
struct Calibrated {
    engine: Box<dyn Engine>,
    calibration: Calibration,
}

impl Calibrated {
    /// What one of the ways of thinking comes to.
    fn ask(
        &mut self,
        game: &dyn AnyGame,
        report: &mut dyn FnMut(&Thought),
        think: impl FnOnce(&mut dyn Engine, &mut dyn FnMut(&Thought)) -> Option<Thought>,
    ) -> Option<Thought> {
        let seats = game.info().seats.len();
        let Self { calibration, .. } = *self;
        let told = |mut thought: Thought| {
            for line in &mut thought.lines {
                line.score.shares = calibration.shares(&line.score.shares, seats);
            }
            thought
        };
        let thought = think(&mut *self.engine, &mut |thought| {
            report(&told(thought.clone()));
        });
        thought.map(told)
    }
}

impl Engine for Calibrated {
    fn think(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.ask(game, report, |engine, see| engine.think(game, limits, see))
    }

    fn resume(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.ask(game, report, |engine, see| engine.resume(game, limits, see))
    }

    fn forget(&mut self) {
        self.engine.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: Calibration = Calibration {
        scale: 0.8,
        draw: 0.6,
    };

    #[test]
    fn what_is_even_or_certain_stays_so() {
        for share in [0.0, 0.5, 1.0] {
            assert!((SOME.share(share) - share).abs() < 1e-12, "{share}");
        }
        let even = Shares::draw(2);
        assert_eq!(SOME.shares(&even, 2), even);
    }

    #[test]
    fn more_stays_more_and_both_seats_agree() {
        let all: Vec<f64> = (0..=1000).map(|it| f64::from(it) / 1000.0).collect();
        let told: Vec<f64> = all.iter().map(|&share| SOME.share(share)).collect();
        assert!(told.is_sorted());
        for (one, other) in told.iter().zip(told.iter().rev()) {
            assert!((one + other - 1.0).abs() < 1e-12);
        }
    }

    #[test]
    fn four_shares_stay_a_whole_in_their_order() {
        let shares = Shares([0.1, 0.4, 0.2, 0.3]);
        let less = Calibration {
            scale: 0.5,
            draw: 0.0,
        };
        let Shares(told) = less.shares(&shares, 4);
        assert!((told.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(told[0] < told[2] && told[2] < told[3] && told[3] < told[1]);
        assert!(told[0] > 0.1 && told[1] < 0.4);
    }

    #[test]
    fn calibrations_are_for_games_and_sound() {
        for (id, _, Calibration { scale, draw }) in FITTED {
            let info = ludejo_rules::catalog::info(id);
            let seats = info.expect("a game").seats.len();
            assert!(*scale > 0.0 && *draw >= 0.0, "{id}");
            assert!(seats == 2 || *draw == 0.0, "{id}");
        }
    }
}
