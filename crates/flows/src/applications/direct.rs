//! Showing an application to a company that is trusted with direct release, as soon as it is there.

use db::Conn;
use db::audit::Actor;
use hiring::applications::{Acting, Application, Event, Listed, Step};
use hiring::slates;
use kernel::Seen;

use crate::Result;
use crate::post::Sender;
use crate::role_teams::{self, Arrived};

/// Releases somebody who has just applied. The software does it, by the trust that the admin gave.
///
/// # Errors
/// Those of the slate.
pub(super) fn release(conn: &mut Conn, sender: &Sender, of: &Listed) -> Result<Application> {
    let Application { id, role, .. } = of.application;
    slates::open(conn, Actor::System, Seen::any(role), (Some(&[id]), 1), sender.now)?;
    let (acting, step) = (Acting::Admin(Actor::System), Step::plain(Event::Release));
    let shown = super::step(conn, sender, acting, Seen::any(id), &step)?;
    say_arrived(conn, sender, of)?;
    Ok(shown)
}

/// Notifies the role's team of somebody whom it sees from now on.
///
/// # Errors
/// Those of the notices.
pub(super) fn say_arrived(conn: &mut Conn, sender: &Sender, of: &Listed) -> Result<()> {
    let Application { id, role, .. } = of.application;
    let (company, title) = (of.company, of.title.as_str());
    let arrived = Arrived { company, role, title, count: 1, except: None };
    role_teams::say_arrived(conn, sender, &format!("applicant:{id}"), arrived)
}
