//! What the admin decides about roles.

mod checks;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::Actor;
use kernel::{CompanyId, Cursor, Instant, Page, Paging, RoleId, Seen};

pub use checks::{Check, Checked, TERMS};
pub use rules::{Decision, Queue, Ruling, Waiting, decisions};

use crate::Error;
use crate::roles::{self, By, Cause, Role};

/// The roles of a queue, those that were sent first before the others.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, queue: Queue, paging: Paging) -> Result<Page<Waiting>, Error> {
    let rows = store::list(conn, queue, paging)?;
    Ok(Page::cut(rows, paging.limit, |waiting| Cursor { at: waiting.since, id: waiting.id.0 }))
}

/// How many roles each queue holds.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn) -> Result<[(Queue, i64); 4], Error> {
    let mut counts = Queue::ALL.map(|queue| (queue, 0));
    for (queue, count) in &mut counts {
        *count = store::count(conn, *queue)?;
    }
    Ok(counts)
}

/// How many roles, and changes to roles, nobody has decided on, and since when the first.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(conn: &mut Conn) -> Result<(i64, Option<Instant>), Error> {
    Ok(store::backlog(conn, Queue::Waiting)?)
}

/// A role of any company.
///
/// # Errors
/// [`Error::NoRole`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: RoleId) -> Result<Role, Error> {
    roles::find_any(conn, id)
}

/// The company's name.
///
/// # Errors
/// [`Error::NoRole`], [`Error::Db`].
pub fn company_name(conn: &mut Conn, company: CompanyId) -> Result<String, Error> {
    store::company_name(conn, company)?.ok_or(Error::NoRole)
}

/// What a reader is to look at in the text that waits, each with what was found; `words` are those that
/// are looked for.
///
/// # Errors
/// [`Error::Db`].
pub fn check(
    conn: &mut Conn,
    role: &Role,
    words: &[String],
    now: Instant,
) -> Result<Vec<Checked>, Error> {
    let others = store::titles_of_others(conn, role.company, role.id)?;
    Ok(checks::of(role.written(), &others, words, now.date_naive()))
}

/// Takes one decision on the version that was looked at: on the changes where some were sent, else on the
/// role. Publishing or scheduling a role that was sent approves it first.
///
/// # Errors
/// [`Error::NoRole`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::BadNote`],
/// [`Error::BadComment`], [`Error::BadTime`]; where a text could not be sent today, such as after its
/// deadline, [`Error::Fields`]; [`Error::DeadlinePassed`]; [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<RoleId>,
    ruling: Ruling<'_>,
    now: Instant,
) -> Result<Role, Error> {
    let Ruling { decision, .. } = ruling;
    let (note, comments) = (ruling.checked_note()?, ruling.checked_comments()?);
    let mut role = roles::lock_any(conn, seen)?;
    let cause = |event| Cause { event, actor, note, comments };
    let revised = role.revise(decision.event(), By::Admin).transpose()?;
    if decision.shows() {
        let missing = role.written().missing(now.date_naive());
        if !missing.is_empty() {
            return Err(Error::Fields(missing));
        }
    }
    let publish_at = ruling.checked_time(&role, now)?;
    if let Some(to) = revised {
        return roles::revise(conn, &role, to, cause(decision.event()), now);
    }
    for event in decision.events(role.state) {
        let to = role.step(*event, By::Admin, now)?;
        role = roles::move_on(conn, &role, to, cause(*event), now)?;
    }
    match decision {
        Decision::Schedule => roles::schedule(conn, &role, actor, publish_at),
        _ => Ok(role),
    }
}
