//! Jobs that were given up.

use db::Conn;
use db::schema::jobs;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Instant, JobId};

use super::super::rules::DeadJob;
use super::kind;

type DeadRow = (JobId, String, Uuid, i32, i32, Option<String>, Option<Instant>);
type Columns = (
    jobs::id,
    jobs::kind,
    jobs::subject,
    jobs::generation,
    jobs::attempt,
    jobs::last_error,
    jobs::finished_at,
);
const COLUMNS: Columns = (
    jobs::id,
    jobs::kind,
    jobs::subject,
    jobs::generation,
    jobs::attempt,
    jobs::last_error,
    jobs::finished_at,
);

fn named(row: DeadRow) -> QueryResult<DeadJob> {
    let (id, kind_text, subject, generation, attempt, last_error, finished_at) = row;
    Ok(DeadJob {
        id,
        kind: kind(&kind_text)?,
        subject,
        generation,
        attempt,
        last_error,
        finished_at: finished_at.ok_or(diesel::NotFound)?,
    })
}

pub(in crate::jobs) fn dead(conn: &mut Conn, limit: i64) -> QueryResult<Vec<DeadJob>> {
    let later = diesel::alias!(jobs as later);
    let tried_again = later
        .filter(later.field(jobs::kind).eq(jobs::kind))
        .filter(later.field(jobs::subject).eq(jobs::subject))
        .filter(later.field(jobs::generation).gt(jobs::generation));
    let rows: Vec<DeadRow> = jobs::table
        .filter(jobs::state.eq("dead"))
        .filter(diesel::dsl::not(diesel::dsl::exists(tried_again)))
        .order((jobs::finished_at.desc(), jobs::id.desc()))
        .limit(limit)
        .select(COLUMNS)
        .load(conn)?;
    rows.into_iter().map(named).collect()
}

/// Locked, so that nobody else revives it meanwhile.
pub(in crate::jobs) fn find_dead(conn: &mut Conn, job: JobId) -> QueryResult<Option<DeadJob>> {
    let dead = jobs::table.find(job).filter(jobs::state.eq("dead"));
    let row: Option<DeadRow> = dead.select(COLUMNS).for_update().first(conn).optional()?;
    row.map(named).transpose()
}
