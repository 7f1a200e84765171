//! The assistant of an attempt over HTTP, with a model that is a real server.

mod bounds;
mod read;

use assessments::consent::offered;
use assessments::definitions::AiPolicy;
use config::Config;
use model::{Endpoint, Limits};
use serde_json::{Value, json};
use testkit::{Asked, ModelServer, Reply};

use crate::support::{Answer, request};
use crate::wording::events;
use crate::world::{World, new_assessment};

pub(super) const SAID: &str =
    "Use input():\n\n```python\nnumber = int(input())\nprint(number * 2)\n```";

/// A candidate in an attempt with an assistant, and the model that answers.
pub(super) struct Assisted {
    pub(super) world: World,
    pub(super) model: ModelServer,
}

/// A server with this model.
fn with_model(world: World, model: &ModelServer) -> World {
    let endpoint = Endpoint::new(&model.url(), Some("key-of-the-operator".to_owned()), "small");
    let name = |config: &mut Config| config.model = Some(endpoint);
    let World { app, .. } = world;
    let app = app.configured(name).asking_within(Limits::default());
    World { app, ..world }
}

pub(super) fn settings(policy: &str) -> Value {
    json!({ "window_days": 14, "retake_attempts": 2, "retake_days": 180,
            "accommodation_percent": 0, "records_typing": true, "ai_policy": policy })
}

impl Assisted {
    /// An attempt under this policy, whose candidate agrees to what the card shows.
    pub(super) async fn new(
        policy: AiPolicy,
        script: impl Fn(&Asked) -> Reply + Send + 'static,
    ) -> Self {
        let model = ModelServer::start(script);
        let mut world = with_model(World::make().await, &model);
        // The attempt that every world has is over.
        let finish = format!("/api/attempts/{}/finish", world.attempt);
        world.app.by(&world.ada).send("POST", &finish, None).await.ok();
        let mut body = new_assessment(&world.problem);
        body["settings"] = settings(policy.as_str());
        let made = world.app.by(&world.ruth).post("/api/assessments", body).await.ok();
        world.assessment = made["id"].as_str().unwrap().to_owned();
        world.try_out(&world.assessment);
        let invite = format!("/api/assessments/{}/invitations", world.assessment);
        let own = json!({ "email": world.ada.email });
        let code = world.app.by(&world.ruth).post(&invite, own).await.ok()["code"].clone();
        world.code = code.as_str().unwrap().to_owned();
        let consent = json!({ "consent": true, "edition": offered(true, policy).version });
        let start = format!("/api/codebrain/{}/start", world.code);
        let started = world.app.by(&world.ada).post(&start, consent).await.ok();
        world.attempt = started["attempt_id"].as_str().unwrap().to_owned();
        let shown = world.app.by(&world.ada).get(&format!("/api/attempts/{}", world.attempt)).await;
        world.task = shown.ok()["tasks"][0]["id"].as_str().unwrap().to_owned();
        Self { world, model }
    }

    pub(super) async fn allowed() -> Self {
        Self::new(AiPolicy::Allowed, |_| Reply::Says(SAID.to_owned())).await
    }

    pub(super) async fn ask(&self, question: &str) -> Answer {
        let body = json!({ "question": question,
                           "code": { "language": "python", "source": "print('own code')" } });
        let path =
            format!("/api/attempts/{}/tasks/{}/questions", self.world.attempt, self.world.task);
        self.world.app.by(&self.world.ada).post(&path, body).await
    }

    fn answer_path(&self, question: &Value) -> String {
        let id = question["id"].as_str().unwrap();
        format!("/api/attempts/{}/questions/{id}/answer", self.world.attempt)
    }

    /// Has a question answered in one piece.
    pub(super) async fn hear(&self, question: &Value) -> Answer {
        self.world.app.by(&self.world.ada).post(&self.answer_path(question), json!({})).await
    }

    pub(super) async fn asked_and_heard(&self, question: &str) -> Value {
        let kept = self.ask(question).await;
        assert_eq!(kept.status, 201, "{}", kept.text);
        self.hear(&kept.body).await.ok()
    }

    /// Everything that was asked, as the candidate sees it.
    pub(super) async fn shown(&self) -> Value {
        let path = format!("/api/attempts/{}/questions", self.world.attempt);
        self.world.app.by(&self.world.ada).get(&path).await.ok()
    }

    pub(super) async fn finish(&self) {
        let finish = format!("/api/attempts/{}/finish", self.world.attempt);
        self.world.app.by(&self.world.ada).send("POST", &finish, None).await.ok();
    }
}

#[actix_web::test]
async fn an_answer_comes_in_pieces_is_kept_and_counts_against_the_budget() {
    let t = Assisted::allowed().await;
    let before = t.shown().await;
    assert_eq!((&before["assistant"], &before["left"]), (&json!("unused"), &json!(40)));
    let kept = t.ask("How do I read a number?").await;
    assert_eq!((kept.status, &kept.body["state"]), (201, &json!("waiting")));
    let (path, token) = (t.answer_path(&kept.body), t.world.ada.token());
    let sent = request("POST", &path, Some(&token), Some(json!({})));
    let answer = t.world.app.send(sent.insert_header(("accept", "text/event-stream"))).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "text/event-stream"));
    let events = events(&answer.text);
    let words = events.iter().filter(|(name, _)| name == "words");
    let heard: String = words.map(|(_, data)| data["text"].as_str().unwrap()).collect();
    assert_eq!(heard, SAID);
    let (name, done) = events.last().unwrap();
    assert_eq!(
        (name.as_str(), &done["state"], &done["answer"]),
        ("done", &json!("answered"), &json!(SAID))
    );
    let after = t.shown().await;
    assert_eq!((&after["assistant"], &after["left"]), (&json!("used"), &json!(39)));
    assert_eq!(&after["questions"][0], done);
    assert_eq!(t.hear(&kept.body).await.cell(), "409 assistant_busy", "it is answered once");
}

