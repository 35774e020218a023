//! All live games.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ludejo_session::Millis;
use ludejo_wire::GameId;
use tokio::sync::OnceCell;

use super::{House, Table};
use crate::error::Error;
use crate::moment::now;

/// How long a game that nobody needs any more is kept in memory, in milliseconds.
const KEPT: Millis = 60_000;

/// A table that is loaded, or is being loaded by one of those who want it.
pub(super) type Place = Arc<OnceCell<Arc<Table>>>;

/// All live games: those that somebody needs, or has needed a moment ago.
#[derive(Default)]
pub(super) struct Tables(Mutex<HashMap<GameId, Place>>);

impl Tables {
    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Place>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game if it is live.
    pub(super) fn find(&self, id: &GameId) -> Option<Arc<Table>> {
        self.lock().get(id)?.get().cloned()
    }

    /// The place of a game that is live, or is being loaded.
    pub(super) fn place(&self, id: &GameId) -> Option<Place> {
        self.lock().get(id).cloned()
    }

    /// All of them.
    pub(super) fn all(&self) -> Vec<Arc<Table>> {
        let tables = self.lock();
        tables
            .values()
            .filter_map(|place| place.get())
            .cloned()
            .collect()
    }

    /// Lets go of what nobody needs.
    pub(super) fn tidy(&self) {
        let before = now().saturating_sub(KEPT);
        self.lock().retain(|_, place| {
            Arc::strong_count(place) > 1
                || place
                    .get()
                    .is_some_and(|table| Arc::strong_count(table) > 1 || table.used() >= before)
        });
    }
}

impl House {
    /// A game, which becomes live if it wasn't.
    pub(crate) async fn table(self: &Arc<Self>, id: &GameId) -> Result<Arc<Table>, Error> {
        let place = Arc::clone(self.tables.lock().entry(id.clone()).or_default());
        let table = self.table_at(id, &place).await?;
        table.touch();
        Ok(table)
    }

    /// The game at a place, as soon as it is loaded.
    pub(super) async fn table_at(
        self: &Arc<Self>,
        id: &GameId,
        place: &Place,
    ) -> Result<Arc<Table>, Error> {
        let table = place.get_or_try_init(|| Table::load(self, id)).await?;
        Ok(Arc::clone(table))
    }
}
