//! Commands that only pass on to a program of the workspace.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use clap::{Args, Subcommand, ValueEnum};

use crate::corpus;
use crate::machine::context::Context;
use crate::machine::process;
use crate::machine::tools;
use crate::postgres;
use crate::test::browser;
use crate::test::sample::{self, Sample};

#[derive(Args)]
pub(crate) struct ProblemsCommand {
    #[command(subcommand)]
    act: ProblemsAct,
}

#[derive(Subcommand)]
enum ProblemsAct {
    /// Run every solution of every package on our judge; fail on an unexpected verdict
    Verify {
        /// A folder of problem packages; the bank and every scenario otherwise
        dir: Option<PathBuf>,
        /// Only these problems
        #[arg(long)]
        only: Vec<String>,
        /// Passed on to `assay problems verify`, after `--`
        #[arg(last = true)]
        further: Vec<String>,
    },
}

pub(crate) fn problems(context: &Context, command: &ProblemsCommand) -> Result<()> {
    let ProblemsAct::Verify { dir, only, further } = &command.act;
    tools::check_packages(tools::FOR_RUST)?;
    let dirs = match dir {
        Some(dir) => vec![dir.clone()],
        None => [vec![PathBuf::from("problems")], scenarios(context)?].concat(),
    };
    for dir in dirs {
        let mut cargo = run(context, "assay");
        cargo.args(["--release", "--bin", "assay", "--", "problems", "verify"]).arg(dir);
        for problem in only {
            cargo.args(["--only", problem]);
        }
        cargo.args(further);
        pass_on(context, cargo)?;
    }
    Ok(())
}

/// The folders of `below` with a file of this name, by name.
fn folders_with(below: &Path, file: &str) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(below).with_context(|| format!("cannot read {}", below.display()))?;
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    found.retain(|dir| dir.join(file).is_file());
    found.sort();
    Ok(found)
}

fn scenarios(context: &Context) -> Result<Vec<PathBuf>> {
    folders_with(&context.root.join("scenarios"), "scenario.yaml")
}

/// Judges the solutions of the scenarios with what the tests have built: of all tasks, or of the one that this
/// commit's sample names. The times that count are those of `verified.txt`: a machine that others share takes twice as
/// long one day, and half as long the next.
pub(crate) fn verify_scenarios(context: &Context, whole: bool) -> Result<()> {
    let mut tasks = Vec::new();
    for scenario in scenarios(context)? {
        let packages = folders_with(&scenario, "problem.yaml")?;
        tasks.extend(packages.into_iter().map(|package| (scenario.clone(), package)));
    }
    let sample = sample::of_commit(context, u8::try_from(tasks.len())?)?;
    for (at, (scenario, package)) in tasks.iter().enumerate() {
        if !whole && at != usize::from(sample.at) {
            continue;
        }
        let name = package.file_name().context("a package has a name")?;
        let mut assay = process::command(context.target.join("debug/assay"));
        assay.args(["problems", "verify", "--recorded"]).arg(scenario).arg("--only").arg(name);
        pass_on(context, assay)?;
    }
    Ok(())
}

