//! How much waits, how long that takes.
#![expect(clippy::disallowed_methods, reason = "aggregates over pg_locks have no DSL")]

use db::Conn;
use db::schema::jobs;
use diesel::dsl::{count, not};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Double, SmallInt, Text, Uuid as SqlUuid};
use kernel::uuid::Uuid;

use super::super::rules::{Ahead, Depth, Kind, Pace, Priority};

#[derive(QueryableByName)]
struct AheadRow {
    #[diesel(sql_type = SmallInt)]
    priority: i16,
    #[diesel(sql_type = BigInt)]
    clocked: i64,
    #[diesel(sql_type = BigInt)]
    others: i64,
}

/// The priority of the job of a subject, if it waits, and how many go before it.
pub(in crate::jobs) fn ahead(
    conn: &mut Conn,
    kind: Kind,
    subject: Uuid,
) -> QueryResult<Option<(Priority, Ahead)>> {
    let row: Option<AheadRow> = diesel::sql_query(
        "select me.priority, ahead.clocked, ahead.others from jobs me cross join lateral ( \
           select count(*) filter (where o.priority <= $3) as clocked, \
             count(*) filter (where o.priority > $3) as others \
           from jobs o where o.state = 'queued' and o.kind = me.kind \
             and (o.priority, o.created_at, o.id) < (me.priority, me.created_at, me.id)) ahead \
         where me.kind = $1 and me.subject = $2 and me.state = 'queued'",
    )
    .bind::<Text, _>(kind.as_str())
    .bind::<SqlUuid, _>(subject)
    .bind::<SmallInt, _>(Priority::LAST_UNDER_A_CLOCK.0)
    .get_result(conn)
    .optional()?;
    Ok(row.map(|AheadRow { priority, clocked, others }| {
        (Priority(priority), Ahead { clocked, others })
    }))
}

/// How many jobs of the kind wait that go before one queued now with this priority.
pub(in crate::jobs) fn waiting(
    conn: &mut Conn,
    kind: Kind,
    priority: Priority,
) -> QueryResult<Ahead> {
    let clocked = jobs::priority.le(Priority::LAST_UNDER_A_CLOCK.0);
    let waiting = jobs::table
        .filter(jobs::kind.eq(kind))
        .filter(jobs::state.eq("queued"))
        .filter(jobs::priority.le(priority.0))
        .select((
            count(jobs::id).aggregate_filter(clocked),
            count(jobs::id).aggregate_filter(not(clocked)),
        ));
    let (clocked, others) = waiting.get_result(conn)?;
    Ok(Ahead { clocked, others })
}

#[derive(QueryableByName)]
struct PaceRow {
    #[diesel(sql_type = BigInt)]
    clocked: i64,
    #[diesel(sql_type = BigInt)]
    others: i64,
    #[diesel(sql_type = Double)]
    clocked_seconds: f64,
    #[diesel(sql_type = Double)]
    other_seconds: f64,
    #[diesel(sql_type = BigInt)]
    slots: i64,
    #[diesel(sql_type = BigInt)]
    kept: i64,
}

/// The mean of the last twenty that were done, one second before there are any, or what those that run
/// have taken so far where that is more; the slots of the workers that live, of which a worker of several
/// keeps one.
const PACE: &str = "\
with running as (
  select priority <= $2 as clocked, extract(epoch from now() - leased_at) as seconds
  from jobs where state = 'leased' and kind = $1),
last as (
  select priority <= $2 as clocked, finished_at, extract(epoch from finished_at - leased_at) as seconds
  from jobs where kind = $1 and state = 'done' and leased_at is not null
  order by finished_at desc limit 200),
ranked as (
  select clocked, seconds, row_number() over (partition by clocked order by finished_at desc) as n
  from last),
done as (select clocked, seconds from ranked where n <= 20),
live as (
  select w.slots from workers w
  where w.stopped_at is null and exists (
    select 1 from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.objsubid = 1
      and l.database = (select oid from pg_database where datname = current_database())
      and ((l.classid::bigint << 32) | l.objid::bigint) = w.lock_key))
select (select count(*) from running where clocked) as clocked,
  (select count(*) from running where not clocked) as others,
  greatest(coalesce((select avg(seconds) from done where clocked), 1),
    (select avg(seconds) from running where clocked))::float8 as clocked_seconds,
  greatest(coalesce((select avg(seconds) from done where not clocked), 1),
    (select avg(seconds) from running where not clocked))::float8 as other_seconds,
  (select coalesce(sum(slots), 0) from live)::bigint as slots,
  (select count(*) from live where slots > 1) as kept";

pub(in crate::jobs) fn pace(conn: &mut Conn, kind: Kind) -> QueryResult<Pace> {
    let row: PaceRow = diesel::sql_query(PACE)
        .bind::<Text, _>(kind.as_str())
        .bind::<SmallInt, _>(Priority::LAST_UNDER_A_CLOCK.0)
        .get_result(conn)?;
    Ok(Pace {
        leased: Ahead { clocked: row.clocked, others: row.others },
        clocked_seconds: row.clocked_seconds,
        other_seconds: row.other_seconds,
        slots: row.slots,
        kept: row.kept,
    })
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
