//! Seven modern abstract games, exact and fast.
//!
//! A [`Game`] is a position with its rules: small, without heap, without history, made for
//! search. [`Tabletop`] adds what people see and are told. [`Play`] is a game with its history.
//! [`AnyGame`] is any of them in progress, behind one object-safe trait, and [`catalog`] finds it by id.
//!
//! With the feature `serde`, everything a game shows and says can be written as JSON, and
//! everything it takes can be read; `tsify` adds the TypeScript types.
//!
//! The rules of each game are on the rules page in its module. This crate does no I/O and uses no
//! clock and no ambient randomness.

mod any_game;
mod board;
mod edit;
mod game;
mod info;
mod message;
mod outcome;
mod partial;
mod play;
mod scene;
mod seat;

pub mod bits;
#[cfg(feature = "breakthrough")]
pub mod breakthrough;
pub mod catalog;
pub mod encode;
pub mod evo;
pub mod heroes;
pub mod herooj;
pub mod perft;
pub mod playout;
pub mod record;
pub mod rooya;
#[cfg(feature = "rulings")]
pub mod ruling;
pub mod sparta;
pub mod text;
pub mod zobrist;

pub use any_game::AnyGame;
pub use board::{Area, Board, Cell, CellId, Label, Outline, Point};
pub use catalog::ReadError;
pub use edit::{Draft, DraftData, DraftError, Field, Layout};
pub use encode::Encode;
pub use game::{ActionList, Game, NotAnAction, Tabletop, TwoSeats};
pub use info::{Info, PieceInfo, SeatInfo, Setup, WordInfo};
pub use message::{Message, Param, PositionError, Refusal};
pub use outcome::{Outcome, Reason};
pub use partial::{Partial, Pick};
pub use play::{ActionError, Play, Undone};
pub use scene::{Effect, Gauge, Piece, PieceAt, Scene};
pub use seat::Seat;

/// The example of the page that introduces this crate is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;
