//! `ludejo completions`: what a shell needs to complete commands and options.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::edge::Failure;

/// Print a script that lets your shell complete commands and options
#[derive(Args)]
#[command(after_help = "In bash, for example: source <(ludejo completions bash)")]
pub(crate) struct Arguments {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut script = Vec::new();
    let mut command = crate::Arguments::command();
    clap_complete::generate(arguments.shell, &mut command, "ludejo", &mut script);
    Ok(std::io::stdout().write_all(&script)?)
}
