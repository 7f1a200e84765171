//! Ratings, and when they are given. Pure.

use chrono::{NaiveDate, TimeDelta};
use kernel::{Instant, UserId};

use crate::placements::{Internship, State};
use crate::{Error, words};

/// After how many days an intern is rated. Source: states.md §3.
pub const DAYS: [i32; 2] = [30, 90];

/// From how many days before it is due a rating can be given.
pub const EARLY_DAYS: i64 = 3;

/// On which day the rating after so many days is due; `None` where the internship is too short.
pub fn due_on(internship: &Internship, day: i32) -> Option<NaiveDate> {
    let after = DAYS.contains(&day).then(|| TimeDelta::days(i64::from(day)))?;
    let due = internship.starts_on.checked_add_signed(after)?;
    (due <= internship.ends_on).then_some(due)
}

/// Whether the rating after so many days can be given: shortly before it is due and from then on, also
/// after the internship. One that ended early is not rated any more.
pub fn is_open(internship: &Internship, day: i32, today: NaiveDate) -> bool {
    let begun = matches!(internship.state, State::Active | State::Completed | State::Converted);
    let due = due_on(internship, day);
    begun && due.is_some_and(|due| (due - today).num_days() <= EARLY_DAYS)
}

/// The five items, each on a scale of 1 to 5 whose ends and middle are worded on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marks {
    /// Of the work.
    pub quality: i32,
    /// Of what is promised.
    pub reliability: i32,
    /// Without being asked.
    pub initiative: i32,
    /// With others.
    pub teamwork: i32,
    /// Since the first day.
    pub growth: i32,
    /// What the intern reads with it, at most 2000 characters.
    pub text: Option<String>,
}

impl Marks {
    /// The same as they are kept.
    ///
    /// # Errors
    /// [`Error::Field`].
    pub(super) fn checked(&self) -> Result<Self, Error> {
        words::scale(&[
            ("quality", self.quality),
            ("reliability", self.reliability),
            ("initiative", self.initiative),
            ("teamwork", self.teamwork),
            ("growth", self.growth),
        ])?;
        let text = words::plain("text", self.text.as_deref(), words::MAX)?.map(str::to_owned);
        Ok(Self { text, ..self.clone() })
    }
}

/// A rating that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rating {
    /// After how many days.
    pub day: i32,
    /// Who gave it.
    pub author: UserId,
    /// What they said.
    pub marks: Marks,
    /// When.
    pub written_at: Instant,
}
