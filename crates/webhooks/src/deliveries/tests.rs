//! The steps by table, the schedule, and deliveries on the database.

use chrono::TimeDelta;
use kernel::{Clock, Limit, Seen, SystemClock};
use testkit::{machines, store};

use super::machine::{By, Event};
use super::*;
use crate::endpoints::Event as Step;
use crate::endpoints::tests::{firm, made};
use crate::sending::Trouble;

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
    let sql = include_str!("../../../../migrations/2026-11-23-071001_create_webhooks/up.sql");
    let held = machines::held(sql, "webhook_deliveries_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

fn answered(status: u16) -> Outcome {
    Outcome::Answered { status, response: "{}".to_owned() }
}

#[test]
fn tries_wait_as_standard_webhooks_says_and_410_ends_them() {
    let waits: Vec<i64> = (1..=9).map(|n| rules::wait_after(n).unwrap().num_seconds()).collect();
    assert_eq!(waits, [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    assert_eq!(rules::wait_after(10), None);
    let event = |outcome: &Outcome, tries| rules::consequence(outcome, tries).0;
    for status in [200, 204, 299] {
        assert_eq!(event(&answered(status), 1), Event::Deliver);
    }
    for status in [199, 301, 302, 400, 404, 500, 503] {
        assert_eq!(event(&answered(status), 1), Event::Retry, "{status}");
        assert_eq!(event(&answered(status), 10), Event::Exhaust, "{status}");
    }
    assert_eq!(event(&Outcome::Failed(Trouble::Timeout), 9), Event::Retry);
    assert_eq!(event(&answered(410), 1), Event::Exhaust);
}

const BODY: &str = r#"{"type":"role.published"}"#;

#[test]
fn an_event_goes_to_the_webhooks_that_want_it_and_is_tried_ten_times() {
    store(|conn| {
        let (ruth, mut now) = (firm(conn, "ruth@example.com"), SystemClock.now());
        let otto = firm(conn, "otto@example.com");
        let (hook, foreign) = (made(conn, ruth, now), made(conn, otto, now));
        let emit = |conn: &mut Conn, kind| emit(conn, ruth.0, (kind, BODY), now).unwrap();
        assert_eq!(emit(conn, EventKind::OfferSent), 0, "nobody wants it");
        assert_eq!(emit(conn, EventKind::RolePublished), 1);
        let paging = Paging::first(Limit::default());
        let only = |conn: &mut Conn| list(conn, ruth.0, hook.id, paging).unwrap().items.remove(0);
        assert_eq!(list(conn, otto.0, foreign.id, paging).unwrap().items, []);
        assert!(matches!(list(conn, otto.0, hook.id, paging), Err(Error::NoWebhook)));
        let first = only(conn);
        assert_eq!((first.state, first.next_try_at.is_some()), (State::Pending, true));
        for tries in 1..=10 {
            let attempt = begin(conn, first.id, now).unwrap().unwrap();
            assert_eq!(attempt.message.id, first.event.to_string(), "the same at each try");
            assert_eq!((attempt.message.body.as_str(), attempt.secrets.len()), (BODY, 1));
            settle(conn, first.id, &answered(500), now).unwrap();
            let after = only(conn);
            assert_eq!((after.tries, after.status), (tries, Some(500)));
            now = after.next_try_at.unwrap_or(now);
        }
        assert_eq!(only(conn).state, State::Exhausted);
        assert!(begin(conn, first.id, now).unwrap().is_none());
    });
}

#[test]
fn a_delivery_is_sent_again_for_thirty_days_under_the_same_event() {
    store(|conn| {
        let (ruth, now) = (firm(conn, "ruth@example.com"), SystemClock.now());
        let otto = firm(conn, "otto@example.com");
        let hook = made(conn, ruth, now);
        let first = test(conn, ruth, hook.id, BODY, now).unwrap();
        settle(conn, first.id, &answered(200), now).unwrap();
        assert!(matches!(replay(conn, otto, first.id, now), Err(Error::NoDelivery)));
        let again = replay(conn, ruth, first.id, now).unwrap();
        assert_eq!((again.event, again.replay_of), (first.event, Some(first.id)));
        assert_ne!(again.id, first.id);
        let over = first.created_at + TimeDelta::days(REPLAY_DAYS);
        assert!(first.is_replayable(over - TimeDelta::seconds(1)) && !first.is_replayable(over));
        let late = now + TimeDelta::days(REPLAY_DAYS);
        assert!(matches!(replay(conn, ruth, first.id, late), Err(Error::TooOld)));
        endpoints::step(conn, ruth, Seen::any(hook.id), Step::Pause, now).unwrap();
        assert!(matches!(replay(conn, ruth, first.id, now), Err(Error::NotSending)));
        assert!(matches!(test(conn, ruth, hook.id, BODY, now), Err(Error::NotSending)));
        assert!(begin(conn, again.id, now).unwrap().is_none(), "a paused webhook is not called");
        let listed = list(conn, ruth.0, hook.id, Paging::first(Limit::default())).unwrap().items;
        let states: Vec<State> = listed.iter().map(|one| one.state).collect();
        assert_eq!(states, [State::Cancelled, State::Delivered]);
        assert_eq!(remove(conn, now + TimeDelta::days(1)).unwrap(), 2);
    });
}
