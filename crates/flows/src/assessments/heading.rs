//! In whose name a mail about an invitation is sent, and who reads replies to it, by what the outbox calls the mail.

use assessments::{attempts, invitations};
use auth::users;
use companies::profiles::{self, Company};
use db::Conn;
use kernel::{AttemptId, CompanyId, Email, InvitationId, UserId};

use crate::{Error, Result};

/// What a mail is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum About {
    /// An invitation, or its new closing date.
    Invitation(InvitationId),
    /// The closing date of an invitation that nobody has taken yet. Nobody has written it.
    Deadline(InvitationId),
    /// More time in an attempt. Nobody has written it.
    Attempt(AttemptId),
    /// A test of an invitation, to this member of the company.
    Test(UserId),
}

impl About {
    /// `None` for a mail about anything else.
    fn of_key(key: &str) -> Option<Self> {
        let parts: Vec<&str> = key.split(':').collect();
        let at = |place: usize| Self::of(parts.get(place)?, parts.get(place + 1)?);
        // A mail that its reader can stop has its kind and the reader before its cause.
        at(0).or_else(|| at(2))
    }

    fn of(name: &str, id: &str) -> Option<Self> {
        match name {
            "invitation" | "extended" => id.parse().ok().map(Self::Invitation),
            "closing" => id.parse().ok().map(Self::Deadline),
            "time" => id.parse().ok().map(Self::Attempt),
            "invitation-test" => id.parse().ok().map(Self::Test),
            _ => None,
        }
    }
}

/// In whose name the mail with this key is sent: that of the company that invites, once Assay has verified it.
/// Strangers write in our name alone.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn sender(conn: &mut Conn, key: &str) -> Result<Option<String>> {
    let company = match About::of_key(key) {
        None => None,
        Some(About::Invitation(id) | About::Deadline(id)) => invitations::company(conn, id)?,
        Some(About::Attempt(id)) => {
            attempts::subject(conn, id)?.and_then(|subject| subject.company)
        }
        Some(About::Test(member)) => {
            profiles::of_member(conn, member)?.map(|membership| membership.company.id)
        }
    };
    company.map_or(Ok(None), |company| named(conn, company))
}

fn named(conn: &mut Conn, company: CompanyId) -> Result<Option<String>> {
    let company = profiles::find(conn, company)?.filter(Company::may_act);
    Ok(company.map(|company| company.name))
}

/// Who reads replies to the mail with this key, where that is somebody else than support.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn replies(conn: &mut Conn, key: &str) -> Result<Option<Email>> {
    match About::of_key(key) {
        Some(About::Invitation(id)) => inviter(conn, id),
        Some(About::Test(member)) => address_of(conn, member).map(Some),
        Some(About::Deadline(_) | About::Attempt(_)) | None => Ok(None),
    }
}

/// The address of the person who invites, while they belong to the company.
///
/// # Errors
/// [`Error::Db`].
pub(super) fn inviter(conn: &mut Conn, id: InvitationId) -> Result<Option<Email>> {
    let by = invitations::inviter(conn, id)?;
    by.map(|by| address_of(conn, by)).transpose()
}

fn address_of(conn: &mut Conn, user: UserId) -> Result<Email> {
    users::get(conn, user)?.email.parse().map_err(Error::inconsistent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_says_what_its_mail_is_about() {
        let id = "00000000-0000-7000-8000-00000000000a";
        let invitation = About::Invitation(id.parse().unwrap());
        let deadline = About::Deadline(id.parse().unwrap());
        for (key, want) in [
            (format!("invitation:{id}:0"), Some(invitation)),
            (format!("extended:{id}:2026-11-30"), Some(invitation)),
            (format!("closing:{id}:48:1796000000"), Some(deadline)),
            (format!("deadline:{id}:closing:{id}:48:1796000000"), Some(deadline)),
            (format!("time:{id}:1796000000"), Some(About::Attempt(id.parse().unwrap()))),
            (format!("invitation-test:{id}:{id}"), Some(About::Test(id.parse().unwrap()))),
            (format!("withdrawn:{id}"), None),
            ("invitation:1".to_owned(), None),
            ("invitation".to_owned(), None),
        ] {
            assert_eq!(About::of_key(&key), want, "{key}");
        }
    }
}
