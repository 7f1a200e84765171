//! The admin's permissions to look at a dashboard as another account sees it, and to change nothing.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry, Object};
use kernel::{CompanyId, Instant, UserId, ViewAsId};

pub use rules::{Area, Grant, MAX_REASON, MIN_REASON, MINUTES, Secret};

use crate::{Error, users};

/// What ended a permission that nobody stopped, in the audit log.
const OVER: &str = "Its 30 minutes were over.";
/// The same where the admin began another one.
const REPLACED: &str = "Another one was begun.";

/// As whom to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whom {
    /// The account.
    pub user: UserId,
    /// The company whose owner it is; `None` for a partner.
    pub company: Option<CompanyId>,
}

/// Begins to look, by one sign-in of the admin's, and ends what the same admin has begun before. Its
/// secret is known only now.
///
/// # Errors
/// [`Error::BadReason`]; [`Error::ViewAsOneself`]; [`Error::ViewAsLocked`]; [`Error::NoUser`];
/// [`Error::Db`].
pub fn begin(
    conn: &mut Conn,
    (admin, signed_in_at): (UserId, Instant),
    whom: Whom,
    reason: &str,
    now: Instant,
) -> Result<(Grant, Secret), Error> {
    let reason = rules::reason(reason)?;
    if whom.user == admin {
        return Err(Error::ViewAsOneself);
    }
    if users::get(conn, whom.user)?.disabled_at.is_some() {
        return Err(Error::ViewAsLocked);
    }
    // Two at once would both find nothing open.
    users::hold(conn, admin)?;
    for before in store::lock_open(conn, admin)? {
        close(conn, Actor::User(admin), &before, (REPLACED, now))?;
    }
    let (secret, reason) = (Secret::random(), reason.to_owned());
    let grant = Grant {
        id: ViewAsId::new(),
        admin,
        signed_in_at,
        viewed: whom.user,
        company: whom.company,
        reason,
        began_at: now,
        ends_at: rules::end_of(now),
        ended_at: None,
    };
    store::insert(conn, &grant, &secret)?;
    let entry = object(&grant).by(Actor::User(admin), "begin_view_as");
    entry.because(grant.reason.as_str()).record(conn)?;
    Ok((grant, secret))
}

/// The permission with this secret, where it counts for this admin with this sign-in.
///
/// # Errors
/// [`Error::Db`].
pub fn open(
    conn: &mut Conn,
    secret: &str,
    by: (UserId, Instant),
    now: Instant,
) -> Result<Option<Grant>, Error> {
    let Some(secret) = Secret::parse(secret) else { return Ok(None) };
    Ok(store::by_secret(conn, &secret)?.filter(|grant| grant.opens(by, now)))
}

/// Ends a permission; one that has ended stays as it is. An admin ends their own, the operator any.
///
/// # Errors
/// [`Error::NoViewAs`]; [`Error::Db`].
pub fn end(
    conn: &mut Conn,
    actor: Actor,
    id: ViewAsId,
    why: &str,
    now: Instant,
) -> Result<(), Error> {
    let grant = store::lock(conn, id)?.ok_or(Error::NoViewAs)?;
    if actor.user().is_some_and(|by| by != grant.admin) {
        return Err(Error::NoViewAs);
    }
    if grant.ended_at.is_some() {
        return Ok(());
    }
    close(conn, actor, &grant, (why, now))
}

/// Those that have not ended, the oldest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list_open(conn: &mut Conn) -> Result<Vec<Grant>, Error> {
    Ok(store::list_open(conn)?)
}

/// Writes down the end of those whose time is over, and answers how many. They have opened nothing
/// since.
///
/// # Errors
/// [`Error::Db`].
pub fn expire(conn: &mut Conn, now: Instant) -> Result<usize, Error> {
    let over = store::lock_over(conn, now)?;
    for grant in &over {
        close(conn, Actor::System, grant, (OVER, now))?;
    }
    Ok(over.len())
}

/// Removes those that ended before an instant, and answers how many. The audit log keeps that they were.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_ended(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_ended(conn, before)?)
}

/// What is looked at, as the audit log calls it.
fn object(grant: &Grant) -> Object {
    match grant.company {
        Some(company) => Entry::of(Area::Company.as_str(), company),
        None => Entry::of(Area::Partner.as_str(), grant.viewed),
    }
}

fn close(
    conn: &mut Conn,
    actor: Actor,
    grant: &Grant,
    (why, now): (&str, Instant),
) -> Result<(), Error> {
    let at = now.clamp(grant.began_at, grant.ends_at.max(grant.began_at));
    store::end(conn, grant.id, at)?;
    Ok(object(grant).by(actor, "end_view_as").because(why).record(conn)?)
}
