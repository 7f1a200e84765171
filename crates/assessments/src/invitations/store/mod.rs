//! Invitations in the database. Every function is one statement.

mod shown;

use std::collections::BTreeMap;

use db::Conn;
use db::clock::NOW;
use db::schema::{
    assessments, attempts, companies, company_members as members, invitations, users,
};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Timestamptz, Uuid as SqlUuid};
use kernel::{AssessmentId, AttemptId, CompanyId, Cursor, Instant, InvitationId, Paging, UserId};

use super::machine::State;
use super::rules::{AttemptRow, Invitation, NewInvitation, Window};
use crate::definitions;
pub(in crate::invitations) use shown::{card, mine};

pub(super) fn owns(
    conn: &mut Conn,
    company: CompanyId,
    assessment: AssessmentId,
) -> QueryResult<bool> {
    let theirs = assessments::table
        .filter(assessments::id.eq(assessment))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::company_id.eq(company));
    select(exists(theirs)).get_result(conn)
}

/// Makes others who invite for the company wait until the transaction ends.
pub(super) fn lock_company(conn: &mut Conn, company: CompanyId) -> QueryResult<CompanyId> {
    companies::table.find(company).select(companies::id).for_no_key_update().first(conn)
}

pub(super) fn made_between(
    conn: &mut Conn,
    company: CompanyId,
    from: Instant,
    before: Instant,
) -> QueryResult<i64> {
    invitations::table
        .inner_join(assessments::table)
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(invitations::retake_of.is_null())
        .filter(invitations::created_at.ge(from).and(invitations::created_at.lt(before)))
        .count()
        .get_result(conn)
}

/// What [`made_between`] counts, of each company between two moments of its own.
const MADE: &str = "select a.company_id, count(*) as made
    from unnest($1, $2, $3) as asked (company_id, since, before)
    join assessments a on a.company_id = asked.company_id and a.trial_of is null
    join invitations i on i.assessment_id = a.id and i.retake_of is null
      and i.created_at >= asked.since and i.created_at < asked.before
   group by a.company_id";

#[derive(QueryableByName)]
struct Made {
    #[diesel(sql_type = SqlUuid)]
    company_id: CompanyId,
    #[diesel(sql_type = BigInt)]
    made: i64,
}

#[expect(clippy::disallowed_methods, reason = "the query builder has no unnest")]
pub(super) fn made_by_each(
    conn: &mut Conn,
    asked: &[(CompanyId, Instant, Instant)],
) -> QueryResult<BTreeMap<CompanyId, i64>> {
    let companies: Vec<CompanyId> = asked.iter().map(|(company, ..)| *company).collect();
    let since: Vec<Instant> = asked.iter().map(|(_, since, _)| *since).collect();
    let before: Vec<Instant> = asked.iter().map(|(.., before)| *before).collect();
    let rows: Vec<Made> = diesel::sql_query(MADE)
        .bind::<Array<SqlUuid>, _>(companies)
        .bind::<Array<Timestamptz>, _>(since)
        .bind::<Array<Timestamptz>, _>(before)
        .load(conn)?;
    Ok(rows.into_iter().map(|row| (row.company_id, row.made)).collect())
}

pub(super) fn insert(
    conn: &mut Conn,
    id: InvitationId,
    new: &NewInvitation,
    code: &str,
    (window, percent, any_address): (Window, i32, bool),
) -> QueryResult<usize> {
    diesel::insert_into(invitations::table)
        .values((
            invitations::id.eq(id),
            invitations::assessment_id.eq(new.assessment),
            invitations::code.eq(code),
            invitations::email.eq(new.email.as_str()),
            invitations::name.eq(&new.name),
            invitations::created_by.eq(new.by),
            invitations::opens_at.eq(window.opens_at),
            invitations::expires_at.eq(window.expires_at),
            invitations::accommodation_percent.eq(percent),
            invitations::message.eq(&new.terms.message),
            invitations::any_address.eq(any_address),
        ))
        .execute(conn)
}

/// Of these addresses, those with an invitation to a version of the assessment that is not over.
pub(super) fn alive(
    conn: &mut Conn,
    assessment: AssessmentId,
    emails: &[&str],
) -> QueryResult<Vec<String>> {
    let first = definitions::first_of(conn, assessment)?;
    let versions = assessments::table
        .filter(assessments::id.eq(first).or(assessments::first_id.eq(first)))
        .select(assessments::id);
    let pending = invitations::state.eq_any(State::PENDING);
    invitations::table
        .filter(invitations::assessment_id.eq_any(versions))
        .filter(invitations::email.eq_any(emails))
        .filter(
            invitations::state.eq(State::Started).or(pending.and(invitations::expires_at.gt(NOW))),
        )
        .select(invitations::email)
        .load(conn)
}

