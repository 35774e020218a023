//! What is said at games.

use ludejo_session::Millis;
use ludejo_wire::{ChatLine, GameId, Player};
use rusqlite::{Connection, Params, Row, params};

use crate::store::rows::{ChatRow, to_moment};
use crate::store::{Change, StoreFault, Stored};

/// Asks for lines, with the names of those who said them.
macro_rules! select_lines {
    ($which:literal) => {
        concat!(
            "SELECT number, at, player, name, words FROM chat \
             JOIN players ON players.id = player WHERE words IS NOT NULL AND ",
            $which
        )
    };
}

/// Adds a line, or finds the one of this key.
pub(super) fn say(
    connection: &Connection,
    game: &GameId,
    by: &Player,
    key: &str,
    words: &str,
    at: Millis,
    changed: &mut Vec<Change>,
) -> Stored<ChatLine> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO chat (game, number, at, player, key, words) VALUES \
         (?1, (SELECT coalesce(max(number) + 1, 0) FROM chat WHERE game = ?1), ?2, ?3, ?4, ?5) \
         ON CONFLICT (game, player, key) DO NOTHING",
    )?;
    let by = by.id.as_str();
    let added = insert.execute(params![game.as_str(), to_moment(at), by, key, words])?;
    if added == 1 {
        changed.push(Change::Chat(game.clone()));
    }
    let said = select_lines!("game = ?1 AND player = ?2 AND key = ?3");
    let lines = find(connection, said, [game.as_str(), by, key])?;
    let gone = || StoreFault::Database("the player was forgotten".to_owned());
    lines.into_iter().next().ok_or_else(gone)
}

pub(super) fn lines(connection: &Connection, game: &GameId, from: u32) -> Stored<Vec<ChatLine>> {
    let sql = select_lines!("game = ?1 AND number >= ?2 ORDER BY number");
    find(connection, sql, params![game.as_str(), from])
}

fn find(connection: &Connection, sql: &str, params: impl Params) -> Stored<Vec<ChatLine>> {
    let row = |row: &Row<'_>| {
        Ok(ChatRow {
            number: row.get(0)?,
            at: row.get(1)?,
            player: row.get(2)?,
            name: row.get(3)?,
            words: row.get(4)?,
        })
    };
    let mut find = connection.prepare_cached(sql)?;
    find.query_map(params, row)?
        .map(|row| row?.line())
        .collect()
}
