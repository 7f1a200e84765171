//! Who gives way to whom.
#![expect(clippy::disallowed_methods, reason = "the claim's conditions are written in SQL")]

use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Double, SmallInt, Uuid as SqlUuid};

use super::super::rules::{Lease, PATIENCE, Priority};

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Bool)]
    gives_way: bool,
}

/// What takes a toolchain that this worker lacks does not wait for it, as in the claim.
const GIVES_WAY: &str = "\
with me as (
  select id, kind, worker_id, leased_at from jobs
  where id = $1 and lease_token = $2 and state = 'leased' and priority > $3),
toolchains as (
  select w.id, t.language from workers w,
    jsonb_to_recordset(w.languages) as t (language text, available boolean)
  where t.available and w.stopped_at is null and w.last_seen_at > now() - interval '1 minute')
select exists (select 1 from me where
  (select count(*) from jobs j
   where j.state = 'queued' and j.kind = me.kind and j.priority <= $3
     and j.run_after <= now() - make_interval(secs => $4)
     and (j.needs is null
       or j.needs in (select language from toolchains where id = me.worker_id)
       or j.needs not in (select language from toolchains)))
  > (select count(*) from jobs o
     where o.state = 'leased' and o.kind = me.kind and o.worker_id = me.worker_id and o.priority > $3
       and (o.leased_at, o.id) > (me.leased_at, me.id))) as gives_way";

pub(in crate::jobs) fn gives_way(conn: &mut Conn, lease: Lease) -> QueryResult<bool> {
    let row: Row = diesel::sql_query(GIVES_WAY)
        .bind::<SqlUuid, _>(lease.job)
        .bind::<SqlUuid, _>(lease.token)
        .bind::<SmallInt, _>(Priority::LAST_UNDER_A_CLOCK.0)
        .bind::<Double, _>(PATIENCE.as_secs_f64())
        .get_result(conn)?;
    Ok(row.gives_way)
}
