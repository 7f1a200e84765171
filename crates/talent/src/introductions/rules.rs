//! An introduction and what is wrong with a request. Pure.

use chrono::{Datelike, NaiveTime, TimeDelta};
use kernel::{CompanyId, Instant, IntroductionId, RoleId, UserId, money, text};

use super::machine::State;
use crate::Error;
use crate::cards::Facts;
use crate::profiles::{MAX_PAY, PayPeriod};

/// How long a candidate has to answer.
pub const ANSWER_DAYS: i64 = 7;
/// After how long a candidate who has not answered is reminded.
pub const REMIND_HOURS: i64 = 48;
/// How many candidates of one company may have to answer at a time, where the admin has set no other number. Source:
/// product.md §30.
pub const MAX_OPEN: i64 = 20;
/// How many direct messages a company sends in a calendar month. Source: product.md §19.
pub const DIRECT_A_MONTH: i64 = 10;

/// What the role pays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PayRange {
    /// In whole units of the currency, 1 to 100 000 000.
    pub min: i32,
    /// No less than `min`.
    pub max: i32,
    /// Three capital letters, ISO 4217.
    pub currency: String,
    /// What it is for.
    pub period: PayPeriod,
}

/// What somebody is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// Which of the company's roles.
    pub role: RoleId,
    /// What it pays.
    pub pay: PayRange,
}

/// What a company writes to a candidate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// `None` for a direct message, which is about no role.
    pub position: Option<Position>,
    /// 80 to 2000 characters.
    pub message: String,
}

impl Request {
    /// The first thing that is not as it must be.
    ///
    /// # Errors
    /// [`Error::Field`].
    pub(super) fn check(&self) -> Result<(), Error> {
        let wrong = |field, code, detail| Err(Error::Field { field, code, detail });
        let length = text::trimmed(&self.message).chars().count();
        if !(80..=2000).contains(&length) {
            return wrong("message", "length", "A message has 80 to 2000 characters.");
        }
        if !text::is_prose(&self.message) {
            let detail = "Write this without characters that cannot be seen.";
            return wrong("message", "format", detail);
        }
        let Some(Position { pay, .. }) = &self.position else { return Ok(()) };
        let PayRange { min, max, currency, .. } = pay;
        if !(1..=MAX_PAY).contains(min) || !(1..=MAX_PAY).contains(max) {
            return wrong("pay.min", "range", "Enter 1 to 100,000,000, in whole units.");
        }
        if max < min {
            return wrong("pay.max", "range", "The maximum must be at least the minimum.");
        }
        if !money::is_currency(currency) {
            return wrong("pay.currency", "format", money::NO_CURRENCY);
        }
        Ok(())
    }
}

/// An introduction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Introduction {
    /// Its id.
    pub id: IntroductionId,
    /// Who asks.
    pub company: CompanyId,
    /// The company's name.
    pub company_name: String,
    /// Who asked for it; absent once that person is erased.
    pub requested_by: Option<UserId>,
    /// Who is asked. Nobody of the company is shown it before it is accepted.
    pub candidate: UserId,
    /// The role's title; `None` for a direct message.
    pub role_title: Option<String>,
    /// What the company wrote.
    pub request: Request,
    /// What the company was shown.
    pub card: Facts,
    /// Whether it was shown the name and the headline, too.
    pub is_named: bool,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// When it was asked for.
    pub requested_at: Instant,
    /// When it was answered, expired or was cancelled.
    pub ended_at: Option<Instant>,
}

impl Introduction {
    /// Until when it can be answered.
    pub fn answer_by(&self) -> Instant {
        self.requested_at + TimeDelta::days(ANSWER_DAYS)
    }
}

/// When the calendar month of this moment began, UTC.
pub(super) fn month_of(now: Instant) -> Instant {
    let first = now.date_naive().with_day(1).unwrap_or_else(|| now.date_naive());
    first.and_time(NaiveTime::MIN).and_utc()
}

/// The other side, once the candidate has accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// What the account calls itself.
    pub name: String,
    /// Its address.
    pub email: String,
}
