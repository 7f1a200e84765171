//! What a submission is for, what a worker does with it, and how it ends. Pure.

use kernel::words;

words! {
    /// What the candidate asked for.
    pub enum Kind as "SubmissionKind" {
        /// A try on the samples or on an input of one's own.
        Run = "run",
        /// A solution, judged on everything.
        Submit = "submit",
    }
}

words! {
    /// What a worker does with a submission, for the candidate to see.
    pub enum Phase as "SubmissionPhase" {
        /// Nothing yet.
        Queued = "queued",
        /// Compiling.
        Compiling = "compiling",
        /// Running tests.
        Running = "running",
        /// Nothing more.
        Done = "done",
    }
}

words! {
    /// The outcome of a test or of a submission. Source: decisions, judge and attempts.
    pub enum Verdict {
        /// Accepted.
        Ac = "AC",
        /// Wrong answer.
        Wa = "WA",
        /// Time limit.
        Tle = "TLE",
        /// Memory limit.
        Mle = "MLE",
        /// Output limit.
        Ole = "OLE",
        /// Runtime error.
        Rte = "RTE",
        /// Compile error; of a submission only.
        Ce = "CE",
        /// The judge failed; of a submission only.
        JudgeError = "judge_error",
        /// Not run, because an earlier result made it pointless; of a test only.
        Skipped = "skipped",
    }
}
