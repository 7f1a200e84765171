//! Subscriptions of companies to plans. Every act is by who holds the company.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::NaiveDate;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Instant, InvoiceId, SubscriptionId};

pub use rules::{State, Subscription};

use crate::Error;
use crate::invoices::{Draft, Period};
use crate::money::{Line, TaxBy};
use crate::plans::{self, Plan};
use crate::reason::reason;

/// What the audit log calls a subscription.
pub const KIND: &str = "subscription";

/// The subscription that a company has now.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, company: CompanyId) -> Result<Option<Subscription>, Error> {
    Ok(of_each(conn, &[company])?.remove(&company))
}

/// The subscriptions that these companies have now, in as many statements as one. A company without is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn of_each(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> Result<BTreeMap<CompanyId, Subscription>, Error> {
    let rows = store::active(conn, companies)?;
    if rows.is_empty() {
        return Ok(BTreeMap::new());
    }
    let ids: Vec<SubscriptionId> = rows.iter().map(|row| row.id).collect();
    let periods = store::newest_periods(conn, &ids)?;
    let versions: Vec<(String, i32)> = periods.values().map(|(_, plan)| plan.clone()).collect();
    let plans = plans::find_all(conn, &versions)?;
    let whole = |row: store::Row| {
        let (period, plan) = periods.get(&row.id).ok_or(Error::NoSubscription)?;
        let plan = plans.get(plan).ok_or(Error::NoPlan)?;
        let whole = row.with(*period, plan.clone());
        Ok::<_, Error>((whole.company, whole))
    };
    rows.into_iter().map(whole).collect()
}

/// The subscriptions that a company has and has had, the first one first.
///
/// # Errors
/// [`Error::Db`].
pub fn ids(conn: &mut Conn, company: CompanyId) -> Result<Vec<SubscriptionId>, Error> {
    Ok(store::ids(conn, company)?)
}

/// The subscription as it was seen; a company's other ones are over.
fn hold(conn: &mut Conn, company: CompanyId, seen: i32) -> Result<Subscription, Error> {
    let found = of(conn, company)?.ok_or(Error::NoSubscription)?;
    if found.version == seen { Ok(found) } else { Err(Error::StaleVersion) }
}

fn offered(conn: &mut Conn, slug: &str) -> Result<Plan, Error> {
    let plan = plans::newest(conn, slug)?;
    if plan.form.offered { Ok(plan) } else { Err(Error::NotOffered) }
}

/// Subscribes a company to a plan from today on. The caller issues the invoice of [`draft`].
///
/// # Errors
/// [`Error::NoPlan`]; [`Error::NotOffered`]; [`Error::AlreadySubscribed`]; [`Error::Db`].
pub fn begin(
    conn: &mut Conn,
    actor: Actor,
    company: CompanyId,
    slug: &str,
    now: Instant,
) -> Result<Subscription, Error> {
    let plan = offered(conn, slug)?;
    if !store::active(conn, &[company])?.is_empty() {
        return Err(Error::AlreadySubscribed);
    }
    let since = now.date_naive();
    let period = plan.form.every.period(since, 0).ok_or(Error::NoPlan)?;
    let id = store::insert(conn, (company, since), actor.user(), now)?;
    store::insert_period(conn, id, period, &plan)?;
    let entry = Entry::of(KIND, id).by(actor, "begin").to(State::Active);
    entry.because(slug).record(conn)?;
    of(conn, company)?.ok_or(Error::NoSubscription)
}

/// What is asked for a period of a plan.
pub fn draft(plan: &Plan, period: Period) -> Draft {
    let form = &plan.form;
    let line = Line {
        text: form.name.clone(),
        quantity_milli: 1000,
        unit_price: form.price,
        tax_milli: form.tax_milli,
    };
    Draft {
        lines: vec![line],
        discount_milli: 0,
        tax_by: TaxBy::Rate,
        currency: form.currency,
        terms_days: 14,
        period,
        po_reference: None,
        notes: None,
    }
}

