//! Grants in the database. Every function is one statement; time is the database's.

use chrono::{Days, NaiveDate};
use db::Conn;
use db::schema::{
    companies, company_grants as grants, grace_extensions, internships, invoices, roles,
    subscription_periods as periods, subscriptions,
};
use diesel::dsl::{exists, not, now as db_now};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant};

use super::rules::{Flag, Grant, NewGrant};

pub(super) fn in_force(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<Flag>> {
    grants::table
        .filter(grants::company_id.eq(company))
        .filter(grants::revoked_at.is_null())
        .filter(grants::expires_at.is_null().or(grants::expires_at.gt(db_now)))
        .select(grants::flag)
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

pub(super) fn was_shown_applicants(conn: &mut Conn, company: CompanyId) -> QueryResult<bool> {
    let own =
        roles::table.filter(roles::company_id.eq(company)).filter(roles::live_state.eq(SHOWN));
    diesel::select(exists(own)).get_result(conn)
}

/// The state of an invoice of which nothing is owed any more and that was not credited as a whole.
const PAID: &str = "paid";
/// How many days after the period of a paid invoice the company keeps what it opens.
const GRACE: Days = Days::new(7);

/// Whether a paid invoice covers the day, with its grace, or the admin waits longer. What companies paid that were
/// merged into this one counts.
pub(super) fn has_paid(conn: &mut Conn, company: CompanyId, today: NaiveDate) -> QueryResult<bool> {
    let merged = companies::table.filter(companies::merged_into.eq(company)).select(companies::id);
    let covering = invoices::table
        .filter(invoices::company_id.eq(company).or(invoices::company_id.eq_any(merged)))
        .filter(invoices::state.eq(PAID))
        .filter(invoices::period_from.le(today))
        .filter(invoices::period_to.ge(today - GRACE));
    let waited = grace_extensions::table
        .filter(grace_extensions::company_id.eq(company))
        .filter(grace_extensions::until.ge(today));
    diesel::select(exists(covering).or(exists(waited))).get_result(conn)
}

/// The state of a subscription that goes on.
const ACTIVE: &str = "active";
/// The states of an invoice that is to be paid.
const OWED: [&str; 2] = ["open", "partially_paid"];
/// The state of an invoice that nobody expects to be paid.
const UNCOLLECTIBLE: &str = "uncollectible";

/// Whether a subscription opens what a payment does: it goes on, a period of it takes the day in or ended a moment
/// ago, and none of its invoices is overdue for longer than the grace.
pub(super) fn is_subscribed(
    conn: &mut Conn,
    company: CompanyId,
    today: NaiveDate,
) -> QueryResult<bool> {
    let running = periods::table
        .inner_join(subscriptions::table)
        .filter(subscriptions::company_id.eq(company))
        .filter(subscriptions::state.eq(ACTIVE))
        .filter(periods::period_to.ge(today - GRACE));
    let late = invoices::state.eq_any(OWED).and(invoices::due_on.lt(today - GRACE));
    let unpaid = periods::table
        .inner_join(subscriptions::table)
        .inner_join(invoices::table)
        .filter(subscriptions::company_id.eq(company))
        .filter(subscriptions::state.eq(ACTIVE))
        .filter(late.assume_not_null().or(invoices::state.eq(UNCOLLECTIBLE)));
    diesel::select(exists(running).and(not(exists(unpaid)))).get_result(conn)
}

/// The state of an internship that its company was promised and that never began.
const CANCELLED: &str = "cancelled";

pub(super) fn count_internships(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    internships::table
        .filter(internships::company_id.eq(company))
        .filter(internships::state.ne(CANCELLED))
        .count()
        .get_result(conn)
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
