//! The ratios to be reached.

/// Random games from the list and sampled, beside cozy-chess.
pub(crate) fn playouts(game: &str) -> [Option<f64>; 2] {
    match game {
        "herooj" | "master-herooj" | "rooya" => [Some(2.0), None],
        "sparta" => [Some(0.7), Some(1.2)],
        "heroes" => [Some(0.7), Some(0.7)],
        "evo" | "evo4" => [None, Some(2.5)],
        _ => [None, None],
    }
}

/// The games for which it is enough that the better way of playing reaches its target.
pub(crate) const ONE_WAY_SUFFICES: &[&str] = &["heroes"];

/// Perft with leaves counted in bulk, beside cozy-chess.
pub(crate) fn perft_bulk(game: &str, position: &str) -> Option<f64> {
    match game {
        "herooj" | "master-herooj" | "rooya" => Some(0.6),
        "sparta" => Some(2.0),
        "heroes" if position.starts_with("mobilization") => Some(0.1),
        "heroes" => Some(0.25),
        "evo" | "evo4" => Some(4.0),
        _ => None,
    }
}

/// Perft with every leaf made, beside cozy-chess.
pub(crate) fn perft_made(game: &str) -> Option<f64> {
    match game {
        "sparta" => Some(0.6),
        "heroes" => Some(0.4),
        _ => Some(0.8),
    }
}

/// Random games of Breakthrough from the list and sampled, beside OpenSpiel.
#[cfg(feature = "breakthrough")]
pub(crate) const BREAKTHROUGH: [Option<f64>; 2] = [Some(20.0), Some(40.0)];

/// Nodes of the search, beside perft of cozy-chess with every leaf made: millions a second on a
/// machine on which that makes 66 million.
pub(crate) fn search(game: &str) -> Option<f64> {
    match game {
        "herooj" | "rooya" | "evo" => Some(1.5 / 66.0),
        "sparta" | "heroes" => Some(0.8 / 66.0),
        _ => None,
    }
}

/// Nodes of the search with a network, beside those with the hand-made evaluation.
pub(crate) const NETWORK: Option<f64> = Some(0.5);

/// Simulations of Herooj beside those of OpenSpiel on Breakthrough.
#[cfg(feature = "breakthrough")]
pub(crate) const UCT: Option<f64> = Some(10.0);
