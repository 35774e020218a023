//! Invitations.

use ludejo_session::Millis;
use ludejo_wire::{GameId, Invitation, InvitationId, PlayerId};
use rusqlite::{Connection, Params, Row, params};

use crate::store::rows::{InvitationColumns, InvitationRow, to_moment};
use crate::store::{Change, KeptInvitation, Stored, Written};

/// Asks for invitations, with the names of the players in them.
macro_rules! select_invitations {
    ($which:literal) => {
        concat!(
            "SELECT invitation, request, version, \
             (SELECT json_group_object(players.id, name) \
              FROM invited JOIN players ON players.id = player \
              WHERE invited.invitation = invitations.id) FROM invitations ",
            $which
        )
    };
}

pub(super) fn add(
    connection: &Connection,
    invitations: &[KeptInvitation],
    changed: &mut Vec<Change>,
) -> Stored<()> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO invitations (id, request, version, invitation, maker, made, is_open, is_listed, \
         began) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    for kept in invitations {
        let invitation = &kept.invitation;
        let columns = InvitationColumns::of(invitation)?;
        insert.execute(params![
            invitation.id.as_str(),
            kept.group,
            kept.version,
            columns.json,
            invitation.by.id.as_str(),
            to_moment(invitation.made),
            columns.is_open,
            columns.is_listed,
            invitation.began.as_ref().map(GameId::as_str),
        ])?;
        name_players(connection, &invitation.id, &columns.players)?;
        changed.push(Change::Invitation(invitation.id.clone()));
    }
    Ok(())
}

fn name_players(connection: &Connection, id: &InvitationId, players: &[String]) -> Stored<()> {
    let sql = "INSERT INTO invited (invitation, player) VALUES (?1, ?2)";
    let mut insert = connection.prepare_cached(sql)?;
    for player in players {
        insert.execute([id.as_str(), player])?;
    }
    Ok(())
}

pub(super) fn change(
    connection: &Connection,
    kept: &KeptInvitation,
    changed: &mut Vec<Change>,
) -> Stored<Written> {
    let invitation = &kept.invitation;
    let columns = InvitationColumns::of(invitation)?;
    let mut update = connection.prepare_cached(
        "UPDATE invitations SET version = version + 1, invitation = ?3, is_open = ?4, \
         is_listed = ?5, began = ?6 WHERE id = ?1 AND version = ?2",
    )?;
    let updated = update.execute(params![
        invitation.id.as_str(),
        kept.version,
        columns.json,
        columns.is_open,
        columns.is_listed,
        invitation.began.as_ref().map(GameId::as_str),
    ])?;
    if updated == 0 {
        return Ok(Written::Behind);
    }
    let mut unname = connection.prepare_cached("DELETE FROM invited WHERE invitation = ?1")?;
    unname.execute([invitation.id.as_str()])?;
    name_players(connection, &invitation.id, &columns.players)?;
    changed.push(Change::Invitation(invitation.id.clone()));
    Ok(Written::Yes)
}

/// An invitation leads to a game, and the others of its group end.
pub(super) fn lead_to(
    connection: &Connection,
    from: &KeptInvitation,
    game: &GameId,
    changed: &mut Vec<Change>,
) -> Stored<Written> {
    let begun = KeptInvitation {
        invitation: Invitation {
            began: Some(game.clone()),
            ..from.invitation.clone()
        },
        ..from.clone()
    };
    let written = change(connection, &begun, changed)?;
    if written == Written::Yes {
        let sql = "DELETE FROM invitations WHERE request = ?1 AND began IS NULL RETURNING id";
        remove_those(connection, sql, [&from.group], changed)?;
    }
    Ok(written)
}

pub(super) fn remove(
    connection: &Connection,
    id: &InvitationId,
    changed: &mut Vec<Change>,
) -> Stored<()> {
    let sql = "DELETE FROM invitations WHERE id = ?1 AND began IS NULL RETURNING id";
    remove_those(connection, sql, [id.as_str()], changed)?;
    Ok(())
}

pub(super) fn remove_old(
    connection: &Connection,
    before: Millis,
    changed: &mut Vec<Change>,
) -> Stored<u32> {
    let sql = "DELETE FROM invitations WHERE made < ?1 AND began IS NULL RETURNING id";
    remove_those(connection, sql, [to_moment(before)], changed)
}

/// Removes invitations: how many.
fn remove_those(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    changed: &mut Vec<Change>,
) -> Stored<u32> {
    let mut count = 0;
    let mut delete = connection.prepare_cached(sql)?;
    for id in delete.query_map(params, |row| row.get(0))? {
        changed.push(Change::Invitation(InvitationId(id?)));
        count += 1;
    }
    Ok(count)
}

pub(super) fn with_id(
    connection: &Connection,
    id: &InvitationId,
) -> Stored<Option<KeptInvitation>> {
    let sql = select_invitations!("WHERE id = ?1");
    Ok(find(connection, sql, [id.as_str()])?.into_iter().next())
}

pub(super) fn listed(connection: &Connection, count: u32) -> Stored<Vec<KeptInvitation>> {
    let sql = select_invitations!("WHERE is_listed ORDER BY made DESC, id LIMIT ?1");
    find(connection, sql, [count])
}

pub(super) fn of_player(connection: &Connection, id: &PlayerId) -> Stored<Vec<KeptInvitation>> {
    let sql = select_invitations!(
        "WHERE is_open AND id IN (SELECT invited.invitation FROM invited WHERE player = ?1) \
         ORDER BY made DESC, id"
    );
    find(connection, sql, [id.as_str()])
}

fn find(connection: &Connection, sql: &str, params: impl Params) -> Stored<Vec<KeptInvitation>> {
    let row = |row: &Row<'_>| {
        Ok(InvitationRow {
            invitation: row.get(0)?,
            request: row.get(1)?,
            version: row.get(2)?,
            names: row.get(3)?,
        })
    };
    let mut find = connection.prepare_cached(sql)?;
    find.query_map(params, row)?
        .map(|row| row?.invitation())
        .collect()
}
