//! What the billing dashboard counts.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::NaiveDate;
use db::Conn;
use kernel::CompanyId;

pub use rules::{Ageing, Figures, a_month};

use crate::Error;
use crate::money::Currency;
use rules::Sheet;

/// The figures of every currency, today.
///
/// # Errors
/// [`Error::Db`].
pub fn count(conn: &mut Conn, today: NaiveDate) -> Result<Vec<Figures>, Error> {
    let mut sheet = Sheet::default();
    for (currency, due_on, owed) in store::owed(conn)? {
        let late = due_on.map_or(0, |due| (today - due).num_days());
        sheet.of(currency).ageing.add(late, owed);
    }
    for (_, currency, net, period) in store::covering(conn, today)? {
        sheet.of(currency).mrr += a_month(net, period);
    }
    for (currency, gross) in store::issued(conn, rules::month_of(today))? {
        sheet.of(currency).issued += gross;
    }
    for (currency, amount) in store::collected(conn, rules::month_of(today))? {
        sheet.of(currency).collected += amount;
    }
    Ok(sheet.rows())
}

/// What the invoices of each company that cover today come to a month, before tax.
///
/// # Errors
/// [`Error::Db`].
pub fn monthly(
    conn: &mut Conn,
    today: NaiveDate,
) -> Result<Vec<(CompanyId, Currency, i64)>, Error> {
    let rows = store::covering(conn, today)?.into_iter();
    let month = |(company, currency, net, period)| (company, currency, a_month(net, period));
    Ok(rows.map(month).collect())
}
