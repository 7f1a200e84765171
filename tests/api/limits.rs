//! Limits on how often something may be done, as seen from outside.

use actix_web::test::TestRequest;
use serde_json::json;

use crate::support::{Answer, Persona, TestApp, request};

fn registration(name: &str) -> TestRequest {
    let who = Persona::new(name);
    let body = json!({ "firebase_uid": who.uid, "email": who.email, "display_name": name,
                       "is_company": false, "phone": null });
    request("POST", "/api/auth/register", Some(&who.token()), Some(body))
}

async fn register(app: &TestApp, name: &str, socket: &str, forwarded: Option<&str>) -> Answer {
    let request = registration(name).peer_addr(format!("{socket}:1000").parse().unwrap());
    app.send(match forwarded {
        Some(line) => request.insert_header(("x-forwarded-for", line)),
        None => request,
    })
    .await
}

#[actix_web::test]
async fn ten_accounts_an_hour_from_one_address_and_a_header_does_not_help() {
    let app = TestApp::start();
    for at in 0..10 {
        let made = register(&app, &format!("p{at}"), "203.0.113.9", None).await;
        assert_eq!(made.cell(), "201");
    }
    let over = register(&app, "p10", "203.0.113.9", None).await;
    assert_eq!(over.cell(), "429 rate_limited");
    let wait: u32 = over.header("retry-after").parse().unwrap();
    assert!((3500..=3600).contains(&wait), "{wait}");
    let spoofed = register(&app, "p10", "203.0.113.9", Some("198.51.100.1")).await;
    assert_eq!(spoofed.cell(), "429 rate_limited");
    let ghost = app.call("GET", "/api/auth/user", Some(&Persona::new("p10")), None).await;
    assert_eq!(ghost.cell(), "404 not_found", "a refused registration leaves nothing behind");
    assert_eq!(register(&app, "p0", "203.0.113.9", None).await.cell(), "200");
    assert_eq!(register(&app, "p10", "198.51.100.1", None).await.cell(), "201");
}

#[actix_web::test]
async fn behind_a_proxy_we_trust_each_visitor_is_counted_alone() {
    let app = TestApp::with(&[("ASSAY_TRUSTED_PROXIES", "10.0.0.0/8")]);
    for at in 0..10 {
        let made = register(&app, &format!("p{at}"), "10.0.0.1", Some("198.51.100.1")).await;
        assert_eq!(made.cell(), "201");
    }
    let over = register(&app, "p10", "10.0.0.2", Some("9.9.9.9, 198.51.100.1")).await;
    assert_eq!(over.cell(), "429 rate_limited");
    assert_eq!(register(&app, "p10", "10.0.0.1", Some("198.51.100.2")).await.cell(), "201");
}

#[actix_web::test]
async fn referral_codes_cannot_be_tried_out() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register(&ada, false).await;
    let mut answers = Vec::new();
    for at in 0..12 {
        let body = json!({ "referral_code": format!("guess-{at}") });
        let path = "/api/auth/set-referral-code";
        answers.push(app.call("POST", path, Some(&ada), Some(body)).await.cell());
    }
    assert!(answers[..10].iter().all(|a| a == "400 referral_code_invalid"), "{answers:?}");
    assert!(answers[10..].iter().all(|a| a == "429 rate_limited"), "{answers:?}");
}
