//! The next question as it comes, and what is filled in.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

use serde_json::{Value, json};
use testkit::Reply;

use super::{Guided, done, listen, phrase, polite};
use crate::support::{Persona, TestApp};

const TWO_ROUNDS: &str = "First a phone call with the recruiter Jane Miller for half an hour, then \
    a coding round in their office. They asked: what is a heap?";

fn reads_rounds(asked: &testkit::Asked) -> Reply {
    if !asked.wants_json() {
        return polite(asked);
    }
    let rounds = json!({ "rounds": [
        { "description": "a phone call", "kind": "phone", "format": "phone", "minutes": 30 },
        { "description": "a coding round in their office", "kind": "technical",
          "format": "onsite", "minutes": 0, "questions": ["what is a heap?", "who are you?"] },
    ] });
    Reply::Says(rounds.to_string())
}

#[actix_web::test]
async fn words_come_one_after_the_other_and_make_the_next_question() {
    let t = Guided::new(polite).await;
    assert_eq!(t.get("/conversation").await["mode"], "model");
    let events = t.events("summary", "Two calm rounds.").await;
    assert_eq!(events[0].0, "saved");
    assert_eq!(events[0].1["interview"]["form"]["summary"], "Two calm rounds.");
    assert_eq!(phrase(&events), "Thanks! And which one was that?");
    let done = done(&events);
    assert_eq!(done["next"]["question"], "Thanks! And which one was that?");
    assert_eq!((&done["next"]["step"], &done["mode"]), (&json!("company"), &json!("model")));
    assert!(events.len() >= 3, "{events:?}");
    assert_eq!(t.get("/conversation").await["turns"][0]["answer"], "Two calm rounds.");
}

#[actix_web::test]
async fn without_events_the_same_comes_in_one_piece() {
    let t = Guided::new(reads_rounds).await;
    let answered = t.answer("rounds", TWO_ROUNDS).await.body;
    assert_eq!(answered["mode"], "model");
    assert_eq!(answered["next"]["question"], "Thanks! And which one was that?");
    let rounds = answered["interview"]["form"]["rounds"].as_array().unwrap();
    let kinds: Vec<&Value> = rounds.iter().map(|round| &round["kind"]).collect();
    assert_eq!(kinds, ["phone", "technical"]);
    assert_eq!(rounds[0]["minutes"], 30);
    assert_eq!(rounds[1]["minutes"], Value::Null, "a round of no minutes is none");
    assert_eq!(rounds[1]["questions"], json!(["what is a heap?"]), "only what was said");
}

#[actix_web::test]
async fn what_the_model_filled_in_is_marked_and_must_be_confirmed_before_it_is_sent() {
    let t = Guided::new(reads_rounds).await;
    let own = t.answer("rounds", TWO_ROUNDS).await.body["interview"].clone();
    let marked: Vec<&str> =
        own["machine_filled"].as_array().unwrap().iter().map(|f| f.as_str().unwrap()).collect();
    assert!(marked.contains(&"rounds[1].description") && marked.contains(&"rounds[0].minutes"));
    assert_eq!(own["confirmed"], json!([]));
    let mut form = crate::world::story_form("Pellworth");
    form["rounds"] = own["form"]["rounds"].clone();
    let body = json!({ "version": own["version"], "form": form });
    let saved = t.app.by(&t.ada).put(&t.path(""), body).await;
    let body = json!({ "version": saved.body["interview"]["version"] });
    let early = t.app.by(&t.ada).post(&t.path("/submit"), body).await;
    assert_eq!(early.cell(), "400 unconfirmed_fields", "{}", early.text);
}

#[actix_web::test]
async fn the_model_hears_one_answer_without_persons_and_nothing_of_the_author() {
    let t = Guided::new(reads_rounds).await;
    t.answer("company", "The Pellworth company, ring me: +44 20 7946 0000").await;
    t.answer("rounds", TWO_ROUNDS).await;
    let asked = t.model.asked();
    assert_eq!(asked.len(), 4);
    for question in &asked {
        assert_eq!(question.authorization.as_deref(), Some("Bearer key-of-the-operator"));
        let text = question.body.to_string();
        let (user, draft) = (&t.ada.uid, &t.draft);
        for secret in ["Jane", "7946", "pay-canary", &t.ada.email, user, draft, "Pellworth"] {
            let own = secret == "Pellworth" && text.contains("Which company did you talk to");
            assert!(own || !text.contains(secret), "{secret} is in {text}");
        }
    }
}

