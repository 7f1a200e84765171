//! Cards that a company keeps for one of its roles, where they meet roles and what goes with a name.

use std::collections::BTreeMap;
use std::slice::from_ref;

use db::Conn;
use hiring::roles;
use kernel::{CompanyId, Instant, Page, Paging, RoleId, TalentProspectId, UserId};
use talent::introductions::{Introduction, Request};
use talent::prospects::{self as kept, Prospect};

use super::{Beside, Recruiter, ask_chosen, beside, check_room, live_role};
use crate::Result;
use crate::post::Sender;

/// Prospects of a role as a company sees them.
#[derive(Debug, Clone)]
pub struct Prospects {
    /// A page of them, newest first.
    pub page: Page<Prospect>,
    /// How many the company sees on all pages.
    pub count: usize,
    /// What goes with those who show their names, where the company pays.
    pub beside: BTreeMap<UserId, Beside>,
}

/// The prospects of one of the roles of a company that pays, or does not.
///
/// # Errors
/// [`hiring::Error::NoRole`]; [`crate::Error::Db`].
pub fn prospects(
    conn: &mut Conn,
    (company, pays): (CompanyId, bool),
    role: RoleId,
    paging: Paging,
    now: Instant,
) -> Result<Prospects> {
    roles::find(conn, company, role)?;
    let (page, count) = kept::list(conn, (company, role), paging, now)?;
    let beside = beside_of(conn, (company, pays), &page.items)?;
    Ok(Prospects { page, count, beside })
}

/// Adds a card to one of the company's roles that has not ended.
///
/// # Errors
/// [`hiring::Error::NoRole`]; [`talent::Error::RoleOver`]; those of the prospect.
pub fn add_prospect(
    conn: &mut Conn,
    by: Recruiter,
    role: RoleId,
    card: (&str, Option<&str>),
    now: Instant,
) -> Result<(Prospect, Option<Beside>)> {
    if roles::find(conn, by.company, role)?.state.is_over() {
        return Err(talent::Error::RoleOver.into());
    }
    let added = kept::add(conn, (by.company, by.user), role, card, now)?;
    let beside = beside_of(conn, (by.company, by.pays), from_ref(&added))?.remove(&added.user);
    Ok((added, beside))
}

/// Asks a prospect for an introduction, and notifies them. The company does not see whom it has asked for 90 days,
/// so they leave the list.
///
/// # Errors
/// [`talent::Error::NoProspect`]; those of [`super::request`].
pub fn ask_prospect(
    conn: &mut Conn,
    sender: &Sender,
    by: Recruiter,
    id: TalentProspectId,
    asked: &Request,
) -> Result<Introduction> {
    // What is not theirs is not there, whatever else is wrong.
    let chosen = kept::choose(conn, by.company, id, sender.now)?;
    let role = asked.position.as_ref().ok_or(talent::Error::RoleNotLive)?.role;
    let role = live_role(conn, by.company, role)?;
    check_room(conn, by.company)?;
    ask_chosen(conn, sender, by, (&role, &chosen), asked)
}

/// Who may not contact people by their names sees of them what the card says.
fn beside_of(
    conn: &mut Conn,
    (company, pays): (CompanyId, bool),
    of: &[Prospect],
) -> Result<BTreeMap<UserId, Beside>> {
    let named = of.iter().filter(|one| one.named.is_some() && pays);
    let named: Vec<UserId> = named.map(|one| one.user).collect();
    beside(conn, company, &named)
}
