//! What needs somebody, in the database. Nothing is written here. Every function is one statement.

use db::Conn;
use db::schema::{applications, roles};
use diesel::dsl::count_star;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Text, Timestamptz, Uuid as SqlUuid};
use kernel::{ApplicationId, CompanyId, Instant, RoleId};

use super::rules::{Asked, Figures, Kind, MOST, Need};
use crate::applications::State;
use crate::roles::{Member, State as RoleState};

/// Applications with the company `$1`'s role.
const APPLICATIONS: &str = "applications a join roles r on r.id = a.role_id and r.company_id = $1";

/// Whom the member `$2` has met before `$4`, in one of the states `$5`, without a scorecard that is in.
const MET: &str = "m.people @> array[$2] and m.state in ('set', 'moving') and m.starts_at < $4
  and a.state = any($5) and not exists (select from scorecards s where s.application_id = a.id
    and s.author_id = $2 and s.state = 'submitted')";

/// Whose interview waits for other times.
const UNFIT: &str = "$3 and m.state = 'unfit' and a.state = any($5)";

/// When the admin sent a role back; its own time changes with each word that the company edits.
const SENT_BACK: &str = "(select max(l.at) from audit_log l
  where l.object_id = r.id and l.object_kind = 'role'
    and l.action in ('request_changes', 'request_revision_changes'))";

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    kind: Kind,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    application_id: Option<ApplicationId>,
    #[diesel(sql_type = SqlUuid)]
    role_id: RoleId,
    #[diesel(sql_type = Text)]
    title: String,
    #[diesel(sql_type = Timestamptz)]
    since: Instant,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    until: Option<Instant>,
    #[diesel(sql_type = BigInt)]
    total: i64,
}

impl Row {
    fn need(self) -> Need {
        Need {
            kind: self.kind,
            application: self.application_id,
            role: self.role_id,
            title: self.title,
            since: self.since,
            until: self.until,
            total: self.total,
        }
    }
}

/// The states of applications that somebody can still act on.
fn open() -> Vec<&'static str> {
    State::ALL.into_iter().filter(|state| state.is_open()).map(State::as_str).collect()
}

/// The longest first: as many as are listed, and the first of each kind, which says how many there are.
#[expect(clippy::disallowed_methods, reason = "the query builder orders no union")]
pub(super) fn needs(conn: &mut Conn, asked: Asked) -> QueryResult<Vec<Need>> {
    let query = diesel::sql_query(format!(
        "select k.* from (select n.*, count(*) over (partition by n.kind) as total,
           row_number() over (order by n.since, n.role_id, n.application_id) as place,
           row_number() over (partition by n.kind order by n.since, n.role_id, n.application_id)
             as of_kind from (
           select 'review' as kind, a.id as application_id, r.id as role_id, r.title,
               a.released_at as since, null::timestamptz as until
             from {APPLICATIONS}
             where $3 and a.state = 'released' and a.answered_at is null and a.released_at < $6
           union all
           select 'introduced', a.id, r.id, r.title, a.released_at, null
             from {APPLICATIONS}
             where $3 and a.state = 'shortlisted' and a.answered_at is null
           union all
           select 'scorecard', a.id, r.id, r.title, min(m.starts_at), null
             from {APPLICATIONS} join meetings m on m.application_id = a.id
             where {MET} group by a.id, r.id
           union all
           select 'no_time', a.id, r.id, r.title, min(m.changed_at), null
             from {APPLICATIONS} join meetings m on m.application_id = a.id
             where {UNFIT} group by a.id, r.id
           union all
           select 'offer_ending', a.id, r.id, r.title,
               greatest(o.made_at, o.expires_at - ($7 - $4)), o.expires_at
             from {APPLICATIONS} join offers o on o.application_id = a.id
             where $3 and o.state = 'open' and o.expires_at > $4 and o.expires_at <= $7
           union all
           select 'role_changes', null, r.id, r.title, coalesce({SENT_BACK}, r.changed_at), null
             from roles r
             where $3 and r.company_id = $1
               and (r.state = 'changes_requested' or r.revision_state = 'changes_requested')
         ) n) k where k.place <= $8 or k.of_kind = 1 order by k.place"
    ));
    let rows: Vec<Row> = query
        .bind::<SqlUuid, _>(asked.member.company)
        .bind::<SqlUuid, _>(asked.member.user)
        .bind::<Bool, _>(asked.moves)
        .bind::<Timestamptz, _>(asked.now)
        .bind::<Array<Text>, _>(open())
        .bind::<Timestamptz, _>(asked.outstanding)
        .bind::<Timestamptz, _>(asked.soon)
        .bind::<BigInt, _>(MOST)
        .load(conn)?;
    Ok(rows.into_iter().map(Row::need).collect())
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    roles: i64,
    #[diesel(sql_type = BigInt)]
    open_roles: i64,
    #[diesel(sql_type = BigInt)]
    applicants: i64,
}

#[expect(clippy::disallowed_methods, reason = "the query builder counts no union")]
pub(super) fn figures(
    conn: &mut Conn,
    Member { company, user }: Member,
    moves: bool,
    now: Instant,
) -> QueryResult<Figures> {
    let live: Vec<&str> =
        RoleState::ALL.into_iter().filter(|state| state.is_live()).map(RoleState::as_str).collect();
    let query = diesel::sql_query(format!(
        "select
           (select count(*) from roles where company_id = $1) as roles,
           (select count(*) from roles where company_id = $1 and state = any($6)) as open_roles,
           (select count(*) from (
              select a.id from {APPLICATIONS}
                where $3 and a.state in ('released', 'shortlisted') and a.answered_at is null
              union
              select a.id from {APPLICATIONS} join meetings m on m.application_id = a.id where {MET}
              union
              select a.id from {APPLICATIONS} join meetings m on m.application_id = a.id
                where {UNFIT}
            ) w) as applicants"
    ));
    let row: Counted = query
        .bind::<SqlUuid, _>(company)
        .bind::<SqlUuid, _>(user)
        .bind::<Bool, _>(moves)
        .bind::<Timestamptz, _>(now)
        .bind::<Array<Text>, _>(open())
        .bind::<Array<Text>, _>(live)
        .get_result(conn)?;
    let Counted { roles, open_roles, applicants } = row;
    Ok(Figures { roles, open_roles, applicants })
}

pub(super) fn unanswered(
    conn: &mut Conn,
    companies: &[CompanyId],
    before: Instant,
) -> QueryResult<Vec<(CompanyId, i64)>> {
    applications::table
        .inner_join(roles::table)
        .filter(roles::company_id.eq_any(companies))
        .filter(applications::state.eq(State::Released))
        .filter(applications::answered_at.is_null())
        .filter(applications::released_at.lt(before))
        .group_by(roles::company_id)
        .select((roles::company_id, count_star()))
        .load(conn)
}
