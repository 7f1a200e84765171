//! The steps by table, and decisions about results on the database.

use db::audit;
use kernel::Seen;
use kernel::chrono::TimeDelta;
use testkit::{machines, store};

use super::rules::STEPS;
use super::*;
use crate::definitions::tests::Firm;
use crate::needs::{self, Kind};
use crate::{attempts, grading};

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-29-100001_decide_results/up.sql");
    assert_eq!(machines::edges(&STEPS), machines::held(sql, "result_decisions_transition"));
}

#[track_caller]
fn check(event: Event, reason: Option<Reason>, text: Option<&str>, want: Option<(&str, &str)>) {
    let found = match (Step { event, reason, text }).words() {
        Err(Error::BadField { field, code, .. }) => Some((field, code)),
        found => {
            found.unwrap();
            None
        }
    };
    assert_eq!(found, want, "{event:?} {reason:?} {text:?}");
}

#[test]
fn a_decline_has_a_reason_and_nothing_else_has_one() {
    check(Event::Decline, Some(Reason::Skills), None, None);
    check(Event::Decline, Some(Reason::Skills), Some("Thank you."), None);
    check(Event::Decline, None, Some("Thank you."), Some(("code", "required")));
    check(Event::Decline, Some(Reason::Other), None, Some(("text", "required")));
    check(Event::Decline, Some(Reason::Other), Some(" \u{200b}"), Some(("text", "required")));
    let long = "x".repeat(MAX_TEXT + 1);
    check(Event::Decline, Some(Reason::Other), Some(&long), Some(("text", "format")));
    check(Event::Decline, Some(Reason::Other), Some(&long[1..]), None);
    check(Event::Decline, Some(Reason::Other), Some("a\0b"), Some(("text", "format")));
    for event in [Event::Advance, Event::Hold, Event::Reopen] {
        check(event, None, None, None);
        check(event, Some(Reason::Filled), None, Some(("code", "not_offered")));
        check(event, None, Some("Thank you."), Some(("text", "not_offered")));
    }
}

fn plain(event: Event) -> Step<'static> {
    Step { event, reason: None, text: None }
}

/// A firm, and the graded attempt of somebody whom it invited.
fn graded(conn: &mut Conn, firm: &Firm, email: &str) -> AttemptId {
    let (starter, attempt, _) = firm.at_work(conn, email);
    attempts::finish(conn, attempt, starter.user).unwrap();
    grading::grade(conn, attempt).unwrap();
    attempt
}

#[test]
fn a_decision_is_made_by_a_person_of_the_company_at_the_version_that_they_read() {
    store(|conn| {
        let firm = Firm::set(conn);
        let by = (firm.company, firm.owner);
        let attempt = graded(conn, &firm, "ada@example.com");
        let now = db::clock::now(conn).unwrap();
        let found = show(conn, firm.company, attempt).unwrap().unwrap();
        assert_eq!((found.state, found.version, found.last), (State::Undecided, 0, None));
        let held = decide(conn, by, Seen::at(attempt, 0), &plain(Event::Hold), now).unwrap();
        assert_eq!((held.state, held.version, held.news_at), (State::Held, 1, None));
        let late = decide(conn, by, Seen::at(attempt, 0), &plain(Event::Advance), now);
        assert!(matches!(late, Err(Error::StaleDecision)), "{late:?}");
        let twice = decide(conn, by, Seen::at(attempt, 1), &plain(Event::Hold), now);
        assert!(matches!(twice, Err(Error::Refused(_))), "{twice:?}");
        decide(conn, by, Seen::at(attempt, 1), &plain(Event::Advance), now).unwrap();
        let read = show(conn, firm.company, attempt).unwrap().unwrap();
        assert_eq!((read.state, read.version), (State::Advanced, 2));
        assert_eq!(read.last.map(|(by, _)| by), Some(firm.owner));
        let history = audit::history_of_all(conn, KIND, &[read.invitation.0], 10).unwrap();
        let acts: Vec<_> = history.iter().map(|done| done.action.as_str()).collect();
        assert_eq!(acts, ["hold", "advance"]);

        let other = Firm::set(conn);
        assert_eq!(show(conn, other.company, attempt).unwrap(), None);
        let foreign = (other.company, other.owner);
        let refused = decide(conn, foreign, Seen::at(attempt, 2), &plain(Event::Hold), now);
        assert!(matches!(refused, Err(Error::NoAttempt)), "{refused:?}");
        let (_, running, _) = firm.at_work(conn, "eve@example.com");
        assert_eq!(show(conn, firm.company, running).unwrap(), None, "there is no result yet");
    });
}

