//! API keys of a company: who makes one, and what the owners hear of it.

use auth::users;
use companies::keys::{self, Key, New, Opened, Secret};
use companies::profiles;
use db::Conn;
use kernel::Instant;

use crate::assessments::invite::Host;
use crate::limits::{self, Action, Who};
use crate::notify::{self, CompanyEvent, Notification};
use crate::{Result, site};

/// Makes a key, and notifies every owner of the company.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the key.
pub fn make(conn: &mut Conn, host: &Host, new: &New) -> Result<(Key, Secret)> {
    limits::take(conn, Action::MakeKey, Who::of_company(host.company))?;
    let (key, secret) = keys::make(conn, new, host.sender.now)?;
    let name = users::get(conn, host.by)?.display_name;
    for user in profiles::owners(conn, host.company)? {
        // A mail that cannot be switched off has the cause for its key.
        let cause = format!("api-key:{}:{user}", key.id);
        let event = CompanyEvent::ApiKeyMade {
            company: host.company_name.clone(),
            key: key.name.clone(),
            name: name.clone(),
        };
        let link = site::CLIENT_PROFILE;
        let notice = Notification { user, cause: &cause, event: event.into(), link };
        notify::notify(conn, &host.sender, &notice)?;
    }
    Ok((key, secret))
}

/// Counts a call with a key that counts, and notes the day.
///
/// # Errors
/// [`crate::Error::Limited`].
pub fn count_call(conn: &mut Conn, key: &Opened, now: Instant) -> Result<()> {
    limits::take(conn, Action::CallApi, Who::of_key(key.id))?;
    Ok(keys::note_use(conn, key.id, now.date_naive())?)
}
