#![doc = include_str!("../README.md")]

mod error;
mod language;
mod limits;
mod suite;
mod verdict;

pub use error::{Fault, Refusal};
pub use language::Language;
pub use limits::{
    BadLimit, DEFAULT_OUTPUT_BYTES, DEFAULT_PROCESSES, Limits, MAX_CPU_MS, MAX_MEMORY_KIB,
    MAX_OUTPUT_BYTES, MAX_PROCESSES, MAX_WALL_MS, MIN_MEMORY_KIB,
};
pub use suite::{Comparison, Data, Group, Submission, Suite, Tag, Test};
pub use verdict::{
    CompileReport, Control, GroupResult, Judged, Progress, TestResult, Trial, Verdict,
};

/// How to open the judge.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// Which cgroup hierarchy to account with.
    pub cgroup: CgroupChoice,
}

/// Which cgroup hierarchy to account with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CgroupChoice {
    /// The best that works: v2, then v1, then none.
    #[default]
    Auto,
    /// v2, or refuse.
    V2,
    /// v1, or refuse.
    V1,
    /// None: limits by rlimits and polling, which is reported as reduced accounting.
    None,
}

/// How well programs are isolated and measured here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Isolation {
    /// What the time and memory figures rest on.
    pub level: Level,
    /// Sentences for the administrator: what was chosen and why.
    pub notes: Vec<String>,
}

/// What the time and memory figures rest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// cgroup v2 counts every process.
    FullV2,
    /// cgroup v1 counts every process.
    FullV1,
    /// No cgroup: rlimits and polling, which a hostile program can partly evade.
    Reduced,
}

/// A language and whether it works here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toolchain {
    /// The language.
    pub language: Language,
    /// Whether its hello world ran inside the box.
    pub state: ToolState,
}

/// Whether a language's hello world ran inside the box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToolState {
    /// It did.
    Present {
        /// What the tool says its version is.
        version: String,
    },
    /// It did not.
    Missing {
        /// What went wrong.
        reason: String,
        /// What to install or change.
        fix: String,
    },
}

/// Runs programs in boxes. Open once a process and share it between threads.
#[derive(Debug)]
pub struct Judge {
    isolation: Isolation,
    toolchains: Vec<Toolchain>,
}

impl Judge {
    /// A judge that has proved it can isolate, and has tried every toolchain.
    ///
    /// # Errors
    /// [`Refusal`] says what is missing and how to get it.
    pub fn open(settings: Settings) -> Result<Self, Refusal> {
        let _ = settings;
        Err(Refusal::Architecture)
    }

    /// How well programs are isolated and measured here.
    pub fn isolation(&self) -> &Isolation {
        &self.isolation
    }

    /// Every language, present or missing.
    pub fn toolchains(&self) -> &[Toolchain] {
        &self.toolchains
    }

    /// Judges a submission, beginning where `done` (results stored earlier) ends.
    ///
    /// # Errors
    /// [`Fault`]; none of them is the candidate's.
    pub fn grade(
        &self,
        submission: &Submission,
        suite: &Suite,
        done: &[TestResult],
        watch: &mut dyn FnMut(Progress<'_>) -> Control,
    ) -> Result<Judged, Fault> {
        let _ = (submission, suite, done, watch);
        Err(Fault::Stopped)
    }

    /// Runs a submission once on the candidate's own input, comparing nothing.
    ///
    /// # Errors
    /// [`Fault`]; none of them is the candidate's.
    pub fn try_input(
        &self,
        submission: &Submission,
        input: &[u8],
        limits: &Limits,
    ) -> Result<Trial, Fault> {
        let _ = (submission, input, limits);
        Err(Fault::Stopped)
    }
}
