//! Every clause of the token contract has a token here that breaks it and nothing else.

use std::collections::BTreeSet;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kernel::chrono::{DateTime, TimeDelta};
use kernel::{Clock, SystemClock};
use serde_json::{Value, json};
use testkit::{Answer, Forgery, IdentityProvider, Key, PROJECT, Token, forge_time, forgeries};

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
    verifier.verify(token, SystemClock.now()).await.map(|claims| claims.uid.clone())
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
async fn every_forgery_is_refused_by_the_clause_it_breaks() {
    let idp = IdentityProvider::start();
    let verifier = verifier(&idp);
    let forgeries = forgeries();
    assert!(forgeries.len() >= 100, "only {} forgeries", forgeries.len());
    let clauses: BTreeSet<&str> = forgeries.iter().map(|forgery| forgery.clause).collect();
    let mut wrong = Vec::new();
    for Forgery { what, token, clause: name } in &forgeries {
        let got = verify(&verifier, token).await;
        if got != clause(name) {
            wrong.push(format!("{what}: {got:?} and not {name}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(clauses.len(), 23, "every clause has a forgery: {clauses:?}");
    assert!(verify(&verifier, &honest().sign()).await.is_ok(), "and an honest token still counts");
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
async fn every_time_in_a_token_counts_to_its_last_second() {
    let idp = IdentityProvider::start();
    let verifier = verifier(&idp);
    let now = DateTime::from_timestamp(forge_time(0).as_i64().unwrap(), 0).unwrap();
    let changed = |changes: &[(&str, i64)]| {
        let set = |token: Token, (name, offset): &(&str, i64)| {
            token.claim(name, json!(now.timestamp() + offset))
        };
        changes.iter().fold(honest(), set).sign()
    };
    for (changes, want) in [
        (&[("iat", -3000), ("exp", -4)][..], None),
        (&[("iat", -3000), ("exp", -5)], Some("exp")),
        (&[("iat", 0), ("exp", 3605)], None),
        (&[("iat", 0), ("exp", 3606)], Some("exp too far")),
        (&[("iat", 5)], None),
        (&[("iat", 6)], Some("iat")),
        (&[("auth_time", 5)], None),
        (&[("auth_time", 6)], Some("auth_time")),
        (&[("nbf", 5)], None),
        (&[("nbf", 6)], Some("nbf")),
    ] {
        let got = verifier.verify(&changed(changes), now).await.map(drop);
        assert_eq!(got, want.map_or(Ok(()), |clause| Err(Refused::Invalid(clause))), "{changes:?}");
    }
}

#[tokio::test]
async fn a_token_seen_before_counts_as_long_as_one_that_is_new() {
    let idp = IdentityProvider::start();
    let verifier = verifier(&idp);
    let end = DateTime::from_timestamp(forge_time(100).as_i64().unwrap(), 0).unwrap();
    let token = honest().claim("exp", json!(end.timestamp())).sign();
    let first = verifier.verify(&token, SystemClock.now()).await.unwrap();
    assert_eq!(first.expires_at, end + TimeDelta::seconds(5));
    let last = verifier.verify(&token, end + TimeDelta::seconds(4)).await.unwrap();
    assert!(Arc::ptr_eq(&first, &last), "its signature was not checked again");
    let late = verifier.verify(&token, first.expires_at).await;
    assert_eq!(late, Err(Refused::Invalid("exp")));
}

#[test]
fn as_many_tokens_are_remembered_as_fit() {
    let (cache, claims) = (Cache::default(), Arc::new(claims("uid-1", "ada@example.com")));
    let seen = |generation| Seen { key_id: "a".into(), generation, claims: Arc::clone(&claims) };
    let found = |token: &str| cache.get(token).map(|seen| seen.generation);
    for at in 0..10_000 {
        cache.put(&at.to_string(), seen(at));
    }
    assert_eq!((found("0"), found("9999"), found("10000")), (Some(0), Some(9999), None));
    cache.put("10000", seen(10_000));
    assert_eq!((found("0"), found("10000")), (None, Some(10_000)));
}

#[test]
fn a_token_may_have_8_kib() {
    let refused = |bytes: usize| rules::split(&"x".repeat(bytes)).err();
    assert_eq!(refused(8192), Some(Refused::Invalid("segments")));
    assert_eq!(refused(8193), Some(Refused::Invalid("size")));
}

#[test]
fn a_token_of_the_emulator_says_that_it_is_unsigned() {
    let check = |header: &str, signature: &str| {
        let token = format!("{}.e30.{signature}", URL_SAFE_NO_PAD.encode(header));
        rules::check_unsigned(&rules::split(&token).unwrap())
    };
    let refused = Err(Refused::Invalid("alg"));
    assert_eq!(check(r#"{"alg":"none"}"#, ""), Ok(()));
    assert_eq!(check(r#"{"alg":"none"}"#, "c2ln"), refused);
    assert_eq!(check(r#"{"alg":"RS256"}"#, ""), refused);
    assert_eq!(check(r#"{"alg":"none","crit":[]}"#, ""), refused);
}

#[test]
fn only_a_build_with_the_feature_accepts_the_emulator() {
    let has_feature = cfg!(feature = "auth-emulator");
    assert_eq!(Verifier::emulator(PROJECT).is_some(), has_feature);
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
async fn a_key_replaced_under_its_own_name_ends_what_the_old_one_signed() {
    let idp = IdentityProvider::start();
    idp.answer(Answer::Keys(vec![Key::A], 0));
    let verifier = eager(&idp);
    let old = honest().sign();
    assert!(verify(&verifier, &old).await.is_ok());
    let mut other = Key::B.public();
    other["kid"] = json!(Key::A.id());
    idp.answer(Answer::Body(json!({ "keys": [other] }).to_string().into_bytes()));
    assert_eq!(verify(&verifier, &old).await, clause("signature"));
}

#[tokio::test]
async fn keys_are_fetched_again_once_their_time_is_over_and_not_before() {
    for (life, asked) in [(3600, 1), (0, 3)] {
        let idp = IdentityProvider::start();
        idp.answer(Answer::Keys(vec![Key::A], life));
        let verifier = eager(&idp);
        verifier.warm_up().await;
        assert_eq!(idp.asked(), 1, "before any token came");
        for _ in 0..2 {
            assert!(verify(&verifier, &honest().sign()).await.is_ok());
        }
        assert_eq!(idp.asked(), asked, "{life}");
    }
}

#[tokio::test]
async fn a_set_of_keys_may_have_64_kib() {
    for (bytes, want) in [(65_536, Ok("uid-1")), (65_537, Err(&Refused::KeysUnavailable))] {
        let idp = IdentityProvider::start();
        let mut body = json!({ "keys": [Key::A.public()] }).to_string().into_bytes();
        body.resize(bytes, b' ');
        idp.answer(Answer::Body(body));
        let answer = verify(&eager(&idp), &honest().sign()).await;
        assert_eq!(answer.as_deref(), want, "{bytes}");
    }
}

#[tokio::test]
async fn an_unknown_key_is_not_called_bad_while_the_provider_fails() {
    let idp = IdentityProvider::start();
    let verifier = eager(&idp);
    assert!(verify(&verifier, &honest().sign()).await.is_ok());
    idp.answer(Answer::Status(500));
    let new = honest().signed_by(Key::B).sign();
    assert_eq!(verify(&verifier, &new).await, Err(Refused::KeysUnavailable));
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
async fn without_keys_no_token_is_called_bad() {
    let idp = IdentityProvider::start();
    idp.answer(Answer::Status(503));
    let verifier = eager(&idp);
    assert_eq!(verify(&verifier, &honest().sign()).await, Err(Refused::KeysUnavailable));
    idp.answer(Answer::Keys(vec![Key::A], 3600));
    assert!(verify(&verifier, &honest().sign()).await.is_ok());
}

#[tokio::test]
async fn poisoned_keys_are_passed_over() {
    let good = Key::A.public();
    let with = |name: &str, value: Value| {
        let mut key = good.clone();
        key[name] = value;
        key
    };
    let mut private = good.clone();
    private["kty"] = json!("oct");
    private["k"] = json!("c2VjcmV0");
    for key in [
        with("n", json!("AQAB")),
        with("n", json!("")),
        with("n", json!("!".repeat(400))),
        with("e", json!("AQ")),
        with("e", json!("Aw")),
        with("e", json!("")),
        with("use", json!("enc")),
        with("alg", json!("HS256")),
        with("alg", json!("RS512")),
        with("kty", json!("EC")),
        private,
    ] {
        let idp = IdentityProvider::start();
        let set = json!({ "keys": [key] }).to_string();
        idp.answer(Answer::Body(set.into_bytes()));
        let verifier = eager(&idp);
        let answer = verify(&verifier, &honest().sign()).await;
        assert_eq!(answer, Err(Refused::KeysUnavailable), "{key}");
    }
}

#[tokio::test]
async fn a_poisoned_key_does_no_harm_to_the_good_ones_beside_it() {
    let idp = IdentityProvider::start();
    let bad = json!({ "kty": "oct", "alg": "HS256", "kid": "other", "k": "c2VjcmV0" });
    let set = json!({ "keys": [bad, Key::A.public()] }).to_string();
    idp.answer(Answer::Body(set.into_bytes()));
    assert!(verify(&eager(&idp), &honest().sign()).await.is_ok());
}

#[tokio::test]
async fn keys_that_claim_to_be_good_for_ever_are_kept_a_day() {
    for life in ["18446744073709551615", "99999999999999999999999", "-1", "soon", ""] {
        let idp = IdentityProvider::start();
        idp.answer(Answer::Life(life.to_owned()));
        let verifier = eager(&idp);
        assert!(verify(&verifier, &honest().sign()).await.is_ok(), "{life}");
        assert!(verify(&verifier, &honest().sign()).await.is_ok(), "{life}");
    }
}

#[tokio::test]
async fn a_key_that_was_rotated_in_is_found_by_everybody_at_once() {
    let idp = IdentityProvider::start();
    let verifier = std::sync::Arc::new(eager(&idp));
    assert!(verify(&verifier, &honest().sign()).await.is_ok());
    idp.answer(Answer::Keys(vec![Key::A, Key::B], 3600));
    let (old, new) = (honest().sign(), honest().signed_by(Key::B).sign());
    let calls: Vec<_> = (0..50)
        .map(|at| if at % 2 == 0 { old.clone() } else { new.clone() })
        .map(|token| {
            let verifier = std::sync::Arc::clone(&verifier);
            tokio::spawn(async move { verify(&verifier, &token).await })
        })
        .collect();
    for call in calls {
        assert!(call.await.unwrap().is_ok());
    }
}

#[tokio::test]
async fn a_token_seen_before_is_refused_once_its_time_is_over() {
    let idp = IdentityProvider::start();
    let verifier = verifier(&idp);
    let (token, now) = (honest().sign(), SystemClock.now());
    assert!(verifier.verify(&token, now).await.is_ok());
    let later = now + kernel::chrono::TimeDelta::seconds(3600);
    assert_eq!(verifier.verify(&token, later).await, Err(Refused::Invalid("exp")));
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
