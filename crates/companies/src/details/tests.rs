//! Domains and standings by table, and details on the database.

use db::audit::{self, Object};
use kernel::Limit;
use testkit::store;

use super::*;
use crate::grants::{self, Flag, NewGrant};
use crate::profiles::tests::founded;

pub(crate) fn form() -> Form {
    Form {
        name: "Analytical Engines".to_owned(),
        website: "https://www.engines.example/about".to_owned(),
        industry: Some(Industry::Manufacturing),
        size: Some(Size::UpTo50),
        city: "London".to_owned(),
        country: "GB".to_owned(),
        about: "We build **engines**.".to_owned(),
        founded_year: Some(1837),
    }
}

fn now() -> Instant {
    "2027-03-03T12:00:00Z".parse().unwrap()
}

#[test]
fn an_address_names_a_domain_or_is_refused() {
    for (website, want) in [
        ("https://engines.example", Some("engines.example")),
        ("http://WWW.Engines.Example/jobs?x=1#y", Some("engines.example")),
        ("https://öko.example", Some("öko.example")),
        ("https://a-b.co.uk/", Some("a-b.co.uk")),
        ("engines.example", None),
        ("javascript:alert(1)", None),
        ("https://", None),
        ("https://localhost", None),
        ("https://127.0.0.1", None),
        ("https://user@engines.example", None),
        ("https://engines.example:8080", None),
        ("https://engines..example", None),
        ("https://-engines.example", None),
        ("https://engines.example/a b", None),
        ("https://engines.example/\"><b>", None),
        ("https://engines.example/\u{202e}gpj", None),
    ] {
        assert_eq!(domain_of(website).as_deref(), want, "{website}");
    }
}

#[test]
fn a_domain_is_that_of_an_address_below_or_above_it_too() {
    for (email, want) in [
        ("ada@engines.example", true),
        ("ada@Mail.Engines.example", true),
        ("ada@otherengines.example", false),
        ("ada@gmail.com", false),
        ("ada", false),
    ] {
        assert_eq!(is_domain_of("engines.example", email), want, "{email}");
    }
    assert!(is_domain_of("jobs.engines.example", "ada@engines.example"));
}

#[test]
fn each_field_says_what_is_wrong_with_it() {
    assert_eq!(form().faults(2027), []);
    assert_eq!(Form { name: "A".to_owned(), ..Form::default() }.faults(2027), []);
    let long = |n: usize| "x".repeat(n);
    let longest = Form { city: long(80), about: long(4000), ..form() };
    assert_eq!(longest.faults(2027), []);
    for (bad, field, code) in [
        (Form { name: String::new(), ..form() }, "name", "length"),
        (
            Form { website: format!("https://a.example/{}", long(200)), ..form() },
            "website",
            "length",
        ),
        (Form { website: "engines".to_owned(), ..form() }, "website", "format"),
        (Form { city: long(81), ..form() }, "city", "length"),
        (Form { city: "A\nB".to_owned(), ..form() }, "city", "format"),
        (Form { country: "gb".to_owned(), ..form() }, "country", "format"),
        (Form { about: long(4001), ..form() }, "about", "length"),
        (Form { about: "a\u{202e}b".to_owned(), ..form() }, "about", "format"),
        (Form { founded_year: Some(1499), ..form() }, "founded_year", "range"),
        (Form { founded_year: Some(2028), ..form() }, "founded_year", "range"),
    ] {
        let faults = bad.faults(2027);
        let found: Vec<_> = faults.iter().map(|fault| (fault.field, fault.code)).collect();
        assert_eq!(found, [(field, code)]);
    }
}

#[test]
fn details_are_complete_without_a_year_and_with_nothing_else_missing() {
    assert!(Form { founded_year: None, ..form() }.is_complete());
    for less in [
        Form { website: String::new(), ..form() },
        Form { industry: None, ..form() },
        Form { size: None, ..form() },
        Form { city: String::new(), ..form() },
        Form { country: String::new(), ..form() },
        Form { about: String::new(), ..form() },
    ] {
        assert!(!less.is_complete(), "{less:?}");
    }
}

fn saved(conn: &mut Conn, company: CompanyId, by: UserId, form: Form) -> Details {
    let version = find(conn, company).unwrap().version;
    save(conn, Edit { company, by, version, form }, now()).unwrap()
}

