//! The links that stop mail without a sign-in: those of a mail about one kind stop that kind, those of the one
//! mail of a day all that can be stopped. A mail that must not be missed has none.

use db::Conn;
use kernel::UserId;
use kernel::uuid::Uuid;
use notices::digest as waiting;
use notices::settings::{self, Kind};

use super::{KINDS, digest};
use crate::Result;

/// What the outbox calls a mail of a kind that can be switched off.
pub(super) fn key(kind: Kind, user: UserId, cause: &str) -> String {
    format!("{}:{user}:{cause}", kind.name)
}

/// Whether mail of the kind of this name can be stopped.
pub fn can_stop(name: &str) -> bool {
    KINDS.iter().any(|kind| kind.name == name && !kind.required)
}

/// The path of the page that asks before it stops anything; for everything where no `kind` is named.
pub fn page(token: Uuid, kind: Option<&str>) -> String {
    let kind = kind.map(|kind| format!("&kind={kind}")).unwrap_or_default();
    format!("/unsubscribe?token={token}{kind}")
}

/// The address at which one POST stops mail like the one with this key; `None` where that cannot be
/// stopped.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn url(conn: &mut Conn, key: &str, public_url: &str) -> Result<Option<String>> {
    let mut parts = key.split(':');
    let (Some(name), Some(Ok(user))) = (parts.next(), parts.next().map(str::parse::<Uuid>)) else {
        return Ok(None);
    };
    let kind = match name {
        digest::PREFIX => String::new(),
        name if can_stop(name) => format!("?kind={name}"),
        _ => return Ok(None),
    };
    let token = settings::stop_token(conn, UserId(user))?;
    Ok(token.map(|token| format!("{public_url}/api/unsubscribe/{token}{kind}")))
}

/// Stops the mail of one kind, or all that can be stopped where none is named, for anyone who has the link
/// of one. What waits for the mail of a day is not sent then.
///
/// # Errors
/// [`notices::Error::UnknownLink`], also for a kind that cannot be stopped; [`crate::Error::Db`].
pub fn stop(conn: &mut Conn, token: Uuid, kind: Option<&str>) -> Result<()> {
    let user = settings::of_stop_token(conn, token)?;
    let before = settings::get(conn, user)?;
    let stopped = match kind {
        Some(kind) => before.without_mail_of(KINDS, kind).ok_or(notices::Error::UnknownLink)?,
        None => before.without_mail(KINDS),
    };
    settings::save(conn, user, &stopped)?;
    if kind.is_none() {
        waiting::forget(conn, user)?;
    }
    Ok(())
}
