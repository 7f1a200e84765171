//! A company is shown those who have applied: by the admin, or at once where the admin trusts it.

use companies::grants;
use db::audit::Actor;
use db::{Conn, Db};
use hiring::applications::{Acting, Event, Step};
use hiring::roles::Role;
use hiring::slates;
use kernel::{ApplicationId, CompanyId, RoleId, Seen, UserId};

use crate::notify::RoleEvent;
use crate::post::Sender;
use crate::role_teams::{self, Arrived};
use crate::{Result, Reviewer, applications, companies as own, numbers, roles, site};

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

/// When a company sees those who apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// Whether it sees them at once: the admin trusts it with direct release.
    pub is_direct: bool,
    /// Within how many hours the admin usually releases them otherwise.
    pub usual_hours: i64,
}

/// When a company sees those who apply for its roles.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn rule(conn: &mut Conn, company: CompanyId) -> Result<Rule> {
    let is_direct = grants::releases_directly(conn, company)?;
    Ok(Rule { is_direct, usual_hours: numbers::SLATE_HOURS.now(conn)? })
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
    let released = show(conn, sender, *actor, seen, chosen)?;
    let Released { role, count } = &released;
    let (title, count) = (role.form.title.clone(), *count);
    let event = RoleEvent::SlateReleased { title, count };
    let cause = format!("slate:{}:{}", role.id, sender.now.timestamp_micros());
    roles::tell_company(conn, sender, role, (&cause, event), &site::board(role.id))?;
    let except = own::recipient(conn, role.company, role.created_by)?;
    say_arrived(conn, sender, &released, except)?;
    Ok(released)
}

/// Takes the step with everybody who is released, each of whom is notified.
fn show(
    conn: &mut Conn,
    sender: &Sender,
    actor: Actor,
    seen: Seen<RoleId>,
    chosen: Option<&[ApplicationId]>,
) -> Result<Released> {
    let (role, waiting) = slates::open(conn, actor, seen, (chosen, AT_ONCE), sender.now)?;
    let shown = Step::plain(Event::Release);
    for id in &waiting {
        applications::step(conn, sender, Acting::Admin(actor), Seen::any(*id), &shown)?;
    }
    Ok(Released { role, count: waiting.len() })
}

fn say_arrived(
    conn: &mut Conn,
    sender: &Sender,
    Released { role, count }: &Released,
    except: Option<UserId>,
) -> Result<()> {
    let (company, title) = (role.company, role.form.title.as_str());
    let cause = format!("applicants:{}:{}", role.id, sender.now.timestamp_micros());
    let arrived = Arrived { company, role: role.id, title, count: *count, except };
    role_teams::say_arrived(conn, sender, &cause, arrived)
}

/// How many roles are asked for at a time.
const ROLES: i64 = 100;

/// Shows companies that are trusted with direct release those who applied before they were trusted, a role at a time.
/// One that fails does not keep the others. Answers how many were released.
///
/// # Errors
/// [`crate::Error::Db`] where it is not even known who waits.
pub fn release_direct(db: &Db, sender: &Sender) -> Result<usize> {
    let (mut released, mut after) = (0, None);
    loop {
        let due = db.read_now(|conn| slates::direct(conn, after, ROLES))?;
        let Some(last) = due.last().copied() else { return Ok(released) };
        after = Some(last);
        for role in due {
            match db.write_now(|conn| release_waiting(conn, sender, role)) {
                Ok(count) => released += count,
                Err(e) => tracing::error!(role.id = %role, error = ?e, "slates.direct_failed"),
            }
        }
    }
}

/// Nobody is released where the trust was taken back meanwhile.
fn release_waiting(conn: &mut Conn, sender: &Sender, role: RoleId) -> Result<usize> {
    if !slates::hold_direct(conn, role)? {
        return Ok(0);
    }
    let released = show(conn, sender, Actor::System, Seen::any(role), None)?;
    say_arrived(conn, sender, &released, None)?;
    Ok(released.count)
}
