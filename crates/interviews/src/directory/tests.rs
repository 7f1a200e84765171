//! Statistics by table, and companies on the database.

use testkit::store;

use super::*;
use crate::form::tests::content;
use crate::publishing::tests::published;

fn counted(figure: &str, rows: &[(&str, i32)]) -> Vec<Counted> {
    let row = |(value, stories): &(&str, i32)| Counted {
        figure: figure.to_owned(),
        value: (*value).to_owned(),
        stories: *stories,
    };
    rows.iter().map(row).collect()
}

#[test]
fn figures_make_means_and_medians() {
    let mut rows = counted("difficulty", &[("1", 1), ("3", 2), ("5", 1)]);
    rows.extend(counted("rounds", &[("2", 2), ("10", 2)]));
    rows.extend(counted("days", &[("4", 1), ("9", 1), ("30", 1)]));
    rows.extend(counted("outcome", &[("no_offer", 4), ("waiting", 0)]));
    let stats = Stats::of(&rows).unwrap();
    assert_eq!((stats.stories, stats.difficulty_mean), (4, 3.0));
    assert!((stats.difficulty_spread - (8.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-9);
    assert_eq!((stats.median_rounds, stats.median_days_to_decision), (6.0, Some(9.0)));
    assert_eq!(stats.outcomes.into_iter().collect::<Vec<_>>(), [("no_offer".to_owned(), 4)]);
    assert_eq!(Stats::of(&[]), None);
    let mut rows = counted("difficulty", &[("2", 1), ("4", 3)]);
    rows.extend(counted("rounds", &[("3", 1), ("4", 1), ("5", 4)]));
    let stats = Stats::of(&rows).unwrap();
    assert_eq!((stats.difficulty_mean, stats.difficulty_spread), (3.5, 0.5));
    assert_eq!((stats.median_rounds, stats.median_days_to_decision), (5.0, None));
    let mut rows = counted("difficulty", &[("2", 1)]);
    rows.extend(counted("rounds", &[("1", 1)]));
    let stats = Stats::of(&rows).unwrap();
    assert_eq!((stats.difficulty_mean, stats.difficulty_spread), (2.0, 0.0));
    assert_eq!(stats.median_rounds, 1.0);
}

#[test]
fn four_stories_say_nothing_together_and_five_do() {
    store(|conn| {
        for _ in 0..4 {
            published(conn, &content("Pellworth"));
        }
        assert_eq!(stats(conn, "pellworth").unwrap(), None);
        published(conn, &content("Pellworth"));
        assert_eq!(stats(conn, "pellworth").unwrap().map(|stats| stats.stories), Some(5));
    });
}

#[test]
fn a_company_is_found_by_the_beginning_of_a_word_and_signs_mean_themselves() {
    store(|conn| {
        for name in ["Pellworth", "North Pell", "100% Ltd", "Other"] {
            published(conn, &content(name));
        }
        published(conn, &content("Pellworth"));
        let names = |conn: &mut Conn, typed: &str| -> Vec<String> {
            typed_ahead(conn, typed).unwrap().into_iter().map(|known| known.name).collect()
        };
        assert_eq!(names(conn, "PELL"), ["Pellworth", "North Pell"]);
        assert_eq!(names(conn, "100%"), ["100% Ltd"]);
        assert_eq!(names(conn, "_"), Vec::<String>::new());
        assert_eq!(names(conn, "").len(), 4);
    });
}
