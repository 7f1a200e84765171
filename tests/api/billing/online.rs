//! Invoices that are paid online, against a double of Stripe: events that come late, twice, in another order or from
//! somebody else.

use db::schema::provider_events::dsl as e;
use diesel::prelude::*;
use serde_json::{Value, json};
use testkit::{STRIPE_KEY, STRIPE_SECRET, StripeServer, stripe_signature};

use super::running::Office;
use crate::support::{Answer, TestApp, request};

const HOOK: &str = "/api/webhooks/stripe";

struct Till {
    office: Office,
    stripe: StripeServer,
    /// The invoice of 119.00 EUR.
    invoice: String,
    session: String,
}

fn now_s() -> i64 {
    kernel::Clock::now(&kernel::SystemClock).timestamp()
}

impl Till {
    /// An invoice is issued, and its company has opened the page where it is paid.
    async fn open() -> Self {
        let stripe = StripeServer::start();
        let url = stripe.url();
        let app = TestApp::with(&[
            ("ASSAY_STRIPE_KEY", STRIPE_KEY),
            ("ASSAY_STRIPE_WEBHOOK_SECRET", STRIPE_SECRET),
            ("ASSAY_STRIPE_URL", &url),
        ]);
        let office = Office::of(app).await;
        let issued = office.issue().await;
        let invoice = issued["invoice"]["id"].as_str().unwrap().to_owned();
        let page = format!("/api/companies/me/invoices/{invoice}/payment-page");
        let made = office.app.by(&office.ruth).post(&page, json!({})).await;
        assert_eq!((made.status, &made.body["amount"]), (200, &json!(11_900)), "{}", made.text);
        let session = stripe.sessions()[0].clone();
        Self { office, stripe, invoice, session }
    }

    async fn send(&self, body: &str, header: &str) -> Answer {
        let body: Value = serde_json::from_str(body).unwrap();
        let sent =
            request("POST", HOOK, None, Some(body)).insert_header(("stripe-signature", header));
        self.office.app.send(sent).await
    }

    /// Signs an event and delivers it, byte for byte as the test's client writes it.
    async fn deliver(&self, event: &str) -> Answer {
        let body = serde_json::from_str::<Value>(event).unwrap().to_string();
        self.send(event, &stripe_signature(STRIPE_SECRET, &body, now_s())).await
    }

    async fn happens(&self, kind: &str) -> bool {
        let answer = self.deliver(&self.stripe.event(kind, &self.session)).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.body["applied"] == true
    }

    /// State, what is paid, the credit, and how many payments were ever recorded.
    async fn sheet(&self) -> (String, i64, i64, usize) {
        let path = format!("/api/billing/invoices/{}", self.invoice);
        let body = self.office.app.by(&self.office.staff).get(&path).await.body;
        let number = |value: &Value| value.as_i64().unwrap();
        let state = body["invoice"]["state"].as_str().unwrap().to_owned();
        let payments = body["payments"].as_array().unwrap().len();
        (state, number(&body["invoice"]["paid"]), number(&body["credit"]), payments)
    }
}

const COMPLETED: &str = "checkout.session.completed";
const REFUNDED: &str = "charge.refunded";

#[actix_web::test]
async fn what_is_paid_online_is_recorded_once_and_opens_what_a_payment_opens() {
    let till = Till::open().await;
    assert!(!till.office.pays().await);
    assert!(till.happens(COMPLETED).await);
    assert_eq!(till.sheet().await, ("open".to_owned(), 0, 0, 0), "nobody has paid yet");
    till.stripe.pay(&till.session);
    let event = till.stripe.event(COMPLETED, &till.session);
    for applied in [true, false, false] {
        let answer = till.deliver(&event).await;
        assert_eq!((answer.status, &answer.body["applied"]), (200, &json!(applied)));
    }
    assert!(till.happens("checkout.session.async_payment_succeeded").await, "another, of the same");
    assert_eq!(till.sheet().await, ("paid".to_owned(), 11_900, 0, 1));
    assert!(till.office.pays().await);
    let paid = till.office.mails().iter().filter(|subject| subject.contains("is paid")).count();
    assert_eq!(paid, 1);
    let known: i64 = e::provider_events.count().get_result(&mut till.office.app.conn()).unwrap();
    assert_eq!(known, 3);
}

