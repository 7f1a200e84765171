//! Asking over TCP a server that lies, fails, floods and sleeps.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use testkit::{ModelServer, Reply};

use super::*;

/// Short where a fault is waited for; nothing here measures how long.
fn limits() -> Limits {
    let silence = Duration::from_millis(400);
    Limits { silence, total: Duration::from_millis(800), failures: 100, ..Limits::default() }
}

fn client(server: &ModelServer, limits: Limits) -> Client {
    let key = Some("key-of-the-operator".to_owned());
    Client::new(Endpoint::new(&server.url(), key, "small"), limits).unwrap()
}

fn question() -> Question {
    Question {
        purpose: "test",
        task: "Say hello.".to_owned(),
        material: "\"world\"".to_owned(),
        max_tokens: 20,
        ..Question::default()
    }
}

async fn ask(client: &Client) -> (Result<(), Failure>, String) {
    let mut heard = String::new();
    let result = client
        .ask(&question(), &mut |words| {
            heard.push_str(words);
            true
        })
        .await;
    (result, heard)
}

#[tokio::test]
async fn what_was_said_before_comes_between_the_task_and_the_question() {
    let server = ModelServer::always(Reply::Says("Hello.".to_owned()));
    let client = client(&server, limits());
    let turn = |n: u8| Turn { asked: format!("asked {n}"), answered: format!("answered {n}") };
    let talk = Question { earlier: vec![turn(1), turn(2)], ..question() };
    client.ask(&talk, &mut |_| true).await.unwrap();
    let body = server.asked()[0].body.clone();
    let said = |message: &serde_json::Value| {
        (
            message["role"].as_str().unwrap().to_owned(),
            message["content"].as_str().unwrap().to_owned(),
        )
    };
    let all: Vec<(String, String)> =
        body["messages"].as_array().unwrap().iter().map(said).collect();
    let roles: Vec<&str> = all.iter().map(|(role, _)| role.as_str()).collect();
    assert_eq!(roles, ["system", "user", "assistant", "user", "assistant", "user"]);
    assert_eq!((all[1].1.as_str(), all[4].1.as_str()), ("asked 1", "answered 2"));
    assert_eq!(all[5].1, "\"world\"");
}

#[test]
fn a_patient_question_waits_longer() {
    let (limits, patient) = (limits(), Question { patient: true, ..question() });
    assert_eq!(limits.total(&patient), limits.total(&question()) * PATIENT_TOTAL);
    assert_eq!(limits.silence(&patient), limits.silence(&question()) * PATIENT_SILENCE);
}

#[tokio::test]
async fn an_answer_comes_in_pieces_and_the_key_goes_to_the_endpoint_only() {
    let server = ModelServer::always(Reply::Says("Hello, wörld 😀!".to_owned()));
    let client = client(&server, limits());
    assert_eq!(ask(&client).await, (Ok(()), "Hello, wörld 😀!".to_owned()));
    let asked = &server.asked()[0];
    assert_eq!(asked.authorization.as_deref(), Some("Bearer key-of-the-operator"));
    assert_eq!(asked.body["model"], "small");
    assert_eq!(asked.body["messages"][1]["content"], "\"world\"");
    assert_eq!((&asked.body["stream"], &asked.body["max_tokens"]), (&true.into(), &20.into()));
    assert!(!format!("{client:?}").contains("key-of-the-operator"));
    assert!(!format!("{client:?}").contains("127.0.0.1"), "nor is an address with a key in it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_listener_who_has_heard_enough_stops() {
    let server = ModelServer::always(Reply::Stops("one two three four".to_owned()));
    let client = client(&server, Limits::default());
    let mut heard = 0;
    let mut hear = |words: &str| {
        heard += words.len();
        heard < 8
    };
    assert_eq!(client.ask(&question(), &mut hear).await, Ok(()));
    server.wait_until_left(1);
}

#[tokio::test]
async fn every_fault_has_its_own_name_and_none_is_an_answer() {
    let elsewhere = ModelServer::always(Reply::Says("You followed me?".to_owned()));
    let target = format!("{}/chat/completions", elsewhere.url());
    let json = b"{\"choices\":[{\"message\":{\"content\":\"whole\"}}]}".to_vec();
    let broken = b"data: {\"choices\":[{\"delta\"\n\n".to_vec();
    let stream = "text/event-stream";
    for (reply, want) in [
        (Reply::Status(500), Failure::Broken(500)),
        (Reply::Status(503), Failure::Broken(503)),
        (Reply::Status(429), Failure::TooMany),
        (Reply::Status(401), Failure::Refused(401)),
        (Reply::Status(204), Failure::Broken(204)),
        (Reply::Elsewhere(target), Failure::Elsewhere),
        (Reply::Silence, Failure::Timeout),
        (Reply::Stops("Half of".to_owned()), Failure::Timeout),
        (Reply::Drips, Failure::Timeout),
        (Reply::BreaksOff("Half of".to_owned()), Failure::Cut),
        (Reply::Body(stream, Vec::new()), Failure::Cut),
        (Reply::Body(stream, broken), Failure::Garbage),
        (Reply::Body(stream, vec![0xff; 4096]), Failure::Cut),
        (Reply::Body("application/json", json), Failure::Garbage),
        (Reply::Body("text/html", b"<h1>Welcome</h1>".to_vec()), Failure::Garbage),
        (Reply::Floods(50 << 20), Failure::TooLong),
    ] {
        let name = format!("{reply:?}");
        let name = name.get(..name.len().min(60)).unwrap_or_default().to_owned();
        let server = ModelServer::always(reply);
        let patient = want != Failure::Timeout;
        let limits = if patient { Limits { failures: 100, ..Limits::default() } } else { limits() };
        let client = client(&server, limits);
        assert_eq!(ask(&client).await.0, Err(want), "{name}");
        let figure = Figure { purpose: "test", outcome: want.as_str(), count: 1 };
        assert_eq!(client.figures(), [figure], "{name}");
    }
    assert!(elsewhere.asked().is_empty(), "a redirect is not followed");
}

#[tokio::test]
async fn where_nobody_listens_nothing_is_answered() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let endpoint = Endpoint::new(&format!("http://127.0.0.1:{port}/v1/"), None, "small");
    let client = Client::new(endpoint, limits()).unwrap();
    assert_eq!(ask(&client).await.0, Err(Failure::Unreachable));
    assert_eq!(client.knock().await, Err(Failure::Unreachable));
}

