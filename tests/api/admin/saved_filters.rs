//! Filters of the admin's lists: saved under a name, replaced, removed, and seen by nobody else.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::support::{Answer, Persona, TestApp, request};

const BASE: &str = "/api/admin/saved-filters";
const FOREIGN: &str = "00000000-0000-7000-8000-0000000000a1";

async fn desk() -> (TestApp, Persona) {
    let (app, admin) = (TestApp::start(), Persona::new("admin"));
    app.register_candidate(&admin).await;
    (app, admin)
}

fn filter(name: &str, query: &str) -> Value {
    json!({ "list": "manage_interns", "name": name, "query": query })
}

async fn save(app: &TestApp, name: &str, query: &str) -> Answer {
    app.by(&Persona::new("admin")).post(BASE, filter(name, query)).await
}

/// The names of a list's filters, as the admin is shown them.
async fn names(app: &TestApp, list: &str) -> Vec<String> {
    let shown = app.by(&Persona::new("admin")).get(&format!("{BASE}?list={list}")).await.ok();
    let items = shown["items"].as_array().unwrap().iter();
    items.map(|item| item["name"].as_str().unwrap().to_owned()).collect()
}

#[actix_web::test]
async fn a_filter_is_saved_shown_renamed_replaced_and_removed() {
    let (app, admin) = desk().await;
    assert_eq!(names(&app, "manage_interns").await, [""; 0]);
    let made = save(&app, "  Locked \u{200b}", "standing=locked&search=ada").await;
    assert_eq!(made.status, 201, "{}", made.text);
    let made = made.ok();
    let id = made["id"].as_str().unwrap();
    let expected = json!({ "id": id, "list": "manage_interns", "name": "Locked",
                           "query": "standing=locked&search=ada" });
    assert_eq!(made, expected);
    save(&app, "ada", "standing=all&search=ada").await.ok();
    assert_eq!(names(&app, "manage_interns").await, ["ada", "Locked"]);
    assert_eq!(names(&app, "presence").await, [""; 0], "each list has its own");
    let path = format!("{BASE}/{id}");
    let other = json!({ "name": "Unverified", "query": "standing=unverified" });
    let changed = app.by(&admin).put(&path, other).await.ok();
    assert_eq!((&changed["id"], &changed["query"]), (&json!(id), &json!("standing=unverified")));
    assert_eq!(names(&app, "manage_interns").await, ["ada", "Unverified"]);
    app.by(&admin).delete(&path).await.ok();
    assert_eq!(names(&app, "manage_interns").await, ["ada"]);
    assert_eq!(app.by(&admin).delete(&path).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_name_is_there_once_a_list_and_a_list_has_twenty() {
    let (app, admin) = desk().await;
    let query = "standing=locked";
    for n in 0..20 {
        assert_eq!(save(&app, &format!("Filter {n}"), query).await.status, 201, "{n}");
    }
    assert_eq!(save(&app, "filter 3", query).await.cell(), "409 name_taken");
    assert_eq!(save(&app, "One more", query).await.cell(), "409 too_many_filters");
    let elsewhere = json!({ "list": "presence", "name": "Filter 3", "query": "state=idle" });
    let made = app.by(&admin).post(BASE, elsewhere).await.ok();
    let shown = app.by(&admin).get(&format!("{BASE}?list=manage_interns")).await.ok();
    let path = format!("{BASE}/{}", shown["items"][0]["id"].as_str().unwrap());
    let named = |name: &str| json!({ "name": name, "query": query });
    assert_eq!(app.by(&admin).put(&path, named("Filter 3")).await.cell(), "409 name_taken");
    assert_eq!(app.by(&admin).put(&path, named("FILTER 0")).await.cell(), "200");
    let path = format!("{BASE}/{}", made["id"].as_str().unwrap());
    assert_eq!(app.by(&admin).put(&path, named("Filter 4")).await.cell(), "200");
}

#[actix_web::test]
async fn what_is_no_name_no_query_or_no_list_is_refused_at_its_field() {
    let (app, admin) = desk().await;
    for name in ["", " ", "a\nb", &"n".repeat(61)] {
        let refused = save(&app, name, "standing=locked").await;
        assert_eq!(refused.cell(), "400 validation_failed", "{name:?}");
        assert_eq!(refused.body["errors"][0]["field"], "name", "{name:?}");
    }
    for query in ["", "?a=b", "a=b#c", "//example.com/", "a=ö", &"q".repeat(501)] {
        let refused = save(&app, "Locked", query).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{query:?}");
        assert_eq!(refused.body["errors"][0]["field"], "query", "{query:?}");
    }
    let list = json!({ "list": "everything", "name": "Locked", "query": "a=b" });
    assert_eq!(app.by(&admin).post(BASE, list).await.cell(), "400 validation_failed");
    for wrong in ["", "?list=everything", "?list=presence&list=partners", "?list=presence&a=b"] {
        let answer = app.by(&admin).get(&format!("{BASE}{wrong}")).await;
        assert_eq!(answer.cell(), "400 bad_query", "{wrong}");
    }
    assert_eq!(names(&app, "manage_interns").await, [""; 0]);
}

#[actix_web::test]
async fn one_key_saves_one_filter() {
    let (app, admin) = desk().await;
    let token = admin.token();
    let call = |name: &str| {
        let body = filter(name, "standing=locked");
        request("POST", BASE, Some(&token), Some(body)).insert_header(("Idempotency-Key", "once"))
    };
    let first = app.send(call("Locked")).await;
    let again = app.send(call("Locked")).await;
    assert_eq!((first.status, again.status), (201, 201), "{}", again.text);
    assert_eq!(first.body, again.body);
    assert_eq!(app.send(call("Other")).await.cell(), "409 idempotency_key_reused");
    assert_eq!(names(&app, "manage_interns").await, ["Locked"]);
}

#[actix_web::test]
async fn of_two_that_save_at_once_under_one_name_one_is_refused() {
    let (app, admin) = desk().await;
    let token = admin.token();
    let call = || {
        let body = filter("Locked", "standing=locked");
        request("POST", BASE, Some(&token), Some(body))
    };
    let answers = app.storm(&app.twin(), vec![call(), call()]).await;
    let mut cells: Vec<String> = answers.iter().map(Answer::cell).collect();
    cells.sort();
    assert_eq!(cells, ["201", "409 name_taken"]);
}

#[actix_web::test]
async fn filters_of_another_account_are_seen_changed_and_removed_by_nobody_else() {
    let (app, admin) = desk().await;
    let ada = Persona::new("ada");
    app.register_candidate(&ada).await;
    let sql = format!(
        "insert into saved_filters (id, user_id, list, name, query, changed_at)
         select '{FOREIGN}', id, 'manage_interns', 'Theirs', 'search=secret', now()
         from users where email = 'ada@example.com'"
    );
    app.conn().batch_execute(&sql).unwrap();
    assert_eq!(names(&app, "manage_interns").await, [""; 0]);
    let path = format!("{BASE}/{FOREIGN}");
    let body = json!({ "name": "Mine", "query": "standing=locked" });
    let changed = app.by(&admin).put(&path, body.clone()).await;
    assert_eq!(changed.cell(), "404 not_found");
    assert!(!changed.text.contains("Theirs"), "{}", changed.text);
    assert_eq!(app.by(&admin).delete(&path).await.cell(), "404 not_found");
    assert_eq!(save(&app, "Theirs", "standing=locked").await.status, 201, "names are one's own");
    // Not even its own account reads it once that is no admin's.
    for (method, path, body) in [
        ("GET", format!("{BASE}?list=manage_interns"), None),
        ("POST", BASE.to_owned(), Some(filter("Mine", "standing=locked"))),
        ("PUT", path.clone(), Some(body)),
        ("DELETE", path, None),
    ] {
        let answer = app.by(&ada).send(method, &path, body).await;
        assert_eq!(answer.cell(), "404 not_found", "{method} {path}");
    }
}
