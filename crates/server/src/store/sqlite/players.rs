//! Players, and whom they have blocked.

use ludejo_session::Millis;
use ludejo_wire::{InvitationId, Name, Player, PlayerId};
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::store::rows::{self, to_moment};
use crate::store::{Change, SecretHash, Stored};

pub(super) fn add(
    connection: &Connection,
    player: &Player,
    secret: &SecretHash,
    at: Millis,
) -> Stored<()> {
    let sql = "INSERT INTO players (id, name, secret, made) VALUES (?1, ?2, ?3, ?4)";
    let (id, name) = (player.id.as_str(), player.name.as_str());
    let mut insert = connection.prepare_cached(sql)?;
    insert.execute(params![id, name, secret, to_moment(at)])?;
    Ok(())
}

pub(super) fn with_secret(connection: &Connection, secret: &SecretHash) -> Stored<Option<Player>> {
    let sql = "SELECT id, name FROM players WHERE secret = ?1";
    let mut find = connection.prepare_cached(sql)?;
    find.query_row([secret.as_slice()], |row| Ok(player(row)))
        .optional()?
        .transpose()
}

pub(super) fn with_id(connection: &Connection, id: &PlayerId) -> Stored<Option<Player>> {
    let mut find = connection.prepare_cached("SELECT id, name FROM players WHERE id = ?1")?;
    find.query_row([id.as_str()], |row| Ok(player(row)))
        .optional()?
        .transpose()
}

pub(super) fn rename(
    connection: &Connection,
    id: &PlayerId,
    name: &Name,
    changed: &mut Vec<Change>,
) -> Stored<()> {
    let mut update = connection.prepare_cached("UPDATE players SET name = ?2 WHERE id = ?1")?;
    update.execute([id.as_str(), name.as_str()])?;
    changed.push(Change::Player(id.clone()));
    Ok(())
}

pub(super) fn forget(
    connection: &Connection,
    id: &PlayerId,
    name: &Name,
    changed: &mut Vec<Change>,
) -> Stored<()> {
    let forgotten = "UPDATE players SET name = ?2, secret = NULL, account = NULL WHERE id = ?1";
    connection.execute(forgotten, [id.as_str(), name.as_str()])?;
    for sql in [
        "DELETE FROM blocks WHERE blocker = ?1 OR blocked = ?1",
        "UPDATE chat SET words = NULL WHERE player = ?1",
    ] {
        connection.execute(sql, [id.as_str()])?;
    }
    let sql = "DELETE FROM invitations WHERE maker = ?1 AND began IS NULL RETURNING id";
    let mut delete = connection.prepare(sql)?;
    for id in delete.query_map([id.as_str()], |row| row.get(0))? {
        changed.push(Change::Invitation(InvitationId(id?)));
    }
    changed.push(Change::Player(id.clone()));
    Ok(())
}

pub(super) fn block(
    connection: &Connection,
    by: &PlayerId,
    whom: &PlayerId,
    is_blocked: bool,
) -> Stored<()> {
    let sql = if is_blocked {
        "INSERT INTO blocks (blocker, blocked) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM blocks WHERE blocker = ?1 AND blocked = ?2"
    };
    let mut change = connection.prepare_cached(sql)?;
    change.execute([by.as_str(), whom.as_str()])?;
    Ok(())
}

pub(super) fn blocked(connection: &Connection, by: &PlayerId) -> Stored<Vec<Player>> {
    let mut find = connection.prepare_cached(
        "SELECT players.id, name FROM blocks JOIN players ON players.id = blocked \
         WHERE blocker = ?1 ORDER BY name, players.id",
    )?;
    find.query_map([by.as_str()], |row| Ok(player(row)))?
        .map(|row| row?)
        .collect()
}

pub(super) fn is_blocked(
    connection: &Connection,
    one: &PlayerId,
    other: &PlayerId,
) -> Stored<bool> {
    let mut find = connection.prepare_cached(
        "SELECT 1 FROM blocks \
         WHERE (blocker = ?1 AND blocked = ?2) OR (blocker = ?2 AND blocked = ?1)",
    )?;
    Ok(find.exists([one.as_str(), other.as_str()])?)
}

/// The player in the first two columns.
fn player(row: &Row<'_>) -> Stored<Player> {
    rows::player(row.get(0)?, row.get(1)?)
}
