//! Changes of addresses, to the end that each comes to.

use kernel::chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::tokens::tests::claims;
use crate::users::{self, Registration};

fn person(conn: &mut Conn, name: &str) -> User {
    let form = Registration {
        is_company: false,
        display_name: name.to_owned(),
        phone: None,
        referral_code: None,
    };
    let claims = claims(name, &format!("{name}@example.com"));
    users::register(conn, &claims, &form).unwrap().0
}

fn email(text: &str) -> Email {
    text.parse().unwrap()
}

#[test]
fn a_completed_change_proves_the_new_address_and_ends_every_sign_in() {
    store(|conn| {
        let ada = person(conn, "ada");
        let new = email("countess@example.com");
        assert!(!is_taken(conn, &new).unwrap());
        let id = confirm(conn, &ada, &new).unwrap();
        assert_eq!(users::get(conn, ada.id).unwrap(), ada, "nothing changes before the provider");
        let change = waiting(conn, id).unwrap().unwrap();
        assert_eq!((change.old.as_str(), change.new.as_str()), (ada.email.as_str(), new.as_str()));
        assert!(complete(conn, &change).unwrap());
        let after = users::get(conn, ada.id).unwrap();
        assert_eq!((after.email.as_str(), after.email_verified), (new.as_str(), true));
        assert_eq!(after.proven_email.as_deref(), Some(new.as_str()));
        let ended = after.tokens_valid_after.unwrap();
        assert!(!after.accepts_sign_in_at(ended - TimeDelta::microseconds(1)));
        assert!(
            is_taken(conn, &new).unwrap() && !is_taken(conn, &email("ada@example.com")).unwrap()
        );
        assert_eq!(waiting(conn, id).unwrap(), None);
        assert!(!complete(conn, &change).unwrap() && !refuse(conn, &change).unwrap(), "it is over");
    });
}

#[test]
fn a_refused_change_and_one_that_another_replaced_change_nothing() {
    store(|conn| {
        let ada = person(conn, "ada");
        let first = confirm(conn, &ada, &email("one@example.com")).unwrap();
        let replaced = waiting(conn, first).unwrap().unwrap();
        let second = confirm(conn, &ada, &email("two@example.com")).unwrap();
        assert_eq!(waiting(conn, first).unwrap(), None);
        assert!(!complete(conn, &replaced).unwrap());
        let change = waiting(conn, second).unwrap().unwrap();
        assert!(refuse(conn, &change).unwrap());
        assert!(!complete(conn, &change).unwrap());
        assert_eq!(users::get(conn, ada.id).unwrap(), ada);
    });
}

#[test]
fn an_address_that_was_taken_meanwhile_stays_with_its_account() {
    store(|conn| {
        let ada = person(conn, "ada");
        let id = confirm(conn, &ada, &email("ben@example.com")).unwrap();
        person(conn, "ben");
        let change = waiting(conn, id).unwrap().unwrap();
        assert!(matches!(complete(conn, &change), Err(Error::EmailTaken)));
    });
}
