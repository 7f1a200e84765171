//! What is read of the audit log about invoices.

use chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::invoices;
use crate::tests::{BY, at, buyer, draft, issued};

#[test]
fn an_invoice_is_read_by_its_number_once_it_is_issued() {
    store(|conn| {
        let (to, other) = (buyer(conn), buyer(conn));
        invoices::begin(conn, BY, (&to, &draft()), at()).unwrap();
        let invoice = issued(conn, &to, &draft());
        let wanted = ["invoice:issue".to_owned(), "invoice:begin".to_owned()];
        let since = at() - TimeDelta::days(30);
        let asked = Lately { company: to.company, since, before: None, most: 10, wanted: &wanted };
        let found = of_company(conn, asked).unwrap();
        let actions: Vec<&str> = found.iter().map(|deed| deed.action.as_str()).collect();
        assert_eq!(actions, ["issue", "begin"], "nothing of the draft");
        let number = invoice.number.unwrap().to_string();
        assert!(found.iter().all(|deed| deed.title == number && deed.place == Some(invoice.id.0)));
        let other = Lately { company: other.company, ..asked };
        assert_eq!(of_company(conn, other).unwrap(), []);
    });
}
