//! Leaves what fails alone for a while. Times are since some beginning. Pure.

use std::time::Duration;

/// What failures in a row lead to.
#[derive(Debug)]
pub(crate) struct Breaker {
    most: u32,
    pause: Duration,
    failures: u32,
    /// Since when nothing is asked.
    opened: Option<Duration>,
    /// One question is under way to see whether it works again.
    trying: bool,
}

impl Breaker {
    pub(crate) fn new(most: u32, pause: Duration) -> Self {
        Self { most, pause, failures: 0, opened: None, trying: false }
    }

    /// Whether a question may be asked; where it failed before, only one at a time.
    pub(crate) fn admit(&mut self, now: Duration) -> bool {
        let Some(opened) = self.opened else { return true };
        let over = now.saturating_sub(opened) >= self.pause;
        if !over || self.trying {
            return false;
        }
        self.trying = true;
        true
    }

    pub(crate) fn succeeded(&mut self) {
        (self.failures, self.opened, self.trying) = (0, None, false);
    }

    pub(crate) fn failed(&mut self, now: Duration) {
        self.failures = self.failures.saturating_add(1);
        self.trying = false;
        if self.failures >= self.most {
            self.opened = Some(now);
        }
    }

    /// Nobody waited for the end: nothing is known.
    pub(crate) fn given_up(&mut self) {
        self.trying = false;
    }

    pub(crate) fn is_open(&self) -> bool {
        self.opened.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn s(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn failures_in_a_row_open_it_and_one_trial_closes_or_opens_it_again() {
        let mut breaker = Breaker::new(3, s(30));
        for _ in 0..2 {
            assert!(breaker.admit(s(0)));
            breaker.failed(s(0));
        }
        assert!(breaker.admit(s(1)));
        breaker.succeeded();
        for _ in 0..3 {
            assert!(breaker.admit(s(2)), "a success forgets what was before");
            breaker.failed(s(2));
        }
        assert!(!breaker.admit(s(31)) && breaker.is_open());
        assert!(breaker.admit(s(32)), "half a minute later one is tried");
        assert!(!breaker.admit(s(32)), "and only one");
        breaker.failed(s(33));
        assert!(!breaker.admit(s(62)));
        assert!(breaker.admit(s(63)));
        breaker.given_up();
        assert!(breaker.admit(s(64)), "a trial that nobody waited for is no trial");
        breaker.succeeded();
        assert!(breaker.admit(s(64)) && breaker.admit(s(64)) && !breaker.is_open());
    }
}
