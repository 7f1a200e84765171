//! How many candidates a company can still invite: by its plan, and what the admin has granted beyond it.
//!
//! The quota of the month is used first, then what was granted, the part that expires first before the rest.
//! What was used is counted from rows.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::NaiveDate;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Instant, InvitationCreditId, InvitationId};

pub(crate) use rules::level;
pub use rules::{Allowance, Credit, Level, MAX_CREDIT, Window};

use crate::plans::{self, Plan};
use crate::reason::reason;
use crate::subscriptions::{self, Subscription};
use crate::{Error, Problem};

/// The plan that holds for a company on a day, and the month in which its invitations are counted: from the day
/// of the month on which its period began, or the calendar's without a subscription.
///
/// # Errors
/// [`Error::NoPlan`]; [`Error::Db`].
pub fn plan_of(
    conn: &mut Conn,
    company: CompanyId,
    today: NaiveDate,
) -> Result<(Plan, Window), Error> {
    plans_of(conn, &[company], today)?.remove(&company).ok_or(Error::NoPlan)
}

/// The same of each of these companies, in as many statements as of one.
///
/// # Errors
/// [`Error::NoPlan`]; [`Error::Db`].
pub fn plans_of(
    conn: &mut Conn,
    companies: &[CompanyId],
    today: NaiveDate,
) -> Result<BTreeMap<CompanyId, (Plan, Window)>, Error> {
    let subscribed = subscriptions::of_each(conn, companies)?;
    let of_subscription = |(company, of): (CompanyId, Subscription)| {
        let window = Window::of(of.period.from, today);
        (company, (of.plan, window))
    };
    let mut plans: BTreeMap<_, _> = subscribed.into_iter().map(of_subscription).collect();
    let others: Vec<_> = companies.iter().filter(|one| !plans.contains_key(*one)).collect();
    if !others.is_empty() {
        let (plan, window) = (plans::default(conn)?, Window::of_calendar(today));
        plans.extend(others.into_iter().map(|company| (*company, (plan.clone(), window))));
    }
    Ok(plans)
}

/// The plan that holds for a company now.
///
/// # Errors
/// [`Error::NoPlan`]; [`Error::Db`].
pub fn plan(conn: &mut Conn, company: CompanyId) -> Result<Plan, Error> {
    match subscriptions::of(conn, company)? {
        Some(of) => Ok(of.plan),
        None => plans::default(conn),
    }
}

/// What is left, where `made` invitations were made in the window of [`plan_of`].
///
/// # Errors
/// [`Error::Db`].
pub fn of(
    conn: &mut Conn,
    company: CompanyId,
    ((plan, window), made): ((Plan, Window), i64),
    today: NaiveDate,
) -> Result<Allowance, Error> {
    let from_credit = store::used_within(conn, &[(company, window)])?;
    let used = made - from_credit.get(&company).copied().unwrap_or_default();
    let extra = open_credit(&credits(conn, company)?, today);
    Ok(Allowance { plan, window, used, extra, is_trial: false })
}

/// What is left of a free trial with so many invitations, `made` of which were made in its days.
///
/// # Errors
/// [`Error::NoPlan`]; [`Error::Db`].
pub fn of_trial(
    conn: &mut Conn,
    invitations: i32,
    (window, used): (Window, i64),
) -> Result<Allowance, Error> {
    let mut plan = plans::default(conn)?;
    plan.form.name = "Free trial".to_owned();
    plan.form.invitations = invitations;
    Ok(Allowance { plan, window, used, extra: 0, is_trial: true })
}

/// The same of several companies, in as many statements as of one: what [`plans_of`] and the invitations of each say.
///
/// # Errors
/// [`Error::Db`].
pub fn of_each(
    conn: &mut Conn,
    counted: BTreeMap<CompanyId, ((Plan, Window), i64)>,
    today: NaiveDate,
) -> Result<BTreeMap<CompanyId, Allowance>, Error> {
    let companies: Vec<CompanyId> = counted.keys().copied().collect();
    let windows: Vec<(CompanyId, Window)> =
        counted.iter().map(|(company, ((_, window), _))| (*company, *window)).collect();
    let from_credit = store::used_within(conn, &windows)?;
    let mut credits: BTreeMap<CompanyId, Vec<Credit>> = BTreeMap::new();
    for (company, credit) in store::credits(conn, &companies)? {
        credits.entry(company).or_default().push(credit);
    }
    let left = |(company, ((plan, window), made)): (CompanyId, ((Plan, Window), i64))| {
        let used = made - from_credit.get(&company).copied().unwrap_or_default();
        let extra = credits.get(&company).map_or(0, |credits| open_credit(credits, today));
        (company, Allowance { plan, window, used, extra, is_trial: false })
    };
    Ok(counted.into_iter().map(left).collect())
}

fn open_credit(credits: &[Credit], today: NaiveDate) -> i64 {
    credits.iter().filter(|one| one.is_open(today)).map(Credit::left).sum()
}

/// What was granted to a company, the part that expires first at the top.
///
/// # Errors
/// [`Error::Db`].
pub fn credits(conn: &mut Conn, company: CompanyId) -> Result<Vec<Credit>, Error> {
    Ok(store::credits(conn, &[company])?.into_iter().map(|(_, credit)| credit).collect())
}

/// Takes what these invitations need beyond the quota from what was granted. The caller holds the company, and
/// has made no more than `before` leaves.
///
/// # Errors
/// [`Error::QuotaUsedUp`]; [`Error::Db`].
pub fn charge(
    conn: &mut Conn,
    (company, before): (CompanyId, &Allowance),
    made: &[InvitationId],
    today: NaiveDate,
) -> Result<(), Error> {
    let within = usize::try_from(before.left_of_quota()).unwrap_or(0);
    let mut beyond = made.iter().skip(within);
    let mut uses = Vec::new();
    for credit in credits(conn, company)?.iter().filter(|one| one.is_open(today)) {
        let most = usize::try_from(credit.left()).unwrap_or(0);
        uses.extend(beyond.by_ref().take(most).map(|invitation| (*invitation, credit.id)));
    }
    if beyond.next().is_some() {
        return Err(before.used_up());
    }
    Ok(store::use_up(conn, &uses).map(drop)?)
}

/// Grants a company invitations beyond its plan, until a day.
///
/// # Errors
/// [`Error::Fields`]; [`Error::BadReason`]; [`Error::Db`].
pub fn grant(
    conn: &mut Conn,
    actor: Actor,
    (company, amount, expires_on): (CompanyId, i32, NaiveDate),
    why: &str,
    now: Instant,
) -> Result<InvitationCreditId, Error> {
    let why = reason(why)?;
    let mut faults = Vec::new();
    if !(1..=MAX_CREDIT).contains(&amount) {
        let (field, detail) = ("amount".to_owned(), "Grant 1 to 100,000 invitations.");
        faults.push(Problem { field, code: "range", detail });
    }
    let days = (expires_on - now.date_naive()).num_days();
    if !(0..=366).contains(&days) {
        let (field, detail) = ("expires_on".to_owned(), "Choose a day within a year from today.");
        faults.push(Problem { field, code: "range", detail });
    }
    if !faults.is_empty() {
        return Err(Error::Fields(faults));
    }
    let id = store::insert(conn, (company, amount, expires_on), (why, actor.user()), now)?;
    Entry::of("company", company).by(actor, "grant_invitations").because(why).record(conn)?;
    Ok(id)
}
