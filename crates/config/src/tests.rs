//! Settings by table.

use super::*;

const GOOD: &[(&str, &str)] =
    &[("FIREBASE_PROJECT_ID", "acme-hiring"), ("FIREBASE_API_KEY", "public-key")];

fn read(set: &[(&str, &str)]) -> Result<Config, Vec<Problem>> {
    let get = |name: &str| {
        let last = GOOD.iter().chain(set).rev().find(|(n, _)| *n == name);
        last.map(|(_, value)| (*value).to_owned())
    };
    parse(&get, None, Purpose::Server)
}

#[track_caller]
fn check(set: &[(&str, &str)], wrong: &[&str]) {
    let problems = read(set).err().unwrap_or_default();
    let names: Vec<&str> = problems.iter().map(|p| p.name).collect();
    assert_eq!(names, wrong, "{set:?}: {problems:?}");
}

#[test]
fn defaults_are_enough_beside_the_identity_project() {
    let config = read(&[]).unwrap();
    assert_eq!(config.bind.to_string(), "127.0.0.1:8080");
    assert_eq!(config.public_url, "http://127.0.0.1:8080");
    assert_eq!(config.environment, Environment::Production);
}

#[test]
fn a_wrong_value_is_named() {
    check(&[("ASSAY_ENV", "prod")], &["ASSAY_ENV"]);
    check(&[("ASSAY_BIND", "8080")], &["ASSAY_BIND"]);
    check(&[("ASSAY_BIND", "127.0.0.1:99999")], &["ASSAY_BIND"]);
    check(&[("ASSAY_PUBLIC_URL", "assay.example")], &["ASSAY_PUBLIC_URL"]);
    check(&[("ASSAY_ADMIN_EMAIL", "root")], &["ASSAY_ADMIN_EMAIL"]);
    check(&[("ASSAY_STAFF_EMAILS", "a@example.com,,")], &["ASSAY_STAFF_EMAILS"]);
    check(&[("ASSAY_AUTHOR_EMAILS", "nobody")], &["ASSAY_AUTHOR_EMAILS"]);
    check(&[("DATABASE_URL", "mysql://x")], &["DATABASE_URL"]);
    check(&[("DATABASE_URL", "postgres://h/d?sslmode=require")], &["DATABASE_URL"]);
    check(&[("SMTP_URL", "http://x")], &["SMTP_URL"]);
    check(&[("ASSAY_TRUSTED_PROXIES", "10.0.0.0/40")], &["ASSAY_TRUSTED_PROXIES"]);
    check(&[("ASSAY_TRUSTED_PROXIES", "10.0.0.0/8, ::1")], &[]);
    check(&[("ASSAY_COUNTRIES", "/nowhere/countries.csv")], &["ASSAY_COUNTRIES"]);
    check(
        &[("ASSAY_COUNTRIES", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))],
        &["ASSAY_COUNTRIES"],
    );
    for rate in ["0", "-1", "1000001", "many"] {
        check(&[("ASSAY_REQUEST_RATE", rate)], &["ASSAY_REQUEST_RATE"]);
    }
    check(&[("ASSAY_METRICS_TOKEN", "short")], &["ASSAY_METRICS_TOKEN"]);
    check(&[("ASSAY_ANALYTICS", "yes")], &["ASSAY_ANALYTICS"]);
    check(&[("ASSAY_RECORDING_DAYS", "0")], &["ASSAY_RECORDING_DAYS"]);
    check(&[("ASSAY_SENTRY_DSN", "https://sentry.example/7")], &["ASSAY_SENTRY_DSN"]);
    check(&[("ASSAY_SENTRY_DSN", "https://abc@sentry.example/7")], &[]);
    for path in ["k7m2x9qd", "/short", "/k7m2/x9qd", "/k7m2 x9qd", "//evil.example"] {
        check(&[("ASSAY_HIDDEN_DEV_COMMUNITY", path)], &["ASSAY_HIDDEN_DEV_COMMUNITY"]);
        check(&[("ASSAY_HIDDEN_DEBUG_SIMULATOR", path)], &["ASSAY_HIDDEN_DEBUG_SIMULATOR"]);
    }
    check(&[("ASSAY_HIDDEN_DEV_COMMUNITY", "/k7m2x9qd")], &[]);
    check(&[("FIREBASE_PROJECT_ID", "Bad Project")], &["FIREBASE_PROJECT_ID"]);
}

