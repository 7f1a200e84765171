//! The steps by table, and applications on the database.

use kernel::{Limit, Refused};
use testkit::{machines, store, user};

use super::*;

fn form(organisation: &str) -> Form {
    Form {
        kind: Kind::University,
        organisation: organisation.to_owned(),
        website: Some("https://leeds.example".to_owned()),
        why: "Our students look for work.".to_owned(),
    }
}

#[test]
fn every_state_event_and_role_is_a_step_of_the_table_or_refused() {
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, by| match (from, event, by) {
        (State::Applied, Event::Withdraw, By::Applicant) => Some(State::Withdrawn),
        (State::Applied, Event::Approve, By::Admin) => Some(State::Approved),
        (State::Applied, Event::Reject, By::Admin) => Some(State::Rejected),
        (State::Withdrawn, Event::Apply, By::Applicant) => Some(State::Applied),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql =
        include_str!("../../../../migrations/2026-11-23-001000_create_partner_applications/up.sql");
    let held = machines::held(sql, "partner_applications_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

fn own(event: Event, user: UserId) -> Step<'static> {
    Step { event, by: By::Applicant, actor: Actor::User(user), reason: None }
}

fn admin(event: Event, reason: Option<&str>) -> Step<'_> {
    Step { event, by: By::Admin, actor: Actor::Operator, reason }
}

#[test]
fn one_application_a_person_and_another_only_once_it_is_withdrawn() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        assert_eq!(of_user(conn, ada).unwrap(), None);
        let first = apply(conn, ada, &form("Leeds")).unwrap();
        assert_eq!((first.state, first.form.clone()), (State::Applied, form("Leeds")));
        let twice = apply(conn, ada, &form("York"));
        assert!(matches!(twice, Err(Error::AlreadyApplied)), "{twice:?}");
        let taken = step(conn, Seen::at(first.id, first.version), &own(Event::Withdraw, ada));
        assert_eq!(taken.unwrap().state, State::Withdrawn);
        let bare = Form { website: None, ..form("York") };
        let again = apply(conn, ada, &bare).unwrap();
        assert_eq!((again.id, again.state, &again.form), (first.id, State::Applied, &bare));
        assert_eq!(of_user(conn, ada).unwrap(), Some(again));
    });
}

#[test]
fn a_rejection_says_why_and_is_final() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let sent = apply(conn, ada, &form("Leeds")).unwrap();
        let seen = Seen::at(sent.id, sent.version);
        for mute in [None, Some(" ")] {
            let refused = step(conn, seen, &admin(Event::Reject, mute));
            assert!(matches!(refused, Err(Error::BadReason)), "{refused:?}");
        }
        let other = step(conn, seen, &own(Event::Approve, ada));
        let not_yours = matches!(other, Err(Error::Refused(Refused::NotYours { .. })));
        assert!(not_yours, "{other:?}");
        let no = step(conn, seen, &admin(Event::Reject, Some("Not yet."))).unwrap();
        assert_eq!((no.state, no.reason.as_deref()), (State::Rejected, Some("Not yet.")));
        let stale = step(conn, seen, &admin(Event::Approve, None));
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let late = step(conn, Seen::any(sent.id), &admin(Event::Approve, None));
        assert!(matches!(late, Err(Error::Refused(Refused::NotNow { .. }))), "{late:?}");
        let again = apply(conn, ada, &form("Leeds"));
        assert!(matches!(again, Err(Error::AlreadyApplied)), "{again:?}");
    });
}

#[test]
fn the_list_is_paged_by_key_and_cut_to_a_state() {
    store(|conn| {
        for at in 0..5 {
            let who = user(conn, &format!("p{at}@example.com"), "Somebody");
            let sent = apply(conn, who, &form(&format!("School {at}"))).unwrap();
            if at % 2 == 0 {
                step(conn, Seen::any(sent.id), &own(Event::Withdraw, who)).unwrap();
            }
        }
        let (mut after, mut names) = (None, Vec::new());
        loop {
            let page = list(conn, None, Paging { after, limit: Limit::new(2).unwrap() }).unwrap();
            names.extend(page.items.into_iter().map(|row| row.application.form.organisation));
            after = page.next;
            if after.is_none() {
                break;
            }
        }
        assert_eq!(names, ["School 4", "School 3", "School 2", "School 1", "School 0"]);
        let paging = Paging::first(Limit::default());
        let waiting = list(conn, Some(State::Applied), paging).unwrap().items;
        let emails: Vec<&str> = waiting.iter().map(|row| row.email.as_str()).collect();
        assert_eq!(emails, ["p3@example.com", "p1@example.com"]);
        let mut counted = counts(conn).unwrap();
        counted.sort_by_key(|(state, _)| state.as_str());
        assert_eq!(counted, [(State::Applied, 2), (State::Withdrawn, 3)]);
        let one = find(conn, waiting[0].application.id).unwrap();
        assert_eq!(one, waiting[0]);
    });
}
