//! Figures by table, and on the database.

use kernel::Seen;
use testkit::store;

use super::*;
use crate::invoices::Period;
use crate::ledger::{self, Method};
use crate::tests::{BY, at, buyer, day, draft, issued, receipt};

#[test]
fn what_is_owed_is_put_by_how_late_it_is() {
    let mut ageing = Ageing::default();
    for (late, owed) in
        [(-3, 1), (0, 2), (1, 4), (30, 8), (31, 16), (60, 32), (61, 64), (90, 128), (91, 256)]
    {
        ageing.add(late, owed);
    }
    let Ageing { current, to_30, to_60, to_90, beyond } = ageing;
    assert_eq!([current, to_30, to_60, to_90, beyond], [3, 12, 48, 192, 256]);
    assert_eq!((ageing.overdue(), ageing.outstanding()), (508, 511));
}

#[test]
fn a_year_is_twelve_months_and_a_month_about_one() {
    let of = |days: i64| a_month(120_000, Period { from: day(0), to: day(days - 1) });
    assert_eq!((of(365), of(30), of(31)), (10_000, 121_667, 117_742));
}

#[test]
fn the_dashboard_counts_what_was_issued_received_and_is_owed() {
    store(|conn| {
        let to = buyer(conn);
        assert_eq!(count(conn, day(0)).unwrap(), []);
        let paid = issued(conn, &to, &draft());
        let open = issued(conn, &to, &draft());
        let seen = Seen::any(paid.id);
        ledger::pay(conn, BY, seen, &receipt(20_000, Method::Card), at()).unwrap();
        let credit = receipt(2750, Method::Credit);
        ledger::pay(conn, BY, Seen::any(open.id), &credit, at()).unwrap();
        let [eur] = count(conn, day(0)).unwrap()[..] else { panic!("one currency") };
        assert_eq!((eur.issued, eur.collected), (34_500, 20_000));
        assert_eq!((eur.ageing.current, eur.ageing.overdue()), (14_500, 0));
        assert_eq!(eur.mrr, 2 * a_month(15_000, draft().period));
        let [late] = count(conn, day(45)).unwrap()[..] else { panic!("one currency") };
        assert_eq!((late.ageing.to_60, late.issued, late.mrr), (14_500, 0, 0));
        assert_eq!(monthly(conn, day(0)).unwrap().len(), 2);
    });
}
