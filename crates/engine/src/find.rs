//! Finds the engine for a game.

use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::evo::{Evo, Evo4};
use ludejo_rules::heroes::Heroes;
use ludejo_rules::herooj::{Herooj, MasterHerooj};
use ludejo_rules::rooya::Rooya;
#[cfg(feature = "rulings")]
use ludejo_rules::ruling::{self, Ruled, Ruling};
use ludejo_rules::sparta::Sparta;
use ludejo_rules::{Game, Info, Tabletop};

use crate::baseline::Strength;
use crate::baseline::alphabeta::AlphaBeta;
use crate::baseline::mcts::PlainMcts;
use crate::evaluation::network::Shape;
use crate::evaluation::{ByNetwork, Corrected, Evaluation, Material, Pieces, Terms, Weighted};
use crate::greedy::Greedy;
use crate::judge::{ByStrengths, ByThreats, Judge};
use crate::level::{Ladder, Level, Levelled};
use crate::mcts::Mcts;
use crate::perfect::Perfect;
use crate::planes::Planes;
use crate::random::Random;
use crate::resources::ORACLE;
use crate::search::PrincipalVariationSearch;
use crate::solo::{Coalition, SoloSearch};
use crate::tablebase::Solved;
use crate::tactics::Tactics;
use crate::uct::Uct;
use crate::{Engine, Judgement, Kind, OptionError, Options, Resources};

/// Whether there are engines that are only there for comparison. Browsers would have to fetch them,
/// too: as WebAssembly, there are only those that people meet.
const COMPARES: bool = cfg!(not(target_family = "wasm"));

/// Builds an engine; `None` if none of that kind plays the game.
type Build = fn(&Options, &Resources) -> Option<Box<dyn Engine>>;

/// What this crate has of its own for a game.
struct Own {
    info: &'static Info,
    build: Build,
    /// What its networks must fit, if its engines can use any.
    shape: Option<fn() -> Shape>,
    ladder: &'static Ladder,
}

/// The games that have something of their own in this crate. A game that is not here is played
/// by [`Generic`].
const OWN: &[Own] = &[
    of_two::<Herooj>(&HEROOJ),
    of_two::<MasterHerooj>(&MASTER_HEROOJ),
    of_two::<Rooya>(&ROOYA),
    of_two::<Sparta>(&SPARTA),
    of_two::<Heroes>(&HEROES),
    of_two::<Evo>(&EVO),
    Own {
        info: Evo4::INFO,
        build: for_four::<Evo4>,
        shape: Some(Shape::of::<Evo4>),
        ladder: &EVO4,
    },
];

/// The games with another reading of a ruling, which are played like the standard ones.
#[cfg(feature = "rulings")]
const READINGS: &[Own] = &[
    of_ruled::<Herooj, ruling::CompulsoryCaptures>(&HEROOJ),
    of_ruled::<MasterHerooj, ruling::CompulsoryCaptures>(&MASTER_HEROOJ),
    of_ruled::<Rooya, ruling::NoHalfTurn>(&ROOYA),
    of_ruled::<Rooya, ruling::PlacingWins>(&ROOYA),
    of_ruled::<Sparta, ruling::StuckLoses>(&SPARTA),
    of_ruled::<Sparta, ruling::CitiesBeforeCounting>(&SPARTA),
    of_ruled::<Heroes, ruling::AtLeastOne>(&HEROES),
    of_ruled::<Heroes, ruling::StalemateLoses>(&HEROES),
    of_ruled::<Evo, ruling::ClosedArms>(&EVO),
    of_ruled::<Evo, ruling::QuarterTurns>(&EVO),
    Own {
        info: Ruled::<Evo4, ruling::QuarterTurns>::INFO,
        build: four_ruled::<Evo4, ruling::QuarterTurns>,
        shape: None,
        ladder: &EVO4,
    },
];
#[cfg(not(feature = "rulings"))]
const READINGS: &[Own] = &[];

