//! Proposing extra time, and taking it back.

use db::audit::{Object, history};
use testkit::store;

use super::*;

#[test]
fn extra_time_is_proposed_within_its_bounds_and_the_log_keeps_why_and_not_how_much() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let mut set = |percent| propose(conn, Actor::Operator, ada, percent, "Asked by mail.");
        assert!(matches!(set(Some(9)), Err(Error::BadExtraTime)));
        assert!(matches!(set(Some(301)), Err(Error::BadExtraTime)));
        assert!(!set(None).unwrap(), "nothing was proposed");
        assert!(set(Some(10)).unwrap());
        assert!(set(Some(300)).unwrap());
        assert!(!set(Some(300)).unwrap());
        assert_eq!(of(conn, ada).unwrap(), Some(300));
        assert!(propose(conn, Actor::Operator, ada, None, "Taken back.").unwrap());
        assert_eq!(of(conn, ada).unwrap(), None);
        let log = history(conn, Object::of("user", ada), 50).unwrap();
        let acts: Vec<_> = log.iter().map(|step| step.action.as_str()).collect();
        assert_eq!(acts, ["propose_extra_time", "propose_extra_time", "withdraw_extra_time"]);
        assert!(log.iter().all(|step| step.from.is_none() && step.to.is_none()));
    });
}

#[test]
fn nothing_is_proposed_to_an_account_that_is_not_there() {
    store(|conn| {
        let set = propose(conn, Actor::Operator, UserId::new(), Some(50), "Asked.");
        assert!(matches!(set, Err(Error::NoUser)));
        assert_eq!(of(conn, UserId::new()).unwrap(), None);
    });
}
