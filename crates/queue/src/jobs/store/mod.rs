//! Jobs in the database. Every function is one statement; time is the database's.
#![expect(clippy::disallowed_methods, reason = "the claim and the sweep are written in SQL")]

mod counts;
mod dead;
mod ways;

use std::time::Duration;

use db::Conn;
use db::clock::NOW;
use db::schema::jobs;
use diesel::prelude::*;
use diesel::sql_types::{
    Array, BigInt, Bool, Double, Integer, Nullable, SmallInt, Text, Uuid as SqlUuid,
};
use kernel::uuid::Uuid;
use kernel::{Instant, JobId, LeaseToken, WorkerId};

use super::rules::{Busy, Claimed, Kind, LEASE_SECONDS, Lease};
use super::rules::{NewJob, Priority, Swept};
pub(super) use counts::{ahead, depth, pace, waiting};
pub(super) use dead::{dead, find_dead};
pub(super) use ways::gives_way;

/// Due at once where `due_at` is not given.
pub(super) fn insert(
    conn: &mut Conn,
    id: JobId,
    job: &NewJob,
    due_at: Option<Instant>,
) -> QueryResult<usize> {
    diesel::insert_into(jobs::table)
        .values((
            due_at.map(|due_at| jobs::run_after.eq(due_at)),
            jobs::id.eq(id),
            jobs::kind.eq(job.kind),
            jobs::subject.eq(job.subject),
            jobs::generation.eq(job.generation),
            jobs::priority.eq(job.priority.0),
            jobs::fair_key.eq(job.fair_key),
            jobs::fair_group.eq(job.fair_group),
            jobs::needs.eq(job.needs.as_deref()),
            jobs::max_attempts.eq(job.kind.max_attempts()),
        ))
        .execute(conn)
}

#[derive(QueryableByName)]
struct JobRow {
    #[diesel(sql_type = SqlUuid)]
    id: JobId,
    #[diesel(sql_type = Text)]
    kind: Kind,
    #[diesel(sql_type = SqlUuid)]
    subject: Uuid,
    #[diesel(sql_type = Integer)]
    generation: i32,
    #[diesel(sql_type = SqlUuid)]
    token: LeaseToken,
    #[diesel(sql_type = Integer)]
    attempt: i32,
    #[diesel(sql_type = Integer)]
    max_attempts: i32,
    #[diesel(sql_type = Bool)]
    dead: bool,
    #[diesel(sql_type = Double)]
    waited: f64,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    fair_key: Option<Uuid>,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    fair_group: Option<Uuid>,
}

/// Turns are shared by what each company, then each person, was given of these kinds within the last minute; a
/// job that came back has had no turn. What takes a toolchain that this worker lacks is left to those that
/// have it; where none does, the worker that takes it says what is missing.
const CLAIM: &str = "\
with toolchains as (
  select w.id, t.language from workers w,
    jsonb_to_recordset(w.languages) as t (language text, available boolean)
  where t.available and w.stopped_at is null and w.last_seen_at > now() - interval '1 minute'),
served as (
  select fair_group, fair_key from jobs
  where fair_key is not null and kind = any ($2)
    and (state = 'leased' or state <> 'queued' and leased_at > now() - interval '1 minute')),
groups as (
  select fair_group, count(*) as turns from served where fair_group is not null group by fair_group),
people as (select fair_key, count(*) as turns from served group by fair_key)
update jobs set state = 'leased', attempt = attempt + 1, worker_id = $1,
  lease_token = $4, lease_until = now() + make_interval(secs => $3),
  leased_at = now()
where id = (
  select j.id from jobs j
    left join groups g on g.fair_group = j.fair_group
    left join people p on p.fair_key = j.fair_key
  where j.state = 'queued' and j.run_after <= now() and j.kind = any ($2) and j.priority <= $5
    and (j.needs is null
      or j.needs in (select language from toolchains where id = $1)
      or j.needs not in (select language from toolchains))
    and (j.fair_key = any ($6)) is not true and (j.fair_group = any ($7)) is not true
  order by j.priority, coalesce(g.turns, 0), coalesce(p.turns, 0), j.created_at, j.id
  limit 1 for update of j skip locked)
returning id, kind, subject, generation, lease_token as token, attempt, max_attempts,
  false as dead, extract(epoch from now() - greatest(created_at, run_after))::float8 as waited,
  fair_key, fair_group";