#[cfg(feature = "rulings")]
const fn of_ruled<G, R>(ladder: &'static Ladder) -> Own
where
    G: Tabletop + Tactics + Terms,
    R: Ruling<G>,
{
    Own {
        info: R::INFO,
        build: two_ruled::<G, R>,
        shape: None,
        ladder,
    }
}

const fn of_two<G>(ladder: &'static Ladder) -> Own
where
    G: Tabletop + Tactics + Strength + Planes + Terms,
{
    Own {
        info: G::INFO,
        build: for_two::<G>,
        shape: Some(Shape::of::<G>),
        ladder,
    }
}

// Chosen so that all levels are about equally far apart: see "Levels" in docs/strength.md.
static HEROOJ: Ladder = ladder(500_000, [970, 895, 836, 772, 706, 640, 581, 535, 500, 470]);
static MASTER_HEROOJ: Ladder = ladder(600_000, [787, 738, 694, 656, 625, 597, 571, 547, 523, 501]);
static ROOYA: Ladder = ladder(600_000, [950, 865, 785, 714, 644, 574, 503, 428, 346, 200]);
static SPARTA: Ladder = ladder(320_000, [758, 660, 573, 504, 449, 404, 366, 333, 304, 278]);
static HEROES: Ladder = ladder(260_000, [760, 680, 586, 547, 511, 477, 446, 418, 392, 367]);
static EVO: Ladder = ladder(360_000, [1000, 798, 676, 594, 531, 479, 435, 396, 362, 330]);
/// Its nodes are whole random games.
static EVO4: Ladder = ladder(18_000, [1000, 810, 670, 580, 510, 447, 388, 325, 255, 177]);
/// The levels of any other game, whose nodes are whole random games, too.
static GENERIC: Ladder = ladder(2_000, [1000, 900, 800, 700, 600, 500, 400, 300, 200, 100]);

const fn ladder(turn: u64, weaknesses: [u16; Level::STRONGEST as usize]) -> Ladder {
    Ladder { turn, weaknesses }
}

/// An engine for the game of this id, with what there is for it ([`wanted`]). Engines that are held
/// to a level or are kept for comparison use neither tables nor the oracle; the oracle is only for
/// the best.
///
/// # Errors
/// If there is no such game, or no such engine for it.
pub fn engine(
    id: &str,
    options: &Options,
    resources: &Resources,
) -> Result<Box<dyn Engine>, OptionError> {
    // Networks and tables are for the standard game: with another reading, they would be wrong.
    let none = Resources::default();
    let resources = if is_reading(id) { &none } else { resources };
    if let Some(level) = options.level {
        let no_game = || OptionError::NoGame(id.to_owned());
        return catalog::visit(id, Hold(id, options, level, resources)).ok_or_else(no_game)?;
    }
    let engine = searching_engine(id, options, resources)?;
    if is_reference(options.kind) {
        return Ok(engine);
    }
    if let Some(oracle) = resources.oracle()
        && is_perfect(id, options)
    {
        return Ok(Box::new(Perfect::new(oracle.clone(), options.lines)));
    }
    let solved = WithTable(engine, resources, options.lines);
    catalog::visit(id, solved).ok_or_else(|| OptionError::NoGame(id.to_owned()))
}

/// The names of the [`Resources`] that an engine with these options uses, whether or not they are
/// there; whoever has to fetch them fetches no others.
///
/// ```
/// use ludejo_engine::wanted;
/// let options = "level=1,judgement=hand".parse().unwrap();
/// assert!(wanted("herooj", &options).is_empty());
/// assert_eq!(wanted("rooya", &"best".parse().unwrap()), ["rooya.oracle"]);
/// ```
#[must_use]
pub fn wanted(id: &str, options: &Options) -> Vec<String> {
    if is_reference(options.kind) {
        return Vec::new();
    }
    let is_held = options.level.is_some();
    if is_perfect(id, options) && !is_held {
        return vec![ORACLE.to_owned()];
    }
    let mut names = Vec::new();
    let can_judge = own(id).is_some_and(|own| own.shape.is_some());
    if can_judge && options.judgement == Judgement::Network {
        names.push(format!("{id}.network"));
    }
    if !is_held {
        names.push(format!("{id}.table"));
    }
    names
}

/// The fingerprint of the network by which an engine with these options judges; `None` if it judges by
/// hand.
pub(crate) fn judging_network(id: &str, options: &Options, resources: &Resources) -> Option<u64> {
    let name = format!("{id}.network");
    let uses = wanted(id, options).contains(&name);
    let network = resources.network(id).filter(|_| uses);
    network.map(|network| network.fingerprint())
}

/// Whether engines of a kind are only there to compare others with, or to lose, and use nothing.
const fn is_reference(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Baseline | Kind::Uct | Kind::Random | Kind::Greedy
    )
}

/// Whether the oracle answers, if it is there.
fn is_perfect(id: &str, options: &Options) -> bool {
    id == Rooya::INFO.id && options.kind == Kind::Best
}

/// Limits the engine of a game to a level.
struct Hold<'a>(&'a str, &'a Options, Level, &'a Resources);

