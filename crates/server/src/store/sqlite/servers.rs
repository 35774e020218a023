//! Servers that are alive, and how much there is.

use ludejo_session::Millis;
use rusqlite::{Connection, params};

use crate::store::rows::{moment, to_moment};
use crate::store::{Counts, Stored};

pub(super) fn beat(connection: &Connection, server: &str, at: Millis) -> Stored<()> {
    let mut upsert = connection.prepare_cached(
        "INSERT INTO servers (id, beat) VALUES (?1, ?2) \
         ON CONFLICT (id) DO UPDATE SET beat = excluded.beat",
    )?;
    upsert.execute(params![server, to_moment(at)])?;
    Ok(())
}

pub(super) fn last_beat(connection: &Connection) -> Stored<Option<Millis>> {
    let mut find = connection.prepare_cached("SELECT max(beat) FROM servers")?;
    let beat: Option<i64> = find.query_row([], |row| row.get(0))?;
    beat.map(moment).transpose()
}

pub(super) fn counts(connection: &Connection) -> Stored<Counts> {
    let sql = "SELECT (SELECT count(*) FROM players WHERE secret IS NOT NULL), \
               (SELECT count(*) FROM games), (SELECT count(*) FROM games WHERE is_on), \
               (SELECT coalesce(sum(events), 0) FROM games), (SELECT count(*) FROM invitations), \
               (SELECT count(*) FROM chat WHERE words IS NOT NULL), \
               (SELECT page_count * page_size FROM pragma_page_count, pragma_page_size)";
    let counts: [i64; 7] = connection.query_row(sql, [], |row| {
        let mut counts = [0; 7];
        for (column, count) in counts.iter_mut().enumerate() {
            *count = row.get(column)?;
        }
        Ok(counts)
    })?;
    Ok(Counts::from(counts.map(i64::unsigned_abs)))
}
