//! Every clause of the token contract has a token here that breaks it and nothing else.

use std::time::Duration;

use kernel::{Clock, SystemClock};
use serde_json::{Value, json};
use testkit::{Answer, IdentityProvider, Key, PROJECT, Token, forge_time, now_s};

use super::*;

pub(crate) fn claims(uid: &str, email: &str) -> Claims {
    let now = SystemClock.now();
    Claims {
        uid: uid.to_owned(),
        email: email.parse().unwrap(),
        email_verified: true,
        auth_time: now,
        expires_at: now,
    }
}

fn honest() -> Token {
    Token::honest("uid-1", "ada@example.com", true)
}

fn verifier(idp: &IdentityProvider) -> Verifier {
    Verifier::signed(PROJECT, KeySource::new(&idp.url())).unwrap()
}

/// A verifier that may ask for keys as often as it likes.
fn eager(idp: &IdentityProvider) -> Verifier {
    let (min_interval, timeout) = (Duration::ZERO, Duration::from_millis(300));
    let source = KeySource { min_interval, timeout, ..KeySource::new(&idp.url()) };
    Verifier::signed(PROJECT, source).unwrap()
}

async fn verify(verifier: &Verifier, token: &str) -> Result<String, Refused> {
    verifier.verify(token, SystemClock.now()).await.map(|claims| claims.uid)
}

fn clause(name: &'static str) -> Result<String, Refused> {
    Err(Refused::Invalid(name))
}

#[tokio::test]
async fn an_honest_token_is_accepted_and_says_who_it_is() {
    let idp = IdentityProvider::start();
    let claims = verifier(&idp).verify(&honest().sign(), SystemClock.now()).await.unwrap();
    assert_eq!((claims.uid.as_str(), claims.email.as_str()), ("uid-1", "ada@example.com"));
    assert!(claims.email_verified);
}

#[tokio::test]
async fn every_clause_on_claims_refuses_a_token_that_breaks_it() {
    let idp = IdentityProvider::start();
    let verifier = verifier(&idp);
    let set = |name: &str, value: Value| honest().claim(name, value);
    let table = [
        ("iss", honest().without("iss"), "claims"),
        ("iss", set("iss", json!("https://securetoken.google.com/other")), "iss"),
        ("iss", set("iss", json!(["https://securetoken.google.com/demo-assay"])), "claims"),
        ("iss", set("iss", json!("https://securetoken.google.com/demo-assay/")), "iss"),
        ("aud", honest().without("aud"), "claims"),
        ("aud", set("aud", json!("other")), "aud"),
        ("aud", set("aud", json!([PROJECT])), "claims"),
        ("aud", set("aud", json!("")), "aud"),
        ("sub", honest().without("sub"), "claims"),
        ("sub", set("sub", json!("")).claim("user_id", json!("")), "sub"),
        ("sub", long_uid(129), "sub"),
        ("sub", long_uid(7000), "size"),
        ("sub", set("sub", json!("a\u{0}b")).claim("user_id", json!("a\u{0}b")), "sub"),
        ("sub", set("sub", json!(7)), "claims"),
        ("user_id", set("user_id", json!("uid-2")), "user_id"),
        ("user_id", honest().without("user_id"), "claims"),
        ("exp", honest().without("exp"), "claims"),
        ("exp", set("exp", forge_time(-6)).claim("iat", forge_time(-3000)), "exp"),
        ("exp", set("exp", forge_time(3600 * 24 * 3650)), "exp too far"),
        ("exp", set("exp", json!(i64::MAX)).claim("iat", json!(i64::MIN)), "exp too far"),
        ("exp", set("exp", json!((now_s() + 3000).to_string())), "claims"),
        ("exp", set("exp", json!(1e300)), "claims"),
        ("exp", set("exp", json!(null)), "claims"),
        ("exp", set("exp", json!(now_s() as f64 + 100.5)), "claims"),
        ("iat", honest().without("iat"), "claims"),
        ("iat", set("iat", forge_time(60)), "iat"),
        ("iat", set("iat", json!("now")), "claims"),
        ("auth_time", honest().without("auth_time"), "claims"),
        ("auth_time", set("auth_time", forge_time(3600)), "auth_time"),
        ("auth_time", set("auth_time", json!(true)), "claims"),
        ("auth_time", set("auth_time", json!(i64::MIN)), "time"),
        ("nbf", set("nbf", forge_time(60)), "nbf"),
        ("nbf", set("nbf", json!("soon")), "claims"),
        ("email", honest().without("email"), "claims"),
        ("email", set("email", json!("not an address")), "email"),
        ("email", set("email", json!("a@example.com\r\nbcc: b@example.com")), "email"),
        ("verified", honest().without("email_verified"), "claims"),
        ("verified", set("email_verified", json!("true")), "claims"),
        ("provider", honest().without("firebase"), "claims"),
        ("provider", set("firebase", json!({"sign_in_provider": "anonymous"})), "provider"),
        ("provider", set("firebase", json!({"sign_in_provider": "custom"})), "provider"),
        ("provider", set("firebase", json!({})), "claims"),
    ];
    for (what, token, want) in table {
        assert_eq!(
            verify(&verifier, &token.sign()).await,
            clause(want),
            "{what}: {}",
            token.claims
        );
    }
}

