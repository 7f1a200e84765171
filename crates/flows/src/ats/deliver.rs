//! One try of an update under a lease. A worker that dies in between has the try made again: an update says
//! how things stand, so it may arrive twice.

use std::sync::Arc;

use ::ats::connections::System;
use ::ats::exchanges::{self, Attempt, End, Ended};
use ::ats::starts::{self, Standing};
use ::webhooks::deliveries::wait_after;
use ::webhooks::sending::{Call, Names, Outcome, Target, Trouble, Verb, request};
use db::{Conn, Db};
use kernel::{AtsExchangeId, Instant};
use queue::jobs::{self, Claimed};
use serde_json::Value;

use super::standing;
use crate::post::Sender;
use crate::{Error, Result};

/// Where Greenhouse takes updates. Source: interop.md.
pub(super) const GREENHOUSE: &str = "app.greenhouse.io";
/// Where Ashby takes updates. Source: interop.md.
pub const ASHBY_UPDATES: &str = "https://api.ashbyhq.com/assessment.update";
const AGENT: &str = "Assay-ATS/1";

/// How systems are reached.
#[derive(Clone)]
pub struct Line {
    /// Who knows the addresses of names.
    pub names: Arc<dyn Names>,
    /// Whether a system may be this machine, as on a development server.
    pub local: bool,
    /// Where Ashby takes updates: [`ASHBY_UPDATES`], or who plays Ashby.
    pub ashby: String,
}

/// What one try sends, and what the system knows once it has taken it.
struct Update {
    attempt: Attempt,
    standing: Standing,
    at_ms: i64,
}

/// Tries the update of a claimed job, and records what came of it. Answers how it ended; `None` where there
/// was nothing to try.
///
/// # Errors
/// [`Error::LeaseLost`]; [`Error::Db`].
pub async fn deliver(db: &Db, sender: Sender, job: Claimed, line: Line) -> Result<Option<Outcome>> {
    let (id, now) = (AtsExchangeId(job.subject), sender.now);
    let begun = db.write(move |conn| {
        let begun = begin(conn, &sender, id)?;
        if begun.is_none() {
            finish(conn, job)?;
        }
        Ok::<_, Error>(begun)
    });
    let Some(update) = begun.await? else { return Ok(None) };
    let outcome = call(&update, line).await;
    let ended = ended(&outcome, update.attempt.tries + 1, now);
    let mark = update.standing.mark();
    db.write(move |conn| {
        finish(conn, job)?;
        Ok::<_, Error>(exchanges::settle(conn, id, (&ended, &mark), now)?)
    })
    .await?;
    Ok(Some(outcome))
}

fn begin(conn: &mut Conn, sender: &Sender, id: AtsExchangeId) -> Result<Option<Update>> {
    let Some(attempt) = exchanges::begin(conn, id, sender.now)? else { return Ok(None) };
    let standing = standing::of_one(conn, sender, attempt.start.invitation)?;
    let Some(standing) = standing else { return Ok(None) };
    let at_ms = starts::next_ms(conn, &attempt.start, sender.now)?;
    Ok(Some(Update { attempt, standing, at_ms }))
}

fn finish(conn: &mut Conn, job: Claimed) -> Result<()> {
    if jobs::finish(conn, job.lease)? { Ok(()) } else { Err(Error::LeaseLost) }
}

async fn call(update: &Update, line: Line) -> Outcome {
    let Attempt { start, connection, remote, .. } = &update.attempt;
    let mut headers = vec![("authorization", remote.basic())];
    let (url, verb, body) = match connection.system {
        System::Greenhouse => {
            (start.callback_url.clone().unwrap_or_default(), Verb::Patch, String::new())
        }
        System::Ashby => {
            headers.push(("accept", "application/json; version=1".to_owned()));
            (line.ashby, Verb::Post, update.standing.for_ashby(start.id, update.at_ms))
        }
    };
    let is_there = |target: &Target| connection.system == System::Ashby || target.is_at(GREENHOUSE);
    match Target::parse(&url, line.local).ok().filter(is_there) {
        Some(target) => {
            request(&target, &Call { verb, agent: AGENT, headers, body }, line.names).await
        }
        // What may be called has become less since.
        None => Outcome::Failed(Trouble::Address),
    }
}

/// What a try means, of which it is the `tries`th.
pub(super) fn ended(outcome: &Outcome, tries: i32, now: Instant) -> Ended {
    let wait = wait_after(tries);
    let event = match outcome {
        _ if is_taken(outcome) => End::Delivered,
        Outcome::Answered { status: 404 | 410, .. } => End::GivenUp,
        _ if wait.is_some() => End::Retried,
        _ => End::GivenUp,
    };
    let next_try_at = wait.filter(|_| event == End::Retried).map(|wait| now + wait);
    let (status, error, detail) = match outcome {
        Outcome::Answered { status, response } => {
            (Some(i32::from(*status)), None, Some(response.clone()))
        }
        Outcome::Failed(trouble) => (None, Some(trouble.as_str().to_owned()), None),
    };
    Ended { event, next_try_at, status, error, detail: detail.filter(|text| !text.is_empty()) }
}

/// Ashby answers 200 also where it has not taken something, and says so in the body.
fn is_taken(outcome: &Outcome) -> bool {
    let Outcome::Answered { response, .. } = outcome else { return false };
    let said: Option<Value> = serde_json::from_str(response).ok();
    let refused = said.is_some_and(|said| said.get("success") == Some(&Value::Bool(false)));
    outcome.is_success() && !refused
}
