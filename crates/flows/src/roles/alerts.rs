//! Candidates' alerts for open roles: once a day one mail, however many alerts somebody has.

use auth::users::{self, Kind, User};
use db::{Conn, Db};
use hiring::alerts::{self, Alert, Found, Wanted};
use kernel::{Instant, UserId};

use crate::notify::{self, HiringEvent, Notification};
use crate::post::Sender;
use crate::{Result, site};

/// How many people's alerts are looked at in one go.
const AT_ONCE: i64 = 200;

/// Sets an alert of a candidate's.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`] for a company's account; those of the alert.
pub fn set(conn: &mut Conn, user: &User, wanted: &Wanted, now: Instant) -> Result<Alert> {
    if user.kind == Kind::Company {
        return Err(auth::Error::AccountKindFixed.into());
    }
    Ok(alerts::set(conn, user.id, wanted, now)?)
}

/// Looks for what is new for alerts that were last looked for a day ago, each person's in a transaction of its own. One
/// that fails does not keep the others.
///
/// # Errors
/// [`crate::Error::Db`] where it is not even known what is due.
pub fn send_due(db: &Db, sender: &Sender) -> Result<()> {
    for user in db.read_now(|conn| alerts::due(conn, sender.now, AT_ONCE))? {
        if let Err(e) = db.write_now(|conn| send(conn, sender, user)) {
            tracing::error!(user.id = %user, error = ?e, "role_alerts.failed");
        }
    }
    Ok(())
}

/// An account that is locked, or whose address is not its own, gets no mail; its alerts go on from today where that
/// changes.
fn send(conn: &mut Conn, sender: &Sender, user: UserId) -> Result<()> {
    let taken = alerts::take_due(conn, user, sender.now)?;
    if taken.is_empty() {
        return Ok(());
    }
    let person = users::get(conn, user)?;
    if person.disabled_at.is_some() || !person.email_verified {
        return Ok(());
    }
    let Found { named, more } = alerts::find_new(conn, &taken, sender.now)?;
    if named.is_empty() {
        return Ok(());
    }
    let roles = named.into_iter().map(|role| (role.title, role.company_name)).collect();
    let link = match taken.as_slice() {
        [only] => site::open_roles(&only.wanted),
        _ => site::OPEN_ROLES.to_owned(),
    };
    let cause = format!("role-alert:{user}:{}", sender.now.date_naive());
    let event = HiringEvent::RoleAlert { roles, more }.into();
    notify::notify(conn, sender, &Notification { user, cause: &cause, event, link: &link })
}
