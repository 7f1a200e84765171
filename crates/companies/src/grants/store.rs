//! Grants in the database. Every function is one statement; time is the database's.

use chrono::NaiveDate;
use db::Conn;
use db::clock::{NOW, date};
use db::schema::{
    companies, company_details as details, company_grants as grants, company_members as members,
    free_trials, grace_extensions, internships, invoices, roles, subscription_periods as periods,
    subscriptions,
};
use diesel::alias;
use diesel::dsl::{array, exists, max};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, UserId};

use super::rules::{Flag, GRACE, Grant, NewGrant, Subscribed};
use crate::details::{DetailsRow, Standing, standing_of};
use crate::profiles::{Company, Membership, Role, State};

/// The live state that a role has once its company has been shown applicants, also when it is over.
const SHOWN: &str = "applicants_released";
/// The state of an invoice of which nothing is owed any more and that was not credited as a whole.
const PAID: &str = "paid";
/// The state of a subscription that goes on.
const ACTIVE: &str = "active";
/// The state of an internship that its company was promised and that never began.
const CANCELLED: &str = "cancelled";

/// What opens a company's tabs, apart from its own details.
pub(super) struct Opened {
    pub(super) company: CompanyId,
    pub(super) granted: Vec<Flag>,
    /// Whether it has been shown applicants.
    pub(super) was_shown_applicants: bool,
    /// The last day of what it has paid for that has begun, or one that was merged into it.
    pub(super) paid_until: Option<NaiveDate>,
    /// Until when the admin waits for it.
    pub(super) waits_until: Option<NaiveDate>,
    /// The day of the statement.
    pub(super) today: NaiveDate,
    /// Whether it has an active subscription.
    pub(super) subscribes: bool,
    /// Whether a free trial is in force.
    pub(super) is_on_trial: bool,
    /// Whether one ran out.
    pub(super) trial_ran_out: bool,
    pub(super) internships: i64,
}

/// Those of these companies that there are.
pub(super) fn opened(conn: &mut Conn, of: &[CompanyId]) -> QueryResult<Vec<Opened>> {
    let granted = grants::table
        .filter(grants::company_id.eq(companies::id))
        .filter(grants::revoked_at.is_null())
        .filter(grants::expires_at.is_null().or(grants::expires_at.gt(NOW)))
        .select(grants::flag);
    let shown = roles::table
        .filter(roles::company_id.eq(companies::id))
        .filter(roles::live_state.eq(SHOWN));
    let merged = alias!(companies as merged);
    let own = merged.field(companies::id).eq(companies::id);
    let into = merged.field(companies::merged_into).eq(companies::id.nullable());
    let paid = invoices::table
        .filter(invoices::company_id.eq_any(
            merged.filter(own.or(into.assume_not_null())).select(merged.field(companies::id)),
        ))
        .filter(invoices::state.eq(PAID))
        .filter(invoices::period_from.le(date(NOW)))
        .select(max(invoices::period_to));
    let waited_for = grace_extensions::table
        .filter(grace_extensions::company_id.eq(companies::id))
        .select(grace_extensions::until);
    let subscribes = subscriptions::table
        .filter(subscriptions::company_id.eq(companies::id))
        .filter(subscriptions::state.eq(ACTIVE));
    let trial = free_trials::table
        .filter(free_trials::company_id.eq(companies::id))
        .filter(free_trials::ended_at.is_null())
        .filter(free_trials::ends_at.gt(NOW));
    let ran_out = free_trials::table
        .filter(free_trials::company_id.eq(companies::id))
        .filter(free_trials::ended_at.is_null())
        .filter(free_trials::ends_at.le(NOW));
    let begun = internships::table
        .filter(internships::company_id.eq(companies::id))
        .filter(internships::state.ne(CANCELLED));
    companies::table
        .filter(companies::id.eq_any(of))
        .select((
            companies::id,
            array(granted),
            exists(shown),
            (paid.single_value(), waited_for.single_value(), date(NOW)),
            (exists(subscribes), exists(trial), exists(ran_out)),
            begun.count().single_value().assume_not_null(),
        ))
        .load::<Row>(conn)
        .map(|rows| rows.into_iter().map(Opened::from).collect())
}

/// The company of a member, and how far its details are.
pub(super) fn membership(
    conn: &mut Conn,
    user: UserId,
) -> QueryResult<Option<(Membership, Standing)>> {
    type Row = ((CompanyId, String, State), Role, Option<DetailsRow>);
    let row: Option<Row> = members::table
        .inner_join(companies::table.left_join(details::table))
        .filter(members::user_id.eq(user))
        .select((
            (companies::id, companies::name, companies::state),
            members::role,
            Option::<DetailsRow>::as_select(),
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|((id, name, state), role, details)| {
        let standing = standing_of(id, name.clone(), details);
        (Membership { company: Company { id, name, state }, role }, standing)
    }))
}

type Paid = (Option<NaiveDate>, Option<NaiveDate>, NaiveDate);
type Row = (CompanyId, Vec<Flag>, bool, Paid, (bool, bool, bool), i64);

impl Opened {
    /// Whether an invoice covers today, or a longer grace does.
    pub(super) fn has_paid(&self) -> bool {
        self.paid_until.is_some_and(|day| day >= self.today - GRACE)
            || self.waits_until.is_some_and(|day| day >= self.today)
    }
}

impl From<Row> for Opened {
    fn from(row: Row) -> Self {
        let (company, granted, shown, paid, beside, internships) = row;
        let (subscribes, is_on_trial, trial_ran_out) = beside;
        let (paid_until, waits_until, today) = paid;
        Self {
            company,
            granted,
            was_shown_applicants: shown,
            paid_until,
            waits_until,
            today,
            subscribes,
            is_on_trial,
            trial_ran_out,
            internships,
        }
    }
}

type GrantRow = (Flag, Option<Instant>, String, String, Instant);

pub(super) fn of(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<Grant>> {
    let rows: Vec<GrantRow> = grants::table
        .filter(grants::company_id.eq(company))
        .filter(grants::revoked_at.is_null())
        .filter(grants::expires_at.is_null().or(grants::expires_at.gt(NOW)))
        .order(grants::flag)
        .select((
            grants::flag,
            grants::expires_at,
            grants::reason,
            grants::granted_by,
            grants::granted_at,
        ))
        .load(conn)?;
    let grant = |(flag, expires_at, reason, granted_by, granted_at): GrantRow| Grant {
        flag,
        expires_at,
        reason,
        granted_by,
        granted_at,
    };
    Ok(rows.into_iter().map(grant).collect())
}

/// One statement, as it is asked with every application.
pub(super) fn releases_directly(conn: &mut Conn, company: CompanyId) -> QueryResult<bool> {
    let trusted = grants::table
        .inner_join(companies::table)
        .filter(grants::company_id.eq(company))
        .filter(companies::state.eq(State::Approved))
        .filter(grants::flag.eq(Flag::DirectRelease))
        .filter(grants::revoked_at.is_null())
        .filter(grants::expires_at.is_null().or(grants::expires_at.gt(NOW)));
    diesel::select(exists(trusted)).get_result(conn)
}

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

pub(super) fn end(conn: &mut Conn, company: CompanyId, flag: Flag) -> QueryResult<usize> {
    let live = grants::table
        .filter(grants::company_id.eq(company))
        .filter(grants::flag.eq(flag))
        .filter(grants::revoked_at.is_null());
    diesel::update(live).set(grants::revoked_at.eq(NOW)).execute(conn)
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
