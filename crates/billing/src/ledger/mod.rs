//! What is paid on invoices, taken back and credited.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, CreditNoteId, Instant, InvoiceId, PaymentId, Refused, Seen};

pub use rules::{CreditNote, Cut, Method, Payment, PaymentState, Receipt};

use crate::Error;
use crate::invoices::{self, Invoice, KIND, STEPS};
use crate::money::Currency;
use crate::numbers::{self, Series};
use crate::reason::reason;
use rules::{Act, CutLine, Sums};

/// What a company has paid too much in a currency and not used.
///
/// # Errors
/// [`Error::Db`].
pub fn credit(conn: &mut Conn, company: CompanyId, currency: Currency) -> Result<i64, Error> {
    Ok(store::excess(conn, company, currency)? - store::used(conn, company, currency)?)
}

/// The same for every currency in which there is some.
///
/// # Errors
/// [`Error::Db`].
pub fn credits(conn: &mut Conn, company: CompanyId) -> Result<Vec<(Currency, i64)>, Error> {
    let mut found = Vec::new();
    for currency in store::currencies(conn, company)? {
        let left = credit(conn, company, currency)?;
        if left > 0 {
            found.push((currency, left));
        }
    }
    Ok(found)
}

/// Writes down what follows for the invoice, which is locked.
fn settle(
    conn: &mut Conn,
    actor: Actor,
    (act, before, after): (Act, &Invoice, Sums),
    why: Option<&str>,
    now: Instant,
) -> Result<Invoice, Error> {
    let event = rules::event(act, before.state, after);
    let to = STEPS.step(before.state, event, ())?;
    let sums = (after.paid(), after.excess(), after.credited);
    let settled = invoices::settle(conn, before.id, to, sums, now)?;
    let entry = Entry::of(KIND, before.id).by(actor, event);
    entry.step(before.state, to).because(why).record(conn)?;
    Ok(settled)
}

/// Records a payment. What is beyond what is owed is the company's credit. The caller holds the company.
///
/// # Errors
/// [`Error::NoInvoice`]; [`Error::StaleVersion`]; [`Error::Fields`]; [`Error::Refused`];
/// [`Error::TooLittleCredit`]; [`Error::CreditBeyondOwed`]; [`Error::Db`].
pub fn pay(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<InvoiceId>,
    receipt: &Receipt,
    now: Instant,
) -> Result<Invoice, Error> {
    receipt.check(now.date_naive())?;
    let before = invoices::hold(conn, seen)?;
    let sums = Sums::of(&before);
    if receipt.method == Method::Credit {
        if receipt.amount > sums.owed() {
            return Err(Error::CreditBeyondOwed);
        }
        if receipt.amount > credit(conn, before.company, before.currency)? {
            return Err(Error::TooLittleCredit);
        }
    }
    let after = Sums { received: sums.received + receipt.amount, ..sums };
    let settled = settle(conn, actor, (Act::Pay, &before, after), None, now)?;
    let id = store::insert_payment(conn, before.id, receipt, actor.user(), now)?;
    let entry = Entry::of("payment", id).by(actor, "record");
    entry.to(PaymentState::Recorded).record(conn)?;
    Ok(settled)
}

/// Which invoice a payment is on.
///
/// # Errors
/// [`Error::NoPayment`]; [`Error::Db`].
pub fn find(conn: &mut Conn, id: PaymentId) -> Result<Payment, Error> {
    store::payment(conn, id)?.ok_or(Error::NoPayment)
}

