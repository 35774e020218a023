//! How people find each other: invitations, quick pairing, and another game.

use std::collections::HashSet;
use std::sync::Arc;

use ludejo_engine::Level;
use ludejo_rules::{Info, catalog};
use ludejo_session::{Millis, Occupant, Policy, Session, Terms, TimeControl};
use ludejo_wire::{
    GameId, Invitation, InvitationId, Invited, NewInvitation, Place, Player, PlayerId, SeatWish,
    ToClient,
};
use rand::seq::SliceRandom;

use super::House;
use crate::error::{Error, Wrong};
use crate::fresh;
use crate::moment::now;
use crate::store::{KeptInvitation, NewGame, Standing, Written};

/// How many time controls a request can name.
const CONTROLS: usize = 8;

/// How many invitations a player can have open.
const OPEN: usize = 64;

/// How many games with engines a player can have that go on, or that an open invitation leads to:
/// engines think on few threads, and each of the games may wait for them.
const WITH_ENGINES: usize = 16;

/// How many of the listed invitations are looked at for somebody who wants to be paired.
const LISTED: u32 = 500;

/// How often something is tried again because others are faster.
const TRIES: usize = 16;

/// How much of a move's time can be attributed to the network at most, in milliseconds.
pub(crate) const LAG_BOUND: Millis = 500;

impl House {
    /// Invites others, or begins a game at once if somebody is found who wants the same, or if
    /// engines take all the other seats.
    pub(crate) async fn invite(
        self: &Arc<Self>,
        by: &Player,
        new: &NewInvitation,
    ) -> Result<Invited, Error> {
        let wanted = wanted(by, new)?;
        let asks_engines = !new.engines.is_empty();
        if !asks_engines && !new.pair {
            self.keep(by, &wanted).await?;
            return Ok(waiting(wanted));
        }
        self.one_by_one(async {
            if asks_engines {
                self.check_engines(by, None).await?;
            }
            if let [first, ..] = &*wanted
                && is_full(&first.invitation)
            {
                let begun = self.begin(&first.invitation, None).await?;
                let game = begun.ok_or(Wrong::Crowded)?;
                return Ok(Invited::Began { game });
            }
            if new.pair
                && let Some(found) = self.pair(by, new, &wanted).await?
            {
                return Ok(found);
            }
            self.keep(by, &wanted).await?;
            Ok(waiting(wanted))
        })
        .await
    }

    /// Two who want the same at the same time, at whichever servers, would not find each other, and
    /// who wants too much twice at once would get it. So one waits for the other.
    async fn one_by_one<T>(
        &self,
        finding: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        let _one = self.pairing.lock().await;
        let turn = self.store.turn_to_pair().await?;
        let found = finding.await;
        turn.end().await;
        found
    }

    /// Notes invitations, if the player has not too many.
    async fn keep(&self, by: &Player, wanted: &[KeptInvitation]) -> Result<(), Error> {
        let open = self.store.invitations_of(&by.id).await?;
        let own = open.iter().filter(|kept| kept.invitation.by.id == by.id);
        if own.count() + wanted.len() > OPEN {
            return Err(Wrong::TooManyInvitations.into());
        }
        self.store.invite(wanted).await?;
        Ok(())
    }

    /// Makes sure that a player can have one more game with engines, besides those that other
    /// invitations than this one lead to.
    async fn check_engines(&self, by: &Player, but: Option<&InvitationId>) -> Result<(), Error> {
        let open = self.store.invitations_of(&by.id).await?;
        let open = open.iter().map(|kept| &kept.invitation);
        let open = open.filter(|other| {
            other.by.id == by.id && has_engines(&other.places) && Some(&other.id) != but
        });
        let games = self.store.games_with_engines(&by.id).await?;
        if open.count() + games as usize >= WITH_ENGINES {
            return Err(Wrong::TooManyEngineGames.into());
        }
        Ok(())
    }