fn long_uid(length: usize) -> Token {
    let uid = json!("u".repeat(length));
    honest().claim("sub", uid.clone()).claim("user_id", uid)
}

#[tokio::test]
async fn the_tolerance_on_clocks_is_five_seconds() {
    let idp = IdentityProvider::start();
    let verifier = verifier(&idp);
    let just = honest().claim("iat", forge_time(4)).claim("auth_time", forge_time(4));
    assert!(verify(&verifier, &just.sign()).await.is_ok());
    let over = honest().claim("exp", forge_time(-3)).claim("iat", forge_time(-3000));
    assert!(verify(&verifier, &over.sign()).await.is_ok());
}

#[tokio::test]
async fn every_clause_on_headers_refuses_a_token_that_breaks_it() {
    let idp = IdentityProvider::start();
    let verifier = verifier(&idp);
    let set = |name: &str, value: Value| honest().header(name, value);
    let table = [
        (set("alg", json!("none")), "alg"),
        (set("alg", json!("HS256")), "alg"),
        (set("alg", json!("RS384")), "alg"),
        (set("alg", json!("rs256")), "alg"),
        (set("alg", json!(["RS256"])), "header"),
        (set("alg", json!(null)), "header"),
        (set("kid", json!(null)), "kid"),
        (set("kid", json!("")), "kid"),
        (set("kid", json!("k".repeat(65))), "kid"),
        (set("kid", json!("../keys")), "kid"),
        (set("kid", json!("a' or '1'='1")), "kid"),
        (set("kid", json!(7)), "header"),
        (set("kid", json!("unheard-of")), "unknown key"),
        (set("kid", json!(Key::B.id())), "unknown key"),
        (set("crit", json!(["exp"])), "crit"),
        (set("crit", json!([])), "crit"),
    ];
    for (token, want) in table {
        assert_eq!(verify(&verifier, &token.sign()).await, clause(want), "{}", token.header);
    }
}

#[tokio::test]
async fn a_spoilt_token_is_refused_whatever_was_spoilt() {
    let idp = IdentityProvider::start();
    let verifier = verifier(&idp);
    let good = honest().sign();
    let (message, signature) = good.rsplit_once('.').unwrap();
    let (head, body) = message.split_once('.').unwrap();
    let other = Token::honest("uid-2", "eve@example.com", true).sign();
    let swapped = other.split('.').nth(1).unwrap();
    let table = [
        (String::new(), "segments"),
        ("a".to_owned(), "segments"),
        (message.to_owned(), "claims"),
        (format!("{good}.x"), "segments"),
        (format!("{message}."), "signature"),
        (format!("{head}.{swapped}.{signature}"), "signature"),
        (format!("{message}.{}", "A".repeat(signature.len())), "signature"),
        (format!("{message}.{signature}=="), "signature"),
        (format!("{head}.{body}=.{signature}"), "signature"),
        (format!("?{good}"), "header"),
        (format!(" {good}"), "header"),
        (format!("{good}{}", "A".repeat(8192)), "size"),
    ];
    for (token, want) in table {
        let got = verify(&verifier, &token).await;
        let refused = matches!(got, Err(Refused::Invalid(_)));
        assert!(refused, "{want}: {token} gave {got:?}");
    }
    let forged = Token { key: Key::B, ..honest() };
    assert_eq!(verify(&verifier, &forged.sign()).await, clause("signature"));
}

