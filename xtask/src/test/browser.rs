//! The tests of tests/browser: Chromium against stacks of its own, on free ports, in directories
//! that disappear.

use std::collections::BTreeMap;
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

/// How many stacks the specs run against at once: a spec waits for its page half of the time.
const STACKS: usize = 2;

/// Runs the specs and counts them.
pub(crate) fn test(context: &Context, report: &mut Report) {
    line("\n── browser");
    let mut started = Vec::new();
    report.step("the browser tests' servers", || {
        for _ in 0..STACKS {
            started.push(start(context)?);
        }
        Ok(())
    });
    if let (Some(first), STACKS) = (started.first(), started.len()) {
        let mut specs = first.node(context, "npm", &["run", "--silent", "test"]);
        specs.env("ASSAY_STACKS", settings_of(&started));
        report.part(context, "browser", &mut specs);
    }
    started.into_iter().for_each(Running::stop);
}

/// What tests/browser/run.mjs gives the specs of each stack, as JSON.
fn settings_of(stacks: &[Running]) -> String {
    let each: Vec<_> = stacks.iter().map(|stack| BTreeMap::from(stack.settings())).collect();
    serde_json::json!(each).to_string()
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
            .envs(self.settings())
            .env("ASSAY_PASSWORD", &self.demo.password)
            .env("ASSAY_CHROMIUM", tools::chromium().unwrap_or_default());
        node
    }

    /// Where this stack is; the other settings are the same for all.
    fn settings(&self) -> [(&'static str, String); 3] {
        let emulator = format!("http://127.0.0.1:{}", self.stack.emulator.port);
        let model = self.place.model_port.unwrap_or_default().to_string();
        [
            ("ASSAY_URL", self.place.url()),
            ("ASSAY_EMULATOR_URL", emulator),
            ("ASSAY_MODEL_PORT", model),
        ]
    }

    fn stop(self) {
        self.stack.stop();
        drop(self.scratch);
    }
}
