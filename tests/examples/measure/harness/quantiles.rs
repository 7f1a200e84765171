//! How long things took.

use std::time::Duration;

use super::goals::say;

/// Times in milliseconds.
#[derive(Default)]
pub(crate) struct Took(Vec<f64>);

impl Took {
    pub(crate) fn add(&mut self, took: Duration) {
        self.0.push(took.as_secs_f64() * 1000.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// What so many of a hundred stay below, or are; 0 of none.
    pub(crate) fn at(&self, hundredth: usize) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len().saturating_sub(1) * hundredth / 100).copied().unwrap_or_default()
    }

    /// The line above those of [`Took::say`].
    pub(crate) fn head(what: &str) {
        say(&format!("{what:<34} {:>8} {:>9} {:>9} {:>9}", "number", "p50 ms", "p99 ms", "max ms"));
    }

    /// One line of a table.
    pub(crate) fn say(&self, name: &str) {
        let (half, most, max) = (self.at(50), self.at(99), self.at(100));
        say(&format!("{name:<34} {:>8} {half:>9.1} {most:>9.1} {max:>9.1}", self.len()));
    }
}

/// The middle of some numbers; 0 of none.
pub(crate) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
