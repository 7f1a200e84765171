//! What is said of a customer.

use kernel::{Limit, Seen};
use testkit::store;

use super::*;
use crate::invoices::{Buyer, Draft, Period};
use crate::ledger::{self, Method};
use crate::plans::tests::form;
use crate::tests::{BY, at, buyer, day, draft, issued, line, receipt};

fn find(conn: &mut Conn, company: CompanyId, today: NaiveDate) -> Result<Customer, Error> {
    Ok(find_all(conn, &[company], today)?.remove(&company).unwrap())
}

fn pay(conn: &mut Conn, id: InvoiceId) {
    ledger::pay(conn, BY, Seen::any(id), &receipt(17_250, Method::Card), at()).unwrap();
}

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
fn several_customers_are_found_together_each_as_it_is_found_alone() {
    store(|conn| {
        let named = |conn: &mut Conn, name: &str| Buyer {
            company: testkit::company(conn, name),
            name: name.to_owned(),
        };
        let (paid, late, subscribed) =
            (named(conn, "Quill"), named(conn, "Saltmarsh"), named(conn, "Fenmoor"));
        let (gone, idle) = (named(conn, "Northwind"), named(conn, "Pellworth"));
        let first = issued(conn, &paid, &draft());
        pay(conn, first.id);
        let newer = Draft { lines: vec![line("Desks", 10_000, 19_000)], ..draft() };
        issued(conn, &late, &draft());
        issued(conn, &late, &newer);
        crate::plans::save(conn, BY, ("growth", 0), &form(100, 10), at()).unwrap();
        subscriptions::begin(conn, BY, subscribed.company, "growth", at()).unwrap();
        issued(conn, &subscribed, &newer);
        let past = Draft { period: Period { from: day(-60), to: day(-31) }, ..draft() };
        let past = issued(conn, &gone, &past);
        pay(conn, past.id);
        coverage::extend(conn, BY, (gone.company, day(5)), "A bank holiday.", at()).unwrap();
        let asked = [&paid, &late, &subscribed, &gone, &idle].map(|of| of.company);
        let found = find_all(conn, &asked, day(20)).unwrap();
        let plan = |of: &Buyer| found[&of.company].plan.as_deref();
        assert_eq!((plan(&paid), plan(&subscribed)), (Some("Seats"), Some("Growth")));
        assert_eq!((plan(&gone), plan(&idle)), (None, None));
        assert_eq!((found[&late.company].days_late, found[&paid.company].days_late), (6, 0));
        assert_eq!(found[&gone.company].coverage.since, Some(day(-60)));
        for company in asked {
            assert_eq!(found[&company], find(conn, company, day(20)).unwrap());
        }
        assert_eq!(found.len(), asked.len());
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
