//! What every answer carries: one table, held against every kind of answer there is.

use std::path::Path;

use actix_web::test::TestRequest;
use app::router::ROUTES;
use config::Environment;
use serde_json::json;
use tempfile::TempDir;

use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

const ALWAYS: [(&str, &str); 8] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin-allow-popups"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    // Never there.
    ("cross-origin-embedder-policy", ""),
    ("server", ""),
    ("x-powered-by", ""),
];
const DATA_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";
const WORKER_POLICY: &str = "default-src 'self'; frame-ancestors 'none'";
const FOREVER: &str = "public, max-age=31536000, immutable";

/// A browser application of four files.
fn web() -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join("assets")).unwrap();
    for (name, text) in [
        ("index.html", "<!doctype html><style nonce=\"__CSP_NONCE__\"></style>"),
        ("sw.js", "self"),
        ("favicon.svg", "<svg/>"),
        ("assets/main-a1b2c3.js", "export {}"),
    ] {
        std::fs::write(dir.path().join(name), text).unwrap();
    }
    dir
}

#[track_caller]
fn check(answer: &Answer, what: &str, cache: &str, policy: &str) {
    for (name, value) in ALWAYS {
        assert_eq!(answer.header(name), value, "{name} of {what}");
    }
    assert_eq!(answer.header("cache-control"), cache, "{what}");
    assert_eq!(answer.header("content-security-policy"), policy, "{what}");
    assert_eq!(answer.header("set-cookie"), "", "{what}");
    assert_eq!(answer.header("access-control-allow-origin"), "", "{what}");
    assert!((8..=64).contains(&answer.header("x-request-id").len()), "{what}");
    if answer.status >= 400 && !what.contains("not built") {
        assert!(answer.header("content-type").starts_with("application/problem+json"), "{what}");
        assert_eq!(answer.body["request_id"], answer.header("x-request-id"), "{what}");
        assert_eq!(answer.body["status"], answer.status, "{what}");
    }
}

fn get(path: &str) -> TestRequest {
    request("GET", path, None, None)
}

#[actix_web::test]
async fn every_kind_of_answer_carries_the_table_of_headers() {
    let (world, web) = (World::make().await, web());
    let token = world.ada.token();
    let long = format!("/api/config?x={}", "x".repeat(5000));
    let large = request("POST", "/api/auth/register", Some(&token), None)
        .insert_header(("content-type", "application/json"))
        .set_payload(vec![b' '; 70_000]);
    let form = request("POST", "/api/auth/register", Some(&token), None)
        .insert_header(("content-type", "text/plain"));
    for (sent, status) in [
        (get("/healthz"), 200),
        (get("/readyz"), 200),
        (get("/api/config"), 200),
        (get("/api/openapi.json"), 200),
        (get("/api/docs"), 302),
        (request("GET", "/api/auth/user", Some(&token), None), 200),
        (get("/api/auth/user"), 401),
        (request("GET", "/api/assessments", Some(&token), None), 403),
        (get("/api/nowhere"), 404),
        (get("/assets/missing.js"), 404),
        (request("POST", "/somewhere", None, None), 404),
        (request("DELETE", "/api/config", None, None), 405),
        (request("OPTIONS", "/api/auth/user", None, None), 405),
        (get("/api/%00"), 400),
        (get(&long), 414),
        (large, 413),
        (form, 415),
    ] {
        let answer = world.app.send_with(sent, web.path()).await;
        let what = format!("an answer with {status}");
        assert_eq!(answer.status, status, "{}", answer.text);
        check(&answer, &what, "no-store", DATA_POLICY);
        assert_eq!(answer.header("referrer-policy"), "strict-origin-when-cross-origin", "{what}");
        assert_eq!(answer.header("strict-transport-security"), "", "{what}");
    }
    world.app.idp.answer(testkit::Answer::Status(500));
    let other = TestApp::start();
    other.idp.answer(testkit::Answer::Status(500));
    let away = other.send(request("GET", "/api/auth/user", Some(&token), None)).await;
    assert_eq!(away.cell(), "503 identity_unavailable");
    check(&away, "an answer with 503", "no-store", DATA_POLICY);
}

#[actix_web::test]
async fn every_answer_of_the_api_is_kept_by_nobody() {
    let world = World::make().await;
    for who in [None, Some(world.ada.token()), Some(world.ruth.token())] {
        for route in ROUTES.iter().filter(|route| route.path.starts_with("/api/")) {
            let path = route.path.replace("{id}", &world.attempt).replace("{task}", &world.task);
            let path = path.replace("{first}", "doubling").replace("{second}", "x");
            let sent = request(route.method, &path, who.as_deref(), None);
            let answer = world.app.send(sent).await;
            assert_eq!(answer.header("cache-control"), "no-store", "{} {path}", route.method);
            assert_eq!(answer.header("set-cookie"), "", "{} {path}", route.method);
        }
    }
}