pub(super) fn inviter(conn: &mut Conn, id: InvitationId) -> QueryResult<Option<UserId>> {
    let belongs = members::table
        .filter(members::company_id.nullable().eq(assessments::company_id))
        .filter(members::user_id.eq(invitations::created_by));
    let made = invitations::table.inner_join(assessments::table).filter(invitations::id.eq(id));
    made.filter(exists(belongs)).select(invitations::created_by).first(conn).optional()
}

pub(super) fn company(conn: &mut Conn, id: InvitationId) -> QueryResult<Option<Option<CompanyId>>> {
    let of = invitations::table.inner_join(assessments::table).filter(invitations::id.eq(id));
    of.select(assessments::company_id).first(conn).optional()
}

/// An invitation whose row is locked until the transaction ends.
#[derive(Queryable, Selectable)]
#[diesel(table_name = invitations)]
pub(crate) struct Locked {
    pub(crate) id: InvitationId,
    #[diesel(column_name = assessment_id)]
    pub(crate) assessment: AssessmentId,
    pub(crate) email: String,
    pub(crate) state: State,
    pub(crate) opens_at: Option<Instant>,
    pub(crate) expires_at: Instant,
    pub(crate) accommodation_percent: i32,
    pub(crate) retake_of: Option<AttemptId>,
    #[diesel(column_name = user_id)]
    pub(crate) user: Option<UserId>,
    pub(crate) any_address: bool,
}

pub(crate) fn lock(conn: &mut Conn, id: InvitationId) -> QueryResult<Option<Locked>> {
    let row = invitations::table.find(id).select(Locked::as_select());
    row.for_no_key_update().first(conn).optional()
}

pub(crate) fn lock_code(conn: &mut Conn, code: &str) -> QueryResult<Option<Locked>> {
    let row = invitations::table.filter(invitations::code.eq(code)).select(Locked::as_select());
    row.for_no_key_update().first(conn).optional()
}

/// Those that lapsed and nobody closed, locked: all, or those of one address.
pub(super) fn due(conn: &mut Conn, of: Option<(AssessmentId, &str)>) -> QueryResult<Vec<Locked>> {
    let pending = invitations::state.eq_any(State::PENDING);
    let lapsed = invitations::table
        .filter(pending)
        .filter(invitations::expires_at.le(NOW))
        .select(Locked::as_select());
    match of {
        Some((assessment, email)) => lapsed
            .filter(invitations::assessment_id.eq(assessment))
            .filter(invitations::email.eq(email))
            .for_no_key_update()
            .load(conn),
        None => lapsed.limit(500).for_no_key_update().skip_locked().load(conn),
    }
}

/// Those of a company that nobody has started, locked in the order of their ids.
pub(super) fn lock_open(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<Locked>> {
    let own = assessments::table.filter(assessments::company_id.eq(company));
    invitations::table
        .filter(invitations::assessment_id.eq_any(own.select(assessments::id)))
        .filter(invitations::state.eq_any(State::PENDING))
        .select(Locked::as_select())
        .order(invitations::id)
        .for_no_key_update()
        .load(conn)
}

pub(super) fn set_state(conn: &mut Conn, id: InvitationId, to: State) -> QueryResult<usize> {
    let opened = matches!(to, State::Opened).then_some(NOW);
    let accepted = matches!(to, State::Accepted).then_some(NOW);
    diesel::update(invitations::table.find(id))
        .set((
            invitations::state.eq(to),
            invitations::version.eq(invitations::version + 1),
            opened.map(|at| invitations::opened_at.eq(at)),
            accepted.map(|at| invitations::accepted_at.eq(at)),
        ))
        .execute(conn)
}

pub(super) fn set_sent(conn: &mut Conn, id: InvitationId) -> QueryResult<usize> {
    let unsent = invitations::table.find(id).filter(invitations::sent_at.is_null());
    diesel::update(unsent).set(invitations::sent_at.eq(NOW)).execute(conn)
}

pub(super) fn bind(
    conn: &mut Conn,
    id: InvitationId,
    user: UserId,
    taken_as: Option<&str>,
) -> QueryResult<usize> {
    diesel::update(invitations::table.find(id))
        .set((invitations::user_id.eq(user), invitations::taken_as.eq(taken_as)))
        .execute(conn)
}

/// Whether an account is one of a company's people.
pub(super) fn hires(conn: &mut Conn, user: UserId) -> QueryResult<bool> {
    let theirs = users::table.find(user).filter(users::kind.eq("company"));
    select(exists(theirs)).get_result(conn)
}

pub(super) fn extend(conn: &mut Conn, id: InvitationId, until: Instant) -> QueryResult<usize> {
    // The reminders count from the new date.
    diesel::update(invitations::table.find(id))
        .set((invitations::expires_at.eq(until), invitations::reminders.eq(0)))
        .execute(conn)
}

pub(super) fn count_resend(conn: &mut Conn, id: InvitationId, at: Instant) -> QueryResult<usize> {
    diesel::update(invitations::table.find(id))
        .set((invitations::resends.eq(invitations::resends + 1), invitations::last_sent_at.eq(at)))
        .execute(conn)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = invitations)]
