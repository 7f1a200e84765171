//! What the admin decides about a company's details, and that its owners are notified.

use companies::details::{self, Details, Ruling};
use companies::profiles;
use db::Conn;
use kernel::{CompanyId, Seen};

use crate::limits::{self, Action, Who};
use crate::notify::{self, CompanyEvent, Notification};
use crate::{Result, Reviewer, site};

/// Counts a picture that is sent as a logo. What was counted stays counted where it is refused.
///
/// # Errors
/// [`crate::Error::Limited`]; [`crate::Error::Db`].
pub fn count_logo(conn: &mut Conn, company: CompanyId) -> Result<()> {
    limits::take(conn, Action::SendLogo, Who::of_company(company))
}

/// Approves or rejects the present name and domain of a company.
///
/// # Errors
/// Those of the decision.
pub fn rule(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<CompanyId>,
    ruling: Ruling,
    note: Option<&str>,
) -> Result<Details> {
    let company = seen.id;
    let ruled = details::rule(conn, reviewer.actor, seen, ruling, note)?;
    let name = ruled.form.name.clone();
    let event = match ruling {
        Ruling::Approved => CompanyEvent::DetailsApproved { company: name },
        Ruling::Rejected => CompanyEvent::DetailsRejected {
            company: name,
            note: note.unwrap_or_default().to_owned(),
        },
    };
    let at = reviewer.sender.now.timestamp_micros();
    let (cause, link) = (format!("details:{company}:{at}"), site::CLIENT_PROFILE);
    for user in profiles::owners(conn, company)? {
        notify::notify(
            conn,
            &reviewer.sender,
            &Notification { user, cause: &cause, event: event.clone().into(), link },
        )?;
    }
    Ok(ruled)
}
