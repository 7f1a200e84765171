//! A role whose openings are taken, on the database.

use db::audit::{self, Object};
use testkit::store;

use super::super::*;
use super::{go, published, released};
use crate::roles::tests::at;

#[test]
fn a_role_closes_once_as_many_have_accepted_as_it_has_openings() {
    store(|conn| {
        let (ada, role) = published(conn);
        let hire = |conn: &mut Conn, email: &str| {
            let mut of = released(conn, role, email);
            for event in [Event::Shortlist, Event::Interview, Event::Select, Event::Offer] {
                of = go(conn, Acting::Company(ada), &of, event).unwrap();
            }
            let candidate = Acting::Candidate(of.candidate.unwrap());
            (candidate, go(conn, candidate, &of, Event::AcceptOffer).unwrap())
        };
        let (ben, first) = hire(conn, "ben@example.com");
        assert_eq!(close_filled(conn, role, at()).unwrap(), None, "one of two openings is left");
        go(conn, ben, &first, Event::Withdraw).unwrap();
        hire(conn, "cleo@example.com");
        assert_eq!(close_filled(conn, role, at()).unwrap(), None, "one went back on it");
        hire(conn, "dora@example.com");
        let closed = close_filled(conn, role, at()).unwrap().unwrap();
        assert_eq!((closed.state, closed.closed_at), (roles::State::Closed, Some(at())));
        assert_eq!(close_filled(conn, role, at()).unwrap(), None, "it has ended");
        let trail = audit::history(conn, Object::of(roles::KIND, role), 10).unwrap();
        let last = trail.last().unwrap();
        assert_eq!((last.action.as_str(), last.actor_kind.as_str()), ("close", "system"));
    });
}
