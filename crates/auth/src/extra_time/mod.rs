//! Extra time that is proposed to a candidate with each invitation that they have not begun. The candidate asks the
//! company for it, or does not: nobody else but the admin reads it. Source: product.md §23.

mod store;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::UserId;

use crate::Error;

/// How much can be proposed, in hundredths of the duration: as much as can be asked for.
pub const PERCENT: RangeInclusive<i32> = 10..=300;

/// What is proposed to an account; `None` where nothing is.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, user: UserId) -> Result<Option<i32>, Error> {
    Ok(store::of(conn, user)?.flatten())
}

/// Proposes this much from now on, or nothing, and answers whether that changed anything. The log keeps the reason and
/// not how much it is.
///
/// # Errors
/// [`Error::BadExtraTime`], [`Error::NoUser`], [`Error::Merged`], [`Error::Db`].
pub fn propose(
    conn: &mut Conn,
    actor: Actor,
    id: UserId,
    percent: Option<i32>,
    reason: &str,
) -> Result<bool, Error> {
    if percent.is_some_and(|percent| !PERCENT.contains(&percent)) {
        return Err(Error::BadExtraTime);
    }
    let (before, merged_into) = store::lock(conn, id)?.ok_or(Error::NoUser)?;
    if merged_into.is_some() {
        return Err(Error::Merged);
    }
    if before == percent {
        return Ok(false);
    }
    store::set(conn, id, percent)?;
    let action = if percent.is_some() { "propose_extra_time" } else { "withdraw_extra_time" };
    Entry::of("user", id).by(actor, action).because(reason).record(conn)?;
    Ok(true)
}
