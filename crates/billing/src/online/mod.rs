//! Invoices that are paid at a payment provider. Who asks the provider is in `flows`; here is what is remembered
//! of it. Every act is by who holds the company.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CheckoutId, Instant, InvoiceId, PaymentId, Refused};

pub use rules::{Checkout, Session, Step};

use crate::Error;
use crate::invoices::{Invoice, KIND};

/// What an invoice still asks for, to be paid online.
///
/// # Errors
/// [`Error::Refused`] where nothing is owed.
pub fn owed(invoice: &Invoice) -> Result<i64, Error> {
    match invoice.owed() {
        0 => Err(Refused::not_now(invoice.state.as_str(), "pay online").into()),
        owed => Ok(owed),
    }
}

/// A page of the provider's that asks for this amount and can still be paid at.
///
/// # Errors
/// [`Error::Db`].
pub fn open(
    conn: &mut Conn,
    (invoice, amount): (InvoiceId, i64),
    now: Instant,
) -> Result<Option<Checkout>, Error> {
    let newest = store::newest(conn, invoice)?;
    Ok(newest.filter(|one| one.amount == amount && one.is_open(now)))
}

/// How many such pages an invoice has had: with the invoice it names the next one, so that asking twice makes one.
///
/// # Errors
/// [`Error::Db`].
pub fn count(conn: &mut Conn, invoice: InvoiceId) -> Result<i64, Error> {
    Ok(store::count(conn, invoice)?)
}

/// Remembers a page of the provider's; one that is known stays as it is.
///
/// # Errors
/// [`Error::Db`].
pub fn note(
    conn: &mut Conn,
    actor: Actor,
    (invoice, session): (InvoiceId, &Session),
    now: Instant,
) -> Result<Checkout, Error> {
    let made = store::insert(conn, (invoice, session), actor.user(), now)?;
    if made > 0 {
        Entry::of(KIND, invoice).by(actor, "offer_online").record(conn)?;
    }
    store::lock(conn, &session.id)?.ok_or(Error::NoInvoice)
}

/// Notes an event of the provider's; answers whether it is the first time.
///
/// # Errors
/// [`Error::Db`].
pub fn is_first(conn: &mut Conn, event: &str, kind: &str, now: Instant) -> Result<bool, Error> {
    Ok(store::insert_event(conn, event, kind, now)? == 1)
}

/// Removes events that were received before an instant, and answers how many that was. Stripe sends an event for
/// three days at most; one that came again later would only have its payment looked at again.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_events(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_events(conn, before)?)
}

/// Whether an event was handled.
///
/// # Errors
/// [`Error::Db`].
pub fn is_handled(conn: &mut Conn, event: &str) -> Result<bool, Error> {
    Ok(store::has_event(conn, event)?)
}

/// Which payment on the ledger stands for what the provider has received.
///
/// # Errors
/// [`Error::Db`].
pub fn settle(
    conn: &mut Conn,
    id: CheckoutId,
    payment: Option<(PaymentId, i64)>,
) -> Result<(), Error> {
    Ok(store::settle(conn, id, payment).map(drop)?)
}
