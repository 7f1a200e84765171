//! What is found.

use db::Conn;
use kernel::{Limit, Seen};
use testkit::store;

use super::*;
use crate::invoices;
use crate::ledger::{self, Method};
use crate::tests::{BY, at, buyer, day, draft, issued, receipt};

#[test]
fn invoices_are_found_by_state_company_name_number_day_and_amount() {
    store(|conn| {
        let (to, other) = (buyer(conn), buyer(conn));
        let other = invoices::Buyer { name: "North_wind 100%".to_owned(), ..other };
        let paid = issued(conn, &to, &draft());
        let seen = Seen::any(paid.id);
        ledger::pay(conn, BY, seen, &receipt(17_250, Method::Card), at()).unwrap();
        let open = issued(conn, &other, &draft());
        let begun = invoices::begin(conn, BY, (&to, &draft()), at()).unwrap();
        let find = |conn: &mut Conn, change: &dyn Fn(&mut Filter)| {
            let mut filter = Filter::all(day(20));
            change(&mut filter);
            let found = find_all(conn, &filter, 10).unwrap();
            found.into_iter().map(|one| one.id).collect::<Vec<_>>()
        };
        assert_eq!(find(conn, &|_| ()), [begun.id, open.id, paid.id]);
        assert_eq!(find(conn, &|f| f.issued = true), [open.id, paid.id]);
        assert_eq!(find(conn, &|f| f.by = Some(By::Paid)), [paid.id]);
        assert_eq!(find(conn, &|f| f.by = Some(By::Overdue)), [open.id]);
        assert_eq!(find(conn, &|f| f.company = Some(to.company)), [begun.id, paid.id]);
        let search = |text: &str| Some(text.to_owned());
        assert_eq!(find(conn, &|f| f.search = search("h_wind 100%")), [open.id]);
        assert_eq!(find(conn, &|f| f.search = search("p_llworth")), []);
        assert_eq!(find(conn, &|f| f.search = search(" a-2026-000001 ")), [paid.id]);
        assert_eq!(find(conn, &|f| f.from = Some(day(0))), [open.id, paid.id]);
        assert_eq!(find(conn, &|f| f.to = Some(day(-1))), []);
        assert_eq!(find(conn, &|f| f.least = Some(17_251)), []);
        assert_eq!(find(conn, &|f| f.most = Some(17_250)).len(), 3);
        let [sum] = sums(conn, &Filter::all(day(0))).unwrap()[..] else { panic!("one currency") };
        assert_eq!((sum.count, sum.net, sum.tax, sum.paid), (3, 45_000, 6750, 17_250));
        let one = Paging::first(Limit::new(1).unwrap());
        let first = list(conn, &Filter::all(day(0)), one).unwrap();
        let next = Paging { after: first.next, ..one };
        assert_eq!(list(conn, &Filter::all(day(0)), next).unwrap().items[0].id, open.id);
    });
}
