//! Taking one's data along, and leaving for good.

use auth::erasure::{self, Scheduled};
use db::Conn;
use db::audit::{self, Actor, Entry};
use db::privacy::Subject;
use kernel::{Email, UserId};
use queue::jobs::{self, Kind};

use super::posting::{self, Addressee};
use super::telling::Office;
use crate::error::ApiError;
use crate::limits::{self, Action, Who};
use crate::privacy::{registry, step};

/// Who leaves, and where they may think again.
pub(crate) struct Leaver {
    pub(crate) user: UserId,
    pub(crate) email: Email,
    pub(crate) name: String,
    pub(crate) office: Office,
}

/// Counts a request. One too many is a conflict, not a reason to try again in a moment.
pub(crate) fn count(conn: &mut Conn, action: Action, who: Who) -> Result<(), ApiError> {
    if limits::may(conn, action, who)? {
        return Ok(());
    }
    let text = "This can be asked for three times a day. Please come back tomorrow.";
    Err(ApiError::conflict("daily_limit", text))
}

/// Everything that is stored of an account, as a JSON object by table.
pub(crate) fn export(conn: &mut Conn, leaver: &Leaver) -> Result<String, ApiError> {
    let entry = Entry {
        actor: Actor::User(leaver.user),
        action: "export",
        object_kind: "user",
        object_id: leaver.user.0,
        from: None,
        to: None,
        reason: None,
    };
    audit::record(conn, entry)?;
    let subject = Subject { user: leaver.user, email: leaver.email.as_str().to_owned() };
    Ok(db::privacy::export(conn, &registry(), &subject)?)
}

/// Asks for the account to be erased when its days of thinking again are over, and says so by mail.
pub(crate) fn schedule(conn: &mut Conn, leaver: &Leaver) -> Result<Scheduled, ApiError> {
    let made = erasure::schedule(conn, leaver.user)?;
    jobs::enqueue_at(conn, &step(Kind::Erase, made.id), made.due_at)?;
    let on = made.due_at.format("%-d %B %Y, %H:%M UTC").to_string();
    let url = format!("{}/account/privacy", leaver.office.public_url);
    let letter = mail::erasure_scheduled(&on, &url);
    let to = Addressee { email: leaver.email.clone(), name: Some(leaver.name.clone()) };
    posting::post(conn, &leaver.office, &format!("erasure:{}", made.id), to, &letter)?;
    Ok(made)
}
