//! When the mail of a day is due. Pure.

use std::iter;

use chrono_tz::Tz;
use kernel::Instant;
use kernel::chrono::{NaiveDate, TimeZone, Utc};
use serde_json::Value;

/// The hour at which the mail of a day comes, by the clocks of the person's time zone.
pub const HOUR: u32 = 8;

/// The mail of one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    /// The day, by the calendar of the time zone.
    pub date: NaiveDate,
    /// When it was due: what happened from then on is for the next day.
    pub at: Instant,
}

/// What is to be in the mail of a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The name of its kind.
    pub kind: String,
    /// What the kind leaves open.
    pub params: Value,
    /// The page it is about, a path of this site.
    pub link: String,
}

/// The mail that was due last in a time zone. `None` at the ends of the calendar only.
pub fn last_due(zone: Tz, now: Instant) -> Option<Due> {
    let today = now.with_timezone(&zone).date_naive();
    // Where clocks have crossed the date line a day is missing altogether.
    let days = iter::successors(Some(today), NaiveDate::pred_opt).take(3);
    days.filter_map(|date| Some(Due { date, at: hour_of(zone, date)? })).find(|due| due.at <= now)
}

/// When it is [`HOUR`] on a day, or the next full hour that the day has. Of two such hours, where clocks
/// are put back, it is the first.
fn hour_of(zone: Tz, date: NaiveDate) -> Option<Instant> {
    let mut hours = (HOUR..24).filter_map(|hour| date.and_hms_opt(hour, 0, 0));
    let first = hours.find_map(|hour| zone.from_local_datetime(&hour).earliest())?;
    Some(first.with_timezone(&Utc))
}
