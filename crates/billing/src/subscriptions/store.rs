//! Subscriptions in the database. Every function is one statement.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use db::Conn;
use db::schema::{subscription_periods as periods, subscriptions};
use diesel::dsl::max;
use diesel::prelude::*;
use kernel::{CompanyId, Instant, InvoiceId, SubscriptionId, UserId};

use super::rules::{State, Subscription};
use crate::invoices::Period;
use crate::plans::Plan;

#[derive(Queryable, Selectable)]
#[diesel(table_name = subscriptions)]
pub(super) struct Row {
    pub(super) id: SubscriptionId,
    company_id: CompanyId,
    version: i32,
    since: NaiveDate,
    next_plan: Option<String>,
    ends_with_period: bool,
}

impl Row {
    pub(super) fn with(self, period: Period, plan: Plan) -> Subscription {
        let Self { id, company_id, version, since, next_plan, ends_with_period } = self;
        let company = company_id;
        Subscription { id, company, version, since, plan, period, next_plan, ends_with_period }
    }
}

/// A company has at most one.
pub(super) fn active(conn: &mut Conn, companies: &[CompanyId]) -> QueryResult<Vec<Row>> {
    subscriptions::table
        .filter(subscriptions::company_id.eq_any(companies))
        .filter(subscriptions::state.eq(State::Active))
        .select(Row::as_select())
        .load(conn)
}

pub(super) fn ids(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<SubscriptionId>> {
    subscriptions::table
        .filter(subscriptions::company_id.eq(company))
        .order(subscriptions::id)
        .select(subscriptions::id)
        .load(conn)
}

type PeriodRow = (SubscriptionId, NaiveDate, NaiveDate, String, i32);

/// A period, and the version of a plan that it is on.
type PeriodOf = (Period, (String, i32));

/// The newest of each of these subscriptions.
pub(super) fn newest_periods(
    conn: &mut Conn,
    ids: &[SubscriptionId],
) -> QueryResult<BTreeMap<SubscriptionId, PeriodOf>> {
    let rows: Vec<PeriodRow> = periods::table
        .filter(periods::subscription_id.eq_any(ids))
        .distinct_on(periods::subscription_id)
        .order((periods::subscription_id, periods::period_from.desc()))
        .select((
            periods::subscription_id,
            periods::period_from,
            periods::period_to,
            periods::plan,
            periods::plan_version,
        ))
        .load(conn)?;
    let row = |(id, from, to, plan, version)| (id, (Period { from, to }, (plan, version)));
    Ok(rows.into_iter().map(row).collect())
}

pub(super) fn insert(
    conn: &mut Conn,
    (company, since): (CompanyId, NaiveDate),
    by: Option<UserId>,
    now: Instant,
) -> QueryResult<SubscriptionId> {
    diesel::insert_into(subscriptions::table)
        .values((
            subscriptions::id.eq(SubscriptionId::new()),
            subscriptions::company_id.eq(company),
            subscriptions::since.eq(since),
            subscriptions::created_by.eq(by),
            subscriptions::created_at.eq(now),
        ))
        .returning(subscriptions::id)
        .get_result(conn)
}

pub(super) fn insert_period(
    conn: &mut Conn,
    id: SubscriptionId,
    period: Period,
    plan: &Plan,
) -> QueryResult<usize> {
    diesel::insert_into(periods::table)
        .values((
            periods::subscription_id.eq(id),
            periods::period_from.eq(period.from),
            periods::period_to.eq(period.to),
            periods::plan.eq(&plan.slug),
            periods::plan_version.eq(plan.version),
        ))
        .execute(conn)
}

pub(super) fn note_invoice(
    conn: &mut Conn,
    of: (SubscriptionId, NaiveDate),
    invoice: InvoiceId,
) -> QueryResult<usize> {
    diesel::update(periods::table.find(of)).set(periods::invoice_id.eq(invoice)).execute(conn)
}

pub(super) fn set_next(
    conn: &mut Conn,
    id: SubscriptionId,
    plan: Option<&str>,
) -> QueryResult<usize> {
    let version = subscriptions::version.eq(subscriptions::version + 1);
    let changed = (subscriptions::next_plan.eq(plan), version);
    diesel::update(subscriptions::table.find(id)).set(changed).execute(conn)
}

/// Ends with the period where there is a reason, and goes on where there is none.
pub(super) fn set_ending(
    conn: &mut Conn,
    id: SubscriptionId,
    why: Option<&str>,
) -> QueryResult<usize> {
    diesel::update(subscriptions::table.find(id))
        .set((
            subscriptions::ends_with_period.eq(why.is_some()),
            subscriptions::end_reason.eq(why),
            subscriptions::version.eq(subscriptions::version + 1),
        ))
        .execute(conn)
}

/// The reason stays where it ends as was decided before.
pub(super) fn end(
    conn: &mut Conn,
    id: SubscriptionId,
    why: Option<&str>,
    day: NaiveDate,
) -> QueryResult<usize> {
    let version = subscriptions::version.eq(subscriptions::version + 1);
    let ended = (subscriptions::state.eq(State::Ended), subscriptions::ended_on.eq(day), version);
    let row = subscriptions::table.find(id);
    match why {
        Some(why) => {
            let reason = subscriptions::end_reason.eq(why);
            diesel::update(row).set((ended, reason)).execute(conn)
        }
        None => diesel::update(row).set(ended).execute(conn),
    }
}

pub(super) fn due(conn: &mut Conn, today: NaiveDate, most: i64) -> QueryResult<Vec<CompanyId>> {
    periods::table
        .inner_join(subscriptions::table)
        .filter(subscriptions::state.eq(State::Active))
        .group_by(subscriptions::company_id)
        .having(max(periods::period_to).lt(today))
        .order(subscriptions::company_id)
        .select(subscriptions::company_id)
        .limit(most)
        .load(conn)
}
