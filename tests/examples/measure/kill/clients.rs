//! Those who submit, without pause, whatever happens to the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use serde_json::{Value, json};

use super::ledger::Ledger;
use super::world::{Candidate, World};
use crate::harness::http;

const THREADS: usize = 8;
/// How long a client waits before it repeats a request that broke off, or asks for somebody else.
const BREATH: Duration = Duration::from_millis(50);
/// Right answers that take the judge about a second.
pub(crate) const SOURCE: &str =
    include_str!("../../../../problems/fifocost/submissions/accepted/solution.js");

/// What the clients met.
pub(crate) struct Traffic {
    /// Requests without an answer, each repeated until it had one.
    pub(crate) broken: u64,
}

/// The running clients.
pub(crate) struct Clients {
    threads: Vec<JoinHandle<Result<()>>>,
    pub(crate) client: Client,
}

impl Clients {
    /// Waits until each has an answer to its last request.
    pub(crate) fn finish(self) -> Result<Traffic> {
        for thread in self.threads {
            thread.join().map_err(|_| anyhow!("a client died"))??;
        }
        Ok(Traffic { broken: self.client.broken.load(Ordering::SeqCst) })
    }
}

/// Divides the people among some threads and lets them begin.
pub(crate) fn start(
    port: u16,
    world: &World,
    ledger: &Arc<Ledger>,
    stop: &Arc<AtomicBool>,
) -> Clients {
    let broken = Arc::new(AtomicU64::new(0));
    let client = Client { port, ledger: Arc::clone(ledger), stop: Arc::clone(stop), broken };
    let share = world.candidates.len().div_ceil(THREADS);
    let threads = world.candidates.chunks(share).map(|people| {
        let (client, people) = (client.clone(), people.to_vec());
        std::thread::spawn(move || client.submit_for(&people))
    });
    Clients { threads: threads.collect(), client }
}

/// One who asks the server, and until when.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) port: u16,
    ledger: Arc<Ledger>,
    pub(crate) stop: Arc<AtomicBool>,
    pub(crate) broken: Arc<AtomicU64>,
}

impl Client {
    fn submit_for(&self, people: &[Candidate]) -> Result<()> {
        let mut turn = 0_u32;
        loop {
            for person in people {
                for task in &person.tasks {
                    if self.stop.load(Ordering::SeqCst) {
                        return Ok(());
                    }
                    turn += 1;
                    // No two sources are the same, so none can stand in for another.
                    self.submit(person, task, &format!("// {turn}\n{SOURCE}"))?;
                }
            }
        }
    }

    /// Repeats the request with the same key until the server has answered it.
    pub(crate) fn submit(&self, person: &Candidate, task: &str, source: &str) -> Result<()> {
        let key = uuid::Uuid::new_v4().to_string();
        let path = format!("/api/attempts/{}/tasks/{task}/submissions", person.attempt);
        let body = json!({ "language": "javascript", "source": source });
        loop {
            let headers = [("idempotency-key", key.as_str())];
            let Ok(answer) = http::post(self.port, &path, &person.token(), &headers, &body) else {
                self.broken.fetch_add(1, Ordering::SeqCst);
                std::thread::park_timeout(BREATH);
                continue;
            };
            match answer.status {
                200 | 201 => {
                    let id = answer.body.get("id").and_then(Value::as_str).unwrap_or_default();
                    return self.ledger.write(&key, id, source);
                }
                // Somebody who has one in flight or has sent enough: nothing was accepted.
                409 | 429 => {
                    std::thread::park_timeout(BREATH);
                    return Ok(());
                }
                503 => std::thread::park_timeout(BREATH),
                other => bail!("a submission was answered {other}: {}", answer.body),
            }
        }
    }
}