#[derive(Args)]
pub(crate) struct BenchOptions {
    what: Bench,
    /// End with one line of JSON that names each goal and whether it is met
    #[arg(long)]
    json: bool,
    /// Passed on to the measurement, after `--`
    #[arg(last = true)]
    further: Vec<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Bench {
    /// The sandbox against a bare vfork+exec
    Judge,
    /// The lists of the admin's dashboard from a thousand rows of each kind to a million
    Admin,
    /// The API against pgbench on the same socket
    Api,
    /// Invoices issued by many at once, against pgbench
    Billing,
    /// The catalogue of problems with more problems, and with more submissions
    Catalogue,
    /// kill -9 of whatever judges, at every step, and of the server; nothing lost, nothing twice
    Kill,
    /// The link of one worker of two to the database cut and healed; nothing lost, nothing twice
    Cut,
    /// Five hundred candidates at once, and drafts against pgbench and a naive server
    Exam,
    /// How long a submission waits, and how that grows with the queue
    Queue,
    /// Boards, the list of companies and the talent pool from few rows to a million
    Hiring,
    /// Five thousand sockets on one server and on two, and a hundred cuts
    Sockets,
    /// One program compared with 100,000 of its problem
    Similarity,
    /// Lists, search and like status from a thousand stories to a million
    Interviews,
    /// The network of 100,000 referrals
    Network,
    /// The board of a thousand candidates in the browser
    Board,
    /// Keys in the editor of an attempt, in a file of 2,000 lines that is recorded
    Editor,
    /// Two thousand nodes of the network, placed and dragged in the browser
    Graph,
    /// The largest grid of the ARC challenge in the browser: filling, undo, selecting
    Puzzle,
    /// A practice problem in the browser: runs and presses
    Workspace,
    /// The home page on a middling phone: Lighthouse, median of five
    Lighthouse,
}

pub(crate) fn bench(context: &Context, options: &BenchOptions) -> Result<()> {
    tools::check_packages(tools::FOR_RUST)?;
    let (package, example, what) = match options.what {
        Bench::Judge => ("judge", "bench", None),
        Bench::Admin => ("assay-tests", "measure", Some("admin")),
        Bench::Api => ("assay-tests", "measure", Some("api")),
        Bench::Billing => ("assay-tests", "measure", Some("billing")),
        Bench::Catalogue => ("assay-tests", "measure", Some("catalogue")),
        Bench::Exam => ("assay-tests", "measure", Some("exam")),
        Bench::Sockets => ("assay-tests", "measure", Some("sockets")),
        Bench::Kill => ("assay-tests", "measure", Some("kill")),
        Bench::Cut => ("assay-tests", "measure", Some("cut")),
        Bench::Queue => ("assay-tests", "measure", Some("queue")),
        Bench::Hiring => ("assay-tests", "measure", Some("hiring")),
        Bench::Similarity => ("assay-tests", "measure", Some("similarity")),
        Bench::Interviews => ("assay-tests", "measure", Some("interviews")),
        Bench::Network => ("assay-tests", "measure", Some("network")),
        Bench::Board => return browser::bench(context, "board.mjs", &options.further),
        Bench::Editor => return browser::bench(context, "editor.mjs", &options.further),
        Bench::Graph => return browser::bench(context, "graph.mjs", &options.further),
        Bench::Puzzle => return browser::bench(context, "puzzle.mjs", &options.further),
        Bench::Workspace => return browser::bench(context, "workspace.mjs", &options.further),
        Bench::Lighthouse => return browser::lighthouse(context, &options.further),
    };
    let mut cargo = run(context, package);
    cargo.args(["--release", "--example", example, "--"]);
    if let Some(what) = what {
        postgres::provide(context)?;
        cargo.arg(what);
        // These ask the database itself; the others need a server.
        let of_the_database = matches!(
            options.what,
            Bench::Billing
                | Bench::Catalogue
                | Bench::Interviews
                | Bench::Network
                | Bench::Similarity
        );
        if !of_the_database {
            cargo.arg("--assay").arg(release_server(context)?);
        }
    }
    if options.json {
        cargo.arg("--json");
    }
    cargo.args(&options.further);
    pass_on(context, cargo)
}

/// Everything an enemy sends to a running server, and then the hostile programs.
pub(crate) fn attack(context: &Context) -> Result<()> {
    tools::check_packages(tools::FOR_RUST)?;
    postgres::provide(context)?;
    let mut build = tools::cargo(context);
    build.args(["build", "--locked", "-p", "assay", "--bin", "assay"]);
    process::run_shown(context, "building the server", &mut build)?;
    let mut measure = run(context, "assay-tests");
    measure.args(["--example", "measure", "--"]);
    send_attacks(context, measure, None)?;
    corpus::run(context)
}

/// The commit's sample of what is sent, with what the tests have built, for every change. The programs are
/// among the judge's own tests.
pub(crate) fn attack_briefly(context: &Context) -> Result<()> {
    let sample = sample::of_commit(context, sample::OF_ATTACKS)?;
    send_attacks(context, built_measure(context), Some(sample))
}

fn send_attacks(context: &Context, mut measure: Command, sample: Option<Sample>) -> Result<()> {
    measure.arg("attack");
    if let Some(sample) = sample {
        measure.args(["--sample", &sample.to_string()]);
    }
    measure.arg("--assay").arg(context.target.join("debug/assay"));
    pass_on(context, measure)
}

/// Two rounds of strikes, and five kills of the server while up to 40 people take the assessment, with what the tests have built, for every change.
pub(crate) fn bench_kill_briefly(context: &Context) -> Result<()> {
    let mut measure = built_measure(context);
    measure.args(["kill", "--people", "16", "--strikes", "28", "--servers", "5", "--lives", "40"]);
    measure.arg("--assay").arg(context.target.join("debug/assay"));
    pass_on(context, measure)
}

/// The measurements as building the tests has left them.
fn built_measure(context: &Context) -> Command {
    process::command(context.target.join("debug/examples/measure"))
}

/// The product as it is shipped: optimised, and deaf to the emulator's tokens.
fn release_server(context: &Context) -> Result<PathBuf> {
    let mut cargo = tools::cargo(context);
    cargo.args(["build", "--release", "--locked", "-p", "assay"]);
    cargo.args(["--bin", "assay"]);
    process::run_shown(context, "building the release server (some minutes)", &mut cargo)?;
    Ok(context.target.join("release/assay"))
}

fn run(context: &Context, package: &str) -> Command {
    let mut cargo = tools::cargo(context);
    cargo.args(["run", "--quiet", "--locked", "-p", package]);
    cargo
}

fn pass_on(context: &Context, mut command: Command) -> Result<()> {
    command.current_dir(&context.root);
    let status = process::run_watched(context, "it", &mut command, |_| {})?;
    if !status.success() {
        bail!("it failed ({status})");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_is_found_with_its_tasks() {
        let found = scenarios(&Context::new().unwrap()).unwrap();
        for name in ["aerial_planning", "growing_api", "late_events"] {
            let scenario = found.iter().find(|dir| dir.ends_with(name)).unwrap();
            assert_eq!(folders_with(scenario, "problem.yaml").unwrap().len(), 4, "{name}");
        }
    }
}