#[test]
fn a_candidate_is_notified_once_when_a_decision_can_no_longer_be_taken_back() {
    store(|conn| {
        let firm = Firm::set(conn);
        let by = (firm.company, firm.owner);
        let attempt = graded(conn, &firm, "ada@example.com");
        let now = db::clock::now(conn).unwrap();
        let reason = Some(Reason::Filled);
        let decline = Step { event: Event::Decline, reason, text: Some(" Thank you. ") };
        decide(conn, by, Seen::at(attempt, 0), &decline, now).unwrap();
        let undone = now + TimeDelta::minutes(59);
        assert_eq!(take_due_news(conn, undone, 10).unwrap(), []);
        decide(conn, by, Seen::at(attempt, 1), &plain(Event::Reopen), undone).unwrap();
        assert_eq!(take_due_news(conn, now + TimeDelta::hours(9), 10).unwrap(), []);
        let read = show(conn, firm.company, attempt).unwrap().unwrap();
        assert_eq!((read.state, read.declined), (State::Undecided, None));

        decide(conn, by, Seen::at(attempt, 2), &decline, now).unwrap();
        let due = now + DECLINE_UNDO;
        let late = decide(conn, by, Seen::at(attempt, 3), &plain(Event::Reopen), due);
        assert!(matches!(late, Err(Error::CandidateNotified)), "{late:?}");
        let news = take_due_news(conn, due, 10).unwrap();
        let [news] = news.as_slice() else { panic!("{news:?}") };
        assert_eq!((news.attempt, news.state, news.reason), (attempt, State::Declined, reason));
        assert_eq!(news.text.as_deref(), Some("Thank you."));
        assert_eq!(take_due_news(conn, due, 10).unwrap(), []);
        let late = decide(conn, by, Seen::at(attempt, 3), &plain(Event::Reopen), now);
        assert!(matches!(late, Err(Error::CandidateNotified)), "{late:?}");
    });
}

#[test]
fn results_wait_in_the_order_of_their_grades_until_somebody_decides() {
    store(|conn| {
        let firm = Firm::set(conn);
        let by = (firm.company, firm.owner);
        let attempts = ["ada@example.com", "ben@example.com", "cas@example.com"]
            .map(|email| graded(conn, &firm, email));
        let [first, second, third] = attempts;
        let now = db::clock::now(conn).unwrap();
        let around = |waiting, previous, next| Queue { waiting, previous, next };
        assert_eq!(queue(conn, firm.company, second).unwrap(), around(3, Some(first), Some(third)));
        let waiting = |conn: &mut Conn, invites| {
            let needs = needs::of_member(conn, by, invites, (now, 10)).unwrap();
            let found = needs.iter().filter(|need| need.kind == Kind::Result);
            found.map(|need| need.place).collect::<Vec<_>>()
        };
        let all: Vec<_> = attempts.iter().map(|id| id.0).collect();
        assert_eq!(waiting(conn, true), all);
        assert_eq!(waiting(conn, false), Vec::<kernel::uuid::Uuid>::new(), "who looks only");
        decide(conn, by, Seen::at(second, 0), &plain(Event::Advance), now).unwrap();
        assert_eq!(queue(conn, firm.company, first).unwrap(), around(2, None, Some(third)));
        assert_eq!(queue(conn, firm.company, second).unwrap(), around(2, Some(first), Some(third)));
        assert_eq!(waiting(conn, true), [first.0, third.0]);
        let other = Firm::set(conn);
        assert_eq!(queue(conn, other.company, first).unwrap(), around(0, None, None));
    });
}
