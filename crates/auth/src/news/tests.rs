//! Lists of notifications: once for each cause, one's own only, read once.

use std::sync::Barrier;

use kernel::chrono::{DateTime, TimeDelta};
use testkit::{TestDb, store};

use super::*;
use crate::notifications::KINDS;
use crate::tokens::tests::claims;
use crate::users::{Registration, register};

fn person(conn: &mut Conn, name: &str) -> UserId {
    let form = Registration {
        is_company: false,
        display_name: name.to_owned(),
        phone: None,
        referral_code: None,
    };
    register(conn, &claims(name, &format!("{name}@example.com")), &form).unwrap().0.id
}

fn noon() -> Instant {
    DateTime::from_timestamp(1_800_000_000, 0).unwrap()
}

fn published() -> News {
    News::StoryPublished { company: "Pellworth".to_owned() }
}

fn say(conn: &mut Conn, user: UserId, cause: &str) -> bool {
    let news = published();
    tell(conn, New { user, cause, news: &news, link: "/interview/1" }, noon()).unwrap()
}

fn all(conn: &mut Conn, user: UserId, unread: bool) -> Vec<Told> {
    list(conn, user, unread, (None, Limit::default())).unwrap().items
}

#[test]
fn every_kind_of_news_hangs_on_a_switch_and_comes_back_from_the_database_as_it_was() {
    let text = || "Pellworth \" \\ €".to_owned();
    let news = [
        News::Invitation { company: text(), title: text(), minutes: 90, until: text() },
        News::ResultReady { company: text(), title: text() },
        News::ResultChanged { company: text(), title: text(), before: 595, now: 650 },
        News::StoryPublished { company: text() },
        News::StoryChanges { company: text(), note: text() },
        News::StoryTurnedDown { company: text(), note: text() },
        News::StoryAnswered { company: text() },
        News::StoryAboutYou { company: text() },
    ];
    store(|conn| {
        let ada = person(conn, "ada");
        for (at, one) in news.iter().enumerate() {
            assert!(KINDS.contains(&one.kind()) && one.kind().told, "{one:?}");
            let (cause, link) = (format!("c{at}"), "/dashboard");
            let new = New { user: ada, cause: &cause, news: one, link };
            assert!(tell(conn, new, noon()).unwrap());
        }
        let read: Vec<News> = all(conn, ada, false).into_iter().rev().map(|t| t.news).collect();
        assert_eq!(read, news);
    });
}

#[test]
fn a_cause_is_told_once_to_each_person() {
    store(|conn| {
        let (ada, ben) = (person(conn, "ada"), person(conn, "ben"));
        assert!(say(conn, ada, "story:1"));
        assert!(!say(conn, ada, "story:1"));
        assert!(say(conn, ben, "story:1"));
        assert_eq!((all(conn, ada, false).len(), all(conn, ben, false).len()), (1, 1));
    });
}

#[test]
fn what_is_read_is_ones_own_and_stays_as_it_was_first_read() {
    store(|conn| {
        let (ada, ben) = (person(conn, "ada"), person(conn, "ben"));
        for cause in ["1", "2", "3"] {
            say(conn, ada, cause);
        }
        let ids: Vec<Uuid> = all(conn, ada, false).iter().map(|told| told.id).collect();
        let these = Read::These(vec![ids[1], Uuid::now_v7()]);
        assert_eq!(mark(conn, ben, &these, noon()).unwrap(), 0, "it is not ben's");
        assert_eq!(mark(conn, ben, &Read::UpTo(ids[0]), noon()).unwrap(), 0);
        assert_eq!(standing(conn, ben).unwrap(), Standing::default());
        assert_eq!(mark(conn, ada, &these, noon()).unwrap(), 1);
        assert_eq!(mark(conn, ada, &these, noon() + TimeDelta::hours(1)).unwrap(), 0);
        let two = all(conn, ada, true);
        assert_eq!(two.iter().map(|told| told.id).collect::<Vec<_>>(), [ids[0], ids[2]]);
        assert_eq!(all(conn, ada, false)[1].read_at, Some(noon()));
        say(conn, ada, "4");
        assert_eq!(mark(conn, ada, &Read::UpTo(ids[0]), noon()).unwrap(), 2);
        let after = standing(conn, ada).unwrap();
        assert_eq!(after.unread, 1, "what came meanwhile stays unread");
        assert_eq!(after.newest, Some(all(conn, ada, true)[0].id));
    });
}

#[test]
fn a_list_goes_on_page_by_page_and_unread_ones_are_counted_to_a_hundred() {
    store(|conn| {
        let ada = person(conn, "ada");
        for cause in 0..105 {
            say(conn, ada, &cause.to_string());
        }
        assert_eq!(standing(conn, ada).unwrap().unread, MOST_COUNTED);
        let (mut seen, mut after) = (Vec::new(), None);
        loop {
            let page = list(conn, ada, true, (after, Limit::new(50).unwrap())).unwrap();
            seen.extend(page.items.into_iter().map(|told| told.id));
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
fn fifty_who_tell_one_cause_at_once_make_one_line() {
    let db = TestDb::create();
    let ada = person(&mut db.conn(), "ada");
    let barrier = Barrier::new(50);
    let told: usize = std::thread::scope(|scope| {
        let tellers: Vec<_> = (0..50)
            .map(|_| {
                scope.spawn(|| {
                    let mut conn = db.conn();
                    barrier.wait();
                    usize::from(say(&mut conn, ada, "story:1"))
                })
            })
            .collect();
        tellers.into_iter().map(|teller| teller.join().unwrap()).sum()
    });
    assert_eq!((told, all(&mut db.conn(), ada, false).len()), (1, 1));
}