struct Row {
    id: InvitationId,
    assessment_id: AssessmentId,
    code: String,
    email: String,
    name: Option<String>,
    state: State,
    created_at: Instant,
    sent_at: Option<Instant>,
    last_sent_at: Option<Instant>,
    opens_at: Option<Instant>,
    expires_at: Instant,
    accommodation_percent: i32,
    message: Option<String>,
    created_by: UserId,
    resends: i32,
    any_address: bool,
    taken_as: Option<String>,
}

type AttemptData = Option<(AttemptId, crate::machine::State, Option<Instant>)>;

/// The columns of [`AttemptData`].
const ATTEMPT: (attempts::id, attempts::state, attempts::submitted_at) =
    (attempts::id, attempts::state, attempts::submitted_at);

fn invitation((row, attempt): (Row, AttemptData)) -> Invitation {
    let attempt = attempt.map(|(id, state, ended)| AttemptRow::of(id, state, ended));
    Invitation {
        id: row.id,
        assessment: row.assessment_id,
        code: row.code,
        email: row.email,
        name: row.name,
        state: row.state,
        created_at: row.created_at,
        sent_at: row.sent_at,
        last_sent_at: row.last_sent_at,
        opens_at: row.opens_at,
        expires_at: row.expires_at,
        accommodation_percent: row.accommodation_percent,
        message: row.message,
        created_by: row.created_by,
        resends: row.resends,
        any_address: row.any_address,
        taken_as: row.taken_as,
        attempt,
    }
}

pub(super) fn find(conn: &mut Conn, id: InvitationId) -> QueryResult<Option<Invitation>> {
    let row: Option<(Row, AttemptData)> = invitations::table
        .left_join(attempts::table)
        .filter(invitations::id.eq(id))
        .select((Row::as_select(), ATTEMPT.nullable()))
        .first(conn)
        .optional()?;
    Ok(row.map(invitation))
}

pub(super) fn titled(
    conn: &mut Conn,
    ids: &[InvitationId],
) -> QueryResult<Vec<(Invitation, String)>> {
    let rows: Vec<(Row, AttemptData, String)> = invitations::table
        .inner_join(assessments::table)
        .left_join(attempts::table)
        .filter(invitations::id.eq_any(ids))
        .select((Row::as_select(), ATTEMPT.nullable(), assessments::title))
        .load(conn)?;
    Ok(rows.into_iter().map(|(row, attempt, title)| (invitation((row, attempt)), title)).collect())
}

pub(super) fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Option<InvitationId>> {
    attempts::table.find(attempt).select(attempts::invitation_id).first(conn).optional()
}

pub(super) fn list(
    conn: &mut Conn,
    assessment: AssessmentId,
    paging: Paging,
) -> QueryResult<Vec<Invitation>> {
    let mut query = invitations::table
        .left_join(attempts::table)
        .filter(invitations::assessment_id.eq(assessment))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = invitations::created_at.eq(at).and(invitations::id.lt(InvitationId(id)));
        query = query.filter(invitations::created_at.lt(at).or(same));
    }
    let rows: Vec<(Row, AttemptData)> = query
        .order((invitations::created_at.desc(), invitations::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), ATTEMPT.nullable()))
        .load(conn)?;
    Ok(rows.into_iter().map(invitation).collect())
}
