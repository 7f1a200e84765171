//! Workers of our own, so that one that was killed is back at once: the server starts one that dies
//! often ever more seldom.

use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::{Child, Command};

use anyhow::{Context as _, Result};
use rustix::process::{Pid, Signal, kill_process};

use crate::harness::server::Recipe;

/// Workers that are kept running.
pub(crate) struct Workers {
    recipe: Recipe,
    /// Where not ours: a PATH with nothing but Node, as a worker tries every language it finds before
    /// it takes work.
    path: Option<tempfile::TempDir>,
    live: Vec<Child>,
}

impl Workers {
    /// Workers that know JavaScript only.
    pub(crate) fn start(recipe: Recipe, count: usize) -> Result<Self> {
        let path = tempfile::tempdir()?;
        symlink(find("node")?, path.path().join("node"))?;
        Self::start_with(recipe, count, Some(path))
    }

    /// Workers that know every language of this machine.
    pub(crate) fn start_whole(recipe: Recipe, count: usize) -> Result<Self> {
        Self::start_with(recipe, count, None)
    }

    fn start_with(recipe: Recipe, count: usize, path: Option<tempfile::TempDir>) -> Result<Self> {
        let mut workers = Self { recipe, path, live: Vec::new() };
        for at in 0..count {
            let child = workers.spawn(at)?;
            workers.live.push(child);
        }
        Ok(workers)
    }

    /// Under this name the database knows the connections of the worker at this place.
    fn name(at: usize) -> String {
        format!("kill-{at}")
    }

    fn spawn(&self, at: usize) -> Result<Child> {
        let url = format!("{}&application_name={}", self.recipe.url()?, Self::name(at));
        let mut worker = self.recipe.command()?;
        worker.arg("worker").env("DATABASE_URL", url);
        if let Some(path) = &self.path {
            worker.env("PATH", path.path());
        }
        worker.spawn().context("a worker cannot be started")
    }

    /// Starts again those that ended. Says how many there were.
    pub(crate) fn tend(&mut self) -> Result<usize> {
        let mut ended = 0;
        for at in 0..self.live.len() {
            let gone = match self.live.get_mut(at) {
                Some(child) => child.try_wait()?.is_some(),
                None => false,
            };
            if gone {
                let fresh = self.spawn(at)?;
                if let Some(place) = self.live.get_mut(at) {
                    *place = fresh;
                }
                ended += 1;
            }
        }
        Ok(ended)
    }

    /// The worker whose connections have this name.
    pub(crate) fn named(&self, name: &str) -> Option<Pid> {
        let at = (0..self.live.len()).find(|at| Self::name(*at) == name)?;
        self.live.get(at).map(Pid::from_child)
    }

    /// Processes that hold its boxes: what it started, and what that started. Who has started nothing
    /// waits for a submission.
    pub(crate) fn boxes_of(worker: Pid) -> Vec<Pid> {
        let boxes = children(worker).into_iter().map(|launcher| (launcher, children(launcher)));
        let held = boxes.filter(|(_, inits)| !inits.is_empty());
        held.flat_map(|(launcher, inits)| [vec![launcher], inits].concat()).collect()
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        for child in &mut self.live {
            // One that has ended already is what was wanted.
            let _asked = kill_process(Pid::from_child(child), Signal::TERM);
        }
        for child in &mut self.live {
            let _ended = child.wait();
        }
    }
}

pub(crate) fn find(program: &str) -> Result<PathBuf> {
    let found = Command::new("sh").args(["-c", &format!("command -v {program}")]).output()?;
    let path = String::from_utf8(found.stdout)?;
    std::fs::canonicalize(path.trim()).with_context(|| format!("{program} is not on PATH"))
}

fn children(of: Pid) -> Vec<Pid> {
    let tasks = std::fs::read_dir(format!("/proc/{}/task", of.as_raw_nonzero()));
    let tasks = tasks.into_iter().flatten().flatten();
    let lists = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok());
    let ids = lists.flat_map(|list| {
        list.split_whitespace().filter_map(|id| id.parse().ok()).collect::<Vec<i32>>()
    });
    ids.filter_map(Pid::from_raw).collect()
}
