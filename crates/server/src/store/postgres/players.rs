//! Players, and whom they have blocked.

use ludejo_session::Millis;
use ludejo_wire::{InvitationId, Name, Player, PlayerId};
use tokio_postgres::Row;

use super::herald::Changed;
use super::line::Line;
use super::write_down;
use crate::store::rows::{self, to_moment};
use crate::store::{Change, SecretHash, Stored};

pub(super) async fn add(
    line: &mut Line,
    player: &Player,
    secret: &SecretHash,
    at: Millis,
) -> Stored<()> {
    let sql = "INSERT INTO players (id, name, secret, made) VALUES ($1, $2, $3, $4)";
    let (id, name) = (player.id.as_str(), player.name.as_str());
    line.execute(sql, &[&id, &name, &secret.as_slice(), &to_moment(at)])
        .await?;
    Ok(())
}

pub(super) async fn with_secret(line: &mut Line, secret: &SecretHash) -> Stored<Option<Player>> {
    let sql = "SELECT id, name FROM players WHERE secret = $1";
    let rows = line.query(sql, &[&secret.as_slice()]).await?;
    rows.first().map(player).transpose()
}

pub(super) async fn with_id(line: &mut Line, id: &PlayerId) -> Stored<Option<Player>> {
    let sql = "SELECT id, name FROM players WHERE id = $1";
    let rows = line.query(sql, &[&id.as_str()]).await?;
    rows.first().map(player).transpose()
}

pub(super) async fn rename(line: &mut Line, id: &PlayerId, name: &Name) -> Stored<Option<Changed>> {
    line.begin().await?;
    let sql = "UPDATE players SET name = $2 WHERE id = $1";
    line.execute(sql, &[&id.as_str(), &name.as_str()]).await?;
    let changed = write_down(line, vec![Change::Player(id.clone())]).await?;
    line.commit().await?;
    Ok(changed)
}

pub(super) async fn forget(line: &mut Line, id: &PlayerId, name: &Name) -> Stored<Option<Changed>> {
    line.begin().await?;
    let forgotten = "UPDATE players SET name = $2, secret = NULL, account = NULL WHERE id = $1";
    line.execute(forgotten, &[&id.as_str(), &name.as_str()])
        .await?;
    for sql in [
        "DELETE FROM blocks WHERE blocker = $1 OR blocked = $1",
        "UPDATE chat SET words = NULL WHERE player = $1",
    ] {
        line.execute(sql, &[&id.as_str()]).await?;
    }
    // In the order in which games that begin lock them, so that neither waits for the other.
    let sql = "DELETE FROM invitations WHERE id IN \
               (SELECT id FROM invitations WHERE maker = $1 AND began IS NULL ORDER BY id FOR UPDATE) \
               RETURNING id";
    let removed = line.query(sql, &[&id.as_str()]).await?;
    let changes = removed.iter().map(|row| {
        let id = row.try_get(0)?;
        Ok(Change::Invitation(InvitationId(id)))
    });
    let mut changes = changes.collect::<Stored<Vec<_>>>()?;
    changes.push(Change::Player(id.clone()));
    let changed = write_down(line, changes).await?;
    line.commit().await?;
    Ok(changed)
}

pub(super) async fn block(
    line: &mut Line,
    by: &PlayerId,
    whom: &PlayerId,
    is_blocked: bool,
) -> Stored<()> {
    let sql = if is_blocked {
        "INSERT INTO blocks (blocker, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM blocks WHERE blocker = $1 AND blocked = $2"
    };
    line.execute(sql, &[&by.as_str(), &whom.as_str()]).await?;
    Ok(())
}

pub(super) async fn blocked(line: &mut Line, by: &PlayerId) -> Stored<Vec<Player>> {
    let sql = "SELECT players.id, name FROM blocks JOIN players ON players.id = blocked \
               WHERE blocker = $1 ORDER BY name, players.id";
    let rows = line.query(sql, &[&by.as_str()]).await?;
    rows.iter().map(player).collect()
}

pub(super) async fn is_blocked(line: &mut Line, one: &PlayerId, other: &PlayerId) -> Stored<bool> {
    let sql = "SELECT 1 FROM blocks \
               WHERE (blocker = $1 AND blocked = $2) OR (blocker = $2 AND blocked = $1)";
    let rows = line.query(sql, &[&one.as_str(), &other.as_str()]).await?;
    Ok(!rows.is_empty())
}

/// The player in the first two columns.
fn player(row: &Row) -> Stored<Player> {
    rows::player(row.try_get(0)?, row.try_get(1)?)
}
