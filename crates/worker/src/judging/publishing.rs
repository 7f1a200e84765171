//! When the results of hidden tests are recorded, and so shown.
//!
//! A program can wait by what it has read. Were each result recorded as its test ends, then the time at which a
//! candidate sees it would tell a hidden input, as exact figures would. So results of hidden tests are kept here and
//! recorded at whole ticks since the judgement began, together with all others of the tick, and the verdict after
//! them. A worker that dies between two ticks loses results that are judged again.

use std::mem;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use challenges::judging::TestOutcome;

/// How far apart the ticks are.
pub(super) const TICK: Duration = Duration::from_millis(250);

/// Results that wait for the next tick.
pub(super) struct Publishing {
    began: Instant,
    /// Whether somebody could watch results come; where nobody can, they are recorded with the last one.
    is_watched: bool,
    state: Mutex<Waiting>,
    ended: Condvar,
}

#[derive(Default)]
struct Waiting {
    results: Vec<TestOutcome>,
    /// There was a result: the verdict, too, comes at a tick.
    kept: bool,
    /// Nothing more comes.
    ended: bool,
    /// What waits is of no use.
    dropped: bool,
    /// Results could not be recorded.
    failed: bool,
}

impl Publishing {
    /// Of a judgement that begins now.
    pub(super) fn begin(is_watched: bool) -> Self {
        let began = Instant::now();
        Self { began, is_watched, state: Mutex::default(), ended: Condvar::new() }
    }

    /// Keeps a result until the next tick; false where an earlier one could not be recorded.
    pub(super) fn keep(&self, result: TestOutcome) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.results.push(result);
        state.kept = true;
        !state.failed
    }

    /// Nothing more comes: what waits is recorded at the next tick, or dropped.
    pub(super) fn end(&self, record: bool) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if !state.ended {
            (state.ended, state.dropped) = (true, !record);
            self.ended.notify_all();
        }
    }

    /// Ends it once dropped, also when the judge panics: otherwise the thread that records would wait for ever.
    pub(super) fn guard(&self) -> Guard<'_> {
        Guard(self)
    }

    /// Records what waits at every tick until nothing more comes.
    ///
    /// # Errors
    /// Those of `record`; nothing is recorded after one.
    pub(super) fn run<E>(
        &self,
        mut record: impl FnMut(&[TestOutcome]) -> Result<(), E>,
    ) -> Result<(), E> {
        loop {
            let (results, last) = self.next();
            if !results.is_empty() {
                record(&results).inspect_err(|_| self.fail())?;
            }
            if last {
                return Ok(());
            }
        }
    }

    /// What waits at the next tick, and whether that is all.
    fn next(&self) -> (Vec<TestOutcome>, bool) {
        let at = next_tick(self.began.elapsed());
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if state.dropped || state.ended && !state.kept {
                return (Vec::new(), true);
            }
            let left = at.saturating_sub(self.began.elapsed());
            let is_time = if self.is_watched { left.is_zero() } else { state.ended };
            if is_time {
                return (mem::take(&mut state.results), state.ended);
            }
            // The end wakes this thread.
            let wait = if self.is_watched { left } else { TICK };
            let waited = self.ended.wait_timeout(state, wait);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn fail(&self) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).failed = true;
    }
}

/// Drops what waits, unless it was ended before.
pub(super) struct Guard<'a>(&'a Publishing);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.0.end(false);
    }
}

/// The first tick after this time.
fn next_tick(elapsed: Duration) -> Duration {
    let ticks = u32::try_from(elapsed.as_millis() / TICK.as_millis()).unwrap_or(u32::MAX - 1);
    TICK.saturating_mul(ticks + 1)
}

#[cfg(test)]
mod tests {
    use challenges::submissions::Verdict;

    use super::*;

    fn result(number: i32) -> TestOutcome {
        TestOutcome {
            number,
            verdict: Verdict::Ac,
            reason: None,
            cpu_us: 0,
            wall_us: 0,
            memory_kib: 0,
            output: None,
            stderr: None,
            share_permille: None,
        }
    }

    #[test]
    fn a_tick_is_after_now_and_whole() {
        let ms = Duration::from_millis;
        for (now, want) in [(0, 250), (1, 250), (249, 250), (250, 500), (99_999, 100_000)] {
            assert_eq!(next_tick(ms(now)), ms(want), "{now}");
        }
    }

    #[test]
    fn results_of_one_tick_are_recorded_together_at_its_end_however_they_came() {
        let publishing = Publishing::begin(true);
        let mut recorded = Vec::new();
        for number in 1..=3 {
            assert!(publishing.keep(result(number)));
        }
        publishing.end(true);
        let done = publishing.run(|results| {
            let numbers: Vec<i32> = results.iter().map(|result| result.number).collect();
            recorded.push((numbers, publishing.began.elapsed() >= TICK));
            Ok::<_, ()>(())
        });
        assert_eq!((done, recorded), (Ok(()), vec![(vec![1, 2, 3], true)]));
    }

    #[test]
    fn a_judgement_that_broke_off_records_nothing_more() {
        let publishing = Publishing::begin(true);
        publishing.keep(result(1));
        publishing.end(false);
        publishing.run(|_| Err("recorded")).unwrap();
    }

    #[test]
    fn after_a_failure_the_judgement_hears_of_it_with_its_next_result() {
        let publishing = Publishing::begin(true);
        assert!(publishing.keep(result(1)));
        publishing.end(true);
        assert_eq!(publishing.run(|_| Err("away")), Err("away"));
        assert!(!publishing.keep(result(2)));
    }
}
