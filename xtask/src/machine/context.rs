//! What every command needs: where the checkout is, and whether somebody asked us to stop.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::machine::environment;
use crate::machine::interrupt::Interrupt;

/// The checkout, the build directory and the interrupt of this run.
pub(crate) struct Context {
    /// The root of the checkout.
    pub(crate) root: PathBuf,
    /// Cargo's target directory, which also holds our logs.
    pub(crate) target: PathBuf,
    /// Set by Ctrl-C and by SIGTERM.
    pub(crate) interrupt: Interrupt,
    /// Whether cargo builds the way CI does; see [`crate::machine::tools::cargo`].
    pub(crate) linted: bool,
}

impl Context {
    pub(crate) fn new() -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .context("xtask is not inside a checkout")?
            .to_path_buf();
        let target = match environment::read("CARGO_TARGET_DIR") {
            Some(dir) => root.join(dir),
            None => root.join("target"),
        };
        Ok(Self { root, target, interrupt: Interrupt::listen()?, linted: false })
    }

    /// A log file of this name under the target directory; its folder exists.
    pub(crate) fn log(&self, name: &str) -> Result<PathBuf> {
        let folder = self.target.join("xtask");
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        Ok(folder.join(format!("{name}.log")))
    }
}
