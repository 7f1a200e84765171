//! What a plan is, and what is wrong with one. Pure.

use chrono::{Days, Months, NaiveDate};
use kernel::{Instant, PlanVersionId, text, words};

use crate::invoices::Period;
use crate::money::{Currency, WHOLE};
use crate::{Error, Problem};

/// The plan of companies without a subscription.
pub const DEFAULT: &str = "default";
/// The most invitations a month that a plan has.
pub const MAX_INVITATIONS: i32 = 1_000_000;
/// The most roles in review or live that a plan lets a company have.
pub const MAX_LIVE_ROLES: i32 = 1000;
/// The most problems of its own that a plan lets a company have.
pub const MAX_OWN_PROBLEMS: i32 = 10_000;

words! {
    /// How long a period of a plan is.
    pub enum Every as "PlanPeriod" { Month = "month", Year = "year" }
}

impl Every {
    fn months(self) -> Months {
        Months::new(if self == Self::Month { 1 } else { 12 })
    }

    /// The `number`-th period of something that began on a day, from 0. Counted from that first day, so that what
    /// began on the 31st comes back to it after February.
    pub fn period(self, since: NaiveDate, number: u32) -> Option<Period> {
        let months = self.months().as_u32();
        let begin =
            |number: u32| since.checked_add_months(Months::new(months.checked_mul(number)?));
        let to = begin(number.checked_add(1)?)?.checked_sub_days(Days::new(1))?;
        Some(Period { from: begin(number)?, to })
    }
}

/// What the admin says of a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// 1 to 80 characters, as invoices say it.
    pub name: String,
    /// What the price is in.
    pub currency: Currency,
    /// For a period, before tax, in whole minor units.
    pub price: i64,
    /// The tax on it in thousandths of a per cent.
    pub tax_milli: i32,
    /// How long a period is.
    pub every: Every,
    /// How many candidates can be invited in a month.
    pub invitations: i32,
    /// How many people the team can have, with those who are invited to it.
    pub seats: i32,
    /// How many roles in review or live a company can have at a time.
    pub live_roles: i32,
    /// How many problems of its own a company can have.
    pub own_problems: i32,
    /// Whether companies can be subscribed to it.
    pub offered: bool,
}

impl Form {
    pub(super) fn check(&self, slug: &str) -> Result<(), Error> {
        let mut faults = Vec::new();
        let mut check = |wrong: bool, field: &str, code, detail| {
            if wrong {
                faults.push(Problem { field: field.to_owned(), code, detail });
            }
        };
        let letters = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let named = (2..=40).contains(&slug.len())
            && slug.starts_with(|letter: char| letter.is_ascii_lowercase())
            && slug.bytes().all(letters);
        let detail = "Use 2 to 40 lower-case letters, digits and hyphens, starting with a letter.";
        check(!named, "slug", "format", detail);
        let name = (1..=80).contains(&self.name.chars().count()) && text::is_line(&self.name);
        check(!name, "name", "length", "Write 1 to 80 characters on one line.");
        let priced = (0..=10_000_000_000).contains(&self.price);
        check(!priced, "price", "range", "A price is 0 to 100,000,000.00.");
        let taxed = (0..=WHOLE).contains(&self.tax_milli);
        check(!taxed, "tax_milli", "range", "A tax rate is 0 to 100 percent.");
        let some = (0..=MAX_INVITATIONS).contains(&self.invitations);
        check(!some, "invitations", "range", "A plan has 0 to 1,000,000 invitations a month.");
        let seats = (1..=100).contains(&self.seats);
        check(!seats, "seats", "range", "A plan has 1 to 100 seats: a team has no more.");
        let some = (0..=MAX_LIVE_ROLES).contains(&self.live_roles);
        check(!some, "live_roles", "range", "A plan has 0 to 1,000 roles in review or live.");
        let some = (0..=MAX_OWN_PROBLEMS).contains(&self.own_problems);
        let detail = "A plan has 0 to 10,000 problems of a company's own.";
        check(!some, "own_problems", "range", detail);
        let free = slug != DEFAULT || (self.price == 0 && !self.offered);
        let detail = "The default plan costs nothing and is not subscribed to.";
        check(!free, "price", "not_offered", detail);
        if faults.is_empty() { Ok(()) } else { Err(Error::Fields(faults)) }
    }
}

impl Form {
    fn room(&mut self) -> [&mut i32; 4] {
        [&mut self.invitations, &mut self.seats, &mut self.live_roles, &mut self.own_problems]
    }

    /// Whether a company pays for it.
    fn is_paid(&self) -> bool {
        self.offered && self.price > 0
    }

    /// The same with no more of anything than the smallest of the plans that are paid for: a company that pays gets no less.
    #[must_use]
    pub(super) fn within(mut self, plans: &[Plan]) -> Self {
        for plan in plans.iter().filter(|plan| plan.form.is_paid()) {
            let mut paid = plan.form.clone();
            for (free, most) in self.room().into_iter().zip(paid.room()) {
                *free = (*free).min(*most);
            }
        }
        self
    }
}

/// One version of a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The id of this version.
    pub id: PlanVersionId,
    /// What it is known by.
    pub slug: String,
    /// From 1.
    pub version: i32,
    /// What it says.
    pub form: Form,
    /// When it was written.
    pub made_at: Instant,
}