#[actix_web::test]
async fn money_that_is_given_back_closes_it_in_whatever_order_that_is_heard() {
    let till = Till::open().await;
    till.stripe.pay(&till.session);
    till.stripe.refund(&till.session, 11_900);
    assert!(till.happens(REFUNDED).await, "before the payment was heard of");
    assert!(till.happens(COMPLETED).await);
    assert_eq!(till.sheet().await, ("open".to_owned(), 0, 0, 0));
    till.stripe.refund(&till.session, 0);
    assert!(till.happens("refund.failed").await);
    assert_eq!(till.sheet().await, ("paid".to_owned(), 11_900, 0, 1));
    till.stripe.refund(&till.session, 1900);
    assert!(till.happens(REFUNDED).await);
    assert_eq!(till.sheet().await, ("partially_paid".to_owned(), 10_000, 0, 2));
    assert!(!till.office.pays().await);
    till.stripe.refund(&till.session, 11_900);
    assert!(till.happens(REFUNDED).await);
    assert!(till.happens(COMPLETED).await, "late");
    assert_eq!(till.sheet().await, ("open".to_owned(), 0, 0, 2));
}

#[actix_web::test]
async fn what_is_paid_too_much_is_credit_and_a_page_stays_the_same_while_it_asks_for_the_same() {
    let till = Till::open().await;
    let page = format!("/api/billing/invoices/{}/payment-page", till.invoice);
    let staff = till.office.app.by(&till.office.staff);
    let link = staff.post(&page, json!({})).await;
    assert!(link.body["url"].as_str().unwrap().ends_with(&till.session), "{}", link.text);
    assert_eq!(till.stripe.sessions().len(), 1);
    let invoice = json!({ "invoice": { "id": till.invoice } });
    till.office.pay(&invoice, 1900).await.ok();
    let link = staff.post(&page, json!({})).await;
    assert_eq!(link.body["amount"], 10_000);
    assert_eq!(till.stripe.sessions().len(), 2);
    till.stripe.pay(&till.session);
    assert!(till.happens(COMPLETED).await);
    assert_eq!(till.sheet().await, ("paid".to_owned(), 11_900, 1900, 2));
    assert_eq!(staff.post(&page, json!({})).await.cell(), "409 not_now");
}

#[actix_web::test]
async fn an_event_that_stripe_did_not_sign_just_now_changes_nothing() {
    let till = Till::open().await;
    till.stripe.pay(&till.session);
    let event = till.stripe.event(COMPLETED, &till.session);
    let body = serde_json::from_str::<Value>(&event).unwrap().to_string();
    let good = stripe_signature(STRIPE_SECRET, &body, now_s());
    let old = stripe_signature(STRIPE_SECRET, &body, now_s() - 400);
    let foreign = stripe_signature("whsec_other_secret", &body, now_s());
    for header in ["", "t=1,v1=00", old.as_str(), foreign.as_str()] {
        assert_eq!(till.send(&event, header).await.cell(), "400 bad_signature", "{header}");
    }
    let changed = till.stripe.event(REFUNDED, &till.session);
    assert_eq!(till.send(&changed, &good).await.cell(), "400 bad_signature");
    assert_eq!(till.sheet().await, ("open".to_owned(), 0, 0, 0));
    assert!(!till.happens("customer.created").await, "nothing follows from it");
    let without = Office::open().await;
    let sent = request("POST", HOOK, None, Some(json!({})));
    assert_eq!(without.app.send(sent).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn while_stripe_is_not_there_an_event_is_not_taken_and_counts_when_it_comes_again() {
    let till = Till::open().await;
    till.stripe.pay(&till.session);
    let event = till.stripe.event(COMPLETED, &till.session);
    till.stripe.fail(Some(500));
    assert_eq!(till.deliver(&event).await.cell(), "503 payment_unavailable");
    assert_eq!(till.sheet().await.0, "open");
    till.stripe.fail(None);
    assert_eq!(till.deliver(&event).await.body["applied"], true);
    assert_eq!(till.sheet().await.0, "paid");
    let call = &till.stripe.calls()[0];
    assert_eq!(call.headers["authorization"], format!("Bearer {STRIPE_KEY}"));
    assert!(!call.headers["idempotency-key"].is_empty());
}

#[actix_web::test]
async fn an_invoice_that_was_voided_is_not_paid_and_stripe_is_told_that_all_is_well() {
    let till = Till::open().await;
    let invoice = json!({ "invoice": { "id": till.invoice } });
    till.office.act(&invoice, "void", json!({ "reason": "Twice." })).await.ok();
    till.stripe.pay(&till.session);
    assert!(!till.happens(COMPLETED).await);
    assert_eq!(till.sheet().await, ("void".to_owned(), 0, 0, 0));
}
