//! Grid puzzles: who reads them, two tries for each test input, and answers that stay where they are.

use diesel::connection::SimpleConnection;
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::site::command_line::CommandLine;
use crate::support::{Persona, TestApp, request};

/// A puzzle that is known.
pub(crate) const PUZZLE: &str = "00000000-0000-7000-8000-0000000000b1";
/// A try of ada's.
pub(crate) const PUZZLE_TRY: &str = "00000000-0000-7000-8000-0000000000b2";
/// What is expected of its first input, as it would stand in an answer.
const SECRET: &str = "7,8,7,8,9";

/// Whether the route is about puzzles.
pub(crate) fn is_about_puzzles(path: &str) -> bool {
    path.contains("/api/puzzle")
}

/// A puzzle with two inputs; where ada has an account, she has tried its first one.
pub(crate) fn prepare_puzzles(app: &TestApp) {
    let sql = format!(
        "insert into puzzles (id, slug, name, demonstrations, inputs, answers, created_at)
         values ('{PUZZLE}', 'canary', 'Canary', '[{{\"input\": [[1]], \"output\": [[2]]}}]',
           '[[[1, 1]], [[2]]]', '[[[7, 8, 7, 8, 9]], [[1]]]', now());
         insert into puzzle_tries
           (id, puzzle_id, user_id, input, number, grid, is_right, events, tried_at)
         select '{PUZZLE_TRY}', '{PUZZLE}', id, 0, 1, '[[3]]', false, '[]', now()
         from users where email = 'ada@example.com'"
    );
    app.conn().batch_execute(&sql).unwrap();
}

/// What is sent to a route about puzzles.
pub(crate) fn puzzle_body(route: &str) -> Option<Value> {
    Some(match route {
        "POST /api/puzzles/batch/standing" => json!({ "puzzle_ids": [PUZZLE, "none"] }),
        "POST /api/puzzles/{id}/tries" => try_body(0, json!([[1, 1]])),
        _ => return None,
    })
}

pub(crate) fn try_body(input: usize, grid: Value) -> Value {
    let event = json!({ "t_ms": 5, "tool": "paint", "cell": [0, 0], "to": [0, 0], "symbol": 1 });
    json!({ "input": input, "grid": grid, "events": [event] })
}

fn tries() -> String {
    format!("/api/puzzles/{PUZZLE}/tries")
}

async fn with_people() -> (TestApp, Persona, Persona) {
    let app = TestApp::start();
    let (ada, ben) = (Persona::new("ada"), Persona::new("ben"));
    app.register_candidate(&ben).await;
    prepare_puzzles(&app);
    app.register_candidate(&ada).await;
    (app, ada, ben)
}

#[actix_web::test]
async fn everybody_reads_puzzles_and_nobody_is_ever_sent_an_answer() {
    let (app, ada, _) = with_people().await;
    let list = app.anon().get("/api/puzzles?limit=1").await;
    assert_eq!(list.body["items"][0]["id"], PUZZLE, "{}", list.text);
    assert_eq!(list.body["items"][0]["inputs"], 2);
    assert_eq!(app.anon().get("/api/puzzles?difficulty=hard").await.body["items"], json!([]));
    assert_eq!(app.anon().get("/api/puzzles?difficulty=x").await.cell(), "400 validation_failed");
    let daily = app.anon().get("/api/puzzles/daily").await;
    assert_eq!(daily.body["puzzle"]["id"], PUZZLE);
    let puzzle = app.anon().get(&format!("/api/puzzles/{PUZZLE}")).await;
    assert_eq!(
        (&puzzle.body["inputs"], &puzzle.body["tries"]),
        (&json!([[[1, 1]], [[2]]]), &json!(2))
    );
    let by_ada = app.by(&ada);
    let wrong = by_ada.post(&tries(), try_body(0, json!([[9]]))).await;
    assert_eq!(wrong.status, 201, "{}", wrong.text);
    let path = format!("/api/puzzle-tries/{}", wrong.body["id"].as_str().unwrap());
    let standing = by_ada.get(&format!("/api/puzzles/{PUZZLE}/standing")).await;
    let batch = json!({ "puzzle_ids": [PUZZLE] });
    let batch = by_ada.post("/api/puzzles/batch/standing", batch).await;
    assert_eq!(batch.body[PUZZLE], standing.body);
    let own = by_ada.get(&path).await;
    assert_eq!(own.body["events"][0]["tool"], "paint");
    let refused = by_ada.post(&tries(), try_body(0, json!([[1], []]))).await;
    assert_eq!(refused.cell(), "400 validation_failed");
    for answer in [list, daily, puzzle, wrong, standing, batch, own, refused] {
        assert!(!answer.text.contains(SECRET), "{}", answer.text);
    }
}

