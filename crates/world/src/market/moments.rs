//! When people do things.

use kernel::Instant;
use kernel::chrono::{Datelike, Months, NaiveDate, NaiveTime, TimeDelta, Timelike, Weekday};
use rand::Rng;

use crate::stage::World;

/// The first and the last hour, in UTC, in which people do something.
const HOURS: (u32, u32) = (7, 21);

/// The same time, or the last working hour before it where people sleep.
fn awake(at: Instant) -> Instant {
    let evening = |day: NaiveDate| {
        day.and_time(NaiveTime::MIN).and_utc() + TimeDelta::hours(i64::from(HOURS.1))
    };
    let minutes = TimeDelta::minutes(i64::from(at.minute()));
    match at.hour() {
        hour if hour < HOURS.0 => evening(at.date_naive() - TimeDelta::days(1)) + minutes,
        hour if hour > HOURS.1 => evening(at.date_naive()) + minutes,
        _ => at,
    }
}

/// The same time on a working day: that of a weekend is on the Friday before.
fn at_work(at: Instant) -> Instant {
    match at.weekday() {
        Weekday::Sat => at - TimeDelta::days(1),
        Weekday::Sun => at - TimeDelta::days(2),
        _ => at,
    }
}

impl World {
    /// Some hours before the world is complete, when people are awake: what is to be done today.
    pub(crate) fn lately(&self, hours: i64) -> Instant {
        awake(self.today() - TimeDelta::hours(hours))
    }

    /// A time of the working day that is so many days before today, or of the last one before it.
    pub(crate) fn workday(&self, before: i64, time: (u32, u32)) -> Instant {
        at_work(self.day(before, time))
    }

    /// Some time of a day that is so many days before today.
    pub(crate) fn sometime(&mut self, before: i64) -> Instant {
        let time = (self.chance.random_range(HOURS.0..=HOURS.1), self.chance.random_range(0..60));
        self.day(before, time)
    }

    /// So many days from now, at a time of the working day.
    pub(crate) fn days_later(&mut self, days: i64) -> Instant {
        let time = TimeDelta::minutes(self.chance.random_range(8 * 60..17 * 60));
        let day = (self.now() + TimeDelta::days(days)).date_naive();
        at_work(day.and_time(NaiveTime::MIN).and_utc() + time).max(self.now())
    }

    /// How many days before today it was so many days before today's, and so many months earlier.
    pub(crate) fn months_ago(&self, months: u32, days: i64) -> i64 {
        let today = self.today().date_naive();
        let day = today - TimeDelta::days(days);
        let then = day.checked_sub_months(Months::new(months)).unwrap_or(day);
        (today - then).num_days()
    }
}

#[cfg(test)]
mod tests {
    use kernel::chrono::{TimeZone, Utc};

    use super::*;

    fn at(day: u32, hour: u32) -> Instant {
        Utc.with_ymd_and_hms(2026, 11, day, hour, 20, 0).unwrap()
    }

    #[test]
    fn nobody_acts_at_night_or_works_at_a_weekend() {
        assert_eq!(awake(at(30, 3)), at(29, 21));
        assert_eq!(awake(at(29, 23)), at(29, 21));
        assert_eq!(awake(at(29, 12)), at(29, 12));
        assert_eq!([at_work(at(28, 9)), at_work(at(29, 9))], [at(27, 9), at(27, 9)]);
        assert_eq!(at_work(at(30, 9)), at(30, 9));
    }
}
