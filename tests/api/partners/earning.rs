//! What a partner earns with a company they brought: from its payment to the statement that is paid.

use diesel::connection::SimpleConnection;
use flows::post::Sender;
use kernel::chrono::{Datelike, Months, NaiveTime, TimeDelta};
use kernel::{Clock, Instant, SystemClock};
use serde_json::{Value, json};

use super::terms_form;
use crate::billing::invoice_form;
use crate::support::{Answer, Persona, TestApp};

/// A partner who is paid a tenth, a company they brought that is approved, the admin, and staff.
struct Deal {
    app: TestApp,
    pia: Persona,
    ruth: Persona,
    partner: String,
    company: String,
}

const ADMIN: &str = "admin";
const STAFF: &str = "staff";

impl Deal {
    async fn open() -> Self {
        let app = TestApp::start();
        let (pia, ruth) = (Persona::new("pia"), Persona::new("ruth"));
        for who in [&pia, &Persona::new(ADMIN), &Persona::new(STAFF)] {
            app.register_candidate(who).await;
        }
        let name = json!({ "username": "pia" });
        app.by(&pia).post("/api/auth/update-username", name).await.ok();
        let form = json!({ "kind": "university", "organisation": "Leeds", "website": null,
                           "why": "Our students look for work." });
        app.by(&pia).post("/api/users/partner-application", form).await.ok();
        let admin = Persona::new(ADMIN);
        let waiting = app.by(&admin).get("/api/admin/partner-applications").await.ok();
        let (id, version) = (&waiting["items"][0]["id"], &waiting["items"][0]["version"]);
        let path = format!("/api/admin/partner-applications/{}/approve", id.as_str().unwrap());
        app.by(&admin).post(&path, json!({ "version": version, "note": null })).await.ok();
        let user = app.register_company(&ruth).await;
        let named = json!({ "referral_code": "PIA" });
        app.by(&ruth).post("/api/auth/set-referral-code", named).await.ok();
        app.conn().batch_execute("update companies set state = 'approved'").unwrap();
        let listed = app.by(&admin).get("/api/admin/partners").await.ok();
        let partner = listed["items"][0]["id"].as_str().unwrap().to_owned();
        let company = user["company"]["id"].as_str().unwrap().to_owned();
        let path = format!("/api/admin/partners/{partner}/terms");
        assert_eq!(app.by(&admin).post(&path, terms_form()).await.status, 201);
        // All addresses of tests are at one domain.
        let path = format!("/api/admin/partners/{partner}/referrals");
        let flagged = app.by(&admin).get(&path).await.ok()["items"][0].clone();
        assert_eq!(flagged["flag"], "same_domain");
        let path =
            format!("/api/admin/partner-referrals/{}/clear", flagged["id"].as_str().unwrap());
        let body = json!({ "version": flagged["version"], "reason": "A test." });
        app.by(&admin).post(&path, body).await.ok();
        Self { app, pia, ruth, partner, company }
    }

    /// An invoice of 119.00 EUR with tax that was issued.
    async fn issue(&self) -> String {
        let staff = Persona::new(STAFF);
        let path = "/api/billing/invoices";
        let made = self.app.by(&staff).post(path, invoice_form(&self.company)).await;
        let id = made.body["invoice"]["id"].as_str().unwrap().to_owned();
        self.act(&id, "issue", json!({})).await.ok();
        id
    }

    async fn act(&self, invoice: &str, act: &str, mut body: Value) -> Answer {
        let staff = Persona::new(STAFF);
        let path = format!("/api/billing/invoices/{invoice}");
        let now = self.app.by(&staff).get(&path).await;
        body["version"] = now.body["invoice"]["version"].clone();
        self.app.by(&staff).post(&format!("{path}/{act}"), body).await
    }

    async fn pay(&self, invoice: &str, amount: i64) -> Value {
        let today = SystemClock.now().date_naive();
        let body = json!({ "amount": amount, "received_on": today, "method": "bank_transfer",
                           "reference": null });
        let paid = self.act(invoice, "payments", body).await;
        assert_eq!(paid.status, 201, "{}", paid.text);
        paid.body
    }

