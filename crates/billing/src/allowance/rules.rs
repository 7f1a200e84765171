//! Months in which invitations are counted, and what is left. Pure.

use chrono::{Datelike, Months, NaiveDate};
use kernel::{InvitationCreditId, words};

use crate::Error;
use crate::plans::Plan;

/// The most invitations of one grant.
pub const MAX_CREDIT: i32 = 100_000;
/// From how many hundredths of what there is a company is warned.
const NEAR_PERCENT: i64 = 80;

words! {
    /// How much is left.
    pub enum Level as "AllowanceLevel" {
        /// Enough.
        Open = "open",
        /// At most a fifth.
        Near = "near",
        /// Nothing.
        UsedUp = "used_up",
    }
}

/// How much is left of `all`, where so much is used.
pub(crate) fn level(used: i64, all: i64) -> Level {
    match all - used {
        ..=0 => Level::UsedUp,
        _ if used * 100 >= all * NEAR_PERCENT => Level::Near,
        _ => Level::Open,
    }
}

/// A month in which invitations are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// Its first day.
    pub from: NaiveDate,
    /// The first day of the next one.
    pub renews_on: NaiveDate,
}

impl Window {
    /// The month that takes a day in, of those that begin with a day.
    pub(super) fn of(anchor: NaiveDate, today: NaiveDate) -> Self {
        let begin = |number: i32| {
            let by = Months::new(number.unsigned_abs());
            let moved = if number < 0 {
                anchor.checked_sub_months(by)
            } else {
                anchor.checked_add_months(by)
            };
            moved.unwrap_or(anchor)
        };
        let years = today.year() - anchor.year();
        let apart = years * 12 + today.month0().cast_signed() - anchor.month0().cast_signed();
        let number = if begin(apart) > today { apart - 1 } else { apart };
        Self { from: begin(number), renews_on: begin(number + 1) }
    }

    /// The month of the calendar.
    pub(super) fn of_calendar(today: NaiveDate) -> Self {
        Self::of(today.with_day(1).unwrap_or(today), today)
    }
}

/// Invitations that the admin has granted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credit {
    /// Its id.
    pub id: InvitationCreditId,
    /// How many.
    pub amount: i32,
    /// How many of them were used.
    pub used: i64,
    /// The last day on which they can be.
    pub expires_on: NaiveDate,
    /// Why.
    pub reason: String,
}

impl Credit {
    /// How many are left.
    pub fn left(&self) -> i64 {
        (i64::from(self.amount) - self.used).max(0)
    }

    /// Whether they can still be used on a day.
    pub fn is_open(&self, today: NaiveDate) -> bool {
        self.expires_on >= today
    }
}

/// What a company can still do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Allowance {
    /// By which plan.
    pub plan: Plan,
    /// The month.
    pub window: Window,
    /// How many of the quota were made in it.
    pub used: i64,
    /// How many are left of what was granted.
    pub extra: i64,
    /// Whether it is a free trial, which does not renew.
    pub is_trial: bool,
}

impl Allowance {
    /// How many the plan has a month.
    pub fn quota(&self) -> i64 {
        i64::from(self.plan.form.invitations)
    }

    /// How many are left of that. None where a smaller plan began after more were made.
    pub fn left_of_quota(&self) -> i64 {
        (self.quota() - self.used).max(0)
    }

    /// How many can be made now.
    pub fn left(&self) -> i64 {
        self.left_of_quota() + self.extra
    }

    /// Whether that is little.
    pub fn level(&self) -> Level {
        level(self.used, self.quota().max(self.used) + self.extra)
    }

    /// What somebody is answered who wants more.
    pub fn used_up(&self) -> Error {
        let (plan, quota) = (self.plan.form.name.clone(), self.quota());
        if self.is_trial {
            return Error::TrialUsedUp { quota };
        }
        let renews_on = self.window.renews_on.format("%-d %B %Y").to_string();
        Error::QuotaUsedUp { plan, quota, renews_on }
    }
}
