//! How the evaluations are to be read: written by `cargo xtask calibrate`.

use super::{Calibration, Judged};

/// Each evaluation of a game, and how its shares are to be read.
#[rustfmt::skip]
pub const FITTED: &[(&str, Judged, Calibration)] = &[
    ("master-herooj", Judged::ByNetwork(0x26be7782f7243b8b), Calibration { scale: 2.139, draw: 0.002 }),
    ("sparta", Judged::ByHand, Calibration { scale: 0.489, draw: 0.005 }),
    ("sparta", Judged::ByNetwork(0x74b1ee0903b212b0), Calibration { scale: 1.845, draw: 2.621 }),
    ("evo", Judged::ByNetwork(0x8b96182cb3318ce0), Calibration { scale: 2.437, draw: 1.51 }),
    ("evo4", Judged::ByHand, Calibration { scale: 1.589, draw: 0.0 }),
    ("evo4", Judged::ByNetwork(0x214f9e489e446f81), Calibration { scale: 1.49, draw: 0.0 }),
];
