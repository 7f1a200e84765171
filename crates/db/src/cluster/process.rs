//! Running `initdb` and `postgres`.

use std::fs::{self, DirBuilder, File};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, geteuid, kill_process};
use sha2::{Digest, Sha256};
use tokio::process::{Child, Command};

use super::Error;

/// Part of the socket's name; no TCP port is opened.
pub(super) const PORT: u16 = 5432;
/// `sun_path` holds 108 bytes with its end; the socket's own name takes `/.s.PGSQL.5432`.
const MAX_SOCKET_DIR: usize = 90;

/// Where everything of one cluster is.
pub(super) struct Layout {
    data: PathBuf,
    binaries: PathBuf,
    socket: PathBuf,
    throw_away: bool,
}

impl Layout {
    pub(super) fn new(data: PathBuf, binaries: PathBuf, throw_away: bool) -> Result<Self, Error> {
        let socket = socket_dir(&data)?;
        Ok(Self { data, binaries, socket, throw_away })
    }

    pub(super) fn url(&self, database: &str) -> String {
        super::url_for(&self.socket, database)
    }

    pub(super) fn throw_away(&self) -> bool {
        self.throw_away
    }

    fn cluster(&self) -> PathBuf {
        self.data.join("pg")
    }

    fn log(&self) -> PathBuf {
        self.data.join("postgres.log")
    }
}

/// A directory short enough for a socket's name and closed to others.
pub(super) fn socket_dir(data: &Path) -> Result<PathBuf, Error> {
    let near = data.join("run");
    let dir = if near.as_os_str().len() <= MAX_SOCKET_DIR {
        near
    } else {
        let digest = Sha256::digest(data.as_os_str().as_encoded_bytes());
        let name: String = digest.iter().take(8).map(|b| format!("{b:02x}")).collect();
        PathBuf::from(format!("/tmp/assay-{}-{name}", geteuid().as_raw()))
    };
    let io = |e| Error::Directory { at: dir.clone(), source: e };
    DirBuilder::new().recursive(true).mode(0o700).create(&dir).map_err(io)?;
    let meta = fs::symlink_metadata(&dir).map_err(io)?;
    if !meta.is_dir() || meta.uid() != geteuid().as_raw() {
        return Err(io(std::io::ErrorKind::PermissionDenied.into()));
    }
    fs::set_permissions(&dir, fs::Permissions::from_mode(0o700)).map_err(io)?;
    Ok(dir)
}

/// A command that ends when we do. PostgreSQL refuses root, so root runs it in a user namespace of
/// one user, where our files stay ours under another name.
fn command(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "INT"]);
    if geteuid().is_root() {
        command.args(["unshare", "--user", "--map-user=65534", "--map-group=65534"]);
    }
    // Away from the terminal's group: Ctrl-C is for the server, which then stops PostgreSQL.
    command.arg(program).process_group(0).stdin(Stdio::null());
    command.env_remove("PGDATA").env_remove("PGPORT").env_remove("PGHOST");
    command
}

/// Makes the cluster beside its place and moves it there when whole, so that a half-made one is
/// never taken for a cluster.
pub(super) async fn init(layout: &Layout) -> Result<(), Error> {
    let half = layout.data.join("pg.init");
    let io = |at: &Path, e| Error::Directory { at: at.to_owned(), source: e };
    match fs::remove_dir_all(&half) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => return Err(io(&half, e)),
        _ => {}
    }
    let mut initdb = command(&layout.binaries.join("initdb"));
    initdb.arg("-D").arg(&half).args(["-U", "assay", "--auth=trust", "-E", "UTF8"]);
    initdb.args(["--locale=C.UTF-8", "--no-instructions"]);
    if layout.throw_away {
        initdb.arg("--no-sync");
    }
    let made = initdb.output().await.map_err(|e| Error::Process("setpriv or initdb", e))?;
    if !made.status.success() {
        return Err(Error::Init(String::from_utf8_lossy(&made.stderr).trim().to_owned()));
    }
    fs::rename(&half, layout.cluster()).map_err(|e| io(&half, e))
}

pub(super) fn spawn(layout: &Layout) -> Result<Child, Error> {
    let log =
        File::create(layout.log()).map_err(|e| Error::Directory { at: layout.log(), source: e })?;
    let mut postgres = command(&layout.binaries.join("postgres"));
    postgres.arg("-D").arg(layout.cluster()).arg("-k").arg(&layout.socket);
    postgres.args(["-h", "", "-p", &PORT.to_string(), "-c", "log_destination=stderr"]);
    // Many tests share a cluster that is thrown away, each with pools of its own.
    let connections = if layout.throw_away { 500 } else { 200 };
    postgres.args(["-c", "jit=off", "-c", &format!("max_connections={connections}")]);
    // The details of an error quote the row it is about, and so people's addresses.
    postgres.args(["-c", "log_error_verbosity=terse"]);
    if layout.throw_away {
        for off in ["fsync=off", "full_page_writes=off", "autovacuum=off"] {
            postgres.args(["-c", off]);
        }
    }
    postgres.stdout(Stdio::null()).stderr(log);
    postgres.spawn().map_err(|e| Error::Process("setpriv or postgres", e))
}

/// Waits for the pid file to name our child and say `ready`, which is what `pg_ctl` looks for.
pub(super) async fn ready(
    layout: &Layout,
    child: &mut Child,
    limit: Duration,
) -> Result<(), Error> {
    let began = Instant::now();
    let own = child.id().map(|pid| pid.to_string());
    loop {
        let pid_file = fs::read_to_string(layout.cluster().join("postmaster.pid"));
        let pid_file = pid_file.unwrap_or_default();
        let line = |n| pid_file.lines().nth(n).map(|l| l.trim().to_owned());
        if line(0) == own && line(7).as_deref() == Some("ready") {
            return Ok(());
        }
        if child.try_wait().map_err(|e| Error::Process("postgres", e))?.is_some() {
            let log = fs::read_to_string(layout.log()).unwrap_or_default();
            if log.contains("lock file") && log.contains("already exists") {
                return Err(Error::InUse);
            }
            let tail: Vec<&str> = log.lines().rev().take(3).collect();
            return Err(Error::Start(tail.into_iter().rev().collect::<Vec<_>>().join(" / ")));
        }
        if began.elapsed() > limit {
            return Err(Error::Start(format!("not ready after {} s", limit.as_secs())));
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// SIGQUIT to whichever PostgreSQL runs in the directory of the cluster: it stops at once, waits for
/// nobody, and the next start replays its log.
pub(super) fn quit_orphan(layout: &Layout) {
    let file = fs::read_to_string(layout.cluster().join("postmaster.pid")).unwrap_or_default();
    let named = file.lines().next().and_then(|line| line.trim().parse().ok());
    let Some(pid) = named.and_then(Pid::from_raw) else { return };
    // A number that was given away again belongs to a process that works elsewhere.
    let place = fs::read_link(format!("/proc/{}/cwd", pid.as_raw_nonzero()));
    if place.is_ok_and(|place| place == layout.cluster()) {
        tracing::warn!(pid = pid.as_raw_nonzero().get(), "postgres.orphan_told_to_quit");
        // Already gone is as good.
        let _sent = kill_process(pid, Signal::QUIT);
    }
}

/// SIGINT: roll back what is open and stop.
pub(super) fn interrupt(child: &Child) {
    let pid = child.id().and_then(|id| i32::try_from(id).ok()).and_then(Pid::from_raw);
    if let Some(pid) = pid {
        // Already gone is as good.
        let _sent = kill_process(pid, Signal::INT);
    }
}