pub(super) fn claim(
    conn: &mut Conn,
    worker: WorkerId,
    (kinds, last, busy): (&[Kind], Option<Priority>, &Busy),
    token: LeaseToken,
) -> QueryResult<Option<Claimed>> {
    let kinds: Vec<&str> = kinds.iter().map(|kind| kind.as_str()).collect();
    let row: Option<JobRow> = diesel::sql_query(CLAIM)
        .bind::<SqlUuid, _>(worker)
        .bind::<Array<Text>, _>(kinds)
        .bind::<Double, _>(f64::from(LEASE_SECONDS))
        .bind::<SqlUuid, _>(token)
        .bind::<SmallInt, _>(last.map_or(i16::MAX, |last| last.0))
        .bind::<Array<SqlUuid>, _>(&busy.keys)
        .bind::<Array<SqlUuid>, _>(&busy.groups)
        .get_result(conn)
        .optional()?;
    Ok(row.map(claimed))
}

fn claimed(row: JobRow) -> Claimed {
    Claimed {
        lease: Lease { job: row.id, token: row.token },
        kind: row.kind,
        subject: row.subject,
        generation: row.generation,
        attempt: row.attempt,
        max_attempts: row.max_attempts,
        waited_seconds: row.waited.max(0.0),
        fair_key: row.fair_key,
        fair_group: row.fair_group,
    }
}

/// The oldest jobs, without turns.
const CLAIM_MANY: &str = "\
with due as (
  select id from jobs
  where state = 'queued' and run_after <= now() and kind = any ($2)
  order by priority, created_at, id limit $4 for update skip locked)
update jobs j set state = 'leased', attempt = attempt + 1, worker_id = $1,
  lease_token = gen_random_uuid(), lease_until = now() + make_interval(secs => $3), leased_at = now()
from due where j.id = due.id
returning j.id, kind, subject, generation, lease_token as token, attempt, max_attempts,
  false as dead, extract(epoch from now() - greatest(created_at, run_after))::float8 as waited,
  fair_key, fair_group";

pub(super) fn claim_many(
    conn: &mut Conn,
    worker: WorkerId,
    kinds: &[Kind],
    most: i64,
) -> QueryResult<Vec<Claimed>> {
    let kinds: Vec<&str> = kinds.iter().map(|kind| kind.as_str()).collect();
    let rows: Vec<JobRow> = diesel::sql_query(CLAIM_MANY)
        .bind::<SqlUuid, _>(worker)
        .bind::<Array<Text>, _>(kinds)
        .bind::<Double, _>(f64::from(LEASE_SECONDS))
        .bind::<BigInt, _>(most)
        .load(conn)?;
    Ok(rows.into_iter().map(claimed).collect())
}

/// The lease of a claim whose answer was lost on its way; `None` when nothing was claimed.
pub(super) fn lease_of(conn: &mut Conn, token: LeaseToken) -> QueryResult<Option<Lease>> {
    let held = jobs::table.filter(jobs::lease_token.eq(token)).filter(jobs::state.eq("leased"));
    let job: Option<JobId> = held.select(jobs::id).first(conn).optional()?;
    Ok(job.map(|job| Lease { job, token }))
}

pub(super) fn renew(conn: &mut Conn, lease: Lease) -> QueryResult<usize> {
    diesel::sql_query(
        "update jobs set lease_until = now() + make_interval(secs => $3) \
         where id = $1 and lease_token = $2 and state = 'leased'",
    )
    .bind::<SqlUuid, _>(lease.job)
    .bind::<SqlUuid, _>(lease.token)
    .bind::<Double, _>(f64::from(LEASE_SECONDS))
    .execute(conn)
}

pub(super) fn finish(conn: &mut Conn, lease: Lease) -> QueryResult<usize> {
    diesel::update(held(lease))
        .set((
            jobs::state.eq("done"),
            jobs::lease_token.eq(None::<LeaseToken>),
            jobs::lease_until.eq(None::<Instant>),
            jobs::finished_at.eq(NOW),
        ))
        .execute(conn)
}

pub(super) fn release(conn: &mut Conn, lease: Lease) -> QueryResult<Option<Kind>> {
    diesel::update(held(lease))
        .set((
            jobs::state.eq("queued"),
            jobs::attempt.eq(jobs::attempt - 1),
            jobs::lease_token.eq(None::<LeaseToken>),
            jobs::lease_until.eq(None::<Instant>),
        ))
        .returning(jobs::kind)
        .get_result(conn)
        .optional()
}

#[diesel::dsl::auto_type(no_type_alias)]
fn held(lease: Lease) -> _ {
    let id: JobId = lease.job;
    let token: LeaseToken = lease.token;
    jobs::table
        .filter(jobs::id.eq(id))
        .filter(jobs::lease_token.eq(token))
        .filter(jobs::state.eq("leased"))
}

