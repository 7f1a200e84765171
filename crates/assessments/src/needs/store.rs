//! What needs somebody, in the database. Nothing is written here. Every function is one statement.

use db::Conn;
use db::schema::{assessments, attempts, invitations};
use diesel::dsl::count;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Text, Timestamptz, Uuid as SqlUuid};
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, UserId};

use super::rules::{Figures, Kind, Need};
use crate::decisions::WAITING;
use crate::invitations::State;
use crate::machine::State as Attempted;

/// Of the company `$1` for the member `$2`: what those decide and answer who invite (`$3`), the latter before an
/// invitation in one of the states `$5` ends, and what the member has begun.
fn needs_sql() -> String {
    format!(
        "
  select k.* from (select n.*, count(*) over (partition by n.kind) as total,
    row_number() over (order by n.since, n.place) as number,
    row_number() over (partition by n.kind order by n.since, n.place) as of_kind from (
    select 'extra_time' as kind, s.id as place, s.title, coalesce(i.name, i.email) as name,
        q.asked_at as since
      from accommodation_requests q
        join invitations i on i.id = q.invitation_id
        join assessments s on s.id = i.assessment_id
      where $3 and s.company_id = $1 and q.state = 'asked' and i.state = any($5)
        and i.expires_at > $4
    union all
    select 'result', w.id, w.title, coalesce(w.name, u.display_name), w.since
      from ({WAITING}) w
        join users u on u.id = w.user_id
      where $3
    union all
    select 'report_review', t.id, s.title, u.display_name, min(v.changed_at)
      from report_reviews v
        join attempts t on t.id = v.attempt_id
        join assessments s on s.id = t.assessment_id
        join users u on u.id = t.user_id
      where v.company_id = $1 and v.author_id = $2 and v.state = 'draft' and t.state <> 'voided'
      group by t.id, s.id, u.id
  ) n) k where k.number <= $6 or k.of_kind = 1 order by k.number"
    )
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    kind: Kind,
    #[diesel(sql_type = SqlUuid)]
    place: Uuid,
    #[diesel(sql_type = Text)]
    title: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Timestamptz)]
    since: Instant,
    #[diesel(sql_type = BigInt)]
    total: i64,
}

#[expect(clippy::disallowed_methods, reason = "the query builder orders no union")]
pub(super) fn needs(
    conn: &mut Conn,
    (company, user): (CompanyId, UserId),
    invites: bool,
    (now, most): (Instant, i64),
) -> QueryResult<Vec<Need>> {
    let pending: Vec<&str> = State::PENDING.map(State::as_str).into();
    let rows: Vec<Row> = diesel::sql_query(needs_sql())
        .bind::<SqlUuid, _>(company)
        .bind::<SqlUuid, _>(user)
        .bind::<Bool, _>(invites)
        .bind::<Timestamptz, _>(now)
        .bind::<Array<Text>, _>(pending)
        .bind::<BigInt, _>(most)
        .load(conn)?;
    let need = |Row { kind, place, title, name, since, total }: Row| Need {
        kind,
        place,
        title,
        name,
        since,
        total,
    };
    Ok(rows.into_iter().map(need).collect())
}

/// An invitation has one attempt at most, so nothing is counted twice; what was voided is not counted, and the
/// invitation to take it again was not asked for.
pub(super) fn figures(conn: &mut Conn, company: CompanyId, now: Instant) -> QueryResult<Figures> {
    let pending = invitations::state
        .eq_any(State::PENDING.map(State::as_str))
        .and(invitations::expires_at.gt(now))
        .or(invitations::state.eq(State::Started));
    let ended = attempts::submitted_at.nullable().is_not_null();
    let counts = attempts::state.nullable().assume_not_null().ne(Attempted::Voided);
    let (out, finished) = invitations::table
        .inner_join(assessments::table)
        .left_join(attempts::table)
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .select((
            count(invitations::id).aggregate_filter(pending.and(invitations::retake_of.is_null())),
            count(attempts::id.nullable()).aggregate_filter(ended.and(counts)),
        ))
        .first::<(i64, i64)>(conn)?;
    Ok(Figures { out, finished })
}
