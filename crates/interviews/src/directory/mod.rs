//! The companies with stories about them, and what the stories say together.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::TimeDelta;
use db::Conn;
use kernel::{CompanyId, Instant};

pub use rules::{Counted, Known, Stats, Summary};

use crate::Error;
use crate::slug::company_slug;

/// Fewer stories than this say nothing together, and might say something of one person.
const ENOUGH: i32 = 5;
const TYPED_AHEAD: i64 = 10;
const TOP: i64 = 12;

/// Companies whose name, or a word of it, begins with what was typed; those with most stories first.
///
/// # Errors
/// [`Error::Db`].
pub fn typed_ahead(conn: &mut Conn, typed: &str) -> Result<Vec<Known>, Error> {
    Ok(store::beginning(conn, typed.trim(), TYPED_AHEAD)?)
}

/// One company.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub fn find(conn: &mut Conn, slug: &str) -> Result<Known, Error> {
    store::find(conn, slug)?.ok_or(Error::NoCompany)
}

/// What people report of a company with an account here: under the name with most stories.
///
/// # Errors
/// [`Error::Db`].
pub fn of_account(conn: &mut Conn, company: CompanyId) -> Result<Option<Known>, Error> {
    Ok(store::of_account(conn, company)?)
}

/// What the directory calls each of these accounts, of those it has stories of.
///
/// # Errors
/// [`Error::Db`].
pub fn slugs_of(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> Result<BTreeMap<CompanyId, String>, Error> {
    Ok(store::slugs_of(conn, companies)?.into_iter().collect())
}

/// What a company's stories say together; `None` below five.
///
/// # Errors
/// [`Error::Db`].
pub fn stats(conn: &mut Conn, slug: &str) -> Result<Option<Stats>, Error> {
    let counted = store::figures(conn, slug)?;
    Ok(Stats::of(&counted).filter(|stats| stats.stories >= ENOUGH))
}

/// How many stories there are, how many were published in the last seven days, and the companies
/// with most stories. Counted as stories come and go, not when asked.
///
/// # Errors
/// [`Error::Db`].
pub fn summary(conn: &mut Conn, now: Instant) -> Result<Summary, Error> {
    let week = (now - TimeDelta::days(6)).date_naive();
    let (stories, new_this_week) = store::totals(conn, week)?;
    Ok(Summary { stories, new_this_week, top_companies: store::top(conn, TOP)? })
}

/// Tells that the company of this name has an account here: it may answer its stories.
///
/// # Errors
/// [`Error::Db`].
pub fn link(conn: &mut Conn, company: CompanyId, name: &str) -> Result<(), Error> {
    let slug = company_slug(name);
    store::know(conn, &slug, name)?;
    store::link(conn, company, &slug)?;
    Ok(())
}
