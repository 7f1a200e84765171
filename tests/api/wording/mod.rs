//! The guided way with a language model: what it may say, what it may fill in, and that nothing is
//! lost when it fails.

mod budget;
mod faults;
mod obedient;
mod streams;

use actix_web::web::Data;
use app::State;
use app::server::{Bundle, application};
use model::Limits;
use serde_json::{Value, json};
use testkit::{Asked, ModelServer, Reply};

use crate::support::{Answer, Persona, TestApp, request};

/// A candidate with a draft, and a model that says what a test likes.
pub(crate) struct Guided {
    pub(crate) app: TestApp,
    pub(crate) ada: Persona,
    pub(crate) model: ModelServer,
    pub(crate) draft: String,
}

/// What a well-behaved model says: a question, or nothing to fill in.
pub(crate) fn polite(asked: &Asked) -> Reply {
    Reply::Says(
        if asked.wants_json() { "{}" } else { "Thanks! And which one was that?" }.to_owned(),
    )
}

impl Guided {
    pub(crate) async fn new(script: impl Fn(&Asked) -> Reply + Send + 'static) -> Self {
        Self::with(script, Limits::default()).await
    }

    pub(crate) async fn with(
        script: impl Fn(&Asked) -> Reply + Send + 'static,
        limits: Limits,
    ) -> Self {
        let model = ModelServer::start(script);
        let url = model.url();
        let settings = [
            ("ASSAY_LLM_URL", url.as_str()),
            ("ASSAY_LLM_MODEL", "small"),
            ("ASSAY_LLM_KEY", "key-of-the-operator"),
        ];
        let app = TestApp::with(&settings).asking_within(limits);
        let ada = Persona::new("ada");
        app.register_candidate(&ada).await;
        let body = json!({ "form": { "pay": "pay-canary" }, "way": "guided" });
        let made = app.by(&ada).post("/api/users/interviews", body).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let draft = made.body["interview"]["id"].as_str().unwrap().to_owned();
        Self { app, ada, model, draft }
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/users/interviews/{}{rest}", self.draft)
    }

    pub(crate) async fn get(&self, rest: &str) -> Value {
        let answer = self.app.by(&self.ada).get(&self.path(rest)).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.body
    }

    pub(crate) async fn answer(&self, step: &str, said: &str) -> Answer {
        let body = json!({ "step": step, "answer": said });
        self.app.by(&self.ada).post(&self.path("/answers"), body).await
    }

    /// The same, read event by event to its end.
    pub(crate) async fn events(&self, step: &str, said: &str) -> Vec<(String, Value)> {
        let body = json!({ "step": step, "answer": said });
        let token = self.ada.token();
        let sent = request("POST", &self.path("/answers"), Some(&token), Some(body));
        let answer = self.app.send(sent.insert_header(("accept", "text/event-stream"))).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, "text/event-stream"));
        events(&answer.text)
    }

    /// How often this came of a question, as the figures say.
    pub(crate) async fn counted(&self, purpose: &str, outcome: &str) -> u64 {
        let token = self.ada.token();
        let figures = request("GET", "/metrics", Some(&token), None);
        let figures = figures.peer_addr("127.0.0.1:1000".parse().unwrap());
        let text = self.app.send(figures).await.text;
        let name = format!("model_questions_total{{purpose=\"{purpose}\",outcome=\"{outcome}\"}} ");
        let line = text.lines().find_map(|line| line.strip_prefix(name.as_str()));
        line.map_or(0, |count| count.parse().unwrap())
    }
}

/// The events of a stream, comments left out.
pub(crate) fn events(text: &str) -> Vec<(String, Value)> {
    let blocks = text.split("\n\n").filter_map(|block| {
        let (name, data) = block.trim_start_matches(':').trim().split_once('\n')?;
        let data = serde_json::from_str(data.strip_prefix("data: ")?).unwrap();
        Some((name.strip_prefix("event: ")?.to_owned(), data))
    });
    blocks.collect()
}

/// The words of all `phrase` events.
pub(crate) fn phrase(events: &[(String, Value)]) -> String {
    let words = events.iter().filter(|(name, _)| name == "phrase");
    words.map(|(_, data)| data["text"].as_str().unwrap()).collect()
}

/// What the last event, `done`, says.
pub(crate) fn done(events: &[(String, Value)]) -> &Value {
    let (name, data) = events.last().unwrap();
    assert_eq!(name, "done");
    data
}

/// A server on a port of its own, as browsers meet it.
pub(crate) fn listen(state: State) -> actix_test::TestServer {
    actix_test::start(move || {
        let bundle = Bundle::load(std::path::Path::new("/nonexistent")).unwrap();
        application(Data::new(state.clone()), Data::new(bundle))
    })
}
