//! Orders, sides and pages of results, by table, and results on the database.

use kernel::chrono::{DateTime, TimeDelta};
use kernel::{AttemptId, Limit, Seen};
use testkit::store;

use super::*;
use crate::attempts;
use crate::definitions::tests::Firm;
use crate::grading;
use crate::verification::Standing;

fn row(minute: i64, fineness: Option<i32>) -> Row {
    Row {
        invitation: InvitationId::new(),
        attempt: AttemptId::new(),
        at: DateTime::from_timestamp(1_800_000_000, 0).unwrap() + TimeDelta::minutes(minute),
        fineness,
        verification: fineness.map(|_| Standing::Verified),
        decision: None,
    }
}

/// The scores in this order, read page after page of two.
fn read(rows: &[Row], order: Order) -> Vec<Option<i32>> {
    let limit = Limit::new(2).unwrap();
    let (mut seen, mut after) = (Vec::new(), None);
    loop {
        let sorted = rules::sorted(rows.to_vec(), order);
        let page = rules::page(sorted, order, Paging { after, limit });
        seen.extend(page.items.iter().map(|row| row.fineness));
        after = page.next;
        if after.is_none() {
            return seen;
        }
    }
}

#[test]
fn every_order_reads_each_result_once_and_what_has_no_score_comes_last_by_scores() {
    let rows = [
        row(3, Some(1000)),
        row(1, None),
        row(5, Some(0)),
        row(2, Some(595)),
        row(4, None),
        row(6, Some(595)),
    ];
    let by_score = [Some(1000), Some(595), Some(595), Some(0), None, None];
    assert_eq!(read(&rows, Order::Highest), by_score);
    let lowest = [Some(0), Some(595), Some(595), Some(1000), None, None];
    assert_eq!(read(&rows, Order::Lowest), lowest);
    let mut by_time = vec![None, Some(595), Some(1000), None, Some(0), Some(595)];
    assert_eq!(read(&rows, Order::Oldest), by_time);
    by_time.reverse();
    assert_eq!(read(&rows, Order::Newest), by_time);
}

#[track_caller]
fn check(fineness: Option<i32>, side: Side, line: Option<Line>, want: bool) {
    let wanted = Wanted { side: Some(side), ..Wanted::default() };
    assert_eq!(rules::is_wanted(&row(0, fineness), &wanted, line), want);
}

#[test]
fn a_score_lies_on_a_side_of_the_cut_off_and_what_has_none_on_no_side() {
    let line = |error| Some(Line { at: 600, error });
    check(Some(600), Side::Passing, line(None), true);
    check(Some(599), Side::Passing, line(None), false);
    check(Some(599), Side::Below, line(None), true);
    check(Some(600), Side::Below, line(None), false);
    check(Some(550), Side::Equal, line(Some(50)), true);
    check(Some(650), Side::Equal, line(Some(50)), true);
    check(Some(549), Side::Equal, line(Some(50)), false);
    check(Some(600), Side::Equal, line(None), false);
    for side in Side::ALL {
        check(None, side, line(Some(50)), false);
        check(Some(10), side, None, true);
        check(None, side, None, true);
    }
}

#[test]
fn results_are_filtered_by_what_stands_beside_the_grade() {
    let asks = |verification| Wanted { verification: Some(verification), ..Wanted::default() };
    let graded = row(0, Some(700));
    assert!(rules::is_wanted(&graded, &asks(Standing::Verified), None));
    assert!(!rules::is_wanted(&graded, &asks(Standing::UnderReview), None));
    assert!(!rules::is_wanted(&row(0, None), &asks(Standing::Verified), None));
}

#[test]
fn only_what_is_over_is_a_result_and_only_its_own_company_reads_it() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, code) = firm.candidate(conn, "ada@example.com");
        let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
        let id = attempts::subject(conn, attempt).unwrap().unwrap().assessment;
        let of = (firm.company, id);
        let read = |conn: &mut Conn, wanted: &Wanted| {
            let page = list(conn, of, wanted, Paging::first(Limit::default())).unwrap().unwrap();
            page.items.into_iter().filter_map(|one| one.attempt).collect::<Vec<_>>()
        };
        let any = Wanted::default();
        assert!(read(conn, &any).is_empty(), "somebody who is at work has no result");
        attempts::finish(conn, attempt, starter.user).unwrap();
        let found = read(conn, &any);
        assert_eq!(found.len(), 1);
        assert!(found[0].submitted_at.is_some());
        assert_eq!(found[0].fineness, None);
        grading::grade(conn, attempt).unwrap();
        assert_eq!(read(conn, &any)[0].fineness, Some(0));
        let passing = Wanted { side: Some(Side::Passing), ..any };
        assert_eq!(read(conn, &passing).len(), 1, "there is no cut-off yet");
        let seen = Seen::at(id, 0);
        cut_offs::save(conn, firm.company, seen, (Some(1), true), firm.owner).unwrap();
        assert!(read(conn, &passing).is_empty());
        let below = Wanted { side: Some(Side::Below), ..any };
        assert_eq!(read(conn, &below).len(), 1);
        assert_eq!(all(conn, of, &any, 10).unwrap().unwrap().len(), 1);
        assert!(all(conn, of, &any, 0).unwrap().unwrap().is_empty());
        let other = Firm::set(conn);
        assert!(all(conn, (other.company, id), &any, 10).unwrap().is_none());
    });
}
