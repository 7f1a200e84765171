//! Grants in the database. Every function is one statement; time is the database's.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{
    companies, company_grants as grants, grace_extensions, internships, invoices, roles,
    subscription_periods as periods, subscriptions,
};
use diesel::dsl::{count_star, now as db_now};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant};

use super::rules::{Flag, GRACE, Grant, NewGrant, Subscribed};

pub(super) fn in_force(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> QueryResult<Vec<(CompanyId, Flag)>> {
    grants::table
        .filter(grants::company_id.eq_any(companies))
        .filter(grants::revoked_at.is_null())
        .filter(grants::expires_at.is_null().or(grants::expires_at.gt(db_now)))
        .select((grants::company_id, grants::flag))
        .load(conn)
}

type Row = (Flag, Option<Instant>, String, String, Instant);

pub(super) fn of(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<Grant>> {
    let rows: Vec<Row> = grants::table
        .filter(grants::company_id.eq(company))
        .filter(grants::revoked_at.is_null())
        .filter(grants::expires_at.is_null().or(grants::expires_at.gt(db_now)))
        .order(grants::flag)
        .select((
            grants::flag,
            grants::expires_at,
            grants::reason,
            grants::granted_by,
            grants::granted_at,
        ))
        .load(conn)?;
    let grant = |(flag, expires_at, reason, granted_by, granted_at): Row| Grant {
        flag,
        expires_at,
        reason,
        granted_by,
        granted_at,
    };
    Ok(rows.into_iter().map(grant).collect())
}

/// The live state that a role has once its company has been shown applicants, also when it is over.
const SHOWN: &str = "applicants_released";

/// Which of them have been shown applicants.
pub(super) fn shown_applicants(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> QueryResult<Vec<CompanyId>> {
    roles::table
        .filter(roles::company_id.eq_any(companies))
        .filter(roles::live_state.eq(SHOWN))
        .distinct()
        .select(roles::company_id)
        .load(conn)
}

/// The state of an invoice of which nothing is owed any more and that was not credited as a whole.
const PAID: &str = "paid";
/// Who has a paid invoice that covers the day, with its grace, and into whom they were merged.
pub(super) fn paid(
    conn: &mut Conn,
    companies: &[CompanyId],
    today: NaiveDate,
) -> QueryResult<Vec<(CompanyId, Option<CompanyId>)>> {
    invoices::table
        .inner_join(companies::table)
        .filter(companies::id.eq_any(companies).or(companies::merged_into.eq_any(companies)))
        .filter(invoices::state.eq(PAID))
        .filter(invoices::period_from.le(today))
        .filter(invoices::period_to.ge(today - GRACE))
        .distinct()
        .select((companies::id, companies::merged_into))
        .load(conn)
}

/// For which of them the admin waits longer.
pub(super) fn waited_for(
    conn: &mut Conn,
    companies: &[CompanyId],
    today: NaiveDate,
) -> QueryResult<Vec<CompanyId>> {
    grace_extensions::table
        .filter(grace_extensions::company_id.eq_any(companies))
        .filter(grace_extensions::until.ge(today))
        .select(grace_extensions::company_id)
        .load(conn)
}

/// The state of a subscription that goes on.
const ACTIVE: &str = "active";
/// The states of an invoice that is to be paid.
const OWED: [&str; 2] = ["open", "partially_paid"];
/// The state of an invoice that nobody expects to be paid.
const UNCOLLECTIBLE: &str = "uncollectible";

/// The periods of the subscriptions of these companies that go on, as far as they say whether a day is subscribed.
pub(super) fn subscribed(
    conn: &mut Conn,
    companies: &[CompanyId],
    today: NaiveDate,
) -> QueryResult<Vec<(CompanyId, Subscribed)>> {
    let late = invoices::state.eq_any(OWED).and(invoices::due_on.lt(today - GRACE));
    let unpaid = late.assume_not_null().or(invoices::state.eq(UNCOLLECTIBLE));
    let rows: Vec<(CompanyId, NaiveDate, Option<bool>)> = periods::table
        .inner_join(subscriptions::table)
        .left_join(invoices::table)
        .filter(subscriptions::company_id.eq_any(companies))
        .filter(subscriptions::state.eq(ACTIVE))
        .select((subscriptions::company_id, periods::period_to, unpaid.nullable()))
        .load(conn)?;
    let said = |(company, to, unpaid): (CompanyId, NaiveDate, Option<bool>)| {
        (company, Subscribed { to, unpaid: unpaid == Some(true) })
    };
    Ok(rows.into_iter().map(said).collect())
}

/// The state of an internship that its company was promised and that never began.
const CANCELLED: &str = "cancelled";

pub(super) fn count_internships(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> QueryResult<Vec<(CompanyId, i64)>> {
    internships::table
        .filter(internships::company_id.eq_any(companies))
        .filter(internships::state.ne(CANCELLED))
        .group_by(internships::company_id)
        .select((internships::company_id, count_star()))
        .load(conn)
}

pub(super) fn end(conn: &mut Conn, company: CompanyId, flag: Flag) -> QueryResult<usize> {
    let live = grants::table
        .filter(grants::company_id.eq(company))
        .filter(grants::flag.eq(flag))
        .filter(grants::revoked_at.is_null());
    diesel::update(live).set(grants::revoked_at.eq(db_now)).execute(conn)
}

pub(super) fn insert(conn: &mut Conn, grant: &NewGrant) -> QueryResult<usize> {
    diesel::insert_into(grants::table)
        .values((
            grants::id.eq(Uuid::now_v7()),
            grants::company_id.eq(grant.company),
            grants::flag.eq(grant.flag),
            grants::expires_at.eq(grant.expires_at),
            grants::reason.eq(&grant.reason),
            grants::granted_by.eq(&grant.granted_by),
        ))
        .execute(conn)
}
