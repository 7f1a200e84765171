//! Invoices: written, issued, then only paid, credited, voided or written off.
//!
//! Who changes an invoice holds its company first, so that what the company has as credit stays so.

mod machine;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Instant, InvoiceId, Refused, Seen};

pub(crate) use machine::STEPS;
pub use machine::{Event, State};
pub use rules::{Draft, Invoice, MAX_LINES, Period, REMINDER_DAYS};
pub(crate) use store::{Row, settle};

use crate::Error;
use crate::money::Line;
use crate::numbers::{self, Series};
use crate::reason::reason;

/// What the audit log calls an invoice.
pub const KIND: &str = "invoice";

/// Whom an invoice is to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Buyer {
    /// The company.
    pub company: CompanyId,
    /// What it is called now.
    pub name: String,
}

/// Begins an invoice.
///
/// # Errors
/// [`Error::Fields`]; [`Error::Db`].
pub fn begin(
    conn: &mut Conn,
    actor: Actor,
    (buyer, draft): (&Buyer, &Draft),
    now: Instant,
) -> Result<Invoice, Error> {
    draft.check()?;
    let made = store::insert(conn, (buyer, draft), actor.user(), now)?;
    store::insert_lines(conn, made.id, draft)?;
    Entry::of(KIND, made.id).by(actor, "begin").to(made.state).record(conn)?;
    Ok(made)
}

/// One invoice.
///
/// # Errors
/// [`Error::NoInvoice`]; [`Error::Db`].
pub fn find(conn: &mut Conn, id: InvoiceId) -> Result<Invoice, Error> {
    store::find(conn, id)?.ok_or(Error::NoInvoice)
}

/// One invoice as its company sees it, or the company that this one was merged into: a draft is none.
///
/// # Errors
/// [`Error::NoInvoice`]; [`Error::Db`].
pub fn find_issued(conn: &mut Conn, company: CompanyId, id: InvoiceId) -> Result<Invoice, Error> {
    let found = store::find(conn, id)?.filter(|one| one.number.is_some());
    let found = found.ok_or(Error::NoInvoice)?;
    let theirs = found.company == company || store::is_merged(conn, found.company, company)?;
    theirs.then_some(found).ok_or(Error::NoInvoice)
}

/// A line of an invoice, as it was written down with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// What it says.
    pub line: Line,
    /// Its part of the tax of its rate.
    pub tax: i64,
    /// True for a line that the invoice's discount adds.
    pub is_discount: bool,
}

/// What an invoice asks money for, in order.
///
/// # Errors
/// [`Error::Db`].
pub fn lines(conn: &mut Conn, id: InvoiceId) -> Result<Vec<Asked>, Error> {
    Ok(store::lines(conn, id)?)
}

/// The invoice as it was seen, locked until the transaction ends.
pub(crate) fn hold(conn: &mut Conn, seen: Seen<InvoiceId>) -> Result<Invoice, Error> {
    let found = store::lock(conn, seen.id)?.ok_or(Error::NoInvoice)?;
    if seen.is_stale(found.version) { Err(Error::StaleVersion) } else { Ok(found) }
}

fn hold_draft(conn: &mut Conn, seen: Seen<InvoiceId>) -> Result<Invoice, Error> {
    let found = hold(conn, seen)?;
    if found.state == State::Draft { Ok(found) } else { Err(Error::Issued) }
}

/// Rewrites a draft.
///
/// # Errors
/// Those of [`begin`]; [`Error::NoInvoice`]; [`Error::StaleVersion`]; [`Error::Issued`].
pub fn change(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<InvoiceId>,
    (buyer, draft): (&Buyer, &Draft),
    now: Instant,
) -> Result<Invoice, Error> {
    draft.check()?;
    hold_draft(conn, seen)?;
    store::delete_lines(conn, seen.id)?;
    store::insert_lines(conn, seen.id, draft)?;
    let changed = store::change(conn, seen.id, (buyer, draft), now)?;
    Entry::of(KIND, seen.id).by(actor, "change").record(conn)?;
    Ok(changed)
}