#[tokio::test]
async fn a_rotated_key_is_fetched_and_the_old_one_forgotten() {
    let idp = IdentityProvider::start();
    let verifier = eager(&idp);
    let old = honest().sign();
    assert!(verify(&verifier, &old).await.is_ok());
    idp.answer(Answer::Keys(vec![Key::B], 3600));
    assert!(verify(&verifier, &honest().signed_by(Key::B).sign()).await.is_ok());
    assert_eq!(verify(&verifier, &old).await, clause("unknown key"));
}

#[tokio::test]
async fn a_provider_out_of_order_leaves_the_old_keys_in_force() {
    let too_large = vec![b' '; 2 << 20];
    for fault in [
        Answer::Status(500),
        Answer::Silence,
        Answer::Body(b"<html>".to_vec()),
        Answer::Body(b"{\"keys\":[]}".to_vec()),
        Answer::Body(too_large),
    ] {
        let idp = IdentityProvider::start();
        idp.answer(Answer::Keys(vec![Key::A], 0));
        let verifier = eager(&idp);
        assert!(verify(&verifier, &honest().sign()).await.is_ok());
        idp.answer(fault.clone());
        let later = Token::honest("uid-2", "eve@example.com", true);
        assert_eq!(verify(&verifier, &later.sign()).await.as_deref(), Ok("uid-2"), "{fault:?}");
    }
}

#[tokio::test]
async fn without_keys_nobody_is_told_that_their_token_is_bad() {
    let idp = IdentityProvider::start();
    idp.answer(Answer::Status(503));
    let verifier = eager(&idp);
    assert_eq!(verify(&verifier, &honest().sign()).await, Err(Refused::KeysUnavailable));
    idp.answer(Answer::Keys(vec![Key::A], 3600));
    assert!(verify(&verifier, &honest().sign()).await.is_ok());
}

#[tokio::test]
async fn poisoned_keys_are_passed_over() {
    let idp = IdentityProvider::start();
    let weak = json!({ "keys": [
        { "kty": "RSA", "alg": "RS256", "kid": "test-key-a", "n": "AQAB", "e": "AQAB" },
        { "kty": "oct", "alg": "HS256", "kid": "test-key-a", "k": "c2VjcmV0" },
    ]});
    idp.answer(Answer::Body(weak.to_string().into_bytes()));
    let verifier = eager(&idp);
    assert_eq!(verify(&verifier, &honest().sign()).await, Err(Refused::KeysUnavailable));
}

#[tokio::test]
async fn unknown_keys_do_not_make_us_ask_again_and_again() {
    let idp = IdentityProvider::start();
    let verifier = verifier(&idp);
    for n in 0..50 {
        let stranger = honest().header("kid", json!(format!("stranger-{n}")));
        assert_eq!(verify(&verifier, &stranger.sign()).await, clause("unknown key"));
    }
    assert_eq!(idp.asked(), 1);
}

#[tokio::test]
async fn parallel_requests_share_one_fetch() {
    let idp = IdentityProvider::start();
    let verifier = std::sync::Arc::new(verifier(&idp));
    let token = honest().sign();
    let tasks: Vec<_> = (0..20)
        .map(|_| {
            let (verifier, token) = (std::sync::Arc::clone(&verifier), token.clone());
            tokio::spawn(async move { verify(&verifier, &token).await })
        })
        .collect();
    for task in tasks {
        assert!(task.await.unwrap().is_ok());
    }
    assert_eq!(idp.asked(), 1);
}
