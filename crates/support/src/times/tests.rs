//! Weeks and waits by table, and the times of conversations on the database.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::connection::SimpleConnection;
use testkit::store;

use super::*;

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn run(began: &str, answer_s: Option<i64>, resolution_s: Option<i64>) -> Run {
    let after = |seconds: i64| at(began) + TimeDelta::seconds(seconds);
    Run { began: at(began), answered: answer_s.map(after), resolved: resolution_s.map(after) }
}

#[test]
fn a_conversation_counts_in_the_week_of_its_beginning_from_monday_on() {
    let runs = [
        run("2026-11-22T23:59:59Z", None, None),
        run("2026-11-23T00:00:00Z", None, None),
        run("2026-11-26T10:00:00Z", None, None),
        run("2026-08-01T00:00:00Z", None, None),
    ];
    let weeks = rules::weeks(&runs, at("2026-11-26T12:00:00Z").date_naive());
    assert_eq!(weeks.len(), 12);
    let shown: Vec<_> = weeks.iter().map(|one| (one.monday.to_string(), one.began)).collect();
    assert_eq!(shown[0].0, "2026-09-07");
    assert_eq!(shown[10..], [("2026-11-16".to_owned(), 1), ("2026-11-23".to_owned(), 2)]);
    assert_eq!(shown[..10].iter().map(|(_, began)| began).sum::<usize>(), 0);
}

#[test]
fn half_and_nine_in_ten_are_times_that_somebody_waited() {
    let of = |waits: &[i64]| {
        let runs: Vec<Run> =
            waits.iter().map(|s| run("2026-11-23T08:00:00Z", Some(*s), None)).collect();
        let weeks = rules::weeks(&runs, at("2026-11-26T12:00:00Z").date_naive());
        let of = weeks[11].answer;
        (of.count, of.median_s, of.p90_s)
    };
    assert_eq!(of(&[]), (0, None, None));
    assert_eq!(of(&[60]), (1, Some(60), Some(60)));
    assert_eq!(of(&[90, 60]), (2, Some(60), Some(90)));
    assert_eq!(of(&[3, 1, 2]), (3, Some(2), Some(3)));
    let ten: Vec<i64> = (1..=10).rev().collect();
    assert_eq!(of(&ten), (10, Some(5), Some(9)));
}

#[test]
fn the_first_answer_counts_and_only_what_stays_resolved_is() {
    store(|conn| {
        let (ada, ben) = (
            testkit::user(conn, "ada@example.com", "Ada"),
            testkit::user(conn, "ben@example.com", "Ben"),
        );
        let [one, two] = [kernel::uuid::Uuid::now_v7(), kernel::uuid::Uuid::now_v7()];
        conn.batch_execute(&format!(
            "insert into support_conversations (id, user_id, state, last_number, resolved_at,
                 created_at, changed_at) values
               ('{one}', '{ada}', 'resolved', 3, '2026-11-23T10:00:00Z', '2026-11-23T08:00:00Z', now()),
               ('{two}', '{ben}', 'open', 1, null, '2026-11-24T08:00:00Z', now());
             insert into support_messages (conversation_id, number, side, author_id, text, created_at)
             values
               ('{one}', 1, 'user', '{ada}', 'Hello', '2026-11-23T08:00:00Z'),
               ('{one}', 2, 'admin', null, 'Yes?', '2026-11-23T08:05:00Z'),
               ('{one}', 3, 'admin', null, 'Still there?', '2026-11-23T09:00:00Z'),
               ('{two}', 1, 'user', '{ben}', 'Hello', '2026-11-24T08:00:00Z')"
        ))
        .unwrap();
        let weeks = weeks(conn, at("2026-11-26T12:00:00Z")).unwrap();
        let last = weeks[11];
        assert_eq!((last.began, last.answer.count, last.resolution.count), (2, 1, 1));
        assert_eq!((last.answer.median_s, last.resolution.p90_s), (Some(300), Some(7200)));
    });
}
