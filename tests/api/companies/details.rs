//! What a company says of itself, over HTTP and at the command line.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::site::command_line::CommandLine;
use crate::support::{Persona, TestApp};

const PATH: &str = "/api/companies/me/details";

/// Details that say everything.
pub(crate) fn details_form(name: &str) -> Value {
    json!({
        "name": name, "website": "https://example.com/us", "industry": "software",
        "size": "11-50", "city": "Leeds", "country": "GB", "about": "We build **tools**.",
        "founded_year": 1999,
    })
}

/// A red pixel, in base64.
pub(crate) fn tiny_png() -> &'static str {
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4IScHAAK2AQU0pnWqAAAAAElFTkSuQmCC"
}

fn command(app: &TestApp) -> CommandLine<'_> {
    CommandLine { app, command: &["admin", "details"] }
}

async fn hirer() -> (TestApp, Persona) {
    let (app, ruth) = (TestApp::start(), Persona::new("ruth"));
    app.register_company(&ruth).await;
    app.conn().batch_execute("update companies set state = 'approved'").unwrap();
    (app, ruth)
}

#[actix_web::test]
async fn details_are_saved_and_once_their_domain_is_approved_roles_are_open() {
    let (app, ruth) = hirer().await;
    let empty = app.by(&ruth).get(PATH).await;
    assert_eq!((empty.status, &empty.body["version"]), (200, &json!(0)));
    assert_eq!(empty.body["standing"], "incomplete");
    let body = json!({ "version": 0, "form": details_form("Pellworth") });
    let saved = app.by(&ruth).put(PATH, body.clone()).await;
    assert_eq!((saved.status, &saved.body["standing"]), (200, &json!("waiting")));
    assert_eq!(saved.body["form"], details_form("Pellworth"));
    assert_eq!(app.by(&ruth).get("/api/roles").await.cell(), "403 feature_locked");
    let again = app.by(&ruth).put(PATH, body).await;
    assert_eq!(again.cell(), "409 stale_version");

    let user = app.by(&ruth).get("/api/auth/user").await.body;
    assert_eq!(user["user"]["company"]["name"], "Pellworth");
    assert_eq!(user["user"]["company"]["role"], "owner");
    let id = user["user"]["company"]["id"].as_str().unwrap();
    let list = command(&app).prints(&["list"]);
    let line = format!("{id} Pellworth — https://example.com/us, {} (same domain)\n", ruth.email);
    assert_eq!(list, line);
    let no = command(&app).prints(&["reject", id, "--text", "This site is another company's."]);
    assert_eq!(no, "The details of Pellworth are rejected.\n");
    let read = app.by(&ruth).get(PATH).await.body;
    assert_eq!(read["standing"], "rejected");
    assert_eq!(read["note"], "This site is another company's.");
    assert!(app.mails_to(&ruth.email)[0].contains("This site is another company's."));
    assert_eq!(command(&app).prints(&["list"]), "", "it is decided");
    command(&app).prints(&["approve", id]);
    assert!(app.mails_to(&ruth.email)[0].contains("approved its domain"));
    assert_eq!(app.by(&ruth).get("/api/roles").await.status, 200);
    assert_eq!(app.by(&ruth).get(PATH).await.body["note"], json!(null));
    let notices = app.by(&ruth).get("/api/users/notifications").await.body;
    assert_eq!(notices["unread"], 2, "one for each decision");
}

