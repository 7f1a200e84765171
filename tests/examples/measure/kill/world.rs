//! A company, an assessment, and candidates who have started it.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use serde_json::{Value, json};
use testkit::Token;

use crate::harness::http;

const BREATH: Duration = Duration::from_millis(50);
/// How long the server may be without its database, which a strike may have ended.
const PATIENCE: Duration = Duration::from_secs(60);

const PROBLEMS: [&str; 2] = ["fifocost", "installorder"];

/// Somebody who may submit to these tasks.
#[derive(Clone)]
pub(crate) struct Candidate {
    uid: String,
    email: String,
    pub(crate) attempt: String,
    pub(crate) tasks: Vec<String>,
}

impl Candidate {
    /// Somebody who has begun.
    pub(crate) fn of(person: &Invited, attempt: String, tasks: Vec<String>) -> Self {
        Self { uid: person.uid.clone(), email: person.email.clone(), attempt, tasks }
    }

    /// A token that is good for the next hour.
    pub(crate) fn token(&self) -> String {
        Token::honest(&self.uid, &self.email, true).sign()
    }
}

/// Somebody who may begin.
pub(crate) struct Invited {
    uid: String,
    email: String,
    pub(crate) code: String,
    /// Of the consent that they are shown.
    pub(crate) edition: String,
}

impl Invited {
    /// A token that is good for the next hour.
    pub(crate) fn token(&self) -> String {
        Token::honest(&self.uid, &self.email, true).sign()
    }
}

/// Everybody who submits.
pub(crate) struct World {
    pub(crate) candidates: Vec<Candidate>,
    assessment: String,
}

impl World {
    /// Builds it through the API, the way people do.
    pub(crate) fn build(port: u16, people: usize) -> Result<Self> {
        let company = company();
        let assessment = create_assessment(port, &company)?;
        let candidates = (0..people)
            .map(|at| candidate(port, &company, &assessment, at))
            .collect::<Result<_>>()?;
        Ok(Self { candidates, assessment })
    }

    /// More people, who have not begun.
    pub(crate) fn invite(&self, port: u16, people: usize) -> Result<Vec<Invited>> {
        let company = company();
        let one = |at| invited(port, &company, &self.assessment, &format!("kill-life-{at}"));
        (0..people).map(one).collect()
    }
}

fn company() -> String {
    Token::honest("demo-company", "company@assay.example", true).sign()
}

pub(crate) fn text(value: &Value, name: &str) -> Result<String> {
    let text = value.get(name).and_then(Value::as_str);
    text.map(str::to_owned).with_context(|| format!("no {name} in {value}"))
}

/// An assessment of two problems that has been tried out.
pub(crate) fn create_assessment(port: u16, company: &str) -> Result<String> {
    let bank = http::get(port, "/api/problems?limit=100", company)?.expect_status(&[200])?;
    let bank = bank.get("items").and_then(Value::as_array).context("no problems")?;
    let id = |slug: &str| {
        let found = bank.iter().find(|one| one.get("slug").and_then(Value::as_str) == Some(slug));
        text(found.with_context(|| format!("{slug} is not in the bank"))?, "id")
    };
    let tasks = PROBLEMS
        .iter()
        .map(|slug| Ok(json!({ "problem_id": id(slug)?, "weight": 50 })))
        .collect::<Result<Vec<_>>>()?;
    let body = json!({
        "title": "Kill bench",
        "duration_minutes": 240,
        "languages": ["javascript"],
        "tasks": tasks,
    });
    let made = text(&create(port, "/api/assessments", company, &body)?, "id")?;
    try_out(port, company, &made)?;
    Ok(made)
}

/// Takes the assessment as a trial, without which nobody can be invited to it.
fn try_out(port: u16, company: &str, assessment: &str) -> Result<()> {
    let path = format!("/api/assessments/{assessment}/trial");
    let code = text(&create(port, &path, company, &json!({}))?, "code")?;
    let path = format!("/api/codebrain/{code}/start");
    let consent = json!({ "consent": true });
    let attempt = text(&create(port, &path, company, &consent)?, "attempt_id")?;
    create(port, &format!("/api/attempts/{attempt}/finish"), company, &json!({}))?;
    Ok(())
}

/// Registers somebody and invites them.
fn invited(port: u16, company: &str, assessment: &str, uid: &str) -> Result<Invited> {
    let (uid, email) = (uid.to_owned(), format!("{uid}@assay.example"));
    let token = Token::honest(&uid, &email, true).sign();
    let body = json!({
        "firebase_uid": uid, "email": email, "display_name": format!("Candidate {uid}"),
        "is_company": false, "phone": null,
    });
    create(port, "/api/auth/register", &token, &body)?;
    let path = format!("/api/assessments/{assessment}/invitations");
    let code = text(&create(port, &path, company, &json!({ "email": email }))?, "code")?;
    let path = format!("/api/codebrain/{code}");
    let card = until_ready(|| http::get(port, &path, &token))?;
    let edition = text(&card.expect_status(&[200])?, "consent_edition")?;
    Ok(Invited { uid, email, code, edition })
}

fn candidate(port: u16, company: &str, assessment: &str, at: usize) -> Result<Candidate> {
    let person = invited(port, company, assessment, &format!("kill-{at}"))?;
    let token = person.token();
    let path = format!("/api/codebrain/{}/start", person.code);
    let attempt = text(&create(port, &path, &token, &json!({ "consent": true }))?, "attempt_id")?;
    let shown = http::get(port, &format!("/api/attempts/{attempt}"), &token)?;
    let shown = shown.expect_status(&[200])?;
    let tasks = shown.get("tasks").and_then(Value::as_array).context("no tasks")?;
    let tasks = tasks.iter().map(|task| text(task, "id")).collect::<Result<_>>()?;
    Ok(Candidate::of(&person, attempt, tasks))
}

fn create(port: u16, path: &str, token: &str, body: &Value) -> Result<Value> {
    let key = uuid::Uuid::new_v4().to_string();
    let headers = [("idempotency-key", key.as_str())];
    let answer = until_ready(|| http::post(port, path, token, &headers, body))?;
    answer.expect_status(&[200, 201]).with_context(|| format!("POST {path}"))
}

/// Asks again while the server says that it cannot answer.
fn until_ready(ask: impl Fn() -> Result<http::Answer>) -> Result<http::Answer> {
    let began = Instant::now();
    loop {
        let answer = ask()?;
        if answer.status != 503 || began.elapsed() > PATIENCE {
            return Ok(answer);
        }
        std::thread::park_timeout(BREATH);
    }
}
