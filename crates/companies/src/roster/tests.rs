//! Who is found.

use db::audit::Actor;
use diesel::connection::SimpleConnection;
use kernel::{Limit, Paging};
use testkit::store;

use super::*;
use crate::grants::{Flag, NewGrant};
use crate::profiles::{Event, State, decide, tests::company};

#[test]
fn companies_are_found_by_name_and_state_and_none_unknown_gets_invoices() {
    store(|conn| {
        let first = company(conn, "ada@example.com");
        let second = company(conn, "ruth@example.com");
        decide(conn, second.id, Event::Approve, Actor::Operator, "known").unwrap();
        let reason = "pilot".to_owned();
        let granted_by = "the operator".to_owned();
        let grant = NewGrant {
            company: second.id,
            flag: Flag::Payment,
            expires_at: None,
            reason,
            granted_by,
        };
        grants::grant(conn, Actor::Operator, &grant).unwrap();
        let paging = Paging::first(Limit::default());
        let ask = |conn: &mut Conn, search: &str, state| {
            let asked = Asked { search: search.to_owned(), state, paying: false, paging };
            let found = list(conn, &asked).unwrap().items;
            found.into_iter().map(|one| one.company.id).collect::<Vec<_>>()
        };
        assert_eq!(ask(conn, "", None).len(), 2);
        assert_eq!(ask(conn, "analytical", Some(State::Unverified)), [first.id]);
        assert_eq!(ask(conn, "a%b", None), []);
        assert_eq!(ask(conn, "AN", None).len(), 2, "two letters where they begin");
        assert_eq!(ask(conn, "en", None), [], "and nowhere else");
        let listed = find(conn, second.id).unwrap();
        assert_eq!((listed.members, listed.roles, listed.flags.payment), (1, 0, true));
        assert_eq!(listed.last_visit, None);
        let visit = "update users set visited_on = '2026-11-26' where email = 'ruth@example.com'";
        conn.batch_execute(visit).unwrap();
        let day = |conn: &mut Conn, id| find(conn, id).unwrap().last_visit.map(|on| on.to_string());
        assert_eq!(day(conn, second.id).as_deref(), Some("2026-11-26"));
        assert_eq!(day(conn, first.id), None);
        let paging = Paging::first(Limit::default());
        let all = Asked { search: String::new(), state: None, paying: false, paging };
        let page = list(conn, &all).unwrap().items;
        let said: Vec<_> =
            page.iter().map(|one| (one.company.id, one.members, one.flags.payment)).collect();
        assert_eq!(said, [(second.id, 1, true), (first.id, 1, false)]);
        let names = |conn: &mut Conn, name| known(conn, name).unwrap();
        let ids: Vec<_> = names(conn, "engines").into_iter().map(|one| one.id).collect();
        assert_eq!(ids, [second.id]);
        assert_eq!(names(conn, "nobody"), []);
    });
}

#[test]
fn several_companies_are_found_together_each_as_it_is_found_alone_and_no_other() {
    store(|conn| {
        let first = company(conn, "ada@example.com");
        let second = company(conn, "ruth@example.com");
        let third = company(conn, "eve@example.com");
        let grant = NewGrant {
            company: second.id,
            flag: Flag::AssessmentAccess,
            expires_at: None,
            reason: "pilot".to_owned(),
            granted_by: "the operator".to_owned(),
        };
        grants::grant(conn, Actor::Operator, &grant).unwrap();
        let asked = [second.id, CompanyId::new(), first.id];
        let mut found = find_all(conn, &asked).unwrap();
        found.sort_by_key(|one| (one.created_at, one.company.id));
        let said: Vec<_> = found
            .iter()
            .map(|one| (one.company.id, one.members, one.flags.assessment_access))
            .collect();
        assert_eq!(said, [(first.id, 1, false), (second.id, 1, true)]);
        for one in found {
            assert_eq!(find(conn, one.company.id).unwrap(), one);
        }
        assert!(find_all(conn, &[]).unwrap().is_empty());
        assert!(find(conn, third.id).is_ok());
        assert!(matches!(find(conn, CompanyId::new()), Err(Error::NoCompany)));
    });
}

#[test]
fn a_frequent_word_finds_the_same_companies_as_a_rare_one() {
    store(|conn| {
        let first = company(conn, "ada@example.com");
        let second = company(conn, "ruth@example.com");
        let paging = Paging::first(Limit::default());
        let search = "Engines".to_owned();
        let asked = Asked { search, state: None, paying: false, paging };
        let mut named =
            |search, part| newest(super::store::named(conn, search, part).unwrap(), None, 9);
        let few = named("engines", None);
        assert_eq!(named("analytical engines", Some(" engines")), few);
        assert!(named("other engines", Some(" engines")).is_empty());
        assert_eq!(known(conn, "ÉNGINES").unwrap().len(), 0, "neither is approved");
        let ids = |listed: Vec<Listed>| -> Vec<_> {
            listed.into_iter().map(|one| one.company.id).collect()
        };
        let read = ids(super::store::list(conn, &asked, Some(&few)).unwrap());
        assert_eq!(read, [second.id, first.id]);
        assert_eq!(read, ids(super::store::list(conn, &asked, None).unwrap()));
        assert_eq!(super::store::at_domain(conn, "engines").unwrap(), []);
    });
}
