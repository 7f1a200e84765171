//! Decisions about results in the database. Every function is one statement.

use db::Conn;
use db::schema::application_invitations as of_applications;
use db::schema::result_decisions as decisions;
use db::schema::{assessments, attempts, companies, invitations, reused_results as reused};
use diesel::dsl::{exists, not, select};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Uuid as SqlUuid};
use kernel::uuid::Uuid;
use kernel::{AttemptId, CompanyId, Instant, InvitationId, UserId};

use super::rules::{Decision, Queue, Reason, State};
use crate::machine::State as Attempted;

/// The invitation of this company that led to the graded result; of two, the one that the result was shared with last.
pub(super) fn invitation_of(
    conn: &mut Conn,
    company: CompanyId,
    attempt: AttemptId,
) -> QueryResult<Option<InvitationId>> {
    let shared = reused::table
        .filter(reused::invitation_id.eq(invitations::id))
        .filter(reused::attempt_id.eq(attempt))
        .filter(reused::withdrawn_at.is_null());
    invitations::table
        .inner_join(assessments::table)
        .inner_join(attempts::table.on(attempts::id.eq(attempt)))
        .filter(attempts::state.eq(Attempted::Graded))
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(attempts::invitation_id.eq(invitations::id).or(exists(shared)))
        .order(invitations::created_at.desc())
        .select(invitations::id)
        .first(conn)
        .optional()
}

pub(super) fn candidate(conn: &mut Conn, attempt: AttemptId) -> QueryResult<UserId> {
    attempts::table.find(attempt).select(attempts::user_id).first(conn)
}

pub(super) fn decider(conn: &mut Conn, id: InvitationId) -> QueryResult<Option<CompanyId>> {
    let company: Option<Option<CompanyId>> = invitations::table
        .inner_join(assessments::table)
        .filter(invitations::id.eq(id))
        .filter(assessments::trial_of.is_null())
        .select(assessments::company_id)
        .first(conn)
        .optional()?;
    Ok(company.flatten())
}

/// The results that the company `$1` has to decide on: of its own invitations, and those that candidates share with it
/// in place of another attempt. Of two invitations that a result stands for, the later one is decided about, as in
/// [`invitation_of`], so that a result waits once.
pub(crate) const WAITING: &str = "
  select read.id, read.user_id, read.name, read.title, read.since from (
      select t.id, t.user_id, t.graded_at as since, i.id as invitation_id, i.created_at, i.name, s.title
        from attempts t
          join invitations i on i.id = t.invitation_id
          join assessments s on s.id = t.assessment_id
        where s.company_id = $1 and s.trial_of is null and t.state = 'graded'
      union all
      select t.id, t.user_id, greatest(t.graded_at, r.agreed_at), i.id, i.created_at, i.name, s.title
        from reused_results r
          join invitations i on i.id = r.invitation_id
          join assessments s on s.id = i.assessment_id
          join attempts t on t.id = r.attempt_id
        where s.company_id = $1 and s.trial_of is null and t.state = 'graded'
          and r.withdrawn_at is null) read
    left join result_decisions d on d.invitation_id = read.invitation_id
    where coalesce(d.state, 'undecided') = 'undecided'
      and not exists (select from application_invitations x where x.invitation_id = read.invitation_id)
      and not exists (select from reused_results r
        join invitations i on i.id = r.invitation_id
        join assessments s on s.id = i.assessment_id
        where r.attempt_id = read.id and r.withdrawn_at is null and s.company_id = $1
          and s.trial_of is null
          and (i.created_at, i.id) > (read.created_at, read.invitation_id))";

/// Since when the report `$2` can be decided on: its grade, or the candidate's consent.
const HERE: &str = "
  select t.id, greatest(t.graded_at, (select max(r.agreed_at) from reused_results r
      join invitations i on i.id = r.invitation_id
      join assessments s on s.id = i.assessment_id
      where r.attempt_id = t.id and r.withdrawn_at is null and s.company_id = $1
        and s.trial_of is null)) as since
    from attempts t where t.id = $2";

#[derive(QueryableByName)]
struct Around {
    #[diesel(sql_type = BigInt)]
    waiting: i64,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    previous: Option<Uuid>,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    next: Option<Uuid>,
}

#[expect(clippy::disallowed_methods, reason = "the query builder has no common table expressions")]
pub(super) fn around(
    conn: &mut Conn,
    company: CompanyId,
    attempt: AttemptId,
) -> QueryResult<Queue> {
    let query = diesel::sql_query(format!(
        "with waiting as ({WAITING}), here as ({HERE})
         select (select count(*) from waiting) as waiting,
           (select w.id from waiting w, here h where (w.since, w.id) < (h.since, h.id)
             order by w.since desc, w.id desc limit 1) as previous,
           (select w.id from waiting w, here h where (w.since, w.id) > (h.since, h.id)
             order by w.since, w.id limit 1) as next"
    ));
    let query = query.bind::<SqlUuid, _>(company).bind::<SqlUuid, _>(attempt);
    let Around { waiting, previous, next } = query.get_result(conn)?;
    Ok(Queue { waiting, previous: previous.map(AttemptId), next: next.map(AttemptId) })
}

