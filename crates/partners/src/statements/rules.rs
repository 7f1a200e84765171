//! When statements are made, in review and paid. Pure.

use chrono::{Datelike, NaiveDate};
use kernel::money::Currency;
use kernel::{Instant, PartnerStatementId, UserId, text};

use super::machine::State;
use crate::Error;

/// The day of the month until which a statement made on the 1st is in review. Source: states.md §12.
const REVIEW_UNTIL: u32 = 8;
/// The day of the month on which such a statement is due to be paid.
const PAY_ON: u32 = 13;
/// The last day of the month on which one is made that could not be made on the 1st.
const LAST: u32 = 7;

/// A statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// Its id.
    pub id: PartnerStatementId,
    /// Whose.
    pub partner: UserId,
    /// The first of the month in which it was made.
    pub period: NaiveDate,
    /// Of every line.
    pub currency: Currency,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// What its lines come to.
    pub total: i64,
    /// The last day on which the partner may object.
    pub review_until: NaiveDate,
    /// When it is paid.
    pub pay_on: NaiveDate,
    /// When it was made.
    pub issued_at: Instant,
    /// When it was paid.
    pub paid_at: Option<Instant>,
    /// What the bank says to it.
    pub reference: Option<String>,
}

/// A statement with whose it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// It.
    pub statement: Statement,
    /// For whom the partner speaks.
    pub organisation: String,
    /// The partner's address.
    pub email: String,
}

/// The month that a day is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Month {
    pub(super) first: NaiveDate,
    pub(super) review_until: NaiveDate,
    pub(super) pay_on: NaiveDate,
}

/// The month in which a statement may be made on this day; `None` where it waits for the next. One that is
/// made late is in review for as long.
pub(super) fn month(day: NaiveDate) -> Option<Month> {
    let late = day.day() - 1;
    if day.day() > LAST {
        return None;
    }
    let on = |number| day.with_day(number);
    let (review_until, pay_on) = (on(REVIEW_UNTIL + late)?, on(PAY_ON + late)?);
    Some(Month { first: on(1)?, review_until, pay_on })
}

/// The day on which the next statement is made.
pub fn next_on(today: NaiveDate) -> NaiveDate {
    let first = today.with_day(1).unwrap_or(today);
    first.checked_add_months(chrono::Months::new(1)).unwrap_or(today)
}

/// What the bank says to a payment, as it is kept.
pub(super) fn reference(given: &str) -> Result<&str, Error> {
    let given = text::trimmed(given);
    if (1..=120).contains(&given.chars().count()) && text::is_line(given) {
        Ok(given)
    } else {
        let detail = "Write 1 to 120 characters on one line.";
        Err(Error::Field { field: "reference", detail })
    }
}
