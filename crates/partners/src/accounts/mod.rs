//! Those who are partners, and whether they earn.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Cursor, Instant, Page, Paging, Seen, UserId};

pub use machine::{By, Event, State};
pub use rules::{Filter, Listed, Partner};

use crate::Error;
use crate::applications::Kind;

/// What the audit log calls a partner.
pub const KIND: &str = "partner";

/// Makes somebody a partner; nothing happens where they are one.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::Db`].
pub fn open(
    conn: &mut Conn,
    actor: Actor,
    user: UserId,
    (kind, organisation): (Kind, &str),
    now: Instant,
) -> Result<Partner, Error> {
    if store::insert(conn, user, (kind, organisation), now)? == 1 {
        Entry::of(KIND, user).by(actor, "open").to(State::Active).record(conn)?;
    }
    find(conn, user)
}

/// A partner.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::Db`].
pub fn find(conn: &mut Conn, user: UserId) -> Result<Partner, Error> {
    store::find(conn, user)?.ok_or(Error::NoPartner)
}

/// The same, locked until the transaction ends: everything about their money takes its turn.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::Db`].
pub fn hold(conn: &mut Conn, user: UserId) -> Result<Partner, Error> {
    store::lock(conn, user)?.ok_or(Error::NoPartner)
}

/// Suspends a partner or lets them earn again.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::BadReason`];
/// [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<UserId>,
    (event, why): (Event, &str),
    now: Instant,
) -> Result<Partner, Error> {
    let why = reason(why)?;
    let before = hold(conn, seen.id)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    let to = machine::STEPS.step(before.state, event, By::Admin)?;
    let after = store::change(conn, seen.id, to, now)?;
    let entry = Entry::of(KIND, seen.id).by(actor, event);
    entry.step(before.state, to).because(why).record(conn)?;
    Ok(after)
}

/// Writes into a partner's history, on the version that was read, that their code was replaced.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::StaleVersion`]; [`Error::BadReason`]; [`Error::Db`].
pub fn note_new_code(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<UserId>,
    (why, now): (&str, Instant),
) -> Result<Partner, Error> {
    let why = reason(why)?;
    let before = hold(conn, seen.id)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    Entry::of(KIND, seen.id).by(actor, "replace_code").because(why).record(conn)?;
    Ok(store::change(conn, seen.id, before.state, now)?)
}

/// A reason as it is kept.
pub(crate) fn reason(text: &str) -> Result<&str, Error> {
    let text = kernel::text::trimmed(text);
    let fits = (1..=2000).contains(&text.chars().count());
    if fits && kernel::text::is_prose(text) { Ok(text) } else { Err(Error::BadReason) }
}

/// The number of the next one they bring, which is taken with this.
pub(crate) fn take_number(conn: &mut Conn, user: UserId) -> Result<i32, Error> {
    Ok(store::take_number(conn, user)?)
}

/// Partners, the newest first, with what came of their codes since then.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    filter: &Filter,
    since: Instant,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, filter, paging)?;
    let page = Page::cut(weigh(conn, rows, since)?, paging.limit, |row: &Listed| Cursor {
        at: row.partner.since,
        id: row.partner.user.0,
    });
    Ok(page)
}

/// One partner, as the list has them.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::Db`].
pub fn show(conn: &mut Conn, user: UserId, since: Instant) -> Result<Listed, Error> {
    let found = store::found(conn, user)?.ok_or(Error::NoPartner)?;
    weigh(conn, vec![found], since)?.pop().ok_or(Error::NoPartner)
}

fn weigh(conn: &mut Conn, rows: Vec<store::Found>, since: Instant) -> Result<Vec<Listed>, Error> {
    let rows: Vec<(Partner, _, _, _)> = rows
        .into_iter()
        .map(|(row, email, name, code)| (Partner::from(row), email, name, code))
        .collect();
    let of: Vec<UserId> = rows.iter().map(|row| row.0.user).collect();
    let counted = store::brought_since(conn, &of, since)?;
    let listed = |(partner, email, display_name, code): (Partner, String, String, _)| {
        let (signed_up, activated) = counted.get(&partner.user).copied().unwrap_or_default();
        Listed { partner, email, display_name, code, signed_up, activated }
    };
    Ok(rows.into_iter().map(listed).collect())
}