#[derive(QueryableByName)]
struct Dead {
    #[diesel(sql_type = Bool)]
    dead: bool,
}

/// Whether the job died of it; `None` when the lease was not held.
pub(super) fn fail(
    conn: &mut Conn,
    lease: Lease,
    error: &str,
    retry_after: Duration,
) -> QueryResult<Option<bool>> {
    let row: Option<Dead> = diesel::sql_query(
        "update jobs set lease_token = null, lease_until = null, last_error = $3, \
           state = case when attempt >= max_attempts then 'dead' else 'queued' end, \
           finished_at = case when attempt >= max_attempts then now() end, \
           run_after = now() + make_interval(secs => $4) \
         where id = $1 and lease_token = $2 and state = 'leased' \
         returning state = 'dead' as dead",
    )
    .bind::<SqlUuid, _>(lease.job)
    .bind::<SqlUuid, _>(lease.token)
    .bind::<Text, _>(error)
    .bind::<Double, _>(retry_after.as_secs_f64())
    .get_result(conn)
    .optional()?;
    Ok(row.map(|row| row.dead))
}

/// A worker whose advisory lock nobody holds is gone, whatever its lease says; but nobody is known to
/// be gone before the database has been there for a while. It has been there for at least as long as
/// its oldest session: all of them end when it, or one of its processes, dies.
const SWEEP: &str = "\
with there as (
  select coalesce(extract(epoch from now() - oldest_session()), 0)::float8 as seconds),
lost as (
  select j.id, j.lease_token from jobs j join workers w on w.id = j.worker_id
  where j.state = 'leased' and (select seconds from there) >= $1 and (j.lease_until < now() or not exists (
    select 1 from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.objsubid = 1
      and l.database = (select oid from pg_database where datname = current_database())
      and ((l.classid::bigint << 32) | l.objid::bigint) = w.lock_key))
  for update of j skip locked)
update jobs set lease_token = null, lease_until = null,
  state = case when attempt >= max_attempts then 'dead' else 'queued' end,
  finished_at = case when attempt >= max_attempts then now() end,
  last_error = case when lease_until < now() then 'the lease ran out'
    else 'the worker went away' end
from lost where jobs.id = lost.id
returning jobs.id, kind, subject, generation, lost.lease_token as token, attempt, max_attempts,
  state = 'dead' as dead, 0::float8 as waited, fair_key, fair_group";

pub(super) fn sweep(conn: &mut Conn, grace: Duration) -> QueryResult<Vec<Swept>> {
    let sweep = diesel::sql_query(SWEEP).bind::<Double, _>(grace.as_secs_f64());
    let rows: Vec<JobRow> = sweep.load(conn)?;
    Ok(rows
        .into_iter()
        .map(|row| Swept {
            id: row.id,
            kind: row.kind,
            subject: row.subject,
            generation: row.generation,
            dead: row.dead,
        })
        .collect())
}

type LastRow = (Uuid, i32, i16, Option<Uuid>, Option<Uuid>, Option<String>);

/// The newest generation of the work on a subject.
pub(super) fn last(conn: &mut Conn, kind: Kind, subject: Uuid) -> QueryResult<NewJob> {
    let row: LastRow = jobs::table
        .filter(jobs::kind.eq(kind))
        .filter(jobs::subject.eq(subject))
        .order(jobs::generation.desc())
        .select((
            jobs::subject,
            jobs::generation,
            jobs::priority,
            jobs::fair_key,
            jobs::fair_group,
            jobs::needs,
        ))
        .first(conn)?;
    let (subject, generation, priority, fair_key, fair_group, needs) = row;
    let priority = Priority(priority);
    Ok(NewJob { kind, subject, generation, priority, fair_key, fair_group, needs })
}

pub(super) fn revive(conn: &mut Conn, job: JobId) -> QueryResult<Option<Kind>> {
    diesel::update(jobs::table.find(job).filter(jobs::state.eq("dead")))
        .set((
            jobs::state.eq("queued"),
            jobs::attempt.eq(0),
            jobs::finished_at.eq(None::<Instant>),
            jobs::run_after.eq(NOW),
        ))
        .returning(jobs::kind)
        .get_result(conn)
        .optional()
}

pub(super) fn remove(conn: &mut Conn, state: &str, before: Instant) -> QueryResult<usize> {
    let over = jobs::table.filter(jobs::state.eq(state)).filter(jobs::finished_at.lt(before));
    diesel::delete(over).execute(conn)
}
