//! The team of a role: the members of its company who read applicants, and what all of them are notified of.

use companies::team;
use db::Conn;
use kernel::{CompanyId, RoleId, UserId};

use crate::notify::{self, Notification, RoleEvent};
use crate::post::Sender;
use crate::{Result, site};

/// Applicants who have come into the sight of a company.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Arrived<'a> {
    /// Whose role it is.
    pub(crate) company: CompanyId,
    /// The role.
    pub(crate) role: RoleId,
    /// What that is called.
    pub(crate) title: &'a str,
    /// How many.
    pub(crate) count: usize,
    /// The member who hears of it in words of their own.
    pub(crate) except: Option<UserId>,
}

/// Notifies everybody who reads the applicants of a role that there are more; by mail, in the daily one.
///
/// # Errors
/// Those of the notices.
pub(crate) fn say_arrived(
    conn: &mut Conn,
    sender: &Sender,
    cause: &str,
    of: Arrived<'_>,
) -> Result<()> {
    let Arrived { company, role, title, count, except } = of;
    let event = RoleEvent::ApplicantsArrived { title: title.to_owned(), count };
    let link = site::board(role);
    for member in team::members(conn, company)? {
        if member.role.reads() && Some(member.user) != except {
            let (user, event) = (member.user, event.clone().into());
            notify::notify(conn, sender, &Notification { user, cause, event, link: &link })?;
        }
    }
    Ok(())
}
