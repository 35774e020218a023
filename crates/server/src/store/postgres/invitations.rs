//! Invitations.

use ludejo_session::Millis;
use ludejo_wire::{GameId, Invitation, InvitationId, PlayerId};
use tokio_postgres::Row;

use super::herald::Changed;
use super::line::{Line, Params};
use super::write_down;
use crate::store::rows::{InvitationColumns, InvitationRow, to_moment};
use crate::store::{Change, KeptInvitation, Stored, Written};

/// Asks for invitations, with the names of the players in them.
macro_rules! select_invitations {
    ($which:literal) => {
        concat!(
            "SELECT invitation, request, version, \
             (SELECT coalesce(json_object_agg(players.id, name), '{}')::text \
              FROM invited JOIN players ON players.id = player \
              WHERE invited.invitation = invitations.id) FROM invitations ",
            $which
        )
    };
}

pub(super) async fn add(
    line: &mut Line,
    invitations: &[KeptInvitation],
) -> Stored<Option<Changed>> {
    let sql = "INSERT INTO invitations \
               (id, request, version, invitation, maker, made, is_open, is_listed, began) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    line.begin().await?;
    let mut changes = Vec::new();
    for kept in invitations {
        let invitation = &kept.invitation;
        let columns = InvitationColumns::of(invitation)?;
        let params: Params<'_> = &[
            &invitation.id.as_str(),
            &kept.group,
            &i64::from(kept.version),
            &columns.json,
            &invitation.by.id.as_str(),
            &to_moment(invitation.made),
            &columns.is_open,
            &columns.is_listed,
            &invitation.began.as_ref().map(GameId::as_str),
        ];
        line.execute(sql, params).await?;
        name_players(line, &invitation.id, &columns.players).await?;
        changes.push(Change::Invitation(invitation.id.clone()));
    }
    let changed = write_down(line, changes).await?;
    line.commit().await?;
    Ok(changed)
}

async fn name_players(line: &mut Line, id: &InvitationId, players: &[String]) -> Stored<()> {
    let sql = "INSERT INTO invited (invitation, player) SELECT $1, unnest($2::text[])";
    line.execute(sql, &[&id.as_str(), &players]).await?;
    Ok(())
}

pub(super) async fn change(
    line: &mut Line,
    kept: &KeptInvitation,
) -> Stored<(Written, Option<Changed>)> {
    line.begin().await?;
    if !replace(line, kept).await? {
        line.roll_back().await?;
        return Ok((Written::Behind, None));
    }
    let change = Change::Invitation(kept.invitation.id.clone());
    let changed = write_down(line, vec![change]).await?;
    line.commit().await?;
    Ok((Written::Yes, changed))
}

/// Replaces an invitation that has this version: whether there is one.
async fn replace(line: &mut Line, kept: &KeptInvitation) -> Stored<bool> {
    let invitation = &kept.invitation;
    let columns = InvitationColumns::of(invitation)?;
    let sql = "UPDATE invitations SET version = version + 1, invitation = $3, is_open = $4, \
               is_listed = $5, began = $6 WHERE id = $1 AND version = $2";
    let params: Params<'_> = &[
        &invitation.id.as_str(),
        &i64::from(kept.version),
        &columns.json,
        &columns.is_open,
        &columns.is_listed,
        &invitation.began.as_ref().map(GameId::as_str),
    ];
    if line.execute(sql, params).await? == 0 {
        return Ok(false);
    }
    let unname = "DELETE FROM invited WHERE invitation = $1";
    line.execute(unname, &[&invitation.id.as_str()]).await?;
    name_players(line, &invitation.id, &columns.players).await?;
    Ok(true)
}

