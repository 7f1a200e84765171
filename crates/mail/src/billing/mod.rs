//! Messages about invoices, to those who look after the money of a company.

use crate::letter::{Letter, name};

const BECAUSE: &str = "you handle the invoices of a company on Assay";

/// What a message about an invoice says.
#[derive(Debug, Clone, Copy)]
pub struct Bill<'a> {
    /// The company it is to.
    pub company: &'a str,
    /// Its number.
    pub number: &'a str,
    /// An amount with its currency.
    pub amount: &'a str,
    /// A day in words.
    pub day: &'a str,
    /// Where it leads.
    pub url: &'a str,
}

impl Bill<'_> {
    fn letter(&self, subject: &str, paragraphs: &[String]) -> Letter {
        Letter::new(subject, paragraphs).action("Open the invoice", self.url).because(BECAUSE)
    }
}

/// Says that an invoice was issued: its amount, and until when it is to be paid.
pub fn invoice_issued(of: Bill<'_>) -> Letter {
    let (company, number) = (name(of.company), of.number);
    let paragraphs =
        [format!("Invoice {number} to {company} is {}. It is due on {}.", of.amount, of.day)];
    of.letter(&format!("Invoice {number}"), &paragraphs)
}

/// Says on the day that an invoice is due what is still owed.
pub fn invoice_due(of: Bill<'_>) -> Letter {
    let (company, number) = (name(of.company), of.number);
    let paragraphs = [
        format!("Invoice {number} to {company} is due on {}. {} is still owed.", of.day, of.amount),
        "Paid features stay open for 7 days after the last day that is paid for.".to_owned(),
    ];
    of.letter(&format!("Invoice {number} is due"), &paragraphs)
}

/// Reminds of an invoice, in the first, the second and the last way.
pub fn invoice_reminder(of: Bill<'_>, urgency: u8) -> Letter {
    let (company, number) = (name(of.company), of.number);
    let owed =
        format!("{} is owed on invoice {number} to {company}, due on {}.", of.amount, of.day);
    let (subject, rest) = match urgency {
        0 => (
            "A reminder",
            "If you have paid it in the last few days, you don't need to do anything.",
        ),
        1 => ("Second reminder", "Please pay it now."),
        _ => ("Last reminder", "If it is not paid, paid features may close for your company."),
    };
    of.letter(&format!("{subject}: invoice {number}"), &[owed, rest.to_owned()])
        .reply("If something is wrong with the invoice, reply to this message.")
}

/// Says that an invoice is paid.
pub fn invoice_paid(of: Bill<'_>) -> Letter {
    let (company, number) = (name(of.company), of.number);
    let paragraphs = [format!("Invoice {number} to {company} is paid. Thank you.")];
    of.letter(&format!("Invoice {number} is paid"), &paragraphs)
}

/// Says that an invoice was credited, by how much.
pub fn invoice_credited(of: Bill<'_>) -> Letter {
    let (company, number) = (name(of.company), of.number);
    let paragraphs = [format!("{} of invoice {number} to {company} was credited.", of.amount)];
    of.letter(&format!("A credit note for invoice {number}"), &paragraphs)
}

/// Says that an invoice was taken back.
pub fn invoice_voided(of: Bill<'_>) -> Letter {
    let (company, number) = (name(of.company), of.number);
    let paragraphs = [format!("Invoice {number} to {company} is void. Please do not pay it.")];
    of.letter(&format!("Invoice {number} is void"), &paragraphs)
}

/// Says that what was paid for is over, and until when it stays open.
pub fn payment_ending(of: Bill<'_>) -> Letter {
    let company = name(of.company);
    let paragraphs = [
        format!("The period that invoice {} paid for is over.", of.number),
        format!(
            "Paid features of {company} close after {}, unless another invoice is paid.",
            of.day
        ),
    ];
    of.letter(&format!("The paid period of {company} ends"), &paragraphs)
}
