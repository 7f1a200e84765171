//! Invoices that staff write by themselves, and what becomes of them.

use anyhow::{Context, Result};
use billing::invoices::{Draft, Invoice, Period};
use billing::ledger::{self, Cut, Method, Receipt};
use billing::money::{Currency, Line, TaxBy};
use flows::billing as acts;
use kernel::chrono::{NaiveDate, TimeDelta};
use kernel::{InvoiceId, Seen};

use super::{is_paid, staff};
use crate::stage::World;

/// How much is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Money {
    /// All that is owed.
    Whole,
    /// So much.
    Part(i64),
}

/// Records a payment of today.
pub(super) fn pay(world: &World, of: &Invoice, money: Money) -> Result<Invoice> {
    let amount = match money {
        Money::Whole => of.owed(),
        Money::Part(amount) => amount,
    };
    let number = of.number.map(|number| number.to_string()).unwrap_or_default();
    let receipt = Receipt {
        amount,
        received_on: world.now().date_naive(),
        method: Method::BankTransfer,
        reference: Some(format!("Transfer, {number}")),
    };
    let by = staff(world);
    world.act(|conn| acts::pay(conn, &by, Seen::at(of.id, of.version), &receipt))
}

/// What an invoice is for.
#[derive(Debug, Clone, Copy)]
struct Job {
    firm: &'static str,
    lines: &'static [(&'static str, i64, i64)],
    discount_milli: i32,
    po: Option<&'static str>,
    notes: Option<&'static str>,
}

/// A workshop for a team, with a discount.
const WORKSHOP: Job = Job {
    firm: "mature",
    lines: &[
        ("Workshop: writing problems that tell candidates apart, one day on site", 1000, 180_000),
        ("Travel for two trainers", 2000, 21_400),
    ],
    discount_milli: 5_000,
    po: Some("PO-20417"),
    notes: Some("Held as agreed with your recruiting team. Thank you for having us."),
};
/// Invitations beyond the plan.
const INVITATIONS: Job = Job {
    firm: "mature",
    lines: &[("400 further invitations, used within a year", 1000, 96_000)],
    discount_milli: 0,
    po: Some("PO-20983"),
    notes: None,
};
/// The same job under a number that the buyer does not know.
const WRONG_NUMBER: Job = Job { po: Some("PO-20938"), ..INVITATIONS };
/// A review of a problem bank.
const REVIEW: Job = Job {
    firm: "mature",
    lines: &[("Review of 24 problems of your own, with notes", 24_000, 4_500)],
    discount_milli: 0,
    po: None,
    notes: Some("Please name your order number; we add it before we send this."),
};
/// Setting up the single sign-on of a company.
const SETUP: Job = Job {
    firm: "late",
    lines: &[("Setting up your account with your identity provider", 3500, 11_000)],
    discount_milli: 0,
    po: None,
    notes: None,
};

/// An invoice of that, to be paid within 14 days.
fn draft(of: Job, today: NaiveDate) -> Draft {
    let line = |(text, quantity_milli, unit_price): &(&str, i64, i64)| Line {
        text: (*text).to_owned(),
        quantity_milli: *quantity_milli,
        unit_price: *unit_price,
        tax_milli: 19_000,
    };
    Draft {
        lines: of.lines.iter().map(line).collect(),
        discount_milli: of.discount_milli,
        tax_by: TaxBy::Rate,
        currency: Currency::Eur,
        terms_days: 14,
        period: Period { from: today - TimeDelta::days(6), to: today },
        po_reference: of.po.map(str::to_owned),
        notes: of.notes.map(str::to_owned),
    }
}

/// Begins an invoice.
fn begin(world: &World, of: Job) -> Result<Invoice> {
    let (by, company) = (staff(world), world.firm(of.firm)?.company);
    let draft = draft(of, world.now().date_naive());
    world.act(|conn| acts::begin(conn, &by, company, &draft))
}

/// Begins one and issues it.
fn issue(world: &World, of: Job) -> Result<Invoice> {
    let (by, begun) = (staff(world), begin(world, of)?);
    world.act(|conn| acts::issue(conn, &by, Seen::at(begun.id, begun.version)))
}

