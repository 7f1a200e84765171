//! What the admin decides about roles.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::Actor;
use kernel::{Cursor, Instant, Page, Paging, RoleId, Seen};

pub use rules::{Decision, Ruling, Waiting};

use crate::Error;
use crate::roles::{self, By, Move, Role};

/// The roles that wait for the admin, those that were sent first before the others.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, paging: Paging) -> Result<Page<Waiting>, Error> {
    let rows = store::list(conn, paging)?;
    Ok(Page::cut(rows, paging.limit, |waiting| Cursor { at: waiting.since, id: waiting.id.0 }))
}

/// A role of any company.
///
/// # Errors
/// [`Error::NoRole`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: RoleId) -> Result<Role, Error> {
    roles::find_any(conn, id)
}

/// Takes one decision on the version that was looked at. Publishing a role that was sent approves it
/// first.
///
/// # Errors
/// [`Error::NoRole`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::BadNote`]; where a role
/// could not be sent today, such as after its deadline, [`Error::Fields`]; [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<RoleId>,
    ruling: Ruling<'_>,
    now: Instant,
) -> Result<Role, Error> {
    let Ruling { decision, .. } = ruling;
    let note = ruling.checked_note()?;
    let mut role = roles::lock_any(conn, seen)?;
    if decision.shows() {
        let missing = role.form.missing(now.date_naive());
        if !missing.is_empty() {
            return Err(Error::Fields(missing));
        }
    }
    for event in rules::events(role.state, decision) {
        let to = role.step(*event, By::Admin, now)?;
        let step = Move { event: *event, to, actor, note };
        role = roles::move_on(conn, &role, step, now)?;
    }
    Ok(role)
}
