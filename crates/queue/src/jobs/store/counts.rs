//! How much waits, how long that takes.
#![expect(clippy::disallowed_methods, reason = "aggregates over pg_locks have no DSL")]

use db::Conn;
use db::schema::jobs;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Double, Text, Uuid as SqlUuid};
use kernel::uuid::Uuid;

use super::super::rules::{Depth, Kind, Priority, wait_seconds};

#[derive(QueryableByName)]
struct Ahead {
    #[diesel(sql_type = BigInt)]
    ahead: i64,
}

pub(in crate::jobs) fn ahead(
    conn: &mut Conn,
    kind: Kind,
    subject: Uuid,
) -> QueryResult<Option<i64>> {
    let row: Option<Ahead> = diesel::sql_query(
        "select (select count(*) from jobs o \
                 where o.state = 'queued' and o.kind = me.kind \
                   and (o.priority, o.created_at, o.id) < (me.priority, me.created_at, me.id)) \
           as ahead \
         from jobs me where me.kind = $1 and me.subject = $2 and me.state = 'queued'",
    )
    .bind::<Text, _>(kind.as_str())
    .bind::<SqlUuid, _>(subject)
    .get_result(conn)
    .optional()?;
    Ok(row.map(|row| row.ahead))
}

/// How many jobs of the kind wait that go before one queued now with this priority.
pub(in crate::jobs) fn waiting(
    conn: &mut Conn,
    kind: Kind,
    priority: Priority,
) -> QueryResult<i64> {
    jobs::table
        .filter(jobs::kind.eq(kind))
        .filter(jobs::state.eq("queued"))
        .filter(jobs::priority.le(priority.0))
        .count()
        .get_result(conn)
}

/// How fast jobs of a kind are done.
#[derive(QueryableByName)]
pub(in crate::jobs) struct Pace {
    #[diesel(sql_type = BigInt)]
    leased: i64,
    #[diesel(sql_type = Double)]
    mean: f64,
    #[diesel(sql_type = BigInt)]
    slots: i64,
}

impl Pace {
    pub(in crate::jobs) fn wait(&self, ahead: i64) -> Option<f64> {
        wait_seconds(ahead, self.leased, self.mean, self.slots)
    }
}

/// The mean of the last hundred that were done, one second before there are any; the slots of the
/// workers that live.
const PACE: &str = "\
select (select count(*) from jobs where state = 'leased' and kind = $1) as leased,
  coalesce((select avg(extract(epoch from finished_at - leased_at)) from (
    select finished_at, leased_at from jobs
    where kind = $1 and state = 'done' and leased_at is not null
    order by finished_at desc limit 100) last), 1)::float8 as mean,
  coalesce((select sum(w.slots) from workers w
    where w.stopped_at is null and exists (
      select 1 from pg_locks l
      where l.locktype = 'advisory' and l.granted and l.objsubid = 1
        and l.database = (select oid from pg_database where datname = current_database())
        and ((l.classid::bigint << 32) | l.objid::bigint) = w.lock_key)), 0)::bigint as slots";

pub(in crate::jobs) fn pace(conn: &mut Conn, kind: Kind) -> QueryResult<Pace> {
    diesel::sql_query(PACE).bind::<Text, _>(kind.as_str()).get_result(conn)
}

#[derive(QueryableByName)]
struct DepthRow {
    #[diesel(sql_type = Text)]
    kind: Kind,
    #[diesel(sql_type = BigInt)]
    queued: i64,
    #[diesel(sql_type = BigInt)]
    leased: i64,
    #[diesel(sql_type = BigInt)]
    dead: i64,
    #[diesel(sql_type = Double)]
    oldest: f64,
}

pub(in crate::jobs) fn depth(conn: &mut Conn) -> QueryResult<Vec<Depth>> {
    let rows: Vec<DepthRow> = diesel::sql_query(
        "select kind, count(*) filter (where state = 'queued') as queued, \
           count(*) filter (where state = 'leased') as leased, \
           count(*) filter (where state = 'dead') as dead, \
           coalesce(extract(epoch from now() - min(run_after) \
             filter (where state = 'queued' and run_after <= now())), 0)::float8 as oldest \
         from jobs where state in ('queued', 'leased', 'dead') group by kind",
    )
    .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|row| Depth {
            kind: row.kind,
            queued: row.queued,
            leased: row.leased,
            dead: row.dead,
            oldest_wait_seconds: row.oldest,
        })
        .collect())
}
