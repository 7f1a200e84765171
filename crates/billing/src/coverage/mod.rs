//! Until when a company has paid. Whether it has the flag is read from the same rows by `companies`.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::NaiveDate;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Instant};

pub use rules::{Coverage, GRACE_DAYS, MAX_EXTENSION_DAYS};

use crate::Error;
use crate::invoices::Period;
use crate::reason::reason;

/// Until when a company has paid, today.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, company: CompanyId, today: NaiveDate) -> Result<Coverage, Error> {
    Ok(of_each(conn, &[company], today)?.remove(&company).unwrap_or_default())
}

/// The same of each of these companies, in as many statements as of one.
///
/// # Errors
/// [`Error::Db`].
pub fn of_each(
    conn: &mut Conn,
    companies: &[CompanyId],
    today: NaiveDate,
) -> Result<BTreeMap<CompanyId, Coverage>, Error> {
    let mut periods: BTreeMap<CompanyId, Vec<Period>> =
        companies.iter().map(|company| (*company, Vec::new())).collect();
    for (by, into, period) in store::paid(conn, companies)? {
        // One that was merged may be among those asked for beside the one that goes on.
        for company in [Some(by), into].into_iter().flatten() {
            if let Some(own) = periods.get_mut(&company) {
                own.push(period);
            }
        }
    }
    let extended: BTreeMap<_, _> = store::extensions_of(conn, companies)?.into_iter().collect();
    Ok(cover(periods, &extended, today))
}

/// The same of every company that has paid.
///
/// # Errors
/// [`Error::Db`].
pub fn of_all(conn: &mut Conn, today: NaiveDate) -> Result<BTreeMap<CompanyId, Coverage>, Error> {
    let mut periods: BTreeMap<CompanyId, Vec<Period>> = BTreeMap::new();
    for (company, period) in store::paid_by_all(conn)? {
        periods.entry(company).or_default().push(period);
    }
    let extended: BTreeMap<_, _> = store::extensions(conn)?.into_iter().collect();
    Ok(cover(periods, &extended, today))
}

fn cover(
    periods: BTreeMap<CompanyId, Vec<Period>>,
    extended: &BTreeMap<CompanyId, NaiveDate>,
    today: NaiveDate,
) -> BTreeMap<CompanyId, Coverage> {
    let one = |(company, periods): (CompanyId, Vec<Period>)| {
        let of = Coverage::of(&periods, extended.get(&company).copied(), today);
        (company, of)
    };
    periods.into_iter().map(one).collect()
}

/// Waits longer for a company that has paid before: until a day, at most fourteen ahead.
///
/// # Errors
/// [`Error::NeverPaid`]; [`Error::BadExtension`]; [`Error::BadReason`]; [`Error::Db`].
pub fn extend(
    conn: &mut Conn,
    actor: Actor,
    (company, until): (CompanyId, NaiveDate),
    why: &str,
    now: Instant,
) -> Result<Coverage, Error> {
    let (why, today) = (reason(why)?, now.date_naive());
    if of(conn, company, today)?.since.is_none() {
        return Err(Error::NeverPaid);
    }
    if !(1..=MAX_EXTENSION_DAYS).contains(&(until - today).num_days()) {
        return Err(Error::BadExtension);
    }
    store::extend(conn, (company, until), (why, actor.user()), now)?;
    Entry::of("company", company).by(actor, "extend_grace").because(why).record(conn)?;
    of(conn, company, today)
}
