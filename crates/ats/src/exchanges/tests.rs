//! The steps by table, what the log keeps, and exchanges on the database.

use chrono::TimeDelta;
use kernel::{Limit, Seen};
use testkit::{machines, store};

use super::machine::{By, Event};
use super::*;
use crate::connections::{Event as Turn, System};
use crate::starts::tests::started;

#[test]
fn every_state_and_event_is_a_step_of_the_table_or_refused() {
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, By::System| match (from, event) {
        (State::Pending | State::Retrying, Event::Deliver) => Some(State::Delivered),
        (State::Pending | State::Retrying, Event::Retry) => Some(State::Retrying),
        (State::Pending | State::Retrying, Event::Exhaust) => Some(State::Exhausted),
        (State::Pending | State::Retrying, Event::Cancel) => Some(State::Cancelled),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-25-200001_create_ats/up.sql");
    assert_eq!(machines::edges(&machine::STEPS), machines::held(sql, "ats_exchanges_transition"));
}

#[test]
fn the_log_keeps_a_beginning_and_no_addresses() {
    assert_eq!(rules::kept("a\0b"), "a\u{fffd}b");
    assert_eq!(rules::kept(&"é".repeat(600)).len(), MAX_DETAIL);
    assert_eq!(without_addresses("bad  ada@example.com, sorry"), "bad … sorry");
}

fn delivered() -> Ended {
    Ended { event: End::Delivered, next_try_at: None, status: Some(200), error: None, detail: None }
}

fn log(conn: &mut Conn, company: CompanyId, of: &Start) -> Vec<Exchange> {
    list(conn, company, of.connection, Paging::first(Limit::default())).unwrap().items
}

#[test]
fn one_update_is_under_way_at_a_time_and_what_arrived_is_remembered() {
    store(|conn| {
        let (ruth, start) = started(conn, System::Ashby);
        let now = db::clock::now(conn).unwrap();
        announce(conn, ruth.0, &start, now).unwrap();
        announce(conn, ruth.0, &start, now).unwrap();
        let written = log(conn, ruth.0, &start);
        let [update] = &written[..] else { panic!("more than one") };
        assert_eq!(starts::watched(conn, None, 9).unwrap(), [], "nothing is compared meanwhile");
        let attempt = begin(conn, update.id, now).unwrap().unwrap();
        assert_eq!((attempt.start.id, attempt.tries), (start.id, 0));
        let next = now + TimeDelta::seconds(5);
        let failed = Ended {
            event: End::Retried,
            next_try_at: Some(next),
            status: None,
            error: Some("timed_out".to_owned()),
            detail: None,
        };
        settle(conn, update.id, (&failed, "started"), now).unwrap();
        let again = &log(conn, ruth.0, &start)[0];
        assert_eq!((again.state, again.tries, again.next_try_at), (State::Retrying, 1, Some(next)));
        assert_eq!(starts::lock(conn, start.id).unwrap().unwrap().reported, None);
        settle(conn, update.id, (&delivered(), "submitted"), now).unwrap();
        let reported = starts::lock(conn, start.id).unwrap().unwrap().reported;
        assert_eq!(reported.as_deref(), Some("submitted"), "what the last try said");
        settle(conn, update.id, (&delivered(), "scored"), now).unwrap();
        assert_eq!(
            starts::lock(conn, start.id).unwrap().unwrap().reported,
            reported,
            "it has ended"
        );
    });
}

#[test]
fn nothing_is_sent_for_a_connection_that_is_paused() {
    store(|conn| {
        let (ruth, start) = started(conn, System::Ashby);
        let now = db::clock::now(conn).unwrap();
        announce(conn, ruth.0, &start, now).unwrap();
        let id = log(conn, ruth.0, &start)[0].id;
        connections::step(conn, ruth, Seen::any(start.connection), Turn::Pause, now).unwrap();
        assert!(begin(conn, id, now).unwrap().is_none());
        assert_eq!(log(conn, ruth.0, &start)[0].state, State::Cancelled);
        assert_eq!(
            starts::lock(conn, start.id).unwrap().unwrap().reported,
            None,
            "it is reported later"
        );
    });
}

#[test]
fn a_call_is_noted_with_its_answer_and_forgotten_when_it_is_old() {
    store(|conn| {
        let (ruth, start) = started(conn, System::Greenhouse);
        let now = db::clock::now(conn).unwrap();
        for (status, state) in [(200, State::Answered), (409, State::Refused)] {
            let received = Received {
                connection: start.connection,
                operation: Operation::Start,
                start: None,
                status,
                detail: Some("Said."),
            };
            note(conn, &received, now).unwrap();
            let newest = log(conn, ruth.0, &start);
            assert!(newest.iter().any(|one| one.state == state && one.status == Some(status)));
        }
        let called = connections::find(conn, ruth.0, start.connection).unwrap().called_at;
        assert_eq!(called.map(|at| at.timestamp_micros()), Some(now.timestamp_micros()));
        announce(conn, ruth.0, &start, now).unwrap();
        assert_eq!(remove(conn, now + TimeDelta::seconds(1)).unwrap(), 2);
        assert_eq!(log(conn, ruth.0, &start).len(), 1, "what waits stays");
    });
}
