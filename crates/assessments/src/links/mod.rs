//! Links with which people without an account read a report: passed on by the candidate, by the company that invited
//! them where they allow it, or mailed to one address and used once.
//!
//! Of a secret only its SHA-256 is stored. Whatever is wrong with a link, its reader gets one answer,
//! [`Error::LinkInvalid`]; only somebody who has the secret learns that it needs a passcode or was used.

mod companies;
mod rules;
mod secret;
mod store;
#[cfg(test)]
mod tests;

use chrono::TimeDelta;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AttemptId, Cursor, Instant, Page, Paging, ReportLinkId, ReportViewId, UserId};

pub use companies::{allow, allows, list_of_company, revoke_as_company, share_as_company};
pub use rules::{
    Kind, Link, MAIL_DAYS, MAX_ACTIVE, MAX_DAYS, MAX_RENEWALS, MAX_TRIES, MAX_VIEWS, NewMail,
    NewShare, PASSCODE, SESSION_HOURS, Section, State, View, check_passcode, coarse_agent,
};
pub use secret::{Passcode, Secret};

use crate::Error;

/// What the audit log calls a link.
const KIND: &str = "report_link";

/// Makes a link to pass on. Its secret is known only now.
///
/// # Errors
/// [`Error::NoAttempt`] where it is not the maker's own report; [`Error::BadLink`];
/// [`Error::TooManyLinks`]; [`Error::Db`].
pub fn share(conn: &mut Conn, new: &NewShare, now: Instant) -> Result<(Link, Secret), Error> {
    new.check()?;
    hold(conn, new.attempt, new.by, now)?;
    let secret = Secret::random();
    let expires_at = now + TimeDelta::days(new.days.into());
    let sections = rules::each_once(&new.sections);
    let made = store::insert_share(conn, (new, &sections, false), &secret, (now, expires_at))?;
    Entry::of(KIND, made.id).by(Actor::User(new.by), "share").record(conn)?;
    Ok((made, secret))
}

/// Makes a link to be mailed, which counts for so many days. Its secret is known only now.
///
/// # Errors
/// As [`share`].
pub fn mail(
    conn: &mut Conn,
    new: &NewMail,
    days: i64,
    now: Instant,
) -> Result<(Link, Secret), Error> {
    hold(conn, new.attempt, new.by, now)?;
    let secret = Secret::random();
    let sections = rules::each_once(&new.sections);
    let times = (now, rules::mail_expires(days, now));
    let made = store::insert_mail(conn, (new, &sections), &secret, times)?;
    Entry::of(KIND, made.id).by(Actor::User(new.by), "mail").record(conn)?;
    Ok((made, secret))
}

/// Holds the attempt, so that of two who make the last link at once one is refused.
fn hold(conn: &mut Conn, attempt: AttemptId, by: UserId, now: Instant) -> Result<(), Error> {
    if !store::lock_own(conn, attempt, by)? {
        return Err(Error::NoAttempt);
    }
    if store::count_active(conn, attempt, false, now)? >= MAX_ACTIVE {
        return Err(Error::TooManyLinks);
    }
    Ok(())
}

/// The links of one's own report, the newest first.
///
/// # Errors
/// [`Error::NoAttempt`]; [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    attempt: AttemptId,
    by: UserId,
    paging: Paging,
) -> Result<Page<Link>, Error> {
    if !store::is_own(conn, attempt, by)? {
        return Err(Error::NoAttempt);
    }
    let rows = store::list(conn, attempt, paging)?;
    Ok(Page::cut(rows, paging.limit, |link| Cursor { at: link.created_at, id: link.id.0 }))
}

/// Who has opened the links of one's own report, the latest first.
///
/// # Errors
/// [`Error::NoAttempt`]; [`Error::Db`].
pub fn views(
    conn: &mut Conn,
    attempt: AttemptId,
    by: UserId,
    paging: Paging,
) -> Result<Page<View>, Error> {
    if !store::is_own(conn, attempt, by)? {
        return Err(Error::NoAttempt);
    }
    let rows = store::views(conn, attempt, paging)?;
    Ok(Page::cut(rows, paging.limit, |view| Cursor { at: view.at, id: view.id.0 }))
}

/// Takes a link back: from then on it opens nothing, nor does what was opened with it.
///
/// # Errors
/// [`Error::NoLink`] where it is another's or revoked already; [`Error::Db`].
pub fn revoke(conn: &mut Conn, id: ReportLinkId, by: UserId, now: Instant) -> Result<(), Error> {
    if store::revoke(conn, id, by, now)? == 0 {
        return Err(Error::NoLink);
    }
    Ok(Entry::of(KIND, id).by(Actor::User(by), "revoke").record(conn)?)
}