#[tokio::test]
async fn an_answer_has_one_mebibyte_and_no_more() {
    let near = Limits { bytes: 1 << 20, ..Limits::default() };
    let server = ModelServer::always(Reply::Body("text/event-stream", vec![b'\n'; 1 << 20]));
    assert_eq!(ask(&client(&server, near)).await.0, Err(Failure::Cut));
    let server = ModelServer::always(Reply::Body("text/event-stream", vec![b'\n'; (1 << 20) + 1]));
    assert_eq!(ask(&client(&server, near)).await.0, Err(Failure::TooLong));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_ends_the_connection_and_gives_up_the_seat() {
    let server = ModelServer::always(Reply::Stops("Hello".to_owned()));
    let client = client(&server, Limits { at_once: 1, ..Limits::default() });
    let (said, heard) = tokio::sync::oneshot::channel();
    let said = Arc::new(Mutex::new(Some(said)));
    let question = question();
    let mut hear = |_: &str| {
        let _told = said.lock().unwrap().take().map(|said| said.send(()));
        true
    };
    tokio::select! {
        _ = client.ask(&question, &mut hear) => panic!("the answer never ends"),
        first = heard => first.unwrap(),
    }
    server.wait_until_left(1);
    server.answer(|_| Reply::Says("Hello again".to_owned()));
    assert_eq!(ask(&client).await.0, Ok(()));
    let figure = |outcome| Figure { purpose: "test", outcome, count: 1 };
    assert_eq!(client.figures(), [figure("answered"), figure("given_up")]);
}

#[tokio::test]
async fn more_questions_than_may_be_under_way_are_not_asked() {
    let server = ModelServer::always(Reply::Silence);
    let client = client(&server, Limits { at_once: 2, ..limits() });
    let all = futures_util::future::join_all((0..5).map(|_| ask(&client))).await;
    let count = |want| all.iter().filter(|(result, _)| *result == Err(want)).count();
    assert_eq!((count(Failure::Timeout), count(Failure::Busy)), (2, 3));
    assert_eq!(server.asked().len(), 2);
}

#[tokio::test]
async fn what_fails_is_left_alone_until_one_trial_succeeds() {
    let server = ModelServer::always(Reply::Status(500));
    let pause = Duration::from_millis(300);
    let client = client(&server, Limits { failures: 3, pause, ..Limits::default() });
    for _ in 0..3 {
        assert_eq!(ask(&client).await.0, Err(Failure::Broken(500)));
    }
    assert!(client.is_resting());
    // However slow this machine is, one of the two: left alone, or tried once and refused.
    let next = ask(&client).await.0;
    assert!(matches!(next, Err(Failure::Resting | Failure::Broken(500))), "{next:?}");
    server.answer(|_| Reply::Says("Well again".to_owned()));
    let well = tokio::time::timeout(Duration::from_secs(60), async {
        while ask(&client).await.0.is_err() {
            tokio::task::yield_now().await;
        }
    });
    well.await.unwrap();
    assert!(!client.is_resting());
}

#[tokio::test]
async fn a_server_that_lists_no_models_is_there_all_the_same() {
    for (status, want) in [
        (200, Ok(())),
        (404, Ok(())),
        (401, Err(Failure::Refused(401))),
        (500, Err(Failure::Broken(500))),
    ] {
        let server = ModelServer::always(Reply::Status(status));
        assert_eq!(client(&server, limits()).knock().await, want);
    }
}
