//! Games and engines, for JavaScript.

pub use ludejo_wasm::*;
