//! The link of the mail that opens a company's account.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as URL_SAFE_NO_PAD;
use diesel::prelude::*;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::support::{Answer, Persona, TestApp, request, token_in};

struct Way {
    app: TestApp,
    ruth: Persona,
    id: String,
}

impl Way {
    /// An approved inquiry whose link is in the mail.
    async fn approved() -> Self {
        let (app, ruth) = (TestApp::start(), Persona::new("ruth"));
        app.register_company(&ruth).await;
        app.register_candidate(&Persona::new("admin")).await;
        let id = app.inquire(&ruth, "Pellworth").await;
        let way = Self { app, ruth, id };
        way.act("approve", json!({ "flags": [], "note": null })).await;
        way
    }

    async fn act(&self, act: &str, body: Value) -> Answer {
        let answer = self.app.decide(&self.id, act, body).await;
        assert_eq!(answer.status, 200, "{act}: {}", answer.text);
        answer
    }

    fn token(&self) -> String {
        token_in(&self.app.mails_to(&self.ruth.email)[0])
    }

    async fn activate(&self, token: &str, who: Option<&Persona>) -> Answer {
        let body = Some(json!({ "token": token }));
        self.app.by(who).send("POST", "/api/companies/activate", body).await
    }

    async fn own(&self) -> Value {
        let answer = self.app.by(&self.ruth).get("/api/auth/inquiry").await;
        answer.body["inquiry"]["state"].clone()
    }
}

#[actix_web::test]
async fn the_link_opens_the_account_once_signed_in_or_not() {
    for signed_in in [false, true] {
        let way = Way::approved().await;
        let (token, who) = (way.token(), signed_in.then_some(&way.ruth));
        let opened = way.activate(&token, who).await;
        assert_eq!(
            (opened.status, &opened.body["inquiry"]["state"]),
            (200, &json!("account_ready"))
        );
        let next = if signed_in { "complete_profile" } else { "sign_in" };
        assert_eq!(opened.body["next"], next);
        assert_eq!(way.own().await, "account_ready");
        assert_eq!(way.activate(&token, who).await.cell(), "404 link_invalid");
        let detail = format!("/api/admin/inquiries/{}", way.id);
        let detail = way.app.by(&Persona::new("admin")).get(&detail).await;
        assert!(detail.body["activation"]["used_at"].is_string(), "{}", detail.text);
    }
}

#[actix_web::test]
async fn every_link_that_does_not_count_is_one_answer() {
    let way = Way::approved().await;
    let first = way.token();
    way.act("resend-activation", json!({})).await;
    let second = way.token();
    let mut answers = vec![way.activate(&first, None).await];
    for text in ["", "x", "ruth@example.com", &"A".repeat(43), &"A".repeat(4000)] {
        answers.push(way.activate(text, None).await);
    }
    let otto = Persona::new("otto");
    way.app.register_company(&otto).await;
    answers.push(way.activate(&second, Some(&otto)).await);
    way.act("revoke-activation", json!({})).await;
    assert_eq!(way.own().await, "approved");
    answers.push(way.activate(&second, None).await);
    way.act("resend-activation", json!({})).await;
    let third = way.token();
    way.act("suspend", json!({ "reason": "A complaint." })).await;
    answers.push(way.activate(&third, None).await);
    way.act("restore", json!({})).await;
    way.app.turn_clock(72 * 3600);
    answers.push(way.activate(&third, None).await);
    for answer in &answers {
        assert_eq!(answer.cell(), "404 link_invalid", "{}", answer.text);
        assert_eq!(answer.body["detail"], answers[0].body["detail"]);
    }
    assert_eq!(way.own().await, "activation_sent", "nothing was used up");
}

#[actix_web::test]
async fn a_link_opens_nothing_once_the_account_has_another_address() {
    let way = Way::approved().await;
    let token = way.token();
    let moved = Persona { email: "moved@example.com".to_owned(), ..way.ruth.clone() };
    let known = way.app.by(&moved).get("/api/auth/user").await;
    assert_eq!(known.body["user"]["email"], "moved@example.com");
    assert_eq!(way.activate(&token, None).await.cell(), "404 link_invalid");
}

#[actix_web::test]
async fn of_fifty_uses_at_once_one_counts() {
    let way = Way::approved().await;
    let token = way.token();
    let calls = (0..50).map(|_| async {
        // A full pool answers "busy"; a client asks again then.
        loop {
            let answer = way.activate(&token, None).await;
            if answer.status != 503 {
                return answer.cell();
            }
        }
    });
    let cells = futures_util::future::join_all(calls).await;
    assert_eq!(cells.iter().filter(|cell| *cell == "200").count(), 1, "{cells:?}");
    assert_eq!(cells.iter().filter(|cell| *cell == "404 link_invalid").count(), 49, "{cells:?}");
}

#[actix_web::test]
async fn who_tries_links_has_to_wait_and_others_do_not() {
    let way = Way::approved().await;
    let from = |address: &str, token: &str| {
        let sent =
            request("POST", "/api/companies/activate", None, Some(json!({ "token": token })));
        sent.peer_addr(format!("{address}:4711").parse().unwrap())
    };
    for _ in 0..20 {
        let answer = way.app.send(from("203.0.113.7", "x")).await;
        assert_eq!(answer.cell(), "404 link_invalid");
    }
    assert_eq!(way.app.send(from("203.0.113.7", "x")).await.cell(), "429 rate_limited");
    assert_eq!(way.app.send(from("203.0.113.8", "x")).await.cell(), "404 link_invalid");
    let victim = way.app.send(from("203.0.113.7", &way.token())).await;
    assert_eq!(victim.status, 200, "a good link still counts: {}", victim.text);
}

#[actix_web::test]
async fn looking_at_the_page_of_a_link_uses_nothing_up() {
    let way = Way::approved().await;
    let token = way.token();
    for method in ["GET", "HEAD"] {
        for _ in 0..10 {
            let path = format!("/company-activation?token={token}");
            way.app.anon().send(method, &path, None).await;
            way.app.anon().send(method, "/api/companies/activate", None).await;
        }
    }
    assert_eq!(way.activate(&token, None).await.status, 200);
}

/// Every row of a table as text, in which bytes are written in hexadecimal.
#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = diesel::sql_types::Text)]
    row: String,
}

#[actix_web::test]
async fn the_database_holds_the_hash_of_a_token_and_not_the_token() {
    use db::schema::activation_links::dsl as l;
    let way = Way::approved().await;
    let token = way.token();
    let bytes = URL_SAFE_NO_PAD.decode(&token).unwrap();
    let conn = &mut way.app.conn();
    let kept: Vec<u8> = l::activation_links.select(l::token_sha256).first(conn).unwrap();
    assert_eq!(kept, Sha256::digest(&bytes).to_vec());
    let rows: Vec<Row> = diesel::sql_query(
        "select x::text as row from activation_links x \
        union all select x::text from inquiries x union all select x::text from audit_log x",
    )
    .load(conn)
    .unwrap();
    assert!(rows.iter().any(|row| row.row.contains(&hex(&kept))), "bytes are hexadecimal");
    for secret in [token.clone(), hex(&bytes), hex(token.as_bytes())] {
        let found = rows.iter().find(|row| row.row.contains(&secret));
        assert!(found.is_none(), "{secret} is in {}", found.unwrap().row);
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
