//! What is to be done by table, and what is remembered in the database.

use kernel::Seen;
use testkit::store;

use super::*;
use crate::ledger::{self, Method};
use crate::tests::{BY, at, buyer, draft, issued, later, receipt};

fn checkout(settled: i64, payment: Option<PaymentId>) -> Checkout {
    Checkout {
        id: CheckoutId::new(),
        invoice: InvoiceId::new(),
        url: None,
        amount: 100,
        expires_at: None,
        settled,
        payment,
    }
}

#[test]
fn the_ledger_is_brought_to_what_the_provider_says_and_left_alone_where_it_says_so_already() {
    let old = PaymentId::new();
    let step = |settled, received, refunded| {
        let payment = (settled > 0).then_some(old);
        checkout(settled, payment).step(received, refunded).map(|step| (step.reverse, step.record))
    };
    assert_eq!(step(0, 0, 0), None);
    assert_eq!(step(0, 100, 0), Some((None, Some(100))));
    assert_eq!(step(100, 100, 0), None, "twice");
    assert_eq!(step(100, 100, 30), Some((Some(old), Some(70))));
    assert_eq!(step(70, 100, 30), None);
    assert_eq!(step(70, 100, 100), Some((Some(old), None)));
    assert_eq!(step(0, 100, 100), None, "given back before it was heard of");
    assert_eq!(step(70, 100, 0), Some((Some(old), Some(100))), "giving it back has failed");
    assert_eq!(step(0, 100, 130), None);
}

fn session(id: &str, amount: i64) -> Session {
    let url = Some("https://pay.example/1".to_owned());
    Session { id: id.to_owned(), url, amount, expires_at: Some(later(1)) }
}

#[test]
fn a_page_is_open_until_it_expires_is_paid_at_or_another_amount_is_owed() {
    store(|conn| {
        let to = buyer(conn);
        let invoice = issued(conn, &to, &draft());
        let owed = owed(&invoice).unwrap();
        let is_open =
            |conn: &mut Conn, amount, now| open(conn, (invoice.id, amount), now).unwrap().is_some();
        assert!(!is_open(conn, owed, at()));
        let made = note(conn, BY, (invoice.id, &session("cs_1", owed)), at()).unwrap();
        let again = note(conn, BY, (invoice.id, &session("cs_1", 1)), at()).unwrap();
        assert_eq!((again.id, again.amount), (made.id, owed), "it stays as it is");
        assert_eq!(count(conn, invoice.id).unwrap(), 1);
        assert!(is_open(conn, owed, at()));
        assert!(!is_open(conn, owed - 1, at()));
        assert!(!is_open(conn, owed, later(1)));
        ledger::pay(conn, BY, Seen::any(invoice.id), &receipt(owed, Method::Card), at()).unwrap();
        let payment = ledger::payments(conn, invoice.id).unwrap()[0].id;
        settle(conn, made.id, Some((payment, owed))).unwrap();
        assert!(!is_open(conn, owed, at()));
        let paid = crate::invoices::find(conn, invoice.id).unwrap();
        assert!(matches!(super::owed(&paid), Err(Error::Refused(_))));
    });
}

#[test]
fn an_event_is_first_once() {
    store(|conn| {
        assert!(!is_handled(conn, "evt_1").unwrap());
        assert!(is_first(conn, "evt_1", "charge.refunded", at()).unwrap());
        assert!(!is_first(conn, "evt_1", "charge.refunded", at()).unwrap());
        assert!(is_handled(conn, "evt_1").unwrap());
    });
}
