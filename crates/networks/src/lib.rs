//! The networks by which the engines of Ludejo judge positions, as part of a program.
//!
//! They are the files of the folder `networks` of the repository, which is where browsers get them,
//! too. How a network is made, and when it is put there, is told in `docs/networks.md`.

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// The name of each network, and its bytes compressed.
const PACKED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/list.rs"));

/// The names of all networks, such as `herooj.network`, with what is in each: what
/// `ludejo_engine::Resources::add` takes.
///
/// # Panics
/// Never: what was compressed can be unpacked.
pub fn all() -> impl Iterator<Item = (&'static str, Vec<u8>)> {
    PACKED.iter().map(|&(name, packed)| {
        let bytes = decompress_to_vec_zlib(packed).expect("it was compressed by the build");
        (name, bytes)
    })
}

#[cfg(test)]
mod tests {
    use ludejo_engine::Resources;
    use ludejo_engine::calibration::{FITTED, Judged};
    use ludejo_engine::evaluation::network::{Network, Shape};

    use super::*;

    /// The most that a network may take as part of the program, in bytes.
    const MOST: usize = 1_000_000;

    #[test]
    fn every_network_is_small_and_for_the_rules_of_today() {
        let mut resources = Resources::default();
        for (&(name, packed), (same, bytes)) in PACKED.iter().zip(all()) {
            assert_eq!(name, same);
            assert!(packed.len() <= MOST, "{name}: {} bytes", packed.len());
            assert!(packed.len() < bytes.len(), "{name} isn't compressed");
            resources.add(name, bytes.into()).expect(name);
        }
        assert!(!PACKED.is_empty(), "there are no networks");
    }

    /// A calibration for another network would be of no use: whoever puts a network here runs `cargo
    /// xtask calibrate`.
    #[test]
    fn what_is_calibrated_is_one_of_these() {
        let networks: Vec<_> = all().collect();
        for &(id, judged, _) in FITTED {
            let Judged::ByNetwork(fingerprint) = judged else {
                continue;
            };
            let name = format!("{id}.network");
            let found = networks.iter().find(|(other, _)| *other == name);
            let (_, bytes) = found.expect(&name);
            let shape = Shape::find(id).expect("a game with networks");
            let network = Network::read(&shape, bytes).expect(&name);
            assert_eq!(network.fingerprint(), fingerprint, "{id}");
        }
    }
}
