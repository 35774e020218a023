//! Writes a network with random weights for each game that can have one, to see whether engines think the
//! same by it everywhere: `cargo run --example networks FOLDER`.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use ludejo_engine::evaluation::network::{Network, Shape};
use ludejo_rules::catalog::GAMES;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name a folder")?);
    fs::create_dir_all(&folder)?;
    for shape in GAMES.iter().filter_map(|info| Shape::find(info.id)) {
        let network = Network::random(&shape, 64, 8, 1)?;
        let path = folder.join(format!("{}.network", shape.info.id));
        fs::write(path, network.to_bytes(&shape))?;
    }
    Ok(())
}