fn page_policy(nonce: &str, more_connect: &str, more_frame: &str, end: &str) -> String {
    format!(
        "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; \
         form-action 'self'; script-src 'self' https://apis.google.com; \
         style-src 'self' 'nonce-{nonce}'; style-src-attr 'unsafe-inline'; font-src 'self'; \
         img-src 'self' data: blob: https://lh3.googleusercontent.com; media-src 'self'; \
         connect-src 'self' https://identitytoolkit.googleapis.com \
         https://securetoken.googleapis.com{more_connect}; \
         frame-src 'self' https://demo-assay.firebaseapp.com{more_frame}; worker-src 'self'; \
         manifest-src 'self'; report-uri /api/csp-report{end}"
    )
}

/// The nonce in a page, after the page has been found to be in order.
async fn nonce_of_page(
    app: &TestApp,
    web: &Path,
    path: &str,
    policy: impl Fn(&str) -> String,
) -> String {
    let answer = app.send_with(get(path), web).await;
    let nonce = answer.text.split('"').nth(1).unwrap().to_owned();
    assert_eq!((answer.status, nonce.len()), (200, 22), "{path}: {}", answer.text);
    check(&answer, path, "no-cache", &policy(&nonce));
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    nonce
}

#[actix_web::test]
async fn a_page_has_a_policy_of_its_own_and_a_nonce_that_is_never_used_again() {
    let (app, web) = (TestApp::start(), web());
    let policy = |nonce: &str| page_policy(nonce, "", "", "");
    let first = nonce_of_page(&app, web.path(), "/", policy).await;
    let second = nonce_of_page(&app, web.path(), "/", policy).await;
    assert_ne!(first, second);
    for never in ["'unsafe-eval'", "script-src 'unsafe-inline'", "*", "http:"] {
        assert!(!policy("n").contains(never), "{never}");
    }
}

#[actix_web::test]
async fn a_page_over_https_says_so_and_the_emulators_page_names_the_emulator() {
    let web = web();
    let secure = TestApp::with(&[("ASSAY_PUBLIC_URL", "https://assay.example")]);
    let policy = |nonce: &str| page_policy(nonce, "", "", "; upgrade-insecure-requests");
    nonce_of_page(&secure, web.path(), "/login", policy).await;
    for path in ["/", "/assets/main-a1b2c3.js", "/api/config", "/api/nowhere"] {
        let answer = secure.send_with(get(path), web.path()).await;
        let hsts = answer.header("strict-transport-security");
        assert_eq!(hsts, "max-age=31536000; includeSubDomains", "{path}");
    }
    let emulator = TestApp::start().configured(|config| {
        config.environment = Environment::Development;
        config.identity.emulator = Some(([127, 0, 0, 1], 9099).into());
    });
    let more = " http://127.0.0.1:9099";
    nonce_of_page(&emulator, web.path(), "/", |nonce| page_policy(nonce, more, more, "")).await;
}

async fn register(app: &TestApp, who: &Persona) {
    let form = json!({ "firebase_uid": who.uid, "email": who.email, "display_name": "Ruth",
                       "is_company": true, "phone": null });
    assert_eq!(app.by(who).post("/api/auth/register", form).await.cell(), "201");
}

#[actix_web::test]
async fn only_a_development_server_with_the_emulator_names_the_people_of_the_demo() {
    let with = |environment, emulator: Option<u16>| {
        TestApp::start().configured(move |config| {
            config.environment = environment;
            config.identity.emulator = emulator.map(|port| ([127, 0, 0, 1], port).into());
        })
    };
    let own = with(Environment::Development, Some(9099));
    let config = own.anon().get("/api/config").await.ok();
    assert!(config.get("demo").is_none(), "nobody of the demo has an account: {config}");
    let (uid, email) = ("uid-company".to_owned(), "company@assay.example".to_owned());
    let ruth = Persona { uid, email, verified: true };
    register(&own, &ruth).await;
    let demo = own.anon().get("/api/config").await.ok()["demo"].clone();
    assert_eq!(demo["accounts"].as_array().map(Vec::len), Some(1), "{demo}");
    assert_eq!(demo["accounts"][0]["email"], "company@assay.example");
    assert!(demo["password"].is_string());
    for (environment, emulator) in [
        (Environment::Production, Some(9099)),
        (Environment::Production, None),
        (Environment::Development, None),
    ] {
        let app = with(environment, emulator);
        register(&app, &ruth).await;
        let config = app.anon().get("/api/config").await.ok();
        assert!(config.get("demo").is_none(), "{environment:?} {emulator:?}: {config}");
    }
}

