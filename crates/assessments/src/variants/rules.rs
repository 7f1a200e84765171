//! Which problem an attempt gets. Pure.

use std::collections::BTreeMap;

use kernel::uuid::Uuid;
use kernel::{AttemptId, ProblemId, TaskId};
use sha2::{Digest, Sha256};

/// The most variants of a task.
pub const MAX_VARIANTS: usize = 4;

/// Goes into every draw, so that nothing else that is hashed from an attempt agrees with it.
const LABEL: &[u8] = b"assay-variant/1";

/// A problem that stands in for the problem of a task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    /// The version of the problem.
    pub problem: ProblemId,
    /// The problem's name in addresses.
    pub slug: String,
    /// The problem's title.
    pub title: String,
}

/// What can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Choice {
    /// The version of the problem.
    pub(super) problem: ProblemId,
    /// The problem, whichever version.
    pub(super) family: Uuid,
    /// Whether it may be used no more.
    pub(super) is_withdrawn: bool,
}

/// What can be drawn for a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct OfTask {
    pub(super) task: TaskId,
    /// The task's place, from 1.
    pub(super) position: i32,
    pub(super) choice: Choice,
}

/// How often each problem was had.
pub(super) fn counted(had: Vec<Uuid>) -> BTreeMap<Uuid, usize> {
    had.into_iter().fold(BTreeMap::new(), |mut counts, family| {
        *counts.entry(family).or_default() += 1;
        counts
    })
}

/// The place of each task and what can be drawn for it, in the order given.
pub(super) fn by_task(all: Vec<OfTask>) -> BTreeMap<TaskId, (i32, Vec<Choice>)> {
    let mut tasks: BTreeMap<TaskId, (i32, Vec<Choice>)> = BTreeMap::new();
    for OfTask { task, position, choice } in all {
        tasks.entry(task).or_insert((position, Vec::new())).1.push(choice);
    }
    tasks
}

/// The problem of the task at this place, among those that were had least often; `None` where all were
/// withdrawn. The same attempt draws the same.
pub(super) fn draw(
    (attempt, position): (AttemptId, i32),
    choices: &[Choice],
    had: &BTreeMap<Uuid, usize>,
) -> Option<ProblemId> {
    let times = |choice: &Choice| had.get(&choice.family).copied().unwrap_or(0);
    let usable = || choices.iter().filter(|choice| !choice.is_withdrawn);
    let fewest = usable().map(times).min()?;
    let left: Vec<&Choice> = usable().filter(|choice| times(choice) == fewest).collect();
    let place = number(attempt, position) % u64::try_from(left.len()).ok()?;
    left.get(usize::try_from(place).ok()?).map(|choice| choice.problem)
}

/// A number that is as good as random, of this task of this attempt.
fn number(attempt: AttemptId, position: i32) -> u64 {
    let digest = Sha256::new()
        .chain_update(LABEL)
        .chain_update(attempt.0.as_bytes())
        .chain_update(position.to_be_bytes())
        .finalize();
    digest.iter().take(8).fold(0, |number, byte| (number << 8) | u64::from(*byte))
}
