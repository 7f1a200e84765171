//! What follows for an invoice from what was paid and credited. Pure.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use kernel::{CreditNoteId, Instant, InvoiceId, PaymentId, text, words};

use crate::invoices::{Asked, Event, Invoice, State};
use crate::money::part;
use crate::numbers::Number;
use crate::{Error, Problem};

words! {
    /// How something was paid.
    pub enum Method as "PaymentMethod" {
        BankTransfer = "bank_transfer", Card = "card", DirectDebit = "direct_debit",
        /// With what the company has paid too much.
        Credit = "credit",
        Other = "other",
    }
}

words! {
    /// Whether a payment counts.
    pub enum PaymentState as "PaymentState" {
        /// It does.
        Recorded = "recorded",
        /// It did.
        Reversed = "reversed",
    }
}

/// A payment to be recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    /// In the currency of the invoice; more than nothing.
    pub amount: i64,
    /// When the money came.
    pub received_on: NaiveDate,
    /// How.
    pub method: Method,
    /// What the bank or the buyer says to it, at most 120 characters.
    pub reference: Option<String>,
}

impl Receipt {
    pub(super) fn check(&self, today: NaiveDate) -> Result<(), Error> {
        let mut faults = Vec::new();
        let mut check = |wrong: bool, field: &str, code, detail| {
            if wrong {
                faults.push(Problem { field: field.to_owned(), code, detail });
            }
        };
        let amount = (1..=100_000_000_000_000).contains(&self.amount);
        check(!amount, "amount", "range", "Enter an amount above zero.");
        let early = today - self.received_on > chrono::TimeDelta::days(366);
        // Where the sun rises first it is tomorrow already.
        let wrong = today.succ_opt().is_some_and(|day| self.received_on > day) || early;
        check(wrong, "received_on", "range", "Choose a day of the last year, today at the latest.");
        let reference = self.reference.as_deref().unwrap_or_default();
        let fits = reference.chars().count() <= 120 && text::is_line(reference);
        check(!fits, "reference", "length", "Write at most 120 characters on one line.");
        if faults.is_empty() { Ok(()) } else { Err(Error::Fields(faults)) }
    }
}

/// A payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payment {
    /// Its id.
    pub id: PaymentId,
    /// What it is on.
    pub invoice: InvoiceId,
    /// Whether it counts.
    pub state: PaymentState,
    /// How much, when, how.
    pub receipt: Receipt,
    /// When it was recorded.
    pub recorded_at: Instant,
    /// When it was reversed.
    pub reversed_at: Option<Instant>,
    /// Why.
    pub reason: Option<String>,
}

/// A credit note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreditNote {
    /// Its id.
    pub id: CreditNoteId,
    /// What it corrects.
    pub invoice: InvoiceId,
    /// Its own number.
    pub number: Number,
    /// What it takes off before tax.
    pub net: i64,
    /// The tax on that.
    pub tax: i64,
    /// Why.
    pub reason: String,
    /// When it was made.
    pub made_on: NaiveDate,
}

/// What a credit note takes off one line, before tax.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    /// The line's place, from 1.
    pub position: i32,
    /// Before tax.
    pub net: i64,
}

/// The same with its tax.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CutLine {
    pub(super) position: i32,
    pub(super) net: i64,
    pub(super) tax: i64,
}

fn fault(field: String, code: &'static str, detail: &'static str) -> Error {
    Error::Fields(vec![Problem { field, code, detail }])
}

/// What a credit note takes off: the cuts, or everything that is left. `before` is what notes before it took
/// off each line. Of the tax a line keeps the share that the rest of it has, so that the last cut leaves none. Where a
/// rate has a discount, its lines share one tax, and no more is credited than the rate comes to.
///
/// # Errors
/// [`Error::Fields`].
pub(super) fn cut(
    lines: &[Asked],
    before: &BTreeMap<i32, (i64, i64)>,
    cuts: Option<&[Cut]>,
) -> Result<Vec<CutLine>, Error> {
    let count = i32::try_from(lines.len()).unwrap_or(i32::MAX);
    let unknown = |one: &Cut| !(1..=count).contains(&one.position);
    if cuts.is_some_and(|cuts| cuts.iter().any(unknown)) {
        return Err(fault("lines".to_owned(), "not_offered", "The invoice has no such line."));
    }
    let mut found = Vec::new();
    for (position, asked) in (1..).zip(lines) {
        let (net_before, tax_before) = before.get(&position).copied().unwrap_or_default();
        let net = asked.line.net();
        let left = net - net_before;
        let wanted = cuts.map_or(left, |cuts| {
            let own = cuts.iter().filter(|one| one.position == position);
            own.fold(0_i64, |sum, one| sum.saturating_add(one.net))
        });
        if !(left.min(0)..=left.max(0)).contains(&wanted) {
            let detail = "A line is credited with at most what is left of it.";
            return Err(fault(format!("lines[{}].net", position - 1), "range", detail));
        }
        if wanted != 0 {
            let tax = part(asked.tax, net_before + wanted, net) - tax_before;
            found.push(CutLine { position, net: wanted, tax });
        }
    }
    let rates: BTreeSet<i32> = lines.iter().map(|asked| asked.line.tax_milli).collect();
    for rate in rates {
        share(lines, before, (rate, &mut found))?;
    }
    if found.iter().map(|one| one.net).sum::<i64>() <= 0 {
        let detail = "Say what is credited: a line and an amount above zero.";
        return Err(fault("lines".to_owned(), "required", detail));
    }
    Ok(found)
}

