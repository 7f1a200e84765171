//! What is counted of boxes.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Boxes since the judge was opened.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Boxes {
    /// How many were made.
    pub made: u64,
    /// Seconds that took, all together.
    pub seconds: f64,
    /// Of those, how many took no longer than each of [`Boxes::BOUNDS`].
    pub within: [u64; Boxes::BOUNDS.len()],
    /// Replaced because a run left a trace in them.
    pub spoilt: u64,
    /// Replaced because they, or what waited in them, could not be had or broke.
    pub lost: u64,
}

impl Boxes {
    /// In seconds.
    pub const BOUNDS: [f64; 7] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1.0];
}

/// Counts them, on any thread.
#[derive(Debug, Default)]
pub(crate) struct Tally(Mutex<Boxes>);

impl Tally {
    pub(crate) fn made(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        self.count(|boxes| {
            boxes.made += 1;
            boxes.seconds += seconds;
            for (within, bound) in boxes.within.iter_mut().zip(Boxes::BOUNDS) {
                *within += u64::from(seconds <= bound);
            }
        });
    }

    pub(crate) fn spoilt(&self) {
        self.count(|boxes| boxes.spoilt += 1);
    }

    pub(crate) fn lost(&self) {
        self.count(|boxes| boxes.lost += 1);
    }

    pub(crate) fn read(&self) -> Boxes {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self, add: impl FnOnce(&mut Boxes)) {
        add(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_counts_within_every_bound_that_it_kept() {
        let tally = Tally::default();
        tally.made(Duration::from_millis(3));
        tally.made(Duration::from_secs(2));
        let boxes = tally.read();
        assert_eq!((boxes.made, boxes.seconds), (2, 2.003));
        assert_eq!(boxes.within, [0, 0, 1, 1, 1, 1, 1]);
    }
}
