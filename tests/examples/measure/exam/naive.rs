//! A server as somebody writes it in an afternoon: Fastify and postgres.js, a row for every save, no
//! token looked at. It asks the same PostgreSQL over the same socket.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

use crate::harness::goals::say;
use crate::harness::server::Server;

/// The running peer; ended when dropped.
pub(super) struct Naive {
    child: Child,
    port: u16,
}

impl Naive {
    /// `None` where Node or the packages cannot be had; what is missing is said.
    pub(super) fn start(server: &Server) -> Result<Option<Self>> {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bench/peers/naive");
        if let Err(error) = install(&dir, false) {
            say(&format!("the naive server is not here: {error:#}"));
            return Ok(None);
        }
        let mut node = Command::new("/usr/bin/setpriv");
        node.args(["--pdeathsig", "TERM", "--", "node", "server.mjs"])
            .current_dir(&dir)
            .env("PGHOST", server.socket())
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        let mut child = node.spawn().context("Node cannot be started")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut line)?;
        let port = line.trim().parse().context("the naive server names no port")?;
        Ok(Some(Self { child, port }))
    }

    pub(super) fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Naive {
    fn drop(&mut self) {
        // Both fail when it has ended, which is what was wanted.
        let _killed = self.child.kill();
        let _reaped = self.child.wait();
    }
}

/// Installs the packages of a peer exactly as its lock file says, where that is not done already. Some
/// have to be compiled by scripts of their own.
pub(crate) fn install(dir: &Path, scripts: bool) -> Result<()> {
    let installed = dir.join("node_modules/.package-lock.json");
    let age = |path: &Path| path.metadata().and_then(|meta| meta.modified());
    let locked = age(&dir.join("package-lock.json")).context("its lock file is missing")?;
    if age(&installed).is_ok_and(|at| at >= locked) {
        return Ok(());
    }
    let mut npm = Command::new("npm");
    npm.args(["ci", "--no-audit", "--no-fund"]).current_dir(dir);
    if !scripts {
        npm.arg("--ignore-scripts");
    }
    let npm = npm.output().context("npm cannot be started")?;
    let last = String::from_utf8_lossy(&npm.stderr);
    anyhow::ensure!(npm.status.success(), "npm ci: {}", last.lines().last().unwrap_or_default());
    Ok(())
}
