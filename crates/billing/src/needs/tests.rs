//! What is owed, on the database.

use testkit::store;

use super::*;
use crate::ledger::{self, Method};
use crate::tests::{BY, at, buyer, day, draft, issued, receipt};
use kernel::Seen;

#[test]
fn an_invoice_waits_from_three_days_before_it_is_due_until_it_is_paid() {
    store(|conn| {
        let (to, other) = (buyer(conn), buyer(conn));
        let invoice = issued(conn, &to, &draft());
        let found = |conn: &mut Conn, company, ahead| {
            let (due, total) = of_company(conn, company, (day(ahead), 10)).unwrap();
            assert_eq!(total, i64::try_from(due.len()).unwrap());
            due.into_iter().map(|one| one.id).collect::<Vec<_>>()
        };
        assert_eq!(found(conn, to.company, 10), []);
        for ahead in [11, 14, 90] {
            assert_eq!(found(conn, to.company, ahead), [invoice.id], "{ahead}");
        }
        assert_eq!(found(conn, other.company, 90), []);
        let counted = |conn: &mut Conn, ahead| {
            let Figures { owed, overdue } = figures(conn, to.company, day(ahead)).unwrap();
            (owed, overdue)
        };
        assert_eq!((counted(conn, 14), counted(conn, 15)), ((1, 0), (1, 1)));
        let paid = receipt(17_250, Method::Card);
        ledger::pay(conn, BY, Seen::any(invoice.id), &paid, at()).unwrap();
        assert_eq!((found(conn, to.company, 90), counted(conn, 15)), (vec![], (0, 0)));
    });
}
