//! The whole product on this machine: built, then the emulator and `assay serve`, which itself
//! owns PostgreSQL and one worker. `up`, the browser tests and `shots` all use this one.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow, bail};

use crate::emulator::{self, Demo, Emulator};
use crate::machine::context::Context;
use crate::machine::environment;
use crate::machine::net;
use crate::machine::output::Step;
use crate::machine::process::{self, Process};
use crate::machine::stamp;
use crate::machine::tools;
use crate::npm;

/// Making a cluster and migrating takes a second or two, replaying a log after a crash longer.
const READY_LIMIT: Duration = Duration::from_secs(150);
/// The feature that lets the emulator's tokens in. Tests are built with it too, so that the server they
/// need is only linked.
pub(crate) const EMULATOR: &str = "assay/auth-emulator";
const GLANCE: Duration = Duration::from_millis(100);
/// What the built SPA depends on.
const SPA_SOURCES: [&str; 9] = [
    "../docs/guide",
    "../docs/pictures",
    "src",
    "public",
    "scripts",
    "index.html",
    "vite.config.ts",
    "package-lock.json",
    "tsconfig.json",
];

/// What was built.
pub(crate) struct Built {
    /// The `assay` program, with the emulator's tokens allowed.
    pub(crate) assay: PathBuf,
}

impl Built {
    /// What has been built for the browser tests.
    pub(crate) fn of_tests(context: &Context) -> Self {
        Self { assay: context.target.join("debug/assay") }
    }
}

/// Installs and builds what is not up to date: the server beside the browser application, whose packages wait for
/// the network.
pub(crate) fn build(context: &Context, release: bool) -> Result<Built> {
    thread::scope(|scope| {
        let pages = scope.spawn(|| provide_pages(context));
        let server = build_server(context, release);
        pages.join().map_err(|_| anyhow!("building the browser application panicked"))??;
        server
    })
}

fn provide_pages(context: &Context) -> Result<()> {
    npm::install(context, &npm::FRONTEND)?;
    npm::install(context, &npm::EMULATOR)?;
    build_pages(context)
}

/// Builds the browser application where it is not up to date.
pub(crate) fn build_pages(context: &Context) -> Result<()> {
    let frontend = context.root.join("frontend");
    let sources = stamp::of(&frontend, &SPA_SOURCES)?;
    let kept = frontend.join("node_modules/.assay-spa-stamp");
    if frontend.join("dist/index.html").is_file() && stamp::fresh(&kept, &sources) {
        return Ok(());
    }
    let mut npm = npm::script(context, &npm::FRONTEND, "build");
    process::run_logged(context, "building the browser application", "spa", &mut npm)?;
    stamp::keep(&kept, &sources)
}

/// Builds the server. An example among the targets makes cargo choose the features of the packages
/// as it does for `cargo test --workspace`: nothing of theirs is compiled a second time.
pub(crate) fn build_server(context: &Context, release: bool) -> Result<Built> {
    let mut cargo = tools::cargo(context);
    cargo.args(["build", "--workspace", "--locked", "--bin", "assay", "--example", "bench"]);
    cargo.args(["--features", EMULATOR]);
    let mut profile = "debug";
    if release {
        cargo.arg("--release");
        profile = "release";
    }
    process::run_shown(context, "building the server (the first time: some minutes)", &mut cargo)?;
    Ok(Built { assay: context.target.join(profile).join("assay") })
}

/// Where one stack keeps its things and which ports it takes.
pub(crate) struct Place {
    /// The data directory of `assay serve`.
    pub(crate) data: PathBuf,
    pub(crate) port: u16,
    /// 0 for any free one.
    pub(crate) emulator_port: u16,
    /// Where a test may put a language model, or a GitHub.
    pub(crate) model_port: Option<u16>,
    /// Where a test may put a double of Stripe.
    pub(crate) stripe_port: Option<u16>,
}

