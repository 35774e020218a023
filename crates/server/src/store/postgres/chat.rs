//! What is said at games.

use ludejo_session::Millis;
use ludejo_wire::{ChatLine, GameId, Player};
use tokio_postgres::Row;

use super::herald::Changed;
use super::line::{Line, Params};
use super::write_down;
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
pub(super) async fn say(
    line: &mut Line,
    game: &GameId,
    by: &Player,
    key: &str,
    words: &str,
    at: Millis,
) -> Stored<(ChatLine, Option<Changed>)> {
    line.begin().await?;
    // One after the other, so that each gets the next number.
    let lock = "SELECT 1 FROM games WHERE id = $1 FOR NO KEY UPDATE";
    line.query(lock, &[&game.as_str()]).await?;
    let insert = "INSERT INTO chat (game, number, at, player, key, words) VALUES \
                  ($1, (SELECT coalesce(max(number) + 1, 0) FROM chat WHERE game = $1), \
                  $2, $3, $4, $5) ON CONFLICT (game, player, key) DO NOTHING";
    let (game_id, by) = (game.as_str(), by.id.as_str());
    let params: Params<'_> = &[&game_id, &to_moment(at), &by, &key, &words];
    let added = line.execute(insert, params).await?;
    let changes = (added == 1).then(|| Change::Chat(game.clone()));
    let said = select_lines!("game = $1 AND player = $2 AND key = $3");
    let lines = find(line, said, &[&game_id, &by, &key]).await?;
    let changed = write_down(line, changes.into_iter().collect()).await?;
    line.commit().await?;
    let gone = || StoreFault::Database("the player was forgotten".to_owned());
    let said = lines.into_iter().next().ok_or_else(gone)?;
    Ok((said, changed))
}

pub(super) async fn lines(line: &mut Line, game: &GameId, from: u32) -> Stored<Vec<ChatLine>> {
    let sql = select_lines!("game = $1 AND number >= $2 ORDER BY number");
    find(line, sql, &[&game.as_str(), &i64::from(from)]).await
}

async fn find(line: &mut Line, sql: &'static str, params: Params<'_>) -> Stored<Vec<ChatLine>> {
    let rows = line.query(sql, params).await?;
    let said = |row: &Row| {
        let row = ChatRow {
            number: row.try_get(0)?,
            at: row.try_get(1)?,
            player: row.try_get(2)?,
            name: row.try_get(3)?,
            words: row.try_get(4)?,
        };
        row.line()
    };
    rows.iter().map(said).collect()
}
