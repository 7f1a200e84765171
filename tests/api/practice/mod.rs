//! Practice, from reading without an account to an accepted program.

mod figures;
pub(crate) mod guests;
pub(crate) mod scenarios;

use challenges::practice::set;
use challenges::problems::publish;
use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::support::{Persona, TestApp};
use crate::world::{World, tiny_problem};

const LIST: &str = "/api/practice/problems";
const PROBLEM: &str = "/api/practice/problems/doubling";

/// A problem that is open for practice and one that is withheld.
fn bank() -> TestApp {
    let app = TestApp::start();
    let mut conn = app.conn();
    for slug in ["doubling", "withheld"] {
        let mut version = tiny_problem(slug);
        version.package_sha256 = [u8::try_from(slug.len()).unwrap(); 32];
        publish(&mut conn, &version).unwrap();
    }
    set(&mut conn, &"doubling".parse().unwrap(), true).unwrap();
    app
}

fn slugs(page: &Value) -> Vec<&str> {
    page["items"].as_array().unwrap().iter().map(|row| row["slug"].as_str().unwrap()).collect()
}

#[actix_web::test]
async fn who_is_signed_out_reads_what_is_open_and_nothing_of_the_hidden_tests() {
    let app = bank();
    let page = app.anon().get(LIST).await.ok();
    assert_eq!(slugs(&page), ["doubling"]);
    let row = &page["items"][0];
    assert_eq!((&row["status"], &row["statistics"]), (&Value::Null, &Value::Null));
    let shown = app.anon().get(PROBLEM).await;
    assert_eq!(shown.body["samples"].as_array().map(Vec::len), Some(1));
    assert_eq!((shown.status, &shown.body["own"]), (200, &Value::Null));
    assert!(!shown.text.contains("hidden-"), "{}", shown.text);
    let tags = app.anon().get("/api/practice/tags").await.ok();
    assert_eq!(tags["items"], json!([{ "tag": "arithmetic", "problems": 1 }]));
    for path in ["withheld", "no-such", "NO"] {
        let missing = app.anon().get(&format!("{LIST}/{path}")).await;
        assert_eq!(missing.cell(), "404 not_found", "{path}");
    }
    let body = json!({ "language": "python", "source": "print(2)" });
    let runs = app.anon().post(&format!("{PROBLEM}/runs"), body).await;
    assert_eq!(runs.cell(), "401 missing_token");
}

