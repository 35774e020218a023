//! The folder with networks and solved tables.

use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use clap::Args;
use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use ludejo_engine::Resources;

use crate::edge::{Failure, could_not_read};

/// The variable that names the folder.
const VARIABLE: &str = "LUDEJO_DATA";

/// Where engines find what they need besides their options.
#[derive(Args)]
pub(crate) struct Data {
    /// The folder with networks (GAME.network) and solved tables (GAME.table); by default, the one
    /// named in the variable LUDEJO_DATA, or else the folder `ludejo` where your system keeps
    /// program data. The engine does without whatever isn't there
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Data {
    /// Reads what there is.
    pub(crate) fn load(&self) -> Result<Resources, Failure> {
        let mut resources = built_in()?;
        let Some(folder) = self.folder()? else {
            return Ok(resources);
        };
        for name in Resources::names() {
            let path = folder.join(&name);
            let bytes = match fs::read(&path) {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                Err(error) => return Err(could_not_read(&path, &error)),
            };
            let add = resources.add(&name, bytes.into());
            add.map_err(|error| {
                Failure::run(format!("In the folder {}: {error}.", folder.display()))
            })?;
        }
        Ok(resources)
    }

    /// The folder; `None` if none was named and the system's doesn't exist.
    fn folder(&self) -> Result<Option<PathBuf>, Failure> {
        let variable = || env::var_os(VARIABLE).filter(|value| !value.is_empty());
        let named = self.data.clone().or_else(|| variable().map(PathBuf::from));
        if let Some(folder) = named {
            if !folder.is_dir() {
                let folder = folder.display();
                return Err(Failure::argument(format!("{folder} is not a folder.")));
            }
            return Ok(Some(folder));
        }
        let usual = choose_native_strategy().map(|places| places.data_dir().join("ludejo"));
        Ok(usual.ok().filter(|folder| folder.is_dir()))
    }
}

/// What is part of the program.
fn built_in() -> Result<Resources, Failure> {
    let mut resources = Resources::default();
    let added = resources.add("rooya.oracle", ludejo_oracle::ROOYA.into());
    added.map_err(|error| {
        Failure::run(format!("The solution of Le Rooya can't be used: {error}."))
    })?;
    Ok(resources)
}
