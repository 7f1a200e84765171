//! Commands that only pass on to a program of the workspace.

use anyhow::{Result, bail};
use clap::{Args, Subcommand, ValueEnum};

use crate::context::Context;
use crate::process::Process;
use crate::tools;

#[derive(Args)]
pub(crate) struct ProblemsCommand {
    #[command(subcommand)]
    act: ProblemsAct,
}

#[derive(Subcommand)]
enum ProblemsAct {
    /// Run every solution of every package on our judge; fail on an unexpected verdict
    Verify {
        /// A folder of problem packages
        #[arg(default_value = "problems")]
        dir: std::path::PathBuf,
    },
}

pub(crate) fn problems(context: &Context, command: &ProblemsCommand) -> Result<()> {
    let ProblemsAct::Verify { dir } = &command.act;
    tools::check_packages(tools::FOR_RUST)?;
    let mut cargo = run("app");
    cargo
        .args(["--release", "--bin", "assay", "--", "problems", "verify"])
        .arg(dir);
    pass_on(context, cargo)
}

#[derive(Args)]
pub(crate) struct BenchOptions {
    what: Bench,
    /// End with one line of JSON that names each goal and whether it is met
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Bench {
    /// The sandbox against a bare vfork+exec
    Judge,
    /// The API against pgbench on the same socket
    Api,
    /// kill -9 of worker and server; nothing lost, nothing twice
    Kill,
}

pub(crate) fn bench(context: &Context, options: &BenchOptions) -> Result<()> {
    tools::check_packages(tools::FOR_RUST)?;
    let (package, example) = match options.what {
        Bench::Judge => ("judge", "bench"),
        Bench::Api => ("assay-tests", "bench_api"),
        Bench::Kill => ("assay-tests", "bench_kill"),
    };
    let mut cargo = run(package);
    cargo.args(["--release", "--example", example]);
    if options.json {
        cargo.args(["--", "--json"]);
    }
    pass_on(context, cargo)
}

fn run(package: &str) -> std::process::Command {
    let mut cargo = tools::cargo();
    cargo.args(["run", "--quiet", "--locked", "-p", package]);
    cargo
}

fn pass_on(context: &Context, mut cargo: std::process::Command) -> Result<()> {
    cargo.current_dir(&context.root);
    let status = Process::start("it", &mut cargo)?.wait(context, None)?;
    if !status.success() {
        bail!("it failed ({status})");
    }
    Ok(())
}
