//! What becomes of the invitations of a company that is turned away while it tries assessments.

use assessments::invitations;
use companies::free_trials;
use companies::profiles::{self, State};
use db::Conn;
use db::audit::Actor;
use kernel::CompanyId;

use crate::Result;
use crate::assessments::invite::{self, Host};
use crate::post::Sender;

/// Ends the free trial of a company that is turned away, takes back its invitations that nobody has started, and
/// notifies the people who were invited. Attempts go on, and their reports stay with the candidates.
pub(super) fn turn_away(
    conn: &mut Conn,
    (actor, sender): (Actor, &Sender),
    company: CompanyId,
) -> Result<()> {
    let known = profiles::find(conn, company)?.ok_or(companies::Error::NoCompany)?;
    // One that was approved at the command line meanwhile invites as every other.
    if known.state != State::Unverified {
        return Ok(());
    }
    free_trials::end(conn, actor, company)?;
    let withdrawn = invitations::withdraw_all(conn, company, actor)?;
    if withdrawn.is_empty() {
        return Ok(());
    }
    let owner = profiles::owner(conn, company)?.ok_or(companies::Error::NoCompany)?;
    let host = Host {
        company,
        company_name: known.name,
        by: owner,
        sender: sender.clone(),
        role: None,
        unverified: true,
    };
    for invitation in &withdrawn {
        invite::tell_withdrawn(conn, &host, invitation)?;
    }
    Ok(())
}