/// Takes a payment back: it was recorded by mistake, or the bank returned it. The caller holds the company.
///
/// # Errors
/// [`Error::NoPayment`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::CreditUsed`];
/// [`Error::BadReason`]; [`Error::Db`].
pub fn reverse(
    conn: &mut Conn,
    actor: Actor,
    (id, version): (PaymentId, Option<i32>),
    why: &str,
    now: Instant,
) -> Result<Invoice, Error> {
    let why = reason(why)?;
    let invoice = find(conn, id)?.invoice;
    let before = invoices::hold(conn, Seen { id: invoice, version })?;
    // Read again: who held the invoice before may have reversed it.
    let payment = find(conn, id)?;
    if payment.state == PaymentState::Reversed {
        return Err(Refused::not_now("reversed", "reverse").into());
    }
    let sums = Sums::of(&before);
    let after = Sums { received: sums.received - payment.receipt.amount, ..sums };
    let settled = settle(conn, actor, (Act::Reverse, &before, after), Some(why), now)?;
    store::reverse(conn, id, (actor.user(), why), now)?;
    if credit(conn, before.company, before.currency)? < 0 {
        return Err(Error::CreditUsed);
    }
    let entry = Entry::of("payment", id).by(actor, "reverse");
    entry.step(PaymentState::Recorded, PaymentState::Reversed).because(why).record(conn)?;
    Ok(settled)
}

/// Corrects an issued invoice: takes `cuts` off its lines, or everything that is left. The caller holds the
/// company.
///
/// # Errors
/// [`Error::NoInvoice`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::Fields`];
/// [`Error::NumberGap`]; [`Error::BadReason`]; [`Error::Db`].
pub fn correct(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<InvoiceId>,
    (cuts, why): (Option<&[Cut]>, &str),
    now: Instant,
) -> Result<(Invoice, CreditNote), Error> {
    let why = reason(why)?;
    let before = invoices::hold(conn, seen)?;
    // What cannot be credited is refused for its state, not for what is left of it.
    STEPS.step(before.state, invoices::Event::CreditWhole, ())?;
    let lines = invoices::lines(conn, before.id)?;
    let taken = store::cut_before(conn, before.id)?;
    let cut = rules::cut(&lines, &taken, cuts)?;
    let (net, tax) = sum(&cut);
    let sums = Sums::of(&before);
    let after = Sums { credited: sums.credited + net + tax, ..sums };
    let settled = settle(conn, actor, (Act::Credit, &before, after), Some(why), now)?;
    let made_on = now.date_naive();
    let number = numbers::take(conn, Series::CreditNote, chrono::Datelike::year(&made_on))?;
    let reason = why.to_owned();
    let (id, invoice) = (CreditNoteId::new(), before.id);
    let note = CreditNote { id, invoice, number, net, tax, reason, made_on };
    store::insert_note(conn, &note, actor.user(), now)?;
    store::insert_cut(conn, note.id, &cut)?;
    Entry::of("credit_note", note.id).by(actor, "make").because(why).record(conn)?;
    Ok((settled, note))
}

fn sum(cut: &[CutLine]) -> (i64, i64) {
    cut.iter().fold((0, 0), |(net, tax), one| (net + one.net, tax + one.tax))
}

/// The payments on an invoice, the first recorded first.
///
/// # Errors
/// [`Error::Db`].
pub fn payments(conn: &mut Conn, id: InvoiceId) -> Result<Vec<Payment>, Error> {
    Ok(store::payments(conn, id)?)
}

/// The credit notes about an invoice, the first made first.
///
/// # Errors
/// [`Error::Db`].
pub fn credit_notes(conn: &mut Conn, id: InvoiceId) -> Result<Vec<CreditNote>, Error> {
    Ok(store::notes(conn, id)?)
}

/// What is left of each line to be credited, before tax, in order.
///
/// # Errors
/// [`Error::Db`].
pub fn left_to_credit(conn: &mut Conn, id: InvoiceId) -> Result<Vec<i64>, Error> {
    let (lines, taken) = (invoices::lines(conn, id)?, store::cut_before(conn, id)?);
    let left = |(position, asked): (i32, &invoices::Asked)| {
        asked.line.net() - taken.get(&position).map_or(0, |(net, _)| *net)
    };
    Ok((1..).zip(&lines).map(left).collect())
}
