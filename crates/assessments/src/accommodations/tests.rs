//! The steps by table, and requests for extra time on the database.

use diesel::connection::SimpleConnection;
use kernel::chrono::TimeDelta;
use testkit::{machines, store};

use super::*;
use crate::attempts;
use crate::definitions::tests::Firm;

#[test]
fn every_state_event_and_side_is_a_step_of_the_table_or_refused() {
    let step = |from, event, by| STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, by| match (from, event, by) {
        (_, Event::Ask, By::Candidate) => Some(State::Asked),
        (State::Withdrawn, Event::Withdraw, _) => None,
        (_, Event::Withdraw, By::Candidate) => Some(State::Withdrawn),
        (State::Asked | State::Granted | State::Declined, Event::Grant, By::Company) => {
            Some(State::Granted)
        }
        (State::Asked, Event::Decline, By::Company) => Some(State::Declined),
        _ => None,
    });
    assert_eq!(taken, STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql =
        include_str!("../../../../migrations/2026-11-23-101001_request_accommodations/up.sql");
    let held = machines::held(sql, "accommodation_requests_transition");
    assert_eq!(machines::edges(&STEPS), held);
}

#[test]
fn extra_time_is_ten_to_three_hundred_percent_and_a_text_has_a_thousand_characters() {
    let wish = |percent, text: Option<String>| Wish { percent, text }.check().is_ok();
    for (percent, want) in [(9, false), (10, true), (300, true), (301, false), (0, false)] {
        assert_eq!(wish(percent, None), want, "{percent}");
        assert_eq!(Answer::Grant(percent).check().is_ok(), want, "{percent}");
    }
    for (text, want) in [("x".repeat(1000), true), ("x".repeat(1001), false), (" ".into(), false)] {
        assert_eq!(wish(50, Some(text.clone())), want);
        assert_eq!(Answer::Decline(text).check().is_ok(), want);
    }
}

fn wish(percent: i32) -> Wish {
    Wish { percent, text: Some("I use a screen reader.".into()) }
}

/// A firm, somebody it has invited, and their code.
fn invited(conn: &mut Conn) -> (Firm, attempts::Starter, Asker, Code) {
    let firm = Firm::set(conn);
    let (ada, code) = firm.candidate(conn, "ada@example.com");
    let asker = Asker { user: ada.user, email: ada.email.clone() };
    (firm, ada, asker, code)
}

fn percent_of(conn: &mut Conn, code: &Code) -> i32 {
    invitations::lock_code(conn, code.as_str()).unwrap().unwrap().accommodation_percent
}

#[test]
fn what_is_granted_lengthens_the_attempt_and_the_highest_holds() {
    store(|conn| {
        let (firm, ada, asker, code) = invited(conn);
        conn.batch_execute("update invitations set accommodation_percent = 25").unwrap();
        let asked = ask(conn, &asker, (&code, 0), &wish(100)).unwrap();
        assert_eq!((asked.state, asked.base_percent), (State::Asked, 25));
        assert_eq!(percent_of(conn, &code), 25, "nothing before an answer");
        let by = (firm.company, firm.owner);
        let few = decide(conn, by, Seen::at(asked.id, 1), &Answer::Grant(10)).unwrap();
        assert_eq!(percent_of(conn, &code), 25, "the rule of the assessment gives more");
        let more = decide(conn, by, Seen::at(asked.id, few.version), &Answer::Grant(50)).unwrap();
        assert_eq!((more.state, percent_of(conn, &code)), (State::Granted, 50));
        let attempt = attempts::start(conn, &code, &ada).unwrap().attempt;
        let seen = attempts::workspace(conn, attempt, ada.user).unwrap().unwrap();
        assert_eq!(seen.ends_at - seen.started_at, TimeDelta::minutes(90));
        let late = decide(conn, by, Seen::at(asked.id, more.version), &Answer::Grant(300));
        assert!(matches!(late, Err(Error::AlreadyStarted)), "{late:?}");
        let late = ask(conn, &asker, (&code, more.version), &wish(200));
        assert!(matches!(late, Err(Error::AlreadyStarted)), "{late:?}");
    });
}

#[test]
fn asking_again_and_withdrawing_end_what_was_granted() {
    store(|conn| {
        let (firm, _, asker, code) = invited(conn);
        let by = (firm.company, firm.owner);
        let asked = ask(conn, &asker, (&code, 0), &wish(100)).unwrap();
        decide(conn, by, Seen::at(asked.id, 1), &Answer::Grant(100)).unwrap();
        assert_eq!(percent_of(conn, &code), 100);
        let stale = ask(conn, &asker, (&code, 1), &wish(150));
        assert!(matches!(stale, Err(Error::StaleRequest)), "{stale:?}");
        let again = ask(conn, &asker, (&code, 2), &wish(150)).unwrap();
        assert_eq!((again.state, percent_of(conn, &code)), (State::Asked, 0));
        let no = Answer::Decline("We cannot.".into());
        let declined = decide(conn, by, Seen::at(asked.id, 3), &no).unwrap();
        assert_eq!(declined.reason.as_deref(), Some("We cannot."));
        let yes = decide(conn, by, Seen::at(asked.id, 4), &Answer::Grant(30)).unwrap();
        assert_eq!((yes.reason, percent_of(conn, &code)), (None, 30));
        let gone = withdraw(conn, &asker, (&code, 5)).unwrap();
        assert_eq!((gone.state, gone.text, percent_of(conn, &code)), (State::Withdrawn, None, 0));
        let nothing = decide(conn, by, Seen::at(asked.id, 6), &Answer::Grant(30));
        assert!(matches!(nothing, Err(Error::Refused(_))), "{nothing:?}");
    });
}

#[test]
fn nobody_else_asks_or_answers() {
    store(|conn| {
        let (_, _, asker, code) = invited(conn);
        let eve = Asker { email: "eve@example.com".parse().unwrap(), ..asker.clone() };
        let foreign = ask(conn, &eve, (&code, 0), &wish(100));
        assert!(matches!(foreign, Err(Error::NoInvitation)), "{foreign:?}");
        let asked = ask(conn, &asker, (&code, 0), &wish(100)).unwrap();
        assert_eq!(own(conn, &code, &eve.email).unwrap(), None);
        let other = Firm::set(conn);
        let by = (other.company, other.owner);
        let foreign = decide(conn, by, Seen::any(asked.id), &Answer::Grant(100));
        assert!(matches!(foreign, Err(Error::NoRequest)), "{foreign:?}");
    });
}

#[test]
fn what_was_said_goes_thirty_days_after_the_answer_and_the_extra_time_stays() {
    store(|conn| {
        let (firm, _, asker, code) = invited(conn);
        let asked = ask(conn, &asker, (&code, 0), &wish(100)).unwrap();
        let now = clock::now(conn).unwrap();
        assert_eq!(forget(conn, now + TimeDelta::days(1)).unwrap(), 0, "it waits for an answer");
        decide(conn, (firm.company, firm.owner), Seen::at(asked.id, 1), &Answer::Grant(100))
            .unwrap();
        assert_eq!(forget(conn, now - TimeDelta::seconds(1)).unwrap(), 0);
        assert_eq!(forget(conn, now + TimeDelta::days(1)).unwrap(), 1);
        let left = own(conn, &code, &asker.email).unwrap().unwrap();
        assert_eq!((left.text, left.state), (None, State::Granted));
        assert_eq!(percent_of(conn, &code), 100);
    });
}
