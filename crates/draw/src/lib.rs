//! Boards and positions as [SVG](svg), as [terminal text](text), [in words](describe()) and, with
//! the features `png` and `gif`, as PNG and as animated GIF.
//!
//! Everything is drawn from one description: the [`Board`], what stands on it (a [`Scene`]) and the
//! names (an [`Info`]), together a [`Subject`]. Nothing here knows how a piece moves, how many
//! seats there are or what shape the cells have; it knows only what the seats, the areas and the
//! kinds of pieces look like. Anything that differs in colour also differs in shape.
//!
//! ```
//! use ludejo_draw::{Mark, Marks, Subject, svg, text};
//!
//! let game = ludejo_rules::catalog::start("herooj").unwrap();
//! let scene = game.scene();
//! let subject = Subject::new(game.info(), game.board(), &scene);
//! let from = game.board().find("b2").unwrap();
//! let marks = Marks::default().with(from, Mark::From);
//!
//! let board = text::draw(&subject, &text::Options { marks: marks.clone(), ..Default::default() });
//! assert!(board.to_string().contains("2 : (P) P  M  M  P  P  :"));
//!
//! let picture = svg::draw(&subject, &svg::Options { marks, ..Default::default() });
//! assert!(picture.starts_with("<svg"));
//! ```

mod describe;
mod diagram;
mod face;
mod figure;
mod look;
mod marks;
mod palette;
mod pictogram;
mod plan;
mod sight;
mod subject;

#[cfg(feature = "gif")]
pub mod gif;
#[cfg(feature = "png")]
pub mod png;
#[cfg(any(feature = "png", feature = "gif"))]
pub mod raster;
pub mod svg;
pub mod text;

pub use describe::{describe, describe_cell, describe_gauges};
pub use diagram::{Diagram, DiagramData, DiagramError, Pointed};
pub use face::face;
pub use look::Tower;
pub use marks::{Arrow, Mark, Marks};
pub use plan::{Frame, Plan, Shape};
pub use subject::Subject;

#[cfg(doc)]
use ludejo_rules::{Board, Info, Scene};
