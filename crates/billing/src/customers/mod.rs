//! What companies are as customers.

mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate, NaiveTime};
use db::Conn;
use kernel::{CompanyId, Cursor, InvoiceId, Page, Paging};

use crate::Error;
use crate::coverage::{self, Coverage};
use crate::figures::a_month;
use crate::money::Currency;
use crate::subscriptions::{self, Subscription};
use store::Covering;

/// For how many days a company is new after the first day that it has paid for. Ours.
pub const NEW_DAYS: u64 = 60;

/// A company that has begun to pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Newcomer {
    /// Which; of one that was merged, the company that goes on.
    pub company: CompanyId,
    /// The first day that it has paid for.
    pub since: NaiveDate,
}

/// What one company is as a customer, today.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Customer {
    /// Until when it has paid.
    pub coverage: Coverage,
    /// What its invoices that cover today come to a month, before tax.
    pub monthly: Vec<(Currency, i64)>,
    /// That of its subscription; else the first line of the newest invoice that covers today.
    pub plan: Option<String>,
    /// When the next invoice is to be paid, or was.
    pub next_due: Option<NaiveDate>,
    /// How many days the oldest of those is late; 0 where none is.
    pub days_late: i64,
}

/// What each of these companies is as a customer, in as many statements as one. None of them is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn find_all(
    conn: &mut Conn,
    companies: &[CompanyId],
    today: NaiveDate,
) -> Result<BTreeMap<CompanyId, Customer>, Error> {
    let covering = store::covering(conn, companies, today)?;
    let mut plans = plans(conn, companies, &covering)?;
    let due = store::next_due(conn, companies)?;
    let one = |(company, coverage): (CompanyId, Coverage)| {
        let next_due = due.get(&company).copied();
        let customer = Customer {
            coverage,
            monthly: covering.get(&company).map(|of| monthly(of)).unwrap_or_default(),
            plan: plans.remove(&company),
            days_late: next_due.map_or(0, |due| (today - due).num_days().max(0)),
            next_due,
        };
        (company, customer)
    };
    Ok(coverage::of_each(conn, companies, today)?.into_iter().map(one).collect())
}

/// What the plan of each company is called; see [`Customer::plan`].
fn plans(
    conn: &mut Conn,
    companies: &[CompanyId],
    covering: &BTreeMap<CompanyId, Vec<Covering>>,
) -> Result<BTreeMap<CompanyId, String>, Error> {
    let subscribed = subscriptions::of_each(conn, companies)?;
    let name = |(company, of): (CompanyId, Subscription)| (company, of.plan.form.name);
    let mut plans: BTreeMap<CompanyId, String> = subscribed.into_iter().map(name).collect();
    let newest = covering.iter().filter_map(|(company, of)| Some((*company, of.first()?.id)));
    let newest: Vec<(CompanyId, InvoiceId)> =
        newest.filter(|(company, _)| !plans.contains_key(company)).collect();
    let ids: Vec<InvoiceId> = newest.iter().map(|(_, id)| *id).collect();
    let lines = store::first_lines(conn, &ids)?;
    let line = |(company, id): (CompanyId, InvoiceId)| Some((company, lines.get(&id)?.clone()));
    plans.extend(newest.into_iter().filter_map(line));
    Ok(plans)
}

/// What invoices come to a month, by currency.
fn monthly(covering: &[Covering]) -> Vec<(Currency, i64)> {
    let mut monthly: Vec<(Currency, i64)> = Vec::new();
    for Covering { currency, net, period, .. } in covering {
        let amount = a_month(*net, *period);
        match monthly.iter_mut().find(|(of, _)| of == currency) {
            Some((_, sum)) => *sum += amount,
            None => monthly.push((*currency, amount)),
        }
    }
    monthly
}

/// The companies that began to pay at most [`NEW_DAYS`] ago, the last first.
///
/// # Errors
/// [`Error::Db`].
pub fn newcomers(
    conn: &mut Conn,
    today: NaiveDate,
    paging: Paging,
) -> Result<Page<Newcomer>, Error> {
    let first = today.checked_sub_days(Days::new(NEW_DAYS)).unwrap_or(today);
    let rows = store::newcomers(conn, first, paging)?;
    let key = |row: &Newcomer| Cursor {
        at: row.since.and_time(NaiveTime::MIN).and_utc(),
        id: row.company.0,
    };
    Ok(Page::cut(rows, paging.limit, key))
}

/// Whether a company has an invoice that is to be paid, online or otherwise.
///
/// # Errors
/// [`Error::Db`].
pub fn owes(conn: &mut Conn, company: CompanyId) -> Result<bool, Error> {
    Ok(!store::next_due(conn, &[company])?.is_empty())
}
