//! What the person at the terminal reads.

use std::io::Write as _;
use std::time::Instant;

/// One line on standard output. A closed pipe is no reason to fail.
pub(crate) fn line(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

/// The sentence that explains why the command failed.
pub(crate) fn failed(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "xtask: {text}");
}

/// A step that takes a while: says what begins, later how long it took.
pub(crate) struct Step {
    what: String,
    began: Instant,
}

impl Step {
    pub(crate) fn begin(what: impl Into<String>) -> Self {
        let what = what.into();
        line(&format!("• {what} …"));
        Self { what, began: Instant::now() }
    }

    /// Whole seconds since the step began.
    pub(crate) fn seconds(&self) -> u64 {
        self.began.elapsed().as_secs()
    }

    /// A sign of life in a long step.
    pub(crate) fn still_running(&self) {
        line(&format!("  … {} ({} s)", self.what, self.seconds()));
    }

    pub(crate) fn done(&self) {
        line(&format!("  done: {} ({:.1} s)", self.what, self.began.elapsed().as_secs_f32()));
    }
}
