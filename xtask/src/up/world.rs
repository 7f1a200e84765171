//! The demo world, made behind the server that is running already.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::ValueEnum;

use crate::machine::context::Context;
use crate::machine::output::{Step, line};
use crate::machine::process::{self, Process};
use crate::machine::stamp;
use crate::stack::Stack;

/// What `assay seed` says when the first people can sign in.
const PEOPLE: &str = "The first people can sign in.";
/// How it begins what it says of the rest.
const WORLD: &str = "The demo world";

/// How much of a market there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Extent {
    /// The demo accounts, one company and one invitation.
    None,
    /// Some of each kind.
    Small,
    /// A market of 260 candidates.
    Market,
    /// Thousands of candidates.
    Large,
}

/// `assay seed`, while it makes the world.
pub(crate) struct Making {
    process: Option<Process>,
    log: PathBuf,
    /// How many bytes of the log were read.
    read: usize,
    kept: PathBuf,
    sources: String,
}

impl Making {
    /// Publishes the bank, begins the world, and waits until its first people can sign in. Nothing to do where `kept`
    /// says that this program has already done so.
    pub(crate) fn begin(
        context: &Context,
        stack: &Stack,
        (extent, kept): (Extent, &Path),
    ) -> Result<Self> {
        let extent = extent.to_possible_value().context("an extent without a name")?;
        let sources = format!("{} {}", stack.seeds(context)?, extent.get_name());
        let log = stack.log().with_file_name("seed.log");
        let (kept, read) = (kept.to_path_buf(), 0);
        let mut making = Self { process: None, log, read, kept, sources };
        if stamp::fresh(&making.kept, &making.sources) {
            let made = fs::metadata(&making.kept)?.modified()?;
            // A clock that was set back since makes it new.
            let age = made.elapsed().unwrap_or_default();
            line(&format!("  {WORLD} was made {}; --fresh makes it again.", ago(age)));
            return Ok(making);
        }
        let step = Step::begin("seeding the demo data");
        let out = File::create(&making.log)
            .with_context(|| format!("cannot write {}", making.log.display()))?;
        let mut seed = stack.assay(context, &["seed", "--world", extent.get_name()]);
        seed.stdout(out.try_clone()?).stderr(out).env("NO_COLOR", "1");
        making.process = Some(Process::start("assay seed", &mut seed)?);
        while making.process.is_some() && !making.said().contains(PEOPLE) {
            context.interrupt.pause(super::GLANCE)?;
            making.look()?;
        }
        step.done();
        Ok(making)
    }

    fn said(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// Passes on what it says of the world, and notes when it has ended well.
    pub(crate) fn look(&mut self) -> Result<()> {
        let Some(process) = &mut self.process else { return Ok(()) };
        let ended = process.ended()?;
        let said = self.said();
        let new = said.get(self.read..).unwrap_or_default();
        let whole = new.rfind('\n').map_or(0, |end| end + 1);
        for text in
            new.get(..whole).unwrap_or_default().lines().filter(|text| text.starts_with(WORLD))
        {
            line(&format!("  {text}"));
        }
        self.read += whole;
        let Some(status) = ended else { return Ok(()) };
        self.process = None;
        if !status.success() {
            bail!("the demo world could not be made:\n{}", process::tail(&self.log));
        }
        stamp::keep(&self.kept, &self.sources)
    }

    /// Waits until the world is complete.
    pub(crate) fn finish(mut self, context: &Context) -> Result<()> {
        while self.process.is_some() {
            context.interrupt.pause(super::GLANCE)?;
            self.look()?;
        }
        Ok(())
    }

    /// Ends it; what it had not completed never was.
    pub(crate) fn stop(mut self) {
        if let Some(process) = &mut self.process {
            process.stop();
        }
    }
}

/// An age in words.
fn ago(age: Duration) -> String {
    match age.as_secs() / (24 * 60 * 60) {
        0 => "less than a day ago".to_owned(),
        1 => "a day ago".to_owned(),
        days => format!("{days} days ago"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_is_said_in_whole_days() {
        let hours = |hours: u64| ago(Duration::from_secs(hours * 3600));
        assert_eq!(hours(23), "less than a day ago");
        assert_eq!(hours(47), "a day ago");
        assert_eq!(hours(49), "2 days ago");
    }
}
