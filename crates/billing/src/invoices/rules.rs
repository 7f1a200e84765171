//! What an invoice is, and what is wrong with a draft. Pure.

use chrono::{Days, NaiveDate, TimeDelta};
use kernel::{CompanyId, Instant, InvoiceId, text};

use super::machine::State;
use crate::money::{Currency, Line, MAX_LINE, TaxBy, Totals, WHOLE, discount_lines};
use crate::numbers::Number;
use crate::{Error, Problem};

/// The most lines of an invoice.
pub const MAX_LINES: usize = 50;
/// How often an invoice is reminded of: not within so many days of the last time.
pub const REMINDER_DAYS: i64 = 3;
/// The longest service period, in days.
const MAX_PERIOD: i64 = 3 * 366;

/// The period that an invoice is for, both days included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// The first day.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
}

impl Period {
    /// How many days it has.
    pub fn days(self) -> i64 {
        (self.to - self.from).num_days() + 1
    }
}

/// An invoice that is being written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// What it asks money for and takes off, 1 to 50 lines.
    pub lines: Vec<Line>,
    /// A discount on all of them, in thousandths of a per cent, 0 to 100 000.
    pub discount_milli: i32,
    /// Whether tax is rounded per line or per rate.
    pub tax_by: TaxBy,
    /// What all of it is in.
    pub currency: Currency,
    /// In how many days it is to be paid: 14 or 30.
    pub terms_days: i32,
    /// What it is for.
    pub period: Period,
    /// What the buyer calls the order, at most 60 characters.
    pub po_reference: Option<String>,
    /// What else it says, at most 2000 characters.
    pub notes: Option<String>,
}

impl Draft {
    /// Everything that is not as it must be.
    ///
    /// # Errors
    /// [`Error::Fields`].
    pub fn check(&self) -> Result<(), Error> {
        let mut faults = Vec::new();
        let mut check = |wrong: bool, field: &str, code, detail| {
            if wrong {
                faults.push(Problem { field: field.to_owned(), code, detail });
            }
        };
        let count = self.lines.len();
        check(count == 0, "lines", "required", "An invoice has at least one line.");
        check(count > MAX_LINES, "lines", "length", "An invoice has at most 50 lines.");
        let terms = [14, 30].contains(&self.terms_days);
        check(!terms, "terms_days", "not_offered", "Choose 14 or 30 days.");
        let days = self.period.days();
        let year = chrono::Datelike::year(&self.period.from);
        check(
            !(2000..2100).contains(&year),
            "period_from",
            "range",
            "Choose a day of this century.",
        );
        let detail = "The last day is not before the first.";
        check(days < 1, "period_to", "range", detail);
        check(days > MAX_PERIOD, "period_to", "range", "A period has at most three years.");
        let line = |text: &str, most| text.chars().count() <= most && text::is_line(text);
        let po = self.po_reference.as_deref().unwrap_or_default();
        check(!line(po, 60), "po_reference", "length", "Write at most 60 characters on one line.");
        let notes = self.notes.as_deref().unwrap_or_default();
        let fits = notes.chars().count() <= 2000 && text::is_prose(notes);
        check(!fits, "notes", "length", "Notes have at most 2000 characters.");
        for (at, one) in self.lines.iter().enumerate() {
            let field = |name| format!("lines[{at}].{name}");
            let words = !one.text.is_empty() && line(&one.text, 200);
            let detail = "Say in 1 to 200 characters what it is.";
            check(!words, &field("text"), "length", detail);
            let some = (1..=1_000_000_000).contains(&one.quantity_milli);
            let detail = "A quantity is 0.001 to 1,000,000.";
            check(!some, &field("quantity_milli"), "range", detail);
            let priced = (-10_000_000_000..=10_000_000_000).contains(&one.unit_price);
            let detail = "A price is at most 100,000,000.00, a discount too.";
            check(!priced, &field("unit_price"), "range", detail);
            let rated = (0..=WHOLE).contains(&one.tax_milli);
            check(!rated, &field("tax_milli"), "range", "A tax rate is 0 to 100 percent.");
            let small = !(some && priced) || one.net().abs() <= MAX_LINE;
            check(!small, &field("unit_price"), "range", "The total of this line is too large.");
        }
        let off = (0..=WHOLE).contains(&self.discount_milli);
        check(!off, "discount_milli", "range", "A discount is 0 to 100 percent.");
        if !faults.is_empty() {
            return Err(Error::Fields(faults));
        }
        self.check_rates()
    }

