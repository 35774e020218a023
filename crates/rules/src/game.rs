//! What a game is: the one trait that search, playouts and perft run on.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

use crate::{
    Board, CellId, Effect, Info, Layout, Outcome, PositionError, Reason, Refusal, Scene, Seat,
};

/// A position of a game, with the rules that lead on from it.
///
/// A position is a small value with no heap memory and no history: copying it is faster than
/// undoing. Its text ([`Display`], [`FromStr`]) is the canonical position line.
///
/// Nothing here assumes that there are two seats, that they take turns with one action each, or
/// what a board looks like. A game with two seats says so with [`TwoSeats`]; what people see and
/// are told is [`Tabletop`].
pub trait Game:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = PositionError> + Send + Sync + Unpin + 'static
{
    /// One thing that one seat does. Its text is the notation of records.
    ///
    /// Reading doesn't need a position: it fails only if a text can't be an action of this game at
    /// all.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotAnAction>
        + Send
        + Sync
        + 'static;

    /// Room for all the actions that any position of this game can have, on the stack.
    type Actions: ActionList<Self::Action>;

    /// Names, seats, setups, limits.
    const INFO: &'static Info;

    /// The standard start position.
    #[must_use]
    fn start() -> Self {
        match Self::INFO.setups[0].line.parse() {
            Ok(position) => position,
            Err(error) => unreachable!("the standard setup is valid, yet {error}"),
        }
    }

    /// The seat whose turn it is, also when the game is over.
    fn to_move(&self) -> Seat;

    /// The result, if the game is over by what the position shows (G1 and G2 are
    /// the business of [`Play`](crate::Play)).
    fn outcome(&self) -> Option<Outcome>;

    /// Calls `visit` once with every legal action, in an arbitrary order that is always the same.
    /// There are none exactly when the game is over.
    fn for_each_action(&self, visit: impl FnMut(Self::Action));

    /// Makes a legal action. After an illegal one, the position is meaningless.
    fn apply(&mut self, action: Self::Action);

    /// The Zobrist key, updated by [`apply`](Self::apply). Equal positions have equal keys.
    fn key(&self) -> u64;

    /// The Zobrist key computed from scratch, to check the incremental one.
    fn full_key(&self) -> u64;

    /// The position after a legal action.
    #[must_use]
    fn after(&self, action: Self::Action) -> Self {
        let mut next = *self;
        next.apply(action);
        next
    }

    /// All legal actions.
    #[must_use]
    fn actions(&self) -> Self::Actions {
        let mut list = Self::Actions::default();
        self.actions_into(&mut list);
        list
    }

    /// Puts all legal actions into a list, in place of what it held. Faster than
    /// [`actions`](Self::actions) where one list serves many positions.
    fn actions_into(&self, list: &mut Self::Actions) {
        list.clear();
        self.for_each_action(|action| list.push(action));
    }

    /// The number of legal actions. Games that can count without listing do so.
    #[must_use]
    fn count_actions(&self) -> u32 {
        let mut count = 0;
        self.for_each_action(|_| count += 1);
        count
    }

    /// Whether this action is legal.
    #[must_use]
    fn is_legal(&self, action: Self::Action) -> bool {
        let mut found = false;
        self.for_each_action(|legal| found |= legal == action);
        found
    }

    /// One legal action, each as likely as any other; `None` when the game is over. Games that can
    /// draw one without listing them all do so.
    #[must_use]
    fn sample(&self, rng: &mut impl Rng) -> Option<Self::Action> {
        let list = self.actions();
        let list = list.as_ref();
        if list.is_empty() {
            return None;
        }
        Some(list[rng.random_range(0..list.len())])
    }
}

/// A game for exactly two seats with opposite interests.
pub trait TwoSeats: Game {}

/// What people see of a game and are told about it: the board, the pieces, what an action
/// causes, why one is refused. None of it is needed to play fast.
pub trait Tabletop: Game {
    /// The rules page in Markdown, each rule and ruling under a heading with an anchor.
    const PAGE: &'static str;

    /// The board without pieces.
    fn board() -> &'static Board;

    /// How a position line is laid out, for those who set positions up.
    #[must_use]
    fn layout() -> Layout {
        Layout::new(Self::INFO, Self::board())
    }

