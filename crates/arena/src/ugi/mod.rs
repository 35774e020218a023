//! The Universal Game Interface: how engines and match runners talk, in lines of text.
//!
//! The protocol, including our additions, is described in `docs/protocol.md`.

mod command;
mod info;
mod out;
mod search;
mod server;

pub(crate) use command::set_position;
pub(crate) use info::Heard;
pub use server::{Setup, serve};
