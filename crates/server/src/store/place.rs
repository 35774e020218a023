//! Where everything is kept.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Postgres, Sqlite, Store, Stored};

/// Where everything is kept. An address may have a password in it, so this isn't to be shown.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// In a data folder, by SQLite.
    Folder(PathBuf),
    /// In PostgreSQL, at this address.
    Postgres(String),
}

impl Place {
    /// Opens it for a server.
    ///
    /// # Errors
    ///
    /// As [`Sqlite::open`] or [`Postgres::open`].
    pub async fn open(&self) -> Stored<Arc<dyn Store>> {
        Ok(match self {
            Self::Folder(folder) => Arc::new(Sqlite::open(folder)?),
            Self::Postgres(address) => Arc::new(Postgres::open(address).await?),
        })
    }

    /// Opens it only to look at it, while servers may be writing.
    ///
    /// # Errors
    ///
    /// As [`Sqlite::look`] or [`Postgres::look`].
    pub async fn look(&self) -> Stored<Arc<dyn Store>> {
        Ok(match self {
            Self::Folder(folder) => Arc::new(Sqlite::look(folder)?),
            Self::Postgres(address) => Arc::new(Postgres::look(address).await?),
        })
    }
}
