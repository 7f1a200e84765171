//! Connections of a company: made, replaced, paged, and nobody else's.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use super::{CONNECTIONS, Connected, by_key, connect, text};
use crate::prepared::make_key;
use crate::support::{Persona, TestApp, request};
use crate::world::World;

const LIST: (&str, &str) = ("GET", "/api/ats/greenhouse/list_tests");

async fn lists(app: &TestApp, key: &str) -> String {
    by_key(app, LIST, key, None).await.cell()
}

#[actix_web::test]
async fn a_key_is_shown_once_replaced_at_once_and_notified_to_owners() {
    let world = World::make().await;
    let app = &world.app;
    let wanted = json!({ "system": "greenhouse", "remote_key": null });
    let repeat = async || {
        let sent = request("POST", CONNECTIONS, Some(&world.ruth.token()), Some(wanted.clone()));
        app.send(sent.insert_header(("idempotency-key", "one"))).await
    };
    let made = repeat().await;
    let key = text(&made.body["secret"]);
    assert!(made.status == 201 && key.starts_with("assay_a_") && key.len() < 171, "{}", made.text);
    assert_eq!(repeat().await.body["secret"], Value::Null);
    let list = app.by(&world.ruth).get(CONNECTIONS).await;
    assert!(!list.text.contains(&key), "{}", list.text);
    assert!(app.mails_to(&world.ruth.email)[0].contains("Greenhouse"), "owners are notified");
    assert_eq!(lists(app, &key).await, "200");
    let rotate = format!("{CONNECTIONS}/{}/rotate", text(&made.body["id"]));
    let rotated = app.by(&world.ruth).post(&rotate, json!({})).await.ok();
    assert_eq!(lists(app, &key).await, "401 invalid_token");
    assert_eq!(lists(app, &text(&rotated["secret"])).await, "200");
    let delete = format!("{CONNECTIONS}/{}/delete", text(&made.body["id"]));
    app.by(&world.ruth).post(&delete, json!({})).await.ok();
    assert_eq!(lists(app, &text(&rotated["secret"])).await, "401 invalid_token");
}

#[actix_web::test]
async fn a_key_opens_its_own_system_and_no_other_key_opens_one() {
    let world = World::make().await;
    let app = &world.app;
    let (_, greenhouse) = connect(app, &world.ruth, "greenhouse").await;
    let (_, ashby) = connect(app, &world.ruth, "ashby").await;
    let other = by_key(app, ("POST", "/api/ats/ashby/assessment.list"), &greenhouse, None).await;
    assert_eq!(other.cell(), "401 invalid_token");
    assert!(text(&other.body["message"]).contains("does not know this API key"));
    let api = make_key(app, &world.company, &uuid::Uuid::now_v7().to_string(), 9);
    for key in [&ashby, &api, &String::new(), &"assay_a_".to_owned()] {
        assert_eq!(lists(app, key).await, "401 invalid_token", "{key}");
    }
    let bearer = request("GET", LIST.1, Some(&greenhouse), None);
    assert_eq!(app.send(bearer).await.cell(), "401 invalid_token");
    assert_eq!(app.send(request("GET", LIST.1, None, None)).await.cell(), "401 missing_token");
    assert_eq!(app.by(&world.ruth).get(LIST.1).await.cell(), "401 invalid_token");
}

#[actix_web::test]
async fn what_one_connection_has_started_another_does_not_find() {
    let of = Connected::new("greenhouse").await;
    let body = json!({ "partner_test_id": of.world.assessment, "url": of.server.callback(1),
        "candidate": { "first_name": "E", "last_name": "A", "email": "eve@example.com" } });
    let id = text(&of.call("POST", "send_test", Some(body)).await.ok()["partner_interview_id"]);
    let (_, other) = connect(of.app(), &of.world.ruth, "greenhouse").await;
    let status = format!("/api/ats/greenhouse/test_status?partner_interview_id={id}");
    let foreign = by_key(of.app(), ("GET", &status), &other, None).await;
    let unknown = status.replace(&id, &uuid::Uuid::now_v7().to_string());
    let nobody = by_key(of.app(), ("GET", &unknown), &other, None).await;
    assert_eq!((foreign.status, &foreign.text), (404, &nobody.text));
}

#[actix_web::test]
async fn a_company_that_does_not_pay_is_told_so_in_words() {
    let of = Connected::new("greenhouse").await;
    let sql = "set session_replication_role = replica; delete from company_grants";
    of.app().conn().batch_execute(sql).unwrap();
    let refused = of.call("GET", "list_tests", None).await;
    assert_eq!(refused.cell(), "403 feature_locked");
    assert!(text(&refused.body["errors"][0]["message"]).starts_with("Assessments open once"));
}

#[actix_web::test]
async fn only_owners_see_connections_and_the_log_is_paged() {
    let of = Connected::new("greenhouse").await;
    for _ in 0..5 {
        of.call("GET", "list_tests", None).await.ok();
    }
    let ruth = of.app().by(&of.world.ruth);
    let path = format!("{CONNECTIONS}/{}/exchanges", of.id);
    let first = ruth.get(&format!("{path}?limit=3")).await.ok();
    let cursor = text(&first["next_cursor"]);
    let second = ruth.get(&format!("{path}?limit=3&cursor={cursor}")).await.ok();
    let count = |page: &Value| page["items"].as_array().unwrap().len();
    assert_eq!((count(&first), count(&second), &second["next_cursor"]), (3, 2, &Value::Null));
    let list = ruth.get(CONNECTIONS).await.ok();
    assert!(list["items"][0]["called_at"].is_string());
    let otto = Persona::new("otto");
    of.app().register_company(&otto).await;
    let by = of.app().by(&otto);
    assert_eq!(by.get(&path).await.cell(), "404 not_found");
    for act in ["rotate", "delete"] {
        let act = format!("{CONNECTIONS}/{}/{act}", of.id);
        assert_eq!(by.post(&act, json!({})).await.cell(), "404 not_found");
    }
    let sql = "update company_members set role = 'recruiter' where user_id = \
               (select id from users where email = 'ruth@example.com')";
    let conn = &mut of.app().conn();
    conn.batch_execute("alter table company_members disable trigger user").unwrap();
    conn.batch_execute(sql).unwrap();
    assert_eq!(ruth.get(CONNECTIONS).await.cell(), "403 role");
}

#[actix_web::test]
async fn a_key_of_ashby_is_asked_for_and_checked() {
    let world = World::make().await;
    for (system, key) in
        [("ashby", json!(null)), ("ashby", json!("x")), ("greenhouse", json!("12345678"))]
    {
        let wanted = json!({ "system": system, "remote_key": key });
        let refused = world.app.by(&world.ruth).post(CONNECTIONS, wanted).await;
        assert_eq!(refused.body["errors"][0]["field"], "remote_key", "{}", refused.text);
    }
}
