//! M5: sources that keep the compiler busy, sent without an account, while somebody submits in an attempt.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
use serde_json::{Value, json};

use crate::harness::http;
use crate::harness::server::Server;
use crate::kill::workers::Workers;
use crate::kill::world::World;

/// As many as one address may send within seconds, by far more than a slot does at once.
const BOMBS: usize = 8;
/// The longest that a submit in an attempt may wait to be taken up.
pub(super) const MOST_SECONDS: f64 = 8.0;
const GLANCE: Duration = Duration::from_millis(20);
const PATIENCE: Duration = Duration::from_secs(120);
/// A worker keeps a processor for others, so it has one slot on these.
const PROCESSORS: usize = 2;

/// Evaluated by the compiler, for as long as it is let: with its lint on, it gives up after a second. In two pieces, as
/// the attribute is none of ours.
const BOMB: &str = concat!(
    "#!",
    "[allow(long_running_const_eval)]\n\
     const X: u64 = { let mut i = 0; while i < 10_000_000_000_000 { i += 1; } i };\n\
     fn main() { println!(\"{X}\"); }\n",
);
const HONEST: &str = "console.log(42)\n";

/// Seconds that the submit waited.
pub(super) fn drop_on(server: &Server) -> Result<f64> {
    server.seed()?;
    let world = World::build(server.port(), 1)?;
    let candidate = world.candidates.first().context("nobody is in an attempt")?;
    let problem = practice_problem(server.port())?;
    let _worker = start_with_one_slot(server)?;
    // The first one shows that the worker works.
    wait_for(server.port(), &guest_run(server.port(), &problem, "fn main() {}\n")?, &["judged"])?;
    let bombs =
        (0..BOMBS).map(|at| guest_run(server.port(), &problem, &format!("// {at}\n{BOMB}")));
    let bombs = bombs.collect::<Result<Vec<_>>>()?;
    let first = bombs.first().context("no bomb was taken")?;
    wait_for(server.port(), first, &["running"])?;

    let task = candidate.tasks.first().context("the attempt has no task")?;
    let path = format!("/api/attempts/{}/tasks/{task}/submissions", candidate.attempt);
    let key = uuid::Uuid::new_v4().to_string();
    let body = json!({ "language": "javascript", "source": HONEST });
    let headers = [("idempotency-key", key.as_str())];
    let began = Instant::now();
    let sent = http::post(server.port(), &path, &candidate.token(), &headers, &body)?;
    let id = id_of(&sent.expect_status(&[200, 201])?)?;
    loop {
        let path = format!("/api/submissions/{id}");
        let seen = http::get(server.port(), &path, &candidate.token())?.expect_status(&[200])?;
        if seen.get("state").and_then(Value::as_str) != Some("queued") {
            return Ok(began.elapsed().as_secs_f64());
        }
        glance(began)?;
    }
}

fn start_with_one_slot(server: &Server) -> Result<Workers> {
    let all = sched_getaffinity(None)?;
    let mut few = CpuSet::new();
    (0..CpuSet::MAX_CPU).filter(|at| all.is_set(*at)).take(PROCESSORS).for_each(|at| few.set(at));
    // What is started takes over where its starter may run.
    sched_setaffinity(None, &few)?;
    let worker = Workers::start_whole(server.recipe(), 1);
    sched_setaffinity(None, &all)?;
    worker
}

/// A problem that is open to everybody, in Rust.
fn practice_problem(port: u16) -> Result<String> {
    let path = "/api/practice/problems?limit=1&language=rust&type=code";
    let list = http::get(port, path, "")?.expect_status(&[200])?;
    let first = list.get("items").and_then(Value::as_array).and_then(|items| items.first());
    let slug = first.and_then(|item| item.get("slug")).and_then(Value::as_str);
    Ok(slug.context("no problem is open to everybody in Rust")?.to_owned())
}

fn guest_run(port: u16, problem: &str, source: &str) -> Result<String> {
    let path = format!("/api/practice/problems/{problem}/guest-runs");
    let body = json!({ "language": "rust", "source": source });
    id_of(&http::post(port, &path, "", &[], &body)?.expect_status(&[201])?)
}

fn id_of(body: &Value) -> Result<String> {
    let id = body.get("id").and_then(Value::as_str).context("an answer without an id")?;
    Ok(id.to_owned())
}

fn wait_for(port: u16, run: &str, states: &[&str]) -> Result<()> {
    let (path, began) = (format!("/api/practice/guest-runs/{run}"), Instant::now());
    loop {
        let seen = http::get(port, &path, "")?.expect_status(&[200])?;
        if seen.get("state").and_then(Value::as_str).is_some_and(|state| states.contains(&state)) {
            return Ok(());
        }
        glance(began)?;
    }
}

fn glance(began: Instant) -> Result<()> {
    ensure!(began.elapsed() < PATIENCE, "nothing came of it within {PATIENCE:?}");
    std::thread::park_timeout(GLANCE);
    Ok(())
}