impl Visitor for Hold<'_> {
    type Out = Result<Box<dyn Engine>, OptionError>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        let Self(id, options, level, resources) = self;
        let ladder = ladder_of(id);
        let networks = resources.only_networks();
        let make = |options: &Options| searching_engine(id, options, &networks);
        Ok(Box::new(Levelled::<G>::new(options, level, ladder, make)?))
    }
}

/// What the levels of the game of this id are made of.
pub(crate) fn ladder_of(id: &str) -> &'static Ladder {
    own(id).map_or(&GENERIC, |own| own.ladder)
}

/// What this crate has of its own for the game of this id.
fn own(id: &str) -> Option<&'static Own> {
    let find = |id: &str| OWN.iter().chain(READINGS).find(|own| own.info.id == id);
    // Another setup or limit of length changes nothing for an engine.
    find(id).or_else(|| find(id.split_once('+')?.0))
}

/// Whether this is the id of a game with another reading of a ruling.
fn is_reading(id: &str) -> bool {
    id.contains('+')
}

/// What a network for the game of this id must fit; `None` if no engine for it uses one.
pub(crate) fn shape(id: &str) -> Option<Shape> {
    Some(OWN.iter().find(|own| own.info.id == id)?.shape?())
}

/// Lets an engine answer from the table of its game, if there is one.
struct WithTable<'a>(Box<dyn Engine>, &'a Resources, u32);

impl Visitor for WithTable<'_> {
    type Out = Box<dyn Engine>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        let Self(engine, resources, lines) = self;
        match resources.table::<G>() {
            Some(table) => Box::new(Solved::new(engine, table, lines)),
            None => engine,
        }
    }
}

/// The search itself.
fn searching_engine(
    id: &str,
    options: &Options,
    resources: &Resources,
) -> Result<Box<dyn Engine>, OptionError> {
    let built = match own(id) {
        Some(own) => (own.build)(options, resources),
        None => catalog::visit(id, Generic(options))
            .ok_or_else(|| OptionError::NoGame(id.to_owned()))?,
    };
    built.ok_or_else(|| OptionError::NotForGame(options.kind, id.to_owned()))
}

/// Engines for a game of two seats whose actions can be told apart.
fn for_two<G>(options: &Options, resources: &Resources) -> Option<Box<dyn Engine>>
where
    G: Tabletop + Tactics + Strength + Planes + Terms,
{
    Some(match options.kind {
        Kind::Mcts if !COMPARES => return None,
        Kind::Best | Kind::Search | Kind::Mcts => {
            let network = resources.network(G::INFO.id);
            match (options.judgement, network) {
                (Judgement::Network, Some(network)) => {
                    let network = ByNetwork::<G>::new(network.clone());
                    judging::<G, _>(options, resources, network)
                }
                (Judgement::Network | Judgement::Hand, _) => {
                    judging::<G, _>(options, resources, Weighted)
                }
                (Judgement::Material, _) if COMPARES => {
                    judging::<G, _>(options, resources, Material)
                }
                (Judgement::Material, _) => return None,
            }
        }
        Kind::Random => Box::new(Random::new(options)),
        Kind::Greedy => Box::new(Greedy::<G>::new(options)),
        Kind::Baseline if COMPARES => Box::new(AlphaBeta::<G>::new(options)),
        Kind::Uct if COMPARES => Box::new(Uct::<G>::new(options)),
        Kind::Baseline | Kind::Uct | Kind::Paranoid | Kind::Brs => return None,
    })
}

/// Engines for a game of two seats with another reading of a ruling.
#[cfg(feature = "rulings")]
fn two_ruled<G, R>(options: &Options, _resources: &Resources) -> Option<Box<dyn Engine>>
where
    G: Tabletop + Tactics + Terms,
    R: Ruling<G>,
{
    Some(match options.kind {
        Kind::Best | Kind::Search => Box::new(PrincipalVariationSearch::<Ruled<G, R>, _>::new(
            options, Weighted,
        )),
        Kind::Random => Box::new(Random::new(options)),
        Kind::Greedy => Box::new(Greedy::<Ruled<G, R>>::new(options)),
        Kind::Mcts | Kind::Baseline | Kind::Uct | Kind::Paranoid | Kind::Brs => return None,
    })
}

