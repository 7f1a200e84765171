//! What a box costs, and what is gained where it costs nothing: `cargo xtask bench judge`.
//!
//! Every figure is a median of rounds that alternate within one run, so that all columns see the
//! same machine: ours, a bare vfork and exec by a tiny process (`bare.c`), and the other judges'
//! sandboxes that are here. The goals at the end are ratios of such medians.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a program for the terminal: a failure ends it"
)]

mod compile;
mod goals;
mod limits;
mod peers;
mod rounds;
mod runs;
mod stability;

use std::{fs, path::PathBuf};

use goals::Goal;
use judge::{Judge, Settings};

/// What the command line asks for.
#[derive(Default)]
struct Options {
    /// End with one line of JSON.
    json: bool,
    /// Write that line here as well, for who goes on measuring.
    goals_to: Option<PathBuf>,
    /// Leave out what takes minutes: whether verdicts hold on a busy machine.
    brief: bool,
    /// A Python that has DMOJ's sandbox.
    dmoj: Option<String>,
    /// A TypeScript compiler.
    tsc: Option<String>,
}

impl Options {
    fn read() -> Self {
        let mut found = Self::default();
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            match word.as_str() {
                "--json" => found.json = true,
                "--brief" => found.brief = true,
                "--goals-to" => found.goals_to = words.next().map(PathBuf::from),
                "--dmoj" => found.dmoj = words.next(),
                "--tsc" => found.tsc = words.next(),
                other => panic!("what is {other}? see the judge's README"),
            }
        }
        found
    }
}

fn main() {
    let options = Options::read();
    let folder = tempfile::tempdir().unwrap();
    let store = Some(folder.path().join("store"));
    let judge = Judge::open(Settings { store, ..Settings::default() }).unwrap();
    println!("isolation: {:?}", judge.isolation().level);
    for note in &judge.isolation().notes {
        println!("  {note}");
    }
    let mut goals = runs::measure(&judge, folder.path(), options.dmoj);
    goals.extend(compile::measure(&judge, folder.path(), options.tsc));
    goals.extend(limits::measure(&judge));
    if !options.brief {
        goals.push(stability::measure(&judge));
    }
    goals::print(&goals);
    let line = goals::json(&goals);
    if let Some(path) = options.goals_to {
        fs::write(path, &line).unwrap();
    }
    if options.json {
        println!("{line}");
    }
}

/// A ratio that should be at most this.
fn at_most(name: &str, value: f64, goal: f64) -> Goal {
    Goal { name: name.to_owned(), value, goal }
}
