//! Suspending a company and letting it go on, with its inquiry where that can follow, and what its owners
//! hear. Roles of a company that may not act are shown to nobody, and it invites nobody; attempts go on.

use auth::users;
use companies::inquiries::{self, By, Event as Step};
use companies::profiles::{self, Company, Event};
use db::Conn;
use kernel::CompanyId;
use mail::Letter;

use crate::post::{self, Addressee};
use crate::{Error, Result, Reviewer};

/// Suspends a company, and mails its owners why.
///
/// # Errors
/// Those of the company.
pub fn suspend(conn: &mut Conn, by: &Reviewer, id: CompanyId, reason: &str) -> Result<Company> {
    let after = profiles::decide(conn, id, Event::Suspend, by.actor, reason)?;
    follow(conn, by, id, (Step::Suspend, Some(reason)))?;
    tell(conn, by, (id, "suspended"), &mail::suspension(&after.name, reason))?;
    Ok(after)
}

/// Lets a suspended company go on, and mails its owners.
///
/// # Errors
/// Those of the company.
pub fn restore(conn: &mut Conn, by: &Reviewer, id: CompanyId, reason: &str) -> Result<Company> {
    let after = profiles::decide(conn, id, Event::Reinstate, by.actor, reason)?;
    follow(conn, by, id, (Step::Restore, None))?;
    tell(conn, by, (id, "restored"), &mail::restoration(&after.name))?;
    Ok(after)
}

/// Takes the step with the inquiries of the owners, where they can take it.
fn follow(
    conn: &mut Conn,
    by: &Reviewer,
    id: CompanyId,
    (event, reason): (Step, Option<&str>),
) -> Result<()> {
    for owner in profiles::owners(conn, id)? {
        let inquiry = inquiries::of_user(conn, owner)?.filter(|inquiry| inquiry.company == id);
        let Some(inquiry) = inquiry else { continue };
        let (actor, expected) = (by.actor, None);
        let step = inquiries::Step { event, by: By::Admin, actor, expected, reason };
        match inquiries::step(conn, inquiry.id, &step) {
            Ok(_) | Err(companies::Error::Refused(_)) => {}
            Err(e) => return Err(e.into()),
        }
    }
    Ok(())
}

fn tell(
    conn: &mut Conn,
    by: &Reviewer,
    (id, what): (CompanyId, &str),
    letter: &Letter,
) -> Result<()> {
    for owner in profiles::owners(conn, id)? {
        let user = users::get(conn, owner)?;
        let email = user.email.parse().map_err(Error::inconsistent)?;
        let to = Addressee { email, name: Some(user.display_name) };
        let key = format!("company-{what}:{id}:{owner}:{}", by.sender.now.timestamp_micros());
        post::post(conn, &by.sender, &key, to, letter)?;
    }
    Ok(())
}
