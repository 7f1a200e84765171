//! Weeks, and who reads what of them when. Pure.

use chrono::{Days, NaiveDate};
use kernel::{Instant, UserId};

use crate::placements::Side;
use crate::{Error, words};

/// For how many days after its end a week can be checked in.
pub const GRACE_DAYS: i64 = 3;

/// A week of an internship. The first one begins on the first day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Week {
    /// Counted from 1.
    pub number: i32,
    /// Its first day.
    pub first: NaiveDate,
    /// Its last day: the seventh, or the last of the internship.
    pub last: NaiveDate,
}

/// More than any internship has, extended as it may be: a last day that is out of reach is no loop without end.
const MAX_WEEKS: i32 = 1040;

/// The weeks between two days.
pub fn weeks(starts_on: NaiveDate, ends_on: NaiveDate) -> Vec<Week> {
    let week = |number: i32| {
        let first = starts_on.checked_add_days(Days::new(7 * u64::try_from(number - 1).ok()?))?;
        let last = first.checked_add_days(Days::new(6)).unwrap_or(ends_on).min(ends_on);
        Some(Week { number, first, last })
    };
    (1..=MAX_WEEKS).map_while(week).take_while(|week| week.first <= ends_on).collect()
}

impl Week {
    /// Whether it has begun.
    pub fn has_begun(&self, today: NaiveDate) -> bool {
        self.first <= today
    }

    /// Whether it is over.
    pub fn is_over(&self, today: NaiveDate) -> bool {
        self.last < today
    }

    /// Whether a side can check in.
    pub fn is_open(&self, today: NaiveDate) -> bool {
        self.has_begun(today) && (today - self.last).num_days() <= GRACE_DAYS
    }

    /// Whether a side reads what the other one has written: once both have, or the week is over.
    pub fn shows_other(&self, has_written: bool, today: NaiveDate) -> bool {
        has_written || self.is_over(today)
    }
}

/// What one side says of a week.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answers {
    /// How the work goes, 1 to 5.
    pub work: i32,
    /// How the intern is supported, 1 to 5.
    pub support: i32,
    /// How much the intern learns, 1 to 5.
    pub learning: i32,
    /// At most 2000 characters.
    pub text: Option<String>,
}

impl Answers {
    /// The same as they are kept.
    ///
    /// # Errors
    /// [`Error::Field`].
    pub(super) fn checked(&self) -> Result<Self, Error> {
        let Self { work, support, learning, .. } = *self;
        words::scale(&[("work", work), ("support", support), ("learning", learning)])?;
        let text = words::plain("text", self.text.as_deref(), words::MAX)?.map(str::to_owned);
        Ok(Self { work, support, learning, text })
    }
}

/// What one side has said of a week.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckIn {
    /// Which week.
    pub week: i32,
    /// Which side.
    pub side: Side,
    /// Who.
    pub author: UserId,
    /// What.
    pub answers: Answers,
    /// When.
    pub written_at: Instant,
}

/// A week as one side reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    /// The week.
    pub week: Week,
    /// What this side has written.
    pub own: Option<CheckIn>,
    /// Whether the other side has written.
    pub other_written: bool,
    /// What the other side has written, where this side reads it yet.
    pub other: Option<CheckIn>,
}

/// The weeks that have begun, the last first, as one side reads them.
pub fn seen_by(side: Side, weeks: &[Week], written: &[CheckIn], today: NaiveDate) -> Vec<Seen> {
    let of = |week: &Week, side: Side| {
        written.iter().find(|one| one.week == week.number && one.side == side).cloned()
    };
    let see = |week: &Week| {
        let (own, other) = (of(week, side), of(week, side.other()));
        let other_written = other.is_some();
        let other = other.filter(|_| week.shows_other(own.is_some(), today));
        Seen { week: *week, own, other_written, other }
    };
    weeks.iter().rev().filter(|week| week.has_begun(today)).map(see).collect()
}
