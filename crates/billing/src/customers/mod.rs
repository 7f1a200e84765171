//! What one company is as a customer.

mod store;
#[cfg(test)]
mod tests;

use chrono::{Days, NaiveDate, NaiveTime};
use db::Conn;
use kernel::{CompanyId, Cursor, Page, Paging};

use crate::Error;
use crate::coverage::{self, Coverage};
use crate::figures::a_month;
use crate::money::Currency;
use crate::subscriptions;

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

/// What a company is as a customer.
///
/// # Errors
/// [`Error::Db`].
pub fn find(conn: &mut Conn, company: CompanyId, today: NaiveDate) -> Result<Customer, Error> {
    let mut monthly: Vec<(Currency, i64)> = Vec::new();
    let covering = store::covering(conn, company, today)?;
    let newest = covering.first().map(|row| row.0);
    for (_, currency, net, period) in covering {
        let amount = a_month(net, period);
        match monthly.iter_mut().find(|(of, _)| *of == currency) {
            Some((_, sum)) => *sum += amount,
            None => monthly.push((currency, amount)),
        }
    }
    let subscribed = subscriptions::of(conn, company)?.map(|of| of.plan.form.name);
    let plan = match (subscribed, newest) {
        (None, Some(id)) => store::first_line(conn, id)?,
        (subscribed, _) => subscribed,
    };
    let next_due = store::next_due(conn, company)?;
    Ok(Customer {
        coverage: coverage::of(conn, company, today)?,
        monthly,
        plan,
        days_late: next_due.map_or(0, |due| (today - due).num_days().max(0)),
        next_due,
    })
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
    Ok(store::next_due(conn, company)?.is_some())
}
