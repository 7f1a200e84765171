//! From the accepted offer to the first day: the checklist and its templates.

use serde_json::{Value, json};

use super::{Placed, version_of};
use crate::admin::exports::lines;
use crate::support::Persona;

fn states(of: &Value) -> Vec<&str> {
    of["items"].as_array().unwrap().iter().map(|item| item["state"].as_str().unwrap()).collect()
}

fn item<'a>(of: &'a Value, owner: &str) -> &'a Value {
    of["items"].as_array().unwrap().iter().find(|item| item["owner"] == owner).unwrap()
}

#[actix_web::test]
async fn an_accepted_offer_is_an_internship_with_a_checklist_and_opens_the_tab() {
    let t = Placed::new().await;
    let of = t.of_company().await;
    assert_eq!((&of["state"], &of["role_title"]), (&json!("pending_documents"), &json!("Fitter")));
    assert_eq!(states(&of).len(), internships::checklists::built_in().len());
    assert_eq!((&of["acts"], &of["weeks"]), (&json!(["cancel"]), &json!([])));
    let mails = t.app.mails_to(&t.ada.email);
    assert!(mails[0].contains("A checklist says what has to be done"), "{}", mails[0]);
    let user = t.app.by(&t.ruth).get("/api/auth/user").await.ok();
    assert_eq!(user["user"]["flags"]["accepted_interns"], 1);
    let path = format!("/api/users/applications/{}", of["application_id"].as_str().unwrap());
    assert_eq!(t.app.by(&t.ada).get(&path).await.ok()["stage"], "offer");
    let list = t.app.by(&t.ruth).get("/api/internships?state=pending_documents").await.ok();
    assert_eq!(list["items"].as_array().unwrap().len(), 1);
    let none = t.app.by(&t.ruth).get("/api/internships?state=active").await.ok();
    assert_eq!(none["items"], json!([]));
    let bad = t.app.by(&t.ruth).get("/api/internships?state=gone").await;
    assert_eq!(bad.cell(), "400 bad_query");
    let own = t.app.by(&t.ada).get("/api/users/internships").await.ok();
    assert_eq!(own["items"][0]["id"], of["id"]);
    t.company("step", t.step("cancel", Some("We moved."))).await.ok();
    let user = t.app.by(&t.ruth).get("/api/auth/user").await.ok();
    assert_eq!(user["user"]["flags"]["accepted_interns"], 0, "a cancelled one does not count");
}

#[actix_web::test]
async fn each_owner_submits_the_admin_decides_and_then_it_is_ready() {
    let t = Placed::new().await;
    let ready = format!("internships/{}/ready", t.id);
    let early = t.as_admin(&ready, json!({ "version": 1 })).await;
    assert_eq!(early.cell(), "409 checklist_open");
    let of = t.of_intern().await;
    let own = item(&of, "candidate")["id"].as_str().unwrap().to_owned();
    let path = format!("/api/users/internship-items/{own}/submit");
    let say =
        |version: i32, answer| json!({ "version": version, "text": "Mine", "answer": answer });
    let mute = t.app.by(&t.ada).post(&path, say(1, None::<bool>)).await;
    assert_eq!(mute.cell(), "400 validation_failed");
    let theirs = format!("/api/internship-items/{own}/submit");
    let theirs = t.app.by(&t.ruth).post(&theirs, say(1, Some(true))).await;
    assert_eq!(theirs.cell(), "403 role");
    t.app.by(&t.ada).post(&path, say(1, Some(true))).await.ok();
    let stale = t.app.by(&t.ada).post(&path, say(1, Some(true))).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let twice = t.app.by(&t.ada).post(&path, say(2, Some(true))).await;
    assert_eq!(twice.cell(), "409 not_now");
    let company = t.of_company().await;
    let seen = item(&company, "candidate");
    assert_eq!((&seen["state"], &seen["text"]), (&json!("submitted"), &Value::Null));
    let admin = t.of_admin().await;
    assert_eq!((&admin["column"], &admin["can_be_ready"]), (&json!("to_review"), &json!(false)));
    assert_eq!(item(&admin, "candidate")["text"], "Mine");
    let decide = format!("internship-items/{own}/decision");
    let say = |version, approve, reason: Option<&str>| json!({ "version": version, "approve": approve, "reason": reason });
    let mute = t.as_admin(&decide, say(2, false, None)).await;
    assert_eq!(mute.cell(), "400 validation_failed");
    t.as_admin(&decide, say(2, false, Some("Sign it."))).await.ok();
    let mails = t.app.mails_to(&t.ada.email);
    assert!(mails[0].contains("Sign it."), "{}", mails[0]);
    assert_eq!(t.as_admin(&decide, say(3, true, None)).await.cell(), "409 not_now");
    let conn = &mut t.app.conn();
    t.sides.finish(conn, t.id);
    assert_eq!(t.of_admin().await["can_be_ready"], true);
    let done = t.as_admin(&ready, json!({ "version": t.version() })).await.ok();
    assert_eq!((&done["state"], &done["column"]), (&json!("ready"), &json!("ready")));
    for who in [&t.ada, &t.ruth] {
        let mails = t.app.mails_to(&who.email);
        assert!(mails[0].contains("is done"), "{}", mails[0]);
    }
    let twice = t.as_admin(&ready, json!({ "version": t.version() })).await;
    assert_eq!(twice.cell(), "409 not_now");
}

