//! What partners are paid, once a month, in one currency each.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::NaiveTime;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::money::Currency;
use kernel::{Cursor, Instant, Page, Paging, PartnerStatementId, Seen, UserId};

pub use machine::{By, Event, State};
pub use rules::{Listed, Statement, next_on};

use self::rules::Month;
use crate::commissions::{self, Commission};
use crate::{Error, accounts};

/// What the audit log calls a statement.
pub const KIND: &str = "partner_statement";

/// The moment at which the month began.
fn began(month: &Month) -> Instant {
    month.first.and_time(NaiveTime::MIN).and_utc()
}

/// For whom a statement may have to be made this month.
///
/// # Errors
/// [`Error::Db`].
pub fn to_make(conn: &mut Conn, now: Instant, most: i64) -> Result<Vec<(UserId, Currency)>, Error> {
    let Some(month) = rules::month(now.date_naive()) else { return Ok(Vec::new()) };
    commissions::to_state(conn, (month.first, began(&month)), most)
}

/// Makes the statement of this month of all that was due before it; `None` where there is one, later than
/// in the first week, and where it would not come to more than nothing: then the next one takes it all.
///
/// # Errors
/// [`Error::NoPartner`]; [`Error::Db`].
pub fn make(
    conn: &mut Conn,
    of: (UserId, Currency),
    now: Instant,
) -> Result<Option<Statement>, Error> {
    accounts::hold(conn, of.0)?;
    let Some(month) = rules::month(now.date_naive()) else { return Ok(None) };
    if store::is_made(conn, of, month.first)? {
        return Ok(None);
    }
    let lines = commissions::due(conn, of, began(&month))?;
    let total: i64 = lines.iter().map(|line| line.amount).sum();
    if total <= 0 {
        return Ok(None);
    }
    let made = store::insert(conn, of, (month, total), now)?;
    let by = (Actor::System, commissions::By::System);
    for line in &lines {
        let how = (commissions::Event::State, Some(made.id), None);
        commissions::step(conn, by, line, how, now)?;
    }
    Entry::of(KIND, made.id).by(Actor::System, "issue").to(State::Review).record(conn)?;
    Ok(Some(made))
}

/// Makes a statement come to what is left of its lines. Where that is nothing, it is void and the next one
/// takes them.
///
/// # Errors
/// [`Error::NoStatement`]; [`Error::Db`].
pub fn recount(conn: &mut Conn, id: PartnerStatementId, now: Instant) -> Result<(), Error> {
    let before = find(conn, id)?;
    let lines = commissions::on_statement(conn, id)?;
    let total: i64 = lines.iter().map(|line| line.amount).sum();
    if total > 0 {
        store::set_total(conn, id, total)?;
        return Ok(());
    }
    let to = machine::STEPS.step(before.state, Event::Void, By::System)?;
    let by = (Actor::System, commissions::By::System);
    for line in &lines {
        commissions::step(conn, by, line, (commissions::Event::Carry, None, None), now)?;
    }
    store::end(conn, id, to, None)?;
    let entry = Entry::of(KIND, id).by(Actor::System, Event::Void);
    Ok(entry.step(before.state, to).because("Its payments were refunded.").record(conn)?)
}

/// Records that a statement was paid out.
///
/// # Errors
/// [`Error::NoStatement`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::InReview`];
/// [`Error::Field`]; [`Error::Db`].
pub fn pay(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<PartnerStatementId>,
    reference: &str,
    now: Instant,
) -> Result<Statement, Error> {
    let reference = rules::reference(reference)?;
    let partner = find(conn, seen.id)?.partner;
    accounts::hold(conn, partner)?;
    let before = find(conn, seen.id)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    let to = machine::STEPS.step(before.state, Event::Pay, By::Staff)?;
    if now.date_naive() <= before.review_until {
        return Err(Error::InReview);
    }
    let by = (actor, commissions::By::Staff);
    for line in commissions::on_statement(conn, seen.id)? {
        let how = (commissions::Event::Pay, Some(seen.id), None);
        commissions::step(conn, by, &line, how, now)?;
    }
    let after = store::end(conn, seen.id, to, Some((actor.user(), reference, now)))?;
    let entry = Entry::of(KIND, seen.id).by(actor, Event::Pay);
    entry.step(before.state, to).because(reference).record(conn)?;
    Ok(after)
}

/// A statement.
///
/// # Errors
/// [`Error::NoStatement`]; [`Error::Db`].
pub fn find(conn: &mut Conn, id: PartnerStatementId) -> Result<Statement, Error> {
    store::find(conn, id)?.ok_or(Error::NoStatement)
}

/// Its lines, the first earned first.
///
/// # Errors
/// [`Error::Db`].
pub fn lines(conn: &mut Conn, id: PartnerStatementId) -> Result<Vec<Commission>, Error> {
    commissions::on_statement(conn, id)
}

/// Statements of a partner or of all, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    partner: Option<UserId>,
    state: Option<State>,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, partner, state, paging)?;
    let key = |row: &Listed| Cursor { at: row.statement.issued_at, id: row.statement.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}
