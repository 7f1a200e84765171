//! Weeks by rule, and check-ins on the database.

use chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::placements::Side;
use crate::tests::{active, day, later};

fn said(work: i32) -> Answers {
    Answers { work, support: 4, learning: 5, text: Some(" Fine. ".to_owned()) }
}

#[test]
fn weeks_end_however_far_the_last_day_is() {
    assert_eq!(weeks(day(0), chrono::NaiveDate::MAX).len(), 1040);
    let last = chrono::NaiveDate::MAX;
    let only = weeks(last, last);
    assert_eq!((only.len(), only[0].last), (1, last));
    assert!(only[0].is_open(last) && !only[0].is_open(day(0)));
}

#[test]
fn the_weeks_of_an_internship_cover_each_of_its_days_once() {
    for length in 1..60 {
        let known = weeks(day(0), day(length));
        let mut next = day(0);
        for (number, week) in (1..).zip(&known) {
            assert_eq!((week.number, week.first), (number, next));
            assert!(week.first <= week.last && week.last - week.first <= TimeDelta::days(6));
            next = week.last + TimeDelta::days(1);
        }
        assert_eq!(next, day(length + 1), "{length}");
    }
}

#[test]
fn nobody_reads_the_other_side_before_both_are_in_or_the_week_is_over() {
    let known = weeks(day(0), day(27));
    let of = |week: i32, side| CheckIn {
        week,
        side,
        author: kernel::UserId::new(),
        answers: said(3),
        written_at: later(0),
    };
    let first = [of(1, Side::Candidate)];
    let seen = seen_by(Side::Candidate, &known, &first, day(30));
    let own: Vec<bool> = seen.iter().map(|seen| seen.own.is_some()).collect();
    assert_eq!(own, [false, false, false, true], "the last week comes first");
    for today in -3..40 {
        for side in Side::ALL {
            for (own, other) in [(false, false), (false, true), (true, false), (true, true)] {
                let mut written = Vec::new();
                for week in &known {
                    written.extend(own.then(|| of(week.number, side)));
                    written.extend(other.then(|| of(week.number, side.other())));
                }
                for seen in seen_by(side, &known, &written, day(today)) {
                    assert!(seen.week.first <= day(today), "what has not begun is not there");
                    let over = seen.week.last < day(today);
                    assert_eq!(seen.own.is_some(), own);
                    assert_eq!(seen.other_written, other);
                    assert_eq!(seen.other.is_some(), other && (own || over), "{today} {seen:?}");
                    assert!(seen.other.is_none_or(|one| one.side == side.other()));
                }
            }
        }
    }
}

#[test]
fn a_side_checks_in_once_a_week_while_the_week_is_open() {
    store(|conn| {
        let (sides, of) = active(conn);
        let mut go =
            |acting, week, ahead| write(conn, acting, (of.id, week), &said(3), later(ahead));
        assert!(matches!(go(sides.ben, 1, 29), Err(Error::WeekClosed)), "not begun");
        assert!(matches!(go(sides.ben, 2, 36), Err(Error::WeekClosed)), "the next one");
        assert!(matches!(go(sides.ben, 1, 40), Err(Error::WeekClosed)), "four days after");
        assert!(matches!(go(sides.ben, 0, 30), Err(Error::WeekClosed)));
        go(sides.ben, 1, 39).unwrap();
        assert!(matches!(go(sides.ben, 1, 39), Err(Error::CheckedIn)));
        go(sides.ruth, 1, 39).unwrap();
        let bad = Answers { work: 6, ..said(3) };
        let no = write(conn, sides.ben, (of.id, 2), &bad, later(39));
        assert!(matches!(no, Err(Error::Field { .. })), "{no:?}");
        let no = write(conn, Acting::System, (of.id, 2), &said(3), later(39));
        assert!(matches!(no, Err(Error::Refused(Refused::NotYours { .. }))), "{no:?}");
        let written = of_internship(conn, of.id).unwrap();
        assert_eq!(written.len(), 2);
        assert_eq!(written[0].answers.text.as_deref(), Some("Fine."));
        let end = (placements::Event::EndEarly, Some("x"));
        placements::step(conn, sides.ruth, At::any(of.id), end, later(40)).unwrap();
        let over = write(conn, sides.ben, (of.id, 2), &said(3), later(40));
        assert!(matches!(over, Err(Error::Refused(Refused::NotNow { .. }))), "{over:?}");
    });
}
