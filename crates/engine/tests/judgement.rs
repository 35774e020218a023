//! Networks: what they say, held to a plain reference; their files; the engines that use them.

use std::sync::Arc;

use ludejo_engine::evaluation::network::{Layers, Network, NetworkError, Shape};
use ludejo_engine::evaluation::{ByNetwork, Corrected, Evaluation, Terms, Trail, Weighted};
use ludejo_engine::planes::{Moves, Planes};
use ludejo_engine::search::PrincipalVariationSearch;
use ludejo_engine::tactics::Tactics;
use ludejo_engine::{
    Limits, Options, ResourceError, Resources, SEATS, Searcher, Thought, engine, wanted,
};
use ludejo_rules::catalog::{self, GAMES};
use ludejo_rules::evo::{Evo, Evo4};
use ludejo_rules::heroes::Heroes;
use ludejo_rules::herooj::{Herooj, MasterHerooj};
use ludejo_rules::rooya::Rooya;
use ludejo_rules::sparta::Sparta;
use ludejo_rules::{Game, Play, Seat, TwoSeats};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const BUCKETS: usize = 3;

/// A network with random weights.
fn random<G: Planes>(hidden: usize, seed: u64) -> Network {
    Network::random(&Shape::of::<G>(), hidden, BUCKETS, seed).expect("a network")
}

/// What a seat's view adds up to by one set of output weights, by the definition: one number after the
/// other, in 64 bits.
fn total<G: Planes>(network: &Network, position: &G, seat: Seat, weights: &[i16]) -> i64 {
    let (hidden, layers) = (network.hidden(), &network.layers);
    let products = (0..hidden).map(|neuron| {
        let mut sum = i64::from(layers.bias[neuron]);
        position.for_each_feature(|feature| {
            sum += i64::from(layers.weights[feature.number::<G>(seat) * hidden + neuron]);
        });
        sum.clamp(0, 255).pow(2) * i64::from(weights[neuron])
    });
    products.sum()
}

/// The same for each seat, from the seat to move on, and the number of the bucket.
fn totals<G: Planes>(network: &Network, position: &G) -> (Vec<i64>, usize) {
    let (hidden, layers) = (network.hidden(), &network.layers);
    let seats = G::INFO.seats.len();
    let pieces = |position: &G| {
        let mut pieces = 0;
        position.for_each_feature(|one| pieces += usize::from(one.kind < G::KINDS - G::STATES));
        pieces
    };
    let bucket = pieces(position) * BUCKETS / (pieces(&G::start()) + 1);
    let bucket = bucket.min(BUCKETS - 1);
    let first = position.to_move();
    let seats = (0..seats).map(|wait| Seat::new(((first.index() + wait) % seats) as u8));
    let sets = layers.output[bucket * G::INFO.seats.len() * hidden..].chunks(hidden);
    let totals = seats
        .zip(sets)
        .map(|(seat, set)| total(network, position, seat, set));
    (totals.collect(), bucket)
}

/// In the unit of strengths.
fn strength(total: i64) -> i32 {
    i32::try_from(total.div_euclid(1 << 14)).expect("a small number")
}

/// The advantage of the seat to move: what the network says, added to what is said without it where it
/// corrects that.
fn plain<G: Planes + Terms + TwoSeats>(network: &Network, position: &G) -> i32 {
    let (totals, bucket) = totals(network, position);
    let by_hand = if G::CORRECTS {
        Weighted.advantage(position)
    } else {
        0
    };
    by_hand + strength(totals.iter().sum::<i64>() + i64::from(network.layers.output_bias[bucket]))
}

/// Positions of random games that go on.
fn games<G: Planes>() -> impl Iterator<Item = Vec<G>> {
    (0..6).map(|seed| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let next = |now: &G| {
            let next = now.after(now.sample(&mut rng)?);
            next.outcome().is_none().then_some(next)
        };
        std::iter::successors(Some(G::start()), next)
            .take(150)
            .collect()
    })
}

