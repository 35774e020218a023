//! Servers that are alive, and how much there is.

use ludejo_session::Millis;

use super::line::Line;
use crate::store::rows::{moment, to_moment};
use crate::store::{Counts, Stored};

pub(super) async fn beat(line: &mut Line, server: &str, at: Millis) -> Stored<()> {
    let sql = "INSERT INTO servers (id, beat) VALUES ($1, $2) \
               ON CONFLICT (id) DO UPDATE SET beat = excluded.beat";
    line.execute(sql, &[&server, &to_moment(at)]).await?;
    Ok(())
}

pub(super) async fn last_beat(line: &mut Line) -> Stored<Option<Millis>> {
    let mut last = None;
    for row in line.query("SELECT max(beat) FROM servers", &[]).await? {
        last = row.try_get(0)?;
    }
    last.map(moment).transpose()
}

pub(super) async fn counts(line: &mut Line) -> Stored<Counts> {
    let sql = "SELECT (SELECT count(*) FROM players WHERE secret IS NOT NULL), \
               (SELECT count(*) FROM games), (SELECT count(*) FROM games WHERE is_on), \
               (SELECT coalesce(sum(events), 0)::bigint FROM games), (SELECT count(*) FROM invitations), \
               (SELECT count(*) FROM chat WHERE words IS NOT NULL), \
               pg_database_size(current_database())";
    let mut counts = [0; 7];
    for row in line.query(sql, &[]).await? {
        for (column, count) in counts.iter_mut().enumerate() {
            *count = row.try_get::<_, i64>(column)?.unsigned_abs();
        }
    }
    Ok(counts.into())
}
