//! Games without engines, for boards on other pages.

pub use ludejo_wasm::*;
