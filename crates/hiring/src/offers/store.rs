//! Offers in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{applications, offers};
use diesel::prelude::*;
use kernel::{ApplicationId, Instant, OfferId, UserId};

use super::machine::State;
use super::rules::{Offer, Pay, Proposal};
use crate::applications::State as Application;
use crate::roles::form::PayPeriod;

#[derive(Queryable, Selectable)]
#[diesel(table_name = offers)]
struct Row {
    id: OfferId,
    application_id: ApplicationId,
    state: State,
    version: i32,
    starts_on: NaiveDate,
    ends_on: Option<NaiveDate>,
    pay_min: i32,
    pay_max: i32,
    pay_currency: String,
    pay_period: PayPeriod,
    terms: String,
    made_by: UserId,
    made_at: Instant,
    expires_at: Instant,
    ended_at: Option<Instant>,
    reason: Option<String>,
}

impl From<Row> for Offer {
    fn from(row: Row) -> Self {
        let (min, max, currency) = (row.pay_min, row.pay_max, row.pay_currency);
        Self {
            id: row.id,
            application: row.application_id,
            state: row.state,
            version: row.version,
            starts_on: row.starts_on,
            ends_on: row.ends_on,
            pay: Pay { min, max, currency, period: row.pay_period },
            terms: row.terms,
            made_by: row.made_by,
            made_at: row.made_at,
            expires_at: row.expires_at,
            ended_at: row.ended_at,
            reason: row.reason,
        }
    }
}

/// Nothing is inserted where the application has an open offer.
pub(super) fn insert(
    conn: &mut Conn,
    (application, by): (ApplicationId, UserId),
    proposal: &Proposal,
    now: Instant,
) -> QueryResult<Option<Offer>> {
    let pay = &proposal.pay;
    let row = diesel::insert_into(offers::table).values((
        offers::id.eq(OfferId::new()),
        offers::application_id.eq(application),
        offers::starts_on.eq(proposal.starts_on),
        offers::ends_on.eq(proposal.ends_on()),
        offers::pay_min.eq(pay.min),
        offers::pay_max.eq(pay.max),
        offers::pay_currency.eq(&pay.currency),
        offers::pay_period.eq(pay.period),
        offers::terms.eq(kernel::text::trimmed(&proposal.terms)),
        offers::made_by.eq(by),
        offers::made_at.eq(now),
        offers::expires_at.eq(proposal.expires_at(now)),
    ));
    let row = row.on_conflict_do_nothing().returning(Row::as_returning());
    Ok(row.get_result(conn).optional()?.map(Offer::from))
}

pub(super) fn of_application(conn: &mut Conn, id: ApplicationId) -> QueryResult<Vec<Offer>> {
    let rows: Vec<Row> = offers::table
        .filter(offers::application_id.eq(id))
        .order((offers::made_at.desc(), offers::id.desc()))
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Offer::from).collect())
}

pub(super) fn open_to(
    conn: &mut Conn,
    candidate: UserId,
    now: Instant,
    most: i64,
) -> QueryResult<Vec<Offer>> {
    let theirs = applications::table
        .filter(applications::candidate_id.eq(candidate))
        .select(applications::id);
    let rows: Vec<Row> = offers::table
        .filter(offers::application_id.eq_any(theirs))
        .filter(offers::state.eq(State::Open))
        .filter(offers::expires_at.gt(now))
        .order((offers::expires_at, offers::id))
        .limit(most)
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Offer::from).collect())
}

pub(super) fn open_by(
    conn: &mut Conn,
    member: UserId,
    now: Instant,
    most: i64,
) -> QueryResult<Vec<Offer>> {
    let rows: Vec<Row> = offers::table
        .filter(offers::made_by.eq(member))
        .filter(offers::state.eq(State::Open))
        .filter(offers::expires_at.gt(now))
        .order((offers::expires_at, offers::id))
        .limit(most)
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Offer::from).collect())
}

pub(super) fn find(conn: &mut Conn, id: OfferId) -> QueryResult<Option<Offer>> {
    let row = offers::table.find(id).select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Offer::from))
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: OfferId) -> QueryResult<Option<Offer>> {
    let row = offers::table.find(id).select(Row::as_select()).for_no_key_update();
    Ok(row.first(conn).optional()?.map(Offer::from))
}

pub(super) fn open_of(conn: &mut Conn, id: ApplicationId) -> QueryResult<Option<OfferId>> {
    offers::table
        .filter(offers::application_id.eq(id))
        .filter(offers::state.eq(State::Open))
        .select(offers::id)
        .first(conn)
        .optional()
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: OfferId,
    (to, reason): (State, Option<&str>),
    now: Instant,
) -> QueryResult<Offer> {
    let row = diesel::update(offers::table.find(id)).set((
        offers::state.eq(to),
        offers::reason.eq(reason),
        offers::ended_at.eq(now),
        offers::version.eq(offers::version + 1),
    ));
    Ok(Offer::from(row.returning(Row::as_returning()).get_result(conn)?))
}

/// The longest overdue first, of applications that wait for the answer.
pub(super) fn overdue(conn: &mut Conn, now: Instant, most: i64) -> QueryResult<Vec<OfferId>> {
    offers::table
        .inner_join(applications::table)
        .filter(applications::state.eq(Application::Offered))
        .filter(offers::state.eq(State::Open))
        .filter(offers::expires_at.le(now))
        .order((offers::expires_at, offers::id))
        .limit(most)
        .select(offers::id)
        .load(conn)
}
