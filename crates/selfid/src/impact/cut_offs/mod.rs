//! How a cut-off would divide groups, at the cut-offs that were counted. Pure. Source: scoring.md §1, ADR 0040.

#[cfg(test)]
mod tests;

use kernel::{Instant, words};
use serde::{Deserialize, Serialize};

use super::rules::Measure;
use super::words::{Group, Question};

/// The fewest people of a group that is compared at a cut-off.
pub const FEWEST_AT_CUT_OFF: i64 = 30;
/// How many people are counted together, at least.
pub const COUNTED_TOGETHER: i64 = 100;
/// How far from a cut-off the counted one may lie that speaks for it.
pub const NEAREST: i32 = 50;

/// What the database tells of people that were not counted before.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(super) struct ScoreTally {
    /// How many they are.
    pub(super) people: i32,
    /// When the last of them had their first grade.
    pub(super) until: Instant,
    /// What they say of themselves.
    pub(super) questions: Vec<Divided>,
}

/// The groups that the answers to one question make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Divided {
    /// What was asked.
    pub question: Question,
    /// Groups of at least [`FEWEST_AT_CUT_OFF`] people.
    pub shown: Vec<Group>,
    /// How many each of those has.
    pub of: Vec<i64>,
    /// The other groups.
    pub hidden: Vec<Group>,
    /// The cut-offs that were counted, the lowest first.
    pub stops: Vec<Stop>,
}

/// A cut-off that was counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stop {
    /// The cut-off.
    pub at: i32,
    /// How many of each shown group reach it.
    pub passed: Vec<i64>,
}

words! {
    /// Why nothing is said about a question.
    pub enum Silence as "CutOffSilence" {
        /// No two groups can be shown.
        SmallGroups = "small_groups",
        /// No counted cut-off is near.
        NoneNear = "none_near",
    }
}

/// What is said about one question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// What was asked.
    pub question: Question,
    /// The counted cut-off and how groups fare at it, or why there is nothing.
    pub found: Result<(i32, Measure), Silence>,
}

/// How so many people who were counted together divide near a cut-off.
pub fn at_cut_off(people: i64, counted: &[Divided], at: i32) -> Vec<Answered> {
    let answered = |one: &Divided| Answered { question: one.question, found: one.near(people, at) };
    counted.iter().map(answered).collect()
}

impl Divided {
    fn near(&self, people: i64, at: i32) -> Result<(i32, Measure), Silence> {
        // Which groups are shown depends on their sizes alone, so it is the same at every cut-off.
        let none = vec![0; self.of.len()];
        let sizes = self.measure(people, &none);
        sizes.ok_or(Silence::SmallGroups)?;
        // Of two that are as near, the lower one.
        let nearest = self.stops.iter().min_by_key(|stop| ((stop.at - at).abs(), stop.at));
        let nearest = nearest.filter(|stop| (stop.at - at).abs() <= NEAREST);
        let stop = nearest.ok_or(Silence::NoneNear)?;
        let measure = self.measure(people, &stop.passed).ok_or(Silence::SmallGroups)?;
        Ok((stop.at, measure))
    }

    fn measure(&self, people: i64, passed: &[i64]) -> Option<Measure> {
        let counted = self.of.iter().zip(passed).map(|(of, passed)| (*of, *passed));
        let large = |of: &(i64, i64)| of.0 >= FEWEST_AT_CUT_OFF;
        let shown = self.shown.iter().zip(counted);
        let shown = shown.map(|(group, counted)| (*group, Some(counted).filter(large)));
        let hidden = self.hidden.iter().map(|group| (*group, None));
        Measure::of(people, shown.chain(hidden).collect())
    }
}
