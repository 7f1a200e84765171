//! Roles that companies hire for: begun, where the company has not begun too many today, and decided
//! about.

use companies::profiles;
use db::Conn;
use hiring::review::{self, Decision, Ruling};
use hiring::roles::form::Form;
use hiring::roles::{self, Member, Role};
use kernel::{RoleId, Seen};

use crate::limits::{self, Action, Who};
use crate::notify::{self, Event, Notification};
use crate::{Error, Result, Reviewer, site};

/// Begins a role.
///
/// # Errors
/// [`Error::RolesOfToday`]; those of the role.
pub fn create(conn: &mut Conn, member: Member, form: &Form) -> Result<Role> {
    take(conn, member)?;
    Ok(roles::create(conn, member, form)?)
}

/// Begins a role that says what another one of the company's does.
///
/// # Errors
/// [`Error::RolesOfToday`]; those of the role.
pub fn duplicate(conn: &mut Conn, member: Member, id: RoleId) -> Result<Role> {
    take(conn, member)?;
    Ok(roles::duplicate(conn, member, id)?)
}

fn take(conn: &mut Conn, member: Member) -> Result<()> {
    let allowed = limits::may(conn, Action::BeginRole, Who::of_company(member.company))?;
    if allowed { Ok(()) } else { Err(Error::RolesOfToday) }
}

/// Takes a decision of the admin's, and notifies the person who drafted the role, or the owner of
/// its company where that account is erased.
///
/// # Errors
/// Those of the decision.
pub fn decide(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<RoleId>,
    ruling: Ruling<'_>,
) -> Result<Role> {
    let sender = &reviewer.sender;
    let role = review::decide(conn, reviewer.actor, seen, ruling, sender.now)?;
    let author = match role.created_by {
        Some(user) => Some(user),
        None => profiles::owner(conn, role.company)?,
    };
    let Some(user) = author else { return Ok(role) };
    let title = role.form.title.clone();
    let note = role.note.clone().unwrap_or_default();
    let event = match ruling.decision {
        Decision::Approve => Event::RoleApproved { title },
        Decision::Publish => Event::RolePublished { title },
        Decision::RequestChanges => Event::RoleChanges { title, note },
        Decision::Reject => Event::RoleRejected { title, note },
    };
    let (cause, link) = (format!("role:{}:{}", role.id, role.version), site::role(role.id));
    notify::notify(conn, sender, &Notification { user, cause: &cause, event, link: &link })?;
    Ok(role)
}
