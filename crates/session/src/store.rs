//! Saved games: versioned plain data, such as JSON.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Event, Refused, Session, Terms, TermsError};

/// The version that is written.
pub const VERSION: u32 = 1;

/// A saved game. Nothing is lost: it restores the same session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(hashmap_as_object))]
pub struct Stored {
    /// The version of this form, 1.
    pub version: u32,
    /// What was settled before.
    pub terms: Terms,
    /// Everything that has happened.
    pub events: Vec<Event>,
}

/// A session restored from a saved game.
pub struct Restored {
    /// The game, up to the event that could not have happened if there is one.
    pub session: Session,
    /// The first thing that could not have happened, and why. The saved game must then not be
    /// overwritten.
    pub fault: Option<Fault>,
}

/// Something that could not have happened: an event, or an action of the opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Its place among the events, from 0; 0 too if an action of the opening is refused.
    pub event: usize,
    /// Why it could not have happened.
    pub refused: Refused,
}

/// Why a saved game can't be restored.
#[derive(Debug)]
#[non_exhaustive]
pub enum StoreError {
    /// It was written by a later version of the program.
    Version(u32),
    /// No game can begin on its terms.
    Terms(TermsError),
    /// It is not JSON of this form.
    #[cfg(feature = "json")]
    Json(serde_json::Error),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version(version) => write!(
                f,
                "this game was saved by a newer version of the program (format {version})"
            ),
            Self::Terms(error) => error.fmt(f),
            #[cfg(feature = "json")]
            Self::Json(error) => write!(f, "this isn't a saved game: {error}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl Session {
    /// The game, to be saved.
    #[must_use]
    pub fn stored(&self) -> Stored {
        Stored {
            version: VERSION,
            terms: self.terms().clone(),
            events: self.events().to_vec(),
        }
    }

    /// The game again. If the rules no longer allow something that is said to have happened, the
    /// game is given up to there, with the reason.
    ///
    /// # Errors
    /// If it was written by a later version, or no game can begin on its terms.
    pub fn restore(stored: Stored) -> Result<Restored, StoreError> {
        if stored.version != VERSION {
            return Err(StoreError::Version(stored.version));
        }
        let mut terms = stored.terms;
        let mut session = match Self::new(terms.clone()) {
            Err(TermsError::Opening(ply, refusal)) => {
                terms.opening.truncate(ply);
                return Ok(Restored {
                    session: Self::new(terms).map_err(StoreError::Terms)?,
                    fault: Some(Fault {
                        event: 0,
                        refused: refusal.into(),
                    }),
                });
            }
            session => session.map_err(StoreError::Terms)?,
        };
        let mut fault = None;
        for (place, event) in stored.events.into_iter().enumerate() {
            if let Err(refused) = session.append(event) {
                fault = Some(Fault {
                    event: place,
                    refused,
                });
                break;
            }
        }
        Ok(Restored { session, fault })
    }

    /// The game as JSON text.
    ///
    /// # Panics
    /// Never: there is nothing in it that JSON cannot hold.
    #[cfg(feature = "json")]
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(&self.stored()).expect("plain data becomes JSON")
    }

    /// Reads JSON text.
    ///
    /// # Errors
    /// As for [`restore`](Self::restore), and if the text is not JSON of a stored game.
    #[cfg(feature = "json")]
    pub fn from_json(text: &str) -> Result<Restored, StoreError> {
        /// What every version has.
        #[derive(Deserialize)]
        struct Any {
            version: u32,
        }
        let Any { version } = serde_json::from_str(text).map_err(StoreError::Json)?;
        if version != VERSION {
            return Err(StoreError::Version(version));
        }
        Self::restore(serde_json::from_str(text).map_err(StoreError::Json)?)
    }
}
