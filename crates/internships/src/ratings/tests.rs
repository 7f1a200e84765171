//! When an intern is rated, by rule and on the database.

use chrono::{NaiveDate, TimeDelta};
use testkit::store;

use super::*;
use crate::placements::State;
use crate::tests::{active, begun, day, later};

fn marks() -> Marks {
    let text = Some("Well done.".to_owned());
    Marks { quality: 1, reliability: 2, initiative: 3, teamwork: 4, growth: 5, text }
}

#[test]
fn a_rating_is_due_only_where_the_internship_lasts_that_long() {
    store(|conn| {
        let (_, mut of, _) = begun(conn);
        for length in 1..120 {
            of.ends_on = of.starts_on + TimeDelta::days(length);
            for (rated, least) in [(30, 30), (90, 90)] {
                let due = of.starts_on + TimeDelta::days(rated);
                let want = (length >= least).then_some(due);
                assert_eq!(due_on(&of, i32::try_from(rated).unwrap()), want, "{length}");
            }
            assert_eq!(due_on(&of, 31), None);
        }
        for odd in [i32::MAX, i32::MIN, 0, -30] {
            assert_eq!(due_on(&of, odd), None, "{odd}");
            assert!(!is_open(&of, odd, day(30)), "{odd}");
        }
        let (starts_on, ends_on) = (NaiveDate::MAX, NaiveDate::MAX);
        let last = Internship { starts_on, ends_on, ..of.clone() };
        assert_eq!(due_on(&last, 30), None, "no day comes after the last one");
        of.ends_on = of.starts_on + TimeDelta::days(90);
        for state in State::ALL {
            of.state = state;
            let begun = matches!(state, State::Active | State::Completed | State::Converted);
            assert!(!is_open(&of, 30, day(30 + 26)), "{state:?}");
            assert_eq!(is_open(&of, 30, day(30 + 27)), begun, "{state:?}");
        }
    });
}

#[test]
fn a_company_rates_once_for_each_day() {
    store(|conn| {
        let (sides, of) = active(conn);
        let mut go = |acting, day, ahead| give(conn, acting, (of.id, day), &marks(), later(ahead));
        assert!(matches!(go(sides.ruth, 30, 56), Err(Error::RatingClosed)), "four days before");
        assert!(matches!(go(sides.ruth, 90, 113), Err(Error::RatingClosed)), "12 weeks have 84");
        assert!(matches!(go(sides.ben, 30, 60), Err(Error::Refused(Refused::NotYours { .. }))));
        go(sides.ruth, 30, 57).unwrap();
        assert!(matches!(go(sides.ruth, 30, 60), Err(Error::Rated)));
        let given = of_internship(conn, of.id).unwrap();
        assert_eq!((given.len(), &given[0].marks), (1, &marks()));
    });
    store(|conn| {
        let (sides, of) = active(conn);
        let bad = Marks { growth: 0, ..marks() };
        let no = give(conn, sides.ruth, (of.id, 30), &bad, later(60));
        assert!(matches!(no, Err(Error::Field { .. })), "{no:?}");
    });
}
