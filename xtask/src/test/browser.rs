//! The tests of tests/browser: Chromium against stacks of its own, on free ports, in directories
//! that disappear.

use std::collections::BTreeMap;
use std::process::Command;

use anyhow::{Context as _, Result, anyhow, bail};

use crate::emulator::Demo;
use crate::machine::context::Context;
use crate::machine::net;
use crate::machine::output::line;
use crate::machine::process::{self, Process};
use crate::machine::scratch::Scratch;
use crate::machine::tools::{self, FOR_BROWSER};
use crate::npm;
use crate::postgres;
use crate::stack::{self, Built, Place, Stack, Starting};
use crate::test::report::Tally;
use crate::test::sample;
use crate::up::world::{Extent, Making};

/// How many stacks the specs run against at once. A spec waits half of the time, so that three keep
/// two processors busy.
const STACKS: usize = 3;

/// Runs the specs, or those of these names, and counts them; what they need is built. The sweeps go
/// through all of their screens and paths, or through the sample of this commit.
pub(crate) fn test(
    context: &Context,
    tally: &mut Tally,
    whole: bool,
    only: &[String],
) -> Result<()> {
    let built = Built::of_tests(context);
    // More stacks than files would wait for nothing.
    let stacks = if only.is_empty() { STACKS } else { STACKS.min(only.len()) };
    let begun: Vec<Beginning> =
        (0..stacks).map(|_| begin(context, &built)).collect::<Result<_>>()?;
    let started = all_ready(context, begun)?;
    let first = started.first().context("there is no stack")?;
    let mut specs = first.node(context, "npm", &["run", "--silent", "test", "--"]);
    specs.args(only);
    specs.env("ASSAY_STACKS", settings_of(&started));
    if !whole {
        let sample = sample::of_commit(context, sample::OF_SWEEPS)?;
        line(&format!(
            "sweeps: sample {} of {}; --whole walks everything",
            sample.at + 1,
            sample.of
        ));
        specs.env(sample::VARIABLE, sample.to_string());
    }
    let ran = tally.run(context, "browser", &mut specs);
    started.into_iter().for_each(Running::stop);
    ran
}

/// Waits for all of them at once: putting the demo in keeps one processor busy, so others work beside it.
fn all_ready(context: &Context, begun: Vec<Beginning>) -> Result<Vec<Running>> {
    std::thread::scope(|scope| {
        let waiting: Vec<_> =
            begun.into_iter().map(|one| scope.spawn(|| one.ready(context))).collect();
        let ready = waiting
            .into_iter()
            .map(|one| one.join().unwrap_or_else(|_| Err(anyhow!("starting a stack panicked"))));
        ready.collect()
    })
}

/// What tests/browser/run.mjs gives the specs of each stack, as JSON.
fn settings_of(stacks: &[Running]) -> String {
    let each: Vec<_> = stacks.iter().map(|stack| BTreeMap::from(stack.settings())).collect();
    serde_json::json!(each).to_string()
}

/// A program of tests/browser that measures, against a stack of its own. `further` may say how often.
pub(crate) fn bench(context: &Context, program: &str, further: &[String]) -> Result<()> {
    tools::check_packages(FOR_BROWSER)?;
    let running = start(context)?;
    let mut node = running.node(context, "node", &[program]);
    node.args(further);
    let status = Process::start("the browser", &mut node)?.wait(context, None)?;
    running.stop();
    if !status.success() {
        bail!("{program} misses a goal ({status})");
    }
    Ok(())
}

/// `cargo xtask bench lighthouse`: the home page against its goals, or the page whose path `further` begins with. The
/// rest of it may say how often.
pub(crate) fn lighthouse(context: &Context, further: &[String]) -> Result<()> {
    tools::check_packages(FOR_BROWSER)?;
    npm::install(context, &npm::LIGHTHOUSE)?;
    let running = start(context)?;
    let (path, times) = match further.split_first() {
        Some((path, times)) if path.starts_with('/') => (path.as_str(), times),
        _ => ("/", further),
    };
    let page = format!("{}{path}", running.place.url());
    let mut node = running.node(context, "node", &["measure.mjs", &page]);
    node.current_dir(context.root.join("tools/lighthouse")).args(times);
    let status = Process::start("lighthouse", &mut node)?.wait(context, None)?;
    running.stop();
    if !status.success() {
        bail!("{path} misses a goal ({status})");
    }
    Ok(())
}

