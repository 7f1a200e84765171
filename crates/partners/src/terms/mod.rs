//! What partners are promised, from which day on. Terms are never changed: later ones take their place.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::NaiveDate;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Instant, PartnerTermsId, UserId};

pub use rules::{Basis, New, Rate, Terms};

use crate::Error;
use crate::accounts;

/// How many terms are shown.
const MOST: i64 = 50;
/// How long somebody counts where no terms say otherwise.
pub const WINDOW_DAYS: i32 = 90;

/// Agrees on terms from a day on. What was earned before stays as it was.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::Field`]; [`Error::Db`].
pub fn agree(
    conn: &mut Conn,
    actor: Actor,
    partner: UserId,
    new: &New,
    now: Instant,
) -> Result<Terms, Error> {
    new.check(now.date_naive())?;
    accounts::hold(conn, partner)?;
    let terms = store::insert(conn, partner, new, (actor.user(), now))?;
    let from = format!("From {}.", new.effective_from);
    let entry = Entry::of(accounts::KIND, partner).by(actor, "agree_terms");
    entry.because(from.as_str()).record(conn)?;
    Ok(terms)
}

/// The terms that count on a day; `None` where none were agreed.
///
/// # Errors
/// [`Error::Db`].
pub fn on(conn: &mut Conn, partner: UserId, day: NaiveDate) -> Result<Option<Terms>, Error> {
    Ok(store::on(conn, partner, day)?)
}

/// Terms that something was earned under.
pub(crate) fn find(conn: &mut Conn, id: PartnerTermsId) -> Result<Terms, Error> {
    Ok(store::find(conn, id)?)
}

/// All terms, those that count last first.
///
/// # Errors
/// [`Error::Db`].
pub fn all(conn: &mut Conn, partner: UserId) -> Result<Vec<Terms>, Error> {
    Ok(store::all(conn, partner, MOST)?)
}
