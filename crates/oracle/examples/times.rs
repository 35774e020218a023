//! How long answers take. Reads positions of Le Rooya, one per line, and prints for each the
//! milliseconds for its value, and for its value together with those of all its moves.

use std::hint::black_box;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use ludejo_oracle::Oracle;
use ludejo_rules::Game;
use ludejo_rules::rooya::Rooya;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("times: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn std::error::Error>> {
    let oracle = Oracle::rooya().map_err(|error| error.to_string())?;
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let position: Rooya = line
            .parse()
            .map_err(|_| format!("not a position: {line}"))?;
        let begun = Instant::now();
        black_box(oracle.ask(&position));
        let alone = begun.elapsed();
        position.for_each_action(|action| {
            black_box(oracle.ask_action(&position, action));
        });
        let with_moves = begun.elapsed();
        let [alone, with_moves] = [alone, with_moves].map(|time| time.as_secs_f64() * 1000.0);
        writeln!(out, "{alone:.4} {with_moves:.4}")?;
    }
    Ok(())
}
