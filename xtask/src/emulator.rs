//! The Auth emulator of tests/emulator, and the accounts it always has.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;

use crate::machine::context::Context;
use crate::machine::process::{self, Process};

/// Starting it is one to two seconds of work; a busy machine takes ten times that.
const START_LIMIT: Duration = Duration::from_secs(60);

/// One demo account; every one of them has the same password and a verified address.
#[derive(Deserialize)]
pub(crate) struct Account {
    pub(crate) role: String,
    pub(crate) email: String,
    pub(crate) display_name: String,
}

/// The demo accounts and the project they belong to.
#[derive(Deserialize)]
pub(crate) struct Demo {
    pub(crate) project: String,
    pub(crate) password: String,
    pub(crate) accounts: Vec<Account>,
}

impl Demo {
    /// The same file that the emulator imports at each start.
    pub(crate) fn read() -> Result<Self> {
        serde_json::from_str(include_str!("../../tests/emulator/demo-accounts.json"))
            .context("tests/emulator/demo-accounts.json is not as expected")
    }

    /// The addresses of one role.
    pub(crate) fn emails(&self, role: &str) -> Vec<&str> {
        let of_role = self.accounts.iter().filter(|account| account.role == role);
        of_role.map(|account| account.email.as_str()).collect()
    }
}

/// A running emulator.
pub(crate) struct Emulator {
    pub(crate) process: Process,
    pub(crate) port: u16,
}

/// One that has been started and may not answer yet.
pub(crate) struct Starting {
    process: Process,
    lines: Receiver<String>,
    log: PathBuf,
}

impl Emulator {
    /// Starts it with its accounts in `state`, on this port.
    pub(crate) fn start(context: &Context, state: &Path, port: u16) -> Result<Starting> {
        let log = context.log(&format!("emulator-{}-{port}", std::process::id()))?;
        let mut node = process::command("node");
        node.arg(context.root.join("tests/emulator/emulator.cjs"))
            .env("STATE", state)
            .env("PORT", port.to_string())
            .env("WATCH_STDIN", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(&log)?);
        let mut process = Process::start("the auth emulator", &mut node)?;
        let out = process.child().stdout.take().context("the emulator has no output")?;
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Starting { process, lines, log })
    }
}

impl Starting {
    /// Waits until it answers.
    pub(crate) fn ready(self, context: &Context) -> Result<Emulator> {
        let began = Instant::now();
        while began.elapsed() < START_LIMIT {
            context.interrupt.pause(Duration::ZERO)?;
            match self.lines.recv_timeout(Duration::from_millis(100)) {
                Ok(line) => {
                    if let Some(port) = port_in(&line) {
                        let _ = std::fs::remove_file(&self.log);
                        return Ok(Emulator { process: self.process, port });
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        bail!("the auth emulator did not start:\n{}", process::tail(&self.log))
    }
}

fn port_in(line: &str) -> Option<u16> {
    #[derive(Deserialize)]
    struct Ready {
        port: u16,
    }
    serde_json::from_str::<Ready>(line.strip_prefix("ready ")?).ok().map(|ready| ready.port)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_demo_accounts_cover_every_role() {
        let demo = Demo::read().unwrap();
        assert!(demo.project.starts_with("demo-"));
        assert_eq!(demo.emails("staff").len(), 2);
        for role in ["admin", "company", "newcomer", "reviewer", "candidate", "intern", "partner"] {
            assert_eq!(demo.emails(role).len(), 1, "{role}");
        }
    }

    #[test]
    fn only_the_ready_line_gives_a_port() {
        assert_eq!(port_in(r#"ready {"host":"127.0.0.1","port":9099,"accounts":6}"#), Some(9099));
        assert_eq!(port_in("a warning of some package"), None);
    }
}
