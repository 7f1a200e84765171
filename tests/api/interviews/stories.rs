//! Interview experiences over HTTP, as everybody reads them.

use serde_json::{Value, json};

use crate::support::{Answer, Persona, TestApp, request};
use crate::world::{form_about, publish_story};

async fn get(app: &TestApp, path: &str) -> Answer {
    app.anon().get(path).await
}

async fn read(app: &TestApp, path: &str) -> Value {
    let answer = get(app, path).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    answer.body
}

#[actix_web::test]
async fn a_list_is_narrowed_searched_and_read_page_by_page() {
    let app = TestApp::start();
    let mut ids = Vec::new();
    for year in 2020..2025 {
        let mut story = form_about("Pellworth");
        story.year = Some(year);
        ids.push(publish_story(&app, &story));
    }
    let mut seen = Vec::new();
    let mut path = "/api/interviews?limit=2".to_owned();
    loop {
        let page = read(&app, &path).await;
        seen.extend(page["items"].as_array().unwrap().iter().map(|i| i["id"].clone()));
        let Some(cursor) = page["next_cursor"].as_str() else { break };
        path = format!("/api/interviews?limit=2&cursor={cursor}");
    }
    assert_eq!(seen, ids.iter().rev().map(|id| json!(id)).collect::<Vec<_>>());
    let found = read(&app, "/api/interviews?q=queue&year=2021,2022&company=Pellworth").await;
    let items = found["items"].as_array().unwrap();
    assert_eq!(items.len(), 2);
    assert_eq!(items[0]["company"]["slug"], "pellworth");
    let hits: Vec<&Value> = items[0]["highlights"][0]
        .as_array()
        .unwrap()
        .iter()
        .filter(|part| part["hit"] == true)
        .map(|part| &part["text"])
        .collect();
    assert_eq!(hits, [&json!("queues")]);
    assert_eq!(read(&app, "/api/interviews?level=lead").await["items"], json!([]));
    assert_eq!(read(&app, "/api/interviews").await["items"][0]["highlights"], Value::Null);
}

#[actix_web::test]
async fn a_filter_that_is_none_is_named() {
    let app = TestApp::start();
    for (query, field) in [
        ("level=boss", "level"),
        ("outcome=yes", "outcome"),
        ("difficulty=6", "difficulty"),
        ("year=1999", "year"),
        ("source=x", "source"),
        ("language=english", "language"),
        ("verified=maybe", "verified"),
        ("sort=best", "sort"),
    ] {
        let answer = get(&app, &format!("/api/interviews?{query}")).await;
        assert_eq!(answer.cell(), "400 validation_failed", "{query}");
        assert_eq!(answer.body["errors"][0]["field"], field);
    }
    let long = format!("q={}", "x".repeat(201));
    for query in ["limit=0", "limit=51", "cursor=x", "other=1", "level=mid&level=lead", &long] {
        let answer = get(&app, &format!("/api/interviews?{query}")).await;
        assert_eq!(answer.status, 400, "{query}: {}", answer.text);
    }
    let recent = "cgAAAAAAAAAB";
    let wrong = get(&app, &format!("/api/interviews?sort=helpful&cursor={recent}")).await;
    assert_eq!(wrong.cell(), "400 bad_cursor", "a place belongs to one order");
}

