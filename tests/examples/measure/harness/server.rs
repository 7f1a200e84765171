//! A release build of `assay serve` with a database of its own, on a free port.

use std::fs::File;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use db::Conn;
use diesel::prelude::*;
use rustix::process::{Pid, Signal, kill_process};

use super::http;

/// Who is the admin, once they have registered.
pub(crate) const ADMIN: &str = "bench-admin@assay.example";
const READY_LIMIT: Duration = Duration::from_secs(150);
const STOP_LIMIT: Duration = Duration::from_secs(30);
const GLANCE: Duration = Duration::from_millis(20);

/// How programs of `assay` are started with the settings of one server.
#[derive(Clone)]
pub(crate) struct Recipe {
    assay: PathBuf,
    keys_url: String,
    data: PathBuf,
    port: u16,
    /// Instead of a private cluster.
    database: Option<String>,
    environment: &'static str,
    /// More settings.
    extra: Vec<(&'static str, String)>,
}

/// A running server; ended and removed when dropped.
pub(crate) struct Server {
    recipe: Recipe,
    arguments: Vec<String>,
    data: tempfile::TempDir,
    child: Child,
}

impl Server {
    /// Starts it with this key server and waits until it is ready.
    pub(crate) fn start(assay: &Path, keys_url: &str, arguments: &[&str]) -> Result<Self> {
        Self::start_on(None, assay, keys_url, arguments)
    }

    /// The same as `ASSAY_ENV` says it is.
    pub(crate) fn start_in(
        environment: &'static str,
        assay: &Path,
        keys_url: &str,
        arguments: &[&str],
    ) -> Result<Self> {
        Self::begin((environment, Vec::new()), None, assay, keys_url, arguments)
    }

    /// The same with more settings.
    pub(crate) fn start_with(
        (environment, extra): (&'static str, Vec<(&'static str, String)>),
        assay: &Path,
        keys_url: &str,
        arguments: &[&str],
    ) -> Result<Self> {
        Self::begin((environment, extra), None, assay, keys_url, arguments)
    }

    /// The same on a database that is there already.
    pub(crate) fn start_on(
        database: Option<String>,
        assay: &Path,
        keys_url: &str,
        arguments: &[&str],
    ) -> Result<Self> {
        Self::begin(("production", Vec::new()), database, assay, keys_url, arguments)
    }

    fn begin(
        (environment, extra): (&'static str, Vec<(&'static str, String)>),
        database: Option<String>,
        assay: &Path,
        keys_url: &str,
        arguments: &[&str],
    ) -> Result<Self> {
        let memory = Path::new("/dev/shm");
        let parent = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
        let data = tempfile::Builder::new().prefix("assay-b").tempdir_in(parent)?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        let (assay, keys_url) = (assay.to_owned(), keys_url.to_owned());
        let recipe = Recipe {
            data: data.path().to_owned(),
            assay,
            keys_url,
            port,
            database,
            environment,
            extra,
        };
        let child = recipe.serve(&arguments)?;
        let mut server = Self { recipe, arguments, data, child };
        server.wait_until_ready()?;
        Ok(server)
    }

    pub(crate) fn port(&self) -> u16 {
        self.recipe.port
    }

    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn recipe(&self) -> Recipe {
        self.recipe.clone()
    }

    /// The directory of the database's socket.
    pub(crate) fn socket(&self) -> PathBuf {
        self.data.path().join("run")
    }

    /// What its private cluster logs.
    pub(crate) fn database_log(&self) -> PathBuf {
        self.data.path().join("postgres.log")
    }

    /// A connection to its database, beside the server's own.
    pub(crate) fn database(&self) -> Result<Conn> {
        Conn::establish(&self.recipe.url()?).context("the database cannot be reached")
    }

    /// kill -9, and a new one on the same data and the same port.
    pub(crate) fn kill_and_restart(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        self.child = self.recipe.serve(&self.arguments)?;
        self.wait_until_ready()
    }

    /// Puts the demo rows and the problem bank into its database.
    pub(crate) fn seed(&self) -> Result<()> {
        let mut seed = self.recipe.command()?;
        // Demo data is refused elsewhere; the server itself runs as in production.
        seed.env("ASSAY_ENV", "development").arg("seed");
        let done = seed.status()?;
        if !done.success() {
            bail!("seeding failed ({done}):\n{}", self.log());
        }
        Ok(())
    }

    fn wait_until_ready(&mut self) -> Result<()> {
        let began = Instant::now();
        while began.elapsed() < READY_LIMIT {
            if http::get(self.port(), "/readyz", "").is_ok_and(|answer| answer.status == 200) {
                return Ok(());
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("the server ended ({status}):\n{}", self.log());
            }
            std::thread::park_timeout(GLANCE);
        }
        bail!("the server was not ready within {READY_LIMIT:?}:\n{}", self.log())
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.data.path().join("bench.log")).unwrap_or_default()
    }

    /// Asks it to end and waits; its directory goes with it.
    pub(crate) fn stop(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _asked = kill_process(Pid::from_child(&self.child), Signal::TERM);
        let began = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && began.elapsed() < STOP_LIMIT {
            std::thread::park_timeout(GLANCE);
        }
        // Both fail when it has ended, which is what was wanted.
        let _killed = self.child.kill();
        let _reaped = self.child.wait();
    }
}

impl Recipe {
    /// Where the server's database is.
    pub(crate) fn url(&self) -> Result<String> {
        let url = self.database.clone().or_else(|| db::cluster::running(&self.data));
        url.context("the database does not run")
    }

    /// What every program of the server writes to.
    pub(crate) fn log(&self) -> Result<File> {
        Ok(File::options().create(true).append(true).open(self.data.join("bench.log"))?)
    }

    /// A program of `assay` with the settings of this server, writing to its log.
    pub(crate) fn command(&self) -> Result<Command> {
        let log = self.log()?;
        // By its path: the program may be given another PATH.
        let mut command = Command::new("/usr/bin/setpriv");
        command
            .args(["--pdeathsig", "TERM", "--"])
            .arg(&self.assay)
            .env("ASSAY_ENV", self.environment)
            .env("ASSAY_BIND", format!("127.0.0.1:{}", self.port))
            .env("ASSAY_DATA_DIR", &self.data)
            .env("ASSAY_LOG", "warn")
            .env("ASSAY_IDENTITY_KEYS_URL", &self.keys_url)
            .env("FIREBASE_PROJECT_ID", testkit::PROJECT)
            .env("FIREBASE_API_KEY", "bench")
            .env("ASSAY_ADMIN_EMAIL", ADMIN)
            .env("ASSAY_STAFF_EMAILS", ADMIN)
            // What is measured is the server, not how long it makes one client wait.
            .env("ASSAY_REQUEST_RATE", "1000000")
            .env_remove("DATABASE_URL")
            .env_remove("FIREBASE_AUTH_EMULATOR_HOST")
            .envs(self.extra.iter().map(|(name, value)| (*name, value.as_str())))
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log);
        if let Some(database) = &self.database {
            command.env("DATABASE_URL", database);
        }
        Ok(command)
    }

    fn serve(&self, arguments: &[String]) -> Result<Child> {
        let mut serve = self.command()?;
        serve.arg("serve").args(arguments);
        serve.spawn().with_context(|| format!("{} cannot be started", self.assay.display()))
    }
}
