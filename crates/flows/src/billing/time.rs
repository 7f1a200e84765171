//! What time alone brings about: an invoice is due, what was paid for is over.

use ::billing::coverage;
use ::billing::invoices::{self, Occasion};
use ::billing::subscriptions;
use companies::grants::{self, Flag};
use db::{Conn, Db};
use kernel::{CompanyId, InvoiceId};

use super::tell::of_day;
use crate::Result;
use crate::post::Sender;

/// How many invoices are looked at in one go.
const AT_ONCE: i64 = 200;

/// Renews subscriptions. Tells companies once of each invoice that is due, and once where what they paid for is over and nothing
/// follows: then the flag is lost after the grace.
///
/// # Errors
/// [`crate::Error::Db`] where it is not even known what is due.
pub fn keep_time(db: &Db, sender: &Sender) -> Result<()> {
    super::subscribe::renew_due(db, sender)?;
    for what in [Occasion::Due, Occasion::Ending] {
        for id in db.read_now(|conn| invoices::to_tell(conn, what, sender.now, AT_ONCE))? {
            // One that fails does not keep the others.
            if let Err(e) = db.write_now(|conn| tell(conn, sender, what, id)) {
                tracing::error!(error = ?e, "invoice.tell_failed");
            }
        }
    }
    Ok(())
}

fn tell(conn: &mut Conn, sender: &Sender, what: Occasion, id: InvoiceId) -> Result<()> {
    let Some(invoice) = invoices::tell(conn, what, id, sender.now)? else { return Ok(()) };
    match what {
        Occasion::Due if invoice.owed() > 0 => of_day(conn, sender, &invoice, None),
        Occasion::Due => Ok(()),
        Occasion::Ending => {
            if is_granted(conn, invoice.company)? || goes_on(conn, invoice.company)? {
                return Ok(());
            }
            let today = sender.now.date_naive();
            let covered = coverage::of(conn, invoice.company, today)?;
            let ends = covered.open_until.filter(|_| covered.until == Some(invoice.period.to));
            ends.map_or(Ok(()), |day| of_day(conn, sender, &invoice, Some(day)))
        }
    }
}

/// Whether the admin has opened what a payment opens: then nothing closes with the period.
fn is_granted(conn: &mut Conn, company: CompanyId) -> Result<bool> {
    Ok(grants::of(conn, company)?.iter().any(|grant| grant.flag == Flag::Payment))
}

/// Whether a subscription goes on: it keeps open what a payment opens while its next invoice can be paid.
fn goes_on(conn: &mut Conn, company: CompanyId) -> Result<bool> {
    Ok(subscriptions::of(conn, company)?.is_some())
}
