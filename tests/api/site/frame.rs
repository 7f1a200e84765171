//! What every answer carries.

use std::io::Read;

use flate2::read::GzDecoder;

use crate::support::{Persona, TestApp, request};

#[actix_web::test]
async fn every_answer_carries_the_headers_of_security_and_names_its_request() {
    let app = TestApp::start();
    for (method, path) in [
        ("GET", "/healthz"),
        ("GET", "/api/config"),
        ("GET", "/api/auth/user"),
        ("GET", "/api/nowhere"),
        ("DELETE", "/api/config"),
        ("GET", "/api/%00"),
        ("GET", "/assets/missing.js"),
    ] {
        let answer = app.anon().send(method, path, None).await;
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("cross-origin-opener-policy", "same-origin-allow-popups"),
            ("cross-origin-resource-policy", "same-origin"),
            ("cache-control", "no-store"),
        ] {
            assert_eq!(answer.header(name), value, "{name} of {path}");
        }
        assert!(answer.header("content-security-policy").contains("default-src"), "{path}");
        assert_eq!(answer.header("set-cookie"), "", "{path}");
        assert_eq!(answer.header("server"), "", "{path}");
        assert!(answer.header("x-request-id").len() >= 8, "{path}");
        if answer.status >= 400 {
            assert_eq!(answer.body["request_id"], answer.header("x-request-id"), "{path}");
            assert_eq!(answer.body["status"], answer.status, "{path}");
        }
    }
}

#[actix_web::test]
async fn a_request_id_of_the_caller_is_kept_only_when_it_has_the_form_of_one() {
    let app = TestApp::start();
    for (given, kept) in [("abc-12345", true), ("short", false), ("a b c d e f g", false)] {
        let request = request("GET", "/healthz", None, None).insert_header(("x-request-id", given));
        assert_eq!(app.send(request).await.header("x-request-id") == given, kept, "{given}");
    }
}

#[actix_web::test]
async fn json_comes_compressed_to_clients_that_accept_it_and_says_the_same() {
    let app = TestApp::start();
    let get = || request("GET", "/api/openapi.json", None, None);
    let plain = app.send(get()).await;
    assert_eq!(plain.header("content-encoding"), "");
    assert_eq!(plain.header("vary"), "accept-encoding");
    let refused = app.send(get().insert_header(("accept-encoding", "gzip;q=0"))).await;
    assert_eq!(refused.bytes, plain.bytes);
    let packed = app.send(get().insert_header(("accept-encoding", "br, gzip"))).await;
    assert_eq!(packed.header("content-encoding"), "gzip");
    assert_eq!(packed.header("vary"), "accept-encoding");
    assert!(packed.bytes.len() * 4 < plain.bytes.len());
    let mut unpacked = Vec::new();
    GzDecoder::new(&*packed.bytes).read_to_end(&mut unpacked).unwrap();
    assert_eq!(unpacked, plain.bytes);
}

#[actix_web::test]
async fn without_keys_protected_routes_are_unavailable_and_public_ones_are_not() {
    let app = TestApp::start();
    app.idp.answer(testkit::Answer::Status(500));
    let ada = Persona::new("ada");
    let answer = app.by(&ada).get("/api/auth/user").await;
    assert_eq!(answer.cell(), "503 identity_unavailable");
    assert_eq!(answer.header("retry-after"), "2");
    assert_eq!(app.by(&ada).get("/api/config").await.status, 200);
}

#[actix_web::test]
async fn the_inbox_of_a_development_server_does_not_exist_in_production() {
    let answer = TestApp::start().anon().get("/api/dev/mail").await;
    assert_eq!(answer.cell(), "404 not_found");
    let development = TestApp::with(&[("ASSAY_ENV", "development")]);
    assert_eq!(development.anon().get("/api/dev/mail").await.status, 200);
}

#[actix_web::test]
async fn figures_are_for_this_machine_or_for_a_holder_of_the_token() {
    let from = |ip: &str| request("GET", "/metrics", None, None).peer_addr(ip.parse().unwrap());
    let app = TestApp::start();
    assert_eq!(app.send(from("127.0.0.1:5000")).await.status, 200);
    assert_eq!(app.send(from("10.0.0.7:5000")).await.cell(), "404 not_found");
    let guarded = TestApp::with(&[("ASSAY_METRICS_TOKEN", "a-long-enough-token")]);
    assert_eq!(guarded.send(from("127.0.0.1:5000")).await.cell(), "404 not_found");
    let known =
        from("10.0.0.7:5000").insert_header(("authorization", "Bearer a-long-enough-token"));
    let answer = guarded.send(known).await;
    assert_eq!(answer.status, 200);
    assert!(answer.text.contains("queue_jobs{kind=\"judge\",state=\"queued\"}"), "{}", answer.text);
}