#[test]
fn details_are_read_as_they_were_saved_and_an_old_version_is_refused() {
    store(|conn| {
        let (ada, company) = founded(conn, "ada@engines.example");
        let empty = find(conn, company).unwrap();
        assert_eq!((empty.version, empty.standing()), (0, Standing::Incomplete));
        assert_eq!(empty.form.name, "Analytical Engines");
        let blank = Form { city: "  London\u{200b} ".to_owned(), ..form() };
        let first = saved(conn, company, ada, blank);
        assert_eq!((first.version, &first.form), (1, &form()));
        let renamed = Form { name: "Engines Ltd".to_owned(), about: String::new(), ..form() };
        let second = saved(conn, company, ada, renamed.clone());
        assert_eq!((second.version, second.form), (2, renamed));
        let edit = Edit { company, by: ada, version: 1, form: form() };
        let stale = save(conn, edit, now());
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let actions = audit::history(conn, Object::of(KIND, company), 9).unwrap();
        let actions: Vec<_> = actions.iter().map(|done| done.action.as_str()).collect();
        assert_eq!(actions, ["found", "describe", "rename", "describe"]);
    });
}

#[test]
fn the_flag_follows_the_decision_about_this_name_and_this_domain_and_a_grant_stands_on_top() {
    store(|conn| {
        let (ada, company) = founded(conn, "ada@engines.example");
        let flag = |conn: &mut Conn| grants::flags(conn, company).unwrap().profile_completed;
        let decide = |conn: &mut Conn, ruling, note| {
            rule(conn, Actor::Operator, Seen::any(company), ruling, note)
        };
        let early = decide(conn, Ruling::Approved, None);
        assert!(matches!(early, Err(Error::DetailsIncomplete)), "{early:?}");
        assert_eq!(saved(conn, company, ada, form()).standing(), Standing::Waiting);
        assert!(!flag(conn));
        let silent = decide(conn, Ruling::Rejected, None);
        assert!(matches!(silent, Err(Error::BadReason)), "{silent:?}");
        let no = decide(conn, Ruling::Rejected, Some("Not yours.")).unwrap();
        assert_eq!((no.standing(), no.note()), (Standing::Rejected, Some("Not yours.")));
        assert!(!flag(conn));
        let yes = decide(conn, Ruling::Approved, None).unwrap();
        assert_eq!((yes.standing(), yes.note(), yes.version), (Standing::Approved, None, 1));
        assert!(flag(conn));
        let elsewhere = "https://engines.example/elsewhere".to_owned();
        let same = saved(conn, company, ada, Form { website: elsewhere, ..form() });
        assert_eq!(same.standing(), Standing::Approved, "the domain is the same");
        for other in [
            Form { website: "https://others.example".to_owned(), ..form() },
            Form { name: "Others".to_owned(), ..form() },
        ] {
            assert_eq!(saved(conn, company, ada, other).standing(), Standing::Waiting);
            assert!(!flag(conn));
        }
        assert_eq!(saved(conn, company, ada, form()).standing(), Standing::Approved);
        let bare = saved(conn, company, ada, Form { about: String::new(), ..form() });
        assert_eq!(bare.standing(), Standing::Incomplete);
        let (reason, granted_by) = ("pilot".to_owned(), "the operator".to_owned());
        let flag_of = Flag::ProfileCompleted;
        let grant = NewGrant { company, flag: flag_of, expires_at: None, reason, granted_by };
        grants::grant(conn, Actor::Operator, &grant).unwrap();
        assert!(flag(conn));
    });
}

#[test]
fn complete_details_wait_in_the_order_of_their_changes_until_they_are_decided_about() {
    store(|conn| {
        let mut waiting_ids = Vec::new();
        for (nth, email) in ["a@engines.example", "b@gmail.com", "c@c.example"].iter().enumerate() {
            let (owner, company) = founded(conn, email);
            let minutes = i64::try_from(nth).unwrap();
            let form = if nth == 2 { Form { size: None, ..form() } } else { form() };
            let at = now() + kernel::chrono::TimeDelta::minutes(minutes);
            save(conn, Edit { company, by: owner, version: 0, form }, at).unwrap();
            waiting_ids.push(company);
        }
        let all = |conn: &mut Conn| {
            let (mut after, mut rows) = (None, Vec::new());
            loop {
                let place = Paging { after, limit: Limit::new(1).unwrap() };
                let page = waiting(conn, place).unwrap();
                rows.extend(page.items.into_iter().map(|w| (w.details.company, w.same_domain)));
                after = page.next;
                if after.is_none() {
                    return rows;
                }
            }
        };
        let [first, second, _] = waiting_ids[..] else { panic!("three companies") };
        assert_eq!(all(conn), [(first, true), (second, false)]);
        rule(conn, Actor::Operator, Seen::any(first), Ruling::Approved, None).unwrap();
        let old = rule(conn, Actor::Operator, Seen::at(second, 2), Ruling::Approved, None);
        assert!(matches!(old, Err(Error::StaleVersion)), "{old:?}");
        let seen = Seen::at(second, 1);
        rule(conn, Actor::Operator, seen, Ruling::Rejected, Some("No.")).unwrap();
        assert!(!review(conn, second).unwrap().same_domain);
        assert_eq!(all(conn), []);
    });
}
