//! What browsers tell, as seen from outside.

use actix_web::test::TestRequest;
use diesel::prelude::*;
use serde_json::{Value, json};

use crate::support::{TestApp, request};

fn opened(route: &str) -> TestRequest {
    request("POST", "/api/events/pageview", None, Some(json!({ "route": route })))
}

fn broke(message: &str) -> Value {
    json!({ "message": message, "stack": "boom\n at f (https://a.example/assets/x.js:1:2)",
            "route": "/login", "release": "a1b2" })
}

fn views(app: &TestApp) -> Vec<(String, i64)> {
    use db::schema::page_views::dsl as v;
    let rows = v::page_views.select((v::route, v::views)).order(v::route);
    rows.load(&mut app.conn()).unwrap()
}

fn errors(app: &TestApp) -> Vec<(String, i64)> {
    use db::schema::client_errors::dsl as e;
    let rows = e::client_errors.select((e::message, e::seen)).order(e::message);
    rows.load(&mut app.conn()).unwrap()
}

#[actix_web::test]
async fn a_page_is_counted_by_its_pattern_and_a_real_address_only_as_other() {
    let app = TestApp::start();
    for route in ["/report/:reportId", "/report/:id", "/magic-link/a-secret", "/hidden-page"] {
        assert_eq!(app.send(opened(route)).await.cell(), "204");
    }
    assert_eq!(views(&app), [("/report/:reportId".to_owned(), 2), ("other".to_owned(), 2)]);
}

#[actix_web::test]
async fn a_browser_that_asks_not_to_be_counted_is_not() {
    let app = TestApp::start();
    for (name, value, counted) in
        [("dnt", "1", 0), ("sec-gpc", "1", 0), ("dnt", "0", 1), ("dnt", "unspecified", 2)]
    {
        assert_eq!(app.send(opened("/").insert_header((name, value))).await.cell(), "204");
        let total: i64 = views(&app).iter().map(|(_, views)| views).sum();
        assert_eq!(total, counted, "{name}: {value}");
    }
}

#[actix_web::test]
async fn where_pages_are_not_to_be_counted_none_is() {
    let app = TestApp::with(&[("ASSAY_ANALYTICS", "off")]);
    assert_eq!(app.send(opened("/")).await.cell(), "204");
    assert_eq!(views(&app), []);
    let config = app.anon().get("/api/config").await;
    assert_eq!(config.body["analytics"], false);
}

#[actix_web::test]
async fn like_errors_are_counted_together_and_name_nobody() {
    let app = TestApp::start();
    for user in ["ada@example.com", "ben@example.com"] {
        let body = broke(&format!("no such user {user}"));
        assert_eq!(app.anon().post("/api/events/client-error", body).await.cell(), "204");
    }
    assert_eq!(errors(&app), [("no such user [e-mail]".to_owned(), 2)]);
}

#[actix_web::test]
async fn one_address_can_report_thirty_errors_per_hour() {
    let app = TestApp::start();
    for at in 0..31 {
        let sent = request("POST", "/api/events/client-error", None, Some(broke("boom")));
        let answer = app.send(sent.peer_addr("203.0.113.9:1000".parse().unwrap())).await;
        let want = if at < 30 { "204" } else { "429 rate_limited" };
        assert_eq!(answer.cell(), want, "{at}");
    }
    assert_eq!(errors(&app), [("boom".to_owned(), 30)]);
}

#[actix_web::test]
async fn what_is_too_long_or_has_another_form_is_refused() {
    let app = TestApp::start();
    let long = |field: &str, length: usize| {
        let mut body = broke("boom");
        body[field] = json!("x".repeat(length));
        body
    };
    for body in [
        broke(""),
        long("message", 501),
        long("stack", 4_001),
        long("route", 201),
        long("release", 61),
        json!({ "message": "boom", "stack": "", "route": "/", "release": "", "user": "ada" }),
    ] {
        let answer = app.anon().post("/api/events/client-error", body.clone()).await;
        assert_eq!(answer.status, 400, "{body}");
    }
    assert_eq!(errors(&app), []);
}
