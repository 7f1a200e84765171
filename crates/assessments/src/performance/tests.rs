//! Which attempt of somebody counts.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta};
use kernel::{AttemptId, Instant, SubmissionId, TaskId, UserId};

use super::rules::{Try, firsts};
use super::{Given, facts};
use crate::scores::TaskScore;

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
    let rests: Vec<_> = found.iter().map(|one| one.rest).collect();
    assert_eq!(rests, [Some(900), None], "the other task got 90 of 100");
}

#[test]
fn an_attempt_without_another_task_has_no_rest() {
    let (attempt, right) = (AttemptId::new(), SubmissionId::new());
    let only = Try { attempt, candidate: UserId::new(), began: at(0), position: 1 };
    let found = firsts(vec![only], &BTreeMap::from([(attempt, vec![score(1, 70, right)])]));
    assert_eq!((found[0].points, found[0].rest), (Some(70), None));
}

/// What people got for the problem, and for the rest of their attempts.
fn given(points: &[(Option<i32>, Option<i32>)]) -> Vec<Given> {
    let one = |(points, rest): &(Option<i32>, Option<i32>)| Given {
        attempt: AttemptId::new(),
        began: at(0),
        points: *points,
        counting: None,
        rest: *rest,
    };
    points.iter().map(one).collect()
}

#[test]
fn a_problem_is_as_hard_as_its_points_and_discriminates_by_the_rest_of_the_attempts() {
    let of = |points: &[(Option<i32>, Option<i32>)]| {
        let found = facts(&given(points));
        (found.facility_thousandths, found.discrimination_thousandths)
    };
    assert_eq!(of(&[]), (0, None));
    let alike: Vec<_> = (0..5).map(|n| (Some(25 * n), Some(250 * n))).collect();
    assert_eq!(of(&alike), (500, Some(1000)));
    let against: Vec<_> = (0..5).map(|n| (Some(25 * n), Some(1000 - 250 * n))).collect();
    assert_eq!(of(&against), (500, Some(-1000)));
    assert_eq!(of(&alike[..4]), (375, None), "four are too few");
    let alone: Vec<_> = alike.iter().map(|(points, _)| (*points, None)).collect();
    assert_eq!(of(&alone), (500, None), "there is no rest");
    assert_eq!(of(&[(None, Some(0)); 6]), (0, None), "nothing varies");
}
