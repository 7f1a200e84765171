//! Figures worked by hand, and read back from the database.

use std::collections::BTreeMap;

use kernel::chrono::{DateTime, TimeDelta};
use kernel::{AttemptId, Instant, Language, SubmissionId};

use super::rules::GroupRow;
use super::*;
use crate::problems::Tag;

fn start() -> Instant {
    DateTime::from_timestamp(1_700_000_000, 0).unwrap()
}

fn group(name: &str, weight: i32) -> GroupRow {
    GroupRow { name: name.to_owned(), tag: Tag::Core, weight }
}

/// A submit after so many seconds, with so much CPU time, that passed these groups.
fn sent(seconds: i64, cpu_us: i64, groups: &[(&str, bool)]) -> Sent {
    Sent {
        language: Language::Python,
        at: start() + TimeDelta::seconds(seconds),
        groups: groups.iter().map(|(name, passed)| ((*name).to_owned(), *passed)).collect(),
        limit_ms: 1_000,
        cpu_us: Some(cpu_us),
    }
}

fn answer(points: Option<i32>, counting: Option<SubmissionId>) -> Answer {
    Answer {
        attempt: AttemptId::new(),
        began: start(),
        points,
        counting: counting.map(|id| (id, 1)),
    }
}

#[test]
fn each_person_falls_into_one_class_of_points_and_nothing_submitted_is_none() {
    let points = [None, Some(0), Some(9), Some(10), Some(89), Some(90), Some(99), Some(100)];
    let answers = points.map(|points| answer(points, None));
    let found = Figures::of(&answers, &BTreeMap::new(), &[]);
    assert_eq!(found.points, [3, 1, 0, 0, 0, 0, 0, 0, 1, 3]);
    assert_eq!((found.people, found.answered), (8, 0));
    assert_eq!(found.seconds, None);
}

#[test]
fn a_group_counts_those_whose_version_has_it_and_those_who_submitted_nothing() {
    let ids: [SubmissionId; 3] = [(); 3].map(|()| SubmissionId::new());
    let judged = BTreeMap::from([
        ((ids[0], 1), sent(60, 10, &[("small", true), ("large", true)])),
        ((ids[1], 1), sent(60, 10, &[("small", true), ("large", false)])),
        // An earlier version, without the large group.
        ((ids[2], 1), sent(60, 10, &[("small", false)])),
    ]);
    let mut answers: Vec<Answer> = ids.iter().map(|id| answer(Some(1), Some(*id))).collect();
    answers.push(answer(None, None));
    let found = Figures::of(&answers, &judged, &[group("small", 60), group("large", 40)]);
    let passed: Vec<_> =
        found.groups.iter().map(|one| (one.name.as_str(), one.passed, one.people)).collect();
    assert_eq!(passed, [("small", 2, 4), ("large", 1, 3)]);
    assert_eq!((found.people, found.answered), (4, 3));
    assert_eq!(found.languages, [(Language::Python, 3)]);
}

#[test]
fn an_answer_is_near_the_limit_from_eighty_percent_on() {
    let cases = [(799_999, 0), (800_000, 1), (2_000_000, 1)];
    for (cpu_us, near) in cases {
        let id = SubmissionId::new();
        let judged = BTreeMap::from([((id, 1), sent(1, cpu_us, &[]))]);
        let found = Figures::of(&[answer(Some(0), Some(id))], &judged, &[]);
        assert_eq!(found.near_limit, near, "{cpu_us} µs of 1 s");
    }
}

#[test]
fn quartiles_lie_in_proportion_between_their_neighbours() {
    let quartiles =
        |seconds: &[i64]| Quartiles::of(seconds.to_vec()).map(|of| (of.lower, of.median, of.upper));
    assert_eq!(quartiles(&[1, 2, 3, 4]), None, "four people are too few");
    assert_eq!(quartiles(&[50, 10, 40, 20, 30]), Some((20, 30, 40)));
    // Places 1.25, 2.5 and 3.75.
    assert_eq!(quartiles(&[0, 100, 200, 300, 400, 500]), Some((125, 250, 375)));
    // Places 1.75, 3.5 and 5.25.
    let eight = [0, 100, 200, 300, 400, 500, 600, 700];
    assert_eq!(quartiles(&eight), Some((175, 350, 525)));
    assert_eq!(quartiles(&[7; 9]), Some((7, 7, 7)));
}

#[test]
fn figures_hide_fewer_than_five_people() {
    testkit::store(|conn| {
        let slug: Slug = "twice".parse().unwrap();
        let four: Vec<Answer> = (0..4).map(|_| answer(None, None)).collect();
        assert_eq!(figures(conn, (&slug, None), &four).unwrap(), None);
        let five: Vec<Answer> = (0..5).map(|_| answer(None, None)).collect();
        let found = figures(conn, (&slug, None), &five).unwrap().unwrap();
        assert_eq!((found.people, found.points[0]), (5, 5));
    });
}
