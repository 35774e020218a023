//! The encoders of pictures, for JavaScript.

pub use ludejo_wasm_pictures::*;