#[actix_web::test]
async fn figures_are_not_for_those_who_come_through_a_proxy_on_this_machine_that_adds_nothing() {
    let app = TestApp::with(&[("ASSAY_TRUSTED_PROXIES", "127.0.0.1,10.0.0.0/8")]);
    let from = |ip: &str| request("GET", "/metrics", None, None).peer_addr(ip.parse().unwrap());
    assert_eq!(app.send(from("127.0.0.1:5000")).await.cell(), "404 not_found");
    assert_eq!(app.send(from("[::1]:5000")).await.status, 200, "no proxy is there");
}

#[actix_web::test]
async fn headers_may_be_thirty_two_kibibytes_together() {
    let app = TestApp::start();
    let ask = |bytes: usize| {
        let sent = request("GET", "/api/config", None, None);
        sent.insert_header(("x-one", "x".repeat(bytes / 2)))
            .insert_header(("x-two", "x".repeat(bytes / 2)))
    };
    assert_eq!(app.send(ask(30 * 1024)).await.status, 200);
    assert_eq!(app.send(ask(33 * 1024)).await.cell(), "431 headers_too_large");
}

#[actix_web::test]
async fn requests_are_counted_by_route_and_status_and_never_by_what_the_caller_wrote() {
    let app = TestApp::start();
    for path in ["/api/config", "/api/config?a=1", "/api/interviews/who-knows", "/api/nowhere"] {
        app.anon().get(path).await;
    }
    let local = request("GET", "/metrics", None, None);
    let text = app.send(local.peer_addr("127.0.0.1:5000".parse().unwrap())).await.text;
    let count = |labels: &str| {
        let series = format!("http_request_duration_seconds_count{{{labels}}} ");
        text.lines().find_map(|line| line.strip_prefix(&series)).map(str::to_owned)
    };
    let get = |route: &str, status: u16| {
        count(&format!("method=\"GET\",route=\"{route}\",status=\"{status}\""))
    };
    assert_eq!(get("/api/config", 200).as_deref(), Some("2"), "{text}");
    assert_eq!(get("/api/interviews/{id}", 404).as_deref(), Some("1"), "{text}");
    assert!(!text.contains("who-knows") && !text.contains("nowhere"), "{text}");
}

/// The expressions of the alerts and of the dashboard.
fn expressions() -> Vec<String> {
    let alerts = include_str!("../../../packaging/monitoring/alerts.yml");
    let of_alerts = alerts.split("expr:").skip(1).map(|rest| {
        let ends = ["\n        for:", "\n        labels:"].map(|end| rest.find(end));
        rest[..ends.into_iter().flatten().min().unwrap()].to_owned()
    });
    let dashboard = include_str!("../../../packaging/monitoring/grafana.json");
    let dashboard: serde_json::Value = serde_json::from_str(dashboard).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let of_panels = targets.map(|target| target["expr"].as_str().unwrap().to_owned());
    of_alerts.chain(of_panels).collect()
}

#[actix_web::test]
async fn every_series_of_the_alerts_and_of_the_dashboard_is_one_that_is_counted() {
    let app = TestApp::start();
    let figures = app.send(request("GET", "/metrics", None, None)).await.text;
    // A worker counts what this server has not got to count, and the model's figures need a model.
    let counted = [
        figures.as_str(),
        include_str!("../../../crates/worker/src/figures.rs"),
        include_str!("../../../crates/app/src/routes/site/health.rs"),
        include_str!("../../../crates/app/src/web/metrics.rs"),
    ]
    .concat();
    let expressions = expressions();
    assert!(expressions.len() > 30, "{}", expressions.len());
    for expression in expressions {
        let words = expression.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let names = words.filter(|word| word.contains('_') && !word.starts_with('_'));
        for name in names.filter(|name| *name != "histogram_quantile") {
            let parts = ["_bucket", "_sum", "_count"];
            let name = parts.iter().find_map(|part| name.strip_suffix(part)).unwrap_or(name);
            assert!(counted.contains(name), "{name} of {expression}");
        }
    }
}
