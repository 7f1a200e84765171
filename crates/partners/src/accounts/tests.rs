//! The steps by table, and partners on the database.

use kernel::{Limit, Refused};
use testkit::{machines, store};

use super::*;
use crate::tests::{BY, at, brought, later, partner};

#[test]
fn every_step_is_a_line_of_the_table_and_an_edge_of_the_database() {
    machines::follows(&machine::STEPS, |from, event, by| machine::STEPS.step(from, event, by));
    let sql = include_str!("../../../../migrations/2026-11-23-161001_create_partners/up.sql");
    assert_eq!(machines::edges(&machine::STEPS), machines::held(sql, "partners_transition"));
}

#[test]
fn a_partner_is_suspended_on_the_version_that_was_read_and_with_a_reason() {
    store(|conn| {
        let ada = partner(conn, "ada");
        let seen = Seen::at(ada, 1);
        let mute = step(conn, BY, seen, (Event::Suspend, " "), at());
        assert!(matches!(mute, Err(Error::BadReason)), "{mute:?}");
        let off = step(conn, BY, seen, (Event::Suspend, "Spam"), at()).unwrap();
        assert_eq!((off.state, off.version), (State::Suspended, 2));
        let stale = step(conn, BY, seen, (Event::Restore, "Sorry"), at());
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let twice = step(conn, BY, Seen::any(ada), (Event::Suspend, "Spam"), at());
        assert!(matches!(twice, Err(Error::Refused(Refused::NotNow { .. }))), "{twice:?}");
        let on = step(conn, BY, Seen::at(ada, 2), (Event::Restore, "Sorry"), at()).unwrap();
        assert_eq!(on.state, State::Active);
    });
}

#[test]
fn the_list_is_paged_searched_and_counts_whom_each_brought_lately() {
    store(|conn| {
        let [ada, ben] = ["ada", "ben_1"].map(|name| partner(conn, name));
        brought(conn, ada, "cas");
        let all = |conn: &mut Conn, search: Option<&str>, limit, after| {
            let filter = Filter { search: search.map(str::to_owned), ..Filter::default() };
            let paging = Paging { after, limit: Limit::new(limit).unwrap() };
            list(conn, &filter, later(-30), paging).unwrap()
        };
        let first = all(conn, None, 1, None);
        let second = all(conn, None, 1, first.next);
        let ids = [&first, &second].map(|page| page.items[0].partner.user);
        assert_eq!(ids, [ben, ada]);
        assert!(second.next.is_none());
        assert_eq!((second.items[0].signed_up, second.items[0].activated), (1, 0));
        assert_eq!(all(conn, Some("BEN_"), 9, None).items.len(), 1);
        assert_eq!(all(conn, Some("be_"), 9, None).items.len(), 0, "no wildcard");
        assert_eq!(show(conn, ada, later(1)).unwrap().signed_up, 0, "before that day");
        let none = show(conn, UserId::new(), at());
        assert!(matches!(none, Err(Error::NoPartner)), "{none:?}");
    });
}
