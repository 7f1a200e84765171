//! Cards that a company keeps for one of its roles, over HTTP.

use kernel::{RoleId, TalentProspectId};
use serde_json::{Value, json};

use super::pool::{join, prospect_request};
use super::roles::open_roles;
use super::talent::{MINE, Market};
use crate::support::{Answer, Persona, request};

const PROSPECTS: &str = "/api/talent-prospects";

impl Market {
    async fn add(&self, card: &Value, note: &str) -> Answer {
        let body = json!({ "role_id": self.role, "handle": card["handle"], "note": note });
        self.app.by(&self.ruth).post(PROSPECTS, body).await
    }

    /// All cards are added; the prospects.
    async fn add_all(&self) -> Vec<Value> {
        for card in self.cards("limit=100").await {
            let added = self.add(&card, "").await;
            assert_eq!(added.status, 201, "{}", added.text);
        }
        let page = self.prospects().await;
        page["items"].as_array().unwrap().clone()
    }

    async fn prospects(&self) -> Value {
        let path = format!("{PROSPECTS}?role_id={}&limit=100", self.role);
        let page = self.app.by(&self.ruth).get(&path).await.ok();
        let items = page["items"].as_array().unwrap().len();
        assert_eq!(page["count"], items, "the count says no more than the list");
        page
    }

    async fn ask_prospect(&self, one: &Value) -> Answer {
        let path = format!("{PROSPECTS}/{}/introductions", one["id"].as_str().unwrap());
        self.app.by(&self.ruth).post(&path, prospect_request(&self.role)).await
    }

    /// Another company that may look, and a role of its own.
    async fn rival(&self) -> (Persona, String) {
        let otto = Persona::new("otto");
        self.app.register_company(&otto).await;
        open_roles(&self.app, &otto);
        let form = super::roles::role_form("Fitter");
        let role = self.app.by(&otto).post("/api/roles", json!({ "form": form })).await.body;
        self.put_role("published");
        (otto, role["id"].as_str().unwrap().to_owned())
    }
}

