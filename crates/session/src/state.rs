//! How things stand at a table.

use ludejo_rules::{AnyGame, Outcome, Reason, Seat};

use crate::clock::Clocks;
use crate::{Millis, Occupant, Offer, OpenOffer, Policy, Terms, TermsError, ranking};

/// How things stand at a table: what the events so far come to.
#[derive(Clone)]
pub struct State {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) policy: Policy,
    pub(crate) lag_bound: Millis,
    pub(crate) stand_in: String,
    /// The participants when the game began (ruling G3).
    pub(crate) participants: usize,
    pub(crate) occupants: Vec<Occupant>,
    /// Who made each action.
    pub(crate) actors: Vec<Seat>,
    /// The times of the actions after the opening.
    pub(crate) times: Vec<PlyTime>,
    /// The actions of the opening, which have no times.
    pub(crate) opening: usize,
    /// The actions undone at will; the next one to redo comes last.
    pub(crate) undone: Vec<String>,
    pub(crate) offers: Vec<OpenOffer>,
    /// For each offer that was turned down: who made it, and after how many actions.
    pub(crate) turned_down: Vec<(Seat, Offer, usize)>,
    pub(crate) leavers: Vec<Leaver>,
    pub(crate) clocks: Clocks,
    pub(crate) is_paused: bool,
    pub(crate) ending: Option<Ending>,
}

/// Somebody who has resigned, run out of time or gone away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaver {
    /// The seat.
    pub seat: Seat,
    /// `Resignation` (going away included) or `Time`.
    pub reason: Reason,
    /// The actions made before.
    pub ply: usize,
    /// Who it was.
    pub who: Occupant,
}

/// The time of one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlyTime {
    /// How long it took, in milliseconds, lag not counted.
    pub taken: Millis,
    /// What the clock of the seat showed afterwards, if it has one.
    pub left: Option<Millis>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// With a result.
    Result(Outcome),
    /// It was aborted before it had really begun, and doesn't count.
    Aborted,
}

impl State {
    pub(crate) fn new(terms: &Terms) -> Result<Self, TermsError> {
        let (game, actors) = terms.begin()?;
        let seats = 0..terms.seats.len() as u8;
        let turns: Vec<_> = seats
            .map(|seat| turns(&actors, Seat::new(seat), game.to_move()))
            .collect();
        let mut clocks = Clocks::new(&terms.controls, &turns);
        let ending = game.outcome().map(Ending::Result);
        if ending.is_none() {
            clocks.begin(game.to_move(), terms.begun);
        }
        Ok(Self {
            policy: terms.policy,
            lag_bound: terms.lag_bound,
            stand_in: terms.stand_in.clone(),
            participants: terms.participants(),
            occupants: terms.seats.clone(),
            opening: actors.len(),
            actors,
            times: Vec::new(),
            undone: Vec::new(),
            offers: Vec::new(),
            turned_down: Vec::new(),
            leavers: Vec::new(),
            clocks,
            is_paused: false,
            ending,
            game,
        })
    }

