//! The mail that verifies an address: what the identity provider is asked, and what becomes of its
//! answers.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};

use serde_json::{Value, json};

use crate::support::{Answer, Persona, TestApp, request};

/// A provider that answers every question alike and tells what it was asked.
struct Provider {
    url: String,
    asked: Receiver<String>,
}

impl Provider {
    fn answering(status: u16, body: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/v1", listener.local_addr().unwrap());
        let (tell, asked) = channel();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let mut heard = Vec::new();
                let mut part = [0; 4096];
                while !whole(&heard) {
                    let n = stream.read(&mut part).unwrap();
                    if n == 0 {
                        break;
                    }
                    heard.extend_from_slice(&part[..n]);
                }
                let head = format!(
                    "HTTP/1.1 {status} X\r\ncontent-length: {}\r\nlocation: /elsewhere\r\n\
                     connection: close\r\n\r\n{body}",
                    body.len()
                );
                stream.write_all(head.as_bytes()).unwrap();
                if tell.send(String::from_utf8(heard).unwrap()).is_err() {
                    return;
                }
            }
        });
        Self { url, asked }
    }

    fn app(&self) -> TestApp {
        TestApp::with(&[("ASSAY_IDENTITY_TOOLKIT_URL", &self.url)])
    }
}

/// Whether a request has come to its end.
fn whole(heard: &[u8]) -> bool {
    let text = String::from_utf8_lossy(heard).to_lowercase();
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    length.is_none_or(|length| body.len() >= length.trim().parse::<usize>().unwrap())
}

async fn ask(app: &TestApp, who: &Persona, email: &str) -> Answer {
    let path = "/api/users/send-email-verification";
    app.by(who).post(path, json!({ "email": email })).await
}

#[actix_web::test]
async fn the_provider_is_asked_with_the_callers_own_token() {
    let provider = Provider::answering(200, "{}");
    let (app, uli) = (provider.app(), Persona::unverified("uli"));
    app.register_candidate(&uli).await;
    let token = uli.token();
    let form = Some(json!({ "email": "Uli@example.com" }));
    let sent = request("POST", "/api/users/send-email-verification", Some(&token), form);
    let answer = app.send(sent).await;
    assert_eq!((answer.status, answer.body), (202, json!({})));
    let asked = provider.asked.recv().unwrap();
    assert!(asked.starts_with("POST /v1/accounts:sendOobCode?key=public HTTP/1.1"), "{asked}");
    let body: Value = serde_json::from_str(asked.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    assert_eq!(body["requestType"], "VERIFY_EMAIL");
    assert_eq!(body["idToken"], token);
    assert_eq!(ask(&app, &uli, "uli@example.com").await.cell(), "429 rate_limited");
    app.turn_clock(61);
    assert_eq!(ask(&app, &uli, "uli@example.com").await.cell(), "202");
}

#[actix_web::test]
async fn another_address_is_refused_and_a_verified_one_is_not_mailed_again() {
    let provider = Provider::answering(200, "{}");
    let app = provider.app();
    let (uli, ada) = (Persona::unverified("uli"), Persona::new("ada"));
    app.register_candidate(&uli).await;
    app.register_candidate(&ada).await;
    assert_eq!(ask(&app, &uli, "ada@example.com").await.cell(), "403 identity_mismatch");
    assert_eq!(ask(&app, &ada, "ada@example.com").await.cell(), "202");
    assert!(provider.asked.try_recv().is_err(), "nobody was asked");
}

#[actix_web::test]
async fn a_provider_that_fails_is_an_honest_answer() {
    for (status, body, want) in [
        (400, r#"{"error":{"message":"TOO_MANY_ATTEMPTS_TRY_LATER"}}"#, "429 rate_limited"),
        (400, r#"{"error":{"message":"INVALID_ID_TOKEN"}}"#, "401 invalid_token"),
        (500, "<html>", "503 identity_unavailable"),
        (302, "", "503 identity_unavailable"),
    ] {
        let provider = Provider::answering(status, body);
        let (app, uli) = (provider.app(), Persona::unverified("uli"));
        app.register_candidate(&uli).await;
        let answer = ask(&app, &uli, "uli@example.com").await;
        assert_eq!(answer.cell(), want, "{status} {body}");
        assert!(provider.asked.recv().is_ok());
        assert!(provider.asked.try_recv().is_err(), "a redirect is not followed");
    }
}

#[actix_web::test]
async fn the_mail_sent_by_itself_is_asked_for_once_however_many_windows_are_restored() {
    let provider = Provider::answering(200, "{}");
    let (app, uli) = (provider.app(), Persona::unverified("uli"));
    app.register_candidate(&uli).await;
    let (path, token) = ("/api/users/send-email-verification", uli.token());
    let ask = || request("POST", path, Some(&token), Some(json!({ "email": uli.email })));
    let answers = app.storm(&app.twin(), (0..20).map(|_| ask()).collect()).await;
    let sent = answers.iter().filter(|answer| answer.status == 202).count();
    assert_eq!(sent, 1);
    assert!(answers.iter().all(|a| a.status == 202 || a.cell() == "429 rate_limited"));
    assert!(provider.asked.recv().is_ok());
    assert!(provider.asked.try_recv().is_err(), "the provider was asked once");
}