#[test]
fn answers_by_mail_have_an_address_that_a_token_fits_into() {
    let (address, server) = ("ASSAY_INBOUND_ADDRESS", "ASSAY_INBOUND_AUTHSERV");
    assert_eq!(read(&[]).unwrap().inbound, None);
    let config = read(&[(address, "Support@assay.example"), (server, "MX.assay.example")]);
    let inbound = config.unwrap().inbound.unwrap();
    assert_eq!(inbound.address.as_str(), "support@assay.example");
    assert_eq!(inbound.authserv.as_deref(), Some("mx.assay.example"));
    let long = format!("{}@assay.example", "s".repeat(32));
    for wrong in ["support", "a+b@assay.example", long.as_str()] {
        check(&[(address, wrong)], &[address]);
    }
    check(&[(address, &long[1..])], &[]);
    check(&[(address, "support@assay.example"), (server, "mx; x")], &[server]);
    check(&[(server, "mx.assay.example")], &[address]);
}

#[test]
fn a_language_model_has_an_address_and_a_name_and_its_key_is_never_shown() {
    let url = ("ASSAY_LLM_URL", "https://models.example/v1");
    let (key, model) = (("ASSAY_LLM_KEY", "key-canary"), ("ASSAY_LLM_MODEL", "small"));
    assert!(read(&[]).unwrap().model.is_none());
    check(&[url, model], &[]);
    check(&[url], &["ASSAY_LLM_MODEL"]);
    check(&[key, model], &["ASSAY_LLM_KEY", "ASSAY_LLM_MODEL"]);
    for wrong in ["models.example", "ftp://models.example", "https://me:pw@models.example/v1"] {
        check(&[("ASSAY_LLM_URL", wrong), model], &["ASSAY_LLM_URL"]);
    }
    check(&[url, model, ("ASSAY_LLM_KEY", "two words")], &["ASSAY_LLM_KEY"]);
    let config = read(&[url, key, model]).unwrap();
    assert_eq!(config.model.as_ref().map(|endpoint| endpoint.model()), Some("small"));
    assert!(!format!("{config:?}").contains("key-canary"));
    let secret = |name: &str| SETTINGS.iter().any(|s| s.name == name && s.secret);
    assert!(secret("ASSAY_LLM_KEY") && !secret("ASSAY_LLM_MODEL"));
}

#[test]
fn stripe_has_a_key_and_a_secret_that_are_never_shown_and_cross_no_network_in_clear_text() {
    let key = ("ASSAY_STRIPE_KEY", "sk_test_canary");
    let secret = ("ASSAY_STRIPE_WEBHOOK_SECRET", "whsec_canary");
    let url = |at| ("ASSAY_STRIPE_URL", at);
    assert!(read(&[]).unwrap().payments.is_none());
    check(&[key, secret], &[]);
    check(&[key], &["ASSAY_STRIPE_WEBHOOK_SECRET"]);
    check(&[secret], &["ASSAY_STRIPE_KEY"]);
    check(&[url("https://stripe.example")], &["ASSAY_STRIPE_URL"]);
    for good in ["https://stripe.example", "http://127.0.0.1:4711", "http://localhost"] {
        check(&[key, secret, url(good)], &[]);
    }
    for bad in ["http://stripe.example", "http://127.0.0.1.evil.example", "https://a@b.example"] {
        check(&[key, secret, url(bad)], &["ASSAY_STRIPE_URL"]);
    }
    assert!(!format!("{:?}", read(&[key, secret]).unwrap()).contains("canary"));
    let is_secret = |name: &str| SETTINGS.iter().any(|s| s.name == name && s.secret);
    assert!(is_secret("ASSAY_STRIPE_KEY") && is_secret("ASSAY_STRIPE_WEBHOOK_SECRET"));
}

#[test]
fn github_is_read_by_an_application_with_a_secret_over_https_or_on_this_machine() {
    let id = ("ASSAY_GITHUB_CLIENT_ID", "Iv1.app");
    let secret = ("ASSAY_GITHUB_CLIENT_SECRET", "secret-canary");
    assert!(read(&[]).unwrap().github.is_none());
    check(&[id, secret], &[]);
    check(&[id], &["ASSAY_GITHUB_CLIENT_SECRET"]);
    check(&[secret], &["ASSAY_GITHUB_CLIENT_ID"]);
    for name in ["ASSAY_GITHUB_WEB_URL", "ASSAY_GITHUB_API_URL"] {
        for good in ["https://github.pellworth.example", "http://127.0.0.1:9/api", "http://[::1]:9"]
        {
            check(&[id, secret, (name, good)], &[]);
        }
        for bad in [
            "http://github.com",
            "http://127.0.0.1.eve.example",
            "http://127.0.0.1:9@eve.example",
            "https://me:pw@github.com",
            "https://github.com?x",
        ] {
            check(&[id, secret, (name, bad)], &[name]);
        }
    }
    let config = read(&[id, secret]).unwrap();
    assert_eq!(config.github.as_ref().map(|app| app.web()), Some("https://github.com"));
    assert!(!format!("{config:?}").contains("secret-canary"));
    let hidden = |name: &str| SETTINGS.iter().any(|s| s.name == name && s.secret);
    assert!(hidden("ASSAY_GITHUB_CLIENT_SECRET") && !hidden("ASSAY_GITHUB_CLIENT_ID"));
}

