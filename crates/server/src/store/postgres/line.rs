//! A connection of the pool, with patience for a while and no longer.

use std::error::Error as _;
use std::pin::pin;
use std::time::Duration;

use deadpool_postgres::{Object, Pool, PoolError};
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

use crate::store::{StoreFault, Stored};

/// How long an answer is awaited. The database itself gives up a statement before that.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// What a statement is given.
pub(super) type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Why a statement was not carried out.
#[derive(Debug)]
pub(in crate::store) struct Trouble {
    code: Option<SqlState>,
    constraint: Option<String>,
    fault: StoreFault,
}

impl Trouble {
    /// Whether there would be two where there may be one.
    pub(super) fn is_duplicate(&self, constraint: &str) -> bool {
        self.code == Some(SqlState::UNIQUE_VIOLATION)
            && self.constraint.as_deref() == Some(constraint)
    }

    fn late() -> Self {
        Self {
            code: None,
            constraint: None,
            fault: StoreFault::Database("it did not answer in time".to_owned()),
        }
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        let refused = error.as_db_error();
        Self {
            code: error.code().cloned(),
            constraint: refused.and_then(|refused| refused.constraint().map(str::to_owned)),
            fault: error.into(),
        }
    }
}

impl From<Trouble> for StoreFault {
    fn from(trouble: Trouble) -> Self {
        trouble.fault
    }
}

/// All that an error tells, since the first sentence says only where it happened.
impl From<Error> for StoreFault {
    fn from(error: Error) -> Self {
        let mut text = error.to_string();
        let mut cause = error.source();
        while let Some(deeper) = cause {
            text = format!("{text}: {deeper}");
            cause = deeper.source();
        }
        Self::Database(text)
    }
}

impl From<PoolError> for StoreFault {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) => error.into(),
            PoolError::Timeout(_) => Self::Database("it has too much to do".to_owned()),
            error => Self::Database(error.to_string()),
        }
    }
}

/// Waits, but not for ever.
pub(super) async fn patiently<T>(
    asked: impl Future<Output = Result<T, Error>>,
) -> Result<T, Trouble> {
    match timeout(PATIENCE, pin!(asked)).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(Trouble::late()),
    }
}

/// A connection of the pool. It goes back there, unless a transaction or a question was left in the
/// middle: then it is closed, which undoes the transaction.
pub(in crate::store) struct Line {
    client: Option<Object>,
    in_transaction: bool,
    in_question: bool,
}

impl Line {
    pub(super) async fn of(pool: &Pool) -> Stored<Self> {
        Ok(Self {
            client: Some(pool.get().await?),
            in_transaction: false,
            in_question: false,
        })
    }

    /// Carries out a statement and gives the rows that it returns.
    pub(super) async fn query(
        &mut self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<Vec<Row>, Trouble> {
        let client = self.ask()?;
        let answer = patiently(async {
            let statement = client.prepare_cached(sql).await?;
            client.query(&statement, params).await
        });
        let answer = answer.await;
        self.answered(answer)
    }

    /// Carries out a statement: how many rows it changed.
    pub(super) async fn execute(
        &mut self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<u64, Trouble> {
        let client = self.ask()?;
        let answer = patiently(async {
            let statement = client.prepare_cached(sql).await?;
            client.execute(&statement, params).await
        });
        let answer = answer.await;
        self.answered(answer)
    }

    fn ask(&mut self) -> Result<&Object, Trouble> {
        self.in_question = true;
        self.client.as_ref().ok_or_else(Trouble::late)
    }

    fn answered<T>(&mut self, answer: Result<T, Trouble>) -> Result<T, Trouble> {
        // What the database refuses, it has answered.
        let trouble = answer.as_ref().err();
        self.in_question = trouble.is_some_and(|trouble| trouble.code.is_none());
        answer
    }

    pub(super) async fn begin(&mut self) -> Result<(), Trouble> {
        self.in_transaction = true;
        self.execute("BEGIN", &[]).await?;
        Ok(())
    }

    pub(super) async fn commit(&mut self) -> Result<(), Trouble> {
        self.execute("COMMIT", &[]).await?;
        self.in_transaction = false;
        Ok(())
    }

    pub(in crate::store) async fn roll_back(&mut self) -> Result<(), Trouble> {
        self.execute("ROLLBACK", &[]).await?;
        self.in_transaction = false;
        Ok(())
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let is_free = !self.in_transaction && !self.in_question;
        if let Some(client) = self.client.take_if(|_| !is_free) {
            drop(Object::take(client));
        }
    }
}
