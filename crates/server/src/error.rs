//! Why something can't be done, as it is told to clients.

use std::time::Duration;

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use ludejo_session::{Refused, TableRule};
use ludejo_wire::Problem;

use crate::store::StoreFault;

/// Why something can't be done.
#[derive(Debug)]
pub(crate) enum Error {
    /// What was asked for isn't there, or isn't allowed, or isn't possible.
    Wrong(Wrong),
    /// The request itself can't be read: its status, and a sentence that says why.
    Unreadable(StatusCode, String),
    /// A rule of the game or of the table.
    Refused(Refused),
    /// It was asked too often; not before this much time has passed.
    TooOften(Duration),
    /// The database, as was logged.
    Fault,
}

macro_rules! wrongs {
    ($($(#[$doc:meta])* $name:ident = $status:ident, $key:literal, $text:literal;)*) => {
        /// What can be wrong with a request, besides the rules of games and tables.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Wrong { $($(#[$doc])* $name,)* }

        impl Wrong {
            const fn status(self) -> StatusCode {
                match self { $(Self::$name => StatusCode::$status,)* }
            }

            const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }

            const fn text(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }
    };
}

wrongs! {
    /// Nothing is at this address.
    Nothing = NOT_FOUND, "nothing-here", "There's nothing at this address.";
    /// The address knows other methods.
    Method = METHOD_NOT_ALLOWED, "wrong-method", "This address doesn't answer requests of this kind.";
    NoGame = NOT_FOUND, "no-such-game", "There's no such game.";
    NoInvitation = NOT_FOUND, "no-such-invitation", "This invitation doesn't exist any more.";
    NoPlayer = NOT_FOUND, "no-such-player", "There's no such player.";
    /// No secret, or one that nobody has.
    WhoAreYou = UNAUTHORIZED, "who-are-you", "You have to say who you are: the server doesn't know your secret.";
    NotYourGame = FORBIDDEN, "not-your-game", "You don't have a seat in this game.";
    NotYourInvitation = FORBIDDEN, "not-your-invitation", "Only who has sent this invitation can do that.";
    Blocked = FORBIDDEN, "blocked", "You can't play together, because one of you has blocked the other.";
    ForeignOrigin = FORBIDDEN, "foreign-origin", "Pages of other sites can't connect to this server.";
    Yourself = UNPROCESSABLE_ENTITY, "yourself", "You can't block yourself.";
    CommandNotForYou = UNPROCESSABLE_ENTITY, "command-not-for-players", "Players can't send this command.";
    BadKey = UNPROCESSABLE_ENTITY, "bad-key", "A key has 1 to 32 characters.";
    BadWords = UNPROCESSABLE_ENTITY, "bad-words", "What you say has 1 to 200 characters, none of them hidden.";
    GamesChosen = UNPROCESSABLE_ENTITY, "bad-games", "An invitation needs one of the games that the server knows, or several, each once.";
    Controls = UNPROCESSABLE_ENTITY, "bad-controls", "An invitation needs 1 to 8 time controls that a clock can have, each once.";
    Start = UNPROCESSABLE_ENTITY, "bad-start", "The game can't begin from this position.";
    Seat = UNPROCESSABLE_ENTITY, "no-such-seat", "The game has no such seat.";
    Engines = UNPROCESSABLE_ENTITY, "bad-engines", "Engines have levels from 1 to 10, and leave a seat to you.";
    Levels = CONFLICT, "bad-levels", "There has to be one level for each empty seat. Perhaps somebody has just come, or gone.";
    TooManyEngineGames = CONFLICT, "too-many-engine-games", "You have as many games with engines as you can have. Finish one of them first.";
    TooManyInvitations = CONFLICT, "too-many-invitations", "You have as many open invitations as you can have. Withdraw one of them first.";
    SeatTaken = CONFLICT, "seat-taken", "Somebody else has this seat already.";
    InvitationOver = CONFLICT, "invitation-over", "This invitation doesn't stand any more.";
    NotOver = CONFLICT, "game-goes-on", "The game isn't over.";
    NoClaim = CONFLICT, "nothing-to-claim", "Nobody has been away for long enough.";
    ChatFull = CONFLICT, "chat-full", "Nothing more can be said at this table.";
    /// The server is as full as it may be.
    Full = SERVICE_UNAVAILABLE, "server-full", "The server has as many connections as it can have. Please try again later.";
    Ending = SERVICE_UNAVAILABLE, "server-ends", "The server is about to stop. Please try again in a moment.";
    Crowded = SERVICE_UNAVAILABLE, "try-again", "Somebody else was faster. Please try again.";
    TooLong = SERVICE_UNAVAILABLE, "took-too-long", "That took too long. Please try again.";
    /// Over a socket.
    HelloFirst = BAD_REQUEST, "hello-first", "The first message has to be a hello.";
    NotUnderstood = BAD_REQUEST, "not-understood", "The server doesn't understand this message.";
    TooManyGames = CONFLICT, "too-many-games", "You can watch at most 64 games over one connection.";
}

impl Error {
    /// The status of an answer that says so.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::Wrong(wrong) => wrong.status(),
            Self::Unreadable(status, _) => *status,
            Self::Refused(Refused::Rule(_)) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Refused(Refused::Table(TableRule::NotYourTurn | TableRule::HasLeft)) => {
                StatusCode::FORBIDDEN
            }
            Self::Refused(Refused::Table(_)) => StatusCode::CONFLICT,
            Self::TooOften(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Fault => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The same as data.
    pub(crate) fn problem(&self) -> Problem {
        let said = |key: &str, text: &str| Problem {
            key: key.to_owned(),
            text: text.to_owned(),
            anchor: None,
        };
        match self {
            Self::Wrong(wrong) => said(wrong.key(), wrong.text()),
            Self::Unreadable(_, why) => said(
                "bad-request",
                &format!("This request can't be read: {why}."),
            ),
            Self::Refused(refused) => Problem {
                key: refused.message().key.to_owned(),
                text: ludejo_messages::sentence(&refused.message()),
                anchor: match refused {
                    Refused::Rule(refusal) => Some(refusal.anchor.to_owned()),
                    Refused::Table(_) => None,
                },
            },
            Self::TooOften(_) => said("too-often", "That was too often. Please wait a moment."),
            // What exactly is wrong with the database is for the operator, who finds it in the log.
            Self::Fault => said(
                "store-fault",
                "The server can't reach its database. Please try again in a moment.",
            ),
        }
    }
}

impl From<Wrong> for Error {
    fn from(wrong: Wrong) -> Self {
        Self::Wrong(wrong)
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<TableRule> for Error {
    fn from(rule: TableRule) -> Self {
        Self::Refused(rule.into())
    }
}

impl From<StoreFault> for Error {
    fn from(fault: StoreFault) -> Self {
        tracing::error!(%fault, "the store failed");
        Self::Fault
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.problem())).into_response();
        let wait = match self {
            Self::TooOften(wait) => wait.as_secs() + 1,
            _ if response.status() == StatusCode::SERVICE_UNAVAILABLE => 1,
            _ => return response,
        };
        response
            .headers_mut()
            .insert(RETRY_AFTER, HeaderValue::from(wait));
        response
    }
}