/// A stack of its own, and the directory below it.
pub(crate) struct Running {
    stack: Stack,
    place: Place,
    demo: Demo,
    /// Last, so that it goes when nothing uses it any more.
    scratch: Scratch,
}

fn start(context: &Context) -> Result<Running> {
    postgres::provide(context)?;
    begin(context, &stack::build(context, false)?)?.ready(context)
}

/// A stack of its own whose demo world is complete.
pub(crate) fn start_world(context: &Context, extent: Extent) -> Result<Running> {
    if extent == Extent::None {
        return start(context);
    }
    postgres::provide(context)?;
    begin(context, &stack::build(context, false)?)?.ready_with_world(context, extent)
}

/// `shots.mjs` at a server that runs already. Its people sign in on the log-in page, and no double is started beside it.
pub(crate) fn node_at(context: &Context, url: &str) -> Result<Command> {
    let none = || String::from("0");
    let settings = [
        ("ASSAY_URL", url.to_owned()),
        ("ASSAY_EMULATOR_URL", url.to_owned()),
        ("ASSAY_MODEL_PORT", none()),
        ("ASSAY_STRIPE_PORT", none()),
        ("ASSAY_DATA_DIR", context.root.display().to_string()),
    ];
    let mut shots = node(context, "node", &Demo::read()?, &settings);
    shots.arg("shots.mjs");
    Ok(shots)
}

/// A command in tests/browser that knows where everything is.
fn node(
    context: &Context,
    program: &str,
    demo: &Demo,
    settings: &[(&'static str, String)],
) -> Command {
    let mut node = process::command(program);
    node.current_dir(context.root.join("tests/browser"))
        .envs(settings.iter().map(|(name, value)| (name, value)))
        .env("ASSAY_PASSWORD", &demo.password)
        .env("ASSAY_CHROMIUM", tools::chromium().unwrap_or_default());
    node
}

/// A stack that has been started and may not answer yet.
struct Beginning {
    stack: Starting,
    place: Place,
    scratch: Scratch,
}

fn begin(context: &Context, built: &Built) -> Result<Beginning> {
    let scratch = Scratch::new()?;
    let place = Place {
        data: scratch.path().to_path_buf(),
        port: net::free_port()?,
        emulator_port: 0,
        model_port: Some(net::free_port()?),
        stripe_port: Some(net::free_port()?),
    };
    Ok(Beginning { stack: Stack::begin(context, built, &place)?, place, scratch })
}

impl Beginning {
    fn ready(self, context: &Context) -> Result<Running> {
        let Self { stack, place, scratch } = self;
        let stack = stack.ready(context)?;
        stack.seed(context, &place.own().join("seeded"))?;
        Ok(Running { stack, place, demo: Demo::read()?, scratch })
    }

    fn ready_with_world(self, context: &Context, extent: Extent) -> Result<Running> {
        let Self { stack, place, scratch } = self;
        let stack = stack.ready(context)?;
        Making::begin(context, &stack, (extent, &place.own().join("seeded")))?.finish(context)?;
        Ok(Running { stack, place, demo: Demo::read()?, scratch })
    }
}

impl Running {
    /// A command in tests/browser that knows where everything is.
    pub(crate) fn node(&self, context: &Context, program: &str, args: &[&str]) -> Command {
        let mut node = node(context, program, &self.demo, &self.settings());
        node.args(args);
        node
    }

    /// Where this stack is; the other settings are the same for all.
    fn settings(&self) -> [(&'static str, String); 5] {
        let emulator = format!("http://127.0.0.1:{}", self.stack.emulator.port);
        let stripe = self.place.stripe_port.unwrap_or_default().to_string();
        let model = self.place.model_port.unwrap_or_default().to_string();
        [
            ("ASSAY_URL", self.place.url()),
            ("ASSAY_EMULATOR_URL", emulator),
            ("ASSAY_MODEL_PORT", model),
            ("ASSAY_STRIPE_PORT", stripe),
            ("ASSAY_DATA_DIR", self.place.data.display().to_string()),
        ]
    }

    pub(crate) fn stop(self) {
        self.stack.stop();
        drop(self.scratch);
    }
}
