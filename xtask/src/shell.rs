//! Running programs from the root of the repository.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// A program with its arguments, to be run from the root.
fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).current_dir(root());
    command
}

/// A program at work: says what is run, and at the end how long it took, if that was long.
struct Work(Instant);

impl Work {
    fn begin(line: &str) -> Self {
        println!("\n$ {line}");
        Self(Instant::now())
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        let took = self.0.elapsed();
        if took >= Duration::from_secs(1) {
            println!("({} s)", took.as_secs());
        }
    }
}

/// Runs a program, shows what it prints, and says whether it succeeded.
pub(crate) fn run(line: &str, variables: &[(&str, &str)]) -> bool {
    let _work = Work::begin(line);
    let status = command(line).envs(variables.iter().copied()).status();
    match status {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("xtask: cannot start `{line}`: {error}");
            false
        }
    }
}

/// Runs a program and hands each line of its standard output to `see` as well as showing it.
pub(crate) fn run_seeing(line: &str, mut see: impl FnMut(&str)) -> bool {
    let _work = Work::begin(line);
    let child = command(line).stdout(Stdio::piped()).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            eprintln!("xtask: cannot start `{line}`: {error}");
            return false;
        }
    };
    if let Some(output) = child.stdout.take() {
        let mut shown = std::io::stdout().lock();
        for text in BufReader::new(output).lines().map_while(Result::ok) {
            see(&text);
            // The checks go on even if nobody reads them any more.
            let _ = writeln!(shown, "{text}");
        }
    }
    child.wait().is_ok_and(|status| status.success())
}

/// What a program prints on standard output, if it succeeds.
pub(crate) fn output(line: &str) -> Option<String> {
    let _work = Work::begin(line);
    let output = command(line).stderr(Stdio::inherit()).output();
    match output {
        Ok(output) if output.status.success() => String::from_utf8(output.stdout).ok(),
        Ok(_) => None,
        Err(error) => {
            eprintln!("xtask: cannot start `{line}`: {error}");
            None
        }
    }
}

/// What a program prints on standard output when it is given this on standard input, if it
/// succeeds.
pub(crate) fn answer(line: &str, input: &str) -> Option<String> {
    let _work = Work::begin(line);
    let child = command(line)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            eprintln!("xtask: cannot start `{line}`: {error}");
            return None;
        }
    };
    let stdin = child.stdin.take();
    thread::scope(|scope| {
        scope.spawn(move || {
            // A program that ends before it has read everything says why itself.
            stdin.map(|mut stdin| stdin.write_all(input.as_bytes()))
        });
        let output = child.wait_with_output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then_some(text)
    })
}