    fn keep_time(&self, now: Instant) {
        let sender = Sender { public_url: "https://assay.example".to_owned(), support: None, now };
        flows::partners::keep_time(&self.app.state().db, &sender).unwrap();
    }

    async fn mine(&self, path: &str) -> Value {
        self.app.by(&self.pia).get(&format!("/api/partners/me{path}")).await.ok()
    }

    /// The state and amount of each commission, the newest first.
    async fn commissions(&self) -> Vec<(String, i64)> {
        let found = self.mine("/commissions").await;
        let one = |one: &Value| {
            (one["state"].as_str().unwrap().to_owned(), one["amount"].as_i64().unwrap())
        };
        found["items"].as_array().unwrap().iter().map(one).collect()
    }

    /// What the partner is owed, as the admin's list has it.
    async fn owed(&self) -> Value {
        let listed = self.app.by(&Persona::new(ADMIN)).get("/api/admin/partners").await.ok();
        assert_eq!(listed["items"][0]["id"], self.partner.as_str());
        listed["items"][0]["sums"].clone()
    }

    /// The statement of what was paid by now, and the version in which it is.
    async fn stated(&self) -> (String, Value) {
        let released = SystemClock.now() + TimeDelta::days(31);
        self.keep_time(released);
        let next = released.date_naive().with_day(1).unwrap() + Months::new(1);
        self.keep_time(next.and_time(NaiveTime::MIN).and_utc());
        let made = self.mine("/statements").await["items"][0].clone();
        (made["id"].as_str().unwrap().to_owned(), made)
    }

    async fn pay_out(&self, id: &str, version: &Value, who: &str) -> Answer {
        let path = format!("/api/billing/partner-statements/{id}/pay");
        let body = json!({ "version": version, "reference": "SEPA 7" });
        self.app.by(&Persona::new(who)).post(&path, body).await
    }
}

fn state(state: &str, amount: i64) -> (String, i64) {
    (state.to_owned(), amount)
}

fn sums(pending: i64, due: i64, paid: i64) -> Value {
    json!([{ "currency": "EUR", "pending": pending, "due": due, "paid": paid }])
}

#[actix_web::test]
async fn a_payment_earns_a_tenth_that_is_held_stated_and_paid_and_both_sides_see_it() {
    let deal = Deal::open().await;
    let invoice = deal.issue().await;
    deal.pay(&invoice, 5950).await;
    assert_eq!(deal.commissions().await, [state("pending", 500)]);
    let own = deal.mine("").await;
    assert_eq!(own["sums"], sums(500, 0, 0));
    for (at, days) in [json!(30), json!(90), Value::Null].iter().enumerate() {
        let funnel = &own["funnels"][at];
        assert_eq!(&funnel["days"], days);
        assert_eq!((&funnel["signed_up"], &funnel["paid"]), (&json!(1), &json!(1)), "{days}");
    }
    deal.pay(&invoice, 5950).await;
    assert_eq!(deal.commissions().await, [state("pending", 500), state("pending", 500)]);
    let companies = deal.mine("/companies").await;
    assert_eq!(companies["items"][0]["stage"], "paid");
    assert_eq!(companies["items"][0]["earned"], json!([{ "currency": "EUR", "amount": 1000 }]));
    let (id, made) = deal.stated().await;
    assert_eq!((&made["total"], &made["state"]), (&json!(1000), &json!("review")));
    assert_eq!(deal.mine("").await["sums"], sums(0, 1000, 0));
    assert_eq!(deal.owed().await, sums(0, 1000, 0));
    assert!(deal.app.mails_to(&deal.pia.email)[0].contains("10.00 EUR"));
    let early = deal.pay_out(&id, &made["version"], STAFF).await;
    assert_eq!(early.cell(), "409 in_review");
    deal.app
        .conn()
        .batch_execute(
            "set session_replication_role = replica;
             update partner_statements set review_until = '2026-01-08';
             set session_replication_role = origin",
        )
        .unwrap();
    for who in [ADMIN, "pia", "ruth"] {
        assert_eq!(deal.pay_out(&id, &made["version"], who).await.cell(), "404 not_found");
    }
    deal.pay_out(&id, &made["version"], STAFF).await.ok();
    let shown = deal.mine(&format!("/statements/{id}")).await;
    assert_eq!(shown["statement"]["reference"], "SEPA 7");
    assert_eq!(shown["lines"].as_array().unwrap().len(), 2);
    let mail = &deal.app.mails_to(&deal.pia.email)[0];
    assert!(mail.contains("SEPA 7"), "{mail}");
    let path = format!("/api/partners/me/statements/{id}");
    assert_eq!(deal.app.by(&deal.ruth).get(&path).await.cell(), "404 not_found");
    let table = deal.app.by(&deal.pia).get(&format!("{path}/export")).await;
    assert!(table.text.contains("EUR,5.00"), "{}", table.text);
    let admin = Persona::new(ADMIN);
    let path = format!("/api/admin/partners/{}/statements", deal.partner);
    let stated = deal.app.by(&admin).get(&path).await.ok()["items"][0].clone();
    assert_eq!((&stated["id"], &stated["total"]), (&json!(id), &json!(1000)));
    assert_eq!(stated["state"], "paid");
    assert_eq!(deal.owed().await, sums(0, 0, 1000));
    deal.act(&invoice, "credit-notes", json!({ "lines": null, "reason": "Cancelled." })).await;
    let after = deal.commissions().await;
    assert_eq!(after, [state("due", -1000), state("paid", 500), state("paid", 500)]);
}

