//! A game with another reading of one of its rulings.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;

use crate::encode::{Symmetry, Way};
use crate::{
    Board, CellId, Effect, Encode, Game, Info, Layout, Message, Outcome, PositionError, Refusal,
    Scene, Seat, Tabletop, TwoSeats,
};

/// What another reading of a ruling changes about a game.
pub trait Ruling<G: Tabletop>: Copy + Eq + Hash + Debug + Send + Sync + Unpin + 'static {
    /// The info of the game that it makes.
    const INFO: &'static Info;
    /// The anchor of the ruling on the rules page.
    const ANCHOR: &'static str;

    /// What is worked out once for a position before its actions are looked at.
    type Sight: Copy;

    /// Looks at a position in which the game goes on.
    fn sight(position: &G) -> Self::Sight;

    /// Whether an action that the standard game allows is still legal. At least one must be, unless the
    /// game is over.
    #[inline]
    fn allows(_position: &G, _sight: Self::Sight, _action: G::Action) -> bool {
        true
    }

    /// The result by the position. Whatever is over in the standard game is over.
    #[inline]
    fn outcome(position: &G) -> Option<Outcome> {
        position.outcome()
    }
}

/// A position of a game with another reading of one ruling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruled<G, R>(G, PhantomData<R>);

impl<G, R> Ruled<G, R> {
    /// The same position of the standard game.
    #[inline]
    #[must_use]
    pub const fn standard(&self) -> &G {
        &self.0
    }

    /// A position of the standard game as one of this game.
    #[inline]
    #[must_use]
    pub const fn of(position: G) -> Self {
        Self(position, PhantomData)
    }
}

impl<G: Display, R> Display for Ruled<G, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<G: FromStr<Err = PositionError>, R> FromStr for Ruled<G, R> {
    type Err = PositionError;

    fn from_str(line: &str) -> Result<Self, PositionError> {
        line.parse().map(Self::of)
    }
}

impl<G: Tabletop, R: Ruling<G>> Game for Ruled<G, R> {
    type Action = G::Action;
    type Actions = G::Actions;

    const INFO: &'static Info = R::INFO;

    fn to_move(&self) -> Seat {
        self.0.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        R::outcome(&self.0)
    }

    fn for_each_action(&self, mut visit: impl FnMut(G::Action)) {
        if R::outcome(&self.0).is_some() {
            return;
        }
        let mut list = G::Actions::default();
        self.0.actions_into(&mut list);
        let sight = R::sight(&self.0);
        let list = list.as_ref().iter().copied();
        list.filter(|&action| R::allows(&self.0, sight, action))
            .for_each(&mut visit);
    }

    #[inline]
    fn apply(&mut self, action: G::Action) {
        self.0.apply(action);
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn full_key(&self) -> u64 {
        self.0.full_key()
    }
}

impl<G: Tabletop + TwoSeats, R: Ruling<G>> TwoSeats for Ruled<G, R> {}

impl<G: Tabletop, R: Ruling<G>> Tabletop for Ruled<G, R> {
    const PAGE: &'static str = G::PAGE;

    fn board() -> &'static Board {
        G::board()
    }

    fn layout() -> Layout {
        G::layout()
    }

    fn scene(&self) -> Scene {
        self.0.scene()
    }

    fn turn_passed(&self) -> Option<Self> {
        self.0.turn_passed().map(Self::of)
    }

    fn effects(&self, action: G::Action) -> Vec<Effect> {
        self.0.effects(action)
    }

    fn explain(&self, action: G::Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::game_over());
        }
        self.0.explain(action)?;
        if R::allows(&self.0, R::sight(&self.0), action) {
            Ok(())
        } else {
            Err(Refusal::new(R::ANCHOR, Message::new("ruled-out")))
        }
    }

    fn deciding(&self, last: Option<(&Self, G::Action)>) -> Vec<CellId> {
        self.0
            .deciding(last.map(|(before, action)| (&before.0, action)))
    }
}

impl<G: Tabletop + Encode, R: Ruling<G>> Encode for Ruled<G, R> {
    const GRID: (usize, usize) = G::GRID;
    const WAYS: &'static [Way] = G::WAYS;
    const WORDS: &'static [&'static str] = G::WORDS;
    const KINDS: &'static [&'static str] = G::KINDS;
    const STATES: &'static [&'static str] = G::STATES;
    const SYMMETRIES: &'static [Symmetry] = G::SYMMETRIES;

    type Sets = G::Sets;

    fn sets(&self, seat: Seat) -> G::Sets {
        self.0.sets(seat)
    }

    fn states(&self) -> u32 {
        self.0.states()
    }

    fn cell(seat: Seat, square: u8) -> u8 {
        G::cell(seat, square)
    }

    fn index_of(&self, action: G::Action) -> usize {
        self.0.index_of(action)
    }

    fn action_at(&self, index: usize) -> Option<G::Action> {
        self.0.action_at(index)
    }
}