#[actix_web::test]
async fn two_tries_are_two_however_many_come_at_once_and_to_which_server() {
    let (app, ada, ben) = with_people().await;
    let twin = app.twin();
    let call = |at: usize| {
        let server = if at.is_multiple_of(2) { &app } else { &twin };
        let sent = request("POST", &tries(), Some(&ada.token()), Some(try_body(0, json!([[at]]))));
        server.send(sent)
    };
    let answers = join_all((0..8).map(call)).await;
    let cells: Vec<String> = answers.iter().map(|answer| answer.cell()).collect();
    assert_eq!(cells.iter().filter(|cell| *cell == "201").count(), 2, "{cells:?}");
    assert_eq!(cells.iter().filter(|cell| *cell == "409 no_tries_left").count(), 6, "{cells:?}");
    let right = app.by(&ada).post(&tries(), try_body(1, json!([[1]]))).await;
    assert_eq!(right.body["is_right"], true, "{}", right.text);
    assert_eq!(right.body["standing"]["solved"], 1);
    assert_eq!(right.body["standing"]["is_over"], true);
    let again = app.by(&ada).post(&tries(), try_body(1, json!([[1]]))).await;
    assert_eq!(again.cell(), "409 already_solved");
    // Another person has tries of their own, and none of hers.
    let other = app.by(&ben).get(&format!("/api/puzzles/{PUZZLE}/standing")).await;
    assert_eq!(other.body["is_begun"], false);
    let path = format!("/api/puzzle-tries/{}", right.body["id"].as_str().unwrap());
    assert_eq!(app.by(&ben).get(&path).await.cell(), "404 not_found");
    assert_eq!(app.by(&ada).get(&path).await.status, 200);
}

#[actix_web::test]
async fn a_try_sent_twice_under_one_key_is_one_try() {
    let (app, ada, _) = with_people().await;
    let call = || {
        let body = try_body(0, json!([[4]]));
        let sent = request("POST", &tries(), Some(&ada.token()), Some(body));
        app.send(sent.insert_header(("idempotency-key", "one-try")))
    };
    let (first, second) = (call().await, call().await);
    assert_eq!((first.status, &first.body), (201, &second.body));
    assert_eq!(first.body["standing"]["inputs"][0]["tries_left"], 1);
}

#[actix_web::test]
async fn what_is_no_grid_or_no_step_is_refused_and_costs_no_try() {
    let (app, ada, _) = with_people().await;
    let by_ada = app.by(&ada);
    let tall: Vec<[u8; 1]> = vec![[0]; 31];
    for grid in [json!([[1, 2], [3]]), json!([]), json!([[]]), json!([[10]]), json!(tall)] {
        let refused = by_ada.post(&tries(), try_body(0, grid)).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{}", refused.text);
        assert_eq!(refused.body["errors"][0]["field"], "grid");
    }
    let event =
        |row: u8| json!({ "t_ms": 0, "tool": "fill", "cell": [row, 0], "to": [0, 0], "symbol": 0 });
    for events in [json!([event(31)]), json!(vec![event(0); 1001])] {
        let body = json!({ "input": 0, "grid": [[1]], "events": events });
        let refused = by_ada.post(&tries(), body).await;
        assert_eq!(refused.body["errors"][0]["field"], "events", "{}", refused.text);
    }
    let other = by_ada.post(&tries(), try_body(2, json!([[1]]))).await;
    assert_eq!(other.body["errors"][0]["field"], "input");
    let standing = by_ada.get(&format!("/api/puzzles/{PUZZLE}/standing")).await;
    assert_eq!(standing.body["is_begun"], false);
}

#[test]
fn a_folder_is_imported_whole_or_not_at_all() {
    let app = TestApp::start();
    let files = tempfile::tempdir().unwrap();
    let pair = json!([{ "input": [[1]], "output": [[2]] }]);
    let write = |name: &str, file: Value| {
        std::fs::write(files.path().join(name), file.to_string()).unwrap();
    };
    write("good.json", json!({ "train": pair, "test": pair }));
    let bad = json!([{ "input": [[1]], "output": [[1, 2], [3]] }]);
    write("bad.json", json!({ "train": pair, "test": bad }));
    let folder = files.path().to_str().unwrap();
    let cli = CommandLine { app: &app, command: &["puzzles", "import"] };
    cli.refuses(&[folder], "bad: test[0].output row 2 has 1 cell, expected 2");
    write("bad.json", json!({ "train": pair, "test": pair }));
    assert_eq!(cli.prints(&[folder]), "2 puzzles: 2 new, 0 replaced, 0 known.\n");
    assert_eq!(cli.prints(&[folder]), "2 puzzles: 0 new, 0 replaced, 2 known.\n");
}
