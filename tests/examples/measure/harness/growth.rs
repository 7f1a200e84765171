//! How something grows with what is not asked for: the same questions of databases of several sizes, in
//! turn, because machines are noisy.

use std::time::Instant;

use anyhow::Result;

use super::goals::say;

/// How much longer anything may take with the most rows than with the fewest.
pub(crate) const GROWTH: f64 = 1.3;

/// The times of one kind of question at one size, in milliseconds, the shortest first.
#[derive(Default)]
pub(crate) struct Times(Vec<f64>);

impl Times {
    /// Those of several kinds.
    pub(crate) fn together<'a>(kinds: impl Iterator<Item = &'a Self>) -> Self {
        let mut all: Vec<f64> = kinds.flat_map(|times| times.0.iter().copied()).collect();
        all.sort_by(f64::total_cmp);
        Self(all)
    }

    /// What so many of a hundred stay below.
    pub(crate) fn at(&self, hundredth: usize) -> f64 {
        self.0.get(self.0.len() * hundredth / 100).copied().unwrap_or(0.0)
    }
}

/// The line above the figures.
pub(crate) fn head(rows: &str) {
    say(&format!(
        "\nasked in turn, milliseconds {rows:>14}      p50      p95   p95 against the first"
    ));
}

/// Prints a line for each size and answers how much longer the last takes than the first.
pub(crate) fn show(sizes: &[i64], times: &[Times]) -> f64 {
    let first = times.first().map_or(1.0, |times| times.at(95));
    let mut ratio = 1.0;
    for (size, times) in sizes.iter().zip(times) {
        ratio = times.at(95) / first;
        let verdict = if ratio <= GROWTH { "" } else { "  more than 1.3" };
        let (p50, p95) = (times.at(50), times.at(95));
        say(&format!("{size:>42} {p50:>8.2} {p95:>8.2} {ratio:>7.2}{verdict}"));
    }
    ratio
}

/// Asks each database for the `n`th time before any is asked again; the first quarter is not counted.
pub(crate) fn in_turn<D>(
    databases: &mut [D],
    asks: usize,
    ask: impl Fn(&mut D, usize) -> Result<()>,
) -> Result<Vec<Times>> {
    let warm_up = asks.div_ceil(4);
    let mut times: Vec<Times> = databases.iter().map(|_| Times::default()).collect();
    for n in 0..warm_up + asks {
        for (database, times) in databases.iter_mut().zip(&mut times) {
            let began = Instant::now();
            ask(database, n)?;
            if n >= warm_up {
                times.0.push(began.elapsed().as_secs_f64() * 1000.0);
            }
        }
    }
    for times in &mut times {
        times.0.sort_by(f64::total_cmp);
    }
    Ok(times)
}
