//! All sockets together: how they are opened, what the messages became of that were sent, and what each
//! socket costs its server.

use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::task::{JoinHandle, spawn_local};
use tokio::time::sleep;

use super::chat::Sent;
use super::line::{self, Place, Seen};
use crate::harness::quantiles::Took;

/// Sockets that are opened at once.
const AT_ONCE: usize = 64;
const PATIENCE: Duration = Duration::from_secs(120);
const GLANCE: Duration = Duration::from_millis(20);

/// The open sockets; closed when dropped.
pub(super) struct Room {
    lines: Vec<(Rc<Seen>, JoinHandle<()>)>,
    /// Of one account, one after the other.
    per_account: usize,
}

impl Room {
    /// Opens them some at a time, and returns when all of them follow their topic.
    ///
    /// # Errors
    /// When one is refused, or the others take too long.
    pub(super) async fn open(places: Vec<Place>, per_account: usize) -> Result<Self> {
        let mut lines: Vec<(Rc<Seen>, JoinHandle<()>)> = Vec::with_capacity(places.len());
        let mut places = places.into_iter().peekable();
        while places.peek().is_some() {
            let before = lines.len();
            for place in places.by_ref().take(AT_ONCE) {
                let seen = Rc::new(Seen::default());
                let task = spawn_local(line::stay(place, Rc::clone(&seen)));
                lines.push((seen, task));
            }
            let began = Instant::now();
            let new = lines.get(before..).unwrap_or_default();
            while !new.iter().all(|(seen, _)| seen.opened.get() > 0) {
                if let Some(why) = new.iter().find_map(|(seen, _)| seen.refused.borrow().clone()) {
                    bail!("a socket was refused: {why}");
                }
                if began.elapsed() > PATIENCE {
                    bail!("sockets were not open within {PATIENCE:?}");
                }
                sleep(GLANCE).await;
            }
        }
        Ok(Self { lines, per_account })
    }

    fn of_account(&self, account: usize) -> &[(Rc<Seen>, JoinHandle<()>)] {
        let first = account * self.per_account;
        self.lines.get(first..first + self.per_account).unwrap_or_default()
    }

    /// Waits for what is still under way; then, of every message and every socket of its account, how
    /// long the event took, and how many never came.
    pub(super) async fn settle(&self, sent: &[Sent]) -> (Took, usize) {
        let began = Instant::now();
        loop {
            let (took, lost) = self.took(sent);
            if lost == 0 || began.elapsed() > Duration::from_secs(10) {
                return (took, lost);
            }
            sleep(Duration::from_millis(200)).await;
        }
    }

    fn took(&self, sent: &[Sent]) -> (Took, usize) {
        let (mut took, mut lost) = (Took::default(), 0);
        for message in sent {
            for (seen, _) in self.of_account(message.account) {
                let events = seen.events.borrow();
                // An event tells how things stand: a newer one covers those before it.
                match events.iter().find(|(id, _)| *id >= message.event) {
                    Some((_, came)) => took.add(came.saturating_duration_since(message.at)),
                    None => lost += 1,
                }
            }
        }
        (took, lost)
    }

    /// Events that came to a socket again, and how often sockets were opened beyond the first time.
    pub(super) fn repeats(&self) -> (usize, u32) {
        let (mut again, mut reopened) = (0, 0);
        for (seen, _) in &self.lines {
            let events = seen.events.borrow();
            let ids = events.iter().map(|(id, _)| *id);
            again += ids.clone().zip(ids.skip(1)).filter(|(one, next)| next <= one).count();
            reopened += seen.opened.get().saturating_sub(1);
        }
        (again, reopened)
    }

    /// Why sockets were refused later, each reason once.
    pub(super) fn refusals(&self) -> Vec<String> {
        let mut why: Vec<String> =
            self.lines.iter().filter_map(|(seen, _)| seen.refused.borrow().clone()).collect();
        why.sort();
        why.dedup();
        why
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        for (_, task) in &self.lines {
            task.abort();
        }
    }
}

/// What a process holds in memory, in bytes.
pub(super) fn resident(process: u32) -> Result<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    Ok(kib.context("no VmRSS")? * 1024.0)
}

/// Lets this process, and the servers that it starts, have so many files open.
///
/// # Errors
/// When the system lets nobody have so many.
pub(super) fn allow_files(wanted: u64) -> Result<()> {
    let now = getrlimit(Resource::Nofile);
    if now.current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    let maximum = now.maximum.map(|most| most.max(wanted));
    let raised = Rlimit { current: Some(wanted), maximum };
    setrlimit(Resource::Nofile, raised).with_context(|| {
        let most = now.maximum.unwrap_or_default();
        format!("{wanted} files must be open at once, and `ulimit -Hn` is {most}")
    })
}
