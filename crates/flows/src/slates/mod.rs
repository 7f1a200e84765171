//! The admin shows a company those who have applied.

use db::Conn;
use hiring::applications::{Acting, Event, Step};
use hiring::roles::Role;
use hiring::slates;
use kernel::{ApplicationId, RoleId, Seen};

use crate::notify::RoleEvent;
use crate::{Result, Reviewer, applications, roles, site};

/// How many applications are released at once where nobody is chosen; the rest waits for the next time.
pub const AT_ONCE: i64 = 500;

/// What a release has done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Released {
    /// The role as it is now.
    pub role: Role,
    /// How many applicants the company sees now that it did not see before.
    pub count: usize,
}

/// Shows a company the applicants who were chosen, or the first [`AT_ONCE`] who wait, and notifies it and
/// them.
///
/// # Errors
/// Those of the slate.
pub fn release(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<RoleId>,
    chosen: Option<&[ApplicationId]>,
) -> Result<Released> {
    let Reviewer { actor, sender } = reviewer;
    let (role, waiting) = slates::open(conn, *actor, seen, (chosen, AT_ONCE), sender.now)?;
    let shown = Step::plain(Event::Release);
    for id in &waiting {
        applications::step(conn, sender, Acting::Admin(*actor), Seen::any(*id), &shown)?;
    }
    let (title, count) = (role.form.title.clone(), waiting.len());
    let event = RoleEvent::SlateReleased { title, count };
    let cause = format!("slate:{}:{}", role.id, sender.now.timestamp_micros());
    roles::tell_company(conn, sender, &role, (&cause, event), &site::board(role.id))?;
    Ok(Released { role, count })
}
