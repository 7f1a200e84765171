//! One candidate, from the start to the receipt.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until};

use super::hall::Invited;
use super::ledger::Ledger;
use super::typing::Text;
use crate::harness::http::Answer;
use crate::harness::keep::Caller;

/// A batch of a recording is sent this often; every second time the draft is saved too.
const BATCH: Duration = Duration::from_secs(2);
/// A browser says this often that it still writes.
const RENEW: Duration = Duration::from_secs(20);
/// Wrong, so that one test is enough; no two are the same.
const WRONG: &str = "console.log(42)";

/// When somebody does what.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) start: Instant,
    pub(super) run: Instant,
    pub(super) submit: Instant,
}

/// An attempt that goes on.
#[derive(Clone)]
pub(super) struct Attempt {
    pub(super) user: String,
    pub(super) id: String,
    pub(super) tasks: Vec<String>,
    pub(super) text: Text,
    pub(super) lease: Value,
    token: String,
    started: Instant,
}

/// Everything that one candidate does; what is acknowledged goes into the ledger.
pub(super) async fn sit(
    port: u16,
    person: Invited,
    plan: Plan,
    ledger: Rc<RefCell<Ledger>>,
) -> Result<()> {
    let mut caller = Caller::new(port);
    sleep_until(plan.start).await;
    let mut attempt = begin(&mut caller, &person, Some(&ledger)).await?;
    let mut at = Work { caller, ledger: Rc::clone(&ledger) };
    at.write_until(&mut attempt, plan.run).await?;
    at.judge(&attempt, "runs").await?;
    at.write_until(&mut attempt, plan.submit).await?;
    at.save(&mut attempt).await?;
    at.judge(&attempt, "submissions").await?;
    let path = format!("POST /api/attempts/{}/finish", attempt.id);
    at.ask("finish", &path, &attempt.token, &json!({})).await?;
    let mut ledger = ledger.borrow_mut();
    ledger.reopened += at.caller.reopened;
    ledger.attempts.push(attempt);
    Ok(())
}

/// From the card to the workspace. What is measured is what somebody waits for who has clicked on
/// Start: the attempt, and everything that its page shows.
pub(super) async fn begin(
    caller: &mut Caller,
    person: &Invited,
    ledger: Option<&Rc<RefCell<Ledger>>>,
) -> Result<Attempt> {
    let token = &person.token;
    let path = format!("GET /api/codebrain/{}", person.code);
    let card = caller.send(&path, token, None).await?.expect_status(&[200])?;
    let consent = json!({ "consent": true, "edition": card.get("consent_edition") });
    let path = format!("POST /api/codebrain/{}/start", person.code);
    let started = Instant::now();
    let made = caller.send(&path, token, Some(&consent)).await?.expect_status(&[200, 201])?;
    let id = text(&made, "attempt_id")?;
    let path = format!("GET /api/attempts/{id}");
    let shown = caller.send(&path, token, None).await?.expect_status(&[200])?;
    if let Some(ledger) = ledger {
        ledger.borrow_mut().of("start").add(started.elapsed());
    }
    let path = format!("POST /api/attempts/{id}/lease");
    let claim = json!({ "lease": null, "take_over": false });
    let claimed = caller.send(&path, token, Some(&claim)).await?.expect_status(&[200])?;
    let lease = claimed.get("lease").cloned().context("no lease")?;
    let tasks = shown.get("tasks").and_then(Value::as_array).context("no tasks")?;
    let tasks: Vec<String> = tasks.iter().map(|task| text(task, "id")).collect::<Result<_>>()?;
    let text = Text::empty(&id, tasks.first().context("no task")?)?;
    let (user, token) = (person.user.clone(), token.clone());
    Ok(Attempt { user, id, tasks, text, lease, token, started })
}

impl Attempt {
    /// What an address of the first task begins with.
    pub(super) fn task(&self) -> String {
        format!("/api/attempts/{}/tasks/{}", self.id, self.tasks.first().map_or("", |id| id))
    }

    /// A batch as a request, and the link after it.
    pub(super) fn batch(&mut self) -> Result<(Value, assessments::recordings::Link)> {
        let since = self.started.elapsed();
        let lease = self.lease.clone();
        self.text.batch(since, &lease)
    }

    pub(super) fn token(&self) -> &str {
        &self.token
    }
}

/// Somebody at work.
struct Work {
    caller: Caller,
    ledger: Rc<RefCell<Ledger>>,
}

impl Work {
    async fn write_until(&mut self, attempt: &mut Attempt, end: Instant) -> Result<()> {
        let mut next = Instant::now() + BATCH;
        let mut renew = Instant::now() + RENEW;
        let mut turn = 0_u32;
        while next < end {
            sleep_until(next).await;
            self.record(attempt).await?;
            turn += 1;
            if turn.is_multiple_of(2) {
                self.save(attempt).await?;
            }
            if Instant::now() >= renew {
                let path = format!("POST /api/attempts/{}/lease", attempt.id);
                let claim = json!({ "lease": attempt.lease, "take_over": false });
                self.ask("lease", &path, &attempt.token, &claim).await?;
                renew += RENEW;
            }
            next += BATCH;
        }
        sleep_until(end).await;
        Ok(())
    }

    async fn record(&mut self, attempt: &mut Attempt) -> Result<()> {
        let (body, link) = attempt.batch()?;
        let path = format!("POST {}/recording", attempt.task());
        self.ask("playback batch", &path, &attempt.token, &body).await?;
        attempt.text.recorded(link);
        Ok(())
    }

    async fn save(&mut self, attempt: &mut Attempt) -> Result<()> {
        let body = attempt.text.draft(&attempt.lease);
        let path = format!("PUT {}/draft", attempt.task());
        let saved = self.ask("autosave", &path, &attempt.token, &body).await?;
        let revision = saved.body.get("revision").and_then(Value::as_i64);
        attempt.text.revision = i32::try_from(revision.context("no revision")?)?;
        Ok(())
    }

    async fn judge(&mut self, attempt: &Attempt, kind: &'static str) -> Result<()> {
        let path = format!("POST {}/{kind}", attempt.task());
        let source = format!("// {}\n{WRONG}", uuid::Uuid::new_v4());
        let body = json!({ "language": "javascript", "source": source, "lease": attempt.lease });
        let name = if kind == "runs" { "run" } else { "submit" };
        self.ask(name, &path, &attempt.token, &body).await?;
        Ok(())
    }

    /// Asks until it is answered with success: a browser tries again what failed.
    async fn ask(
        &mut self,
        name: &'static str,
        path: &str,
        token: &str,
        body: &Value,
    ) -> Result<Answer> {
        let began = Instant::now();
        loop {
            let sent = Instant::now();
            let answer = self.caller.send(path, token, Some(body)).await;
            let status = answer.as_ref().map_or(0, |answer| answer.status);
            match answer {
                Ok(answer) if status < 300 => {
                    self.ledger.borrow_mut().of(name).add(sent.elapsed());
                    return Ok(answer);
                }
                Ok(answer) if (400..500).contains(&status) && status != 429 => {
                    bail!("{path} was answered {status}: {}", answer.body);
                }
                _ => self.ledger.borrow_mut().failed(status),
            }
            if began.elapsed() > Duration::from_secs(60) {
                bail!("{path} failed for a minute, at last with {status}");
            }
            sleep_until(Instant::now() + Duration::from_millis(500)).await;
        }
    }
}

fn text(value: &Value, name: &str) -> Result<String> {
    let text = value.get(name).and_then(Value::as_str);
    text.map(str::to_owned).with_context(|| format!("no {name} in {value}"))
}
