//! What is struck, at which step, and how.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use rand::Rng as _;
use rand::seq::IndexedRandom as _;
use rustix::process::{Pid, Signal, kill_process};

use super::eyes::{Eyes, Step, Victim};
use super::workers::Workers;
use crate::harness::goals::say;
use crate::harness::server::Server;

const GLANCE: Duration = Duration::from_millis(2);
/// How long there may be nothing to strike before something else must be wrong.
const PATIENCE: Duration = Duration::from_secs(120);
/// A step that nobody reaches within this is let go, so that others can: before a statement gives up
/// waiting for our lock, which would count as an attempt.
const HOLD: Duration = Duration::from_millis(1500);
/// A frozen worker is thawed when somebody else has its job, or after this: where it was frozen
/// within a transaction, nobody can.
const FROZEN: Duration = Duration::from_secs(15);
const SERVER_DELAY_MS: u64 = 800;

/// What is struck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Blow {
    /// kill -9 of the worker.
    Worker,
    /// kill -9 of a process that holds a box.
    Box,
    /// A connection of the worker is ended by PostgreSQL.
    Connection,
    /// The connection that listens for new work is ended: notifications are lost.
    Listener,
    /// The worker stands still, its lease runs out, and it goes on.
    Freeze,
    /// The lease runs out under a worker that works: two judge the same.
    Twice,
    /// kill -9 of a process of PostgreSQL, which then restarts as a whole.
    Database,
}

/// Each step with each of what is there to be struck at it.
const ROUND: [(Blow, Step); 14] = [
    (Blow::Worker, Step::Claim),
    (Blow::Connection, Step::Claim),
    (Blow::Worker, Step::Compile),
    (Blow::Box, Step::Compile),
    (Blow::Connection, Step::Compile),
    (Blow::Worker, Step::Test),
    (Blow::Box, Step::Test),
    (Blow::Connection, Step::Test),
    (Blow::Listener, Step::Test),
    (Blow::Worker, Step::Finish),
    (Blow::Connection, Step::Finish),
    (Blow::Freeze, Step::Test),
    (Blow::Twice, Step::Test),
    (Blow::Database, Step::Test),
];

/// Strikes this often, each time while a submission is at the step. Says what was struck how often.
pub(crate) fn strike(
    server: &Server,
    workers: &mut Workers,
    strikes: u32,
) -> Result<Vec<(String, u32)>> {
    let mut eyes = Eyes::open(server.recipe())?;
    let mut struck = ROUND.map(|(blow, step)| (format!("{blow:?} at {step:?}"), 0));
    for number in 0..strikes {
        let turn = number as usize % ROUND.len();
        let (Some((blow, step)), Some(count)) = (ROUND.get(turn), struck.get_mut(turn)) else {
            bail!("a round ended early");
        };
        one(&mut eyes, workers, (*blow, *step))
            .with_context(|| format!("strike {number}, {}", count.0))?;
        count.1 += 1;
        progress("strikes", number + 1, strikes);
    }
    Ok(struck.into())
}

/// Waits for a submission at the step and strikes.
fn one(eyes: &mut Eyes, workers: &mut Workers, (blow, step): (Blow, Step)) -> Result<()> {
    let began = Instant::now();
    loop {
        workers.tend()?;
        eyes.hold(step)?;
        let held = Instant::now();
        while held.elapsed() < HOLD {
            workers.tend()?;
            if let Some(victim) = eyes.find(step)?
                && land(eyes, workers, blow, &victim)?
            {
                return eyes.let_go(step);
            }
            std::thread::park_timeout(GLANCE);
        }
        eyes.let_go(step)?;
        if began.elapsed() > PATIENCE {
            bail!("no submission was at this step for {PATIENCE:?}");
        }
    }
}

/// `false` where what was to be struck is not there any more.
fn land(eyes: &mut Eyes, workers: &Workers, blow: Blow, victim: &Victim) -> Result<bool> {
    let Some(worker) = workers.named(&victim.worker) else {
        return Ok(false);
    };
    let end_lease = format!(
        "update jobs set lease_until = now() - interval '1 second'
         where id = '{}' and lease_token = '{}' and state = 'leased'",
        victim.job, victim.token,
    );
    match blow {
        Blow::Worker => Ok(kill_process(worker, Signal::KILL).is_ok()),
        Blow::Box => {
            let boxes = Workers::boxes_of(worker);
            let one = boxes.choose(&mut rand::rng());
            Ok(one.is_some_and(|one| kill_process(*one, Signal::KILL).is_ok()))
        }
        Blow::Connection => end_connection(eyes, &victim.worker, ""),
        Blow::Listener => end_connection(eyes, &victim.worker, "listen"),
        Blow::Twice => Ok(eyes.execute(&end_lease)? == 1),
        Blow::Freeze => {
            kill_process(worker, Signal::STOP).context("a worker cannot be frozen")?;
            let thawed = freeze(eyes, victim, &end_lease);
            kill_process(worker, Signal::CONT).context("a worker cannot be thawed")?;
            thawed.map(|()| true)
        }
        Blow::Database => {
            let backend = eyes.backend(&victim.worker, "")?.and_then(Pid::from_raw);
            Ok(backend.is_some_and(|backend| kill_process(backend, Signal::KILL).is_ok()))
        }
    }
}

fn end_connection(eyes: &mut Eyes, worker: &str, only: &str) -> Result<bool> {
    let Some(backend) = eyes.backend(worker, only)? else {
        return Ok(false);
    };
    Ok(eyes.execute(&format!("select pg_terminate_backend({backend})"))? == 1)
}

/// Ends the lease of a worker that stands still and waits until somebody else has the job.
fn freeze(eyes: &mut Eyes, victim: &Victim, end_lease: &str) -> Result<()> {
    // A row that the frozen worker has locked is not waited for.
    eyes.execute("set lock_timeout = '5s'")?;
    let began = Instant::now();
    let ended = eyes.execute(end_lease);
    while ended.is_ok() && began.elapsed() < FROZEN && !eyes.is_over(victim).unwrap_or(true) {
        std::thread::park_timeout(GLANCE);
    }
    eyes.execute("set lock_timeout = 0")?;
    Ok(())
}

/// Kills the server this often, while requests are on their way, and starts it again.
pub(crate) fn servers(server: &mut Server, workers: &mut Workers, kills: u32) -> Result<u32> {
    for killed in 1..=kills {
        let pause = rand::rng().random_range(100..SERVER_DELAY_MS);
        std::thread::park_timeout(Duration::from_millis(pause));
        server.kill_and_restart()?;
        workers.tend()?;
        progress("servers", killed, kills);
    }
    Ok(kills)
}

fn progress(what: &str, done: u32, all: u32) {
    if done.is_multiple_of(50) || done == all {
        say(&format!("{done} of {all} {what}"));
    }
}
