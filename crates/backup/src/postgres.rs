//! PostgreSQL's own client programs, as children that end with us: each lives on a pipe whose other end we hold.

use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;

use crate::{Error, rules};

/// How much of what a program complains of is shown.
const SHOWN_BYTES: usize = 400;

/// Where client programs may be.
pub struct Tools {
    dirs: Vec<PathBuf>,
}

impl Tools {
    /// In this directory and no other, else on the path and where packages put them.
    pub fn new(only: Option<&Path>, search_path: Option<&OsStr>) -> Self {
        if let Some(dir) = only {
            return Self { dirs: vec![dir.to_owned()] };
        }
        let packaged = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let packaged = packaged.map(|entry| entry.path().join("bin"));
        let on_path = search_path.into_iter().flat_map(std::env::split_paths);
        Self { dirs: packaged.chain(on_path).collect() }
    }

    /// A program of the newest version there is, which must not be older than the server.
    pub(crate) fn find(&self, program: &'static str, major: u32) -> Result<PathBuf, Error> {
        let there = self.dirs.iter().map(|dir| dir.join(program)).filter(|path| path.is_file());
        let newest = there.filter_map(|path| Some((version(&path)?, path))).max();
        newest
            .filter(|(version, _)| *version >= major)
            .map(|(_, path)| path)
            .ok_or(Error::NoTools { program, major })
    }
}

fn version(program: &Path) -> Option<u32> {
    let said = Command::new(program).arg("--version").output().ok()?;
    let said = String::from_utf8(said.stdout).ok()?;
    let number =
        said.split_whitespace().find(|word| word.starts_with(|c: char| c.is_ascii_digit()))?;
    number.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// A program with the address of the database. The password is not on its command line, which everybody can read.
pub(crate) fn command(program: &Path, url: &str) -> Command {
    let (address, password) = rules::without_password(url);
    let mut command = Command::new(program);
    command.arg("--no-password").arg(format!("--dbname={address}"));
    if let Some(password) = password {
        command.env("PGPASSWORD", password);
    }
    command
}

/// A child and what it complains of.
pub(crate) struct Running {
    program: &'static str,
    pub(crate) child: Child,
    complaints: JoinHandle<String>,
}

/// Starts it; the caller has set standard input and output.
pub(crate) fn start(program: &'static str, mut command: Command) -> Result<Running, Error> {
    let failed = |said: String| Error::Tool { program, said };
    let mut child = command.stderr(Stdio::piped()).spawn().map_err(|e| failed(e.to_string()))?;
    let mut pipe = child.stderr.take().ok_or_else(|| failed("it has no output".to_owned()))?;
    let complaints = std::thread::spawn(move || {
        let mut said = Vec::new();
        // What could be read is shown.
        let _read = pipe.read_to_end(&mut said);
        String::from_utf8_lossy(&said).into_owned()
    });
    Ok(Running { program, child, complaints })
}

impl Running {
    /// Waits until it has ended well.
    pub(crate) fn finish(mut self) -> Result<(), Error> {
        let program = self.program;
        let status = self.child.wait();
        let said = self.complaints.join().unwrap_or_default();
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(Error::Tool { program, said: end_of(&said, &status.to_string()) }),
            Err(e) => Err(Error::Tool { program, said: e.to_string() }),
        }
    }
}

/// The first complaint is the cause; those after it follow from it.
fn end_of(said: &str, status: &str) -> String {
    let cause = said.lines().find(|line| line.to_lowercase().contains("error:"));
    let cause = cause.or(said.lines().next()).unwrap_or(status);
    cause.chars().take(SHOWN_BYTES).collect()
}