/// An invitation leads to a game, and the others of its group end: what has changed, unless somebody
/// was faster.
pub(super) async fn lead_to(
    line: &mut Line,
    from: &KeptInvitation,
    game: &GameId,
) -> Stored<Option<Vec<Change>>> {
    // In one order, so that of two who want to begin with invitations of one group none waits for
    // the other.
    let lock = "SELECT 1 FROM invitations WHERE request = $1 ORDER BY id FOR UPDATE";
    line.query(lock, &[&from.group]).await?;
    let begun = KeptInvitation {
        invitation: Invitation {
            began: Some(game.clone()),
            ..from.invitation.clone()
        },
        ..from.clone()
    };
    if !replace(line, &begun).await? {
        return Ok(None);
    }
    let sql = "DELETE FROM invitations WHERE request = $1 AND began IS NULL RETURNING id";
    let mut changes = changes(&line.query(sql, &[&from.group]).await?)?;
    changes.push(Change::Invitation(from.invitation.id.clone()));
    Ok(Some(changes))
}

/// Waits until no other server pairs people, and begins a transaction: as long as it goes on, none
/// does.
pub(super) async fn wait_for_turn(line: &mut Line) -> Stored<()> {
    line.begin().await?;
    // Any number that nothing else is locked by. Migrations have the one before.
    let sql = "SELECT pg_advisory_xact_lock(7677)";
    line.execute(sql, &[]).await?;
    Ok(())
}

pub(super) async fn remove(line: &mut Line, id: &InvitationId) -> Stored<Option<Changed>> {
    let sql = "DELETE FROM invitations WHERE id = $1 AND began IS NULL RETURNING id";
    Ok(remove_those(line, sql, &[&id.as_str()]).await?.1)
}

pub(super) async fn remove_old(line: &mut Line, before: Millis) -> Stored<(u32, Option<Changed>)> {
    // What somebody is changing right now can wait until the next time.
    let sql = "DELETE FROM invitations WHERE id IN \
               (SELECT id FROM invitations WHERE made < $1 AND began IS NULL FOR UPDATE SKIP LOCKED) \
               RETURNING id";
    remove_those(line, sql, &[&to_moment(before)]).await
}

/// Removes invitations: how many.
async fn remove_those(
    line: &mut Line,
    sql: &'static str,
    params: Params<'_>,
) -> Stored<(u32, Option<Changed>)> {
    line.begin().await?;
    let changes = changes(&line.query(sql, params).await?)?;
    let count = changes.len() as u32;
    let changed = write_down(line, changes).await?;
    line.commit().await?;
    Ok((count, changed))
}

/// The invitations in the first column have changed.
fn changes(rows: &[Row]) -> Stored<Vec<Change>> {
    let change = |row: &Row| Ok(Change::Invitation(InvitationId(row.try_get(0)?)));
    rows.iter().map(change).collect()
}

pub(super) async fn with_id(line: &mut Line, id: &InvitationId) -> Stored<Option<KeptInvitation>> {
    let sql = select_invitations!("WHERE id = $1");
    let found = find(line, sql, &[&id.as_str()]).await?;
    Ok(found.into_iter().next())
}

pub(super) async fn listed(line: &mut Line, count: u32) -> Stored<Vec<KeptInvitation>> {
    let sql = select_invitations!("WHERE is_listed ORDER BY made DESC, id LIMIT $1");
    find(line, sql, &[&i64::from(count)]).await
}

pub(super) async fn of_player(line: &mut Line, id: &PlayerId) -> Stored<Vec<KeptInvitation>> {
    let sql = select_invitations!(
        "WHERE is_open AND id IN (SELECT invited.invitation FROM invited WHERE player = $1) \
         ORDER BY made DESC, id"
    );
    find(line, sql, &[&id.as_str()]).await
}

async fn find(
    line: &mut Line,
    sql: &'static str,
    params: Params<'_>,
) -> Stored<Vec<KeptInvitation>> {
    let rows = line.query(sql, params).await?;
    let invitation = |row: &Row| {
        let row = InvitationRow {
            invitation: row.try_get(0)?,
            request: row.try_get(1)?,
            version: row.try_get(2)?,
            names: row.try_get(3)?,
        };
        row.invitation()
    };
    rows.iter().map(invitation).collect()
}
