//! The same as `engines`, built for processors with SIMD.

pub use ludejo_wasm::*;
