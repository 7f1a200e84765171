//! The steps by table, and proposals on the database.

use testkit::{machines, store};

use super::*;
use crate::tests::{active, begun, day, later};

#[test]
fn every_state_event_and_actor_is_a_row_of_the_table_or_refused() {
    machines::follows(&machine::STEPS, |from, event, by| machine::STEPS.step(from, event, by));
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-23-041003_create_extensions/up.sql");
    let held = machines::held(sql, "internship_extensions_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

fn to(ahead: i64) -> New<'static> {
    New { ends_on: day(ahead), note: Some("More to learn.") }
}

#[test]
fn what_one_side_proposes_the_other_one_agrees_to() {
    store(|conn| {
        let (sides, of) = active(conn);
        let seen = Seen::any(of.id);
        for (by, other) in [(sides.ruth, sides.ben), (sides.ben, sides.ruth)] {
            let last = placements::find(conn, by, of.id).unwrap().ends_on;
            let new = New { ends_on: last + chrono::TimeDelta::days(7), note: None };
            let (_, made) = propose(conn, by, seen, new, later(40)).unwrap();
            let again = propose(conn, other, seen, new, later(40));
            assert!(matches!(again, Err(Error::ExtensionOpen)), "{again:?}");
            let own = step(conn, by, Seen::any(made.id), Event::Agree, later(41));
            assert!(matches!(own, Err(Error::Refused(Refused::NotYours { .. }))), "{own:?}");
            let yes = step(conn, other, Seen::at(made.id, 1), Event::Agree, later(41)).unwrap();
            assert_eq!((yes.0.state, yes.0.ends_on), (Placed::Active, new.ends_on));
            assert_eq!((yes.1.state, yes.1.version), (State::Agreed, 2));
        }
        assert_eq!(of_internship(conn, of.id).unwrap().len(), 2);
    });
}

#[test]
fn a_proposal_is_declined_withdrawn_or_lapses_and_the_last_day_stays() {
    store(|conn| {
        let (sides, of) = active(conn);
        let seen = Seen::any(of.id);
        for (by, event, want) in [
            (sides.ben, Event::Decline, State::Declined),
            (sides.ruth, Event::Withdraw, State::Withdrawn),
        ] {
            let (_, made) = propose(conn, sides.ruth, seen, to(120), later(40)).unwrap();
            let end = step(conn, by, Seen::any(made.id), event, later(41)).unwrap();
            assert_eq!((end.1.state, end.0.ends_on), (want, of.ends_on));
            let twice = step(conn, by, Seen::any(made.id), event, later(41));
            assert!(matches!(twice, Err(Error::Refused(Refused::NotNow { .. }))), "{twice:?}");
        }
        propose(conn, sides.ruth, seen, to(120), later(40)).unwrap();
        lapse(conn, of.id, later(42)).unwrap();
        lapse(conn, of.id, later(42)).unwrap();
        assert_eq!(of_internship(conn, of.id).unwrap()[0].state, State::Lapsed);
    });
}

#[test]
fn a_proposal_names_a_later_day_of_an_internship_that_runs() {
    store(|conn| {
        let (sides, of) = active(conn);
        let seen = Seen::any(of.id);
        for ahead in [112, 113, 113 + 365] {
            let no = propose(conn, sides.ben, seen, to(ahead), later(40));
            assert!(matches!(no, Err(Error::Field { .. })), "{no:?}");
        }
        let cas = Acting::Candidate(testkit::user(conn, "cas@example.com", "Cas"));
        let none = propose(conn, cas, seen, to(120), later(40));
        assert!(matches!(none, Err(Error::NoInternship)), "{none:?}");
        let (_, made) = propose(conn, sides.ben, seen, to(113 + 364), later(40)).unwrap();
        let none = step(conn, cas, Seen::any(made.id), Event::Agree, later(40));
        assert!(matches!(none, Err(Error::NoExtension)), "{none:?}");
    });
    store(|conn| {
        let (sides, of, _) = begun(conn);
        let early = propose(conn, sides.ben, Seen::any(of.id), to(120), later(1));
        assert!(matches!(early, Err(Error::Refused(Refused::NotNow { .. }))), "{early:?}");
    });
}
