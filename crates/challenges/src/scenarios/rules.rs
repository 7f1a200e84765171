//! Which task is open, and what a scenario has brought. Pure.

use std::collections::BTreeMap;
use std::str::FromStr;

use kernel::uuid::Uuid;
use kernel::{Instant, Language, ProblemId, words};

use crate::practice::Draft;
use crate::problems::{Detail, MAX_TASKS};

/// The place of a task in its scenario, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position(pub(crate) i32);

/// The text is no place of a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a task's place is a number from 1 to {MAX_TASKS}")]
pub struct BadPosition;

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Self, BadPosition> {
        let [digit @ b'1'..=b'9'] = text.as_bytes() else { return Err(BadPosition) };
        let place = digit - b'0';
        if usize::from(place) <= MAX_TASKS { Ok(Self(place.into())) } else { Err(BadPosition) }
    }
}

words! {
    /// How somebody stands with a task of a scenario.
    pub enum TaskState as "ScenarioTaskState" {
        /// The one before it has to pass or to be skipped first.
        Locked = "locked",
        /// It can be worked on.
        Open = "open",
        /// It was left with the points it had. It can still be worked on.
        Skipped = "skipped",
        /// Its core tests have passed.
        Passed = "passed",
        /// A submit was accepted.
        Solved = "solved",
    }
}

/// A task as the scenario's version has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) position: i32,
    pub(crate) weight: i32,
    pub(crate) title: String,
    pub(crate) version: ProblemId,
    /// The problem, whatever its version.
    pub(crate) problem: Uuid,
    /// The places of the earlier tasks whose tests run again with it; `None` for all of them.
    pub(crate) regression: Option<Vec<i32>>,
}

impl Place {
    /// Whether the tests of the task at an earlier place run again with this one.
    pub(crate) fn runs_again(&self, earlier: i32) -> bool {
        self.regression.as_ref().is_none_or(|named| named.contains(&earlier))
    }

    /// The places of the tasks whose tests run again with this one.
    pub(crate) fn again(&self) -> Vec<i32> {
        (1..self.position).filter(|earlier| self.runs_again(*earlier)).collect()
    }
}

/// What somebody has done with a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Facts {
    /// In one submit, all groups of core tests.
    pub(crate) core_passed: bool,
    pub(crate) skipped: bool,
    pub(crate) solved: bool,
    pub(crate) best_points: Option<i32>,
}

/// The state of each task. Source: product.md §4.
pub(crate) fn states(facts: &[Facts]) -> Vec<TaskState> {
    let mut open = true;
    let state = |of: &Facts| {
        let state = match of {
            _ if !open => TaskState::Locked,
            Facts { solved: true, .. } => TaskState::Solved,
            Facts { core_passed: true, .. } => TaskState::Passed,
            Facts { skipped: true, .. } => TaskState::Skipped,
            _ => TaskState::Open,
        };
        open = open && (of.solved || of.core_passed || of.skipped);
        state
    };
    facts.iter().map(state).collect()
}

/// The points of all tasks together, in hundredths: 0 to 10 000. Each counts with its best submit.
pub(crate) fn hundredths(places: &[Place], facts: &[Facts]) -> i32 {
    let of = |(place, facts): (&Place, &Facts)| place.weight * facts.best_points.unwrap_or(0);
    places.iter().zip(facts).map(of).sum()
}

/// When the last task was accepted for the first time; `None` while one is not.
pub(crate) fn solved_at(places: &[Place], first: &BTreeMap<Uuid, Instant>) -> Option<Instant> {
    let times: Option<Vec<Instant>> =
        places.iter().map(|place| first.get(&place.problem).copied()).collect();
    times?.into_iter().max()
}

/// A program for a task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// What it is written in.
    pub language: Language,
    /// The source.
    pub source: String,
}

/// A scenario, and what the person who asks has done with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The scenario itself: title, introduction, languages, starter code.
    pub detail: Detail,
    /// In the order in which they are solved.
    pub tasks: Vec<Task>,
    /// `None` where nobody is signed in.
    pub own: Option<Own>,
}

/// A task of a scenario, as the person who asks stands with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// From 1.
    pub position: i32,
    /// Its title.
    pub title: String,
    /// What it is worth, of 100.
    pub weight: i32,
    /// The places of the earlier tasks whose tests run again with it.
    pub regression: Vec<i32>,
    /// How they stand with it.
    pub state: TaskState,
    /// The most points that a submit brought, 0 to 100; `None` while none is judged.
    pub best_points: Option<i32>,
    /// The problem; `None` while it is locked.
    pub detail: Option<Detail>,
}

/// What one person has done with a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Own {
    /// One for each language that was written in.
    pub drafts: Vec<Draft>,
    /// The first draft, run or submit; `None` before there is one.
    pub began_at: Option<Instant>,
    /// When the last task was accepted for the first time; `None` while one is not.
    pub solved_at: Option<Instant>,
    /// The points of all tasks together, in hundredths of a point.
    pub hundredths: i32,
}
