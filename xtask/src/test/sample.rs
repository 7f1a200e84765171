//! Which part of a long row of checks a commit gets.

use std::fmt;
use std::process::Command;
use std::str::FromStr;

use anyhow::{Context as _, Error, Result, bail};

use crate::machine::context::Context;

/// What a program of tests looks into for its sample; without it, it makes all of its checks.
pub(crate) const VARIABLE: &str = "ASSAY_SAMPLE";
/// A sample of the sweeps of the browser tests, and of the spellings of addresses, is one in so many.
pub(crate) const OF_SWEEPS: u8 = 8;
/// What is sent to a server that listens is sent to the application of a test too, so that one in twice as many do.
pub(crate) const OF_ATTACKS: u8 = 16;

/// Every `of`-th, from `at` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sample {
    /// Counted from 0; less than `of`.
    pub(crate) at: u8,
    pub(crate) of: u8,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.at, self.of)
    }
}

impl FromStr for Sample {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let parts = text.split_once('/').context("a sample is K/N")?;
        let sample = Self { at: parts.0.parse()?, of: parts.1.parse()? };
        if sample.at >= sample.of {
            bail!("K counts from 0 and is less than N");
        }
        Ok(sample)
    }
}

/// The sample of the commit that is checked out: another one for every change, the same in every run.
pub(crate) fn of_commit(context: &Context, of: u8) -> Result<Sample> {
    let mut git = Command::new("git");
    git.current_dir(&context.root).args(["rev-parse", "HEAD"]);
    let said = git.output().context("git is not installed")?;
    Ok(Sample { at: sample_of(&String::from_utf8(said.stdout)?, of), of })
}

fn sample_of(commit: &str, of: u8) -> u8 {
    let first = commit.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
    first.unwrap_or_default() % of
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sample_belongs_to_some_commits() {
        let commits = ["00c3", "01c3", "fe53", "7b11"];
        assert_eq!(commits.map(|commit| sample_of(commit, 4)), [0, 1, 2, 3]);
        assert_eq!(sample_of("", 4), 0);
    }

    #[test]
    fn a_sample_is_written_as_it_is_read() {
        let sample: Sample = "3/8".parse().unwrap();
        assert_eq!((sample, sample.to_string()), (Sample { at: 3, of: 8 }, "3/8".to_owned()));
        for refused in ["8/8", "3", "/8", "-1/8"] {
            assert!(refused.parse::<Sample>().is_err(), "{refused}");
        }
    }
}
