//! Asking to be erased, thinking again, and sign-ins from before.

use diesel::connection::SimpleConnection;
use kernel::chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::tokens::tests::claims;
use crate::users::{Registration, register};

fn ada(conn: &mut Conn) -> UserId {
    let form = Registration {
        is_company: false,
        display_name: "Ada".to_owned(),
        phone: None,
        referral_code: None,
    };
    register(conn, &claims("u1", "ada@example.com"), &form).unwrap().0.id
}

fn make_due(conn: &mut Conn) {
    conn.batch_execute("update erasures set due_at = now()").unwrap();
}

#[test]
fn an_erasing_waits_seven_days_and_can_be_taken_back() {
    store(|conn| {
        let ada = ada(conn);
        assert_eq!(scheduled(conn, ada).unwrap(), None);
        assert!(!cancel(conn, ada).unwrap(), "there is nothing to take back");
        let asked = schedule(conn, ada).unwrap();
        assert_eq!(scheduled(conn, ada).unwrap(), Some(asked));
        conn.batch_execute("update erasures set requested_at = due_at - interval '7 days'")
            .unwrap();
        conn.batch_execute(
            "update erasures set due_at = due_at - interval '7 days' + interval '1 s'",
        )
        .unwrap();
        assert_eq!(take_due(conn, asked.id).unwrap(), None, "it is not due");
        assert!(cancel(conn, ada).unwrap());
        make_due(conn);
        assert_eq!(take_due(conn, asked.id).unwrap(), None, "it was cancelled");
        let again = schedule(conn, ada).unwrap();
        let twice = schedule(conn, ada);
        assert!(matches!(twice, Err(Error::ErasureScheduled)), "{again:?} {twice:?}");
    });
}

#[test]
fn sign_ins_from_before_the_erasing_are_over_and_later_ones_are_not() {
    store(|conn| {
        let ada = ada(conn);
        let asked = schedule(conn, ada).unwrap();
        make_due(conn);
        let due = take_due(conn, asked.id).unwrap().unwrap();
        rows_erased(conn, due, "u1").unwrap();
        assert_eq!(take_due(conn, asked.id).unwrap(), None, "it is done once");
        assert_eq!(provider_uid(conn, asked.id).unwrap().as_deref(), Some("u1"));
        sign_in_deleted(conn, asked.id).unwrap();
        assert_eq!(provider_uid(conn, asked.id).unwrap(), None);
        let ended = store::ended_at(conn, asked.id).unwrap().unwrap();
        let at = |s: i64| Claims {
            auth_time: ended + TimeDelta::seconds(s),
            ..claims("u1", "ada@example.com")
        };
        assert!(ended_sign_in(conn, &at(-1)).unwrap());
        assert!(!ended_sign_in(conn, &at(1)).unwrap());
        let other = Claims { uid: "u2".to_owned(), ..at(-1) };
        assert!(!ended_sign_in(conn, &other).unwrap());
    });
}
