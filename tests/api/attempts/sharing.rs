//! Reports for people without an account: what a link shows, to whom, and what it leaves out.

use kernel::AttemptId;
use serde_json::{Value, json};

use crate::attempts::grades::graded;
use crate::support::{Answer, Persona, request};
use crate::world::World;

pub(crate) const ALL: [&str; 6] = ["name", "tests", "code", "playback", "integrity", "assistant"];

pub(crate) fn wanted(sections: &[&str]) -> Value {
    json!({ "sections": sections, "days": 30, "passcode": null, "max_views": null })
}

pub(crate) async fn make(world: &World, body: Value) -> Value {
    let path = format!("/api/reports/{}/links", world.attempt);
    let made = world.app.by(&world.ada).post(&path, body).await;
    assert_eq!(made.status, 201, "{}", made.text);
    made.body
}

/// Opens a link without an account.
pub(crate) async fn open(world: &World, link: &Value, passcode: Option<&str>) -> Answer {
    let path = format!("/api/shared-reports/{}", link["id"].as_str().unwrap());
    let body = json!({ "secret": link["secret"], "passcode": passcode });
    world.app.send(request("POST", &path, None, Some(body))).await
}

async fn call(world: &World, what: &str, body: Value) -> Answer {
    world.app.send(request("POST", &format!("/api/magic-links/{what}"), None, Some(body))).await
}

/// The token of the newest mail to somebody.
fn token_of(world: &World, email: &str) -> String {
    let mails = world.app.mails_to(email);
    let text = mails.first().unwrap();
    let rest = text.split("/magic-link/").nth(1).unwrap();
    rest.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect()
}

