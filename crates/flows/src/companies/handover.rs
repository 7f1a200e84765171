//! Handing a company on from one owner to another member, by the admin's decision.

use companies::profiles::{self, Role};
use companies::team;
use db::Conn;
use kernel::{CompanyId, UserId};

use crate::notify::{self, CompanyEvent, Notification};
use crate::{Result, Reviewer, site};

/// Makes a member an owner in the place of one, and notifies both.
///
/// # Errors
/// Those of the team; [`companies::Error::NoCompany`].
pub fn transfer(
    conn: &mut Conn,
    by: &Reviewer,
    id: CompanyId,
    (from, to): (UserId, UserId),
    why: &str,
) -> Result<()> {
    let company = profiles::hold(conn, id)?.name;
    team::transfer(conn, by.actor, id, (from, to), why)?;
    let cause = format!("company-handed-on:{id}:{}", by.sender.now.timestamp_micros());
    for (user, role) in [(to, Role::Owner), (from, Role::Recruiter)] {
        let role = role.as_str().to_owned();
        let event = CompanyEvent::TeamRole { company: company.clone(), role }.into();
        let link = site::CLIENT_PROFILE;
        notify::notify(conn, &by.sender, &Notification { user, cause: &cause, event, link })?;
    }
    Ok(())
}
