//! `ludejo games`: which games there are.

use std::io::Write;

use clap::Args;
use ludejo_rules::Message;
use ludejo_rules::catalog::GAMES;

use crate::edge::{Failure, credit};
use crate::language::{sentence, words};

/// List the games with their designers, seats and setups
#[derive(Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for info in GAMES {
        writeln!(out, "{:<14} {}, {}", info.id, info.name, credit(info))?;
        let seats = info.seats.iter().map(|seat| {
            let name = words(&format!("seat-{}", seat.word));
            format!("{} {name}", seat.letter)
        });
        let seats: Vec<_> = seats.collect();
        let setups: Vec<_> = info.setups.iter().map(|setup| setup.name).collect();
        for (key, list) in [
            ("list-seats", seats.join(", ")),
            ("list-setups", setups.join(", ")),
        ] {
            let line = sentence(&Message::new(key).text("list", list));
            writeln!(out, "{:<14} {line}", "")?;
        }
    }
    Ok(())
}
