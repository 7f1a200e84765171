//! A build that lacks the feature `auth-emulator`, as every release does. All other tests are built with
//! it, so `cargo xtask test` builds this file once more without.

#![cfg(not(feature = "auth-emulator"))]

use auth::tokens::Verifier;
use config::{Environment, Purpose};

#[test]
fn a_build_without_the_emulator_refuses_to_start_with_it() {
    let set = [
        ("FIREBASE_API_KEY", "public-key"),
        ("FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9099"),
        ("ASSAY_ENV", "development"),
        ("FIREBASE_PROJECT_ID", "demo-assay"),
    ];
    let get = |name: &str| {
        let found = set.iter().find(|(of, _)| *of == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    let problems = config::parse(&get, None, Purpose::Server).err().unwrap_or_default();
    let named: Vec<_> = problems.iter().map(|problem| problem.name).collect();
    assert_eq!(named, ["FIREBASE_AUTH_EMULATOR_HOST"]);
}

#[test]
fn a_build_without_the_emulator_has_nothing_that_takes_its_tokens() {
    assert!(Verifier::emulator("demo-assay").is_none());
}

#[test]
fn a_build_without_the_emulator_holds_nobody_of_the_demo() {
    let get = |name: &str| match name {
        "FIREBASE_API_KEY" => Some("public-key".to_owned()),
        "FIREBASE_PROJECT_ID" => Some("demo-assay".to_owned()),
        _ => None,
    };
    let mut config = config::parse(&get, None, Purpose::Server).unwrap();
    config.environment = Environment::Development;
    config.identity.emulator = Some(([127, 0, 0, 1], 9099).into());
    assert!(config.demo().is_none());
}
