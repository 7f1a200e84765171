//! Requests for extra time in the database. Every function is one statement.

use db::Conn;
use db::schema::accommodation_requests as requests;
use db::schema::{assessments, invitations, users};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::{
    AccommodationId, AssessmentId, CompanyId, Cursor, Instant, InvitationId, Paging, UserId,
};

use super::machine::State;
use super::rules::{Listed, Request, Wish};
use crate::invitations::{self as asked, Window};

#[derive(Queryable, Selectable)]
#[diesel(table_name = requests)]
pub(super) struct Row {
    id: AccommodationId,
    invitation_id: InvitationId,
    state: State,
    version: i32,
    percent: i32,
    text: Option<String>,
    base_percent: i32,
    granted_percent: Option<i32>,
    reason: Option<String>,
    asked_at: Instant,
    decided_at: Option<Instant>,
}

impl From<Row> for Request {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            invitation: row.invitation_id,
            state: row.state,
            version: row.version,
            percent: row.percent,
            text: row.text,
            base_percent: row.base_percent,
            granted_percent: row.granted_percent,
            reason: row.reason,
            asked_at: row.asked_at,
            decided_at: row.decided_at,
        }
    }
}

/// Whether an invitation is a member's to their own trial.
pub(super) fn is_trial(conn: &mut Conn, id: AssessmentId) -> QueryResult<bool> {
    let trial = assessments::table.find(id).filter(assessments::trial_of.is_not_null());
    select(exists(trial)).get_result(conn)
}

/// The request about an invitation, locked until the transaction ends; its invitation is locked before.
pub(super) fn lock(conn: &mut Conn, of: InvitationId) -> QueryResult<Option<Request>> {
    let row = requests::table.filter(requests::invitation_id.eq(of)).select(Row::as_select());
    Ok(row.for_no_key_update().first(conn).optional()?.map(Request::from))
}

/// The request about the invitation with this code, where that goes to this address.
pub(super) fn of_code(conn: &mut Conn, code: &str, email: &str) -> QueryResult<Option<Request>> {
    let row = requests::table
        .inner_join(invitations::table)
        .filter(invitations::code.eq(code))
        .filter(invitations::email.eq(email))
        .select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Request::from))
}

/// The invitation that a request is about, where it is one of the company's.
pub(super) fn invitation_of(
    conn: &mut Conn,
    company: CompanyId,
    id: AccommodationId,
) -> QueryResult<Option<InvitationId>> {
    requests::table
        .inner_join(invitations::table.inner_join(assessments::table))
        .filter(requests::id.eq(id))
        .filter(assessments::company_id.eq(company))
        .select(requests::invitation_id)
        .first(conn)
        .optional()
}

pub(super) fn insert(
    conn: &mut Conn,
    (of, base): (InvitationId, i32),
    wish: &Wish,
    now: Instant,
) -> QueryResult<Request> {
    let row = diesel::insert_into(requests::table).values((
        requests::id.eq(AccommodationId::new()),
        requests::invitation_id.eq(of),
        requests::percent.eq(wish.percent),
        requests::text.eq(&wish.text),
        requests::base_percent.eq(base),
        requests::asked_at.eq(now),
    ));
    Ok(row.returning(Row::as_returning()).get_result::<Row>(conn)?.into())
}

/// What a step leaves behind.
#[derive(AsChangeset)]
#[diesel(table_name = requests)]
#[diesel(treat_none_as_null = true)]
pub(super) struct Change {
    pub(super) state: State,
    pub(super) percent: i32,
    pub(super) text: Option<String>,
    pub(super) granted_percent: Option<i32>,
    pub(super) reason: Option<String>,
    pub(super) decided_by: Option<UserId>,
    pub(super) asked_at: Instant,
    pub(super) decided_at: Option<Instant>,
}

pub(super) fn change(
    conn: &mut Conn,
    id: AccommodationId,
    change: &Change,
) -> QueryResult<Request> {
    let row = diesel::update(requests::table.find(id))
        .set((change, requests::version.eq(requests::version + 1)));
    Ok(row.returning(Row::as_returning()).get_result::<Row>(conn)?.into())
}

/// Gives the invitation another extra time, in hundredths of the duration.
pub(super) fn set_percent(conn: &mut Conn, of: InvitationId, percent: i32) -> QueryResult<usize> {
    let row = diesel::update(invitations::table.find(of));
    row.set(invitations::accommodation_percent.eq(percent)).execute(conn)
}

pub(super) fn list(
    conn: &mut Conn,
    (company, assessment): (CompanyId, AssessmentId),
    now: Instant,
    paging: Paging,
) -> QueryResult<Vec<Listed>> {
    let mut query = requests::table
        .inner_join(invitations::table.inner_join(assessments::table))
        .filter(assessments::id.eq(assessment))
        .filter(assessments::company_id.eq(company))
        .filter(requests::state.ne(State::Withdrawn))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = requests::asked_at.eq(at).and(requests::id.lt(AccommodationId(id)));
        query = query.filter(requests::asked_at.lt(at).or(same));
    }
    type Of = (String, Option<String>, asked::State, Option<Instant>, Instant);
    let rows: Vec<(Row, Of)> = query
        .order((requests::asked_at.desc(), requests::id.desc()))
        .limit(paging.limit.fetch())
        .select((
            Row::as_select(),
            (
                invitations::email,
                invitations::name,
                invitations::state,
                invitations::opens_at,
                invitations::expires_at,
            ),
        ))
        .load(conn)?;
    let listed = |(row, (email, name, state, opens_at, expires_at)): (Row, Of)| {
        let standing = asked::standing(state, Window { opens_at, expires_at }, now);
        Listed { request: row.into(), email, name, standing }
    };
    Ok(rows.into_iter().map(listed).collect())
}

/// Removes the texts of requests that were answered, or asked and never answered, before an instant.
pub(super) fn forget(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let answered = requests::decided_at.is_not_null().and(requests::decided_at.lt(before));
    let over =
        invitations::table.filter(invitations::expires_at.lt(before)).select(invitations::id);
    let unanswered = requests::decided_at.is_null().and(requests::invitation_id.eq_any(over));
    let some = requests::text.is_not_null().or(requests::reason.is_not_null());
    let due = requests::table
        .filter(some)
        .filter(answered.assume_not_null().or(unanswered.assume_not_null()));
    diesel::update(due)
        .set((requests::text.eq(None::<String>), requests::reason.eq(None::<String>)))
        .execute(conn)
}

/// The account that has the address, once that is verified.
pub(super) fn account(conn: &mut Conn, email: &str) -> QueryResult<Option<UserId>> {
    users::table
        .filter(users::email.eq(email))
        .filter(users::email_verified)
        .select(users::id)
        .first(conn)
        .optional()
}
