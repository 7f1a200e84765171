//! An invoice from its draft to its credit note, and what the company sees, hears and keeps open.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use flows::post::Sender;
use kernel::chrono::Days;
use serde_json::{Value, json};

use super::invoice_form;
use crate::support::{Answer, Persona, TestApp, request};

/// A company of ruth's that is approved, and staff.
pub(super) struct Office {
    pub(super) app: TestApp,
    pub(super) ruth: Persona,
    pub(super) staff: Persona,
    pub(super) company: String,
}

const INVOICES: &str = "/api/billing/invoices";

impl Office {
    pub(super) async fn open() -> Self {
        Self::of(TestApp::start()).await
    }

    pub(super) async fn of(app: TestApp) -> Self {
        let (ruth, staff) = (Persona::new("ruth"), Persona::new("staff"));
        let user = app.register_company(&ruth).await;
        app.register_candidate(&staff).await;
        let company = user["company"]["id"].as_str().unwrap().to_owned();
        app.conn().batch_execute("update companies set state = 'approved'").unwrap();
        Self { app, ruth, staff, company }
    }

    async fn begin(&self) -> Value {
        let made = self.app.by(&self.staff).post(INVOICES, invoice_form(&self.company)).await;
        assert_eq!(made.status, 201, "{}", made.text);
        made.body
    }

    /// Does something with an invoice as it is now.
    pub(super) async fn act(&self, invoice: &Value, act: &str, mut body: Value) -> Answer {
        let id = invoice["invoice"]["id"].as_str().unwrap();
        let path = format!("{INVOICES}/{id}");
        let now = self.app.by(&self.staff).get(&path).await;
        body["version"] = now.body["invoice"]["version"].clone();
        self.app.by(&self.staff).post(&format!("{path}/{act}"), body).await
    }

    pub(super) async fn issue(&self) -> Value {
        let begun = self.begin().await;
        let issued = self.act(&begun, "issue", json!({})).await;
        assert_eq!(issued.status, 200, "{}", issued.text);
        issued.body
    }

    pub(super) async fn pay(&self, invoice: &Value, amount: i64) -> Answer {
        let today = kernel::Clock::now(&kernel::SystemClock).date_naive();
        let body = json!({ "amount": amount, "received_on": today, "method": "bank_transfer",
                           "reference": "RF18" });
        self.act(invoice, "payments", body).await
    }

    pub(super) async fn pays(&self) -> bool {
        let user = self.app.by(&self.ruth).get("/api/auth/user").await;
        user.body["user"]["flags"]["payment"] == true
    }

    pub(super) fn mails(&self) -> Vec<String> {
        use db::schema::mail_messages::dsl as m;
        let to = m::mail_messages.filter(m::to_email.eq(&self.ruth.email)).order(m::id.desc());
        to.select(m::subject).load(&mut self.app.conn()).unwrap()
    }

    /// Lets so many days pass for everything that was issued.
    pub(super) fn pass(&self, days: i32) {
        let sql = format!(
            "set session_replication_role = replica;
             update invoices set period_from = period_from - {days}, period_to = period_to - {days},
               issued_on = issued_on - {days}, due_on = due_on - {days};
             set session_replication_role = origin;"
        );
        self.app.conn().batch_execute(&sql).unwrap();
    }

    pub(super) fn keep_time(&self) {
        let now = kernel::Clock::now(&kernel::SystemClock);
        let sender = Sender { public_url: "https://assay.example".to_owned(), support: None, now };
        flows::billing::keep_time(&self.app.state().db, &sender).unwrap();
    }
}

