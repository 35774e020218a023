//! What everybody sees in the lobby.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use ludejo_wire::{Lobby, PlayerId, ToClient};

use super::House;
use super::games::summary;
use super::outbox::{Outbox, text};
use crate::error::Error;
use crate::moment::now;

/// How many invitations are shown at most.
const INVITATIONS: u32 = 100;

/// How many games in progress are shown at most.
const GAMES: u32 = 12;

/// After how many seconds at the latest it is seen who has come and gone, and how games stand.
const PATIENCE: u32 = 5;

/// What everybody sees in the lobby, and who looks at it.
#[derive(Default)]
pub(crate) struct Board {
    inner: Mutex<Inner>,
    /// Whether it may show something else now.
    is_old: AtomicBool,
    seconds: AtomicU32,
}

#[derive(Default)]
struct Inner {
    watchers: Vec<Outbox>,
    shown: Option<(Lobby, Utf8Bytes)>,
    /// Those who have listed invitations, whether they are shown or not.
    inviters: HashSet<PlayerId>,
}

impl Board {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something may be seen differently now.
    pub(crate) fn change(&self) {
        self.is_old.store(true, Ordering::Release);
    }

    /// Nobody looks at it any more over this connection.
    pub(crate) fn leave(&self, outbox: &Outbox) {
        self.lock().watchers.retain(|other| other != outbox);
    }
}

impl House {
    /// The lobby, at most a second old.
    pub(crate) async fn lobby(&self) -> Result<Lobby, Error> {
        if let Some((lobby, _)) = &self.board.lock().shown {
            return Ok(lobby.clone());
        }
        self.renew_board().await?;
        let shown = self.board.lock().shown.clone();
        Ok(shown.map(|(lobby, _)| lobby).unwrap_or_default())
    }

    /// Shows somebody the lobby from now on.
    pub(crate) async fn show_lobby(&self, outbox: &Outbox) -> Result<(), Error> {
        self.lobby().await?;
        let mut inner = self.board.lock();
        if !inner.watchers.contains(outbox) {
            inner.watchers.push(outbox.clone());
        }
        if let Some((_, text)) = &inner.shown {
            outbox.put(text.clone());
        }
        Ok(())
    }

    /// Those with listed invitations who are connected to this server.
    pub(super) fn inviters_here(&self) -> Vec<PlayerId> {
        let inviters = self.board.lock().inviters.clone();
        let here = inviters
            .into_iter()
            .filter(|player| self.people.is_here(player));
        here.collect()
    }

    /// Once a second: tells whoever looks at it what has changed.
    pub(super) async fn tick_board(&self) -> Result<(), Error> {
        let board = &self.board;
        let seconds = board.seconds.fetch_add(1, Ordering::Relaxed);
        if seconds.is_multiple_of(PATIENCE) {
            // Nothing tells of moves, nor of people who come and go.
            board.change();
        }
        if board.is_old.swap(false, Ordering::AcqRel) {
            self.renew_board().await?;
        }
        Ok(())
    }

    async fn renew_board(&self) -> Result<(), Error> {
        let since = now().saturating_sub(self.settings.hide_after);
        let kept = self.store.listed(INVITATIONS).await?;
        let inviters = kept.iter().map(|kept| kept.invitation.by.id.clone());
        let inviters = inviters.collect();
        let seen = kept
            .into_iter()
            .map(|kept| kept.invitation)
            .filter(|invitation| {
                // Nobody has had the time to come yet.
                let is_new = invitation.made >= since || self.begun >= since;
                is_new || self.people.is_there(&invitation.by.id, since)
            });
        let games = self.store.games_shown(GAMES).await?;
        let lobby = Lobby {
            invitations: seen.collect(),
            games: games.into_iter().map(summary).collect(),
            people: self.people.count(),
        };
        let mut inner = self.board.lock();
        inner.inviters = inviters;
        if inner
            .shown
            .as_ref()
            .is_some_and(|(shown, _)| *shown == lobby)
        {
            return Ok(());
        }
        let text = text(&ToClient::Lobby {
            lobby: lobby.clone(),
        });
        for outbox in &inner.watchers {
            outbox.put(text.clone());
        }
        inner.shown = Some((lobby, text));
        Ok(())
    }
}
