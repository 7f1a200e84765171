//! Whether a submission is judged on, or given back for one that goes before it.

use std::time::{Duration, Instant};

use judge::Control;
use queue::jobs::{self, Lease};

use crate::Shared;
use crate::heart::Heart;

/// How often the queue is asked whether something waits that goes before this.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// The turn that a submission has.
pub(super) struct Turn<'a> {
    shared: &'a Shared,
    heart: &'a Heart,
    lease: Lease,
    looked: Instant,
    gave_way: bool,
}

impl<'a> Turn<'a> {
    pub(super) fn begin(shared: &'a Shared, heart: &'a Heart, lease: Lease) -> Self {
        Self { shared, heart, lease, looked: Instant::now(), gave_way: false }
    }

    /// Whether the worker goes on.
    pub(super) fn go_on(&mut self) -> Control {
        let is_over = self.heart.is_lost() || self.shared.must_abandon() || self.gives_way();
        if is_over { Control::Stop } else { Control::Continue }
    }

    /// Whether it ended for another submission.
    pub(super) fn gave_way(&self) -> bool {
        self.gave_way
    }

    fn gives_way(&mut self) -> bool {
        if self.gave_way || self.looked.elapsed() < LOOK_EVERY {
            return self.gave_way;
        }
        self.looked = Instant::now();
        match self.shared.db.read_now(|conn| jobs::gives_way(conn, self.lease)) {
            Ok(gives_way) => self.gave_way = gives_way,
            // The heart finds out whether the database is away for too long.
            Err(e) => tracing::warn!(error = %e, "judge.turn_unknown"),
        }
        self.gave_way
    }
}
