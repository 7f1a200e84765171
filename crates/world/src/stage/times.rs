//! When people do things.

use kernel::Instant;
use kernel::chrono::{Datelike, NaiveDate, NaiveTime, TimeDelta, Weekday};
use rand::Rng;

use crate::stage::World;

/// Some minute of a day, between two hours.
fn between(world: &mut World, day: NaiveDate, (from, to): (i64, i64)) -> Instant {
    let minute = world.chance.random_range(from * 60..to * 60);
    day.and_time(NaiveTime::MIN).and_utc() + TimeDelta::minutes(minute)
}

/// That day, or the Monday after it.
pub(crate) fn working_day(day: NaiveDate) -> NaiveDate {
    let days = match day.weekday() {
        Weekday::Sat => 2,
        Weekday::Sun => 1,
        _ => 0,
    };
    day + TimeDelta::days(days)
}

/// Some time at work, that day or the Monday after it.
pub(crate) fn at_work(world: &mut World, day: NaiveDate) -> Instant {
    between(world, working_day(day), (8, 17))
}

/// Some time of a day at which people look after their own matters.
pub(crate) fn awake(world: &mut World, day: NaiveDate) -> Instant {
    between(world, day, (8, 19))
}

/// The day so many days before today.
pub(crate) fn days_ago(world: &World, days: i64) -> NaiveDate {
    world.today().date_naive() - TimeDelta::days(days)
}

/// The day so many days from now.
pub(crate) fn in_days(world: &World, days: i64) -> NaiveDate {
    world.now().date_naive() + TimeDelta::days(days)
}

/// The day of one of several things that lie evenly between two days, the first the furthest from today.
pub(crate) fn evenly(world: &World, (turn, all): (usize, usize), days: (i64, i64)) -> NaiveDate {
    let (first, last) = days;
    let (turn, all) = (i64::try_from(turn).unwrap_or(0), i64::try_from(all).unwrap_or(1).max(1));
    days_ago(world, first - (first - last) * turn / all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_works_at_the_weekend() {
        let mut day = NaiveDate::from_ymd_opt(2026, 2, 1).unwrap();
        for _ in 0..30 {
            let work = working_day(day);
            assert!(!matches!(work.weekday(), Weekday::Sat | Weekday::Sun), "{day}");
            assert!((0..=2).contains(&(work - day).num_days()), "{day}");
            day += TimeDelta::days(1);
        }
    }
}
