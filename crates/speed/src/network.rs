//! Nodes of the search with networks, beside those with the evaluation made by hand.

use std::fs;
use std::path::Path;

use ludejo_engine::Resources;
use ludejo_rules::Info;

use crate::measure::{beside, rate};
use crate::search::{positions, searching};
use crate::table::Table;
use crate::targets;

/// Measures the positions of those of these games whose networks are in the folder, and prints a
/// table.
pub(crate) fn run(games: &[&Info], rounds: u32, folder: Option<&Path>) -> Result<(), String> {
    let folder = folder.ok_or("name a folder that has some, with --data")?;
    println!("\nSearch on one thread: millions of nodes a second, with the network and by hand");
    let table = Table::new(["game", "position"], 1e6);
    for info in games {
        let name = format!("{}.network", info.id);
        let Ok(bytes) = fs::read(folder.join(&name)) else {
            continue;
        };
        let mut resources = Resources::default();
        let added = resources.add(&name, bytes.into());
        added.map_err(|error| error.to_string())?;
        for (place, line) in positions(info.id).enumerate() {
            let mut by_network = searching(info.id, line, &resources);
            let mut by_hand = searching(info.id, line, &Resources::default());
            let measured = beside(rounds, || rate(&mut by_network), || rate(&mut by_hand));
            let name = format!("middle-{}", place + 1);
            table.row([info.id, &name], &measured, targets::NETWORK);
        }
    }
    Ok(())
}
