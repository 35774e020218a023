//! Games and their events.

use ludejo_session::{Event, Millis};
use ludejo_wire::{GameId, PlayerId};
use tokio_postgres::Row;

use super::herald::Changed;
use super::line::{Line, Params};
use super::{invitations, write_down};
use crate::store::rows::{self, EventRow, GameRow, is_on, json, to_moment};
use crate::store::{Append, Change, KeptGame, KeptInvitation, Logged, NewGame, Stored, Written};

/// Asks for games, with the names of their players.
macro_rules! select_games {
    ($which:literal) => {
        concat!(
            "SELECT id, terms, \
             (SELECT coalesce(json_agg(json_build_array(seat, players.id, name)), '[]')::text \
              FROM seats JOIN players ON players.id = player WHERE game = games.id) AS seats, \
             rematch_of, \
             (SELECT next.id FROM games AS next WHERE next.rematch_of = games.id) AS rematch, \
             events, latest, actions, line, progress, deadline, awaits_engine, is_listed, \
             minute = latest / 60000 AND coalesce(alarm <= deadline, deadline IS NULL OR NOT is_on) \
             FROM games ",
            $which
        )
    };
}

/// Begins a game; what has changed, unless somebody was faster.
pub(super) async fn begin(
    line: &mut Line,
    game: &NewGame,
    from: Option<&KeptInvitation>,
) -> Stored<(Written, Option<Changed>)> {
    line.begin().await?;
    let mut changes = vec![Change::Begun(game.id.clone())];
    if let Some(from) = from {
        match invitations::lead_to(line, from, &game.id).await? {
            Some(more) => changes.extend(more),
            None => return behind(line).await,
        }
    }
    let standing = &game.standing;
    let insert = "INSERT INTO games (id, terms, rematch_of, events, latest, actions, line, progress, \
                  is_on, deadline, awaits_engine, is_listed, minute, alarm) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $5::bigint / 60000, $10::bigint)";
    let inserted = line
        .execute(
            insert,
            &[
                &game.id.as_str(),
                &json(&game.terms)?,
                &game.rematch_of.as_ref().map(GameId::as_str),
                &i64::from(standing.events),
                &to_moment(standing.latest),
                &i64::from(standing.actions),
                &standing.line,
                &json(&standing.progress)?,
                &is_on(&standing.progress),
                &standing.deadline.map(to_moment),
                &standing.awaits_engine,
                &game.is_listed,
            ],
        )
        .await;
    match inserted {
        Err(trouble) if trouble.is_duplicate("games_rematch_of_key") => return behind(line).await,
        inserted => inserted?,
    };
    let seats = game.players.iter().zip(0..);
    let seats = seats.filter_map(|(player, seat)| Some((player.as_ref()?.as_str(), seat)));
    let (players, seats): (Vec<&str>, Vec<i64>) = seats.unzip();
    let insert = "INSERT INTO seats (game, player, seat) \
                  SELECT $1, * FROM unnest($2::text[], $3::bigint[])";
    line.execute(insert, &[&game.id.as_str(), &players, &seats])
        .await?;
    let changed = write_down(line, changes).await?;
    line.commit().await?;
    Ok((Written::Yes, changed))
}

/// Nothing is written.
async fn behind(line: &mut Line) -> Stored<(Written, Option<Changed>)> {
    line.roll_back().await?;
    Ok((Written::Behind, None))
}

/// Appends events in one statement, which is also the transaction: a move is one round trip.
pub(super) async fn append(line: &mut Line, append: &Append) -> Stored<(Written, Option<Changed>)> {
    let sql = "WITH moved AS ( \
                 UPDATE games SET events = $3, latest = $4, actions = $5, line = $6, progress = $7, \
                 is_on = $8, deadline = $9, awaits_engine = $10, minute = $4::bigint / 60000, \
                 alarm = CASE WHEN alarm <= $9::bigint THEN alarm ELSE coalesce($9, alarm) END \
                 WHERE id = $1 AND events = $2 RETURNING id \
               ), written AS ( \
                 INSERT INTO events (game, number, at, what, player, key) \
                 SELECT id, $2 + place - 1, at, what, \
                 CASE place WHEN 1 THEN $13 END, CASE place WHEN 1 THEN $14 END \
                 FROM moved, unnest($11::bigint[], $12::text[]) \
                 WITH ORDINALITY AS list (at, what, place) \
               ) \
               INSERT INTO changes (xact, what) \
               SELECT pg_current_xact_id()::text::bigint, $15 FROM moved RETURNING xact";
    let Append {
        game,
        events,
        command,
        standing,
    } = append;
    let first = standing.events.saturating_sub(events.len() as u32);
    let at: Vec<_> = events.iter().map(|event| to_moment(event.at)).collect();
    let what = events.iter().map(|event| json(&event.what));
    let what = what.collect::<Stored<Vec<_>>>()?;
    let (player, key) = command
        .as_ref()
        .map(|(by, key)| (by.as_str(), key.as_str()))
        .unzip();
    // The other servers are told what has happened, so that they needn't read it.
    let change = Change::Game(game.clone(), standing.events, Vec::new());
    let told = Change::Game(game.clone(), first, events.clone());
    let params: Params<'_> = &[
        &game.as_str(),
        &i64::from(first),
        &i64::from(standing.events),
        &to_moment(standing.latest),
        &i64::from(standing.actions),
        &standing.line,
        &json(&standing.progress)?,
        &is_on(&standing.progress),
        &standing.deadline.map(to_moment),
        &standing.awaits_engine,
        &at,
        &what,
        &player,
        &key,
        &json(&change)?,
    ];
    match line.query(sql, params).await {
        Ok(rows) => match rows.first() {
            Some(row) => Ok((Written::Yes, Some((row.try_get(0)?, vec![told])))),
            None => Ok((Written::Behind, None)),
        },
        Err(trouble) if trouble.is_duplicate("events_by_key") => Ok((Written::Behind, None)),
        Err(trouble) => Err(trouble.into()),
    }
}

