//! Paid periods by table, and what the database says of them.

use diesel::connection::SimpleConnection;
use kernel::Seen;
use testkit::store;

use super::*;
use crate::invoices::{Buyer, Draft, Period};
use crate::ledger::{self, Method};
use crate::tests::{BY, at, buyer, day, draft, issued, later, receipt};

fn period(from: i64, to: i64) -> Period {
    Period { from: day(from), to: day(to) }
}

#[test]
fn a_paid_period_covers_its_days_and_seven_more() {
    let open = |periods: &[Period], extended: Option<i64>| {
        let covered = Coverage::of(periods, extended.map(day), day(0));
        (
            covered.until.map(|until| (until - day(0)).num_days()),
            covered.is_open(),
            covered.is_grace(day(0)),
        )
    };
    assert_eq!(open(&[], None), (None, false, false));
    assert_eq!(open(&[period(0, 29)], None), (Some(29), true, false));
    assert_eq!(open(&[period(-30, 0)], None), (Some(0), true, false), "the last day is paid for");
    assert_eq!(open(&[period(-30, -1)], None), (Some(-1), true, true));
    assert_eq!(open(&[period(-30, -7)], None), (Some(-7), true, true));
    assert_eq!(open(&[period(-30, -8)], None), (Some(-8), false, false));
    assert_eq!(open(&[period(1, 30)], None), (None, false, false), "it has not begun");
    assert_eq!(open(&[period(-30, 2), period(3, 33)], None), (Some(33), true, false));
    assert_eq!(open(&[period(-30, 2), period(30, 60)], None), (Some(2), true, false));
    assert_eq!(open(&[period(-60, -30)], Some(5)), (Some(-30), true, true));
    assert_eq!(open(&[period(-60, -30)], Some(-1)), (Some(-30), false, false));
}

#[test]
fn what_several_companies_have_paid_for_is_read_together_as_it_is_alone() {
    store(|conn| {
        let into = buyer(conn);
        let from = Buyer { company: testkit::company(conn, "Quill"), name: "Quill".to_owned() };
        let never = testkit::company(conn, "Saltmarsh");
        for (to, period) in [(&from, period(-30, -1)), (&into, period(0, 29))] {
            let invoice = issued(conn, to, &Draft { period, ..draft() });
            let paid = receipt(17_250, Method::Card);
            ledger::pay(conn, BY, Seen::any(invoice.id), &paid, at()).unwrap();
        }
        let merged = format!(
            "update companies set state = 'merged', merged_into = '{}', merged_at = now() where id = '{}'",
            into.company, from.company
        );
        conn.batch_execute(&merged).unwrap();
        let asked = [from.company, into.company, never];
        let found = of_each(conn, &asked, day(0)).unwrap();
        let since = |company: CompanyId| found[&company].since;
        assert_eq!((since(from.company), since(into.company)), (Some(day(-30)), Some(day(-30))));
        assert_eq!(
            (found[&from.company].until, found[&never]),
            (Some(day(-1)), Coverage::default())
        );
        for company in asked {
            assert_eq!(found[&company], of(conn, company, day(0)).unwrap());
        }
        let all = of_all(conn, day(0)).unwrap();
        assert_eq!(all[&from.company], found[&from.company]);
    });
}

#[test]
fn grace_is_extended_for_companies_that_have_paid_by_fourteen_days_at_most() {
    store(|conn| {
        let to = buyer(conn);
        let extend = |conn: &mut Conn, days, why: &str| {
            super::extend(conn, BY, (to.company, day(days)), why, at())
        };
        assert!(matches!(extend(conn, 5, "A bank holiday"), Err(Error::NeverPaid)));
        let past = Draft { period: period(-60, -30), ..draft() };
        let invoice = issued(conn, &to, &past);
        let seen = Seen::any(invoice.id);
        ledger::pay(conn, BY, seen, &receipt(17_250, Method::Card), at()).unwrap();
        assert!(!of(conn, to.company, day(0)).unwrap().is_open());
        assert!(matches!(extend(conn, 15, "x"), Err(Error::BadExtension)));
        assert!(matches!(extend(conn, 0, "x"), Err(Error::BadExtension)));
        assert!(matches!(extend(conn, 5, " "), Err(Error::BadReason)));
        extend(conn, 5, "A bank holiday").unwrap();
        let longer = extend(conn, 14, "The bank again").unwrap();
        assert_eq!((longer.open_until, longer.extended), (Some(day(14)), Some(day(14))));
        assert!(!of(conn, to.company, later(15).date_naive()).unwrap().is_open());
    });
}