fn check<G: Planes + Terms + Tactics>() {
    let network = Arc::new(random::<G>(64, 1));
    let evaluation = ByNetwork::<G>::new(network.clone());
    let mut seen = std::collections::BTreeSet::new();
    for game in games::<G>() {
        let mut trail = Trail::new();
        for (ply, position) in game.iter().enumerate() {
            let expected = plain(&network, position);
            trail.enter(ply, position);
            assert_eq!(trail.advantage(&evaluation, ply, position), expected);
            assert_eq!(evaluation.advantage(position), expected, "{position}");
            seen.insert(expected);
        }
    }
    assert!(seen.len() > 100, "{}: {}", G::INFO.id, seen.len());
}

#[test]
fn networks_say_what_the_definition_says() {
    check::<Herooj>();
    check::<MasterHerooj>();
    check::<Rooya>();
    check::<Sparta>();
    check::<Heroes>();
    check::<Evo>();
}

#[test]
fn for_four_a_network_corrects_the_hand_made_evaluation() {
    let network = Arc::new(random::<Evo4>(64, 1));
    let mut evaluation = Corrected::<Evo4>::new(network.clone());
    let mut seen = std::collections::BTreeSet::new();
    for (number, position) in games::<Evo4>().flatten().enumerate() {
        // What a search begins with makes no difference.
        if number % 5 == 2 {
            evaluation.begin(&position);
        }
        let (totals, bucket) = totals(&network, &position);
        let mut expected = Weighted.strengths(&position);
        for (wait, total) in totals.into_iter().enumerate() {
            let seat = (position.to_move().index() + wait) % SEATS;
            let bias = network.layers.output_bias[bucket * SEATS + wait];
            expected[seat] += strength(total + i64::from(bias));
        }
        assert_eq!(evaluation.strengths(&position), expected, "{position}");
        seen.insert(expected);

        let seat = position.to_move();
        let list = position.actions();
        let hints = evaluation.hints(&position, list.as_ref());
        let parts = position.parts(list.as_ref());
        for ((action, hint), parts) in list.as_ref().iter().zip(hints).zip(parts) {
            let said = |part: u16| {
                let part = usize::from(part);
                let weights = &network.layers.moves[part * network.hidden()..];
                let total = total(&network, &position, seat, weights);
                strength(total + i64::from(network.layers.moves_bias[part]))
            };
            let expected: i32 = parts.map(said).into_iter().sum();
            assert_eq!(hint, expected, "{position} {action}");
        }
    }
    assert!(seen.len() > 100, "{}", seen.len());
}

/// The board turned around with the colours exchanged is worth the same to the seat to move.
#[test]
fn each_seat_sees_the_board_from_its_own_side() {
    let evaluation = ByNetwork::<Herooj>::new(Arc::new(random::<Herooj>(32, 2)));
    let turned = |line: &str| -> Herooj {
        let swap = |one: char| {
            if one.is_ascii_lowercase() {
                one.to_ascii_uppercase()
            } else {
                one.to_ascii_lowercase()
            }
        };
        let (board, turn) = line.split_once(' ').expect("a board and a turn");
        let ranks: Vec<&str> = board.rsplit('/').collect();
        let board: String = ranks.join("/").chars().map(swap).collect();
        let turn = if turn == "w" { "b" } else { "w" };
        format!("{board} {turn}").parse().expect("a position")
    };
    for position in games::<Herooj>().flatten() {
        let other = turned(&position.to_string());
        assert_eq!(
            evaluation.advantage(&position),
            evaluation.advantage(&other)
        );
    }
}

/// Keeps nothing up: everything is worked out from nothing, each time.
struct Full<G>(ByNetwork<G>);

impl<G: Planes + Terms + TwoSeats> Evaluation<G> for Full<G> {
    type State = ();

    fn strengths(&self, position: &G) -> [i32; SEATS] {
        self.0.strengths(position)
    }
}

