//! What the box does with a source before its first test, done without a box: how much of the wait
//! is the language's own.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, Result, bail, ensure};
use kernel::Language;

use crate::kill::workers::find;

/// The command that looks at a source, or compiles it.
pub(crate) struct Bare {
    program: PathBuf,
    arguments: &'static [&'static str],
    source: tempfile::NamedTempFile,
}

impl Bare {
    pub(crate) fn of(language: Language, text: &str) -> Result<Self> {
        let source = tempfile::NamedTempFile::new()?;
        std::fs::write(source.path(), text)?;
        let (program, arguments): (PathBuf, &[&str]) = match language {
            Language::Python => {
                (python()?, &["-I", "-S", "-B", "-c", "import sys; open(sys.argv[1])"])
            }
            Language::JavaScript => (find("node")?, &["--check"]),
            Language::C => {
                (find("gcc")?, &["-std=gnu17", "-O2", "-static", "-o", "/dev/null", "-x", "c"])
            }
            other => bail!("nobody knows how {other} is checked"),
        };
        Ok(Self { program, arguments, source })
    }

    /// Milliseconds.
    pub(crate) fn once(&self) -> Result<f64> {
        let mut command = Command::new(&self.program);
        command.args(self.arguments).arg(self.source.path());
        command
            .env_clear()
            .env("PATH", "/usr/bin:/bin")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let began = Instant::now();
        let done = command.status().context("it cannot be started")?;
        ensure!(done.success(), "{} ended with {done}", self.program.display());
        Ok(began.elapsed().as_secs_f64() * 1000.0)
    }
}

/// The interpreter itself: what is on PATH may be a script that looks for it.
fn python() -> Result<PathBuf> {
    let asked = Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output();
    let path = String::from_utf8(asked.context("python3 is not on PATH")?.stdout)?;
    Ok(PathBuf::from(path.trim()))
}
