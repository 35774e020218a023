//! A toy network whose first layer is kept up: what is worked out from what has changed must equal
//! what is worked out from nothing, wherever a search or a random game leads.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use ludejo_engine::evaluation::{Evaluation, Trail};
use ludejo_engine::planes::{Feature, Planes};
use ludejo_engine::search::PrincipalVariationSearch;
use ludejo_engine::tactics::Tactics;
use ludejo_engine::{Limits, Options, SEATS, Searcher, Thought};
use ludejo_rules::evo::{Evo, Evo4};
use ludejo_rules::heroes::Heroes;
use ludejo_rules::herooj::{Herooj, MasterHerooj};
use ludejo_rules::rooya::Rooya;
use ludejo_rules::sparta::Sparta;
use ludejo_rules::{Play, Seat};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The neurons of the hidden layer, for each perspective.
const HIDDEN: usize = 16;
/// Activations go from 0 to this.
const MOST: i32 = 127;

/// Features, then for each seat's perspective a hidden layer with clipped activation, then one
/// number.
struct Toy<G> {
    bias: [i32; HIDDEN],
    weights: Vec<[i32; HIDDEN]>,
    /// By perspective, from the seat that is judged on.
    output: [[i32; HIDDEN]; SEATS],
    game: PhantomData<fn() -> G>,
}

/// The hidden layer before its activation, by perspective.
type Accumulators = [[i32; HIDDEN]; SEATS];

impl<G: Planes> Toy<G> {
    /// With random weights.
    fn new(seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut layer = || std::array::from_fn(|_| rng.random_range(-30..=40));
        Self {
            bias: layer(),
            weights: (0..G::FEATURES).map(|_| layer()).collect(),
            output: std::array::from_fn(|_| layer()),
            game: PhantomData,
        }
    }

    fn accumulate(&self, position: &G) -> Accumulators {
        let mut layers = [self.bias; SEATS];
        position.for_each_feature(|feature| self.change(&mut layers, feature, 1));
        layers
    }

    fn change(&self, layers: &mut Accumulators, feature: Feature, sign: i32) {
        for (seat, layer) in layers.iter_mut().take(G::INFO.seats.len()).enumerate() {
            let weights = &self.weights[feature.number::<G>(Seat::new(seat as u8))];
            for (sum, weight) in layer.iter_mut().zip(weights) {
                *sum += sign * weight;
            }
        }
    }

    fn judge(&self, layers: &Accumulators, position: &G) -> [i32; SEATS] {
        let seats = G::INFO.seats.len();
        let mut strengths = [0; SEATS];
        for (seat, strength) in strengths.iter_mut().take(seats).enumerate() {
            for (next, output) in self.output.iter().take(seats).enumerate() {
                let layer = &layers[(seat + next) % seats];
                let pairs = layer.iter().zip(output);
                *strength += pairs
                    .map(|(sum, by)| (*sum).clamp(0, MOST) * by)
                    .sum::<i32>()
                    / 16;
            }
        }
        strengths[position.to_move().index()] += 10;
        strengths
    }
}

/// Works everything out from nothing, each time.
struct Full<G>(Toy<G>);

impl<G: Planes> Evaluation<G> for Full<G> {
    type State = ();

    fn strengths(&self, position: &G) -> [i32; SEATS] {
        self.0.judge(&self.0.accumulate(position), position)
    }
}

/// Keeps the accumulators up, and holds each judgement against that from nothing.
struct Kept<G> {
    network: Full<G>,
    refreshes: AtomicU64,
    updates: AtomicU64,
    null_moves: AtomicU64,
    judgements: AtomicU64,
}

impl<G: Planes> Kept<G> {
    fn new(seed: u64) -> Self {
        Self {
            network: Full(Toy::new(seed)),
            refreshes: AtomicU64::new(0),
            updates: AtomicU64::new(0),
            null_moves: AtomicU64::new(0),
            judgements: AtomicU64::new(0),
        }
    }
}

impl<G: Planes> Evaluation<G> for &Kept<G> {
    type State = Accumulators;

    fn strengths(&self, position: &G) -> [i32; SEATS] {
        self.network.strengths(position)
    }

    fn refresh(&self, position: &G, state: &mut Accumulators) {
        self.refreshes.fetch_add(1, Relaxed);
        *state = self.network.0.accumulate(position);
    }

