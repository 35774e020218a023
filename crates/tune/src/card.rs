//! What a network's file tells people about it.

use std::fs;
use std::path::Path;

use ludejo_engine::evaluation::network::{Network, Shape};
use ludejo_engine::planes::Planes;

/// Reads the network in a file.
pub(crate) fn read<G: Planes>(path: &Path) -> Result<Network, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let read = Network::read(&Shape::of::<G>(), &bytes);
    read.map_err(|error| format!("{} is broken: {error}", path.display()))
}

/// Adds these lines to what the file of a network tells.
pub(crate) fn write<G: Planes>(path: &Path, lines: &[String]) -> Result<(), String> {
    let mut network = read::<G>(path)?;
    for line in lines {
        network.card.push('\n');
        network.card.push_str(line);
    }
    let bytes = network.to_bytes(&Shape::of::<G>());
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}
