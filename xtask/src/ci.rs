//! `cargo xtask ci`: what continuous integration runs, in a fresh clone, with nothing running.

use std::process::Command;

use anyhow::Result;

use crate::codegen;
use crate::machine::context::Context;
use crate::machine::output::line;
use crate::machine::process::{self, find};
use crate::machine::tools;
use crate::mutants;
use crate::npm;
use crate::program;
use crate::reuse::Cache;
use crate::stack;
use crate::test::jobs::{self, Job};
use crate::test::rust::Programs;
use crate::test::{self, BUILDING, PACKAGES, PAGES, Part, RESTORED, SERVER};
use crate::tidy;

pub(crate) fn run(context: Context, options: &test::Options) -> Result<()> {
    test::provide(&context, options)?;
    // Clippy looks while the tests are built.
    let context = &Context { linted: true, ..context };
    let programs = Programs::new(context, options.whole)?;
    let cache = if options.needs_rust() { Cache::of(context) } else { None };
    let mut parts = Vec::new();
    if let Some(cache) = &cache {
        parts.push(Job::new(RESTORED, &[], |_| {
            cache.restore(context);
            Ok(())
        }));
    }
    if options.wants(Part::Rust) {
        parts.push(check(context, "format", &[], |context| {
            cargo(context, &["fmt", "--all", "--check"])
        }));
        parts.push(Job::new("tidy", &[], |_| tidy::run(context)));
        parts.push(Job::new("supply chain", &[], |_| check_supply(context)));
    }
    parts.extend(test::all(context, &programs, options));
    if options.wants(Part::Web) {
        parts.push(check(context, "format of the browser application", &[PACKAGES], |context| {
            npm::script(context, &npm::FRONTEND, "format:check")
        }));
    }
    if options.wants(Part::Rust) {
        if !options.wants(Part::Browser) {
            parts.push(Job::new(SERVER, &[BUILDING], |_| {
                stack::build_server(context, false).map(drop)
            }));
        }
        let server = &[BUILDING, SERVER];
        parts.push(Job::new("attack", server, |_| program::attack_briefly(context)));
        let whole = options.whole;
        // Right programs have to end in time.
        let verify = move |_: &mut _| program::verify_scenarios(context, whole);
        parts.push(Job::new("solutions of the scenarios", server, verify).alone());
        // It waits for leases to end and for what froze.
        let kill = |_: &mut _| program::bench_kill_briefly(context);
        parts.push(Job::new("kill -9", server, kill).waiting());
        if options.whole {
            // A mutant is caught by a test, not by a machine that is busy with something else.
            parts.push(Job::new("mutants", server, |_| mutants::run_sample(context)).alone());
        }
    }
    if options.wants(Part::Browser) {
        parts.push(check(context, "size of the browser application", &[PAGES], |context| {
            npm::script(context, &npm::FRONTEND, "size")
        }));
        let types = |_: &mut _| codegen::run(context, &codegen::Options::check());
        parts.push(Job::new("types of the API", &[SERVER], types));
    }
    if let Some(cache) = &cache {
        let save = |_: &mut _| {
            cache.save(context);
            Ok(())
        };
        parts.push(Job::new("dependencies for later runs", &[BUILDING, SERVER], save).waiting());
    }
    jobs::run(context, parts).finish(context)
}

/// What deny.toml says of bans, licences and sources; its advisories need the network, and a workflow of their own.
fn check_supply(context: &Context) -> Result<()> {
    if find("cargo-deny").is_none() {
        line(
            "cargo-deny is not installed: licences are not checked here, bans and sources by tidy alone",
        );
        return Ok(());
    }
    let mut deny = cargo(context, &["deny", "--offline", "check", "bans", "licenses", "sources"]);
    process::run_shown(context, "what deny.toml says of the dependencies", &mut deny)
}

fn cargo(context: &Context, args: &[&str]) -> Command {
    let mut cargo = tools::cargo(context);
    cargo.args(args);
    cargo
}

/// A check that speaks for itself.
fn check<'a>(
    context: &'a Context,
    what: &'static str,
    needs: &'static [&'static str],
    command: impl FnOnce(&Context) -> Command + Send + 'a,
) -> Job<'a> {
    Job::new(what, needs, move |tally| tally.run(context, what, &mut command(context)))
}