/// How often the links of these reports were opened; nothing where never.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn opened(
    conn: &mut Conn,
    attempts: &[AttemptId],
) -> Result<std::collections::HashMap<AttemptId, i64>, Error> {
    Ok(store::opened(conn, attempts)?)
}

/// What a reader with the right secret needs to go on.
#[derive(Debug)]
pub enum Door {
    /// Nothing more.
    Open,
    /// A passcode, which is this one.
    Passcode(Passcode),
}

/// Looks at a shared link before it is opened. A try of a passcode is counted here, before it is
/// compared, so that any number of readers at once share the tries that are left.
///
/// # Errors
/// [`Error::LinkInvalid`]; [`Error::PasscodeNeeded`]; [`Error::Db`].
pub fn approach(
    conn: &mut Conn,
    (id, secret): (ReportLinkId, &str),
    has_passcode: bool,
    now: Instant,
) -> Result<Door, Error> {
    let secret = Secret::parse(secret)?;
    let found = store::passcode(conn, (id, &secret), now)?.ok_or(Error::LinkInvalid)?;
    let Some(passcode) = found else { return Ok(Door::Open) };
    if !has_passcode {
        return Err(Error::PasscodeNeeded);
    }
    if store::count_try(conn, id)? == 0 {
        return Err(Error::LinkInvalid);
    }
    Ok(Door::Passcode(passcode))
}

/// Opens a shared link: counts and notes the view. Of those who come for the last view at once, one gets it.
///
/// # Errors
/// [`Error::LinkInvalid`]; [`Error::Db`].
pub fn open(
    conn: &mut Conn,
    (id, secret): (ReportLinkId, &str),
    agent: &str,
    now: Instant,
) -> Result<(Link, ReportViewId), Error> {
    let secret = Secret::parse(secret)?;
    let link = store::open(conn, (id, &secret), now)?.ok_or(Error::LinkInvalid)?;
    let view = store::note_view(conn, id, agent, now)?;
    Ok((link, view))
}

/// The link behind one opening of it, for what is fetched after the report: for [`SESSION_HOURS`], as long as the
/// link is not over, and without another view.
///
/// # Errors
/// [`Error::LinkInvalid`]; [`Error::Db`].
pub fn opened_by(
    conn: &mut Conn,
    view: ReportViewId,
    secret: &str,
    now: Instant,
) -> Result<Link, Error> {
    let secret = Secret::parse(secret)?;
    let since = now - TimeDelta::hours(SESSION_HOURS);
    store::opened_by(conn, (view, &secret), since, now)?.ok_or(Error::LinkInvalid)
}

/// Uses the link of a mail up, for a secret that opens the report for [`SESSION_HOURS`]. Of those who come at
/// once, one gets it.
///
/// # Errors
/// [`Error::LinkUsed`]; [`Error::LinkInvalid`]; [`Error::Db`].
pub fn redeem(conn: &mut Conn, token: &str, now: Instant) -> Result<(Link, Secret), Error> {
    let token = Secret::parse(token)?;
    let session = Secret::random();
    let until = now + TimeDelta::hours(SESSION_HOURS);
    if let Some(link) = store::redeem(conn, &token, (&session, until), now)? {
        return Ok((link, session));
    }
    Err(store::used(conn, &token, now)?.map_or(Error::LinkInvalid, |_| Error::LinkUsed))
}

/// The report that a link of a mail opened, noted as a view.
///
/// # Errors
/// [`Error::LinkInvalid`]; [`Error::Db`].
pub fn read(
    conn: &mut Conn,
    session: &str,
    agent: &str,
    now: Instant,
) -> Result<(Link, ReportViewId), Error> {
    let session = Secret::parse(session)?;
    let link = store::read(conn, &session, now)?.ok_or(Error::LinkInvalid)?;
    let view = store::note_view(conn, link.id, agent, now)?;
    Ok((link, view))
}

/// Puts a new link in place of one that was used, for the same address and until the same day; the one before no longer
/// counts. `None` where its candidate is locked: nothing is mailed of them, and the answer does not say so.
///
/// # Errors
/// [`Error::LinkInvalid`]; [`Error::RenewalLimit`]; [`Error::Db`].
pub fn renew(conn: &mut Conn, token: &str, now: Instant) -> Result<Option<(Link, Secret)>, Error> {
    let token = Secret::parse(token)?;
    let (link, is_locked) = store::used(conn, &token, now)?.ok_or(Error::LinkInvalid)?;
    if link.renewals >= MAX_RENEWALS {
        return Err(Error::RenewalLimit);
    }
    if is_locked {
        return Ok(None);
    }
    let fresh = Secret::random();
    let renewed = store::renew(conn, link.id, &fresh)?;
    Entry::of(KIND, link.id).by(Actor::System, "renew").record(conn)?;
    Ok(Some((renewed, fresh)))
}

/// Removes links that ended before an instant, with their views.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_ended(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_ended(conn, before)?)
}
