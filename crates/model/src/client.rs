//! Asking.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use reqwest::header::{ACCEPT, CONTENT_TYPE};
use reqwest::{RequestBuilder, Response, redirect};
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::time::{Instant, timeout};

use crate::breaker::Breaker;
use crate::events::Events;
use crate::figures::Figures;
use crate::{Endpoint, Failure, Figure};

/// How much an answer may take. Source: docs/SECURITY.md, "The language model".
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// For a connection.
    pub connect: Duration,
    /// Between two pieces, and before the first.
    pub silence: Duration,
    /// For all of it.
    pub total: Duration,
    /// Of the stream as it comes.
    pub bytes: usize,
    /// Questions under way.
    pub at_once: usize,
    /// In a row, before it is left alone.
    pub failures: u32,
    /// How long it is left alone.
    pub pause: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(3),
            silence: Duration::from_secs(5),
            total: Duration::from_secs(10),
            bytes: 1 << 20,
            at_once: 16,
            failures: 3,
            pause: Duration::from_secs(30),
        }
    }
}

/// How many times as long a patient question waits for the whole answer.
pub const PATIENT_TOTAL: u32 = 6;
/// How many times as long it waits for the next piece.
pub const PATIENT_SILENCE: u32 = 4;

impl Limits {
    pub(crate) fn total(&self, of: &Question) -> Duration {
        if of.patient { self.total * PATIENT_TOTAL } else { self.total }
    }

    pub(crate) fn silence(&self, of: &Question) -> Duration {
        if of.patient { self.silence * PATIENT_SILENCE } else { self.silence }
    }
}

/// What was asked before, and what was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// What was asked.
    pub asked: String,
    /// What was answered.
    pub answered: String,
}

/// What is asked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Question {
    /// What it is asked for, as the figures name it.
    pub purpose: &'static str,
    /// What the model is to do.
    pub task: String,
    /// What it is to do it with: never instructions.
    pub material: String,
    /// What it was asked before, the oldest first.
    pub earlier: Vec<Turn>,
    /// Whether it may take longer than others: [`PATIENT_TOTAL`] and [`PATIENT_SILENCE`] times as long.
    pub patient: bool,
    /// The longest answer, in tokens.
    pub max_tokens: u32,
    /// Whether the answer is to be a JSON object.
    pub json: bool,
}

/// A language model, asked for this process.
#[derive(Debug)]
pub struct Client {
    http: reqwest::Client,
    endpoint: Endpoint,
    limits: Limits,
    seats: Semaphore,
    breaker: Mutex<Breaker>,
    figures: Figures,
    began: Instant,
}

/// One question that is under way; where it is dropped before its end, nobody waited for it.
struct UnderWay<'a> {
    client: &'a Client,
    purpose: &'static str,
    ended: bool,
}

impl UnderWay<'_> {
    fn end(mut self, result: Result<(), Failure>) {
        self.ended = true;
        self.client
            .figures
            .count(self.purpose, result.map_or_else(Failure::as_str, |()| "answered"));
        let mut breaker = self.client.breaker();
        match result {
            Ok(()) => breaker.succeeded(),
            Err(_) => breaker.failed(self.client.began.elapsed()),
        }
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        if !self.ended {
            self.client.figures.count(self.purpose, "given_up");
            self.client.breaker().given_up();
        }
    }
}

impl Client {
    /// Asks nothing yet.
    ///
    /// # Errors
    /// When no HTTP client can be made on this machine.
    pub fn new(endpoint: Endpoint, limits: Limits) -> Result<Self, reqwest::Error> {
        let http = reqwest::Client::builder()
            .connect_timeout(limits.connect)
            .timeout(limits.total)
            .redirect(redirect::Policy::none())
            .no_proxy()
            .build()?;
        Ok(Self {
            http,
            endpoint,
            limits,
            seats: Semaphore::new(limits.at_once),
            breaker: Mutex::new(Breaker::new(limits.failures, limits.pause)),
            figures: Figures::default(),
            began: Instant::now(),
        })
    }

    fn breaker(&self) -> MutexGuard<'_, Breaker> {
        self.breaker.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The model's name.
    pub fn model(&self) -> &str {
        self.endpoint.model()
    }

    /// What came of the questions so far.
    pub fn figures(&self) -> Vec<Figure> {
        self.figures.all()
    }

