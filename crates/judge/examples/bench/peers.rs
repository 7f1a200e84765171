//! Who else can run a program here.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::rounds::Peer;

/// What runs programs for the comparison.
pub(crate) struct Peers {
    folder: PathBuf,
    spawner: PathBuf,
    /// A Python with `pip install dmoj`, for instance in a virtual environment.
    dmoj: Option<String>,
}

impl Peers {
    /// Builds the spawner in this folder.
    pub(crate) fn new(folder: &Path, dmoj: Option<String>) -> Self {
        let spawner = folder.join("bare");
        compile_with_gcc(&source("bare.c"), &spawner);
        Self { folder: folder.to_owned(), spawner, dmoj }
    }

    /// Runs the program as it is.
    pub(crate) fn bare(&self, name: &'static str, words: &[&str]) -> Peer {
        let mut command = Command::new(&self.spawner);
        Peer::start(name, command.args(words)).expect("the program does not run bare")
    }

    /// The same by each sandbox that is installed.
    pub(crate) fn others(&self, words: &[&str]) -> Vec<Peer> {
        let mut found = Vec::new();
        if let Some(bwrap) = on_path("bwrap") {
            let own = [bwrap.as_str(), "--unshare-all", "--ro-bind", "/", "/"];
            let mut command = Command::new(&self.spawner);
            command.args(own).args(words);
            found.extend(Peer::start("bubblewrap --unshare-all", &mut command));
        }
        if let Some(isolate) = on_path("isolate") {
            let made = Command::new(&isolate).arg("--init").output();
            println!("isolate --init: {:?}", made.map(|made| made.status.success()));
            let folder = format!("--dir={}", self.folder.display());
            let own = [isolate.as_str(), "--silent", &folder, "--run", "--"];
            let mut command = Command::new(&self.spawner);
            command.args(own).args(words);
            found.extend(Peer::start("isolate --run, box kept", &mut command));
        }
        if let Some(python) = &self.dmoj {
            let mut command = Command::new(python);
            command.arg(source("by_dmoj.py")).args(words);
            found.extend(Peer::start("DMOJ's sandbox", &mut command));
        } else {
            println!("DMOJ is left out: --dmoj names no Python that has it");
        }
        found
    }
}

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/bench").join(name)
}

/// Where a command really is, if it is installed.
pub(crate) fn on_path(name: &str) -> Option<String> {
    let found = Command::new("which").arg(name).output().ok()?;
    let file = fs::canonicalize(String::from_utf8(found.stdout).ok()?.trim()).ok()?;
    Some(file.to_str()?.to_owned())
}

/// Compiles a C source statically.
pub(crate) fn compile_with_gcc(source: &Path, to: &Path) {
    let done = Command::new("gcc").args(["-O2", "-static", "-o"]).arg(to).arg(source).status();
    let done = done.expect("gcc is missing: install gcc");
    assert!(done.success(), "{} does not compile", source.display());
}