#[actix_web::test]
async fn the_admin_reads_what_waits_and_decides_about_the_version_that_was_read() {
    let (app, ruth) = hirer().await;
    let admin = Persona::new("admin");
    app.register_candidate(&admin).await;
    let desk = app.by(&admin);
    let queue = "/api/admin/company-details";
    assert_eq!(desk.get(queue).await.ok()["items"], json!([]));
    let user = app.by(&ruth).get("/api/auth/user").await.body;
    let one = format!("/api/admin/companies/{}/details", text(&user["user"]["company"]["id"]));
    let decide = async |version: i32, ruling: &str, reason: Value| {
        let body = json!({ "version": version, "ruling": ruling, "reason": reason });
        app.by(&admin).post(&format!("{one}/decision"), body).await
    };
    assert_eq!(desk.get(&one).await.ok()["standing"], "incomplete");
    assert_eq!(decide(0, "approved", Value::Null).await.cell(), "409 details_incomplete");
    let form = details_form("Pellworth");
    app.by(&ruth).put(PATH, json!({ "version": 0, "form": form })).await.ok();
    let waits = desk.get(queue).await.ok()["items"][0].clone();
    assert_eq!((&waits["form"], &waits["standing"]), (&form, &json!("waiting")));
    assert_eq!((&waits["owners"], &waits["same_domain"]), (&json!([ruth.email]), &json!(true)));
    assert_eq!(desk.get(&one).await.ok(), waits);

    assert_eq!(decide(0, "approved", Value::Null).await.cell(), "409 stale_version");
    assert_eq!(decide(1, "rejected", Value::Null).await.cell(), "400 validation_failed");
    assert_eq!(decide(1, "perhaps", Value::Null).await.status, 400);
    let no = decide(1, "rejected", json!(" Whose site is it? ")).await.ok();
    assert_eq!((&no["standing"], &no["note"]), (&json!("rejected"), &json!("Whose site is it?")));
    assert_eq!(desk.get(queue).await.ok()["items"], json!([]), "it is decided");
    assert_eq!(app.by(&ruth).get("/api/roles").await.cell(), "403 feature_locked");
    let yes = decide(1, "approved", Value::Null).await.ok();
    assert_eq!((&yes["standing"], &yes["note"]), (&json!("approved"), &Value::Null));
    assert_eq!(app.by(&ruth).get("/api/roles").await.status, 200);
    assert!(app.mails_to(&ruth.email)[0].contains("approved its domain"));
    for path in [queue, one.as_str()] {
        assert_eq!(app.by(&ruth).get(path).await.cell(), "404 not_found");
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

#[actix_web::test]
async fn only_an_owner_changes_the_details_and_each_fault_stands_at_its_field() {
    let (app, ruth) = hirer().await;
    let mut form = details_form("Pellworth");
    form["website"] = json!("pellworth");
    form["founded_year"] = json!(9999);
    let caller = app.by(&ruth);
    let put = |form: Value| caller.put(PATH, json!({ "version": 0, "form": form }));
    let refused = put(form.clone()).await;
    assert_eq!(refused.cell(), "400 validation_failed");
    let fields: Vec<_> = refused.body["errors"].as_array().unwrap().iter().collect();
    let fields: Vec<_> = fields.iter().map(|e| e["field"].as_str().unwrap()).collect();
    assert_eq!(fields, ["website", "founded_year"]);
    form = details_form("Pellworth");
    form["industry"] = json!("alchemy");
    assert_eq!(put(form).await.cell(), "400 validation_failed");
    for role in ["recruiter", "reviewer", "billing"] {
        let sql = format!("update company_members set role = '{role}'");
        app.conn().batch_execute(&sql).unwrap();
        assert_eq!(app.by(&ruth).get(PATH).await.status, 200, "{role}");
        assert_eq!(put(details_form("Pellworth")).await.cell(), "403 role", "{role}");
    }
    assert_eq!(app.by(&ruth).get(PATH).await.body["version"], 0);
}

#[actix_web::test]
async fn a_logo_is_drawn_again_and_served_under_its_own_name_for_good() {
    let (app, ruth) = hirer().await;
    let caller = app.by(&ruth);
    let send = |image: &str| caller.put("/api/companies/me/logo", json!({ "image": image }));
    let sent = send(tiny_png()).await;
    assert_eq!(sent.status, 200, "{}", sent.text);
    let url = sent.body["url"].as_str().unwrap().to_owned();
    assert_eq!(app.by(&ruth).get(PATH).await.body["logo_url"], json!(url));
    let shown = app.anon().get(&url).await;
    assert_eq!((shown.status, shown.header("content-type")), (200, "image/png"));
    assert_eq!(shown.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(shown.header("x-content-type-options"), "nosniff");
    assert!(shown.header("content-security-policy").starts_with("default-src 'none'"));

    let page = "PGh0bWw+PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0PjwvaHRtbD4=";
    for (image, code) in [("not base64!", "encoding"), (page, "format"), ("", "format")] {
        let refused = send(image).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{image}");
        let error = &refused.body["errors"][0];
        assert_eq!((&error["field"], &error["code"]), (&json!("image"), &json!(code)), "{image}");
    }
    assert_eq!(send(&"A".repeat(1_500_000)).await.cell(), "413 body_too_large");
    assert_eq!(app.by(&ruth).get(PATH).await.body["logo_url"], json!(url), "the first one stays");

    app.conn().batch_execute("update company_members set role = 'recruiter'").unwrap();
    assert_eq!(send(tiny_png()).await.cell(), "403 role");
    let remove = || caller.delete("/api/companies/me/logo");
    assert_eq!(remove().await.cell(), "403 role");
    app.conn().batch_execute("update company_members set role = 'owner'").unwrap();
    assert_eq!(remove().await.status, 200);
    assert_eq!(app.anon().get(&url).await.cell(), "404 not_found");
    for bad in ["x", &"G".repeat(64), &"A".repeat(64)] {
        let path = format!("/api/company-logos/{bad}");
        assert_eq!(app.anon().get(&path).await.cell(), "404 not_found", "{bad}");
    }
}

/// Source: PNG specification, annex D.
fn crc(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| {
            if sum & 1 == 1 { 0xedb8_8320 ^ (sum >> 1) } else { sum >> 1 }
        })
    };
    bytes.iter().fold(u32::MAX, step) ^ u32::MAX
}

#[actix_web::test]
async fn a_logo_that_says_it_has_thirty_thousand_pixels_a_side_is_refused_unread() {
    let (app, ruth) = hirer().await;
    let mut image = STANDARD.decode(tiny_png()).unwrap();
    for side in [16..20, 20..24] {
        image[side].copy_from_slice(&30_000_u32.to_be_bytes());
    }
    let sum = crc(&image[12..29]);
    image[29..33].copy_from_slice(&sum.to_be_bytes());
    let body = json!({ "image": STANDARD.encode(&image) });
    let refused = app.by(&ruth).put("/api/companies/me/logo", body).await;
    assert_eq!(refused.cell(), "400 validation_failed", "{}", refused.text);
    let error = &refused.body["errors"][0];
    assert_eq!((&error["field"], &error["code"]), (&json!("image"), &json!("range")));
    assert_eq!(app.by(&ruth).get(PATH).await.body["logo_url"], Value::Null);
}

#[actix_web::test]
async fn a_company_reads_what_is_removed_and_after_how_many_days() {
    let (app, ruth) = hirer().await;
    let list = app.by(&ruth).get("/api/companies/me/retention").await.ok();
    let days = |what: &str| {
        let rules = list["items"].as_array().unwrap();
        rules.iter().find(|rule| rule["what"] == what).unwrap()["days"].as_i64().unwrap()
    };
    assert_eq!(days("deliveries of webhooks"), 30);
    assert_eq!(days("prospects of roles that have ended"), 30);
    let recorded = i64::from(app.state().config.recording_days);
    assert_eq!(days("recordings of how answers were written"), recorded);
}
