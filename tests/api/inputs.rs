//! Input that no honest client sends. Nothing of it may be a 5xx, and nothing may come of it.

use diesel::connection::SimpleConnection;
use serde_json::json;

use crate::support::{Persona, TestApp, inquiry_form, request};
use crate::world::{World, new_assessment};

async fn raw(app: &TestApp, kind: &str, body: impl Into<Vec<u8>>) -> String {
    let token = Persona::new("ruth").token();
    let request = request("POST", "/api/assessments", Some(&token), None)
        .insert_header(("content-type", kind))
        .set_payload(body.into());
    app.send(request).await.cell()
}

#[actix_web::test]
async fn a_body_that_is_not_what_was_asked_for_is_refused_with_its_reason() {
    let world = World::make().await;
    let json = "application/json";
    let table: Vec<(&str, Vec<u8>, &str)> = vec![
        (json, b"".to_vec(), "400 malformed_json"),
        (json, b"{".to_vec(), "400 malformed_json"),
        (json, b"[]".to_vec(), "400 malformed_json"),
        (json, b"null".to_vec(), "400 malformed_json"),
        (json, b"{} {}".to_vec(), "400 validation_failed"),
        (json, b"\xff\xfe{}".to_vec(), "400 malformed_json"),
        (json, b"\xef\xbb\xbf{}".to_vec(), "400 malformed_json"),
        (json, b"{\"title\":\"\xff\"}".to_vec(), "400 malformed_json"),
        (json, br#"{"title":"\ud800"}"#.to_vec(), "400 malformed_json"),
        (json, br#"{"title":NaN}"#.to_vec(), "400 malformed_json"),
        (json, br#"{"duration_minutes":1e400}"#.to_vec(), "400 malformed_json"),
        (json, br#"{"title":"a","title":"b"}"#.to_vec(), "400 malformed_json"),
        (json, br#"{"title":"a\u0000b"}"#.to_vec(), "400 invalid_character"),
        (json, b"{\"title\":\"a\0b\"}".to_vec(), "400 invalid_character"),
        (json, br#"{"surprise":1}"#.to_vec(), "400 unknown_field"),
        (json, format!("{}{}", "[".repeat(40), "]".repeat(40)).into(), "400 malformed_json"),
        (json, format!("{{\"title\":\"{}\"}}", "x".repeat(70_000)).into(), "413 body_too_large"),
        ("text/plain", b"{}".to_vec(), "415 unsupported_media_type"),
        ("", b"{}".to_vec(), "415 unsupported_media_type"),
        ("application/json; charset=utf-16", b"{}".to_vec(), "415 unsupported_media_type"),
        ("application/problem+json", b"{}".to_vec(), "415 unsupported_media_type"),
        ("application/x-www-form-urlencoded", b"a=b".to_vec(), "415 unsupported_media_type"),
    ];
    let before = world.digest();
    for (kind, body, want) in table {
        let shown = String::from_utf8_lossy(&body).chars().take(60).collect::<String>();
        assert_eq!(raw(&world.app, kind, body).await, want, "{kind}: {shown}");
    }
    assert_eq!(world.digest(), before);
}

#[actix_web::test]
async fn a_list_of_the_right_values_is_no_object() {
    let world = World::make().await;
    let before = world.digest();
    for (path, body) in [
        ("/api/auth/send-otp", json!(["client_inquiry"])),
        ("/api/auth/verify-otp", json!(["123456", "client_inquiry"])),
        ("/api/auth/update-username", json!(["ada_l"])),
        ("/api/auth/set-referral-code", json!(["abc"])),
        ("/api/users/send-email-verification", json!(["ruth@example.com"])),
    ] {
        let answer = world.app.by(&world.ruth).post(path, body).await;
        assert_eq!(answer.cell(), "400 malformed_json", "{path}");
    }
    assert_eq!(world.digest(), before);
}

#[actix_web::test]
async fn an_error_about_a_body_does_not_quote_it() {
    let world = World::make().await;
    let body = json!({ "title": "secret-canary", "duration_minutes": "secret-canary" });
    let answer = world.app.by(&world.ruth).post("/api/assessments", body).await;
    assert_eq!(answer.cell(), "400 malformed_json");
    assert!(!answer.text.contains("canary"), "{}", answer.text);
}

#[actix_web::test]
async fn broken_rules_are_reported_field_by_field() {
    let world = World::make().await;
    let body = json!({ "title": "", "duration_minutes": 5, "languages": [],
                       "tasks": [{ "problem_id": world.problem, "weight": 0 }] });
    let answer = world.app.by(&world.ruth).post("/api/assessments", body).await;
    assert_eq!(answer.cell(), "400 validation_failed");
    let fields: Vec<&str> = answer.body["errors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|error| error["field"].as_str().unwrap())
        .collect();
    assert_eq!(fields, ["duration_minutes", "languages", "tasks[0].weight", "title"]);
}

#[actix_web::test]
async fn an_assessment_that_breaks_a_rule_is_not_made() {
    let world = World::make().await;
    let good = new_assessment(&world.problem);
    let with = |field: &str, value: serde_json::Value| {
        let mut body = good.clone();
        body[field] = value;
        body
    };
    let stranger = "0192a0de-1111-7abc-8def-0123456789ab";
    let task = |problem: &str, weight: i32| json!({ "problem_id": problem, "weight": weight });
    let before = world.digest();
    for body in [
        with("duration_minutes", json!(14)),
        with("duration_minutes", json!(241)),
        with("title", json!("x".repeat(121))),
        with("title", json!("two\nlines")),
        with("languages", json!(["cobol"])),
        with("languages", json!(["python", "python"])),
        with("tasks", json!([])),
        with("tasks", json!([task(&world.problem, 99)])),
        with("tasks", json!([task(stranger, 100)])),
        with("tasks", json!([task(&world.problem, 50), task(&world.problem, 50)])),
        with("tasks", json!([task("not-an-id", 100)])),
    ] {
        let shown = body.to_string();
        let answer = world.app.by(&world.ruth).post("/api/assessments", body).await;
        assert_eq!(answer.status, 400, "{shown}: {}", answer.text);
    }
    assert_eq!(world.digest(), before);
}

#[actix_web::test]
async fn addresses_cursors_and_limits_that_are_not_ours_are_refused() {
    let world = World::make().await;
    let long = format!("/api/assessments?cursor={}", "x".repeat(5000));
    for (path, want) in [
        ("/api/assessments?limit=0", "400 bad_limit"),
        ("/api/assessments?limit=101", "400 bad_limit"),
        ("/api/assessments?limit=-1", "400 bad_limit"),
        ("/api/assessments?limit=99999999999999999999", "400 bad_limit"),
        ("/api/assessments?limit=", "400 bad_limit"),
        ("/api/assessments?limit=1&limit=2", "400 bad_query"),
        ("/api/assessments?company_id=x", "400 bad_query"),
        ("/api/assessments?cursor=x", "400 bad_cursor"),
        ("/api/assessments?cursor=%00", "400 invalid_character"),
        ("/api/assessments/%00", "400 invalid_character"),
        ("/api/assessments/a%2Fb", "400 invalid_character"),
        ("/api/assessments/%ff", "400 invalid_character"),
        ("/api/assessments/not-an-id", "404 not_found"),
        ("/api/assessments/0192A0DE-1111-7ABC-8DEF-0123456789AB", "404 not_found"),
        ("/api/codebrain/short", "404 not_found"),
        ("/api/codebrain/AAAAAAAAA0", "404 not_found"),
        (long.as_str(), "414 address_too_long"),
    ] {
        let answer = world.app.by(&world.ruth).get(path).await;
        let shown: String = path.chars().take(60).collect();
        assert_eq!(answer.cell(), want, "{shown}");
    }
}

#[actix_web::test]
async fn a_foreign_id_and_one_that_does_not_exist_look_the_same() {
    let world = World::make().await;
    let otto = Persona::new("otto");
    world.app.register_company(&otto).await;
    world.app.unlock(&otto);
    let stranger = "0192a0de-1111-7abc-8def-0123456789ab";
    for (area, own) in [
        ("assessments", &world.assessment),
        ("attempts", &world.attempt),
        ("submissions", &world.submission),
        ("reports", &world.attempt),
    ] {
        let mut bodies = Vec::new();
        for id in [own.as_str(), stranger] {
            let answer = world.app.by(&otto).get(&format!("/api/{area}/{id}")).await;
            let mut body = answer.body.clone();
            body["request_id"] = json!("");
            bodies.push(body.to_string());
        }
        assert_eq!(bodies[0], bodies[1], "{area}");
    }
}

#[actix_web::test]
async fn sources_and_inputs_beyond_their_limits_are_refused() {
    let world = World::make().await;
    let at = |what: &str| format!("/api/attempts/{}/tasks/{}/{what}", world.attempt, world.task);
    let program = |source: String| json!({ "language": "python", "source": source });
    let mut large_input = program("print(1)".to_owned());
    large_input["input"] = json!("1".repeat(64 * 1024 + 1));
    let large = program("#".repeat(128 * 1024 + 1));
    let mut draft = large.clone();
    draft["revision"] = json!(0);
    for (method, path, body, want) in [
        ("POST", at("submissions"), large.clone(), "413 source_too_large"),
        ("POST", at("runs"), large, "413 source_too_large"),
        ("POST", at("runs"), large_input, "413 input_too_large"),
        ("PUT", at("draft"), draft, "413 source_too_large"),
        ("POST", at("submissions"), program(String::new()), "400 validation_failed"),
        ("POST", at("submissions"), program("#".repeat(600 * 1024)), "413 body_too_large"),
        (
            "POST",
            at("submissions"),
            json!({ "language": "javascript", "source": "1" }),
            "400 validation_failed",
        ),
    ] {
        let answer = world.app.by(&world.ada).send(method, &path, Some(body)).await;
        assert_eq!(answer.cell(), want, "{method} {path}");
        let names_it = answer.text.contains("larger than 128 KiB");
        assert_eq!(names_it, want == "413 source_too_large", "{method} {path}: {}", answer.text);
    }
}

/// Texts that hold nothing anybody could read.
const BLANK: [&str; 7] =
    ["   ", "\t", "\u{2028}", "\u{feff}", "\u{200b}\u{2060}", "\u{3164}", "\r\n"];
/// Texts that are not one line, or not read as they are stored.
const CROOKED: [&str; 5] = ["a\r\nb", "a\u{2028}b", "a\u{202e}b", "a\u{7}b", "\u{2066}a\u{85}b"];

/// What is refused of each text field of a body: an address and a uid are refused in their own way.
async fn refuses(world: &World, call: (&str, &str), who: &Persona, good: &serde_json::Value) {
    let (method, path) = call;
    let own = ["email", "firebase_uid"];
    let fields = good.as_object().unwrap().iter();
    let fields = fields.filter(|(name, value)| value.is_string() && !own.contains(&name.as_str()));
    for (field, _) in fields {
        for text in CROOKED {
            let mut body = good.clone();
            body[field] = json!(text);
            let answer = world.app.by(who).send(method, path, Some(body)).await;
            assert_eq!(answer.status, 400, "{path} {field} {text:?}: {}", answer.text);
        }
        for text in BLANK {
            let mut body = good.clone();
            body[field] = json!(text);
            let answer = world.app.by(who).send(method, path, Some(body)).await;
            assert!(answer.status < 500, "{path} {field} {text:?}: {}", answer.text);
            if field.ends_with("_name") {
                assert_eq!(answer.status, 400, "{path} {field} {text:?}: {}", answer.text);
            }
        }
    }
}

#[actix_web::test]
async fn a_line_that_nobody_can_read_is_refused_wherever_one_is_written() {
    let world = World::make().await;
    let (new, admin) = (Persona::new("new"), Persona::new("admin"));
    world.app.register_candidate(&admin).await;
    let registration = json!({ "display_name": "Name", "phone": "1", "firebase_uid": new.uid,
                               "email": new.email, "is_company": false });
    let profile = json!({ "display_name": "Name", "phone": "1", "headline": "Engineer",
                          "education": null, "skills": [], "available_from": null, "version": 0 });
    let company = json!({ "company_name": "Northwind", "email": "max@example.com",
                          "first_name": "Max", "last_name": "Lang" });
    for (call, who, good) in [
        (("POST", "/api/auth/register"), &new, registration),
        (("PUT", "/api/users/profile"), &world.ada, profile),
        (("POST", "/api/admin/companies"), &admin, company),
    ] {
        refuses(&world, call, who, &good).await;
    }
    for text in CROOKED.iter().chain(&BLANK) {
        let mut body = new_assessment(&world.problem);
        body["title"] = json!(text);
        let made = world.app.by(&world.ruth).post("/api/assessments", body).await;
        assert_eq!(made.cell(), "400 validation_failed", "{text:?}");
    }
}

#[actix_web::test]
async fn an_inquiry_with_a_name_that_nobody_can_read_is_refused() {
    let world = World::make().await;
    let inquiry = inquiry_form("Pellworth");
    let fields = inquiry.as_object().unwrap().iter().filter(|(_, value)| value.is_string());
    for (field, _) in fields {
        // What may be left blank makes an inquiry, and a code that takes its time.
        let blank = if field.ends_with("Name") { &BLANK[..] } else { &BLANK[3..4] };
        for text in CROOKED.iter().chain(blank) {
            world.app.conn().batch_execute("delete from rate_counters").unwrap();
            let mut body = inquiry.clone();
            body[field] = json!(text);
            let path = "/api/auth/inquiry";
            let answer = world.app.by(&world.ruth).post(path, body).await;
            let wanted = field.ends_with("Name") || !BLANK.contains(text);
            assert_eq!(answer.status == 400, wanted, "{field} {text:?}: {}", answer.text);
            assert!(answer.status < 500, "{field} {text:?}: {}", answer.text);
        }
    }
}

#[actix_web::test]
async fn what_surrounds_a_name_unseen_is_not_kept() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    let body = json!({ "display_name": "\u{feff} Ada \u{200b}", "phone": "\u{feff}",
                       "firebase_uid": ada.uid, "email": ada.email, "is_company": false });
    let made = app.by(&ada).post("/api/auth/register", body).await;
    assert_eq!(made.body["user"]["display_name"], "Ada", "{}", made.text);
}

#[actix_web::test]
async fn sixty_dashes_are_searched_for_like_anything_else() {
    let app = TestApp::start();
    let path = format!("/api/interviews?q={}a", "-".repeat(60));
    assert_eq!(app.anon().get(&path).await.status, 200);
}

#[actix_web::test]
async fn a_body_that_is_packed_is_refused() {
    let world = World::make().await;
    for encoding in ["br", "gzip", "identity, gzip", "unknown"] {
        let request = request("POST", "/api/assessments", Some(&world.ruth.token()), None)
            .insert_header(("content-type", "application/json"))
            .insert_header(("content-encoding", encoding))
            .set_payload(new_assessment(&world.problem).to_string());
        let answer = world.app.send(request).await;
        assert_eq!(answer.cell(), "415 unsupported_encoding", "{encoding}");
    }
    let request = request("POST", "/api/assessments", Some(&world.ruth.token()), None)
        .insert_header(("content-type", "application/json"))
        .insert_header(("content-encoding", "identity"))
        .set_payload(new_assessment(&world.problem).to_string());
    assert_eq!(world.app.send(request).await.status, 201);
}

#[actix_web::test]
async fn a_word_that_is_on_no_list_is_an_error_of_its_field_and_is_not_repeated() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let round = |kind: &str| json!({ "kind": kind, "questions": [] });
    for (body, field) in [
        (json!({ "form": { "level": "guru-9" }, "way": "manual" }), "level"),
        (
            json!({ "form": { "rounds": [round("hr"), round("guru-9")] }, "way": "manual" }),
            "rounds[1].kind",
        ),
        (json!({ "form": {}, "way": "guru-9" }), "way"),
    ] {
        let answer = app.by(&ada).post("/api/users/interviews", body).await;
        assert_eq!(answer.cell(), "400 validation_failed", "{field}");
        let error = &answer.body["errors"][0];
        assert_eq!((&error["field"], &error["code"]), (&json!(field), &json!("not_offered")));
        assert!(!answer.text.contains("guru-9"), "{}", answer.text);
    }
}