#[actix_web::test]
async fn a_paid_invoice_opens_what_a_payment_opens_and_a_credit_note_closes_it() {
    let o = Office::open().await;
    let issued = o.issue().await;
    assert_eq!(issued["invoice"]["state"], "open");
    assert!(issued["invoice"]["number"].as_str().unwrap().starts_with("A-20"));
    assert!(!o.pays().await);
    let part = o.pay(&issued, 1900).await;
    assert_eq!((part.status, &part.body["invoice"]["state"]), (201, &json!("partially_paid")));
    assert!(!o.pays().await, "a part is not enough");
    let paid = o.pay(&issued, 12_000).await.body;
    assert_eq!(
        (&paid["invoice"]["state"], &paid["invoice"]["paid"], &paid["credit"]),
        (&json!("paid"), &json!(11_900), &json!(2000))
    );
    assert!(o.pays().await);
    let cover = o.app.by(&o.ruth).get("/api/companies/me/payment").await.body;
    assert_eq!(cover["open"], true);
    assert_eq!(cover["credit"], json!([{ "currency": "EUR", "amount": 2000 }]));
    let last = paid["payments"][1]["id"].as_str().unwrap();
    let version = &paid["invoice"]["version"];
    let back = json!({ "version": version, "reason": "Returned by the bank." });
    let back =
        o.app.by(&o.staff).post(&format!("/api/billing/payments/{last}/reverse"), back).await;
    assert_eq!(back.body["invoice"]["state"], "partially_paid", "{}", back.text);
    assert!(!o.pays().await, "what was returned pays nothing");
    o.pay(&issued, 10_000).await.ok();
    assert!(o.pays().await);
    let credited = o.act(&issued, "credit-notes", json!({ "lines": null, "reason": "Cancelled." }));
    let credited = credited.await.body;
    assert_eq!(
        (&credited["invoice"]["state"], &credited["credit"]),
        (&json!("credited"), &json!(11_900))
    );
    assert!(!o.pays().await);
    let subjects = o.mails();
    let begins = |words: &str| subjects.iter().filter(|one| one.contains(words)).count();
    assert_eq!((begins("A credit note"), begins("is paid"), begins("Invoice A-")), (1, 2, 3));
}

#[actix_web::test]
async fn what_was_paid_for_ends_seven_days_later_and_the_owners_are_told_before() {
    let o = Office::open().await;
    let issued = o.issue().await;
    o.pay(&issued, 11_900).await.ok();
    o.keep_time();
    let before = o.mails().len();
    o.pass(30);
    assert!(o.pays().await, "the period is over, its grace is not");
    for _ in 0..2 {
        o.keep_time();
    }
    let subjects = o.mails();
    assert_eq!(subjects.len(), before + 1, "they are notified once");
    assert!(subjects[0].ends_with("ends"), "{subjects:?}");
    o.pass(6);
    assert!(o.pays().await);
    o.pass(1);
    assert!(!o.pays().await);
}

#[actix_web::test]
async fn a_company_is_told_when_an_invoice_is_due_and_reminded_every_three_days_at_most() {
    let o = Office::open().await;
    let issued = o.issue().await;
    o.pass(14);
    o.keep_time();
    o.keep_time();
    assert!(o.mails()[0].ends_with("is due"), "{:?}", o.mails());
    let before = o.mails().len();
    let remind = async || o.act(&issued, "remind", json!({ "template": "last" })).await;
    assert_eq!(remind().await.body["invoice"]["reminders"], 1);
    assert_eq!(o.mails().len(), before + 1);
    assert!(o.mails()[0].starts_with("Last reminder"), "{:?}", o.mails());
    assert_eq!(remind().await.cell(), "409 reminded_lately");
}

#[actix_web::test]
async fn owners_and_billing_see_issued_invoices_of_their_own_company_only() {
    let o = Office::open().await;
    let draft = o.begin().await;
    let issued = o.issue().await;
    let mine = "/api/companies/me/invoices";
    let list = o.app.by(&o.ruth).get(mine).await.body;
    assert_eq!(list["items"].as_array().unwrap().len(), 1, "a draft is not shown");
    let (draft, id) =
        (draft["invoice"]["id"].as_str().unwrap(), issued["invoice"]["id"].as_str().unwrap());
    assert_eq!(o.app.by(&o.ruth).get(&format!("{mine}/{draft}")).await.cell(), "404 not_found");
    let sheet = o.app.by(&o.ruth).get(&format!("{mine}/{id}")).await.body;
    assert_eq!(
        (&sheet["lines"][0]["net"], &sheet["rates"][0]["tax"]),
        (&json!(10_000), &json!(1900))
    );
    assert_eq!(sheet["history"], Value::Null, "who did what at Assay is not shown");
    let otto = Persona::new("otto");
    o.app.register_company(&otto).await;
    assert_eq!(o.app.by(&otto).get(&format!("{mine}/{id}")).await.cell(), "404 not_found");
    for (role, status) in [("billing", 200), ("recruiter", 403), ("reviewer", 403)] {
        let sql = format!(
            "update company_members set role = '{role}' where company_id = '{}'",
            o.company
        );
        o.app.conn().batch_execute(&sql).unwrap();
        for path in [mine, "/api/companies/me/payment"] {
            assert_eq!(o.app.by(&o.ruth).get(path).await.status, status, "{role} {path}");
        }
    }
}

