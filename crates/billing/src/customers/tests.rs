//! What is said of a customer.

use kernel::{Limit, Seen};
use testkit::store;

use super::*;
use crate::ledger::{self, Method};
use crate::tests::{BY, at, buyer, day, draft, issued, receipt};

#[test]
fn a_customer_is_known_by_what_it_pays_a_month_and_how_late_it_is() {
    store(|conn| {
        let to = buyer(conn);
        let nobody = find(conn, to.company, day(0)).unwrap();
        assert_eq!((nobody.plan, nobody.next_due, nobody.monthly.len()), (None, None, 0));
        let paid = issued(conn, &to, &draft());
        let seen = Seen::any(paid.id);
        ledger::pay(conn, BY, seen, &receipt(17_250, Method::Card), at()).unwrap();
        issued(conn, &to, &draft());
        let known = find(conn, to.company, day(20)).unwrap();
        assert_eq!(known.plan.as_deref(), Some("Seats"));
        assert_eq!(known.monthly, [(Currency::Eur, 2 * a_month(15_000, draft().period))]);
        assert_eq!((known.next_due, known.days_late), (Some(day(14)), 6));
        assert_eq!(known.coverage.since, Some(day(0)));
    });
}

#[test]
fn a_company_is_new_for_sixty_days_after_the_first_day_that_it_paid_for() {
    store(|conn| {
        let to = buyer(conn);
        let open = issued(conn, &to, &draft());
        let first = Paging::first(Limit::default());
        let list = |conn: &mut Conn, today| newcomers(conn, day(today), first).unwrap().items;
        assert_eq!(list(conn, 0), [], "nobody has paid");
        let seen = Seen::any(open.id);
        ledger::pay(conn, BY, seen, &receipt(17_250, Method::Card), at()).unwrap();
        let began = Newcomer { company: to.company, since: day(0) };
        assert_eq!((list(conn, 0), list(conn, 60)), (vec![began], vec![began]));
        assert_eq!(list(conn, 61), []);
    });
}
