//! All tests of the crate in one program, so that what they share is compiled once.

#[cfg(all(feature = "gif", feature = "png"))]
mod gif;
#[cfg(feature = "png")]
mod png;
mod svg;
mod text;
mod words;
