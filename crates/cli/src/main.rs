//! `ludejo`: seven modern abstract games in one binary.
//!
//! Each subcommand is a thin module over the crates of the workspace. This file reads the arguments
//! and turns a failure into one sentence and an exit status.

mod admin;
mod analyze;
mod bench;
mod completions;
mod data;
mod edge;
mod expand;
mod games;
mod language;
mod lines;
mod man;
mod matches;
mod perft;
mod play;
mod probe;
mod record_file;
mod rules_page;
mod selfplay;
mod serve;
mod show;
mod solve;
mod study;
mod ugi;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use ludejo_messages::Language;

use edge::Failure;

/// A place to play modern abstract games
#[derive(Parser)]
#[command(name = "ludejo", version, max_term_width = 100)]
struct Arguments {
    /// The language of what you play and read: en, es, fr, de or eo; without it, that of
    /// LUDEJO_LANGUAGE or of your system, if it is one of these, and else English
    #[arg(long, global = true, value_name = "CODE", value_parser = language::read)]
    language: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Arguments),
    Serve(serve::Arguments),
    Admin(admin::Arguments),
    Games(games::Arguments),
    Rules(rules_page::Arguments),
    Show(show::Arguments),
    Perft(perft::Arguments),
    Expand(expand::Arguments),
    Analyze(analyze::Arguments),
    Bench(bench::Arguments),
    Match(matches::Arguments),
    #[command(name = "selfplay")]
    SelfPlay(selfplay::Arguments),
    Study(study::Arguments),
    Solve(solve::Arguments),
    Probe(probe::Arguments),
    Ugi(ugi::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return refuse_arguments(&error),
    };
    if let Err(failure) = language::speak(arguments.language) {
        return report(&failure);
    }
    let result = match arguments.command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Admin(arguments) => admin::run(&arguments),
        Command::Games(arguments) => games::run(&arguments),
        Command::Rules(arguments) => rules_page::run(&arguments),
        Command::Show(arguments) => show::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Expand(arguments) => expand::run(&arguments),
        Command::Analyze(arguments) => analyze::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Match(arguments) => matches::run(&arguments),
        Command::SelfPlay(arguments) => selfplay::run(&arguments),
        Command::Study(arguments) => study::run(&arguments),
        Command::Solve(arguments) => solve::run(&arguments),
        Command::Probe(arguments) => probe::run(&arguments),
        Command::Ugi(arguments) => ugi::run(&arguments),
        Command::Completions(arguments) => completions::run(&arguments),
        Command::Man(arguments) => man::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => report(&failure),
    }
}

/// Says a failure on standard error.
fn report(failure: &Failure) -> ExitCode {
    if !failure.is_closed_pipe() {
        // There is nowhere left to complain if standard error is gone.
        let _ = writeln!(std::io::stderr(), "ludejo: {failure}");
    }
    ExitCode::from(failure.status)
}

/// Prints help where it was asked for, and otherwise one sentence about the bad argument.
fn refuse_arguments(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind;
    let asked = matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    if asked {
        // As above.
        let _ = error.print();
        return ExitCode::from(u8::from(error.use_stderr()) * 2);
    }
    let text = error.to_string();
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<_> = paragraph.split_whitespace().collect();
    let sentence = words.join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    report(&Failure::argument(format!(
        "{sentence} (see ludejo --help)"
    )))
}
