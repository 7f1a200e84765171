//! What judging a submission says.

use crate::suite::Tag;

/// The outcome of a test or of a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The output agrees with the answer.
    Accepted,
    /// The program ended well, but its output differs.
    WrongAnswer,
    /// The CPU or the wall-clock limit was reached.
    TimeLimit,
    /// The memory limit was reached, whatever the program's exit status.
    MemoryLimit,
    /// More output than allowed.
    OutputLimit,
    /// A non-zero exit status, a signal, or a system call that is never allowed.
    RuntimeError,
    /// The source does not compile within the compiler's limits.
    CompileError,
    /// The judge failed. [`crate::Judge`] never returns it in a result, it returns a
    /// [`crate::Fault`]; it is here because callers store it.
    JudgeError,
    /// Not run, because an earlier result made it pointless.
    Skipped,
}

impl Verdict {
    /// Every verdict, in the order above.
    pub const ALL: [Self; 9] = [
        Self::Accepted,
        Self::WrongAnswer,
        Self::TimeLimit,
        Self::MemoryLimit,
        Self::OutputLimit,
        Self::RuntimeError,
        Self::CompileError,
        Self::JudgeError,
        Self::Skipped,
    ];

    /// The code users and tables see: AC WA TLE MLE OLE RTE CE, `judge_error`, `skipped`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Accepted => "AC",
            Self::WrongAnswer => "WA",
            Self::TimeLimit => "TLE",
            Self::MemoryLimit => "MLE",
            Self::OutputLimit => "OLE",
            Self::RuntimeError => "RTE",
            Self::CompileError => "CE",
            Self::JudgeError => "judge_error",
            Self::Skipped => "skipped",
        }
    }

    /// The verdict with this code, if there is one.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verdict| verdict.code() == code)
    }
}

/// The outcome of one test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestResult {
    /// Place in the whole suite, from 1.
    pub number: u32,
    /// Name of the group it belongs to.
    pub group: String,
    /// What happened.
    pub verdict: Verdict,
    /// Why, in words for the candidate; an accepted test has one only where it was near its time
    /// limit on a busy machine and therefore run a second time.
    pub reason: Option<String>,
    /// CPU time of the whole process tree, in microseconds.
    pub cpu_us: u64,
    /// Wall-clock time, in microseconds.
    pub wall_us: u64,
    /// Largest resident set of any one process, in KiB.
    pub memory_kib: u64,
    /// The first 4 KiB of output, decoded lossily; kept only for tests of sample groups.
    pub output: Option<String>,
    /// The first 4 KiB of standard error, likewise.
    pub stderr: Option<String>,
    /// What the validator holds an accepted test to be worth, in thousandths; absent where it does not say.
    pub share_permille: Option<u16>,
}

/// What a validator says an accepted test is worth, where it says so.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Score {
    /// So many points, 0 or more.
    Points(f64),
    /// This share of the most points that the test can give, 0 to 1.
    Share(f64),
}

/// The outcome of one group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupResult {
    /// The group's name.
    pub name: String,
    /// What it examines.
    pub tag: Tag,
    /// Every test of it was accepted.
    pub passed: bool,
    /// Its weight where it passed, else 0; of a group that a validator scores the sum of its tests.
    pub points: u32,
}

/// What the compiler said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompileReport {
    /// There is a program to run. Always true for interpreted languages.
    pub ok: bool,
    /// The compiler's output, at most 64 KiB, or the limit it ran into; may be empty.
    pub message: String,
}

/// The outcome of a submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// Accepted where every test is; `CompileError`; else the verdict of the first test, in
    /// order, that failed.
    pub verdict: Verdict,
    /// What the compiler said.
    pub compile: CompileReport,
    /// One result a test, in order, those given as done included; empty after a compile error.
    pub tests: Vec<TestResult>,
    /// One result a group, in order.
    pub groups: Vec<GroupResult>,
    /// Sum of the groups' points: 0–100 where the weights sum to 100.
    pub points: u32,
}

/// The outcome of a run on the candidate's own input: nothing is compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trial {
    /// `Accepted` here means that the program ended well.
    pub verdict: Verdict,
    /// Why not, in words.
    pub reason: Option<String>,
    /// The exit code of a program that ended by itself.
    pub exit_code: Option<i32>,
    /// What the compiler said.
    pub compile: CompileReport,
    /// Standard output, at most 64 KiB, decoded lossily.
    pub output: String,
    /// More was written than `output` shows.
    pub truncated: bool,
    /// The first 4 KiB of standard error, decoded lossily.
    pub stderr: String,
    /// CPU time of the whole process tree, in microseconds.
    pub cpu_us: u64,
    /// Wall-clock time, in microseconds.
    pub wall_us: u64,
    /// Largest resident set of any one process, in KiB.
    pub memory_kib: u64,
}

/// What is happening now.
#[derive(Debug, Clone, Copy)]
pub enum Progress<'a> {
    /// The source is being compiled (or, for an interpreted language, put in place).
    Compiling,
    /// There is a program to run.
    Compiled,
    /// A test begins.
    TestStarted {
        /// Its number, from 1.
        number: u32,
        /// How many tests the suite has.
        total: u32,
    },
    /// A test ended or was skipped. Results given as done are not announced again.
    TestJudged(&'a TestResult),
    /// Nothing new; said at least every 100 ms while a program runs, so that it can be stopped.
    Waiting,
}

/// What the watcher wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// Go on.
    Continue,
    /// Kill what runs and return [`crate::Fault::Stopped`].
    Stop,
}
