//! The folder with networks and solved tables, and where a server keeps games.

use std::env::{self, VarError};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use clap::Args;
use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use ludejo_engine::Resources;

use crate::edge::{Failure, could_not_read};

/// The variable that names the folder.
const VARIABLE: &str = "LUDEJO_DATA";

/// The variable that names a server's database. Unlike an argument, it isn't shown to everybody on
/// the machine, and an address can have a password in it.
const DATABASE: &str = "LUDEJO_DATABASE";

/// Where engines find what they need besides their options.
#[derive(Args)]
pub(crate) struct Data {
    /// The folder with networks (GAME.network) and solved tables (GAME.table); by default, the one
    /// named in the variable LUDEJO_DATA, or else the folder `ludejo` where your system keeps
    /// program data. A network there takes the place of the one that is part of the program;
    /// otherwise, the engine does without whatever isn't there
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Data {
    /// Reads what there is.
    pub(crate) fn load(&self) -> Result<Resources, Failure> {
        match self.folder()? {
            Some(folder) => resources(&folder),
            None => built_in(),
        }
    }

    /// The folder; `None` if none was named and the system's doesn't exist.
    fn folder(&self) -> Result<Option<PathBuf>, Failure> {
        if let Some(folder) = named(self.data.as_deref()) {
            if !folder.is_dir() {
                let folder = folder.display();
                return Err(Failure::argument(format!("{folder} is not a folder.")));
            }
            return Ok(Some(folder));
        }
        Ok(usual().filter(|folder| folder.is_dir()))
    }
}

/// The folder that an argument names, or else the variable.
fn named(argument: Option<&Path>) -> Option<PathBuf> {
    let variable = || env::var_os(VARIABLE).filter(|value| !value.is_empty());
    argument
        .map(Path::to_owned)
        .or_else(|| variable().map(PathBuf::from))
}

/// The folder where the system keeps program data; `None` if it keeps none for this user.
fn usual() -> Option<PathBuf> {
    let places = choose_native_strategy().ok()?;
    Some(places.data_dir().join("ludejo"))
}

/// The folder in which a server keeps its data, which need not be there yet.
pub(crate) fn of_server(argument: Option<&Path>) -> Result<PathBuf, Failure> {
    named(argument).or_else(usual).ok_or_else(|| {
        Failure::argument(
            "There's no place for this user's data. Name a folder with --data, or serve only the \
             app with --offline.",
        )
    })
}

/// The address of the PostgreSQL database in which a server keeps games: that of an argument, or else
/// of the variable, unless another argument names a folder.
pub(crate) fn database(
    argument: Option<&str>,
    folder: Option<&Path>,
) -> Result<Option<String>, Failure> {
    if argument.is_some() || folder.is_some() {
        return Ok(argument.map(str::to_owned));
    }
    match env::var(DATABASE) {
        Ok(address) => Ok(Some(address).filter(|address| !address.is_empty())),
        Err(VarError::NotPresent) => Ok(None),
        Err(VarError::NotUnicode(_)) => Err(Failure::argument(format!(
            "The variable {DATABASE} is not Unicode."
        ))),
    }
}

/// What is part of the program, and what is in a folder besides.
pub(crate) fn resources(folder: &Path) -> Result<Resources, Failure> {
    let mut resources = built_in()?;
    for name in Resources::names() {
        let path = folder.join(&name);
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(error) => return Err(could_not_read(&path, &error)),
        };
        let add = resources.add(&name, bytes.into());
        add.map_err(|error| Failure::run(format!("In the folder {}: {error}.", folder.display())))?;
    }
    Ok(resources)
}

/// What is part of the program.
pub(crate) fn built_in() -> Result<Resources, Failure> {
    let mut resources = Resources::default();
    let added = resources.add("rooya.oracle", ludejo_oracle::ROOYA.into());
    added.map_err(|error| {
        Failure::run(format!("The solution of Le Rooya can't be used: {error}."))
    })?;
    for (name, bytes) in ludejo_networks::all() {
        let added = resources.add(name, bytes.into());
        added
            .map_err(|error| Failure::run(format!("A built-in network can't be used: {error}.")))?;
    }
    Ok(resources)
}
