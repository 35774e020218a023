//! `ludejo admin`: looking after what a server keeps.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use ludejo_server::admin;
use ludejo_server::store::{CopyFault, Place, Sqlite, StoreFault};

use crate::data;
use crate::edge::Failure;

/// Check, back up and restore what a server keeps
///
/// All but `restore` and `copy` can be done while the server runs.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Task,
    /// The server's data folder; by default, the one named in the variable LUDEJO_DATA, or else the
    /// folder `ludejo` where your system keeps program data
    #[arg(long, global = true, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The address of the server's PostgreSQL database, such as postgres://ludejo@localhost/ludejo; by
    /// default, the one named in the variable LUDEJO_DATABASE, if there is one and no --data
    #[arg(long, global = true, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
}

#[derive(Subcommand)]
enum Task {
    /// Go through the events of all games again, and compare what they come to with what is kept;
    /// the exit status is 1 if there is any difference
    Verify,
    /// Copy the database in the data folder to a new file
    Backup {
        /// The file to create
        file: PathBuf,
    },
    /// Put a backup in place of the database in the data folder; the server must not be running
    Restore {
        /// The backup
        file: PathBuf,
        /// Even if the database has games, which are lost then
        #[arg(long)]
        force: bool,
    },
    /// Copy everything in the data folder to an empty PostgreSQL database, for several servers; the
    /// server must not be running
    Copy {
        /// The address of the database; by default, the one named in the variable LUDEJO_DATABASE
        #[arg(value_name = "URL")]
        to: Option<String>,
    },
    /// Say how much there is
    Stats,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.task {
        Task::Verify => verify(&arguments.place()?),
        Task::Backup { file } => {
            Sqlite::back_up(&arguments.folder()?, file).map_err(|fault| copy_failure(&fault))?;
            say(format_args!("The backup is in {}.", file.display()))
        }
        Task::Restore { file, force } => {
            let folder = arguments.folder()?;
            Sqlite::restore(&folder, file, *force).map_err(|fault| copy_failure(&fault))?;
            let counts = admin::counts(&Place::Folder(folder)).map_err(|fault| failure(&fault))?;
            let (file, games) = (file.display(), several(counts.games, "game"));
            say(format_args!(
                "The database is that of {file} again, with {games}."
            ))
        }
        Task::Copy { to } => {
            let to = to.as_deref().or(arguments.database.as_deref());
            copy(&data::of_server(arguments.data.as_deref())?, to)
        }
        Task::Stats => stats(&arguments.place()?),
    }
}

impl Arguments {
    fn place(&self) -> Result<Place, Failure> {
        let database = data::database(self.database.as_deref(), self.data.as_deref())?;
        Ok(match database {
            Some(address) => Place::Postgres(address),
            None => Place::Folder(data::of_server(self.data.as_deref())?),
        })
    }

    fn folder(&self) -> Result<PathBuf, Failure> {
        match self.place()? {
            Place::Folder(folder) => Ok(folder),
            Place::Postgres(_) => Err(Failure::argument(
                "PostgreSQL has its own programs for this: use pg_dump and pg_restore.",
            )),
        }
    }
}

fn verify(place: &Place) -> Result<(), Failure> {
    let report = admin::verify(place).map_err(|fault| failure(&fault))?;
    for difference in &report.differences {
        say(format_args!("{difference}"))?;
    }
    let (games, events) = (
        several(report.games, "game"),
        several(report.events, "event"),
    );
    let checked = format!("Checked {games} with {events}");
    match report.differences.len() as u64 {
        0 => say(format_args!("{checked}: everything adds up.")),
        1 => Err(Failure::run(format!("{checked}: there is a difference."))),
        count => Err(Failure::run(format!(
            "{checked}: there are {count} differences."
        ))),
    }
}

fn copy(folder: &Path, to: Option<&str>) -> Result<(), Failure> {
    let no_database = || {
        Failure::argument("Name the database, as an argument or in the variable LUDEJO_DATABASE.")
    };
    let address = data::database(to, None)?.ok_or_else(no_database)?;
    admin::copy(folder, &address).map_err(|fault| copy_failure(&fault))?;
    let counts = admin::counts(&Place::Postgres(address)).map_err(|fault| failure(&fault))?;
    let games = several(counts.games, "game");
    let folder = folder.display();
    say(format_args!(
        "The database has what is in {folder} now, with {games}."
    ))
}

fn stats(place: &Place) -> Result<(), Failure> {
    let counts = admin::counts(place).map_err(|fault| failure(&fault))?;
    for (what, count) in [
        ("players", counts.players),
        ("games", counts.games),
        ("games in progress", counts.games_on),
        ("events", counts.events),
        ("invitations", counts.invitations),
        ("chat lines", counts.chat),
        ("bytes", counts.bytes),
    ] {
        say(format_args!("{what:<18}{count:>15}"))?;
    }
    Ok(())
}

fn say(line: std::fmt::Arguments<'_>) -> Result<(), Failure> {
    Ok(writeln!(std::io::stdout().lock(), "{line}")?)
}

fn failure(fault: &StoreFault) -> Failure {
    Failure::run(sentence(&fault.to_string()))
}

fn copy_failure(fault: &CopyFault) -> Failure {
    let mut text = sentence(&fault.to_string());
    if matches!(fault, CopyFault::HasGames(_)) {
        text += " If that is all right, add --force.";
    }
    Failure::run(text)
}

/// A number of things.
fn several(count: u64, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}

/// What a library says, as a sentence.
fn sentence(text: &str) -> String {
    let mut rest = text.chars();
    let first = rest.next().map(|first| first.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), rest.as_str())
}
