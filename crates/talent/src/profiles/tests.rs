//! The pool on the database.

use testkit::store;

use super::*;

pub(crate) fn form() -> Form {
    Form {
        visibility: Visibility::Anonymous,
        headline: "Backend engineer".to_owned(),
        skills: [Skill::Rust, Skill::Sql].into(),
        availability: Availability::Now,
        places: [Place::Remote].into(),
        pay: Some(Pay { amount: 50_000, currency: "GBP".to_owned(), period: PayPeriod::Year }),
        blocked: [].into(),
        curated: true,
        shows_results: false,
    }
}

#[track_caller]
fn refused(form: &Form, field: &str, code: &str) {
    match form.check() {
        Err(Error::Field { field: at, code: why, .. }) => assert_eq!((at, why), (field, code)),
        other => panic!("{field} {code}: {other:?}"),
    }
}

#[test]
fn what_a_candidate_says_is_checked() {
    assert!(form().check().is_ok());
    assert!(Form { pay: None, ..form() }.check().is_ok());
    for (headline, code) in
        [(String::new(), "length"), ("a".repeat(121), "length"), ("a\nb".to_owned(), "format")]
    {
        refused(&Form { headline, ..form() }, "headline", code);
    }
    assert!(Form { headline: "é".repeat(120), ..form() }.check().is_ok());
    refused(&Form { skills: [].into(), ..form() }, "skills", "count");
    let skills: Vec<Skill> = Skill::ALL.to_vec();
    assert!(Form { skills: skills[..20].iter().copied().collect(), ..form() }.check().is_ok());
    let many = skills[..21].iter().copied().collect();
    refused(&Form { skills: many, ..form() }, "skills", "count");
    refused(&Form { places: [].into(), ..form() }, "places", "count");
    let many = Place::ALL[..6].iter().copied().collect();
    refused(&Form { places: many, ..form() }, "places", "count");
    let blocked = (0..51).map(|_| CompanyId::new()).collect();
    refused(&Form { blocked, ..form() }, "blocked", "count");
    let pay = |amount, currency: &str| {
        let period = PayPeriod::Month;
        Form { pay: Some(Pay { amount, currency: currency.to_owned(), period }), ..form() }
    };
    assert!(pay(1, "EUR").check().is_ok() && pay(MAX_PAY, "EUR").check().is_ok());
    refused(&pay(0, "EUR"), "pay.amount", "range");
    refused(&pay(MAX_PAY + 1, "EUR"), "pay.amount", "range");
    for currency in ["", "eur", "EURO", "€€€"] {
        refused(&pay(1, currency), "pay.currency", "format");
    }
}

#[test]
fn a_candidate_joins_changes_and_leaves() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let company = testkit::company(conn, "Pellworth");
        assert_eq!(of_user(conn, ada).unwrap(), None);
        assert!(matches!(leave(conn, ada), Err(Error::NoProfile)));
        let blocking = Form { blocked: [company].into(), ..form() };
        let joined = save(conn, ada, 0, &blocking).unwrap();
        assert_eq!((joined.version, &joined.form), (1, &blocking));
        assert_eq!(of_user(conn, ada).unwrap().as_ref(), Some(&joined));
        assert_eq!(names(conn, &joined.form).unwrap()[0].name, "Pellworth");
        let twice = save(conn, ada, 0, &form());
        assert!(matches!(twice, Err(Error::StaleVersion)), "{twice:?}");
        let bare = Form { pay: None, visibility: Visibility::Hidden, ..form() };
        let changed = save(conn, ada, 1, &bare).unwrap();
        assert_eq!((changed.version, &changed.form), (2, &bare));
        assert_eq!(changed.consented_at, joined.consented_at);
        leave(conn, ada).unwrap();
        assert_eq!(of_user(conn, ada).unwrap(), None);
        let unknown = Form { blocked: [CompanyId::new()].into(), ..form() };
        save(conn, ada, 0, &unknown).unwrap();
        let kept = of_user(conn, ada).unwrap().unwrap().form.blocked;
        assert!(kept.is_empty(), "a company that does not exist is not blocked");
    });
}

#[test]
fn skills_are_counted_in_tens_without_those_who_hide_or_block() {
    store(|conn| {
        let company = testkit::company(conn, "Pellworth");
        for at in 0..20 {
            let who = testkit::user(conn, &format!("p{at}@example.com"), "Somebody");
            let skills = if at < 19 { [Skill::Rust] } else { [Skill::Go] };
            let blocked = if at < 10 { [company].into() } else { [].into() };
            save(conn, who, 0, &Form { skills: skills.into(), blocked, ..form() }).unwrap();
        }
        let rust = |n: usize| BTreeMap::from([(Skill::Rust, n)]);
        assert_eq!(counts(conn, None).unwrap(), rust(10), "19 are 10, and 1 is nobody");
        assert_eq!(counts(conn, Some(company)).unwrap(), BTreeMap::new(), "9 are nobody");
        let more = testkit::user(conn, "more@example.com", "Somebody");
        let one = Form { skills: [Skill::Rust].into(), ..form() };
        save(conn, more, 0, &one).unwrap();
        assert_eq!(counts(conn, None).unwrap(), rust(20));
        assert_eq!(counts(conn, Some(company)).unwrap(), rust(10));
        save(conn, more, 1, &Form { visibility: Visibility::Hidden, ..one }).unwrap();
        assert_eq!(counts(conn, None).unwrap(), rust(10));
    });
}

#[test]
fn companies_are_found_by_how_their_names_begin() {
    use diesel::connection::SimpleConnection;
    store(|conn| {
        for name in ["Pellworth", "pell_mell", "Quillhaven", "Pell & Co"] {
            testkit::company(conn, name);
        }
        testkit::company(conn, "Pellucid");
        let sql = "update companies set state = 'approved' where name <> 'Pellucid'";
        conn.batch_execute(sql).unwrap();
        let mut found = |begins: &str| {
            let mut names: Vec<String> =
                companies(conn, begins).unwrap().into_iter().map(|known| known.name).collect();
            names.sort();
            names
        };
        assert_eq!(found("PELL"), ["Pell & Co", "Pellworth", "pell_mell"]);
        assert_eq!(found("pell_"), ["pell_mell"], "an underscore is itself");
        assert_eq!(found("%"), [""; 0]);
    });
}