#[actix_web::test]
async fn the_board_has_a_column_for_each_step_and_finds_what_is_overdue() {
    let t = Placed::new().await;
    let admin = t.app.by(&t.admin);
    let board = async |query: &str| {
        let found = admin.get(&format!("/api/admin/internships{query}")).await.ok();
        found["items"].as_array().unwrap().len()
    };
    assert_eq!((board("").await, board("?column=ready").await), (1, 0));
    assert_eq!(board("?column=waiting&overdue=true").await, 0);
    use diesel::connection::SimpleConnection;
    t.app.conn().batch_execute("update internship_items set due_on = current_date - 1").unwrap();
    assert_eq!(board("?column=waiting&overdue=true").await, 1);
    let counts = t.app.by(&t.admin).get("/api/admin/internships/counts").await.ok();
    assert_eq!(counts["counts"], json!({ "waiting": 1, "to_review": 0, "done": 0, "ready": 0 }));
    let bad = t.app.by(&t.admin).get("/api/admin/internships?column=gone").await;
    assert_eq!(bad.cell(), "400 bad_query");
}

#[actix_web::test]
async fn the_table_of_the_board_has_one_column_and_nothing_that_was_sent_in() {
    use diesel::connection::SimpleConnection;
    let t = Placed::new().await;
    let named = "update applications set profile = jsonb_set(profile, '{name}', '\"=Ada\"')";
    t.app.conn().batch_execute(named).unwrap();
    let own = item(&t.of_intern().await, "candidate")["id"].as_str().unwrap().to_owned();
    let say = json!({ "version": 1, "text": "Mine alone", "answer": true });
    t.app.by(&t.ada).post(&format!("/api/users/internship-items/{own}/submit"), say).await.ok();
    let found = lines(&t.app, "/api/admin/internships/export?column=to_review").await;
    assert_eq!(found[0].split(',').count(), 10, "{found:?}");
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[1].starts_with("'=Ada,"), "{found:?}");
    assert!(found[1].ends_with(",1,0"), "one to review, none overdue: {found:?}");
    for secret in ["Mine alone", "@"] {
        assert!(!found[1].contains(secret), "{secret}: {found:?}");
    }
    let late = lines(&t.app, "/api/admin/internships/export?column=waiting&overdue=true").await;
    assert_eq!(late.len(), 1);
    let bad = t.app.by(&t.admin).get("/api/admin/internships/export?column=gone").await;
    assert_eq!(bad.cell(), "400 bad_query");
}

