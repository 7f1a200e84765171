use db::audit::{self, Object};
use testkit::store;

use super::*;
use crate::attempts;
use crate::definitions::tests::Firm;

#[test]
fn an_attempt_is_marked_and_unmarked_once_and_both_are_written_down() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, code) = firm.candidate(conn, "ada@example.com");
        let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
        for not_verified in [true, true, false, false] {
            set(conn, attempt, not_verified, Actor::Operator).unwrap();
            assert_eq!(store::lock(conn, attempt).unwrap().unwrap().is_some(), not_verified);
        }
        let rows = audit::history(conn, Object::of(attempts::KIND, attempt), 10).unwrap();
        let marks = rows.iter().filter(|row| row.action.ends_with("not_verified"));
        assert_eq!(marks.count(), 2);
        let unknown = set(conn, AttemptId::new(), true, Actor::Operator);
        assert!(matches!(unknown, Err(Error::NoAttempt)), "{unknown:?}");
    });
}
