//! A game between seats: everything that happens at the table.
//!
//! A [`Session`] is made from its [`Terms`] (which game, who sits where, how much time) and a list
//! of [`Event`]s, which is only ever appended to. Its [`State`] is a fold over them. A [`Command`]
//! is checked against the state and yields events, or is [`Refused`] with a reason.
//!
//! The same code serves one device with undo at will, play by agreement over a network, and
//! matches of programs: see [`Policy`].
//!
//! Nothing here reads a clock. Moments are passed in, in whole milliseconds counted from any fixed
//! moment, so that everything is the same natively, in a browser and when it is replayed.
//!
//! ```
//! use ludejo_rules::Seat;
//! use ludejo_session::{Command, Occupant, Policy, Session, Terms, TimeControl};
//!
//! let terms = Terms::new("herooj", vec![Occupant::person("Ana"), Occupant::person("Ben")])
//!     .with_policy(Policy::Agreement)
//!     .with_control(TimeControl::Increment { base: 60_000, increment: 1_000 });
//! let mut session = Session::new(terms).unwrap();
//!
//! session.command(Seat::FIRST, &Command::play("b2b4"), 4_000).unwrap();
//! assert_eq!(session.state().time_left(Seat::FIRST, 4_000), Some(57_000));
//!
//! let refused = session.command(Seat::FIRST, &Command::play("c2c4"), 5_000).unwrap_err();
//! assert_eq!(refused.message().key, "not-your-turn");
//! ```

mod check;
mod clock;
mod command;
mod control;
mod event;
mod fold;
mod offer;
mod ranking;
mod record;
mod refused;
mod replay;
mod session;
mod state;
mod store;
mod terms;
mod trial;

pub use command::Command;
pub use control::{Millis, NotATimeControl, TimeControl};
pub use event::{Event, Happening};
pub use offer::{Offer, OpenOffer};
pub use refused::{Refused, TableRule};
pub use session::Session;
pub use state::{Ending, Leaver, PlyTime, State};
pub use store::{Fault, Restored, StoreError, Stored, VERSION};
pub use terms::{Occupant, Policy, Terms, TermsError};
pub use trial::Trial;
