//! Who has how many of the calls that are made at once. Pure.

use std::collections::HashMap;

use kernel::uuid::Uuid;
use queue::jobs::{Busy, Claimed};
use tokio::task::Id;

/// How many calls of a worker wait for an answer at once.
pub(super) const AT_ONCE: usize = 256;
/// How many of them one company has.
pub(super) const OF_COMPANY: usize = 4;
/// How many of those one host of the company has.
pub(super) const OF_HOST: usize = 2;

/// The host and the company that a call counts for.
type Whose = (Option<Uuid>, Option<Uuid>);

/// The calls under way.
#[derive(Default)]
pub(super) struct Places {
    taken: HashMap<Id, Whose>,
}

impl Places {
    pub(super) fn has_room(&self) -> bool {
        self.taken.len() < AT_ONCE
    }

    pub(super) fn take(&mut self, call: Id, job: &Claimed) {
        self.taken.insert(call, (job.fair_key, job.fair_group));
    }

    pub(super) fn leave(&mut self, call: Id) {
        self.taken.remove(&call);
    }

    /// The companies and hosts that have as many calls as they may.
    pub(super) fn busy(&self) -> Busy {
        let with = |most: usize, of: fn(&Whose) -> Option<Uuid>| {
            let mut counts: HashMap<Uuid, usize> = HashMap::new();
            for one in self.taken.values().filter_map(of) {
                *counts.entry(one).or_default() += 1;
            }
            let full = counts.into_iter().filter(|(_, count)| *count >= most);
            full.map(|(one, _)| one).collect::<Vec<_>>()
        };
        Busy { keys: with(OF_HOST, |it| it.0), groups: with(OF_COMPANY, |it| it.1) }
    }
}