/// Removes a draft.
///
/// # Errors
/// [`Error::NoInvoice`]; [`Error::StaleVersion`]; [`Error::Issued`]; [`Error::Db`].
pub fn discard(conn: &mut Conn, actor: Actor, seen: Seen<InvoiceId>) -> Result<(), Error> {
    hold_draft(conn, seen)?;
    store::delete(conn, seen.id)?;
    Ok(Entry::of(KIND, seen.id).by(actor, "discard").record(conn)?)
}

/// Gives an invoice its number; from then on its content stays. `name` is what the company is called now.
///
/// # Errors
/// [`Error::NoInvoice`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::NothingOwed`]; those of
/// [`numbers::gaps`] that stand in the way; [`Error::Db`].
pub fn issue(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<InvoiceId>,
    name: &str,
    now: Instant,
) -> Result<Invoice, Error> {
    let before = hold(conn, seen)?;
    let to = STEPS.step(before.state, Event::Issue, ())?;
    if before.gross() == 0 {
        return Err(Error::NothingOwed);
    }
    let today = now.date_naive();
    let number = numbers::take(conn, Series::Invoice, chrono::Datelike::year(&today))?;
    let due_on = rules::due_on(today, before.terms_days);
    let after = store::issue(conn, seen.id, (to, number, name), due_on, now)?;
    let entry = Entry::of(KIND, seen.id).by(actor, Event::Issue);
    entry.step(before.state, to).record(conn)?;
    Ok(after)
}

/// Takes an invoice back, or no longer expects it to be paid.
///
/// # Errors
/// [`Error::NoInvoice`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::NotUnpaid`];
/// [`Error::BadReason`]; [`Error::Db`].
pub fn end(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<InvoiceId>,
    (event, why): (Event, &str),
    now: Instant,
) -> Result<Invoice, Error> {
    let why = reason(why)?;
    let before = hold(conn, seen)?;
    if event == Event::Void && before.paid + before.credited > 0 {
        return Err(Error::NotUnpaid);
    }
    let to = match event {
        Event::Void | Event::WriteOff => STEPS.step(before.state, event, ())?,
        _ => {
            let (from, event) = (before.state.as_str(), event.as_str());
            return Err(Refused::not_now(from, event).into());
        }
    };
    let after = store::set_state(conn, seen.id, to, now)?;
    let entry = Entry::of(KIND, seen.id).by(actor, event);
    entry.step(before.state, to).because(why).record(conn)?;
    Ok(after)
}

/// Notes that the company is reminded of an invoice, with which text.
///
/// # Errors
/// [`Error::NoInvoice`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::RemindedLately`];
/// [`Error::Db`].
pub fn remind(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<InvoiceId>,
    template: &str,
    now: Instant,
) -> Result<Invoice, Error> {
    let before = hold(conn, seen)?;
    if !before.state.is_owed() {
        return Err(Refused::not_now(before.state.as_str(), "remind").into());
    }
    before.check_reminder(now)?;
    let after = store::count_reminder(conn, seen.id, now)?;
    Entry::of(KIND, seen.id).by(actor, "remind").because(template).record(conn)?;
    Ok(after)
}

/// What a company is notified of once, when its day has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// Today is the last day to pay it.
    Due,
    /// What it paid for is over.
    Ending,
}

/// Invoices whose company is to be notified, the oldest first, at most `most`.
///
/// # Errors
/// [`Error::Db`].
pub fn to_tell(
    conn: &mut Conn,
    what: Occasion,
    now: Instant,
    most: i64,
) -> Result<Vec<InvoiceId>, Error> {
    Ok(store::to_tell(conn, what, now.date_naive(), most)?)
}

/// Notes that the company is notified, unless it was already; answers the invoice where it was not.
///
/// # Errors
/// [`Error::Db`].
pub fn tell(
    conn: &mut Conn,
    what: Occasion,
    id: InvoiceId,
    now: Instant,
) -> Result<Option<Invoice>, Error> {
    Ok(store::tell(conn, what, id, now)?)
}
