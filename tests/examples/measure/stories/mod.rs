//! `cargo xtask bench interviews`: how lists, search, one story and like status grow from a thousand
//! stories to a million, each with ten likes. Asked of the functions that the server calls, without
//! HTTP; every size is a database of its own, and all are asked in turn, because machines are noisy.

mod asks;
mod seed;

use std::time::Instant;

use anyhow::Result;
use testkit::TestDb;

use crate::harness::goals::{self, Goal, say};
use crate::harness::growth::{GROWTH, Times, head, in_turn, show};
use asks::{Ask, Group, Stories};

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

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut databases = Vec::new();
    let goals = grow(options, &mut databases)?;
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
        databases.push(Stories { conn, size: *size, ids, listed, _database: database });
        say(&format!("{size} stories made in {} s", began.elapsed().as_secs()));
    }
    head("stories");
    let mut measured: Vec<(Group, Vec<Times>)> = Vec::new();
    for ask in Ask::ALL {
        let times = in_turn(databases, options.asks, |stories, n| ask.once(stories, n))?;
        say(&ask.name());
        show(&options.sizes, &times);
        measured.push((ask.group(), times));
    }
    let mut goals = Vec::new();
    for group in Group::ALL {
        let kinds = || measured.iter().filter(|(of, _)| *of == group);
        let of_size = |size: usize| Times::together(kinds().filter_map(|(_, all)| all.get(size)));
        let sizes: Vec<Times> = (0..options.sizes.len()).map(of_size).collect();
        say(&format!("all of {}", group.goal()));
        let ratio = show(&options.sizes, &sizes);
        goals.push(Goal::at_most(group.goal(), ratio, GROWTH));
    }
    Ok(goals)
}