#[actix_web::test]
async fn a_refund_takes_a_commission_back_and_an_adjustment_says_why() {
    let deal = Deal::open().await;
    let invoice = deal.issue().await;
    let paid = deal.pay(&invoice, 11_900).await;
    assert_eq!(deal.commissions().await, [state("pending", 1000)]);
    // Who owns the company later changes nothing.
    let leave = "update company_members set role = 'billing'";
    deal.app.conn().batch_execute(leave).unwrap();
    let payment = paid["payments"][0]["id"].as_str().unwrap();
    let path = format!("/api/billing/payments/{payment}/reverse");
    let body = json!({ "version": paid["invoice"]["version"], "reason": "It bounced." });
    deal.app.by(&Persona::new(STAFF)).post(&path, body).await.ok();
    assert_eq!(deal.commissions().await, [state("void", 0)]);
    let admin = Persona::new(ADMIN);
    let path = format!("/api/admin/partners/{}/adjustments", deal.partner);
    let adjust = async |reason: &str| {
        let body = json!({ "currency": "EUR", "amount": 2500, "reason": reason });
        deal.app.by(&admin).post(&path, body).await
    };
    assert_eq!(adjust("Too short").await.cell(), "400 validation_failed");
    assert_eq!(adjust("Agreed at the fair in Leeds").await.status, 201);
    assert!(deal.app.mails_to(&deal.pia.email)[0].contains("Agreed at the fair in Leeds"));
    assert_eq!(deal.commissions().await[0], state("due", 2500));
    assert_eq!(deal.mine("").await["sums"][0]["due"], 2500);
}

#[actix_web::test]
async fn while_a_partner_is_suspended_nothing_is_earned() {
    let deal = Deal::open().await;
    let admin = Persona::new(ADMIN);
    let path = format!("/api/admin/partners/{}", deal.partner);
    let body = json!({ "version": 1, "reason": "Spam." });
    deal.app.by(&admin).post(&format!("{path}/suspend"), body.clone()).await.ok();
    let stale = deal.app.by(&admin).post(&format!("{path}/restore"), body).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let invoice = deal.issue().await;
    deal.pay(&invoice, 5950).await;
    assert_eq!(deal.commissions().await, []);
    let body = json!({ "version": 2, "reason": "A mistake." });
    let restored = deal.app.by(&admin).post(&format!("{path}/restore"), body).await.ok();
    assert_eq!(restored["partner"]["state"], "active");
    let actions: Vec<_> = restored["history"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| step["action"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(actions, ["open", "agree_terms", "suspend", "restore"]);
}
