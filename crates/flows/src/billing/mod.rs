//! What staff do with invoices, and what the company hears of it. Whether a company has the flag `payment`
//! is read from the invoices themselves, so that it follows every act in its own transaction.

pub mod online;
mod subscribe;
mod tell;
mod time;

use ::billing::invoices::{self, Buyer, Draft, Event, Invoice, State};
use ::billing::ledger::{self, CreditNote, Cut, Receipt};
use companies::profiles::{self, Company};
use db::Conn;
use kernel::{CompanyId, InvoiceId, PaymentId, Seen, words};

pub use subscribe::{choose_next, churn, end_with_period, grant, subscribe};
pub use time::keep_time;

use crate::notify::BillingEvent;
use crate::{Error, Result, Reviewer, partners, webhooks};
use tell::tell;

words! {
    /// How somebody is reminded of an invoice.
    pub enum Reminder as "InvoiceReminder" {
        /// It may have been forgotten.
        Friendly = "friendly",
        /// It is to be paid now.
        Firm = "firm",
        /// The last one.
        Last = "last",
    }
}

/// The company that an invoice is to; nobody gets one who was never looked at.
fn buyer(conn: &mut Conn, id: CompanyId) -> Result<Buyer> {
    let company = profiles::hold(conn, id)?;
    if profiles::was_approved(conn, &company)? {
        Ok(Buyer { company: id, name: company.name })
    } else {
        Err(Error::UnknownBuyer)
    }
}

/// Holds the company of an invoice before the invoice itself, as every act does.
fn hold(conn: &mut Conn, id: InvoiceId) -> Result<Company> {
    let company = invoices::find(conn, id)?.company;
    Ok(profiles::hold(conn, company)?)
}

/// Begins an invoice to a company.
///
/// # Errors
/// [`Error::UnknownBuyer`]; those of the invoice.
pub fn begin(conn: &mut Conn, by: &Reviewer, to: CompanyId, draft: &Draft) -> Result<Invoice> {
    let buyer = buyer(conn, to)?;
    Ok(invoices::begin(conn, by.actor, (&buyer, draft), by.sender.now)?)
}

/// Rewrites a draft.
///
/// # Errors
/// [`Error::UnknownBuyer`]; those of the invoice.
pub fn change(
    conn: &mut Conn,
    by: &Reviewer,
    seen: Seen<InvoiceId>,
    (to, draft): (CompanyId, &Draft),
) -> Result<Invoice> {
    let buyer = buyer(conn, to)?;
    Ok(invoices::change(conn, by.actor, seen, (&buyer, draft), by.sender.now)?)
}

/// Issues an invoice.
///
/// # Errors
/// Those of the invoice.
pub fn issue(conn: &mut Conn, by: &Reviewer, seen: Seen<InvoiceId>) -> Result<Invoice> {
    let company = hold(conn, seen.id)?;
    let issued = invoices::issue(conn, by.actor, seen, &company.name, by.sender.now)?;
    webhooks::of_invoice(conn, &by.sender, &issued, webhooks::Invoiced::Issued)?;
    tell(conn, &by.sender, &issued, BillingEvent::Issued)?;
    Ok(issued)
}

/// Records a payment.
///
/// # Errors
/// Those of the ledger.
pub fn pay(
    conn: &mut Conn,
    by: &Reviewer,
    seen: Seen<InvoiceId>,
    receipt: &Receipt,
) -> Result<Invoice> {
    hold(conn, seen.id)?;
    let was_paid = invoices::find(conn, seen.id)?.state == State::Paid;
    let paid = ledger::pay(conn, by.actor, seen, receipt, by.sender.now)?;
    partners::follow_invoice(conn, &paid, by.sender.now)?;
    if paid.state == State::Paid && !was_paid {
        say_paid(conn, by, &paid)?;
    }
    Ok(paid)
}

fn say_paid(conn: &mut Conn, by: &Reviewer, paid: &Invoice) -> Result<()> {
    webhooks::of_invoice(conn, &by.sender, paid, webhooks::Invoiced::Paid)?;
    tell(conn, &by.sender, paid, BillingEvent::Paid)
}

/// Takes a payment back.
///
/// # Errors
/// Those of the ledger.
pub fn reverse(
    conn: &mut Conn,
    by: &Reviewer,
    (id, version): (PaymentId, i32),
    why: &str,
) -> Result<Invoice> {
    let invoice = ledger::find(conn, id)?.invoice;
    hold(conn, invoice)?;
    let reversed = ledger::reverse(conn, by.actor, (id, Some(version)), why, by.sender.now)?;
    partners::follow_invoice(conn, &reversed, by.sender.now)?;
    Ok(reversed)
}

/// Makes a credit note.
///
/// # Errors
/// Those of the ledger.
pub fn correct(
    conn: &mut Conn,
    by: &Reviewer,
    seen: Seen<InvoiceId>,
    cuts: Option<&[Cut]>,
    why: &str,
) -> Result<(Invoice, CreditNote)> {
    hold(conn, seen.id)?;
    let before = invoices::find(conn, seen.id)?.state;
    let (after, note) = ledger::correct(conn, by.actor, seen, (cuts, why), by.sender.now)?;
    partners::follow_invoice(conn, &after, by.sender.now)?;
    webhooks::of_invoice(conn, &by.sender, &after, webhooks::Invoiced::Credited)?;
    tell::of_credit(conn, &by.sender, &after, &note)?;
    if after.state == State::Paid && before != State::Paid {
        say_paid(conn, by, &after)?;
    }
    Ok((after, note))
}

/// Voids an invoice.
///
/// # Errors
/// Those of the invoice.
pub fn void(conn: &mut Conn, by: &Reviewer, seen: Seen<InvoiceId>, why: &str) -> Result<Invoice> {
    hold(conn, seen.id)?;
    let ended = invoices::end(conn, by.actor, seen, (Event::Void, why), by.sender.now)?;
    webhooks::of_invoice(conn, &by.sender, &ended, webhooks::Invoiced::Voided)?;
    tell(conn, &by.sender, &ended, BillingEvent::Voided)?;
    Ok(ended)
}

/// Expects an invoice to be paid no more. The company hears nothing of that.
///
/// # Errors
/// Those of the invoice.
pub fn write_off(
    conn: &mut Conn,
    by: &Reviewer,
    seen: Seen<InvoiceId>,
    why: &str,
) -> Result<Invoice> {
    hold(conn, seen.id)?;
    Ok(invoices::end(conn, by.actor, seen, (Event::WriteOff, why), by.sender.now)?)
}

/// Reminds the company of an invoice.
///
/// # Errors
/// Those of the invoice.
pub fn remind(
    conn: &mut Conn,
    by: &Reviewer,
    seen: Seen<InvoiceId>,
    how: Reminder,
) -> Result<Invoice> {
    hold(conn, seen.id)?;
    let reminded = invoices::remind(conn, by.actor, seen, how.as_str(), by.sender.now)?;
    let event = match how {
        Reminder::Friendly => BillingEvent::Reminder,
        Reminder::Firm => BillingEvent::SecondReminder,
        Reminder::Last => BillingEvent::LastReminder,
    };
    tell(conn, &by.sender, &reminded, event)?;
    Ok(reminded)
}