#[actix_web::test]
async fn a_template_is_saved_in_versions_for_all_or_for_one_company() {
    let t = Placed::new().await;
    let path = "/api/admin/checklist-templates";
    let admin = t.app.by(&t.admin);
    let first = admin.get(path).await.ok();
    assert_eq!((&first["version"], &first["company_id"]), (&json!(0), &Value::Null));
    let item = json!({ "title": " Bring a laptop ", "help": null, "owner": "candidate",
                       "due_days": -3, "required": true, "asks": false });
    let body = |company: &Value, version: i32, items: Value| json!({ "company_id": company, "version": version, "items": items });
    let none = admin.put(path, body(&Value::Null, 0, json!([]))).await;
    assert_eq!(none.cell(), "400 validation_failed");
    let mut far = item.clone();
    far["due_days"] = json!(91);
    let far = admin.put(path, body(&Value::Null, 0, json!([far]))).await;
    assert_eq!(far.body["errors"][0]["field"], "items[0].due_days");
    let saved = admin.put(path, body(&Value::Null, 0, json!([item]))).await.ok();
    assert_eq!(
        (&saved["version"], &saved["in_force"]["items"][0]["title"]),
        (&json!(1), &json!("Bring a laptop"))
    );
    let stale = admin.put(path, body(&Value::Null, 0, json!([item]))).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let company = t.of_company().await["company_id"].clone();
    let own = admin.get(&format!("{path}?company_id={}", company.as_str().unwrap())).await.ok();
    assert_eq!((&own["version"], &own["in_force"]["version"]), (&json!(0), &json!(1)));
    let own = admin.put(path, body(&company, 0, json!([item, item]))).await.ok();
    assert_eq!((&own["version"], own["versions"].as_array().unwrap().len()), (&json!(1), 1));
    let nobody = json!(uuid::Uuid::now_v7());
    let none = admin.put(path, body(&nobody, 0, json!([item]))).await;
    assert_eq!(none.cell(), "404 not_found");
    let kept = t.of_intern().await;
    assert_eq!(
        states(&kept).len(),
        internships::checklists::built_in().len(),
        "it keeps its items"
    );
}

#[actix_web::test]
async fn before_the_start_each_side_and_the_admin_cancel_for_a_reason() {
    for who in ["company", "intern", "admin"] {
        let t = Placed::new().await;
        let mute = t.company("step", t.step("cancel", Some(" "))).await;
        assert_eq!(mute.cell(), "400 validation_failed");
        for act in ["complete", "convert", "end_early"] {
            let early = t.company("step", t.step(act, Some("x"))).await;
            assert_eq!(early.cell(), "409 not_now", "{act}");
        }
        let body = t.step("cancel", Some("Plans changed."));
        let done = match who {
            "company" => t.company("step", body).await,
            "intern" => t.intern("step", body).await,
            _ => {
                let body = json!({ "version": t.version(), "reason": "Plans changed." });
                t.as_admin(&format!("internships/{}/cancel", t.id), body).await
            }
        };
        let done = done.ok();
        let by = if who == "intern" { "candidate" } else { who };
        assert_eq!((&done["state"], &done["ended_by"]), (&json!("cancelled"), &json!(by)));
        let other = if who == "intern" { &t.ruth } else { &t.ada };
        let mails = t.app.mails_to(&other.email);
        assert!(mails[0].contains("Plans changed."), "{}", mails[0]);
        let over = t.intern("step", t.step("cancel", Some("x"))).await;
        assert_eq!(over.cell(), "409 not_now");
    }
}

#[actix_web::test]
async fn a_supervisor_is_a_member_of_the_company() {
    let t = Placed::new().await;
    let path = format!("/api/internships/{}/supervisor", t.id);
    let name = |user: &str, version: i32| json!({ "version": version, "supervisor_id": user });
    let id = |who: &Persona| crate::hiring::team::user(&mut t.app.conn(), &who.email).to_string();
    let other = t.app.by(&t.ruth).put(&path, name(&id(&t.ada), 1)).await;
    assert_eq!(other.cell(), "400 validation_failed");
    let led = t.app.by(&t.ruth).put(&path, name(&id(&t.ruth), 1)).await.ok();
    assert_eq!(led["supervisor"]["user_id"], json!(id(&t.ruth)));
    let stale = t.app.by(&t.ruth).put(&path, name(&id(&t.ruth), 1)).await;
    assert_eq!(stale.cell(), "409 stale_version");
    assert_eq!(version_of(&t.app, "internships", &t.id.to_string()), 2);
}
