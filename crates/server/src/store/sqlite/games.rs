//! Games and their events.

use ludejo_session::{Event, Millis};
use ludejo_wire::{GameId, PlayerId};
use rusqlite::{Connection, OptionalExtension, Params, Row, named_params, params};

use crate::store::rows::{EventRow, GameRow, is_on, json, to_moment};
use crate::store::{
    Append, Change, KeptGame, KeptInvitation, Logged, NewGame, Standing, Stored, Written,
};

/// Asks for games, with the names of their players.
macro_rules! select_games {
    ($which:literal) => {
        concat!(
            "SELECT id, terms, \
             (SELECT json_group_array(json_array(seat, players.id, name)) \
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

pub(super) fn begin(
    connection: &Connection,
    game: &NewGame,
    from: Option<&KeptInvitation>,
    changed: &mut Vec<Change>,
) -> Stored<Written> {
    let follows = "SELECT 1 FROM games WHERE rematch_of = ?1";
    let rematch_of = game.rematch_of.as_ref().map(GameId::as_str);
    if connection.prepare_cached(follows)?.exists([rematch_of])? {
        return Ok(Written::Behind);
    }
    if let Some(from) = from
        && super::invitations::lead_to(connection, from, &game.id, changed)? == Written::Behind
    {
        return Ok(Written::Behind);
    }
    let standing = &game.standing;
    let mut insert = connection.prepare_cached(
        "INSERT INTO games (id, terms, rematch_of, events, latest, actions, line, progress, is_on, \
         deadline, awaits_engine, is_listed, minute, alarm) VALUES (:id, :terms, :rematch_of, :events, \
         :latest, :actions, :line, :progress, :is_on, :deadline, :awaits_engine, :is_listed, \
         :latest / 60000, :deadline)",
    )?;
    insert.execute(named_params! {
        ":id": game.id.as_str(),
        ":terms": json(&game.terms)?,
        ":rematch_of": rematch_of,
        ":events": standing.events,
        ":latest": to_moment(standing.latest),
        ":actions": standing.actions,
        ":line": standing.line,
        ":progress": json(&standing.progress)?,
        ":is_on": is_on(&standing.progress),
        ":deadline": standing.deadline.map(to_moment),
        ":awaits_engine": standing.awaits_engine,
        ":is_listed": game.is_listed,
    })?;
    let sql = "INSERT INTO seats (game, seat, player) VALUES (?1, ?2, ?3)";
    let mut insert = connection.prepare_cached(sql)?;
    for (seat, player) in game.players.iter().enumerate() {
        if let Some(player) = player {
            insert.execute(params![game.id.as_str(), seat as i64, player.as_str()])?;
        }
    }
    changed.push(Change::Begun(game.id.clone()));
    Ok(Written::Yes)
}

/// Events with their JSON, so that the thread that writes needn't make it.
pub(super) struct ReadyAppend {
    append: Append,
    events: Vec<String>,
    progress: String,
}

impl ReadyAppend {
    pub(super) fn new(append: &Append) -> Stored<Self> {
        let events = append.events.iter().map(|event| json(&event.what));
        Ok(Self {
            events: events.collect::<Stored<_>>()?,
            progress: json(&append.standing.progress)?,
            append: append.clone(),
        })
    }
}

pub(super) fn append(connection: &Connection, ready: &ReadyAppend) -> Stored<Written> {
    let Append {
        game,
        events,
        command,
        standing,
    } = &ready.append;
    if let Some((player, key)) = command
        && number_of(connection, game, player, key)?.is_some()
    {
        return Ok(Written::Behind);
    }
    let first = standing.events.saturating_sub(events.len() as u32);
    if !stand(connection, game, standing, &ready.progress, first)? {
        return Ok(Written::Behind);
    }
    let mut insert = connection.prepare_cached(
        "INSERT INTO events (game, number, at, what, player, key) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    let mut command = command.as_ref();
    for ((event, what), number) in events.iter().zip(&ready.events).zip(first..) {
        let (player, key) = command.take().map(|(by, key)| (by.as_str(), key)).unzip();
        let at = to_moment(event.at);
        insert.execute(params![game.as_str(), number, at, what, player, key])?;
    }
    Ok(Written::Yes)
}

/// Notes how a game stands that had this many events: whether it had. What games are found by is
/// only written when it changes, because every index is a page.
fn stand(
    connection: &Connection,
    game: &GameId,
    standing: &Standing,
    progress: &str,
    events: u32,
) -> Stored<bool> {
    let latest = to_moment(standing.latest);
    let deadline = standing.deadline.map(to_moment);
    let mut update = connection.prepare_cached(
        "UPDATE games SET events = :events, latest = :latest, actions = :actions, line = :line, \
         progress = :progress, deadline = :deadline WHERE id = :id AND events = :before",
    )?;
    let updated = update.execute(named_params! {
        ":id": game.as_str(),
        ":before": events,
        ":events": standing.events,
        ":latest": latest,
        ":actions": standing.actions,
        ":line": standing.line,
        ":progress": progress,
        ":deadline": deadline,
    })?;
    if updated == 0 {
        return Ok(false);
    }
    let mut update = connection.prepare_cached(
        "UPDATE games SET is_on = :is_on, awaits_engine = :awaits_engine, minute = :latest / 60000, \
         alarm = CASE WHEN alarm <= :deadline THEN alarm ELSE coalesce(:deadline, alarm) END \
         WHERE id = :id AND (is_on <> :is_on OR awaits_engine <> :awaits_engine \
         OR minute <> :latest / 60000 OR coalesce(alarm > :deadline, alarm IS NULL))",
    )?;
    update.execute(named_params! {
        ":id": game.as_str(),
        ":latest": latest,
        ":is_on": is_on(&standing.progress),
        ":deadline": deadline,
        ":awaits_engine": standing.awaits_engine,
    })?;
    Ok(true)
}

pub(super) fn number_of(
    connection: &Connection,
    id: &GameId,
    by: &PlayerId,
    key: &str,
) -> Stored<Option<u32>> {
    let sql = "SELECT number FROM events WHERE game = ?1 AND player = ?2 AND key = ?3";
    let mut find = connection.prepare_cached(sql)?;
    let number = find.query_row([id.as_str(), by.as_str(), key], |row| row.get(0));
    Ok(number.optional()?)
}

pub(super) fn with_id(connection: &Connection, id: &GameId) -> Stored<Option<KeptGame>> {
    let games = games(connection, select_games!("WHERE id = ?1"), [id.as_str()])?;
    Ok(games.into_iter().next())
}

pub(super) fn events(connection: &Connection, id: &GameId, from: u32) -> Stored<Vec<Event>> {
    let log = log(connection, id, from)?;
    Ok(log.into_iter().map(|logged| logged.event).collect())
}

pub(super) fn log(connection: &Connection, id: &GameId, from: u32) -> Stored<Vec<Logged>> {
    let mut find = connection.prepare_cached(
        "SELECT number, at, what, player, key FROM events WHERE game = ?1 AND number >= ?2 \
         ORDER BY number",
    )?;
    let row = |row: &Row<'_>| {
        Ok(EventRow {
            number: row.get(0)?,
            at: row.get(1)?,
            what: row.get(2)?,
            player: row.get(3)?,
            key: row.get(4)?,
        })
    };
    find.query_map(params![id.as_str(), from], row)?
        .map(|row| row?.logged())
        .collect()
}

pub(super) fn of_player(
    connection: &Connection,
    id: &PlayerId,
    before: Millis,
    count: u32,
) -> Stored<Vec<KeptGame>> {
    let sql = select_games!(
        "WHERE id IN (SELECT game FROM seats WHERE player = ?1) AND latest < ?2 \
         ORDER BY latest DESC, id LIMIT ?3"
    );
    games(
        connection,
        sql,
        params![id.as_str(), to_moment(before), count],
    )
}

pub(super) fn with_engines(connection: &Connection, id: &PlayerId) -> Stored<u32> {
    let sql = "SELECT count(*) FROM games WHERE is_on \
               AND id IN (SELECT game FROM seats WHERE player = ?1) \
               AND (SELECT count(*) FROM seats WHERE game = id) < json_array_length(terms, '$.seats')";
    let mut count = connection.prepare_cached(sql)?;
    Ok(count.query_row([id.as_str()], |row| row.get(0))?)
}

pub(super) fn shown(connection: &Connection, count: u32) -> Stored<Vec<KeptGame>> {
    let sql =
        select_games!("WHERE is_on AND is_listed ORDER BY minute DESC, latest DESC, id LIMIT ?1");
    games(connection, sql, [count])
}

pub(super) fn all(
    connection: &Connection,
    after: Option<&GameId>,
    count: u32,
) -> Stored<Vec<GameId>> {
    let after = after.map_or("", GameId::as_str);
    let sql = "SELECT id FROM games WHERE id > ?1 ORDER BY id LIMIT ?2";
    ids(connection, sql, params![after, count])
}

/// Whether there are games whose alarm is earlier than their deadline.
pub(super) fn has_early_alarms(connection: &Connection, now: Millis) -> Stored<bool> {
    let sql = "SELECT 1 FROM games WHERE is_on AND alarm <= ?1 AND coalesce(deadline > ?1, 1)";
    Ok(connection.prepare_cached(sql)?.exists([to_moment(now)])?)
}

/// Sets such alarms to the deadline.
pub(super) fn set_alarms(connection: &Connection, now: Millis) -> Stored<()> {
    let sql = "UPDATE games SET alarm = deadline \
               WHERE is_on AND alarm <= ?1 AND coalesce(deadline > ?1, 1)";
    connection.prepare_cached(sql)?.execute([to_moment(now)])?;
    Ok(())
}

pub(super) fn due(
    connection: &Connection,
    now: Millis,
    engines: Millis,
    count: u32,
) -> Stored<Vec<GameId>> {
    let sql = "SELECT id FROM (SELECT id FROM games WHERE is_on AND alarm <= ?1 AND deadline <= ?1 \
               ORDER BY alarm LIMIT ?3) \
               UNION SELECT id FROM (SELECT id FROM games WHERE awaits_engine AND latest <= ?2 \
               AND is_on ORDER BY minute LIMIT ?3) LIMIT ?3";
    ids(
        connection,
        sql,
        params![to_moment(now), to_moment(engines), count],
    )
}

pub(super) fn timed(connection: &Connection) -> Stored<Vec<GameId>> {
    let sql = "SELECT id FROM games WHERE is_on AND deadline IS NOT NULL ORDER BY id";
    ids(connection, sql, [])
}

fn games(connection: &Connection, sql: &str, params: impl Params) -> Stored<Vec<KeptGame>> {
    let row = |row: &Row<'_>| {
        Ok(GameRow {
            id: row.get(0)?,
            terms: row.get(1)?,
            seats: row.get(2)?,
            rematch_of: row.get(3)?,
            rematch: row.get(4)?,
            events: row.get(5)?,
            latest: row.get(6)?,
            actions: row.get(7)?,
            line: row.get(8)?,
            progress: row.get(9)?,
            deadline: row.get(10)?,
            awaits_engine: row.get(11)?,
            is_listed: row.get(12)?,
            is_found: row.get(13)?,
        })
    };
    let mut find = connection.prepare_cached(sql)?;
    find.query_map(params, row)?
        .map(|row| row?.game())
        .collect()
}

fn ids(connection: &Connection, sql: &str, params: impl Params) -> Stored<Vec<GameId>> {
    let mut find = connection.prepare_cached(sql)?;
    find.query_map(params, |row| row.get(0))?
        .map(|id| Ok(GameId(id?)))
        .collect()
}
