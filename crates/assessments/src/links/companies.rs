//! Links of the company that invited somebody, while its candidate allows them (product.md §14).

use chrono::TimeDelta;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AttemptId, CompanyId, Cursor, Instant, Page, Paging, ReportLinkId, UserId};

use super::rules::{self, Link, MAX_ACTIVE, NewShare};
use super::secret::Secret;
use super::{KIND, store};
use crate::Error;
use crate::machine::KIND as ATTEMPT;

/// Whether the candidate of a report lets the company that invited them make links to it.
///
/// # Errors
/// [`Error::Db`].
pub fn allows(conn: &mut Conn, attempt: AttemptId) -> Result<bool, Error> {
    Ok(store::allows(conn, attempt)?)
}

/// Allows the company that invited its candidate to make links to a report, or allows it no longer: its links are
/// then revoked.
///
/// # Errors
/// [`Error::NoAttempt`] where it is not the caller's own report; [`Error::Db`].
pub fn allow(
    conn: &mut Conn,
    (attempt, by): (AttemptId, UserId),
    allowed: bool,
    now: Instant,
) -> Result<(), Error> {
    // Held, so that no link is made while it is taken back.
    if !store::lock_own(conn, attempt, by)? {
        return Err(Error::NoAttempt);
    }
    if store::allows(conn, attempt)? == allowed {
        return Ok(());
    }
    store::set_allowed(conn, attempt, allowed, now)?;
    let action = if allowed { "allow_company_links" } else { "forbid_company_links" };
    Entry::of(ATTEMPT, attempt).by(Actor::User(by), action).record(conn)?;
    if allowed {
        return Ok(());
    }
    for link in store::revoke_all_of_company(conn, attempt, now)? {
        let entry = Entry::of(KIND, link).by(Actor::User(by), "revoke");
        entry.because("consent_withdrawn").record(conn)?;
    }
    Ok(())
}

/// Makes a link of the company to pass on. Its secret is known only now.
///
/// # Errors
/// [`Error::NoAttempt`] unless the company invited to it and its candidate allows it; [`Error::BadLink`];
/// [`Error::TooManyLinks`]; [`Error::Db`].
pub fn share_as_company(
    conn: &mut Conn,
    new: &NewShare,
    company: CompanyId,
    now: Instant,
) -> Result<(Link, Secret), Error> {
    new.check()?;
    if !store::lock_of_company(conn, new.attempt, company)? || !store::allows(conn, new.attempt)? {
        return Err(Error::NoAttempt);
    }
    if store::count_active(conn, new.attempt, true, now)? >= MAX_ACTIVE {
        return Err(Error::TooManyLinks);
    }
    let secret = Secret::random();
    let expires_at = now + TimeDelta::days(new.days.into());
    let sections = rules::each_once(&new.sections);
    let made = store::insert_share(conn, (new, &sections, true), &secret, (now, expires_at))?;
    Entry::of(KIND, made.id).by(Actor::User(new.by), "share_as_company").record(conn)?;
    Ok((made, secret))
}

/// The company's own links to a report, the newest first.
///
/// # Errors
/// [`Error::NoAttempt`] unless the company invited to it and its candidate allows its links; [`Error::Db`].
pub fn list_of_company(
    conn: &mut Conn,
    attempt: AttemptId,
    company: CompanyId,
    paging: Paging,
) -> Result<Page<Link>, Error> {
    if !store::is_of_company(conn, attempt, company)? || !store::allows(conn, attempt)? {
        return Err(Error::NoAttempt);
    }
    let rows = store::of_company(conn, attempt, paging)?;
    Ok(Page::cut(rows, paging.limit, |link| Cursor { at: link.created_at, id: link.id.0 }))
}

/// Takes a link of the company back.
///
/// # Errors
/// [`Error::NoLink`] where it is another's or revoked already; [`Error::Db`].
pub fn revoke_as_company(
    conn: &mut Conn,
    id: ReportLinkId,
    (company, by): (CompanyId, UserId),
    now: Instant,
) -> Result<(), Error> {
    if store::revoke_of_company(conn, id, company, now)? == 0 {
        return Err(Error::NoLink);
    }
    Ok(Entry::of(KIND, id).by(Actor::User(by), "revoke").record(conn)?)
}
