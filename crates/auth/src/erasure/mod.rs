//! Leaving for good: asked for, seven days to think again, then erased here and at the identity
//! provider.

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{ErasureId, Instant, UserId};
use sha2::{Digest, Sha256};

use crate::Error;
use crate::tokens::Claims;

/// How long somebody may think again. The database's default says the same.
pub const THINK_AGAIN_DAYS: i64 = 7;

/// An erasing that was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scheduled {
    /// Its id.
    pub id: ErasureId,
    /// Who asked.
    pub user: UserId,
    /// From when it is done.
    pub due_at: Instant,
}

/// The erasing that an account waits for; `None` when it waits for none.
///
/// # Errors
/// [`Error::Db`].
pub fn scheduled(conn: &mut Conn, user: UserId) -> Result<Option<Scheduled>, Error> {
    Ok(store::scheduled(conn, user)?)
}

/// Asks for an account to be erased in [`THINK_AGAIN_DAYS`].
///
/// # Errors
/// [`Error::ErasureScheduled`], after which the caller's transaction is aborted; [`Error::Db`].
pub fn schedule(conn: &mut Conn, user: UserId) -> Result<Scheduled, Error> {
    let made = store::insert(conn, ErasureId::new(), user)?;
    let entry = Entry::of("user", user).by(Actor::User(user), "schedule_erasure");
    entry.to("scheduled").record(conn)?;
    Ok(made)
}

/// The same for somebody who has asked `actor`, as those do who cannot sign in; `why` is for the audit log.
///
/// # Errors
/// [`Error::ErasureScheduled`], after which the caller's transaction is aborted; [`Error::Db`].
pub fn schedule_for(
    conn: &mut Conn,
    user: UserId,
    (actor, why): (Actor, &str),
) -> Result<Scheduled, Error> {
    let made = store::insert(conn, ErasureId::new(), user)?;
    let entry = Entry::of("user", user).by(actor, "schedule_erasure");
    entry.to("scheduled").because(why).record(conn)?;
    Ok(made)
}

/// Has an account erased at once that was merged into one that is erased: its person has thought again there.
///
/// # Errors
/// [`Error::ErasureScheduled`], after which the caller's transaction is aborted; [`Error::Db`].
pub fn schedule_merged(conn: &mut Conn, user: UserId) -> Result<Scheduled, Error> {
    let made = store::insert_due(conn, ErasureId::new(), user)?;
    let entry = Entry::of("user", user).by(Actor::System, "schedule_erasure");
    entry.to("scheduled").record(conn)?;
    Ok(made)
}

/// Takes it back; `false` when there is nothing to take back.
///
/// # Errors
/// [`Error::Db`].
pub fn cancel(conn: &mut Conn, user: UserId) -> Result<bool, Error> {
    if store::cancel(conn, user)?.is_none() {
        return Ok(false);
    }
    let entry = Entry::of("user", user).by(Actor::User(user), "cancel_erasure");
    entry.step("scheduled", "cancelled").record(conn)?;
    Ok(true)
}

/// The same for somebody who has asked `actor` to keep their account; `why` is for the audit log.
///
/// # Errors
/// [`Error::Db`].
pub fn cancel_for(
    conn: &mut Conn,
    user: UserId,
    (actor, why): (Actor, &str),
) -> Result<bool, Error> {
    if store::cancel(conn, user)?.is_none() {
        return Ok(false);
    }
    let entry = Entry::of("user", user).by(actor, "cancel_erasure");
    entry.step("scheduled", "cancelled").because(why).record(conn)?;
    Ok(true)
}

/// The erasing to be done now, locked until the transaction ends; `None` when it was cancelled or
/// done, or is not due.
///
/// # Errors
/// [`Error::Db`].
pub fn take_due(conn: &mut Conn, id: ErasureId) -> Result<Option<Scheduled>, Error> {
    Ok(store::lock_due(conn, id)?)
}

/// Records that the rows are erased; `uid` is the provider's name for the person, who is to be
/// deleted there next.
///
/// # Errors
/// [`Error::Db`].
pub fn rows_erased(conn: &mut Conn, erasure: Scheduled, uid: &str) -> Result<(), Error> {
    store::set_erased(conn, erasure.id, uid, &digest(uid))?;
    let entry = Entry::of("user", erasure.user).by(Actor::System, "erase");
    Ok(entry.step("scheduled", "erased").record(conn)?)
}

/// Whom the provider is to delete; `None` once it has.
///
/// # Errors
/// [`Error::Db`].
pub fn provider_uid(conn: &mut Conn, id: ErasureId) -> Result<Option<String>, Error> {
    Ok(store::provider_uid(conn, id)?)
}

/// Records that the provider has deleted the sign-in; the last that named the person here goes.
///
/// # Errors
/// [`Error::Db`].
pub fn sign_in_deleted(conn: &mut Conn, id: ErasureId) -> Result<(), Error> {
    let Some(erasure) = store::set_done(conn, id)? else { return Ok(()) };
    let entry = Entry::of("user", erasure.user).by(Actor::System, "delete_sign_in");
    Ok(entry.step("erased", "done").record(conn)?)
}

/// Whether the token's person was erased after they signed in.
///
/// # Errors
/// [`Error::Db`].
pub fn ended_sign_in(conn: &mut Conn, claims: &Claims) -> Result<bool, Error> {
    Ok(store::erased_after(conn, &digest(&claims.uid), claims.auth_time)?)
}

fn digest(uid: &str) -> Vec<u8> {
    Sha256::digest(uid.as_bytes()).to_vec()
}