    /// Joins the oldest listed invitation of somebody else that fits, unless the player has joined it
    /// before: the game has begun, or others are still awaited there.
    async fn pair(
        self: &Arc<Self>,
        by: &Player,
        new: &NewInvitation,
        wanted: &[KeptInvitation],
    ) -> Result<Option<Invited>, Error> {
        // Who asks again wants the same still, not the same twice.
        self.withdraw_listed(&by.id, |own| {
            wanted.iter().any(|other| fits(own, &other.invitation))
        })
        .await?;
        let since = now().saturating_sub(self.settings.hide_after);
        let listed = self.store.listed(LISTED).await?;
        for kept in listed.iter().rev() {
            let found = &kept.invitation;
            let is_wanted = wanted.iter().any(|own| fits(found, &own.invitation));
            let is_shown = found.made >= since || self.people.is_there(&found.by.id, since);
            let (seat, is_possible) = match new.seat {
                SeatWish::Seat(seat) => (Some(seat), !found.by_lot),
                SeatWish::Any => (None, true),
            };
            if !is_wanted || !is_shown || !is_possible {
                continue;
            }
            if players(found).any(|player| player.id == by.id) {
                return Ok(Some(waiting(vec![kept.clone()])));
            }
            match self.join(by, &found.id, seat).await {
                Ok(joined) => return Ok(Some(joined)),
                Err(Error::Wrong(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Takes a seat: this one, or else the one kept for the player, or any that is free.
    pub(crate) async fn join(
        self: &Arc<Self>,
        player: &Player,
        id: &InvitationId,
        seat: Option<u8>,
    ) -> Result<Invited, Error> {
        for _ in 0..TRIES {
            let mut kept = self.standing_invitation(id).await?;
            let invitation = &mut kept.invitation;
            if let Some(game) = &invitation.began {
                let game = game.clone();
                return self.joined_before(player, game).await;
            }
            if has_taken(invitation, &player.id) {
                return Ok(waiting(vec![kept]));
            }
            for other in players(invitation) {
                if other.id != player.id && self.store.is_blocked(&player.id, &other.id).await? {
                    return Err(Wrong::Blocked.into());
                }
            }
            let place = place_for(invitation, &player.id, seat)?;
            invitation.places[place] = Place::Taken {
                player: player.clone(),
            };
            if let Some(invited) = self.settle(kept).await? {
                return Ok(invited);
            }
        }
        Err(Wrong::Crowded.into())
    }

    /// An invitation led to a game: for whoever has a seat there, that is the answer.
    async fn joined_before(&self, player: &Player, game: GameId) -> Result<Invited, Error> {
        let kept = self.store.game(&game).await?.ok_or(Wrong::InvitationOver)?;
        let mut players = kept.players.iter().flatten();
        match players.any(|other| other.id == player.id) {
            true => Ok(Invited::Began { game }),
            false => Err(Wrong::InvitationOver.into()),
        }
    }

    /// Begins with engines in the seats that nobody has taken, of these levels in turn order.
    pub(crate) async fn start(
        self: &Arc<Self>,
        player: &Player,
        id: &InvitationId,
        levels: &[u8],
    ) -> Result<Invited, Error> {
        self.one_by_one(self.start_alone(player, id, levels)).await
    }

    async fn start_alone(
        self: &Arc<Self>,
        player: &Player,
        id: &InvitationId,
        levels: &[u8],
    ) -> Result<Invited, Error> {
        if !are_levels(levels) {
            return Err(Wrong::Engines.into());
        }
        for _ in 0..TRIES {
            let mut kept = self.standing_invitation(id).await?;
            if let Some(game) = kept.invitation.began {
                return self.joined_before(player, game).await;
            }
            if kept.invitation.by.id != player.id {
                return Err(Wrong::NotYourInvitation.into());
            }
            self.check_engines(player, Some(id)).await?;
            let places = kept.invitation.places.iter_mut();
            let empty: Vec<_> = places
                .filter(|place| matches!(place, Place::Open | Place::Asked { .. }))
                .collect();
            if empty.len() != levels.len() {
                return Err(Wrong::Levels.into());
            }
            for (place, &level) in empty.into_iter().zip(levels) {
                *place = Place::Engine { level };
            }
            if let Some(invited) = self.settle(kept).await? {
                return Ok(invited);
            }
        }
        Err(Wrong::Crowded.into())
    }

    /// Keeps an invitation that has changed, or begins its game if all seats are taken; nothing if
    /// somebody else has changed it first.
    async fn settle(self: &Arc<Self>, kept: KeptInvitation) -> Result<Option<Invited>, Error> {
        if is_full(&kept.invitation) {
            let begun = self.begin(&kept.invitation, Some(&kept)).await?;
            return Ok(begun.map(|game| Invited::Began { game }));
        }
        let written = self.store.change_invitation(&kept).await?;
        Ok((written == Written::Yes).then(|| waiting(vec![kept])))
    }

    /// Says no to an invitation. Whoever has come and goes again leaves the seat to others.
    pub(crate) async fn decline(&self, player: &Player, id: &InvitationId) -> Result<(), Error> {
        for _ in 0..TRIES {
            let mut kept = self.standing_invitation(id).await?;
            let invitation = &mut kept.invitation;
            if invitation.began.is_some() {
                return Err(Wrong::InvitationOver.into());
            }
            let is_by = invitation.by.id == player.id;
            let is_asked = invitation.places.iter().any(
                |place| matches!(place, Place::Asked { player: other } if other.id == player.id),
            );
            let is_for_one = !invitation.listed && invitation.places.len() == 2;
            let taken = invitation.places.iter_mut().find(
                |place| matches!(place, Place::Taken { player: other } if other.id == player.id),
            );
            match taken {
                _ if is_by || is_asked => invitation.declined_by = Some(player.clone()),
                Some(_) if invitation.rematch_of.is_some() => {
                    invitation.declined_by = Some(player.clone());
                }
                Some(place) => *place = Place::Open,
                // Who was sent a link for one other person may say no, too.
                None if is_for_one => {
                    invitation.declined_by = Some(player.clone());
                }
                None => return Err(Wrong::NotYourInvitation.into()),
            }
            if self.store.change_invitation(&kept).await? == Written::Yes {
                return Ok(());
            }
        }
        Err(Wrong::Crowded.into())
    }

    /// Withdraws an invitation. Those who have come, or were asked, see that it doesn't stand any
    /// more.
    pub(crate) async fn withdraw(&self, player: &Player, id: &InvitationId) -> Result<(), Error> {
        let kept = self.standing_invitation(id).await?;
        if kept.invitation.by.id != player.id {
            return Err(Wrong::NotYourInvitation.into());
        }
        self.decline(player, id).await
    }

    /// Withdraws everything that a player has to do with.
    pub(crate) async fn withdraw_all(&self, player: &Player) -> Result<(), Error> {
        for kept in self.store.invitations_of(&player.id).await? {
            match self.decline(player, &kept.invitation.id).await {
                Ok(()) | Err(Error::Wrong(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Another game with the same players, each a seat further: an invitation to it, or if another
    /// player was first, what came of that one.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        player: &Player,
        id: &GameId,
    ) -> Result<Invited, Error> {
        self.one_by_one(self.rematch_alone(player, id)).await
    }

    async fn rematch_alone(
        self: &Arc<Self>,
        player: &Player,
        id: &GameId,
    ) -> Result<Invited, Error> {
        let kept = self.store.game(id).await?.ok_or(Wrong::NoGame)?;
        let mut seats = kept.players.iter().flatten();
        if !seats.any(|other| other.id == player.id) {
            return Err(Wrong::NotYourGame.into());
        }
        if matches!(kept.standing.progress, ludejo_wire::Progress::On { .. }) {
            return Err(Wrong::NotOver.into());
        }
        if let Some(game) = kept.rematch {
            return Ok(Invited::Began { game });
        }
        for other in self.store.invitations_of(&player.id).await? {
            let invitation = &other.invitation;
            let is_it = invitation.rematch_of.as_ref() == Some(id);
            if is_it && invitation.declined_by.is_none() {
                return self.join(player, &invitation.id, None).await;
            }
        }
        for other in kept.players.iter().flatten() {
            if other.id != player.id && self.store.is_blocked(&player.id, &other.id).await? {
                return Err(Wrong::Blocked.into());
            }
        }
        let mut places: Vec<_> = kept
            .players
            .iter()
            .zip(&kept.terms.seats)
            .map(|(other, occupant)| match other {
                Some(other) if other.id == player.id => Place::Taken {
                    player: player.clone(),
                },
                Some(other) => Place::Asked {
                    player: other.clone(),
                },
                None => Place::Engine {
                    level: level_of(occupant),
                },
            })
            .collect();
        if has_engines(&places) {
            self.check_engines(player, None).await?;
        }
        places.rotate_right(1);
        let invitation = Invitation {
            id: InvitationId(fresh::id()),
            game: kept.terms.game,
            start: kept.terms.start,
            control: kept.terms.controls.first().copied().unwrap_or_default(),
            by: player.clone(),
            places,
            by_lot: false,
            listed: false,
            made: now(),
            rematch_of: Some(id.clone()),
            declined_by: None,
            began: None,
        };
        if is_full(&invitation) {
            let begun = self.begin(&invitation, None).await?;
            return match begun {
                Some(game) => Ok(Invited::Began { game }),
                None => Err(Wrong::Crowded.into()),
            };
        }
        let kept = alone(invitation);
        self.keep(player, std::slice::from_ref(&kept)).await?;
        Ok(waiting(vec![kept]))
    }

    /// An invitation to which nobody has said no.
    async fn standing_invitation(&self, id: &InvitationId) -> Result<KeptInvitation, Error> {
        let kept = self
            .store
            .invitation(id)
            .await?
            .ok_or(Wrong::NoInvitation)?;
        match kept.invitation.declined_by {
            None => Ok(kept),
            Some(_) => Err(Wrong::InvitationOver.into()),
        }
    }

    /// Begins the game of an invitation; nothing if somebody else has changed it first.
    async fn begin(
        self: &Arc<Self>,
        invitation: &Invitation,
        from: Option<&KeptInvitation>,
    ) -> Result<Option<GameId>, Error> {
        if self.is_ending() {
            return Err(Wrong::Ending.into());
        }
        let mut places = invitation.places.clone();
        if invitation.by_lot {
            places.shuffle(&mut rand::rng());
        }
        let session = Session::new(terms(invitation, &places, now()));
        let session = session.map_err(|_| Wrong::Start)?;
        let game = NewGame {
            id: GameId(fresh::id()),
            terms: session.terms().clone(),
            players: places
                .iter()
                .map(|place| taken(place).map(|it| it.id.clone()))
                .collect(),
            rematch_of: invitation.rematch_of.clone(),
            is_listed: self.is_shown(invitation).await?,
            standing: Standing::of(&session),
        };
        if self.store.begin(&game, from).await? == Written::Behind {
            return Ok(None);
        }
        // Nobody has to be asked out of a game that has clocks.
        if is_live(invitation.control) {
            for player in players(invitation) {
                self.withdraw_listed(&player.id, |own| is_live(own.control))
                    .await?;
            }
        }
        Ok(Some(game.id))
    }

    /// Whether the lobby shows the game of an invitation: if everybody could have joined it, or the
    /// game that it follows.
    async fn is_shown(&self, invitation: &Invitation) -> Result<bool, Error> {
        let Some(former) = &invitation.rematch_of else {
            return Ok(invitation.listed);
        };
        let former = self.store.game(former).await?;
        Ok(former.is_some_and(|former| former.is_listed))
    }

    /// Removes the listed invitations of a player to which nobody has come.
    async fn withdraw_listed(
        &self,
        player: &PlayerId,
        which: impl Fn(&Invitation) -> bool,
    ) -> Result<(), Error> {
        for kept in self.store.invitations_of(player).await? {
            let own = &kept.invitation;
            let is_alone = players(own).all(|other| other.id == *player);
            if own.listed && own.by.id == *player && is_alone && which(own) {
                self.store.remove_invitation(&own.id).await?;
            }
        }
        Ok(())
    }

    /// Removes the listed invitations that were made before a moment.
    pub(super) async fn remove_listed(&self, before: Millis) -> Result<(), Error> {
        for kept in self.store.listed(LISTED).await? {
            if kept.invitation.made < before {
                self.store.remove_invitation(&kept.invitation.id).await?;
            }
        }
        Ok(())
    }

    /// An invitation has changed, here or on another server.
    pub(super) async fn invitation_has_changed(&self, id: &InvitationId) -> Result<(), Error> {
        self.board.change();
        let Some(kept) = self.store.invitation(id).await? else {
            return Ok(());
        };
        let invitation = kept.invitation;
        let asked = invitation.places.iter().filter_map(|place| match place {
            Place::Asked { player } | Place::Taken { player } => Some(&player.id),
            Place::Open | Place::Engine { .. } => None,
        });
        let ids: HashSet<_> = asked.chain([&invitation.by.id]).cloned().collect();
        let message = ToClient::Invitation { invitation };
        self.people.tell(&ids, &message);
        Ok(())
    }
}

/// Those who have a seat already.
fn players(invitation: &Invitation) -> impl Iterator<Item = &Player> {
    invitation.places.iter().filter_map(taken)
}

const fn taken(place: &Place) -> Option<&Player> {
    match place {
        Place::Taken { player } => Some(player),
        _ => None,
    }
}

fn has_taken(invitation: &Invitation, player: &PlayerId) -> bool {
    players(invitation).any(|other| other.id == *player)
}

fn has_engines(places: &[Place]) -> bool {
    let is_engine = |place: &Place| matches!(place, Place::Engine { .. });
    places.iter().any(is_engine)
}

fn are_levels(levels: &[u8]) -> bool {
    levels.iter().all(|&level| Level::new(level).is_some())
}

/// Whether nobody else is awaited.
fn is_full(invitation: &Invitation) -> bool {
    let mut places = invitation.places.iter();
    places.all(|place| matches!(place, Place::Taken { .. } | Place::Engine { .. }))
}

/// Whether two invitations are to the same.
fn fits(one: &Invitation, other: &Invitation) -> bool {
    one.game == other.game && one.control == other.control && one.start == other.start
}

const fn is_live(control: TimeControl) -> bool {
    matches!(
        control,
        TimeControl::Increment { .. } | TimeControl::Delay { .. }
    )
}

fn waiting(kept: Vec<KeptInvitation>) -> Invited {
    let invitations = kept.into_iter().map(|kept| kept.invitation).collect();
    Invited::Waiting { invitations }
}

/// An invitation that is the only one of its request.
fn alone(invitation: Invitation) -> KeptInvitation {
    KeptInvitation {
        invitation,
        group: fresh::id(),
        version: 0,
    }
}

/// Where a player sits down.
fn place_for(invitation: &Invitation, player: &PlayerId, seat: Option<u8>) -> Result<usize, Wrong> {
    let is_own =
        |place: &Place| matches!(place, Place::Asked { player: other } if other.id == *player);
    let places = &invitation.places;
    if let Some(seat) = seat.filter(|_| !invitation.by_lot).map(usize::from) {
        return match places.get(seat) {
            None => Err(Wrong::Seat),
            Some(place) if is_own(place) || *place == Place::Open => Ok(seat),
            Some(_) => Err(Wrong::SeatTaken),
        };
    }
    let own = places.iter().position(is_own);
    let free = || places.iter().position(|place| *place == Place::Open);
    own.or_else(free).ok_or(Wrong::SeatTaken)
}

/// The invitations that somebody wants, one for each game and time control.
fn wanted(by: &Player, new: &NewInvitation) -> Result<Vec<KeptInvitation>, Wrong> {
    let games = infos(&new.games)?;
    let controls = &new.controls;
    let are_good = (1..=CONTROLS).contains(&controls.len())
        && controls.iter().all(|control| control.is_possible())
        && controls.iter().collect::<HashSet<_>>().len() == controls.len();
    if !are_good {
        return Err(Wrong::Controls);
    }
    if new.start.is_some() && games.len() > 1 {
        return Err(Wrong::Start);
    }
    let group = fresh::id();
    let mut wanted = Vec::new();
    for info in games {
        let places = places(by, new, info)?;
        for &control in controls {
            let invitation = Invitation {
                id: InvitationId(fresh::id()),
                game: info.id.to_owned(),
                start: new.start.clone(),
                control,
                by: by.clone(),
                places: places.clone(),
                by_lot: new.seat == SeatWish::Any,
                listed: new.listed || new.pair,
                made: now(),
                rematch_of: None,
                declined_by: None,
                began: None,
            };
            let session = Session::new(terms(&invitation, &places, now()));
            let is_on = session.is_ok_and(|session| session.state().ending().is_none());
            if !is_on {
                return Err(Wrong::Start);
            }
            let group = group.clone();
            wanted.push(KeptInvitation {
                invitation,
                group,
                version: 0,
            });
        }
    }
    Ok(wanted)
}

/// The games of these ids.
fn infos(ids: &[String]) -> Result<Vec<&'static Info>, Wrong> {
    let are_good = (1..=catalog::GAMES.len()).contains(&ids.len())
        && ids.iter().collect::<HashSet<_>>().len() == ids.len();
    let infos = ids
        .iter()
        // Games with changed rulings are not for browsers.
        .map(|id| catalog::info(id).filter(|info| info.ruling().is_none()))
        .collect::<Option<_>>();
    infos.filter(|_| are_good).ok_or(Wrong::GamesChosen)
}

/// Who sits where at first.
fn places(by: &Player, new: &NewInvitation, info: &Info) -> Result<Vec<Place>, Wrong> {
    let seats = info.seats.len();
    if new.engines.len() >= seats || !are_levels(&new.engines) {
        return Err(Wrong::Engines);
    }
    let own = match new.seat {
        SeatWish::Any => 0,
        SeatWish::Seat(seat) => usize::from(seat),
    };
    let mut places = vec![Place::Open; seats];
    *places.get_mut(own).ok_or(Wrong::Seat)? = Place::Taken { player: by.clone() };
    // Engines take the last seats, in turn order.
    let free = places.iter_mut().filter(|place| **place == Place::Open);
    let others = seats - 1 - new.engines.len();
    for (place, &level) in free.skip(others).zip(&new.engines) {
        *place = Place::Engine { level };
    }
    Ok(places)
}

/// What is settled for a game that begins at this moment.
fn terms(invitation: &Invitation, places: &[Place], begun: Millis) -> Terms {
    let seats = places.iter().map(|place| match place {
        Place::Engine { level } => Occupant::level(*level),
        // Names are kept with the players, who may change them.
        _ => Occupant::Person { name: None },
    });
    let terms = Terms::new(&*invitation.game, seats.collect())
        .with_control(invitation.control)
        .with_policy(Policy::Agreement)
        .with_lag_bound(LAG_BOUND)
        .with_begun(begun);
    match &invitation.start {
        Some(line) => terms.from_position(line),
        None => terms,
    }
}

/// The level of an engine that sat at a seat.
fn level_of(occupant: &Occupant) -> u8 {
    let options = match occupant {
        Occupant::Engine { options } => options.parse::<ludejo_engine::Options>().ok(),
        _ => None,
    };
    let level = options.and_then(|options| options.level);
    level.map_or(Level::STRONGEST, Level::number)
}
