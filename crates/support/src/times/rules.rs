//! How long people waited, week by week. Pure.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate, TimeDelta};
use kernel::Instant;

/// How many weeks are shown, the running one too.
pub const WEEKS: i64 = 12;

/// When a conversation began, was first answered and was resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// When its first message came.
    pub began: Instant,
    /// When support first answered.
    pub answered: Option<Instant>,
    /// When it was resolved and stayed so.
    pub resolved: Option<Instant>,
}

/// How long something took those of a week, in seconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Waits {
    /// How many of them it happened to.
    pub count: usize,
    /// Half of those waited at most so long.
    pub median_s: Option<i64>,
    /// Nine in ten of those waited at most so long.
    pub p90_s: Option<i64>,
}

/// The conversations that began in a week.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Week {
    /// Its Monday, by UTC.
    pub monday: NaiveDate,
    /// How many began.
    pub began: usize,
    /// Until support first answered.
    pub answer: Waits,
    /// Until it was resolved.
    pub resolution: Waits,
}

fn monday(of: NaiveDate) -> NaiveDate {
    of - TimeDelta::days(i64::from(of.weekday().num_days_from_monday()))
}

/// The Monday of the first week that is shown.
pub(super) fn first(today: NaiveDate) -> NaiveDate {
    monday(today) - TimeDelta::weeks(WEEKS - 1)
}

/// The weeks up to the one of `today`, the first one first, those without a conversation too.
pub(super) fn weeks(runs: &[Run], today: NaiveDate) -> Vec<Week> {
    let mut by_week: BTreeMap<NaiveDate, Vec<Run>> =
        (0..WEEKS).map(|week| (first(today) + TimeDelta::weeks(week), Vec::new())).collect();
    for run in runs {
        if let Some(week) = by_week.get_mut(&monday(run.began.date_naive())) {
            week.push(*run);
        }
    }
    by_week.into_iter().map(|(monday, runs)| week(monday, &runs)).collect()
}

fn week(monday: NaiveDate, runs: &[Run]) -> Week {
    let took = |run: &Run, until: Option<Instant>| until.map(|at| (at - run.began).num_seconds());
    Week {
        monday,
        began: runs.len(),
        answer: waits(runs.iter().filter_map(|run| took(run, run.answered)).collect()),
        resolution: waits(runs.iter().filter_map(|run| took(run, run.resolved)).collect()),
    }
}

fn waits(mut seconds: Vec<i64>) -> Waits {
    seconds.sort_unstable();
    let (median_s, p90_s) = (within(&seconds, 50), within(&seconds, 90));
    Waits { count: seconds.len(), median_s, p90_s }
}

/// The shortest of these times within which so many of a hundred are.
fn within(sorted: &[i64], percent: usize) -> Option<i64> {
    let place = (sorted.len() * percent).div_ceil(100).max(1);
    sorted.get(place - 1).copied()
}