#[actix_web::test]
async fn a_filter_is_one_of_the_known_words_and_a_status_needs_a_sign_in() {
    let (app, ada) = (bank(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    for (query, want) in [
        ("difficulty=easy,hard&language=python&tag=arithmetic&q=doubl&sort=acceptance", "200"),
        ("difficulty=simple", "400 validation_failed"),
        ("type=code,debugging", "200"),
        ("type=puzzle", "400 validation_failed"),
        ("language=cobol", "400 validation_failed"),
        ("sort=best", "400 validation_failed"),
        ("status=todo", "400 validation_failed"),
        ("limit=101", "400 bad_limit"),
        ("cursor=x", "400 bad_cursor"),
        ("page=2", "400 bad_query"),
    ] {
        let answer = app.anon().get(&format!("{LIST}?{query}")).await;
        assert_eq!(answer.cell(), want, "{query}");
    }
    let long = format!("{LIST}?q={}", "x".repeat(101));
    assert_eq!(app.anon().get(&long).await.cell(), "400 validation_failed");
    for (status, want) in [("todo", 1), ("tried", 0), ("solved", 0), ("todo,solved", 1)] {
        let page = app.by(&ada).get(&format!("{LIST}?status={status}")).await.ok();
        assert_eq!(slugs(&page).len(), want, "{status}");
    }
}

#[actix_web::test]
async fn what_is_practised_is_ones_own() {
    let world = World::make().await;
    let (app, gus) = (&world.app, Persona::new("gus"));
    app.register_candidate(&gus).await;
    let program = json!({ "language": "python", "source": "print(2)" });
    let sent = app.by(&gus).post(&format!("{PROBLEM}/submissions"), program.clone()).await.ok();
    assert_eq!((&sent["task_id"], &sent["kind"]), (&Value::Null, &json!("submit")));
    let path = format!("/api/submissions/{}", sent["id"].as_str().unwrap());
    assert_eq!(app.by(&gus).get(&path).await.status, 200);
    for other in [&world.ada, &world.ruth] {
        assert_eq!(app.by(other).get(&path).await.cell(), "404 not_found");
    }
    let twice = app.by(&gus).post(&format!("{PROBLEM}/submissions"), program.clone()).await;
    assert_eq!(twice.cell(), "409 in_flight");
    let history = app.by(&gus).get(&format!("{PROBLEM}/submissions?limit=1")).await.ok();
    assert_eq!(history["items"][0]["id"], sent["id"]);
    let none = app.by(&world.ada).get(&format!("{PROBLEM}/submissions")).await.ok();
    assert_eq!(none["items"], json!([]), "what she sent in her attempt is not practice");
    let row = &app.by(&gus).get(LIST).await.ok()["items"][0];
    assert_eq!((&row["status"], &row["best_points"]), (&json!("tried"), &Value::Null));
    let java = json!({ "language": "java", "source": "x" });
    let answer = app.by(&gus).post(&format!("{PROBLEM}/runs"), java).await;
    assert_eq!(answer.cell(), "400 validation_failed");
    let large = json!({ "language": "python", "source": "x", "input": "x".repeat(65_537) });
    let answer = app.by(&gus).post(&format!("{PROBLEM}/runs"), large).await;
    assert_eq!(answer.cell(), "413 input_too_large");
}

#[actix_web::test]
async fn twenty_runs_a_minute_and_six_submits_are_taken() {
    let (app, ada) = (bank(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let program = json!({ "language": "python", "source": "print(2)" });
    for (kind, most) in [("runs", 20), ("submissions", 6)] {
        let path = format!("{PROBLEM}/{kind}");
        for at in 0..most {
            let answer = app.by(&ada).post(&path, program.clone()).await;
            assert_eq!(answer.status, 201, "{kind} {at}");
            let done = "update submissions set state = 'judged', verdict = 'WA', judged_at = now(),
                phase = 'done' where kind = 'submit'";
            let sql = format!(
                "alter table submissions disable trigger user; {done};
                alter table submissions enable trigger user"
            );
            app.conn().batch_execute(&sql).unwrap();
        }
        let over = app.by(&ada).post(&path, program.clone()).await;
        assert_eq!(over.cell(), "429 rate_limited");
        let wait: u32 = over.header("retry-after").parse().unwrap();
        assert!((1..=60).contains(&wait), "{wait}");
    }
}

#[actix_web::test]
async fn a_draft_is_kept_for_each_language_and_an_old_browser_does_not_write_over_it() {
    let (app, ada, ben) = (bank(), Persona::new("ada"), Persona::new("ben"));
    app.register_candidate(&ada).await;
    app.register_candidate(&ben).await;
    let path = format!("{PROBLEM}/draft");
    let draft = |source: &str, revision| json!({ "language": "python", "source": source, "revision": revision });
    let saved = app.by(&ada).put(&path, draft("one", 0)).await.ok();
    assert_eq!(saved["revision"], 1);
    assert_eq!(app.by(&ada).put(&path, draft("two", 1)).await.ok()["revision"], 2);
    assert_eq!(app.by(&ada).put(&path, draft("three", 1)).await.cell(), "409 stale_revision");
    let minus = app.by(&ada).put(&path, draft("three", -1)).await;
    assert_eq!(minus.cell(), "400 validation_failed");
    let large = app.by(&ada).put(&path, draft(&"x".repeat(131_073), 2)).await;
    assert_eq!(large.cell(), "413 source_too_large");
    assert!(large.text.contains("larger than 128 KiB"), "{}", large.text);
    let files =
        format!("-- main.py --\n{}\n-- geo.py --\n{}", "x".repeat(65_536), "y".repeat(65_536));
    let large = app.by(&ada).put(&path, draft(&files, 2)).await;
    assert_eq!(large.cell(), "413 source_too_large", "the files of a program count together");
    let own = app.by(&ada).get(PROBLEM).await.ok()["own"].clone();
    assert_eq!(own["drafts"][0]["source"], "two");
    assert_eq!((&own["status"], &own["solved"]), (&json!("todo"), &Value::Null));
    assert_eq!(app.by(&ben).get(PROBLEM).await.ok()["own"]["drafts"], json!([]));
    let withheld = format!("{LIST}/withheld/draft");
    assert_eq!(app.by(&ada).put(&withheld, draft("x", 0)).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_code_is_active_or_not_and_nothing_more_is_said() {
    let world = World::make().await;
    let code = "/api/invitation-codes/check";
    let check = async |text: &str| {
        world.app.anon().post(code, json!({ "code": text })).await.ok()["active"].clone()
    };
    assert_eq!(check(&world.code).await, json!(true));
    assert_eq!(check(&format!(" {} ", world.code.to_lowercase())).await, json!(true));
    for text in ["ABCDEFGH23", "", "no code at all"] {
        assert_eq!(check(text).await, json!(false), "{text:?}");
    }
    let sql = "update invitations set state = 'cancelled' where code = ";
    let sql = format!(
        "alter table invitations disable trigger user; {sql} '{}';
         alter table invitations enable trigger user",
        world.code
    );
    world.app.conn().batch_execute(&sql).unwrap();
    assert_eq!(check(&world.code).await, json!(false));
}

#[actix_web::test]
async fn the_warm_up_stands_on_an_invitation_while_it_is_open() {
    let world = World::make().await;
    let path = format!("/api/codebrain/{}", world.code);
    let offered = async || world.app.anon().get(&path).await.ok()["warm_up"].clone();
    assert_eq!(offered().await, Value::Null);
    let mut version = tiny_problem("warmup");
    version.package_sha256 = [9; 32];
    publish(&mut world.app.conn(), &version).unwrap();
    assert_eq!(offered().await, Value::Null);
    set(&mut world.app.conn(), &"warmup".parse().unwrap(), true).unwrap();
    assert_eq!(offered().await, json!("warmup"));
}

#[actix_web::test]
async fn the_problem_that_was_tried_last_stands_on_the_overview() {
    let (app, ada) = (bank(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let none = app.by(&ada).get("/api/users/practice").await.ok();
    assert_eq!(none, json!({ "last": null }));
    let program = json!({ "language": "python", "source": "print(2)" });
    app.by(&ada).post(&format!("{PROBLEM}/runs"), program).await.ok();
    let last = app.by(&ada).get("/api/users/practice").await.ok();
    let problem = &last["last"]["problem"];
    assert_eq!(
        (&problem["slug"], &problem["status"]),
        (&json!("doubling"), &json!("todo")),
        "{last}"
    );
    set(&mut app.conn(), &"doubling".parse().unwrap(), false).unwrap();
    let closed = app.by(&ada).get("/api/users/practice").await.ok();
    assert_eq!(closed, json!({ "last": null }), "what nobody can open is not named");
}
