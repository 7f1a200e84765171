//! Subscriptions: begun by the admin, billed and renewed by themselves, and what they open.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use serde_json::{Value, json};

use super::plan_body;
use super::running::Office;
use crate::support::{Answer, Persona};

async fn begin() -> (Office, Persona) {
    let office = Office::open().await;
    let admin = Persona::new("admin");
    office.app.register_candidate(&admin).await;
    for (slug, price) in [("small", 10_000), ("large", 50_000)] {
        let saved = office.app.by(&admin).put("/api/admin/plans", plan_body(slug, price, 10)).await;
        assert_eq!(saved.status, 200, "{}", saved.text);
    }
    (office, admin)
}

async fn act(o: &Office, act: &str, body: Value) -> Answer {
    let path = format!("/api/admin/companies/{}/subscription{act}", o.company);
    o.app.by(&Persona::new("admin")).post(&path, body).await
}

/// Lets so many days pass for the subscription and everything that was issued.
fn pass(o: &Office, days: i32) {
    o.pass(days);
    let sql = format!(
        "update subscription_periods set period_from = period_from - {days},
           period_to = period_to - {days};
         update subscriptions set since = since - {days};"
    );
    o.app.conn().batch_execute(&sql).unwrap();
}

fn invoices(o: &Office) -> Vec<i64> {
    use db::schema::invoices::dsl as i;
    i::invoices.order(i::serial).select(i::net).load(&mut o.app.conn()).unwrap()
}

#[actix_web::test]
async fn a_subscription_opens_what_a_payment_opens_until_its_invoice_is_late_for_seven_days() {
    let (o, _) = begin().await;
    let begun = act(&o, "", json!({ "plan": "small" })).await;
    assert_eq!((begun.status, &begun.body["subscription"]["plan"]), (201, &json!("small")));
    assert_eq!(invoices(&o), [10_000]);
    assert!(o.mails()[0].starts_with("Invoice A-"), "{:?}", o.mails());
    assert!(o.pays().await);
    assert_eq!(act(&o, "", json!({ "plan": "large" })).await.cell(), "409 already_subscribed");
    pass(&o, 21);
    assert!(o.pays().await, "due for a week");
    pass(&o, 1);
    assert!(!o.pays().await);
}

#[actix_web::test]
async fn the_next_period_is_billed_once_by_the_plan_that_was_chosen_for_it() {
    let (o, _) = begin().await;
    act(&o, "", json!({ "plan": "small" })).await.ok();
    let chosen = act(&o, "/plan", json!({ "version": 1, "plan": "large" })).await.body;
    assert_eq!(
        (&chosen["subscription"]["plan"], &chosen["subscription"]["next_plan"]),
        (&json!("small"), &json!("large"))
    );
    let stale = act(&o, "/plan", json!({ "version": 1, "plan": "small" })).await;
    assert_eq!(stale.cell(), "409 stale_version");
    o.keep_time();
    assert_eq!(invoices(&o), [10_000]);
    let listed = o.app.by(&o.staff).get("/api/billing/invoices").await.body;
    let first = json!({ "invoice": { "id": listed["items"][0]["id"] } });
    assert_eq!(o.pay(&first, 11_900).await.status, 201);
    pass(&o, 31);
    o.keep_time();
    o.keep_time();
    assert_eq!(invoices(&o), [10_000, 50_000]);
    assert!(!o.mails().iter().any(|subject| subject.ends_with("ends")), "it goes on");
    let list = o.app.by(&Persona::new("admin")).get("/api/admin/paying-companies").await.body;
    let row = &list["items"][0];
    assert_eq!((&row["plan"], &row["allowance"]["quota"]), (&json!("Canary plan"), &json!(10)));
    let mrr = row["mrr"][0]["amount"].as_i64().unwrap();
    assert!((49_000..=54_000).contains(&mrr), "{mrr}");
}

#[actix_web::test]
async fn a_subscription_ends_with_its_period_or_today_and_is_billed_no_more() {
    let (o, _) = begin().await;
    act(&o, "", json!({ "plan": "small" })).await.ok();
    let end = json!({ "version": 1, "ends": true, "reason": "Too dear." });
    assert_eq!(act(&o, "/end", end).await.body["subscription"]["ends_with_period"], true);
    pass(&o, 31);
    o.keep_time();
    assert_eq!(invoices(&o), [10_000]);
    let gone = act(&o, "/end", json!({ "version": 2, "ends": false, "reason": "x" })).await;
    assert_eq!(gone.cell(), "409 no_subscription");
    act(&o, "", json!({ "plan": "large" })).await.ok();
    let churned = act(&o, "/churn", json!({ "version": 1, "reason": "They left." })).await.body;
    assert_eq!(churned["subscription"], Value::Null);
    let steps = churned["history"].as_array().unwrap().iter();
    let actions: Vec<&str> = steps.map(|step| step["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["begin", "cancel", "end", "begin", "churn"]);
    pass(&o, 40);
    o.keep_time();
    assert_eq!(invoices(&o), [10_000, 50_000]);
    assert!(!o.pays().await);
}

#[actix_web::test]
async fn a_plan_is_changed_by_who_has_seen_it_and_running_periods_keep_theirs() {
    let (o, admin) = begin().await;
    act(&o, "", json!({ "plan": "small" })).await.ok();
    let mut next = plan_body("small", 20_000, 99);
    let put = async |body: Value| o.app.by(&admin).put("/api/admin/plans", body).await;
    assert_eq!(put(next.clone()).await.cell(), "409 stale_version");
    next["version"] = json!(1);
    assert_eq!(put(next).await.body["version"], 2);
    let left = o.app.by(&o.ruth).get("/api/companies/me/allowance").await.body;
    assert_eq!(left["quota"], 10);
    let bad = put(plan_body("Not a slug", 0, 10)).await;
    assert_eq!(bad.cell(), "400 validation_failed");
    let listed = o.app.by(&admin).get("/api/admin/plans").await.body;
    assert_eq!(listed["plans"].as_array().unwrap().len(), 3);
}