#[actix_web::test]
async fn the_model_is_sent_the_task_the_code_and_the_talk_and_no_hidden_test_and_no_person() {
    let t = Assisted::allowed().await;
    t.asked_and_heard("First question?").await;
    t.asked_and_heard("Second question?").await;
    let asked = t.model.asked();
    assert_eq!(asked.len(), 2);
    for question in &asked {
        assert_eq!(question.authorization.as_deref(), Some("Bearer key-of-the-operator"));
        let text = question.body.to_string();
        let (ada, world) = (&t.world.ada, &t.world);
        for secret in [
            "hidden-input-canary",
            "hidden-answer-canary",
            &ada.email,
            &ada.uid,
            &world.ruth.email,
            &world.ruth.uid,
            &world.attempt,
            &world.task,
            &world.code,
        ] {
            assert!(!text.contains(secret), "{secret} is in {text}");
        }
        for sent in ["Print twice the number.", "print('own code')", "First question?"] {
            assert!(text.contains(sent), "{sent} is not in {text}");
        }
    }
    let roles = |asked: &Asked| -> Vec<String> {
        let messages = asked.body["messages"].as_array().unwrap().clone();
        messages.iter().map(|one| one["role"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(roles(&asked[0]), ["system", "user"]);
    assert_eq!(roles(&asked[1]), ["system", "user", "assistant", "user"]);
    assert_eq!(asked[1].body["messages"][2]["content"], json!(SAID));
}

#[actix_web::test]
async fn code_that_is_not_ticked_stays_here() {
    let t = Assisted::allowed().await;
    let path = format!("/api/attempts/{}/tasks/{}/questions", t.world.attempt, t.world.task);
    let body = json!({ "question": "Only this?", "code": null });
    let kept = t.world.app.by(&t.world.ada).post(&path, body).await.ok();
    t.hear(&kept).await.ok();
    let sent = t.model.asked()[0].body.to_string();
    assert!(sent.contains("Only this?") && !sent.contains("# Code"), "{sent}");
}

#[actix_web::test]
async fn a_server_without_a_model_offers_only_off_and_keeps_what_was_made_before() {
    let t = Assisted::allowed().await;
    let before =
        World { app: crate::support::TestApp::of(&t.world.app, t.world.app.state()), ..t.world };
    let mut state = before.app.state();
    state.model = None;
    let app = crate::support::TestApp::of(&before.app, state);
    let (ruth, ada) = (&before.ruth, &before.ada);
    let mut body = new_assessment(&before.problem);
    body["settings"] = settings("allowed");
    let refused = app.by(ruth).post("/api/assessments", body.clone()).await;
    assert_eq!(refused.cell(), "400 validation_failed", "{}", refused.text);
    assert!(refused.text.contains("settings.ai_policy"), "{}", refused.text);
    let path = format!("/api/assessments/{}", before.assessment);
    let edit = json!({ "revision": 1, "form": body });
    assert_eq!(app.by(ruth).put(&path, edit).await.status, 200, "it had the policy before");
    assert_eq!(app.by(ada).get("/api/config").await.ok()["assistant"], json!(false));
    let shown = app.by(ada).get(&format!("/api/attempts/{}", before.attempt)).await.ok();
    assert_eq!(
        (&shown["ai_policy"], &shown["assistant"]),
        (&json!("allowed"), &json!("unavailable"))
    );
    let path = format!("/api/attempts/{}/tasks/{}/questions", before.attempt, before.task);
    let asked = app.by(ada).post(&path, json!({ "question": "Anybody?" })).await;
    assert_eq!(asked.cell(), "409 assistant_off");
    let runs = format!("/api/attempts/{}/tasks/{}/runs", before.attempt, before.task);
    let program = json!({ "language": "python", "source": "print(2)" });
    assert_eq!(app.by(ada).post(&runs, program).await.status, 201, "the attempt is not blocked");
}

#[actix_web::test]
async fn where_the_policy_is_off_there_is_no_assistant() {
    let t = Assisted::new(AiPolicy::Off, |_| Reply::Says(SAID.to_owned())).await;
    let shown = t.shown().await;
    assert_eq!((&shown["policy"], &shown["assistant"]), (&json!("off"), &json!("off")));
    assert_eq!(t.ask("Anybody?").await.cell(), "409 assistant_off");
    assert!(t.model.asked().is_empty());
}

#[actix_web::test]
async fn who_agreed_to_a_text_without_the_assistant_works_without_it() {
    let t = Assisted::allowed().await;
    t.finish().await;
    let (app, ada) = (&t.world.app, &t.world.ada);
    let invite = format!("/api/assessments/{}/invitations", t.world.assessment);
    let own = json!({ "email": ada.email });
    let code = app.by(&t.world.ruth).post(&invite, own).await.ok()["code"].clone();
    let start = format!("/api/codebrain/{}/start", code.as_str().unwrap());
    let card = app.by(ada).get(&start.replace("/start", "")).await.ok();
    assert_eq!((&card["ai_policy"], &card["assistant_ready"]), (&json!("allowed"), &json!(true)));
    assert_eq!(card["consent_edition"], json!("2026-11.9"));
    let older = json!({ "consent": true, "edition": "2026-11.5" });
    let started = app.by(ada).post(&start, older).await.ok();
    let path = format!("/api/attempts/{}", started["attempt_id"].as_str().unwrap());
    let shown = app.by(ada).get(&path).await.ok();
    assert_eq!(shown["assistant"], json!("not_agreed"));
    assert_eq!(shown["records_typing"], json!(true), "what they agreed to goes on");
}
