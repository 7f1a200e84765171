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
        employment: [].into(),
        authorised: [].into(),
        github: None,
        results: [].into(),
        score: None,
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
    let blocked = (0..50).map(|_| CompanyId::new()).collect();
    assert!(Form { blocked, ..form() }.check().is_ok());
    let blocked = (0..51).map(|_| CompanyId::new()).collect();
    refused(&Form { blocked, ..form() }, "blocked", "count");
    let authorised: Vec<Authorisation> = Authorisation::ALL[..6].to_vec();
    let five = authorised[..5].iter().copied().collect();
    assert!(Form { authorised: five, ..form() }.check().is_ok());
    refused(
        &Form { authorised: authorised.into_iter().collect(), ..form() },
        "authorised",
        "count",
    );
    let results = (0..10).map(|_| AttemptId::new()).collect();
    assert!(Form { results, ..form() }.check().is_ok());
    let results = (0..11).map(|_| AttemptId::new()).collect();
    refused(&Form { results, ..form() }, "results", "count");
    let pay = |amount, currency: &str| {
        let period = PayPeriod::Month;
        Form { pay: Some(Pay { amount, currency: currency.to_owned(), period }), ..form() }
    };
    assert!(pay(1, "EUR").check().is_ok() && pay(MAX_PAY, "EUR").check().is_ok());
    refused(&pay(0, "EUR"), "pay.amount", "range");
    refused(&pay(MAX_PAY + 1, "EUR"), "pay.amount", "range");
    for currency in ["", "eur", "EURO", "€€€", "ABC", "XTS"] {
        refused(&pay(1, currency), "pay.currency", "format");
    }
}

#[test]
fn a_result_reaches_what_its_fineness_says() {
    for (fineness, reached) in [
        (0, Score::Any),
        (499, Score::Any),
        (500, Score::From500),
        (799, Score::From500),
        (800, Score::From800),
        (1000, Score::From800),
    ] {
        assert_eq!(Score::of(fineness), reached, "{fineness}");
    }
    assert_eq!(Score::ALL.map(Score::as_str), crate::deck::SCORES, "the deck knows them so");
}

#[test]
fn what_goes_with_a_profile_is_kept_in_one_form_and_goes_with_it() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let typed = Form {
            employment: Employment::ALL.into(),
            authorised: [Authorisation::Uk, Authorisation::Eu].into(),
            github: Some("https://GitHub.com/ada/".to_owned()),
            ..form()
        };
        let bad = Form { github: Some("https://example.com/ada".to_owned()), ..typed.clone() };
        let refused = save(conn, ada, 0, &bad);
        assert!(matches!(refused, Err(Error::Field { field: "github", .. })), "{refused:?}");
        let joined = save(conn, ada, 0, &typed).unwrap();
        let kept = Form { github: Some("https://github.com/ada".to_owned()), ..typed };
        assert_eq!((&joined.form, joined.resume), (&kept, None));
        assert_eq!(of_user(conn, ada).unwrap(), Some(joined));
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let nobody = attach(conn, ben, None);
        assert!(matches!(nobody, Err(Error::NoProfile)), "{nobody:?}");
        let (one, other) = (resume(conn, ada), resume(conn, ada));
        assert_eq!(attach(conn, ada, Some(one)).unwrap().1, None);
        let (profile, old) = attach(conn, ada, Some(other)).unwrap();
        assert_eq!((profile.resume, old, &profile.form), (Some(other), Some(one), &kept));
        let changed = save(conn, ada, profile.version, &form()).unwrap();
        assert_eq!(changed.resume, Some(other), "a change of the form leaves the file");
        assert_eq!(leave(conn, ada).unwrap(), Some(other));
        assert_eq!(of_user(conn, ada).unwrap(), None);
    });
}

/// A file of somebody's.
pub(crate) fn resume(conn: &mut Conn, of: UserId) -> ResumeId {
    use diesel::connection::SimpleConnection;
    let id = ResumeId::new();
    conn.batch_execute(&format!(
        "insert into resumes (id, user_id, kind, name, content)
           values ('{id}', '{of}', 'pdf', 'cv.pdf', 'x')"
    ))
    .unwrap();
    id
}

#[test]
fn a_card_says_what_the_results_reach_as_soon_as_that_is_known() {
    store(|conn| {
        let company = testkit::company(conn, "Pellworth");
        let people: Vec<TalentProfileId> = (0..5)
            .map(|at| {
                let who = testkit::user(conn, &format!("p{at}@example.com"), "Somebody");
                save(conn, who, 0, &form()).unwrap().id
            })
            .collect();
        let now = crate::cards::tests::at();
        let found = |conn: &mut Conn, score| {
            let filter = crate::cards::Filter { score: Some(score), ..Default::default() };
            let page = (kernel::Limit::default(), now);
            crate::cards::list(conn, company, &filter, None, page).unwrap().items.len()
        };
        for who in &people[..4] {
            prove(conn, *who, Some(Score::From800)).unwrap();
        }
        assert_eq!(found(conn, Score::Any), 0, "four are too few");
        prove(conn, people[4], Some(Score::From500)).unwrap();
        let counts = [Score::Any, Score::From500, Score::From800].map(|score| found(conn, score));
        assert_eq!(counts, [5, 5, 0], "five reach 500, and four of them 800");
        prove(conn, people[0], None).unwrap();
        assert_eq!(found(conn, Score::Any), 0);
    });
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
fn a_candidate_blocks_a_company_until_they_unblock_it_or_leave_and_nobody_else_does() {
    store(|conn| {
        let (quill, pell) = (testkit::company(conn, "Quill"), testkit::company(conn, "Pell"));
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let blocking = Form { blocked: [quill].into(), ..form() };
        assert!(!blocks(conn, ada, quill).unwrap(), "she has not joined");
        save(conn, ada, 0, &blocking).unwrap();
        save(conn, ben, 0, &form()).unwrap();
        assert!(blocks(conn, ada, quill).unwrap());
        assert!(!blocks(conn, ada, pell).unwrap() && !blocks(conn, ben, quill).unwrap());
        for (user, companies, want) in [
            (ada, vec![pell, quill], BTreeSet::from([quill])),
            (ada, vec![pell], BTreeSet::new()),
            (ada, Vec::new(), BTreeSet::new()),
            (ben, vec![pell, quill], BTreeSet::new()),
        ] {
            assert_eq!(blocked_among(conn, user, &companies).unwrap(), want);
        }
        save(conn, ada, 1, &form()).unwrap();
        assert!(!blocks(conn, ada, quill).unwrap());
        save(conn, ada, 2, &blocking).unwrap();
        leave(conn, ada).unwrap();
        assert!(!blocks(conn, ada, quill).unwrap());
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
fn places_are_read_of_several_and_of_nobody_who_hides() {
    store(|conn| {
        let [ada, ben, eve] = ["ada", "ben", "eve"]
            .map(|name| testkit::user(conn, &format!("{name}@example.com"), name));
        let two = BTreeSet::from([Place::Remote, Place::NorthAmerica]);
        save(conn, ada, 0, &Form { places: two.clone(), ..form() }).unwrap();
        save(conn, ben, 0, &Form { visibility: Visibility::Hidden, ..form() }).unwrap();
        let found = places(conn, &[ada, ben, eve]).unwrap();
        assert_eq!(found, BTreeMap::from([(ada, two)]));
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
