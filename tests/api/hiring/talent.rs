//! The talent pool over HTTP: a candidate joins, a company asks, the candidate answers.

use companies::grants::{Flag, revoke};
use db::audit::Actor;
use flows::post::Sender;
use flows::talent::keep_time;
use kernel::chrono::TimeDelta;
use kernel::{Clock, SystemClock};
use serde_json::{Value, json};

use super::pool::{join, profile_body, request_body};
use super::roles::open_roles;
use crate::support::{Answer, Persona, TestApp};

pub(super) const MINE: &str = "/api/talent-profile";
pub(super) const CARDS: &str = "/api/talent-pool/cards";

/// Ruth's company with a live role, ada who joins, and four others like her.
pub(super) struct Market {
    pub(super) app: TestApp,
    pub(super) ruth: Persona,
    pub(super) ada: Persona,
    pub(super) role: String,
}

impl Market {
    pub(super) async fn open() -> Self {
        let (app, ruth, ada) = (TestApp::start(), Persona::new("ruth"), Persona::new("ada"));
        app.register_company(&ruth).await;
        app.register_candidate(&ada).await;
        open_roles(&app, &ruth);
        let form = super::roles::role_form("Engineer");
        let made = app.by(&ruth).post("/api/roles", json!({ "form": form })).await.body;
        let role = made["id"].as_str().unwrap().to_owned();
        let market = Self { app, ruth, ada, role };
        market.put_role("published");
        market
    }

    pub(super) fn run(&self, sql: &str) {
        use diesel::connection::SimpleConnection;
        self.app.conn().batch_execute(sql).unwrap();
    }

    pub(super) fn put_role(&self, state: &str) {
        self.run(&format!(
            "alter table roles disable trigger user;
             update roles set state = '{state}', live_state = 'published', published_at = now();
             alter table roles enable trigger user"
        ));
    }

    pub(super) async fn save(&self, change: Value) -> Answer {
        let mut body = profile_body();
        for (name, value) in change.as_object().unwrap() {
            body[name] = value.clone();
        }
        self.app.by(&self.ada).put(MINE, body).await
    }

    /// A candidate blocks these companies and no other, in the version of their profile that counts now.
    pub(super) async fn block(&self, who: &Persona, companies: Value) {
        let own = self.app.by(who).get(MINE).await.ok();
        let mut body = profile_body();
        body["version"] = own["profile"]["version"].clone();
        body["blocked"] = companies;
        let saved = self.app.by(who).put(MINE, body).await;
        assert_eq!(saved.status, 200, "{}", saved.text);
    }

    pub(super) async fn cards(&self, query: &str) -> Vec<Value> {
        let page = self.app.by(&self.ruth).get(&format!("{CARDS}?{query}")).await.ok();
        page["items"].as_array().unwrap().clone()
    }

    pub(super) async fn ask(&self, card: &Value) -> Answer {
        let body = request_body(card["handle"].as_str().unwrap(), &self.role);
        self.app.by(&self.ruth).post("/api/introductions", body).await
    }

    /// Five people who say the same join, and the company asks one of them: who it is, and what they
    /// were asked.
    pub(super) async fn asked(&self) -> (Persona, Value) {
        let mut people = vec![self.ada.clone()];
        for name in ["ben", "cleo", "dan", "eve"] {
            people.push(Persona::new(name));
            self.app.register_candidate(&people[people.len() - 1]).await;
        }
        for who in &people {
            assert_eq!(self.app.by(who).put(MINE, profile_body()).await.status, 200);
        }
        let card = self.cards("").await.remove(0);
        assert_eq!(self.ask(&card).await.status, 201);
        for who in people {
            if let Some(one) = self.received(&who).await {
                return (who, one);
            }
        }
        panic!("somebody was asked");
    }

    /// What somebody was asked last.
    pub(super) async fn received(&self, who: &Persona) -> Option<Value> {
        let page = self.app.by(who).get(&format!("{MINE}/introductions")).await.ok();
        page["items"].as_array().unwrap().first().cloned()
    }

    pub(super) async fn answer(&self, who: &Persona, one: &Value, act: &str) -> Answer {
        let path = format!("{MINE}/introductions/{}/{act}", one["id"].as_str().unwrap());
        self.app.by(who).post(&path, json!({ "version": one["version"] })).await
    }

    pub(super) async fn sent(&self) -> Vec<Value> {
        let page = self.app.by(&self.ruth).get("/api/introductions?limit=100").await.ok();
        page["items"].as_array().unwrap().clone()
    }

    /// Everybody in the pool has changed so many hours from now.
    pub(super) fn change_in(&self, hours: i64) {
        use diesel::connection::SimpleConnection;
        let sql =
            format!("update talent_profiles set changed_at = now() + interval '{hours} hours'");
        self.app.conn().batch_execute(&sql).unwrap();
    }

    /// Looks as a worker does, so many hours from now.
    pub(super) fn later(&self, hours: i64) {
        let now = SystemClock.now() + TimeDelta::hours(hours);
        let public_url = "https://assay.example".to_owned();
        keep_time(&self.app.state().db, &Sender { public_url, support: None, now }).unwrap();
    }
}