    fn update(&self, before: (&G, &Accumulators), after: &G, state: &mut Accumulators) {
        self.updates.fetch_add(1, Relaxed);
        let (before, known) = before;
        *state = *known;
        let mut changes = 0;
        before.for_each_change(after, |feature, is_new| {
            changes += 1;
            let sign = if is_new { 1 } else { -1 };
            self.network.0.change(state, feature, sign);
        });
        if changes == 0 && before.to_move() != after.to_move() {
            self.null_moves.fetch_add(1, Relaxed);
        }
    }

    fn strengths_from(&self, state: &Accumulators, position: &G) -> [i32; SEATS] {
        self.judgements.fetch_add(1, Relaxed);
        let strengths = self.network.0.judge(state, position);
        assert_eq!(strengths, self.strengths(position), "{position}");
        strengths
    }
}

/// Random games with null moves and moves taken back.
fn wander<G: Planes>(pass: impl Fn(&G) -> Option<G>) {
    let kept = Kept::<G>::new(1);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for _ in 0..20 {
        let mut trail = Trail::new();
        let mut line = vec![G::start()];
        trail.enter(0, &line[0]);
        for _ in 0..200 {
            let now = line[line.len() - 1];
            let passed = pass(&now).filter(|_| rng.random_bool(0.1));
            let next = passed.or_else(|| Some(now.after(now.sample(&mut rng)?)));
            match next.filter(|next| next.outcome().is_none() && rng.random_bool(0.9)) {
                Some(next) => line.push(next),
                None => line.truncate(line.len().saturating_sub(rng.random_range(1..5)).max(1)),
            }
            let (ply, now) = (line.len() - 1, line[line.len() - 1]);
            trail.enter(ply, &now);
            // Many positions are never judged.
            if rng.random_bool(0.5) {
                trail.strengths(&&kept, ply, &now);
            }
        }
    }
    let [updates, nulls] = [&kept.updates, &kept.null_moves].map(|count| count.load(Relaxed));
    assert!(updates > 500, "{}: {updates}", G::INFO.id);
    assert!(nulls > 10, "{}: {nulls}", G::INFO.id);
}

#[test]
fn random_games_are_judged_as_from_nothing() {
    wander::<Herooj>(Tactics::passed);
    wander::<MasterHerooj>(Tactics::passed);
    wander::<Rooya>(Tactics::passed);
    wander::<Sparta>(Tactics::passed);
    wander::<Heroes>(|position| {
        (!position.is_mobilizing() && !position.is_check()).then(|| Heroes::passed(position))
    });
    wander::<Evo>(Tactics::passed);
    wander::<Evo4>(|position| Some(position.passed()));
}

/// A search that keeps accumulators up finds what one finds that does not.
fn search<G: Planes + Tactics>() {
    let kept = Kept::<G>::new(3);
    let options: Options = "null-move=on,reductions=on,lines=2"
        .parse()
        .expect("options");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for actions in [0, 25, 40, 60] {
        let mut play = Play::<G>::default();
        for _ in 0..actions {
            let action = play.position().sample(&mut rng);
            let Some(action) = action.filter(|_| play.outcome().is_none()) else {
                break;
            };
            play.apply(action);
        }
        let limits = Limits::nodes(50_000);
        let think = |search: &mut dyn Searcher<Game = G>| -> Option<Thought> {
            search.search(&play, &limits, &mut |_| {})
        };
        let by_kept = think(&mut PrincipalVariationSearch::new(&options, &kept));
        let by_full = think(&mut PrincipalVariationSearch::new(
            &options,
            Full(Toy::new(3)),
        ));
        assert_eq!(by_kept, by_full, "{}", play.position());
    }
    let count = |count: &AtomicU64| count.load(Relaxed);
    let [refreshes, updates] = [&kept.refreshes, &kept.updates].map(count);
    let [nulls, judgements] = [&kept.null_moves, &kept.judgements].map(count);
    let told = format!("{}: {refreshes} {updates} {nulls} {judgements}", G::INFO.id);
    assert!(judgements > 10_000 && nulls > 20, "{told}");
    assert!(refreshes * 20 < updates, "{told}");
}

#[test]
fn searches_keep_the_accumulators_up() {
    search::<Herooj>();
    search::<MasterHerooj>();
    search::<Rooya>();
    search::<Sparta>();
    search::<Heroes>();
    search::<Evo>();
}
