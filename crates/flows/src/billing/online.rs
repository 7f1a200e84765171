//! Invoices that are paid at a payment provider. What the provider says goes through the same acts on the ledger as
//! what staff record.

use ::billing::invoices::{self, State};
use ::billing::ledger::{self, Method, PaymentState, Receipt};
use ::billing::online::{self, Checkout, Session};
use db::audit::Actor;
use db::{Conn, Db};
use kernel::{CompanyId, InvoiceId, PaymentId, Seen};
use payments::{Event, Outcome, Page, Provider, Wanted};

use crate::post::Sender;
use crate::{Error, Result, Reviewer, site};

/// Who asks for a page where an invoice is paid.
#[derive(Debug, Clone)]
pub struct Asking {
    /// The invoice.
    pub invoice: InvoiceId,
    /// The company, where it is the company that asks; staff ask about any.
    pub company: Option<CompanyId>,
    /// Who acts, and when.
    pub by: Reviewer,
}

/// What is open already, or what has to be asked for.
enum Start {
    Open(Checkout),
    Ask(Wanted),
}

/// The provider's page for what an invoice still asks for: one that is open, or a new one.
///
/// # Errors
/// [`Error::Payment`]; those of the invoice.
pub async fn page((db, provider): (&Db, &Provider), asking: Asking) -> Result<Checkout> {
    if !provider.is_online() {
        return Err(payments::Failure::Manual.into());
    }
    let asked = asking.clone();
    let wanted = match db.read(move |conn| start(conn, &asked)).await? {
        Start::Open(open) => return Ok(open),
        Start::Ask(wanted) => wanted,
    };
    let page = provider.begin(&wanted).await?;
    let Asking { invoice, by, .. } = asking;
    db.write(move |conn| {
        Ok(online::note(conn, by.actor, (invoice, &session(page)), by.sender.now)?)
    })
    .await
}

fn session(page: Page) -> Session {
    let Page { id, url, amount, expires_at } = page;
    Session { id, url, amount, expires_at }
}

fn start(conn: &mut Conn, asking: &Asking) -> Result<Start> {
    let id = asking.invoice;
    let invoice = match asking.company {
        Some(company) => invoices::find_issued(conn, company, id)?,
        None => invoices::find(conn, id)?,
    };
    let amount = online::owed(&invoice)?;
    if let Some(open) = online::open(conn, (id, amount), asking.by.sender.now)? {
        return Ok(Start::Open(open));
    }
    let back = asking.by.sender.url(&site::invoice(id));
    Ok(Start::Ask(Wanted {
        invoice: id,
        title: format!("Invoice {}", invoice.name()),
        amount,
        currency: invoice.currency,
        key: format!("assay-{id}-{}-{amount}", online::count(conn, id)?),
        paid_url: format!("{back}?paid=online"),
        back_url: back,
    }))
}

/// Whether an event was handled before.
///
/// # Errors
/// [`Error::Db`].
pub fn is_handled(conn: &mut Conn, event: &Event) -> Result<bool> {
    Ok(online::is_handled(conn, &event.id)?)
}

/// What came of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Applied {
    /// It was handled before.
    Repeated,
    /// Nothing follows from it.
    Ignored,
    /// The ledger says what the provider says.
    Settled,
}

/// Notes an event and brings the ledger to what the provider says has become of the payment, in one transaction.
/// `outcome` was asked of the provider after the event came, so that the order of events does not matter.
///
/// # Errors
/// Those of the ledger: then the event counts as not handled, and the provider sends it again.
pub fn apply(
    conn: &mut Conn,
    sender: &Sender,
    event: &Event,
    outcome: Option<Outcome>,
) -> Result<Applied> {
    if !online::is_first(conn, &event.id, &event.kind, sender.now)? {
        return Ok(Applied::Repeated);
    }
    let Some((of, invoice)) = outcome.and_then(|of| of.invoice.map(|invoice| (of, invoice))) else {
        return Ok(Applied::Ignored);
    };
    super::hold(conn, invoice)?;
    let found = invoices::find(conn, invoice)?;
    let Outcome { page, received, refunded, reference, currency, .. } = of;
    if currency != Some(found.currency) || found.number.is_none() {
        tracing::error!(invoice.id = %invoice, "payment.other_currency");
        return Ok(Applied::Ignored);
    }
    let by = Reviewer { actor: Actor::System, sender: sender.clone() };
    let checkout = online::note(conn, by.actor, (invoice, &session(page)), sender.now)?;
    if checkout.invoice != invoice {
        return Ok(Applied::Ignored);
    }
    let Some(step) = checkout.step(received, refunded) else { return Ok(Applied::Settled) };
    if step.record.is_some() && matches!(found.state, State::Void | State::Credited) {
        // Nothing can be recorded on it. The money is at the provider, and staff give it back there.
        tracing::error!(invoice.id = %invoice, "payment.invoice_closed");
        return Ok(Applied::Ignored);
    }
    if let Some(payment) = step.reverse {
        let version = invoices::find(conn, invoice)?.version;
        super::reverse(conn, &by, (payment, version), "The provider gave money back.")?;
    }
    let mut settled = None;
    if let Some(amount) = step.record {
        settled = Some((record(conn, &by, (invoice, amount), reference)?, amount));
    }
    online::settle(conn, checkout.id, settled)?;
    Ok(Applied::Settled)
}

fn record(
    conn: &mut Conn,
    by: &Reviewer,
    (invoice, amount): (InvoiceId, i64),
    reference: Option<String>,
) -> Result<PaymentId> {
    let before: Vec<PaymentId> = ids(conn, invoice)?;
    let reference = reference.filter(|text| text.len() <= 120);
    let received_on = by.sender.now.date_naive();
    let receipt = Receipt { amount, received_on, method: Method::Card, reference };
    super::pay(conn, by, Seen::any(invoice), &receipt)?;
    let made = ids(conn, invoice)?.into_iter().find(|id| !before.contains(id));
    made.ok_or_else(|| Error::inconsistent("a payment was recorded and is not there"))
}

fn ids(conn: &mut Conn, invoice: InvoiceId) -> Result<Vec<PaymentId>> {
    let counting = ledger::payments(conn, invoice)?.into_iter();
    Ok(counting.filter(|one| one.state == PaymentState::Recorded).map(|one| one.id).collect())
}
