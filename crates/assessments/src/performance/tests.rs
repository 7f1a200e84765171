//! Which attempt of somebody counts.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta};
use kernel::{AttemptId, Instant, SubmissionId, TaskId, UserId};

use super::rules::{Try, firsts};
use crate::grading::TaskScore;

fn at(minute: i64) -> Instant {
    DateTime::from_timestamp(1_700_000_000, 0).unwrap() + TimeDelta::minutes(minute)
}

fn score(position: i32, points: i32, submission: SubmissionId) -> TaskScore {
    TaskScore {
        task: TaskId::new(),
        position,
        weight: 50,
        points: Some(points),
        submission: Some(submission),
        judgement: None,
    }
}

#[test]
fn the_first_attempt_of_each_person_counts_with_the_task_that_has_the_problem() {
    let (ada, ben) = (UserId::new(), UserId::new());
    let tries = [(ada, 30, 2), (ben, 20, 1), (ada, 10, 1)].map(|(candidate, minute, position)| {
        Try { attempt: AttemptId::new(), candidate, began: at(minute), position }
    });
    let (right, other) = (SubmissionId::new(), SubmissionId::new());
    let scores = BTreeMap::from([
        (tries[0].attempt, vec![score(1, 5, other), score(2, 100, other)]),
        (tries[2].attempt, vec![score(1, 40, right), score(2, 90, other)]),
    ]);
    let found = firsts(tries.to_vec(), &scores);
    let seen: Vec<_> = found.iter().map(|one| (one.attempt, one.points, one.counting)).collect();
    assert_eq!(
        seen,
        [
            (tries[2].attempt, Some(40), Some((right, 1))),
            // Graded, but nothing was submitted for it.
            (tries[1].attempt, None, None),
        ]
    );
}
