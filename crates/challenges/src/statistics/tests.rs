//! What is counted of practice, by table, and the counting on the database.

use std::collections::BTreeMap;

use diesel::connection::SimpleConnection;
use kernel::chrono::{DateTime, TimeDelta};
use testkit::store;

use super::*;
use crate::practice;
use crate::practice::tests::{open, solve};

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
