//! Changes of an account's address that both mailboxes have confirmed (ADR 105).

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AddressChangeId, Email, Instant, UserId, words};

use crate::Error;
use crate::users::User;

words! {
    /// How far a change has come.
    pub enum State as "AddressChangeState" {
        /// The identity provider is asked.
        Confirmed = "confirmed",
        /// The provider and the account have the new address.
        Done = "done",
        /// The provider does not take it; everything is as it was.
        Refused = "refused",
    }
}

/// A change that waits for the identity provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Its id.
    pub id: AddressChangeId,
    /// Whose address it is.
    pub user: UserId,
    /// The address before.
    pub old: String,
    /// The address from then on.
    pub new: String,
    /// When both codes were typed.
    pub confirmed_at: Instant,
}

/// Whether an account already uses the address.
///
/// # Errors
/// [`Error::Db`].
pub fn is_taken(conn: &mut Conn, email: &Email) -> Result<bool, Error> {
    Ok(store::is_taken(conn, email)?)
}

/// Records that both mailboxes have confirmed a change, in place of one that still waits.
///
/// # Errors
/// [`Error::Db`].
pub fn confirm(conn: &mut Conn, user: &User, new: &Email) -> Result<AddressChangeId, Error> {
    store::refuse_waiting(conn, user.id)?;
    let id = AddressChangeId::new();
    store::insert(conn, id, user, new)?;
    let entry = Entry::of("user", user.id).by(Actor::User(user.id), "confirm_address_change");
    entry.to(State::Confirmed).record(conn)?;
    Ok(id)
}

/// A change that waits for the provider; `None` once it is done or refused.
///
/// # Errors
/// [`Error::Db`].
pub fn waiting(conn: &mut Conn, id: AddressChangeId) -> Result<Option<Change>, Error> {
    Ok(store::waiting(conn, id)?)
}

/// Gives the account the new address, which counts as proven, and ends every sign-in from before. `false` where another
/// call was first.
///
/// # Errors
/// [`Error::EmailTaken`], after which the caller's transaction is aborted; [`Error::Db`].
pub fn complete(conn: &mut Conn, change: &Change) -> Result<bool, Error> {
    if store::end(conn, change.id, State::Done)? == 0 {
        return Ok(false);
    }
    store::set_address(conn, change.user, &change.new)?;
    let entry = Entry::of("user", change.user).by(Actor::User(change.user), "change_address");
    entry.step(State::Confirmed, State::Done).record(conn)?;
    Ok(true)
}

/// Leaves the account as it is. `false` where another call was first.
///
/// # Errors
/// [`Error::Db`].
pub fn refuse(conn: &mut Conn, change: &Change) -> Result<bool, Error> {
    if store::end(conn, change.id, State::Refused)? == 0 {
        return Ok(false);
    }
    let entry = Entry::of("user", change.user).by(Actor::System, "refuse_address_change");
    entry.step(State::Confirmed, State::Refused).record(conn)?;
    Ok(true)
}
