//! Where problem packages, the bank and the judge meet: none of the three knows another.

mod bank;
mod package;
mod problem;
mod validator;

pub(crate) use bank::{from_bank, new_version, outcome, toolchain_version, verdict};
pub(crate) use package::suite_of;
pub(crate) use problem::{NotRun, Ready, Run, limits_of, program_of};

/// Named by every verdict, so that a grade says what made it.
pub(crate) const JUDGE_VERSION: &str = concat!("assay-judge/", env!("CARGO_PKG_VERSION"));
