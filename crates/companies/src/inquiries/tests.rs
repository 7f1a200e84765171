//! The way in by table and on the database.

use testkit::store;

use super::*;
use crate::profiles::tests::founded;

pub(crate) fn form(name: &str) -> Form {
    Form {
        company_name: name.to_owned(),
        first_name: "Ruth".to_owned(),
        last_name: "Bell".to_owned(),
        title: "Head of engineering".to_owned(),
        company_type: "startup".to_owned(),
        interests: vec!["interns".to_owned()],
        heard_about: "a friend".to_owned(),
        phone: "+44 20 7946 0000".to_owned(),
    }
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-20-000900_create_onboarding/up.sql");
    let edges = sql.split("check_transition(").nth(1).unwrap().split(");").next().unwrap();
    let mut wanted: Vec<String> = rules::STEPS
        .iter()
        .filter(|(from, _, to)| from != to)
        .map(|(from, _, to)| format!("{}>{}", from.as_str(), to.as_str()))
        .collect();
    // The company answers by mail; the way back into the queue is the admin's own.
    wanted.push("info_requested>in_review".to_owned());
    let mut held: Vec<String> =
        edges.split('\'').filter(|part| part.contains('>')).map(str::to_owned).collect();
    wanted.sort();
    held.sort();
    assert_eq!(wanted, held);
}

#[test]
fn a_form_can_be_corrected_until_its_address_is_verified() {
    store(|conn| {
        let (user, company) = founded(conn, "ruth@example.com");
        let first = submit(conn, user, company, &form("Pelworth")).unwrap();
        let second = submit(conn, user, company, &form("Pellworth")).unwrap();
        assert_eq!((first.id, second.state), (second.id, State::Started));
        assert_eq!(second.form.company_name, "Pellworth");
        step(conn, second.id, Event::Verify, Actor::User(user), None).unwrap();
        let late = submit(conn, user, company, &form("Another"));
        assert!(matches!(late, Err(Error::AlreadyVerified)), "{late:?}");
        assert_eq!(of_user(conn, user).unwrap().unwrap().form.company_name, "Pellworth");
    });
}

#[test]
fn a_step_that_the_machine_has_not_is_refused() {
    store(|conn| {
        let (user, company) = founded(conn, "ruth@example.com");
        let made = submit(conn, user, company, &form("Pellworth")).unwrap();
        for event in [Event::Approve, Event::Reject, Event::Activate, Event::Queue] {
            let refused = step(conn, made.id, event, Actor::Operator, Some("test"));
            assert!(matches!(refused, Err(Error::NotNow { .. })), "{event:?}: {refused:?}");
        }
        assert_eq!(of_user(conn, user).unwrap().unwrap().state, State::Started);
    });
}
