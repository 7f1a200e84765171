//! How well assessments measure: the standard error of a score, and how hard and how telling each task
//! is. Counted at night, from the first attempt of everybody who has a grade.

mod rasch;
mod rules;
mod spread;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use kernel::{AssessmentId, AttemptId, Instant, ProblemId, last_night};

pub use rules::{
    ERROR_FROM, GroupFacts, GroupScores, ItemFacts, Remark, SHOWN_FROM, Statistics, TaskFacts,
    TaskScores, VariantFacts, percentile,
};
pub use spread::{STEP, Spread};

use crate::definitions::{self, Task};
use crate::scores::TaskScore;
use crate::{Error, scores};

/// Assessments to be counted now, at most `most`: at once where nothing was counted yet, and otherwise
/// in the night after their latest grade.
///
/// # Errors
/// [`Error::Db`].
pub fn due(conn: &mut Conn, now: Instant, most: i64) -> Result<Vec<AssessmentId>, Error> {
    Ok(store::due(conn, last_night(now), most)?)
}

/// Counts an assessment.
///
/// # Errors
/// [`Error::Db`].
pub fn count(conn: &mut Conn, id: AssessmentId, now: Instant) -> Result<(), Error> {
    let grades = store::first_grades(conn, id)?;
    let submits: Vec<_> =
        grades.iter().flat_map(|(_, tasks)| tasks).filter_map(|task| task.submission).collect();
    let verdicts = store::groups(conn, &submits)?;
    let mut drawn = definitions::tasks(conn, id)?;
    drawn.retain(|task| !task.variants.is_empty());
    let mut tasks: Vec<TaskScores> = drawn.iter().map(|task| as_one(task, &grades)).collect();
    for (position, weight, name, points) in store::tasks(conn, id)? {
        if drawn.iter().any(|task| task.position == position) {
            continue;
        }
        let worth = i64::from(weight) * i64::from(points);
        let got = grades.iter().map(|(_, scores)| {
            let task = scores.iter().find(|task| task.position == position)?;
            let judgement = (task.submission?, task.judgement.unwrap_or(1));
            let group = verdicts.get(&judgement)?.iter().find(|group| group.name == name)?;
            Some(i64::from(weight) * i64::from(group.points))
        });
        let got = got.map(Option::unwrap_or_default).collect();
        let group = GroupScores { name, worth, got };
        match tasks.last_mut() {
            Some(task) if task.position == position => task.groups.push(group),
            Some(_) | None => tasks.push(TaskScores { position, groups: vec![group] }),
        }
    }
    tasks.sort_by_key(|task| task.position);
    let mut found = Statistics::of(&tasks, grades.len());
    if !drawn.is_empty() {
        add_variants(conn, &mut found, &drawn, &grades)?;
    }
    store::save(conn, id, &found, now)?;
    Ok(())
}

/// The attempts that count, and what each of their tasks got.
type Grades = [(AttemptId, Vec<TaskScore>)];

/// What an attempt got for the task at a place, 0 to 100.
fn points(scores: &[TaskScore], position: i32) -> i32 {
    let score = scores.iter().find(|score| score.position == position);
    score.and_then(|score| score.points).unwrap_or(0)
}

/// A task whose problem is drawn, as one group: people had different groups of tests.
fn as_one(task: &Task, grades: &Grades) -> TaskScores {
    let (position, weight) = (task.position, i64::from(task.weight));
    let got = grades.iter().map(|(_, scores)| weight * i64::from(points(scores, position)));
    let group = GroupScores { name: String::new(), worth: weight * 100, got: got.collect() };
    TaskScores { position, groups: vec![group] }
}

/// Says of each task whose problem is drawn how each of its problems went, in place of its groups.
fn add_variants(
    conn: &mut Conn,
    found: &mut Statistics,
    drawn: &[Task],
    grades: &Grades,
) -> Result<(), Error> {
    let ids: Vec<AttemptId> = grades.iter().map(|(id, _)| *id).collect();
    let given = store::given(conn, &ids)?;
    for facts in &mut found.tasks {
        let position = facts.position;
        let Some(task) = drawn.iter().find(|task| task.position == position) else { continue };
        let of = |problem: ProblemId| {
            let had = grades.iter().filter(|(id, _)| given.get(&(*id, position)) == Some(&problem));
            VariantFacts::of(problem, had.map(|(_, scores)| points(scores, position)))
        };
        facts.groups.clear();
        facts.variants = vec![of(task.problem)];
        facts.variants.extend(task.variants.iter().map(|variant| of(variant.problem)));
    }
    Ok(())
}

/// What was counted of an assessment, and when; `None` before the first grade was counted.
///
/// # Errors
/// [`Error::Db`].
pub fn of_assessment(
    conn: &mut Conn,
    id: AssessmentId,
) -> Result<Option<(Statistics, Instant)>, Error> {
    Ok(store::find(conn, id)?)
}

/// How the scores of an assessment are spread now: of the first attempt of everybody who has a grade.
///
/// # Errors
/// [`Error::Db`].
pub fn spread(conn: &mut Conn, id: AssessmentId) -> Result<Spread, Error> {
    let first: Vec<_> = store::first_grades(conn, id)?.into_iter().map(|(id, _)| id).collect();
    let scores = scores::finenesses(conn, &first)?;
    Ok(Spread::of(scores.into_values().collect()))
}

/// The standard error of the score of each of these attempts, where it is estimated.
///
/// # Errors
/// [`Error::Db`].
pub fn standard_errors(
    conn: &mut Conn,
    ids: &[AttemptId],
) -> Result<BTreeMap<AttemptId, i32>, Error> {
    Ok(store::errors(conn, ids)?)
}

/// The standard error of each of these assessments, where it is estimated.
///
/// # Errors
/// [`Error::Db`].
pub fn of_assessments(
    conn: &mut Conn,
    ids: &[AssessmentId],
) -> Result<BTreeMap<AssessmentId, i32>, Error> {
    Ok(store::errors_of(conn, ids)?)
}
