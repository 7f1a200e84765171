//! When and whom to kill.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use rand::Rng as _;
use rustix::process::{Pid, Signal, kill_process};

use crate::harness::goals::say;
use crate::harness::server::Server;

const GLANCE: Duration = Duration::from_millis(10);
/// How long there may be nothing to kill before something else must be wrong.
const PATIENCE: Duration = Duration::from_secs(120);
/// A submission takes about a second: strike anywhere in it.
const WORKER_DELAY_MS: u64 = 600;
const SERVER_DELAY_MS: u64 = 800;

#[derive(QueryableByName)]
struct Leased {
    #[diesel(sql_type = BigInt)]
    leased: i64,
    #[diesel(sql_type = BigInt)]
    last_try: i64,
}

/// Kills the worker this often, each time while it holds a submission. A job in its last attempt is
/// spared: a program that takes the worker down every time must be given up, and that is tested
/// elsewhere.
pub(crate) fn workers(server: &Server, kills: u32) -> Result<u32> {
    let mut conn = server.database()?;
    let mut killed = 0;
    let mut quiet = Instant::now();
    while killed < kills {
        if quiet.elapsed() > PATIENCE {
            bail!("no submission was being judged for {PATIENCE:?}");
        }
        pause(rand::rng().random_range(0..WORKER_DELAY_MS));
        let (Some(worker), Leased { leased: 1.., last_try: 0 }) =
            (worker_of(server.id()), leased(&mut conn)?)
        else {
            pause(GLANCE.as_millis() as u64);
            continue;
        };
        kill_process(worker, Signal::KILL).context("the worker cannot be killed")?;
        killed += 1;
        quiet = Instant::now();
        while worker_of(server.id()).is_none_or(|now| now == worker) {
            if quiet.elapsed() > PATIENCE {
                bail!("no worker came after one was killed");
            }
            pause(GLANCE.as_millis() as u64);
        }
        progress("workers", killed, kills);
    }
    Ok(killed)
}

/// Kills the server this often, while requests are on their way, and starts it again.
pub(crate) fn servers(server: &mut Server, kills: u32) -> Result<u32> {
    for killed in 1..=kills {
        pause(rand::rng().random_range(100..SERVER_DELAY_MS));
        server.kill_and_restart()?;
        progress("servers", killed, kills);
    }
    Ok(kills)
}

fn progress(what: &str, killed: u32, kills: u32) {
    if killed.is_multiple_of(20) || killed == kills {
        say(&format!("{killed} of {kills} {what} killed"));
    }
}

fn pause(milliseconds: u64) {
    std::thread::park_timeout(Duration::from_millis(milliseconds));
}

#[expect(
    clippy::disallowed_methods,
    reason = "a look from outside, past the queue's own functions"
)]
fn leased(conn: &mut Conn) -> Result<Leased> {
    let query = diesel::sql_query(
        "select count(*) as leased, count(*) filter (where attempt >= max_attempts) as last_try
         from jobs where kind = 'judge' and state = 'leased'",
    );
    query.get_result(conn).context("the queue cannot be read")
}

/// The worker that this server has started.
fn worker_of(server: u32) -> Option<Pid> {
    let children = std::fs::read_dir(format!("/proc/{server}/task")).ok()?.flatten();
    let children =
        children.filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok());
    let ids: Vec<i32> = children
        .flat_map(|line| {
            line.split_whitespace().filter_map(|id| id.parse().ok()).collect::<Vec<_>>()
        })
        .collect();
    let is_worker = |id: &i32| {
        let line = std::fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
        let mut arguments = line.split(|byte| *byte == 0);
        // Until setpriv has become the worker, it is not one.
        arguments.next().is_some_and(|program| program.ends_with(b"assay"))
            && arguments.next() == Some(b"worker")
    };
    ids.into_iter().find(is_worker).and_then(Pid::from_raw)
}
