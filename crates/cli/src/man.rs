//! `ludejo man`: manual pages, made from the arguments and their help.

use std::fs;
use std::path::PathBuf;

use clap::{Args, CommandFactory};

use crate::edge::Failure;

/// Write a manual page for each command
#[derive(Args)]
#[command(hide = true)]
pub(crate) struct Arguments {
    /// The folder for the pages
    folder: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    fs::create_dir_all(&arguments.folder)?;
    Ok(clap_mangen::generate_to(
        crate::Arguments::command(),
        &arguments.folder,
    )?)
}
