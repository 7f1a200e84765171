//! Invitations of a person whose account has another address from now on (ADR 105).

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};

use crate::Error;

/// Binds every invitation to the old address to the new one. Of two live ones for one assessment the one that was begun
/// stays, else the one to the new address. Whose invitations the person has stopped stays stopped.
///
/// # Errors
/// [`Error::Db`].
pub fn move_invitations(
    conn: &mut Conn,
    actor: Actor,
    (old, new): (&str, &str),
) -> Result<(), Error> {
    let mut ended = store::cancel_beside_begun(conn, new, old)?;
    ended.extend(store::cancel_beside_live(conn, old, new)?);
    for id in ended {
        Entry::of("invitation", id).by(actor, "end_by_address_change").record(conn)?;
    }
    store::move_all(conn, old, new)?;
    store::drop_double_stops(conn, old, new)?;
    store::move_stops(conn, old, new)?;
    Ok(())
}