impl Place {
    /// The folder of xtask's own files: the lock, logs, and the emulator's accounts.
    pub(crate) fn own(&self) -> PathBuf {
        self.data.join("dev")
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// The running programs. Dropped, they are ended in the order of the fields.
pub(crate) struct Stack {
    server: Process,
    pub(crate) emulator: Emulator,
    log: PathBuf,
    assay: PathBuf,
    settings: Vec<(&'static str, String)>,
}

/// Programs that have been started and may not answer yet.
pub(crate) struct Starting {
    server: Process,
    emulator: emulator::Starting,
    port: u16,
    step: Step,
    log: PathBuf,
    assay: PathBuf,
    settings: Vec<(&'static str, String)>,
}

impl Starting {
    /// Waits until both answer.
    pub(crate) fn ready(self, context: &Context) -> Result<Stack> {
        let Self { server, emulator, port, step, log, assay, settings } = self;
        let emulator = emulator.ready(context)?;
        let mut stack = Stack { server, emulator, log, assay, settings };
        stack.wait_until_ready(context, port, &step)?;
        step.done();
        Ok(stack)
    }
}

impl Stack {
    /// Starts emulator and server and waits until the server says that it is ready.
    pub(crate) fn start(context: &Context, built: &Built, place: &Place) -> Result<Self> {
        Self::begin(context, built, place)?.ready(context)
    }

    /// Starts emulator and server; both take a second or two, and neither waits for the other.
    pub(crate) fn begin(context: &Context, built: &Built, place: &Place) -> Result<Starting> {
        let own = place.own();
        std::fs::create_dir_all(&own)
            .with_context(|| format!("cannot create {}", own.display()))?;
        let step =
            Step::begin("starting the auth emulator, the server, its database and its worker");
        let emulator_port = match place.emulator_port {
            0 => net::free_port()?,
            port => port,
        };
        let emulator = Emulator::start(context, &own.join("emulator"), emulator_port)?;
        let settings = settings(context, place, emulator_port)?;
        let log = own.join("server.log");
        let out = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
        let mut serve = assay(&built.assay, &settings);
        serve.arg("serve").stdout(out.try_clone()?).stderr(out);
        let server = Process::start("assay serve", &mut serve)?;
        let (port, assay) = (place.port, built.assay.clone());
        Ok(Starting { server, emulator, port, step, log, assay, settings })
    }

    fn wait_until_ready(&mut self, context: &Context, port: u16, step: &Step) -> Result<()> {
        let began = Instant::now();
        let mut next_sign = 15;
        while began.elapsed() < READY_LIMIT {
            if net::status(port, "/readyz").is_ok_and(|status| status == 200) {
                return Ok(());
            }
            self.check()?;
            context.interrupt.pause(GLANCE)?;
            if step.seconds() >= next_sign {
                step.still_running();
                next_sign += 15;
            }
        }
        bail!("the server was not ready within {READY_LIMIT:?}:\n{}", process::tail(&self.log))
    }

    /// Puts the demo rows and the problem bank into the database; what is there stays. Nothing to
    /// do where `kept` says that this program has already put these in.
    pub(crate) fn seed(&self, context: &Context, kept: &Path) -> Result<()> {
        let sources = self.seeds(context)?;
        if stamp::fresh(kept, &sources) {
            return Ok(());
        }
        let mut seed = self.assay(context, &["seed"]);
        let log = self.log.with_file_name("seed.log");
        process::run_logged_at(context, "seeding the demo data", ("seed", &log), &mut seed)?;
        stamp::keep(kept, &sources)
    }

    /// What is seeded, and by which program.
    pub(crate) fn seeds(&self, context: &Context) -> Result<String> {
        let built = std::fs::metadata(&self.assay)?.modified()?;
        let sources = stamp::of(
            &context.root,
            &["problems", "scenarios", "tests/emulator/demo-accounts.json"],
        )?;
        Ok(format!("{sources} {built:?}"))
    }

    /// A command of `assay` beside the server. It finds the problem bank and the demo accounts from the root of the
    /// checkout.
    pub(crate) fn assay(&self, context: &Context, args: &[&str]) -> Command {
        let mut command = assay(&self.assay, &self.settings);
        command.current_dir(&context.root).args(args);
        command
    }

    /// An error when one of the programs has ended by itself; it carries the end of its log.
    pub(crate) fn check(&mut self) -> Result<()> {
        if let Some(status) = self.server.ended()? {
            let tail = process::tail(&self.log);
            bail!("assay serve ended ({status}). The end of {}:\n{tail}", self.log.display());
        }
        if let Some(status) = self.emulator.process.ended()? {
            bail!("the auth emulator ended ({status})");
        }
        Ok(())
    }

    /// The ids of what runs, for the note that a later start reads.
    pub(crate) fn ids(&self) -> [u32; 2] {
        [self.server.id(), self.emulator.process.id()]
    }

    pub(crate) fn log(&self) -> &Path {
        &self.log
    }

    /// Ends the server first, so that it can finish its work, then the emulator.
    pub(crate) fn stop(mut self) {
        self.server.stop();
        self.emulator.process.stop();
    }
}

/// `assay` with these settings and none of the caller's own.
fn assay(program: &Path, settings: &[(&'static str, String)]) -> Command {
    let mut command = process::command(program);
    for inherited in [
        "DATABASE_URL",
        "SMTP_URL",
        "FIREBASE_SERVICE_ACCOUNT",
        "ASSAY_BIND",
        "ASSAY_LLM_URL",
        "ASSAY_LLM_KEY",
        "ASSAY_LLM_MODEL",
        "ASSAY_STRIPE_KEY",
        "ASSAY_STRIPE_WEBHOOK_SECRET",
        "ASSAY_STRIPE_URL",
        "ASSAY_GITHUB_CLIENT_ID",
        "ASSAY_GITHUB_CLIENT_SECRET",
        "ASSAY_GITHUB_WEB_URL",
        "ASSAY_GITHUB_API_URL",
    ] {
        command.env_remove(inherited);
    }
    command.envs(settings.iter().map(|(name, value)| (name, value)));
    command
}

/// The settings of the server. Everything else keeps its default.
fn settings(
    context: &Context,
    place: &Place,
    emulator_port: u16,
) -> Result<Vec<(&'static str, String)>> {
    let demo = Demo::read()?;
    let mut settings = vec![
        ("ASSAY_ENV", String::from("development")),
        ("ASSAY_BIND", format!("127.0.0.1:{}", place.port)),
        ("ASSAY_PUBLIC_URL", place.url()),
        ("ASSAY_DATA_DIR", place.data.display().to_string()),
        ("ASSAY_WEB_DIR", context.root.join("frontend/dist").display().to_string()),
        ("ASSAY_ADMIN_EMAIL", demo.emails("admin").join(",")),
        ("ASSAY_STAFF_EMAILS", demo.emails("staff").join(",")),
        ("FIREBASE_PROJECT_ID", demo.project),
        ("FIREBASE_API_KEY", String::from("demo")),
        ("ASSAY_SUPPORT_EMAIL", String::from("support@assay.example")),
        ("ASSAY_HIDDEN_DEV_COMMUNITY", String::from("/dev-community")),
        ("ASSAY_HIDDEN_DEBUG_SIMULATOR", String::from("/debug-simulator")),
        // A script goes through the screens faster than any person.
        ("ASSAY_REQUEST_RATE", String::from("200")),
        ("FIREBASE_AUTH_DOMAIN", format!("127.0.0.1:{}", place.port)),
        ("FIREBASE_AUTH_EMULATOR_HOST", format!("127.0.0.1:{emulator_port}")),
    ];
    if let Some(port) = place.model_port {
        settings.push(("ASSAY_LLM_URL", format!("http://127.0.0.1:{port}/v1")));
        settings.push(("ASSAY_LLM_MODEL", String::from("demo")));
        settings.push(("ASSAY_GITHUB_CLIENT_ID", String::from("demo")));
        settings.push(("ASSAY_GITHUB_CLIENT_SECRET", String::from("demo-secret")));
        settings.push(("ASSAY_GITHUB_WEB_URL", format!("http://127.0.0.1:{port}")));
        settings.push(("ASSAY_GITHUB_API_URL", format!("http://127.0.0.1:{port}/api")));
    }
    if let Some(port) = place.stripe_port {
        settings.push(("ASSAY_STRIPE_URL", format!("http://127.0.0.1:{port}")));
        settings.push(("ASSAY_STRIPE_KEY", String::from("sk_test_browser_double")));
        settings.push(("ASSAY_STRIPE_WEBHOOK_SECRET", String::from("whsec_browser_double")));
    }
    if let Some(binaries) = environment::read("ASSAY_PG_BIN") {
        settings.push(("ASSAY_PG_BIN", binaries));
    }
    Ok(settings)
}