/// Engines for a game of four seats with another reading of a ruling.
#[cfg(feature = "rulings")]
fn four_ruled<G, R>(options: &Options, _resources: &Resources) -> Option<Box<dyn Engine>>
where
    G: Tabletop,
    R: Ruling<G>,
    ByThreats<Weighted>: Judge<G>,
{
    Some(match options.kind {
        Kind::Best | Kind::Mcts => {
            Box::new(Mcts::<Ruled<G, R>, _>::new(options, ByThreats(Weighted)))
        }
        Kind::Random => Box::new(Random::new(options)),
        Kind::Greedy => Box::new(Greedy::<Ruled<G, R>>::new(options)),
        Kind::Search | Kind::Baseline | Kind::Uct | Kind::Paranoid | Kind::Brs => return None,
    })
}

/// An engine that judges positions in this way.
fn judging<G, E>(options: &Options, resources: &Resources, evaluation: E) -> Box<dyn Engine>
where
    G: Tabletop + Tactics,
    E: Evaluation<G> + 'static,
{
    // Said here as well, so that it is not even built.
    if COMPARES && options.kind == Kind::Mcts {
        Box::new(Mcts::<G, _>::new(options, ByStrengths(evaluation)))
    } else {
        let search = PrincipalVariationSearch::<G, _>::new(options, evaluation);
        Box::new(search.with_table(resources.table()))
    }
}

/// Engines for a game of four seats whose threats are known.
fn for_four<G>(options: &Options, resources: &Resources) -> Option<Box<dyn Engine>>
where
    G: Tabletop + Strength + Planes,
    ByThreats<Weighted>: Judge<G>,
    ByThreats<Corrected<G>>: Judge<G>,
{
    Some(match options.kind {
        Kind::Best | Kind::Mcts => {
            let network = resources.network(G::INFO.id);
            match (options.judgement, network) {
                (Judgement::Network, Some(network)) => {
                    let network = Corrected::<G>::new(network.clone());
                    Box::new(Mcts::<G, _>::new(options, ByThreats(network)))
                }
                (Judgement::Network | Judgement::Hand, _) => {
                    Box::new(Mcts::<G, _>::new(options, ByThreats(Weighted)))
                }
                (Judgement::Material, _) if COMPARES => {
                    Box::new(Mcts::<G, _>::new(options, ByStrengths(Material)))
                }
                (Judgement::Material, _) => return None,
            }
        }
        Kind::Random => Box::new(Random::new(options)),
        Kind::Greedy => Box::new(Greedy::<G>::new(options)),
        Kind::Paranoid if COMPARES => solo::<G>(Coalition::Full, options),
        Kind::Brs if COMPARES => solo::<G>(Coalition::OneReply, options),
        Kind::Baseline if COMPARES => Box::new(PlainMcts::<G>::new(options)),
        Kind::Uct if COMPARES => Box::new(Uct::<G>::new(options)),
        Kind::Search | Kind::Paranoid | Kind::Brs | Kind::Baseline | Kind::Uct => return None,
    })
}

/// An engine of one seat against the others.
fn solo<G>(coalition: Coalition, options: &Options) -> Box<dyn Engine>
where
    G: Tabletop,
    ByThreats<Weighted>: Judge<G>,
{
    Box::new(SoloSearch::<G, _>::new(
        coalition,
        options,
        ByThreats(Weighted),
    ))
}

/// Engines for any game, of which nothing is known but its rules.
struct Generic<'a>(&'a Options);

impl Visitor for Generic<'_> {
    type Out = Option<Box<dyn Engine>>;

    fn visit<G: Tabletop>(self) -> Self::Out {
        let options = self.0;
        Some(match options.kind {
            Kind::Best | Kind::Uct => Box::new(Uct::<G>::new(options)),
            Kind::Mcts => Box::new(Mcts::<G, _>::new(options, ByStrengths(Pieces))),
            Kind::Random => Box::new(Random::new(options)),
            Kind::Greedy => Box::new(Greedy::<G>::new(options)),
            Kind::Search | Kind::Baseline | Kind::Paranoid | Kind::Brs => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;

    #[test]
    fn any_game_can_be_played_by_its_rules_alone() {
        for info in catalog::GAMES {
            let game = catalog::start(info.id).expect("a game");
            for kind in Kind::ALL {
                let options = Options {
                    kind: *kind,
                    ..Options::default()
                };
                let built = catalog::visit(info.id, Generic(&options)).expect("a game");
                let Some(mut engine) = built else { continue };
                let thought = engine.think(&*game, &Limits::nodes(300), &mut |_| {});
                let thought = thought.expect("a game that goes on");
                assert!(game.explain(thought.action()).is_ok(), "{} {kind}", info.id);
            }
        }
    }
}
