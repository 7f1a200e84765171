//! The steps by table, and webhooks on the database.

use kernel::{Clock, Limit, SystemClock};
use testkit::{machines, store};

use super::*;

#[test]
fn every_state_event_and_side_is_a_step_of_the_table_or_refused() {
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, by| match (from, event, by) {
        (State::Active, Event::Fail, By::System) => Some(State::Failing),
        (State::Failing, Event::Recover, By::System) => Some(State::Active),
        (State::Active | State::Failing, Event::Disable, By::System) => Some(State::Disabled),
        (State::Active | State::Failing, Event::Pause, By::Company) => Some(State::Paused),
        (State::Paused | State::Disabled, Event::Resume, By::Company) => Some(State::Active),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-23-071001_create_webhooks/up.sql");
    assert_eq!(machines::edges(&machine::STEPS), machines::held(sql, "webhooks_transition"));
}

pub(crate) fn wanted(url: &str) -> Wanted {
    let events = vec![EventKind::RolePublished, EventKind::RoleClosed, EventKind::RolePublished];
    Wanted { url: url.to_owned(), events, local: false }
}

#[test]
fn an_address_has_at_most_five_hundred_characters() {
    for (length, fits) in [(500, true), (501, false), (502, false)] {
        let url = format!("https://example.com/{}", "x".repeat(length - 20));
        assert_eq!(wanted(&url).checked().is_ok(), fits, "{length}");
    }
}

/// A company with an owner.
pub(crate) fn firm(conn: &mut Conn, email: &str) -> (CompanyId, UserId) {
    let user = testkit::user(conn, email, "Ruth");
    let company = testkit::company(conn, "Pellworth");
    testkit::owner(conn, company, user);
    (company, user)
}

pub(crate) fn made(conn: &mut Conn, (company, by): (CompanyId, UserId), now: Instant) -> Webhook {
    let new = New { company, by, wanted: wanted("https://hooks.example.com/in") };
    add(conn, &new, now).unwrap().0
}

#[test]
fn a_company_adds_five_webhooks_and_only_its_own_are_changed() {
    store(|conn| {
        let (ruth, otto) = (firm(conn, "ruth@example.com"), firm(conn, "otto@example.com"));
        let now = SystemClock.now();
        for _ in 0..MAX_ENDPOINTS {
            made(conn, ruth, now);
        }
        let new = New { company: ruth.0, by: ruth.1, wanted: wanted("https://example.com") };
        assert!(matches!(add(conn, &new, now), Err(Error::TooMany)));
        let all = list(conn, ruth.0, Paging::first(Limit::default())).unwrap().items;
        assert_eq!(all.len(), 5);
        assert_eq!(all[0].events, [EventKind::RolePublished, EventKind::RoleClosed]);
        let (id, seen) = (all[0].id, Seen::at(all[0].id, 1));
        let elsewhere = wanted("https://example.org/");
        let foreign = change(conn, otto, seen, &elsewhere, now);
        assert!(matches!(foreign, Err(Error::NoWebhook)), "{foreign:?}");
        assert!(matches!(rotate(conn, otto, id, now), Err(Error::NoWebhook)));
        assert!(matches!(remove(conn, otto, id), Err(Error::NoWebhook)));
        assert!(matches!(step(conn, otto, seen, Event::Pause, now), Err(Error::NoWebhook)));
        let changed = change(conn, ruth, seen, &elsewhere, now).unwrap();
        assert_eq!((changed.url.as_str(), changed.version), ("https://example.org/", 2));
        assert!(matches!(change(conn, ruth, seen, &elsewhere, now), Err(Error::StaleVersion)));
        remove(conn, ruth, id).unwrap();
        assert!(matches!(remove(conn, ruth, id), Err(Error::NoWebhook)));
        made(conn, ruth, now);
    });
}

#[test]
fn a_secret_that_is_replaced_signs_for_a_day() {
    store(|conn| {
        let (ruth, now) = (firm(conn, "ruth@example.com"), SystemClock.now());
        let new = New { company: ruth.0, by: ruth.1, wanted: wanted("https://example.com") };
        let (hook, old) = add(conn, &new, now).unwrap();
        assert!(old.reveal().starts_with("whsec_") && old.bytes().len() == 32);
        let (_, fresh) = rotate(conn, ruth, hook.id, now).unwrap();
        let secrets = |conn: &mut Conn, at| line(conn, hook.id, at).unwrap().unwrap().secrets;
        assert_eq!(secrets(conn, now), [fresh.clone(), old]);
        assert_eq!(secrets(conn, now + TimeDelta::hours(OVERLAP_HOURS)), [fresh]);
    });
}

#[test]
fn a_webhook_fails_after_a_day_is_disabled_after_five_and_counts_anew_once_resumed() {
    store(|conn| {
        let (ruth, now) = (firm(conn, "ruth@example.com"), SystemClock.now());
        let hook = made(conn, ruth, now);
        let state = |conn: &mut Conn| find(conn, ruth.0, hook.id).unwrap().state;
        let fail = |conn: &mut Conn, hours| {
            note(conn, hook.id, Ended::Failed, now + TimeDelta::hours(hours)).unwrap()
        };
        assert_eq!(fail(conn, 0), None);
        assert_eq!(fail(conn, 23), None);
        assert_eq!(state(conn), State::Active);
        fail(conn, 24);
        assert_eq!(state(conn), State::Failing);
        note(conn, hook.id, Ended::Arrived, now + TimeDelta::hours(25)).unwrap();
        assert_eq!(state(conn), State::Active);
        assert_eq!(fail(conn, 26), None);
        assert_eq!(fail(conn, 26 + 119), None);
        let disabled = fail(conn, 26 + 120).unwrap();
        assert_eq!(disabled.reason.as_deref(), Some("Nothing arrived for 5 days."));
        assert_eq!(state(conn), State::Disabled);
        assert_eq!(fail(conn, 300), None, "it is notified of once");
        let seen = Seen::any(hook.id);
        let resumed = step(conn, ruth, seen, Event::Resume, now).unwrap();
        assert_eq!((resumed.state, resumed.failing_since), (State::Active, None));
        let gone = note(conn, hook.id, Ended::Gone, now).unwrap().unwrap();
        assert_eq!(gone.reason.as_deref(), Some("The receiver answered 410."));
        step(conn, ruth, seen, Event::Resume, now).unwrap();
        step(conn, ruth, seen, Event::Pause, now).unwrap();
        assert_eq!(listening(conn, ruth.0, EventKind::RoleClosed).unwrap(), []);
        let again = step(conn, ruth, seen, Event::Pause, now);
        assert!(matches!(again, Err(Error::Refused(_))), "{again:?}");
    });
}
