//! `cargo xtask bench interviews`: how lists, search, one story and like status grow from a thousand
//! stories to a million, each with ten likes. Asked of the functions that the server calls, without
//! HTTP; every size is a database of its own, and all are asked in turn, because machines are noisy.

mod asks;
mod seed;

use std::time::Instant;

use anyhow::Result;
use testkit::TestDb;

use crate::harness::goals::{self, Goal, say};
use asks::{Ask, Group, Stories};

/// How much longer anything may take with the most stories than with the fewest.
const GROWTH: f64 = 1.3;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many stories, from few to many; a million takes 5 GB of memory
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 10_000, 100_000, 1_000_000])]
    sizes: Vec<i64>,
    /// How many of each kind are asked at each size
    #[arg(long, default_value_t = 400)]
    asks: usize,
    /// End with one line of JSON
    #[arg(long)]
    json: bool,
}

/// The times of one kind of question at one size, in milliseconds.
struct Times {
    group: Group,
    sorted: Vec<f64>,
}

impl Times {
    fn at(&self, hundredth: usize) -> f64 {
        self.sorted.get(self.sorted.len() * hundredth / 100).copied().unwrap_or(0.0)
    }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut databases = Vec::new();
    let done = grow(options, &mut databases);
    for stories in &mut databases {
        // The cluster lies in memory until the next test looks for what others have left there.
        seed::forget(&mut stories.conn)?;
    }
    let goals = done?;
    if goals::print(&goals, options.json) { Ok(()) } else { anyhow::bail!("a goal was missed") }
}

fn grow(options: &Options, databases: &mut Vec<Stories>) -> Result<Vec<Goal>> {
    for size in &options.sizes {
        let began = Instant::now();
        let database = TestDb::create();
        seed::fill(&mut database.conn(), *size)?;
        let mut conn = database.conn();
        let ids = seed::some_ids(&mut conn, *size)?;
        let listed = seed::some_lists(&mut conn, *size)?;
        databases.push(Stories { conn, size: *size, ids, listed });
        say(&format!("{size} stories made in {} s", began.elapsed().as_secs()));
    }
    say("\nasked in turn, milliseconds        stories      p50      p95   p95 against the first");
    let mut measured: Vec<Vec<Times>> = Vec::new();
    for ask in Ask::ALL {
        let times = measure(databases, ask, options.asks)?;
        say(&ask.name());
        show(&options.sizes, &times.iter().collect::<Vec<_>>());
        measured.push(times);
    }
    let mut goals = Vec::new();
    for group in Group::ALL {
        let of_group = |size: usize| {
            let kinds = measured.iter().filter_map(|times| times.get(size));
            let mut sorted: Vec<f64> = kinds
                .filter(|times| times.group == group)
                .flat_map(|times| times.sorted.iter().copied())
                .collect();
            sorted.sort_by(f64::total_cmp);
            Times { group, sorted }
        };
        let sizes: Vec<Times> = (0..options.sizes.len()).map(of_group).collect();
        say(&format!("all of {}", group.goal()));
        let ratio = show(&options.sizes, &sizes.iter().collect::<Vec<_>>());
        goals.push(Goal::at_most(group.goal(), ratio, GROWTH));
    }
    Ok(goals)
}

/// Prints a line for each size and answers how much longer the last takes than the first.
fn show(sizes: &[i64], times: &[&Times]) -> f64 {
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
fn measure(databases: &mut [Stories], ask: Ask, asks: usize) -> Result<Vec<Times>> {
    let warm_up = asks.div_ceil(4);
    let mut times: Vec<Times> =
        databases.iter().map(|_| Times { group: ask.group(), sorted: Vec::new() }).collect();
    for n in 0..warm_up + asks {
        for (stories, times) in databases.iter_mut().zip(&mut times) {
            let began = Instant::now();
            ask.once(stories, n)?;
            if n >= warm_up {
                times.sorted.push(began.elapsed().as_secs_f64() * 1000.0);
            }
        }
    }
    for times in &mut times {
        times.sorted.sort_by(f64::total_cmp);
    }
    Ok(times)
}
