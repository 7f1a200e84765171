//! From how many networks an attempt was worked at (ADR 47). No address is stored: only whether it is in the same
//! network as the one before, by a hash under a key of the attempt's own, and its country where the operator has a
//! table. Only of attempts that began under an edition of the consent that says so.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::{Conn, clock};
use kernel::{AttemptId, Instant};

pub use rules::{Changes, Place};

use crate::leases::Claimed;
use crate::{Error, consent};

/// Notes where the tab that writes is, if that is another network than before.
///
/// # Errors
/// [`Error::Db`].
pub fn note(
    conn: &mut Conn,
    attempt: AttemptId,
    claimed: &Claimed,
    place: &Place,
) -> Result<(), Error> {
    if claimed.token.is_none() {
        return Ok(());
    }
    let Some((edition, ends_at, key)) = store::lease(conn, attempt)? else { return Ok(()) };
    if !consent::of(&edition).addresses || clock::now(conn)? > ends_at {
        return Ok(());
    }
    let last = store::last(conn, attempt)?;
    let key = match key {
        Some(key) => key,
        // Its key is gone: the attempt was examined.
        None if last.is_some() => return Ok(()),
        None => {
            let key = rand::random::<[u8; 32]>().to_vec();
            store::set_key(conn, attempt, Some(&key))?;
            key
        }
    };
    let hash = rules::hash(&key, place.address);
    let number = last.as_ref().map_or(1, |last| last.number.saturating_add(1));
    let is_same = last.is_some_and(|last| last.hash == hash && last.country == place.country);
    if is_same || number > rules::MOST {
        return Ok(());
    }
    let country = place.country.clone();
    let noted = rules::Noted { number, hash, country, overlaps: claimed.overlaps };
    store::insert(conn, attempt, &noted)?;
    Ok(())
}

/// How often the network of an attempt changed.
///
/// # Errors
/// [`Error::Db`].
pub fn changes(conn: &mut Conn, attempt: AttemptId) -> Result<Changes, Error> {
    Ok(rules::changes(&store::all(conn, attempt)?))
}

/// Removes the key of an attempt that is over: what is left says which networks were the same, and no address can
/// be found from it by trying.
///
/// # Errors
/// [`Error::Db`].
pub fn seal(conn: &mut Conn, attempt: AttemptId) -> Result<(), Error> {
    store::set_key(conn, attempt, None)?;
    Ok(())
}

/// Removes what was noted of attempts that ended before an instant; answers how many rows that was.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, before)?)
}