#[test]
fn a_search_is_the_same_however_the_layer_is_kept() {
    let network = ByNetwork::<Sparta>::new(Arc::new(random::<Sparta>(32, 3)));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut play = Play::<Sparta>::default();
    for _ in 0..12 {
        play.apply(play.position().sample(&mut rng).expect("an action"));
    }
    let think = |search: &mut dyn Searcher<Game = Sparta>| -> Option<Thought> {
        search.search(&play, &Limits::nodes(20_000), &mut |_| {})
    };
    let options = Options::default();
    let kept = think(&mut PrincipalVariationSearch::new(
        &options,
        network.clone(),
    ));
    let full = think(&mut PrincipalVariationSearch::new(&options, Full(network)));
    assert_eq!(kept, full);
}

#[test]
fn files_are_read_as_they_were_written() {
    fn check<G: Planes>() {
        let shape = Shape::of::<G>();
        let mut network = random::<G>(96, 5);
        network.card = "a test\nof two lines".to_owned();
        let read = Network::read(&shape, &network.to_bytes(&shape));
        assert_eq!(read, Ok(network));
    }
    check::<Evo>();
    check::<Evo4>();
}

#[test]
fn what_is_no_network_is_refused() {
    let shape = Shape::of::<Herooj>();
    let bytes = random::<Herooj>(32, 6).to_bytes(&shape);
    let read = |bytes: &[u8]| Network::read(&shape, bytes).err();
    assert_eq!(read(&bytes), None);
    let head = bytes
        .windows(2)
        .position(|pair| pair == b"\n\n")
        .expect("a header");
    let with = |from: &str, to: &str| {
        let text = std::str::from_utf8(&bytes[..head]).expect("text");
        assert!(text.contains(from), "{from}");
        [text.replace(from, to).as_bytes(), &bytes[head..]].concat()
    };
    let rules = format!("rules {:016x}", shape.rules);
    for (bytes, error) in [
        (vec![], NetworkError::NoNetwork),
        (b"ludejo network 1\n".to_vec(), NetworkError::Head("from")),
        (with("network 1", "network 2"), NetworkError::NoNetwork),
        (
            with("game herooj", "game evo"),
            NetworkError::OtherGame("evo".to_owned()),
        ),
        (with("inputs 512", "inputs 511"), NetworkError::OtherRules),
        (with(&rules, "rules 1"), NetworkError::OtherRules),
        (with("rules ", "rules x"), NetworkError::Head("rules")),
        (with("hidden 32", ""), NetworkError::Head("hidden")),
        (
            with("hidden 32", "hidden 257"),
            NetworkError::Size("hidden"),
        ),
        (with("hidden 32", "hidden 64"), NetworkError::Length),
        (
            with("buckets 3", "buckets 99999999999999999999"),
            NetworkError::Head("buckets"),
        ),
        (with("chance", "change"), NetworkError::Damaged),
        (bytes[..bytes.len() - 1].to_vec(), NetworkError::Length),
        (bytes[..head + 5].to_vec(), NetworkError::Length),
    ] {
        assert_eq!(read(&bytes), Some(error));
    }
    // Any single byte of the numbers or the checksum.
    for place in (head + 2..bytes.len()).step_by(97) {
        let mut bytes = bytes.clone();
        bytes[place] ^= 4;
        assert_eq!(read(&bytes), Some(NetworkError::Damaged), "{place}");
    }
}

/// Why a network that is changed in this way is refused.
fn refusal<G: Planes>(layers: &Layers, change: impl Fn(&mut Layers)) -> Option<NetworkError> {
    let mut layers = layers.clone();
    change(&mut layers);
    Network::new(&Shape::of::<G>(), String::new(), layers).err()
}

#[test]
fn sizes_and_weights_have_bounds() {
    let layers = random::<Rooya>(32, 7).layers;
    let error = |change: &dyn Fn(&mut Layers)| refusal::<Rooya>(&layers, change);
    assert_eq!(error(&|_| {}), None);
    let size = |word| Some(NetworkError::Size(word));
    assert_eq!(error(&|layers| layers.bias.clear()), size("hidden"));
    assert_eq!(error(&|layers| layers.bias.push(0)), size("hidden"));
    assert_eq!(error(&|layers| layers.output_bias.clear()), size("buckets"));
    let length = Some(NetworkError::Length);
    assert_eq!(error(&|layers| layers.weights.push(0)), length);
    assert_eq!(error(&|layers| layers.output.truncate(1)), length);
    let large = Some(NetworkError::TooLarge);
    assert_eq!(error(&|layers| layers.output[0] = 129), large);
    assert_eq!(error(&|layers| layers.output[0] = i16::MIN), large);
    assert_eq!(error(&|layers| layers.output_bias[2] = i32::MIN), large);
}

