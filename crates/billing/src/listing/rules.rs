//! Which invoices are looked for. Pure.

use chrono::NaiveDate;
use kernel::{CompanyId, words};

use crate::invoices::State;
use crate::money::Currency;

words! {
    /// What is looked for by how far an invoice has come.
    pub enum By as "InvoiceFilter" {
        Draft = "draft", Open = "open", PartiallyPaid = "partially_paid", Overdue = "overdue",
        Paid = "paid", Void = "void", Uncollectible = "uncollectible", Credited = "credited",
    }
}

impl By {
    /// The states it takes in.
    pub(super) fn states(self) -> &'static [State] {
        match self {
            Self::Draft => &[State::Draft],
            Self::Open => &[State::Open],
            Self::PartiallyPaid => &[State::PartiallyPaid],
            Self::Overdue => &[State::Open, State::PartiallyPaid],
            Self::Paid => &[State::Paid],
            Self::Void => &[State::Void],
            Self::Uncollectible => &[State::Uncollectible],
            Self::Credited => &[State::Credited],
        }
    }
}

/// Which invoices are looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// How far they have come.
    pub by: Option<By>,
    /// Whose.
    pub company: Option<CompanyId>,
    /// A part of the buyer's name, or a whole number; at most 100 characters.
    pub search: Option<String>,
    /// Issued on this day or later.
    pub from: Option<NaiveDate>,
    /// Issued on this day or earlier.
    pub to: Option<NaiveDate>,
    /// Of at least this amount with tax.
    pub least: Option<i64>,
    /// Of at most this amount with tax.
    pub most: Option<i64>,
    /// Without drafts: what a company sees.
    pub issued: bool,
    /// What counts as overdue is due before it.
    pub today: NaiveDate,
}

impl Filter {
    /// Every invoice.
    pub fn all(today: NaiveDate) -> Self {
        Self {
            by: None,
            company: None,
            search: None,
            from: None,
            to: None,
            least: None,
            most: None,
            issued: false,
            today,
        }
    }

    /// What the company itself sees, with the invoices of companies that were merged into it.
    pub fn of_company(company: CompanyId, today: NaiveDate) -> Self {
        Self { company: Some(company), issued: true, ..Self::all(today) }
    }

    /// The number that is looked for, as year and place.
    pub(super) fn number(&self) -> Option<(i32, i32)> {
        let text = self.search.as_deref()?.trim().to_ascii_uppercase();
        let (year, serial) = text.strip_prefix("A-")?.split_once('-')?;
        Some((year.parse().ok()?, serial.parse().ok()?))
    }
}

/// What invoices of one currency come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sum {
    /// In which currency.
    pub currency: Currency,
    /// How many.
    pub count: i64,
    /// Before tax.
    pub net: i64,
    /// The tax.
    pub tax: i64,
    /// What was paid of it.
    pub paid: i64,
}