    /// The game on the board. Its outcome is the session's, unless the game was aborted.
    #[must_use]
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// Who decides for each seat now, in turn order.
    #[must_use]
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// Who decides for a seat now.
    ///
    /// # Panics
    /// If the game has no such seat.
    #[must_use]
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        &self.occupants[seat.index()]
    }

    /// The seat to move; `None` when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.ending.is_none().then(|| self.game.to_move())
    }

    /// How the game ended, if it did.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The result, if there is one.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.ending {
            Some(Ending::Result(outcome)) => Some(outcome),
            Some(Ending::Aborted) | None => None,
        }
    }

    /// The place of each seat in turn order, 1 for the best, the same for equals; `None` without a
    /// result. Ruling G3 says who comes before whom.
    #[must_use]
    pub fn ranks(&self) -> Option<Vec<u8>> {
        let outcome = self.outcome()?;
        let left: Vec<_> = self.leavers.iter().map(|leaver| leaver.seat).collect();
        Some(ranking::ranks(self.occupants.len(), outcome.winner, &left))
    }

    /// Who made each action, those of the opening included.
    #[must_use]
    pub fn actors(&self) -> &[Seat] {
        &self.actors
    }

    /// The time of an action, counted from 0; `None` for those of the opening.
    #[must_use]
    pub fn time_of(&self, ply: usize) -> Option<PlyTime> {
        self.times.get(ply.checked_sub(self.opening)?).copied()
    }

    /// The offers that have not been answered by all.
    #[must_use]
    pub fn offers(&self) -> &[OpenOffer] {
        &self.offers
    }

    /// Who still has to answer an open offer.
    #[must_use]
    pub fn awaited(&self, offer: Offer) -> Vec<Seat> {
        let open = self.offers.iter().find(|open| open.offer == offer);
        open.map_or_else(Vec::new, |open| {
            let asked = self.asked(open.by).into_iter();
            asked.filter(|seat| !open.accepted.contains(seat)).collect()
        })
    }

    /// Whose agreement an offer needs: everybody who has not left. An engine that replaces a player
    /// has no say.
    pub(crate) fn asked(&self, by: Seat) -> Vec<Seat> {
        let others = self.seats().filter(|&seat| seat != by);
        others.filter(|&seat| !self.has_left(seat)).collect()
    }

    /// Those who have left, the earliest first.
    #[must_use]
    pub fn leavers(&self) -> &[Leaver] {
        &self.leavers
    }

    /// Whether the player of a seat has left.
    #[must_use]
    pub fn has_left(&self, seat: Seat) -> bool {
        self.leavers.iter().any(|leaver| leaver.seat == seat)
    }

    /// Whether the clocks stand still until somebody goes on.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Milliseconds left for a seat; `None` without a clock.
    #[must_use]
    pub fn time_left(&self, seat: Seat, at: Millis) -> Option<Millis> {
        self.clocks.left(seat, at)
    }

    /// What a seat has spent of its time and what it was given for its turns, in milliseconds.
    /// What is left is always the base time and what was given, less what was spent.
    #[must_use]
    pub fn time_spent(&self, seat: Seat, at: Millis) -> (Millis, Millis) {
        self.clocks.spent_and_earned(seat, at)
    }

    /// The seat whose clock counts down now.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.clocks.running()
    }

    /// The seat whose time runs out, and the first moment at which that can be said for certain:
    /// no move can arrive any more that was made in time.
    #[must_use]
    pub fn deadline(&self) -> Option<(Seat, Millis)> {
        let (seat, at) = self.clocks.deadline()?;
        Some((seat, at + self.lag_bound))
    }

    /// Whether something can be undone at will.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.policy == Policy::Local && (self.can_reopen() || self.undo_target().is_some())
    }

    /// Whether something can be redone at will.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.policy == Policy::Local && self.ending.is_none() && !self.undone.is_empty()
    }

    /// The actions undone at will; the next one to redo comes last.
    #[must_use]
    pub fn undone(&self) -> &[String] {
        &self.undone
    }

    /// Whether people brought the end about and it can be undone. Running out of time can't be
    /// undone, unless there are no clocks here.
    pub(crate) fn can_reopen(&self) -> bool {
        match self.ending {
            Some(Ending::Aborted) => true,
            Some(Ending::Result(outcome)) => {
                let is_of_time = outcome.reason == Reason::Time;
                outcome.reason.is_made_by_people() && !(is_of_time && self.clocks.are_set())
            }
            None => false,
        }
    }

    /// How many actions are left when one takes back at will: to the last decision of a person,
    /// to resign among others, or one action less if no person has decided anything and none is to.
    pub(crate) fn undo_target(&self) -> Option<usize> {
        if self.ending.is_some_and(|ending| match ending {
            Ending::Result(outcome) => outcome.reason.is_made_by_people(),
            Ending::Aborted => true,
        }) {
            return None;
        }
        let is_person = |seat: &Seat| self.occupant(*seat).is_person();
        let decided = if self.occupants.iter().any(Occupant::is_person) {
            self.actors.iter().rposition(is_person)
        } else {
            self.actors.len().checked_sub(1)
        };
        decided.max(self.last_resignation())
    }

    /// How many actions had been made when somebody left last, if that was not because of time.
    pub(crate) fn last_resignation(&self) -> Option<usize> {
        let leaver = self.leavers.last()?;
        (leaver.reason == Reason::Resignation).then_some(leaver.ply)
    }

    /// All the seats, in turn order.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.occupants.len() as u8).map(Seat::new)
    }

    /// The outcome if this seat leaves now; `None` if the game goes on with an engine in its place
    /// (ruling G3).
    pub(crate) fn outcome_of_leaving(&self, seat: Seat, reason: Reason) -> Option<Outcome> {
        let seats = self.occupants.len();
        let forfeit = Outcome::forfeit(seat, seats, reason);
        if seats == 2 || self.policy == Policy::Match {
            return Some(forfeit);
        }
        if !self.occupant(seat).is_participant() {
            return None;
        }
        if self.participants < 2 {
            return Some(forfeit);
        }
        let stays = |other: &Seat| *other != seat && self.occupant(*other).is_participant();
        let mut staying = self.seats().filter(stays);
        match (staying.next(), staying.next()) {
            (None, _) => Some(forfeit),
            (Some(last), None) => Some(Outcome::win(last, reason)),
            (Some(_), Some(_)) => None,
        }
    }

    /// How many turns a seat has made.
    pub(crate) fn turns(&self, seat: Seat) -> usize {
        turns(&self.actors, seat, self.game.to_move())
    }
}

/// How many turns a seat has ended: runs of actions, but not the one that goes on.
fn turns(actors: &[Seat], seat: Seat, to_move: Seat) -> usize {
    let runs = actors.chunk_by(|one, other| one == other);
    let made = runs.filter(|run| run[0] == seat).count();
    let goes_on = actors.last() == Some(&seat) && to_move == seat;
    made - usize::from(goes_on)
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        let game = |state: &Self| {
            let game = &state.game;
            (
                game.start_line(),
                game.history(),
                game.line(),
                game.outcome(),
            )
        };
        game(self) == game(other)
            && self.policy == other.policy
            && self.participants == other.participants
            && self.occupants == other.occupants
            && self.actors == other.actors
            && self.times == other.times
            && self.opening == other.opening
            && self.undone == other.undone
            && self.offers == other.offers
            && self.turned_down == other.turned_down
            && self.leavers == other.leavers
            && self.clocks == other.clocks
            && self.is_paused == other.is_paused
            && self.ending == other.ending
    }
}
