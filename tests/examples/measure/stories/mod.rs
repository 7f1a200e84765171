//! `cargo xtask bench interviews`: how lists, search, one story and like status grow from a thousand
//! stories to a million, each with ten likes.

mod asks;
mod seed;

use std::time::Instant;

use anyhow::Result;
use testkit::TestDb;

use crate::harness::goals::{self, Goal, say};
use asks::Ask;

/// How much longer anything may take with the most stories than with the fewest.
const GROWTH: f64 = 1.3;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many stories, from few to many
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 10_000, 100_000, 1_000_000])]
    sizes: Vec<i64>,
    /// How many of each kind are asked at each size
    #[arg(long, default_value_t = 400)]
    asks: usize,
    /// End with one line of JSON
    #[arg(long)]
    json: bool,
}

/// The middle and the 95th of a hundred, in milliseconds.
struct Times {
    p50: f64,
    p95: f64,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let database = TestDb::create();
    let mut first: Vec<f64> = Vec::new();
    let mut last: Vec<f64> = Vec::new();
    say("stories    asked        p50 ms   p95 ms   p95 against the first");
    for size in &options.sizes {
        let began = Instant::now();
        seed::grow(&mut database.conn(), *size)?;
        let seconds = began.elapsed().as_secs();
        let mut conn = database.conn();
        let ids = seed::some_ids(&mut conn, *size)?;
        last.clear();
        for (at, ask) in Ask::ALL.into_iter().enumerate() {
            let times = measure(options.asks, |n| ask.once(&mut conn, &ids, n))?;
            if first.len() <= at {
                first.push(times.p95);
            }
            let ratio = first.get(at).map_or(1.0, |base| times.p95 / base);
            last.push(ratio);
            say(&format!(
                "{size:<10} {:<12} {:>7.2}  {:>7.2}  {ratio:>7.2}",
                ask.name(),
                times.p50,
                times.p95
            ));
        }
        say(&format!("           (seeded in {seconds} s)"));
    }
    let goals: Vec<Goal> = Ask::ALL
        .into_iter()
        .zip(&last)
        .map(|(ask, ratio)| Goal::at_most(ask.goal(), *ratio, GROWTH))
        .collect();
    if goals::print(&goals, options.json) { Ok(()) } else { anyhow::bail!("a goal was missed") }
}

fn measure(asks: usize, mut once: impl FnMut(usize) -> Result<()>) -> Result<Times> {
    for n in 0..asks.div_ceil(4) {
        once(n)?;
    }
    let mut times = Vec::with_capacity(asks);
    for n in 0..asks {
        let began = Instant::now();
        once(n)?;
        times.push(began.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    let at = |hundredth: usize| times.get(times.len() * hundredth / 100).copied().unwrap_or(0.0);
    Ok(Times { p50: at(50), p95: at(95) })
}
