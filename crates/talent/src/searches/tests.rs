//! Saved searches on the database.

use testkit::store;

use super::*;
use crate::cards::tests::at;
use crate::profiles::{Authorisation, Availability, Employment, Place, Score, Skill};

fn filter() -> Filter {
    let (availability, place) = (Some(Availability::Now), Some(Place::Remote));
    Filter {
        skills: [Skill::Rust, Skill::Sql].into(),
        availability,
        place,
        employment: Some(Employment::Internship),
        authorised: Some(Authorisation::Eu),
        score: Some(Score::From500),
        text: Some("loom builder".to_owned()),
    }
}

#[test]
fn a_company_saves_twenty_searches_and_deletes_its_own() {
    store(|conn| {
        let user = testkit::user(conn, "ruth@example.com", "Ruth");
        let pell = testkit::company(conn, "Pellworth");
        let other = (testkit::company(conn, "Quill"), user);
        for name in ["", " ", &"n".repeat(61), "a\nb"] {
            let bad = save(conn, (pell, user), name, &filter(), at());
            assert!(matches!(bad, Err(Error::Field { field: "name", .. })), "{name:?}");
        }
        let long = Filter { text: Some("t".repeat(101)), ..filter() };
        let bad = save(conn, (pell, user), "Long", &long, at());
        assert!(matches!(bad, Err(Error::Field { field: "text", .. })), "{bad:?}");
        for n in 0..MAX_SEARCHES {
            save(conn, (pell, user), &format!("Search {n}"), &filter(), at()).unwrap();
        }
        let more = save(conn, (pell, user), "One more", &filter(), at());
        assert!(matches!(more, Err(Error::TooManySearches)), "{more:?}");
        let foreign = save(conn, other, "Theirs", &Filter::default(), at()).unwrap();
        let gone = delete(conn, pell, foreign.id);
        assert!(matches!(gone, Err(Error::NoSearch)), "{gone:?}");
        let ours = list(conn, pell).unwrap();
        assert_eq!((ours.len(), &ours[0].filter), (20, &filter()));
        delete(conn, pell, ours[0].id).unwrap();
        assert_eq!(list(conn, pell).unwrap().len(), 19);
        assert_eq!(list(conn, other.0).unwrap(), [foreign]);
    });
}

#[test]
fn a_search_is_due_once_a_day() {
    store(|conn| {
        let user = testkit::user(conn, "ruth@example.com", "Ruth");
        let by = (testkit::company(conn, "Pellworth"), user);
        let made = save(conn, by, "Rust", &filter(), at()).unwrap();
        let early = at() + TimeDelta::minutes(24 * 60 - 1);
        assert_eq!(due(conn, early, 10).unwrap(), []);
        assert_eq!(take_due(conn, made.id, early).unwrap(), None);
        let day = at() + TimeDelta::hours(24);
        assert_eq!(due(conn, day, 10).unwrap(), [made.id]);
        assert_eq!(take_due(conn, made.id, day).unwrap(), Some(made.clone()));
        assert_eq!(take_due(conn, made.id, day).unwrap(), None, "two workers look once");
        assert_eq!(due(conn, day, 10).unwrap(), []);
    });
}
