//! The steps by table, and internships on the database.

use kernel::{Limit, Refused};
use testkit::{machines, store};

use super::*;
use crate::tests::{ADMIN, active, at, begun, day, later};

#[test]
fn every_state_event_and_actor_is_a_row_of_the_table_or_refused() {
    use State::{Active, Cancelled, Completed, Extended, PendingDocuments, Ready};
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, by| match (from, event, by) {
        (PendingDocuments, Event::MakeReady, By::Admin) => Some(Ready),
        (PendingDocuments | Ready, Event::Cancel, By::Company | By::Candidate | By::Admin) => {
            Some(Cancelled)
        }
        (Ready, Event::Start, By::System) | (Extended, Event::Resume, By::System) => Some(Active),
        (Active, Event::Extend, By::Company | By::Candidate) => Some(Extended),
        (Active, Event::Complete, By::Company) => Some(Completed),
        (Active, Event::EndEarly, By::Company | By::Candidate) => Some(State::EndedEarly),
        (Completed, Event::Convert, By::Company) => Some(State::Converted),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len(), "a row stands twice");
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-23-041000_create_internships/up.sql");
    let held = machines::held(sql, "internships_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

#[test]
fn what_has_ended_is_over_but_for_being_employed_and_only_what_is_ahead_is_cancelled() {
    for state in State::ALL {
        let lines = || machine::STEPS.lines().iter().filter(move |line| line.0 == state);
        let leads_on = lines().any(|line| line.1 != Event::Convert);
        assert_eq!(leads_on, state.is_open(), "{state:?}");
        let cancels = lines().any(|line| line.1 == Event::Cancel);
        assert_eq!(cancels, state.is_ahead(), "{state:?}");
    }
}

#[test]
fn an_end_before_the_last_day_has_a_reason_and_one_as_planned_has_none() {
    let reasoned: Vec<Act> = Act::ALL.into_iter().filter(|act| act.needs_reason()).collect();
    assert_eq!(reasoned, [Act::EndEarly, Act::Cancel]);
}

#[test]
fn each_side_is_offered_its_own_steps_on_the_days_on_which_they_can_be_taken() {
    store(|conn| {
        let (_, mut of, _) = begun(conn);
        let steps = |of: &Internship, by, ahead| of.acts_of(by, day(ahead));
        assert_eq!(steps(&of, By::Company, 0), [Act::Cancel]);
        assert_eq!(steps(&of, By::Admin, 0), [Act::Cancel]);
        of.state = State::Active;
        assert_eq!(steps(&of, By::Company, 112), [Act::EndEarly]);
        assert_eq!(steps(&of, By::Company, 113), [Act::Complete, Act::EndEarly]);
        assert_eq!(steps(&of, By::Candidate, 113), [Act::EndEarly]);
        assert_eq!(steps(&of, By::System, 113), []);
        of.state = State::Completed;
        assert_eq!(steps(&of, By::Company, 113), [Act::Convert]);
    });
}

#[test]
fn an_internship_starts_on_its_day_is_completed_from_its_last_one_on_and_converted() {
    store(|conn| {
        let (sides, of, items) = begun(conn);
        let seen = Seen::any(of.id);
        let start = (Event::Start, None);
        let soon = step(conn, Acting::System, seen, start, later(30));
        assert!(matches!(soon, Err(Error::Refused(Refused::NotNow { .. }))), "{soon:?}");
        sides.ready(conn, &items);
        let early = step(conn, Acting::System, seen, start, later(29));
        assert!(matches!(early, Err(Error::NotStarted)), "{early:?}");
        assert_eq!(to_start(conn, later(29), 9).unwrap(), []);
        assert_eq!(to_start(conn, later(30), 9).unwrap(), [of.id]);
        let theirs = step(conn, sides.ruth, seen, start, later(30));
        assert!(matches!(theirs, Err(Error::Refused(Refused::NotYours { .. }))), "{theirs:?}");
        step(conn, Acting::System, seen, start, later(30)).unwrap();
        let complete = (Event::Complete, None);
        let early = step(conn, sides.ruth, seen, complete, later(112));
        assert!(matches!(early, Err(Error::NotOver)), "{early:?}");
        let done = step(conn, sides.ruth, seen, complete, later(113)).unwrap();
        assert_eq!((done.state, done.version), (State::Completed, 4));
        let own = step(conn, sides.ben, seen, (Event::Convert, None), later(113));
        assert!(matches!(own, Err(Error::Refused(Refused::NotYours { .. }))), "{own:?}");
        let done = step(conn, sides.ruth, seen, (Event::Convert, None), later(120)).unwrap();
        assert_eq!(done.state, State::Converted);
    });
}

#[test]
fn ending_early_and_cancelling_say_why_and_by_whom() {
    store(|conn| {
        let (sides, of) = active(conn);
        let seen = Seen::any(of.id);
        for why in [None, Some(" \u{200b}"), Some("a\u{202e}b")] {
            let no = step(conn, sides.ben, seen, (Event::EndEarly, why), later(40));
            assert!(matches!(no, Err(Error::Field { .. })), "{no:?}");
        }
        let why = (Event::EndEarly, Some(" I move abroad. "));
        let late = step(conn, ADMIN, seen, (Event::Cancel, Some("x")), later(40));
        assert!(matches!(late, Err(Error::Refused(Refused::NotNow { .. }))), "{late:?}");
        let end = step(conn, sides.ben, seen, why, later(40)).unwrap();
        assert_eq!((end.state, end.ended_by), (State::EndedEarly, Some(By::Candidate)));
        assert_eq!(end.reason.as_deref(), Some("I move abroad."));
        assert_eq!(open_of(conn, of.candidate.unwrap()).unwrap(), []);
        let stale = step(conn, sides.ben, Seen::at(of.id, 1), why, later(40));
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
    });
}

#[test]
fn nobody_finds_or_lists_the_internship_of_others() {
    store(|conn| {
        let (sides, of, _) = begun(conn);
        let other = testkit::company(conn, "Other");
        let cas = testkit::user(conn, "cas@example.com", "Cas");
        for acting in [Acting::Company(other, cas), Acting::Candidate(cas)] {
            let none = find(conn, acting, of.id);
            assert!(matches!(none, Err(Error::NoInternship)), "{none:?}");
            let none = step(conn, acting, Seen::any(of.id), (Event::Cancel, Some("x")), at());
            assert!(matches!(none, Err(Error::NoInternship)), "{none:?}");
        }
        let first = Paging::first(Limit::default());
        let mut ids = |whose, state| -> Vec<InternshipId> {
            list(conn, whose, state, first).unwrap().items.iter().map(|one| one.id).collect()
        };
        assert_eq!(ids(Whose::Company(of.company), None), [of.id]);
        assert_eq!(ids(Whose::Company(of.company), Some(State::Active)), []);
        assert_eq!(ids(Whose::Company(other), None), []);
        assert_eq!(ids(Whose::Candidate(of.candidate.unwrap()), None), [of.id]);
        assert_eq!(ids(Whose::Candidate(cas), None), []);
        let ruth = sides.ruth.side().unwrap().1;
        let led = set_supervisor(conn, sides.ruth, Seen::at(of.id, 1), Some(ruth), at()).unwrap();
        assert_eq!(led.supervisor, Some((ruth, "Ruth".to_owned())));
    });
}
