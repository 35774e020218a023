//! What a process takes of the machine, as Linux tells it.

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// How long a process has computed, all its threads together.
///
/// # Errors
/// If there is no such process.
pub fn computed(pid: u32) -> Result<Duration> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // Its name, in parentheses, may be anything.
    let rest = stat.rsplit_once(") ").context("it has no name")?.1;
    let fields: Vec<_> = rest.split(' ').collect();
    let ticks = |place: usize| {
        fields
            .get(place)
            .and_then(|field| field.parse::<u64>().ok())
    };
    let (user, system) = ticks(11).zip(ticks(12)).context("it has no times")?;
    Ok(Duration::from_millis(
        1_000 * (user + system) / rustix::param::clock_ticks_per_second(),
    ))
}

/// The processes that another one has started.
///
/// # Errors
/// If there is no such process.
pub fn children(pid: u32) -> Result<Vec<u32>> {
    let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"))?;
    let children = children.split_whitespace();
    Ok(children.filter_map(|pid| pid.parse().ok()).collect())
}

/// How many bytes of memory a process has to itself.
///
/// # Errors
/// If there is no such process.
pub fn memory(pid: u32) -> Result<u64> {
    let rollup = fs::read_to_string(format!("/proc/{pid}/smaps_rollup"))?;
    let private = rollup.lines().filter(|line| line.starts_with("Private_"));
    let sizes = private.filter_map(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    Ok(1_024 * sizes.sum::<u64>())
}

/// Lets this program and those that it starts have so many files and connections open at once.
///
/// # Errors
/// If the system doesn't let it.
pub fn allow_files(count: u64) -> Result<()> {
    let limit = getrlimit(Resource::Nofile);
    if limit.current.is_none_or(|current| current >= count) {
        return Ok(());
    }
    let maximum = limit.maximum.map(|maximum| maximum.max(count));
    let raised = setrlimit(
        Resource::Nofile,
        Rlimit {
            current: Some(count),
            maximum,
        },
    );
    ensure!(
        raised.is_ok(),
        "this needs {count} open files, but the system allows only {}; as root, raise the limit by \
         `ulimit -Hn {count}` first",
        limit.maximum.unwrap_or_default()
    );
    Ok(())
}
