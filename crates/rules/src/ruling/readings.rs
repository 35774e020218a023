//! The other readings, ruling by ruling.

use super::Ruling;
use crate::evo::{Action as EvoAction, Evo, EvoFor};
use crate::heroes::{Action as HeroesAction, Heroes};
use crate::herooj::{Action as HeroojAction, HeroojVariant};
use crate::rooya::{Action as RooyaAction, Rooya, Turn};
use crate::sparta::{Action as SpartaAction, Sparta};
use crate::{Game, Info, Outcome, Reason, Seat};

/// The same info under another id.
const fn named(info: &Info, id: &'static str) -> Info {
    Info { id, ..*info }
}

const HEROOJ: &Info = &named(HeroojVariant::<false>::INFO, "herooj+R3=compulsory");
const MASTER_HEROOJ: &Info = &named(HeroojVariant::<true>::INFO, "master-herooj+R3=compulsory");
const EVO: &Info = &named(EvoFor::<2>::INFO, "evo+R2=quarter");
const EVO4: &Info = &named(EvoFor::<4>::INFO, "evo4+R2=quarter");

/// Herooj and Master Herooj, R3: who can capture must.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CompulsoryCaptures;

impl<const MASTER: bool> Ruling<HeroojVariant<MASTER>> for CompulsoryCaptures {
    const INFO: &'static Info = if MASTER { MASTER_HEROOJ } else { HEROOJ };
    const ANCHOR: &'static str = "r3";
    /// Where an action may go to.
    type Sight = u64;

    fn sight(position: &HeroojVariant<MASTER>) -> u64 {
        let enemies = position.pieces(position.to_move().next(2));
        let mut can_capture = false;
        position.for_each_action(|action| can_capture |= enemies >> action.to() & 1 == 1);
        if can_capture { enemies } else { u64::MAX }
    }

    fn allows(_position: &HeroojVariant<MASTER>, targets: u64, action: HeroojAction) -> bool {
        targets >> action.to() & 1 == 1
    }
}

/// Le Rooya, R2: the inner plate turns by a quarter, one way or the other, but not half round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NoHalfTurn;

impl Ruling<Rooya> for NoHalfTurn {
    const INFO: &'static Info = &named(Rooya::INFO, "rooya+R2=quarter");
    const ANCHOR: &'static str = "r2";

    type Sight = ();

    fn sight(_position: &Rooya) {}

    fn allows(_position: &Rooya, (): (), action: RooyaAction) -> bool {
        action != RooyaAction::Turn(Turn::Half)
    }
}

/// Le Rooya, R3: a line that a placed pawn completes wins, too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacingWins;

impl Ruling<Rooya> for PlacingWins {
    const INFO: &'static Info = &named(Rooya::INFO, "rooya+R3=placing");
    const ANCHOR: &'static str = "r3";

    type Sight = ();

    fn sight(_position: &Rooya) {}

    fn outcome(position: &Rooya) -> Option<Outcome> {
        // A line that has won nothing in the standard game was completed by placing. Where both seats
        // have one, which no game comes to, it is for whoever acted last.
        let last = position.to_move().next(2);
        let placed = || {
            [last, position.to_move()]
                .into_iter()
                .find(|&seat| position.has_line(seat))
        };
        let win = |seat| Outcome::win(seat, Reason::Line);
        position.outcome().or_else(|| placed().map(win))
    }
}

/// Sparta, R2: a seat that has no legal action loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StuckLoses;

impl Ruling<Sparta> for StuckLoses {
    const INFO: &'static Info = &named(Sparta::INFO, "sparta+R2=loses");
    const ANCHOR: &'static str = "r2";

    type Sight = ();

    fn sight(_position: &Sparta) {}

    fn outcome(position: &Sparta) -> Option<Outcome> {
        let standard = position.outcome();
        // Passing is legal only when nothing else is.
        if standard.is_none() && position.is_legal(SpartaAction::PASS) {
            return Some(Outcome::win(position.to_move().next(2), Reason::NoMoves));
        }
        standard
    }
}

/// Sparta, R3: where both seats have two pieces or fewer, the cities decide before anything else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CitiesBeforeCounting;

impl Ruling<Sparta> for CitiesBeforeCounting {
    const INFO: &'static Info = &named(Sparta::INFO, "sparta+R3=cities");
    const ANCHOR: &'static str = "r3";

    type Sight = ();

    fn sight(_position: &Sparta) {}

    fn outcome(position: &Sparta) -> Option<Outcome> {
        let standard = position.outcome()?;
        let pieces = |seat| position.warriors(seat) + position.heroes(seat);
        let are_few = pieces(Seat::FIRST) <= 2 && pieces(Seat::SECOND) <= 2;
        if standard.reason != Reason::Elimination || !are_few {
            return Some(standard);
        }
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| position.cities_owned(seat));
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::win(Seat::FIRST, Reason::LastPieces),
            std::cmp::Ordering::Equal => Outcome::draw(Reason::LastPieces),
            std::cmp::Ordering::Less => Outcome::win(Seat::SECOND, Reason::LastPieces),
        })
    }
}

/// Heroes Hexagonal Chess, R3: in the mobilization, a seat that can make an action in its turn must make
/// one before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AtLeastOne;

impl Ruling<Heroes> for AtLeastOne {
    const INFO: &'static Info = &named(Heroes::INFO, "heroes+R3=one");
    const ANCHOR: &'static str = "r3";

    /// Whether the seat to move can be done.
    type Sight = bool;

    fn sight(position: &Heroes) -> bool {
        position.moved() != 0 || position.count_actions() == 1
    }

    fn allows(_position: &Heroes, can_be_done: bool, action: HeroesAction) -> bool {
        can_be_done || action != HeroesAction::Done
    }
}

/// Heroes Hexagonal Chess, R6: stalemate is a loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StalemateLoses;

impl Ruling<Heroes> for StalemateLoses {
    const INFO: &'static Info = &named(Heroes::INFO, "heroes+R6=loses");
    const ANCHOR: &'static str = "r6";

    type Sight = ();

    fn sight(_position: &Heroes) {}

    fn outcome(position: &Heroes) -> Option<Outcome> {
        let outcome = position.outcome()?;
        Some(match outcome.reason {
            Reason::Stalemate => Outcome::win(position.to_move().next(2), Reason::Stalemate),
            _ => outcome,
        })
    }
}

/// EVO for two, R1: the arms at the sides, where nobody sits, cannot be entered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClosedArms;

impl Ruling<Evo> for ClosedArms {
    const INFO: &'static Info = &named(Evo::INFO, "evo+R1=closed");
    const ANCHOR: &'static str = "r1";

    type Sight = ();

    fn sight(_position: &Evo) {}

    fn allows(_position: &Evo, (): (), action: EvoAction) -> bool {
        action.to == action.from || !Evo::is_in_side_arm(action.to)
    }
}

/// EVO, R2: a piece turns by one quarter at a time, one way or the other, in the order warrior, blade,
/// catapult, shield.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct QuarterTurns;

impl<const SEATS: usize> Ruling<EvoFor<SEATS>> for QuarterTurns {
    const INFO: &'static Info = if SEATS == 2 { EVO } else { EVO4 };
    const ANCHOR: &'static str = "r2";
    type Sight = ();

    fn sight(_position: &EvoFor<SEATS>) {}

    fn allows(position: &EvoFor<SEATS>, (): (), action: EvoAction) -> bool {
        let before = position.role_on(action.from);
        action.becomes.is_none_or(|role| role != before.turned(2))
    }
}
