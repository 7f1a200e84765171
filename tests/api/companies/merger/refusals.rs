//! What is against a merger, and that it does what was shown or nothing.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{Pair, codes, parts, path_of};
use crate::support::{Answer, Persona, request};

#[actix_web::test]
async fn a_merger_is_refused_with_every_reason_at_once() {
    let pair = Pair::of_everything().await;
    let (from, into) = (pair.from.clone(), pair.into.clone());
    let nobody = kernel::CompanyId::new().to_string();
    assert_eq!(pair.preview(&from, &nobody).await.cell(), "404 not_found");
    assert_eq!(pair.preview(&nobody, &into).await.cell(), "404 not_found");
    assert_eq!(pair.preview(&from, "x").await.cell(), "400 bad_query");
    let same = pair.preview(&from, &from).await.ok();
    assert_eq!((&same["obstacles"], &same["parts"]), (&json!(["same_company"]), &json!([])));
    pair.run(&format!(
        "insert into subscriptions (id, company_id, since, created_at)
           values ('{into}', '{into}', current_date, now());
         insert into subscription_periods (subscription_id, period_from, period_to, plan, plan_version)
           values ('{into}', current_date, current_date + 29, 'default', 1);
         set session_replication_role = replica;
         update invoices set state = 'open', paid = 0 where state = 'paid';
         update companies set state = 'unverified' where id = '{into}';
         set session_replication_role = origin"
    ));
    let shown = pair.preview(&from, &into).await.ok();
    let want = ["into_unverified", "unpaid_invoices", "both_subscribed"];
    assert_eq!(shown["obstacles"], json!(want));
    let refused = pair.merge(pair.body(&shown)).await;
    assert_eq!((refused.cell().as_str(), codes(&refused)), ("409 merger_refused", want.to_vec()));
    pair.run(
        "set session_replication_role = replica;
         update companies set state = 'suspended', suspended_from = 'approved' where state <> 'merged';
         set session_replication_role = origin",
    );
    let shown = pair.preview(&from, &into).await.ok();
    let want = ["suspended", "into_suspended", "unpaid_invoices", "both_subscribed"];
    assert_eq!(shown["obstacles"], json!(want));
}

#[actix_web::test]
async fn a_merger_does_what_was_shown_or_nothing() {
    let pair = Pair::of_two().await;
    let shown = pair.preview(&pair.from, &pair.into).await.ok();
    let moved = |table: &str| ((table.to_owned(), "moved".to_owned()), 1);
    assert_eq!(parts(&shown), BTreeMap::from([moved("company_members"), moved("inquiries")]));
    let changed = |name: &str, value: Value| {
        let mut body = pair.body(&shown);
        body[name] = value;
        body
    };
    let wrong = pair.merge(changed("name", json!("Another Ltd"))).await;
    assert_eq!((wrong.cell().as_str(), codes(&wrong)), ("400 validation_failed", vec!["mismatch"]));
    let unsaid = pair.merge(changed("reason", json!(" "))).await;
    assert_eq!(unsaid.cell(), "400 validation_failed");
    pair.run(&format!(
        "insert into company_grants (id, company_id, flag, reason, granted_by)
         values (gen_random_uuid(), '{}', 'payment', 'pilot', 'test')",
        pair.from
    ));
    assert_eq!(pair.merge(pair.body(&shown)).await.cell(), "409 stale_version");
    assert_eq!(pair.count("companies where state = 'merged'"), 0);
    let shown = pair.preview(&pair.from, &pair.into).await.ok();
    let ruth = Persona::new("ruth");
    let body = pair.body(&shown);
    let refused = pair.app.by(&ruth).post(&path_of(&pair.from), body.clone()).await;
    assert_eq!(refused.cell(), "404 not_found", "an owner cannot");
    let done = pair.merge(body.clone()).await.ok();
    assert_eq!(done["company"]["state"], "merged");
    assert_eq!(done["merged_into"]["id"], json!(pair.into));
    let again = pair.merge(body).await;
    assert_eq!((again.cell().as_str(), codes(&again)), ("409 merger_refused", vec!["merged"]));
    let user = pair.app.by(&ruth).get("/api/auth/user").await.ok();
    assert_eq!(user["user"]["company"]["id"], json!(pair.into), "she belongs to the other one");
    assert_eq!(user["user"]["company"]["role"], "owner");
    for act in ["suspend", "restore"] {
        let path = format!("/api/admin/companies/{}/{act}", pair.from);
        let refused = pair.app.by(&pair.admin).post(&path, json!({ "reason": "x" })).await;
        assert_eq!(refused.cell(), "409 not_now", "a merged company stays so");
    }
    let body = json!({ "flag": "payment", "until": null, "reason": "pilot" });
    for (act, body) in
        [("grants", body), ("grants/revoke", json!({ "flag": "payment", "reason": "x" }))]
    {
        let path = format!("/api/admin/companies/{}/{act}", pair.from);
        let refused = pair.app.by(&pair.admin).post(&path, body).await;
        assert_eq!(refused.cell(), "409 not_now", "nothing is granted to a merged company");
    }
}

#[actix_web::test]
async fn of_two_mergers_in_both_directions_at_once_one_is_done() {
    let pair = Pair::of_two().await;
    let token = pair.admin.token();
    let mut calls = Vec::new();
    for (from, into) in [(&pair.from, &pair.into), (&pair.into, &pair.from)] {
        let shown = pair.preview(from, into).await.ok();
        let body = json!({ "into": into, "name": shown["from"]["name"],
                           "digest": shown["digest"], "reason": "Registered twice." });
        calls.push(request("POST", &path_of(from), Some(&token), Some(body)));
    }
    let answers = pair.app.storm(&pair.app.twin(), calls).await;
    let mut cells: Vec<String> = answers.iter().map(Answer::cell).collect();
    cells.sort();
    assert_eq!(cells, ["200", "409 merger_refused"]);
    assert_eq!(pair.count("companies where state = 'merged'"), 1);
    let members = "company_members m join companies c on c.id = m.company_id \
                   where c.state = 'approved'";
    assert_eq!(pair.count(members), 2, "both belong to the one that is left");
}
