//! Brings a database to the form that this version writes. There is no way back.

use tokio_postgres::Client;

use super::line::patiently;
use crate::store::{StoreFault, Stored};

/// What leads from each version to the next, the empty database being version 0.
const STEPS: &[&str] = &[
    include_str!("../../../migrations/postgres/0001.sql"),
    include_str!("../../../migrations/postgres/0002.sql"),
    include_str!("../../../migrations/postgres/0003.sql"),
];

/// The version that is written.
const KNOWN: u32 = STEPS.len() as u32;

/// Carries out the steps that are missing, each in a transaction of its own. Of several servers that
/// start at once, one does it and the others wait.
pub(super) async fn migrate(client: &mut Client) -> Stored<()> {
    loop {
        let step = client.transaction().await?;
        // As long as it takes.
        step.batch_execute(
            "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; \
             SELECT pg_advisory_xact_lock(7676)",
        )
        .await?;
        let found = version(step.client()).await?;
        if found > KNOWN {
            return Err(StoreFault::Newer(found, KNOWN));
        }
        let Some(sql) = STEPS.get(found as usize) else {
            return Ok(());
        };
        step.batch_execute("CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)")
            .await?;
        step.batch_execute(sql).await?;
        step.execute("DELETE FROM schema", &[]).await?;
        let insert = "INSERT INTO schema (version) VALUES ($1)";
        step.execute(insert, &[&i64::from(found + 1)]).await?;
        step.commit().await?;
    }
}

/// Refuses a database that is not of the version that is written.
pub(super) async fn check(client: &Client) -> Stored<()> {
    match version(client).await? {
        KNOWN => Ok(()),
        found if found > KNOWN => Err(StoreFault::Newer(found, KNOWN)),
        found => Err(StoreFault::Older(found, KNOWN)),
    }
}

/// The version of a database, 0 if there is nothing in it.
async fn version(client: &Client) -> Stored<u32> {
    let table =
        "SELECT 1 FROM pg_tables WHERE tablename = 'schema' AND schemaname = current_schema()";
    if patiently(client.query_opt(table, &[])).await?.is_none() {
        return Ok(0);
    }
    let row = patiently(client.query_one("SELECT version FROM schema", &[])).await?;
    crate::store::rows::count(row.try_get(0)?)
}
