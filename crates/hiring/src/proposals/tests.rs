//! The steps by table, and proposals on the database.

use db::audit::{self, Object};
use kernel::{Limit, Refused};
use testkit::{machines, store};

use super::*;
use crate::applications::tests::{new as application, published};
use crate::roles::tests::at;

#[test]
fn every_state_event_and_side_is_a_step_of_the_table_or_refused() {
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, by| match (from, event, by) {
        (State::Proposed, Event::Accept, By::Candidate) => Some(State::Accepted),
        (State::Proposed, Event::Decline, By::Candidate) => Some(State::Declined),
        (State::Proposed, Event::Expire, By::System) => Some(State::Expired),
        (State::Proposed, Event::Withdraw, By::Admin) => Some(State::Withdrawn),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-26-131000_propose_roles/up.sql");
    let held = machines::held(sql, "role_proposals_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

fn to(conn: &mut Conn, role: RoleId, email: &str) -> New {
    let candidate = testkit::user(conn, email, "Ben");
    let note = "You know the machines that they use.".to_owned();
    New { role, candidate, note, by_company: false }
}

fn take(
    conn: &mut Conn,
    side: Side,
    of: &Proposal,
    event: Event,
    now: Instant,
) -> Result<Proposal, Error> {
    step(conn, side, Seen::any(of.id), (event, None), now)
}

#[test]
fn a_note_says_why_in_a_sentence() {
    let with = |note: &str| {
        let (role, candidate) = (RoleId::new(), UserId::new());
        New { role, candidate, note: note.to_owned(), by_company: false }.check().is_ok()
    };
    assert!(with(&"x".repeat(20)) && with(&"x".repeat(2000)));
    assert!(!with(&format!("  {}  ", "x".repeat(19))) && !with(&"x".repeat(2001)));
    assert!(!with(&format!("{}\u{202e}", "x".repeat(20))));
}

#[test]
fn a_role_is_proposed_once_at_a_time_and_not_again_soon_after_a_no() {
    store(|conn| {
        let (_, role) = published(conn);
        let ben = to(conn, role, "ben@example.com");
        let made = propose(conn, Actor::Operator, &ben, at()).unwrap();
        assert_eq!((made.state, made.version), (State::Proposed, 1));
        let twice = propose(conn, Actor::Operator, &ben, at());
        assert!(matches!(twice, Err(Error::ProposedAlready)), "{twice:?}");
        let side = Side::Candidate(ben.candidate);
        take(conn, side, &made, Event::Decline, at()).unwrap();
        let soon = at() + TimeDelta::days(AGAIN_AFTER_DAYS) - TimeDelta::seconds(1);
        // The role has no such late deadline, so only the rule about the no is looked at.
        assert!(store::was_declined(conn, &ben, soon - TimeDelta::days(AGAIN_AFTER_DAYS)).unwrap());
        assert!(!store::was_declined(conn, &ben, at()).unwrap());
        let again = propose(conn, Actor::Operator, &ben, at());
        assert!(matches!(again, Err(Error::ProposedAlready)), "{again:?}");
        let trail = audit::history(conn, Object::of(KIND, made.id), 20).unwrap();
        let acts: Vec<_> = trail.iter().map(|line| line.action.as_str()).collect();
        assert_eq!(acts, ["propose", "decline"]);
    });
}

#[test]
fn nothing_is_proposed_to_somebody_who_has_applied() {
    store(|conn| {
        let (_, role) = published(conn);
        let ben = to(conn, role, "ben@example.com");
        applications::apply(conn, &application(role, ben.candidate), at()).unwrap();
        let late = propose(conn, Actor::Operator, &ben, at());
        assert!(matches!(late, Err(Error::HasApplied)), "{late:?}");
    });
}

#[test]
fn only_the_candidate_answers_and_only_in_time() {
    store(|conn| {
        let (_, role) = published(conn);
        let ben = to(conn, role, "ben@example.com");
        let made = propose(conn, Actor::Operator, &ben, at()).unwrap();
        let cas = testkit::user(conn, "cas@example.com", "Cas");
        let foreign = take(conn, Side::Candidate(cas), &made, Event::Accept, at());
        assert!(matches!(foreign, Err(Error::NoProposal)), "{foreign:?}");
        let by_us = take(conn, Side::Admin(Actor::Operator), &made, Event::Accept, at());
        let refused = matches!(by_us, Err(Error::Refused(Refused::NotYours { .. })));
        assert!(refused, "nobody is applied for: {by_us:?}");
        let last = at() + TimeDelta::days(ANSWER_DAYS);
        let side = Side::Candidate(ben.candidate);
        let late = take(conn, side, &made, Event::Accept, last);
        assert!(matches!(late, Err(Error::Refused(Refused::NotNow { .. }))), "{late:?}");
        assert_eq!(overdue(conn, last - TimeDelta::seconds(1), 10).unwrap(), []);
        assert_eq!(overdue(conn, last, 10).unwrap(), [made.id]);
        take_application(conn, ben.candidate, role, last).unwrap();
        let in_time = last - TimeDelta::seconds(1);
        assert_eq!(take(conn, side, &made, Event::Accept, in_time).unwrap().state, State::Accepted);
    });
}

#[test]
fn a_candidate_who_has_not_answered_is_reminded_once_two_days_before_the_time_is_over() {
    store(|conn| {
        let (_, role) = published(conn);
        let ben = to(conn, role, "ben@example.com");
        let made = propose(conn, Actor::Operator, &ben, at()).unwrap();
        let due = made.answer_by() - TimeDelta::hours(REMIND_HOURS);
        let mut remind = |now| {
            let taken = take_to_remind(conn, now, 10).unwrap();
            taken.into_iter().map(|one| (one.id, one.version)).collect::<Vec<_>>()
        };
        assert!(remind(due - TimeDelta::seconds(1)).is_empty());
        assert!(remind(made.answer_by()).is_empty(), "it is over");
        assert_eq!(remind(due), [(made.id, made.version)], "what the candidate has read counts");
        assert!(remind(due + TimeDelta::hours(1)).is_empty());
    });
}

#[test]
fn what_waits_ends_with_its_role_and_with_an_application_of_the_candidates_own() {
    store(|conn| {
        let (_, role) = published(conn);
        let ben = to(conn, role, "ben@example.com");
        let cas = to(conn, role, "cas@example.com");
        for new in [&ben, &cas] {
            propose(conn, Actor::Operator, new, at()).unwrap();
        }
        take_application(conn, ben.candidate, role, at()).unwrap();
        lapse(conn, role, at()).unwrap();
        let paging = Paging::first(Limit::default());
        let state = |conn: &mut Conn, user: UserId| {
            of_candidate(conn, user, paging).unwrap().items.into_iter().map(|one| one.state)
        };
        assert!(state(conn, ben.candidate).eq([State::Accepted]));
        assert!(state(conn, cas.candidate).eq([State::Expired]));
    });
}
