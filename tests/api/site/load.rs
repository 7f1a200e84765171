//! How much a caller may ask of one process, and what a handler that takes too long answers.

use std::time::Duration;

use actix_web::dev::{Payload, Service};
use actix_web::test::init_service;
use actix_web::web::{Bytes, Data};
use app::State;
use app::server::{Bundle, application};
use futures_util::{FutureExt, StreamExt, stream};

use crate::support::{Persona, TestApp, request};

const USUAL: [(&str, &str); 1] = [("ASSAY_REQUEST_RATE", "20")];

#[actix_web::test]
async fn an_account_that_asks_too_much_waits_and_nobody_else_does() {
    let app = TestApp::with(&USUAL);
    let (ada, ben) = (Persona::new("ada"), Persona::new("ben"));
    app.register_candidate(&ben).await;
    let mut cells = Vec::new();
    for _ in 0..70 {
        cells.push(app.by(&ada).get("/api/auth/user").await.cell());
    }
    let through = cells.iter().filter(|cell| *cell == "404 not_found").count();
    assert_eq!(through, 60, "{cells:?}");
    let over = app.by(&ada).get("/api/auth/user").await;
    assert_eq!((over.cell().as_str(), over.header("retry-after")), ("429 rate_limited", "1"));
    assert_eq!(over.header("x-content-type-options"), "nosniff");
    // Not even what anybody may read, with that token.
    assert_eq!(app.by(&ada).get("/api/config").await.cell(), "429 rate_limited");
    assert_eq!(app.anon().get("/api/config").await.status, 200);
    assert_eq!(app.by(&ben).get("/api/auth/user").await.status, 200);
}

#[actix_web::test]
async fn an_address_that_asks_too_much_waits_and_a_header_does_not_help() {
    let app = TestApp::with(&USUAL);
    let from = |ip: &str| {
        request("GET", "/api/config", None, None).peer_addr(format!("{ip}:1000").parse().unwrap())
    };
    for _ in 0..50 {
        assert_eq!(app.send(from("203.0.113.9")).await.status, 200);
    }
    assert_eq!(app.send(from("203.0.113.9")).await.cell(), "429 rate_limited");
    let spoofed = from("203.0.113.9").insert_header(("x-forwarded-for", "198.51.100.1"));
    assert_eq!(app.send(spoofed).await.cell(), "429 rate_limited");
    assert_eq!(app.send(from("198.51.100.1")).await.status, 200);
    let alive = request("GET", "/healthz", None, None);
    let alive = app.send(alive.peer_addr("203.0.113.9:1000".parse().unwrap())).await;
    assert_eq!(alive.status, 200, "/healthz always answers");
}

/// A body of which nothing ever arrives.
fn stalled() -> Payload {
    Payload::Stream { payload: stream::pending::<Result<Bytes, _>>().boxed_local() }
}

#[actix_web::test]
async fn a_handler_that_takes_too_long_is_answered_for_in_full() {
    let app = TestApp::start();
    let bundle = Bundle::load(std::path::Path::new("/nonexistent")).unwrap();
    let hurried = State { patience: Duration::ZERO, ..app.state() };
    let service = init_service(application(Data::new(hurried), Data::new(bundle))).await;
    let asked = request("POST", "/api/csp-report", None, None).to_request();
    let (asked, _) = asked.replace_payload(stalled());
    let late = service.call(asked).await.unwrap_err().error_response();
    assert_eq!(late.status(), 503);
    let header = |name: &str| late.headers().get(name).map_or("", |value| value.to_str().unwrap());
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("cache-control", "no-store"),
        ("retry-after", "2"),
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
        ("content-type", "application/problem+json; charset=utf-8"),
    ] {
        assert_eq!(header(name), value, "{name}");
    }
    assert!(header("x-request-id").len() >= 8);
}

#[actix_web::test]
async fn bodies_that_never_arrive_take_no_place_from_anybody_else() {
    let app = TestApp::with(&USUAL);
    let bundle = Bundle::load(std::path::Path::new("/nonexistent")).unwrap();
    let service = init_service(application(Data::new(app.state()), Data::new(bundle))).await;
    let mut waiting = Vec::new();
    for at in 0..1500 {
        // Ten a network: each address is within what it may ask.
        let address = format!("203.0.{}.{}:1000", at / 250, at / 10 % 25);
        for kind in ["/api/csp-report", "/api/events/pageview"] {
            let asked = request("POST", kind, None, None).peer_addr(address.parse().unwrap());
            let asked = asked.insert_header(("content-type", "application/json")).to_request();
            let mut answer = Box::pin(service.call(asked.replace_payload(stalled()).0));
            assert!((&mut answer).now_or_never().is_none(), "request {at} waits for its body");
            waiting.push(answer);
        }
    }
    let honest = request("GET", "/api/config", None, None);
    let honest = honest.peer_addr("198.51.100.1:1000".parse().unwrap()).to_request();
    assert_eq!(service.call(honest).await.unwrap().status(), 200);
    assert_eq!(waiting.len(), 3000);
}
