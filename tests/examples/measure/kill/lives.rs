//! Those who take an assessment from its start to its end while the server is killed: each act is sent until it is
//! answered, with the same key where it has one, and written down once it was.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use assessments::recordings::Link;
use rand::Rng as _;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::clients::{Client, SOURCE};
use super::world::{Candidate, Invited, text};
use crate::harness::http::{self, Answer};

const THREADS: usize = 4;
const BREATH: Duration = Duration::from_millis(30);
/// So many of them submit, so that the judge is not what everything waits for.
const SUBMITS_ONE_IN: usize = 3;
const MOST_SAVES: u32 = 20;

/// The kinds of acts that are written down.
pub(crate) const KINDS: [&str; 4] = ["start", "draft", "batch", "finish"];

/// What an act is about, and which act: `start` with a code, `draft` and `batch` with attempt, task and number,
/// `finish` with an attempt.
pub(crate) type About = (&'static str, String);

/// What was acknowledged: the last answer about each, and how often there was another one to give.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Acknowledged {
    pub(crate) value: String,
    pub(crate) times: i64,
}

/// An append-only file, and the same in memory.
pub(crate) struct Acts(Mutex<(File, BTreeMap<About, Acknowledged>)>);

impl Acts {
    pub(crate) fn create() -> Result<Self> {
        Ok(Self(Mutex::new((tempfile::tempfile()?, BTreeMap::new()))))
    }

    /// Returns when the act is on the disk.
    fn write(&self, about: About, value: String) -> Result<()> {
        let mut held = self.0.lock().map_err(|_| anyhow!("a client died"))?;
        let (file, acts) = &mut *held;
        writeln!(file, "{} {} {value}", about.0, about.1)?;
        file.sync_data()?;
        let act = acts.entry(about).or_default();
        act.value = value;
        act.times += 1;
        Ok(())
    }

    pub(crate) fn all(&self) -> BTreeMap<About, Acknowledged> {
        self.0.lock().map(|held| held.1.clone()).unwrap_or_default()
    }

    /// How many acts of a kind were acknowledged.
    pub(crate) fn count(&self, kind: &str) -> i64 {
        self.all().iter().filter(|((of, _), _)| *of == kind).map(|(_, act)| act.times).sum()
    }
}

/// The running threads.
pub(crate) struct Lives(Vec<JoinHandle<Result<()>>>);

impl Lives {
    /// Waits until each has ended the attempt that it has begun.
    pub(crate) fn finish(self) -> Result<()> {
        for thread in self.0 {
            thread.join().map_err(|_| anyhow!("a client died"))??;
        }
        Ok(())
    }
}

/// Lets some threads take one invitation after another, until `stop` or none is left.
pub(crate) fn start(client: &Client, invited: Vec<Invited>, acts: &Arc<Acts>) -> Lives {
    let (invited, next) = (Arc::new(invited), Arc::new(AtomicUsize::new(0)));
    let threads = (0..THREADS).map(|_| {
        let (invited, next) = (Arc::clone(&invited), Arc::clone(&next));
        let life = Life { client: client.clone(), acts: Arc::clone(acts) };
        std::thread::spawn(move || {
            while !life.client.stop.load(Ordering::SeqCst) {
                let at = next.fetch_add(1, Ordering::SeqCst);
                let Some(person) = invited.get(at) else { break };
                life.lead(person, at)?;
            }
            Ok(())
        })
    });
    Lives(threads.collect())
}

struct Life {
    client: Client,
    acts: Arc<Acts>,
}

impl Life {
    fn lead(&self, person: &Invited, at: usize) -> Result<()> {
        let attempt = self.begin(person)?;
        let shown = self.until_answered(|| {
            http::get(self.client.port, &format!("/api/attempts/{attempt}"), &person.token())
        })?;
        let tasks = shown.get("tasks").and_then(Value::as_array).context("no tasks")?;
        let task = text(tasks.first().context("no task")?, "id")?;
        let mut link = Link::first(attempt.parse()?, task.parse()?);
        for number in 1..=rand::rng().random_range(3..=MOST_SAVES) {
            self.save(person, (&attempt, &task), number)?;
            link = self.record(person, (&attempt, &task), (number, link))?;
            if self.client.stop.load(Ordering::SeqCst) {
                break;
            }
            std::thread::park_timeout(BREATH);
        }
        if at.is_multiple_of(SUBMITS_ONE_IN) {
            let who = Candidate::of(person, attempt.clone(), vec![task.clone()]);
            self.client.submit(&who, &task, &format!("// life {at}\n{SOURCE}"))?;
        }
        self.end(person, &attempt)
    }

    fn begin(&self, person: &Invited) -> Result<String> {
        let key = uuid::Uuid::new_v4().to_string();
        let path = format!("/api/codebrain/{}/start", person.code);
        let body = json!({ "consent": true, "edition": person.edition });
        let headers = [("idempotency-key", key.as_str())];
        let started = self.until_answered(|| {
            http::post(self.client.port, &path, &person.token(), &headers, &body)
        })?;
        let attempt = text(&started, "attempt_id")?;
        self.acts.write(("start", person.code.clone()), attempt.clone())?;
        Ok(attempt)
    }

    fn save(&self, person: &Invited, (attempt, task): (&str, &str), number: u32) -> Result<()> {
        let path = format!("/api/attempts/{attempt}/tasks/{task}/draft");
        let source = format!("// save {number}\n");
        let body = json!({ "language": "javascript", "source": source, "revision": number - 1 });
        self.until_answered(|| http::put(self.client.port, &path, &person.token(), &body))?;
        let digest = Sha256::digest(&source).iter().map(|byte| format!("{byte:02x}")).collect();
        self.acts.write(("draft", format!("{attempt}:{task}")), digest)
    }

    fn record(
        &self,
        person: &Invited,
        (attempt, task): (&str, &str),
        (number, link): (u32, Link),
    ) -> Result<Link> {
        let path = format!("/api/attempts/{attempt}/tasks/{task}/recording");
        let items = [json!({ "k": "text", "t": number, "x": format!("// save {number}\n") })];
        let batch = json!({ "file": "javascript", "seq": number - 1, "items": items }).to_string();
        let body = json!({ "number": number, "previous": link.to_string(), "payload": batch });
        self.until_answered(|| http::post(self.client.port, &path, &person.token(), &[], &body))?;
        let link = link.then(&batch);
        self.acts.write(("batch", format!("{attempt}:{task}:{number}")), link.to_string())?;
        Ok(link)
    }

    fn end(&self, person: &Invited, attempt: &str) -> Result<()> {
        let path = format!("/api/attempts/{attempt}/finish");
        let key = uuid::Uuid::new_v4().to_string();
        let headers = [("idempotency-key", key.as_str())];
        let ended = self.until_answered(|| {
            http::post(self.client.port, &path, &person.token(), &headers, &json!({}))
        })?;
        self.acts.write(("finish", attempt.to_owned()), text(&ended, "receipt_id")?)
    }

    /// Repeats a request until the server has taken it.
    fn until_answered(&self, send: impl Fn() -> Result<Answer>) -> Result<Value> {
        loop {
            match send() {
                Ok(answer) if matches!(answer.status, 200 | 201) => return Ok(answer.body),
                Ok(answer) if !matches!(answer.status, 429 | 503) => {
                    bail!("an act was answered {}: {}", answer.status, answer.body)
                }
                Ok(_) => {}
                Err(_) => {
                    self.client.broken.fetch_add(1, Ordering::SeqCst);
                }
            }
            std::thread::park_timeout(BREATH);
        }
    }
}
