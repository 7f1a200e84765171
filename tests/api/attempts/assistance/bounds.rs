//! How much is asked, when, from where, and what happens when the model fails.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use assessments::definitions::AiPolicy;
use diesel::connection::SimpleConnection;
use model::Limits;
use serde_json::{Value, json};
use testkit::Reply;

use super::{Assisted, SAID};
use crate::wording::listen;
use crate::world::World;

#[actix_web::test]
async fn every_fault_has_its_word_and_the_attempt_goes_on() {
    let t = Assisted::allowed().await;
    for (reply, failure) in [
        (Reply::Status(500), "down"),
        (Reply::Status(429), "busy"),
        (Reply::Status(403), "refused"),
        (Reply::BreaksOff("Half of".to_owned()), "down"),
    ] {
        // One good answer between, so that the model is not left alone.
        t.model.answer(|_| Reply::Says(SAID.to_owned()));
        t.asked_and_heard("And this?").await;
        t.model.answer(move |_| reply.clone());
        let heard = t.asked_and_heard("Why?").await;
        assert_eq!((&heard["state"], &heard["failure"]), (&json!("failed"), &json!(failure)));
    }
    let shown = t.shown().await;
    assert_eq!(shown["left"], json!(36), "what failed does not count");
    let half = shown["questions"].as_array().unwrap().iter().find(|one| one["answer"] == "Half of");
    assert!(half.is_some(), "what came is kept");
    assert_eq!(t.ask("Once more?").await.status, 201);
}

#[actix_web::test]
async fn a_model_that_says_nothing_is_slow_and_ten_questions_a_minute_are_enough() {
    let mut t = Assisted::new(AiPolicy::Allowed, |_| Reply::Silence).await;
    let silence = Duration::from_millis(300);
    let limits = Limits { silence, failures: 100, ..Limits::default() };
    t.world = World { app: t.world.app.asking_within(limits), ..t.world };
    assert_eq!(t.asked_and_heard("Why?").await["failure"], json!("slow"));
    for _ in 0..9 {
        assert_eq!(t.ask("And now?").await.status, 201);
    }
    let limited = t.ask("And now?").await;
    assert_eq!(limited.status, 429, "{}", limited.text);
}

#[actix_web::test]
async fn the_budget_of_the_installation_ends_in_a_word_and_asks_nothing() {
    let t = Assisted::allowed().await;
    let sql = "insert into rate_counters (action, subject, window_s, began_at, hits) \
               values ('ask_model', 'all', 86400, now(), 5000)";
    t.world.app.conn().batch_execute(sql).unwrap();
    let heard = t.asked_and_heard("Why?").await;
    assert_eq!(heard["failure"], json!("over_budget"));
    assert!(t.model.asked().is_empty());
}

#[actix_web::test]
async fn the_budget_of_an_attempt_is_forty_answers() {
    let t = Assisted::allowed().await;
    let sql = format!(
        "insert into assistant_questions (id, attempt_id, task_id, number, question, state, \
           ended_at, answer) \
         select gen_random_uuid(), '{}', '{}', n, 'Q', 'answered', now(), 'A' \
         from generate_series(1, 39) n",
        t.world.attempt, t.world.task
    );
    t.world.app.conn().batch_execute(&sql).unwrap();
    t.asked_and_heard("The last one?").await;
    assert_eq!(t.ask("One more?").await.cell(), "409 assistant_spent");
    assert_eq!(t.shown().await["left"], json!(0));
}

#[actix_web::test]
async fn after_the_end_and_from_a_tab_that_reads_nothing_is_asked_or_answered() {
    let t = Assisted::allowed().await;
    let kept = t.ask("In time?").await;
    let lease = format!("/api/attempts/{}/lease", t.world.attempt);
    let app = &t.world.app;
    app.by(&t.world.ada).post(&lease, json!({ "take_over": false })).await.ok();
    assert_eq!(t.ask("From another tab?").await.cell(), "409 writing_elsewhere");
    assert_eq!(t.hear(&kept.body).await.cell(), "409 writing_elsewhere");
    t.finish().await;
    assert_eq!(t.ask("Too late?").await.cell(), "409 attempt_closed");
    assert_eq!(t.hear(&kept.body).await.cell(), "409 attempt_closed");
    assert!(t.model.asked().is_empty());
}

#[actix_web::test]
async fn what_is_no_question_is_refused_and_a_repeat_is_kept_once() {
    let t = Assisted::allowed().await;
    let long = "x".repeat(4001);
    for question in ["", long.as_str()] {
        assert_eq!(t.ask(question).await.cell(), "400 validation_failed");
    }
    let path = format!("/api/attempts/{}/tasks/{}/questions", t.world.attempt, t.world.task);
    let body = json!({ "question": "Twice?" });
    let send = || {
        let token = t.world.ada.token();
        let sent = crate::support::request("POST", &path, Some(&token), Some(body.clone()));
        t.world.app.send(sent.insert_header(("idempotency-key", "the-same-question")))
    };
    let (first, second) = (send().await, send().await);
    assert_eq!((first.status, &first.body), (201, &second.body));
    assert_eq!(t.shown().await["questions"].as_array().unwrap().len(), 1);
}

/// Has a question answered over TCP, and reads as far as its first words.
fn first_words(t: &Assisted, server: &actix_test::TestServer, question: &Value) -> TcpStream {
    let mut stream = TcpStream::connect(server.addr()).unwrap();
    write!(
        stream,
        "POST {} HTTP/1.1\r\nhost: assay\r\nauthorization: Bearer {}\r\naccept: \
         text/event-stream\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{{}}",
        t.answer_path(question),
        t.world.ada.token(),
    )
    .unwrap();
    let (mut read, mut line) = (String::new(), String::new());
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    while !read.contains("event: words") {
        line.clear();
        assert_ne!(reader.read_line(&mut line).unwrap(), 0, "{read}");
        read.push_str(&line);
    }
    stream
}

#[actix_web::test]
async fn one_answer_is_on_its_way_and_a_reader_who_leaves_stops_it_with_what_came() {
    let t = Assisted::allowed().await;
    t.model.answer(|_| Reply::Stops("Use input() and ".to_owned()));
    let kept = t.ask("How?").await.ok();
    let server = listen(t.world.app.state());
    let stream = first_words(&t, &server, &kept);
    assert_eq!(t.ask("And another?").await.cell(), "409 assistant_busy");
    let (open, idle) = t.world.app.state().db.connections();
    assert_eq!(open, idle, "the model speaks, and no connection waits for it");
    drop(stream);
    t.model.wait_until_left(1);
    let mut stopped = t.shown().await["questions"][0].clone();
    while stopped["state"] == "asking" {
        actix_web::rt::task::yield_now().await;
        stopped = t.shown().await["questions"][0].clone();
    }
    assert_eq!(stopped["state"], json!("stopped"));
    assert!("Use input() and ".starts_with(stopped["answer"].as_str().unwrap()));
    assert_ne!(stopped["answer"], json!(""));
}