#[actix_web::test]
async fn a_story_shows_its_text_its_like_and_its_company() {
    let app = TestApp::start();
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.push(publish_story(&app, &form_about("Pellworth & Sons")));
    }
    let story = read(&app, &format!("/api/interviews/{}", ids[0])).await["story"].clone();
    let path = format!("/interviews/pellworth-sons/software-engineer/2025/{}", ids[0]);
    assert_eq!(story["path"], json!(path));
    assert_eq!(story["told_by"], "Software Engineer, intern, 2025");
    assert_eq!(story["rounds"][0]["questions"][0], "How would you find a cycle in a list?");
    assert_eq!(story["related"].as_array().map(Vec::len), Some(4));
    assert_eq!(story["company_stats"]["difficulty_mean"], 3.0);
    assert_eq!(story["reply"], Value::Null);
    let company = read(&app, "/api/interviews/companies/pellworth-sons").await;
    assert_eq!((&company["stories"], &company["stats"]["stories"]), (&json!(5), &json!(5)));
    let typed = read(&app, "/api/interviews/companies?q=sons").await;
    assert_eq!(typed["items"][0]["name"], "Pellworth & Sons");
    let summary = read(&app, "/api/interviews/summary").await;
    assert_eq!((&summary["stories"], &summary["new_this_week"]), (&json!(5), &json!(5)));
    for absent in [uuid::Uuid::now_v7().to_string(), "x".to_owned()] {
        let answer = get(&app, &format!("/api/interviews/{absent}")).await;
        assert_eq!(answer.cell(), "404 not_found");
    }
}

#[actix_web::test]
async fn a_like_is_given_once_and_taken_back_once() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let id = publish_story(&app, &form_about("Pellworth"));
    let path = format!("/api/interviews/{id}/like");
    for (method, liked, count) in
        [("PUT", true, 1), ("PUT", true, 1), ("DELETE", false, 0), ("DELETE", false, 0)]
    {
        let answer = app.by(&ada).send(method, &path, None).await;
        let want = json!({ "is_liked": liked, "likes_count": count });
        assert_eq!((answer.status, answer.body), (200, want), "{method}");
    }
    app.by(&ada).send("PUT", &path, None).await;
    let ids = json!({ "interview_ids": [id, uuid::Uuid::now_v7().to_string(), "x"] });
    let batch = "/api/interviews/batch/like-status";
    let answer = app.by(&ada).post(batch, ids).await;
    assert_eq!(answer.body, json!({ id: { "is_liked": true, "likes_count": 1 } }));
    for ids in [json!([]), json!(vec!["x"; 201]), json!("x"), json!([1])] {
        let body = json!({ "interview_ids": ids });
        let answer = app.by(&ada).post(batch, body).await;
        assert_eq!(answer.status, 400, "{}", answer.text);
    }
    let nowhere = format!("/api/interviews/{}/like", uuid::Uuid::now_v7());
    assert_eq!(app.by(&ada).send("PUT", &nowhere, None).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn fifty_likes_at_once_on_two_servers_are_counted_right() {
    let app = TestApp::start();
    let twin = app.twin();
    let id = publish_story(&app, &form_about("Pellworth"));
    let path = format!("/api/interviews/{id}/like");
    let readers: Vec<Persona> = (0..5).map(|n| Persona::new(&format!("reader{n}"))).collect();
    for reader in &readers {
        app.register_candidate(reader).await;
    }
    let (mut violations, mut rounds) = (0, 0);
    for round in 0..4 {
        let calls = (0..50).map(|at| {
            let method = if round % 2 == 1 && at % 3 == 0 { "DELETE" } else { "PUT" };
            request(method, &path, Some(&readers[at % 5].token()), None)
        });
        let answers = app.storm(&twin, calls.collect()).await;
        for answer in &answers {
            let count = answer.body["likes_count"].as_i64();
            let fits = match answer.status {
                200 => count.is_some_and(|n| (0..=5).contains(&n)),
                status => status == 503,
            };
            violations += i32::from(!fits);
        }
        violations += i32::from(!counts_agree(&app, &id));
        rounds += answers.len();
    }
    println!("likes: {rounds} requests on two servers, {violations} violations");
    assert_eq!(violations, 0);
}

fn counts_agree(app: &TestApp, id: &str) -> bool {
    use db::schema::{interview_likes, interviews};
    use diesel::prelude::*;
    let id: uuid::Uuid = id.parse().unwrap();
    let conn = &mut app.conn();
    let count: i32 =
        interviews::table.find(id).select(interviews::likes_count).first(conn).unwrap();
    let rows: i64 = interview_likes::table
        .filter(interview_likes::interview_id.eq(id))
        .count()
        .get_result(conn)
        .unwrap();
    i64::from(count) == rows
}
