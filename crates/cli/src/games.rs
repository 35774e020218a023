//! `ludejo games`: which games there are.

use std::io::Write;

use clap::Args;
use ludejo_rules::catalog::GAMES;

use crate::edge::{Failure, credit};

/// List the games with their designers, seats and setups
#[derive(Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for info in GAMES {
        writeln!(out, "{:<14} {}, {}", info.id, info.name, credit(info))?;
        let seats = info.seats.iter().map(|seat| {
            let words = ludejo_messages::words(&format!("seat-{}", seat.word));
            format!("{} {words}", seat.letter)
        });
        let seats: Vec<_> = seats.collect();
        let setups: Vec<_> = info.setups.iter().map(|setup| setup.name).collect();
        writeln!(out, "{:<14} seats: {}", "", seats.join(", "))?;
        writeln!(out, "{:<14} setups: {}", "", setups.join(", "))?;
    }
    Ok(())
}
