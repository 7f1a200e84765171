//! Voided attempts in the database. Every function is one statement.

use db::clock::NOW;
use db::schema::{assessments, attempts, companies, invitations};
use db::{Conn, missing};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, CompanyId, Email, Instant, InvitationId, UserId};

use super::Running;
use super::rules::Reason;
use crate::attempts::ClosedBy;
use crate::invitations::State as Invited;
use crate::machine::State;

/// How somebody was invited.
#[derive(Queryable)]
pub(super) struct Origin {
    pub(super) company: CompanyId,
    pub(super) email: String,
    pub(super) name: Option<String>,
    pub(super) created_by: UserId,
    pub(super) accommodation_percent: i32,
    pub(super) any_address: bool,
}

impl Origin {
    pub(super) fn email(&self) -> QueryResult<Email> {
        self.email.parse().map_err(|_| missing("address of an invitation"))
    }
}

/// Trials have none, nor those of partners, on whose score nothing hangs.
pub(super) fn origin(conn: &mut Conn, id: InvitationId) -> QueryResult<Option<Origin>> {
    invitations::table
        .inner_join(assessments::table)
        .filter(invitations::id.eq(id))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::company_id.is_not_null())
        .select((
            assessments::company_id.assume_not_null(),
            invitations::email,
            invitations::name,
            invitations::created_by,
            invitations::accommodation_percent,
            invitations::any_address,
        ))
        .first(conn)
        .optional()
}

/// Those that [`origin`] answers for.
pub(super) fn running(conn: &mut Conn, user: UserId) -> QueryResult<Vec<Running>> {
    let rows: Vec<(AttemptId, String, String, Instant, Instant)> = attempts::table
        .inner_join(assessments::table.inner_join(companies::table))
        .filter(attempts::user_id.eq(user))
        .filter(attempts::state.eq(State::InProgress))
        .filter(assessments::trial_of.is_null())
        .order((attempts::started_at.desc(), attempts::id.desc()))
        .select((
            attempts::id,
            assessments::title,
            companies::name,
            attempts::started_at,
            attempts::ends_at,
        ))
        .load(conn)?;
    let running = |(attempt, title, company_name, started_at, ends_at)| Running {
        attempt,
        title,
        company_name,
        started_at,
        ends_at,
    };
    Ok(rows.into_iter().map(running).collect())
}

/// Ends one that is going on.
pub(super) fn close(
    conn: &mut Conn,
    id: AttemptId,
    receipt: &str,
    (reason, now): (&Reason, Instant),
) -> QueryResult<usize> {
    diesel::update(attempts::table.find(id))
        .set((
            attempts::state.eq(State::Voided),
            attempts::version.eq(attempts::version + 1),
            attempts::submitted_at.eq(now),
            attempts::submitted_by.eq(ClosedBy::Void),
            attempts::receipt_id.eq(receipt),
            attempts::voided_at.eq(now),
            attempts::void_reason.eq(reason.as_str()),
        ))
        .execute(conn)
}

pub(super) fn set_voided(
    conn: &mut Conn,
    id: AttemptId,
    reason: &Reason,
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(attempts::table.find(id))
        .set((
            attempts::state.eq(State::Voided),
            attempts::version.eq(attempts::version + 1),
            attempts::rejudged.eq(false),
            attempts::voided_at.eq(now),
            attempts::void_reason.eq(reason.as_str()),
        ))
        .execute(conn)
}

/// The invitation to a version of the assessment with which somebody can still begin.
pub(super) fn open_invitation(
    conn: &mut Conn,
    first: AssessmentId,
    email: &str,
) -> QueryResult<Option<InvitationId>> {
    invitations::table
        .inner_join(assessments::table)
        .filter(assessments::id.eq(first).or(assessments::first_id.is_not_distinct_from(first)))
        .filter(invitations::email.eq(email))
        .filter(invitations::retake_of.is_null())
        .filter(invitations::state.eq_any(Invited::PENDING))
        .filter(invitations::expires_at.gt(NOW))
        .order((invitations::created_at.desc(), invitations::id.desc()))
        .select(invitations::id)
        .first(conn)
        .optional()
}

pub(super) fn set_retake_of(
    conn: &mut Conn,
    id: InvitationId,
    attempt: AttemptId,
) -> QueryResult<usize> {
    let row = diesel::update(invitations::table.find(id));
    row.set(invitations::retake_of.eq(attempt)).execute(conn)
}