#[actix_web::test]
async fn a_prospect_is_asked_from_the_list_and_nobody_is_notified_before() {
    let t = Market::open().await;
    join(&t.app, 5);
    assert_eq!(t.save(json!({})).await.status, 200);
    let before = t.app.mails_to(&t.ada.email).len();
    let all = t.add_all().await;
    assert_eq!(all.len(), 6);
    let (card, one) = (t.cards("").await.remove(0), &all[0]);
    assert_eq!((&one["facts"], &one["named"]), (&card["facts"], &Value::Null));
    assert!(!json!(all).to_string().contains("Canary"), "{all:?}");
    let handles: Vec<Value> = t.cards("").await.iter().map(|card| card["handle"].clone()).collect();
    for handle in &handles {
        let shown = json!(all).to_string();
        assert!(!shown.contains(handle.as_str().unwrap()), "no entry says which card it is");
    }
    assert_eq!(t.app.mails_to(&t.ada.email).len(), before, "nobody hears of it");
    assert_eq!(t.received(&t.ada).await, None);
    let asked = t.ask_prospect(one).await;
    assert_eq!((asked.status, &asked.body["state"]), (201, &json!("requested")), "{}", asked.text);
    assert_eq!((&asked.body["person"], &asked.body["facts"]), (&Value::Null, &card["facts"]));
    assert_eq!(t.sent().await.len(), 1);
    assert_eq!(t.prospects().await["count"], 5, "whom it has asked it does not see");
    assert_eq!(t.ask_prospect(one).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_card_is_added_once_and_a_request_that_is_repeated_adds_nothing() {
    let t = Market::open().await;
    join(&t.app, 5);
    let card = t.cards("").await.remove(0);
    let body = json!({ "role_id": t.role, "handle": card["handle"], "note": " Calm " });
    let mut ids = Vec::new();
    for _ in 0..2 {
        let sent = request("POST", PROSPECTS, Some(&t.ruth.token()), Some(body.clone()));
        let made = t.app.send(sent.insert_header(("idempotency-key", "one"))).await;
        assert_eq!((made.status, &made.body["note"]), (201, &json!("Calm")), "{}", made.text);
        ids.push(made.body["id"].clone());
    }
    let again = t.add(&card, "Very calm").await;
    ids.push(again.body["id"].clone());
    assert_eq!((&ids[0], &ids[0]), (&ids[1], &ids[2]));
    let page = t.prospects().await;
    assert_eq!((&page["count"], &page["most"]), (&json!(1), &json!(50)));
    assert_eq!(page["items"][0]["note"], "Very calm");
    let long = t.add(&card, &"n".repeat(501)).await;
    assert_eq!(long.body["errors"][0]["field"], "note", "{}", long.text);
    let path = format!("{PROSPECTS}/{}", ids[0].as_str().unwrap());
    assert_eq!(t.app.by(&t.ruth).delete(&path).await.status, 200);
    assert_eq!(t.app.by(&t.ruth).delete(&path).await.cell(), "404 not_found");
    assert_eq!(t.prospects().await["count"], 0);
}

#[actix_web::test]
async fn roles_cards_and_prospects_of_another_company_are_not_there() {
    let t = Market::open().await;
    join(&t.app, 6);
    let (otto, theirs) = t.rival().await;
    let all = t.add_all().await;
    let card = t.cards("").await.remove(0);
    for role in [theirs.clone(), RoleId::new().to_string(), "x".to_owned()] {
        let path = format!("{PROSPECTS}?role_id={role}");
        assert_eq!(t.app.by(&t.ruth).get(&path).await.cell(), "404 not_found", "{role}");
    }
    for role in [theirs.clone(), RoleId::new().to_string()] {
        let body = json!({ "role_id": role, "handle": card["handle"], "note": null });
        assert_eq!(t.app.by(&t.ruth).post(PROSPECTS, body).await.cell(), "404 not_found");
    }
    let body = json!({ "role_id": theirs, "handle": card["handle"], "note": null });
    assert_eq!(t.app.by(&otto).post(PROSPECTS, body).await.cell(), "409 card_gone");
    let own = all[0]["id"].as_str().unwrap().to_owned();
    for id in [own, TalentProspectId::new().to_string()] {
        let path = format!("{PROSPECTS}/{id}");
        assert_eq!(t.app.by(&otto).delete(&path).await.cell(), "404 not_found");
        let path = format!("{path}/introductions");
        let asked = t.app.by(&otto).post(&path, prospect_request(&theirs)).await;
        assert_eq!(asked.cell(), "404 not_found");
    }
    let path = format!("{PROSPECTS}?role_id={theirs}");
    assert_eq!(t.app.by(&otto).get(&path).await.ok()["count"], 0);
    assert_eq!(t.prospects().await["count"], 6);
    let path = format!("{PROSPECTS}?role_id={}", t.role);
    for (bad, cell) in [("&cursor=!", "400 bad_cursor"), ("&limit=0", "400 bad_limit")] {
        assert_eq!(t.app.by(&t.ruth).get(&format!("{path}{bad}")).await.cell(), cell);
    }
    assert_eq!(t.app.by(&t.ruth).get(PROSPECTS).await.cell(), "400 bad_query");
}

#[actix_web::test]
async fn who_hides_leaves_or_blocks_the_company_is_gone_from_its_prospects_at_once() {
    let t = Market::open().await;
    join(&t.app, 7);
    assert_eq!(t.save(json!({})).await.status, 200);
    assert_eq!(t.add_all().await.len(), 8);
    assert_eq!(t.save(json!({ "version": 1, "visibility": "hidden" })).await.status, 200);
    assert_eq!(t.prospects().await["count"], 7);
    t.later(0);
    assert_eq!(t.save(json!({ "version": 2 })).await.status, 200);
    assert_eq!(t.prospects().await["count"], 7, "who comes back is another card");
    assert_eq!(t.add_all().await.len(), 15);
    let found = t.app.by(&t.ada).get(&format!("{MINE}/companies?name=UID-ru")).await.ok();
    let blocked = json!({ "version": 3, "blocked": [found["items"][0]["id"]] });
    assert_eq!(t.save(blocked).await.status, 200);
    assert_eq!(t.prospects().await["count"], 14);
    assert_eq!(t.save(json!({ "version": 4, "visibility": "named" })).await.status, 200);
    let all = t.prospects().await;
    assert_eq!(all["count"], 14);
    assert!(!all.to_string().contains("uid-ada"), "nobody learns whose card it was: {all}");
    assert_eq!(t.app.by(&t.ada).delete(MINE).await.status, 200);
    assert_eq!(t.prospects().await["count"], 14);
}

#[actix_web::test]
async fn prospects_are_added_to_roles_that_have_not_ended_and_asked_for_live_ones() {
    let t = Market::open().await;
    join(&t.app, 6);
    let card = t.cards("").await.remove(0);
    t.put_role("paused");
    let one = t.add(&card, "").await;
    assert_eq!(one.status, 201, "{}", one.text);
    let paused = t.ask_prospect(&one.body).await;
    assert_eq!(paused.body["errors"][0]["field"], "role_id", "{}", paused.text);
    for over in ["closed", "archived", "rejected"] {
        t.put_role(over);
        assert_eq!(t.add(&card, "").await.cell(), "409 role_over", "{over}");
        assert_eq!(t.prospects().await["count"], 1, "{over}");
    }
    t.put_role("published");
    assert_eq!(t.ask_prospect(&one.body).await.status, 201);
}

#[actix_web::test]
async fn a_named_prospect_is_asked_by_a_company_that_pays_and_read_with_what_goes_with_the_name() {
    let t = Market::open().await;
    t.save(json!({ "visibility": "named", "github": "https://github.com/ada" })).await;
    let one = t.add_all().await.remove(0);
    assert_eq!((&one["named"]["name"], &one["named"]["beside"]), (&json!("uid-ada"), &Value::Null));
    assert_eq!(t.ask_prospect(&one).await.cell(), "403 feature_locked");
    t.app.unlock(&t.ruth);
    let page = t.prospects().await;
    assert_eq!(page["items"][0]["named"]["beside"]["github"], "https://github.com/ada");
    assert_eq!(t.ask_prospect(&one).await.status, 201);
}

#[actix_web::test]
async fn reviewers_read_prospects_and_do_not_change_them() {
    let t = Market::open().await;
    join(&t.app, 5);
    let one = t.add_all().await.remove(0);
    let card = t.cards("").await.remove(0);
    t.run("update company_members set role = 'reviewer'");
    assert_eq!(t.prospects().await["count"], 5);
    assert_eq!(t.add(&card, "").await.cell(), "403 role");
    assert_eq!(t.ask_prospect(&one).await.cell(), "403 role");
    let path = format!("{PROSPECTS}/{}", one["id"].as_str().unwrap());
    assert_eq!(t.app.by(&t.ruth).delete(&path).await.cell(), "403 role");
}
