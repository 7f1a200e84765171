//! Workers in the database. Every function is one statement.
#![expect(clippy::disallowed_methods, reason = "session locks and pg_locks have no DSL")]

use db::Conn;
use db::clock::NOW;
use db::schema::workers;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Jsonb, SmallInt, Text, Timestamptz, Uuid as SqlUuid};
use kernel::{Instant, WorkerId};
use serde_json::Value;

use super::rules::{Figures, NewWorker, Worker};

pub(super) fn lock(conn: &mut Conn, key: i64) -> QueryResult<()> {
    let lock = diesel::sql_query("select pg_advisory_lock_shared($1)");
    lock.bind::<BigInt, _>(key).execute(conn).map(drop)
}

pub(super) fn insert(
    conn: &mut Conn,
    worker: &NewWorker,
    lock_key: i64,
    toolchains: &Value,
) -> QueryResult<()> {
    diesel::insert_into(workers::table)
        .values((
            workers::id.eq(worker.id),
            workers::lock_key.eq(lock_key),
            workers::host.eq(&worker.host),
            workers::languages.eq(toolchains),
            workers::isolation.eq(&worker.isolation),
            workers::build.eq(&worker.build),
            workers::slots.eq(worker.slots),
        ))
        .execute(conn)
        .map(drop)
}

pub(super) fn touch(conn: &mut Conn, worker: WorkerId, figures: &Value) -> QueryResult<()> {
    diesel::update(workers::table.find(worker))
        .set((workers::last_seen_at.eq(NOW), workers::figures.eq(figures)))
        .execute(conn)
        .map(drop)
}

pub(super) fn stop(conn: &mut Conn, worker: WorkerId) -> QueryResult<()> {
    diesel::update(workers::table.find(worker))
        .set(workers::stopped_at.eq(NOW))
        .execute(conn)
        .map(drop)
}

#[derive(QueryableByName)]
struct Answer {
    #[diesel(sql_type = Bool)]
    yes: bool,
}

/// Workers report every few seconds, so one that was there has been seen shortly before.
pub(super) fn is_other_since(conn: &mut Conn, worker: WorkerId, at: Instant) -> QueryResult<bool> {
    let answer: Answer = diesel::sql_query(
        "select exists (select 1 from workers w where w.id = $1 and w.started_at > $2 \
         and not exists (select 1 from workers o where o.started_at <= $2 \
           and coalesce(o.stopped_at, o.last_seen_at) >= $2 - interval '10 minutes' \
           and o.build = w.build and o.languages = w.languages and o.isolation = w.isolation)) \
         as yes",
    )
    .bind::<SqlUuid, _>(worker)
    .bind::<Timestamptz, _>(at)
    .get_result(conn)?;
    Ok(answer.yes)
}

#[derive(QueryableByName)]
struct WorkerRow {
    #[diesel(sql_type = SqlUuid)]
    id: WorkerId,
    #[diesel(sql_type = Text)]
    host: String,
    #[diesel(sql_type = Jsonb)]
    languages: Value,
    #[diesel(sql_type = Text)]
    isolation: String,
    #[diesel(sql_type = SmallInt)]
    slots: i16,
    #[diesel(sql_type = Jsonb)]
    figures: Value,
    #[diesel(sql_type = Timestamptz)]
    started_at: Instant,
    #[diesel(sql_type = Timestamptz)]
    last_seen_at: Instant,
}

pub(super) fn live(conn: &mut Conn) -> QueryResult<Vec<(Worker, Value, Value)>> {
    let rows: Vec<WorkerRow> = diesel::sql_query(
        "select w.id, w.host, w.languages, w.isolation, w.slots, w.figures, w.started_at, w.last_seen_at \
         from workers w \
         where w.stopped_at is null and exists (select 1 from pg_locks l \
           where l.locktype = 'advisory' and l.granted and l.objsubid = 1 \
           and l.database = (select oid from pg_database where datname = current_database()) \
           and ((l.classid::bigint << 32) | l.objid::bigint) = w.lock_key) \
         order by w.started_at, w.id",
    )
    .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|row| {
            let worker = Worker {
                id: row.id,
                host: row.host,
                toolchains: Vec::new(),
                isolation: row.isolation,
                slots: row.slots,
                figures: Figures::new(),
                started_at: row.started_at,
                last_seen_at: row.last_seen_at,
            };
            (worker, row.languages, row.figures)
        })
        .collect())
}