fn find(world: &World, id: InvoiceId) -> Result<Invoice> {
    world.act(|conn| billing::invoices::find(conn, id))
}

pub(super) fn plan(world: &mut World) {
    world.at(world.workday(262, (10, 20)), "an invoice for a workshop", workshop);
    world.at(world.workday(176, (11, 40)), "an invoice with a wrong number", wrong_number);
    world.at(world.workday(118, (9, 50)), "an invoice that comes twice", twice);
    world.at(world.workday(4, (16, 10)), "an invoice that is not sent", |world| {
        begin(world, REVIEW).map(drop)
    });
}

/// It is paid, and one trainer's travel is given back.
fn workshop(world: &mut World) -> Result<()> {
    let issued = issue(world, WORKSHOP)?;
    world.after(TimeDelta::days(8), "a workshop is paid", move |world| {
        pay(world, &find(world, issued.id)?, Money::Whole).map(drop)
    });
    world.after(TimeDelta::days(15), "a part of a workshop is credited", move |world| {
        let (by, paid) = (staff(world), find(world, issued.id)?);
        let cuts = [Cut { position: 2, net: 20_330 }];
        let why = "Only one of the two trainers travelled.";
        world.act(|conn| {
            acts::correct(conn, &by, Seen::at(paid.id, paid.version), Some(&cuts), why)
        })?;
        Ok(())
    });
    Ok(())
}

/// It is void after a day, and another one takes its place.
fn wrong_number(world: &mut World) -> Result<()> {
    let issued = issue(world, WRONG_NUMBER)?;
    world.after(TimeDelta::hours(23), "an invoice is void", move |world| {
        let (by, open) = (staff(world), find(world, issued.id)?);
        let why = "The order number had two digits the wrong way round.";
        world.act(|conn| acts::void(conn, &by, Seen::at(open.id, open.version), why))?;
        issue(world, INVITATIONS).map(drop)
    });
    world.after(TimeDelta::days(9), "what took its place is paid", |world| {
        let open = super::owed(world, INVITATIONS.firm)?;
        let wanted = |of: &Invoice| of.po_reference.as_deref() == INVITATIONS.po;
        let Some(of) = open.iter().find(|of| wanted(of)) else { return Ok(()) };
        pay(world, of, Money::Whole).map(drop)
    });
    Ok(())
}

/// It is paid, the bank takes the payment back, and all of it is credited: the work was on another invoice already.
fn twice(world: &mut World) -> Result<()> {
    let issued = issue(world, SETUP)?;
    world.after(TimeDelta::days(12), "a payment that does not stay", move |world| {
        let paid = pay(world, &find(world, issued.id)?, Money::Whole)?;
        anyhow::ensure!(is_paid(&paid), "it is still owed");
        Ok(())
    });
    world.after(TimeDelta::days(14), "a payment is taken back", move |world| {
        let by = staff(world);
        let payments = world.act(|conn| ledger::payments(conn, issued.id))?;
        let payment = payments.first().context("no payment")?.id;
        let version = find(world, issued.id)?.version;
        let why = "The bank has returned the transfer.";
        world.act(|conn| acts::reverse(conn, &by, (payment, version), why)).map(drop)
    });
    world.after(TimeDelta::days(20), "an invoice is credited", move |world| {
        let (by, open) = (staff(world), find(world, issued.id)?);
        let why = "The set-up is a part of your plan. We have charged it by mistake.";
        world.act(|conn| acts::correct(conn, &by, Seen::at(open.id, open.version), None, why))?;
        Ok(())
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_makes_an_invoice_that_can_be_issued() {
        let day = NaiveDate::from_ymd_opt(2026, 3, 2).unwrap();
        for job in [WORKSHOP, INVITATIONS, WRONG_NUMBER, REVIEW, SETUP] {
            let draft = draft(job, day);
            assert!(draft.check().is_ok(), "{draft:?}");
            assert!(draft.totals().gross() > 0);
        }
        assert_ne!(WRONG_NUMBER.po, INVITATIONS.po);
    }
}