#[actix_web::test]
async fn an_author_who_wants_fixed_words_is_asked_in_them_and_no_answer_leaves() {
    let t = Guided::new(polite).await;
    for (mode, want) in [("guided", "200"), ("other", "400 validation_failed")] {
        let body = json!({ "step": "company", "answer": "Some company of mine", "mode": mode });
        let answered = t.app.by(&t.ada).post(&t.path("/answers"), body).await;
        assert_eq!(answered.cell(), want);
        if mode == "guided" {
            assert_eq!(answered.body["mode"], "guided");
            assert_eq!(answered.body["next"]["question"], "Which position was it for?");
        }
    }
    assert!(t.model.asked().is_empty());
}

#[actix_web::test]
async fn a_server_without_a_model_answers_events_too_in_fixed_words() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let model = testkit::ModelServer::start(polite);
    let body = json!({ "form": {}, "way": "guided" });
    let made = app.by(&ada).post("/api/users/interviews", body).await;
    let draft = made.body["interview"]["id"].as_str().unwrap().to_owned();
    let t = Guided { app, ada, model, draft };
    assert_eq!(t.get("/conversation").await["mode"], "guided");
    let events = t.events("company", "A company").await;
    let names: Vec<&str> = events.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        (names.as_slice(), &done(&events)["mode"]),
        (&["saved", "done"][..], &json!("guided"))
    );
    assert!(t.model.asked().is_empty());
}

#[actix_web::test]
async fn a_refused_answer_is_an_error_and_no_stream() {
    let t = Guided::new(polite).await;
    let ben = Persona::new("ben");
    t.app.register_candidate(&ben).await;
    for (who, step, want) in
        [(&ben, "company", "404 not_found"), (&t.ada, "state", "400 validation_failed")]
    {
        let body = json!({ "step": step, "answer": "x" });
        let path = t.path("/answers");
        let sent = crate::support::request("POST", &path, Some(&who.token()), Some(body));
        let answered = t.app.send(sent.insert_header(("accept", "text/event-stream"))).await;
        assert_eq!(answered.cell(), want);
    }
    assert!(t.model.asked().is_empty());
}

/// Sends an answer over TCP and reads as far as its first words.
fn first_words(t: &Guided, server: &actix_test::TestServer) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(server.addr()).unwrap();
    let body = json!({ "step": "summary", "answer": "Two calm rounds." }).to_string();
    write!(
        stream,
        "POST {} HTTP/1.1\r\nhost: assay\r\nauthorization: Bearer {}\r\naccept: \
         text/event-stream\r\naccept-encoding: gzip, br\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        t.path("/answers"),
        t.ada.token(),
        body.len()
    )
    .unwrap();
    let (mut read, mut line) = (String::new(), String::new());
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    while !read.contains("event: phrase") {
        line.clear();
        assert_ne!(reader.read_line(&mut line).unwrap(), 0, "{read}");
        read.push_str(&line);
    }
    (stream, read)
}

#[actix_web::test]
async fn over_tcp_words_arrive_while_the_model_still_speaks_and_no_connection_is_held() {
    let t = Guided::new(|_| Reply::Stops("Thanks! And which ".to_owned())).await;
    let server = listen(t.app.state());
    let (_stream, read) = first_words(&t, &server);
    assert!(read.contains("event: saved") && !read.contains("event: done"), "{read}");
    assert!(!read.to_lowercase().contains("content-encoding"), "{read}");
    let (open, idle) = t.app.state().db.connections();
    assert_eq!(open, idle, "the model speaks, and no connection waits for it");
}

#[actix_web::test]
async fn a_reader_who_leaves_ends_the_question_and_the_answer_is_kept() {
    let t = Guided::new(|_| Reply::Stops("Thanks! And which ".to_owned())).await;
    let server = listen(t.app.state());
    let (stream, _) = first_words(&t, &server);
    drop(stream);
    t.model.wait_until_left(1);
    let conversation = t.get("/conversation").await;
    assert_eq!(conversation["turns"][0]["answer"], "Two calm rounds.");
}