/// Where two reports differ, as the paths of their fields.
fn differences(left: &Value, right: &Value, path: &str, into: &mut Vec<String>) {
    match (left, right) {
        (Value::Object(a), Value::Object(b)) => {
            for key in a.keys().chain(b.keys().filter(|key| !a.contains_key(*key))) {
                let at = format!("{path}.{key}");
                differences(left.get(key).unwrap_or(&Value::Null), &right[key], &at, into);
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (a, b) in a.iter().zip(b) {
                differences(a, b, &format!("{path}[]"), into);
            }
        }
        (a, b) if a == b => {}
        _ if !into.iter().any(|known| known == path) => into.push(path.to_owned()),
        _ => {}
    }
}

#[actix_web::test]
async fn the_candidate_and_the_company_read_one_report_that_differs_in_how_they_came_only() {
    let (world, _) = graded().await;
    let path = format!("/api/reports/{}", world.attempt);
    let own = world.app.by(&world.ada).get(&path).await.ok();
    let companys = world.app.by(&world.ruth).get(&path).await.ok();
    let mut found = Vec::new();
    differences(&own, &companys, "", &mut found);
    assert_eq!(found, [".mode"]);
    assert_eq!((&own["mode"], &companys["mode"]), (&json!("candidate"), &json!("company")));
    let link = make(&world, wanted(&ALL)).await;
    let shared = open(&world, &link, None).await.ok();
    let mut found = Vec::new();
    differences(&own, &shared["report"], "", &mut found);
    found.sort();
    let allowed = [
        ".candidate.email",
        ".id",
        ".mode",
        ".receipt_id",
        ".tasks[].groups[].tests[].expected",
        ".tasks[].groups[].tests[].input",
        ".tasks[].groups[].tests[].name",
        ".tasks[].id",
    ];
    assert_eq!(found, allowed);
}

#[actix_web::test]
async fn a_link_shows_the_sections_that_were_chosen_and_nothing_of_another() {
    let (world, submission) = graded().await;
    let ids = [&world.attempt, &world.task, &world.assessment, &submission.to_string()];
    for sections in [&[][..], &["name"], &["tests"], &["code"], &ALL] {
        let link = make(&world, wanted(sections)).await;
        let answer = open(&world, &link, None).await;
        let report = answer.ok();
        let shows = |section| sections.contains(&section);
        let text = report.to_string();
        for secret in ids {
            assert!(!text.contains(secret.as_str()), "{sections:?}: {secret}");
        }
        assert!(!text.contains('@') && !text.contains("canary"), "{sections:?}: {text}");
        assert_eq!(report["report"]["fineness"], 750, "the score is always there");
        assert_eq!(report["report"]["sections"], json!(sections));
        assert_eq!(text.contains("uid-ada"), shows("name"), "{sections:?}: {text}");
        assert_eq!(text.contains("print(2)"), shows("code"), "{sections:?}");
        let task = &report["report"]["tasks"][0];
        assert_eq!(task["groups"].as_array().unwrap().is_empty(), !shows("tests"));
        assert_eq!(task["verdict"].is_null(), !shows("tests"));
    }
}

#[actix_web::test]
async fn a_secret_is_shown_once_and_its_openings_are_listed_to_the_candidate_only() {
    let (world, _) = graded().await;
    let link = make(&world, wanted(&ALL)).await;
    let secret = link["secret"].as_str().unwrap();
    assert_eq!(secret.len(), 43);
    let path = format!("/api/shared-reports/{}", link["id"].as_str().unwrap());
    let body = json!({ "secret": secret, "passcode": null });
    let sent = request("POST", &path, None, Some(body));
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    world.app.send(sent.insert_header(("user-agent", agent))).await.ok();
    let of = |what: &str| format!("/api/reports/{}/{what}", world.attempt);
    let links = world.app.by(&world.ada).get(&of("links")).await;
    assert!(!links.text.contains(secret) && !links.text.contains("secret"), "{}", links.text);
    assert_eq!(links.body["items"][0]["views"], 1);
    let openings = world.app.by(&world.ada).get(&of("openings")).await.ok();
    assert_eq!(openings["items"][0]["agent"], "Firefox on Linux");
    assert_eq!(openings["items"][0]["link"], link["id"]);
    let rows = world.app.by(&world.ada).get("/api/reports").await.ok();
    assert_eq!(rows["items"][0]["links_opened"], 1);
    let rows = world.app.by(&world.ruth).get("/api/reports").await.ok();
    assert_eq!(rows["items"][0]["links_opened"], Value::Null);
    let revoke = format!("/api/report-links/{}/revoke", link["id"].as_str().unwrap());
    for stranger in [&world.ruth, &Persona::new("eve")] {
        if stranger.email.starts_with("eve") {
            world.app.register_candidate(stranger).await;
        }
        let by = world.app.by(stranger);
        for path in [of("links"), of("openings")] {
            assert_eq!(by.get(&path).await.cell(), "404 not_found");
        }
        assert_eq!(by.post(&of("links"), wanted(&ALL)).await.cell(), "404 not_found");
        assert_eq!(by.send("POST", &revoke, None).await.cell(), "404 not_found");
    }
}

#[actix_web::test]
async fn whatever_is_wrong_with_a_link_is_one_and_the_same_answer() {
    let (world, _) = graded().await;
    let [revoked, expired, spent, good] = [
        make(&world, wanted(&ALL)).await,
        make(&world, wanted(&ALL)).await,
        make(&world, json!({ "sections": [], "days": 1, "passcode": null, "max_views": 1 })).await,
        make(&world, wanted(&ALL)).await,
    ];
    let revoke = format!("/api/report-links/{}/revoke", revoked["id"].as_str().unwrap());
    world.app.by(&world.ada).send("POST", &revoke, None).await.ok();
    let sql = format!(
        "update report_links set created_at = now() - interval '40 days', \
         expires_at = now() - interval '10 days' where id = {}",
        expired["id"].to_string().replace('"', "'")
    );
    diesel::connection::SimpleConnection::batch_execute(&mut world.app.conn(), &sql).unwrap();
    open(&world, &spent, None).await.ok();
    let unknown = json!({ "id": uuid::Uuid::now_v7().to_string(), "secret": good["secret"] });
    let crossed = json!({ "id": good["id"], "secret": spent["secret"] });
    let garbled = json!({ "id": good["id"], "secret": "not a secret" });
    let strip = |answer: Answer| {
        let mut body = answer.body;
        body.as_object_mut().unwrap().remove("request_id");
        (answer.status, body)
    };
    let first = strip(open(&world, &revoked, None).await);
    assert_eq!((first.0, &first.1["code"]), (404, &json!("link_invalid")));
    for link in [&expired, &spent, &unknown, &crossed, &garbled] {
        assert_eq!(strip(open(&world, link, None).await), first, "{link}");
    }
    open(&world, &good, None).await.ok();
}

#[actix_web::test]
async fn a_passcode_is_needed_where_there_is_one() {
    let (world, _) = graded().await;
    let body = json!({ "sections": [], "days": 1, "passcode": "open sesame", "max_views": 1 });
    let link = make(&world, body).await;
    assert_eq!(open(&world, &link, None).await.cell(), "403 passcode_needed");
    assert_eq!(open(&world, &link, Some("open barley")).await.cell(), "403 passcode_wrong");
    open(&world, &link, Some("open sesame")).await.ok();
    assert_eq!(open(&world, &link, Some("open sesame")).await.cell(), "404 link_invalid");
}

#[actix_web::test]
async fn a_mailed_link_is_used_by_a_post_only_and_once() {
    let (world, _) = graded().await;
    let path = format!("/api/reports/{}/mails", world.attempt);
    let body = json!({ "email": "lee@example.com", "sections": ["name"] });
    let made = world.app.by(&world.ada).post(&path, body).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let token = token_of(&world, "lee@example.com");
    for method in ["GET", "HEAD"] {
        world.app.send(request(method, &format!("/magic-link/{token}"), None, None)).await;
    }
    let links = format!("/api/reports/{}/links", world.attempt);
    let listed = world.app.by(&world.ada).get(&links).await;
    assert_eq!(listed.body["items"][0]["state"], "active", "a scanner changes nothing");
    assert!(!listed.text.contains(&token));
    let session = call(&world, "redeem", json!({ "token": token })).await.ok();
    let again = call(&world, "redeem", json!({ "token": token })).await;
    assert_eq!(again.cell(), "409 link_used");
    let shared = call(&world, "report", json!({ "session": session["session"] })).await;
    let shared = shared.ok();
    assert_eq!(shared["sent_to_masked"], "l•••@example.com");
    assert_eq!(shared["report"]["tasks"][0]["source"], Value::Null);
    let wrong = call(&world, "report", json!({ "session": token })).await;
    assert_eq!(wrong.cell(), "404 link_invalid", "the token of the mail opens nothing");
    assert_eq!(call(&world, "renew", json!({ "token": token })).await.status, 202);
    let fresh = token_of(&world, "lee@example.com");
    assert_ne!(fresh, token);
    assert_eq!(call(&world, "redeem", json!({ "token": token })).await.cell(), "404 link_invalid");
    call(&world, "redeem", json!({ "token": fresh })).await.ok();
    assert_eq!(world.app.mails_to("lee@example.com").len(), 2);
}

#[actix_web::test]
async fn the_links_of_somebody_who_is_erased_open_nothing() {
    let (world, _) = graded().await;
    let link = make(&world, wanted(&ALL)).await;
    open(&world, &link, None).await.ok();
    let sql =
        format!("delete from attempts where id = '{}'", AttemptId(world.attempt.parse().unwrap()));
    let before = "delete from grades; delete from submissions;";
    let mut conn = world.app.conn();
    diesel::connection::SimpleConnection::batch_execute(&mut conn, &format!("{before}{sql}"))
        .unwrap();
    assert_eq!(open(&world, &link, None).await.cell(), "404 link_invalid");
}

#[actix_web::test]
async fn the_company_shares_a_report_while_its_candidate_allows_that_and_the_candidate_sees_it() {
    let (world, _) = graded().await;
    let of = |what: &str| format!("/api/reports/{}/{what}", world.attempt);
    let (ada, ruth) = (world.app.by(&world.ada), world.app.by(&world.ruth));
    let off = ruth.get(&of("link-consent")).await.ok();
    assert_eq!(off["allowed"], false, "it is off before the candidate allows it");
    assert_eq!(off["may_share"], true);
    let company = off["company_name"].as_str().unwrap();
    assert_eq!(ruth.post(&of("links"), wanted(&ALL)).await.cell(), "404 not_found");
    let foreign = ruth.put(&of("link-consent"), json!({ "allowed": true })).await;
    assert_eq!(foreign.cell(), "404 not_found", "only the candidate allows it");

    let on = ada.put(&of("link-consent"), json!({ "allowed": true })).await.ok();
    assert_eq!(on["allowed"], true);
    let link = ruth.post(&of("links"), wanted(&["tests"])).await;
    assert_eq!(link.status, 201, "{}", link.text);
    let shared = open(&world, &link.body, None).await.ok();
    assert_eq!(shared["made_by"], company);
    assert_eq!(shared["report"]["candidate"]["display_name"], "Candidate");
    let notices = world.app.mails_to(&world.ada.email).join(" ");
    let notices = notices.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(notices.contains("has created a link to your report"), "{notices}");

    let row = ada.get(&of("links")).await.ok()["items"][0].clone();
    assert_eq!((&row["id"], &row["by_company"]), (&link.body["id"], &json!(true)));
    let opening = ada.get(&of("openings")).await.ok()["items"][0].clone();
    assert_eq!(opening["by_company"], true);
    let own = make(&world, wanted(&ALL)).await;
    let theirs = ruth.get(&of("links")).await.ok();
    assert_eq!(theirs["items"].as_array().unwrap().len(), 1, "the candidate's own are not shown");
    assert_eq!(ruth.get(&of("openings")).await.cell(), "404 not_found");
    let revoke = |id: &Value| format!("/api/report-links/{}/revoke", id.as_str().unwrap());
    assert_eq!(ruth.send("POST", &revoke(&own["id"]), None).await.cell(), "404 not_found");
    ada.send("POST", &revoke(&link.body["id"]), None).await.ok();
    assert_eq!(open(&world, &link.body, None).await.cell(), "404 link_invalid");

    let second = ruth.post(&of("links"), wanted(&[])).await.ok();
    ada.put(&of("link-consent"), json!({ "allowed": false })).await.ok();
    assert_eq!(open(&world, &second, None).await.cell(), "404 link_invalid");
    assert_eq!(ruth.post(&of("links"), wanted(&[])).await.cell(), "404 not_found");
    assert_eq!(open(&world, &own, None).await.status, 200, "the candidate's own link stays");
}
