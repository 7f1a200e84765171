//! `cargo xtask test`: every test there is, and one line that says how many passed.

pub(crate) mod browser;
mod counts;
pub(crate) mod jobs;
mod oracles;
mod report;
pub(crate) mod rust;
pub(crate) mod sample;

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::machine::context::Context;
use crate::machine::tools::{self, FOR_BROWSER, FOR_RUST};
use crate::npm::{self, EMULATOR, FRONTEND, Folder};
use crate::postgres;
use crate::stack;
use jobs::Job;
use rust::{Programs, Which};

/// What other parts need.
pub(crate) const RESTORED: &str = "dependencies of an earlier run";
pub(crate) const BUILDING: &str = "Rust, building";
pub(crate) const PACKAGES: &str = "npm packages";
pub(crate) const PAGES: &str = "building the browser application";
pub(crate) const SERVER: &str = "building the server for the browser tests";

#[derive(Args, Default)]
pub(crate) struct Options {
    /// Only this part
    #[arg(long)]
    only: Option<Part>,
    /// Walk every screen and every path in the browser and try every spelling of an address, not the
    /// sample of this commit; in `ci`, test mutants too
    #[arg(long)]
    pub(crate) whole: bool,
    /// Of the browser's spec files only those of this name, such as `practice`; may be given again
    #[arg(long, value_name = "NAME")]
    spec: Vec<String>,
}

impl Options {
    /// Whether this part is to run.
    pub(crate) fn wants(&self, part: Part) -> bool {
        self.only.is_none_or(|only| only == part)
    }

    /// Whether the server is built, or tests in Rust.
    pub(crate) fn needs_rust(&self) -> bool {
        self.wants(Part::Rust) || self.wants(Part::Browser)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// cargo test
    Rust,
    /// Types, lints and component tests of the browser application; the emulator's tests
    Web,
    /// Chromium against the real server, emulator, database and sandbox
    Browser,
}

pub(crate) fn run(context: &Context, options: &Options) -> Result<()> {
    provide(context, options)?;
    let programs = Programs::new(context, options.whole)?;
    jobs::run(context, all(context, &programs, options)).finish(context)
}

/// Sees to it that the machine has what these tests need.
pub(crate) fn provide(context: &Context, options: &Options) -> Result<()> {
    tools::check_toolchain()?;
    let mut wanted = Vec::new();
    if options.needs_rust() {
        wanted.extend_from_slice(FOR_RUST);
    }
    if options.wants(Part::Browser) {
        wanted.extend_from_slice(FOR_BROWSER);
    }
    tools::provide_packages(context, &wanted)?;
    if options.needs_rust() {
        postgres::provide(context)?;
    }
    Ok(())
}

/// The tests that are wanted, and what they need. What others wait for comes first.
pub(crate) fn all<'a>(
    context: &'a Context,
    programs: &'a Programs,
    options: &'a Options,
) -> Vec<Job<'a>> {
    let mut jobs = Vec::new();
    if options.wants(Part::Rust) {
        jobs.push(Job::new(BUILDING, &[RESTORED], |_| programs.build(context)));
    }
    if options.wants(Part::Browser) {
        let server = |_: &mut _| stack::build_server(context, false).map(drop);
        jobs.push(Job::new(SERVER, &[RESTORED, BUILDING], server));
    }
    if options.wants(Part::Web) || options.wants(Part::Browser) {
        jobs.push(Job::new(PACKAGES, &[], |_| {
            npm::install(context, &FRONTEND)?;
            npm::install(context, &EMULATOR)
        }));
    }
    if options.wants(Part::Rust) {
        let rust = |which| move |tally: &mut _| programs.run(context, tally, which);
        // The longest first, so that the last of them end at about the same time.
        jobs.push(Job::new("Rust, the API", &[BUILDING], rust(Which::Api)));
        jobs.push(Job::new("Rust, the judge", &[BUILDING], rust(Which::Judge)));
        jobs.push(Job::new("Rust", &[BUILDING], rust(Which::Others)));
        jobs.push(Job::new("oracles", &[BUILDING], |tally| oracles::run(context, tally)));
        jobs.push(Job::new("Rust, without the emulator", &[BUILDING], |tally| {
            Programs::without_emulator(context, tally)
        }));
    }
    if options.wants(Part::Web) {
        let script = |name, folder: &'static Folder, script| {
            Job::new(name, &[PACKAGES], move |tally| {
                tally.run(context, "npm", &mut npm::script(context, folder, script))
            })
        };
        jobs.push(script("lints of the browser application", &FRONTEND, "lint"));
        jobs.push(script("types of the browser application", &FRONTEND, "typecheck"));
        jobs.push(script("browser application", &FRONTEND, "test"));
        jobs.push(script("emulator", &EMULATOR, "test"));
    }
    if options.wants(Part::Browser) {
        jobs.push(Job::new(PAGES, &[PACKAGES], |_| stack::build_pages(context)));
        let browser = |tally: &mut _| browser::test(context, tally, options.whole, &options.spec);
        jobs.push(Job::new("browser", &[PACKAGES, PAGES, SERVER], browser).alone());
    }
    jobs
}
