//! Which results of assessments somebody in the pool shows by their name.
//!
//! What becomes of a result afterwards, a trigger notes: that it was graded again, voided or verified. A
//! worker then looks what the results reach now.

mod store;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::{BTreeMap, BTreeSet};

use db::Conn;
use kernel::{AttemptId, TalentProfileId};

use crate::Error;

/// The most results that one candidate shows.
pub const MAX_RESULTS: usize = 10;

/// Those of one profile.
pub(crate) fn of(conn: &mut Conn, profile: TalentProfileId) -> Result<BTreeSet<AttemptId>, Error> {
    Ok(of_all(conn, &[profile])?.remove(&profile).unwrap_or_default())
}

/// Those of each of these profiles that shows any.
pub(crate) fn of_all(
    conn: &mut Conn,
    profiles: &[TalentProfileId],
) -> Result<BTreeMap<TalentProfileId, BTreeSet<AttemptId>>, Error> {
    let mut found: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for (profile, attempt) in store::of(conn, profiles)? {
        found.entry(profile).or_default().extend(attempt);
    }
    Ok(found)
}

/// Shows these and no others.
pub(crate) fn set(
    conn: &mut Conn,
    profile: TalentProfileId,
    attempts: &BTreeSet<AttemptId>,
) -> Result<(), Error> {
    store::delete(conn, profile)?;
    store::insert(conn, profile, attempts)?;
    Ok(())
}

/// Profiles with a result that has changed or is gone, at most `limit`.
///
/// # Errors
/// [`Error::Db`].
pub fn due(conn: &mut Conn, limit: i64) -> Result<Vec<TalentProfileId>, Error> {
    Ok(store::due(conn, limit)?)
}

/// What is due of a profile no longer is, and what is gone is forgotten; answers what is left.
pub(crate) fn settle(
    conn: &mut Conn,
    profile: TalentProfileId,
) -> Result<BTreeSet<AttemptId>, Error> {
    store::forget_gone(conn, profile)?;
    store::settle(conn, profile)?;
    of(conn, profile)
}
