//! The tests of tests/browser: Chromium against a stack of its own, on free ports, in a
//! directory that disappears.

use std::process::Command;

use anyhow::{Result, bail};

use crate::context::Context;
use crate::emulator::Demo;
use crate::net;
use crate::npm;
use crate::output::line;
use crate::process::{self, Process};
use crate::scratch::Scratch;
use crate::stack::{self, Place, Stack};
use crate::test::Report;
use crate::tools::{self, FOR_BROWSER, FOR_RUST};

/// Runs the specs and counts them.
pub(crate) fn test(context: &Context, report: &mut Report) {
    line("\n── browser");
    let mut started = None;
    report.step("the browser tests' server", || {
        started = Some(start(context)?);
        Ok(())
    });
    if let Some(running) = started {
        report.part(context, "browser", &mut running.node(context, "npm", &["test"]));
        running.stop();
    }
}

/// `cargo xtask shots`: every screen at both widths into ./shots.
pub(crate) fn shots(context: &Context) -> Result<()> {
    tools::check_toolchain()?;
    tools::check_packages(FOR_RUST)?;
    tools::check_packages(FOR_BROWSER)?;
    let running = start(context)?;
    let mut node = running.node(context, "npm", &["run", "--silent", "shots"]);
    node.env("ASSAY_SHOTS", context.root.join("shots"));
    let status = Process::start("the browser", &mut node)?.wait(context, None)?;
    running.stop();
    if !status.success() {
        bail!("not every screen could be taken ({status})");
    }
    line("the screens are in ./shots");
    Ok(())
}

/// `cargo xtask bench lighthouse`: the home page against its goals. `further` may say how often.
pub(crate) fn lighthouse(context: &Context, further: &[String]) -> Result<()> {
    tools::check_packages(FOR_BROWSER)?;
    npm::install(context, &npm::LIGHTHOUSE)?;
    let running = start(context)?;
    let page = format!("{}/", running.place.url());
    let mut node = running.node(context, "node", &["measure.mjs", &page]);
    node.current_dir(context.root.join("tools/lighthouse")).args(further);
    let status = Process::start("lighthouse", &mut node)?.wait(context, None)?;
    running.stop();
    if !status.success() {
        bail!("the home page misses a goal ({status})");
    }
    Ok(())
}

/// A stack of its own, and the directory below it.
struct Running {
    stack: Stack,
    place: Place,
    demo: Demo,
    /// Last, so that it goes when nothing uses it any more.
    scratch: Scratch,
}

fn start(context: &Context) -> Result<Running> {
    let built = stack::build(context, false)?;
    let scratch = Scratch::new()?;
    let place = Place {
        data: scratch.path().to_path_buf(),
        port: net::free_port()?,
        emulator_port: 0,
        model_port: Some(net::free_port()?),
    };
    let stack = Stack::start(context, &built, &place)?;
    stack.seed(context, &place.own().join("seeded"))?;
    Ok(Running { stack, place, demo: Demo::read()?, scratch })
}

impl Running {
    /// A command in tests/browser that knows where everything is.
    fn node(&self, context: &Context, program: &str, args: &[&str]) -> Command {
        let mut node = process::command(program);
        node.current_dir(context.root.join("tests/browser"))
            .args(args)
            .env("ASSAY_URL", self.place.url())
            .env("ASSAY_EMULATOR_URL", format!("http://127.0.0.1:{}", self.stack.emulator.port))
            .env("ASSAY_PASSWORD", &self.demo.password)
            .env("ASSAY_MODEL_PORT", self.place.model_port.unwrap_or_default().to_string())
            .env("ASSAY_CHROMIUM", tools::chromium().unwrap_or_default());
        node
    }

    fn stop(self) {
        self.stack.stop();
        drop(self.scratch);
    }
}