#[test]
fn weights_for_four_have_bounds() {
    let layers = random::<Evo4>(32, 9).layers;
    let error = |change: &dyn Fn(&mut Layers)| refusal::<Evo4>(&layers, change);
    assert_eq!(error(&|_| {}), None);
    let length = Some(NetworkError::Length);
    assert_eq!(error(&|layers| layers.output_bias.push(0)), length);
    assert_eq!(error(&|layers| layers.moves.truncate(1)), length);
    assert_eq!(error(&|layers| layers.moves_bias.push(0)), length);
    let large = Some(NetworkError::TooLarge);
    assert_eq!(error(&|layers| layers.output_bias[5] = i32::MIN), large);
    assert_eq!(error(&|layers| layers.moves[0] = -129), large);
    assert_eq!(error(&|layers| layers.moves_bias[1] = i32::MIN), large);
}

#[test]
fn engines_judge_by_the_network_they_are_given() {
    let mut resources = Resources::default();
    let bytes = random::<Herooj>(32, 8).to_bytes(&Shape::of::<Herooj>());
    let added = resources.add("herooj.network", bytes.clone().into());
    assert_eq!(added, Ok(()));
    let added = resources.add("evo.network", bytes.into());
    let error = NetworkError::OtherGame("herooj".to_owned());
    assert_eq!(
        added,
        Err(ResourceError::Network("evo.network".to_owned(), error))
    );
    let game = catalog::start("herooj").expect("a game");
    let think = |options: &str, resources: &Resources| {
        let options = options.parse().expect("options");
        let mut engine = engine("herooj", &options, resources).expect("an engine");
        let limits = Limits::nodes(2_000);
        engine
            .think(&*game, &limits, &mut |_| {})
            .expect("a game that goes on")
    };
    let none = Resources::default();
    for kind in ["search", "mcts"] {
        let options = |judgement: &str| format!("{kind},judgement={judgement}");
        let by_hand = think(&options("hand"), &none);
        assert_eq!(think(kind, &none), by_hand);
        assert_eq!(think(&options("hand"), &resources), by_hand);
        assert_ne!(think(kind, &resources), by_hand);
        assert_eq!(
            think(kind, &resources),
            think(&options("network"), &resources)
        );
    }
    // Levels, too, unless they were asked for something else.
    let by_hand = think("level=9", &none);
    assert_eq!(think("level=9,judgement=hand", &resources), by_hand);
    assert_ne!(think("level=9", &resources), by_hand);
}

#[test]
fn what_an_engine_wants_is_what_it_uses() {
    for shape in GAMES.iter().filter_map(|info| Shape::find(info.id)) {
        let id = shape.info.id;
        let name = format!("{id}.network");
        let network = Network::random(&shape, 32, 8, 1).expect("a network");
        let mut resources = Resources::default();
        let added = resources.add(&name, network.to_bytes(&shape).into());
        assert_eq!(added, Ok(()));
        let game = catalog::start(id).expect("a game");
        let think = |options: &Options, resources: &Resources| {
            let mut engine = engine(id, options, resources).expect("an engine");
            engine.think(&*game, &Limits::nodes(500), &mut |_| {})
        };
        let kind = if shape.seats() == 2 { "search" } else { "mcts" };
        let by_hand = format!("{kind},judgement=hand");
        for text in [kind, &by_hand, "level=9", "baseline"] {
            let options = text.parse().expect("options");
            let is_wanted = wanted(id, &options).contains(&name);
            let is_same = think(&options, &resources) == think(&options, &Resources::default());
            assert_ne!(is_wanted, is_same, "{id} {text}");
        }
    }
}
