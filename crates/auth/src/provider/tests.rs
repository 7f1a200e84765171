//! The provider's answers by table, and its accounts over HTTP.

use chrono::TimeDelta;
use reqwest::StatusCode;
use testkit::{Account, AccountServer, PROJECT, now_s};

use super::*;

fn now() -> Instant {
    chrono::DateTime::from_timestamp(now_s(), 0).unwrap()
}

fn provider(server: &AccountServer) -> Provider {
    let account = ServiceAccount::parse(&server.service_account()).unwrap();
    Provider::new(&server.url(), PROJECT, Some(Credentials::ServiceAccount(account))).unwrap()
}

fn otto() -> NewAccount {
    let email = "otto@example.com".parse().unwrap();
    NewAccount { uid: "made-1".to_owned(), email, display_name: "Otto".to_owned() }
}

#[test]
fn what_the_provider_says_is_understood() {
    let check = |status: u16, message: &str, want: Failure| {
        let body = json!({ "error": { "code": status, "message": message } }).to_string();
        let status = StatusCode::from_u16(status).unwrap();
        assert_eq!(answers::failure(status, body.as_bytes()), want, "{message}");
    };
    let weak = "Password should be at least 6 characters";
    let policy = "Missing password requirements: [Password must contain a numeric character]";
    let refused = |words: &str| Failure::PasswordRefused(words.to_owned());
    check(400, &format!("WEAK_PASSWORD : {weak}"), refused(weak));
    check(400, &format!("PASSWORD_DOES_NOT_MEET_REQUIREMENTS : {policy}"), refused(policy));
    check(400, "EMAIL_EXISTS", Failure::EmailExists);
    check(400, "USER_NOT_FOUND", Failure::NoAccount);
    check(400, "EMAIL_NOT_FOUND", Failure::NoAccount);
    check(400, "QUOTA_EXCEEDED : Exceeded quota", Failure::TooMany);
    check(429, "anything", Failure::TooMany);
    check(403, "PERMISSION_DENIED", Failure::Refused("PERMISSION_DENIED".to_owned()));
    check(500, "INTERNAL", Failure::Unavailable);
    assert_eq!(answers::failure(StatusCode::BAD_GATEWAY, b"<html>"), Failure::Unavailable);
    let oauth = answers::failure(StatusCode::BAD_REQUEST, br#"{"error":"invalid_grant"}"#);
    assert!(matches!(oauth, Failure::Refused(_)), "{oauth:?}");
}

#[tokio::test]
async fn an_account_is_made_gets_a_password_and_is_deleted() {
    let server = AccountServer::start();
    let provider = provider(&server);
    assert_eq!(provider.create(&otto(), now()).await.as_deref(), Ok("made-1"));
    let made = |password: Option<&str>, email_verified| Account {
        uid: "made-1".to_owned(),
        email: "otto@example.com".to_owned(),
        email_verified,
        password: password.map(str::to_owned),
    };
    assert_eq!(server.accounts(), [made(None, false)]);
    let weak = provider.set_password("made-1", "short", now()).await;
    let words = "Password should be at least 6 characters".to_owned();
    assert_eq!(weak, Err(Failure::PasswordRefused(words)));
    assert_eq!(provider.set_password("made-1", "long enough", now()).await, Ok(()));
    assert_eq!(server.accounts(), [made(Some("long enough"), true)]);
    assert_eq!(provider.delete("made-1", now()).await, Ok(true));
    assert_eq!(provider.delete("made-1", now()).await, Ok(false), "asked for again");
    assert_eq!(provider.set_password("made-1", "another", now()).await, Err(Failure::NoAccount));
}

#[tokio::test]
async fn an_account_gets_another_address_unless_another_one_has_it() {
    let server = AccountServer::start();
    let provider = provider(&server);
    provider.create(&otto(), now()).await.unwrap();
    assert_eq!(provider.has_password("made-1", now()).await, Ok(false));
    assert_eq!(provider.has_password("nobody", now()).await, Ok(false));
    provider.set_password("made-1", "long enough", now()).await.unwrap();
    assert_eq!(provider.has_password("made-1", now()).await, Ok(true));
    let other: Email = "other@example.com".parse().unwrap();
    assert_eq!(provider.knows(&other, now()).await, Ok(false));
    for _ in 0..2 {
        assert_eq!(provider.set_email("made-1", &other, now()).await, Ok(()), "the same again");
    }
    assert_eq!(provider.knows(&other, now()).await, Ok(true));
    let known = server.accounts().remove(0);
    assert_eq!((known.email.as_str(), known.email_verified), ("other@example.com", true));
    let second = NewAccount { uid: "made-2".to_owned(), ..otto() };
    provider.create(&second, now()).await.unwrap();
    let taken = provider.set_email("made-2", &other, now()).await;
    assert_eq!(taken, Err(Failure::EmailExists));
    assert_eq!(provider.set_email("nobody", &otto().email, now()).await, Err(Failure::EmailExists));
    let free = "free@example.com".parse().unwrap();
    assert_eq!(provider.set_email("nobody", &free, now()).await, Err(Failure::NoAccount));
}

#[tokio::test]
async fn a_link_that_verifies_an_address_is_answered_and_mailed_by_nobody() {
    let server = AccountServer::start();
    let link = provider(&server).verification_link(&otto().email, now()).await.unwrap();
    assert!(link.contains("mode=verifyEmail") && link.contains("oobCode="), "{link}");
    server.answer_with(Some(503));
    let failed = provider(&server).verification_link(&otto().email, now()).await;
    assert_eq!(failed, Err(Failure::Unavailable));
}

#[tokio::test]
async fn an_account_that_was_made_and_never_used_is_taken_up_again_and_no_other() {
    let server = AccountServer::start();
    let provider = provider(&server);
    provider.create(&otto(), now()).await.unwrap();
    let second = NewAccount { uid: "made-2".to_owned(), ..otto() };
    assert_eq!(provider.create(&second, now()).await.as_deref(), Ok("made-1"));
    provider.set_password("made-1", "long enough", now()).await.unwrap();
    assert_eq!(provider.create(&second, now()).await, Err(Failure::EmailExists));
}

#[tokio::test]
async fn an_access_token_is_fetched_once_and_again_when_it_ends() {
    let server = AccountServer::start();
    let provider = provider(&server);
    let at = now();
    let asked = (0..10).map(|_| provider.delete("nobody", at));
    for answer in futures_util::future::join_all(asked).await {
        assert_eq!(answer, Ok(false));
    }
    assert_eq!(server.tokens_given(), 1);
    let nearly = at + TimeDelta::seconds(3539);
    assert_eq!(provider.delete("nobody", nearly).await, Ok(false));
    assert_eq!(server.tokens_given(), 1);
    let over = at + TimeDelta::seconds(3540);
    // The server checks the assertion by its own clock, which this lies ahead of by an hour.
    assert_eq!(provider.delete("nobody", over).await, Ok(false));
    assert_eq!(server.tokens_given(), 2);
}

#[tokio::test]
async fn without_a_service_account_nothing_is_asked_and_a_silent_provider_is_no_answer() {
    let server = AccountServer::start();
    let none = Provider::new(&server.url(), PROJECT, None).unwrap();
    assert!(!none.is_configured());
    assert_eq!(none.delete("x", now()).await, Err(Failure::NotConfigured));
    let provider = provider(&server);
    server.answer_with(Some(503));
    assert_eq!(provider.delete("x", now()).await, Err(Failure::Unavailable));
    server.answer_with(Some(403));
    assert!(matches!(provider.delete("x", now()).await, Err(Failure::Refused(_))));
    let emulator = Provider::new("http://127.0.0.1:9/v1", PROJECT, Some(Credentials::Emulator));
    assert_eq!(emulator.unwrap().delete("x", now()).await, Err(Failure::Unavailable));
}

#[test]
fn a_key_that_cannot_be_used_is_refused_without_repeating_it() {
    let good = AccountServer::start().service_account();
    let account = ServiceAccount::parse(&good).unwrap();
    assert_eq!(account.project(), PROJECT);
    assert!(!format!("{account:?}").contains("PRIVATE"));
    let with = |name: &str, value: &str| {
        let mut file: Value = serde_json::from_str(&good).unwrap();
        file[name] = json!(value);
        ServiceAccount::parse(&file.to_string()).err().map(|e| e.to_string())
    };
    assert!(with("type", "authorized_user").unwrap().contains("service_account"));
    assert!(with("private_key", "no key").unwrap().contains("private_key"));
    assert!(with("token_uri", "http://evil.example/token").unwrap().contains("token_uri"));
    assert!(ServiceAccount::parse("{}").is_err());
}
