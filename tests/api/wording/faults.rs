//! Whatever the model fails at, the answer is kept and the fixed words stand.

use std::time::Duration;

use model::Limits;
use serde_json::json;
use testkit::Reply;

use super::{Guided, done, polite};

/// Short where a fault is waited for.
fn limits() -> Limits {
    let silence = Duration::from_millis(400);
    Limits { silence, total: Duration::from_millis(900), failures: 1000, ..Limits::default() }
}

const STREAM: &str = "text/event-stream";

#[actix_web::test]
async fn after_every_fault_the_next_question_has_its_fixed_words() {
    let elsewhere = testkit::ModelServer::start(polite);
    let t = Guided::with(polite, limits()).await;
    let says = |text: &str| Reply::Says(text.to_owned());
    let cases = [
        ("broken", Reply::Status(500)),
        ("too_many", Reply::Status(429)),
        ("refused", Reply::Status(401)),
        ("elsewhere", Reply::Elsewhere(format!("{}/chat/completions", elsewhere.url()))),
        ("timeout", Reply::Silence),
        ("timeout", Reply::Stops("Thanks! And wh".to_owned())),
        ("timeout", Reply::Drips),
        ("cut", Reply::BreaksOff("Thanks! And which one was that?".to_owned())),
        ("garbage", Reply::Body(STREAM, b"data: {\"choices\":[{]}\n\n".to_vec())),
        ("garbage", Reply::Body("text/html", b"<h1>Sign in</h1>".to_vec())),
        ("unfit", says("")),
        ("unfit", says("I will not ask anything.")),
        ("unfit", says(&"why ".repeat(400))),
    ];
    for (at, (outcome, reply)) in cases.into_iter().enumerate() {
        let name = format!("{reply:?}");
        let before = t.counted("phrase", outcome).await;
        t.model.answer(move |_| reply.clone());
        let answer = format!("Two calm rounds, no. {at}.");
        let events = t.events("summary", &answer).await;
        let answered = done(&events);
        assert_eq!(answered["mode"], "guided", "{name}");
        assert_eq!(answered["next"]["question"], "Which company did you talk to?", "{name}");
        assert_eq!(answered["interview"]["form"]["summary"], answer.as_str(), "{name}");
        let turns = t.get("/conversation").await["turns"].clone();
        assert_eq!(turns[at]["answer"], answer.as_str(), "{name}");
        assert_eq!(t.counted("phrase", outcome).await, before + 1, "{name}");
    }
    assert!(elsewhere.asked().is_empty());
    t.model.answer(polite);
    assert_eq!(t.answer("summary", "Well again.").await.body["mode"], "model");
}

#[actix_web::test]
async fn fifty_megabytes_are_not_read() {
    let t = Guided::new(|_| Reply::Floods(50 << 20)).await;
    let answered = t.answer("summary", "Two calm rounds.").await;
    assert_eq!((answered.status, &answered.body["mode"]), (200, &json!("guided")));
    assert_eq!(t.counted("phrase", "too_long").await, 1);
}

#[actix_web::test]
async fn a_reading_that_fails_leaves_what_rules_have_understood() {
    let t = Guided::with(polite, limits()).await;
    for said in [
        "",
        "[]",
        "null",
        "{\"company_name\":",
        "```json\n{\"company_name\":\"Acme Ltd\"}\n```",
        "{\"company_name\":7}",
        "{\"company_name\":\"\"}",
        "{\"company_name\":[\"Acme Ltd\"]}",
        "{\"company_name\":\"Evil Corp\"}",
        "{\"company_name\":\"cme Ltd\"}",
        "{\"company_name\":\"Acme Ltd\\u0000\"}",
        "{\"position\":\"talked\",\"pay\":\"talked\",\"summary\":\"talked\"}",
    ] {
        t.model.answer(move |asked| match asked.wants_json() {
            true => Reply::Says(said.to_owned()),
            false => polite(asked),
        });
        let answered = t.answer("company", "I talked to Acme Ltd in May").await.body;
        let form = &answered["interview"]["form"];
        assert_eq!(form["company_name"], "I talked to Acme Ltd in May", "{said}");
        assert_eq!((&form["position"], &form["summary"]), (&json!(null), &json!(null)), "{said}");
        assert_eq!(
            (&form["pay"], &answered["mode"]),
            (&json!("pay-canary"), &json!("model")),
            "{said}"
        );
    }
    t.model.answer(|asked| match asked.wants_json() {
        true => Reply::Says("{\"company_name\":\"Acme Ltd\"}".to_owned()),
        false => Reply::Status(500),
    });
    let answered = t.answer("company", "I talked to Acme Ltd in May").await.body;
    assert_eq!(answered["interview"]["form"]["company_name"], "Acme Ltd");
    assert_eq!(answered["mode"], "guided", "the question has its fixed words");
}

#[actix_web::test]
async fn what_fails_again_and_again_is_left_alone() {
    let t = Guided::new(|_| Reply::Status(500)).await;
    for at in 0..8 {
        let answered = t.answer("summary", &format!("Round {at}.")).await;
        assert_eq!((answered.status, &answered.body["mode"]), (200, &json!("guided")));
    }
    assert!(t.model.asked().len() < 8, "{}", t.model.asked().len());
    assert!(t.counted("phrase", "resting").await > 0);
}

#[actix_web::test]
async fn a_story_that_was_changed_meanwhile_stays_as_its_author_has_it() {
    let t = Guided::new(polite).await;
    let (app, ada, path) = (t.app.twin(), t.ada.clone(), t.path(""));
    // The script runs while the model is asked: between the saved answer and its reading.
    let (change, changed) = std::sync::mpsc::channel::<()>();
    let (go_on, wait) = std::sync::mpsc::channel::<()>();
    let wait = std::sync::Mutex::new(wait);
    t.model.answer(move |asked| {
        if !asked.wants_json() {
            return polite(asked);
        }
        change.send(()).unwrap();
        wait.lock().unwrap().recv().unwrap();
        Reply::Says("{\"company_name\":\"Acme Ltd\"}".to_owned())
    });
    let author = std::thread::spawn(move || {
        changed.recv().unwrap();
        actix_web::rt::System::new().block_on(async {
            let own = app.by(&ada).get(&path).await.body["interview"].clone();
            let form = json!({ "company_name": "Mine" });
            let body = json!({ "version": own["version"], "form": form });
            let saved = app.by(&ada).put(&path, body).await;
            assert_eq!(saved.status, 200, "{}", saved.text);
        });
        go_on.send(()).unwrap();
    });
    let answered = t.answer("company", "I talked to Acme Ltd in May").await.body;
    author.join().unwrap();
    assert_eq!(answered["interview"]["form"]["company_name"], "Mine");
    assert_eq!(t.counted("reading", "unfit").await, 1);
}
