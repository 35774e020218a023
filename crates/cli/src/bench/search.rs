//! How many nodes the engines take for fixed depths, and how long.

use std::io::Write;
use std::time::Instant;

use ludejo_engine::{Limits, Options, Resources, engine};
use ludejo_rules::{Info, catalog};

use crate::edge::Failure;

/// The positions with how far each is searched.
const POSITIONS: &str = include_str!("positions.txt");

/// Searches the positions of these games and prints the nodes, by game and all together.
pub(super) fn run(infos: &[&Info], out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{:<14} {:>12} {:>12}", "game", "nodes", "nodes/s")?;
    let mut total = 0;
    for info in infos {
        let begun = Instant::now();
        let nodes = nodes(info);
        if nodes > 0 {
            let speed = nodes as f64 / begun.elapsed().as_secs_f64();
            writeln!(out, "{:<14} {nodes:>12} {speed:>12.0}", info.id)?;
            out.flush()?;
        }
        total += nodes;
    }
    writeln!(out, "nodes {total}")?;
    Ok(())
}

/// The nodes for the positions of a game; 0 if it has none.
fn nodes(info: &Info) -> u64 {
    let mut nodes = 0;
    for line in POSITIONS.lines() {
        let Some(rest) = line
            .strip_prefix(info.id)
            .filter(|rest| rest.starts_with(' '))
        else {
            continue;
        };
        let Some((limit, position)) = rest.trim_start().split_once(' ') else {
            continue;
        };
        let (Some(limits), Ok(game), Ok(mut engine)) = (
            limits(limit),
            catalog::read(info.id, position),
            engine(info.id, &Options::default(), &Resources::default()),
        ) else {
            continue;
        };
        let thought = engine.think(&*game, &limits, &mut |_| {});
        nodes += thought.map_or(0, |thought| thought.nodes);
    }
    nodes
}

/// A depth, or a number of nodes: `9`, `40000n`.
fn limits(text: &str) -> Option<Limits<'static>> {
    match text.strip_suffix('n') {
        Some(nodes) => nodes.parse().ok().map(Limits::nodes),
        None => text.parse().ok().map(Limits::depth),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_position_with_a_limit() {
        for line in POSITIONS.lines() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let [id, limit, position] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else {
                panic!("not GAME LIMIT LINE: {line}");
            };
            assert!(limits(limit).is_some(), "{line}");
            assert!(catalog::read(id, position).is_ok(), "{line}");
        }
    }
}
