//! `cargo xtask bench hiring`: how the board of a role with a thousand applicants, a search of the talent
//! pool and the list of companies grow with applications, profiles and companies that are not asked for.
//! Asked of the functions that the server calls, without HTTP; every size is a database of its own. Beside
//! that, moves on the board over HTTP, against PostgreSQL alone.

mod asks;
mod cost;
mod moves;
mod seed;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context as _, Result};
use testkit::TestDb;

use crate::harness::goals::{self, Goal, say};
use crate::harness::growth::{GROWTH, Times, head, in_turn, show};
use asks::{BOARD, COMPANIES, Hiring, Kind, POOL};

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    Applications,
    Companies,
    Profiles,
    Moves,
}

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The release build of `assay`, which moves are asked of
    #[arg(long)]
    assay: Option<PathBuf>,
    /// Only these parts
    #[arg(long, value_delimiter = ',',
        default_values = ["applications", "companies", "profiles", "moves"])]
    only: Vec<Part>,
    /// How many applications there are; a thousand of them are for the role that is asked about
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 1_000_000])]
    applications: Vec<i64>,
    /// How many companies everybody sees
    #[arg(long, value_delimiter = ',', default_values_t = [100, 100_000])]
    companies: Vec<i64>,
    /// How many people companies can find
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 1_000_000])]
    profiles: Vec<i64>,
    /// How many of each kind are asked at each size
    #[arg(long, default_value_t = 200)]
    asks: usize,
    /// End with one line of JSON
    #[arg(long)]
    json: bool,
}

/// Fills an empty database with so many rows.
type Fill = fn(&mut db::Conn, i64) -> Result<()>;

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut goals = Vec::new();
    let Options { applications, companies, profiles, asks, only, .. } = options;
    let parts: [(_, _, _, Fill, &[Kind]); 3] = [
        (Part::Applications, "applications", applications, seed::applications, BOARD),
        (Part::Companies, "companies", companies, seed::companies, COMPANIES),
        (Part::Profiles, "profiles", profiles, seed::profiles, POOL),
    ];
    for (part, rows, sizes, fill, kinds) in parts {
        if only.contains(&part) {
            goals.push(grow((rows, sizes), fill, kinds, *asks)?);
        }
    }
    if only.contains(&Part::Moves) {
        let assay = options.assay.as_ref().context("--assay says which server is asked to move")?;
        goals.extend(moves::run(assay)?);
    }
    if goals::print(&goals, options.json) { Ok(()) } else { anyhow::bail!("a goal was missed") }
}

fn grow((rows, sizes): (&str, &[i64]), fill: Fill, kinds: &[Kind], asks: usize) -> Result<Goal> {
    let mut databases = Vec::new();
    for size in sizes {
        let began = Instant::now();
        let database = TestDb::create();
        fill(&mut database.conn(), *size)?;
        databases.push(Hiring::of(database)?);
        say(&format!("{size} {rows} made in {} s", began.elapsed().as_secs()));
    }
    head(rows);
    let mut all: Vec<Vec<Times>> = Vec::new();
    for Kind { name, ask } in kinds {
        let times = in_turn(&mut databases, asks, ask)?;
        say(name);
        show(sizes, &times);
        all.push(times);
    }
    let of_size = |size: usize| Times::together(all.iter().filter_map(|times| times.get(size)));
    let together: Vec<Times> = (0..sizes.len()).map(of_size).collect();
    let goal = format!("growth with {rows}, p95");
    say(&format!("all of {goal}"));
    Ok(Goal::at_most(goal, show(sizes, &together), GROWTH))
}
