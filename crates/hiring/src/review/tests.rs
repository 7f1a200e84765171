//! The admin's decisions on the database.

use chrono::TimeDelta;
use db::audit::{self, Object};
use kernel::{Limit, Refused};
use testkit::store;

use super::*;
use crate::roles::tests::{at, member, submitted};
use crate::roles::{Event, State, step};

fn rule(
    conn: &mut Conn,
    role: &Role,
    decision: Decision,
    note: Option<&str>,
) -> Result<Role, Error> {
    decide(conn, Actor::Operator, Seen::at(role.id, role.version), Ruling { decision, note }, at())
}

#[test]
fn a_role_that_was_sent_is_approved_and_published_in_one_act_with_two_steps() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let sent = submitted(conn, ada);
        let shown = rule(conn, &sent, Decision::Publish, None).unwrap();
        assert_eq!((shown.state, shown.live_state), (State::Published, Some(State::Published)));
        let trail = audit::history(conn, Object::of("role", sent.id), 10).unwrap();
        let to: Vec<_> = trail.iter().map(|row| row.to.as_deref().unwrap_or_default()).collect();
        assert_eq!(to, ["draft", "submitted", "approved", "published"]);
        let again = rule(conn, &shown, Decision::Publish, None);
        assert!(matches!(again, Err(Error::Refused(Refused::NotNow { .. }))), "{again:?}");
        let paused = step(conn, ada, Seen::any(shown.id), Event::Pause, at()).unwrap();
        assert_eq!(paused.state, State::Paused);
    });
}

#[test]
fn a_decision_against_a_role_says_why_and_the_next_sending_forgets_it() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let sent = submitted(conn, ada);
        for (decision, note) in [
            (Decision::RequestChanges, None),
            (Decision::Reject, Some(" ")),
            (Decision::Approve, Some("Well done")),
            (Decision::Reject, Some("a\u{202e}b")),
        ] {
            let refused = rule(conn, &sent, decision, note);
            assert!(matches!(refused, Err(Error::BadNote)), "{refused:?}");
        }
        let back = rule(conn, &sent, Decision::RequestChanges, Some("Name the team.")).unwrap();
        assert_eq!(back.state, State::ChangesRequested);
        assert_eq!(back.note.as_deref(), Some("Name the team."));
        let again = step(conn, ada, Seen::any(sent.id), Event::Submit, at()).unwrap();
        assert_eq!((again.state, again.note.as_deref()), (State::Submitted, None));
        let stale = rule(conn, &sent, Decision::Approve, None);
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let no = rule(conn, &again, Decision::Reject, Some("Unpaid work.")).unwrap();
        assert_eq!((no.state, no.acts(at())), (State::Rejected, vec![]));
    });
}

#[test]
fn a_role_whose_deadline_has_come_is_neither_approved_nor_published() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let sent = submitted(conn, ada);
        let late = at() + TimeDelta::days(60);
        for decision in [Decision::Approve, Decision::Publish] {
            let refused = decide(
                conn,
                Actor::Operator,
                Seen::any(sent.id),
                Ruling { decision, note: None },
                late,
            );
            let Err(Error::Fields(missing)) = refused else { panic!("{refused:?}") };
            assert_eq!(missing[0].field, "deadline");
        }
    });
}

#[test]
fn the_queue_holds_what_waits_and_the_oldest_first() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let first = submitted(conn, ada);
        let second = submitted(conn, ada);
        let approved = rule(conn, &second, Decision::Approve, None).unwrap();
        let one = Limit::new(1).unwrap();
        let page = list(conn, Paging::first(one)).unwrap();
        let next = list(conn, Paging { after: page.next, limit: one }).unwrap();
        let ids = [page.items[0].id, next.items[0].id];
        assert_eq!(ids, [first.id, second.id]);
        assert_eq!((next.items[0].company.as_str(), next.next), ("Pellworth", None));
        rule(conn, &approved, Decision::Publish, None).unwrap();
        let left = list(conn, Paging::first(Limit::default())).unwrap();
        assert_eq!(left.items.iter().map(|waiting| waiting.id).collect::<Vec<_>>(), [first.id]);
    });
}
