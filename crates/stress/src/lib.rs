//! Tests of the server as a program: it is killed, stopped, loaded and put behind a bad network,
//! while players who keep their own history of what they saw and were told play on. Afterwards a
//! [`check`](mod@check) compares what they know with what was kept.
#![cfg(unix)]

pub mod api;
pub mod check;
pub mod client;
pub mod crowd;
pub mod echo;
pub mod fault;
pub mod history;
pub mod http;
pub mod kill;
pub mod load;
pub mod pace;
pub mod player;
pub mod postgres;
pub mod process;
pub mod proxy;
pub mod server;
pub mod stop;
