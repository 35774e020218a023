//! Copies everything from a data folder, for those who have begun with one server and want more.

use std::path::Path;
use std::pin::pin;

use rusqlite::Row;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Column, Transaction};

use super::Postgres;
use crate::store::sqlite::Still;
use crate::store::{CopyFault, StoreFault};

/// What is copied, in an order in which no row names one that isn't there yet. Both databases have
/// the same columns.
const TABLES: [&str; 9] = [
    "players",
    "blocks",
    "games",
    "seats",
    "events",
    "invitations",
    "invited",
    "chat",
    "servers",
];

impl Postgres {
    /// Copies everything that is in a data folder to the database at an address, all at once or not
    /// at all. No server may have the folder.
    ///
    /// # Errors
    ///
    /// If there is something in the database already, or one of the two can't be used.
    pub async fn copy(folder: &Path, address: &str) -> Result<(), CopyFault> {
        let still = Still::take(folder)?;
        let database = Self::open(address).await?;
        let mut client = database.pool.get().await.map_err(StoreFault::from)?;
        let transaction = client.transaction().await.map_err(StoreFault::from)?;
        fill(&transaction, &still).await?;
        transaction.commit().await.map_err(StoreFault::from)?;
        Ok(())
    }
}

async fn fill(transaction: &Transaction<'_>, from: &Still) -> Result<(), CopyFault> {
    // As long as it takes, and without others.
    let begin = "SET LOCAL statement_timeout = 0; LOCK TABLE players";
    let begun = transaction.batch_execute(begin).await;
    begun.map_err(StoreFault::from)?;
    let players = transaction.query_opt("SELECT 1 FROM players LIMIT 1", &[]);
    if players.await.map_err(StoreFault::from)?.is_some() {
        return Err(CopyFault::NotEmpty);
    }
    for table in TABLES {
        copy(transaction, from, table).await?;
    }
    Ok(())
}

async fn copy(transaction: &Transaction<'_>, from: &Still, table: &str) -> Result<(), StoreFault> {
    let statement = transaction
        .prepare(&format!("SELECT * FROM {table}"))
        .await?;
    let columns = statement.columns();
    let names: Vec<_> = columns.iter().map(Column::name).collect();
    let types: Vec<_> = columns
        .iter()
        .map(|column| column.type_().clone())
        .collect();
    let names = names.join(", ");
    let copy = format!("COPY {table} ({names}) FROM STDIN (FORMAT binary)");
    let mut writer = pin!(BinaryCopyInWriter::new(
        transaction.copy_in(&copy).await?,
        &types
    ));
    let mut select = from
        .connection
        .prepare(&format!("SELECT {names} FROM {table}"))?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let values = types.iter().enumerate();
        let values = values
            .map(|(index, kind)| value(row, index, kind))
            .collect::<rusqlite::Result<Vec<_>>>()?;
        let values: Vec<_> = values.iter().map(|value| &**value).collect();
        writer.as_mut().write(&values).await?;
    }
    writer.finish().await?;
    Ok(())
}

/// A value of SQLite, as PostgreSQL wants it.
fn value(row: &Row<'_>, index: usize, kind: &Type) -> rusqlite::Result<Box<dyn ToSql + Sync>> {
    Ok(match *kind {
        Type::BOOL => Box::new(row.get::<_, Option<bool>>(index)?),
        Type::INT8 => Box::new(row.get::<_, Option<i64>>(index)?),
        Type::BYTEA => Box::new(row.get::<_, Option<Vec<u8>>>(index)?),
        _ => Box::new(row.get::<_, Option<String>>(index)?),
    })
}
