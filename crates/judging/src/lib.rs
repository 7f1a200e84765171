#![doc = include_str!("../README.md")]

mod bank;
mod filling;
mod making;
mod own;
mod package;
mod problem;
pub mod scenario;
mod validator;
mod verify;
pub mod workbench;

pub use bank::{from_bank, new_scenario, new_version, outcome, toolchain_version, verdict};
pub use filling::fill_answers;
pub use making::make_tests;
pub use own::completed;
pub use package::{open_package, suite_of};
pub use problem::{NotRun, Ready, Run, Stopped, limits_of, program_of};
pub use verify::{Clock, Report, Verifying};

/// Named by every verdict, so that a grade says what made it.
pub const JUDGE_VERSION: &str = concat!("assay-judge/", env!("CARGO_PKG_VERSION"));
