//! Invoices. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::INVOICE;

/// What is said of an invoice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bill {
    /// What the company is called.
    pub company: String,
    /// The invoice's number.
    pub number: String,
    /// An amount with its currency.
    pub amount: String,
    /// A day in words.
    pub day: String,
}

/// Invoices of a company.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum BillingEvent {
    /// One was issued.
    #[serde(rename = "invoice_issued")]
    Issued(Bill),
    /// One was to be paid until today.
    #[serde(rename = "invoice_due")]
    Due(Bill),
    /// One is late.
    #[serde(rename = "invoice_reminder")]
    Reminder(Bill),
    /// One is late still.
    #[serde(rename = "invoice_second_reminder")]
    SecondReminder(Bill),
    /// One is late, and nothing more is said.
    #[serde(rename = "invoice_last_reminder")]
    LastReminder(Bill),
    /// One is paid.
    #[serde(rename = "invoice_paid")]
    Paid(Bill),
    /// Some of one was credited.
    #[serde(rename = "invoice_credited")]
    Credited(Bill),
    /// One was taken back.
    #[serde(rename = "invoice_voided")]
    Voided(Bill),
    /// What one paid for is over.
    #[serde(rename = "payment_ending")]
    Ending(Bill),
}

impl About for BillingEvent {
    fn switch(&self) -> Kind {
        INVOICE
    }

    fn letter(&self, url: &str) -> Letter {
        let of = |bill: &'_ Bill, write: fn(mail::Bill<'_>) -> Letter| {
            let Bill { company, number, amount, day } = bill;
            write(mail::Bill { company, number, amount, day, url })
        };
        match self {
            Self::Issued(bill) => of(bill, mail::invoice_issued),
            Self::Due(bill) => of(bill, mail::invoice_due),
            Self::Reminder(bill) => of(bill, |bill| mail::invoice_reminder(bill, 0)),
            Self::SecondReminder(bill) => of(bill, |bill| mail::invoice_reminder(bill, 1)),
            Self::LastReminder(bill) => of(bill, |bill| mail::invoice_reminder(bill, 2)),
            Self::Paid(bill) => of(bill, mail::invoice_paid),
            Self::Credited(bill) => of(bill, mail::invoice_credited),
            Self::Voided(bill) => of(bill, mail::invoice_voided),
            Self::Ending(bill) => of(bill, mail::payment_ending),
        }
    }
}
