//! Online play, as clients see it.

mod games;
mod guest;
mod hall;