/// Says which invoice is for the period that begins on a day.
///
/// # Errors
/// [`Error::Db`].
pub fn note_invoice(conn: &mut Conn, of: &Subscription, invoice: InvoiceId) -> Result<(), Error> {
    Ok(store::note_invoice(conn, (of.id, of.period.from), invoice).map(drop)?)
}

/// Chooses the plan of the next period; that of the running one for no change.
///
/// # Errors
/// [`Error::NoSubscription`]; [`Error::StaleVersion`]; [`Error::NoPlan`]; [`Error::NotOffered`]; [`Error::Db`].
pub fn choose_next(
    conn: &mut Conn,
    actor: Actor,
    (company, seen): (CompanyId, i32),
    slug: &str,
) -> Result<Subscription, Error> {
    let held = hold(conn, company, seen)?;
    let next = if held.plan.slug == slug { None } else { Some(offered(conn, slug)?.slug) };
    store::set_next(conn, held.id, next.as_deref())?;
    Entry::of(KIND, held.id).by(actor, "choose_plan").because(slug).record(conn)?;
    of(conn, company)?.ok_or(Error::NoSubscription)
}

/// Has the subscription end with its period, or go on after all.
///
/// # Errors
/// [`Error::NoSubscription`]; [`Error::StaleVersion`]; [`Error::BadReason`]; [`Error::Db`].
pub fn end_with_period(
    conn: &mut Conn,
    actor: Actor,
    (company, seen): (CompanyId, i32),
    (ends, why): (bool, &str),
) -> Result<Subscription, Error> {
    let why = reason(why)?;
    let held = hold(conn, company, seen)?;
    store::set_ending(conn, held.id, ends.then_some(why))?;
    let action = if ends { "cancel" } else { "keep" };
    Entry::of(KIND, held.id).by(actor, action).because(why).record(conn)?;
    of(conn, company)?.ok_or(Error::NoSubscription)
}

/// Ends the subscription today: the company has left.
///
/// # Errors
/// [`Error::NoSubscription`]; [`Error::StaleVersion`]; [`Error::BadReason`]; [`Error::Db`].
pub fn churn(
    conn: &mut Conn,
    actor: Actor,
    (company, seen): (CompanyId, i32),
    why: &str,
    now: Instant,
) -> Result<(), Error> {
    let why = reason(why)?;
    let held = hold(conn, company, seen)?;
    end(conn, actor, (held.id, "churn"), Some(why), now.date_naive())
}

fn end(
    conn: &mut Conn,
    actor: Actor,
    (id, action): (SubscriptionId, &'static str),
    why: Option<&str>,
    today: NaiveDate,
) -> Result<(), Error> {
    store::end(conn, id, why, today)?;
    let entry = Entry::of(KIND, id).by(actor, action).step(State::Active, State::Ended);
    Ok(entry.because(why).record(conn)?)
}

/// Companies whose period is over, at most `most`.
///
/// # Errors
/// [`Error::Db`].
pub fn due(conn: &mut Conn, today: NaiveDate, most: i64) -> Result<Vec<CompanyId>, Error> {
    Ok(store::due(conn, today, most)?)
}

/// Begins the next period of a company's subscription where the last one is over, or ends it. Answers the
/// subscription where a period began; the caller issues its invoice.
///
/// # Errors
/// [`Error::NoPlan`]; [`Error::Db`].
pub fn advance(
    conn: &mut Conn,
    company: CompanyId,
    now: Instant,
) -> Result<Option<Subscription>, Error> {
    let today = now.date_naive();
    let Some(held) = of(conn, company)?.filter(|held| held.period.to < today) else {
        return Ok(None);
    };
    if held.ends_with_period {
        end(conn, Actor::System, (held.id, "end"), None, held.period.to)?;
        return Ok(None);
    }
    let plan = plans::newest(conn, held.next_plan.as_deref().unwrap_or(&held.plan.slug))?;
    let Some(period) = held.next_period(&plan) else { return Err(Error::NoPlan) };
    store::insert_period(conn, held.id, period, &plan)?;
    store::set_next(conn, held.id, None)?;
    let entry = Entry::of(KIND, held.id).by(Actor::System, "renew");
    entry.because(plan.slug.as_str()).record(conn)?;
    of(conn, company)
}