#[test]
fn a_service_account_is_json_or_a_file_and_of_the_same_project() {
    let name = "FIREBASE_SERVICE_ACCOUNT";
    let account = testkit::AccountServer::start().service_account();
    let project = ("FIREBASE_PROJECT_ID", testkit::PROJECT);
    check(&[project, (name, &account)], &[]);
    let configured =
        |set: &[(&str, &str)]| read(set).unwrap().identity.provider().unwrap().is_configured();
    assert!(configured(&[project, (name, &account)]));
    assert!(!configured(&[project]));
    check(&[(name, &account)], &[name]);
    check(&[project, (name, "/nonexistent/key.json")], &[name]);
    check(&[project, (name, "{}")], &[name]);
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), &account).unwrap();
    check(&[project, (name, file.path().to_str().unwrap())], &[]);
}

#[test]
fn every_problem_is_found_at_once() {
    let set = [("ASSAY_ENV", "x"), ("ASSAY_BIND", "x"), ("SMTP_URL", "x")];
    check(&set, &["ASSAY_ENV", "ASSAY_BIND", "SMTP_URL"]);
}

#[test]
fn an_empty_value_counts_as_not_set() {
    check(
        &[("FIREBASE_PROJECT_ID", ""), ("FIREBASE_API_KEY", "")],
        &["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY"],
    );
}

#[test]
fn the_emulator_is_refused_wherever_others_could_use_it() {
    let fenced = [
        ("FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9099"),
        ("ASSAY_ENV", "development"),
        ("FIREBASE_PROJECT_ID", "demo-assay"),
    ];
    let build = usize::from(!cfg!(feature = "auth-emulator"));
    let problems = |extra: &[(&str, &str)]| {
        let set: Vec<_> = fenced.iter().chain(extra).copied().collect();
        read(&set).err().unwrap_or_default().len()
    };
    assert_eq!(problems(&[]), build);
    assert_eq!(problems(&[("ASSAY_ENV", "production")]), build + 1);
    assert_eq!(problems(&[("ASSAY_BIND", "0.0.0.0:8080")]), build + 1);
    assert_eq!(problems(&[("FIREBASE_PROJECT_ID", "acme-hiring")]), build + 1);
    assert_eq!(problems(&[("FIREBASE_AUTH_EMULATOR_HOST", "10.0.0.7:9099")]), 1);
}

#[test]
fn the_people_of_the_demo_are_offered_on_a_development_server_with_the_emulator_alone() {
    let mut config = read(&[]).unwrap();
    assert!(config.demo().is_none());
    config.identity.emulator = Some(SocketAddr::from(([127, 0, 0, 1], 9099)));
    assert!(config.demo().is_none(), "a server of production");
    config.environment = Environment::Development;
    assert_eq!(config.demo().is_some(), cfg!(feature = "auth-emulator"));
    config.identity.emulator = None;
    assert!(config.demo().is_none(), "a development server without the emulator");
}

#[cfg(feature = "auth-emulator")]
#[test]
fn eight_people_of_the_demo_are_offered_each_with_a_title_and_a_line_of_its_own() {
    use std::collections::HashSet;

    let demo = crate::demo::people().unwrap();
    assert!(!demo.password.is_empty());
    let offered = demo.accounts.iter().filter_map(|person| person.look_around.as_ref());
    let (titles, lines): (HashSet<_>, HashSet<_>) =
        offered.map(|shown| (shown.title.as_str(), shown.line.as_str())).unzip();
    assert_eq!((titles.len(), lines.len()), (8, 8));
    let emails: HashSet<_> = demo.accounts.iter().map(|person| &person.email).collect();
    assert_eq!(emails.len(), demo.accounts.len());
}

#[test]
fn the_operations_page_lists_every_setting() {
    let page = include_str!("../../../docs/OPERATIONS.md");
    for setting in SETTINGS {
        let row = format!("| `{}` | {} | {} |", setting.name, setting.default, setting.what);
        assert!(page.contains(&row), "docs/OPERATIONS.md lacks: {row}");
    }
}
