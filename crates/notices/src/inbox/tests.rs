//! Lists of notifications: once for each cause, one's own only, read once.

use std::sync::Barrier;

use kernel::Limit;
use kernel::chrono::{DateTime, TimeDelta};
use serde_json::json;
use testkit::{TestDb, store, user};

use super::*;

fn person(conn: &mut Conn, name: &str) -> UserId {
    user(conn, &format!("{name}@example.com"), name)
}

fn noon() -> Instant {
    DateTime::from_timestamp(1_800_000_000, 0).unwrap()
}

fn published<'a>(user: UserId, cause: &'a str) -> New<'a> {
    let params = json!({ "company": "Pellworth \" \\ €" });
    New { user, cause, kind: "story_published".to_owned(), params, link: "/interview/1" }
}

fn notify(conn: &mut Conn, user: UserId, cause: &str) -> bool {
    add(conn, &published(user, cause), noon()).unwrap()
}

fn all(conn: &mut Conn, user: UserId, which: Which) -> Vec<Notice> {
    list(conn, user, which, Paging::first(Limit::default())).unwrap().items
}

#[test]
fn a_notice_comes_back_from_the_database_as_it_was() {
    store(|conn| {
        let ada = person(conn, "ada");
        notify(conn, ada, "story:1");
        let new = published(ada, "story:1");
        let found = all(conn, ada, Which::All);
        let want = Notice {
            id: found[0].id,
            kind: new.kind,
            params: new.params,
            link: new.link.to_owned(),
            created_at: noon(),
            read_at: None,
        };
        assert_eq!(found, [want]);
    });
}

#[test]
fn a_cause_is_on_a_list_once() {
    store(|conn| {
        let (ada, ben) = (person(conn, "ada"), person(conn, "ben"));
        assert!(notify(conn, ada, "story:1"));
        assert!(!notify(conn, ada, "story:1"));
        assert!(notify(conn, ben, "story:1"));
        assert_eq!((all(conn, ada, Which::All).len(), all(conn, ben, Which::All).len()), (1, 1));
    });
}

#[test]
fn what_is_read_is_ones_own_and_stays_as_it_was_first_read() {
    store(|conn| {
        let (ada, ben) = (person(conn, "ada"), person(conn, "ben"));
        for cause in ["1", "2", "3"] {
            notify(conn, ada, cause);
        }
        let ids: Vec<NoticeId> =
            all(conn, ada, Which::All).iter().map(|notice| notice.id).collect();
        let these = Read::These(vec![ids[1], NoticeId::new()]);
        assert_eq!(mark_read(conn, ben, &these, noon()).unwrap(), 0, "it is not ben's");
        assert_eq!(mark_read(conn, ben, &Read::UpTo(ids[0]), noon()).unwrap(), 0);
        assert_eq!(counts(conn, ben).unwrap(), Counts::default());
        assert_eq!(mark_read(conn, ada, &these, noon()).unwrap(), 1);
        assert_eq!(mark_read(conn, ada, &these, noon() + TimeDelta::hours(1)).unwrap(), 0);
        let two = all(conn, ada, Which::Unread);
        assert_eq!(two.iter().map(|notice| notice.id).collect::<Vec<_>>(), [ids[0], ids[2]]);
        assert_eq!(all(conn, ada, Which::All)[1].read_at, Some(noon()));
        notify(conn, ada, "4");
        assert_eq!(mark_read(conn, ada, &Read::UpTo(ids[0]), noon()).unwrap(), 2);
        let after = counts(conn, ada).unwrap();
        assert_eq!(after.unread, 1, "what came meanwhile stays unread");
        assert_eq!(after.newest, Some(all(conn, ada, Which::Unread)[0].id));
    });
}

#[test]
fn a_list_goes_on_page_by_page_and_unread_ones_are_counted_to_a_hundred() {
    store(|conn| {
        let ada = person(conn, "ada");
        for cause in 0..105 {
            notify(conn, ada, &cause.to_string());
        }
        assert_eq!(counts(conn, ada).unwrap().unread, MOST_COUNTED);
        let (mut seen, mut after) = (Vec::new(), None);
        loop {
            let page =
                list(conn, ada, Which::Unread, Paging { after, limit: Limit::new(50).unwrap() })
                    .unwrap();
            seen.extend(page.items.into_iter().map(|notice| notice.id));
            after = page.next;
            if after.is_none() {
                break;
            }
        }
        assert_eq!(seen.len(), 105);
        assert!(seen.is_sorted_by(|a, b| a > b), "the newest first, none twice");
    });
}

#[test]
fn fifty_at_once_add_a_cause_once() {
    let db = TestDb::create();
    let ada = person(&mut db.conn(), "ada");
    let barrier = Barrier::new(50);
    let added: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..50)
            .map(|_| {
                scope.spawn(|| {
                    let mut conn = db.conn();
                    barrier.wait();
                    usize::from(notify(&mut conn, ada, "story:1"))
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert_eq!((added, all(&mut db.conn(), ada, Which::All).len()), (1, 1));
}
