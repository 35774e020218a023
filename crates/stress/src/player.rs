//! Somebody who becomes a player and gets into games, whatever happens to the server meanwhile.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use ludejo_session::TimeControl;
use ludejo_wire::{GameId, Invitation, Invited, NewInvitation, PlayerId, Registered, SeatWish};
use rand::RngExt;
use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::http::{Answer, Caller, ask};
use crate::pace::Pace;

/// How long somebody goes on trying.
const PATIENCE: Duration = Duration::from_secs(60);

/// Who plays.
#[derive(Clone, Debug)]
pub struct Player {
    /// How the player is found.
    pub id: PlayerId,
    /// What shows that it is this player.
    pub secret: String,
    /// The address that everything seems to come from.
    pub address: IpAddr,
    /// What all clients have in common.
    pub pace: Arc<Pace>,
}

/// An address that nobody has had before.
fn fresh_address() -> IpAddr {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed) + 1;
    Ipv4Addr::from_bits((10 << 24) + number).into()
}

impl Player {
    /// Becomes a player, however often it takes.
    ///
    /// # Errors
    /// If it takes too long.
    pub async fn new(pace: &Arc<Pace>) -> Result<Self> {
        let address = fresh_address();
        let nobody = Caller {
            address,
            secret: None,
        };
        let body = json!({ "name": "Ana" }).to_string();
        let answer = persist(pace, nobody, "POST /api/players", &body).await?;
        let Registered { player, secret } = answer.read()?;
        Ok(Self {
            id: player.id,
            secret: secret.0,
            address,
            pace: Arc::clone(pace),
        })
    }

    /// How the player asks for something.
    #[must_use]
    pub fn caller(&self) -> Caller<'_> {
        Caller {
            address: self.address,
            secret: Some(&self.secret),
        }
    }

    /// A server, any of them.
    #[must_use]
    pub fn server(&self) -> SocketAddr {
        any_server(&self.pace)
    }

    /// Asks for something until there is an answer that stays. It may be carried out more than once.
    ///
    /// # Errors
    /// If it takes too long.
    pub async fn ask(&self, what: &str, body: &str) -> Result<Answer> {
        persist(&self.pace, self.caller(), what, body).await
    }

    /// Begins a game with somebody else: this player sits at the first seat.
    ///
    /// # Errors
    /// If it takes too long, or is refused.
    pub async fn begin(&self, other: &Self, game: &str, control: TimeControl) -> Result<GameId> {
        let new = NewInvitation {
            games: vec![game.to_owned()],
            controls: vec![control],
            start: None,
            seat: SeatWish::Seat(0),
            engines: Vec::new(),
            listed: false,
            pair: false,
        };
        let body = serde_json::to_string(&new)?;
        let invited = self.ask("POST /api/invitations", &body).await?;
        let invitation = match invited.read()? {
            Invited::Waiting { invitations } if invitations.len() == 1 => invitations[0].id.clone(),
            other => bail!("an invitation came to {other:?}"),
        };
        let join = format!("POST /api/invitations/{invitation}/join");
        if let Ok(Invited::Began { game }) = other.ask(&join, "{}").await?.read() {
            return Ok(game);
        }
        // It may have been joined before the answer was lost.
        let see = format!("GET /api/invitations/{invitation}");
        let invitation: Invitation = other.ask(&see, "").await?.read()?;
        let Some(game) = invitation.began else {
            bail!("an invitation that was joined has led to no game")
        };
        Ok(game)
    }
}

/// A server, any of them.
fn any_server(pace: &Pace) -> SocketAddr {
    pace.servers[rand::rng().random_range(0..pace.servers.len())]
}

/// Asks until there is an answer that is no fault of the server.
async fn persist(pace: &Pace, caller: Caller<'_>, what: &str, body: &str) -> Result<Answer> {
    let begun = Instant::now();
    loop {
        let answer = ask(any_server(pace), caller, what, body).await;
        match answer {
            Ok(answer) if answer.status < 500 && answer.status != 429 => return Ok(answer),
            _ => ensure!(
                begun.elapsed() < PATIENCE,
                "nothing came of {what} in a minute: {answer:?}"
            ),
        }
        let wait = rand::rng().random_range(50..250);
        sleep(Duration::from_millis(wait)).await;
    }
}
