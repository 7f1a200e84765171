//! Who waits, in the database. Nothing is written here.

use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text, Timestamptz, Uuid as SqlUuid};
use kernel::{ApplicationId, Instant};

use crate::applications::State;
use crate::roles::Member;

#[derive(QueryableByName)]
struct Owed {
    #[diesel(sql_type = SqlUuid)]
    application_id: ApplicationId,
    #[diesel(sql_type = Timestamptz)]
    since: Instant,
}

/// Whom somebody has met without a scorecard that is in, the first interview first.
#[expect(clippy::disallowed_methods, reason = "the query builder does not order by what it groups")]
pub(super) fn owed(
    conn: &mut Conn,
    Member { company, user }: Member,
    now: Instant,
    most: i64,
) -> QueryResult<Vec<(ApplicationId, Instant)>> {
    let open = State::ALL.into_iter().filter(|state| state.is_open());
    let open: Vec<&str> = open.map(State::as_str).collect();
    let rows: Vec<Owed> = diesel::sql_query(
        "select a.id as application_id, min(m.starts_at) as since
         from meetings m
           join applications a on a.id = m.application_id
           join roles r on r.id = a.role_id
         where r.company_id = $1 and m.people @> array[$2] and m.state in ('set', 'moving')
           and m.starts_at < $3 and a.state = any($4)
           and not exists (select from scorecards s where s.application_id = a.id
             and s.author_id = $2 and s.state = 'submitted')
         group by a.id order by since, a.id limit $5",
    )
    .bind::<SqlUuid, _>(company)
    .bind::<SqlUuid, _>(user)
    .bind::<Timestamptz, _>(now)
    .bind::<Array<Text>, _>(open)
    .bind::<BigInt, _>(most)
    .load(conn)?;
    Ok(rows.into_iter().map(|row| (row.application_id, row.since)).collect())
}