/// Others who decide about it wait until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: InvitationId) -> QueryResult<InvitationId> {
    invitations::table.find(id).select(invitations::id).for_no_key_update().first(conn)
}

pub(super) fn is_of_application(conn: &mut Conn, id: InvitationId) -> QueryResult<bool> {
    let sent = of_applications::table.filter(of_applications::invitation_id.eq(id));
    select(exists(sent)).get_result(conn)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = decisions)]
struct Row {
    invitation_id: InvitationId,
    state: State,
    version: i32,
    decline_code: Option<Reason>,
    decline_text: Option<String>,
    decided_by: UserId,
    decided_at: Instant,
    news_at: Option<Instant>,
}

pub(super) fn find(conn: &mut Conn, id: InvitationId) -> QueryResult<Option<Decision>> {
    let row: Option<Row> =
        decisions::table.find(id).select(Row::as_select()).first(conn).optional()?;
    Ok(row.map(|row| Decision {
        invitation: row.invitation_id,
        state: row.state,
        version: row.version,
        declined: row.decline_code.map(|code| (code, row.decline_text)),
        last: Some((row.decided_by, row.decided_at)),
        news_at: row.news_at,
    }))
}

pub(super) fn save(
    conn: &mut Conn,
    of: &Decision,
    (by, at): (UserId, Instant),
) -> QueryResult<usize> {
    let (code, text) = match &of.declined {
        Some((code, text)) => (Some(*code), text.as_deref()),
        None => (None, None),
    };
    let values = (
        decisions::state.eq(of.state),
        decisions::version.eq(of.version),
        decisions::decline_code.eq(code),
        decisions::decline_text.eq(text),
        decisions::decided_by.eq(by),
        decisions::decided_at.eq(at),
        decisions::news_at.eq(of.news_at),
    );
    diesel::insert_into(decisions::table)
        .values((decisions::invitation_id.eq(of.invitation), values))
        .on_conflict(decisions::invitation_id)
        .do_update()
        .set(values)
        .execute(conn)
}

pub(super) fn states(
    conn: &mut Conn,
    of: &[InvitationId],
) -> QueryResult<Vec<(InvitationId, State)>> {
    let sent = of_applications::table.filter(of_applications::invitation_id.eq(invitations::id));
    let rows: Vec<(InvitationId, Option<State>)> = invitations::table
        .left_join(decisions::table)
        .filter(invitations::id.eq_any(of))
        .filter(not(exists(sent)))
        .select((invitations::id, decisions::state.nullable()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, state)| (id, state.unwrap_or(State::Undecided))).collect())
}

/// Decisions of which the candidates are to be notified by now; those that another transaction holds are left.
pub(super) fn lock_due(conn: &mut Conn, now: Instant, most: i64) -> QueryResult<Vec<InvitationId>> {
    decisions::table
        .filter(decisions::news_at.le(now))
        .order((decisions::news_at, decisions::invitation_id))
        .limit(most)
        .select(decisions::invitation_id)
        .for_no_key_update()
        .skip_locked()
        .load(conn)
}

pub(super) fn hush(conn: &mut Conn, of: &[InvitationId]) -> QueryResult<usize> {
    let due = decisions::table.filter(decisions::invitation_id.eq_any(of));
    diesel::update(due).set(decisions::news_at.eq(None::<Instant>)).execute(conn)
}

/// A decision of which its candidate is to be notified.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct News {
    /// The invitation.
    pub invitation: InvitationId,
    /// The candidate.
    pub candidate: UserId,
    /// The result.
    pub attempt: AttemptId,
    /// The company.
    pub company: String,
    /// The assessment that they were invited to.
    pub title: String,
    /// What was decided.
    pub state: State,
    /// Which step it was.
    pub version: i32,
    /// Why it was declined.
    pub reason: Option<Reason>,
    /// What the company says to it.
    pub text: Option<String>,
}

/// What the candidates are notified of; nothing of those whose result is no longer shared.
pub(super) fn news(conn: &mut Conn, of: &[InvitationId]) -> QueryResult<Vec<News>> {
    let shared = reused::invitation_id
        .eq(invitations::id)
        .and(reused::attempt_id.eq(attempts::id))
        .and(reused::withdrawn_at.is_null());
    let led_to = attempts::invitation_id.eq(invitations::id);
    decisions::table
        .inner_join(invitations::table.inner_join(assessments::table.inner_join(companies::table)))
        .inner_join(attempts::table.on(led_to.or(exists(reused::table.filter(shared)))))
        .filter(decisions::invitation_id.eq_any(of))
        .order(decisions::invitation_id)
        .select((
            decisions::invitation_id,
            attempts::user_id,
            attempts::id,
            companies::name,
            assessments::title,
            decisions::state,
            decisions::version,
            decisions::decline_code,
            decisions::decline_text,
        ))
        .load(conn)
}
