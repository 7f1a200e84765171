//! Open roles on the database.

use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use kernel::{CompanyId, Instant, Limit};
use testkit::store;

use super::*;
use crate::applications::tests::published;
use crate::roles::form::tests::form;
use crate::roles::form::{Form, Kind, Level, Workplace};
use crate::roles::tests::at;

fn today() -> NaiveDate {
    at().date_naive()
}

/// A published role of a company that may act.
fn open(conn: &mut Conn) -> (CompanyId, RoleId) {
    let (member, role) = published(conn);
    conn.batch_execute("update companies set state = 'approved'").unwrap();
    (member.company, role)
}

fn of(company: CompanyId) -> Search {
    Search { company: Some(company), ..Search::default() }
}

fn change(conn: &mut Conn, role: RoleId, what: &str) {
    conn.batch_execute(&format!("update roles set {what} where id = '{role}'")).unwrap();
}

#[test]
fn everybody_sees_what_a_role_says_without_what_is_the_companys_own() {
    store(|conn| {
        let (company, id) = open(conn);
        change(conn, id, "form = form || '{\"cut_off\": 600}'");
        let role = find(conn, id).unwrap();
        assert_eq!((role.company, role.company_name.as_str()), (company, "Pellworth"));
        assert_eq!(role.form, Form { cut_off: None, ..form() });
        assert_eq!(role.path(), format!("/companies/{company}/roles/{id}"));
        assert_eq!(Place { id, company, changed_at: at() }.path(), role.path());
    });
}

#[test]
fn a_role_takes_applications_while_it_is_live_until_its_last_day_is_over() {
    store(|conn| {
        let (_, id) = open(conn);
        let role = find(conn, id).unwrap();
        let last = role.form.deadline.unwrap();
        assert!(role.takes_applications(today()) && role.takes_applications(last));
        assert!(!role.takes_applications(last + TimeDelta::days(1)));
        change(conn, id, "state = 'paused'");
        assert!(!find(conn, id).unwrap().takes_applications(today()));
    });
}

#[test]
fn a_role_that_was_never_shown_or_whose_company_may_not_act_is_not_there() {
    store(|conn| {
        let (company, id) = open(conn);
        let paging = Paging::first(Limit::default());
        assert_eq!(list(conn, &of(company), today(), paging).unwrap().items.len(), 1);
        conn.batch_execute("update companies set state = 'suspended'").unwrap();
        assert!(matches!(find(conn, id), Err(Error::NoRole)));
        assert_eq!(list(conn, &Search::default(), today(), paging).unwrap().items, []);
        conn.batch_execute("update companies set state = 'approved'").unwrap();
        let draft = crate::roles::tests::member(conn, "cas@example.com");
        let draft = crate::roles::tests::submitted(conn, draft);
        assert!(matches!(find(conn, draft.id), Err(Error::NoRole)));
        assert!(matches!(find(conn, RoleId::new()), Err(Error::NoRole)));
    });
}

#[test]
fn open_roles_are_paged_with_the_last_published_first() {
    store(|conn| {
        let (member, first) = published(conn);
        let second = crate::applications::tests::publish(conn, member);
        conn.batch_execute("update companies set state = 'approved'").unwrap();
        let later: Instant = at() + TimeDelta::hours(1);
        change(conn, first, &format!("published_at = '{}'", at().to_rfc3339()));
        change(conn, second, &format!("published_at = '{}'", later.to_rfc3339()));
        let one = Limit::new(1).unwrap();
        let page = list(conn, &of(member.company), today(), Paging::first(one)).unwrap();
        assert_eq!(page.items[0].id, second);
        let rest = Paging { after: page.next, limit: one };
        let rest = list(conn, &of(member.company), today(), rest).unwrap();
        assert_eq!((rest.items[0].id, rest.next), (first, None));
        let none = list(conn, &of(CompanyId::new()), today(), Paging::first(one)).unwrap();
        assert_eq!(none.items, []);
        let after = today() + TimeDelta::days(60);
        assert_eq!(part(conn, after, None, 10).unwrap(), [], "their last day is over");
        let mut all = vec![first, second];
        all.sort_unstable();
        let mapped = part(conn, today(), None, 10).unwrap();
        assert_eq!(mapped.iter().map(|place| place.id).collect::<Vec<_>>(), all);
        assert_eq!(starts(conn, today(), 2).unwrap(), [], "no part is empty");
        assert_eq!(starts(conn, today(), 1).unwrap(), [all[1]]);
        let last = part(conn, today(), Some(all[1]), 1).unwrap();
        assert_eq!(last.iter().map(|place| place.id).collect::<Vec<_>>(), [all[1]]);
    });
}

#[test]
fn open_roles_are_found_by_words_place_kind_pay_and_start() {
    store(|conn| {
        let (company, role) = open(conn);
        let said = r#"form = form || '{"kind": "intern", "level": "student", "workplace": "remote",
            "location": "Zürich", "countries": ["CH", "DE"], "skills": ["Rust", "Graphs"],
            "starts_on": "2027-03-01", "pay_min": 3000}', title = 'Backend engineer'"#;
        change(conn, role, said);
        let found = |conn: &mut Conn, search: Search| {
            let page = list(conn, &search, today(), Paging::first(Limit::default())).unwrap();
            page.items.len() == 1
        };
        let search = Search::default;
        for (typed, want) in [
            ("", true),
            ("BACKEND zurich", true),
            ("rust pellworth", true),
            ("rust cook", false),
            ("%", false),
        ] {
            let words = Search::words_of(typed);
            assert_eq!(found(conn, Search { words, ..search() }), want, "{typed}");
        }
        let day = |text: &str| Some(text.parse().unwrap());
        let minute = TimeDelta::minutes(1);
        change(conn, role, &format!("published_at = '{}'", at().to_rfc3339()));
        for (asked, want) in [
            (Search { kind: Some(Kind::Intern), ..search() }, true),
            (Search { kind: Some(Kind::FullTime), ..search() }, false),
            (Search { level: Some(Level::Student), ..search() }, true),
            (Search { workplace: Some(Workplace::Remote), ..search() }, true),
            (Search { workplace: Some(Workplace::Onsite), ..search() }, false),
            (Search { country: Some("DE".into()), ..search() }, true),
            (Search { country: Some("FR".into()), ..search() }, false),
            (Search { says_pay: true, ..search() }, true),
            (Search { starts_by: day("2027-03-01"), ..search() }, true),
            (Search { starts_by: day("2027-02-28"), ..search() }, false),
            (Search { company: Some(CompanyId::new()), ..search() }, false),
            (of(company), true),
            (Search { published: Some((at() - minute, at())), ..search() }, true),
            (Search { published: Some((at(), at() + minute)), ..search() }, false),
            (Search { published: Some((at() - minute * 2, at() - minute)), ..search() }, false),
        ] {
            assert_eq!(found(conn, asked.clone()), want, "{asked:?}");
        }
        change(conn, role, "form = form - 'starts_on' - 'pay_min'");
        assert!(found(conn, Search { starts_by: day("2027-02-28"), ..search() }));
        assert!(!found(conn, Search { says_pay: true, ..search() }));
    });
}
