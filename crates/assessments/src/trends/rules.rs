//! What makes a trend. Pure.

use std::collections::BTreeMap;

use kernel::{AttemptId, Instant};

use crate::scores::Skill;

/// How many results must measure an area before anything is said of how it goes: one is no trend.
pub const LEAST: usize = 2;
/// How many areas are shown at most.
const MOST: usize = 6;

/// A graded result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Graded {
    pub(super) attempt: AttemptId,
    /// When it was closed.
    pub(super) at: Instant,
    pub(super) skills: Vec<Skill>,
}

/// An area in one result, as its report has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Point {
    /// The attempt, whose report says it.
    pub attempt: AttemptId,
    /// When that was closed.
    pub at: Instant,
    /// Tenths of a percent, 0 to 1000.
    pub percent_tenths: i32,
}

/// An area in several results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trend {
    /// The area.
    pub skill: String,
    /// Oldest first, [`LEAST`] at least.
    pub points: Vec<Point>,
}

/// What somebody's results say together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trends {
    /// How many graded results were looked at.
    pub results: usize,
    /// How many areas too few of them measure.
    pub short: usize,
    /// The areas that most results measure first, then by name.
    pub trends: Vec<Trend>,
}

pub(super) fn trends(mut graded: Vec<Graded>) -> Trends {
    graded.sort_by_key(|one| (one.at, one.attempt));
    let mut areas = BTreeMap::<String, Vec<Point>>::new();
    for Graded { attempt, at, skills } in &graded {
        for Skill { name, percent_tenths, .. } in skills {
            let point = Point { attempt: *attempt, at: *at, percent_tenths: *percent_tenths };
            areas.entry(name.clone()).or_default().push(point);
        }
    }
    let (enough, short): (Vec<_>, Vec<_>) =
        areas.into_iter().partition(|(_, points)| points.len() >= LEAST);
    let mut trends: Vec<Trend> =
        enough.into_iter().map(|(skill, points)| Trend { skill, points }).collect();
    trends.sort_by_key(|trend| std::cmp::Reverse(trend.points.len()));
    trends.truncate(MOST);
    Trends { results: graded.len(), short: short.len(), trends }
}