pub(super) async fn number_of(
    line: &mut Line,
    id: &GameId,
    by: &PlayerId,
    key: &str,
) -> Stored<Option<u32>> {
    let sql = "SELECT number FROM events WHERE game = $1 AND player = $2 AND key = $3";
    let rows = line.query(sql, &[&id.as_str(), &by.as_str(), &key]).await?;
    let number = rows.first().map(|row| rows::count(row.try_get(0)?));
    number.transpose()
}

pub(super) async fn with_id(line: &mut Line, id: &GameId) -> Stored<Option<KeptGame>> {
    let games = games(line, select_games!("WHERE id = $1"), &[&id.as_str()]).await?;
    Ok(games.into_iter().next())
}

pub(super) async fn events(line: &mut Line, id: &GameId, from: u32) -> Stored<Vec<Event>> {
    let log = log(line, id, from).await?;
    Ok(log.into_iter().map(|logged| logged.event).collect())
}

pub(super) async fn log(line: &mut Line, id: &GameId, from: u32) -> Stored<Vec<Logged>> {
    let sql = "SELECT number, at, what, player, key FROM events WHERE game = $1 AND number >= $2 \
               ORDER BY number";
    let rows = line.query(sql, &[&id.as_str(), &i64::from(from)]).await?;
    let logged = |row: &Row| {
        let row = EventRow {
            number: row.try_get(0)?,
            at: row.try_get(1)?,
            what: row.try_get(2)?,
            player: row.try_get(3)?,
            key: row.try_get(4)?,
        };
        row.logged()
    };
    rows.iter().map(logged).collect()
}

pub(super) async fn of_player(
    line: &mut Line,
    id: &PlayerId,
    before: Millis,
    count: u32,
) -> Stored<Vec<KeptGame>> {
    let sql = select_games!(
        "WHERE id IN (SELECT game FROM seats WHERE player = $1) AND latest < $2 \
         ORDER BY latest DESC, id LIMIT $3"
    );
    let params: Params<'_> = &[&id.as_str(), &to_moment(before), &i64::from(count)];
    games(line, sql, params).await
}

pub(super) async fn with_engines(line: &mut Line, id: &PlayerId) -> Stored<u32> {
    let sql = "SELECT count(*) FROM games WHERE is_on \
               AND id IN (SELECT game FROM seats WHERE player = $1) \
               AND (SELECT count(*) FROM seats WHERE game = id) < json_array_length(terms::json -> 'seats')";
    let rows = line.query(sql, &[&id.as_str()]).await?;
    let count = rows.first().map(|row| rows::count(row.try_get(0)?));
    Ok(count.transpose()?.unwrap_or_default())
}

pub(super) async fn shown(line: &mut Line, count: u32) -> Stored<Vec<KeptGame>> {
    let sql =
        select_games!("WHERE is_on AND is_listed ORDER BY minute DESC, latest DESC, id LIMIT $1");
    games(line, sql, &[&i64::from(count)]).await
}

pub(super) async fn all(
    line: &mut Line,
    after: Option<&GameId>,
    count: u32,
) -> Stored<Vec<GameId>> {
    let after = after.map_or("", GameId::as_str);
    let sql = "SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2";
    ids(line, sql, &[&after, &i64::from(count)]).await
}

pub(super) async fn due(
    line: &mut Line,
    now: Millis,
    engines: Millis,
    count: u32,
) -> Stored<Vec<GameId>> {
    let set = "UPDATE games SET alarm = deadline \
               WHERE is_on AND alarm <= $1 AND (deadline IS NULL OR deadline > $1)";
    line.execute(set, &[&to_moment(now)]).await?;
    let sql = "SELECT id FROM (SELECT id FROM games WHERE is_on AND alarm <= $1 AND deadline <= $1 \
               ORDER BY alarm LIMIT $3) AS late \
               UNION SELECT id FROM (SELECT id FROM games WHERE awaits_engine AND latest <= $2 \
               AND is_on ORDER BY minute LIMIT $3) AS waiting LIMIT $3";
    let params: Params<'_> = &[&to_moment(now), &to_moment(engines), &i64::from(count)];
    ids(line, sql, params).await
}

pub(super) async fn timed(line: &mut Line) -> Stored<Vec<GameId>> {
    let sql = "SELECT id FROM games WHERE is_on AND deadline IS NOT NULL ORDER BY id";
    ids(line, sql, &[]).await
}

async fn games(line: &mut Line, sql: &'static str, params: Params<'_>) -> Stored<Vec<KeptGame>> {
    let rows = line.query(sql, params).await?;
    let game = |row: &Row| {
        let row = GameRow {
            id: row.try_get(0)?,
            terms: row.try_get(1)?,
            seats: row.try_get(2)?,
            rematch_of: row.try_get(3)?,
            rematch: row.try_get(4)?,
            events: row.try_get(5)?,
            latest: row.try_get(6)?,
            actions: row.try_get(7)?,
            line: row.try_get(8)?,
            progress: row.try_get(9)?,
            deadline: row.try_get(10)?,
            awaits_engine: row.try_get(11)?,
            is_listed: row.try_get(12)?,
            is_found: row.try_get(13)?,
        };
        row.game()
    };
    rows.iter().map(game).collect()
}

async fn ids(line: &mut Line, sql: &'static str, params: Params<'_>) -> Stored<Vec<GameId>> {
    let rows = line.query(sql, params).await?;
    rows.iter().map(|row| Ok(GameId(row.try_get(0)?))).collect()
}
