//! The admin's queue: which companies wait for what, and what to look at before deciding.

mod rules;
mod signals;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::Actor;
use kernel::{CompanyId, Cursor, InquiryId, Instant, Page, Paging, words};

pub use rules::{Asked, Column, Listed, due_at, is_stale};
pub use signals::{Signal, is_free_mail};

use crate::profiles::{Company, State};
use crate::{Error, details};
use signals::Evidence;

words! {
    /// What of a company Assay looks at.
    pub enum Subject as "CompanyReviewSubject" {
        /// Whether it may come in.
        Company = "company",
        /// Its name and domain.
        Details = "details",
    }
}

/// Something that Assay is looking at, for its company to read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Review {
    /// What.
    pub of: Subject,
    /// Since when.
    pub since: Instant,
}

/// What Assay is looking at of a company: nothing while the company itself has something to send.
///
/// # Errors
/// [`Error::Db`].
pub fn in_review(conn: &mut Conn, company: &Company) -> Result<Option<Review>, Error> {
    let (of, since) = match company.state {
        State::Unverified => (Subject::Company, store::waits_since(conn, company.id)?),
        State::Approved => (Subject::Details, details::waits_since(conn, company.id)?),
        State::Suspended | State::Merged => return Ok(None),
    };
    Ok(since.map(|since| Review { of, since }))
}

/// Approves the domain of a company with its inquiry, if the mail's domain is no free-mail provider's and resembles the
/// name: then the details do not wait for a second decision about the same thing.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub fn approve_domain(
    conn: &mut Conn,
    actor: Actor,
    company: CompanyId,
    (name, address): (&str, &str),
) -> Result<(), Error> {
    let domain = signals::domain(address);
    if domain.is_empty() || is_free_mail(domain) || !signals::resembles(domain, name) {
        return Ok(());
    }
    details::approve_ahead(conn, actor, company, (name, domain))
}

/// Inquiries, newest first, each with its signals.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    asked: Asked,
    now: Instant,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, asked, now, paging)?;
    let key = |row: &store::Found| Cursor { at: row.0.created_at, id: row.0.id.0 };
    let page = Page::cut(rows, paging.limit, key);
    let (items, next) = (page.items, page.next);
    Ok(Page { items: weigh(conn, items)?, next })
}

/// One inquiry with its signals.
///
/// # Errors
/// [`Error::NoInquiry`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: InquiryId) -> Result<Listed, Error> {
    let found = store::find(conn, id)?.ok_or(Error::NoInquiry)?;
    weigh(conn, vec![found])?.pop().ok_or(Error::NoInquiry)
}

/// How many inquiries each column holds.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn, now: Instant) -> Result<Vec<(Column, i64)>, Error> {
    let count = |column: Column| Ok((column, store::count(conn, column, now)?));
    Column::ALL.into_iter().map(count).collect()
}

/// How many inquiries of a column wait for the admin, and since when the first. One in review of which something was
/// asked waits for its company.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(
    conn: &mut Conn,
    column: Column,
    now: Instant,
) -> Result<(i64, Option<Instant>), Error> {
    Ok(store::backlog(conn, column, now)?)
}

fn weigh(conn: &mut Conn, found: Vec<store::Found>) -> Result<Vec<Listed>, Error> {
    let evidence = Evidence {
        names: store::same_names(conn, &found)?,
        domains: store::same_domains(conn, &found)?,
    };
    let weighed = found.into_iter().map(|(inquiry, email, email_verified)| {
        let signals = signals::of(&inquiry, &email, email_verified, &evidence);
        Listed { inquiry, email, email_verified, signals }
    });
    Ok(weighed.collect())
}
