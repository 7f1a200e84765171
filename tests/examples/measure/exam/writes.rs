//! Drafts and batches as fast as they are taken: by the server, by PostgreSQL alone with the same upsert
//! and the same insert, and by a naive server that inserts a row for each.

use std::cell::RefCell;
use std::collections::HashSet;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use db::Conn;
use diesel::connection::SimpleConnection as _;
use tokio::task::LocalSet;

use super::candidate::{Attempt, begin};
use super::hall::Invited;
use super::naive::Naive;
use crate::api::pgbench::Scripts;
use crate::harness::goals::{Goal, say};
use crate::harness::keep::{Caller, request};
use crate::harness::quantiles::{Took, median};
use crate::harness::server::Server;

const CONNECTIONS: usize = 64;
const PGBENCH_CLIENTS: u32 = 8;
/// pgbench takes 128 scripts, and each attempt has two.
const SCRIPTED: usize = 64;
/// A person's batches in a minute, somewhat below what the server takes.
const BATCHES_A_MINUTE: usize = 280;
/// Its share of what PostgreSQL does alone. Source: issue I.
const SHARE: f64 = 0.6;

/// How long, and how often.
#[derive(Clone, Copy)]
pub(super) struct Rounds {
    pub(super) rounds: usize,
    pub(super) seconds: u64,
}

/// People with an attempt, on one connection.
type Shift = Vec<Attempt>;

/// Starts the attempts of these people.
pub(super) async fn start(port: u16, people: Vec<Invited>) -> Result<Vec<Shift>> {
    let count = CONNECTIONS.min(people.len()).max(1);
    let mut shifts: Vec<Shift> = (0..count).map(|_| Vec::new()).collect();
    let mut caller = Caller::new(port);
    for (shift, person) in (0..count).cycle().zip(&people) {
        let attempt = begin(&mut caller, person, None).await?;
        shifts.get_mut(shift).context("a shift")?.push(attempt);
    }
    Ok(shifts)
}

/// All three in turn. The naive server is left out where it is not here.
pub(super) async fn compare(
    server: &Server,
    shifts: &mut [Shift],
    naive: Option<&Naive>,
    of: Rounds,
) -> Result<Goal> {
    let scripts = scripts(&mut server.database()?, shifts)?;
    // The same attempts, as far as they are now; the naive server knows of none.
    let mut for_naive: Vec<Shift> = shifts.to_vec();
    let budget = BATCHES_A_MINUTE / of.rounds.max(1);
    say("\ndrafts and batches, as many of each     writes/s    of pgbench   p50 ms   p99 ms");
    let (mut ours, mut peers, mut p99) = (Vec::new(), Vec::new(), Vec::new());
    for round in 1..=of.rounds {
        let postgres = scripts.run(&server.socket(), PGBENCH_CLIENTS, of.seconds)?;
        say(&format!("{round} pgbench {:>39.0}", postgres));
        let all = run(server.port(), shifts, (of.seconds, budget)).await?;
        all.say(&format!("{round} assay"), postgres);
        ours.push(all.per_second / postgres);
        p99.push(all.took.at(99));
        if let Some(naive) = naive {
            let peer = run(naive.port(), &mut for_naive, (of.seconds, usize::MAX)).await?;
            peer.say(&format!("{round} fastify, postgres.js, a row a save"), postgres);
            peers.push(all.per_second / peer.per_second);
        }
    }
    let goal = Goal::at_least("writes per pgbench transaction", median(ours), SHARE);
    if peers.is_empty() {
        say("the naive server is not here: see docs/PERFORMANCE.md");
    } else {
        say(&format!("of the naive server: {:.2}", median(peers)));
    }
    say(&format!("p99 under that load: {:.1} ms", median(p99)));
    Ok(goal)
}

/// What one server took in one round.
struct Round {
    per_second: f64,
    took: Took,
}

impl Round {
    fn say(&self, name: &str, postgres: f64) {
        let (rate, share) = (self.per_second, self.per_second / postgres);
        let (half, most) = (self.took.at(50), self.took.at(99));
        say(&format!("{name:<38} {rate:>8.0} {share:>13.2} {half:>8.2} {most:>8.2}"));
    }
}

/// Everybody writes for so many seconds, or until each has written so many batches.
async fn run(port: u16, shifts: &mut [Shift], (seconds, budget): (u64, usize)) -> Result<Round> {
    let took = Rc::new(RefCell::new(Took::default()));
    let began = Instant::now();
    let end = began + Duration::from_secs(seconds);
    let work = shifts.iter_mut().map(|shift| write(port, shift, (end, budget), &took));
    let done = LocalSet::new().run_until(futures_util::future::join_all(work)).await;
    done.into_iter().collect::<Result<Vec<()>>>()?;
    let elapsed = began.elapsed().as_secs_f64();
    let took = took.take();
    ensure!(took.len() > 0, "the server answered nothing");
    Ok(Round { per_second: took.len() as f64 / elapsed, took })
}

async fn write(
    port: u16,
    shift: &mut Shift,
    (end, budget): (Instant, usize),
    took: &Rc<RefCell<Took>>,
) -> Result<()> {
    let mut caller = Caller::new(port);
    for _ in 0..budget {
        for attempt in shift.iter_mut() {
            if Instant::now() >= end {
                return Ok(());
            }
            let (body, link) = attempt.batch()?;
            let batch = request(
                &format!("POST {}/recording", attempt.task()),
                attempt.token(),
                Some(&body),
            );
            let draft = attempt.text.draft(&attempt.lease);
            let draft =
                request(&format!("PUT {}/draft", attempt.task()), attempt.token(), Some(&draft));
            let sent = Instant::now();
            caller.exchange(&batch).await?.expect_status(&[200])?;
            took.borrow_mut().add(sent.elapsed());
            let sent = Instant::now();
            caller.exchange(&draft).await?.expect_status(&[200])?;
            took.borrow_mut().add(sent.elapsed());
            attempt.text.recorded(link);
            attempt.text.revision += 1;
        }
    }
    Ok(())
}

/// The upsert and the insert of the same tables for the second task of each attempt, with a text and a
/// batch of the lengths that are sent.
fn scripts(conn: &mut Conn, shifts: &[Shift]) -> Result<Scripts> {
    conn.batch_execute("create sequence bench_numbers start 1")?;
    let source = "x".repeat(500);
    let payload = "ab".repeat(250);
    let link = "00".repeat(32);
    let mut statements = Vec::new();
    let mut seen = HashSet::new();
    for attempt in shifts.iter().flatten().take(SCRIPTED) {
        let task = attempt.tasks.get(1).context("no second task")?;
        ensure!(seen.insert(&attempt.id), "an attempt twice");
        let id = &attempt.id;
        statements.push(format!(
            "insert into drafts (attempt_id, task_id, language, source, revision) \
             values ('{id}', '{task}', 'javascript', '{source}', 1) \
             on conflict (attempt_id, task_id, language) do update \
             set source = excluded.source, revision = excluded.revision, saved_at = now() \
             returning task_id, language, source, revision, saved_at"
        ));
        statements.push(format!(
            "insert into recording_batches (attempt_id, task_id, number, previous, link, items, \
             t_ms, bytes, payload) values ('{id}', '{task}', nextval('bench_numbers')::int, \
             decode('{link}', 'hex'), decode('{link}', 'hex'), 8, 1000, 500, \
             decode('{payload}', 'hex'))"
        ));
    }
    Scripts::write(&statements)
}