#[actix_web::test]
async fn files_are_kept_as_long_as_their_name_says() {
    let (app, web) = (TestApp::start(), web());
    for (path, cache, policy) in [
        ("/assets/main-a1b2c3.js", FOREVER, DATA_POLICY),
        ("/sw.js", "no-cache", WORKER_POLICY),
        ("/favicon.svg", "no-cache", DATA_POLICY),
    ] {
        let answer = app.send_with(get(path), web.path()).await;
        assert_eq!(answer.status, 200, "{path}");
        check(&answer, path, cache, policy);
        assert_eq!(answer.header("vary"), "accept-encoding", "{path}");
    }
}

#[actix_web::test]
async fn pages_whose_address_is_a_secret_or_identifies_a_person_are_passed_on_nowhere() {
    let (app, web) = (TestApp::start(), web());
    for (path, private) in [
        ("/magic-link/token", true),
        ("/shared/report/1", true),
        ("/report/1", true),
        ("/reset-password", true),
        ("/set-company-password/a@example.com", true),
        ("/setup-password/uid", true),
        ("/company-activation", true),
        ("/join-team", true),
        ("/unsubscribe", true),
        ("/Company-Activation?token=x", true),
        ("/company%2dactivation", true),
        ("/codebrainv2/AB23CD45EF", true),
        ("/CodeBrainV2/AB23CD45EF", true),
        ("/ai-assessment/AB23CD45EF", true),
        ("/ai-assessment", false),
        ("/", false),
        ("/reports", false),
        ("/dashboard", false),
    ] {
        let answer = app.send_with(get(path), web.path()).await;
        let referrer = if private { "no-referrer" } else { "strict-origin-when-cross-origin" };
        let robots = if private { "noindex" } else { "" };
        let found = (answer.header("referrer-policy"), answer.header("x-robots-tag"));
        assert_eq!(found, (referrer, robots), "{path}");
    }
}

const ORIGINS: [&str; 8] = [
    "null",
    "http://assay.example",
    "https://assay.example:8443",
    "https://assay.example.evil.com",
    "https://evilassay.example",
    "HTTPS://ASSAY.EXAMPLE",
    "https://sub.assay.example",
    "https://assay.example",
];

#[actix_web::test]
async fn no_other_site_may_read_an_answer() {
    let world = World::make().await;
    let token = world.ada.token();
    for origin in ORIGINS {
        for (method, path) in
            [("GET", "/api/config"), ("GET", "/api/auth/user"), ("OPTIONS", "/api/auth/user")]
        {
            let asked = request(method, path, Some(&token), None)
                .insert_header(("origin", origin))
                .insert_header(("access-control-request-method", "POST"))
                .insert_header(("access-control-request-headers", "authorization"));
            let answer = world.app.send(asked).await;
            for (name, _) in answer.headers.iter() {
                assert!(!name.as_str().starts_with("access-control-"), "{name}: {path} {origin}");
            }
        }
    }
}

#[actix_web::test]
async fn a_form_of_another_site_has_no_effect_on_any_route() {
    let world = World::make().await;
    let before = world.digest();
    let mut tried = 0;
    for route in ROUTES.iter().filter(|route| route.method != "GET") {
        // Browsers report, and mail programs unsubscribe, in forms of their own; neither signs in.
        // What a provider signs is read as it is, and is nothing without the signature.
        let forms = [
            "/api/csp-report",
            "/api/unsubscribe/{id}",
            "/api/partner-invitations/{id}/stop",
            "/api/webhooks/stripe",
        ];
        if forms.contains(&route.path) {
            continue;
        }
        let id = if route.path.contains("invitations/{id}") {
            &world.invitation
        } else if route.path.contains("codebrain/{id}") {
            &world.code
        } else {
            &world.attempt
        };
        let path = route.path.replace("{id}", id).replace("{task}", &world.task);
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
            for who in [&world.ada, &world.ruth] {
                let sent = request(route.method, &path, Some(&who.token()), None)
                    .insert_header(("content-type", kind))
                    .insert_header(("origin", "https://evil.example"))
                    .set_payload("{}");
                let answer = world.app.send(sent).await;
                let what = format!("{} {path} {kind}", route.method);
                // Strangers learn of no route of the admin's that it is there.
                let hidden = route.access.is_hidden();
                let want = if hidden { "404 not_found" } else { "415 unsupported_media_type" };
                assert_eq!(answer.cell(), want, "{what}");
                tried += 1;
            }
        }
    }
    assert!(tried > 60, "{tried}");
    assert_eq!(world.digest(), before);
}
