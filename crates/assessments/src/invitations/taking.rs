//! Which account takes an invitation. The first to begin, or to answer with an earlier result, has it.

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Email, UserId};

use super::cards::{Claim, Taker, claim};
use super::{KIND, Locked, store};
use crate::Error;

/// The claim of an account with this address.
pub(crate) fn claim_of(
    conn: &mut Conn,
    locked: &Locked,
    (user, address): (UserId, &Email),
) -> Result<Claim, Error> {
    // Nobody is asked whether they hire for what goes to their own address.
    let hires = locked.email != address.as_str() && store::hires(conn, user)?;
    let whose = (locked.email.as_str(), locked.any_address, locked.user);
    Ok(claim(whose, Taker { user, address: address.as_str(), hires }))
}

/// Ties the invitation to the account that takes it, and writes down where that has another address.
pub(crate) fn bind(
    conn: &mut Conn,
    locked: &Locked,
    (user, address): (UserId, &Email),
) -> Result<(), Error> {
    let taken_as = (locked.email != address.as_str()).then(|| address.masked());
    store::bind(conn, locked.id, user, taken_as.as_deref())?;
    if taken_as.is_some() {
        let entry = Entry::of(KIND, locked.id).by(Actor::User(user), "take");
        entry.step(locked.state, locked.state).because("other_address").record(conn)?;
    }
    Ok(())
}
