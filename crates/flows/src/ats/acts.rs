//! What a company does with its connections, where more than their own crate is needed.

use ::ats::Key;
use ::ats::connections::{self, Connection, New, System};
use ::ats::exchanges::{self, Received};
use auth::users;
use companies::profiles;
use db::Conn;
use kernel::{ApiKeyId, AtsConnectionId};

use super::start::Caller;
use crate::assessments::invite::Host;
use crate::limits::{self, Action, Who};
use crate::notify::{self, CompanyEvent, Notification};
use crate::{Result, site};

/// Makes a connection, and notifies every owner of the company.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the connection.
pub fn add(conn: &mut Conn, host: &Host, new: &New) -> Result<(Connection, Key)> {
    limits::take(conn, Action::MakeKey, Who::of_company(host.company))?;
    // Of two owners who make the last one at once, one is refused.
    profiles::hold(conn, host.company)?;
    let (made, key) = connections::add(conn, new, host.sender.now)?;
    tell_owners(conn, host, &made)?;
    Ok((made, key))
}

/// Replaces the key of a connection, and notifies every owner of the company.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the connection.
pub fn rotate(conn: &mut Conn, host: &Host, id: AtsConnectionId) -> Result<(Connection, Key)> {
    limits::take(conn, Action::MakeKey, Who::of_company(host.company))?;
    let (company, by, now) = (host.company, host.by, host.sender.now);
    let (rotated, key) = connections::rotate(conn, (company, by), id, now)?;
    tell_owners(conn, host, &rotated)?;
    Ok((rotated, key))
}

/// What a system is called.
fn name_of(system: System) -> &'static str {
    match system {
        System::Greenhouse => "Greenhouse",
        System::Ashby => "Ashby",
    }
}

fn tell_owners(conn: &mut Conn, host: &Host, of: &Connection) -> Result<()> {
    let name = users::get(conn, host.by)?.display_name;
    for user in profiles::owners(conn, host.company)? {
        // A mail that cannot be switched off has the cause for its key.
        let cause = format!("ats-key:{}:{}:{user}", of.id, of.version);
        let event = CompanyEvent::ApiKeyMade {
            company: host.company_name.clone(),
            key: name_of(of.system).to_owned(),
            name: name.clone(),
        };
        let link = site::CLIENT_PROFILE;
        let notice = Notification { user, cause: &cause, event: event.into(), link };
        notify::notify(conn, &host.sender, &notice)?;
    }
    Ok(())
}

/// Counts a call with the key of a connection.
///
/// # Errors
/// [`crate::Error::Limited`].
pub fn count(conn: &mut Conn, id: AtsConnectionId) -> Result<()> {
    // A key is a key, whatever it opens.
    limits::take(conn, Action::CallApi, Who::of_key(ApiKeyId(id.0)))
}

/// Writes a call into the log of its connection.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn log(conn: &mut Conn, caller: &Caller, of: &Received<'_>) -> Result<()> {
    Ok(exchanges::note(conn, of, caller.sender.now)?)
}
