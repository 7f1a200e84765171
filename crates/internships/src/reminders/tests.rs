//! What is due by rule, and each cause once on the database.

use testkit::store;

use super::*;
use crate::checklists::Owner;
use crate::placements::Side;
use crate::tests::{active, at, begun, day, later};

#[test]
fn a_stage_is_reached_three_days_before_on_the_day_and_three_days_after() {
    for (today, want) in [
        (-4, None),
        (-3, Some(Stage::Before)),
        (-1, Some(Stage::Before)),
        (0, Some(Stage::Due)),
        (2, Some(Stage::Due)),
        (3, Some(Stage::After)),
        (300, Some(Stage::After)),
    ] {
        assert_eq!(Stage::at(day(0), day(today)), want, "{today}");
    }
}

#[test]
fn owners_are_reminded_of_items_until_they_submit_and_of_no_stage_twice() {
    store(|conn| {
        let (sides, of, items) = begun(conn);
        assert_eq!(to_look_at(conn, at(), 9).unwrap(), [], "not on the day it begins");
        let mut sent = Vec::new();
        for ahead in 1..29 {
            assert_eq!(to_look_at(conn, later(ahead), 9).unwrap(), [of.id]);
            let (_, taken) = take(conn, of.id, later(ahead)).unwrap();
            assert_eq!(to_look_at(conn, later(ahead), 9).unwrap(), []);
            sent.extend(taken.into_iter().map(|one| (ahead, one.cause, one.to)));
            if ahead == 10 {
                sides.submit(conn, &items[0]);
            }
        }
        let of_item = |at: usize| {
            let begins = format!("item:{}:", items[at].id);
            let of = sent.iter().filter(move |(_, cause, _)| cause.starts_with(&begins));
            of.map(|(day, ..)| *day).collect::<Vec<_>>()
        };
        assert_eq!(of_item(0), [6, 9], "submitted on the tenth day");
        assert_eq!(of_item(1), [13, 16, 19]);
        assert_eq!(of_item(4), [22, 25, 28]);
        assert!(
            sent.iter()
                .all(|(_, _, to)| [Owner::Candidate, Owner::Company, Owner::Admin].contains(to))
        );
    });
}

#[test]
fn a_week_is_due_as_long_as_it_can_be_checked_in_and_a_rating_until_it_is_given() {
    store(|conn| {
        let (_, of) = active(conn);
        let facts = Facts { internship: &of, items: &[], check_ins: &[], ratings: &[] };
        assert_eq!(due(facts, day(36))[0].due_on, day(39));
        let marks = ratings::Marks {
            quality: 3,
            reliability: 3,
            initiative: 3,
            teamwork: 3,
            growth: 3,
            text: None,
        };
        let rating = ratings::Rating { day: 30, author: of.contact, marks, written_at: later(57) };
        let rated = Facts { ratings: std::slice::from_ref(&rating), ..facts };
        let asks = |facts: Facts<'_>| {
            due(facts, day(57)).iter().any(|reminder| reminder.what == What::Rating(30))
        };
        assert!(asks(facts) && !asks(rated));
    });
}

#[test]
fn sides_are_reminded_of_a_week_once_and_the_company_of_ratings_and_of_the_end() {
    store(|conn| {
        let (sides, of) = active(conn);
        let said = check_ins::Answers { work: 3, support: 3, learning: 3, text: None };
        check_ins::write(conn, sides.ben, (of.id, 1), &said, later(31)).unwrap();
        let mut sent = Vec::new();
        for ahead in 31..120 {
            let (_, taken) = take(conn, of.id, later(ahead)).unwrap();
            sent.extend(taken.into_iter().map(|one| (ahead, one.cause, one.to)));
        }
        let days = |cause: &str, to| {
            let of = sent.iter().filter(|(_, one, whose)| one == cause && *whose == to);
            of.map(|(day, ..)| *day).collect::<Vec<_>>()
        };
        let week = |number: i32, side: Side| format!("check_in:{number}:{}", side.as_str());
        assert!(days(&week(1, Side::Candidate), Owner::Candidate).is_empty());
        assert_eq!(days(&week(1, Side::Company), Owner::Company), [36]);
        assert_eq!(days(&week(2, Side::Candidate), Owner::Candidate), [43]);
        assert_eq!(days("rating:30:before", Owner::Company), [57]);
        assert_eq!(days("rating:30:due", Owner::Company), [60]);
        assert_eq!(days("rating:30:after", Owner::Company), [63]);
        assert!(!sent.iter().any(|(_, cause, _)| cause.starts_with("rating:90")));
        let end = |stage: &str| format!("end:{}:{stage}", of.ends_on);
        assert_eq!(days(&end("due"), Owner::Company), [113]);
        assert_eq!(days(&end("after"), Owner::Company), [116]);
    });
}
