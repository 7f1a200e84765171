//! A worker in each namespace.

use std::os::unix::fs::symlink;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};
use rustix::process::{Pid, Signal, kill_process};

use super::net::{COUNT, Net};
use super::postgres::Postgres;
use crate::harness::server::Recipe;
use crate::kill::workers::find;

/// The workers; asked to end when dropped.
pub(crate) struct Workers {
    /// A PATH with nothing but what the submissions need: a worker tries every language it finds.
    path: tempfile::TempDir,
    live: Vec<Child>,
}

impl Workers {
    pub(crate) fn start(net: &Net, postgres: &Postgres, recipe: &Recipe) -> Result<Self> {
        let path = tempfile::tempdir()?;
        symlink(find("node")?, path.path().join("node"))?;
        let mut workers = Self { path, live: Vec::new() };
        for at in 0..COUNT {
            let mut assay = recipe.command()?;
            let url = format!("{}?application_name={}", postgres.url_for(at), Self::name(at));
            assay.arg("worker").env("DATABASE_URL", url).env("PATH", workers.path.path());
            let mut inside = within(&net.entrance(at), &assay)?;
            let log = recipe.log()?;
            inside.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
            workers.live.push(inside.spawn().context("a worker cannot be started")?);
        }
        Ok(workers)
    }

    /// Under this name the database knows the connections of the worker.
    pub(crate) fn name(at: u8) -> String {
        format!("cut-{at}")
    }

    /// Whether each is the process that was started, and no other in its place.
    pub(crate) fn all_live(&mut self) -> Result<bool> {
        for child in &mut self.live {
            if child.try_wait()?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The same command, started by `entrance`, whose program is found on our own PATH.
fn within(entrance: &[String], command: &Command) -> Result<Command> {
    let (enter, arguments) = entrance.split_first().context("no entrance")?;
    let mut inside = Command::new(find(enter)?);
    inside.args(arguments).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => inside.env(name, value),
            None => inside.env_remove(name),
        };
    }
    Ok(inside)
}

impl Drop for Workers {
    fn drop(&mut self) {
        for child in &self.live {
            // One that has ended already is what was wanted.
            let _asked = kill_process(Pid::from_child(child), Signal::TERM);
        }
        for child in &mut self.live {
            let _ended = child.wait();
        }
    }
}
