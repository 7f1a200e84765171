//! An offer, and what is wrong with one. Pure.

use chrono::{Days, NaiveDate, TimeDelta};
use kernel::{ApplicationId, Instant, OfferId, UserId, money, text};

use super::machine::{Event, State};
use crate::Error;
use crate::roles::form::{Kind, MOST_PAY, PayPeriod, Problem};

/// For how many days at most an offer can be answered.
pub const MAX_DAYS: i32 = 60;
/// The longest terms, in characters.
pub const MAX_TERMS: usize = 8000;
/// How far ahead a first day can be.
const MAX_DAYS_AHEAD: u64 = 2 * 365;
/// How long an internship can be.
const MAX_WEEKS: i32 = 104;
/// How many days after the first the last one is at most, where a day is named.
const MAX_TERM_DAYS: i64 = 5 * 366;

/// What somebody is paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pay {
    /// In whole units of the currency, 1 to 100 000 000.
    pub min: i32,
    /// No less than `min`; the same where the pay is one amount.
    pub max: i32,
    /// Three capital letters, ISO 4217.
    pub currency: String,
    /// What it is for.
    pub period: PayPeriod,
}

/// When the work ends, as the company says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// It does not.
    Never,
    /// On this day.
    On(NaiveDate),
    /// After so many whole weeks, 1 to 104.
    After(i32),
}

/// What a company offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// The first day.
    pub starts_on: NaiveDate,
    /// The last one.
    pub end: End,
    /// The pay.
    pub pay: Pay,
    /// Markdown, 1 to 8000 characters.
    pub terms: String,
    /// How many days the candidate has to answer, 1 to 60.
    pub days: i32,
}

impl Proposal {
    /// Everything that is not as it must be, for a role of this kind.
    ///
    /// # Errors
    /// [`Error::Fields`].
    pub(super) fn check(&self, kind: Option<Kind>, today: NaiveDate) -> Result<(), Error> {
        let mut faults = Vec::new();
        let mut check = |wrong: bool, field: &str, code, detail| {
            if wrong {
                faults.push(Problem::new(field, code, detail));
            }
        };
        let latest = today.checked_add_days(Days::new(MAX_DAYS_AHEAD)).unwrap_or(today);
        let soon = (today..=latest).contains(&self.starts_on);
        check(!soon, "starts_on", "range", "Choose a day between today and two years from now.");
        let field = if matches!(self.end, End::After(_)) { "weeks" } else { "ends_on" };
        let unended = kind == Some(Kind::Intern) && self.end == End::Never;
        check(unended, field, "required", "Say when the internship ends.");
        let sound = match self.end {
            End::Never => true,
            End::On(day) => (1..=MAX_TERM_DAYS).contains(&(day - self.starts_on).num_days()),
            End::After(weeks) => (1..=MAX_WEEKS).contains(&weeks),
        };
        let detail = match self.end {
            End::After(_) => "Enter 1 to 104 weeks.",
            _ => "The last day comes after the first, within five years.",
        };
        check(!sound, field, "range", detail);
        let Pay { min, max, currency, .. } = &self.pay;
        let amount = |pay: &i32| (1..=MOST_PAY).contains(pay);
        let detail = "Enter 1 to 100,000,000, in whole units.";
        check(!amount(min), "pay.min", "range", detail);
        check(!amount(max), "pay.max", "range", detail);
        check(max < min, "pay.max", "range", "The maximum must be at least the minimum.");
        check(!money::is_currency(currency), "pay.currency", "format", money::NO_CURRENCY);
        let length = text::trimmed(&self.terms).chars().count();
        check(length == 0, "terms", "required", "Say what the candidate is offered.");
        check(length > MAX_TERMS, "terms", "length", "Terms have at most 8000 characters.");
        let detail = "Write this without characters that cannot be seen.";
        check(!text::is_prose(&self.terms), "terms", "format", detail);
        let detail = "A candidate has 1 to 60 days to answer.";
        check(!(1..=MAX_DAYS).contains(&self.days), "days", "range", detail);
        if faults.is_empty() { Ok(()) } else { Err(Error::Fields(faults)) }
    }

    /// The last day of the work, where it ends.
    pub(super) fn ends_on(&self) -> Option<NaiveDate> {
        match self.end {
            End::Never => None,
            End::On(day) => Some(day),
            End::After(weeks) => {
                let days = u64::try_from(weeks).unwrap_or_default() * 7;
                self.starts_on.checked_add_days(Days::new(days))?.pred_opt()
            }
        }
    }

    /// Until when it can be answered.
    pub(super) fn expires_at(&self, now: Instant) -> Instant {
        now + TimeDelta::days(i64::from(self.days))
    }
}

/// An offer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// Its id.
    pub id: OfferId,
    /// Whose application it answers.
    pub application: ApplicationId,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// The first day.
    pub starts_on: NaiveDate,
    /// The last day; absent where the work has no end.
    pub ends_on: Option<NaiveDate>,
    /// The pay.
    pub pay: Pay,
    /// Markdown.
    pub terms: String,
    /// Who made it.
    pub made_by: UserId,
    /// When.
    pub made_at: Instant,
    /// Until when it can be answered.
    pub expires_at: Instant,
    /// When it was answered, expired or was taken back.
    pub ended_at: Option<Instant>,
    /// Why it was declined, which only the candidate reads; or why the company took it back.
    pub reason: Option<String>,
}

impl Offer {
    /// What the company reads of it: not why the candidate said no.
    #[must_use]
    pub fn for_company(mut self) -> Self {
        if self.state == State::Declined {
            self.reason = None;
        }
        self
    }

    /// Whether the step comes too late: what nobody has looked at since its time was over is over.
    pub(super) fn is_late(&self, event: Event, now: Instant) -> bool {
        let answers = matches!(event, Event::Accept | Event::Decline);
        answers && self.state == State::Open && now >= self.expires_at
    }
}