#[actix_web::test]
async fn a_candidate_joins_changes_and_leaves_and_companies_see_it_at_once() {
    let t = Market::open().await;
    assert_eq!(t.app.by(&t.ada).get(MINE).await.body, json!({ "profile": null }));
    assert_eq!(t.save(json!({ "consent": false })).await.cell(), "400 validation_failed");
    let bad = t.save(json!({ "skills": [] })).await;
    assert_eq!(bad.body["errors"][0]["field"], "skills", "{}", bad.text);
    join(&t.app, 4);
    assert_eq!(t.cards("").await.len(), 0, "four share what they say");
    assert_eq!(t.save(json!({})).await.status, 200);
    assert_eq!(t.cards("").await.len(), 5);
    assert_eq!(t.save(json!({})).await.cell(), "409 stale_version");
    let named = t.save(json!({ "version": 1, "visibility": "named" })).await;
    assert_eq!(named.status, 200, "{}", named.text);
    let cards = t.cards("").await;
    assert_eq!(cards.len(), 1, "the other four are no longer five");
    assert_eq!(cards[0]["named"]["headline"], "Canary engineer");
    assert_eq!(t.save(json!({ "version": 2, "visibility": "hidden" })).await.status, 200);
    assert_eq!(t.cards("").await.len(), 0);
    assert_eq!(t.app.by(&t.ada).delete(MINE).await.status, 200);
    assert_eq!(t.app.by(&t.ada).delete(MINE).await.cell(), "404 not_found");
    let company = t.app.by(&t.ruth).put(MINE, profile_body()).await;
    assert_eq!(company.cell(), "409 account_kind_fixed");
}

#[actix_web::test]
async fn a_blocked_company_sees_nothing_not_even_in_a_count() {
    let t = Market::open().await;
    join(&t.app, 9);
    let found = t.app.by(&t.ada).get(&format!("{MINE}/companies?name=UID-ru")).await.ok();
    let id = found["items"][0]["id"].clone();
    assert_eq!(t.save(json!({ "blocked": [id] })).await.status, 200);
    assert_eq!(t.cards("").await.len(), 9);
    let counts = json!({ "skills": [{ "skill": "rust", "people": 10 }] });
    assert_eq!(t.app.by(&t.ada).get("/api/talent-pool").await.body, counts);
    let counted = t.app.by(&t.ruth).get("/api/talent-pool").await.body;
    assert_eq!(counted, json!({ "skills": [] }));
    let own = t.app.by(&t.ada).get(MINE).await.body;
    assert_eq!(own["profile"]["blocked"][0]["id"], id);
    assert_eq!(t.save(json!({ "version": 1, "blocked": [] })).await.status, 200);
    assert_eq!(t.cards("").await.len(), 10);
}

#[actix_web::test]
async fn cards_are_filtered_paged_and_say_nothing_of_anybody() {
    let t = Market::open().await;
    join(&t.app, 7);
    assert_eq!(t.cards("skills=rust&availability=now&place=remote").await.len(), 7);
    assert_eq!(t.cards("skills=rust,go").await.len(), 0);
    let first = t.app.by(&t.ruth).get(&format!("{CARDS}?limit=5")).await.ok();
    assert_eq!(first["items"].as_array().unwrap().len(), 5);
    assert!(!first.to_string().contains("Canary"), "{first}");
    let cursor = first["next_cursor"].as_str().unwrap();
    assert_eq!(t.cards(&format!("limit=5&cursor={cursor}")).await.len(), 2);
    let long = format!("text={}", "t".repeat(101));
    for bad in [
        "skills=cobol",
        "availability=soon",
        "place=moon",
        "employment=gig",
        "authorised=moon",
        "score=1000",
        "cursor=!",
        "limit=0",
        "x=1",
        &long,
    ] {
        let refused = t.app.by(&t.ruth).get(&format!("{CARDS}?{bad}")).await;
        assert_eq!(refused.status, 400, "{bad}: {}", refused.text);
    }
}

#[actix_web::test]
async fn a_saved_search_is_mailed_once_a_day_where_it_finds_somebody_new() {
    let t = Market::open().await;
    let body = json!({ "name": "Rust", "skills": ["rust"], "availability": null, "place": null });
    let made = t.app.by(&t.ruth).post("/api/talent-searches", body).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let mails = || {
        let mails = t.app.mails_to(&t.ruth.email);
        mails.iter().filter(|mail| mail.contains("someone new in the talent pool")).count()
    };
    t.later(24);
    assert_eq!(mails(), 0, "there is nobody");
    join(&t.app, 5);
    t.change_in(30);
    t.later(48);
    assert_eq!(mails(), 1);
    t.later(73);
    assert_eq!(mails(), 1, "nobody came since");
    let listed = t.app.by(&t.ruth).get("/api/talent-searches").await.ok();
    assert_eq!(listed["items"][0]["name"], "Rust");
    let path = format!("/api/talent-searches/{}", made.body["id"].as_str().unwrap());
    assert_eq!(t.app.by(&t.ruth).delete(&path).await.status, 200);
    assert_eq!(t.app.by(&t.ruth).delete(&path).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_company_that_may_no_longer_look_sees_nothing() {
    let t = Market::open().await;
    join(&t.app, 5);
    let conn = &mut t.app.conn();
    let owner = t.ruth.email.parse().unwrap();
    let company = companies::profiles::of_owner(conn, &owner).unwrap().unwrap().id;
    revoke(conn, Actor::Operator, company, Flag::ProfileCompleted, "test").unwrap();
    assert_eq!(t.app.by(&t.ruth).get(CARDS).await.cell(), "403 feature_locked");
}
