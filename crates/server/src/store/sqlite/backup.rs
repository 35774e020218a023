//! Copies of the database: made while a server writes, and put back while none does.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::folder::{self, Folder, create_file};
use super::{Sqlite, migrations, readers};
use crate::store::StoreFault;

/// Why a copy is not made or put back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CopyFault {
    /// The database.
    Store(StoreFault),
    /// There is a file already where the copy should be.
    Exists(PathBuf),
    /// The file is no copy of a database that this version knows.
    NoCopy(PathBuf, String),
    /// The database has this many games, which would be lost.
    HasGames(u64),
    /// There is something already in the database to which everything is to be copied.
    NotEmpty,
    /// The file can't be read or written: what the system says.
    File(PathBuf, String),
}

impl fmt::Display for CopyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(fault) => fault.fmt(f),
            Self::Exists(path) => {
                write!(f, "there is a file {} already", path.display())
            }
            Self::NoCopy(path, why) => {
                write!(
                    f,
                    "the file {} is no backup of Ludejo: {why}",
                    path.display()
                )
            }
            Self::HasGames(1) => f.write_str("the database has a game, which would be lost"),
            Self::HasGames(games) => {
                write!(f, "the database has {games} games, which would be lost")
            }
            Self::NotEmpty => f.write_str("there are players in that database already"),
            Self::File(path, why) => {
                write!(f, "the file {} can't be used: {why}", path.display())
            }
        }
    }
}

impl std::error::Error for CopyFault {}

impl From<StoreFault> for CopyFault {
    fn from(fault: StoreFault) -> Self {
        Self::Store(fault)
    }
}

impl From<rusqlite::Error> for CopyFault {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

impl Sqlite {
    /// Copies the database in a data folder, as it is at this moment, to a new file, which appears
    /// only when it is complete. A server may be writing.
    ///
    /// # Errors
    ///
    /// If there is such a file already, or one of the two can't be read or written.
    pub fn back_up(data: &Path, to: &Path) -> Result<(), CopyFault> {
        let failed = |error: io::Error| CopyFault::File(to.to_owned(), error.to_string());
        if to.exists() {
            return Err(CopyFault::Exists(to.to_owned()));
        }
        let database = super::existing(data)?;
        let mut name = to.as_os_str().to_owned();
        name.push(".part");
        let part = PathBuf::from(name);
        let copied = create_file(&part).map_err(failed).and_then(|file| {
            let mut copy = Connection::open(&part)?;
            copy_all(&readers::connect(&database)?, &mut copy)?;
            // One file, without a log beside it.
            copy.pragma_update(None, "journal_mode", "delete")?;
            drop(copy);
            file.sync_all().map_err(failed)?;
            fs::rename(&part, to).map_err(failed)
        });
        if copied.is_err() {
            // It may not have come so far.
            let _ = fs::remove_file(&part);
        }
        copied?;
        folder::sync(folder::parent(to)).map_err(failed)
    }

    /// Puts a copy in place of the database in a data folder, all at once, and brings it up to date.
    /// No server may have the folder. Games are overwritten only if `over_games`.
    ///
    /// # Errors
    ///
    /// If the file is no such copy or is damaged, a server has the folder, or there are games.
    pub fn restore(folder: &Path, from: &Path, over_games: bool) -> Result<(), CopyFault> {
        let no_copy = |fault| {
            let why = match fault {
                StoreFault::Database(why) => why,
                fault => fault.to_string(),
            };
            CopyFault::NoCopy(from.to_owned(), why)
        };
        File::open(from).map_err(|error| CopyFault::File(from.to_owned(), error.to_string()))?;
        let copy = readers::connect(from).map_err(no_copy)?;
        migrations::check_copy(&copy).map_err(no_copy)?;
        if let Some(damage) = damage(&copy).map_err(no_copy)?.into_iter().next() {
            return Err(CopyFault::NoCopy(from.to_owned(), damage));
        }
        let folder = Folder::take(folder)?;
        let mut database = super::writing(&folder)?;
        let games = super::servers::counts(&database)?.games;
        if games > 0 && !over_games {
            return Err(CopyFault::HasGames(games));
        }
        copy_all(&copy, &mut database)?;
        Ok(migrations::migrate(&mut database)?)
    }

    /// What SQLite itself finds damaged in the database in a data folder: a sentence for each.
    ///
    /// # Errors
    ///
    /// If it can't be read at all.
    pub fn damage(folder: &Path) -> Result<Vec<String>, StoreFault> {
        damage(&readers::connect(&super::existing(folder)?)?)
    }
}

/// Copies a database, as it is at this moment, in one transaction.
fn copy_all(from: &Connection, to: &mut Connection) -> Result<(), CopyFault> {
    match Backup::new(from, to)?.step(-1)? {
        StepResult::Done => Ok(()),
        _ => Err(StoreFault::Database("it is too busy to be copied".to_owned()).into()),
    }
}

fn damage(connection: &Connection) -> Result<Vec<String>, StoreFault> {
    let mut check = connection.prepare("PRAGMA integrity_check")?;
    let mut found = check
        .query_map([], |row| row.get(0))?
        .collect::<Result<Vec<String>, _>>()?;
    found.retain(|sentence| sentence != "ok");
    let mut check = connection.prepare("PRAGMA foreign_key_check")?;
    let dangling = check.query_map([], |row| {
        let (table, parent): (String, String) = (row.get(0)?, row.get(2)?);
        Ok(format!(
            "a row of {table} names one of {parent} that isn't there"
        ))
    })?;
    for sentence in dangling {
        found.push(sentence?);
    }
    Ok(found)
}
