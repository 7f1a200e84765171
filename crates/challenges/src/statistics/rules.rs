//! How a practice problem went for those who tried it. Pure.

use std::collections::BTreeMap;

use kernel::uuid::Uuid;
use kernel::{Instant, UserId};

/// Nothing is shown of fewer people than this. Source: product.md §3, and ADR 26.
pub const SHOWN_FROM: i64 = 5;

/// What is known of a problem from practice alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Statistics {
    /// People with a submit that was judged.
    pub tried: i64,
    /// Those with an accepted one.
    pub solved: i64,
    /// How many of a hundred who tried have solved it; `None` below [`SHOWN_FROM`] who tried.
    pub acceptance_percent: Option<i32>,
    /// From somebody's first draft or run to their first accepted submit, in seconds: the median; `None` below
    /// [`SHOWN_FROM`] who solved it.
    pub median_seconds: Option<i64>,
}

impl Statistics {
    /// Of so many who tried, and of the seconds that each of those took who solved it.
    pub(crate) fn of(tried: i64, mut seconds: Vec<i64>) -> Self {
        let solved = i64::try_from(seconds.len()).unwrap_or(i64::MAX);
        seconds.sort_unstable();
        let share = || i32::try_from((200 * solved + tried) / (2 * tried)).ok();
        Self {
            tried,
            solved,
            acceptance_percent: if tried < SHOWN_FROM { None } else { share() },
            median_seconds: if solved < SHOWN_FROM { None } else { median(&seconds) },
        }
    }
}

/// The middle, or what lies halfway between the two in the middle; of sorted numbers.
fn median(sorted: &[i64]) -> Option<i64> {
    let (low, high) = (sorted.len().checked_sub(1)? / 2, sorted.len() / 2);
    Some((sorted.get(low)? + sorted.get(high)?) / 2)
}

/// How many seconds each took who solved it; 0 for one whose first trace is the accepted submit.
pub(crate) fn durations(
    began: &BTreeMap<UserId, Instant>,
    solved: &BTreeMap<UserId, Instant>,
) -> Vec<i64> {
    let took = |(user, at): (&UserId, &Instant)| {
        began.get(user).map_or(0, |began| (*at - *began).num_seconds().max(0))
    };
    solved.iter().map(took).collect()
}

/// The tasks of each scenario.
pub(crate) fn by_scenario(rows: Vec<(Uuid, Uuid)>) -> BTreeMap<Uuid, Vec<Uuid>> {
    let mut wholes = BTreeMap::<Uuid, Vec<Uuid>>::new();
    for (scenario, task) in rows {
        wholes.entry(scenario).or_default().push(task);
    }
    wholes
}

/// Whether something is to be counted: at once where that was never done, and otherwise in the night after the latest
/// verdict.
pub(crate) fn is_due(judged: Option<Instant>, counted: Option<Instant>, night: Instant) -> bool {
    match (judged, counted) {
        (None, _) => false,
        (Some(_), None) => true,
        (Some(judged), Some(counted)) => counted < night && counted < judged,
    }
}

/// When each had all parts of something accepted, of those who have: with the last of them.
pub(crate) fn wholly(parts: &[BTreeMap<UserId, Instant>]) -> BTreeMap<UserId, Instant> {
    let Some((first, others)) = parts.split_first() else { return BTreeMap::new() };
    let whole = |(user, at): (&UserId, &Instant)| {
        let rest: Option<Vec<Instant>> = others.iter().map(|of| of.get(user).copied()).collect();
        Some((*user, rest?.into_iter().fold(*at, Instant::max)))
    };
    first.iter().filter_map(whole).collect()
}

/// How it went for one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Own {
    /// Submits up to the first accepted one, that one too.
    pub submits: i64,
    /// From the first draft or run to that one, in seconds.
    pub seconds: i64,
}