/// Where a rate has a discount, sees to it that what is credited of the rate stays between nothing and what it comes to,
/// and gives the last cut of it what is missing of the tax on all of that.
fn share(
    lines: &[Asked],
    before: &BTreeMap<i32, (i64, i64)>,
    (rate, cuts): (i32, &mut Vec<CutLine>),
) -> Result<(), Error> {
    let own: Vec<(i32, &Asked)> =
        (1..).zip(lines).filter(|(_, asked)| asked.line.tax_milli == rate).collect();
    if own.iter().all(|(_, asked)| asked.line.net() >= 0) {
        return Ok(());
    }
    let is_own = |position: i32| own.iter().any(|(place, _)| *place == position);
    let net: i64 = own.iter().map(|(_, asked)| asked.line.net()).sum();
    let tax: i64 = own.iter().map(|(_, asked)| asked.tax).sum();
    let taken = before.iter().filter(|(position, _)| is_own(**position));
    let (net_before, tax_before) =
        taken.fold((0, 0), |(net, tax), (_, one)| (net + one.0, tax + one.1));
    let mut mine: Vec<&mut CutLine> = cuts.iter_mut().filter(|one| is_own(one.position)).collect();
    let wanted: i64 = mine.iter().map(|one| one.net).sum();
    let detail =
        "Of the lines at one tax rate at most what is left after their discounts is credited.";
    if wanted < 0 || net_before + wanted > net {
        let at = mine.first().map_or(0, |one| one.position - 1);
        return Err(fault(format!("lines[{at}].net"), "range", detail));
    }
    let mut rest = part(tax, net_before + wanted, net) - tax_before;
    if let Some((last, others)) = mine.split_last_mut() {
        for one in others {
            rest -= one.tax;
        }
        last.tax = rest;
    }
    Ok(())
}

/// What is known of an invoice's money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sums {
    pub(super) gross: i64,
    /// What credit notes took off.
    pub(super) credited: i64,
    /// What all its payments that count come to.
    pub(super) received: i64,
}

impl Sums {
    pub(super) fn of(invoice: &Invoice) -> Self {
        let (paid, excess) = (invoice.paid, invoice.excess);
        Self { gross: invoice.gross(), credited: invoice.credited, received: paid + excess }
    }

    fn asked(self) -> i64 {
        self.gross - self.credited
    }

    pub(super) fn paid(self) -> i64 {
        self.received.min(self.asked())
    }

    pub(super) fn excess(self) -> i64 {
        self.received - self.paid()
    }

    pub(super) fn owed(self) -> i64 {
        self.asked() - self.paid()
    }
}

/// Something that happens to the money of an invoice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Act {
    Pay,
    Reverse,
    Credit,
}

/// Which step it is, where `after` is what is known afterwards.
pub(super) fn event(act: Act, from: State, after: Sums) -> Event {
    match act {
        Act::Pay if after.owed() > 0 => Event::PayPart,
        Act::Pay => Event::PayRest,
        Act::Reverse if matches!(from, State::Credited | State::Uncollectible) => Event::Reverse,
        Act::Reverse if after.received == 0 => Event::ReverseToOpen,
        Act::Reverse if after.owed() > 0 && from == State::Paid => Event::ReverseToPart,
        Act::Reverse => Event::Reverse,
        Act::Credit if after.credited == after.gross => Event::CreditWhole,
        Act::Credit if after.owed() == 0 && from != State::Paid => Event::CreditRest,
        Act::Credit => Event::CreditPart,
    }
}
