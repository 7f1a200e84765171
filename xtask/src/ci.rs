//! `cargo xtask ci`: what continuous integration runs, in a fresh clone, with nothing running.

use std::process::Command;

use anyhow::{Result, bail};

use crate::codegen;
use crate::context::Context;
use crate::npm;
use crate::output::Step;
use crate::process::Process;
use crate::program;
use crate::test::{self, Part, Report};
use crate::tidy;
use crate::tools;

pub(crate) fn run(context: &Context, options: &test::Options) -> Result<()> {
    let whole = Step::begin("what continuous integration runs");
    tools::check_toolchain()?;
    tools::install_missing(context)?;

    let mut report = Report::default();
    if options.wants(Part::Rust) {
        checks_of_rust(context, &mut report);
    }
    test::all(context, &mut report, options);
    if options.wants(Part::Rust) {
        report.step("attack", || program::attack_briefly(context));
        report.step("kill -9", || program::bench_kill_briefly(context));
    }
    if options.wants(Part::Web) {
        report.step("format of the browser application", || {
            quiet(context, "prettier", npm::script(context, &npm::FRONTEND, "format:check"))
        });
    }
    if options.wants(Part::Browser) {
        report.step("size of the browser application", || {
            quiet(context, "size", npm::script(context, &npm::FRONTEND, "size"))
        });
        report.step("types of the API", || codegen::run(context, &codegen::Options::check()));
    }
    whole.done();
    report.finish()
}

/// What is found without running anything.
fn checks_of_rust(context: &Context, report: &mut Report) {
    report
        .step("format", || quiet(context, "format", cargo(context, &["fmt", "--all", "--check"])));
    report.step("tidy", || tidy::run(context));
    report.step("lints", || {
        let lint = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
        quiet(context, "lints", cargo(context, &lint))
    });
}

fn cargo(context: &Context, args: &[&str]) -> Command {
    let mut cargo = tools::cargo();
    cargo.current_dir(&context.root).args(args);
    cargo
}

/// Runs a check that speaks for itself.
fn quiet(context: &Context, what: &'static str, mut command: Command) -> Result<()> {
    let step = Step::begin(what);
    let status = Process::start(what, &mut command)?.wait(context, Some(&step))?;
    if !status.success() {
        bail!("{what} found something to correct ({status})");
    }
    step.done();
    Ok(())
}
