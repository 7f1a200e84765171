//! Roles that companies hire for: begun, where the company has not begun too many today, and decided
//! about, and moved on by time.

pub mod alerts;

use billing::room::Of;
use db::{Conn, Db};
use hiring::review::{self, Decision, Ruling};
use hiring::roles::form::Form;
use hiring::roles::{self, Event as Step, Member, Role};
use kernel::{RoleId, Seen};

use crate::companies::room;
use crate::limits::{self, Action, Who};
use crate::notify::{self, Notification, RoleEvent};
use crate::post::{self, Sender};
use crate::{Error, Result, Reviewer, applications, companies, site, webhooks};

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

/// Takes a step of the company's, where its plan has room for what comes of it. An archived role has ended for good: what is open of its applications
/// ends with it, and their candidates are notified.
///
/// # Errors
/// Those of the step; [`billing::Error::RolesTaken`].
pub fn step(
    conn: &mut Conn,
    sender: &Sender,
    member: Member,
    seen: Seen<RoleId>,
    event: roles::Event,
) -> Result<Role> {
    let role = room::within(conn, (member.company, Of::Roles), |conn| {
        Ok(roles::step(conn, member, seen, event, sender.now)?)
    })?;
    webhooks::of_role(conn, sender, &role, event)?;
    if role.state == roles::State::Archived {
        applications::close_all(conn, sender, role.id)?;
    }
    Ok(role)
}

fn take(conn: &mut Conn, member: Member) -> Result<()> {
    let allowed = limits::may(conn, Action::BeginRole, Who::of_company(member.company))?;
    if allowed { Ok(()) } else { Err(Error::RolesOfToday) }
}

/// Takes a decision of the admin's, and notifies the company of it.
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
    let revised = review::find(conn, seen.id)?.revision.is_some();
    let role = review::decide(conn, reviewer.actor, seen, ruling, sender.now)?;
    let turn = match ruling.decision {
        Decision::Publish if !revised => Some(Step::Publish),
        Decision::Pause => Some(Step::Pause),
        Decision::Resume => Some(Step::Resume),
        Decision::Close => Some(Step::Close),
        _ => None,
    };
    if let Some(turn) = turn {
        webhooks::of_role(conn, sender, &role, turn)?;
    }
    let title = role.form.title.clone();
    let note = ruling.note.unwrap_or_default().trim().to_owned();
    let event = match ruling.decision {
        Decision::Publish if revised => RoleEvent::RevisionPublished { title },
        Decision::RequestChanges if revised => RoleEvent::RevisionChanges { title, note },
        Decision::Reject if revised => RoleEvent::RevisionRejected { title, note },
        Decision::Approve => RoleEvent::Approved { title },
        Decision::Publish => RoleEvent::Published { title },
        Decision::Schedule => {
            let at = role.publish_at.unwrap_or(sender.now);
            RoleEvent::Scheduled { title, at: post::moment(at) }
        }
        Decision::RequestChanges => RoleEvent::Changes { title, note },
        Decision::Reject => RoleEvent::Rejected { title, note },
        Decision::Pause => RoleEvent::Paused { title, note },
        Decision::Resume => RoleEvent::Resumed { title },
        Decision::Close => RoleEvent::Closed { title, note },
    };
    notify_company(conn, sender, &role, event)?;
    Ok(role)
}

/// Notifies the person who drafted the role, or an owner of its company once they have left it.
fn notify_company(conn: &mut Conn, sender: &Sender, role: &Role, event: RoleEvent) -> Result<()> {
    let (cause, link) = (format!("role:{}:{}", role.id, role.version), site::role(role.id));
    tell_company(conn, sender, role, (&cause, event), &link)
}

/// The same for a cause of its own; `link` leads to the page it is about.
pub(crate) fn tell_company(
    conn: &mut Conn,
    sender: &Sender,
    role: &Role,
    (cause, event): (&str, RoleEvent),
    link: &str,
) -> Result<()> {
    let Some(user) = companies::recipient(conn, role.company, role.created_by)? else {
        return Ok(());
    };
    let event = event.into();
    notify::notify(conn, sender, &Notification { user, cause, event, link })
}

/// Closes a role once as many people have accepted an offer as it has openings, and notifies its company.
///
/// # Errors
/// [`hiring::Error::NoRole`], [`Error::Db`].
pub(crate) fn close_filled(conn: &mut Conn, sender: &Sender, id: RoleId) -> Result<()> {
    let closed = hiring::applications::close_filled(conn, id, sender.now)?;
    let Some(role) = closed else { return Ok(()) };
    webhooks::of_role(conn, sender, &role, Step::Close)?;
    let title = role.form.title.clone();
    notify_company(conn, sender, &role, RoleEvent::Filled { title })
}

/// Publishes the roles whose time has come, closes those whose deadline has passed, and archives those
/// that have been closed for long. Answers how many.
///
/// # Errors
/// [`Error::Db`], of the first that could not be moved on.
pub fn advance(db: &Db, sender: &Sender) -> Result<usize> {
    let due = db.read_now(|conn| roles::due(conn, sender.now))?;
    let mut moved = 0;
    for id in due {
        let done = db.write_now(|conn| advance_one(conn, sender, id))?;
        moved += usize::from(done);
    }
    Ok(moved)
}

fn advance_one(conn: &mut Conn, sender: &Sender, id: RoleId) -> Result<bool> {
    let Some((event, role)) = roles::advance(conn, id, sender.now)? else { return Ok(false) };
    webhooks::of_role(conn, sender, &role, event)?;
    let title = role.form.title.clone();
    match event {
        Step::Publish => notify_company(conn, sender, &role, RoleEvent::Published { title })?,
        Step::Close => notify_company(conn, sender, &role, RoleEvent::Over { title })?,
        Step::Archive => {
            applications::close_all(conn, sender, role.id)?;
        }
        _ => {}
    }
    Ok(true)
}
