//! What a search of the pool finds, on the database.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use testkit::store;

use super::tests::{at, join};
use super::*;
use crate::profiles::tests::form;
use crate::profiles::{Authorisation, Availability, Employment, Form, Place, Skill, Visibility};

#[test]
fn a_filter_finds_only_what_the_card_says() {
    use Skill::{Go, Haskell, Rust};
    store(|conn| {
        let pell = testkit::company(conn, "Pellworth");
        for at in 0..5 {
            // Four of five say more than the fifth, of whom nobody says Haskell.
            let skills = if at < 4 { [Rust, Haskell].into() } else { [Rust].into() };
            join(conn, &format!("P{at}"), &Form { skills, ..form() });
        }
        let mut finds = |skills: &[Skill], availability, place| {
            let skills = skills.iter().copied().collect();
            let filter = Filter { skills, availability, place, ..Filter::default() };
            let limit = (Limit::default(), at());
            list(conn, pell, &filter, None, limit).unwrap().items.len()
        };
        assert_eq!(finds(&[], None, None), 5);
        assert_eq!(finds(&[Rust], Some(Availability::Now), Some(Place::Remote)), 5);
        assert_eq!(finds(&[Rust, Go], None, None), 0);
        assert_eq!(finds(&[Haskell], None, None), 0, "it is said and not shown");
        assert_eq!(finds(&[], Some(Availability::Later), None), 0);
        assert_eq!(finds(&[], None, Some(Place::SouthAsia)), 0);
    });
}

#[test]
fn kinds_of_work_and_permits_are_found_as_far_as_five_share_them() {
    store(|conn| {
        let pell = testkit::company(conn, "Pellworth");
        for at in 0..6 {
            let employment = [Employment::FullTime].into();
            let authorised = if at < 4 { [Authorisation::Uk] } else { [Authorisation::Eu] };
            let form = Form { employment, authorised: authorised.into(), ..form() };
            join(conn, &format!("P{at}"), &form);
        }
        let mut finds = |filter: &Filter| {
            let limit = (Limit::default(), at());
            list(conn, pell, filter, None, limit).unwrap().items
        };
        let full = Filter { employment: Some(Employment::FullTime), ..Filter::default() };
        let cards = finds(&full);
        assert_eq!(cards.len(), 6);
        assert!(cards.iter().all(|card| card.facts.authorised.is_empty()), "four share theirs");
        let part = Filter { employment: Some(Employment::PartTime), ..Filter::default() };
        assert_eq!(finds(&part), []);
        for authorised in [Authorisation::Uk, Authorisation::Eu] {
            let filter = Filter { authorised: Some(authorised), ..Filter::default() };
            assert_eq!(finds(&filter), [], "it is said and not shown");
        }
    });
}

#[test]
fn words_find_those_who_show_their_names_and_nobody_else() {
    store(|conn| {
        let (pell, quill) = (testkit::company(conn, "Pellworth"), testkit::company(conn, "Quill"));
        let loom = |headline: &str, visibility| {
            let headline = headline.to_owned();
            Form { headline, visibility, ..form() }
        };
        for at in 0..6 {
            join(conn, &format!("P{at}"), &loom("Loom builder", Visibility::Anonymous));
        }
        join(conn, "Grace", &loom("Builder of C++/looms", Visibility::Named));
        let blocking = Form { blocked: [quill].into(), ..loom("Loom builder", Visibility::Named) };
        join(conn, "Ada", &blocking);
        join(conn, "Hidden", &loom("Loom builder", Visibility::Hidden));
        let finds = |conn: &mut Conn, company, text: &str| {
            let filter = Filter { text: Some(text.to_owned()), ..Filter::default() };
            let page = list(conn, company, &filter, None, (Limit::new(100).unwrap(), at()));
            let names = page.unwrap().items.into_iter().map(|card| card.named.unwrap().name);
            names.collect::<BTreeSet<String>>().into_iter().collect::<Vec<_>>()
        };
        assert_eq!(finds(conn, pell, "LOOM"), ["Ada"]);
        assert_eq!(finds(conn, pell, "builder"), ["Ada", "Grace"]);
        assert_eq!(finds(conn, pell, "looms builder"), ["Grace"]);
        assert_eq!(finds(conn, quill, "builder"), ["Grace"], "Ada blocks it");
        assert_eq!(finds(conn, pell, "engineer"), [""; 0]);
        assert_eq!(finds(conn, pell, "%"), [""; 0]);
        let soon = (at() - TimeDelta::days(1), at());
        let news = |text: &str| Filter { text: Some(text.to_owned()), ..Filter::default() };
        assert!(has_news(conn, pell, &news("loom"), soon).unwrap());
        assert!(!has_news(conn, quill, &news("loom"), soon).unwrap());
        for text in [String::new(), "  ".to_owned(), "a\nb".to_owned(), "a".repeat(101)] {
            let page = list(conn, pell, &news(&text), None, (Limit::default(), at()));
            assert!(matches!(page, Err(Error::Field { field: "text", .. })), "{text:?}");
        }
    });
}

#[test]
fn words_that_hardly_anybody_has_are_found_page_by_page_however_far_down_the_list() {
    store(|conn| {
        let pell = testkit::company(conn, "Pellworth");
        // Each in a cell of their own; more of them than are read before the index is asked.
        for (at, skill) in Skill::ALL.iter().copied().enumerate() {
            let headline = if at % 15 == 14 { "Loom builder" } else { "Clock maker" }.to_owned();
            let (skills, visibility) = ([skill].into(), Visibility::Named);
            join(conn, &format!("N{at}"), &Form { headline, skills, visibility, ..form() });
        }
        let mut finds = |text: &str| {
            let filter = Filter { text: Some(text.to_owned()), ..Filter::default() };
            let (mut names, mut after) = (BTreeSet::new(), None);
            loop {
                let limit = (Limit::new(1).unwrap(), at());
                let page = list(conn, pell, &filter, after.as_ref(), limit).unwrap();
                for card in page.items {
                    assert!(names.insert(card.named.unwrap().name), "nobody is shown twice");
                }
                after = page.next;
                if after.is_none() {
                    return names;
                }
            }
        };
        let builders: BTreeSet<String> =
            (0..Skill::ALL.len()).filter(|at| at % 15 == 14).map(|at| format!("N{at}")).collect();
        assert!(builders.len() > 1);
        assert_eq!(finds("loom"), builders);
        assert_eq!(finds("maker").len(), Skill::ALL.len() - builders.len());
        assert!(finds("weaver").is_empty());
    });
}

#[test]
fn a_card_that_was_kept_before_there_were_kinds_of_work_is_still_read() {
    let kept = r#"{ "availability": "now", "skills": ["rust", "sql"], "places": ["remote"] }"#;
    assert_eq!(serde_json::from_str::<Facts>(kept).unwrap(), Facts::of(&form()));
}