    /// What stands on the board: everything that the position line says, for display.
    fn scene(&self) -> Scene;

    /// The same position with the turn given to the next seat, which no action does: people ask so
    /// what that seat threatens. `None` where it makes no sense, as in the middle of a turn. The
    /// result can be a position that the rules don't allow, which only reading its line tells.
    #[must_use]
    fn turn_passed(&self) -> Option<Self> {
        None
    }

    /// What a legal action causes, in order, for animation and records. Applied to the
    /// scene before, they give the scene after.
    fn effects(&self, action: Self::Action) -> Vec<Effect>;

    /// Whether an action is legal and, if not, which rule it breaks.
    ///
    /// # Errors
    /// A [`Refusal`] for exactly the actions that
    /// [`for_each_action`](Game::for_each_action) leaves out.
    fn explain(&self, action: Self::Action) -> Result<(), Refusal>;

    /// The cells that show why somebody has won: where the last piece was captured, where a piece
    /// came home, a full line. `last` is the position before, and the action that led here; without
    /// it only what still stands on the board is seen. Empty if the game goes on, is drawn, or no
    /// cell shows it.
    #[must_use]
    fn deciding(&self, last: Option<(&Self, Self::Action)>) -> Vec<CellId> {
        captured_or_reached(self, last)
    }
}

/// The cells of [`Tabletop::deciding`] for the reasons that are alike in all games: where something
/// was captured, or where a piece has arrived.
pub(crate) fn captured_or_reached<G: Tabletop>(
    position: &G,
    last: Option<(&G, G::Action)>,
) -> Vec<CellId> {
    let outcome = position.outcome();
    let (Some(outcome), Some((before, action))) = (outcome, last) else {
        return Vec::new();
    };
    if outcome.winner.is_none() {
        return Vec::new();
    }
    let effects = before.effects(action).into_iter();
    let shown = effects.filter_map(|effect| match (outcome.reason, effect) {
        (
            Reason::Castle
            | Reason::Elimination
            | Reason::Heroes
            | Reason::LastPieces
            | Reason::SinglePiece,
            Effect::Captured { at, .. },
        ) => Some(at),
        (Reason::Goal | Reason::SafeZone | Reason::SecondMaster, Effect::Moved { path }) => {
            path.last().copied()
        }
        _ => None,
    });
    shown.collect()
}

/// A text that can't be an action of the game, whatever the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnAction;

impl Display for NotAnAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not an action of this game")
    }
}

impl std::error::Error for NotAnAction {}

/// A list of actions on the stack.
pub trait ActionList<A>: Default + AsRef<[A]> + AsMut<[A]> {
    /// Adds an action.
    ///
    /// # Panics
    /// If the list is full; games choose a capacity that rules this out.
    fn push(&mut self, action: A);

    /// Removes all actions.
    fn clear(&mut self);

    /// Adds the first `count` of these actions, `W` at most. This spares generators that produce
    /// actions in groups a loop of unpredictable length.
    ///
    /// # Panics
    /// If the list has no room for all `W`; games choose a capacity that rules this out.
    fn push_first<const W: usize>(&mut self, actions: [A; W], count: usize);
}

impl<A: Copy> ActionList<A> for Vec<A> {
    #[inline]
    fn push(&mut self, action: A) {
        Self::push(self, action);
    }

    #[inline]
    fn clear(&mut self) {
        Self::clear(self);
    }

    #[inline(always)]
    fn push_first<const W: usize>(&mut self, actions: [A; W], count: usize) {
        debug_assert!(count <= W);
        let length = self.len() + count;
        self.extend_from_slice(&actions);
        self.truncate(length);
    }
}

impl<A: Copy, const N: usize> ActionList<A> for ArrayVec<A, N> {
    #[inline]
    fn push(&mut self, action: A) {
        Self::push(self, action);
    }

    #[inline]
    fn clear(&mut self) {
        Self::clear(self);
    }

    #[inline(always)]
    fn push_first<const W: usize>(&mut self, actions: [A; W], count: usize) {
        debug_assert!(count <= W);
        let length = self.len() + count;
        // Copies all of them, then drops those beyond `count`: a single copy of fixed size.
        self.try_extend_from_slice(&actions)
            .expect("the capacity that a game chooses suffices");
        self.truncate(length);
    }
}
