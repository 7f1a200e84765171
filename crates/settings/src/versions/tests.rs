use db::audit::Actor;
use kernel::{Instant, Limit, Paging, Seen};

use super::rules::Value;
use super::{all, history, newest, set, value_of, values};
use crate::Error;

const KEY: &str = "limits.apply.account";

fn now() -> Instant {
    "2026-11-25T12:00:00Z".parse().unwrap()
}

#[test]
fn the_newest_version_counts_and_every_one_before_stays() {
    testkit::store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        assert_eq!(newest(conn, KEY).unwrap(), None);
        let number = |n| Some(Value::Number(n));
        let by = Actor::User(ada);
        let first = set(conn, by, Seen::at(KEY, 0), (number(7), " A fair. "), now()).unwrap();
        assert_eq!((first.version, &*first.reason), (1, "A fair."));
        assert_eq!(first.made_by.as_deref(), Some("Ada"));
        set(conn, Actor::Operator, Seen::any(KEY), (number(9), "More."), now()).unwrap();
        let keys = [KEY.to_owned(), "limits.apply.address".to_owned()];
        assert_eq!(values(conn, &keys).unwrap().get(KEY), Some(&Value::Number(9)));
        assert_eq!(value_of(conn, KEY, 1).unwrap(), number(7));
        assert!(matches!(value_of(conn, KEY, 3), Err(Error::NoVersion)));
        set(conn, by, Seen::at(KEY, 2), (None, "Enough."), now()).unwrap();
        assert!(values(conn, &keys).unwrap().is_empty(), "the default counts again");
        assert_eq!(all(conn).unwrap().get(KEY).map(|row| row.version), Some(3));
        let page = history(conn, KEY, Paging::first(Limit::new(2).unwrap())).unwrap();
        assert_eq!(page.items.iter().map(|row| row.version).collect::<Vec<_>>(), [3, 2]);
        let rest = Paging { after: page.next, limit: Limit::default() };
        assert_eq!(history(conn, KEY, rest).unwrap().items.len(), 1);
    });
}

#[test]
fn a_change_names_the_version_it_was_decided_on_and_a_reason() {
    testkit::store(|conn| {
        let words = Some(Value::Words(vec!["young".into()]));
        let mut change = |seen, value: Option<Value>, why: &str| {
            set(conn, Actor::Operator, seen, (value, why), now()).map(|row| row.version)
        };
        assert!(matches!(change(Seen::at(KEY, 0), None, "x"), Err(Error::Unchanged)));
        assert!(matches!(change(Seen::at(KEY, 0), words.clone(), " "), Err(Error::BadReason)));
        assert_eq!(change(Seen::at(KEY, 0), words.clone(), "x").unwrap(), 1);
        assert!(matches!(change(Seen::at(KEY, 0), None, "x"), Err(Error::StaleVersion)));
        assert!(matches!(change(Seen::at(KEY, 1), words, "x"), Err(Error::Unchanged)));
    });
}
