//! A throw-away PostgreSQL that also listens where the namespaces reach it: the private cluster of a
//! server opens no port.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use db::Conn;
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use rustix::process::{Pid, Signal, kill_process};

use super::net::{COUNT, Net};

const START_LIMIT: Duration = Duration::from_secs(60);
const GLANCE: Duration = Duration::from_millis(50);

/// A running PostgreSQL; ended and removed when dropped.
pub(crate) struct Postgres {
    data: tempfile::TempDir,
    port: u16,
    child: Child,
}

impl Postgres {
    pub(crate) fn start() -> Result<Self> {
        let memory = Path::new("/dev/shm");
        let parent = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
        let data = tempfile::Builder::new().prefix("assay-cut").tempdir_in(parent)?;
        let (cluster, socket) = (data.path().join("pg"), data.path().join("run"));
        fs::create_dir(&socket)?;
        let mut initdb = program("initdb")?;
        initdb.arg("-D").arg(&cluster).args(["-U", "assay", "--auth=trust", "-E", "UTF8"]);
        let made = initdb.args(["--locale=C.UTF-8", "--no-sync"]).output()?;
        if !made.status.success() {
            bail!("initdb failed: {}", String::from_utf8_lossy(&made.stderr));
        }
        let rules = cluster.join("pg_hba.conf");
        let more = format!("{}\nhost all all 10.213.77.0/24 trust\n", fs::read_to_string(&rules)?);
        fs::write(&rules, more)?;
        let addresses: Vec<Ipv4Addr> = (0..COUNT).map(Net::host).collect();
        let first = addresses.first().context("no address")?;
        let port = TcpListener::bind((*first, 0))?.local_addr()?.port();
        let log = fs::File::create(data.path().join("postgres.log"))?;
        let addresses: Vec<String> = addresses.iter().map(ToString::to_string).collect();
        let mut postgres = program("postgres")?;
        postgres.arg("-D").arg(&cluster).arg("-k").arg(&socket).args(["-h", &addresses.join(",")]);
        postgres.args(["-p", &port.to_string(), "-c", "fsync=off", "-c", "max_connections=200"]);
        postgres.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let child = postgres.spawn().context("postgres cannot be started")?;
        let postgres = Self { data, port, child };
        postgres.make_database()?;
        Ok(postgres)
    }

    fn make_database(&self) -> Result<()> {
        let began = Instant::now();
        loop {
            match Conn::establish(&self.near("postgres")) {
                Ok(mut conn) => return Ok(conn.batch_execute("create database assay")?),
                Err(e) if began.elapsed() > START_LIMIT => bail!("PostgreSQL is not there: {e}"),
                Err(_) => std::thread::park_timeout(GLANCE),
            }
        }
    }

    fn near(&self, database: &str) -> String {
        let socket = self.data.path().join("run");
        format!("postgres://assay@/{database}?host={}&port={}", socket.display(), self.port)
    }

    /// How this machine reaches it.
    pub(crate) fn url(&self) -> String {
        self.near("assay")
    }

    /// How a namespace reaches it.
    pub(crate) fn url_for(&self, at: u8) -> String {
        format!("postgres://assay@{}:{}/assay", Net::host(at), self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _asked = kill_process(Pid::from_child(&self.child), Signal::INT);
        let _ended = self.child.wait();
    }
}

/// A program of PostgreSQL, which refuses root: root runs it under another name.
fn program(name: &str) -> Result<Command> {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "INT"]);
    command.args(["unshare", "--user", "--map-user=65534", "--map-group=65534"]);
    command.arg(installed(name)?).env_remove("PGDATA").env_remove("PGPORT").env_remove("PGHOST");
    Ok(command)
}

/// The newest that the system's packages installed.
fn installed(name: &str) -> Result<PathBuf> {
    let majors = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut majors: Vec<u32> =
        majors.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect();
    majors.sort_unstable();
    let newest = majors.last().context("not run here: PostgreSQL is not in /usr/lib/postgresql")?;
    Ok(PathBuf::from(format!("/usr/lib/postgresql/{newest}/bin/{name}")))
}
