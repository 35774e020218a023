//! Running programs from the root of the repository.

use std::io::{BufRead, BufReader, Write};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use xshell::Cmd;
pub(crate) use xshell::{Shell, cmd};

/// Windows starts scripts only by their full name.
pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// What starts programs in the root.
pub(crate) fn shell() -> Result<Shell> {
    let shell = Shell::new()?;
    shell.change_dir(root());
    // Where all commands look for what was built, whatever cargo is told elsewhere.
    shell.set_var("CARGO_TARGET_DIR", root().join("target"));
    Ok(shell)
}

/// Says which program is run, and at the end how long it took, if that was long.
struct Work(Instant);

impl Work {
    fn begin(program: &Cmd<'_>) -> Self {
        println!("\n$ {program}");
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

/// Runs a program and shows what it prints.
pub(crate) fn run(program: Cmd<'_>) -> Result<()> {
    let _work = Work::begin(&program);
    Ok(program.quiet().run()?)
}

/// Runs a program and hands each line of its standard output to `see` as well as showing it.
pub(crate) fn run_seeing(program: Cmd<'_>, mut see: impl FnMut(&str)) -> Result<()> {
    let _work = Work::begin(&program);
    let name = program.to_string();
    let mut child = Command::from(program)
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("could not start `{name}`"))?;
    if let Some(output) = child.stdout.take() {
        for text in BufReader::new(output).lines().map_while(Result::ok) {
            see(&text);
            // The checks go on even if nobody reads them any more.
            let _ = writeln!(std::io::stdout(), "{text}");
        }
    }
    let status = child.wait()?;
    ensure!(status.success(), "`{name}` failed ({status})");
    Ok(())
}

/// What a program prints on standard output.
pub(crate) fn output(program: Cmd<'_>) -> Result<String> {
    let _work = Work::begin(&program);
    Ok(program.quiet().read()?)
}

/// Something to do that others can be done beside.
pub(crate) type Task<'a, T> = &'a (dyn Fn() -> Result<T> + Sync);

/// Does several things at once: what each comes to, or an error if one of them fails, when all are
/// done.
pub(crate) fn at_once<T: Send>(tasks: &[Task<'_, T>]) -> Result<Vec<T>> {
    thread::scope(|scope| {
        let begun: Vec<_> = tasks.iter().map(|task| scope.spawn(task)).collect();
        let done: Vec<_> = begun
            .into_iter()
            .map(|task| task.join().unwrap_or_else(|panic| resume_unwind(panic)))
            .collect();
        done.into_iter().collect()
    })
}