    /// A discount is taken off what has its rate: the base of no rate is below zero, nor is its tax, and of a base of zero
    /// there is no tax.
    fn check_rates(&self) -> Result<(), Error> {
        let rates = Totals::of_lines(&self.whole(), self.tax_by).rates;
        let mut wrong =
            rates.iter().filter(|one| one.net < 0 || one.tax < 0 || (one.net == 0 && one.tax != 0));
        let Some(rate) = wrong.next() else { return Ok(()) };
        let place = |line: &Line| line.tax_milli == rate.tax_milli && line.net() < 0;
        let at = self.lines.iter().rposition(place).unwrap_or_default();
        let (field, code) = (format!("lines[{at}].unit_price"), "range");
        let detail = "The discounts at a tax rate come to at most what else is asked at that rate.";
        Err(Error::Fields(vec![Problem { field, code, detail }]))
    }

    /// All its lines: those that were written, and behind them the discount on them, a line for each rate.
    pub fn whole(&self) -> Vec<Line> {
        let mut lines = self.lines.clone();
        lines.extend(discount_lines(&self.lines, self.discount_milli));
        lines
    }

    /// What it comes to.
    pub fn totals(&self) -> Totals {
        Totals::of_lines(&self.whole(), self.tax_by)
    }
}

/// An invoice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invoice {
    /// Its id.
    pub id: InvoiceId,
    /// Who is to pay it.
    pub company: CompanyId,
    /// What the company was called when it was last written.
    pub buyer_name: String,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// Absent from a draft.
    pub number: Option<Number>,
    /// What all amounts are in.
    pub currency: Currency,
    /// In how many days it is to be paid.
    pub terms_days: i32,
    /// What it is for.
    pub period: Period,
    /// What the buyer calls the order.
    pub po_reference: Option<String>,
    /// What else it says.
    pub notes: Option<String>,
    /// A discount on all lines, in thousandths of a per cent. The lines that say it are its last.
    pub discount_milli: i32,
    /// Whether tax is rounded per line or per rate.
    pub tax_by: TaxBy,
    /// Before tax.
    pub net: i64,
    /// The tax.
    pub tax: i64,
    /// What of the payments was owed.
    pub paid: i64,
    /// What of the payments was not.
    pub excess: i64,
    /// What credit notes took off.
    pub credited: i64,
    /// The day it was issued on; absent from a draft.
    pub issued_on: Option<NaiveDate>,
    /// The last day to pay it on; absent from a draft.
    pub due_on: Option<NaiveDate>,
    /// How often it was reminded of.
    pub reminders: i32,
    /// When it was last.
    pub reminded_at: Option<Instant>,
    /// When it was begun.
    pub created_at: Instant,
}

impl Invoice {
    /// With tax.
    pub fn gross(&self) -> i64 {
        self.net + self.tax
    }

    /// What is still to be paid.
    pub fn owed(&self) -> i64 {
        if self.state.is_owed() { self.gross() - self.credited - self.paid } else { 0 }
    }

    /// How many days it is late; 0 where it is not.
    pub fn days_late(&self, today: NaiveDate) -> i64 {
        let due = self.due_on.filter(|_| self.state.is_owed());
        due.map_or(0, |due| (today - due).num_days().max(0))
    }

    /// Its number, or what a draft is called.
    pub fn name(&self) -> String {
        self.number.map_or_else(|| "draft".to_owned(), |number| number.to_string())
    }

    /// Refuses a reminder that comes too soon.
    pub(super) fn check_reminder(&self, now: Instant) -> Result<(), Error> {
        let soon = |at: Instant| now - at < TimeDelta::days(REMINDER_DAYS);
        if self.reminded_at.is_some_and(soon) { Err(Error::RemindedLately) } else { Ok(()) }
    }
}

/// The last day to pay what is issued on a day.
pub(super) fn due_on(issued: NaiveDate, terms_days: i32) -> NaiveDate {
    let days = u64::try_from(terms_days).unwrap_or_default();
    issued.checked_add_days(Days::new(days)).unwrap_or(issued)
}
