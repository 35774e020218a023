//! The server against its own description: Schemathesis reads `/api/openapi.json`, asks for whatever it
//! allows and much that it doesn't, and looks whether the answers are as described.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use ludejo_server::store::Place;
use ludejo_session::TimeControl;
use ludejo_wire::Invited;
use serde_json::json;
use tempfile::TempDir;
use tokio::process::Command;

use crate::pace::{Manners, Pace};
use crate::player::Player;
use crate::server::{Server, verify};

const SETTINGS: &str = include_str!("../schemathesis/schemathesis.toml");
const HOOKS: &str = include_str!("../schemathesis/hooks.py");

/// The operation after which a player isn't one any more.
const FORGET: &str = "players-forget";

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program to be tested.
    pub program: PathBuf,
    /// Schemathesis.
    pub schemathesis: PathBuf,
    /// How many requests are made up for each operation, besides those for every limit of the
    /// description.
    pub examples: u32,
    /// What chance decides by.
    pub seed: u64,
}

/// Asks as nobody, as a player who has a game, an invitation and somebody to block, and as a player
/// who is forgotten. Says what `ludejo admin verify` then says.
///
/// # Errors
/// If an answer isn't as described, the server has a fault, or something can't be run.
pub async fn run(plan: &Plan) -> Result<String> {
    let folder = TempDir::with_prefix("ludejo-stress-")?;
    let place = Place::Folder(folder.path().join("data"));
    let mut server = Server::new(&plan.program, folder.path().join("0"), &place)?;
    server.set_no_limits();
    server.run().await?;

    let manners = Manners {
        thinking: Duration::ZERO,
        double_one_of: 0,
    };
    let pace = Arc::new(Pace::new(vec![server.address()], manners));
    let [ana, ben, eva] = [
        Player::new(&pace).await?,
        Player::new(&pace).await?,
        Player::new(&pace).await?,
    ];
    set(folder.path(), &ana, &ben).await?;

    let mut wrong = 0;
    for (who, secret, operations) in [
        ("nobody", None, [].as_slice()),
        ("a player", Some(&ana), &["--exclude-operation-id", FORGET]),
        (
            "a player to be forgotten",
            Some(&eva),
            &["--include-operation-id", FORGET],
        ),
    ] {
        println!("\nAs {who}:");
        let mut command = Command::new(&plan.schemathesis);
        command
            .current_dir(folder.path())
            .arg("run")
            .arg(format!("http://{}/api/openapi.json", server.address()))
            .arg(format!("--seed={}", plan.seed))
            .arg(format!("--max-examples={}", plan.examples))
            .args(["--generation-database=none", "--continue-on-failure"])
            // Most of what is made up is refused, which is as it should be.
            .arg("--warnings=off")
            .args(operations);
        if let Some(player) = secret {
            command.arg(format!("--header=Authorization: Bearer {}", player.secret));
        }
        let status = command.status().await;
        let program = plan.schemathesis.display();
        let status = status.with_context(|| format!("{program} can't be run"))?;
        wrong += u32::from(!status.success());
    }

    let panics = server.panics();
    ensure!(panics.is_empty(), "the server has panicked: {panics}");
    server.ready().await?;
    server.stop().await?;
    let verified = verify(&plan.program, &place)?;
    ensure!(wrong == 0, "not every answer is as described");
    Ok(verified)
}

/// Writes down what Schemathesis is to know.
async fn set(folder: &Path, ana: &Player, ben: &Player) -> Result<()> {
    let game = ana.begin(ben, "rooya", TimeControl::Unlimited).await?;
    let new = json!({ "games": ["evo4"], "controls": [TimeControl::Unlimited] }).to_string();
    let invited = ana.ask("POST /api/invitations", &new).await?;
    let invitation = match invited.read()? {
        Invited::Waiting { invitations } if invitations.len() == 1 => invitations[0].id.clone(),
        other => bail!("an invitation came to {other:?}"),
    };
    let hooks = folder.join("hooks.py");
    fs::write(&hooks, HOOKS)?;
    let settings = SETTINGS
        .replace("\"HOOKS\"", &json!(hooks).to_string())
        .replace("\"GAME\"", &json!(game).to_string())
        .replace("\"INVITATION\"", &json!(invitation).to_string())
        .replace("\"PLAYER\"", &json!(ben.id).to_string());
    fs::write(folder.join("schemathesis.toml"), settings)?;
    Ok(())
}
