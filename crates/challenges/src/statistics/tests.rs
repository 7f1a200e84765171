//! What is counted of practice, by table, and the counting on the database.

use std::collections::BTreeMap;

use diesel::connection::SimpleConnection;
use kernel::chrono::{DateTime, TimeDelta};
use testkit::store;

use super::*;
use crate::practice;
use crate::practice::tests::{judge, open, solve};
use crate::problems::tests::version;
use crate::problems::{self, NewVersion, ProblemType, ScenarioTask, Slug};
use crate::scenarios::{self, Program};
use crate::submissions;

fn at(seconds: i64) -> Instant {
    DateTime::from_timestamp(seconds, 0).unwrap()
}

#[test]
fn nothing_is_shown_of_fewer_than_five_people() {
    let few = Statistics::of(4, vec![10; 4]);
    assert_eq!((few.tried, few.solved), (4, 4));
    assert_eq!((few.acceptance_percent, few.median_seconds), (None, None));
    let enough = Statistics::of(5, vec![10; 4]);
    assert_eq!((enough.acceptance_percent, enough.median_seconds), (Some(80), None));
    let all = Statistics::of(5, vec![10; 5]);
    assert_eq!((all.acceptance_percent, all.median_seconds), (Some(100), Some(10)));
}

#[test]
fn a_share_is_rounded_and_a_median_lies_in_the_middle() {
    assert_eq!(Statistics::of(6, vec![]).acceptance_percent, Some(0));
    assert_eq!(Statistics::of(7, vec![1; 2]).acceptance_percent, Some(29));
    assert_eq!(Statistics::of(8, vec![1; 1]).acceptance_percent, Some(13));
    assert_eq!(Statistics::of(9, vec![50, 1, 4, 3, 2]).median_seconds, Some(3));
    assert_eq!(Statistics::of(9, vec![50, 1, 4, 8, 2, 3]).median_seconds, Some(3));
}

#[test]
fn who_solved_a_problem_took_as_long_as_since_the_first_trace() {
    let (ada, ben, cleo) = (UserId::new(), UserId::new(), UserId::new());
    let began = BTreeMap::from([(ada, at(100)), (ben, at(500))]);
    let solved = BTreeMap::from([(ada, at(160)), (ben, at(400)), (cleo, at(9))]);
    let mut took = rules::durations(&began, &solved);
    took.sort_unstable();
    assert_eq!(took, [0, 0, 60]);
}

#[test]
fn a_problem_is_counted_at_once_and_again_in_the_night_after_a_new_verdict() {
    store(|conn| {
        let problem = open(conn, "twice");
        let now = db::clock::now(conn).unwrap();
        assert!(due(conn, now, 9).unwrap().is_empty(), "nobody has tried it");
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        solve(conn, "twice", ada, true);
        assert_eq!(due(conn, now, 9).unwrap(), [problem]);
        count(conn, problem, now + TimeDelta::seconds(1)).unwrap();
        assert!(due(conn, now, 9).unwrap().is_empty());
        for (name, right) in [("ben", true), ("cleo", false), ("dora", true), ("eli", true)] {
            let user = testkit::user(conn, &format!("{name}@example.com"), name);
            solve(conn, "twice", user, right);
        }
        let tomorrow = now + TimeDelta::days(1);
        conn.batch_execute("update practice_statistics set counted_at = now() - interval '1 day'")
            .unwrap();
        assert_eq!(due(conn, tomorrow, 9).unwrap(), [problem]);
        count(conn, problem, tomorrow).unwrap();
        let slug = "twice".parse().unwrap();
        let opened = practice::open(conn, &slug, Some(ada)).unwrap().unwrap();
        let seen = opened.statistics.unwrap();
        assert_eq!((seen.tried, seen.solved, seen.acceptance_percent), (5, 4, Some(80)));
        assert_eq!(seen.median_seconds, None);
        let own = opened.own.unwrap();
        assert_eq!(own.solved.map(|of| of.submits), Some(1));
    });
}

#[test]
fn a_scenario_is_solved_by_those_who_solved_each_task_when_they_solved_the_last() {
    let (ada, ben) = (UserId::new(), UserId::new());
    let first = BTreeMap::from([(ada, at(50)), (ben, at(10))]);
    let second = BTreeMap::from([(ada, at(20))]);
    assert_eq!(rules::wholly(&[first.clone(), second]), BTreeMap::from([(ada, at(50))]));
    assert_eq!(rules::wholly(std::slice::from_ref(&first)), first);
}

#[test]
fn a_scenario_is_due_at_once_and_then_in_the_night_after_a_verdict() {
    let night = at(100);
    for (judged, counted, want) in [
        (None, None, false),
        (Some(50), None, true),
        (Some(50), Some(40), true),
        (Some(50), Some(50), false),
        (Some(50), Some(60), false),
        (Some(120), Some(99), true),
        (Some(120), Some(100), false),
        (Some(120), Some(110), false),
    ] {
        let [judged, counted] = [judged, counted].map(|seconds: Option<i64>| seconds.map(at));
        assert_eq!(rules::is_due(judged, counted, night), want, "{judged:?} {counted:?}");
    }
}

/// A scenario of three tasks that may be practised.
fn open_scenario(conn: &mut Conn) -> (Slug, Uuid) {
    let mut tasks = Vec::new();
    for (digest, (slug, weight)) in (2..).zip([("first", 20), ("second", 30), ("third", 50)]) {
        let task = problems::publish(conn, &version(slug, digest)).unwrap();
        tasks.push(ScenarioTask { version: task.id, weight, regression: None });
    }
    let whole = NewVersion {
        problem_type: ProblemType::MultiTask,
        groups: Vec::new(),
        tasks,
        ..version("steps", 9)
    };
    problems::publish(conn, &whole).unwrap();
    practice::set(conn, &whole.slug, true).unwrap();
    let found = practice::scenario(conn, &whole.slug, None).unwrap().unwrap();
    (whole.slug, found.problem)
}

#[test]
fn a_scenario_is_counted_from_its_tasks_and_shown_from_five_people_on() {
    store(|conn| {
        let (slug, scenario) = open_scenario(conn);
        let now = db::clock::now(conn).unwrap();
        let program = Program {
            language: kernel::Language::Python,
            source: "print(2 * int(input()))\n".into(),
        };
        let row = |conn: &mut Conn| {
            let listed = practice::tests::everything(conn);
            listed.into_iter().find(|row| row.id == scenario).unwrap().statistics
        };
        assert_eq!(row(conn), None);
        for (number, last) in [3, 3, 3, 3, 1].into_iter().enumerate() {
            let user = testkit::user(conn, &format!("user-{number}@example.com"), "Somebody");
            for task in 1..=last {
                let place = (&slug, task.to_string().parse().unwrap());
                let id =
                    scenarios::submit(conn, place, user, &program, &submissions::Rates::DEFAULT)
                        .unwrap();
                judge(conn, id, true);
                for (_, again) in submissions::regressions(conn, user, id).unwrap() {
                    judge(conn, again.id, true);
                }
            }
            if number == 0 {
                assert!(due(conn, now, 9).unwrap().contains(&scenario));
                count(conn, scenario, now).unwrap();
                let few = row(conn).unwrap();
                assert_eq!((few.tried, few.solved, few.acceptance_percent), (1, 1, None));
            }
        }
        count(conn, scenario, now).unwrap();
        let seen = row(conn).unwrap();
        assert_eq!((seen.tried, seen.solved, seen.acceptance_percent), (5, 4, Some(80)));
        assert_eq!(seen.median_seconds, None, "four have solved it");
    });
}
