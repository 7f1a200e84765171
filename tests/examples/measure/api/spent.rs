//! What a run cost: processor time of the server, of PostgreSQL and of the generator. Other work on
//! the machine changes how many requests are answered far more than what one of them costs.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::time::Duration;

use anyhow::Result;
use rustix::param::clock_ticks_per_second;

/// Processor time between two moments.
pub(crate) struct Spent {
    pub(crate) server: Duration,
    pub(crate) postgres: Duration,
    pub(crate) generator: Duration,
}

/// Every process of a moment, by its id.
pub(crate) struct Moment(HashMap<u32, Process>);

struct Process {
    parent: u32,
    spent: Duration,
}

impl Moment {
    pub(crate) fn now() -> Result<Self> {
        let mut all = HashMap::new();
        for entry in fs::read_dir("/proc")?.flatten() {
            let id = entry.file_name().to_str().and_then(|name| name.parse().ok());
            // A process may end while we look.
            all.extend(id.and_then(|id| Some((id, Process::read(id)?))));
        }
        Ok(Self(all))
    }

    /// Until now, of this server and of the database that it started.
    pub(crate) fn spent_since(&self, before: &Self, server: u32) -> Spent {
        let children = self.0.iter().filter(|(_, process)| process.parent == server);
        let children: HashSet<u32> = children.map(|(id, _)| *id).collect();
        let sum = |belongs: &dyn Fn(u32, &Process) -> bool| {
            let ours = self.0.iter().filter(|(id, process)| belongs(**id, process));
            let earlier = |id: &u32| before.0.get(id).map_or(Duration::ZERO, |at| at.spent);
            ours.map(|(id, process)| process.spent.saturating_sub(earlier(id))).sum()
        };
        let own = std::process::id();
        Spent {
            server: sum(&|id, _| id == server),
            postgres: sum(&|_, process| children.contains(&process.parent)),
            generator: sum(&|id, _| id == own),
        }
    }
}

impl Process {
    fn read(id: u32) -> Option<Self> {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // The name stands in brackets and may hold anything.
        let (_, rest) = stat.rsplit_once(')')?;
        let fields: Vec<&str> = rest.split_ascii_whitespace().collect();
        let number = |at: usize| fields.get(at)?.parse::<u64>().ok();
        let ticks = number(11)? + number(12)?;
        let spent = Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64);
        Some(Self { parent: u32::try_from(number(1)?).ok()?, spent })
    }
}
