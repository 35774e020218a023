//! Games and engines for JavaScript. As everywhere outside the search, positions, actions and games
//! are text; what is shown and said are plain objects, whose TypeScript is made from the types of
//! the rules and of their sentences. Sentences are in the language of the code you pass (English if
//! there are none in it). Nothing here is for other crates.
//!
//! There is one thread: an engine thinks until it is done.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;

mod draft;
#[cfg(feature = "engine")]
mod engine;
mod game;
#[cfg(feature = "engine")]
mod online;
mod picture;
mod record;
#[cfg(feature = "engine")]
mod resources;
#[cfg(feature = "engine")]
mod review;
#[cfg(feature = "engine")]
mod session;

pub use draft::{DraftShown, give_cell, read_draft, show_draft, write_draft};
#[cfg(feature = "engine")]
pub use engine::{EndView, Engine, LimitsView, LineView, ThoughtView};
pub use game::{Game, UndoneView, explain_position, games, is_made_by_people, words};
#[cfg(feature = "engine")]
pub use online::{online_version, table_rule, tidy_name};
pub use picture::{PictureOptions, draw_piece, draw_position, face_of, plan_board, read_diagram};
pub use record::{begin_record, explain_record, read_record, write_record};
#[cfg(feature = "engine")]
pub use resources::{Resources, SolvedMoveView, SolvedView, WorthView};
#[cfg(feature = "engine")]
pub use review::{MomentView, ReviewView, review};
#[cfg(feature = "engine")]
pub use session::{
    AnswerView, DeadlineView, EndedView, FaultView, LeaverView, OfferView, RefusedView, Session,
    StateView,
};

/// What JavaScript gets for a value.
fn shown<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsError> {
    Ok(value.into_ts()?)
}

/// The language of a code; English if there are no messages in it.
fn language(code: &str) -> ludejo_messages::Language {
    ludejo_messages::Language::of_code(code).unwrap_or_default()
}
