//! Addresses that a company's events are sent to.

mod machine;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use chrono::TimeDelta;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Cursor, Instant, Page, Paging, Seen, UserId, WebhookId};

pub use machine::{By, Event, State};
pub use rules::{
    DISABLED_DAYS, FAILING_HOURS, MAX_ENDPOINTS, MAX_URL, New, OVERLAP_HOURS, Wanted, Webhook,
};

use crate::{Error, EventKind, Secret};

/// What the audit log calls a webhook.
const KIND: &str = "webhook";

/// Makes a webhook, and answers the secret that signs its events. The caller holds the company, so that of
/// two who make the last one at once one is refused.
///
/// # Errors
/// [`Error::BadUrl`]; [`Error::NoEvents`]; [`Error::TooMany`]; [`Error::Db`].
pub fn add(conn: &mut Conn, new: &New, now: Instant) -> Result<(Webhook, Secret), Error> {
    let wanted = new.wanted.checked()?;
    if store::count(conn, new.company)? >= MAX_ENDPOINTS {
        return Err(Error::TooMany);
    }
    let secret = Secret::random();
    let made = store::insert(conn, (new.company, new.by), &wanted, (&secret, now))?;
    let entry = Entry::of(KIND, made.id).by(Actor::User(new.by), "add");
    entry.to(made.state).record(conn)?;
    Ok((made, secret))
}

/// The webhooks of a company, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, company: CompanyId, paging: Paging) -> Result<Page<Webhook>, Error> {
    let rows = store::list(conn, company, paging)?;
    Ok(Page::cut(rows, paging.limit, |one| Cursor { at: one.created_at, id: one.id.0 }))
}

/// A webhook of the company.
///
/// # Errors
/// [`Error::NoWebhook`]; [`Error::Db`].
pub fn find(conn: &mut Conn, company: CompanyId, id: WebhookId) -> Result<Webhook, Error> {
    store::find(conn, id)?.filter(|one| one.company == company).ok_or(Error::NoWebhook)
}

/// Locks a webhook of the company as it was seen.
fn hold(conn: &mut Conn, company: CompanyId, seen: Seen<WebhookId>) -> Result<Webhook, Error> {
    let found = store::lock(conn, seen.id)?.filter(|one| one.company == company);
    let found = found.ok_or(Error::NoWebhook)?;
    if seen.is_stale(found.version) { Err(Error::StaleVersion) } else { Ok(found) }
}

/// Sends other events, or elsewhere.
///
/// # Errors
/// As [`add`]; [`Error::NoWebhook`]; [`Error::StaleVersion`].
pub fn change(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    seen: Seen<WebhookId>,
    wanted: &Wanted,
    now: Instant,
) -> Result<Webhook, Error> {
    let wanted = wanted.checked()?;
    hold(conn, company, seen)?;
    let changed = store::change(conn, seen.id, &wanted, now)?;
    Entry::of(KIND, seen.id).by(Actor::User(by), "change").record(conn)?;
    Ok(changed)
}

/// Puts another secret in place of the one there is, which signs beside it for a day.
///
/// # Errors
/// [`Error::NoWebhook`]; [`Error::Db`].
pub fn rotate(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    id: WebhookId,
    now: Instant,
) -> Result<(Webhook, Secret), Error> {
    hold(conn, company, Seen::any(id))?;
    let secret = Secret::random();
    let until = now + TimeDelta::hours(OVERLAP_HOURS);
    let rotated = store::rotate(conn, id, &secret, (now, until))?;
    Entry::of(KIND, id).by(Actor::User(by), "rotate").record(conn)?;
    Ok((rotated, secret))
}

/// Removes a webhook with what is on its way to it.
///
/// # Errors
/// [`Error::NoWebhook`]; [`Error::Db`].
pub fn remove(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    id: WebhookId,
) -> Result<(), Error> {
    hold(conn, company, Seen::any(id))?;
    store::delete(conn, id)?;
    Ok(Entry::of(KIND, id).by(Actor::User(by), "remove").record(conn)?)
}

/// Pauses or resumes a webhook.
///
/// # Errors
/// [`Error::NoWebhook`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    seen: Seen<WebhookId>,
    event: Event,
    now: Instant,
) -> Result<Webhook, Error> {
    let before = hold(conn, company, seen)?;
    let after = take(conn, &before, (event, By::Company, Actor::User(by)), None, now)?;
    // What failed before counts no longer.
    store::set_failing(conn, seen.id, None)?;
    Ok(Webhook { failing_since: None, ..after })
}

fn take(
    conn: &mut Conn,
    before: &Webhook,
    (event, by, actor): (Event, By, Actor),
    reason: Option<&str>,
    now: Instant,
) -> Result<Webhook, Error> {
    let to = machine::STEPS.step(before.state, event, by)?;
    let after = store::set_state(conn, before.id, (to, reason), now)?;
    let entry = Entry::of(KIND, before.id).by(actor, event);
    entry.step(before.state, to).because(reason).record(conn)?;
    Ok(after)
}

/// The webhooks of a company that are sent this event.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn listening(
    conn: &mut Conn,
    company: CompanyId,
    kind: EventKind,
) -> Result<Vec<WebhookId>, Error> {
    Ok(store::listening(conn, company, kind)?)
}

/// Where to and with what a try is made.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    pub(crate) company: CompanyId,
    pub(crate) url: String,
    pub(crate) state: State,
    /// The present secret first.
    pub(crate) secrets: Vec<Secret>,
}

/// A webhook as it is called now.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn line(conn: &mut Conn, id: WebhookId, now: Instant) -> Result<Option<Line>, Error> {
    Ok(store::line(conn, id, now)?)
}

/// How a try ended, for the webhook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    /// It arrived.
    Arrived,
    /// It did not.
    Failed,
    /// The receiver is gone.
    Gone,
}

/// Draws the consequences of a try, and answers the webhook where it was disabled by it.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn note(
    conn: &mut Conn,
    id: WebhookId,
    ended: Ended,
    now: Instant,
) -> Result<Option<Webhook>, Error> {
    let Some(before) = store::lock(conn, id)? else { return Ok(None) };
    let system = |event| (event, By::System, Actor::System);
    if ended == Ended::Arrived {
        if before.failing_since.is_some() {
            store::set_failing(conn, id, None)?;
        }
        if before.state == State::Failing {
            take(conn, &before, system(Event::Recover), None, now)?;
        }
        return Ok(None);
    }
    if !before.state.sends() {
        return Ok(None);
    }
    let since = before.failing_since.unwrap_or(now);
    if before.failing_since.is_none() {
        store::set_failing(conn, id, Some(now))?;
    }
    let reason = match ended {
        Ended::Gone => Some("The receiver answered 410."),
        _ if now - since >= TimeDelta::days(DISABLED_DAYS) => Some("Nothing arrived for 5 days."),
        _ => None,
    };
    if reason.is_some() {
        return take(conn, &before, system(Event::Disable), reason, now).map(Some);
    }
    if before.state == State::Active && now - since >= TimeDelta::hours(FAILING_HOURS) {
        take(conn, &before, system(Event::Fail), None, now)?;
    }
    Ok(None)
}
