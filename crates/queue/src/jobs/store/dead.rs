//! Jobs that were given up.

use db::Conn;
use db::schema::jobs;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Instant, JobId};

use super::super::rules::{DeadJob, Kind};

#[derive(Queryable, Selectable)]
#[diesel(table_name = jobs)]
struct DeadRow {
    id: JobId,
    kind: Kind,
    subject: Uuid,
    generation: i32,
    attempt: i32,
    last_error: Option<String>,
    finished_at: Option<Instant>,
}

fn named(row: DeadRow) -> QueryResult<DeadJob> {
    Ok(DeadJob {
        id: row.id,
        kind: row.kind,
        subject: row.subject,
        generation: row.generation,
        attempt: row.attempt,
        last_error: row.last_error,
        finished_at: row.finished_at.ok_or(diesel::NotFound)?,
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
        .select(DeadRow::as_select())
        .load(conn)?;
    rows.into_iter().map(named).collect()
}

/// Locked, so that nobody else revives it meanwhile.
pub(in crate::jobs) fn find_dead(conn: &mut Conn, job: JobId) -> QueryResult<Option<DeadJob>> {
    let dead = jobs::table.find(job).filter(jobs::state.eq("dead"));
    let row: Option<DeadRow> =
        dead.select(DeadRow::as_select()).for_update().first(conn).optional()?;
    row.map(named).transpose()
}