    /// Counts what came of a question beside the asking: that it was not allowed, or its answer unfit.
    pub fn count(&self, purpose: &'static str, outcome: &'static str) {
        self.figures.count(purpose, outcome);
    }

    /// Whether it is left alone at present.
    pub fn is_resting(&self) -> bool {
        self.breaker().is_open()
    }

    /// Asks, and gives each piece of the answer to `hear` as it comes, until that has enough and
    /// answers false. Whatever was heard before a failure is not to be relied on.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn ask(
        &self,
        question: &Question,
        hear: &mut (dyn FnMut(&str) -> bool + Send),
    ) -> Result<(), Failure> {
        let refuse = |failure: Failure| {
            self.figures.count(question.purpose, failure.as_str());
            failure
        };
        let _seat = self.seats.try_acquire().map_err(|_| refuse(Failure::Busy))?;
        if !self.breaker().admit(self.began.elapsed()) {
            return Err(refuse(Failure::Resting));
        }
        let under_way = UnderWay { client: self, purpose: question.purpose, ended: false };
        let talk = timeout(self.limits.total(question), self.talk(question, hear));
        let result = talk.await.unwrap_or(Err(Failure::Timeout));
        under_way.end(result);
        result
    }

    async fn talk(
        &self,
        question: &Question,
        hear: &mut (dyn FnMut(&str) -> bool + Send),
    ) -> Result<(), Failure> {
        let mut answer = self.send(question).await?;
        let (mut events, mut bytes) = (Events::default(), 0);
        loop {
            let piece = timeout(self.limits.silence(question), answer.chunk()).await;
            let piece = piece.map_err(|_| Failure::Timeout)?;
            let piece = piece.map_err(|e| match e.is_timeout() {
                true => Failure::Timeout,
                false => Failure::Cut,
            })?;
            let Some(piece) = piece else { return Err(Failure::Cut) };
            bytes += piece.len();
            if bytes > self.limits.bytes {
                return Err(Failure::TooLong);
            }
            let words = events.read(&piece)?;
            if (!words.is_empty() && !hear(&words)) || events.is_finished() {
                return Ok(());
            }
        }
    }

    async fn send(&self, question: &Question) -> Result<Response, Failure> {
        let request = self.http.post(self.endpoint.completions()).json(&self.body(question));
        let request = self.keyed(request.header(ACCEPT, "text/event-stream"));
        let request = request.timeout(self.limits.total(question));
        let answer = timeout(self.limits.silence(question), request.send()).await;
        let answer = answer.map_err(|_| Failure::Timeout)?;
        let answer = answer.map_err(|e| Failure::of_transport(&e))?;
        if let Some(failure) = Failure::of_status(answer.status()) {
            return Err(failure);
        }
        let kind = answer.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        match kind {
            Some(kind) if kind.starts_with("text/event-stream") => Ok(answer),
            _ => Err(Failure::Garbage),
        }
    }

    fn body(&self, question: &Question) -> Value {
        let said = |role: &str, content: &str| json!({ "role": role, "content": content });
        let mut messages = vec![said("system", &question.task)];
        for turn in &question.earlier {
            messages.push(said("user", &turn.asked));
            messages.push(said("assistant", &turn.answered));
        }
        messages.push(said("user", &question.material));
        let mut body = json!({
            "model": self.endpoint.model(), "stream": true, "temperature": 0.2,
            "max_tokens": question.max_tokens, "messages": messages,
        });
        if let (true, Some(body)) = (question.json, body.as_object_mut()) {
            body.insert("response_format".to_owned(), json!({ "type": "json_object" }));
        }
        body
    }

    fn keyed(&self, request: RequestBuilder) -> RequestBuilder {
        match self.endpoint.key() {
            Some(key) => request.bearer_auth(key),
            None => request,
        }
    }

    /// Whether it can be reached and takes the key. A server that does not list its models can.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn knock(&self) -> Result<(), Failure> {
        let answer = self.keyed(self.http.get(self.endpoint.models())).send().await;
        let status = answer.map_err(|e| Failure::of_transport(&e))?.status();
        match Failure::of_status(status) {
            None | Some(Failure::Refused(404 | 405)) => Ok(()),
            Some(failure) => Err(failure),
        }
    }
}
