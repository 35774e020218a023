//! What an operator asks of a server's data, from another program.

use std::path::Path;

use tokio::runtime::Builder;

use crate::store::{self, CopyFault, Counts, Place, Postgres, Report, Sqlite, StoreFault, Stored};

/// Checks everything that is kept: whether the events of all games add up to what is kept beside
/// them, and whether the database itself is sound. Servers may go on meanwhile.
///
/// # Errors
///
/// If the database can't be read at all.
pub fn verify(place: &Place) -> Stored<Report> {
    let mut report = wait(async { store::verify(&*place.look().await?).await })?;
    if let Place::Folder(folder) = place {
        let damage = Sqlite::damage(folder)?.into_iter();
        let sentences = damage.map(|damage| format!("The database is damaged: {damage}."));
        report.differences.extend(sentences);
    }
    Ok(report)
}

/// How much there is. Servers may go on meanwhile.
///
/// # Errors
///
/// If the database can't be read.
pub fn counts(place: &Place) -> Stored<Counts> {
    wait(async { place.look().await?.counts().await })
}

/// Copies everything in a data folder that no server has to an empty PostgreSQL database.
///
/// # Errors
///
/// If there is something in the database already, or one of the two can't be used.
pub fn copy(folder: &Path, address: &str) -> Result<(), CopyFault> {
    wait(Postgres::copy(folder, address))
}

fn wait<T, E: From<StoreFault>>(task: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| StoreFault::Database(error.to_string()))?;
    runtime.block_on(task)
}