#[actix_web::test]
async fn an_invoice_is_written_once_however_often_it_is_sent_and_never_over_another_version() {
    let o = Office::open().await;
    let send = async || {
        let form = Some(invoice_form(&o.company));
        let sent = request("POST", INVOICES, Some(&o.staff.token()), form);
        o.app.send(sent.insert_header(("idempotency-key", "one"))).await
    };
    let (first, second) = (send().await, send().await);
    assert_eq!((first.status, first.body == second.body), (201, true));
    let id = first.body["invoice"]["id"].as_str().unwrap();
    let path = format!("{INVOICES}/{id}");
    let mut form = invoice_form(&o.company);
    form["lines"][0]["unit_price"] = json!(20_000);
    let save = json!({ "version": 1, "form": form });
    assert_eq!(o.app.by(&o.staff).put(&path, save.clone()).await.status, 200);
    assert_eq!(o.app.by(&o.staff).put(&path, save).await.cell(), "409 stale_version");
    let stale = o.app.by(&o.staff).post(&format!("{path}/issue"), json!({ "version": 1 })).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let issued = o.app.by(&o.staff).post(&format!("{path}/issue"), json!({ "version": 2 })).await;
    assert_eq!(issued.body["invoice"]["gross"], 23_800);
    let late = json!({ "version": 3, "form": invoice_form(&o.company) });
    assert_eq!(o.app.by(&o.staff).put(&path, late).await.cell(), "409 issued");
    let voided = o.act(&first.body, "void", json!({ "reason": "Twice." })).await;
    assert_eq!(voided.body["invoice"]["state"], "void");
}

#[actix_web::test]
async fn staff_is_looked_up_at_every_call_and_a_company_that_nobody_knows_gets_no_invoice() {
    let o = Office::open().await;
    assert_eq!(o.app.by(&o.ruth).get(INVOICES).await.cell(), "404 not_found");
    let unverified = Persona::unverified("staff");
    assert_eq!(o.app.by(&unverified).get(INVOICES).await.cell(), "404 not_found");
    let found = o.app.by(&o.staff).get("/api/billing/companies?name=UID-R").await.body;
    assert_eq!(found["items"][0]["id"], o.company.as_str());
    o.app
        .conn()
        .batch_execute(
            "set session_replication_role = replica; update companies set state = 'unverified'",
        )
        .unwrap();
    let refused = o.app.by(&o.staff).post(INVOICES, invoice_form(&o.company)).await;
    assert_eq!(refused.cell(), "409 unknown_buyer");
    let left = o.app.configured(|config| config.staff_emails.clear());
    assert_eq!(left.by(&o.staff).get(INVOICES).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_missing_number_is_shown_and_nothing_is_issued() {
    let o = Office::open().await;
    o.issue().await;
    o.app.conn().batch_execute("update billing_counters set last = 2").unwrap();
    let figures = o.app.by(&o.staff).get("/api/billing/figures").await.body;
    assert_eq!(figures["gaps"].as_array().unwrap().len(), 1);
    assert_eq!(figures["figures"][0]["outstanding"], 11_900);
    let begun = o.begin().await;
    assert_eq!(o.act(&begun, "issue", json!({})).await.cell(), "409 number_gap");
}

#[actix_web::test]
async fn the_table_is_filtered_summed_and_written_for_spreadsheets_without_formulas() {
    let o = Office::open().await;
    o.app.conn().batch_execute("update companies set name = '=1+1'").unwrap();
    let issued = o.issue().await;
    o.begin().await;
    let get = async |query: &str| o.app.by(&o.staff).get(&format!("{INVOICES}{query}")).await;
    let all = get("?limit=1").await.body;
    assert_eq!(all["sums"][0]["count"], 2);
    let next = all["next_cursor"].as_str().unwrap();
    assert_eq!(
        get(&format!("?cursor={next}")).await.body["items"][0]["id"],
        issued["invoice"]["id"]
    );
    assert_eq!(get("?state=open&search=1%2B").await.body["items"].as_array().unwrap().len(), 1);
    let number = issued["invoice"]["number"].as_str().unwrap();
    assert_eq!(get(&format!("?search={number}")).await.body["sums"][0]["gross"], 11_900);
    let tomorrow = kernel::Clock::now(&kernel::SystemClock).date_naive() + Days::new(1);
    assert_eq!(get(&format!("?from={tomorrow}")).await.body["items"], json!([]));
    for bad in ["?state=late", "?from=yesterday", "?from=%2B262142-01-01", "?min=x", "?who=me"] {
        assert_eq!(get(bad).await.cell(), "400 bad_query", "{bad}");
    }
    let table = get("/export?state=open").await.text;
    assert!(table.starts_with("Number,Company,State"), "{table}");
    assert!(table.contains(&format!("{number},'=1+1,open,EUR")), "{table}");
    assert!(table.contains(",100.00,19.00,119.00,0.00,0.00,119.00,"), "{table}");
}
