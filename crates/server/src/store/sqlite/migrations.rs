//! Brings a database to the form that this version writes. There is no way back.

use rusqlite::{Connection, OptionalExtension};

use crate::store::{StoreFault, Stored};

/// What leads from each version to the next, the empty database being version 0.
const STEPS: &[&str] = &[
    include_str!("../../../migrations/sqlite/0001.sql"),
    include_str!("../../../migrations/sqlite/0002.sql"),
    include_str!("../../../migrations/sqlite/0003.sql"),
    include_str!("../../../migrations/sqlite/0004.sql"),
];

/// The version that is written.
const KNOWN: u32 = STEPS.len() as u32;

/// Carries out the steps that are missing, each in a transaction of its own.
pub(super) fn migrate(connection: &mut Connection) -> Stored<()> {
    let found = version(connection)?;
    if found > KNOWN {
        return Err(StoreFault::Newer(found, KNOWN));
    }
    for (step, sql) in (1..=KNOWN).zip(STEPS).skip(found as usize) {
        let transaction = connection.transaction()?;
        transaction
            .execute_batch("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")?;
        transaction.execute_batch(sql)?;
        transaction.execute("DELETE FROM schema", [])?;
        transaction.execute("INSERT INTO schema (version) VALUES (?1)", [step])?;
        transaction.commit()?;
    }
    Ok(())
}

/// Refuses a database that is not of the version that is written.
pub(super) fn check(connection: &Connection) -> Stored<()> {
    match version(connection)? {
        KNOWN => Ok(()),
        found if found > KNOWN => Err(StoreFault::Newer(found, KNOWN)),
        found => Err(StoreFault::Older(found, KNOWN)),
    }
}

/// Refuses a copy that can't be brought up to date.
pub(super) fn check_copy(connection: &Connection) -> Stored<()> {
    match version(connection)? {
        0 => Err(StoreFault::Database(
            "it has no tables of Ludejo".to_owned(),
        )),
        found if found > KNOWN => Err(StoreFault::Newer(found, KNOWN)),
        _ => Ok(()),
    }
}

/// The version of a database, 0 if there is nothing in it.
fn version(connection: &Connection) -> Stored<u32> {
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'schema'";
    let table: Option<String> = connection
        .query_row(tables, [], |row| row.get(0))
        .optional()?;
    if table.is_none() {
        return Ok(0);
    }
    Ok(connection.query_row("SELECT version FROM schema", [], |row| row.get(0))?)
}
