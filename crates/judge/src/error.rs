//! [`Refusal`] says why this machine cannot judge at all; [`Fault`] says why one submission could
//! not be judged. Neither is ever a candidate's verdict.

use std::{io, path::PathBuf};

use crate::Language;

/// Why the judge does not open: it cannot isolate programs here.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// The box is written for another processor.
    #[error(
        "the judge runs on x86_64 Linux only, because its system-call filter is written for it"
    )]
    Architecture,
    /// The box could not be set up.
    #[error("programs cannot be isolated on this machine: {what} failed ({cause}). {fix}")]
    Isolation {
        /// The step that failed.
        what: String,
        /// The kernel's answer.
        cause: String,
        /// What the administrator can do.
        fix: &'static str,
    },
    /// The asked-for kind of cgroup is not usable.
    #[error("{what}. {fix}")]
    Cgroup {
        /// What is missing.
        what: String,
        /// What the administrator can do.
        fix: &'static str,
    },
}

/// Why a submission could not be judged; the candidate is not to blame.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The watcher asked to stop.
    #[error("judging was stopped")]
    Stopped,
    /// The language's toolchain does not work here.
    #[error("{language} programs cannot be judged here: {reason}. {fix}")]
    ToolchainMissing {
        /// Which language.
        language: Language,
        /// What is missing.
        reason: String,
        /// What the administrator can do.
        fix: String,
    },
    /// The input or the answer of a test cannot be read.
    #[error("test {number}: {path} cannot be read")]
    Data {
        /// The test, from 1.
        number: u32,
        /// The file.
        path: PathBuf,
        /// Why.
        #[source]
        source: io::Error,
    },
    /// The problem's validator neither accepted nor rejected.
    #[error("test {number}: the validator failed: {reason}")]
    Validator {
        /// The test, from 1.
        number: u32,
        /// How it ended.
        reason: String,
    },
    /// The suite contradicts itself.
    #[error("the suite is not usable: {0}")]
    Suite(String),
    /// A box failed twice.
    #[error("the sandbox failed: {0}")]
    Box(String),
}
