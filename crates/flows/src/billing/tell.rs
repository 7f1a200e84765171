//! Who hears of an invoice: the owners of its company, and those who look after its invoices.

use ::billing::invoices::Invoice;
use ::billing::ledger::CreditNote;
use companies::profiles::Role;
use companies::team;
use db::Conn;
use kernel::chrono::NaiveDate;

use crate::notify::{self, Bill, BillingEvent, Notification};
use crate::post::Sender;
use crate::{Result, site};

/// A day in words.
pub(super) fn in_words(day: NaiveDate) -> String {
    day.format("%-d %B %Y").to_string()
}

/// What is said of an invoice: what is owed, or all of it where nothing is, and when it is due.
fn bill(of: &Invoice) -> Bill {
    let amount = if of.owed() > 0 { of.owed() } else { of.gross() };
    Bill {
        company: of.buyer_name.clone(),
        number: of.name(),
        amount: of.currency.write(amount),
        day: of.due_on.map(in_words).unwrap_or_default(),
    }
}

/// Notifies them of an invoice as it is now.
pub(super) fn tell(
    conn: &mut Conn,
    sender: &Sender,
    of: &Invoice,
    event: fn(Bill) -> BillingEvent,
) -> Result<()> {
    let cause = format!("{}", of.version);
    say(conn, sender, (of, &cause), event(bill(of)))
}

/// Notifies them of a credit note.
pub(super) fn of_credit(
    conn: &mut Conn,
    sender: &Sender,
    of: &Invoice,
    note: &CreditNote,
) -> Result<()> {
    let amount = of.currency.write(note.net + note.tax);
    let event = BillingEvent::Credited(Bill { amount, ..bill(of) });
    say(conn, sender, (of, &note.number.to_string()), event)
}

/// Notifies them that it is due, or that what it paid for is over, which stays open until a day.
pub(super) fn of_day(
    conn: &mut Conn,
    sender: &Sender,
    of: &Invoice,
    open_until: Option<NaiveDate>,
) -> Result<()> {
    match open_until {
        None => say(conn, sender, (of, "due"), BillingEvent::Due(bill(of))),
        Some(day) => {
            let event = BillingEvent::Ending(Bill { day: in_words(day), ..bill(of) });
            // Several invoices may end on one day.
            notify_all(conn, sender, of, (&format!("ending:{}:{day}", of.company), event))
        }
    }
}

fn say(
    conn: &mut Conn,
    sender: &Sender,
    (of, cause): (&Invoice, &str),
    event: BillingEvent,
) -> Result<()> {
    notify_all(conn, sender, of, (&format!("invoice:{}:{cause}", of.id), event))
}

fn notify_all(
    conn: &mut Conn,
    sender: &Sender,
    of: &Invoice,
    (cause, event): (&str, BillingEvent),
) -> Result<()> {
    let link = site::invoice(of.id);
    for member in team::members(conn, of.company)? {
        if !matches!(member.role, Role::Owner | Role::Billing) {
            continue;
        }
        let cause = format!("{cause}:{}", member.user);
        let event = event.clone().into();
        let notice = Notification { user: member.user, cause: &cause, event, link: &link };
        notify::notify(conn, sender, &notice)?;
    }
    Ok(())
}
