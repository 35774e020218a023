//! `ludejo ugi`: the engines for other programs.

use clap::Args;
use ludejo_arena::ugi::{Setup, serve};
use ludejo_engine::Options;
use ludejo_rules::catalog::GAMES;

use crate::data::Data;
use crate::edge::{Failure, engine_help, find_game};

/// Speak the Universal Game Interface, which lets other programs use the engines
///
/// Reads commands from standard input and answers on standard output, until it reads quit or the
/// input ends. Everything that can be set here can also be set with setoption.
#[derive(Args)]
#[command(after_long_help = engine_help())]
pub(crate) struct Arguments {
    /// The game to start with, as listed by `ludejo games`; by default, the first in the list
    game: Option<String>,
    /// The engine to start with, such as `baseline,seed=7`
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    engine: String,
    #[command(flatten)]
    data: Data,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = match &arguments.game {
        Some(id) => find_game(id)?,
        None => GAMES[0],
    };
    let options: Options = arguments
        .engine
        .parse()
        .map_err(|error| Failure::argument(format!("--engine: {error}.")))?;
    let setup = Setup {
        game,
        options,
        resources: arguments.data.load()?,
        sentence: ludejo_messages::sentence,
    };
    serve(std::io::stdin().lock(), std::io::stdout(), setup)?;
    Ok(())
}
