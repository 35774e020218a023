//! How the evaluations are to be read: written by `cargo xtask calibrate`.

use super::{Calibration, Judged};

/// Each evaluation of a game, and how its shares are to be read.
#[rustfmt::skip]
pub const FITTED: &[(&str, Judged, Calibration)] = &[
];
